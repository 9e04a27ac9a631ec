// SPDX-License-Identifier: GPL-3.0-or-later
// What is not as the history says, and how an owner takes it over.
#include "models/league/league_history.h"

#include "models/audit/audit.h"
#include "models/league/access/server_access.h"
#include "models/league/league_competitions.h"
#include "models/store/journal/seal.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row.h"

#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

/// On a server only an owner of the league may; who has a file owns it.
Result<void> checkIsOwner(Database &database)
{
    if (database.backend() == Backend::Sqlite)
        return {};
    const auto owner = isOwner(database);
    TOUCHLINE_TRY(owner);
    if (!*owner)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Only an owner of the league can note a repair."));
    return {};
}

/// On a server somebody may have added entries that nobody can read. Of them nothing can be known: from now
/// on they change nothing, and the repair vouches for that. In a league file such an entry was damaged, and
/// its backups have it.
Result<void> emptyUnreadableEntries(Database &database)
{
    if (database.backend() == Backend::Sqlite)
        return {};
    std::vector<qlonglong> unreadable;
    auto read = forEachEntry(database, 0, [&unreadable](const SealedEntry &entry) -> Result<void> {
        if (!entry.changes || !changesOf(*entry.changes))
            unreadable.push_back(entry.seq);
        return {};
    });
    TOUCHLINE_TRY(read);
    const QByteArray nothing = packedBytes(store::textOf(RowChanges()));
    for (const qlonglong seq : unreadable)
        TOUCHLINE_TRY(
            database.change(QStringLiteral("UPDATE journal SET changes = ? WHERE seq = ?"), {nothing, seq}));
    return {};
}

} // namespace

Result<Problems> LeagueHistory::contradictions()
{
    auto transaction = Transaction::beginReading(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    auto audit = auditDatabase(m_league->m_database);
    TOUCHLINE_TRY(audit);
    return std::move(audit->problems);
}

Result<JournalEntry> LeagueHistory::noteRepair(const QString &reason)
{
    if (reason.trimmed().isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Say what was repaired."));
    const auto lines = m_league->competitions().all();
    TOUCHLINE_TRY(lines);
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    TOUCHLINE_TRY(checkIsOwner(m_league->m_database));
    TOUCHLINE_TRY(emptyUnreadableEntries(m_league->m_database));
    auto audit = auditDatabase(m_league->m_database);
    TOUCHLINE_TRY(audit);
    if (audit->problems.empty())
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP("core", "The league is as its history says: there is no repair to note."));
    if (audit->isUnreadable)
        return fail(Fault::Damaged,
                    QT_TRANSLATE_NOOP("core", "Some values cannot be read; they must be repaired first."), {},
                    std::move(audit->problems));
    JournalEntry entry{0,
                       QUuid::createUuid(),
                       m_league->now(),
                       m_league->m_access.who,
                       JournalEntry::Kind::Command,
                       {},
                       JournalEntry::State::Done,
                       QString::fromLatin1(QT_TRANSLATE_NOOP("core", "Repaired by hand: %1")),
                       {reason.trimmed()}};
    std::vector<Touch> touches{{Touch::Kind::Seal, entry.id}};
    // Nobody knows what was repaired without a command: everything is read anew.
    for (const CompetitionLine &line : *lines)
        touches.push_back({Touch::Kind::Within, line.id});
    const auto seq = m_league->m_journal.add(entry, audit->differing, touches, audit->acceptable);
    TOUCHLINE_TRY(seq);
    entry.seq = *seq;
    TOUCHLINE_TRY(notify(m_league->m_database, serverChannel(), QString::number(*seq)));
    TOUCHLINE_TRY(m_league->finish(*transaction, entry));
    m_league->m_competitions.clear();
    m_league->forget(touches, true);
    return entry;
}

} // namespace touchline
