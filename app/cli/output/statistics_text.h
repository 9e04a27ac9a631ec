// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "app/cli/output/statistics_choice.h"

namespace touchline::cli {

/// For people: averages, head to head, teams, runs, records, scorers, hat-tricks, cards. Lists of players
/// have at most `top` rows. What has nothing in it is left out.
[[nodiscard]] QString statisticsText(const StatisticsChoice &choice, std::size_t top);

/// All of it for machines: {"competitions", "team", "against", "totals", "teams", "runs", "records",
/// "scorers", "cards", "head_to_head"}. Averages are null where there is nothing to divide by.
[[nodiscard]] QJsonObject statisticsJson(const StatisticsChoice &choice);

/// "WDLWW", the last match at the end.
[[nodiscard]] QString formLetters(const TeamMatches &team);

} // namespace touchline::cli
