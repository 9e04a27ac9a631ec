// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

namespace touchline {

/// Whether the team may still play in the competition, as far as places and pairings go: it has an open
/// fixture, or one whose team is not known yet could become its own.
[[nodiscard]] bool mayStillPlay(const Competition &competition, const Progress &progress, int team);

} // namespace touchline
