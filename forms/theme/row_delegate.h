// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"

#include <QStyledItemDelegate>

namespace touchline {

/// Rows of the height that all lists have, with pictures that keep their colours in the chosen row.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    /// Puts a shirt before the text, in its own colours in a chosen row too.
    static void setShirt(QStyleOptionViewItem &option, const Kit &kit);
};

/// The same with a hairline below each row.
class LinedRowDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace touchline
