// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/board/sticker.h"

namespace touchline::simulator {

inline constexpr int mostOfAColour = 3;
inline constexpr int mostPurple = 2;

/// A sticker of 1 to 4 sections within the caps of 3.2; a goalkeeper has nothing but purple and yellow (R8).
[[nodiscard]] constexpr bool isLegal(const Sticker &sticker)
{
    if (sticker.size < 1)
        return false;
    const int purple = sticker.count(Colour::Purple);
    if (purple > mostPurple || sticker.count(Colour::Grey) > 1 || sticker.count(Colour::Black) > 1)
        return false;
    for (const Colour colour : {Colour::Yellow, Colour::Red, Colour::Green, Colour::Blue})
        if (sticker.count(colour) > mostOfAColour)
            return false;
    return purple == 0 || purple + sticker.count(Colour::Yellow) == sticker.size;
}

} // namespace touchline::simulator
