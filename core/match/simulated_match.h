// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/match/report/match_report.h"

#include <vector>

namespace touchline {

/// Two teams of a game under the same rules, played again and again by computer players for a forecast.
/// Nothing is told and nothing kept of a match but what its report takes into tables and bans.
class SimulatedMatch
{
public:
    SimulatedMatch() = default;
    SimulatedMatch(const SimulatedMatch &) = delete;
    SimulatedMatch(SimulatedMatch &&) = delete;
    SimulatedMatch &operator=(const SimulatedMatch &) = delete;
    SimulatedMatch &operator=(SimulatedMatch &&) = delete;
    virtual ~SimulatedMatch() = default;

    /// What differs from one playing to the next. The generators are those that SeededDice and the game's
    /// agents would have, so that the match is the one that MatchRunner would play.
    struct Playing
    {
        DecisionRules decision;
        /// Members of the squads who may not play.
        PerSide<std::vector<QUuid>> absent;
        Generator dice;
        PerSide<Generator> agents;
    };
    /// Into `report` goes how the match ended, with cards and injuries; its goals, facts and squads are not
    /// listed, and who played which fixture is for the caller to fill in.
    virtual void play(const Playing &playing, MatchReport &report) = 0;
};

} // namespace touchline
