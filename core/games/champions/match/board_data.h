// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"
#include "core/match/board.h"

#include <optional>

namespace touchline::champions {

/// The grid of 12 by 15 squares; the cells are those of the rules.
[[nodiscard]] const BoardGeometry &boardGeometry();
/// Pieces, ball, offside and closed cells, and the legal options of the choice that is due where they can be
/// pointed at; those for the side that decides, and for nobody in particular.
[[nodiscard]] BoardPosition boardPosition(const State &state, std::optional<Side> viewer);

} // namespace touchline::champions
