// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/problem.h"
#include "core/competition/draws/draw_task.h"

namespace touchline {

/// "At most 2 teams of UEFA in a group."
[[nodiscard]] Message ruleMessage(const DrawRule &rule, std::span<const Entrant> entrants);

/// Handles of teams with commas between them.
[[nodiscard]] QString teamNames(const std::vector<int> &teams, std::span<const Entrant> entrants);

/// Why no draw is allowed, for a task of which that is certain. Where one limit alone has too many teams, it
/// says so for each; else it names limits and fixed places that cannot be kept together, and of which none
/// could be left out from the list: without any one of them there would be a draw.
[[nodiscard]] Problems whyImpossible(const DrawTask &task, std::span<const Entrant> entrants);

} // namespace touchline
