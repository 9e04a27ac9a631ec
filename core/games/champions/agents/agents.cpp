// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/agents.h"

#include "core/games/champions/agents/coach.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/champions_match.h"
#include "core/match/state/state_match.h"

namespace touchline::champions {

namespace {

using CoachAgent = StateAgent<ChampionsMatch, Coach>;

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("coach"))
        return std::make_unique<CoachAgent>(Coach(generator));
    if (name == QLatin1String("planner"))
        return std::make_unique<CoachAgent>(Coach(generator, plannerStyle));
    if (name == QLatin1String("novice"))
        return std::make_unique<CoachAgent>(Coach(generator, noviceStyle));
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    return noSuchAgent(gameInfo(), name);
}

} // namespace touchline::champions
