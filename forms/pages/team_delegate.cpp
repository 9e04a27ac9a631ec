// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/team_delegate.h"

#include "forms/theme/theme.h"
#include "models/views/team_model.h"

namespace touchline {

void TeamDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~QStyle::State_HasFocus;
    if (index.column() != TeamModel::TeamColumn)
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
    else
        setShirt(*option, index.data(TeamModel::KitRole).value<Kit>());
}

} // namespace touchline
