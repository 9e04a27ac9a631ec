// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/participant.h"

#include "core/base/search_key.h"
#include "core/competition/editions/season.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "core/games/registry.h"
#include "core/teams/historic_teams.h"
#include "models/league/import/league_import.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/league/players/own_document.h"

#include <qglobal.h>

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace touchline {

namespace {

/// What cannot be read is told where the document is shown.
int powerOf(League &league, const Team &team)
{
    for (const Game *game : allGames()) {
        if (game->teamDocuments() == nullptr || !game->teamDocuments()->ranksTeams())
            continue;
        if (const auto own = ownDocument(league, team, *game); own && *own != nullptr)
            return game->teamDocuments()->strength(**own).power;
    }
    return 0;
}

/// A club with a document of its own in a game in which documents say who is the stronger ranks among the
/// other teams. Null for all others.
Result<KnownTeamPtr> teamWithOwnDocument(const Team &club, const Game &game, League *league)
{
    if (league == nullptr || game.teamDocuments() == nullptr)
        return KnownTeamPtr();
    auto own = ownDocument(*league, club, game);
    TOUCHLINE_TRY(own);
    // A document that is another team's enters as it is.
    if (*own == nullptr || game.sideFor(*own).team.id != club.id)
        return KnownTeamPtr();
    return teamWith(std::move(*own), game);
}

bool isCalled(const Team &team, const QString &key)
{
    return searchKey(team.displayName()) == key || searchKey(team.code) == key ||
           (team.year == 0 && searchKey(team.name) == key);
}

/// The club of that name, else the one that had it before.
std::vector<Participant>::const_iterator clubCalled(const std::vector<Participant> &clubs, const QString &key)
{
    const auto present = std::find_if(clubs.begin(), clubs.end(),
                                      [&key](const Participant &one) { return isCalled(one.team, key); });
    if (present != clubs.end())
        return present;
    return std::find_if(clubs.begin(), clubs.end(), [&key](const Participant &one) {
        const QStringList &names = one.team.formerNames;
        return std::any_of(names.begin(), names.end(),
                           [&key](const QString &name) { return searchKey(name) == key; });
    });
}

/// The teams that have withdrawn from the last competition in which they took part, with its name.
std::map<QUuid, QString> withdrawnTeams(League &league)
{
    std::map<QUuid, QString> gone;
    const auto any =
        league.database().rows(QStringLiteral("SELECT COUNT(*) FROM decision WHERE kind = 'withdrawal'"));
    if (!any || any->front().front().toLongLong() == 0)
        return gone;
    // Those in the archive stand behind the others, and are older.
    auto lines = league.competitions().all();
    if (!lines)
        return gone;
    std::stable_partition(lines->begin(), lines->end(),
                          [](const CompetitionLine &line) { return line.isArchived; });
    for (const CompetitionLine &line : *lines) {
        const auto competition = league.competitions().find(line.id);
        if (!competition)
            continue;
        const std::vector<Entrant> &entrants = competition->definition().entrants;
        for (std::size_t i = 0; i < entrants.size(); ++i) {
            if (competition->isWithdrawn(static_cast<int>(i)))
                gone[entrants[i].id] = line.name;
            else
                gone.erase(entrants[i].id);
        }
    }
    return gone;
}

/// The historic team that a row of a list names, by its code or its whole name: "Denmark" without a year is a
/// team of its own, not Denmark 1998.
KnownTeamPtr historicMeant(const Team &team)
{
    for (const QString &text : {team.code, team.displayName()})
        if (auto known = text.isEmpty() ? Result<KnownTeamPtr>() : historicTeamNamed(text);
            known && *known && isCalled((*known)->team, searchKey(text)))
            return *known;
    return nullptr;
}

/// What is wrong with the players of a list for teams whose lists are still empty. Rows of a club that the
/// league has are looked at when they are taken: it may know these players.
Problems problemsOfPlayers(const CsvList &csv, const std::vector<Participant> &teams,
                           const std::vector<Participant> &clubs)
{
    std::vector<TeamSquad> squads;
    squads.reserve(teams.size());
    for (const Participant &one : teams)
        squads.push_back({one.team, {}});
    const auto preview = previewSquads(csv, squads);
    const auto isKnown = [&clubs](const Team &team) {
        return std::any_of(clubs.begin(), clubs.end(),
                           [&team](const Participant &club) { return club.team.id == team.id; });
    };
    Problems problems = preview.fileProblems;
    for (const auto &row : preview.rows)
        if (row.value.team < 0 || !isKnown(teams[static_cast<std::size_t>(row.value.team)].team))
            problems.insert(problems.end(), row.problems.begin(), row.problems.end());
    return problems;
}

/// The clubs of a list of players.
Result<std::vector<Participant>> participantsWithPlayers(const CsvList &csv, const QStringList &names,
                                                         const std::vector<Participant> &clubs)
{
    const auto findNone = [](const QString &name) -> Result<KnownTeamPtr> {
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no team \"%1\"."), {name});
    };
    auto teams = participantsNamed(names, clubs, findNone);
    if (!teams)
        return teams;
    std::vector<Team> known;
    known.reserve(clubs.size());
    for (const Participant &club : clubs)
        known.push_back(club.team);
    for (const Team &added : newTeamsInSquadList(csv, known).added)
        for (Participant &one : *teams)
            if (searchKey(one.team.name) == searchKey(added.name)) {
                const QUuid id = one.team.id;
                one.team = added;
                one.team.id = id;
            }
    if (Problems problems = problemsOfPlayers(csv, *teams, clubs); !problems.empty())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This list of players cannot be read. No team was imported."),
                    {}, std::move(problems));
    return teams;
}

} // namespace

Participant participantOf(KnownTeamPtr known)
{
    const auto strength = strengthOf(*known);
    Participant one{known->team, {}, strength ? strength->power : 0};
    one.known = std::move(known);
    return one;
}

std::vector<Participant> historicParticipants(const QStringList &ids)
{
    std::vector<Participant> list;
    list.reserve(static_cast<std::size_t>(ids.size()));
    for (const QString &id : ids)
        if (auto known = historicTeamNamed(id))
            list.push_back(participantOf(std::move(*known)));
    return list;
}

std::vector<Participant> clubsOf(League *league)
{
    std::vector<Participant> list;
    if (league == nullptr)
        return list;
    const auto teams = league->teams().all();
    if (!teams)
        return list;
    const std::map<QUuid, QString> gone = withdrawnTeams(*league);
    for (const Team &team : *teams) {
        if (isHistoric(team))
            continue;
        const auto withdrawn = gone.find(team.id);
        list.push_back(
            {team, {}, powerOf(*league, team), withdrawn == gone.end() ? QString() : withdrawn->second});
    }
    return list;
}

Result<void> checkNobodyHasWithdrawn(const std::vector<Participant> &participants)
{
    Problems problems;
    for (const Participant &one : participants)
        if (!one.withdrawnFrom.isEmpty())
            problems.push_back({one.name(),
                                {QT_TRANSLATE_NOOP("core", "It has withdrawn from %1."), {one.withdrawnFrom}},
                                {}});
    if (problems.empty())
        return {};
    return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "A club that has withdrawn would take part."), {},
                std::move(problems));
}

Result<Entrant> clubEntrant(const Team &club, const Game &game, League *league)
{
    Entrant entrant{club.id, club.code, club.displayName(), club.conference, 0, club.lineage};
    if (league == nullptr)
        return entrant;
    auto document = league->teams().document(club.id, QString::fromUtf8(game.info().id));
    TOUCHLINE_TRY(document);
    if (*document) {
        entrant.document = std::move(**document);
        return entrant;
    }
    const auto squad = league->teams().squad(club.id);
    TOUCHLINE_TRY(squad);
    if (!*squad)
        return entrant;
    SideSetup side;
    side.team = club;
    side.squad = (*squad)->squad;
    // A game that needs more than names and positions goes without.
    if (const auto made = game.documentFor(side))
        entrant.document = game.writeTeam(**made);
    return entrant;
}

Result<std::shared_ptr<const TeamDocument>> clubDocument(const Team &club, const Game &game, League &league)
{
    const auto entrant = clubEntrant(club, game, &league);
    TOUCHLINE_TRY(entrant);
    if (entrant->document.isEmpty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 has no card for %2, and no squad that is enough for one."),
                    {club.displayName(), QString::fromUtf8(game.info().title)});
    return game.readTeam(entrant->document);
}

Result<std::vector<Participant>> participantsFromCsv(const CsvList &csv,
                                                     const std::vector<Participant> &clubs)
{
    if (const QStringList names = teamsInSquadList(csv); !names.isEmpty())
        return participantsWithPlayers(csv, names, clubs);
    std::vector<Team> known;
    known.reserve(clubs.size());
    for (const Participant &club : clubs)
        known.push_back(club.team);
    const auto preview = previewTeams(csv, known);
    if (!preview.isClean())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This list of teams cannot be read. No team was imported."), {},
                    preview.allProblems());
    std::vector<Participant> list;
    for (const auto &row : preview.rows) {
        KnownTeamPtr historic = row.isKnown ? nullptr : historicMeant(row.value);
        list.push_back(historic != nullptr ? participantOf(std::move(historic)) : Participant{row.value});
    }
    return list;
}

ColumnSet participantColumns()
{
    ColumnSet set = teamListColumns();
    const QStringList known = set.names();
    for (const KnownColumn &column : squadListColumns().columns)
        if (!known.contains(column.name))
            set.columns.push_back(column);
    for (KnownColumn &column : set.columns)
        column.isNeeded = false;
    return set;
}

Result<Problems> addClubsWithPlayers(League &league, const std::vector<Team> &clubs, const CsvList &players)
{
    const auto known = league.teams().all();
    TOUCHLINE_TRY(known);
    std::vector<Team> added;
    for (const Team &club : clubs)
        if (std::none_of(known->begin(), known->end(),
                         [&club](const Team &one) { return one.id == club.id; }))
            added.push_back(club);
    if (!added.empty())
        TOUCHLINE_TRY(league.teams().add(added));
    const auto list = readSquadList(league, players);
    TOUCHLINE_TRY(list);
    if (list->count(ListImport::Fate::New) == 0)
        return list->notes;
    TOUCHLINE_TRY(importList(league, *list, ListRows::Good));
    return list->notes;
}

Result<std::vector<Participant>>
participantsNamed(const QStringList &names, const std::vector<Participant> &clubs, const FindTeam &find)
{
    std::vector<Participant> list;
    Problems problems;
    for (const QString &name : names) {
        const QString key = searchKey(name);
        const auto club = clubCalled(clubs, key);
        auto known = club == clubs.end() ? find(name) : Result<KnownTeamPtr>();
        Participant one;
        if (club != clubs.end()) {
            one = *club;
        } else if (known) {
            one = participantOf(std::move(*known));
        } else if (known.error().fault == Fault::NotFound) {
            one.team.id = QUuid::createUuid();
            one.team.name = name.simplified();
        } else {
            problems.push_back({name, known.error().message, {}});
            continue;
        }
        const bool isThere = std::any_of(list.begin(), list.end(), [&one](const Participant &other) {
            return other.team.id == one.team.id || searchKey(other.name()) == searchKey(one.name());
        });
        if (isThere)
            problems.push_back({name, {QT_TRANSLATE_NOOP("core", "This team is listed twice."), {}}, {}});
        list.push_back(std::move(one));
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The teams cannot be read."), {},
                    std::move(problems));
    return list;
}

std::vector<Participant> equalOpponents(const std::vector<Participant> &there, std::vector<Participant> stock,
                                        int count, std::uint64_t seed)
{
    Generator generator = stream("equal opponents", seed);
    shuffle(stock, generator);
    std::vector<int> alone;
    alone.reserve(there.size());
    for (const Participant &one : there)
        alone.push_back(one.power);
    std::sort(alone.begin(), alone.end(), std::greater<>());
    // Where there are more than opponents to come, those who are nearest to each other meet.
    const auto missing = static_cast<std::size_t>(std::max(0, count));
    while (alone.size() > missing && alone.size() > 1) {
        std::size_t nearest = 0;
        for (std::size_t i = 1; i + 1 < alone.size(); ++i)
            if (alone[i] - alone[i + 1] < alone[nearest] - alone[nearest + 1])
                nearest = i;
        const auto first = alone.begin() + static_cast<std::ptrdiff_t>(nearest);
        alone.erase(first, first + 2);
    }
    std::vector<int> waiting = std::move(alone);
    std::vector<Participant> picked;
    const auto take = [&](std::size_t place) {
        picked.push_back(stock[place]);
        stock.erase(stock.begin() + static_cast<std::ptrdiff_t>(place));
    };
    std::size_t next = 0;
    while (picked.size() < missing && !stock.empty()) {
        if (next == waiting.size()) {
            waiting.push_back(stock.front().power);
            take(0);
            continue;
        }
        const int wanted = waiting[next++];
        const auto nearest = std::min_element(
            stock.begin(), stock.end(), [wanted](const Participant &one, const Participant &other) {
                return std::abs(one.power - wanted) < std::abs(other.power - wanted);
            });
        take(static_cast<std::size_t>(nearest - stock.begin()));
    }
    return picked;
}

std::map<QUuid, int> divisionsInLeague(League &league)
{
    std::map<QUuid, int> divisions;
    const auto lines = league.competitions().all();
    if (!lines)
        return divisions;
    for (auto line = lines->rbegin(); line != lines->rend(); ++line) {
        const auto competition = league.competitions().find(line->id);
        if (!competition || seasonDivisions(competition->definition().format).size() < 2)
            continue;
        const std::vector<int> of = divisionsOf(*competition);
        for (std::size_t team = 0; team < of.size(); ++team)
            if (of[team] >= 0)
                divisions.try_emplace(competition->definition().entrants[team].id, of[team] + 1);
    }
    return divisions;
}

Result<void> addParticipants(const std::vector<Participant> &participants, League *league,
                             CompetitionWishes &wishes)
{
    for (const Participant &one : participants) {
        if (!one.isClub()) {
            wishes.teams.push_back(one.known);
            continue;
        }
        auto known = teamWithOwnDocument(one.team, *wishes.choice.game, league);
        TOUCHLINE_TRY(known);
        if (*known != nullptr) {
            wishes.teams.push_back(std::move(*known));
            continue;
        }
        auto club = clubEntrant(one.team, *wishes.choice.game, league);
        TOUCHLINE_TRY(club);
        wishes.clubs.push_back(std::move(*club));
    }
    return {};
}

} // namespace touchline
