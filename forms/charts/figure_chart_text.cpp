// SPDX-License-Identifier: GPL-3.0-or-later
// All text of a chart, round the plot and in it.
#include "core/base/index.h"
#include "forms/charts/figure_chart.h"
#include "forms/print/picture.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "models/views/translated.h"

#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

} // namespace

QFont chartFont(bool isPaper)
{
    return isPaper ? pictureFont(Theme::Type::Caption) : Theme::font(Theme::Type::Caption);
}

QString chartFigure(double value)
{
    return windowLanguage().number(qRound(value));
}

void FigureChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_values == nullptr)
        return;
    painter->save();
    painter->setFont(chartFont(m_isPaper));
    drawScale(*painter);
    drawCategories(*painter);
    drawTitles(*painter);
    if (m_content.shape == ChartContent::Shape::Lines) {
        drawNames(*painter);
    } else {
        drawTotals(*painter);
        drawLetters(*painter);
        if (hasKinds())
            drawKinds(*painter);
    }
    painter->restore();
}

void FigureChart::drawScale(QPainter &painter) const
{
    const QRectF &plot = m_plot;
    const qreal line = painter.fontMetrics().height();
    painter.setPen(ink()(ColourRole::Secondary));
    for (int value = m_scale.least; value <= m_scale.most; value += m_scale.step) {
        const QPointF mark = pointOf(0, value);
        if (isLying())
            drawShown(painter,
                      QRectF(mark.x() - 3 * line, plot.bottom() + spacing::inside / 2.0, 6 * line, line),
                      Qt::AlignCenter, chartFigure(value + m_content.base));
        else
            drawShown(painter, QRectF(0, mark.y() - line / 2, plot.left() - spacing::related, line),
                      Qt::AlignRight | Qt::AlignVCenter, chartFigure(value + m_content.base));
    }
}

void FigureChart::drawCategories(QPainter &painter) const
{
    const QRectF &plot = m_plot;
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height();
    painter.setPen(ink()(isLying() ? ColourRole::Text : ColourRole::Secondary));
    if (isLying()) {
        const qreal width = plot.left() - spacing::related - spacing::inside;
        for (qsizetype i = 0; i < m_content.categories.size(); ++i)
            drawShown(painter, QRectF(spacing::inside, pointOf(at(i), 0).y() - line / 2, width, line),
                      Qt::AlignRight | Qt::AlignVCenter,
                      metrics.elidedText(m_content.categories[i], Qt::ElideRight, width));
        return;
    }
    // A label that would run into the one before it is left out.
    qreal taken = -1;
    for (qsizetype i = 0; i < m_content.categories.size(); ++i) {
        // Names (of rounds) are shortened, numbers never.
        const QString &name = m_content.categories[i];
        const qreal room = std::max(slot(), metrics.horizontalAdvance(QStringLiteral("000")));
        const QString text = metrics.elidedText(name, Qt::ElideRight, room);
        const qreal width = metrics.horizontalAdvance(text);
        const qreal middle = pointOf(at(i), 0).x();
        if (middle - width / 2 < taken)
            continue;
        taken = middle + width / 2 + spacing::inside;
        drawShown(painter, QRectF(middle - width, plot.bottom() + spacing::inside / 2.0, 2 * width, line),
                  Qt::AlignCenter, text);
    }
}

void FigureChart::drawTitles(QPainter &painter) const
{
    const QRectF &plot = m_plot;
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height();
    const qreal width = viewport()->width() - spacing::groups;
    painter.setPen(ink()(ColourRole::Secondary));
    const QString &below = isLying() ? m_content.valueTitle : m_content.categoryTitle;
    drawShown(painter, QRectF(plot.left(), plot.bottom() + line + spacing::inside, plot.width(), line),
              Qt::AlignHCenter | Qt::AlignVCenter, metrics.elidedText(below, Qt::ElideRight, plot.width()));
    if (!isLying())
        drawShown(painter, QRectF(spacing::related, spacing::inside, width, line),
                  Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(m_content.valueTitle, Qt::ElideRight, width));
}

void FigureChart::drawTotals(QPainter &painter) const
{
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height();
    painter.setPen(ink()(ColourRole::Text));
    for (std::size_t i = 0; i < at(m_content.categories.size()); ++i) {
        const QString text = chartFigure(total(i));
        const QPointF end = pointOf(i, total(i));
        const qreal width = metrics.horizontalAdvance(text);
        if (isLying() && slot() >= line)
            drawShown(painter, QRectF(end.x() + spacing::inside, end.y() - line / 2, width + 1, line),
                      Qt::AlignLeft | Qt::AlignVCenter, text);
        else if (!isLying() && slot() >= width + 2)
            drawShown(painter, QRectF(end.x() - width, end.y() - line, 2 * width, line), Qt::AlignCenter,
                      text);
    }
}

/// The first letter of the kind in each part of a bar that is wide enough.
void FigureChart::drawLetters(QPainter &painter) const
{
    if (!hasKinds() || !isLying())
        return;
    const QFontMetricsF metrics(painter.font());
    for (std::size_t i = 0; i < at(m_content.categories.size()); ++i) {
        double before = 0;
        for (const ChartSeries &series : m_content.series) {
            const QPointF from = pointOf(i, before);
            const QPointF to = pointOf(i, before + series.values[i]);
            before += series.values[i];
            const QString letter = series.name.left(1).toUpper();
            if (to.x() - from.x() < metrics.horizontalAdvance(letter) + spacing::inside ||
                slot() * barOfSlot < metrics.ascent())
                continue;
            painter.setPen(ink()(series.onRole.value_or(ColourRole::OnAccent)));
            drawShown(painter,
                      QRectF(from.x(), from.y() - metrics.height() / 2, to.x() - from.x(), metrics.height()),
                      Qt::AlignCenter, letter);
        }
    }
}

/// What the parts of bars are.
void FigureChart::drawKinds(QPainter &painter) const
{
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height();
    qreal left = isLying() ? spacing::related : m_plot.left();
    const qreal top = isLying() ? spacing::related : m_plot.top() - line - spacing::related;
    for (const ChartSeries &series : m_content.series) {
        painter.fillRect(QRectF(left, top, line, line), lineColour(series));
        painter.setPen(ink()(series.onRole.value_or(ColourRole::OnAccent)));
        drawShown(painter, QRectF(left, top, line, line), Qt::AlignCenter, series.name.left(1).toUpper());
        left += line + spacing::inside;
        const qreal width = std::min(metrics.horizontalAdvance(series.name) + 1, viewport()->width() - left);
        painter.setPen(ink()(ColourRole::Text));
        drawShown(painter, QRectF(left, top, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(series.name, Qt::ElideRight, width));
        left += width + spacing::groups;
    }
}

/// At the ends of the lines that stand out, apart from each other where lines end together.
void FigureChart::drawNames(QPainter &painter) const
{
    const QRectF &plot = m_plot;
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height();
    struct Name
    {
        const ChartSeries *series;
        qreal middle;
    };
    std::vector<Name> names;
    for (const ChartSeries &series : m_content.series)
        if (isStrong(series) && !series.values.empty())
            names.push_back({&series, pointOf(series.values.size() - 1, series.values.back()).y()});
    std::stable_sort(names.begin(), names.end(),
                     [](const Name &a, const Name &b) { return a.middle < b.middle; });
    for (std::size_t i = 1; i < names.size(); ++i)
        names[i].middle = std::max(names[i].middle, names[i - 1].middle + line);
    // What has come too far down pushes the others up.
    qreal lowest = viewport()->height() - line / 2;
    for (std::size_t i = names.size(); i-- > 0; lowest = names[i].middle - line)
        names[i].middle = std::min(names[i].middle, lowest);
    const qreal left = plot.right() + spacing::related;
    const qreal width = viewport()->width() - left;
    for (const Name &name : names) {
        painter.setPen(lineColour(*name.series));
        drawShown(painter, QRectF(left, name.middle - line / 2, width, line),
                  Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(name.series->name, Qt::ElideRight, width));
    }
}

} // namespace touchline
