// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/share_delegate.h"

#include "forms/theme/theme.h"
#include "models/views/said.h"
#include "models/views/teams/card_draft.h"

#include <QPainter>
#include <QSpinBox>

namespace touchline {

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    painter->setPen(hairline());
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void ShareDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    if (index.siblingAtColumn(CardDraft::WeightColumn).data().toInt() == 0)
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
}

QWidget *ShareDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    auto *number = new QSpinBox(parent);
    number->setFrame(false);
    const auto *draft = qobject_cast<const CardDraft *>(index.model());
    number->setRange(0, draft->mostShare());
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    number->setAccessibleName(said(draft->method().shares.each));
    return number;
}

} // namespace touchline
