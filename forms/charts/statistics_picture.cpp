// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/statistics_picture.h"

#include "forms/charts/figure_chart.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "models/views/tables/figure_model.h"

#include <QAbstractItemModel>
#include <QPainter>

#include <algorithm>
#include <memory>
#include <numeric>

namespace touchline {

namespace {

constexpr int leastChart = 680;
constexpr int chartHeight = 320;
constexpr qreal rowOfFont = 1.7;

/// A table as it was when it was taken.
class FigurePaper
{
public:
    FigurePaper(const ChartContent &chart, const QAbstractItemModel &model)
        : m_font(pictureFont(Theme::Type::Body))
        , m_metrics(m_font)
        , m_row(std::round(m_metrics.height() * rowOfFont))
    {
        takeColumns(model);
        if (!chart.isEmpty()) {
            m_chart = std::make_unique<FigureChart>();
            m_chart->setPaper();
            m_chart->setContent(chart);
            m_chart->resize(static_cast<int>(size().width()), chartHeight);
            // A widget that is never shown takes its size when it is painted.
            static_cast<void>(m_chart->grab());
            m_top = chartHeight + spacing::groups;
        }
    }

    [[nodiscard]] QSizeF size() const
    {
        const qreal width = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
        return {std::max<qreal>(width, m_chart ? leastChart : 0), rowTop(m_rows)};
    }

    /// A sheet may end behind any row but the first few, and behind the chart.
    [[nodiscard]] std::vector<qreal> breaks() const
    {
        constexpr int together = 4;
        std::vector<qreal> breaks;
        if (m_chart)
            breaks.push_back(m_top);
        for (int row = together; row < m_rows; ++row)
            breaks.push_back(rowTop(row));
        breaks.push_back(rowTop(m_rows));
        return breaks;
    }

    /// The headings of the columns.
    [[nodiscard]] RepeatedHead head() const { return {rowTop(0), rowTop(1), rowTop(m_rows)}; }

    void paint(QPainter &painter) const
    {
        if (m_chart)
            m_chart->render(&painter, QRectF(QPointF(), m_chart->size()), QRect(QPoint(), m_chart->size()));
        painter.setFont(m_font);
        qreal left = 0;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            paintColumn(painter, m_columns[column], left, m_widths[column]);
            left += m_widths[column];
        }
    }

private:
    struct Cell
    {
        QString text;
        std::optional<Kit> kit{};
    };
    struct Column
    {
        bool isRight = false;
        /// The heading first.
        std::vector<Cell> cells;
    };

    /// Row 0 is the heading.
    [[nodiscard]] qreal rowTop(int row) const { return m_top + row * m_row; }

    void takeColumns(const QAbstractItemModel &model)
    {
        m_rows = model.rowCount() + 1;
        for (int i = 0; i < model.columnCount(); ++i) {
            Column column;
            const Qt::Alignment alignment(model.headerData(i, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
            column.isRight = alignment.testFlag(Qt::AlignRight);
            column.cells.push_back({model.headerData(i, Qt::Horizontal).toString()});
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex index = model.index(row, i);
                Cell cell{index.data().toString()};
                if (const QVariant kit = index.data(FigureKitRole); kit.isValid())
                    cell.kit = Kit{kit.toStringList().value(0), kit.toStringList().value(1)};
                column.cells.push_back(std::move(cell));
            }
            qreal width = 0;
            for (const Cell &cell : column.cells)
                width = std::max(width, m_metrics.horizontalAdvance(cell.text) + (cell.kit ? chipRoom() : 0));
            m_widths.push_back(std::ceil(width) + 2 * spacing::related);
            m_columns.push_back(std::move(column));
        }
    }

    [[nodiscard]] qreal chipRoom() const { return m_metrics.height() + spacing::related; }

    void paintColumn(QPainter &painter, const Column &column, qreal left, qreal width) const
    {
        const Ink ink = Ink::ofPaper();
        const QRectF visible = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
        for (int row = 0; row < m_rows; ++row) {
            const QRectF place(left, rowTop(row), width, m_row);
            if (!visible.isNull() && !visible.intersects(place))
                continue;
            const Cell &cell = column.cells[static_cast<std::size_t>(row)];
            QRectF inner = place.adjusted(spacing::related, 0, -spacing::related, 0);
            painter.fillRect(QRectF(left, place.bottom() - 1, width, 1), ink(ColourRole::Hairline));
            if (cell.kit) {
                const qreal chip = m_metrics.height();
                paintKitChip(painter, QRectF(inner.left(), inner.center().y() - chip / 2, chip, chip),
                             *cell.kit, ink(ColourRole::Secondary));
                inner.setLeft(inner.left() + chipRoom());
            }
            painter.setPen(ink(row == 0 ? ColourRole::Secondary : ColourRole::Text));
            const Qt::Alignment alignment =
                (column.isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
            drawShown(painter, inner, static_cast<int>(alignment.toInt()), cell.text);
        }
    }

    QFont m_font;
    QFontMetricsF m_metrics;
    qreal m_row;
    std::vector<Column> m_columns;
    std::vector<qreal> m_widths;
    std::unique_ptr<FigureChart> m_chart;
    qreal m_top = 0;
    int m_rows = 0;
};

} // namespace

Picture statisticsPicture(const QString &title, const ChartContent &chart, const QAbstractItemModel &model)
{
    const auto paper = std::make_shared<const FigurePaper>(chart, model);
    return {title,
            paper->size(),
            [paper](QPainter &painter) { paper->paint(painter); },
            paper->breaks(),
            {paper->head()}};
}

} // namespace touchline
