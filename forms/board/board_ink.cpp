// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_ink.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace touchline {

namespace {

constexpr qreal arrowLength = 9;

/// In the order of BoardInk.
constexpr std::array<QRgb, boardInks> inks{0xFFFFFF, 0x26292B, 0x9AA09C, 0xC8102E, 0xE07A1F, 0xF2C200,
                                           0x2E8B57, 0x8CC4EA, 0x1F4FA3, 0x7A4FA3, 0x8A5A33};

} // namespace

QFont boardFont(qreal pixels, bool isBold)
{
    QFont font = Theme::font(Theme::Type::Body);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return isBold ? semibold(font) : font;
}

QColor readableOn(const QColor &ground)
{
    const QColor dark = colourOf(ColourRole::OnYellowCard, false);
    const QColor light = colourOf(ColourRole::OnRedCard, false);
    const bool isDark = contrast(ground, dark) >= contrast(ground, light);
    const QColor usual = isDark ? dark : light;
    if (contrast(ground, usual) >= legible)
        return usual;
    // On a ground of the middle only black or white themselves can be read, one of them always.
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast(ground, black) >= contrast(ground, white) ? black : white;
}

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    const auto part = [share](int a, int b) {
        return static_cast<int>(std::lround(a * share + b * (1 - share)));
    };
    return {part(one.red(), other.red()), part(one.green(), other.green()), part(one.blue(), other.blue())};
}

QColor seenThrough(QColor colour, qreal opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QColor colourOf(BoardInk ink)
{
    return QColor::fromRgb(inks[static_cast<std::size_t>(ink)]);
}

void paintArrow(QPainter &painter, const QPointF &from, const QPointF &to)
{
    const QLineF line(to, from);
    if (line.length() < arrowLength)
        return;
    for (const qreal turn : {-25.0, 25.0}) {
        QLineF side = line;
        side.setLength(arrowLength);
        side.setAngle(line.angle() + turn);
        painter.drawLine(side);
    }
}

} // namespace touchline
