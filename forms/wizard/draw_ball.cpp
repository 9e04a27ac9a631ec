// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/draw_ball.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

/// In lines of the body.
constexpr int leastBallLines = 5;
/// Of the height.
constexpr qreal nameOfBall = 0.3;
constexpr qreal placeOfBall = 0.2;
/// Of the ball, across.
constexpr qreal kitOfBall = 0.56;

QFont ballFont(qreal pixels)
{
    QFont font = semibold(Theme::font(Theme::Type::Body));
    font.setPixelSize(qRound(pixels));
    return font;
}

} // namespace

DrawBall::DrawBall(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DrawBall::show(const DrawShow &draw)
{
    m_badge = {};
    m_name.clear();
    m_reasons.clear();
    m_place = tr("%n balls wait for the draw.", nullptr, draw.ballsLeft());
    for (const DrawCard &group : draw.groups())
        for (const DrawLine &line : group.lines)
            if (line.isLast) {
                m_badge = line.badge;
                m_name = line.text;
                m_place = group.title;
            }
    if (!m_name.isEmpty() && !draw.lines().isEmpty())
        m_reasons = draw.lines().constFirst().section(u'\n', 1).replace(u'\n', QStringLiteral(" · "));
    setAccessibleName(m_name.isEmpty() ? m_place : tr("%1: %2", "team, group").arg(m_name, m_place));
    setAccessibleDescription(m_reasons);
    setToolTip(m_reasons.toHtmlEscaped());
    update();
}

QSize DrawBall::sizeHint() const
{
    return minimumSizeHint();
}

QSize DrawBall::minimumSizeHint() const
{
    const int high = leastBallLines * fontMetrics().lineSpacing();
    return {2 * high, high};
}

void DrawBall::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal across = height() - 2.0;
    const QRectF ball(1, 1, across, across);
    painter.setPen(QPen(colour(ColourRole::Hairline), 1.5));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawEllipse(ball);
    if (!m_name.isEmpty()) {
        const qreal kit = across * kitOfBall;
        paintKitChip(painter, QRectF(ball.center() - QPointF(kit, kit) / 2, QSizeF(kit, kit)), m_badge);
    }
    const int left = qRound(ball.right()) + spacing::groups;
    struct Line
    {
        QString text;
        QFont font;
        ColourRole role;
    };
    const Line lines[] = {{m_name, ballFont(height() * nameOfBall), ColourRole::Text},
                          {m_place, ballFont(height() * placeOfBall), ColourRole::Accent},
                          {m_reasons, Theme::font(Theme::Type::Caption), ColourRole::Secondary}};
    int high = 0;
    for (const Line &line : lines)
        high += line.text.isEmpty() ? 0 : QFontMetrics(line.font).lineSpacing();
    int top = std::max(0, (height() - high) / 2);
    for (const Line &line : lines) {
        if (line.text.isEmpty())
            continue;
        const QFontMetrics metrics(line.font);
        const QRect room(left, top, std::max(0, width() - left), metrics.lineSpacing());
        painter.setFont(line.font);
        painter.setPen(colour(line.role));
        drawShown(painter, room, Qt::AlignVCenter | Qt::TextSingleLine,
                  metrics.elidedText(line.text, Qt::ElideRight, room.width()));
        top += metrics.lineSpacing();
    }
}

} // namespace touchline
