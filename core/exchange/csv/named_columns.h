// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exchange/csv/column_match.h"

#include <QByteArray>
#include <QStringList>

#include <map>

namespace touchline {

/// What somebody says of the columns of a list: by the program's own name of a column ("shirt") the heading
/// that it has in the file ("Nr na koszulce").
using NamedColumns = std::map<QString, QString>;

/// The headings of a list as they stand in the file, under its titles (startAtHeadings()); none where it is
/// no table.
[[nodiscard]] QStringList headingsOf(const QByteArray &csv, const ColumnSet &columns,
                                     const NamedColumns &named = {});

/// The list with the program's names over these columns, as UTF-8; everything else, the number of every line
/// too, stays. A heading that stood for such a column without being named is put in brackets, so that it is
/// left out. Headings are found whatever their case, accents and blanks. Errors: BadInput (no such heading,
/// or one that two columns are to be).
[[nodiscard]] Result<QByteArray> withNamedColumns(const QByteArray &csv, const NamedColumns &named,
                                                  const ColumnSet &columns);

} // namespace touchline
