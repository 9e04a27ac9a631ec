// SPDX-License-Identifier: GPL-3.0-or-later
// Players who go from one team to another.
#include "models/league/league_moves.h"

#include "core/base/json_reader.h"
#include "core/base/search_key.h"
#include "core/competition/progress.h"
#include "core/play/squads/competition_squads.h"
#include "core/play/transfers/player_move.h"
#include "core/play/transfers/registration.h"
#include "models/league/competition_touches.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/league/others_of_league.h"
#include "models/league/players/listed_players.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QtGlobal>
#include <qglobal.h>

#include <algorithm>
#include <optional>

namespace touchline {

using namespace store;

namespace {

/// Whether two persons are the same as far as their names say so.
bool isCalledLike(const Person &one, const Person &other)
{
    return searchKey(one.name) == searchKey(other.name) ||
           (one.shortName == other.shortName && (one.name == one.shortName || other.name == other.shortName));
}

/// The player's entry of a list, by his id or else by his name; its end where it has none.
std::vector<SquadEntry>::iterator entryFor(Squad &squad, const Person &player)
{
    const int index = squad.indexOf(player.id);
    if (index >= 0)
        return squad.entries.begin() + index;
    return std::find_if(squad.entries.begin(), squad.entries.end(),
                        [&player](const SquadEntry &one) { return isCalledLike(one.person, player); });
}

/// Puts the player of a move on the list, or gives him the shirt of the move. Errors: Refused (the shirt is
/// taken).
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

/// The list of the team with the moves in it whose day has come since it was written: nothing where it has
/// them all. `moves`: in the order of their days, each for good or of a number. `written`: the day on which
/// the list was written last; it has all moves up to that day. A shirt that somebody else has got meanwhile
/// is left out.
std::optional<Squad> withDueMoves(const Squad &squad, const QUuid &team, const std::vector<PlayerMove> &moves,
                                  const QDate &written)
{
    Squad changed = squad;
    for (PlayerMove move : moves) {
        if (written.isValid() && move.day <= written)
            continue;
        const auto there = entryFor(changed, move.player);
        const bool isThere = there != changed.entries.end();
        if (move.kind == PlayerMove::Kind::Number) {
            if (move.to.id == team && isThere && !putOn(changed, move))
                continue;
        } else if (move.from.id == team) {
            if (isThere)
                changed.entries.erase(there);
        } else if (move.to.id == team && !putOn(changed, move)) {
            move.shirt.reset();
            (void)putOn(changed, move);
        }
    }
    return changed == squad ? std::nullopt : std::optional(std::move(changed));
}

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
        const auto isNamesake = [&move](const Person &one) { return isCalledLike(one, move.player); };
        if (std::count_if(players.begin(), players.end(), isNamesake) == 1)
            move.player.id = std::find_if(players.begin(), players.end(), isNamesake)->id;
    }
    return move;
}

/// Somebody new is on the list of no other team. Errors: Refused (he is).
Result<void> checkIsNew(League &league, const PlayerMove &move)
{
    store::Database &database = league.database();
    const auto rows = database.rows(
        QStringLiteral(
            "SELECT team.name, team.uuid FROM squad_entry JOIN squad ON squad.uuid = squad_entry.squad JOIN "
            "team ON team.uuid = squad.team WHERE squad_entry.person = ? AND squad.competition IS "
            "NULL ORDER BY team.name"),
        {toSql(database.backend(), QVariant(move.player.id))});
    TOUCHLINE_TRY(rows);
    for (const QVariantList &row : *rows) {
        // He may have left since the list was written.
        const auto list = league.teams().squad(fromSql(row.at(1), ColumnType::Uuid).toUuid());
        TOUCHLINE_TRY(list);
        if (*list && (*list)->squad.indexOf(move.player.id) >= 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is on the list of %2."),
                        {move.player.shortName, row.front().toString()});
    }
    return {};
}

} // namespace

Result<std::vector<MovedCompetition>> LeagueMoves::entered(const PlayerMove &move)
{
    if (move.from.isNobody())
        TOUCHLINE_TRY(checkIsNew(*m_league, move));
    const auto lines = m_league->competitions().all();
    TOUCHLINE_TRY(lines);
    std::vector<MovedCompetition> moved;
    for (const CompetitionLine &line : *lines) {
        if (line.isArchived)
            continue;
        const auto base = m_league->stored(line.id);
        TOUCHLINE_TRY(base);
        const Competition &before = (*base)->competition;
        if (!isConcerned(before, move))
            continue;
        // A guest plays in one match, of one competition.
        if (move.kind == PlayerMove::Kind::Guest && !move.competition.isNull() && move.competition != line.id)
            continue;
        auto known = withFormerShirt(asKnownIn(before, move), line.id);
        TOUCHLINE_TRY(known);
        MovedCompetition one{before, before, noted(std::move(*known), before)};
        TOUCHLINE_TRY(enterMove(one.after, one.move));
        moved.push_back(std::move(one));
    }
    if (moved.empty() && !move.isForGood() && move.kind != PlayerMove::Kind::Number)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Neither team takes part in a competition that is not over."));
    if (moved.empty() && move.day > m_league->today())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "No open competition has one of the teams, so nothing can be "
                                              "entered ahead: enter this on %1."),
                    {move.day.toString(Qt::ISODate)});
    setOthersOfLeague(*m_league, moved);
    return moved;
}

Result<PlayerMove> LeagueMoves::withFormerShirt(PlayerMove move, const QUuid &competition)
{
    for (const QUuid &of : {competition, QUuid()}) {
        auto list = m_league->teams().squad(move.from.id, of);
        TOUCHLINE_TRY(list);
        if (!*list || move.formerShirt)
            continue;
        if (const auto entry = entryFor((*list)->squad, move.player); entry != (*list)->squad.entries.end())
            move.formerShirt = entry->shirt;
    }
    return move;
}

Result<std::vector<StoredSquad>> LeagueMoves::listsWith(const PlayerMove &move,
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
            auto list = m_league->teams().squad(move.from.id, competition);
            TOUCHLINE_TRY(list);
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
        auto list = m_league->teams().squad(move.to.id, competition);
        TOUCHLINE_TRY(list);
        if (!*list)
            continue;
        hasList = true;
        // A new number is for the lists that have him.
        if (move.kind == PlayerMove::Kind::Number &&
            entryFor((*list)->squad, move.player) == (*list)->squad.entries.end())
            continue;
        TOUCHLINE_TRY(putOn((*list)->squad, move));
        lists.push_back(std::move(**list));
    }
    // Where nobody is listed, a list of him alone would hide those whom reports and cards name.
    if (!hasList && move.isForGood() && competitions.empty())
        lists.push_back({{}, move.to.id, {}, {{{move.player, move.position, move.shirt, false}}}, 0});
    return lists;
}

Result<JournalEntry> LeagueMoves::enter(const PlayerMove &move)
{
    const auto moved = entered(move);
    TOUCHLINE_TRY(moved);
    auto lists = listsWith(move, *moved);
    TOUCHLINE_TRY(lists);
    // Of a move of a later day the lists know nothing before it: squad() reads them with it then.
    if (move.day > m_league->today())
        lists->clear();
    return commitMoves({moveTitle(move), {}, {}}, *moved, *lists);
}

Result<JournalEntry> LeagueMoves::commitMoves(Command command, const std::vector<MovedCompetition> &moved,
                                              const std::vector<StoredSquad> &lists)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    std::vector<League::Expected> expected;
    std::vector<CompetitionChange> changes;
    std::vector<store::Row> persons;
    std::vector<Competition> after;
    after.reserve(moved.size());
    for (const MovedCompetition &one : moved)
        after.push_back(one.after);
    TOUCHLINE_TRY(m_league->addChanges(after, command, expected, changes));
    for (const StoredSquad &list : lists) {
        std::vector<store::Row> ofList = personsOf(list.squad);
        std::move(ofList.begin(), ofList.end(), std::back_inserter(persons));
    }
    TOUCHLINE_TRY(appendUnknown(m_league->m_database, std::move(persons), command.changes));
    for (CompetitionChange &change : changes)
        std::move(change.changes.begin(), change.changes.end(), std::back_inserter(command.changes));
    for (const StoredSquad &list : lists)
        TOUCHLINE_TRY(m_league->teams().addSquad(list, {}, command, expected));
    if (command.changes.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    return m_league->commit(*transaction, command, expected, std::move(changes));
}

QDate League::today() const
{
    return now().toLocalTime().date();
}

Result<std::vector<PlayerMove>> LeagueMoves::due(const QUuid &competition)
{
    QString condition = QStringLiteral("kind = 'player'");
    QVariantList values;
    if (!competition.isNull()) {
        condition += QStringLiteral(" AND competition = ?");
        values << competition;
    }
    const auto rows =
        m_league->m_database.rows(QStringLiteral("SELECT body FROM decision WHERE ") + condition,
                                  toSql(m_league->m_database.backend(), values));
    TOUCHLINE_TRY(rows);
    std::vector<PlayerMove> due;
    const QDate last = m_league->today();
    for (const QVariantList &row : *rows) {
        const auto body = parseJsonObject(row.front().toString().toUtf8());
        if (!body)
            continue;
        PlayerFact fact = playerFactFromJson(
            body->value(QStringLiteral("decision")).toObject(),
            QDate::fromString(body->value(QStringLiteral("date")).toString(), Qt::ISODate));
        auto *move = std::get_if<PlayerMove>(&fact);
        if (move == nullptr)
            continue;
        const bool isOfLists = move->isForGood() || move->kind == PlayerMove::Kind::Number;
        if (isOfLists && move->day.isValid() && move->day <= last)
            due.push_back(std::move(*move));
    }
    std::stable_sort(due.begin(), due.end(),
                     [](const PlayerMove &a, const PlayerMove &b) { return a.day < b.day; });
    return due;
}

Result<QDate> LeagueMoves::dayWritten(const QUuid &list)
{
    const auto entries = m_league->m_journal.entries({0, 0, list});
    TOUCHLINE_TRY(entries);
    for (const JournalEntry &entry : *entries)
        if (entry.kind == JournalEntry::Kind::Command && entry.state == JournalEntry::State::Done)
            return entry.at.toLocalTime().date();
    return QDate();
}

Result<std::optional<StoredSquad>> LeagueTeams::squad(const QUuid &team, const QUuid &competition)
{
    auto list = readSquad(m_league->m_database, team, competition);
    if (!list || !*list)
        return list;
    auto due = m_league->moves().due(competition);
    TOUCHLINE_TRY(due);
    std::erase_if(*due, [&team](const PlayerMove &one) { return one.from.id != team && one.to.id != team; });
    // Most lists have all moves: when they were written is asked only where that changes something.
    if (due->empty() || !withDueMoves((*list)->squad, team, *due, {}))
        return list;
    const auto written = m_league->moves().dayWritten((*list)->id);
    TOUCHLINE_TRY(written);
    if (auto squad = withDueMoves((*list)->squad, team, *due, *written))
        (*list)->squad = std::move(*squad);
    return list;
}

Result<std::vector<MovedCompetition>> LeagueMoves::cancelled(const PlayerMove &move)
{
    const auto lines = m_league->competitions().all();
    TOUCHLINE_TRY(lines);
    std::vector<MovedCompetition> cancelled;
    for (const CompetitionLine &line : *lines) {
        const auto base = m_league->stored(line.id);
        TOUCHLINE_TRY(base);
        const Competition &before = (*base)->competition;
        if (move.kind == PlayerMove::Kind::Guest && !move.competition.isNull() && move.competition != line.id)
            continue;
        for (const PlayerMove &one : movesIn(before)) {
            if (!isSameMove(one, move) ||
                (one.player.id != move.player.id && !isCalledLike(one.player, move.player)))
                continue;
            MovedCompetition taken{before, before, one};
            TOUCHLINE_TRY(touchline::cancelMove(taken.after, one));
            cancelled.push_back(std::move(taken));
            break;
        }
    }
    if (cancelled.empty())
        return fail(
            Error{Fault::NotFound,
                  {QT_TRANSLATE_NOOP("core", "The league has no such move: %1."), {}, {moveTitle(move)}},
                  {}});
    setOthersOfLeague(*m_league, cancelled);
    return cancelled;
}

Result<std::vector<StoredSquad>> LeagueMoves::listsWithout(const PlayerMove &move,
                                                           const std::vector<MovedCompetition> &competitions)
{
    std::vector<StoredSquad> lists;
    const bool isNumber = move.kind == PlayerMove::Kind::Number;
    if (move.day > m_league->today() || (!move.isForGood() && !isNumber))
        return lists;
    std::vector<QUuid> of{QUuid()};
    for (const MovedCompetition &one : competitions)
        of.push_back(one.before.definition().id);
    for (const QUuid &competition : of) {
        auto old = move.from.isNobody() ? Result<std::optional<StoredSquad>>()
                                        : m_league->teams().squad(move.from.id, competition);
        auto other = move.to.isNobody() || isNumber ? Result<std::optional<StoredSquad>>()
                                                    : m_league->teams().squad(move.to.id, competition);
        if (!old || !other)
            return fail(old ? other.error() : old.error());
        if (*other) {
            const auto entry = entryFor((*other)->squad, move.player);
            if (entry != (*other)->squad.entries.end()) {
                (*other)->squad.entries.erase(entry);
                lists.push_back(std::move(**other));
            }
        }
        if (!*old)
            continue;
        PlayerMove back = move;
        back.shirt = move.formerShirt;
        if (!putOn((*old)->squad, back)) {
            back.shirt.reset();
            (void)putOn((*old)->squad, back);
        }
        if (isNumber && !move.formerShirt)
            if (const auto entry = entryFor((*old)->squad, move.player); entry != (*old)->squad.entries.end())
                entry->shirt.reset();
        lists.push_back(std::move(**old));
    }
    return lists;
}

Result<JournalEntry> LeagueMoves::cancel(const PlayerMove &move)
{
    const auto taken = cancelled(move);
    TOUCHLINE_TRY(taken);
    // The shirt that he had stands in the move as the competitions have it.
    const auto lists = listsWithout(taken->front().move, *taken);
    TOUCHLINE_TRY(lists);
    return commitMoves({cancelTitle(move), {}, {}}, *taken, *lists);
}

} // namespace touchline
