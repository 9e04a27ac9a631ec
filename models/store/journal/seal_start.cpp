// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/journal/seal_start.h"

#include "models/store/database/postgres_rights.h"
#include "models/store/journal/journal.h"
#include "models/store/journal/seal.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"

#include <QJsonDocument>
#include <QUuid>
#include <qglobal.h>

namespace touchline::store {

namespace {

/// So many rows are taken over by one entry, so that none is too big.
constexpr std::size_t rowsInEntry = 4000;

const QString takenOverKey = QStringLiteral("taken_over");

/// Seals the entries that are there; gives how many.
Result<int> sealEntries(Database &database)
{
    int entries = 0;
    QByteArray previous = sealOfNothing();
    auto done = forEachEntry(database, 0, [&](const SealedEntry &found) -> Result<void> {
        SealedEntry entry = found;
        entry.vouches = QStringLiteral("{}");
        previous = sealOf(previous, entry);
        if (previous.isEmpty())
            return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "An entry of the history cannot be read."));
        ++entries;
        return keepSeal(database, entry.seq, entry.vouches, previous);
    });
    TOUCHLINE_TRY(done);
    return entries;
}

/// Writes what is taken over, in as many entries as it needs.
class Taker
{
public:
    Taker(Database &database, const QString &who, const QDateTime &now, int entries)
        : m_database(&database)
        , m_who(who)
        , m_now(now)
        , m_entries(entries)
        , m_step(QUuid::createUuid())
    {
    }

    Result<void> takeFacts()
    {
        for (const TableSpec *table : factTables()) {
            auto rows = readRows(*m_database, *table);
            TOUCHLINE_TRY(rows);
            for (Row &row : *rows) {
                m_changes.push_back({row, row});
                if (m_changes.size() >= rowsInEntry)
                    if (auto done = write(); !done)
                        return done;
            }
        }
        return {};
    }

    Result<void> takeLogs()
    {
        const auto reports = m_database->rows(QStringLiteral("SELECT report FROM match_log ORDER BY report"));
        TOUCHLINE_TRY(reports);
        for (const QVariantList &one : *reports) {
            const auto log = m_database->rows(
                QStringLiteral("SELECT report, fixture, game, rules_version, home_document, away_document, "
                               "data FROM match_log WHERE report = ?"),
                one);
            TOUCHLINE_TRY(log);
            const QVariantList &row = log->front();
            const auto text = unpackedBytes(row[6].toByteArray());
            TOUCHLINE_TRY(text);
            const QUuid report = fromSql(row[0], ColumnType::Uuid).toUuid();
            m_logs.insert(report.toString(QUuid::WithoutBraces),
                          QString::fromLatin1(sealOfLog(report, fromSql(row[1], ColumnType::Uuid).toUuid(),
                                                        row[2].toString(), row[3].toLongLong(),
                                                        row[4].toByteArray(), row[5].toByteArray(), *text)
                                                  .toHex()));
        }
        return {};
    }

    /// Which commands were taken back: that cannot be told of old histories for sure.
    Result<void> takeStates()
    {
        const auto rows =
            m_database->rows(QStringLiteral("SELECT seq, state FROM journal WHERE state <> 'done'"));
        TOUCHLINE_TRY(rows);
        for (const QVariantList &row : *rows)
            m_states.insert(QString::number(row[0].toLongLong()), row[1].toString());
        return {};
    }

    /// The last entry: what is left of the rows, the logs and the states.
    Result<void> write()
    {
        const JournalEntry entry{
            0,
            QUuid::createUuid(),
            m_now,
            m_who,
            JournalEntry::Kind::Command,
            {},
            JournalEntry::State::Done,
            QString::fromLatin1(QT_TRANSLATE_NOOP("core", "Sealed from here on; entries before: %1")),
            {QString::number(m_entries)}};
        QJsonObject vouches{{takenOverKey, true}};
        if (!m_logs.isEmpty())
            vouches.insert(QStringLiteral("logs"), m_logs);
        if (!m_states.isEmpty())
            vouches.insert(QStringLiteral("states"), m_states);
        const auto written =
            Journal(*m_database)
                .add(entry, m_changes, {{Touch::Kind::Seal, m_step}, {Touch::Kind::Step, m_step}}, vouches);
        m_changes.clear();
        return written ? Result<void>() : fail(written.error());
    }

private:
    Database *m_database;
    QString m_who;
    QDateTime m_now;
    int m_entries;
    QUuid m_step;
    RowChanges m_changes;
    QJsonObject m_logs;
    QJsonObject m_states;
};

} // namespace

Result<TakingOver> takingOver(Database &database)
{
    // Version 0.1.0 knew neither seals nor steps: the first entry that has one was sealed when it was
    // written.
    const auto first =
        database.rows(QStringLiteral("SELECT t.seq, t.subject, s.vouches FROM journal_touch t LEFT JOIN seal "
                                     "s ON s.seq = t.seq WHERE t.kind IN ('step', 'seal') AND NOT EXISTS "
                                     "(SELECT 1 FROM seal e WHERE e.seq < t.seq AND e.vouches <> '{}') "
                                     "ORDER BY t.seq, t.kind DESC LIMIT 1"));
    TOUCHLINE_TRY(first);
    if (first->empty() ||
        !QJsonDocument::fromJson(first->front()[2].toString().toUtf8()).object().value(takenOverKey).toBool())
        return TakingOver();
    const QVariant seq = first->front()[0];
    const QVariant step = first->front()[1];
    const QString others =
        QStringLiteral("FROM journal WHERE seq %1 ? AND seq NOT IN (SELECT seq FROM journal_touch "
                       "WHERE kind = 'step' AND subject = ?) ");
    const auto before = database.rows(
        QStringLiteral("SELECT 1 ") + others.arg(QLatin1Char('<')) + QStringLiteral("LIMIT 1"), {seq, step});
    TOUCHLINE_TRY(before);
    if (before->empty()) // there was nothing to be taken over
        return TakingOver();
    const auto next = database.rows(QStringLiteral("SELECT seq ") + others.arg(QLatin1Char('>')) +
                                        QStringLiteral("ORDER BY seq LIMIT 1"),
                                    {seq, step});
    TOUCHLINE_TRY(next);
    const auto last =
        next->empty()
            ? database.rows(QStringLiteral("SELECT MAX(seq) FROM journal"))
            : database.rows(QStringLiteral("SELECT MAX(seq) FROM journal WHERE seq < ?"), next->front());
    TOUCHLINE_TRY(last);
    return TakingOver{seq.toLongLong(), last->front().front().toLongLong()};
}

Result<bool> isUnsealed(Database &database)
{
    const auto rows = database.rows(QStringLiteral(
        "SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM journal LIMIT 1) AS j), (SELECT COUNT(*) FROM "
        "(SELECT 1 FROM seal LIMIT 1) AS s)"));
    TOUCHLINE_TRY(rows);
    return rows->front()[0].toInt() > 0 && rows->front()[1].toInt() == 0;
}

Result<void> sealOldLeague(Database &database, const QString &who, const QDateTime &now)
{
    auto unsealed = isUnsealed(database);
    TOUCHLINE_TRY(unsealed);
    if (!*unsealed)
        return {};
    if (database.backend() == Backend::Postgres) {
        const auto owner = isOwner(database);
        TOUCHLINE_TRY(owner);
        if (!*owner)
            return fail(Fault::ReadOnly,
                        QT_TRANSLATE_NOOP("core",
                                          "The league is from an older version of Touchline. Its owner "
                                          "must open it once with this version."));
    }
    auto transaction = Transaction::begin(database);
    TOUCHLINE_TRY(transaction);
    // Somebody else may have been quicker.
    unsealed = isUnsealed(database);
    TOUCHLINE_TRY(unsealed);
    if (!*unsealed)
        return {};
    const auto entries = sealEntries(database);
    TOUCHLINE_TRY(entries);
    Taker taker(database, who, now, *entries);
    if (auto done = taker.takeFacts(); !done)
        return done;
    if (auto done = taker.takeLogs(); !done)
        return done;
    if (auto done = taker.takeStates(); !done)
        return done;
    if (auto done = taker.write(); !done)
        return done;
    return transaction->commit();
}

} // namespace touchline::store
