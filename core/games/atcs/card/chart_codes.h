// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline::atcs {

/// What a row of a chart says. The order is part of events and logs; new codes go to the end.

/// Card chart (specification 2.3).
enum class CardEffect : std::int8_t {
    NoFoul,
    FreeKick,
    CornerKick,
    PenaltyKick,
    OpponentCornerKick,
    YellowCard,
    RedCard,
    Injury,
    OpponentInjury
};

/// Injury chart (2.4).
enum class InjuryCode : std::int8_t {
    Stays,              ///< plays on
    OpponentRed,        ///< plays on; an opponent is sent off
    Weakened1,          ///< plays on; 1 worse on goal rolls for the rest of the match
    Weakened2,          ///< likewise, 2 worse
    OutNextGame,        ///< goes off and misses the next game
    OutOfTournament,    ///< goes off and misses the rest of the tournament
    OutOfTournamentRed, ///< likewise, and an opponent is sent off
    None = -1
};

/// Goal check chart (2.5).
enum class GoalCheckCode : std::int8_t { Stands, Call };

/// Referee call chart (2.5).
enum class CallCode : std::int8_t {
    Dissent,          ///< the goal stands, a yellow card for an opponent
    BadCallFor,       ///< stands, though it should not
    Stands,           ///< stands
    BackForPenalty,   ///< disallowed; a penalty instead
    BackForFreeKick,  ///< disallowed; a free kick instead
    Offside,          ///< disallowed
    Foul,             ///< disallowed; a free kick for the opponents
    HandBall,         ///< disallowed; a yellow card for the scorer
    Protest,          ///< disallowed; a yellow card for a player of the side
    HandBallFreeKick, ///< disallowed; a yellow card for the scorer and a free kick for the opponents
    Violent           ///< disallowed; a red card for the scorer
};

/// Referee chart (2.5).
enum class RefereeType : std::int8_t { LetEmPlay, FairAndBalanced, ControlFreak };

} // namespace touchline::atcs
