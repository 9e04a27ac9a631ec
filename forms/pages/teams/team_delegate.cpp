// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/team_delegate.h"

#include "forms/theme/theme.h"

#include <utility>

namespace touchline {

TeamDelegate::TeamDelegate(int column, int kitRole, QSet<int> plain, QObject *parent)
    : LinedRowDelegate(parent)
    , m_column(column)
    , m_kitRole(kitRole)
    , m_plain(std::move(plain))
{
}

void TeamDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~QStyle::State_HasFocus;
    if (index.column() == m_column)
        setShirt(*option, index.data(m_kitRole).value<Kit>());
    else if (!m_plain.contains(index.column()))
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
}

} // namespace touchline
