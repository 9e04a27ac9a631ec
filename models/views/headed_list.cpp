// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/headed_list.h"

#include "models/views/column_heading.h"

namespace touchline {

int HeadedList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rows();
}

int HeadedList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant HeadedList::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading(ColumnHeading{headings().value(section)}, orientation, role);
}

} // namespace touchline
