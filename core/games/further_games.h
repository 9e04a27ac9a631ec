// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

#include <span>

namespace touchline {

/// Games beside those of the registry's table, offered behind them. The program has none: a program that
/// brings one of its own (as the tests do, to prove that a game needs nothing but its own rooms) defines this
/// function itself and so takes the place of further_games.cpp.
[[nodiscard]] std::span<const Game *const> furtherGames();

} // namespace touchline
