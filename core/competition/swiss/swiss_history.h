// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/swiss/swiss_pairing.h"

namespace touchline {

/// What the rounds paired so far say about each team, for the pairing of the next. points (in halves) and
/// places: by team, places from 0 (SwissTeam). Every round is of these teams.
[[nodiscard]] std::vector<SwissTeam> swissTeams(const std::vector<int> &points,
                                                const std::vector<int> &places,
                                                const std::vector<SwissRound> &rounds);

} // namespace touchline
