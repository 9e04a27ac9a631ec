// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline::fuba {

/// Version of the rules: 1 took a keeper who had left his goal area back into it by Sweeper keeper, although
/// he stayed where he was, and lined a team up anew where one of those who begin was absent. Up to 2 players
/// were set up by hand area after area, and one piece went on counting as three in the moves of a slow goal
/// kick.
inline constexpr int newestRules = 3;

/// The options of a match in the form in which the rules ask for them (specification 6.22).
struct RuleOptions
{
    bool roles = false;
    bool condition = false;
    bool substitutions = false;
    bool injuries = false;
    bool advancedKeeper = false;
    bool aggressivePressing = false;
    bool advancedOffside = false;
    bool skills = false;
    std::int8_t skillsPerTeam = 2;
    bool c1 = false;
    bool c1Single = false;
    bool c2 = false;
    bool c3 = false;
    bool c4Late = false;
    bool c4Slow = false;
    bool customFormations = true;
    bool extraTime = true;
    bool goldenGoal = false;
    bool namePick = false;
    /// Version 1 of the rules, see newestRules.
    bool sweepingGoesIn = false;
    /// Up to version 2 of the rules.
    bool setsUpInOrder = false;
    bool strongInSlowGoalKick = false;
};

} // namespace touchline::fuba
