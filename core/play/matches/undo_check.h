// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "core/play/matches/taking_back.h"

namespace touchline {

/// Whether a roll is taken back when all inputs but the first `inputs` are.
[[nodiscard]] bool goesPastRoll(const LiveMatch &match, std::size_t inputs);

/// Errors: Refused (a roll would be taken back, and `rule` forbids it, or asks for a consent that is not
/// given).
[[nodiscard]] Result<void> checkUndo(const LiveMatch &match, std::size_t inputs, TakingBack rule,
                                     bool hasConsent = false);

} // namespace touchline
