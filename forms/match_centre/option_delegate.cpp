// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/option_delegate.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/match_centre/question_model.h"

#include <QListView>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace touchline {

namespace {

constexpr int keys = 9;

int keyWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("0")) + 2 * spacing::related;
}

/// As it stands on the keyboard, so that it is not taken for a number of the answer: "1", "1 Kelsey".
void paintKey(QPainter &painter, const QRect &line, int row)
{
    constexpr qreal round = 3;
    const QFontMetrics metrics = painter.fontMetrics();
    QRectF cap(line.left(), 0, metrics.horizontalAdvance(QStringLiteral("0")) + spacing::related,
               metrics.height());
    cap.moveCenter({cap.center().x(), QRectF(line).center().y()});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), round, round);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawText(cap, Qt::AlignCenter, QString::number(row + 1));
}

QString factsOf(const QModelIndex &index)
{
    return index.data(QuestionModel::FactsRole).toString();
}

bool isLegal(const QModelIndex &index)
{
    return (index.flags() & Qt::ItemIsEnabled) != 0;
}

} // namespace

OptionDelegate::OptionDelegate(QListView *view) : LinedRowDelegate(view), m_view(view) {}

int OptionDelegate::labelHeight(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect label = option.fontMetrics.boundingRect(QRect(0, 0, textWidth(option), 1 << 16),
                                                        Qt::TextWordWrap, index.data().toString());
    return std::max(Theme::rowHeight(), label.height() + 2 * spacing::inside);
}

int OptionDelegate::textWidth(const QStyleOptionViewItem &option) const
{
    // As if the bar were there: rows keep their height when it comes and goes.
    const int bar = m_view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_view);
    return std::max(m_view->contentsRect().width() - bar - keyWidth(option.fontMetrics) - 2 * spacing::inside,
                    1);
}

QSize OptionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int label = labelHeight(option, index);
    const QString facts = factsOf(index);
    const QRect below =
        facts.isEmpty() ? QRect()
                        : QFontMetrics(Theme::font(Theme::Type::Caption))
                              .boundingRect(QRect(0, 0, textWidth(option), 1 << 16), Qt::TextWordWrap, facts);
    return {m_view->viewport()->width(), label + below.height()};
}

void OptionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    painter->save();
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    if (isChosen)
        painter->fillRect(option.rect, option.palette.highlight());
    else if ((option.state & QStyle::State_MouseOver) != 0 && isLegal(index))
        painter->fillRect(option.rect, colour(ColourRole::Lifted));
    const QColor ink = isChosen         ? option.palette.color(QPalette::HighlightedText)
                       : isLegal(index) ? colour(ColourRole::Text)
                                        : colour(ColourRole::Secondary);
    const QColor quiet = isChosen ? ink : colour(ColourRole::Secondary);
    const int first = labelHeight(option, index);
    const QRect place = option.rect.adjusted(spacing::inside, 0, -spacing::inside, 0);
    painter->setFont(option.font);
    painter->setPen(quiet);
    if (isLegal(index) && index.row() < keys)
        paintKey(*painter, {place.left(), place.top(), place.width(), Theme::rowHeight()}, index.row());
    const int left = place.left() + keyWidth(option.fontMetrics);
    const QRect words(left, place.top(), textWidth(option), first);
    painter->setPen(ink);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
    if (const QString facts = factsOf(index); !facts.isEmpty()) {
        painter->setFont(Theme::font(Theme::Type::Caption));
        painter->setPen(quiet);
        painter->drawText(QRect(left, place.top() + first - spacing::inside, words.width(),
                                place.height() - first + spacing::inside),
                          Qt::TextWordWrap, facts);
    }
    painter->setPen(hairline());
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

} // namespace touchline
