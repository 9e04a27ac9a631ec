// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"

namespace touchline {

/// Places that only events of FUBA have: areas, restarts, sums of goal attempts, in words.
[[nodiscard]] const EventWords &fubaWords();

} // namespace touchline
