// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/charts/charts.h"
#include "core/games/fuba/team/rule_options.h"
#include "core/games/fuba/team/skills.h"
#include "core/match/report/decision_rules.h"
#include "core/match/report/side.h"

#include <array>
#include <cstdint>
#include <memory>

namespace touchline::fuba {

/// Players of a squad: bit n for the player of index n.
using Names = std::uint64_t;
inline constexpr int mostNames = 64;
inline constexpr std::int8_t noName = -1;

/// Place of a player on the team sheet: a line of the formation, or the goal.
inline constexpr std::int8_t keeperLine = 3;

/// What the rules need of a team.
struct TeamSheet
{
    Formation primary;
    /// Skills of the competition (C3), first choices otherwise.
    Skills skills = 0;
    /// How often each role is preferred (A1), by Role; what a computer coach takes.
    std::array<std::int8_t, 5> roles{};
    /// Points that C1 takes in this match, and yellow cards received in the competition before it.
    std::int8_t conditionLoss = 0;
    std::int16_t yellowsBefore = 0;
    /// By index in the squad: line of his position (keeperLine for a goalkeeper).
    std::array<std::int8_t, mostNames> position{};
    /// Line in which a starter begins.
    std::array<std::int8_t, mostNames> startLine{};
    Names starters = 0;
    /// Available and not in the team.
    Names bench = 0;
    /// Who takes penalties, in order: all indices of the squad.
    std::array<std::int8_t, mostNames> takers{};
    std::int8_t size = 0;
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<TeamSheet> teams;
    RuleOptions options;
    std::shared_ptr<const Charts> charts;
    DecisionRules decision;
    /// Begins the drawing of names (3.1).
    std::uint64_t nameKey = 0;
};

} // namespace touchline::fuba
