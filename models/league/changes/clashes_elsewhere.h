// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

#include <vector>

namespace touchline {

/// What stands in the way of the matches that have another day, hour or ground in `after` than in `before`: a
/// match of the same team, or on the same ground, at the same hour in another competition of the league
/// (dayClashesElsewhere()). Competitions that cannot be read are passed over; archived ones too.
[[nodiscard]] std::vector<Message> clashesElsewhere(League &league, const Competition &before,
                                                    const Competition &after);
/// The same of all matches of a competition that is not in the league yet.
[[nodiscard]] std::vector<Message> clashesOfNew(League &league, const Competition &made);

} // namespace touchline
