// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/format_view.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

/// The lines of a table that are drawn, at most.
constexpr int mostLines = 6;
constexpr qreal linePen = 1.5;
constexpr qreal cornerRadius = 3;
constexpr int fewestLetters = 46;

} // namespace

FormatView::FormatView(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setSizePolicy(policy);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void FormatView::show(const Format &format)
{
    setSteps(flowSteps(format));
}

void FormatView::clear()
{
    setSteps({});
}

void FormatView::setSteps(std::vector<FlowStep> steps)
{
    m_steps = std::move(steps);
    QStringList words;
    for (const FlowStep &step : m_steps)
        words << tr("%1: %2").arg(step.title, step.figures);
    setAccessibleName(tr("Competition format"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

qreal FormatView::rowHeight() const
{
    return QFontMetricsF(Theme::font(Theme::Type::Body)).height() +
           QFontMetricsF(Theme::font(Theme::Type::Caption)).height() + spacing::related;
}

QSize FormatView::sizeHint() const
{
    const int wide = fontMetrics().averageCharWidth() * fewestLetters;
    const std::vector<FlowRow> rows = flowRows(m_steps, wide, rowHeight());
    return {wide, rows.empty() ? 0 : static_cast<int>(std::ceil(rows.back().place.bottom())) + 1};
}

QSize FormatView::minimumSizeHint() const
{
    return sizeHint();
}

void FormatView::paintUnit(QPainter &painter, const QRectF &place, const FlowStep &step)
{
    painter.setPen(QPen(colour(ColourRole::Accent), linePen));
    painter.setBrush(colour(ColourRole::GoesOn));
    painter.drawRoundedRect(place, cornerRadius, cornerRadius);
    // A tie has two lines, a group one for each team.
    const int lines = step.kind == FlowStep::Kind::Ties ? 1 : std::min(step.unitSize, mostLines) - 1;
    painter.setPen(QPen(colour(ColourRole::Accent), 1));
    for (int line = 1; line <= lines; ++line) {
        const qreal y = place.top() + place.height() * line / (lines + 1);
        painter.drawLine(QPointF(place.left() + 2, y), QPointF(place.right() - 2, y));
    }
}

void FormatView::paintWords(QPainter &painter, const QRectF &place, const FlowStep &step) const
{
    QFont heading = Theme::font(Theme::Type::Body);
    heading.setWeight(QFont::DemiBold);
    const QFont caption = Theme::font(Theme::Type::Caption);
    const QFontMetricsF upper(heading);
    const QFontMetricsF lower(caption);
    const qreal top = place.center().y() - (upper.height() + lower.height()) / 2;
    painter.setFont(heading);
    painter.setPen(colour(ColourRole::Text));
    drawShown(painter, QRectF(place.left(), top, place.width(), upper.height()), Qt::TextSingleLine,
              upper.elidedText(step.title, Qt::ElideRight, place.width()));
    painter.setFont(caption);
    painter.setPen(colour(ColourRole::Secondary));
    drawShown(painter, QRectF(place.left(), top + upper.height(), place.width(), lower.height()),
              Qt::TextSingleLine, lower.elidedText(step.figures, Qt::ElideRight, place.width()));
}

void FormatView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<FlowRow> rows = flowRows(m_steps, width() - 1, rowHeight());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const QRectF &unit : rows[row].units)
            paintUnit(painter, unit.translated(0.5, 0.5), m_steps[row]);
        paintWords(painter, rows[row].words, m_steps[row]);
        if (row + 1 == rows.size())
            continue;
        // An arrow to the next step.
        const qreal x = rows[row].words.left() / 2 - spacing::related;
        const qreal from = rows[row].place.bottom() + 1;
        const qreal to = rows[row + 1].place.top() - 1;
        painter.setPen(QPen(colour(ColourRole::Secondary), linePen, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x, from), QPointF(x, to));
        painter.drawLine(QPointF(x - 3, to - 3), QPointF(x, to));
        painter.drawLine(QPointF(x + 3, to - 3), QPointF(x, to));
    }
}

} // namespace touchline
