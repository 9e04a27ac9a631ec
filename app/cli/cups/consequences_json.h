// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/fines/fines.h"

#include <QJsonArray>
#include <QJsonObject>

namespace touchline::cli {

/// What follows for players and clubs.
struct PlayerConsequences
{
    std::vector<AvailabilityChange> availability;
    std::vector<OtherChanges> otherChanges;
    std::vector<FineChange> fines;
};

[[nodiscard]] QJsonArray conflictsJson(const Competition &competition,
                                       const std::vector<Conflict> &conflicts);
/// {"tables", "ties", "sides", "matches", "places", "conflicts", "clashes", "freed", "idle_lots",
/// "availability"}, "fines" where some come or go, and "elsewhere" where bans move in other competitions; who
/// is not known is null.
[[nodiscard]] QJsonObject consequencesJson(const Competition &before, const Competition &after,
                                           const Consequences &found, const PlayerConsequences &players);

} // namespace touchline::cli
