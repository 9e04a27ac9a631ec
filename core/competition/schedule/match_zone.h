// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// IANA name of the time zone of fixtures()[fixture]: that of its appointment, else that in which the
/// calendar was made, else the only one that the calendar has; empty where nobody has said it. `fixture` may
/// be -1.
[[nodiscard]] QString zoneOfMatch(const Competition &competition, int fixture);

} // namespace touchline
