// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/further_games.h"
#include "core/games/registry.h"

namespace touchline::testing {

/// The games that the tests of every game try: those that the test program brings along itself, else all.
[[nodiscard]] inline std::span<const Game *const> triedGames()
{
    return furtherGames().empty() ? allGames() : furtherGames();
}

} // namespace touchline::testing
