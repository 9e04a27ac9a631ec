// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/format/format.h"
#include "core/exchange/lists/result_names.h"

namespace touchline::cli {

/// Which teams started where, by entry of the format (entryNames()) and place. `teams` in the order of all
/// entries; empty = from the results: into the groups that they name, into the pool by first appearance, as
/// the first matches of the format have its places. Where not everybody meets in a group, its places are
/// those with which the results are its matches. Errors: BadInput (another number of teams than the format
/// has).
[[nodiscard]] Result<std::vector<QStringList>>
startingPlaces(const Format &format, const std::vector<ResultRow> &rows, const QStringList &teams);

} // namespace touchline::cli
