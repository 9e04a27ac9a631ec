// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/dice_tray.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr int dieSize = 32;
constexpr std::size_t mostDice = 8;
constexpr qreal corner = 5;
constexpr qreal pipRadius = 2.6;

struct Pip
{
    qreal x;
    qreal y;
};

/// Places of pips in a die of side 1.
std::vector<Pip> pipsOf(int value)
{
    constexpr qreal low = 0.26;
    constexpr qreal middle = 0.5;
    constexpr qreal high = 0.74;
    std::vector<Pip> pips;
    if (value % 2 == 1)
        pips.push_back({middle, middle});
    if (value >= 2) {
        pips.push_back({low, high});
        pips.push_back({high, low});
    }
    if (value >= 4) {
        pips.push_back({low, low});
        pips.push_back({high, high});
    }
    if (value == 6) {
        pips.push_back({low, middle});
        pips.push_back({high, middle});
    }
    return pips;
}

} // namespace

DiceTray::DiceTray(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DiceTray::show(const std::vector<LogEntry> &entries)
{
    m_dice.clear();
    QStringList spoken;
    for (auto entry = entries.rbegin(); entry != entries.rend() && m_dice.size() < mostDice; ++entry)
        if (entry->kind == Awaits::Roll) {
            m_dice.push_back({entry->faces, entry->value});
            spoken << QString::number(entry->value);
        }
    setAccessibleName(m_dice.empty() ? tr("No dice yet")
                                     : tr("Last dice: %1").arg(spoken.join(QStringLiteral(", "))));
    setToolTip(accessibleName());
    update();
}

QSize DiceTray::sizeHint() const
{
    return {dieSize * 5 + spacing::inside * 4, dieSize};
}

void DiceTray::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qreal left = 0.5;
    for (std::size_t place = 0; place < m_dice.size(); ++place) {
        const Shown &die = m_dice[place];
        painter.setFont(semibold(Theme::font(Theme::Type::Body)));
        const QString number = QString::number(die.value);
        const QRectF box(left, 0.5, dieSize - 1, dieSize - 1);
        if (box.right() > width())
            break;
        // The newest stands out.
        const bool isNewest = place == 0;
        painter.setPen(QPen(colour(isNewest ? ColourRole::Accent : ColourRole::Hairline), isNewest ? 2 : 1));
        painter.setBrush(colour(ColourRole::Surface));
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), corner, corner);
        const QColor ink = colour(isNewest ? ColourRole::Text : ColourRole::Secondary);
        if (die.faces == 6) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            for (const Pip &pip : pipsOf(die.value))
                painter.drawEllipse(
                    QPointF(box.left() + pip.x * box.width(), box.top() + pip.y * box.height()), pipRadius,
                    pipRadius);
        } else {
            painter.setPen(ink);
            painter.drawText(box, Qt::AlignCenter, number);
        }
        left += dieSize + spacing::inside;
    }
}

} // namespace touchline
