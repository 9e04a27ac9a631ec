// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"
#include "core/exchange/lists/result_csv.h"

namespace touchline::cli {

/// The competition in that format whose results are known. Every result goes to the match of its two teams,
/// in the order of the list as far as the format allows it; rounds that are drawn are drawn as they were
/// played. `teams` by place, empty = from the results (startingPlaces()). `facts`: what results cannot say
/// ("lots" of tables, or of two teams whose tie is level, "ranking", "deductions").
///
/// Errors: BadInput with every problem: a result that fits no match, or decides no tie (with its line), a
/// fact about a group or team that is not there.
[[nodiscard]] Result<Competition> competitionOfResults(const Format &format,
                                                       const std::vector<ResultRow> &rows,
                                                       const QStringList &teams, const QJsonObject &facts);

} // namespace touchline::cli
