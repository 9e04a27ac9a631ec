// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"

namespace touchline {

/// What two people at one screen may both see, of what each of them sees: nothing that one side keeps from
/// the other, and nothing that can be chosen.
[[nodiscard]] BoardPosition seenByBoth(BoardPosition seen, const BoardPosition &other);

/// The position of the side that decides, openly, while the other one looks on: without those notes that are
/// for its own eyes (a skill of FUBA is secret until its first use, specification 6.21).
[[nodiscard]] BoardPosition seenWhileBothLook(BoardPosition deciding, const BoardPosition &other);

} // namespace touchline
