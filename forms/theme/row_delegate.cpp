// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/row_delegate.h"

#include "forms/theme/theme.h"

namespace touchline {

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(Theme::rowHeight());
    return size;
}

void RowDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
    if (pixmap.isNull())
        return;
    // A shirt that is tinted would be another team's.
    option->icon.addPixmap(pixmap, QIcon::Selected);
}

} // namespace touchline
