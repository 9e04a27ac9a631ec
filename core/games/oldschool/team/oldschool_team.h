// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/oldschool/charts/charts.h"
#include "core/match/team_document.h"
#include "core/squad/squad.h"
#include "core/squad/team.h"

#include <QJsonObject>

#include <vector>

namespace touchline::oldschool {

/// What this game knows of a player (specification, section 3): there are no strengths in it.
struct Skill
{
    Role role = Role::Midfielder;
    Flank flank = Flank::None;
    std::int8_t points = 2;

    constexpr bool operator==(const Skill &) const = default;
};

inline constexpr int smallestSquad = 14;
inline constexpr int largestSquad = 23;

/// A team of any squad. The first 23 of its list are the squad of a match.
struct OldschoolTeam final : TeamDocument
{
    Team team;
    Squad squad;
    /// By the index in the squad.
    std::vector<Skill> skills;
    /// More fast players than the default budget has.
    bool freeRoles = false;
};

/// The team of any squad, by names and positions: roles in the patterns of section 3, in the order of the
/// squad. What a squad lacks is made up ("No. 7"). The same squad gives the same team.
[[nodiscard]] OldschoolTeam teamFromSquad(const Team &team, const Squad &squad);

/// Every problem of a team, each with its place; empty = valid.
[[nodiscard]] Problems validate(const OldschoolTeam &team);

[[nodiscard]] QJsonObject toJson(const OldschoolTeam &team);
/// Reads form and rules at once. Errors: BadInput with every problem.
[[nodiscard]] Result<OldschoolTeam> teamFromJson(const QJsonObject &object);

} // namespace touchline::oldschool
