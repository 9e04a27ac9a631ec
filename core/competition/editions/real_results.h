// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/editions/real_edition.h"

namespace touchline {

/// Enters what really happened before the day `until` (nothing = all of it): results, and with them lots,
/// pairings and conduct scores as soon as they are asked for. The reports know scores alone, so nobody is
/// suspended or among the scorers for them. The competition has the format and the teams of the edition, by
/// their codes. Errors: Refused, where a match is played by others than in reality, so that something else
/// was entered before; those of Competition::record().
[[nodiscard]] Result<void> enterRealResults(Competition &competition, const RealEdition &edition,
                                            const std::optional<QDate> &until = {});

} // namespace touchline
