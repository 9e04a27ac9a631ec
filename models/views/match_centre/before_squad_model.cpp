// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/before_squad_model.h"

#include <QFont>

namespace touchline {

void BeforeSquadModel::show(std::vector<PlayerBefore> players)
{
    if (players == m_players)
        return;
    beginResetModel();
    m_players = std::move(players);
    endResetModel();
}

int BeforeSquadModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

int BeforeSquadModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant BeforeSquadModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PlayerBefore &player = m_players[static_cast<std::size_t>(index.row())];
    const bool isOut = !player.because.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Shirt:
            return player.shirt;
        case Name:
            return player.name;
        case PositionCode:
            return player.position;
        default:
            return player.because;
        }
    case Qt::FontRole:
        if (isOut && index.column() == Name) {
            QFont struck;
            struck.setStrikeOut(true);
            return struck;
        }
        return {};
    case Qt::ToolTipRole:
        return isOut ? QVariant(tr("%1: %2", "player, why he is out").arg(player.name, player.because))
                     : QVariant();
    case Qt::AccessibleTextRole:
        return isOut && index.column() == Name ? tr("%1, out", "player").arg(player.name)
                                               : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return index.column() == Shirt ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

} // namespace touchline
