// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_history.h"

#include "models/league/ago.h"
#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"
#include "models/league/others_of_league.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// Results come, or go; none is replaced by another, and nothing else changes.
bool isOfResultsAlone(const RowChanges &changes)
{
    const auto isOfResult = [](const RowChange &one) {
        const TableSpec *table = one.either().table;
        return table == &reportTable() || table == &reportEventTable() || table == &personTable();
    };
    const auto comes = [](const RowChange &one) {
        return one.either().table == &personTable() || !one.before;
    };
    const auto goes = [](const RowChange &one) { return one.either().table == &personTable() || !one.after; };
    return std::all_of(changes.begin(), changes.end(), isOfResult) &&
           (std::all_of(changes.begin(), changes.end(), comes) ||
            std::all_of(changes.begin(), changes.end(), goes));
}

Message titleOfTurn(const JournalEntry &entry, JournalEntry::Kind kind)
{
    return {kind == JournalEntry::Kind::Undo ? QT_TRANSLATE_NOOP("core", "Undone: %1")
                                             : QT_TRANSLATE_NOOP("core", "Redone: %1"),
            {},
            {entry.message()}};
}

} // namespace

Result<std::optional<JournalEntry>> LeagueHistory::toUndo()
{
    return m_league->m_journal.toUndo(m_league->m_access.who);
}

Result<std::optional<JournalEntry>> LeagueHistory::toRedo()
{
    return m_league->m_journal.toRedo(m_league->m_access.who);
}

Result<JournalEntry> LeagueHistory::undo()
{
    const auto entry = toUndo();
    TOUCHLINE_TRY(entry);
    if (!*entry)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is nothing to undo."));
    return turn(**entry, JournalEntry::Kind::Undo);
}

Result<JournalEntry> LeagueHistory::redo()
{
    const auto entry = toRedo();
    TOUCHLINE_TRY(entry);
    if (!*entry)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is nothing to redo."));
    return turn(**entry, JournalEntry::Kind::Redo);
}

Result<void> LeagueHistory::refuseIfLater(const JournalEntry &entry, const std::vector<qlonglong> &step)
{
    for (const qlonglong part : step) {
        const auto later = m_league->m_journal.laterAbout(part);
        TOUCHLINE_TRY(later);
        if (!*later)
            continue;
        const auto competition = competitionNameOf(entry);
        TOUCHLINE_TRY(competition);
        const std::vector<Message> both{entry.message(), (*later)->message()};
        if (competition->isEmpty())
            return fail(
                Error{Fault::Refused,
                      {QT_TRANSLATE_NOOP("core", "\"%2\" cannot be undone: \"%3\" by %1 came after it."),
                       {(*later)->who},
                       both},
                      {}});
        return fail(
            Error{Fault::Refused,
                  {QT_TRANSLATE_NOOP("core", "\"%3\" (%2) cannot be undone: \"%4\" by %1 came after it."),
                   {(*later)->who, *competition},
                   both},
                  {}});
    }
    return {};
}

Result<QString> LeagueHistory::competitionNameOf(const JournalEntry &entry)
{
    const auto competitions = readRows(m_league->m_database, competitionTable());
    TOUCHLINE_TRY(competitions);
    const auto touches = m_league->m_journal.touches(entry.seq);
    TOUCHLINE_TRY(touches);
    for (const store::Row &row : *competitions) {
        const RowReader reader(row);
        const bool isAbout = std::any_of(touches->begin(), touches->end(), [&reader](const Touch &touch) {
            return touch.subject == reader.uuid("uuid");
        });
        QString name = reader.text("name");
        if (isAbout && competitions->size() > 1 && !entry.english().contains(name))
            return name;
    }
    return QString();
}

Result<std::pair<LeagueHistory::Command, std::vector<qlonglong>>>
LeagueHistory::commandOf(const JournalEntry &entry, JournalEntry::Kind kind)
{
    const bool isUndo = kind == JournalEntry::Kind::Undo;
    Command command{titleOfTurn(entry, kind), {}, {}, kind, entry.seq};
    auto step = m_league->m_journal.stepOf(entry.seq);
    TOUCHLINE_TRY(step);
    if (isUndo)
        TOUCHLINE_TRY(refuseIfLater(entry, *step));
    const auto changes = changesOfStep(*step);
    TOUCHLINE_TRY(changes);
    const auto touches = touchesOfStep(*step);
    TOUCHLINE_TRY(touches);
    command.changes = isUndo ? inverted(*changes) : *changes;
    command.touches = *touches;
    TOUCHLINE_TRY(m_league->refuseIfPlayed(command));
    TOUCHLINE_TRY(refuseIfInPlay(entry, command.touches));
    TOUCHLINE_TRY(refuseIfTeamsNeeded(command));
    return std::pair{std::move(command), *std::move(step)};
}

Result<LeagueHistory::Turn> LeagueHistory::turnOf(const JournalEntry &entry, JournalEntry::Kind kind)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    // Whoever writes is alone now: what was asked for before may have been done by another window of the same
    // person, and what they would take back next is not what this one has shown.
    const auto unseen =
        m_league->m_journal.newestBy(m_league->m_access.who, m_league->m_seen, m_league->m_own);
    TOUCHLINE_TRY(unseen);
    if (*unseen) {
        transaction->rollBack();
        TOUCHLINE_TRY(m_league->refresh());
        const Command command{titleOfTurn(entry, kind), {}, {}, kind, entry.seq};
        return m_league->changedBy(**unseen, command);
    }
    auto ready = commandOf(entry, kind);
    TOUCHLINE_TRY(ready);
    return Turn{*std::move(transaction), std::move(ready->first), std::move(ready->second)};
}

Result<JournalEntry> LeagueHistory::turn(const JournalEntry &entry, JournalEntry::Kind kind)
{
    auto ready = turnOf(entry, kind);
    TOUCHLINE_TRY(ready);
    auto &[transaction, command, step] = *ready;
    auto turned = m_league->write(transaction, command, m_league->raisedBy(command.touches));
    if (!turned)
        return turned;
    const auto state =
        kind == JournalEntry::Kind::Undo ? JournalEntry::State::Undone : JournalEntry::State::Done;
    for (const qlonglong part : step)
        TOUCHLINE_TRY(m_league->m_journal.setState(part, state));
    TOUCHLINE_TRY(m_league->finish(transaction, *turned));
    for (const Touch &touch : command.touches)
        if (touch.kind == Touch::Kind::Competition || touch.kind == Touch::Kind::Within)
            m_league->m_competitions.erase(touch.subject);
    m_league->forget(command.touches, true);
    return turned;
}

Result<HistoryStep> LeagueHistory::historyStep(const std::optional<JournalEntry> &entry,
                                               JournalEntry::Kind kind)
{
    if (!entry)
        return fail(Fault::NotFound, kind == JournalEntry::Kind::Undo
                                         ? QT_TRANSLATE_NOOP("core", "There is nothing to undo.")
                                         : QT_TRANSLATE_NOOP("core", "There is nothing to redo."));
    auto ready = turnOf(*entry, kind);
    TOUCHLINE_TRY(ready);
    HistoryStep step{*entry, {}, isOfResultsAlone(ready->command.changes)};
    std::map<QUuid, Competition> before;
    readTouched(ready->command, before);
    // The transaction ends without a commit: what is written here is read here, and by nobody else.
    if (auto applied = apply(m_league->m_database, ready->command.changes); !applied) {
        ready->transaction.rollBack();
        return fail(applied.error());
    }
    fillHistoryStep(std::move(before), ready->transaction, step);
    return step;
}

void LeagueHistory::readTouched(const Command &command, std::map<QUuid, Competition> &competitions)
{
    for (const Touch &touch : command.touches) {
        const bool isAbout = touch.kind == Touch::Kind::Competition || touch.kind == Touch::Kind::Within;
        if (!isAbout || competitions.contains(touch.subject))
            continue;
        if (auto read = readCompetition(m_league->m_database, m_league->m_contents, touch.subject))
            competitions.emplace(touch.subject, std::move(read->competition));
    }
}

void LeagueHistory::fillHistoryStep(std::map<QUuid, Competition> &&before, store::Transaction &transaction,
                                    HistoryStep &step)
{
    for (auto &[id, competition] : before)
        if (auto read = readCompetition(m_league->m_database, m_league->m_contents, id))
            step.competitions.push_back({std::move(competition), std::move(read->competition)});
    transaction.rollBack();
    setOthersOfLeague(*m_league, step.competitions);
}

Result<HistoryStep> LeagueHistory::returnedStep(qlonglong seq)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    HistoryStep all{{}, {}, true};
    std::map<QUuid, Competition> before;
    bool isAny = false;
    // The same way that the commands go themselves; what stops them ends it here too.
    for (;;) {
        const auto entry = toUndo();
        if (!entry || !*entry || (*entry)->seq < seq)
            break;
        auto ready = commandOf(**entry, JournalEntry::Kind::Undo);
        if (!ready)
            break;
        auto &[command, step] = *ready;
        readTouched(command, before);
        bool isDone = store::apply(m_league->m_database, command.changes).has_value();
        for (const qlonglong part : step)
            isDone = isDone && m_league->m_journal.setState(part, JournalEntry::State::Undone).has_value();
        if (!isDone)
            break;
        all.entry = **entry;
        all.isOfResultsAlone = all.isOfResultsAlone && isOfResultsAlone(command.changes);
        isAny = true;
    }
    fillHistoryStep(std::move(before), *transaction, all);
    if (!isAny)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is nothing to undo."));
    return all;
}

Result<HistoryStep> LeagueHistory::undoneStep()
{
    const auto entry = toUndo();
    return entry ? historyStep(*entry, JournalEntry::Kind::Undo) : fail(entry.error());
}

Result<HistoryStep> LeagueHistory::redoneStep()
{
    const auto entry = toRedo();
    return entry ? historyStep(*entry, JournalEntry::Kind::Redo) : fail(entry.error());
}

Result<std::vector<JournalEntry>> LeagueHistory::entries(const JournalFilter &filter)
{
    return m_league->m_journal.entries(filter);
}

Result<RowChanges> LeagueHistory::changesOf(qlonglong seq)
{
    const auto step = m_league->m_journal.stepOf(seq);
    TOUCHLINE_TRY(step);
    return step->empty() ? m_league->m_journal.changes(seq) : changesOfStep(*step);
}

Result<RowChanges> LeagueHistory::changesOfStep(const std::vector<qlonglong> &step)
{
    RowChanges all;
    for (auto part = step.rbegin(); part != step.rend(); ++part) {
        auto changes = m_league->m_journal.changes(*part);
        if (!changes)
            return changes;
        std::move(changes->begin(), changes->end(), std::back_inserter(all));
    }
    return all;
}

Result<std::vector<Touch>> LeagueHistory::touchesOfStep(const std::vector<qlonglong> &step)
{
    std::vector<Touch> all;
    for (const qlonglong part : step) {
        auto touches = m_league->m_journal.touches(part);
        if (!touches)
            return touches;
        for (const Touch &touch : *touches)
            if (touch.kind != Touch::Kind::Step && std::find(all.begin(), all.end(), touch) == all.end())
                all.push_back(touch);
    }
    return all;
}

} // namespace touchline
