// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/side.h"

#include <array>
#include <cstdint>

namespace touchline::fuba {

/// The pitch of 13 areas (specification, section 2.1). An area is numbered as a side sees it: 0 its own
/// penalty area, 12 the opponents'. The half-turn leads from the one view to the other. What is stored for
/// both sides (the ball) is stored as the home side sees it.

inline constexpr int areaCount = 13;

namespace area {
inline constexpr int PA = 0;  ///< own penalty area
inline constexpr int LB = 1;  ///< left back wing
inline constexpr int RB = 2;  ///< right back wing
inline constexpr int CD = 3;  ///< central defence
inline constexpr int LM = 4;  ///< left midfield wing, own half
inline constexpr int RM = 5;  ///< right midfield wing, own half
inline constexpr int CC = 6;  ///< centre
inline constexpr int LA = 7;  ///< left midfield wing, opponents' half
inline constexpr int RA = 8;  ///< right midfield wing, opponents' half
inline constexpr int CA = 9;  ///< central attack
inline constexpr int LC = 10; ///< left corner wing
inline constexpr int RC = 11; ///< right corner wing
inline constexpr int PX = 12; ///< opponents' penalty area
} // namespace area

/// Codes of the areas as a side sees them: "PA", "LB", ...
inline constexpr std::array<const char *, areaCount> areaNames{"PA", "LB", "RB", "CD", "LM", "RM", "CC",
                                                               "LA", "RA", "CA", "LC", "RC", "PX"};

/// A set of areas: bit n for area n.
using Areas = std::uint16_t;

[[nodiscard]] constexpr Areas bitOf(int area)
{
    return static_cast<Areas>(1U << static_cast<unsigned>(area));
}
[[nodiscard]] constexpr bool has(Areas areas, int area)
{
    return (areas & bitOf(area)) != 0;
}

/// The same area as the other side sees it.
[[nodiscard]] constexpr int turned(int area)
{
    return areaCount - 1 - area;
}
/// An area as `side` sees it, from the home side's view or back.
[[nodiscard]] constexpr int seenBy(Side side, int area)
{
    return side == Side::Home ? area : turned(area);
}

/// Position along the pitch in half steps, 0..8.
inline constexpr std::array<std::int8_t, areaCount> areaLevels{0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8};
[[nodiscard]] constexpr int levelOf(int area)
{
    return areaLevels[static_cast<std::size_t>(area)];
}

inline constexpr int nowhere = -1;

/// Straight ahead: same column, 3 ids on; nowhere past the opponents' goal line.
[[nodiscard]] constexpr int ahead(int area)
{
    return area + 3 < areaCount ? area + 3 : nowhere;
}
[[nodiscard]] constexpr int behind(int area)
{
    return area - 3 >= 0 ? area - 3 : nowhere;
}

/// Areas one step sideways or diagonally: the column changes.
inline constexpr std::array<Areas, areaCount> sideways{bitOf(1) | bitOf(2),
                                                       bitOf(0) | bitOf(3),
                                                       bitOf(0) | bitOf(3),
                                                       bitOf(1) | bitOf(2) | bitOf(4) | bitOf(5),
                                                       bitOf(3) | bitOf(6),
                                                       bitOf(3) | bitOf(6),
                                                       bitOf(4) | bitOf(5) | bitOf(7) | bitOf(8),
                                                       bitOf(6) | bitOf(9),
                                                       bitOf(6) | bitOf(9),
                                                       bitOf(7) | bitOf(8) | bitOf(10) | bitOf(11),
                                                       bitOf(9) | bitOf(12),
                                                       bitOf(9) | bitOf(12),
                                                       bitOf(10) | bitOf(11)};

namespace detail {

constexpr std::array<Areas, areaCount> allNeighbours()
{
    std::array<Areas, areaCount> all = sideways;
    for (int area = 0; area < areaCount; ++area) {
        auto &own = all[static_cast<std::size_t>(area)];
        if (ahead(area) != nowhere)
            own |= bitOf(ahead(area));
        if (behind(area) != nowhere)
            own |= bitOf(behind(area));
    }
    return all;
}

} // namespace detail

/// Areas one step away in any direction.
inline constexpr std::array<Areas, areaCount> neighbours = detail::allNeighbours();
[[nodiscard]] constexpr Areas besides(int area)
{
    return neighbours[static_cast<std::size_t>(area)];
}

namespace detail {

using Distances = std::array<std::array<std::int8_t, areaCount>, areaCount>;

constexpr Distances allDistances()
{
    Distances distances{};
    for (std::size_t from = 0; from < areaCount; ++from) {
        Areas reached = bitOf(static_cast<int>(from));
        for (std::int8_t steps = 1; steps < areaCount; ++steps) {
            Areas next = reached;
            for (int area = 0; area < areaCount; ++area)
                if (has(reached, area))
                    next |= besides(area);
            for (std::size_t area = 0; area < areaCount; ++area)
                if (has(next, static_cast<int>(area)) && !has(reached, static_cast<int>(area)))
                    distances[from][area] = steps;
            reached = next;
        }
    }
    return distances;
}

inline constexpr Distances distances = allDistances();

} // namespace detail

/// Steps from one area to another, 0..4.
[[nodiscard]] constexpr int distance(int from, int to)
{
    return detail::distances[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

/// The zones of a side, and with them the lines of its formation and its condition tracks.
enum class Line : std::uint8_t { Defence, Midfield, Attack };
inline constexpr std::size_t lineCount = 3;

[[nodiscard]] constexpr Line zoneOf(int area)
{
    return area <= area::CD ? Line::Defence : area >= area::CA ? Line::Attack : Line::Midfield;
}

/// Wing areas that hold a corner of the pitch.
inline constexpr Areas cornerAreas = bitOf(area::LB) | bitOf(area::RB) | bitOf(area::LC) | bitOf(area::RC);
inline constexpr Areas ownHalf = 0x7f; ///< areas 0 to 6, at least partly in it
inline constexpr Areas everywhere = bitOf(areaCount) - 1U;

/// Where a piece may step away from a goal line (6.14); nowhere for an area that touches none.
[[nodiscard]] constexpr int offGoalLine(int area)
{
    return area <= area::RB ? ahead(area) : area >= area::LC ? behind(area) : nowhere;
}

} // namespace touchline::fuba
