// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/agents/agents.h"

#include "core/games/simulator/agents/coach.h"
#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_match.h"
#include "core/match/state_match.h"

namespace touchline::simulator {

namespace {

using CoachAgent = StateAgent<SimulatorMatch, Coach>;

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    if (name == QLatin1String("normal"))
        return std::make_unique<CoachAgent>(Coach(generator, fastStyle));
    // They kick with the error of their level (skillOf()), and weigh alike.
    for (const char *careful : {"careful", "master", "expert", "novice"})
        if (name == QLatin1String(careful))
            return std::make_unique<CoachAgent>(Coach(generator, carefulStyle));
    return noSuchAgent(gameInfo(), name);
}

} // namespace touchline::simulator
