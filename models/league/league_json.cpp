// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_json.h"

#include "core/base/json_reader.h"
#include "models/league/access/league_place.h"
#include "models/league/league_move.h"
#include "models/store/rows/club_rows.h"
#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/whole_database.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QUuid>
#include <qglobal.h>

#include <array>
#include <cmath>

namespace touchline {

using namespace store;

namespace {

const QString formatName = QStringLiteral("touchline league");
/// 1: without the seal of the history; 2: without saved rules and friendlies; 3: without clubs.
constexpr int formatVersion = 4;
const QString privateTable = QStringLiteral("private_content");
struct LaterTable
{
    const char *name;
    int since;
};
constexpr std::array laterTables{
    LaterTable{"seal", 2},           LaterTable{"saved_rules", 3},         LaterTable{"friendly", 3},
    LaterTable{"live_friendly", 3},  LaterTable{"live_friendly_input", 3}, LaterTable{"club", 4},
    LaterTable{"private_content", 4}};
/// As many problems are told; a file of another kind would have one for each row.
constexpr std::size_t mostProblems = 100;

/// Columns with packed texts are written as the texts; names of contents in hexadecimal digits.
bool isPacked(const Column &column)
{
    return column.type == ColumnType::Blob &&
           (qstrcmp(column.name, "data") == 0 || qstrcmp(column.name, "changes") == 0);
}

Result<QJsonValue> toJson(const QVariant &value, const Column &column)
{
    if (!value.isValid())
        return QJsonValue();
    if (isPacked(column)) {
        const auto text = unpackedBytes(value.toByteArray());
        return text ? Result<QJsonValue>(QString::fromUtf8(*text)) : fail(text.error());
    }
    switch (column.type) {
    case ColumnType::Uuid:
        return QJsonValue(value.toUuid().toString(QUuid::WithoutBraces));
    case ColumnType::Text:
        return QJsonValue(value.toString());
    case ColumnType::Integer:
        return QJsonValue(value.toLongLong());
    case ColumnType::Blob:
        return QJsonValue(QString::fromLatin1(value.toByteArray().toHex()));
    }
    return QJsonValue();
}

/// Nothing and false for a value of another kind.
bool fromJson(const QJsonValue &value, const Column &column, QVariant &result)
{
    result = {};
    if (value.isNull())
        return true;
    if (column.type == ColumnType::Integer) {
        result = value.toInteger();
        return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
    }
    if (!value.isString())
        return false;
    const QString text = value.toString();
    switch (column.type) {
    case ColumnType::Uuid:
        result = QUuid::fromString(text);
        return !result.toUuid().isNull();
    case ColumnType::Blob:
        result = isPacked(column) ? packedBytes(text.toUtf8()) : QByteArray::fromHex(text.toLatin1());
        return true;
    default:
        result = text;
        return true;
    }
}

Result<void> put(QIODevice &device, const QByteArray &bytes)
{
    // A disk that fills up takes a part first; why it takes no more is told with the next.
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 taken = device.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The league could not be written: %1"),
                        {device.errorString()});
        done += taken;
    }
    return {};
}

/// Refuses a row with a packed text that is damaged: it would be written as none.
Result<void> checkWhole(const QVariantList &row, const WholeTable &table)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (isPacked(table.columns[i]))
            if (const auto text = unpackedBytes(row[static_cast<qsizetype>(i)].toByteArray()); !text)
                return fail(Fault::Damaged,
                            QT_TRANSLATE_NOOP("core", "The league is damaged (a text of the table %1): it "
                                                      "cannot be exported whole."),
                            {table.name});
    return {};
}

/// Writes the rows of a table, one a line.
Result<void> putTable(Database &from, const WholeTable &table, QIODevice &to)
{
    bool isFirst = true;
    return forEachRow(from, table, [&](const QVariantList &row) -> Result<void> {
        QJsonObject object;
        if (auto whole = checkWhole(row, table); !whole)
            return whole;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            auto value = toJson(row[static_cast<qsizetype>(i)], table.columns[i]);
            TOUCHLINE_TRY(value);
            object.insert(QString::fromLatin1(table.columns[i].name), *std::move(value));
        }
        const QByteArray line = jsonBytes(QJsonDocument(object));
        const bool wasFirst = std::exchange(isFirst, false);
        return put(to, (wasFirst ? "\n" : ",\n") + line);
    });
}

/// The row of an object; every problem is noted.
QVariantList rowOf(const QJsonObject &object, const WholeTable &table, const QString &where,
                   Problems &problems)
{
    QVariantList row;
    for (const Column &column : table.columns) {
        const QString name = QString::fromLatin1(column.name);
        QVariant value;
        if (!object.contains(name))
            problems.push_back({where, {QT_TRANSLATE_NOOP("core", "\"%1\" is missing."), {name}}, {}});
        else if (!fromJson(object.value(name), column, value))
            problems.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "\"%1\" cannot have this value."), {name}}, {}});
        row.append(value);
    }
    if (object.size() > static_cast<qsizetype>(table.columns.size()))
        problems.push_back({where, {QT_TRANSLATE_NOOP("core", "There are unknown keys."), {}}, {}});
    return row;
}

tl::unexpected<Error> unreadable(Problems problems)
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This file cannot be read as a league."), {},
                std::move(problems));
}

Result<QJsonObject> tablesOf(const QByteArray &bytes)
{
    const auto object = parseJsonObject(bytes);
    TOUCHLINE_TRY(object);
    if (object->value(QStringLiteral("format")).toString() != formatName)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This is not a league from Touchline."));
    if (object->value(QStringLiteral("format_version")).toInt() > formatVersion)
        return fail(Fault::Newer,
                    QT_TRANSLATE_NOOP(
                        "core", "This league is from a newer version of Touchline: update Touchline first."));
    QJsonObject tables = object->value(QStringLiteral("tables")).toObject();
    for (const LaterTable &later : laterTables)
        if (const QString name = QString::fromLatin1(later.name);
            object->value(QStringLiteral("format_version")).toInt() < later.since && !tables.contains(name))
            tables.insert(name, QJsonArray());
    return tables;
}

Result<void> insertAll(const QJsonObject &tables, Database &to)
{
    for (const WholeTable &table : wholeTables()) {
        const QJsonArray rows = tables.value(table.name).toArray();
        for (qsizetype i = 0; i < rows.size(); ++i) {
            Problems problems;
            const QString where = QStringLiteral("%1[%2]").arg(table.name).arg(i);
            const auto done = insertRow(to, table, rowOf(rows[i].toObject(), table, where, problems));
            if (!done)
                return fail(
                    Fault::Damaged,
                    QT_TRANSLATE_NOOP(
                        "core", "The rows of this league contradict each other (%1). Nothing was written."),
                    {where});
        }
    }
    return continueNumbers(to);
}

/// Everything that can be seen before a database is there.
Problems problemsOf(const QJsonObject &tables)
{
    Problems problems;
    for (const QString &name : tables.keys())
        if (wholeTable(name) == nullptr)
            problems.push_back({name, {QT_TRANSLATE_NOOP("core", "This part is unknown."), {}}, {}});
    for (const WholeTable &table : wholeTables()) {
        if (!tables.value(table.name).isArray())
            problems.push_back({table.name, {QT_TRANSLATE_NOOP("core", "This part is missing."), {}}, {}});
        const QJsonArray rows = tables.value(table.name).toArray();
        for (qsizetype i = 0; i < rows.size() && problems.size() < mostProblems; ++i)
            (void)rowOf(rows[i].toObject(), table, QStringLiteral("%1[%2]").arg(table.name).arg(i), problems);
    }
    return problems;
}

} // namespace

Result<void> exportLeague(Database &from, QIODevice &to, PrivateTexts texts)
{
    if (auto known = refuseNewer(from); !known)
        return known;
    if (texts == PrivateTexts::Along)
        TOUCHLINE_TRY(checkMayReadPrivate(from));
    auto reading = Transaction::beginReading(from);
    TOUCHLINE_TRY(reading);
    // What is taken elsewhere is taken for whole there.
    if (auto sealed = checkSealBeforeExport(from); !sealed)
        return sealed;
    if (auto done = put(to, QStringLiteral("{\"format\": \"%1\", \"format_version\": %2, \"tables\": {")
                                .arg(formatName)
                                .arg(formatVersion)
                                .toUtf8());
        !done)
        return done;
    bool isFirst = true;
    for (const WholeTable &table : wholeTables()) {
        const bool wasFirst = std::exchange(isFirst, false);
        if (auto done = put(to, (wasFirst ? "\n\"" : ",\n\"") + table.name.toUtf8() + "\": ["); !done)
            return done;
        if (table.name != privateTable || texts == PrivateTexts::Along)
            TOUCHLINE_TRY(putTable(from, table, to));
        if (auto done = put(to, "]"); !done)
            return done;
    }
    return put(to, "\n}}\n");
}

Result<void> importLeague(const QByteArray &bytes, const QString &to)
{
    const auto tables = tablesOf(bytes);
    TOUCHLINE_TRY(tables);
    if (Problems problems = problemsOf(*tables); !problems.empty())
        return unreadable(std::move(problems));
    return makeLeagueAt(to, [&](Database &target) -> Result<void> {
        if (auto inserted = insertAll(*tables, target); !inserted)
            return inserted;
        return checkSeal(target, to);
    });
}

} // namespace touchline
