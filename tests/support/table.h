// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace touchline::testing
