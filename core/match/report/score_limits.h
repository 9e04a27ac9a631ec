// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <optional>

namespace touchline {

/// Goals of one side that somebody may write, in a match or a shoot-out.
inline constexpr int mostGoals = 999;
/// More than these are rather a slip of the keys ("211-1") than a result. Nobody is kept from entering them.
inline constexpr int mostUsualGoals = 20;

/// Asks whether the score is right where a team has more than mostUsualGoals; nothing of any other.
[[nodiscard]] std::optional<Message> doubtAbout(const MatchReport &report);

} // namespace touchline
