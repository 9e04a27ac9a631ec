// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"

namespace touchline::cli {

/// The fixtures of a matchday by its number, a round by its name, the "next" ones, or "all": indices, as they
/// are played. Errors: Usage.
[[nodiscard]] Result<std::vector<int>> fixturesOfMatchday(const QString &text,
                                                          const Competition &competition);

} // namespace touchline::cli
