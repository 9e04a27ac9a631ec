// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/board_motion.h"

#include <optional>
#include <span>

namespace touchline::fuba {

/// Cells of the board: the 13 areas by their numbers, then the corner spots of the home side's attack (left,
/// right) and of the visitors'.
inline constexpr int homeLeftSpot = areaCount;
inline constexpr int awayLeftSpot = areaCount + 2;

/// The pitch of 68 x 105 metres (specification, section 2.1).
[[nodiscard]] BoardGeometryPtr boardGeometry();
/// Pieces, ball, offside areas and the legal options of the choice that is due; with the options and notes
/// that `viewer` may see. Nobody = everything.
[[nodiscard]] BoardPosition boardPosition(const State &state, std::optional<Side> viewer);
/// What moved from `before` to `after`, as the events in between tell it.
[[nodiscard]] BoardMotion boardMotion(const BoardPosition &before, const BoardPosition &after,
                                      std::span<const Event> since);

} // namespace touchline::fuba
