// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"

#include "core/games/atcs/atcs_game.h"
#include "core/games/fuba/fuba_game.h"

#include <QtGlobal>

namespace touchline {

std::span<const Game *const> allGames()
{
    static const atcs::AtcsGame atcsGame;
    static const fuba::FubaGame fubaGame;
    // One line for each game.
    static const std::array<const Game *, 2> games{
        &atcsGame,
        &fubaGame,
    };
    return games;
}

Result<const Game *> findGame(const QString &id)
{
    QStringList ids;
    for (const Game *game : allGames()) {
        if (id == QLatin1String(game->info().id))
            return game;
        ids << QString::fromUtf8(game->info().id);
    }
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no game \"%1\". Games: %2."),
                {id, ids.join(QStringLiteral(", "))});
}

} // namespace touchline
