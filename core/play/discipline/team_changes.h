// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/transfers/player_move.h"

#include <vector>

namespace touchline {

/// Whether the report has a card or an injury of the player on that side.
[[nodiscard]] bool hasCardOrInjury(const MatchReport &report, Side side, const QUuid &player);

/// All changes of team of a competition, in the order in which they happen, with those of cards and injuries
/// that came too late for a move: somebody who had gone already, as is known now, still played for the old
/// team. What he earned there follows him to where he was on that day. `ofOthers`: movesOfOthers().
[[nodiscard]] std::vector<TeamChange> teamChangesIn(const Competition &competition,
                                                    const std::vector<PlayerMove> &ofOthers = {});

} // namespace touchline
