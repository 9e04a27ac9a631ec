// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/new_players.h"

#include "core/base/search_key.h"
#include "core/play/transfers/registration.h"
#include "models/league/league_competitions.h"
#include "models/league/league_moves.h"
#include "models/league/league_teams.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

using store::StoredSquad;

/// A list is valid with somebody in goal: of the players of a sheet nobody may be known as such.
void ensureKeeper(Squad &squad)
{
    const auto isKeeper = [](const SquadEntry &one) { return one.position == Position::Goalkeeper; };
    if (!squad.entries.empty() && std::none_of(squad.entries.begin(), squad.entries.end(), isKeeper))
        squad.entries.front().position = Position::Goalkeeper;
}

void addTo(Squad &squad, const SquadEntry &player, Problems &problems)
{
    SquadEntry entry = player;
    const QString &name = entry.person.name;
    for (const SquadEntry &one : squad.entries) {
        if (searchKey(one.person.name) == searchKey(name)) {
            problems.push_back(
                {name, {QT_TRANSLATE_NOOP("core", "%1 is already on the list of players."), {name}}, {}});
            return;
        }
        if (entry.shirt && one.shirt == entry.shirt) {
            problems.push_back({name,
                                {QT_TRANSLATE_NOOP("core", "%1 already wears number %2."),
                                 {one.person.shortName, QString::number(*entry.shirt)}},
                                {}});
            return;
        }
        if (one.person.shortName == entry.person.shortName)
            entry.person.shortName = name;
    }
    squad.entries.push_back(std::move(entry));
}

/// The lists of the team that get new players.
Result<std::vector<StoredSquad>> listsOf(League &league, const QUuid &team, const QUuid &competition,
                                         const Squad &onSheet)
{
    std::vector<StoredSquad> lists;
    for (const QUuid &of : {QUuid(), competition}) {
        auto list = league.teams().squad(team, of);
        TOUCHLINE_TRY(list);
        if (*list)
            lists.push_back(std::move(**list));
    }
    if (lists.empty())
        lists.push_back({{}, team, {}, onSheet, 0});
    return lists;
}

/// After the deadline the day of joining decides, so it is noted: that of the match.
Result<JournalEntry> joinLate(League &league, const Competition &competition, const TableMatch &match,
                              const PerSide<std::vector<SquadEntry>> &players)
{
    const Appointment *appointment = competition.appointment(match.index);
    Result<JournalEntry> last = fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The player has no name."));
    for (const Side side : bothSides)
        for (const SquadEntry &player : players[side]) {
            PlayerMove move;
            move.player = player.person;
            if (move.player.id.isNull())
                move.player.id = QUuid::createUuid();
            move.position = player.position;
            move.shirt = player.shirt;
            move.to = {match.teams[side].team, match.teams[side].name};
            move.day =
                appointment != nullptr && appointment->date.isValid() ? appointment->date : league.today();
            last = league.moves().enter(move);
            if (!last)
                return last;
        }
    return last;
}

} // namespace

Result<std::vector<StoredSquad>> listsWithPlayers(League &league, const QUuid &competition,
                                                  const TableMatch &match,
                                                  const PerSide<std::vector<SquadEntry>> &players)
{
    std::vector<StoredSquad> changed;
    Problems problems;
    for (const Side side : bothSides) {
        if (players[side].empty())
            continue;
        auto lists = listsOf(league, match.teams[side].team, competition, match.squads[side]);
        TOUCHLINE_TRY(lists);
        for (const SquadEntry &player : players[side]) {
            SquadEntry entry = player;
            entry.person.name = entry.person.name.simplified();
            entry.person.shortName = entry.person.shortName.simplified();
            if (entry.person.shortName.isEmpty())
                entry.person.shortName = entry.person.name;
            if (entry.person.id.isNull())
                entry.person.id = QUuid::createUuid();
            if (entry.person.name.isEmpty()) {
                problems.push_back({{}, {QT_TRANSLATE_NOOP("core", "The player has no name."), {}}, {}});
                continue;
            }
            for (StoredSquad &list : *lists) {
                const std::size_t before = problems.size();
                addTo(list.squad, entry, problems);
                if (problems.size() > before)
                    break;
            }
        }
        for (StoredSquad &list : *lists) {
            ensureKeeper(list.squad);
            changed.push_back(std::move(list));
        }
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The new players cannot be added."), {},
                    std::move(problems));
    return changed;
}

QDate closedFor(const Competition &competition, int fixture, const QDate &today)
{
    const QDate deadline = registrationDeadline(competition);
    const Appointment *appointment = competition.appointment(fixture);
    const QDate day = appointment != nullptr && appointment->date.isValid() ? appointment->date : today;
    return deadline.isValid() && day > deadline ? deadline : QDate();
}

Result<JournalEntry> addPlayers(League &league, const QUuid &competition, const TableMatch &match,
                                const PerSide<std::vector<SquadEntry>> &players)
{
    const auto held = league.competitions().find(competition);
    TOUCHLINE_TRY(held);
    const auto changed = listsWithPlayers(league, competition, match, players);
    TOUCHLINE_TRY(changed);
    if (closedFor(*held, match.index, league.today()).isValid())
        return joinLate(league, *held, match, players);
    QStringList names;
    for (const Side side : bothSides)
        for (const SquadEntry &player : players[side])
            names << QStringLiteral("%1 (%2)").arg(player.person.name.simplified(), match.teams[side].name);
    if (names.size() == 1)
        return league.teams().setSquads(*changed, {QT_TRANSLATE_NOOP("core", "New player: %1"), names});
    return league.teams().setSquads(
        *changed, {QT_TRANSLATE_NOOP("core", "New players: %1"), {names.join(QStringLiteral(", "))}});
}

Result<QStringList> otherTeamsOf(League &league, const QString &name, const QUuid &team)
{
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    QStringList found;
    const QString wanted = searchKey(name);
    for (const Team &one : *teams) {
        if (one.id == team || wanted.isEmpty())
            continue;
        const auto list = league.teams().squad(one.id);
        TOUCHLINE_TRY(list);
        if (*list && std::any_of((*list)->squad.entries.begin(), (*list)->squad.entries.end(),
                                 [&wanted](const SquadEntry &entry) {
                                     return searchKey(entry.person.name) == wanted;
                                 }))
            found << one.displayName();
    }
    return found;
}

} // namespace touchline
