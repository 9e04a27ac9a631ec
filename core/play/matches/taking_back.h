// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// As the competition has it; Free where nobody said anything.
[[nodiscard]] TakingBack takingBackIn(const Competition &competition);
/// Errors: Refused (it is so already); those of Competition::addOrganiserDecision().
[[nodiscard]] Result<void> setTakingBack(Competition &competition, TakingBack rule);

} // namespace touchline
