// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline::cli {

/// Index of the match with the number that was typed. Errors: Usage (it is no number); NotFound (the
/// competition has no such match).
[[nodiscard]] Result<int> matchNumbered(const QString &text, const Competition &competition);

} // namespace touchline::cli
