// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"

namespace touchline {

/// A board with its pieces drawn as text: where each side names the cells from its own end, as `viewer` names
/// them and playing upwards, else with the home side playing upwards. The home side's pieces stand as o (the
/// keeper O), the visitors' as x (X), more than four of a kind with their number; the ball as * or as its
/// value in brackets. Where the cells are too small for labels, or there are none, a character stands for
/// each (# for one that is closed), pieces have their numbers, and columns and rows are named at the edge; as
/// large as that needs. Below it the notes.
[[nodiscard]] QString boardText(const BoardGeometry &geometry, const BoardPosition &position,
                                Side viewer = Side::Home);

} // namespace touchline
