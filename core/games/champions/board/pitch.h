// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/board/cells.h"
#include "core/match/report/side.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace touchline::champions {

/// The field is columns 1..10, rows 1..13 of the grid; what lies around it is the ring with the two goals in
/// it. Home defends row 0.
inline constexpr int noCellHere = -1;
inline constexpr int farAway = 99;

[[nodiscard]] constexpr int cellAt(int column, int row)
{
    return row * gridColumns + column;
}
[[nodiscard]] constexpr int columnOf(int cell)
{
    return cell % gridColumns;
}
[[nodiscard]] constexpr int rowOf(int cell)
{
    return cell / gridColumns;
}
/// Row counted from the side's own endline.
[[nodiscard]] constexpr int ownRow(Side side, int cell)
{
    return side == Side::Home ? rowOf(cell) : gridRows - 1 - rowOf(cell);
}
/// The row of the grid that is `row` in the side's own count.
[[nodiscard]] constexpr int gridRow(Side side, int row)
{
    return side == Side::Home ? row : gridRows - 1 - row;
}
/// +1 for Home, -1 for Away: a step towards the opponents' end.
[[nodiscard]] constexpr int forward(Side side)
{
    return side == Side::Home ? 1 : -1;
}
/// The side that defends the end nearer to this cell's row.
[[nodiscard]] constexpr Side endOf(int cell)
{
    return rowOf(cell) < gridRows / 2 ? Side::Home : Side::Away;
}
/// The cell as the other side has it: turned round the centre spot.
[[nodiscard]] constexpr int turned(int cell)
{
    return cellCount - 1 - cell;
}
/// A cell of Home's view as `side` has it.
[[nodiscard]] constexpr int seenBy(Side side, int cell)
{
    return side == Side::Home ? cell : turned(cell);
}

enum class CellKind : std::uint8_t { Field, HomeGoal, AwayGoal, Endline, Touch, Corner };

[[nodiscard]] constexpr CellKind kindOf(int cell)
{
    const int column = columnOf(cell);
    const int row = rowOf(cell);
    const bool atSide = column == 0 || column == gridColumns - 1;
    if (row == 0 || row == gridRows - 1) {
        if (atSide)
            return CellKind::Corner;
        if (column == 5 || column == 6)
            return row == 0 ? CellKind::HomeGoal : CellKind::AwayGoal;
        return CellKind::Endline;
    }
    return atSide ? CellKind::Touch : CellKind::Field;
}
[[nodiscard]] constexpr bool isField(int cell)
{
    return kindOf(cell) == CellKind::Field;
}
[[nodiscard]] constexpr bool isGoalOf(Side side, int cell)
{
    return kindOf(cell) == (side == Side::Home ? CellKind::HomeGoal : CellKind::AwayGoal);
}
[[nodiscard]] constexpr bool isGoal(int cell)
{
    return kindOf(cell) == CellKind::HomeGoal || kindOf(cell) == CellKind::AwayGoal;
}
/// Endline, touch and outer corners: a ball there is out.
[[nodiscard]] constexpr bool isRing(int cell)
{
    return !isField(cell) && !isGoal(cell);
}
[[nodiscard]] constexpr int goalCell(Side side, int number)
{
    return cellAt(5 + number, gridRow(side, 0));
}

/// Directions 0..7 clockwise, 0 towards higher rows; even ones are straight.
inline constexpr int directionCount = 8;
inline constexpr std::array<int, directionCount> columnSteps{0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr std::array<int, directionCount> rowSteps{1, 1, 0, -1, -1, -1, 0, 1};

/// The next cell in a direction; noCellHere beyond the grid.
[[nodiscard]] constexpr int neighbour(int cell, int direction)
{
    const int column = columnOf(cell) + columnSteps[static_cast<std::size_t>(direction)];
    const int row = rowOf(cell) + rowSteps[static_cast<std::size_t>(direction)];
    return column < 0 || column >= gridColumns || row < 0 || row >= gridRows ? noCellHere
                                                                             : cellAt(column, row);
}
/// Steps on the empty grid.
[[nodiscard]] constexpr int gridSteps(int from, int to)
{
    const int columns = columnOf(from) - columnOf(to);
    const int rows = rowOf(from) - rowOf(to);
    return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
}
/// Moves of a chess king.
[[nodiscard]] constexpr int kingSteps(int from, int to)
{
    const int columns =
        columnOf(from) < columnOf(to) ? columnOf(to) - columnOf(from) : columnOf(from) - columnOf(to);
    const int rows = rowOf(from) < rowOf(to) ? rowOf(to) - rowOf(from) : rowOf(from) - rowOf(to);
    return columns > rows ? columns : rows;
}

/// Sets of cells that never change.
struct PitchCells
{
    Cells field;
    PerSide<Cells> goals;
    Cells allGoals;
    constexpr PitchCells()
    {
        for (int cell = 0; cell < cellCount; ++cell) {
            const auto number = static_cast<std::size_t>(cell);
            if (isField(cell))
                field.set(number);
            for (const Side side : bothSides)
                if (isGoalOf(side, cell))
                    goals[side].set(number);
        }
        allGoals = goals[Side::Home] | goals[Side::Away];
    }
};
inline constexpr PitchCells pitchCells;

/// All neighbours by direction, worked out once.
struct Neighbours
{
    std::array<std::array<std::int16_t, directionCount>, cellCount> of{};
};
inline constexpr Neighbours neighbours = [] {
    Neighbours all;
    for (int cell = 0; cell < cellCount; ++cell)
        for (int direction = 0; direction < directionCount; ++direction)
            all.of[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)] =
                static_cast<std::int16_t>(neighbour(cell, direction));
    return all;
}();
[[nodiscard]] inline int nextCell(int cell, int direction)
{
    return neighbours.of[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
}

} // namespace touchline::champions
