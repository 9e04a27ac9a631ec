// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv_scanner.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace touchline {

/// A column that a list may have.
struct KnownColumn
{
    /// As files of the program name it: "home_goals".
    QString name;
    /// What others call it; spelling as in columnKey() does not matter.
    QStringList otherNames;
    bool isNeeded = false;
};

/// A column that a list must have, or may have; `otherNames` with commas between them.
[[nodiscard]] KnownColumn neededColumn(const char *name, const char *otherNames = "");
[[nodiscard]] KnownColumn optionalColumn(const char *name, const char *otherNames = "");

/// The columns of one kind of list.
struct ColumnSet
{
    std::vector<KnownColumn> columns;
    /// The sentence for a column that is not known (%1: its heading), marked with QT_TRANSLATE_NOOP; null =
    /// such a column is left out.
    const char *refusal = nullptr;

    /// The program's own names, in their order: the header row of an export.
    [[nodiscard]] QStringList names() const;
};

/// What remains of a heading when spelling, case, blanks, underscores and accents do not count: "Home Goals",
/// "home_goals" and "HomeGoals" are "homegoals".
[[nodiscard]] QString columnKey(const QString &heading);

struct ColumnMatch
{
    /// Index of the cell by KnownColumn::name; columns that the file does not have are missing.
    QHash<QString, qsizetype> cellOf;
    /// Needed columns that are missing.
    QStringList missing;
    /// Indices of headings that are not known; empty headings are not among them.
    std::vector<qsizetype> unknown;
    /// Every column that is missing, named twice, or not known where that is refused.
    Problems problems;
    /// Columns that are left out.
    Problems notes;
};

/// Finds the known columns in a header. The program's own names come first: beside "name" a column "team" is
/// not a second name.
[[nodiscard]] ColumnMatch matchColumns(const CsvRow &header, const ColumnSet &known);

} // namespace touchline
