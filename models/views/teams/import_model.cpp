// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/import_model.h"

#include "models/league/import/list_kind.h"
#include "models/views/translated.h"

namespace touchline {

namespace {

/// The line stands in a column of its own: "line 3, column 2" is "Column 2".
QString sentence(const Problem &problem)
{
    QString column = problem.where.section(QStringLiteral(", "), 1);
    if (!column.isEmpty())
        column[0] = column[0].toUpper();
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
               : index.column() == WhatColumn  ? translated(line.what)
                                               : QString();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case LineColumn:
        return QString::number(line.line);
    case FateColumn:
        return line.isOpen && line.fate == ListImport::Fate::Known ? tr("No result") : fateName(line.fate);
    case WhatColumn:
        return translated(line.what);
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

ListImport::Kind guessedKind(const CsvList &csv)
{
    return kindByHeadings(csv).value_or(ListImport::Kind::Teams);
}

} // namespace touchline
