// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/row_list.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/announcer.h"
#include "forms/widgets/flat_header.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace touchline {

void dressAsList(QTreeView &list)
{
    auto *header = new FlatHeader(&list);
    list.setHeader(header);
    header->setStretchLastSection(false);
    header->setSectionsClickable(false);
    header->setMinimumSectionSize(spacing::groups);
    list.setRootIsDecorated(false);
    list.setItemsExpandable(false);
    list.setIndentation(0);
    list.setUniformRowHeights(true);
    list.setAllColumnsShowFocus(true);
    list.setFrameShape(QFrame::NoFrame);
    list.setSelectionMode(QAbstractItemView::SingleSelection);
    list.setSelectionBehavior(QAbstractItemView::SelectRows);
    list.setEditTriggers(QAbstractItemView::NoEditTriggers);
    list.setTabKeyNavigation(false);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setMouseTracking(true);
    list.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&Theme::instance(), &Theme::changed, list.viewport(), qOverload<>(&QWidget::update));
}

RowList::RowList(QWidget *parent) : QTreeView(parent)
{
    dressAsList(*this);
}

void RowList::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (isDrawnWhole(index.row())) {
        drawHeading(painter, option.rect, index);
        return;
    }
    if (index.row() == m_hovered)
        painter->fillRect(option.rect, colour(ColourRole::Lifted));
    QTreeView::drawRow(painter, option, index);
    painter->setPen(hairline());
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void RowList::drawTitle(QPainter *painter, const QRect &rect, int indent, const QString &title,
                        const QString &caption)
{
    const QRect room = rect.adjusted(indent, 0, -spacing::related, -1);
    painter->save();
    painter->setFont(Theme::font(Theme::Type::Caption));
    painter->setPen(colour(ColourRole::Secondary));
    const QFontMetrics captions = painter->fontMetrics();
    const int taken = qMin(captions.horizontalAdvance(caption) + spacing::groups, room.width() / 2);
    drawShown(*painter, room, Qt::AlignRight | Qt::AlignVCenter,
              captions.elidedText(caption, Qt::ElideRight, taken));
    painter->setFont(Theme::font(Theme::Type::Heading));
    painter->setPen(colour(ColourRole::Text));
    drawShown(*painter, room, Qt::AlignLeft | Qt::AlignVCenter,
              painter->fontMetrics().elidedText(title, Qt::ElideRight, room.width() - taken));
    painter->setPen(hairline());
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
}

void RowList::mouseMoveEvent(QMouseEvent *event)
{
    QTreeView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    hover(index.isValid() ? index.row() : -1);
}

void RowList::leaveEvent(QEvent *event)
{
    QTreeView::leaveEvent(event);
    hover(-1);
}

void RowList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    announceHeading();
}

void RowList::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    announceHeading();
}

void RowList::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    // Whoever comes back wants to know where; whoever only types in a row does not.
    if (!isAncestorOf(QApplication::focusWidget()))
        m_heading.clear();
}

void RowList::announceHeading()
{
    if (!ScreenReader::instance().isThere() || !hasFocus() || !currentIndex().isValid())
        return;
    int row = currentIndex().row();
    while (row >= 0 && !isDrawnWhole(row))
        --row;
    const QString heading = row < 0 ? QString() : model()->index(row, 0).data().toString();
    if (heading == m_heading)
        return;
    m_heading = heading;
    Announcer::announce(*this, heading);
}

void RowList::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->update();
}

} // namespace touchline
