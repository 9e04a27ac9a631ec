// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/heading_delegate.h"

#include "forms/theme/theme.h"

namespace touchline {

namespace {

/// Of the font, in a row.
constexpr double headingRowShare = 1.5;

} // namespace

QSize HeadingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(qRound(option.fontMetrics.height() * headingRowShare));
    return size;
}

void HeadingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.parent().isValid()) {
        option->text.prepend(QStringLiteral("   "));
        return;
    }
    option->font.setWeight(QFont::DemiBold);
    option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
}

} // namespace touchline
