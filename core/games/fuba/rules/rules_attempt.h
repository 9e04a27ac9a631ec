// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_pressing.h"

namespace touchline::fuba {

/// Goal attempts (specification 6.11).

inline void listShotSkills(const State &state, OptionList &options)
{
    const Side side = state.holder;
    options.add(passCode);
    if (ballOf(state, side) == area::PX && canUse(state, side, Skill::ClinicalFinisher))
        options.add(skillCode(Skill::ClinicalFinisher));
}
template <class Sink>
void chooseShotSkill(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::ClinicalFinisher, sink);
    ++state.stage.shotBonus;
}

[[nodiscard]] inline ShotTerms shotTermsNow(const State &state)
{
    const StageState &stage = state.stage;
    const int other = stage.shotBonus + (stage.fans == fansAttempt ? 1 : 0);
    return shotTerms(state, state.holder, ballOf(state, state.holder), stage.secondary, other);
}

[[nodiscard]] inline GoalHow goalHow(const State &state)
{
    if (state.turnIsFreeKick)
        return GoalHow::FreeKick;
    return state.turnIsCorner ? GoalHow::Corner : GoalHow::Play;
}

template <class Sink>
void scoreFrom(State &state, GoalHow how, int from, Sink &sink)
{
    const Side side = state.holder;
    const int scorer = drawScorer(state, side, from, state.turnIsCorner);
    if (asksForName(state, Phase::ScorerPick, side, mayScore(state.sides[side]), scorer))
        state.pick.a = static_cast<std::int8_t>(how);
    else
        scoreGoal(state, how, scorer, sink);
}

template <class Sink>
void settleShot(State &state, ShotResult result, int from, Sink &sink)
{
    switch (result) {
    case ShotResult::Goal:
        scoreFrom(state, goalHow(state), from, sink);
        return;
    case ShotResult::Corner: {
        const Side side = state.holder;
        dropAll(state);
        push(state, Task::CornerFor, side, nowhere);
        return;
    }
    case ShotResult::Rebound:
        awaitRoll(state, Phase::ReboundHolder, state.holder);
        return;
    case ShotResult::Again:
        awaitRoll(state, Phase::DifficultRoll, state.holder);
        return;
    case ShotResult::Miss:
        tell(state, sink, event::Miss, state.holder);
        awardGoalKick(state, false, sink);
        return;
    }
}

/// What the first die of an attempt brings.
[[nodiscard]] inline ShotResult shotResult(const State &state, const ShotTerms &terms, int die)
{
    if (terms.needed(state.value) > 6)
        return die == 6 ? ShotResult::Again : ShotResult::Miss;
    const int sum = die + terms.sum();
    if (sum > state.value)
        return ShotResult::Goal;
    if (sum == state.value)
        return ShotResult::Corner;
    const bool follows = countIn(state.sides[state.holder], area::PX) > 0;
    return sum == state.value - 1 && follows ? ShotResult::Rebound : ShotResult::Miss;
}
/// What the second die of a difficult attempt brings (4.7.1).
[[nodiscard]] constexpr ShotResult difficultResult(int distanceModifier, int die)
{
    if (die > -distanceModifier)
        return ShotResult::Goal;
    return die == -distanceModifier ? ShotResult::Corner : ShotResult::Miss;
}

template <class Sink>
void takeShot(State &state, int die, int second, Sink &sink)
{
    const ShotTerms terms = shotTermsNow(state);
    const int from = ballOf(state, state.holder);
    const int kept = second == 0 ? die : std::min(die, second);
    const ShotResult result = shotResult(state, terms, kept);
    state.shotArea = static_cast<std::int8_t>(from);
    tell(state, sink, event::Shot, state.holder, from, state.value, die, terms.atBall, terms.inBox,
         terms.keeperOut, terms.distance, terms.secondary, terms.other, terms.needed(state.value),
         static_cast<int>(result), second);
    settleShot(state, result, from, sink);
}
template <class Sink>
void rollShot(State &state, int die, Sink &sink)
{
    if (!state.stage.keeperSkill) {
        takeShot(state, die, 0, sink);
        return;
    }
    state.stage.firstDie = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::ShotSecond, state.holder);
}
template <class Sink>
void rollDifficult(State &state, int die, Sink &sink)
{
    const int from = state.shotArea;
    const int modifier = state.tables->charts->shot[static_cast<std::size_t>(from)];
    const ShotResult result = difficultResult(modifier, die);
    tell(state, sink, event::DifficultShot, state.holder, die, modifier, static_cast<int>(result));
    settleShot(state, result, from, sink);
}

/// Pieces of the defending side in its penalty area without the keeper.
template <class Sink>
void rollRebound(State &state, int die, Sink &sink)
{
    const Side side = state.holder;
    const Side other = opposite(side);
    const int attackers = countIn(state.sides[side], area::PX);
    const int defenders = at(state.sides[other].pieces, area::PA);
    const int own = state.rollSum + attackers;
    const int theirs = die + defenders;
    const ShotResult result = own > theirs    ? ShotResult::Goal
                              : own == theirs ? ShotResult::Corner
                                              : ShotResult::Miss;
    tell(state, sink, event::Rebound, side, state.rollSum, attackers, die, defenders,
         static_cast<int>(result));
    if (result == ShotResult::Goal) {
        scoreFrom(state, GoalHow::Rebound, area::PX, sink);
    } else if (result == ShotResult::Corner) {
        settleShot(state, result, area::PX, sink);
    } else {
        // The ball is theirs, in their penalty area; the turn goes on (R11).
        state.holder = other;
        state.ball = static_cast<std::int8_t>(seenBy(other, area::PA));
        state.value = state.rollSum;
        push(state, Task::FetchBall);
    }
}

} // namespace touchline::fuba
