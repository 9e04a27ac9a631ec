// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/location.h"
#include "core/play/new_competition.h"

#include <optional>

namespace touchline {

/// Where a competition is held: the country that is asked for, else one that is drawn from a stream of its
/// own (ATCS 2.6); nothing where the rules have no home advantage or nobody shall be at home. Errors:
/// NotFound (no such country), Refused (a host that would have no effect), those of the charts.
[[nodiscard]] Result<std::optional<Location>> hostOf(const CompetitionWishes &wishes,
                                                     const QUuid &competition);

} // namespace touchline
