// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/figure_chart.h"

#include "forms/print/picture.h"
#include "forms/theme/spacing.h"

#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace touchline {

namespace {

/// Below this a line cannot be told from the ground (WCAG 1.4.11).
constexpr double leastContrast = 3.0;
constexpr double strongLine = 2.5;
constexpr double weakLine = 1.0;
/// Of the room, the most that names beside the chart take.
constexpr double mostNames = 0.4;
constexpr double barOfSlot = 0.66;

std::size_t at(qsizetype index)
{
    return static_cast<std::size_t>(index);
}

QFont labelFont(bool isPaper)
{
    return isPaper ? pictureFont(Theme::Type::Caption) : Theme::font(Theme::Type::Caption);
}

QString figure(double value)
{
    return QLocale().toString(qRound(value));
}

qreal widest(const QStringList &texts, const QFontMetricsF &metrics)
{
    qreal width = 0;
    for (const QString &text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return std::ceil(width);
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
    setAccessibleDescription(tr("The same figures stand in the table."));
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

QColor FigureChart::lineColour(const ChartSeries &series) const
{
    const QColor ground = ink()(ColourRole::Surface);
    if (series.role)
        return ink()(*series.role);
    for (const QString &shirt : {series.kit.first, series.kit.second})
        if (const QColor colour(shirt); colour.isValid() && contrast(colour, ground) >= leastContrast)
            return colour;
    return ink()(ColourRole::Text);
}

void FigureChart::build()
{
    const Ink ink = this->ink();
    chart()->removeAllSeries();
    for (QAbstractAxis *axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    m_values = nullptr;
    chart()->setBackgroundBrush(ink(ColourRole::Surface));
    chart()->setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(ink(ColourRole::Surface));
    if (!m_content.isEmpty()) {
        if (m_content.shape == ChartContent::Shape::Lines)
            buildLines();
        else
            buildBars();
        place();
    }
    viewport()->update();
}

QAbstractBarSeries *FigureChart::newBars() const
{
    if (isLying())
        return new QHorizontalStackedBarSeries;
    return new QStackedBarSeries;
}

void FigureChart::buildBars()
{
    QAbstractBarSeries *bars = newBars();
    for (const ChartSeries &series : m_content.series) {
        auto *set = new QBarSet(series.name);
        for (const double value : series.values)
            set->append(value);
        set->setColor(lineColour(series));
        set->setPen(Qt::NoPen);
        bars->append(set);
    }
    bars->setBarWidth(barOfSlot);
    chart()->addSeries(bars);
    // The names are drawn here: those of the axis only have to be different.
    auto *categories = new QBarCategoryAxis;
    QStringList numbers;
    for (qsizetype i = 0; i < m_content.categories.size(); ++i)
        numbers << QString::number(i);
    categories->append(numbers);
    // The first one on top.
    categories->setReverse(isLying());
    addAxes(categories);
}

void FigureChart::buildLines()
{
    const auto add = [this](const ChartSeries &series) {
        const bool strong = isStrong(series);
        auto *line = new QLineSeries;
        line->setName(series.name);
        for (std::size_t i = 0; i < series.values.size(); ++i)
            line->append(static_cast<qreal>(i), series.values[i]);
        // Others are there to compare with.
        const QColor colour = strong ? lineColour(series) : ink()(ColourRole::Secondary);
        QPen pen(colour, strong ? strongLine : weakLine);
        if (!strong) {
            QColor pale = colour;
            constexpr float paleness = 0.3F;
            pale.setAlphaF(paleness);
            pen.setColor(pale);
        }
        line->setPen(pen);
        chart()->addSeries(line);
    };
    // What stands out lies on top.
    for (const bool strong : {false, true})
        for (const ChartSeries &series : m_content.series)
            if (isStrong(series) == strong)
                add(series);
    auto *categories = new QValueAxis;
    categories->setRange(0, std::max<double>(1, static_cast<double>(m_content.categories.size()) - 1));
    addAxes(categories);
}

void FigureChart::addAxes(QAbstractAxis *categories)
{
    const QPen hairline(ink()(ColourRole::Hairline), 1);
    m_values = new QValueAxis;
    chart()->addAxis(categories, isLying() ? Qt::AlignLeft : Qt::AlignBottom);
    chart()->addAxis(m_values, isLying() ? Qt::AlignBottom : Qt::AlignLeft);
    for (QAbstractAxis *axis : {categories, static_cast<QAbstractAxis *>(m_values)}) {
        axis->setLabelsVisible(false);
        axis->setGridLineVisible(axis == m_values);
        axis->setGridLinePen(hairline);
        axis->setLinePen(hairline);
        axis->setLineVisible(axis == categories);
        for (QAbstractSeries *series : chart()->series())
            series->attachAxis(axis);
    }
}

/// Room for the text round the plot.
QMarginsF FigureChart::marginsFor(QSizeF size) const
{
    const QFontMetricsF metrics(labelFont(m_isPaper));
    const qreal line = metrics.height();
    const qreal title = line + spacing::inside;
    const qreal figures = std::max(metrics.horizontalAdvance(figure(m_scale.most)),
                                   metrics.horizontalAdvance(figure(m_scale.least)));
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
    const qreal line = QFontMetricsF(labelFont(m_isPaper)).height();
    const qreal length = isLying() ? room.width() * (1 - mostNames) / (2 * line) : room.height() / (3 * line);
    m_scale = chartScale(static_cast<int>(std::floor(least)), static_cast<int>(std::ceil(most)),
                         std::clamp(static_cast<int>(length), 2, 8));
    m_values->setRange(m_scale.least, m_scale.most);
    m_values->setTickCount(m_scale.ticks());
    const QRectF plot = QRectF(QPointF(), room).marginsRemoved(marginsFor(room));
    if (plot.width() < 1 || plot.height() < 1)
        return;
    m_plot = plot;
    chart()->setPlotArea(plot);
    // At once: what is painted on paper does not wait for events.
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

void FigureChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_values == nullptr)
        return;
    painter->save();
    painter->setFont(labelFont(m_isPaper));
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
            painter.drawText(
                QRectF(mark.x() - 3 * line, plot.bottom() + spacing::inside / 2.0, 6 * line, line),
                Qt::AlignCenter, figure(value));
        else
            painter.drawText(QRectF(0, mark.y() - line / 2, plot.left() - spacing::related, line),
                             Qt::AlignRight | Qt::AlignVCenter, figure(value));
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
            painter.drawText(QRectF(spacing::inside, pointOf(at(i), 0).y() - line / 2, width, line),
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
        painter.drawText(QRectF(middle - width, plot.bottom() + spacing::inside / 2.0, 2 * width, line),
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
    painter.drawText(QRectF(plot.left(), plot.bottom() + line + spacing::inside, plot.width(), line),
                     Qt::AlignHCenter | Qt::AlignVCenter,
                     metrics.elidedText(below, Qt::ElideRight, plot.width()));
    if (!isLying())
        painter.drawText(QRectF(spacing::related, spacing::inside, width, line),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_content.valueTitle, Qt::ElideRight, width));
}

void FigureChart::drawTotals(QPainter &painter) const
{
    const QFontMetricsF metrics(painter.font());
    const qreal line = metrics.height();
    painter.setPen(ink()(ColourRole::Text));
    for (std::size_t i = 0; i < at(m_content.categories.size()); ++i) {
        const QString text = figure(total(i));
        const QPointF end = pointOf(i, total(i));
        const qreal width = metrics.horizontalAdvance(text);
        if (isLying() && slot() >= line)
            painter.drawText(QRectF(end.x() + spacing::inside, end.y() - line / 2, width + 1, line),
                             Qt::AlignLeft | Qt::AlignVCenter, text);
        else if (!isLying() && slot() >= width + 2)
            painter.drawText(QRectF(end.x() - width, end.y() - line, 2 * width, line), Qt::AlignCenter, text);
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
            painter.drawText(
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
        painter.drawText(QRectF(left, top, line, line), Qt::AlignCenter, series.name.left(1).toUpper());
        left += line + spacing::inside;
        const qreal width = std::min(metrics.horizontalAdvance(series.name) + 1, viewport()->width() - left);
        painter.setPen(ink()(ColourRole::Text));
        painter.drawText(QRectF(left, top, width, line), Qt::AlignLeft | Qt::AlignVCenter,
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
        painter.drawText(QRectF(left, name.middle - line / 2, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(name.series->name, Qt::ElideRight, width));
    }
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
    return tr("%1: %n point(s), matchday %2", "team", qRound(nearest->values[where]))
        .arg(nearest->name, m_content.categories.value(static_cast<qsizetype>(where)));
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
        lines << tr("%1: %2", "kind, figure").arg(series.name, figure(series.values[at(category)]));
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

} // namespace touchline
