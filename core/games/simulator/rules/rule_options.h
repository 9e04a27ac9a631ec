// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline::simulator {

inline constexpr int newestRules = 2;

/// The options of a match in the form in which the rules ask for them (specification 6.17).
struct RuleOptions
{
    bool duels = true;
    bool pressing = true;
    bool levels = true; ///< second and third levels of the skills, and skills of two colours
    bool speed = true;
    bool heading = true;
    bool slideTackle = true;
    bool squads = true; ///< off: the sixteen stickers of Base
    bool knockOver = true;
    bool homeAdvantage = false;
    bool refereeType = false;
    bool weather = false;
    bool var = false;
    bool injuries = false;
    bool fatigue = false;
    bool turnClock = false; ///< 34 steps a half instead of 33
    bool liftedPass = false;
    bool backPass = false;
    bool goldenGoal = false;
    bool turnTimer = false; ///< persons have 40 and 20 seconds a turn

    bool operator==(const RuleOptions &) const = default;
};

} // namespace touchline::simulator
