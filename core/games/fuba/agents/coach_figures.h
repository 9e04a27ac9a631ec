// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/situations.h"

namespace touchline::fuba {

/// What a coach thinks a position is worth (specification, section 12), in whole numbers: values in
/// ten-thousandths of a goal, wishes for places in thousandths.

/// Worth of having the ball at a level.
[[nodiscard]] int valueAt(int level);
/// Worth of an attempt, 0 where none is allowed.
[[nodiscard]] int shotValue(const State &state, Side side, int from, int value, bool secondary);
/// Worth of playing the ball to `to`, where it would have this value.
[[nodiscard]] int targetValue(const State &state, int to, int value);

/// How much a side wants a piece in each of its areas now.
using Wishes = std::array<int, areaCount>;
[[nodiscard]] Wishes wishesOf(const State &state, Side side);
/// Worth of one more piece where `there` stand already.
[[nodiscard]] int worthOf(const Wishes &wishes, int area, int there);
/// What a move of an outfield piece gains.
[[nodiscard]] int moveGain(const State &state, Side side, const Wishes &wishes, const PieceMove &move);
/// A gain that is worth a move.
inline constexpr int leastGain = 20;

/// Ball value after an adjustment by `side`; `boost` is 1 where a condition point is spent on it.
[[nodiscard]] int adjustedValue(const State &state, Side side, bool secondary, int boost = 0);
/// Behind or ahead with little time left.
[[nodiscard]] bool isLateBehind(const State &state, Side side);
[[nodiscard]] bool isLateAhead(const State &state, Side side);

/// The line that the score asks for from half-time on: the attack of those who are behind, the defence of
/// those who lead by two or, late, at all; nothing where it asks for none.
[[nodiscard]] std::optional<Line> lineAskedFor(const State &state, Side side);
/// Whether that line is smaller than it should be.
[[nodiscard]] bool wantsOtherFormation(const State &state, Side side);

} // namespace touchline::fuba
