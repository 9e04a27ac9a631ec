// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/figure_chart.h"

#include "core/base/index.h"
#include "core/base/message.h"
#include "core/base/table_points.h"
#include "forms/theme/spacing.h"

#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QToolTip>
#include <QtCharts/QChart>
#include <QtCharts/QValueAxis>
#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace touchline {

namespace {

/// Of the room, the most that names beside the chart take.
constexpr double mostNames = 0.4;

qreal widest(const QStringList &texts, const QFontMetricsF &metrics)
{
    qreal width = 0;
    for (const QString &text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return std::ceil(width);
}

/// Values are points, whole or with a half: the same means the same.
bool shareAStretch(const std::vector<double> &one, const std::vector<double> &other)
{
    const std::size_t points = std::min(one.size(), other.size());
    for (std::size_t i = 1; i < points; ++i)
        if (qFuzzyCompare(1 + one[i - 1], 1 + other[i - 1]) && qFuzzyCompare(1 + one[i], 1 + other[i]))
            return true;
    return false;
}

} // namespace

FigureChart::FigureChart(QWidget *parent) : QChartView(new QChart, parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setRenderHint(QPainter::Antialiasing);
    setRubberBand(QChartView::NoRubberBand);
    // Labels stand outside of what Qt Charts draws.
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    connect(&Theme::instance(), &Theme::changed, this, &FigureChart::build);
    build();
}

void FigureChart::setContent(ChartContent content)
{
    m_content = std::move(content);
    setAccessibleName(m_content.title);
    setAccessibleDescription(tr("The table shows the same figures."));
    build();
}

void FigureChart::setChosen(const QUuid &team)
{
    if (m_chosen == team)
        return;
    m_chosen = team;
    if (m_content.shape == ChartContent::Shape::Lines)
        build();
}

void FigureChart::setPaper()
{
    m_isPaper = true;
    build();
}

QSize FigureChart::sizeHint() const
{
    const int line = fontMetrics().height();
    return {30 * line, 16 * line};
}

QSize FigureChart::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {14 * line, 8 * line};
}

bool FigureChart::isStrong(const ChartSeries &series) const
{
    return m_chosen.isNull() ? series.isStrong : series.team == m_chosen;
}

bool FigureChart::hasKinds() const
{
    return m_content.shape != ChartContent::Shape::Lines && m_content.series.size() > 1;
}

double FigureChart::total(std::size_t category) const
{
    double sum = 0;
    for (const ChartSeries &series : m_content.series)
        sum += series.values[category];
    return sum;
}

/// Room for the text round the plot.
QMarginsF FigureChart::marginsFor(QSizeF size) const
{
    const QFontMetricsF metrics(chartFont(m_isPaper));
    const qreal line = metrics.height();
    const qreal title = line + spacing::inside;
    const qreal figures = std::max(metrics.horizontalAdvance(chartFigure(m_scale.most + m_content.base)),
                                   metrics.horizontalAdvance(chartFigure(m_scale.least + m_content.base)));
    QMarginsF margins(spacing::related, spacing::related, spacing::groups, spacing::related);
    margins.setTop(margins.top() + (hasKinds() ? title + spacing::inside : 0));
    if (isLying()) {
        margins.setLeft(margins.left() + spacing::related +
                        std::min(widest(m_content.categories, metrics), size.width() * mostNames));
        margins.setRight(margins.right() + metrics.horizontalAdvance(QStringLiteral("000")));
        margins.setBottom(margins.bottom() + title + line);
    } else {
        margins.setTop(margins.top() + title);
        margins.setLeft(margins.left() + spacing::related + figures);
        margins.setBottom(margins.bottom() + title + line);
        QStringList names;
        for (const ChartSeries &series : m_content.series)
            if (m_content.shape == ChartContent::Shape::Lines && isStrong(series))
                names << series.name;
        if (!names.isEmpty())
            margins.setRight(spacing::related + spacing::related +
                             std::min(widest(names, metrics), size.width() * mostNames / 2));
    }
    return margins;
}

void FigureChart::place()
{
    if (m_values == nullptr)
        return;
    double least = 0;
    double most = 0;
    if (m_content.shape == ChartContent::Shape::Lines) {
        for (const ChartSeries &series : m_content.series)
            for (const double value : series.values) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
    } else {
        for (std::size_t i = 0; i < at(m_content.categories.size()); ++i)
            most = std::max(most, total(i));
    }
    const QSizeF room = viewport()->size();
    const qreal line = QFontMetricsF(chartFont(m_isPaper)).height();
    const qreal length = isLying() ? room.width() * (1 - mostNames) / (2 * line) : room.height() / (3 * line);
    m_scale = chartScale(static_cast<int>(std::floor(least)), static_cast<int>(std::ceil(most)),
                         std::clamp(static_cast<int>(length), 2, 8));
    m_values->setRange(m_scale.least, m_scale.most);
    m_values->setTickCount(m_scale.ticks());
    const QRectF plot = QRectF(QPointF(), room).marginsRemoved(marginsFor(room));
    if (plot.width() < 1 || plot.height() < 1)
        return;
    m_plot = plot;
    placeLines();
    chart()->setPlotArea(plot);
    // At once, axes that are new included: what is painted on paper does not wait for events.
    chart()->layout()->invalidate();
    chart()->layout()->activate();
}

void FigureChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    place();
}

/// The room of a category along its axis.
qreal FigureChart::slot() const
{
    const QRectF &plot = m_plot;
    const auto count = static_cast<qreal>(m_content.categories.size());
    if (m_content.shape == ChartContent::Shape::Lines)
        return plot.width() / std::max(1.0, count - 1);
    return (isLying() ? plot.height() : plot.width()) / count;
}

QPointF FigureChart::pointOf(std::size_t category, double value) const
{
    const QRectF &plot = m_plot;
    const qreal share = (value - m_scale.least) / (m_scale.most - m_scale.least);
    const auto index = static_cast<qreal>(category);
    if (isLying())
        return {plot.left() + share * plot.width(), plot.top() + (index + 0.5) * slot()};
    const qreal middle = m_content.shape == ChartContent::Shape::Lines ? index : index + 0.5;
    return {plot.left() + middle * slot(), plot.bottom() - share * plot.height()};
}

int FigureChart::categoryAt(QPointF place) const
{
    const QRectF &plot = m_plot;
    const qreal along = isLying() ? place.y() - plot.top() : place.x() - plot.left();
    const int index = static_cast<int>(std::floor(along / slot()));
    return index >= 0 && index < m_content.categories.size() ? index : -1;
}

QString FigureChart::tipOfLines(QPointF place) const
{
    constexpr qreal reach = 10;
    const ChartSeries *nearest = nullptr;
    std::size_t where = 0;
    qreal best = reach;
    const auto index =
        static_cast<std::size_t>(std::max(0.0, std::round((place.x() - m_plot.left()) / slot())));
    for (const bool strong : {true, false})
        for (const ChartSeries &series : m_content.series) {
            if (isStrong(series) != strong || index >= series.values.size())
                continue;
            const QPointF away = pointOf(index, series.values[index]) - place;
            const qreal distance = std::max(std::abs(away.x()) - slot() / 2, 0.0) + std::abs(away.y());
            if (distance < best) {
                best = distance;
                nearest = &series;
                where = index;
            }
        }
    if (nearest == nullptr)
        return {};
    if (!nearest->tips.isEmpty())
        return nearest->tips.value(static_cast<qsizetype>(where));
    const TablePoints points = TablePoints::ofHalves(qRound(2 * nearest->values[where]));
    return filledIn(
        tr("%1: %2 point(s), matchday %3", "team", points.plural()),
        {nearest->name, pointsText(points), m_content.categories.value(static_cast<qsizetype>(where))});
}

QString FigureChart::tipAt(const QPoint &place) const
{
    if (m_values == nullptr)
        return {};
    if (m_content.shape == ChartContent::Shape::Lines)
        return tipOfLines(place);
    const int category = categoryAt(place);
    if (category < 0)
        return {};
    if (!m_content.tips.isEmpty())
        return m_content.tips.value(category);
    QStringList lines{m_content.categories[category]};
    for (const ChartSeries &series : m_content.series)
        lines << tr("%1: %2", "kind, figure").arg(series.name, chartFigure(series.values[at(category)]));
    return lines.join(u'\n');
}

bool FigureChart::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = tipAt(help->pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tip, viewport());
    return true;
}

ChartScale chartScale(int least, int most, int ticks)
{
    least = std::min(least, 0);
    most = std::max(most, least + 1);
    const auto fitted = [least, most](int step) {
        const int low = (-least + step - 1) / step * -step;
        const int high = (std::max(most, 0) + step - 1) / step * step;
        return ChartScale{low, std::max(high, low + step), step};
    };
    for (int power = 1;; power *= 10)
        for (const int times : {1, 2, 5})
            if (const ChartScale scale = fitted(times * power);
                scale.ticks() <= std::max(ticks, 2) || (scale.ticks() <= 3 && scale.step > most - least))
                return scale;
}

std::vector<double> lineOffsets(const std::vector<std::vector<double>> &lines)
{
    // Lines that share a stretch with one of a bundle belong to the bundle.
    std::vector<std::size_t> bundle(lines.size());
    std::iota(bundle.begin(), bundle.end(), std::size_t{0});
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (bundle[i] != bundle[j] && shareAStretch(lines[i], lines[j]))
                std::replace(bundle.begin(), bundle.end(), std::size_t{bundle[i]}, std::size_t{bundle[j]});
    std::vector<double> offsets(lines.size(), 0);
    for (std::size_t i = 0; i < lines.size(); ++i)
        offsets[i] = static_cast<double>(
            std::count(bundle.begin(), bundle.begin() + static_cast<std::ptrdiff_t>(i), bundle[i]));
    return offsets;
}

} // namespace touchline
