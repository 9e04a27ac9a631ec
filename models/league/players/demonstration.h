// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// Fills a new league with what the program shows of itself: a World Cup with cards and injuries, two
/// matchdays played. Errors: those of the league.
[[nodiscard]] Result<void> fillDemonstration(League &league);

} // namespace touchline
