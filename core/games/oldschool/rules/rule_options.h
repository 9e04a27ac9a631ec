// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline::oldschool {

inline constexpr int newestRules = 2;

/// 6.20
struct RuleOptions
{
    std::int16_t turnsPerHalf = 50;
    std::int8_t jokers = 6;
    std::int8_t substitutions = 5;
    bool markingLegend = false;
    bool feintTwoEvens = false;
    bool keeperByDistance = false;
    bool blockExtraRule = true;
    bool offside = true;
    bool throughAutoIntercept = false;
    bool keeperFoulDirect = false;
    bool goldenGoal = false;
    bool shotBlockAll = false;
    bool clock90 = false;
};

} // namespace touchline::oldschool
