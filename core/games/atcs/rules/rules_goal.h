// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_call.h"
#include "core/games/atcs/rules/rules_flow.h"

namespace touchline::atcs {

/// Step 5, and penalties and corners: the goal roll (specification 6.5, 6.6, 6.7.3).

/// Nothing more to decide: the one-timers that were named are used, and the roll is due.
template <class Sink>
void revealGoalTactics(State &state, Sink &sink)
{
    AttemptState &attempt = state.attempt;
    const Side defender = opposite(state.turn);
    const bool isKick = attempt.kick != KickKind::None;
    attempt.scorerOneTimer = attempt.attackChoice != 0;
    attempt.keeperOneTimer =
        isKick ? attempt.defenceChoice != 0 : (attempt.defenceChoice & keeperOneTimerBit) != 0;
    attempt.marked = !isKick && (attempt.defenceChoice & markBit) != 0;
    if (attempt.scorerOneTimer)
        useOneTimer(state, state.turn, state.shooter, OneTimerUse::Goal, +1, sink);
    if (attempt.keeperOneTimer)
        useOneTimer(state, defender, state.sides[defender].keeper, OneTimerUse::Goal, -1, sink);
    if (attempt.marked)
        tell(state, sink, event::Mark, defender, Event::nobody, state.shooter, ++state.sides[defender].marks);
    state.phase = isKick ? Phase::KickRoll : Phase::GoalRoll;
}

[[nodiscard]] inline bool defenceAnswerOffered(const State &state)
{
    return markOffered(state) || keeperOneTimerOffered(state);
}

/// What a side may still do before the goal roll; kicks are never marked.
template <class Sink>
void askGoalTactics(State &state, Sink &sink)
{
    const bool isKick = state.attempt.kick != KickKind::None;
    if (!askFirst(state, isKick ? Phase::KickerOneTimer : Phase::ScorerOneTimer, scorerOneTimerOffered(state),
                  isKick ? Phase::KickKeeperOneTimer : Phase::DefenceAnswer, defenceAnswerOffered(state)))
        revealGoalTactics(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void chooseScorerOneTimer(State &state, OptionCode option, Sink &sink)
{
    state.attempt.attackChoice = static_cast<std::int8_t>(option);
    if (defenceIsNext(state, defenceAnswerOffered(state)))
        ask(state, state.phase == Phase::KickerOneTimer ? Phase::KickKeeperOneTimer : Phase::DefenceAnswer,
            opposite(state.turn));
    else
        revealGoalTactics(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void chooseDefenceAnswer(State &state, OptionCode option, Sink &sink)
{
    state.attempt.defenceChoice = static_cast<std::int8_t>(option);
    if (attackIsNext(state, scorerOneTimerOffered(state)))
        ask(state, state.phase == Phase::KickKeeperOneTimer ? Phase::KickerOneTimer : Phase::ScorerOneTimer,
            state.turn);
    else
        revealGoalTactics(state, sink);
}

template <class Sink>
void kickBy(State &state, int row, CardWhy why, Sink &sink)
{
    state.shooter = static_cast<std::int8_t>(row);
    tell(state, sink, state.attempt.kick == KickKind::Penalty ? event::Penalty : event::Corner, state.turn,
         row, static_cast<int>(why));
    askGoalTactics(state, sink);
}

template <class Sink>
void beginKick(State &state, Side side, KickKind kind, CardWhy why, int taker, Sink &sink)
{
    state.turn = side;
    state.attempt = {};
    state.attempt.kick = kind;
    state.attempt.unchecked = why == CardWhy::Call;
    state.check.why = why;
    if (taker != noRow) {
        kickBy(state, taker, why, sink);
        return;
    }
    const Rows takers = possibleKickers(state);
    if (takers == 0) {
        tell(state, sink, event::ShotLost, side, Event::nobody);
        attemptGone(state, sink);
    } else if (std::has_single_bit(takers)) {
        kickBy(state, lowestRow(takers), why, sink);
    } else {
        ask(state, Phase::KickTaker, side);
    }
}

/// The numbers that are added to a goal roll (6.5).
struct GoalTerms
{
    int rating = 0;
    int kickBonus = 0;
    int marked = 0;
    int scorerOneTimer = 0;
    int keeperOneTimer = 0;
    int scorerInjury = 0;
    int keeperInjury = 0;

    /// All of them, and all but the keeper's three.
    [[nodiscard]] constexpr int sum() const
    {
        return withoutKeeper() + rating + keeperOneTimer + keeperInjury;
    }
    [[nodiscard]] constexpr int withoutKeeper() const
    {
        return kickBonus + marked + scorerOneTimer + scorerInjury;
    }
};

[[nodiscard]] inline int kickBonus(const State &state, KickKind kick)
{
    return kick == KickKind::Penalty  ? state.options().penaltyBonus
           : kick == KickKind::Corner ? cornerBonus
                                      : 0;
}

/// What an injury does to goal rolls against whoever keeps goal.
[[nodiscard]] inline int keeperWeakness(const SideState &side)
{
    return side.keeper == noRow ? 0 : side.weakened[static_cast<std::size_t>(side.keeper)];
}

[[nodiscard]] inline GoalTerms goalTerms(const State &state, const AttemptState &attempt, int shooter)
{
    const Side defender = opposite(state.turn);
    const SideState &defence = state.sides[defender];
    return {goalieRating(defence, state.card(defender)),
            kickBonus(state, attempt.kick),
            attempt.marked ? -1 : 0,
            attempt.scorerOneTimer ? 1 : 0,
            attempt.keeperOneTimer ? -1 : 0,
            -state.sides[state.turn].weakened[static_cast<std::size_t>(shooter)],
            keeperWeakness(defence)};
}

/// The goal roll missed.
template <class Sink>
void missGoal(State &state, int natural, int withoutKeeper, int needed, Sink &sink)
{
    const std::int8_t keeper = state.sides[opposite(state.turn)].keeper;
    if (isGoal(natural, withoutKeeper, needed))
        // Without the keeper it would have been a goal.
        tell(state, sink, event::Save, state.turn, state.shooter, keeper);
    else
        tell(state, sink, event::Wide, state.turn, state.shooter);
    state.shooter = noRow;
    if (state.check.running) {
        effectDone(state, sink);
        return;
    }
    state.lastMissed = static_cast<std::int8_t>(state.turn);
    nextAttempt(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollGoal(State &state, int natural, Sink &sink)
{
    const GoalTerms terms = goalTerms(state, state.attempt, state.shooter);
    const int needed = state.card(state.turn).goalRating[static_cast<std::size_t>(state.shooter)];
    const int modified = natural + terms.sum();
    tell(state, sink, event::GoalRoll, state.turn, state.shooter, natural, terms.rating, terms.kickBonus,
         modified, needed, state.sides[opposite(state.turn)].keeper, terms.marked, terms.scorerOneTimer,
         terms.keeperOneTimer, terms.scorerInjury, terms.keeperInjury);
    if (!isGoal(natural, modified, needed)) {
        missGoal(state, natural, natural + terms.withoutKeeper(), needed, sink);
    } else if (natural == 10 && state.options().referees && !state.attempt.unchecked) {
        state.phase = Phase::GoalCheck;
    } else {
        goalScored(state, sink);
    }
}

} // namespace touchline::atcs
