// SPDX-License-Identifier: GPL-3.0-or-later
// How a command becomes a fact: versions, rows, journal, commit; undo and redo.
#include "models/league/league.h"

#include "models/league/access/server_channel.h"
#include "models/league/ago.h"
#include "models/league/others_beside.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/rows/row_store.h"
#include "models/store/sqlite/unsure_note.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// Another organiser's windows refresh when they hear of it.
Result<void> tell(Database &database, qlonglong seq)
{
    return database.backend() == Backend::Postgres ? notify(database, serverChannel(), QString::number(seq))
                                                   : Result<void>();
}

const char *tableOf(Touch::Kind kind)
{
    switch (kind) {
    case Touch::Kind::Fixture:
        return "fixture";
    case Touch::Kind::Competition:
        return "competition";
    case Touch::Kind::Team:
        return "team";
    case Touch::Kind::Squad:
        return "squad";
    default:
        return nullptr;
    }
}

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

} // namespace

Result<JournalEntry> League::commit(const Command &command, const std::vector<Expected> &expected)
{
    auto transaction = Transaction::begin(m_database);
    TOUCHLINE_TRY(transaction);
    auto entry = write(*transaction, command, expected);
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(*transaction, *entry));
    forget(command.touches, true);
    return entry;
}

Result<JournalEntry> League::write(Transaction &transaction, const Command &command,
                                   const std::vector<Expected> &expected)
{
    for (const Expected &one : expected)
        TOUCHLINE_TRY(raise(one, command));
    RowChanges changes = command.changes;
    std::size_t failed = 0;
    if (auto applied = apply(m_database, changes, &failed); !applied) {
        // In a transaction that has failed PostgreSQL does not answer any more.
        transaction.rollBack();
        return hindered(command, failed, applied.error());
    }
    JournalEntry entry{0,
                       QUuid::createUuid(),
                       now(),
                       m_access.who,
                       command.kind,
                       command.subject,
                       JournalEntry::State::Done,
                       QString::fromUtf8(command.title.text),
                       command.title.arguments};
    if (command.kind == JournalEntry::Kind::Command)
        TOUCHLINE_TRY(m_journal.endRedo(m_access.who));
    std::vector<Touch> touches = command.touches;
    if (command.step)
        touches.push_back({Touch::Kind::Step, *command.step});
    QJsonObject vouches;
    if (!command.logs.isEmpty())
        vouches.insert(QStringLiteral("logs"), command.logs);
    auto seq = m_journal.add(entry, changes, touches, vouches);
    TOUCHLINE_TRY(seq);
    entry.seq = *seq;
    TOUCHLINE_TRY(tell(m_database, *seq));
    return entry;
}

Result<void> League::finish(Transaction &transaction, const JournalEntry &entry)
{
    auto done = transaction.commit();
    if (!done && done.error().fault == Fault::Lost) {
        // Nobody knows whether the server still heard it: the journal says.
        if (auto again = store::reconnect(m_database); again)
            if (const auto has = m_journal.has(entry.id); has && *has)
                done = {};
    }
    if (!done && m_database.isUnsure())
        keepUnsure(m_place, {entry.id, entry.at, entry.english()});
    // Numbers of a server have gaps: what is not the next one may have others before it.
    if (done && entry.seq == m_seen + 1)
        m_seen = entry.seq;
    else if (done)
        m_own.push_back(entry.seq);
    return done;
}

Result<void> League::raise(const Expected &expected, const Command &command)
{
    QString sql = QStringLiteral("UPDATE %1 SET version = version + 1 WHERE uuid = ?")
                      .arg(QString::fromLatin1(expected.table));
    QVariantList values{bound(backend(), QVariant(expected.id))};
    if (expected.version) {
        sql += QStringLiteral(" AND version = ?");
        values.append(*expected.version);
    }
    const auto changed = m_database.change(sql, values);
    TOUCHLINE_TRY(changed);
    if (!expected.version || *changed > 0)
        return {};
    const TableSpec &table = *factTable(QString::fromLatin1(expected.table));
    const auto there = readRow(m_database, table, {expected.id});
    TOUCHLINE_TRY(there);
    // Who took it away did so with all that it was part of.
    if (!*there)
        if (const auto theirs = m_journal.newestOf(table, {expected.id}); theirs && *theirs)
            return changedBy(**theirs, command);
    return changedByOthers(expected.id, command);
}

tl::unexpected<Error> League::changedByOthers(const QUuid &subject, const Command &command)
{
    const auto theirs = m_journal.newestAbout(subject);
    if (theirs && *theirs)
        return changedBy(**theirs, command);
    m_competitions.clear();
    return fail(Fault::Conflict,
                QT_TRANSLATE_NOOP("core", "It was changed by someone else in the meantime."));
}

tl::unexpected<Error> League::changedBy(const JournalEntry &theirs, const Command &command)
{
    m_competitions.clear();
    return fail(Fault::Conflict, QT_TRANSLATE_NOOP("core", "It was changed by %1 %2. Nothing is lost."),
                {theirs.who, ago(theirs.at, now()).english()},
                {{theirs.who, {QT_TRANSLATE_NOOP("core", "Theirs: %1"), {theirs.english()}}, {}},
                 {m_access.who, {QT_TRANSLATE_NOOP("core", "Yours: %1"), {command.title.english()}}, {}}});
}

std::vector<League::Expected> League::raisedBy(const std::vector<Touch> &touches)
{
    std::vector<Expected> raised;
    for (const Touch &touch : touches)
        if (const char *table = tableOf(touch.kind))
            raised.push_back({table, touch.subject, {}});
    // A decision, or another part of a competition, is the competition's.
    for (const Touch &touch : touches)
        if (touch.kind == Touch::Kind::Within)
            raised.push_back({"competition", touch.subject, {}});
    return raised;
}

Result<std::optional<JournalEntry>> League::toUndo()
{
    return m_journal.toUndo(m_access.who);
}

Result<std::optional<JournalEntry>> League::toRedo()
{
    return m_journal.toRedo(m_access.who);
}

Result<JournalEntry> League::undo()
{
    const auto entry = toUndo();
    TOUCHLINE_TRY(entry);
    if (!*entry || (*entry)->seq == 1)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is nothing to undo."));
    return turn(**entry, JournalEntry::Kind::Undo);
}

Result<JournalEntry> League::redo()
{
    const auto entry = toRedo();
    TOUCHLINE_TRY(entry);
    if (!*entry)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is nothing to redo."));
    return turn(**entry, JournalEntry::Kind::Redo);
}

Result<void> League::refuseIfLater(const JournalEntry &entry, const std::vector<qlonglong> &step)
{
    for (const qlonglong part : step) {
        const auto later = m_journal.laterAbout(part);
        TOUCHLINE_TRY(later);
        if (*later)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "\"%1\" cannot be undone: \"%2\" by %3 came after it."),
                        {entry.english(), (*later)->english(), (*later)->who});
    }
    return {};
}

Result<std::pair<League::Command, std::vector<qlonglong>>> League::commandOf(const JournalEntry &entry,
                                                                             JournalEntry::Kind kind)
{
    const bool isUndo = kind == JournalEntry::Kind::Undo;
    Command command{
        {isUndo ? QT_TRANSLATE_NOOP("core", "Undone: %1") : QT_TRANSLATE_NOOP("core", "Redone: %1"),
         {entry.english()}},
        {},
        {},
        kind,
        entry.seq};
    auto step = m_journal.stepOf(entry.seq);
    TOUCHLINE_TRY(step);
    if (isUndo)
        TOUCHLINE_TRY(refuseIfLater(entry, *step));
    const auto changes = changesOfStep(*step);
    TOUCHLINE_TRY(changes);
    const auto touches = touchesOfStep(*step);
    TOUCHLINE_TRY(touches);
    command.changes = isUndo ? inverted(*changes) : *changes;
    command.touches = *touches;
    TOUCHLINE_TRY(refuseIfPlayed(command));
    TOUCHLINE_TRY(refuseIfTeamsNeeded(command));
    return std::pair{std::move(command), *std::move(step)};
}

Result<League::Turn> League::turnOf(const JournalEntry &entry, JournalEntry::Kind kind)
{
    auto transaction = Transaction::begin(m_database);
    TOUCHLINE_TRY(transaction);
    // Whoever writes is alone now: what was asked for before may have been done by another window of the same
    // person, and what they would take back next is not what this one has shown.
    const auto unseen = m_journal.newestBy(m_access.who, m_seen, m_own);
    TOUCHLINE_TRY(unseen);
    if (*unseen) {
        transaction->rollBack();
        TOUCHLINE_TRY(refresh());
        const bool isUndo = kind == JournalEntry::Kind::Undo;
        const Command command{
            {isUndo ? QT_TRANSLATE_NOOP("core", "Undone: %1") : QT_TRANSLATE_NOOP("core", "Redone: %1"),
             {entry.english()}},
            {},
            {},
            kind,
            entry.seq};
        return changedBy(**unseen, command);
    }
    auto ready = commandOf(entry, kind);
    TOUCHLINE_TRY(ready);
    return Turn{*std::move(transaction), std::move(ready->first), std::move(ready->second)};
}

Result<JournalEntry> League::turn(const JournalEntry &entry, JournalEntry::Kind kind)
{
    auto ready = turnOf(entry, kind);
    TOUCHLINE_TRY(ready);
    auto &[transaction, command, step] = *ready;
    auto turned = write(transaction, command, raisedBy(command.touches));
    if (!turned)
        return turned;
    const auto state =
        kind == JournalEntry::Kind::Undo ? JournalEntry::State::Undone : JournalEntry::State::Done;
    for (const qlonglong part : step)
        TOUCHLINE_TRY(m_journal.setState(part, state));
    TOUCHLINE_TRY(finish(transaction, *turned));
    for (const Touch &touch : command.touches)
        if (touch.kind == Touch::Kind::Competition || touch.kind == Touch::Kind::Within)
            m_competitions.erase(touch.subject);
    forget(command.touches, true);
    return turned;
}

Result<TurnedStep> League::turnedStep(const std::optional<JournalEntry> &entry, JournalEntry::Kind kind)
{
    if (!entry || entry->seq == 1)
        return fail(Fault::NotFound, kind == JournalEntry::Kind::Undo
                                         ? QT_TRANSLATE_NOOP("core", "There is nothing to undo.")
                                         : QT_TRANSLATE_NOOP("core", "There is nothing to redo."));
    auto ready = turnOf(*entry, kind);
    TOUCHLINE_TRY(ready);
    TurnedStep step{*entry, {}, isOfResultsAlone(ready->command.changes)};
    std::map<QUuid, Competition> before;
    readTouched(ready->command, before);
    // The transaction ends without a commit: what is written here is read here, and by nobody else.
    if (auto applied = apply(m_database, ready->command.changes); !applied) {
        ready->transaction.rollBack();
        return fail(applied.error());
    }
    takeTurned(std::move(before), ready->transaction, step);
    return step;
}

void League::readTouched(const Command &command, std::map<QUuid, Competition> &competitions)
{
    for (const Touch &touch : command.touches) {
        const bool isAbout = touch.kind == Touch::Kind::Competition || touch.kind == Touch::Kind::Within;
        if (!isAbout || competitions.contains(touch.subject))
            continue;
        if (auto read = readCompetition(m_database, m_contents, touch.subject))
            competitions.emplace(touch.subject, std::move(read->competition));
    }
}

void League::takeTurned(std::map<QUuid, Competition> before, store::Transaction &transaction,
                        TurnedStep &step)
{
    for (auto &[id, competition] : before)
        if (auto read = readCompetition(m_database, m_contents, id))
            step.competitions.push_back({std::move(competition), std::move(read->competition)});
    transaction.rollBack();
    putOthersBeside(*this, step.competitions);
}

Result<TurnedStep> League::returnedStep(qlonglong seq)
{
    auto transaction = Transaction::begin(m_database);
    TOUCHLINE_TRY(transaction);
    TurnedStep all{{}, {}, true};
    std::map<QUuid, Competition> before;
    bool isAny = false;
    // The same way that the commands go themselves; what stops them ends it here too.
    for (;;) {
        const auto entry = toUndo();
        if (!entry || !*entry || (*entry)->seq < std::max<qlonglong>(seq, 2))
            break;
        auto ready = commandOf(**entry, JournalEntry::Kind::Undo);
        if (!ready)
            break;
        auto &[command, step] = *ready;
        readTouched(command, before);
        bool isDone = store::apply(m_database, command.changes).has_value();
        for (const qlonglong part : step)
            isDone = isDone && m_journal.setState(part, JournalEntry::State::Undone).has_value();
        if (!isDone)
            break;
        all.entry = **entry;
        all.isOfResultsAlone = all.isOfResultsAlone && isOfResultsAlone(command.changes);
        isAny = true;
    }
    takeTurned(std::move(before), *transaction, all);
    if (!isAny)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is nothing to undo."));
    return all;
}

Result<TurnedStep> League::undoneStep()
{
    const auto entry = toUndo();
    return entry ? turnedStep(*entry, JournalEntry::Kind::Undo) : fail(entry.error());
}

Result<TurnedStep> League::redoneStep()
{
    const auto entry = toRedo();
    return entry ? turnedStep(*entry, JournalEntry::Kind::Redo) : fail(entry.error());
}

Result<std::vector<JournalEntry>> League::history(const JournalFilter &filter)
{
    return m_journal.entries(filter);
}

Result<RowChanges> League::changesOf(qlonglong seq)
{
    const auto step = m_journal.stepOf(seq);
    TOUCHLINE_TRY(step);
    return step->empty() ? m_journal.changes(seq) : changesOfStep(*step);
}

Result<RowChanges> League::changesOfStep(const std::vector<qlonglong> &step)
{
    RowChanges all;
    for (auto part = step.rbegin(); part != step.rend(); ++part) {
        auto changes = m_journal.changes(*part);
        if (!changes)
            return changes;
        std::move(changes->begin(), changes->end(), std::back_inserter(all));
    }
    return all;
}

Result<std::vector<Touch>> League::touchesOfStep(const std::vector<qlonglong> &step)
{
    std::vector<Touch> all;
    for (const qlonglong part : step) {
        auto touches = m_journal.touches(part);
        if (!touches)
            return touches;
        for (const Touch &touch : *touches)
            if (touch.kind != Touch::Kind::Step && std::find(all.begin(), all.end(), touch) == all.end())
                all.push_back(touch);
    }
    return all;
}

} // namespace touchline
