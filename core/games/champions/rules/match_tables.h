// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/charts/charts.h"
#include "core/games/champions/rules/rule_options.h"
#include "core/match/report/decision_rules.h"

#include <array>
#include <memory>

namespace touchline::champions {

/// A squad has twenty men, shirts 1 to 20; a man is known by his shirt less one.
inline constexpr int squadSize = 20;
/// Men of one side: bit n for shirt n + 1.
using Men = std::uint32_t;
inline constexpr Men allMen = (Men{1} << static_cast<unsigned>(squadSize)) - 1;

[[nodiscard]] constexpr Men bitOf(int man)
{
    return Men{1} << static_cast<unsigned>(man);
}
[[nodiscard]] constexpr bool has(Men men, int man)
{
    return (men >> static_cast<unsigned>(man) & 1U) != 0;
}

/// The line of a shirt: goalies 1 and 20, defenders 2 to 7, midfielders 8 to 13, forwards 14 to 19.
[[nodiscard]] constexpr Line lineOf(int man)
{
    if (man == 0 || man == squadSize - 1)
        return Line::Goal;
    return man <= 6 ? Line::Defence : man <= 12 ? Line::Midfield : Line::Attack;
}
[[nodiscard]] constexpr Men menOf(Line line)
{
    Men men = 0;
    for (int man = 0; man < squadSize; ++man)
        if (lineOf(man) == line)
            men |= bitOf(man);
    return men;
}

/// What the rules need of a team.
struct TeamSheet
{
    /// Index in the squad by man.
    std::array<std::int16_t, squadSize> player{};
    /// Who may play.
    Men available = allMen;
};

/// The areas of one end.
struct EndZones
{
    Cells goalieArea;
    Cells penaltyArea;
    Cells penaltySpots;
    Cells ownCircle;
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<TeamSheet> teams;
    RuleOptions options;
    std::shared_ptr<const Charts> charts;
    DecisionRules decision;
    /// By the side whose end it is; made by fillZones().
    PerSide<EndZones> ends;
    Cells middleCircle;
};

/// Works out the areas of both ends from charts and options.
inline void fillZones(MatchTables &tables)
{
    const auto turnedRound = [](const Cells &cells) {
        Cells other;
        for (int cell = 0; cell < cellCount; ++cell)
            if (cells.test(static_cast<std::size_t>(cell)))
                other.set(static_cast<std::size_t>(turned(cell)));
        return other;
    };
    const Charts &charts = *tables.charts;
    Cells rows;
    for (int cell = 0; cell < cellCount; ++cell)
        if (rowOf(cell) <= tables.options.penaltyRows)
            rows.set(static_cast<std::size_t>(cell));
    tables.ends[Side::Home] = {charts.goalieArea, charts.penaltyArea & rows, charts.penaltySpots,
                               charts.ownCircle};
    const EndZones &home = tables.ends[Side::Home];
    tables.ends[Side::Away] = {turnedRound(home.goalieArea), turnedRound(home.penaltyArea),
                               turnedRound(home.penaltySpots), turnedRound(home.ownCircle)};
    tables.middleCircle = charts.middleCircle | turnedRound(charts.middleCircle);
}

} // namespace touchline::champions
