// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"

#include <optional>
#include <vector>

namespace touchline {

/// The same format for another number of teams: `sizes` are those of the groups that it begins with, or that
/// of its pool. It keeps points, tie-breaks, walkovers, and the rules of its stages; rules of single matches
/// go, since the number of a match means another one. Nothing where the format is neither made from the
/// numbers in its name (builtTemplate()) nor one stage of groups, or where those sizes are not possible.
[[nodiscard]] std::optional<Format> resizedFormat(const Format &format, const std::vector<int> &sizes);

} // namespace touchline
