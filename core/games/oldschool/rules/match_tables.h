// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/charts/charts.h"
#include "core/games/oldschool/rules/rule_options.h"
#include "core/games/oldschool/team/oldschool_team.h"
#include "core/match/report/decision_rules.h"

#include <array>
#include <memory>

namespace touchline::oldschool {

/// A set of players of one squad, or of pieces.
using Bits = std::uint32_t;
[[nodiscard]] constexpr Bits bitOf(int number)
{
    return Bits{1} << static_cast<unsigned>(number);
}
[[nodiscard]] constexpr bool has(Bits set, int number)
{
    return (set >> static_cast<unsigned>(number) & 1U) != 0;
}

/// What the rules need of a team: the squad of the day, by their places in its list.
struct TeamSheet
{
    struct Player
    {
        Skill skill;
        std::int8_t shirt = 0;
        std::int16_t inSquad = -1; ///< index in the whole squad, for events
    };
    std::array<Player, largestSquad> players{};
    /// Who may play.
    Bits available = 0;
    /// Index of the team's own captain in the list; -1: it has none.
    std::int8_t captain = -1;
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<TeamSheet> teams;
    RuleOptions options;
    std::shared_ptr<const Charts> charts;
    DecisionRules decision;
};

} // namespace touchline::oldschool
