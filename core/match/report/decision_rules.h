// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/score.h"

#include <cstdint>
#include <optional>

namespace touchline {

/// How a single match may be decided, as the fixture lays it down. The plain case, a DecisionRules with
/// nothing set, is a league match: it ends after 90 minutes, level or not.
///
/// The ways of deciding are those of Law 10 of the Laws of the Game ("Determining the outcome of a match":
/// away goals, two equal periods of extra time, kicks from the penalty mark); golden goal as in the
/// competitions of FIFA and UEFA from 1993 to 2004, silver goal as in those of UEFA in 2003 and 2004.
struct DecisionRules
{
    enum class ExtraTime : std::uint8_t {
        None,       ///< no extra time: straight to what follows it
        Full,       ///< to its end, whoever scores
        GoldenGoal, ///< ends with the first goal that decides
        SilverGoal  ///< ends at its half-time if somebody leads then
    };

    /// The match is asked for a winner: of itself, or of the tie where earlier legs count (firstLeg). Without
    /// it nothing below has any effect.
    bool needsWinner = false;
    ExtraTime extraTime = ExtraTime::Full;
    /// false: what is level at the end stays level, and a replay or lots follow.
    bool shootOut = true;
    /// Goals of the earlier legs together, seen from this match's sides: `home` are those of the side that is
    /// at home today (and was away then). The tie is decided by the sum with today's score.
    std::optional<Score> firstLeg = {};
    /// With firstLeg, and the sum level: who scored more goals away from home leads the tie.
    bool awayGoals = false;
    /// The away side's goals of extra time are away goals too, as in UEFA's competitions until 2021; others
    /// counted them up to minute 90 only.
    bool awayGoalsInExtraTime = true;

    constexpr bool operator==(const DecisionRules &) const = default;
};

/// As files write them, in the order of DecisionRules::ExtraTime.
inline constexpr const char *extraTimeWords = "none full golden_goal silver_goal";

/// Goals of the tie so far: today's and those of the earlier legs, seen from today's sides.
[[nodiscard]] constexpr Score aggregate(const DecisionRules &rules, const Score &score)
{
    const Score before = rules.firstLeg.value_or(Score{});
    return {before.home + score.home, before.away + score.away};
}

/// Goals away from home in the tie: `home`, those of today's home side in the earlier leg; `away`, those of
/// today's away side today, up to the end (`score`) or to minute 90 (`after90`) as the rules count them.
[[nodiscard]] constexpr Score goalsAway(const DecisionRules &rules, const Score &score, const Score &after90)
{
    return {rules.firstLeg.value_or(Score{}).home, (rules.awayGoalsInExtraTime ? score : after90).away};
}

/// Who leads the tie with today's `score`; `after90` is the score after 90 minutes, the same as `score`
/// until then. Without earlier legs: who leads the match. Nothing: it is level.
[[nodiscard]] constexpr std::optional<Side> tieLeader(const DecisionRules &rules, const Score &score,
                                                      const Score &after90)
{
    const Score sum = aggregate(rules, score);
    if (!sum.isLevel() || !rules.firstLeg || !rules.awayGoals)
        return sum.leader();
    return goalsAway(rules, score, after90).leader();
}

/// The tie is level with today's `score`: extra time, a shoot-out or a replay has to decide it.
[[nodiscard]] constexpr bool isTieLevel(const DecisionRules &rules, const Score &score, const Score &after90)
{
    return !tieLeader(rules, score, after90);
}

} // namespace touchline
