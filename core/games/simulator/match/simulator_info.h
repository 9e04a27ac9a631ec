// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"

namespace touchline::simulator {

[[nodiscard]] const GameInfo &gameInfo();
/// The factor of the aim error of a side that such a computer player runs, in hundredths; `person` where a
/// person aims (2.5).
[[nodiscard]] int skillOf(const QString &runBy, int person);

} // namespace touchline::simulator
