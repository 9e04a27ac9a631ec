// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/location.h"
#include "core/play/new_competition.h"

#include <optional>

namespace touchline {

/// Whether somebody may be at home by the rules of some match: those of the wishes, or those that the format
/// has for some of its matches.
[[nodiscard]] bool hasHomeAdvantage(const CompetitionWishes &wishes, const Format &format);

/// Whether a competition of these wishes has a host: one with qualifying at every level, because the host has
/// a place in the finals (ATCS 9.6); another where the rules of some match have home advantage and not every
/// match is on a team's own ground. `format`: of a competition with qualifying, that of the finals.
[[nodiscard]] bool hasHost(const CompetitionWishes &wishes, const Format &format);

/// Where a competition is held: the country that is asked for, else one that is drawn from a stream of its
/// own (ATCS 2.6); nothing where it has no host or nobody shall be at home. Errors: NotFound (no such
/// country), Refused (a host that would have no effect), those of the charts.
[[nodiscard]] Result<std::optional<Location>> hostOf(const CompetitionWishes &wishes, const Format &format,
                                                     const QUuid &competition);

/// Whether the host that is asked for is one of the game's countries, or "none". Errors: NotFound.
[[nodiscard]] Result<void> checkHostName(const CompetitionWishes &wishes);

} // namespace touchline
