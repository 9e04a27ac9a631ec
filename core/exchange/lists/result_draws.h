// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/exchange/lists/result_csv.h"

#include <optional>
#include <vector>

namespace touchline {

/// How a round was drawn, as the results that follow tell it. `isTaken[row]` marks the results that were
/// looked at for earlier rounds; those of this round are marked. Nothing while the results leave it open.
[[nodiscard]] std::optional<RoundDraw> drawnAsPlayed(const Competition &competition, const Progress &now,
                                                     int round, const std::vector<ResultRow> &rows,
                                                     std::vector<char> &isTaken);

} // namespace touchline
