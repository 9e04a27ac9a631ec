// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/squads/known_team.h"

#include "core/games/registry.h"
#include "core/teams/historic_teams.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

Entrant entrantOf(const Team &team, int ranking)
{
    return {team.id, team.code, team.displayName(), team.conference, ranking, team.lineage};
}

} // namespace

Result<KnownTeamPtr> historicTeamNamed(const QString &text)
{
    const auto id = findHistoricTeam(text);
    TOUCHLINE_TRY(id);
    const auto team = historicTeam(*id);
    TOUCHLINE_TRY(team);
    return std::make_shared<const KnownTeam>(KnownTeam{(*team)->team, (*team)->squad});
}

KnownTeamPtr historicTeamOf(const Entrant &entrant)
{
    auto team = historicTeamNamed(entrant.handle());
    return team && (*team)->team.id == entrant.id ? std::move(*team) : nullptr;
}

KnownTeamPtr teamWith(std::shared_ptr<const TeamDocument> document, const Game &game)
{
    SideSetup side = game.sideFor(std::move(document));
    return std::make_shared<const KnownTeam>(
        KnownTeam{std::move(side.team), std::move(side.squad), std::move(side.document), &game});
}

Result<KnownTeams> teamsNamed(const QStringList &names,
                              const std::function<Result<KnownTeamPtr>(const QString &)> &find)
{
    KnownTeams teams;
    Problems problems;
    for (const QString &name : names) {
        auto team = find(name);
        if (!team) {
            if (team.error().problems.empty())
                problems.push_back({name, team.error().message, {}});
            problems.insert(problems.end(), team.error().problems.begin(), team.error().problems.end());
            continue;
        }
        const bool isThere = std::any_of(teams.begin(), teams.end(), [&](const KnownTeamPtr &other) {
            return other->team.id == (*team)->team.id;
        });
        if (isThere)
            problems.push_back({name, {QT_TRANSLATE_NOOP("core", "This team is entered twice."), {}}, {}});
        teams.push_back(std::move(*team));
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "No cup can be made from these teams."), {},
                    std::move(problems));
    return teams;
}

SideSetup sideOf(const KnownTeam &team)
{
    SideSetup side;
    side.team = team.team;
    side.squad = team.squad;
    side.document = team.document;
    return side;
}

std::optional<TeamStrength> strengthOf(const KnownTeam &team, const Game *played)
{
    std::vector<const Game *> games{played, team.document != nullptr ? team.game : nullptr};
    games.insert(games.end(), allGames().begin(), allGames().end());
    for (const Game *game : games) {
        if (game == nullptr || game->teamDocuments() == nullptr || !game->teamDocuments()->ranksTeams())
            continue;
        if (const auto document = game->documentFor(sideOf(team)))
            return game->teamDocuments()->strength(**document);
    }
    return std::nullopt;
}

std::vector<Entrant> entrantsOf(const KnownTeams &teams, const Game *played)
{
    std::vector<TeamStrength> strengths;
    strengths.reserve(teams.size());
    for (const KnownTeamPtr &team : teams)
        strengths.push_back(strengthOf(*team, played).value_or(TeamStrength{0, {}, team->team.name}));
    std::vector<std::size_t> order(teams.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&strengths](std::size_t one, std::size_t other) {
        return isStronger(strengths[one], strengths[other]);
    });
    std::vector<Entrant> entrants(teams.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        entrants[order[place]] = entrantOf(teams[order[place]]->team, static_cast<int>(place) + 1);
    return entrants;
}

Result<void> keepDocument(Entrant &entrant, const KnownTeam &team, const Game &game)
{
    entrant.document = {};
    // Where results are entered by hand nothing is played with any.
    if (!playsMatches(game.info()))
        return {};
    const auto document = game.documentFor(sideOf(team));
    TOUCHLINE_TRY(document);
    entrant.document = game.writeTeam(**document);
    return {};
}

Result<Entrant> entrantWith(const KnownTeam &team, int ranking, const QString &game)
{
    Entrant entrant = entrantOf(team.team, ranking);
    if (const auto known = findGame(game))
        TOUCHLINE_TRY(keepDocument(entrant, team, **known));
    return entrant;
}

} // namespace touchline
