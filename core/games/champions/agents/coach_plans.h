// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/champions/agents/coach_style.h"
#include "core/games/champions/rules/plays.h"

namespace touchline::champions {

/// What a side does with a TURN: who moves where, the way of the ball, the run after it.
struct Plan
{
    static constexpr std::size_t mostSegments = 8;

    Piece piece = noPiece;
    OptionCode move = 0;
    std::array<OptionCode, mostSegments> segments{};
    std::size_t count = 0; ///< of segments
    std::size_t next = 0;  ///< the segment that comes next
    int value = -1'000'000;
};

/// The best way of the ball for the play that is due.
[[nodiscard]] Plan bestPlay(const State &state, const Play &play, const CoachStyle &style);
/// The best that can be done with the roll.
[[nodiscard]] Plan bestMove(const State &state, const CoachStyle &style, Generator &generator);

} // namespace touchline::champions
