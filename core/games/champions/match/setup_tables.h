// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/match_tables.h"
#include "core/games/champions/team/champions_team.h"
#include "core/match/fixture_setup.h"

namespace touchline::champions {

/// What the rules need of a setup whose sides have been checked. Problems of charts go into `problems`.
[[nodiscard]] std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup,
                                                             const ChampionsTeam &home,
                                                             const ChampionsTeam &away, Problems &problems);

} // namespace touchline::champions
