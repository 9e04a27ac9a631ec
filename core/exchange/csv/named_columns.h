// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/column_match.h"

#include <QByteArray>
#include <QStringList>

#include <utility>

namespace touchline {

/// A list as its file has it, with what somebody says of its columns.
struct CsvList
{
    QByteArray bytes;
    NamedColumns named;

    CsvList() = default;
    CsvList(QByteArray csv, NamedColumns columns = {}) : bytes(std::move(csv)), named(std::move(columns)) {}
    CsvList(const char *csv) : bytes(csv) {}

    bool operator==(const CsvList &) const = default;
};

/// The headings of a list as they stand in the file, under its titles (startAtHeadings()); none where it is
/// no table.
[[nodiscard]] QStringList headingsOf(const CsvList &list, const ColumnSet &columns);

} // namespace touchline
