// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/availability_changes.h"

namespace touchline {

/// "Kane (England) would have been suspended for match 49: sent off v Iran (played: the result stands)".
[[nodiscard]] QString availabilityText(const Competition &competition, const AvailabilityChange &change);

} // namespace touchline
