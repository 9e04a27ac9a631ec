// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/agents/agents.h"

#include "core/games/simulator/agents/coach.h"
#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_match.h"
#include "core/match/state/state_match.h"

namespace touchline::simulator {

namespace {

// The careful ones kick with the error of their level (skillOf()), and weigh alike.
constexpr std::array<NamedStyle<CoachStyle>, 5> styles{{{"coach", &fastStyle},
                                                        {"careful", &carefulStyle},
                                                        {"master", &carefulStyle},
                                                        {"expert", &carefulStyle},
                                                        {"novice", &carefulStyle}}};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    return makeStateAgent<SimulatorMatch, Coach>(gameInfo(), styles, name, generator);
}

} // namespace touchline::simulator
