// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/board_motion.h"

#include <optional>
#include <span>

namespace touchline::oldschool {

/// The pitch of 25 by 39 cells, and beyond each end line the positions of the goal as a grid of its own, the
/// lowest next to the pitch (specification, section 13).
[[nodiscard]] BoardGeometryPtr boardGeometry(const Charts &charts);
/// Pieces, ball, offside, dice, and the legal options of the choice that is due where they can be pointed at;
/// those for the side that decides, and for nobody in particular.
[[nodiscard]] BoardPosition boardPosition(const State &state, std::optional<Side> viewer);
/// What moved from `before` to `after`, as the events in between tell it.
[[nodiscard]] BoardMotion boardMotion(const State &state, const BoardPosition &before,
                                      const BoardPosition &after, std::span<const Event> since);

} // namespace touchline::oldschool
