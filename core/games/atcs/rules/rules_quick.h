// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_end.h"
#include "core/games/atcs/rules/tie.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace touchline::atcs {

/// Quick Play (specification 6.12): one die and the power of the card.

[[nodiscard]] inline int quickSum(const State &state, Side side)
{
    const bool atHome = state.tables->options.quickHomeAdvantage && state.tables->home == side;
    return state.quickDice[side] + state.card(side).power + (atHome ? 1 : 0);
}

/// The nominal score (2.8) of a loser's (for a draw the lower) die and the difference of the two results.
[[nodiscard]] constexpr int quickDrawGoals(int lowerDie)
{
    return lowerDie <= 3 ? 0 : lowerDie <= 7 ? 1 : 2;
}
[[nodiscard]] constexpr int quickLoserGoals(int loserDie)
{
    return loserDie <= 4 ? 0 : loserDie <= 8 ? 1 : 2;
}
[[nodiscard]] constexpr int quickMargin(int difference)
{
    return difference <= 2 ? 1 : difference <= 5 ? 2 : difference <= 8 ? 3 : 4;
}

[[nodiscard]] inline Score quickScore(const State &state)
{
    const int difference = quickSum(state, Side::Home) - quickSum(state, Side::Away);
    if (difference == 0) {
        const int goals = quickDrawGoals(std::min(state.quickDice[Side::Home], state.quickDice[Side::Away]));
        return {goals, goals};
    }
    const Side winner = difference > 0 ? Side::Home : Side::Away;
    Score score;
    score.of(opposite(winner)) = quickLoserGoals(state.quickDice[opposite(winner)]);
    score.of(winner) = score.of(opposite(winner)) + quickMargin(std::abs(difference));
    return score;
}

/// Which figure of the cards separates two sides that rolled level; Coin where none does.
[[nodiscard]] inline std::pair<QuickCriterion, Side> quickTieBreak(const MatchCard &home,
                                                                   const MatchCard &away)
{
    const auto better = [](bool homeIsBetter) { return homeIsBetter ? Side::Home : Side::Away; };
    if (home.bestResult != away.bestResult)
        return {QuickCriterion::BestResult, better(home.bestResult < away.bestResult)};
    if (home.shotsOnGoal != away.shotsOnGoal)
        return {QuickCriterion::ShotsOnGoal, better(home.shotsOnGoal > away.shotsOnGoal)};
    if (home.attempts[1] != away.attempts[1])
        return {QuickCriterion::SecondHalfAttempts, better(home.attempts[1] > away.attempts[1])};
    if (home.year != away.year)
        return {QuickCriterion::OlderYear, better(home.year < away.year)};
    return {QuickCriterion::Coin, Side::Home};
}

template <class Sink>
void endQuick(State &state, Sink &sink)
{
    announce(state, sink, event::QuickResult, state.quickDice[Side::Home], state.quickDice[Side::Away],
             quickSum(state, Side::Home), quickSum(state, Side::Away), static_cast<int>(state.criterion));
    endMatch(state, sink);
}

inline void rollQuickHome(State &state, int natural)
{
    state.quickDice[Side::Home] = static_cast<std::int16_t>(natural);
    state.phase = Phase::QuickAway;
}

/// The figures of the cards stand for extra time and shoot-out; where no shoot-out follows, level stays
/// level. Without scores there are no earlier legs to add (match_tables.cpp), and only the dice can be level.
[[nodiscard]] inline bool goesByCriteria(const State &state, int difference)
{
    const DecisionRules &rules = state.tables->decision;
    return rules.needsWinner && rules.shootOut && (rules.firstLeg ? isUndecided(state) : difference == 0);
}

template <class Sink>
Q_NEVER_INLINE void rollQuickAway(State &state, int natural, Sink &sink)
{
    state.quickDice[Side::Away] = static_cast<std::int16_t>(natural);
    const int difference = quickSum(state, Side::Home) - quickSum(state, Side::Away);
    if (state.tables->options.quickScores)
        state.score = quickScore(state);
    state.after90 = state.score;
    state.hasWinner = difference != 0;
    state.winner = difference >= 0 ? Side::Home : Side::Away;
    if (goesByCriteria(state, difference)) {
        std::tie(state.criterion, state.winner) =
            quickTieBreak(state.card(Side::Home), state.card(Side::Away));
        state.hasWinner = true;
        if (state.criterion == QuickCriterion::Coin) {
            state.phase = Phase::QuickCoin;
            return;
        }
    }
    endQuick(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollQuickCoin(State &state, int natural, Sink &sink)
{
    state.winner = natural <= 5 ? Side::Home : Side::Away;
    endQuick(state, sink);
}

} // namespace touchline::atcs
