// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <optional>

namespace touchline {

struct CorrectedScore
{
    /// Extra time included.
    Score score;
    bool afterExtraTime = false;
    std::optional<Score> shootOut;
};

/// A report of that result for the teams that the match has now. Cards, injuries and squads of the report
/// that it corrects stay; its goals do not, since they add up to another score. Errors: Refused (the teams
/// are not known yet).
[[nodiscard]] Result<MatchReport> correctedReport(const Competition &competition, int index,
                                                  const CorrectedScore &result);

} // namespace touchline
