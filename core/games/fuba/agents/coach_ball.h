// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/situations.h"

namespace touchline::fuba {

/// What a coach thinks of a player who takes the ball along, and of his keeper's place (6.13, A5): in
/// ten-thousandths of a goal, as coach_figures.h.

/// What a move with the ball gains over leaving it where it is; `move` is a legal one of the holder.
[[nodiscard]] int dribbleGain(const State &state, const PieceMove &move);
/// Worth of the best attempt that could follow a legal dribble in this stage, as its second action; 0 where
/// there is none.
[[nodiscard]] int bestShotAfterDribble(const State &state, Side side);

/// Whether the keeper had better stand out of his goal area: it helps pressing that is still to come in this
/// stage more than it helps the attempts of the opponents.
[[nodiscard]] bool wantsKeeperOut(const State &state, Side side);

} // namespace touchline::fuba
