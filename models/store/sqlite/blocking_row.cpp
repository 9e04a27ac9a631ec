// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/blocking_row.h"

#include "models/store/rows/row_store.h"

#include <QStringList>

#include <algorithm>

namespace touchline::store {

namespace {

using Found = Result<std::optional<BlockingRow>>;

QVariant valueOf(const Row &row, const char *column)
{
    const auto &columns = row.table->columns;
    const auto found = std::find_if(columns.begin(), columns.end(), [column](const Column &one) {
        return QLatin1String(one.name) == QLatin1String(column);
    });
    return row.values.value(found - columns.begin());
}

/// Whether the changes leave a row of that key behind them (`isThere`), or take it away.
bool leave(const RowChanges &changes, const TableSpec &table, const QVariantList &key, bool isThere)
{
    return std::any_of(changes.begin(), changes.end(), [&](const RowChange &change) {
        return change.either().table == &table && change.after.has_value() == isThere &&
               change.either().key() == key;
    });
}

/// A row that `row` names and that nobody has.
Found missing(Database &database, const RowChanges &changes, const Row &row)
{
    for (const Naming &naming : row.table->names) {
        const TableSpec *table = factTable(QString::fromLatin1(naming.table));
        const QVariantList key{valueOf(row, naming.column)};
        if (key.front().isNull() || leave(changes, *table, key, true))
            continue;
        const auto there = readRow(database, *table, key);
        TOUCHLINE_TRY(there);
        if (!*there)
            return std::optional(BlockingRow{table, key});
    }
    return std::optional<BlockingRow>();
}

/// Another row that has what only one may have.
Found rival(Database &database, const RowChanges &changes, const Row &row)
{
    for (const Distinct &distinct : row.table->distinct) {
        QStringList conditions{QString::fromLatin1(distinct.where)};
        QVariantList values;
        for (const char *column : distinct.columns) {
            const QVariant value = valueOf(row, column);
            conditions << QString::fromLatin1(column) +
                              (value.isNull() ? QStringLiteral(" IS NULL") : QStringLiteral(" = ?"));
            if (!value.isNull())
                values << value;
        }
        const auto rows =
            readRows(database, *row.table,
                     QStringLiteral("WHERE ") + conditions.join(QStringLiteral(" AND ")), values);
        TOUCHLINE_TRY(rows);
        for (const Row &other : *rows)
            if (other.key() != row.key() && !leave(changes, *row.table, other.key(), false))
                return std::optional(BlockingRow{row.table, other.key()});
    }
    return std::optional<BlockingRow>();
}

} // namespace

Result<std::optional<BlockingRow>> remainingReference(Database &database, const RowChanges &changes,
                                                      std::size_t at)
{
    const Row &row = changes[at].either();
    for (const TableSpec *table : factTables())
        for (const Naming &naming : table->names) {
            if (factTable(QString::fromLatin1(naming.table)) != row.table)
                continue;
            const auto rows =
                readRows(database, *table,
                         QStringLiteral("WHERE %1 = ?").arg(QString::fromLatin1(naming.column)), row.key());
            TOUCHLINE_TRY(rows);
            for (const Row &other : *rows)
                if (!leave(changes, *table, other.key(), false))
                    return std::optional(BlockingRow{table, other.key()});
        }
    return std::optional<BlockingRow>();
}

Result<std::optional<BlockingRow>> blockingRow(Database &database, const RowChanges &changes, std::size_t at)
{
    const RowChange &change = changes[at];
    const TableSpec &table = *change.either().table;
    if (table.sharedBy.empty() || (change.before && change.after)) {
        const auto there = readRow(database, table, change.either().key());
        TOUCHLINE_TRY(there);
        if (*there != change.before)
            return std::optional(BlockingRow{&table, change.either().key()});
    }
    if (!change.after)
        return remainingReference(database, changes, at);
    auto found = missing(database, changes, *change.after);
    return !found || *found ? found : rival(database, changes, *change.after);
}

} // namespace touchline::store
