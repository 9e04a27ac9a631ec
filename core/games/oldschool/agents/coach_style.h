// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::oldschool {

/// How good a coach is (specification 12.3): how much he misjudges, and whether he thinks of where a shot
/// would be worth more.
struct CoachStyle
{
    int noise = 0; ///< 0..3
    bool looksAhead = true;
};

inline constexpr CoachStyle coachStyle{0, true};
inline constexpr CoachStyle steadyStyle{1, true};
inline constexpr CoachStyle noviceStyle{3, false};

} // namespace touchline::oldschool
