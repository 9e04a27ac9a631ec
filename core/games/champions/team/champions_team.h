// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/champions/rules/match_tables.h"
#include "core/match/team_document.h"
#include "core/squad/squad.h"
#include "core/squad/team.h"

#include <QJsonObject>

namespace touchline::champions {

/// What the game knows of a team (specification, section 3): shirts 1 to 20 say who belongs to which line.
/// Whoever has no such shirt is not selected.
struct ChampionsTeam final : TeamDocument
{
    Team team;
    Squad squad;

    /// Index in the squad of the man with this shirt less one; -1: there is none.
    [[nodiscard]] int playerOf(int man) const;
};

/// The team of any squad: the first keepers get 1 and 20, the first six of each line its shirts, in the order
/// of the squad. What a line lacks comes from the line next to it, and what then still lacks is made up
/// ("No. 7"). The same squad gives the same team.
[[nodiscard]] ChampionsTeam teamFromSquad(const Team &team, const Squad &squad);

/// Every problem of a team, each with its place; empty = valid.
[[nodiscard]] Problems validate(const ChampionsTeam &team);

[[nodiscard]] QJsonObject toJson(const ChampionsTeam &team);
/// Reads form and rules at once. Errors: BadInput with every problem.
[[nodiscard]] Result<ChampionsTeam> teamFromJson(const QJsonObject &object);

} // namespace touchline::champions
