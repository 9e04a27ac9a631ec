// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/friendly_setup.h"

#include <QtGlobal>

namespace touchline {

Result<FixtureSetup> friendlySetup(const FriendlyWishes &wishes, const QUuid &id)
{
    const Game &game = *wishes.choice.game;
    const auto level = findLevel(game.info().levels, wishes.choice.level);
    TOUCHLINE_TRY(level);
    if (Problems obstacles = game.obstaclesTo(wishes.decision, **level, wishes.choice.options);
        !obstacles.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This match cannot be played like that."), {},
                    std::move(obstacles));
    FixtureSetup setup;
    setup.fixture = id;
    for (const Side side : bothSides) {
        setup.sides[side] = game.sideFor(wishes.teams[side]);
        setup.sides[side].runBy = runByOf(game.info(), wishes.choice.agents[side]);
    }
    setup.level = wishes.choice.level;
    setup.options = wishes.choice.options;
    setup.ground = wishes.ground;
    setup.decision = wishes.decision;
    return setup;
}

} // namespace touchline
