// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv_scanner.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace touchline {

struct CsvSheet;

/// A column that a list may have.
struct KnownColumn
{
    /// As files of the program name it: "home_goals".
    QString name;
    /// What others call it; spelling as in columnKey() does not matter.
    QStringList otherNames;
    bool isNeeded = false;
    /// A needed column that says the same for both: where the list has it, this one may be missing.
    QString substitute{};
    /// It holds dates, whose day and month may have to be told apart (list_dates.h).
    bool isDate = false;
};

/// A column that a list must have, or may have; `otherNames` with commas between them.
[[nodiscard]] KnownColumn neededColumn(const char *name, const char *otherNames = "");
[[nodiscard]] KnownColumn neededUnless(const char *substitute, const char *name, const char *otherNames);
[[nodiscard]] KnownColumn optionalColumn(const char *name, const char *otherNames = "");
[[nodiscard]] KnownColumn dateColumn(const char *name, const char *otherNames);

/// What is said of the columns of a list: by the program's own name of a column ("shirt") the heading that it
/// has in the file ("Nr na koszulce"); an empty one = the list has no such column, whatever its headings are.
using NamedColumns = std::map<QString, QString>;

/// The columns of one kind of list.
struct ColumnSet
{
    std::vector<KnownColumn> columns;
    /// These are not looked for by their usual names.
    NamedColumns named{};
    /// Names columns by what stands in them, below the headings; null for lists whose headings say it.
    void (*arrange)(CsvSheet &sheet) = nullptr;

    /// The program's own names, in their order: the header row of an export.
    [[nodiscard]] QStringList names() const;
};

/// What remains of a heading when spelling, case, blanks, underscores and accents do not count: "Home Goals",
/// "home_goals" and "HomeGoals" are "homegoals". A heading of signs alone ("#") stays as it is.
[[nodiscard]] QString columnKey(const QString &heading);

/// What people call a column, in English: "Shirt number" for "shirt". A list may have it as its heading.
[[nodiscard]] QString columnWords(const QString &name);
/// The same as a source text in the context "core"; null for a column that is called as its name says.
[[nodiscard]] const char *columnText(const QString &name);

struct ColumnMatch
{
    /// Index of the cell by KnownColumn::name; columns that the file does not have are missing.
    QHash<QString, qsizetype> cellOf;
    /// Needed columns that are missing.
    QStringList missing;
    /// Indices of headings that are not known; empty headings are not among them.
    std::vector<qsizetype> unknown;
    /// Every needed column that is missing or named twice.
    Problems problems;
    /// The headings that are ignored, in one note.
    Problems notes;
};

/// Finds the known columns in a header: those of ColumnSet::named first, by headings whose case, accents and
/// blanks do not matter, then the program's own names, so that beside "name" a column "team" is not a second
/// name. Of several headings for a column that is not needed, the first in KnownColumn::otherNames is taken.
[[nodiscard]] ColumnMatch matchColumns(const CsvRow &header, const ColumnSet &known);

} // namespace touchline
