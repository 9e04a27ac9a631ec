// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

namespace touchline {

/// "Match 12: Brazil v Italy", or "3 matches" of more than one.
[[nodiscard]] QString fixtureNames(const CompetitionState &state, const std::vector<int> &fixtures);

} // namespace touchline
