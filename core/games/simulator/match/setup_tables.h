// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/match_tables.h"
#include "core/match/fixture_setup.h"

namespace touchline::simulator {

/// What a setup settles for the rules; notes what is wrong with its charts and squads.
[[nodiscard]] std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup,
                                                             const SimulatorTeam &home,
                                                             const SimulatorTeam &away, Problems &problems);

} // namespace touchline::simulator
