// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format.h"
#include "core/exchange/result_csv.h"

#include <QStringList>

#include <vector>

namespace touchline::cli {

/// Whether a group of a list of results is the table of that name: "A" and "Group A" are the same.
[[nodiscard]] bool isTableName(const QString &group, const QString &table);
/// Whether a row of results may be of a table: false only where it names another stage of the format, since
/// groups of two stages may have the same names (1982).
[[nodiscard]] bool mayBeOfStage(const ResultRow &row, const Format &format, int stage);

/// Which teams started where, by entry of the format (entryNames()) and place. `teams` in the order of all
/// entries; empty = from the results: into the groups that they name, into the pool by first appearance, as
/// the first matches of the format have its places. Where not everybody meets in a group, its places are
/// those with which the results are its matches. Errors: BadInput (another number of teams than the format
/// has).
[[nodiscard]] Result<std::vector<QStringList>>
startingPlaces(const Format &format, const std::vector<ResultRow> &rows, const QStringList &teams);

} // namespace touchline::cli
