// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/match_tables.h"
#include "core/games/oldschool/team/oldschool_team.h"
#include "core/match/fixture_setup.h"

namespace touchline::oldschool {

/// What the rules need of a setup whose sides have been checked. Problems of charts go into `problems`.
[[nodiscard]] std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup,
                                                             const OldschoolTeam &home,
                                                             const OldschoolTeam &away, Problems &problems);

} // namespace touchline::oldschool
