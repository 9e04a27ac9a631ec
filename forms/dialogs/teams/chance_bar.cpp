// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/chance_bar.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/translated.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace touchline {

namespace {

constexpr qreal chanceBarCorner = 4;
/// In lines of the body font.
constexpr int chanceBarLines = 2;

} // namespace

ChanceBar::ChanceBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ChanceBar::show(const MatchChances &chances, const QString &words)
{
    m_chances = chances;
    setAccessibleName(words);
    setToolTip(words);
    update();
}

void ChanceBar::clear()
{
    m_chances.reset();
    setAccessibleName({});
    setToolTip({});
    update();
}

QSize ChanceBar::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 3 * spacing::groups, chanceBarLines * fontMetrics().height()};
}

void ChanceBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()), chanceBarCorner, chanceBarCorner);
    painter.setClipPath(outline);
    painter.fillRect(rect(), colour(ColourRole::Hairline));
    if (!m_chances)
        return;
    struct Part
    {
        double share;
        ColourRole ground;
        ColourRole text;
    };
    const std::array parts{Part{m_chances->win, ColourRole::Accent, ColourRole::OnAccent},
                           Part{m_chances->draw, ColourRole::Hairline, ColourRole::Text},
                           Part{m_chances->loss, ColourRole::Information, ColourRole::OnAccent}};
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    qreal left = 0;
    for (const Part &part : parts) {
        const QRectF room(left, 0, part.share * width(), height());
        left += room.width();
        painter.fillRect(room, colour(part.ground));
        const QString text = windowLanguage().percent(part.share);
        painter.setPen(colour(part.text));
        if (painter.fontMetrics().horizontalAdvance(text) + 2 * spacing::inside <= room.width())
            drawShown(painter, room, Qt::AlignCenter, text);
    }
}

} // namespace touchline
