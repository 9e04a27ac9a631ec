// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/headed_list.h"

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
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(headings().value(section)) : QVariant();
}

} // namespace touchline
