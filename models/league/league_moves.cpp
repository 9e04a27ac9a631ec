// SPDX-License-Identifier: GPL-3.0-or-later
// Players who go from one team to another.
#include "models/league/league.h"

#include "core/base/search_key.h"
#include "core/competition/progress.h"
#include "core/play/competition_squads.h"
#include "models/league/competition_touches.h"
#include "models/league/listed_players.h"
#include "models/store/row_store.h"
#include "models/store/row_values.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// One of the teams takes part, and something is still to be played or was played on that day or later.
bool isConcerned(const Competition &competition, const PlayerMove &move)
{
    const auto &entrants = competition.definition().entrants;
    const bool hasTeam = std::any_of(entrants.begin(), entrants.end(), [&move](const Entrant &one) {
        return one.id == move.from.id || one.id == move.to.id;
    });
    if (!hasTeam)
        return false;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Appointment *day = competition.appointment(i);
        if (competition.report(i) == nullptr || (day != nullptr && day->date >= move.day))
            return true;
    }
    return false;
}

bool isCalled(const Person &one, const Person &other)
{
    return searchKey(one.name) == searchKey(other.name) ||
           (one.shortName == other.shortName && (one.name == one.shortName || other.name == other.shortName));
}

/// The move of the person whom the competition knows under that name.
PlayerMove asKnownIn(const Competition &competition, PlayerMove move)
{
    const auto &entrants = competition.definition().entrants;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (entrants[i].id != move.from.id)
            continue;
        const std::vector<Person> players = playersOf(competition, static_cast<int>(i));
        const auto isHim = [&move](const Person &one) { return one.id == move.player.id; };
        if (std::any_of(players.begin(), players.end(), isHim))
            continue;
        const auto isNamesake = [&move](const Person &one) { return isCalled(one, move.player); };
        if (std::count_if(players.begin(), players.end(), isNamesake) == 1)
            move.player.id = std::find_if(players.begin(), players.end(), isNamesake)->id;
    }
    return move;
}

std::vector<SquadEntry>::iterator entryFor(Squad &squad, const Person &player)
{
    const int index = squad.indexOf(player.id);
    if (index >= 0)
        return squad.entries.begin() + index;
    return std::find_if(squad.entries.begin(), squad.entries.end(),
                        [&player](const SquadEntry &one) { return isCalled(one.person, player); });
}

/// Puts him on the list. Errors: Refused (his shirt is taken, or his name).
Result<void> putOn(Squad &squad, const PlayerMove &move)
{
    const auto there = entryFor(squad, move.player);
    SquadEntry entry{move.player, move.position, move.shirt, false};
    for (auto one = squad.entries.begin(); one != squad.entries.end(); ++one) {
        if (one == there)
            continue;
        if (move.shirt && one->shirt == move.shirt)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 already wears number %2."),
                        {one->person.shortName, QString::number(*move.shirt)});
        if (one->person.shortName == entry.person.shortName)
            entry.person.shortName = entry.person.name;
    }
    if (there == squad.entries.end()) {
        squad.entries.push_back(std::move(entry));
        return {};
    }
    if (move.shirt)
        there->shirt = move.shirt;
    return {};
}

/// Somebody new is on the list of no other team. Errors: Refused (he is).
Result<void> checkIsNew(Database &database, const PlayerMove &move)
{
    const auto rows = database.rows(
        QStringLiteral("SELECT team.name FROM squad_entry JOIN squad ON squad.uuid = squad_entry.squad JOIN "
                       "team ON team.uuid = squad.team WHERE squad_entry.person = ? AND squad.competition IS "
                       "NULL ORDER BY team.name LIMIT 1"),
        {bound(database.backend(), QVariant(move.player.id))});
    if (!rows)
        return fail(rows.error());
    if (!rows->empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is on the list of %2."),
                    {move.player.shortName, rows->front().front().toString()});
    return {};
}

} // namespace

Result<std::vector<MovedCompetition>> League::movedCompetitions(const PlayerMove &move)
{
    if (move.from.isNobody())
        if (auto isNew = checkIsNew(m_database, move); !isNew)
            return fail(isNew.error());
    const auto lines = competitions();
    if (!lines)
        return fail(lines.error());
    std::vector<MovedCompetition> moved;
    for (const CompetitionLine &line : *lines) {
        if (line.isArchived)
            continue;
        const auto base = stored(line.id);
        if (!base)
            return fail(base.error());
        const Competition &before = (*base)->competition;
        if (!isConcerned(before, move))
            continue;
        // A guest plays in one match, of one competition.
        if (move.kind == PlayerMove::Kind::Guest && !move.competition.isNull() && move.competition != line.id)
            continue;
        MovedCompetition one{before, before, noted(asKnownIn(before, move), before)};
        if (auto entered = enterMove(one.after, one.move); !entered)
            return fail(entered.error());
        moved.push_back(std::move(one));
    }
    if (moved.empty() && !move.isForGood() && move.kind != PlayerMove::Kind::Number)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Neither team takes part in a competition that is not over."));
    return moved;
}

Result<std::vector<StoredSquad>> League::listsWith(const PlayerMove &move,
                                                   const std::vector<MovedCompetition> &competitions)
{
    std::vector<StoredSquad> lists;
    if (!move.isForGood() && move.kind != PlayerMove::Kind::Number)
        return lists;
    std::vector<QUuid> of{QUuid()};
    for (const MovedCompetition &one : competitions)
        of.push_back(one.before.definition().id);
    bool hasList = false;
    if (move.isForGood() && !move.from.isNobody())
        for (const QUuid &competition : of) {
            auto list = squad(move.from.id, competition);
            if (!list)
                return fail(list.error());
            if (!*list)
                continue;
            const auto entry = entryFor((*list)->squad, move.player);
            if (entry == (*list)->squad.entries.end())
                continue;
            (*list)->squad.entries.erase(entry);
            lists.push_back(std::move(**list));
        }
    if (move.to.isNobody())
        return lists;
    for (const QUuid &competition : of) {
        auto list = squad(move.to.id, competition);
        if (!list)
            return fail(list.error());
        if (!*list)
            continue;
        hasList = true;
        // A new number is for the lists that have him.
        if (move.kind == PlayerMove::Kind::Number &&
            entryFor((*list)->squad, move.player) == (*list)->squad.entries.end())
            continue;
        if (auto put = putOn((*list)->squad, move); !put)
            return fail(put.error());
        lists.push_back(std::move(**list));
    }
    if (!hasList && move.isForGood())
        lists.push_back({{}, move.to.id, {}, {{{move.player, move.position, move.shirt, false}}}, 0});
    return lists;
}

Result<JournalEntry> League::movePlayer(const PlayerMove &move)
{
    const auto moved = movedCompetitions(move);
    if (!moved)
        return fail(moved.error());
    const auto lists = listsWith(move, *moved);
    if (!lists)
        return fail(lists.error());
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return fail(transaction.error());
    Command command{moveTitle(move), {}, {}};
    std::vector<Expected> expected;
    std::vector<CompetitionChange> changes;
    std::vector<store::Row> persons;
    for (const MovedCompetition &one : *moved) {
        const QUuid &id = one.before.definition().id;
        const StoredCompetition &base = m_competitions.at(id);
        auto change = changeOf(base, one.after, m_contents);
        if (!change)
            return fail(change.error());
        expected.push_back({"competition", id, base.version});
        const std::vector<Touch> touches = touchesOf(*change);
        command.touches.insert(command.touches.end(), touches.begin(), touches.end());
        changes.push_back(std::move(*change));
    }
    for (const StoredSquad &list : *lists) {
        std::vector<store::Row> ofList = personsOf(list.squad);
        std::move(ofList.begin(), ofList.end(), std::back_inserter(persons));
    }
    if (auto done = appendUnknown(m_database, std::move(persons), command.changes); !done)
        return fail(done.error());
    for (CompetitionChange &change : changes)
        std::move(change.changes.begin(), change.changes.end(), std::back_inserter(command.changes));
    for (const StoredSquad &list : *lists)
        if (auto done = addSquad(list, command, expected); !done)
            return fail(done.error());
    if (command.changes.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    auto entry = write(*transaction, command, expected);
    if (!entry)
        return entry;
    if (auto done = finish(*transaction, *entry); !done)
        return fail(done.error());
    for (CompetitionChange &change : changes)
        m_competitions.insert_or_assign(change.next.competition.definition().id, std::move(change.next));
    forget(command.touches, true);
    return entry;
}

} // namespace touchline
