// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/ratings/elo.h"
#include "core/competition/ratings/glicko.h"
#include "core/competition/ratings/rated_result.h"

#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// A match in the history of a team's rating.
struct RatingStep
{
    RatedResult match;
    Side side = Side::Home;
    /// By Elo, after it and by how much it moved.
    double rating = 0;
    double change = 0;
};

/// How strong a team is by its results.
struct TeamRating
{
    QUuid team;
    /// As printed in the last report.
    QString name;
    Elo elo;
    /// After the last period in which anybody played.
    Glicko glicko;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    /// In the order played.
    std::vector<RatingStep> history;
};

/// The ratings of all teams that have played, the highest by Elo first, then by name. A match that a
/// shoot-out, lots or other criteria decided counts as drawn. `results` in the order played.
[[nodiscard]] std::vector<TeamRating> ratings(const std::vector<RatedResult> &results);

} // namespace touchline
