// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/knockout_builder.h"

namespace touchline {

/// The bracket for the first `advance` of each of the tables 0..groups-1, at least two teams in all. The
/// better placed count as the better seeds. Teams of one group are spread as evenly as can be over halves,
/// quarters and so forth: two of them can meet again only in the final. Where two of each of 2, 4, 8, ...
/// groups go on, it is the usual bracket of World Cups: 1A-2B and 1C-2D above, 1B-2A and 1D-2C below.
[[nodiscard]] Bracket groupBracket(int groups, int advance);

} // namespace touchline
