// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/squads/competition_squads.h"

#include "core/base/search_key.h"
#include "core/games/registry.h"
#include "core/match/report/report_events.h"
#include "core/play/squads/known_team.h"
#include "core/play/transfers/player_move.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

void add(std::vector<Person> &players, const Person &person)
{
    const bool isThere = std::any_of(players.begin(), players.end(),
                                     [&person](const Person &other) { return other.id == person.id; });
    if (!person.id.isNull() && !isThere)
        players.push_back(person);
}

/// The same name; where one of them is known by the short name alone, that.
bool areCalledAlike(const Person &one, const Person &other)
{
    const QString name = searchKey(one.name);
    const QString otherName = searchKey(other.name);
    const QString shortName = searchKey(one.shortName);
    return name == otherName ||
           (shortName == searchKey(other.shortName) && (name == shortName || otherName == shortName));
}

void addReport(std::vector<Person> &players, const MatchReport &report, const QUuid &team)
{
    for (const Side side : bothSides) {
        if (report.teams[side].team != team)
            continue;
        for (const PlayerOnTheDay &one : report.teams[side].players)
            add(players, {one.player, one.name, one.name});
        for (const ReportEvent &event : report.events)
            if (event.side == side && !isOfUnknownScorer(event))
                add(players, {event.player, event.playerName, event.playerName});
    }
}

void addSquad(std::vector<Person> &players, const Squad &squad)
{
    for (const SquadEntry &entry : squad.entries)
        add(players, entry.person);
}

/// Of teams without a document that can be read those of that World Cup team, or else the reports, must do.
void addDocument(std::vector<Person> &players, const Entrant &entrant, const QString &gameId)
{
    const auto game = findGame(gameId);
    if (game && !entrant.document.isEmpty())
        if (const auto document = (*game)->readTeam(entrant.document))
            return addSquad(players, (*game)->sideFor(*document).squad);
    if (const KnownTeamPtr team = historicTeamOf(entrant))
        addSquad(players, team->squad);
}

} // namespace

void addListed(std::vector<Person> &players, std::span<const Person> listed)
{
    // Those who were there before: two of one list may have the same name.
    const std::vector<Person> there = players;
    for (const Person &one : listed)
        if (std::none_of(there.begin(), there.end(),
                         [&one](const Person &other) { return areCalledAlike(one, other); }))
            add(players, one);
}

std::vector<Person> playersOf(const Competition &competition, int team, std::span<const Person> listed)
{
    std::vector<Person> players;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (const MatchReport *report = competition.report(i))
            addReport(players, *report, competition.entrant(team).id);
    addDocument(players, competition.entrant(team), competition.definition().game);
    for (const SquadEntry &mover : moversOf(competition, team))
        add(players, mover.person);
    addListed(players, listed);
    return players;
}

namespace {

/// Their short names; the full ones where those are alike but for case and accents.
QString distinctNames(const std::vector<Person> &players)
{
    QStringList names;
    for (const Person &one : players) {
        const auto isAlike = [&one](const Person &other) {
            return searchKey(other.shortName) == searchKey(one.shortName);
        };
        names << (std::count_if(players.begin(), players.end(), isAlike) > 1 ? one.name : one.shortName);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

Result<Person> playerCalled(const QString &text, const Competition &competition, int team,
                            std::span<const Person> listed)
{
    const QString wanted = searchKey(text);
    std::vector<Person> found;
    QStringList names;
    const std::vector<Person> players = playersOf(competition, team, listed);
    for (const Person &person : players) {
        names.append(person.shortName);
        if (searchKey(person.name) == wanted || searchKey(person.shortName) == wanted)
            found.push_back(person);
    }
    // A surname alone will do where only one is called so.
    for (const Person &person : found.empty() ? players : std::vector<Person>())
        if (searchKey(person.name).split(u' ').contains(wanted))
            found.push_back(person);
    if (found.size() == 1)
        return found.front();
    // Of names alike but for case the one that is written so.
    const auto isWrittenSo = [&text](const Person &one) { return one.name == text || one.shortName == text; };
    if (std::count_if(found.begin(), found.end(), isWrittenSo) == 1)
        return *std::find_if(found.begin(), found.end(), isWrittenSo);
    if (found.size() > 1)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has several players called \"%2\": %3."),
                    {competition.entrant(team).name, text, distinctNames(found)});
    if (names.isEmpty())
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core",
                                      "No player of %1 is known yet: import its squad, or enter a score "
                                      "sheet."),
                    {competition.entrant(team).name});
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no player \"%2\". There are: %3."),
                {competition.entrant(team).name, text, names.join(QStringLiteral(", "))});
}

} // namespace touchline
