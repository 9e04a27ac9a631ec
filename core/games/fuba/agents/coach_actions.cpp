// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/coach_actions.h"

#include "core/games/fuba/agents/coach_ball.h"
#include "core/games/fuba/agents/coach_figures.h"
#include "core/games/fuba/rules/rules.h"
#include "core/match/event_sink.h"

namespace touchline::fuba {

namespace {

constexpr OptionCode movement = static_cast<OptionCode>(Action::Movement);
constexpr OptionCode adjustment = static_cast<OptionCode>(Action::Adjustment);
constexpr OptionCode pressing = static_cast<OptionCode>(Action::Pressing);
constexpr OptionCode aggressive = static_cast<OptionCode>(Action::Aggressive);
constexpr OptionCode attempt = static_cast<OptionCode>(Action::GoalAttempt);
constexpr OptionCode substitution = static_cast<OptionCode>(Action::Substitution);
constexpr OptionCode creative = static_cast<OptionCode>(Action::Creative);

constexpr int worthAPlan = 1'500;
constexpr int worthAPlanLate = 1'200;
constexpr int worthASecondShot = 1'300;
/// An attempt for which the ball is taken along first, where none is worth it from here.
constexpr int worthADribble = 2'500;
/// A gain that is worth a dribble.
constexpr int leastDribble = 500;

/// The first step of the best way to a goal attempt, if one is worth it.
std::optional<OptionCode> shootingPlan(const State &state, const OptionList &options)
{
    if (!options.contains(attempt))
        return std::nullopt;
    const Side side = state.decider;
    const int from = ballOf(state, side);
    if (state.stage.count > 0) {
        if (shotValue(state, side, from, state.value, true) >= worthASecondShot)
            return attempt;
        return std::nullopt;
    }
    const int now = shotValue(state, side, from, state.value, false);
    const int adjusted = shotValue(state, side, from, adjustedValue(state, side, false), true);
    const int moved = shotValue(state, side, from, state.value, true) * 115 / 100;
    const int best = std::max({now, adjusted, moved});
    if (best < (isLateBehind(state, side) ? worthAPlanLate : worthAPlan)) {
        if (options.contains(movement) && bestShotAfterDribble(state, side) >= worthADribble)
            return movement;
        return std::nullopt;
    }
    if (best == now)
        return attempt;
    return best == adjusted ? adjustment : movement;
}

/// Whether pressing pays: chances are (value - 1) / 6, one less in second place.
std::optional<OptionCode> pressingPlan(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const bool second = state.stage.count > 0;
    const bool helps = adjustedValue(state, side, second) > state.value;
    const int least = !second ? 4 : helps ? 5 : 4;
    if (options.contains(pressing) && state.value >= least)
        return pressing;
    const bool isHard = state.value >= 5 && state.sides[side].yellowsHeld == 0;
    if (options.contains(aggressive) && isHard && ballOf(state, side) != area::PA)
        return aggressive;
    return std::nullopt;
}

/// As second action: fresh legs for an empty line, or a yellow card less.
bool wantsSubstitute(const State &state)
{
    const SideState &own = state.sides[state.decider];
    const int minute = clockOf(state);
    if (minute >= 60 && own.yellowsHeld >= 2)
        return true;
    if (minute >= 60 && wantsOtherFormation(state, state.decider))
        return true;
    const bool isEmpty = std::ranges::find(own.condition, 0) != own.condition.end();
    return state.options().condition && minute >= 55 && isEmpty;
}

bool adjustmentHelps(const State &state)
{
    const int change = adjustedValue(state, state.decider, state.stage.count > 0) - state.value;
    return state.decider == state.holder ? change < 0 : change > 0;
}

/// Whether Creative midfielder gains more than the ball loses by staying in the centre: somebody of the side
/// stands further ahead, and has company there.
bool wantsToCreate(const State &state)
{
    if (!coachPays(state, static_cast<int>(Skill::CreativeMidfielder)))
        return false;
    const Side side = state.decider;
    OptionList places;
    listCreative(state, places);
    return std::ranges::any_of(places.all(), [&](OptionCode area) {
        return levelOf(area) > levelOf(area::CC) &&
               countIn(state.sides[side], area) >= countSeen(state, opposite(side), side, area);
    });
}

/// What a condition point makes of an adjustment by the side that is due; 0 where nothing.
int gainOfBoost(const State &state)
{
    const Side side = state.decider;
    const bool secondary = state.stage.secondary;
    const int plain = adjustedValue(state, side, secondary);
    const int boosted = adjustedValue(state, side, secondary, 1);
    return side == state.holder ? plain - boosted : boosted - plain;
}

/// Defenders stay on their goal line while the ball is in their own half, attackers stay.
bool staysOnLine(const State &state, const PieceMove &move)
{
    return state.phase == Phase::GoalLine &&
           (levelOf(move.from) > 4 || levelOf(ballOf(state, state.decider)) <= 4);
}

/// What a move gains: of a piece that takes the ball along by what becomes of the ball, of another by where
/// it is wanted.
int gainOf(const State &state, const Wishes &wishes, const PieceMove &move)
{
    if (move.keeper || staysOnLine(state, move))
        return 0;
    if (!move.ball)
        return moveGain(state, state.decider, wishes, move);
    const int gain = dribbleGain(state, move);
    return gain >= leastDribble ? gain : 0;
}

/// What greedy moves of one kind gain in all.
int gainOfMoves(const State &state, OptionCode kind)
{
    State trial = state;
    const Side side = trial.decider;
    NoEvents none;
    chooseMoveType(trial, kind, none);
    trial.phase = Phase::Move;
    int sum = 0;
    while (kindsLeft(trial) != 0) {
        OptionList options;
        listMoves(trial, options);
        const OptionCode option = coachMove(trial, options);
        if (option == doneCode || option == toggleCode)
            break;
        sum += gainOf(trial, wishesOf(trial, side), PieceMove::ofCode(option));
        chooseMove(trial, option, none);
    }
    return sum;
}

} // namespace

bool coachPays(const State &state, int skill)
{
    const SideState &own = state.sides[state.decider];
    const int cost = costOf(own, static_cast<Skill>(skill));
    return cost == 0 || conditionOf(own, payingLine(state, state.decider)) >= cost + 1;
}

OptionCode coachAction(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    if (side == state.holder) {
        if (const auto plan = shootingPlan(state, options))
            return *plan;
    } else if (const auto plan = pressingPlan(state, options)) {
        return *plan;
    }
    if (state.stage.count > 0 && options.contains(substitution) && !adjustmentHelps(state) &&
        wantsSubstitute(state))
        return substitution;
    if (options.contains(creative) && wantsToCreate(state))
        return creative;
    const bool ahead = weightAtBall(state, side) > weightAtBall(state, opposite(side));
    for (const OptionCode action : {ahead ? adjustment : movement, ahead ? movement : adjustment})
        if (options.contains(action))
            return action;
    return options[options.size() - 1];
}

OptionCode coachBoost(const State &state)
{
    const Side side = state.decider;
    const int points = conditionOf(state.sides[side], zoneOfTarget(state, side));
    switch (state.stage.action) {
    case Action::Pressing:
    case Action::Aggressive:
        return state.value >= 3 && points >= 2 ? useCode : passCode;
    case Action::Movement:
        return points >= 3 ? useCode : passCode;
    case Action::Adjustment:
        return points >= 3 && gainOfBoost(state) > 0 ? useCode : passCode;
    case Action::GoalAttempt:
    case Action::Substitution:
    case Action::Creative:
    case Action::None:
        break;
    }
    return passCode;
}

OptionCode coachMoveType(const State &state, const OptionList &options)
{
    constexpr auto highCondition = static_cast<OptionCode>(MoveKind::HighCondition);
    if (options.contains(highCondition) && coachPays(state, static_cast<int>(Skill::HighCondition)))
        return highCondition;
    OptionCode best = options[0];
    int bestGain = -1;
    for (const OptionCode kind : options.all()) {
        if (kind == highCondition)
            continue;
        if (const int gain = gainOfMoves(state, kind); gain > bestGain) {
            bestGain = gain;
            best = kind;
        }
    }
    return best;
}

OptionCode coachMove(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const Wishes wishes = wishesOf(state, side);
    OptionCode best = doneCode;
    int bestGain = leastGain;
    for (const OptionCode option : options.all()) {
        if (option == doneCode || option == toggleCode)
            continue;
        const PieceMove move = PieceMove::ofCode(option);
        // He goes home; for the rest he keeps his goal.
        if (move.keeper && !move.ball && move.to == area::PA)
            return option;
        if (const int gain = gainOf(state, wishes, move); gain > bestGain) {
            bestGain = gain;
            best = option;
        }
    }
    // The keeper last: where the others stand decides whether there will be pressing.
    if (best == doneCode && options.contains(toggleCode) &&
        state.sides[side].keeperOut != wantsKeeperOut(state, side))
        return toggleCode;
    return best;
}

OptionCode coachFetch(const State &state, const OptionList &options)
{
    const Wishes wishes = wishesOf(state, state.decider);
    OptionCode best = options[0];
    int least = 1'000'000;
    for (const OptionCode option : options.all()) {
        // Rather anybody than the keeper.
        const int worth = option >= fetchKeeper
                              ? 100'000
                              : worthOf(wishes, option, at(state.sides[state.decider].pieces, option) - 1);
        if (worth < least) {
            least = worth;
            best = option;
        }
    }
    return best;
}

OptionCode coachSkill(const State &state, const OptionList &options)
{
    for (const OptionCode option : options.all()) {
        // Whoever acts first already would give that away.
        const bool isVain = option == skillCode(Skill::MidfieldGeneral) && state.first == state.decider;
        if (option != passCode && !isVain && coachPays(state, option - 1))
            return option;
    }
    return passCode;
}

} // namespace touchline::fuba
