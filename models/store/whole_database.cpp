// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/whole_database.h"

#include "models/store/rows/club_rows.h"
#include "models/store/rows/row_store.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QStringList>
#include <QUuid>

#include <algorithm>
#include <array>
#include <iterator>

namespace touchline::store {

namespace {

using enum ColumnType;

constexpr int pageSize = 4000;

/// Those whose rows carry a version.
constexpr std::array<const char *, 4> versioned{"team", "competition", "squad", "fixture"};

const QString privateTable = QStringLiteral("private_content");

WholeTable wholeOf(const TableSpec &spec)
{
    WholeTable table{QString::fromLatin1(spec.name), {spec.columns.begin(), spec.columns.end()}, spec.keys};
    if (std::any_of(versioned.begin(), versioned.end(),
                    [&table](const char *name) { return table.name == QLatin1String(name); }))
        table.columns.push_back({"version", Integer});
    return table;
}

std::vector<WholeTable> allTables()
{
    std::vector<WholeTable> tables{{QStringLiteral("content"), {{"hash", Blob}, {"data", Blob}}, 1},
                                   {privateTable, {{"hash", Blob}, {"data", Blob}}, 1}};
    for (const TableSpec *spec : factTables())
        tables.push_back(wholeOf(*spec));
    tables.push_back({QStringLiteral("match_log"),
                      {{"report", Uuid},
                       {"fixture", Uuid},
                       {"game", Text},
                       {"rules_version", Integer},
                       {"home_document", Blob},
                       {"away_document", Blob},
                       {"data", Blob}},
                      1});
    for (const TableSpec *spec :
         {&liveMatchTable(), &liveInputTable(), &liveFriendlyTable(), &liveFriendlyInputTable()})
        tables.push_back(wholeOf(*spec));
    tables.push_back({QStringLiteral("journal"),
                      {{"seq", Integer},
                       {"uuid", Uuid},
                       {"at", Text},
                       {"who", Text},
                       {"kind", Text},
                       {"subject", Integer},
                       {"state", Text},
                       {"title", Text},
                       {"arguments", Text},
                       {"changes", Blob}},
                      1});
    tables.push_back(
        {QStringLiteral("journal_touch"), {{"seq", Integer}, {"kind", Text}, {"subject", Uuid}}, 3});
    tables.push_back({QStringLiteral("seal"), {{"seq", Integer}, {"vouches", Text}, {"hash", Blob}}, 1});
    return tables;
}

QString namesOf(const WholeTable &table, std::size_t count)
{
    QStringList names;
    for (std::size_t i = 0; i < count; ++i)
        names.append(QString::fromLatin1(table.columns[i].name));
    return names.join(QStringLiteral(", "));
}

/// The bytes of a row, each value with its type and length.
QByteArray bytesOf(const QVariantList &row, const WholeTable &table)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_2);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const QVariant &value = row[static_cast<qsizetype>(i)];
        stream << value.isValid();
        if (!value.isValid())
            continue;
        switch (table.columns[i].type) {
        case ColumnType::Uuid:
            stream << value.toUuid();
            break;
        case ColumnType::Text:
            stream << value.toString().toUtf8();
            break;
        case ColumnType::Integer:
            stream << static_cast<qint64>(value.toLongLong());
            break;
        case ColumnType::Blob:
            stream << value.toByteArray();
            break;
        }
    }
    return bytes;
}

} // namespace

const std::vector<WholeTable> &wholeTables()
{
    static const std::vector<WholeTable> tables = allTables();
    return tables;
}

const WholeTable *wholeTable(const QString &name)
{
    const auto found = std::find_if(wholeTables().begin(), wholeTables().end(),
                                    [&name](const WholeTable &table) { return table.name == name; });
    return found == wholeTables().end() ? nullptr : &*found;
}

Result<void> forEachRow(Database &database, const WholeTable &table,
                        const std::function<Result<void>(const QVariantList &)> &take)
{
    const QString sql =
        QStringLiteral("SELECT %1 FROM %2 ORDER BY %3 LIMIT ? OFFSET ?")
            .arg(namesOf(table, table.columns.size()), table.name, namesOf(table, table.keys));
    // Who may not read it has a league without.
    const auto mayRead = table.name == privateTable ? mayReadPrivate(database) : Result<bool>(true);
    if (!mayRead || !*mayRead)
        return mayRead ? Result<void>() : fail(mayRead.error());
    for (qlonglong offset = 0;; offset += pageSize) {
        auto rows = database.rows(sql, {pageSize, offset});
        TOUCHLINE_TRY(rows);
        for (QVariantList &row : *rows) {
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                QVariant &value = row[static_cast<qsizetype>(i)];
                value = fromSql(value, table.columns[i].type);
            }
            if (auto done = take(row); !done)
                return done;
        }
        if (rows->size() < pageSize)
            return {};
    }
}

Result<void> insertRow(Database &database, const WholeTable &table, const QVariantList &row)
{
    const QStringList places(static_cast<qsizetype>(table.columns.size()), QStringLiteral("?"));
    const auto done = database.change(
        QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
            .arg(table.name, namesOf(table, table.columns.size()), places.join(QStringLiteral(", "))),
        toSql(database.backend(), row));
    TOUCHLINE_TRY(done);
    return {};
}

Result<bool> isEmpty(Database &database)
{
    for (const WholeTable &table : wholeTables()) {
        const auto rows = database.rows(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(table.name));
        TOUCHLINE_TRY(rows);
        if (!rows->empty())
            return false;
    }
    return true;
}

Result<void> continueNumbers(Database &database)
{
    // SQLite looks at the rows itself.
    if (database.backend() == Backend::Sqlite)
        return {};
    const auto done =
        database.rows(QStringLiteral("SELECT setval(pg_get_serial_sequence('journal', 'seq'), "
                                     "(SELECT COALESCE(MAX(seq), 0) FROM journal) + 1, false)"));
    TOUCHLINE_TRY(done);
    return {};
}

Result<void> copyAll(Database &from, Database &to)
{
    for (const WholeTable &table : wholeTables()) {
        auto copied = forEachRow(
            from, table, [&to, &table](const QVariantList &row) { return insertRow(to, table, row); });
        if (!copied)
            return copied;
    }
    return continueNumbers(to);
}

Result<QByteArray> fingerprint(Database &database)
{
    // Databases do not agree on the order of texts, so the rows are put in order by what they hold.
    QCryptographicHash whole(QCryptographicHash::Sha256);
    for (const WholeTable &table : wholeTables()) {
        std::vector<QByteArray> rows;
        auto read = forEachRow(database, table, [&rows, &table](const QVariantList &row) -> Result<void> {
            rows.push_back(QCryptographicHash::hash(bytesOf(row, table), QCryptographicHash::Sha256));
            return {};
        });
        TOUCHLINE_TRY(read);
        std::sort(rows.begin(), rows.end());
        whole.addData(table.name.toUtf8());
        for (const QByteArray &row : rows)
            whole.addData(row);
    }
    return whole.result();
}

} // namespace touchline::store
