// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/figure_model.h"

#include "core/base/index.h"
#include "models/views/column_heading.h"
#include "models/words/common/text_table.h"

namespace touchline {

namespace {

Qt::Alignment alignmentOf(const FigureColumn &column)
{
    return (column.isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

void FigureModel::setTable(FigureTable table, BadgeOf kits)
{
    beginResetModel();
    m_table = std::move(table);
    m_kits = std::move(kits);
    endResetModel();
}

int FigureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int FigureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant FigureModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FigureRow &row = m_table.rows[at(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.at(index.column());
    case Qt::ToolTipRole:
        return row.spoken.value(index.column());
    case Qt::AccessibleTextRole: {
        const QString spoken = row.spoken.value(index.column());
        return spoken.isEmpty() ? row.cells.at(index.column()) : spoken;
    }
    case Qt::TextAlignmentRole:
        return QVariant(alignmentOf(m_table.columns[at(index.column())]));
    case FigureTeamRole:
        return row.team;
    case FigureKitRole:
        return index.column() != m_table.teamColumn
                   ? QVariant()
                   : QVariant::fromValue(m_kits ? m_kits(row.team) : Badge{});
    case FigureFixtureRole:
        return row.fixture;
    case FigureKeyRole:
        return row.cells.value(0) + u'|' + row.team.toString() + u'|' + row.fixture.toString();
    default:
        return {};
    }
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= columnCount())
        return {};
    const FigureColumn &column = m_table.columns[at(section)];
    const ColumnHeading heading{column.text, alignmentOf(column),
                                column.name.isEmpty() ? column.text : column.name};
    return columnHeading(heading, orientation, role);
}

QString figureText(const QAbstractItemModel &model)
{
    std::vector<TextTable::Align> columns;
    QStringList headings;
    for (int column = 0; column < model.columnCount(); ++column) {
        const Qt::Alignment alignment(
            model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
        columns.push_back(alignment.testFlag(Qt::AlignRight) ? TextTable::Align::Right
                                                             : TextTable::Align::Left);
        headings << model.headerData(column, Qt::Horizontal).toString();
    }
    TextTable table(std::move(columns));
    table.add(headings);
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        table.add(cells);
    }
    return table.text();
}

} // namespace touchline
