// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/entry/entrant.h"
#include "core/match/game.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace touchline {

/// A team that is known well enough to play: one of the World Cup teams, or one with a game's document of its
/// own.
struct KnownTeam
{
    Team team;
    Squad squad;
    /// What a game knows of it; null for a World Cup team, of which every game has or makes its own.
    std::shared_ptr<const TeamDocument> document{};
    /// Whose document it is; null where there is none.
    const Game *game = nullptr;
};
using KnownTeamPtr = std::shared_ptr<const KnownTeam>;
using KnownTeams = std::vector<KnownTeamPtr>;

/// The World Cup team that a person means, see findHistoricTeam(). Errors: NotFound with the teams that come
/// near.
[[nodiscard]] Result<KnownTeamPtr> historicTeamNamed(const QString &text);

/// The World Cup team that an entrant is: of that name, and that very team. Null where it is none.
[[nodiscard]] KnownTeamPtr historicTeamOf(const Entrant &entrant);

/// The team of a document of `game`.
[[nodiscard]] KnownTeamPtr teamWith(std::shared_ptr<const TeamDocument> document, const Game &game);

/// The teams that somebody names, each of them once, found by `find`. Errors: BadInput with a problem for
/// each name.
[[nodiscard]] Result<KnownTeams>
teamsNamed(const QStringList &names,
           const std::function<Result<KnownTeamPtr>(const QString &)> &find = historicTeamNamed);

/// A team as a side of a match, which every game can take.
[[nodiscard]] SideSetup sideOf(const KnownTeam &team);

/// Who is the stronger is said by the documents of the game that is played (`played`), where it has some;
/// else by those of the game whose document a team has, else by those of the first game that can make one of
/// it. Nothing where no game says anything.
[[nodiscard]] std::optional<TeamStrength> strengthOf(const KnownTeam &team, const Game *played = nullptr);

/// The teams in the same order, with their ranking numbers among each other; without documents.
[[nodiscard]] std::vector<Entrant> entrantsOf(const KnownTeams &teams, const Game *played = nullptr);

/// Gives an entrant the document that `game` makes of it (Entrant::document): a competition keeps those of
/// World Cup teams too, so that cards which change later never change it. Errors: those of
/// Game::documentFor().
[[nodiscard]] Result<void> keepDocument(Entrant &entrant, const KnownTeam &team, const Game &game);

/// A team as a competition takes it up that is played with the game of that id: with that ranking number and
/// its document. For a game that the program does not have it goes without. Errors: those of
/// Game::documentFor().
[[nodiscard]] Result<Entrant> entrantWith(const KnownTeam &team, int ranking, const QString &game);

} // namespace touchline
