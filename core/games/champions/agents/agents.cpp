// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/agents.h"

#include "core/games/champions/agents/coach.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/champions_match.h"
#include "core/match/state/state_match.h"

namespace touchline::champions {

namespace {

constexpr std::array<NamedStyle<CoachStyle>, 3> styles{
    {{"coach", &coachStyle}, {"planner", &plannerStyle}, {"novice", &noviceStyle}}};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    return makeStateAgent<ChampionsMatch, Coach>(gameInfo(), styles, name, generator);
}

} // namespace touchline::champions
