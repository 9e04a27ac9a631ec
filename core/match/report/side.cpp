// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/side.h"

namespace touchline {

QString sideWord(Side side)
{
    return side == Side::Home ? QStringLiteral("home") : QStringLiteral("away");
}

std::optional<Side> sideFromWord(const QString &word)
{
    for (const Side side : bothSides)
        if (word == sideWord(side))
            return side;
    return std::nullopt;
}

} // namespace touchline
