// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/board.h"
#include "core/match/board_motion.h"
#include "core/match/fixture_setup.h"

#include <span>

namespace touchline::simulator {

/// The field in centimetres, as the home side sees it, with a margin all around.
[[nodiscard]] BoardGeometryPtr boardGeometry();
[[nodiscard]] BoardPosition boardPosition(const State &state, std::optional<Side> viewer);
[[nodiscard]] BoardMotion boardMotion(const State &state, const BoardPosition &before,
                                      const BoardPosition &after, std::span<const Event> since);
/// The way of the prepared kick without an error to its first touch, and where most of the kicks with one go.
/// Degrees with the clock from Home's way of playing, power in per cent.
[[nodiscard]] BoardAimPreview aimPreview(const State &state, const FixtureSetup &setup, double degrees,
                                         double power);

} // namespace touchline::simulator
