// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/match/report/decision_rules.h"

namespace touchline {

/// How a knockout tie finds its winner.
struct TieRules
{
    enum class LastResort {
        ShootOut,
        Lots, ///< as at World Cups before 1982
        Table ///< of a play-off: the two stay where the further criteria of their table put them (1958); of a
              ///< knockout: the better placed goes on (Liguilla)
    };
    /// A best of: what a match that is level after 90 minutes counts.
    enum class LevelMatch {
        PlayedOut,      ///< there is none: every match has a winner
        Stands,         ///< for neither; level on matches won, a replay or the last resort decides
        StandsThenGoals ///< the same, but before these the goals of all matches decide
    };
    /// A best of five or seven: who is at home when.
    enum class HomeOrder {
        Alternating, ///< the team named first in the first match, the third, ...
        TwoTwoOne    ///< it is in the first two, the other in the next two, then alternating (2-2-1-1-1)
    };
    /// Matches at most: one, two whose goals are added up, or 3, 5 or 7 of which more have to be won.
    int legs = 1;
    LevelMatch levelMatch = LevelMatch::PlayedOut;
    HomeOrder homeOrder = HomeOrder::Alternating;
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

    [[nodiscard]] bool isBestOf() const { return legs > 2; }
    /// Whether the team that the tie names first is at home in that leg (1..legs).
    [[nodiscard]] bool isFirstAtHome(int leg) const
    {
        constexpr int shortest = 5;
        if (homeOrder == HomeOrder::TwoTwoOne && legs >= shortest && (leg == 2 || leg == 3))
            return leg == 2;
        return leg % 2 != 0;
    }
    bool operator==(const TieRules &) const = default;
};

inline constexpr int mostReplays = 9;
inline constexpr int mostLegsOfTie = 7;

/// What is impossible about them by themselves; the places are the keys of a format file.
[[nodiscard]] Problems validate(const TieRules &rules);

} // namespace touchline
