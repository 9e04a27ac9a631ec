// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cup_verb.h"
#include "core/match/location.h"

#include <optional>

namespace touchline::cli {

/// Where a cup is held: the country that is asked for, else one that is drawn from a stream of its own (ATCS
/// 2.6); nothing where the rules have no home advantage or nobody shall be at home. Errors: NotFound (no
/// such country), Refused (a host that would have no effect), those of the charts.
[[nodiscard]] Result<std::optional<Location>> hostOf(const CupWishes &wishes, const QUuid &competition);

} // namespace touchline::cli
