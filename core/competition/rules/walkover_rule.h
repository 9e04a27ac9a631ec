// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// What a match brings that is lost without being played to its end.
struct WalkoverRule
{
    /// Goals of the winner where nobody says otherwise; the loser has none. 0..99.
    int goals = 3;
    /// Cards, goals and injuries of a match that was played all the same stay with the players; false = they
    /// count as little as its score.
    bool keepsPlayers = true;

    bool operator==(const WalkoverRule &) const = default;
};

inline constexpr int mostWalkoverGoals = 99;

} // namespace touchline
