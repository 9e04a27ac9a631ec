// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/player_move.h"

#include <vector>

namespace touchline {

/// Whether the report has a card or an injury of the player on that side.
[[nodiscard]] bool hasCardOrInjury(const MatchReport &report, Side side, const QUuid &player);

/// Adds the hops of cards and injuries that came too late for the move: somebody who had gone already, as is
/// known now, still played for the old team. What he earned there follows him to where he was on that day.
/// `hops`: those of the moves, in their order; so is the result.
[[nodiscard]] std::vector<Hop> withLateHops(const Competition &competition, std::vector<Hop> hops);

} // namespace touchline
