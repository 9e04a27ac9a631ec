// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/charts/charts.h"
#include "core/match/board_geometry.h"

namespace touchline::oldschool {

/// Cells of the board: first those of the pitch by cellOf(), then the positions of the goal that Home
/// attacks, then those of the other one.
[[nodiscard]] inline BoardPlace placeOf(Point point)
{
    return BoardPlace{cellOf(point)};
}
/// The middle of a cell, or a place beside the pitch.
[[nodiscard]] inline BoardPoint middleOf(const Charts &charts, Point point)
{
    return {point.x - 0.5, point.y - 0.5 + charts.goalHeights};
}
/// A position in the goal that `side` attacks; column and height in its frame.
[[nodiscard]] inline int goalCell(const Charts &charts, Side side, int column, int height)
{
    const int wide = charts.lastGoalColumn - charts.firstGoalColumn + 1;
    const int home = side == Side::Home ? column : pitchColumns + 1 - column;
    const int first = cellCount + (side == Side::Home ? 0 : wide * charts.goalHeights);
    return first + (height - 1) * wide + home - charts.firstGoalColumn;
}

} // namespace touchline::oldschool
