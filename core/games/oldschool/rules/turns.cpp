// SPDX-License-Identifier: GPL-3.0-or-later
// Turns and halves (specification 5.1, 5.2, 6.21).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int halfMinutes = 30;
constexpr int extraMinutes = 10;
constexpr int extraTurns = 20;
constexpr int normalHalves = 2;
constexpr int allHalves = 4;

} // namespace

void resetPiece(Piece &piece)
{
    if (piece.lock > 0) {
        piece.mp = 0;
        --piece.lock;
        piece.stuck = true;
    } else {
        piece.mp = piece.mpMax;
        piece.stuck = false;
    }
    piece.moved = false;
    piece.rolls = 0;
    piece.feinted = false;
    piece.tackled = false;
    piece.walked = false;
    piece.grounded = false;
    piece.longRun = false;
    piece.lastRoll = {};
}

namespace {

void startHalf(State &state, int half, Side side)
{
    state.half = static_cast<std::int8_t>(half);
    state.turn = 0;
    push(state, Task::BeginHalf, side);
}

} // namespace

int turnsOf(const State &state)
{
    return state.half <= normalHalves ? state.options().turnsPerHalf : extraTurns;
}

int minuteOf(const State &state)
{
    const int turns = turnsOf(state);
    const int turn = std::min<int>(state.turn, turns - 1);
    const int minute = state.half <= normalHalves
                           ? 1 + halfMinutes * turn / turns + halfMinutes * (state.half - 1)
                           : 1 + extraMinutes * turn / turns + normalHalves * halfMinutes +
                                 extraMinutes * (state.half - normalHalves - 1);
    return state.options().clock90 ? minute * 3 / 2 : minute;
}

Period periodOf(const State &state)
{
    if (state.shootOutHeld)
        return Period::ShootOut;
    return static_cast<Period>(state.half);
}

void beginHalf(State &state, const Teller &teller)
{
    const Side side = state.half % 2 == 1 ? state.first : opposite(state.first);
    teller.all(state, EventKind::PeriodStart, static_cast<int>(index(side)));
    state.now = {};
    state.poss = side;
    state.defendersFirst = false;
    state.ball = {};
    state.restart = {};
    state.restart.kind = Restart::KickOff;
    state.restart.side = side;
    state.restart.cell = at(middleColumn, halfwayRow);
    state.ball.at = state.restart.cell;
    push(state, Task::BeginTurn);
}

void beginTurn(State &state, const Teller &teller)
{
    teller.all(state, event::Turn, state.turn + 1, turnsOf(state));
    for (Piece &piece : state.pieces)
        resetPiece(piece);
    state.now = {};
    state.dice = {};
    state.white = 0;
    state.lightBlue = 0;
    push(state, Task::TurnEnd);
    push(state, Task::Phases);
    push(state, Task::RestartNext);
    push(state, Task::RollBall);
}

void startRolling(State &state, const Teller &teller)
{
    if (state.restart.kind != Restart::None || state.ball.mode != BallMode::Loose)
        return;
    if (state.ball.roll > 0)
        rollBall(state, state.ball.roll, 0, teller);
    else
        static_cast<void>(settle(state, state.poss, 0, teller));
}

void startPhases(State &state)
{
    state.now.isStarting = false;
    state.attacker = state.poss;
    const Side other = opposite(state.attacker);
    const bool isDefenceFirst = state.defendersFirst && state.ball.mode != BallMode::Header;
    state.defendersFirst = false;
    if (isDefenceFirst) {
        push(state, Task::AfterDefence);
        push(state, Task::DefendPhase, other, 1);
    } else {
        push(state, Task::DefendPhase, other);
        push(state, Task::AttackPhase, state.attacker);
    }
}

void beginAttack(State &state, Side /*side*/)
{
    state.now.inAttack = true;
    push(state, Task::ActNext);
    if (state.ball.mode == BallMode::Header) {
        state.now.dicePlayUsed = true;
        push(state, Task::HeaderPlay);
    }
}

void beginDefence(State &state, Side side, bool isFirst)
{
    // R7: whoever won the ball while the other side attacked does not move twice in a row.
    if (state.now.turnover && !isFirst)
        return;
    state.now.inAttack = false;
    push(state, Task::DefendNext, side);
}

/// R36
void afterDefence(State &state)
{
    if (state.poss == state.attacker)
        push(state, Task::AttackPhase, state.attacker);
    else
        push(state, Task::DefendPhase, state.attacker);
}

void endTurn(State &state, const Teller & /*teller*/)
{
    state.now.inAttack = false;
    constexpr int tikiTaka = 2;
    state.defendersFirst = state.now.freePasses >= tikiTaka && state.poss == state.attacker &&
                           state.restart.kind == Restart::None && state.ball.mode != BallMode::Header;
    ++state.turn;
    push(state, state.turn >= turnsOf(state) ? Task::HalfEnd : Task::BeginTurn);
}

/// 5.1: a penalty of the last turn is still taken, as rolls alone.
void endHalf(State &state, const Teller & /*teller*/)
{
    push(state, Task::AfterHalf);
    if (state.restart.kind != Restart::Penalty)
        return;
    state.halfEnding = true;
    push(state, Task::BringIntoPlay);
    push(state, Task::TakerTask);
}

void afterHalf(State &state, const Teller &teller)
{
    teller.all(state, EventKind::PeriodEnd, state.score.home, state.score.away);
    state.halfEnding = false;
    state.restart = {};
    state.ball.mode = BallMode::Dead;
    state.ball.holder = static_cast<std::int8_t>(nobody);
    for (Piece &piece : state.pieces) {
        piece.lock = 0;
        piece.grounded = false;
        piece.offside = false;
    }
    if (state.half == 1) {
        startHalf(state, 2, opposite(state.first));
        return;
    }
    if (state.half == normalHalves)
        state.after90 = state.score;
    const auto extraTime = state.tables->decision.extraTime;
    const bool isUndecidedNow = isUndecided(state);
    if (state.half == normalHalves && isUndecidedNow && extraTime != DecisionRules::ExtraTime::None) {
        state.extraTimePlayed = true;
        teller.all(state, event::ExtraTime);
        startHalf(state, normalHalves + 1, state.first);
        push(state, Task::Toss);
        return;
    }
    const bool isSilver = extraTime == DecisionRules::ExtraTime::SilverGoal && !isUndecidedNow;
    if (state.half == normalHalves + 1 && !isSilver) {
        startHalf(state, allHalves, opposite(state.first));
        return;
    }
    if (isUndecidedNow && state.tables->decision.shootOut)
        beginShootOut(state, teller);
    else
        push(state, Task::Finish);
}

} // namespace touchline::oldschool
