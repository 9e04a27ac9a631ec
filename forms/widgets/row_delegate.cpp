// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/row_delegate.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"

#include <QPainter>
#include <QWidget>

#include <utility>

namespace touchline {

namespace {

/// Of the font, in a row.
constexpr double headingRowShare = 1.5;

} // namespace

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

void RowDelegate::setShirt(QStyleOptionViewItem &option, const Badge &badge)
{
    const int side = option.fontMetrics.height();
    const qreal ratio = option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF();
    option.features |= QStyleOptionViewItem::HasDecoration;
    option.icon = QIcon(kitChip(badge, side, ratio));
    // A green shirt is seen in a row that is chosen.
    option.icon.addPixmap(kitChip(badge, side, ratio, colour(ColourRole::OnAccent)), QIcon::Selected);
    option.decorationSize = QSize(side, side);
}

void LinedRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    painter->save();
    painter->setPen(hairline());
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

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

TeamDelegate::TeamDelegate(int column, int kitRole, QSet<int> plain, QObject *parent)
    : LinedRowDelegate(parent)
    , m_column(column)
    , m_kitRole(kitRole)
    , m_plain(std::move(plain))
{
}

void TeamDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~QStyle::State_HasFocus;
    if (index.column() == m_column)
        setShirt(*option, badgeFrom(index.data(m_kitRole)));
    else if (!m_plain.contains(index.column()))
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
}

} // namespace touchline
