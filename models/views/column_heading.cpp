// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/column_heading.h"

#include "core/base/index.h"

namespace touchline {

QVariant columnHeading(const ColumnHeading &heading, Qt::Orientation orientation, int role)
{
    if (orientation != Qt::Horizontal)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return heading.text.isEmpty() ? QVariant() : QVariant(heading.text);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return heading.name.isEmpty() ? QVariant() : QVariant(heading.name);
    case Qt::TextAlignmentRole:
        return QVariant(heading.alignment | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant columnHeading(std::initializer_list<ColumnHeading> columns, int section, Qt::Orientation orientation,
                       int role)
{
    if (section < 0 || at(section) >= columns.size())
        return {};
    return columnHeading(columns.begin()[section], orientation, role);
}

int FlatTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rows();
}

int FlatTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant HeadedList::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading(ColumnHeading{headings().value(section)}, orientation, role);
}

} // namespace touchline
