// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/import_model.h"

#include "core/exchange/csv/import_table.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "models/views/column_heading.h"
#include "models/views/translated.h"

#include <algorithm>
#include <initializer_list>

namespace touchline {

namespace {

/// The line stands in a column of its own: "line 3, column 2" is "column 2".
QString sentence(const Problem &problem)
{
    const QString column = problem.where.section(QStringLiteral(", "), 1);
    QString text = column.isEmpty() ? QString() : column + QStringLiteral(": ");
    text += translated(problem.what);
    if (!problem.hint.isEmpty())
        text += u' ' + translated(problem.hint);
    return text;
}

QString sentences(const ListImport::Line &line, const QString &between)
{
    QStringList all;
    for (const Problem &problem : line.problems)
        all << sentence(problem);
    return all.join(between);
}

/// The heading names all of these columns, in whatever language their reader knows.
bool hasColumns(const QByteArray &heading, const ColumnSet &columns,
                std::initializer_list<const char *> wanted)
{
    const ImportTable table(heading, columns);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&table](const char *name) { return table.hasColumn(QLatin1String(name)); });
}

/// There is a column for results, and not all its cells are still empty.
bool hasResults(const ImportTable &table, bool isOfGoals)
{
    QStringList columns;
    for (const char *name : {"home_goals", "away_goals", "score"})
        if (table.hasColumn(QLatin1String(name)))
            columns << QLatin1String(name);
    if (columns.isEmpty() || !table.hasColumn(QStringLiteral("home")))
        return isOfGoals;
    return table.rows().empty() ||
           std::any_of(table.rows().begin(), table.rows().end(), [&](const CsvRow &row) {
               return std::any_of(columns.begin(), columns.end(), [&](const QString &name) {
                   return !row.cells.value(table.cellOf(name)).trimmed().isEmpty();
               });
           });
}

} // namespace

void ImportModel::setLines(std::vector<ListImport::Line> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

QString ImportModel::fateName(ListImport::Fate fate)
{
    switch (fate) {
    case ListImport::Fate::New:
        return tr("New");
    case ListImport::Fate::Known:
        return tr("Already there");
    case ListImport::Fate::LeftOut:
        return tr("Skipped");
    }
    return {};
}

int ImportModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ImportModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ImportModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ListImport::Line &line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == FateRole)
        return static_cast<int>(line.fate);
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    if (role == Qt::ToolTipRole)
        return index.column() == ProblemColumn ? sentences(line, QStringLiteral("\n"))
               : index.column() == WhatColumn  ? line.what
                                               : QString();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case LineColumn:
        return QString::number(line.line);
    case FateColumn:
        return line.isOpen && line.fate == ListImport::Fate::Known ? tr("No result") : fateName(line.fate);
    case WhatColumn:
        return line.what;
    case ProblemColumn:
        return sentences(line, QStringLiteral(" · "));
    default:
        return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("Line"), Qt::AlignRight}, {tr("State")}, {tr("Row")}, {tr("Problem")}}, section,
                         orientation, role);
}

ListImport::Kind guessedKind(const QByteArray &csv)
{
    // As far as the longest heading that makes sense, in whole lines: half a letter would make it no text.
    constexpr qsizetype longest = 2000;
    const qsizetype end = csv.size() > longest ? csv.lastIndexOf('\n', longest) : csv.size();
    const QByteArray heading = csv.left(end > 0 ? end : longest);
    const ImportTable results(heading, resultListColumns());
    const bool hasMatches =
        results.hasColumn(QStringLiteral("home")) && results.hasColumn(QStringLiteral("away"));
    const QString headings = headingsOf(heading, resultListColumns()).join(u' ').toLower();
    const bool isOfGoals =
        headings.contains(QLatin1String("goals")) || headings.contains(QLatin1String("score"));
    if (hasResults(results, isOfGoals))
        return ListImport::Kind::Results;
    if (hasMatches || hasColumns(heading, fixtureListColumns(), {"home", "away"}))
        return ListImport::Kind::Fixtures;
    if (isSquadList(heading))
        return ListImport::Kind::Squads;
    return hasColumns(heading, fixtureListColumns(), {"number", "date"}) ? ListImport::Kind::Fixtures
                                                                         : ListImport::Kind::Teams;
}

} // namespace touchline
