// SPDX-License-Identifier: GPL-3.0-or-later
// How a command becomes a fact: versions, rows, journal, commit; undo and redo.
#include "models/league/league.h"

#include "core/games/registry.h"
#include "models/league/access/server_access.h"
#include "models/league/ago.h"
#include "models/league/competition_touches.h"
#include "models/league/league_competitions.h"
#include "models/league/named_rules.h"
#include "models/league/others_of_league.h"
#include "models/store/journal/log_store.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/rows/row_store.h"
#include "models/store/sqlite/change_in_doubt.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// Another organiser's windows refresh when they hear of it.
Result<void> notifyOthers(Database &database, qlonglong seq)
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

} // namespace

Result<JournalEntry> League::commit(const Command &command, const std::vector<Expected> &expected)
{
    auto transaction = Transaction::begin(m_database);
    return transaction ? commit(*transaction, command, expected) : fail(transaction.error());
}

Result<JournalEntry> League::commit(Transaction &transaction, const Command &command,
                                    const std::vector<Expected> &expected,
                                    std::vector<CompetitionChange> changes)
{
    auto entry = write(transaction, command, expected);
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(transaction, *entry));
    for (CompetitionChange &change : changes)
        m_competitions.insert_or_assign(change.next.competition.definition().id, std::move(change.next));
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
    // A line of the history is one text with its arguments. An undo and a redo name their command by its
    // number too: its words are English only for those who read nothing but this line.
    Q_ASSERT(command.title.sentences.empty() || command.subject);
    QStringList arguments = command.title.arguments;
    for (const Message &sentence : command.title.sentences)
        arguments << sentence.english();
    JournalEntry entry{0,
                       QUuid::createUuid(),
                       now(),
                       m_access.who,
                       command.kind,
                       command.subject,
                       JournalEntry::State::Done,
                       QString::fromUtf8(command.title.text),
                       arguments};
    if (command.subject)
        for (const Message &sentence : command.title.sentences) {
            entry.subjectTitle = QString::fromUtf8(sentence.text);
            entry.subjectArguments = sentence.arguments;
        }
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
    TOUCHLINE_TRY(notifyOthers(m_database, *seq));
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
        keepChangeInDoubt(m_place, {entry.id, entry.at, entry.english()});
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
    QVariantList values{toSql(backend(), QVariant(expected.id))};
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
    return fail(Error{Fault::Conflict,
                      {QT_TRANSLATE_NOOP("core", "It was changed by %1 %2. Nothing is lost."),
                       {theirs.who},
                       {ago(theirs.at, now())}},
                      {{theirs.who, {QT_TRANSLATE_NOOP("core", "Theirs: %1"), {}, {theirs.message()}}, {}},
                       {m_access.who, {QT_TRANSLATE_NOOP("core", "Yours: %1"), {}, {command.title}}, {}}}});
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

Result<JournalEntry> League::commitAgain(const QUuid &id,
                                         const std::function<Result<Reworked>(const Competition &)> &work)
{
    Result<JournalEntry> entry;
    {
        auto transaction = Transaction::begin(m_database);
        TOUCHLINE_TRY(transaction);
        auto read = readCompetition(m_database, m_contents, id);
        TOUCHLINE_TRY(read);
        const auto known = m_competitions.insert_or_assign(id, std::move(*read)).first;
        const auto made = work(known->second.competition);
        entry = made ? commitCompetition(*transaction, id, made->after, made->title)
                     : Result<JournalEntry>(fail(made.error()));
    }
    // What the others did is news for whoever looks at this league.
    if (auto fresh = refresh(); !fresh && entry)
        return fail(fresh.error());
    return entry;
}

Result<JournalEntry> League::commitCompetition(const QUuid &id, const Competition &after,
                                               const Message &title, const std::vector<MatchLog> &logs,
                                               const std::optional<QUuid> &step)
{
    // Read before the transaction begins; it has one of its own.
    TOUCHLINE_TRY(stored(id));
    auto transaction = Transaction::begin(m_database);
    return transaction ? commitCompetition(*transaction, id, after, title, logs, step)
                       : fail(transaction.error());
}

Result<void> League::addChanges(const std::vector<Competition> &after, Command &command,
                                std::vector<Expected> &expected, std::vector<CompetitionChange> &changes)
{
    for (const Competition &one : after) {
        const QUuid &id = one.definition().id;
        const StoredCompetition &base = m_competitions.at(id);
        auto change = changeOf(base, one, m_contents);
        TOUCHLINE_TRY(change);
        expected.push_back({"competition", id, base.version});
        const std::vector<Touch> touches = touchesOf(*change);
        command.touches.insert(command.touches.end(), touches.begin(), touches.end());
        changes.push_back(std::move(*change));
    }
    return {};
}

Result<JournalEntry> League::commitCompetition(Transaction &transaction, const QUuid &id,
                                               const Competition &after, const Message &title,
                                               const std::vector<MatchLog> &logs,
                                               const std::optional<QUuid> &step)
{
    TOUCHLINE_TRY(checkName(after));
    const StoredCompetition *base = &m_competitions.at(id);
    auto change = changeOf(*base, after, m_contents);
    TOUCHLINE_TRY(change);
    if (change->changes.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    std::vector<Expected> expected;
    for (const std::vector<int> *list : {&change->fixtures, &change->ruledAbout})
        for (const int index : *list) {
            const QUuid &fixture = after.fixtures()[static_cast<std::size_t>(index)].id;
            expected.push_back({"fixture", fixture, versionOf(*base, fixture)});
        }
    if (change->isOfCompetition)
        expected.push_back({"competition", id, base->version});
    Command command{title, {}, touchesOf(*change)};
    command.step = step;
    if (change->isOfFrame) {
        auto teams = competitions().withTeams(after, playRulesOf(after));
        TOUCHLINE_TRY(teams);
        command.changes = std::move(*teams);
        auto saved = savedWith(id, usedRules(base->competition.definition()), usedRules(after.definition()));
        TOUCHLINE_TRY(saved);
        std::move(saved->begin(), saved->end(), std::back_inserter(command.changes));
    }
    TOUCHLINE_TRY(checkPersons(change->persons));
    TOUCHLINE_TRY(appendUnknown(m_database, std::move(change->persons), command.changes));
    std::move(change->changes.begin(), change->changes.end(), std::back_inserter(command.changes));
    if (change->isOfFrame) {
        auto squads = competitions().squadsFor(after, playRulesOf(after), {}, &base->competition);
        TOUCHLINE_TRY(squads);
        std::move(squads->begin(), squads->end(), std::back_inserter(command.changes));
    }
    for (const int index : change->fixtures) {
        const QUuid &fixture = after.fixtures()[static_cast<std::size_t>(index)].id;
        TOUCHLINE_TRY(refuseIfUnderWay(fixture));
        TOUCHLINE_TRY(LiveStore(m_database).remove(fixture));
    }
    TOUCHLINE_TRY(refuseIfTakenAway(base->competition, after));
    LogStore store(m_database, m_contents);
    for (const MatchLog &log : logs) {
        const auto game = findGame(log.game);
        TOUCHLINE_TRY(game);
        const auto seal = store.add(log, **game);
        TOUCHLINE_TRY(seal);
        if (*seal)
            command.logs.insert(log.report.id.toString(QUuid::WithoutBraces),
                                QString::fromLatin1((*seal)->toHex()));
    }
    auto entry = write(transaction, command, expected);
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(transaction, *entry));
    m_competitions.insert_or_assign(id, std::move(change->next));
    if (step)
        hold(command.touches);
    else
        forget(command.touches, true);
    return entry;
}

} // namespace touchline
