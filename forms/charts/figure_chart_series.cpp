// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt Charts draws: bars, lines and grid, and their colours.
#include "forms/charts/figure_chart.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

/// Below this a line cannot be told from the ground (WCAG 1.4.11).
constexpr double leastContrast = 3.0;
constexpr double strongLine = 2.5;
constexpr double weakLine = 1.0;

/// Lines in these two colours would be taken for each other.
bool areAlike(const QColor &one, const QColor &other)
{
    constexpr int near = 100;
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
               std::abs(one.blue() - other.blue()) <
           near;
}

} // namespace

QColor FigureChart::lineColour(const ChartSeries &series) const
{
    if (series.role)
        return ink()(*series.role);
    const auto found = m_colours.constFind(series.team);
    return found == m_colours.cend() ? teamColour(series.kit, {}) : *found;
}

/// The first colour of the shirt, else the second, else one of ours, that can be told from the ground and
/// from those that are taken.
QColor FigureChart::teamColour(const Kit &kit, const QList<QColor> &taken) const
{
    QList<QColor> candidates{QColor(kit.first), QColor(kit.second)};
    for (const ColourRole role :
         {ColourRole::Accent, ColourRole::Information, ColourRole::Warning, ColourRole::Error})
        candidates << ink()(role);
    const QColor ground = ink()(ColourRole::Surface);
    for (const QColor &colour : candidates) {
        const auto isAlike = [&colour](const QColor &other) { return areAlike(colour, other); };
        if (colour.isValid() && contrast(colour, ground) >= leastContrast &&
            std::none_of(taken.begin(), taken.end(), isAlike))
            return colour;
    }
    return ink()(ColourRole::Text);
}

/// Those that stand out are to differ from each other.
void FigureChart::chooseColours()
{
    m_colours.clear();
    QList<QColor> taken;
    for (const ChartSeries &series : m_content.series)
        if (isStrong(series) && !series.role) {
            taken << teamColour(series.kit, taken);
            m_colours.insert(series.team, taken.back());
        }
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
    m_lines.clear();
    chart()->setBackgroundBrush(ink(ColourRole::Surface));
    chart()->setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(ink(ColourRole::Surface));
    chooseColours();
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
        // Lying bars are stacked from below: the first one is to be on top.
        for (std::size_t i = 0; i < series.values.size(); ++i)
            set->append(series.values[isLying() ? series.values.size() - 1 - i : i]);
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
    addAxes(categories);
}

void FigureChart::buildLines()
{
    const auto add = [this](std::size_t index) {
        const ChartSeries &series = m_content.series[index];
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
        m_lines.emplace_back(line, index);
    };
    // What stands out lies on top.
    for (const bool strong : {false, true})
        for (std::size_t i = 0; i < m_content.series.size(); ++i)
            if (isStrong(m_content.series[i]) == strong)
                add(i);
    auto *categories = new QValueAxis;
    categories->setRange(0, std::max<double>(1, static_cast<double>(m_content.categories.size()) - 1));
    addAxes(categories);
}

/// Lines that stand out and run on top of each other lie beside each other.
void FigureChart::placeLines()
{
    std::vector<std::vector<double>> strong;
    for (const auto &[line, index] : m_lines)
        if (isStrong(m_content.series[index]))
            strong.push_back(m_content.series[index].values);
    const std::vector<double> offsets = lineOffsets(strong);
    const double step = strongLine * (m_scale.most - m_scale.least) / m_plot.height();
    auto offset = offsets.begin();
    for (const auto &[line, index] : m_lines) {
        const ChartSeries &series = m_content.series[index];
        const double away = isStrong(series) ? *offset++ * step : 0;
        QList<QPointF> points;
        for (std::size_t i = 0; i < series.values.size(); ++i)
            points << QPointF(static_cast<qreal>(i), series.values[i] + away);
        line->replace(points);
    }
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

} // namespace touchline
