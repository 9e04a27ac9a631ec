// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/journal_replay.h"

#include "models/audit/audit.h"
#include "models/league/league_history.h"
#include "models/store/rows/row_store.h"
#include "tests/storage/storage_case.h"
#include "tests/support/text.h"

#include <algorithm>

namespace touchline::storage {

namespace {

QByteArray keyOf(const store::Row &row)
{
    QByteArray text;
    for (const QVariant &value : row.key())
        text += value.metaType() == QMetaType::fromType<QUuid>() ? value.toUuid().toByteArray()
                                                                 : value.toString().toUtf8() + '|';
    return text;
}

} // namespace

QString JournalReplay::follow(League &league)
{
    auto entries = league.history().entries();
    if (!entries)
        return wordsOf(entries.error());
    std::reverse(entries->begin(), entries->end());
    for (const JournalEntry &entry : *entries) {
        if (entry.seq <= m_last)
            continue;
        m_last = entry.seq;
        m_entries.push_back(entry.id);
        const auto changes = league.history().changesOf(entry.seq);
        if (!changes)
            return wordsOf(changes.error());
        for (const store::RowChange &change : *changes) {
            const store::TableSpec *table = change.either().table;
            if (!table->sharedBy.empty())
                continue;
            Rows &rows = m_tables[table];
            const QByteArray key = keyOf(change.either());
            const auto found = rows.find(key);
            const bool fits = change.before ? found != rows.end() && found->second == change.before->values
                                            : found == rows.end();
            if (!fits)
                return u"%1: a row of %2 was another one"_s.arg(entry.english(),
                                                                QString::fromLatin1(table->name));
            if (change.after)
                rows[key] = change.after->values;
            else
                rows.erase(found);
        }
    }
    return {};
}

QString JournalReplay::compare(League &league) const
{
    // The program's own look: seals, persons and teams too.
    const auto audit = auditDatabase(league.database());
    if (!audit)
        return wordsOf(audit.error());
    if (!audit->problems.empty())
        return audit->problems.front().where + u": "_s + audit->problems.front().what.english();
    for (const store::TableSpec *table : store::factTables()) {
        if (!table->sharedBy.empty())
            continue;
        const auto rows = store::readRows(league.database(), *table);
        if (!rows)
            return wordsOf(rows.error());
        Rows found;
        for (const store::Row &row : *rows)
            found[keyOf(row)] = row.values;
        const auto told = m_tables.find(table);
        if (found != (told == m_tables.end() ? Rows() : told->second))
            return u"%1: %2 rows, not those of the journal"_s.arg(QString::fromLatin1(table->name))
                .arg(found.size());
    }
    return {};
}

} // namespace touchline::storage
