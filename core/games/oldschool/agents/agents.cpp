// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/agents/agents.h"

#include "core/games/oldschool/agents/coach.h"
#include "core/games/oldschool/match/oldschool_info.h"
#include "core/games/oldschool/match/oldschool_match.h"
#include "core/match/state/state_match.h"

namespace touchline::oldschool {

namespace {

constexpr std::array<NamedStyle<CoachStyle>, 3> styles{
    {{"coach", &coachStyle}, {"steady", &steadyStyle}, {"novice", &noviceStyle}}};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    return makeStateAgent<OldschoolMatch, Coach>(gameInfo(), styles, name, generator);
}

} // namespace touchline::oldschool
