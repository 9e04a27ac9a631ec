// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/luck_table.h"
#include "models/league/league.h"

namespace touchline {

/// The matches of a competition of which luck can be told.
struct LuckMatches
{
    std::vector<LoggedFixture> matches;
    /// Others that were played: entered by hand, or with a game that is not known here.
    int withoutLog = 0;
};

/// In the order of the plan; awarded matches are left out. Errors: those of LeagueResults::log().
[[nodiscard]] Result<LuckMatches> luckMatches(League &league, const Competition &competition);

} // namespace touchline
