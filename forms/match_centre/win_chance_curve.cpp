// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/win_chance_curve.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/translated.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace touchline {

namespace {

/// In lines of text.
constexpr int usualLines = 4;
constexpr int leastLines = 2;
constexpr int curveWidth = 200;
constexpr float fillOpacity = 0.35F;
constexpr qreal lineWidth = 2;

} // namespace

WinChanceCurve::WinChanceCurve(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setSizePolicy(policy);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void WinChanceCurve::show(std::shared_ptr<const MatchLuck> luck, const PerSide<QString> &names)
{
    m_luck = std::move(luck);
    m_names = names;
    update();
}

QSize WinChanceCurve::sizeHint() const
{
    return {curveWidth, usualLines * fontMetrics().height()};
}

QSize WinChanceCurve::minimumSizeHint() const
{
    return {curveWidth, leastLines * fontMetrics().height()};
}

std::size_t WinChanceCurve::inputsAt(std::size_t point) const
{
    return point == 0 ? 0 : m_luck->steps[point - 1].end;
}

QPointF WinChanceCurve::placeOf(std::size_t point) const
{
    const double all = std::max<double>(1, static_cast<double>(inputsAt(m_luck->steps.size())));
    return {static_cast<double>(inputsAt(point)) / all * (width() - 1),
            (1 - m_luck->points[point].expected(Side::Home)) * (height() - lineWidth) + lineWidth / 2};
}

std::size_t WinChanceCurve::pointAt(double x) const
{
    std::size_t point = 0;
    while (point + 1 < m_luck->points.size() && placeOf(point + 1).x() <= x)
        ++point;
    return point;
}

void WinChanceCurve::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colour(ColourRole::Surface));
    painter.setPen(hairline());
    painter.drawLine(QPointF(0, height() / 2.0), QPointF(width(), height() / 2.0));
    if (m_luck != nullptr) {
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath line(placeOf(0));
        for (std::size_t point = 1; point < m_luck->points.size(); ++point)
            line.lineTo(placeOf(point));
        QPainterPath area = line;
        area.lineTo(width() - 1, height() / 2.0);
        area.lineTo(0, height() / 2.0);
        QColor fill = colour(ColourRole::Accent);
        fill.setAlphaF(fillOpacity);
        painter.fillPath(area, fill);
        painter.strokePath(line, QPen(colour(ColourRole::Accent), lineWidth));
    }
    painter.setPen(colour(ColourRole::Secondary));
    painter.setFont(Theme::font(Theme::Type::Caption));
    const QFontMetrics metrics(painter.font());
    const QRect inside = rect().adjusted(spacing::inside, 0, -spacing::inside, 0);
    for (const Side side : bothSides)
        painter.drawText(
            inside, static_cast<int>(Qt::AlignLeft | (side == Side::Home ? Qt::AlignTop : Qt::AlignBottom)),
            metrics.elidedText(m_names[side], Qt::ElideRight, inside.width()));
}

void WinChanceCurve::mousePressEvent(QMouseEvent *event)
{
    if (m_luck != nullptr && event->button() == Qt::LeftButton)
        Q_EMIT momentWanted(inputsAt(pointAt(event->position().x())));
}

bool WinChanceCurve::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_luck == nullptr)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const EndCounts &here = m_luck->points[pointAt(help->pos().x())];
    const Language &language = windowLanguage();
    QToolTip::showText(
        help->globalPos(),
        tr("%1 %2, draw %3, %4 %5", "home side, chance of a win, of a draw, away side, of its win")
            .arg(m_names[Side::Home], language.percent(here.winOf(Side::Home).share()),
                 language.percent(here.draw().share()), m_names[Side::Away],
                 language.percent(here.winOf(Side::Away).share()))
            .toHtmlEscaped(),
        this);
    return true;
}

} // namespace touchline
