// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/statistics_choice.h"

#include <QJsonObject>

namespace touchline::cli {

/// All of it for machines: {"competitions", "team", "against", "totals", "teams", "runs", "records",
/// "scorers", "cards", "head_to_head"}. Averages are null where there is nothing to divide by.
[[nodiscard]] QJsonObject statisticsJson(const StatisticsChoice &choice);

/// "WDLWW", the last match at the end.
[[nodiscard]] QString formLetters(const TeamMatches &team);

} // namespace touchline::cli
