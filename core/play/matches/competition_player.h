// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/play_through.h"
#include "core/play/matches/play_rules.h"

#include <functional>

namespace touchline {

/// Told after each match: how many of how many are played.
using PlayProgress = std::function<void(int played, int all)>;

/// Plays every fixture that can be played, round after round to the end, drawing lots where tables ask for
/// them. Each fixture has a stream of dice of its own, so the order of play changes no result. Errors: those
/// of playFixture(); what was played before stays in the competition.
[[nodiscard]] Result<void> playAll(Competition &competition, const PlayRules &rules,
                                   const PlayProgress &onProgress = {});

/// Brings the report of fixtures()[fixture], which is ready.
using FixturePlayer =
    std::function<Result<MatchReport>(const Competition &competition, const Progress &now, int fixture)>;

/// The same for everything that is ready, with reports from anywhere.
[[nodiscard]] Result<void> playAll(Competition &competition, const FixturePlayer &player);

/// Brings the report of fixtures()[fixture] of a forecast, which is ready; never null.
using ForecastPlayer = std::function<Result<std::shared_ptr<const MatchReport>>(
    const Competition &competition, const Progress &now, int fixture)>;

/// Plays a competition of a forecast to its end as playAll() does, but derives it once for each draw and not
/// after each match, and takes reports unchecked. `now`: how it stands at the end; used again and again it
/// asks for no memory. `order`: stageOrder() of it. Errors: those of the player.
[[nodiscard]] Result<void> playToTheEnd(Competition &competition, Progress &now, const ForecastPlayer &player,
                                        const StageOrder &order);

} // namespace touchline
