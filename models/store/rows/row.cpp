// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/row.h"

#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>
#include <qglobal.h>

#include <algorithm>
#include <map>

namespace touchline::store {

namespace {

QJsonValue toJson(const QVariant &value, ColumnType type)
{
    if (!value.isValid())
        return {};
    switch (type) {
    case ColumnType::Uuid:
        return value.toUuid().toString(QUuid::WithoutBraces);
    case ColumnType::Text:
        return value.toString();
    case ColumnType::Integer:
        return value.toLongLong();
    case ColumnType::Blob:
        return QString::fromLatin1(value.toByteArray().toBase64());
    }
    return {};
}

QVariant fromJson(const QJsonValue &value, ColumnType type)
{
    if (value.isNull())
        return {};
    switch (type) {
    case ColumnType::Uuid:
        return QUuid::fromString(value.toString());
    case ColumnType::Text:
        return value.toString();
    case ColumnType::Integer:
        return value.toInteger();
    case ColumnType::Blob:
        return QByteArray::fromBase64(value.toString().toLatin1());
    }
    return {};
}

QJsonValue toJson(const std::optional<Row> &row)
{
    if (!row)
        return {};
    QJsonArray values;
    for (std::size_t i = 0; i < row->table->columns.size(); ++i)
        values.append(toJson(row->values[static_cast<qsizetype>(i)], row->table->columns[i].type));
    return values;
}

tl::unexpected<Error> unreadable()
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "An entry of the history cannot be read."));
}

Result<std::optional<Row>> rowFromJson(const QJsonValue &value, const TableSpec &table)
{
    if (value.isNull())
        return std::optional<Row>();
    const QJsonArray array = value.toArray();
    if (array.size() != static_cast<qsizetype>(table.columns.size()))
        return unreadable();
    Row row{&table, {}};
    for (qsizetype i = 0; i < array.size(); ++i)
        row.values.append(fromJson(array[i], table.columns[static_cast<std::size_t>(i)].type));
    return std::optional(std::move(row));
}

/// A key that can be compared: two rows of a table have the same only if they are the same row.
QByteArray keyText(const Row &row)
{
    QByteArray text;
    const QVariantList key = row.key();
    for (qsizetype i = 0; i < key.size(); ++i) {
        const ColumnType type = row.table->columns[static_cast<std::size_t>(i)].type;
        text += type == ColumnType::Uuid ? key[i].toUuid().toRfc4122() : key[i].toString().toUtf8();
        text += '\0';
    }
    return text;
}

std::size_t orderOf(const TableSpec *table)
{
    const auto tables = factTables();
    return static_cast<std::size_t>(std::find(tables.begin(), tables.end(), table) - tables.begin());
}

} // namespace

RowChanges inverted(const RowChanges &changes)
{
    RowChanges back;
    back.reserve(changes.size());
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        back.push_back({change->after, change->before});
    return back;
}

RowChanges differences(const std::vector<Row> &before, const std::vector<Row> &after)
{
    std::map<std::pair<std::size_t, QByteArray>, const Row *> old;
    for (const Row &row : before)
        old.emplace(std::pair(orderOf(row.table), keyText(row)), &row);
    RowChanges changes;
    RowChanges removed;
    for (const Row &row : after) {
        const auto found = old.find({orderOf(row.table), keyText(row)});
        if (found == old.end()) {
            changes.push_back({{}, row});
            continue;
        }
        if (found->second->values != row.values)
            changes.push_back({*found->second, row});
        old.erase(found);
    }
    // In a table what changes stands before what is new: a report that counts no more makes room for another.
    const auto rank = [](const RowChange &change) {
        return std::pair(orderOf(change.either().table), !change.before.has_value());
    };
    std::stable_sort(changes.begin(), changes.end(), [&rank](const RowChange &one, const RowChange &other) {
        return rank(one) < rank(other);
    });
    for (auto left = old.rbegin(); left != old.rend(); ++left)
        removed.push_back({*left->second, {}});
    // What goes makes room first: the place of a row may be taken by another one.
    removed.insert(removed.end(), changes.begin(), changes.end());
    return removed;
}

QByteArray textOf(const RowChanges &changes)
{
    QJsonArray all;
    for (const RowChange &change : changes)
        all.append(QJsonObject{{QStringLiteral("table"), QString::fromLatin1(change.either().table->name)},
                               {QStringLiteral("before"), toJson(change.before)},
                               {QStringLiteral("after"), toJson(change.after)}});
    return jsonBytes(QJsonDocument(all));
}

Result<RowChanges> unpacked(const QByteArray &bytes)
{
    const auto text = unpackedBytes(bytes);
    return text ? changesOf(*text) : fail(text.error());
}

Result<RowChanges> changesOf(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isArray())
        return unreadable();
    RowChanges changes;
    const QJsonArray all = document.array();
    for (const auto &one : all) {
        const TableSpec *table = factTable(one.toObject().value(QStringLiteral("table")).toString());
        if (table == nullptr)
            return unreadable();
        auto before = rowFromJson(one.toObject().value(QStringLiteral("before")), *table);
        auto after = rowFromJson(one.toObject().value(QStringLiteral("after")), *table);
        if (!before || !after || (!*before && !*after))
            return unreadable();
        changes.push_back({std::move(*before), std::move(*after)});
    }
    return changes;
}

} // namespace touchline::store
