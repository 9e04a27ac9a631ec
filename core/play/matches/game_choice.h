// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline {

/// Which game is played, by which of its rules, and who decides.
struct GameChoice
{
    const Game *game = nullptr;
    QString level;
    OptionValues options;
    /// Names of the computer players.
    PerSide<QString> agents;
};

} // namespace touchline
