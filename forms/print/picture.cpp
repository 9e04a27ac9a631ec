// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/picture.h"

#include <QFontInfo>

namespace touchline {

QFont pictureFont(Theme::Type type)
{
    QFont font = Theme::font(type);
    font.setPixelSize(QFontInfo(font).pixelSize());
    return font;
}

} // namespace touchline
