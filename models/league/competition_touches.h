// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/journal/journal.h"
#include "models/store/rows/competition_rows.h"

#include <vector>

namespace touchline {

/// The touches of a change: what it is about, and the competition that it is in.
[[nodiscard]] std::vector<store::Touch> touchesOf(const store::CompetitionChange &change);

/// Errors: BadInput (no name).
[[nodiscard]] Result<void> checkName(const Competition &competition);
/// Refuses players who are known by their id alone: the league could not say who they are.
[[nodiscard]] Result<void> checkPersons(const std::vector<store::Row> &persons);

} // namespace touchline
