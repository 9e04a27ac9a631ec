// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"

namespace touchline {

/// The competition as it would be if its matches under way ended now, to be shown and never kept. Null where
/// none is under way that could end so: a knockout match that is level could not.
[[nodiscard]] CompetitionStatePtr asItStands(OpenLeague &league, const CompetitionState &state);

} // namespace touchline
