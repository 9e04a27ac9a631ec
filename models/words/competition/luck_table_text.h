// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/forecast/luck_table.h"

namespace touchline {

/// Results with and without luck of every team, for a terminal. `withoutLog`: matches that are not in it,
/// since they were entered by hand, or by other rules than those of today.
[[nodiscard]] QString luckTableText(const Competition &competition, const LuckTable &table, int withoutLog);

} // namespace touchline
