// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace touchline::cli {

/// A line of CSV (RFC 4180) with LF at the end. A cell that a spreadsheet would take for a formula (it begins
/// with = + - @, a tab or a line end) gets an apostrophe in front, which the spreadsheet shows as text.
[[nodiscard]] QString csvLine(const QStringList &cells);

} // namespace touchline::cli
