// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/kit_delegate.h"

#include "models/views/teams/participant_model.h"

namespace touchline {

void KitDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    const QStringList colours = index.data(ParticipantModel::KitRole).toStringList();
    if (!colours.isEmpty())
        setShirt(*option, {colours[0], colours[1]});
}

} // namespace touchline
