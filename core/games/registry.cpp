// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"

#include "core/games/atcs/atcs_game.h"
#include "core/games/by_hand_game.h"
#include "core/games/champions/champions_game.h"
#include "core/games/fuba/fuba_game.h"
#include "core/games/further_games.h"
#include "core/games/oldschool/oldschool_game.h"
#include "core/games/simulator/simulator_game.h"

#include <QtGlobal>

#include <vector>

namespace touchline {

std::span<const Game *const> competitionGames()
{
    static const atcs::AtcsGame atcsGame;
    static const fuba::FubaGame fubaGame;
    static const champions::ChampionsGame championsGame;
    static const oldschool::OldschoolGame oldschoolGame;
    static const simulator::SimulatorGame simulatorGame;
    static const ByHandGame byHand;
    static const std::vector<const Game *> games = [] {
        // One line for each game; what cannot be played is the last.
        std::vector<const Game *> list{
            &atcsGame, &fubaGame, &championsGame, &oldschoolGame, &simulatorGame,
        };
        const auto further = furtherGames();
        list.insert(list.end(), further.begin(), further.end());
        list.push_back(&byHand);
        return list;
    }();
    return games;
}

std::span<const Game *const> allGames()
{
    const std::span<const Game *const> games = competitionGames();
    return games.first(games.size() - 1);
}

Result<const Game *> findGame(const QString &id)
{
    QStringList ids;
    for (const Game *game : competitionGames()) {
        if (id == QLatin1String(game->info().id))
            return game;
        ids << QString::fromUtf8(game->info().id);
    }
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no game \"%1\". Games: %2."),
                {id, ids.join(QStringLiteral(", "))});
}

} // namespace touchline
