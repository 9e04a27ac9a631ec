// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/text.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>
#include <tuple>

/// Tables of QtTest with several columns, whose names stand once, where the test reads them.
namespace touchline::testing {

// QtTest keeps the addresses.
inline constexpr std::array columnNames{"1", "2", "3", "4", "5", "6", "7", "8", "9"};

/// In x_data(): columns<int, QString>();
template <typename... Values>
void columns()
{
    std::size_t next = 0;
    (QTest::addColumn<Values>(columnNames[next++]), ...);
}

template <typename... Values, std::size_t... Places>
[[nodiscard]] std::tuple<Values...> row(std::index_sequence<Places...> /*places*/)
{
    return {*static_cast<Values *>(QTest::qData(columnNames[Places], qMetaTypeId<Values>()))...};
}

/// In x(): const auto [teams, text] = row<int, QString>();
template <typename... Values>
[[nodiscard]] std::tuple<Values...> row()
{
    return row<Values...>(std::index_sequence_for<Values...>());
}

/// A QJsonValue "(gone)" is one that is not there.
template <typename Value>
[[nodiscard]] Value cellOf(const QJsonValue &cell)
{
    if constexpr (std::is_same_v<Value, QJsonValue>)
        return cell.toString() == u"(gone)"_s ? QJsonValue(QJsonValue::Undefined) : cell;
    else if constexpr (std::is_same_v<Value, QJsonObject>)
        return cell.toObject();
    else if constexpr (std::is_same_v<Value, QByteArray>)
        return cell.toString().toUtf8();
    else
        return cell.toVariant().value<Value>();
}

/// The rows of the test that runs in a file of tests/data/tables, each [name, value of each column...].
[[nodiscard]] inline QJsonArray tableOf(const char *file)
{
    QFile table(u"tests/data/tables/%1.json"_s.arg(QLatin1String(file)));
    const QByteArray text = table.open(QIODevice::ReadOnly) ? table.readAll() : QByteArray();
    return QJsonDocument::fromJson(text)[QLatin1String(QTest::currentTestFunction())].toArray();
}

/// In x_data(): all rows of "x" in that file.
template <typename... Values, std::size_t... Places>
void rowsFrom(const char *file, std::index_sequence<Places...> /*places*/)
{
    const QJsonArray rows = tableOf(file);
    QVERIFY2(!rows.isEmpty(), QTest::currentTestFunction());
    columns<Values...>();
    for (const auto &row : rows) {
        QCOMPARE(row.toArray().size(), qsizetype{sizeof...(Values)} + 1);
        QTestData &added = QTest::newRow(qPrintable(row[0].toString()));
        (void)(added << ... << cellOf<Values>(row[qsizetype{Places} + 1]));
    }
}

template <typename... Values>
void rowsFrom(const char *file)
{
    rowsFrom<Values...>(file, std::index_sequence_for<Values...>());
}

} // namespace touchline::testing
