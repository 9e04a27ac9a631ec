// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"

namespace touchline {

/// Places that only events of Simulator Soccer have: cells, kicks, duels.
[[nodiscard]] const EventWords &simulatorWords();

} // namespace touchline
