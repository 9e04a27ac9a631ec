// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

namespace touchline {

/// "Sat 21 Nov 2026, 15:00"; empty while it is not known.
[[nodiscard]] QString whenText(const CompetitionState &state, int fixture);
/// "group stage, matchday 2", "quarter-finals".
[[nodiscard]] QString roundText(const CompetitionState &state, int fixture);
/// "Brazil – Italy", "Brazil – W49".
[[nodiscard]] QString teamsText(const CompetitionState &state, int fixture);

} // namespace touchline
