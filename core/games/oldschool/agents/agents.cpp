// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/agents/agents.h"

#include "core/games/oldschool/agents/coach.h"
#include "core/games/oldschool/match/oldschool_info.h"
#include "core/games/oldschool/match/oldschool_match.h"
#include "core/match/state/state_match.h"

namespace touchline::oldschool {

namespace {

using CoachAgent = StateAgent<OldschoolMatch, Coach>;

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("coach"))
        return std::make_unique<CoachAgent>(Coach(generator));
    if (name == QLatin1String("steady"))
        return std::make_unique<CoachAgent>(Coach(generator, steadyStyle));
    if (name == QLatin1String("novice"))
        return std::make_unique<CoachAgent>(Coach(generator, noviceStyle));
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    return noSuchAgent(gameInfo(), name);
}

} // namespace touchline::oldschool
