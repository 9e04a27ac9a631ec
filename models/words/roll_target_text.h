// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline {

/// "18 or less is a shot on goal.": what the roll that is due has to show, a sentence for each thing that it
/// may bring; empty where there is nothing to say (rollTargets()).
[[nodiscard]] QString rollTargetText(const Match &match, const Game &game);

} // namespace touchline
