// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/oldschool/board/geometry.h"
#include "core/games/oldschool/board/roles.h"
#include "core/match/chart_set.h"

#include <array>
#include <vector>

namespace touchline::oldschool {

/// Cells from one corner to the other.
struct Area
{
    Point low;
    Point high;

    [[nodiscard]] constexpr bool contains(Point point) const
    {
        return point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y;
    }
};

/// What a role can do (2.5).
struct LegendRow
{
    std::int8_t leastPoints = 2;
    std::int8_t mostPoints = 2;
    std::int8_t inSquad = 0;
    /// Bits of `directions`: where he marks, in his own frame.
    std::uint8_t marks = 0xff;
};

inline constexpr int outfieldSlots = 10;

struct FormationSlot
{
    Role role = Role::Midfielder;
    Point at;
};

struct Formation
{
    QString name;
    std::array<FormationSlot, outfieldSlots> slots{};
};

/// What is printed: pitch, goal, marking legend, formations (2.1, 2.2, 2.5, 2.7). Areas are those of the own
/// end, in the own frame.
struct Charts
{
    Area penaltyArea;
    Area goalArea;
    Area centreCircle;
    Point penaltySpot;
    /// The goal: columns, and heights from 1.
    int firstGoalColumn = 1;
    int lastGoalColumn = 1;
    int goalHeights = 1;
    /// Numbers of the positions, by height and column from the first.
    std::vector<std::vector<int>> goalNumbers;
    std::array<std::array<LegendRow, flankCount>, roleCount> legend{};
    std::vector<Formation> formations;

    [[nodiscard]] const LegendRow &row(Role role, Flank flank) const
    {
        return legend[static_cast<std::size_t>(role)][static_cast<std::size_t>(flank)];
    }
    [[nodiscard]] constexpr bool isGoalColumn(int column) const
    {
        return column >= firstGoalColumn && column <= lastGoalColumn;
    }
};

/// "pitch", "goal", "legend", "formations": resources/charts/oldschool, read once and shared.
[[nodiscard]] const ChartSet<Charts> &chartSet();
[[nodiscard]] inline const Charts &shippedCharts()
{
    return chartSet().shipped();
}

} // namespace touchline::oldschool
