// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"

namespace touchline::atcs {

/// All Time Championship Soccer as data.
[[nodiscard]] const GameInfo &gameInfo();

} // namespace touchline::atcs
