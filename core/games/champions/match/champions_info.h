// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"

namespace touchline::champions {

[[nodiscard]] const GameInfo &gameInfo();

} // namespace touchline::champions
