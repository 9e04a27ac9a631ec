// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::simulator {

/// The field (specification 2.1 to 2.3): 103 cells in nine rows, named by doubled coordinates. The home side
/// attacks along x in the first half. Places are hundredths of a centimetre.

struct Point
{
    std::int16_t x = 0;
    std::int16_t y = 0;

    constexpr bool operator==(const Point &) const = default;
};
[[nodiscard]] constexpr Point at(int x, int y)
{
    return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}
[[nodiscard]] constexpr int squared(Point a, Point b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

inline constexpr int pitchLength = 11'000;
inline constexpr int pitchWidth = 7'506;
inline constexpr int middleY = 3'753;
inline constexpr int tokenHalf = 60;     ///< from a token's centre to its edge
inline constexpr int tokenGap = 130;     ///< least distance of two tokens of a cell
inline constexpr int ballGap = 220;      ///< of a token and a ball that rests
inline constexpr int possessorGap = 100; ///< of the possessor and his ball
inline constexpr int setPieceGap = 960;  ///< of opponents and the ball of a set piece
inline constexpr Point kickOffSpot{5'500, middleY};
/// Of the goal that is attacked along x.
inline constexpr Point penaltySpot{9'850, middleY};
inline constexpr int goalKickX = 570;
inline constexpr int lineInset = 60; ///< of a ball of a set piece, from the lines

inline constexpr int rowCount = 9;
inline constexpr int lastColumn = 22;
inline constexpr int cellCount = 103;
inline constexpr int noCellHere = -1;
using Cell = std::int8_t;

inline constexpr int frontCells = 3; ///< the first of the neighbours, for the side that attacks along x

struct PitchTables
{
    std::array<Cell, cellCount> x{};
    std::array<Cell, cellCount> row{};
    /// Front (straight, right, left) and rear, for the side that attacks along x; noCellHere beside the
    /// field.
    std::array<std::array<Cell, 6>, cellCount> next{};
    std::array<std::array<std::uint8_t, cellCount>, cellCount> distance{};
};

/// The cell with these coordinates; noCellHere where there is none.
[[nodiscard]] constexpr int cellAt(int x, int row)
{
    if (row < 0 || row >= rowCount || x < 0 || x > lastColumn || (x + row) % 2 == 0)
        return noCellHere;
    constexpr int pair = 23; // cells of two rows
    return row / 2 * pair + (row % 2 == 0 ? x / 2 : 11 + x / 2);
}

[[nodiscard]] constexpr PitchTables makePitch()
{
    PitchTables pitch;
    for (int row = 0; row < rowCount; ++row)
        for (int x = 0; x <= lastColumn; ++x)
            if (const int cell = cellAt(x, row); cell != noCellHere) {
                const auto c = static_cast<std::size_t>(cell);
                pitch.x[c] = static_cast<Cell>(x);
                pitch.row[c] = static_cast<Cell>(row);
                pitch.next[c] = {
                    static_cast<Cell>(cellAt(x + 2, row)),     static_cast<Cell>(cellAt(x + 1, row - 1)),
                    static_cast<Cell>(cellAt(x + 1, row + 1)), static_cast<Cell>(cellAt(x - 2, row)),
                    static_cast<Cell>(cellAt(x - 1, row - 1)), static_cast<Cell>(cellAt(x - 1, row + 1))};
            }
    for (std::size_t a = 0; a < cellCount; ++a)
        for (std::size_t b = 0; b < cellCount; ++b) {
            const int dx = pitch.x[a] < pitch.x[b] ? pitch.x[b] - pitch.x[a] : pitch.x[a] - pitch.x[b];
            const int dy =
                pitch.row[a] < pitch.row[b] ? pitch.row[b] - pitch.row[a] : pitch.row[a] - pitch.row[b];
            pitch.distance[a][b] = static_cast<std::uint8_t>(dy + std::max(0, (dx - dy) / 2));
        }
    return pitch;
}
inline constexpr PitchTables pitch = makePitch();

[[nodiscard]] constexpr int columnOf(int cell)
{
    return pitch.x[static_cast<std::size_t>(cell)];
}
[[nodiscard]] constexpr int rowOf(int cell)
{
    return pitch.row[static_cast<std::size_t>(cell)];
}
/// In cells; never blocked.
[[nodiscard]] constexpr int distance(int a, int b)
{
    return pitch.distance[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}
[[nodiscard]] constexpr Point centreOf(int cell)
{
    return at(500 * columnOf(cell), 289 + 866 * rowOf(cell));
}

/// The same cell for the side that attacks the other way, and back. Cells are in the order of (row, x), so
/// the number seen by a side is that order too.
[[nodiscard]] constexpr int turned(int cell)
{
    return cellCount - 1 - cell;
}
[[nodiscard]] constexpr Point turned(Point point)
{
    return at(pitchLength - point.x, pitchWidth - point.y);
}
/// `along`: the side attacks along x.
[[nodiscard]] constexpr int seen(int cell, bool along)
{
    return along ? cell : turned(cell);
}
[[nodiscard]] constexpr Point seen(Point point, bool along)
{
    return along ? point : turned(point);
}

/// The neighbour with that number of the side's own six, front ones first.
[[nodiscard]] constexpr int nextCell(int cell, int number, bool along)
{
    if (along)
        return pitch.next[static_cast<std::size_t>(cell)][static_cast<std::size_t>(number)];
    const int there = pitch.next[static_cast<std::size_t>(turned(cell))][static_cast<std::size_t>(number)];
    return there == noCellHere ? noCellHere : turned(there);
}
/// Whether `cell` is one of the three before `of`, for the side.
[[nodiscard]] constexpr bool isFrontOf(int cell, int of, bool along)
{
    return distance(cell, of) == 1 && (columnOf(cell) > columnOf(of)) == along;
}
/// Whether one gets there by steps to front cells alone.
[[nodiscard]] constexpr bool isAheadOf(int cell, int of, bool along)
{
    const int dx = along ? columnOf(cell) - columnOf(of) : columnOf(of) - columnOf(cell);
    const int dy = rowOf(cell) < rowOf(of) ? rowOf(of) - rowOf(cell) : rowOf(cell) - rowOf(of);
    return dx > 0 && dx >= dy;
}

// Zones, in a side's own view (2.3).
[[nodiscard]] constexpr bool isDefenceZone(int own)
{
    return columnOf(own) <= 7;
}
[[nodiscard]] constexpr bool isAttackingZone(int own)
{
    return columnOf(own) >= 15;
}
/// The same from both ends.
[[nodiscard]] constexpr bool isMidfield(int cell)
{
    return columnOf(cell) >= 8 && columnOf(cell) <= 14;
}
[[nodiscard]] constexpr bool isCrossingZone(int own)
{
    return isAttackingZone(own) && (rowOf(own) <= 1 || rowOf(own) >= 7);
}
[[nodiscard]] constexpr bool isShootingZone(int own)
{
    return isAttackingZone(own) && !isCrossingZone(own);
}
/// That is attacked.
[[nodiscard]] constexpr bool isPenaltyArea(int own)
{
    return columnOf(own) >= 19 && isShootingZone(own);
}
[[nodiscard]] constexpr bool isGoalArea(int own)
{
    return own == cellAt(21, 4) || own == cellAt(22, 3) || own == cellAt(22, 5);
}
[[nodiscard]] constexpr bool isOwnPenaltyArea(int own)
{
    return isPenaltyArea(turned(own));
}
[[nodiscard]] constexpr bool isOwnGoalArea(int own)
{
    return isGoalArea(turned(own));
}
[[nodiscard]] constexpr bool isOuterRow(int cell)
{
    return rowOf(cell) == 0 || rowOf(cell) == rowCount - 1;
}

// Spots of a cell (2.2).
inline constexpr int spotCount = 19;
inline constexpr int freePoint = spotCount; ///< a token that stands on no spot
inline constexpr std::array<Point, spotCount> spotOffsets{{{0, 0},
                                                           {210, 0},
                                                           {105, 182},
                                                           {-105, 182},
                                                           {-210, 0},
                                                           {-105, -182},
                                                           {105, -182},
                                                           {420, 0},
                                                           {315, 182},
                                                           {210, 364},
                                                           {0, 364},
                                                           {-210, 364},
                                                           {-315, 182},
                                                           {-420, 0},
                                                           {-315, -182},
                                                           {-210, -364},
                                                           {0, -364},
                                                           {210, -364},
                                                           {315, -182}}};
[[nodiscard]] constexpr Point spotAt(int cell, int spot, bool along)
{
    const Point centre = centreOf(cell);
    const Point offset = spotOffsets[static_cast<std::size_t>(spot)];
    return along ? at(centre.x + offset.x, centre.y + offset.y)
                 : at(centre.x - offset.x, centre.y - offset.y);
}
/// A token there touches no line of the field.
[[nodiscard]] constexpr bool isInField(Point point)
{
    return point.x >= tokenHalf && point.x <= pitchLength - tokenHalf && point.y >= tokenHalf &&
           point.y <= pitchWidth - tokenHalf;
}

/// The cell with the nearest centre; equally near: the first in the order of cells.
[[nodiscard]] constexpr int cellOf(Point point)
{
    int best = noCellHere;
    int least = 0;
    const int low = std::clamp((point.y - 289) / 866, 0, rowCount - 2);
    for (int row = low; row <= low + 1; ++row) {
        // The columns of a row are two apart.
        const int first = row % 2 == 0 ? 1 : 0;
        int column = first + 2 * std::max(0, (point.x - 500 * first) / 1'000);
        // Beyond the goal line the last of the row is the nearest.
        while (column > first && cellAt(column, row) == noCellHere)
            column -= 2;
        for (const int x : {column, column + 2}) {
            const int cell = cellAt(x, row);
            if (cell == noCellHere)
                continue;
            const int far = squared(centreOf(cell), point);
            if (best == noCellHere || far < least) {
                best = cell;
                least = far;
            }
        }
    }
    return best;
}

/// The cells to which a ball belongs, the nearest first (2.2).
struct BallCells
{
    static constexpr int most = 3;
    std::array<Cell, most> list{};
    std::int8_t size = 0;

    [[nodiscard]] constexpr int first() const { return list[0]; }
    [[nodiscard]] constexpr int operator[](int number) const
    {
        return list[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] constexpr bool has(int cell) const
    {
        for (int i = 0; i < size; ++i)
            if ((*this)[i] == cell)
                return true;
        return false;
    }
    /// From a cell to the nearest of them.
    [[nodiscard]] constexpr int distanceFrom(int cell) const
    {
        int least = cellCount;
        for (int i = 0; i < size; ++i)
            least = std::min(least, distance(cell, (*this)[i]));
        return least;
    }
    constexpr bool operator==(const BallCells &) const = default;
};

[[nodiscard]] constexpr BallCells ballCells(Point ball)
{
    constexpr int onTheLine = 80'000;
    BallCells cells;
    const int nearest = cellOf(ball);
    const int least = squared(centreOf(nearest), ball);
    cells.list[0] = static_cast<Cell>(nearest);
    cells.size = 1;
    std::array<int, BallCells::most> far{least, 0, 0};
    for (const Cell cell : pitch.next[static_cast<std::size_t>(nearest)]) {
        if (cell == noCellHere || cells.size == BallCells::most)
            continue;
        const int there = squared(centreOf(cell), ball);
        if (there - least >= onTheLine)
            continue;
        // By distance, then in the order of cells.
        auto place = static_cast<std::size_t>(cells.size++);
        while (place > 1 &&
               (there < far[place - 1] || (there == far[place - 1] && cell < cells.list[place - 1]))) {
            far[place] = far[place - 1];
            cells.list[place] = cells.list[place - 1];
            --place;
        }
        far[place] = there;
        cells.list[place] = cell;
    }
    return cells;
}

} // namespace touchline::simulator
