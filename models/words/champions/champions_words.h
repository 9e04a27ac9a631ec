// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/common_words.h"

namespace touchline {

/// Places that only events of Champions 2020 have: spaces of the field, saves, why somebody is shifted.
[[nodiscard]] const EventWords &championsWords();

} // namespace touchline
