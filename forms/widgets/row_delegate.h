// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/badge.h"

#include <QSet>
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
    /// Puts the badge of a team before the text, in its own colours in a chosen row too.
    static void setShirt(QStyleOptionViewItem &option, const Badge &badge);
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

/// Rows of a list in which headings stand out from what can be chosen below them; every row has air.
class HeadingDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

/// Rows of a table of teams: the shirt before the name, a hairline below, in secondary text what only goes
/// with the name.
class TeamDelegate : public LinedRowDelegate
{
    Q_OBJECT

public:
    /// `column` has the names, and their badges (badgeFrom()) in `kitRole`; `plain` are further columns that
    /// are read as the name is.
    TeamDelegate(int column, int kitRole, QSet<int> plain, QObject *parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_column;
    int m_kitRole;
    QSet<int> m_plain;
};

} // namespace touchline
