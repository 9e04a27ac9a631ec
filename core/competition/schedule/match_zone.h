// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// IANA name of the time zone in which the calendar was made, else of the only one that it has; empty where
/// nobody has said it.
[[nodiscard]] QString calendarZone(const Competition &competition);

/// The time zone of fixtures()[fixture]: that of its appointment, else that of the calendar. `fixture` may be
/// -1.
[[nodiscard]] QString zoneOfMatch(const Competition &competition, int fixture);

} // namespace touchline
