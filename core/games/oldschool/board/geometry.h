// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/side.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace touchline::oldschool {

/// The size of the pitch (specification 2.1, R1): columns 1..25, rows 1..39. Here alone, so that a printed
/// original can be matched later; the areas on it are data (charts).
inline constexpr int pitchColumns = 25;
inline constexpr int pitchRows = 39;
inline constexpr int cellCount = pitchColumns * pitchRows;
inline constexpr int farLine = pitchRows + 1; ///< the row of the goal plane that is attacked
inline constexpr int middleColumn = (pitchColumns + 1) / 2;
inline constexpr int halfwayRow = (pitchRows + 1) / 2;

/// A place by column and row, on the pitch or beside it; also a direction.
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
[[nodiscard]] constexpr Point operator+(Point one, Point other)
{
    return at(one.x + other.x, one.y + other.y);
}
[[nodiscard]] constexpr Point operator-(Point one, Point other)
{
    return at(one.x - other.x, one.y - other.y);
}
[[nodiscard]] constexpr bool isOnPitch(Point point)
{
    return point.x >= 1 && point.x <= pitchColumns && point.y >= 1 && point.y <= pitchRows;
}
[[nodiscard]] constexpr int cellOf(Point point)
{
    return (point.y - 1) * pitchColumns + point.x - 1;
}
[[nodiscard]] constexpr Point pointOf(int cell)
{
    return at(cell % pitchColumns + 1, cell / pitchColumns + 1);
}
/// The same place in the other side's frame.
[[nodiscard]] constexpr Point turned(Point point)
{
    return at(pitchColumns + 1 - point.x, farLine - point.y);
}
/// From the home frame, in which positions are kept, to the frame of a side that attacks upward; and back.
[[nodiscard]] constexpr Point seenBy(Side side, Point point)
{
    return side == Side::Home ? point : turned(point);
}
/// The same for a direction.
[[nodiscard]] constexpr Point wayFor(Side side, Point way)
{
    return side == Side::Home ? way : at(-way.x, -way.y);
}
/// King steps.
[[nodiscard]] constexpr int distance(Point one, Point other)
{
    const int columns = one.x > other.x ? one.x - other.x : other.x - one.x;
    const int rows = one.y > other.y ? one.y - other.y : other.y - one.y;
    return std::max(columns, rows);
}
[[nodiscard]] constexpr int magnitude(int number)
{
    return number < 0 ? -number : number;
}
/// a / b to the nearest whole number, halves away from zero; b > 0.
[[nodiscard]] constexpr int roundedDivision(int a, int b)
{
    return a >= 0 ? (2 * a + b) / (2 * b) : -((-2 * a + b) / (2 * b));
}

/// 2.3: whether the segment between the middles of two cells meets the inside of the block of cells that
/// reaches `reach` cells around `piece`. A corner that is only touched does not count (R2).
[[nodiscard]] constexpr bool isNear(Point from, Point to, Point piece, int reach)
{
    if (std::min(from.x, to.x) > piece.x + reach || std::max(from.x, to.x) < piece.x - reach ||
        std::min(from.y, to.y) > piece.y + reach || std::max(from.y, to.y) < piece.y - reach)
        return false;
    const Point way = to - from;
    const Point there = piece - from;
    const int across = magnitude(way.x * there.y - way.y * there.x);
    return way == Point{} || 2 * across < (2 * reach + 1) * (magnitude(way.x) + magnitude(way.y));
}
[[nodiscard]] constexpr bool isAhead(Point from, Point to, Point piece)
{
    const Point way = to - from;
    const Point there = piece - from;
    return way.x * there.x + way.y * there.y > 0;
}

/// Cells of the ball, in order.
struct Path
{
    static constexpr std::size_t capacity = 128;

    std::array<Point, capacity> cells{};
    int count = 0;

    void add(Point point) { cells[static_cast<std::size_t>(count++)] = point; }
    [[nodiscard]] Point operator[](int number) const { return cells[static_cast<std::size_t>(number)]; }
    /// The first that is beside the pitch; `count`: none.
    [[nodiscard]] int exit() const
    {
        int number = 0;
        while (number < count && isOnPitch((*this)[number]))
            ++number;
        return number;
    }
};

/// One step of a direction after `number` of them (2.3).
[[nodiscard]] constexpr Point stepsAlong(Point way, int number)
{
    const int longest = std::max(magnitude(way.x), magnitude(way.y));
    if (longest == 0)
        return {};
    return at(roundedDivision(number * way.x, longest), roundedDivision(number * way.y, longest));
}
/// From one cell to another, both in it.
[[nodiscard]] inline Path lineBetween(Point from, Point to)
{
    Path path;
    const int longest = distance(from, to);
    for (int number = 0; number <= longest; ++number)
        path.add(from + stepsAlong(to - from, number));
    return path;
}
/// The next cells in a direction.
[[nodiscard]] inline Path beyond(Point from, Point way, int cells)
{
    Path path;
    for (int number = 1; number <= cells; ++number)
        path.add(from + stepsAlong(way, number));
    return path;
}

/// About 90 degrees to a direction.
[[nodiscard]] constexpr Point leftOf(Point way)
{
    return at(-way.y, way.x);
}
[[nodiscard]] constexpr Point rightOf(Point way)
{
    return at(way.y, -way.x);
}

/// Direction order of 2.4: N NW NE W E S SW SE.
inline constexpr int directionCount = 8;
inline constexpr std::array<Point, directionCount> directions{at(0, 1), at(-1, 1), at(1, 1),   at(-1, 0),
                                                              at(1, 0), at(0, -1), at(-1, -1), at(1, -1)};
/// Directions against the clock from E, for turns by 45 degrees.
inline constexpr std::array<Point, directionCount> compass{at(1, 0),  at(1, 1),   at(0, 1),  at(-1, 1),
                                                           at(-1, 0), at(-1, -1), at(0, -1), at(1, -1)};
[[nodiscard]] constexpr int compassOf(Point way)
{
    int number = 0;
    while (number < directionCount && !(compass[static_cast<std::size_t>(number)] == way))
        ++number;
    return number;
}
/// Turned by so many times 45 degrees to the left.
[[nodiscard]] constexpr Point turnedBy(Point way, int eighths)
{
    return compass[static_cast<std::size_t>((compassOf(way) + eighths + directionCount) % directionCount)];
}

} // namespace touchline::oldschool
