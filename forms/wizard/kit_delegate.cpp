// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/kit_delegate.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"
#include "models/views/participant_model.h"

#include <QPainter>

namespace touchline {

void KitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    painter->save();
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

void KitDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    const QStringList colours = index.data(ParticipantModel::KitRole).toStringList();
    if (colours.isEmpty())
        return;
    const int side = option->fontMetrics.height();
    const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {side, side};
    const QPixmap chip = kitChip({colours[0], colours[1]}, side, ratio);
    option->icon = QIcon(chip);
    // A shirt that is tinted would be another team's.
    option->icon.addPixmap(chip, QIcon::Selected);
}

} // namespace touchline
