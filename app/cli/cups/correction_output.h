// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"
#include "core/competition/consequences/consequences.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/fines/fines.h"

namespace touchline::cli {

/// What is in conflict as things stand, for a person or as JSON.
[[nodiscard]] QString conflictsOutput(const Competition &competition, bool asJson);

/// What follows from a correction that makes `after` of `before`, for a person or as JSON: tables, ties,
/// conflicts, who may play. Errors: those of disciplineOf().
[[nodiscard]] Result<QString> consequencesOutput(const Competition &before, const Competition &after,
                                                 bool asJson);

/// That something else than the result that was just entered counts for fixtures()[fixture], and how the
/// result would count: a line, empty where the result does.
[[nodiscard]] QString stillAwardedOutput(const Competition &after, int fixture);

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
