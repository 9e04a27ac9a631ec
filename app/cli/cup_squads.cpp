// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cup_squads.h"

#include "app/cli/entry.h"
#include "core/base/search_key.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

void add(std::vector<Person> &players, const Person &person)
{
    const bool isThere = std::any_of(players.begin(), players.end(),
                                     [&person](const Person &other) { return other.id == person.id; });
    if (!person.id.isNull() && !isThere)
        players.push_back(person);
}

void addReport(std::vector<Person> &players, const MatchReport &report, const QUuid &team)
{
    for (const Side side : bothSides) {
        if (report.teams[side].team != team)
            continue;
        for (const PlayerOnTheDay &one : report.teams[side].players)
            add(players, {one.player, one.name, one.name});
        for (const ReportEvent &event : report.events)
            if (event.side == side)
                add(players, {event.player, event.playerName, event.playerName});
    }
}

/// Teams that the program does not know have no card: their reports must do.
void addCard(std::vector<Person> &players, const Entrant &entrant)
{
    const auto card = cardFor(entrant.handle());
    if (!card || (*card)->team.id != entrant.id)
        return;
    for (const SquadEntry &entry : (*card)->squad().entries)
        add(players, entry.person);
}

} // namespace

std::vector<Person> playersOf(const Competition &competition, int team)
{
    std::vector<Person> players;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (const MatchReport *report = competition.report(i))
            addReport(players, *report, competition.entrant(team).id);
    addCard(players, competition.entrant(team));
    return players;
}

Result<Person> playerCalled(const QString &text, const Competition &competition, int team)
{
    const QString wanted = searchKey(text);
    std::vector<Person> found;
    QStringList names;
    for (const Person &person : playersOf(competition, team)) {
        names.append(person.shortName);
        if (searchKey(person.name) == wanted || searchKey(person.shortName) == wanted)
            found.push_back(person);
    }
    if (found.size() == 1)
        return found.front();
    if (found.size() > 1)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has several players called \"%2\"."),
                    {competition.entrant(team).name, text});
    if (names.isEmpty())
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "No report names a player of %1 yet, and the program has no "
                                              "card of the team."),
                    {competition.entrant(team).name});
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no player \"%2\". There are: %3."),
                {competition.entrant(team).name, text, names.join(QStringLiteral(", "))});
}

} // namespace touchline::cli
