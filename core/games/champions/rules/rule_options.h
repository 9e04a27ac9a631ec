// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline::champions {

inline constexpr int newestRules = 2;

/// The options of a match in the form in which the rules ask for them (specification 6.18).
struct RuleOptions
{
    bool interception = true;
    bool offside = true;
    bool pickUp = true;
    bool killjoy = true;
    bool substitutions = true;
    bool charge = true;
    bool fouls = true;
    /// Every roll is a minute, instead of every '1' six.
    bool rolls90 = false;
    /// Pieces may begin in both halves.
    bool mixedStart = false;
    /// Depth of the penalty area in rows.
    std::int8_t penaltyRows = 3;
    /// A goal that decides ends extra time.
    bool goldenGoal = true;
};

} // namespace touchline::champions
