// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/dice_tray.h"

#include "forms/match_centre/drawn_die.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

constexpr int dieSize = 32;
constexpr std::size_t mostDice = 8;

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
        const QRectF box(left, 0.5, dieSize - 1, dieSize - 1);
        if (box.right() > width())
            break;
        // The newest stands out.
        const bool isNewest = place == 0;
        paintDie(painter, box, die.faces, die.value,
                 {colour(isNewest ? ColourRole::Accent : ColourRole::Hairline),
                  colour(isNewest ? ColourRole::Text : ColourRole::Secondary), isNewest ? 2.0 : 1.0});
        left += dieSize + spacing::inside;
    }
}

} // namespace touchline
