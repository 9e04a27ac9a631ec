// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"

namespace touchline::oldschool {

[[nodiscard]] const GameInfo &gameInfo();

} // namespace touchline::oldschool
