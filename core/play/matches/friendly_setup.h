// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/play/matches/game_choice.h"

namespace touchline {

/// A match that belongs to no competition, as somebody wants it.
struct FriendlyWishes
{
    GameChoice choice;
    /// What the game knows of both teams; never null.
    PerSide<std::shared_ptr<const TeamDocument>> teams;
    /// Whose ground it is; nothing = neutral ground.
    std::optional<Side> ground;
    DecisionRules decision;
};

/// Its setup: nobody is suspended, and nothing is carried in. `id` stands for the fixture. Errors: Refused
/// (what the level cannot decide so: Game::obstaclesTo()).
[[nodiscard]] Result<FixtureSetup> friendlySetup(const FriendlyWishes &wishes, const QUuid &id);

} // namespace touchline
