// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/sheet/line_up_model.h"

#include "models/views/teams/squad_draft.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

void LineUpModel::show(const TableMatch &match, Side side, const LineUp &lineUp)
{
    beginResetModel();
    m_team = match.teams[side];
    m_squad = match.squads[side];
    m_order = readingOrder(m_squad);
    m_lineUp = lineUp;
    endResetModel();
}

void LineUpModel::chooseFirst(int starters)
{
    beginResetModel();
    m_lineUp = {};
    for (const PlayerOnTheDay &one : m_team.players)
        if (one.available) {
            auto &list = this->starters() < starters ? m_lineUp.started : m_lineUp.bench;
            list.push_back(one.player);
        }
    endResetModel();
    Q_EMIT lineUpChanged();
}

const PlayerOnTheDay &LineUpModel::player(int row) const
{
    return m_team.players[m_order[static_cast<std::size_t>(row)]];
}

bool LineUpModel::isIn(const std::vector<QUuid> &list, int row) const
{
    return std::find(list.begin(), list.end(), player(row).player) != list.end();
}

QVariant LineUpModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PlayerOnTheDay &one = player(index.row());
    const auto &entry = m_squad.entries[m_order[static_cast<std::size_t>(index.row())]];
    const bool isChoice = index.column() == BeganColumn || index.column() == BenchColumn;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == ShirtColumn)
            return entry.shirt ? QString::number(*entry.shirt) : QString();
        if (index.column() == PlayerColumn)
            return one.available ? one.name
                                 : QStringLiteral("%1 – %2").arg(one.name, withWordedDays(one.because));
        return {};
    case Qt::CheckStateRole:
        if (!isChoice || !one.available)
            return {};
        return isIn(index.column() == BeganColumn ? m_lineUp.started : m_lineUp.bench, index.row())
                   ? Qt::Checked
                   : Qt::Unchecked;
    case Qt::ToolTipRole:
    case BecauseRole:
        return withWordedDays(one.because);
    case Qt::AccessibleTextRole:
        if (isChoice)
            return QStringLiteral("%1, %2").arg(
                one.name, headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
        return {};
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (index.column() == ShirtColumn ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

bool LineUpModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    const QUuid id = player(index.row()).player;
    std::erase(m_lineUp.started, id);
    std::erase(m_lineUp.bench, id);
    if (value.toInt() == Qt::Checked)
        (index.column() == BeganColumn ? m_lineUp.started : m_lineUp.bench).push_back(id);
    Q_EMIT dataChanged(this->index(index.row(), BeganColumn), this->index(index.row(), BenchColumn));
    Q_EMIT lineUpChanged();
    return true;
}

QVariant LineUpModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("No.")}, {m_team.name}, {tr("Starts")}, {tr("Bench")}}, section, orientation,
                         role);
}

Qt::ItemFlags LineUpModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !player(index.row()).available)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == BeganColumn || index.column() == BenchColumn)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace touchline
