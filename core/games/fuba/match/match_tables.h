// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/games/fuba/team/fuba_team.h"
#include "core/match/fixture_setup.h"

namespace touchline::fuba {

/// What the rules need of a setup whose sides have been checked. Problems of options and charts, and of what
/// earlier matches left behind, go into `problems`.
[[nodiscard]] std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const FubaTeam &home,
                                                             const FubaTeam &away, Problems &problems);

/// Keys of what a match leaves behind for the team's next one (C1).
inline constexpr const char *conditionLossKey = "condition_loss";
inline constexpr const char *yellowsKey = "yellows";

} // namespace touchline::fuba
