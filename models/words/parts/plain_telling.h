// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/telling.h"

namespace touchline {

/// What every game has, in words: periods, goals, cards, injuries, substitutes, shoot-out.
[[nodiscard]] Tellings plainTellings();

} // namespace touchline
