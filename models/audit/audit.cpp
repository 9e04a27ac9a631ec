// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/audit.h"

#include "models/audit/column_meaning.h"
#include "models/audit/fact_words.h"
#include "models/audit/history_replay.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"
#include "models/store/whole_database.h"

#include <QStringList>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

constexpr std::size_t mostProblems = 1000;
/// Facts of a big competition that has just been made are not all looked at with the newest entries.
constexpr std::size_t mostNewestFacts = 2000;

const QString logRows = QStringLiteral(
    "SELECT report, fixture, game, rules_version, home_document, away_document, data FROM match_log");

QString columnsOf(const TableSpec &table)
{
    QStringList names;
    for (const Column &column : table.columns)
        names << QString::fromLatin1(column.name);
    return names.join(QStringLiteral(", "));
}

/// One look at a league.
class Auditor
{
public:
    Auditor(Database &database, const HistoryReplay::Start &start)
        : m_database(&database)
        , m_words(database)
        , m_journal(database)
        , m_replay(database.backend() == Backend::Sqlite, start)
        , m_after(start.after)
    {
    }

    Result<Audit> auditDatabase()
    {
        TOUCHLINE_TRY(followHistory());
        using Steps = std::vector<Result<void> (Auditor::*)()>;
        for (const auto step : m_after > 0 ? Steps{&Auditor::compareNewestFacts, &Auditor::compareNewestLogs}
                                           : Steps{&Auditor::compareFacts, &Auditor::findMissing,
                                                   &Auditor::checkVersions, &Auditor::compareLogs})
            TOUCHLINE_TRY((this->*step)());
        m_audit.entries = m_replay.entries();
        m_audit.sealedFrom = m_replay.sealedFrom();
        m_audit.head = m_replay.sealedFrom() > 0 ? m_replay.head() : QByteArray();
        m_audit.repairs = m_replay.repairs();
        m_audit.acceptable = m_replay.acceptable();
        if (!m_logs.isEmpty())
            m_audit.acceptable.insert(QStringLiteral("logs"), m_logs);
        if (const auto all = m_audit.problems.size(); all > mostProblems) {
            m_audit.problems.resize(mostProblems);
            m_audit.problems.push_back({auditWords(QT_TRANSLATE_NOOP("core", "league")),
                                        {QT_TRANSLATE_NOOP("core", "More problems are not listed: %1."),
                                         {QString::number(all - mostProblems)}},
                                        {}});
        }
        return std::move(m_audit);
    }

private:
    Result<void> followHistory()
    {
        auto read = forEachEntry(*m_database, m_after, [this](const SealedEntry &entry) -> Result<void> {
            m_replay.take(entry);
            return {};
        });
        const auto last = lastNumber();
        TOUCHLINE_TRY(last);
        m_replay.finish(*last);
        m_isSealed = m_replay.isSealed();
        m_audit.isUnreadable = m_audit.isUnreadable || m_replay.gap() > 0;
        m_audit.problems.insert(m_audit.problems.begin(), m_replay.problems().begin(),
                                m_replay.problems().end());
        return read ? checkIsSealed() : read;
    }

    /// SQLite keeps the number of the last entry that there ever was, and of nothing else; 0 for a server,
    /// which does not.
    Result<qlonglong> lastNumber()
    {
        if (m_database->backend() != Backend::Sqlite)
            return 0;
        const auto rows =
            m_database->rows(QStringLiteral("SELECT name, seq FROM sqlite_sequence ORDER BY name, seq"));
        TOUCHLINE_TRY(rows);
        qlonglong last = 0;
        for (const QVariantList &row : *rows) {
            const auto number = strictlyTaken(row[1], ColumnType::Integer);
            if (row[0].toString() == QLatin1String("journal") && number && number->isValid())
                last = std::max(last, number->toLongLong());
        }
        if (last < m_replay.newest())
            add(QStringLiteral("history"),
                {QT_TRANSLATE_NOOP("core", "The number of the last entry (%1) was changed."),
                 {QString::number(m_replay.newest())}});
        if (rows->size() > 1) {
            m_audit.isUnreadable = true;
            add(QStringLiteral("history"),
                {QT_TRANSLATE_NOOP("core", "The number of the last entry is there %1 times."),
                 {QString::number(rows->size())}});
        }
        return last;
    }

    /// Version 0.1.0 knew neither seals nor steps of undo.
    Result<void> checkIsSealed()
    {
        if (m_isSealed)
            return {};
        const auto newer = m_database->rows(
            QStringLiteral("SELECT 1 FROM journal_touch WHERE kind IN ('step', 'seal') LIMIT 1"));
        TOUCHLINE_TRY(newer);
        if (!newer->empty())
            add(QStringLiteral("history"), {QT_TRANSLATE_NOOP("core", "All seals were removed."), {}});
        return {};
    }

    /// How often the rows of a match, team and so on were written: a number, whatever it is.
    Result<void> checkVersions()
    {
        for (const WholeTable &table : wholeTables()) {
            if (table.columns.back().name != QByteArray("version"))
                continue;
            auto read = m_database->forEach(
                QStringLiteral("SELECT version FROM %1").arg(table.name), {},
                [&](const QVariantList &row) -> Result<void> {
                    const auto number = strictlyTaken(row[0], ColumnType::Integer);
                    if (number && number->isValid())
                        return {};
                    m_audit.isUnreadable = true;
                    add(table.name, {QT_TRANSLATE_NOOP("core", "%1: \"%2\" is not a valid value."),
                                     {QStringLiteral("version"), row[0].toString()}});
                    return {};
                });
            if (!read)
                return read;
        }
        return {};
    }

    Result<void> compareFacts()
    {
        for (const TableSpec *table : factTables()) {
            auto read = m_database->forEach(
                QStringLiteral("SELECT %1 FROM %2").arg(columnsOf(*table), QString::fromLatin1(table->name)),
                {}, [this, table](const QVariantList &values) -> Result<void> {
                    compare(*table, values);
                    return {};
                });
            if (!read)
                return read;
        }
        return describeDifferences();
    }

    /// Shared rows of a league that is not sealed: its entries do not say what became of them.
    [[nodiscard]] bool isCompared(const TableSpec &table) const
    {
        return m_isSealed || table.sharedBy.empty();
    }

    void compare(const TableSpec &table, const QVariantList &values)
    {
        Row row{&table, {}};
        std::vector<std::size_t> wrong;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const QVariant &value = values[static_cast<qsizetype>(i)];
            const auto known = strictlyTaken(value, table.columns[i].type);
            row.values.append(known ? *known : QVariant(value.toString()));
            if (!known || !hasMeaning(table.columns[i], *known))
                wrong.push_back(i);
        }
        const QByteArray key = keyOf(row);
        m_seen.insert(key);
        const auto said = m_replay.facts().constFind(key);
        const bool isSaid = said != m_replay.facts().constEnd();
        if (!wrong.empty())
            m_wrong.emplace_back(row, wrong);
        if (isSaid ? said->hash != hashOf(row) : isCompared(table))
            m_others.push_back(row);
    }

    /// After all rows were read: names can be looked up.
    Result<void> describeDifferences()
    {
        for (const auto &[row, wrong] : m_wrong)
            for (const std::size_t i : wrong)
                isWrong(row, i);
        for (const Row &row : m_others) {
            const auto said = m_replay.facts().constFind(keyOf(row));
            if (said == m_replay.facts().constEnd()) {
                if (m_replay.gap() > 0)
                    continue; // the entry that cannot be read may have it
                m_words.isForeign(row, m_audit.problems);
                m_audit.differing.push_back({{}, row});
                continue;
            }
            if (said->seq < m_replay.gap())
                continue;
            const auto before = rowOf(keyOf(row), said->seq);
            TOUCHLINE_TRY(before);
            if (!*before)
                continue;
            m_words.differs(**before, row, said->seq, m_audit.problems);
            m_audit.differing.push_back({**before, row});
        }
        return {};
    }

    void isWrong(const Row &row, std::size_t column)
    {
        m_audit.isUnreadable = true;
        add(m_words.place(row), {QT_TRANSLATE_NOOP("core", "%1: \"%2\" is not a valid value."),
                                 {columnLabel(row.table->columns[column]),
                                  row.values[static_cast<qsizetype>(column)].toString()}});
    }

    Result<void> findMissing()
    {
        const HistoryReplay::Facts &facts = m_replay.facts();
        std::vector<std::pair<qlonglong, QByteArray>> missing;
        for (auto fact = facts.constBegin(); fact != facts.constEnd(); ++fact)
            if (!m_seen.contains(fact.key()) && isCompared(*tableOf(fact.key())) &&
                fact->seq >= m_replay.gap())
                missing.emplace_back(fact->seq, fact.key());
        std::sort(missing.begin(), missing.end());
        for (const auto &[seq, key] : missing) {
            const auto row = rowOf(key, seq);
            TOUCHLINE_TRY(row);
            if (!*row)
                continue;
            m_words.isMissing(**row, seq, m_audit.problems);
            m_audit.differing.push_back({**row, {}});
        }
        m_seen.clear();
        return {};
    }

    /// What the newest entries wrote, each fact looked up by itself.
    Result<void> compareNewestFacts()
    {
        std::vector<std::pair<qlonglong, QByteArray>> facts;
        for (auto fact = m_replay.facts().constBegin(); fact != m_replay.facts().constEnd(); ++fact)
            facts.emplace_back(fact->seq, fact.key());
        const auto &removed = m_replay.removed();
        for (auto fact = removed.constBegin(); fact != removed.constEnd(); ++fact)
            facts.emplace_back(*fact, fact.key());
        std::sort(facts.begin(), facts.end());
        if (facts.size() > mostNewestFacts)
            facts.erase(facts.begin(), facts.end() - mostNewestFacts);
        for (const auto &[seq, key] : facts)
            TOUCHLINE_TRY(compareNewest(key, seq));
        return {};
    }

    Result<void> compareNewest(const QByteArray &key, qlonglong seq)
    {
        const auto change = changeOf(key, seq);
        TOUCHLINE_TRY(change);
        if (!*change || seq < m_replay.gap())
            return {};
        const Row &said = (*change)->either();
        const auto found = readRow(*m_database, *said.table, said.key());
        if (!found && found.error().fault != Fault::Damaged)
            return fail(found.error());
        if (!found)
            m_audit.problems.push_back({m_words.place(said), found.error().message, {}});
        else if (*found && !(*change)->after)
            m_words.isForeign(**found, m_audit.problems);
        else if (!*found && (*change)->after)
            m_words.isMissing(said, seq, m_audit.problems);
        else if (*found && **found != said)
            m_words.differs(said, **found, seq, m_audit.problems);
        return {};
    }

    /// The row as that entry left it.
    Result<std::optional<Row>> rowOf(const QByteArray &key, qlonglong seq)
    {
        auto change = changeOf(key, seq);
        TOUCHLINE_TRY(change);
        return *change ? (*change)->after : std::optional<Row>();
    }

    /// The last that an entry did to a row.
    Result<std::optional<RowChange>> changeOf(const QByteArray &key, qlonglong seq)
    {
        if (m_entry != seq) {
            auto changes = m_journal.changes(seq);
            TOUCHLINE_TRY(changes);
            m_changes = std::move(*changes);
            m_entry = seq;
        }
        const auto found =
            std::find_if(m_changes.rbegin(), m_changes.rend(),
                         [&key](const RowChange &change) { return keyOf(change.either()) == key; });
        return found == m_changes.rend() ? std::optional<RowChange>() : std::optional(*found);
    }

    Result<void> compareLogs()
    {
        if (!m_isSealed)
            return {};
        QSet<QUuid> seen;
        auto read = m_database->forEach(logRows, {}, [this, &seen](const QVariantList &row) -> Result<void> {
            seen.insert(fromSql(row[0], ColumnType::Uuid).toUuid());
            compareLog(row);
            return {};
        });
        if (!read)
            return read;
        const HistoryReplay::Logs &logs = m_replay.logs();
        for (auto log = logs.constBegin(); log != logs.constEnd(); ++log)
            if (!seen.contains(log.key()))
                isWithoutLog(log.key(), log->seq);
        return {};
    }

    Result<void> compareNewestLogs()
    {
        const HistoryReplay::Logs &logs = m_replay.logs();
        for (auto log = logs.constBegin(); log != logs.constEnd(); ++log) {
            const auto rows = m_database->rows(logRows + QStringLiteral(" WHERE report = ?"),
                                               {toSql(m_database->backend(), QVariant(log.key()))});
            TOUCHLINE_TRY(rows);
            if (rows->empty())
                isWithoutLog(log.key(), log->seq);
            else
                compareLog(rows->front());
        }
        return {};
    }

    void isWithoutLog(const QUuid &report, qlonglong seq)
    {
        add(placeOfLog(report, {}),
            {QT_TRANSLATE_NOOP("core", "The log of the match is missing. Entry %1 of the history (\"%2\" by "
                                       "%3) kept it."),
             m_words.entry(seq)});
        m_logs.insert(report.toString(QUuid::WithoutBraces), QJsonValue());
    }

    void compareLog(const QVariantList &row)
    {
        const QUuid report = fromSql(row[0], ColumnType::Uuid).toUuid();
        const QUuid fixture = fromSql(row[1], ColumnType::Uuid).toUuid();
        const auto text = unpackedBytes(row[6].toByteArray());
        const QByteArray hash = text ? sealOfLog(report, fixture, row[2].toString(), row[3].toLongLong(),
                                                 row[4].toByteArray(), row[5].toByteArray(), *text)
                                     : QByteArray();
        const auto said = m_replay.logs().constFind(report);
        const bool isSaid = said != m_replay.logs().constEnd();
        if (isSaid && said->hash == hash)
            return;
        m_audit.otherLogs.insert(report);
        if (!text) {
            m_audit.isUnreadable = true;
            add(placeOfLog(report, fixture),
                {QT_TRANSLATE_NOOP("core", "The log of the match is damaged."), {}});
            return;
        }
        m_logs.insert(report.toString(QUuid::WithoutBraces), QString::fromLatin1(hash.toHex()));
        if (isSaid)
            add(placeOfLog(report, fixture),
                {QT_TRANSLATE_NOOP("core", "The log of the match is not the one that entry %1 of the history "
                                           "(\"%2\" by %3) kept."),
                 m_words.entry(said->seq)});
        else
            add(placeOfLog(report, fixture),
                {QT_TRANSLATE_NOOP("core", "The log of the match is in no entry of the history."), {}});
    }

    QString placeOfLog(const QUuid &report, QUuid fixture)
    {
        if (fixture.isNull())
            if (const auto row = readRow(*m_database, reportTable(), {report}); row && *row)
                fixture = (*row)->values[1].toUuid();
        return fixture.isNull() ? auditWords(QT_TRANSLATE_NOOP("core", "Result %1"),
                                             {report.toString(QUuid::WithoutBraces).left(8)})
                                : m_words.match(fixture);
    }

    void add(const QString &where, Message what) { m_audit.problems.push_back({where, std::move(what), {}}); }

    Database *m_database;
    FactWords m_words;
    Journal m_journal;
    HistoryReplay m_replay;
    /// The entry before the first one that is followed.
    qlonglong m_after;
    bool m_isSealed = false;
    QSet<QByteArray> m_seen;
    std::vector<std::pair<Row, std::vector<std::size_t>>> m_wrong;
    std::vector<Row> m_others;
    /// Of the entry that was looked into last.
    qlonglong m_entry = 0;
    RowChanges m_changes;
    QJsonObject m_logs;
    Audit m_audit;
};

Result<HistoryReplay::Start> startOf(Database &database, const AuditScope &scope)
{
    HistoryReplay::Start start;
    const auto taking = takingOver(database);
    TOUCHLINE_TRY(taking);
    if (scope.noted == 0 || scope.noted >= taking->first)
        start.takingOver = *taking;
    if (scope.newest == 0)
        return start;
    const auto before = database.rows(
        QStringLiteral("SELECT seq FROM journal ORDER BY seq DESC LIMIT 1 OFFSET ?"), {scope.newest});
    TOUCHLINE_TRY(before);
    if (before->empty())
        return start;
    start.after = before->front().front().toLongLong();
    auto seal = sealOfEntry(database, start.after);
    TOUCHLINE_TRY(seal);
    const auto sealed =
        database.rows(QStringLiteral("SELECT 1 FROM seal WHERE seq <= ? LIMIT 1"), {start.after});
    TOUCHLINE_TRY(sealed);
    start.hasSeals = !sealed->empty();
    if (start.hasSeals)
        start.seal = std::move(*seal);
    return start;
}

} // namespace

Result<Audit> auditDatabase(Database &database, const AuditScope &scope)
{
    const auto start = startOf(database, scope);
    TOUCHLINE_TRY(start);
    return Auditor(database, *start).auditDatabase();
}

} // namespace touchline
