// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/fuba/charts/charts.h"
#include "core/games/fuba/team/skills.h"
#include "core/match/team_document.h"
#include "core/squad/squad.h"
#include "core/squad/team.h"

#include <QJsonObject>

#include <array>
#include <span>
#include <vector>

namespace touchline::fuba {

/// Where a player begins: in a line, in goal, or on the bench.
enum class Place : std::uint8_t { Defence, Midfield, Attack, Goal, Bench };

/// What the game knows of a team (specification, section 3): it needs no abilities, only who plays where.
struct FubaTeam final : TeamDocument
{
    Team team;
    Squad squad;
    /// By index in the squad.
    std::vector<Place> places;
    Formation primary;
    /// How often each role of advanced rule A1 is played, in the order of Role.
    std::array<int, 5> roles{};
    /// At most three; two for a competition (C3).
    std::vector<Skill> skills;
    /// Indices of the squad: who takes penalties, the first one first.
    std::vector<int> takers;
};

/// Fewest players that a team has a name for; others are called "Player n".
inline constexpr int fewestPlayers = 11;
/// Most players of a squad.
inline constexpr int mostPlayers = 60;
inline constexpr int mostTeamSkills = 3;

/// The FUBA squad of any team. A historic team plays as it usually did (lineUpOf()), with the roles of those
/// players. Any other is lined up by names and positions alone: the formation card that fits its best ten
/// outfield players (those listed first; where these cannot be a manager's choice, the whole squad), lines
/// filled in list order. Two skills by the lines and the team's id. The same squad gives the same team. A
/// team never fails to line up: missing players are made up.
[[nodiscard]] FubaTeam teamFromSquad(const Team &team, const Squad &squad);

/// The same as it was before 0.2, for competitions that began then and kept no document of a team: always by
/// list order.
[[nodiscard]] FubaTeam formerTeamFromSquad(const Team &team, const Squad &squad);

/// Who begins in which line, filled in list order from those of `available`; the others sit on the bench.
[[nodiscard]] std::vector<Place> linedUp(const Squad &squad, const std::vector<bool> &available,
                                         Formation formation);

/// The same players in their places; who is not in `available` leaves his, and the gaps of the formation are
/// filled in list order: by position, then from the neighbouring lines, then by anybody.
[[nodiscard]] std::vector<Place> gapsFilled(const Squad &squad, std::vector<Place> places,
                                            const std::vector<bool> &available, Formation formation);

/// Every problem of a team, each with its place; empty = valid.
[[nodiscard]] Problems validate(const FubaTeam &team);

/// "attacking_midfielder", ...
[[nodiscard]] std::span<const char *const> roleNames();

[[nodiscard]] QJsonObject toJson(const FubaTeam &team);
/// Reads form and rules at once. Errors: BadInput with every problem.
[[nodiscard]] Result<FubaTeam> teamFromJson(const QJsonObject &object);

} // namespace touchline::fuba
