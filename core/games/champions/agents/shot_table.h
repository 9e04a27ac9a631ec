// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"

#include <array>

namespace touchline::champions {

/// Chances are counted in thousandths: the computer decides in whole numbers.
inline constexpr int certain = 1'000;
inline constexpr int mostSpaces = 7;

/// What is left of a chance when so many opponents may intercept on the way.
[[nodiscard]] int afterExposures(int chance, int exposures);

/// By the spaces of the ball, 1 to 7: the chance of a goal when `kicker` of `side` plays the ball on `ball`,
/// himself taken off the grid (specification 12, level 2).
using ShotTable = std::array<int, mostSpaces + 1>;
/// Chances beyond `most` spaces are not worked out.
[[nodiscard]] ShotTable shotTable(const State &state, Side side, int ball, Piece kicker,
                                  int most = mostSpaces);

/// Cells of the field beside an opposing outfielder of `side`.
[[nodiscard]] Cells exposedCells(const State &state, Side side);

} // namespace touchline::champions
