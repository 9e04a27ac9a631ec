// SPDX-License-Identifier: GPL-3.0-or-later
// The two lines by which the program knows the made-up game.
#include "core/games/further_games.h"
#include "models/words/game_tellings.h"
#include "tests/made_up_game/shove/shove_game.h"
#include "tests/made_up_game/words/shove_telling.h"

#include <array>

namespace touchline {

std::span<const Game *const> furtherGames()
{
    static const shove::ShoveGame shoveGame;
    static const std::array<const Game *, 1> games{&shoveGame};
    return games;
}

std::span<const GameTelling> furtherTellings()
{
    static const std::array tellings{GameTelling{"shove", shoveTellings()}};
    return tellings;
}

} // namespace touchline
