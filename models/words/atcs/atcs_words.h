// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"

namespace touchline {

/// Places that only events of All Time Championship Soccer have: sums of rolls, what charts say, in words.
[[nodiscard]] const EventWords &atcsWords();

} // namespace touchline
