// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"
#include "core/match/match_report.h"

#include <optional>
#include <vector>

namespace touchline::cli {

/// One line of a list of results.
struct ResultRow
{
    enum class Kind { Any, Match, Replay, PlayOff, Walkover };

    int line = 0;
    QString stage;
    /// Empty for a tie of a knockout.
    QString group;
    PerSide<QString> teams;
    Kind kind = Kind::Any;
    Score score;
    std::optional<Score> shootOut;
    std::optional<DecidedBy> decidedBy;
    /// Conduct scores, 0 and down.
    PerSide<std::optional<int>> conduct;

    /// "line 12"
    [[nodiscard]] QString where() const { return QStringLiteral("line %1").arg(line); }
};

/// The lines of a results CSV (columns as readResults() has them), without a look at what they mean
/// together. Adds every problem with its line; a cell that cannot be read has a harmless value. Nothing where
/// columns are wrong.
[[nodiscard]] std::vector<ResultRow> resultRows(const CsvTable &table, Problems &problems);

/// The same as a whole. Errors: BadInput with every problem and its line.
[[nodiscard]] Result<std::vector<ResultRow>> readResultRows(const QByteArray &csv);

/// Puts problems whose place is a line into the order of the lines.
void sortByLine(Problems &problems);

} // namespace touchline::cli
