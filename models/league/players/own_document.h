// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/squads/known_team.h"
#include "models/league/league.h"

namespace touchline {

using TeamDocumentPtr = std::shared_ptr<const TeamDocument>;

/// The document of a game that the league keeps of a team, under the name and with the colours that the team
/// has now; null where it keeps none. (A team of the World Cups plays without: historicTeamOf().) Errors:
/// those of LeagueTeams::document() and of the document.
[[nodiscard]] Result<TeamDocumentPtr> ownDocument(League &league, const Team &team, const Game &game);

} // namespace touchline
