// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/charts/chart_content.h"
#include "forms/theme/ink.h"

#include <QColor>
#include <QFont>
#include <QHash>
#include <QString>
#include <QtCharts/QChartView>

#include <vector>

class QAbstractBarSeries;
class QLineSeries;
class QValueAxis;

namespace touchline {

/// The axis of whole numbers from `least` to `most`, both multiples of `step`.
struct ChartScale
{
    int least = 0;
    int most = 1;
    int step = 1;

    [[nodiscard]] int ticks() const { return (most - least) / step + 1; }
    bool operator==(const ChartScale &) const = default;
};

/// Steps of 1, 2, 5, 10, 20, ... of which there are at most `ticks` (2 and up); 0 is on it.
[[nodiscard]] ChartScale chartScale(int least, int most, int ticks);

/// A chart in the looks of the program: hairlines for a grid, names at the ends of lines instead of a legend,
/// and labels that are left out or shortened where they have no room. Qt Charts draws bars, lines and grid;
/// all text is drawn here.
class FigureChart : public QChartView
{
    Q_OBJECT

public:
    explicit FigureChart(QWidget *parent = nullptr);

    void setContent(ChartContent content);
    [[nodiscard]] const ChartContent &content() const { return m_content; }
    /// The team whose line stands out; null for those of the content.
    void setChosen(const QUuid &team);
    /// Always in these colours, in whatever colours the window is.
    void setPaper();

    /// What is said about the place, in the coordinates of the viewport; empty where there is nothing.
    [[nodiscard]] QString tipAt(const QPoint &place) const;
    /// The colour of a series: a shirt colour of the team, if it can be told from the ground and from the
    /// other lines that stand out.
    [[nodiscard]] QColor lineColour(const ChartSeries &series) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;

private:
    [[nodiscard]] Ink ink() const { return m_isPaper ? Ink::ofPaper() : Ink::ofWindow(); }
    [[nodiscard]] QColor teamColour(const Kit &kit, const QList<QColor> &taken) const;
    void chooseColours();
    void build();
    void buildBars();
    void buildLines();
    [[nodiscard]] QAbstractBarSeries *newBars() const;
    void addAxes(QAbstractAxis *categories);
    void place();
    void placeLines();
    [[nodiscard]] QMarginsF marginsFor(QSizeF size) const;
    [[nodiscard]] bool isStrong(const ChartSeries &series) const;
    [[nodiscard]] bool isLying() const { return m_content.shape == ChartContent::Shape::Bars; }
    [[nodiscard]] bool hasKinds() const;
    [[nodiscard]] double total(std::size_t category) const;
    [[nodiscard]] int categoryAt(QPointF place) const;
    [[nodiscard]] QString tipOfLines(QPointF place) const;
    [[nodiscard]] QPointF pointOf(std::size_t category, double value) const;
    [[nodiscard]] qreal slot() const;
    void drawScale(QPainter &painter) const;
    void drawCategories(QPainter &painter) const;
    void drawTotals(QPainter &painter) const;
    void drawLetters(QPainter &painter) const;
    void drawNames(QPainter &painter) const;
    void drawKinds(QPainter &painter) const;
    void drawTitles(QPainter &painter) const;

    ChartContent m_content;
    ChartScale m_scale;
    /// Where bars and lines are, inside of the room for text.
    QRectF m_plot;
    QValueAxis *m_values = nullptr;
    /// The lines, each with the index of its series.
    std::vector<std::pair<QLineSeries *, std::size_t>> m_lines;
    QUuid m_chosen;
    /// Of the teams that stand out.
    QHash<QUuid, QColor> m_colours;
    bool m_isPaper = false;
};

/// Of all text in a chart, in a window or on paper.
[[nodiscard]] QFont chartFont(bool isPaper);
/// A figure as it stands on a scale, at a bar and in a tip.
[[nodiscard]] QString chartFigure(double value);
/// How thick a bar is, of the room that its category has.
inline constexpr double barOfSlot = 0.66;

/// How far each line of a chart is moved so that lines which run on top of each other for a stretch are all
/// seen: upwards, in steps of one line's width; 0 for the first of them, and for a line that has its way for
/// itself. `lines`: their values, point after point.
[[nodiscard]] std::vector<double> lineOffsets(const std::vector<std::vector<double>> &lines);

} // namespace touchline
