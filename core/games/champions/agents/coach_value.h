// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/agents/coach_style.h"
#include "core/games/champions/rules/state.h"

namespace touchline::champions {

/// Worth of positions for a coach, in thousandths of a goal (specification 12).

/// Chance that `side` scores in a TURN of its own with the ball where it lies; 0 if nobody gets there.
[[nodiscard]] int dangerOf(const State &state, Side side, const CoachStyle &style);
/// Worth for `side` when the opponents have the next TURN. Where it is not above `beat`, any number that is
/// not may be returned: what cannot be the best needs no exact figure.
[[nodiscard]] int positionValue(const State &state, Side side, const CoachStyle &style, int beat);
/// How far the men of a side are from where they belong with the ball there; 0 or less.
[[nodiscard]] int shapeValue(const State &state, Side side);
/// For the men of a side who stand near the line from the ball to their goal.
[[nodiscard]] int guardValue(const State &state, Side side, const CoachStyle &style);

} // namespace touchline::champions
