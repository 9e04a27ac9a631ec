// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/picture.h"

#include <QFontInfo>
#include <QFontMetricsF>

namespace touchline {

QFont pictureFont(Theme::Type type)
{
    QFont font = Theme::font(type);
    font.setPixelSize(QFontInfo(font).pixelSize());
    return font;
}

QFont creditFont(const QString &credit, qreal width)
{
    constexpr int leastPixels = 7;
    QFont font = pictureFont(Theme::Type::Caption);
    while (font.pixelSize() > leastPixels && QFontMetricsF(font).horizontalAdvance(credit) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

} // namespace touchline
