// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <map>

namespace touchline {

/// Drawings of a board by the place of the event behind which they stand.
using Boards = std::map<std::size_t, QString>;

/// The board at the beginning of each turn of a played match, from what its log holds; empty for a game
/// without turns or board. Errors: those of a log that does not fit.
[[nodiscard]] Result<Boards> boardsOf(const Game &game, const PlayedMatch &played);

} // namespace touchline
