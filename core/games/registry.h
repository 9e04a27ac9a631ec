// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

#include <span>

namespace touchline {

/// Every game the program can play, in the order in which they are offered; the first is the default.
[[nodiscard]] std::span<const Game *const> allGames();

/// What a competition can be of: every game, then results that are entered by hand.
[[nodiscard]] std::span<const Game *const> competitionGames();

/// One of competitionGames(). Errors: NotFound, naming the games that exist.
[[nodiscard]] Result<const Game *> findGame(const QString &id);

} // namespace touchline
