// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"

namespace touchline {

/// Places that only events of Old School Football have: cells, dice, how a goal came about.
[[nodiscard]] const EventWords &oldschoolWords();

} // namespace touchline
