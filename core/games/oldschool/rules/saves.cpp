// SPDX-License-Identifier: GPL-3.0-or-later
// Dives, deflections, running into the goal (specification 6.4, 6.7, 6.13, 6.14).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int bounceCells = 3;

/// The ball goes three cells to one side (6.7); a keeper's stays before the end line (R48).
void bounceOff(State &state, bool isLeft, const Teller &teller)
{
    const Deflection deflection = state.deflection;
    const Point way = isLeft ? leftOf(deflection.way) : rightOf(deflection.way);
    state.ball.mode = BallMode::Dead;
    state.ball.holder = static_cast<std::int8_t>(nobody);
    state.ball.at = nearFree(state, deflection.from, sideOf(deflection.by));
    const Point start = state.ball.at;
    state.lastTouch = sideOf(deflection.by);
    state.lastPiece = deflection.by;
    for (int number = 1; number <= bounceCells; ++number) {
        Point next = start + stepsAlong(way, number);
        if (deflection.byKeeper)
            next.y = std::clamp<std::int16_t>(next.y, 1, pitchRows);
        if (!isOnPitch(next)) {
            if (isGoalExit(state, next))
                goalThrough(state, next, GoalFrom::Deflected, teller);
            else
                goOut(state, next, teller);
            return;
        }
        if (pieceAt(state, next) != nobody)
            break;
        state.ball.at = next;
    }
    settleOrLeave(state, 0, {}, 0, teller);
}

/// What follows where the keeper does not reach it.
void missed(State &state, const Teller &teller)
{
    const Deflection &deflection = state.deflection;
    switch (deflection.dive) {
    case DiveFor::Pass:
        // The rest of 6.7: he does not meet it again.
        return nextInWay(state, teller);
    case DiveFor::Rolling: {
        const Side defender = sideOf(deflection.by);
        return goalThrough(state, seenBy(defender, at(middleColumn, 0)), GoalFrom::Rolling, teller);
    }
    case DiveFor::Turn:
        return askTurnReact(state);
    case DiveFor::Landing:
        return goOnLanding(state, teller);
    case DiveFor::Shot:
        return scoreGoal(state, state.flight.side, shotWord(state.flight), teller);
    case DiveFor::RunIn:
        return scoreGoal(state, opposite(sideOf(deflection.by)), GoalFrom::RunIn, teller);
    case DiveFor::Dribble:
    case DiveFor::Penalty:
        return;
    }
}

} // namespace

void askDive(State &state, DiveFor dive, int keeper, Point from, Point way)
{
    state.deflection = {};
    state.deflection.dive = dive;
    state.deflection.by = static_cast<std::int8_t>(keeper);
    state.deflection.from = from;
    state.deflection.way = way;
    state.deflection.byKeeper = true;
    ask(state, Phase::Dive, sideOf(keeper));
}

void chooseDive(State &state, OptionCode option, const Teller &teller)
{
    if (option == useCode) {
        awaitRoll(state, Phase::DiveRoll, state.decider);
        return;
    }
    // Who does not dive stands and is passed.
    state.landing.keeperTried = true;
    state.flight.keeperTried = true;
    missed(state, teller);
}

void rollDive(State &state, int white, const Teller &teller)
{
    const int keeper = state.deflection.by;
    if (!isEven(white)) {
        makeStuck(state, keeper);
        state.piece(keeper).grounded = true;
        state.landing.keeperTried = true;
        state.flight.keeperTried = true;
        teller.of(state, event::DiveMissed, keeper);
        missed(state, teller);
        return;
    }
    teller.of(state, event::SaveDive, keeper);
    if (state.deflection.dive == DiveFor::Dribble || state.deflection.dive == DiveFor::Turn) {
        takeBallAtSpot(state, keeper, teller);
        return;
    }
    state.passer = static_cast<std::int8_t>(nobody);
    askSaveOrWay(state);
}

void askSaveOrWay(State &state)
{
    const int keeper = state.deflection.by;
    if (ownPlace(state, keeper).y == 1 || state.deflection.dive == DiveFor::Penalty)
        ask(state, Phase::Save, sideOf(keeper));
    else
        askBlockWay(state, sideOf(keeper));
}

void askBlockWay(State &state, Side side)
{
    ask(state, Phase::BlockWay, side);
}

void chooseBlockWay(State &state, OptionCode option, const Teller &teller)
{
    if (state.deflection.byFeet)
        state.poss = sideOf(state.deflection.by);
    bounceOff(state, option == leftCode, teller);
}

void listSave(const State &state, OptionList &options)
{
    if (state.options().blockExtraRule) {
        options.add(leftCode);
        options.add(rightCode);
    }
    options.add(cornerCode);
}

void chooseSave(State &state, OptionCode option, const Teller &teller)
{
    const Deflection &deflection = state.deflection;
    const Side attacker = opposite(sideOf(deflection.by));
    if (state.halfEnding)
        return;
    if (option == cornerCode)
        giveCorner(state, attacker, deflection.cornerIsLeft, teller);
    else
        bounceOff(state, option == leftCode, teller);
}

/// 6.4
void runIn(State &state, const Teller &teller)
{
    const int runner = state.ball.holder;
    const Side side = sideOf(runner);
    const Point ball = seenBy(side, state.ball.at);
    const Point goal = seenBy(side, at(ball.x, farLine));
    spend(state, runner, 1);
    teller.of(state, event::RunIn, runner);
    state.lastTouch = side;
    state.lastPiece = static_cast<std::int8_t>(runner);
    const int keeper = keeperOf(state, opposite(side));
    const bool isThere = keeper != nobody && !state.piece(keeper).grounded &&
                         isInAreaOf(state, opposite(side), state.piece(keeper).at);
    const int gap = isThere ? distance(state.piece(keeper).at, goal) : pitchRows;
    if (gap <= blockReach) {
        teller.of(state, event::SaveSafe, keeper);
        takeBallAtSpot(state, keeper, teller);
    } else if (gap <= diveReach) {
        askDive(state, DiveFor::RunIn, keeper, state.ball.at, wayFor(side, at(0, 1)));
        state.deflection.cornerIsLeft = ball.x <= seenBy(side, state.piece(keeper).at).x;
    } else {
        scoreGoal(state, side, GoalFrom::RunIn, teller);
    }
}

} // namespace touchline::oldschool
