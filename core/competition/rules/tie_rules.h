// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/decision_rules.h"

namespace touchline {

/// How a knockout tie finds its winner.
struct TieRules
{
    enum class LastResort {
        ShootOut,
        Lots, ///< as at World Cups before 1982
        Table ///< of a play-off: the two stay where the further criteria of their table put them (1958)
    };
    /// 1 or 2.
    int legs = 1;
    /// Two legs: where both have scored the same, goals away count double.
    bool awayGoals = false;
    bool awayGoalsInExtraTime = true;
    DecisionRules::ExtraTime extraTime = DecisionRules::ExtraTime::Full;
    /// How many times a level tie is played again before the last resort, 0..mostReplays.
    int replays = 0;
    /// A replay is played on the ground of the team that was away before; false on neutral ground.
    bool replaysChangeGround = true;
    LastResort lastResort = LastResort::ShootOut;
    /// One leg: the team of the lower division (Entrant::division) is at home; of the same one, or where a
    /// division is not known, it is as drawn.
    bool lowerDivisionAtHome = false;

    bool operator==(const TieRules &) const = default;
};

inline constexpr int mostReplays = 9;

} // namespace touchline
