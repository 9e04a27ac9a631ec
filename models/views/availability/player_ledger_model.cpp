// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/availability/player_ledger_model.h"

#include <algorithm>

namespace touchline {

void PlayerLedgerModel::show(std::vector<LedgerLine> lines)
{
    std::reverse(lines.begin(), lines.end());
    if (lines == m_lines)
        return;
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int PlayerLedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant PlayerLedgerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const LedgerLine &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return QStringLiteral("%1: %2").arg(line.match, line.text);
    case MatchRole:
        return line.match;
    case MarkRole:
        return QVariant::fromValue(PlayerMarks{line.mark});
    default:
        return {};
    }
}

} // namespace touchline
