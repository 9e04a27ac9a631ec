// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/ticker_view.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/match_centre/ticker_model.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace touchline {

namespace {

/// A line of the ticker.
class TickerDelegate final : public QStyledItemDelegate
{
public:
    explicit TickerDelegate(QListView *view) : QStyledItemDelegate(view), m_view(view) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = m_view->viewport()->width();
        const QRect words = QFontMetrics(fontOf(index, option))
                                .boundingRect(QRect(0, 0, textWidth(option, width), 1 << 20),
                                              Qt::TextWordWrap, textOf(index));
        const int least = std::max(option.fontMetrics.height(), markSize(option));
        return {width, std::max(words.height(), least) + spacing::inside};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        const QRect &row = option.rect;
        if ((option.state & QStyle::State_Selected) != 0)
            painter->fillRect(row, option.palette.highlight());
        const bool isChosen = (option.state & QStyle::State_Selected) != 0;
        const QColor ink =
            isChosen ? option.palette.color(QPalette::HighlightedText) : option.palette.color(QPalette::Text);
        const int top = row.top() + spacing::inside / 2;
        const int line = option.fontMetrics.height();
        painter->setFont(option.font);
        painter->setPen(isChosen ? ink : colour(ColourRole::Secondary));
        painter->drawText(QRect(row.left(), top, minuteWidth(option), line),
                          Qt::AlignRight | Qt::AlignVCenter, index.data(TickerModel::Minute).toString());
        paintMark(painter, option, index, QRect(markLeft(option), top, markSize(option), line));
        painter->setPen(ink);
        painter->setFont(fontOf(index, option));
        painter->drawText(QRect(textLeft(option), top, row.right() - textLeft(option), row.height()),
                          Qt::TextWordWrap, textOf(index));
        if (index.data(TickerModel::BeginsPart).toBool()) {
            painter->setPen(hairline());
            painter->drawLine(row.bottomLeft(), row.bottomRight());
        }
        painter->restore();
    }

private:
    [[nodiscard]] static QString textOf(const QModelIndex &index) { return index.data().toString(); }

    [[nodiscard]] static TickerModel::Mark markOf(const QModelIndex &index)
    {
        return index.data(TickerModel::MarkRole).value<TickerModel::Mark>();
    }

    [[nodiscard]] static QFont fontOf(const QModelIndex &index, const QStyleOptionViewItem &option)
    {
        const bool isLoud =
            markOf(index) == TickerModel::Mark::Goal || index.data(TickerModel::BeginsPart).toBool();
        return isLoud ? semibold(option.font) : option.font;
    }

    [[nodiscard]] static int minuteWidth(const QStyleOptionViewItem &option)
    {
        return option.fontMetrics.horizontalAdvance(QStringLiteral("120+5'"));
    }
    [[nodiscard]] static int markSize(const QStyleOptionViewItem &option)
    {
        return option.fontMetrics.height();
    }
    [[nodiscard]] static int markLeft(const QStyleOptionViewItem &option)
    {
        return option.rect.left() + minuteWidth(option) + spacing::related;
    }
    [[nodiscard]] static int textLeft(const QStyleOptionViewItem &option)
    {
        return markLeft(option) + markSize(option) + spacing::related;
    }
    [[nodiscard]] static int textWidth(const QStyleOptionViewItem &option, int width)
    {
        return std::max(width - (textLeft(option) - option.rect.left()) - 1, 1);
    }

    static void paintMark(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                          const QRect &place)
    {
        QFont letter = semibold(option.font);
        letter.setPointSizeF(letter.pointSizeF() * 0.75);
        painter->setFont(letter);
        switch (markOf(index)) {
        case TickerModel::Mark::Goal:
            icon(QStringLiteral("ball"), ColourRole::Accent).paint(painter, place);
            break;
        case TickerModel::Mark::YellowCard:
            paintCardMark(*painter, place, PlayerMark::Yellow);
            break;
        case TickerModel::Mark::RedCard:
            paintCardMark(*painter, place, PlayerMark::Red);
            break;
        case TickerModel::Mark::Injury:
            paintCardMark(*painter, place, PlayerMark::Injury);
            break;
        case TickerModel::Mark::None:
            break;
        }
    }

    QListView *m_view;
};

} // namespace

TickerView::TickerView(QWidget *parent) : QListView(parent)
{
    setItemDelegate(new TickerDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setWordWrap(true);
    setUniformItemSizes(false);
    setResizeMode(QListView::Adjust);
}

void TickerView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    // Lines wrap elsewhere.
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

} // namespace touchline
