// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/kit_delegate.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"
#include "models/views/participant_model.h"

#include <QPainter>

namespace touchline {

QSize KitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(Theme::rowHeight());
    return size;
}

void KitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->save();
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

void KitDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QStringList colours = index.data(ParticipantModel::KitRole).toStringList();
    if (colours.isEmpty())
        return;
    const int side = option->fontMetrics.height();
    const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {side, side};
    option->icon = QIcon(kitChip({colours[0], colours[1]}, side, ratio));
}

} // namespace touchline
