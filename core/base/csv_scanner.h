// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace touchline {

/// What a table may hold at most, so that a file of another kind, or a mischievous one, ends in a clear word
/// and not in a full memory.
struct CsvLimits
{
    /// Header row included.
    qsizetype rows = 500'000;
    qsizetype columns = 1'000;
    /// UTF-16 units of one cell.
    qsizetype cellLength = 100'000;
    /// Cells of all rows together.
    qsizetype cells = 5'000'000;
};

/// A row of cells as it stands in the text.
struct CsvRow
{
    /// Line on which the row begins, from 1.
    int line = 0;
    QStringList cells;
    /// What is wrong with its form: quotation marks, a cell beyond the limit (which is cut off there).
    Problems problems{};
};

struct CsvScan
{
    std::vector<CsvRow> rows;
    /// The limit that ended the scan before the text did; empty where all was read.
    Problems problems;
};

/// A place as the person knows it: "line 12", or "line 12, column 3" (both from 1; 0 = the line alone).
[[nodiscard]] QString csvPlace(int line, qsizetype column = 0);
/// The line of such a place, 0 for another text.
[[nodiscard]] int lineOfCsvPlace(const QString &where);

/// Takes a text apart into rows of cells by RFC 4180; knows nothing of headers. Lines end with CR LF, LF or
/// CR, the last one with or without; empty lines are passed over. Never fails: what is wrong stands with its
/// row.
[[nodiscard]] CsvScan scanCsv(const QString &text, QChar separator, const CsvLimits &limits = {});

} // namespace touchline
