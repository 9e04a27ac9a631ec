// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/row_store.h"

#include <QStringList>
#include <QUuid>
#include <qglobal.h>

#include <set>

namespace touchline::store {

namespace {

QStringList names(std::span<const Column> columns)
{
    QStringList list;
    for (const Column &column : columns)
        list.append(QString::fromLatin1(column.name));
    return list;
}

QString keyCondition(const TableSpec &table)
{
    return names(table.columns.first(table.keys)).join(QStringLiteral(" = ? AND ")) + QStringLiteral(" = ?");
}

QString insertion(const TableSpec &table)
{
    const QStringList columns = names(table.columns);
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
        .arg(QString::fromLatin1(table.name), columns.join(QStringLiteral(", ")),
             QStringList(columns.size(), QStringLiteral("?")).join(QStringLiteral(", ")));
}

QString update(const TableSpec &table)
{
    const QStringList columns = names(table.columns.subspan(table.keys));
    return QStringLiteral("UPDATE %1 SET %2 = ? WHERE %3")
        .arg(QString::fromLatin1(table.name), columns.join(QStringLiteral(" = ?, ")), keyCondition(table));
}

QString removal(const TableSpec &table)
{
    return QStringLiteral("DELETE FROM %1 WHERE %2")
        .arg(QString::fromLatin1(table.name), keyCondition(table));
}

/// Removes a row that other commands may need too, if nothing names it, and nobody has changed it since.
/// Gives whether it did.
Result<bool> letGo(Database &database, const Row &row)
{
    const auto there = readRow(database, *row.table, row.key());
    TOUCHLINE_TRY(there);
    if (*there != row)
        return false;
    QString sql = removal(*row.table);
    QVariantList values = row.key();
    for (const Reference &reference : row.table->sharedBy) {
        sql += QStringLiteral(" AND NOT EXISTS (SELECT 1 FROM %1 WHERE %2 = ?)")
                   .arg(QString::fromLatin1(reference.table), QString::fromLatin1(reference.column));
        values += row.key();
    }
    const auto changed = database.change(sql, toSql(database.backend(), values));
    TOUCHLINE_TRY(changed);
    return *changed > 0;
}

Result<void> make(Database &database, const RowChange &change)
{
    const Backend backend = database.backend();
    const TableSpec &table = *change.either().table;
    if (!change.before)
        return insert(database, *change.after);
    Result<qint64> changed{0};
    if (!change.after) {
        changed = database.change(removal(table), toSql(backend, change.before->key()));
    } else {
        const QVariantList &values = change.after->values;
        changed =
            database.change(update(table), toSql(backend, values.mid(static_cast<qsizetype>(table.keys)) +
                                                              change.after->key()));
    }
    TOUCHLINE_TRY(changed);
    return {};
}

/// A shared row is to be there, or may go. The change then says what was done: one that leaves the row as it
/// is has the same before and after.
Result<void> shareOrLetGo(Database &database, RowChange &change)
{
    if (!change.after) {
        const auto gone = letGo(database, *change.before);
        TOUCHLINE_TRY(gone);
        if (!*gone)
            change.after = change.before;
        return {};
    }
    const auto inserted = ensure(database, {*change.after});
    TOUCHLINE_TRY(inserted);
    change.before = *inserted == 0 ? change.after : std::optional<Row>();
    return {};
}

Result<void> applyOne(Database &database, RowChange &change)
{
    const bool isShared = !change.either().table->sharedBy.empty();
    if (isShared && (!change.before || !change.after || change.before == change.after))
        return shareOrLetGo(database, change);
    const auto there = readRow(database, *change.either().table, change.either().key());
    TOUCHLINE_TRY(there);
    if (*there != change.before)
        return fail(Fault::Conflict,
                    QT_TRANSLATE_NOOP("core", "It was changed by someone else in the meantime."));
    return make(database, change);
}

} // namespace

QVariant toSql(Backend backend, const QVariant &value)
{
    if (value.metaType() != QMetaType::fromType<QUuid>())
        return value;
    const QUuid id = value.toUuid();
    return backend == Backend::Sqlite ? QVariant(id.toRfc4122())
                                      : QVariant(id.toString(QUuid::WithoutBraces));
}

QVariantList toSql(Backend backend, const QVariantList &values)
{
    QVariantList list;
    list.reserve(values.size());
    for (const QVariant &value : values)
        list.append(toSql(backend, value));
    return list;
}

QVariant fromSql(const QVariant &value, ColumnType type)
{
    if (value.isNull())
        return {};
    switch (type) {
    case ColumnType::Uuid:
        if (value.metaType() == QMetaType::fromType<QByteArray>())
            return QUuid::fromRfc4122(value.toByteArray());
        return QUuid::fromString(value.toString());
    case ColumnType::Text:
        return value.toString();
    case ColumnType::Integer:
        return value.toLongLong();
    case ColumnType::Blob:
        return value.toByteArray();
    }
    return {};
}

std::optional<QVariant> strictlyTaken(const QVariant &value, ColumnType type)
{
    constexpr qsizetype uuidBytes = 16;
    if (value.isNull())
        return QVariant();
    const int kind = value.typeId();
    bool isOfIt = false;
    switch (type) {
    case ColumnType::Uuid:
        isOfIt = kind == QMetaType::QByteArray ? value.toByteArray().size() == uuidBytes
                                               : !QUuid::fromString(value.toString()).isNull();
        break;
    case ColumnType::Text:
        isOfIt = kind == QMetaType::QString;
        break;
    case ColumnType::Integer:
        isOfIt = kind == QMetaType::LongLong;
        break;
    case ColumnType::Blob:
        isOfIt = kind == QMetaType::QByteArray;
        break;
    }
    return isOfIt ? std::optional(fromSql(value, type)) : std::nullopt;
}

Result<std::vector<Row>> readRows(Database &database, const TableSpec &table, const QString &rest,
                                  const QVariantList &values)
{
    auto read = database.rows(
        QStringLiteral("SELECT %1 FROM %2 %3")
            .arg(names(table.columns).join(QStringLiteral(", ")), QString::fromLatin1(table.name), rest),
        toSql(database.backend(), values));
    TOUCHLINE_TRY(read);
    std::vector<Row> rows;
    rows.reserve(read->size());
    for (QVariantList &one : *read) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            QVariant &value = one[static_cast<qsizetype>(i)];
            const auto known = strictlyTaken(value, table.columns[i].type);
            if (!known)
                return fail(Fault::Damaged,
                            QT_TRANSLATE_NOOP("core", "The %1 of a row of %2 cannot be read: \"%3\"."),
                            {QString::fromLatin1(table.columns[i].name), QString::fromLatin1(table.name),
                             value.toString()});
            value = *known;
        }
        rows.push_back({&table, std::move(one)});
    }
    return rows;
}

Result<std::optional<Row>> readRow(Database &database, const TableSpec &table, const QVariantList &key)
{
    auto rows = readRows(database, table, QStringLiteral("WHERE ") + keyCondition(table), key);
    TOUCHLINE_TRY(rows);
    return rows->empty() ? std::optional<Row>() : std::optional(std::move(rows->front()));
}

Result<void> insert(Database &database, const Row &row)
{
    const auto inserted = database.change(insertion(*row.table), toSql(database.backend(), row.values));
    TOUCHLINE_TRY(inserted);
    return {};
}

Result<void> apply(Database &database, RowChanges &changes, std::size_t *failed)
{
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (failed != nullptr)
            *failed = i;
        if (auto done = applyOne(database, changes[i]); !done)
            return done;
    }
    return {};
}

Result<void> appendUnknown(Database &database, std::vector<Row> rows, RowChanges &changes)
{
    std::set<QUuid> seen;
    for (Row &row : rows) {
        if (!seen.insert(row.values.front().toUuid()).second)
            continue;
        const auto there = readRow(database, *row.table, row.key());
        TOUCHLINE_TRY(there);
        if (!*there)
            changes.push_back({{}, std::move(row)});
    }
    return {};
}

Result<qint64> ensure(Database &database, const std::vector<Row> &rows)
{
    qint64 inserted = 0;
    for (const Row &row : rows) {
        const QString key = names(row.table->columns.first(row.table->keys)).join(QStringLiteral(", "));
        const QString sql = insertion(*row.table) + QStringLiteral(" ON CONFLICT (%1) DO NOTHING").arg(key);
        const auto done = database.change(sql, toSql(database.backend(), row.values));
        TOUCHLINE_TRY(done);
        inserted += *done;
    }
    return inserted;
}

} // namespace touchline::store
