// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/charts/charts.h"
#include "core/games/simulator/rules/rule_options.h"
#include "core/games/simulator/team/simulator_team.h"
#include "core/match/report/decision_rules.h"
#include "core/match/report/side.h"

#include <array>
#include <memory>
#include <optional>

namespace touchline::simulator {

/// A set of players of one side, or of all pieces.
using Bits = std::uint32_t;
[[nodiscard]] constexpr Bits bitOf(int number)
{
    return Bits{1} << static_cast<unsigned>(number);
}
[[nodiscard]] constexpr bool has(Bits set, int number)
{
    return (set >> static_cast<unsigned>(number) & 1U) != 0;
}

/// What the rules need of a team.
struct TeamSheet
{
    std::array<Sticker, squadSize> stickers{};
    std::array<std::int8_t, squadSize> shirts{};
    std::array<std::int8_t, teamSize> lineUp{};
    std::int8_t formation = 0;
    Bits available = (1U << squadSize) - 1;
    /// Factor of the aim error in hundredths (2.5).
    std::int16_t skill = 100;
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<TeamSheet> teams;
    RuleOptions options;
    std::shared_ptr<const Charts> charts;
    DecisionRules decision;
    /// Who plays at home; nothing: nobody has a bonus.
    std::optional<Side> ground;
};

} // namespace touchline::simulator
