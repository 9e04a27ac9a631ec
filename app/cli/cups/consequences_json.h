// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"
#include "core/play/discipline/availability_changes.h"

#include <QJsonArray>
#include <QJsonObject>

namespace touchline::cli {

[[nodiscard]] QJsonArray conflictsJson(const Competition &competition,
                                       const std::vector<Conflict> &conflicts);
/// {"tables", "ties", "sides", "matches", "places", "conflicts", "clashes", "freed", "idle_lots",
/// "availability"}; who is not known is null.
[[nodiscard]] QJsonObject consequencesJson(const Competition &before, const Competition &after,
                                           const Consequences &found,
                                           const std::vector<AvailabilityChange> &availability);

} // namespace touchline::cli
