// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"
#include "core/match/board_motion.h"

#include <optional>
#include <span>

namespace touchline::champions {

/// The grid of 12 by 15 squares; the cells are those of the rules, the areas those of the charts.
[[nodiscard]] BoardGeometryPtr boardGeometry(const Charts &charts);
/// Pieces, ball, offside and closed cells, and the legal options of the choice that is due where they can be
/// pointed at; those for the side that decides, and for nobody in particular.
[[nodiscard]] BoardPosition boardPosition(const State &state, std::optional<Side> viewer);
/// What moved from `before` to `after`, which is the position of `state`, as the events in between tell it.
[[nodiscard]] BoardMotion boardMotion(const State &state, const BoardPosition &before,
                                      const BoardPosition &after, std::span<const Event> since);

} // namespace touchline::champions
