// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/team_delegate.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"
#include "models/views/team_model.h"

#include <QPainter>
#include <QWidget>

namespace touchline {

void TeamDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void TeamDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~QStyle::State_HasFocus;
    if (index.column() != TeamModel::TeamColumn) {
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
        return;
    }
    const int side = option->fontMetrics.height();
    const qreal ratio = option->widget == nullptr ? 1.0 : option->widget->devicePixelRatioF();
    const QPixmap chip = kitChip(index.data(TeamModel::KitRole).value<Kit>(), side, ratio);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = QIcon(chip);
    option->icon.addPixmap(chip, QIcon::Selected);
    option->decorationSize = QSize(side, side);
}

} // namespace touchline
