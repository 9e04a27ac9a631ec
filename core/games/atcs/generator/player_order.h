// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"

namespace touchline::atcs::generator {

/// Nobody counts as playing less than this many minutes where minutes are a weight (team cards, sections 7
/// and 10).
inline constexpr int fewestMinutes = 15;

/// The order of field players on a card: goals, forwards first, appearances, line, minutes, shirt, name
/// (section 7).
[[nodiscard]] bool standsAbove(const PlayerFacts &player, const PlayerFacts &other);
/// The order in which players who never came on are added: line, shirt, name (section 7).
[[nodiscard]] bool standsAboveOnTheBench(const PlayerFacts &player, const PlayerFacts &other);
/// The order of goalkeepers: minutes, appearances, shirt, name (section 10).
[[nodiscard]] bool keepsBefore(const PlayerFacts &player, const PlayerFacts &other);

/// The goalkeepers of a card: the first two of the squad, or three if three have played a minute or more.
[[nodiscard]] std::vector<const PlayerFacts *> keepersOf(const TeamFacts &team);

} // namespace touchline::atcs::generator
