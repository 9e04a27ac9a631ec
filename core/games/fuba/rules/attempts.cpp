// SPDX-License-Identifier: GPL-3.0-or-later
// Goal attempts (specification 6.11).
#include "core/games/fuba/rules/situations.h"

#include <algorithm>

namespace touchline::fuba {

namespace {

ShotTerms shotTermsNow(const State &state)
{
    const StageState &stage = state.stage;
    const int other = stage.shotBonus + (stage.fans == fansAttempt ? 1 : 0);
    return shotTerms(state, state.holder, ballOf(state, state.holder), stage.secondary, other);
}

GoalHow goalHow(const State &state)
{
    if (state.turnIsFreeKick)
        return GoalHow::FreeKick;
    return state.turnIsCorner ? GoalHow::Corner : GoalHow::Play;
}

void scoreFrom(State &state, GoalHow how, int from, const Teller &teller)
{
    const Side side = state.holder;
    const int scorer = drawScorer(state, side, from, state.turnIsCorner);
    if (asksForName(state, Phase::ScorerPick, side, mayScore(state.sides[side]), scorer))
        state.pick.a = static_cast<std::int8_t>(how);
    else
        scoreGoal(state, how, scorer, teller);
}

void settleShot(State &state, ShotResult result, int from, const Teller &teller)
{
    switch (result) {
    case ShotResult::Goal:
        scoreFrom(state, goalHow(state), from, teller);
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
        teller.side(state, event::Miss, state.holder);
        awardGoalKick(state, false, teller);
        return;
    }
}

} // namespace

void listShotSkills(const State &state, OptionList &options)
{
    const Side side = state.holder;
    options.add(passCode);
    if (ballOf(state, side) == area::PX && canUse(state, side, Skill::ClinicalFinisher))
        options.add(skillCode(Skill::ClinicalFinisher));
}

void chooseShotSkill(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::ClinicalFinisher, teller);
    ++state.stage.shotBonus;
}

void takeShot(State &state, int die, int second, const Teller &teller)
{
    const ShotTerms terms = shotTermsNow(state);
    const int from = ballOf(state, state.holder);
    const int kept = second == 0 ? die : std::min(die, second);
    const ShotResult result = shotResult(state, terms, kept);
    state.shotArea = static_cast<std::int8_t>(from);
    teller.side(state, event::Shot, state.holder, from, state.value, die, terms.atBall, terms.inBox,
                terms.keeperOut, terms.distance, terms.secondary, terms.other, terms.needed(state.value),
                static_cast<int>(result), second);
    settleShot(state, result, from, teller);
}

void rollShot(State &state, int die, const Teller &teller)
{
    if (!state.stage.keeperSkill) {
        takeShot(state, die, 0, teller);
        return;
    }
    state.stage.firstDie = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::ShotSecond, state.holder);
}

void rollDifficult(State &state, int die, const Teller &teller)
{
    const int from = state.shotArea;
    const int modifier = state.tables->charts->shot[static_cast<std::size_t>(from)];
    const ShotResult result = difficultResult(modifier, die);
    teller.side(state, event::DifficultShot, state.holder, die, modifier, static_cast<int>(result));
    settleShot(state, result, from, teller);
}

/// Pieces of the defending side in its penalty area without the keeper.
void rollRebound(State &state, int die, const Teller &teller)
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
    teller.side(state, event::Rebound, side, state.rollSum, attackers, die, defenders,
                static_cast<int>(result));
    if (result == ShotResult::Goal) {
        scoreFrom(state, GoalHow::Rebound, area::PX, teller);
    } else if (result == ShotResult::Corner) {
        settleShot(state, result, area::PX, teller);
    } else {
        // The ball is theirs, in their penalty area; the turn goes on (R11).
        state.holder = other;
        state.ball = static_cast<std::int8_t>(seenBy(other, area::PA));
        state.value = state.rollSum;
        push(state, Task::FetchBall);
    }
}

} // namespace touchline::fuba
