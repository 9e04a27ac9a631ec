// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/exchange/lists/result_csv.h"

#include <optional>
#include <vector>

namespace touchline {

/// Whether a group of a list of results is the table of that name: "A" and "Group A" are the same.
[[nodiscard]] bool isTableName(const QString &group, const QString &table);
/// Whether a row of results may be of a table: false only where it names another stage of the format, since
/// groups of two stages may have the same names (1982).
[[nodiscard]] bool mayBeOfStage(const ResultRow &row, const Format &format, int stage);

/// The rows with the names that the entrants have in the competition, where a name or code means exactly one
/// of them.
[[nodiscard]] std::vector<ResultRow> withEntrantNames(std::vector<ResultRow> rows,
                                                      const std::vector<Entrant> &entrants);

/// How a round was drawn, as the results that follow tell it. `isTaken[row]` marks the results that were
/// looked at for earlier rounds; those of this round are marked. Nothing while the results leave it open.
[[nodiscard]] std::optional<RoundDraw> drawnAsPlayed(const Competition &competition, const Progress &now,
                                                     int round, const std::vector<ResultRow> &rows,
                                                     std::vector<char> &isTaken);

} // namespace touchline
