// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/statistics_choice.h"

namespace touchline::cli {

/// For people: averages, head to head, teams, runs, records, scorers, hat-tricks, cards. Lists of players
/// have at most `top` rows. What has nothing in it is left out.
[[nodiscard]] QString statisticsText(const StatisticsChoice &choice, std::size_t top);

} // namespace touchline::cli
