// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/availability_delegate.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/availability/availability_model.h"

#include <QPainter>

namespace touchline {

void AvailabilityDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
    const auto standing = static_cast<Standing>(index.data(AvailabilityModel::StandingRole).toInt());
    switch (index.column()) {
    case AvailabilityModel::TeamColumn:
        setShirt(*option, m_kitOf ? m_kitOf(index.data(AvailabilityModel::TeamRole).toUuid()) : Kit{});
        break;
    case AvailabilityModel::PlayerColumn:
        if (standing == Standing::Out)
            option->font.setWeight(QFont::DemiBold);
        break;
    case AvailabilityModel::MarkColumn:
        option->text.clear();
        break;
    default:
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
    }
}

void AvailabilityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    if (index.column() != AvailabilityModel::MarkColumn)
        return;
    const auto marks = index.data(AvailabilityModel::MarksRole).value<PlayerMarks>();
    const int height = option.fontMetrics.height();
    const QRectF place(option.rect.left() + spacing::inside, option.rect.center().y() - height / 2.0 + 1,
                       option.rect.width() - spacing::inside, height);
    paintCardMarks(*painter, place, marks);
}

} // namespace touchline
