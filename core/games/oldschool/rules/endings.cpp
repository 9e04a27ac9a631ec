// SPDX-License-Identifier: GPL-3.0-or-later
// Penalties, shoot-out, abandoned matches, the end (specification 5.1, 6.14, 6.17, 6.19).
#include "core/games/oldschool/rules/steps.h"
#include "core/match/state/match_end.h"

namespace touchline::oldschool {

namespace {

void endKick(State &state, bool scored, const Teller &teller)
{
    const int taker = state.restart.taker;
    const Side side = sideOf(taker);
    SideState &team = state.sides[side];
    ++team.kicks;
    if (scored)
        ++team.kickGoals;
    const int home = state.sides[Side::Home].kickGoals;
    const int away = state.sides[Side::Away].kickGoals;
    teller.of(state, EventKind::ShootOutKick, taker, scored ? 1 : 0, home, away, 0, 0, 0);
    if (const auto leader = shootOutLeader(state)) {
        declareWinner(state, *leader);
        teller.all(state, EventKind::ShootOutEnd, home, away);
        push(state, Task::Finish);
        return;
    }
    push(state, Task::Kick, opposite(side));
}

void endPenalty(State &state, bool scored, const Teller &teller)
{
    const int taker = state.restart.taker;
    const Side side = state.restart.side;
    if (state.shootOutHeld) {
        endKick(state, scored, teller);
        return;
    }
    state.lastPiece = static_cast<std::int8_t>(taker);
    state.lastTouch = side;
    state.passer = static_cast<std::int8_t>(nobody);
    state.poss = side;
    teller.of(state, event::PenaltyKick, taker, scored ? 1 : 0);
    if (scored) {
        scoreGoal(state, side, GoalFrom::Penalty, teller);
        return;
    }
    state.restart = {};
    if (state.halfEnding)
        return;
    // 6.14: from the cell in front of the keeper, as he wants.
    const int keeper = keeperOf(state, opposite(side));
    state.deflection = {};
    state.deflection.dive = DiveFor::Penalty;
    state.deflection.by = static_cast<std::int8_t>(keeper);
    state.deflection.from = seenBy(side, at(middleColumn, pitchRows - 1));
    state.deflection.way = wayFor(side, at(0, 1));
    state.deflection.byKeeper = true;
    state.deflection.cornerIsLeft = true;
    state.ball.mode = BallMode::Dead;
    askSaveOrWay(state);
}

} // namespace

void takePenalty(State &state)
{
    state.lastPiece = state.restart.taker;
    awaitRoll(state, Phase::PenaltyRoll, state.restart.side);
}

/// R24: even is a goal; odd is one too unless the keeper throws even.
void rollPenalty(State &state, int white, const Teller &teller)
{
    if (isEven(white))
        endPenalty(state, true, teller);
    else
        awaitRoll(state, Phase::PenaltySaveRoll, opposite(state.restart.side));
}

void rollPenaltySave(State &state, int white, const Teller &teller)
{
    endPenalty(state, !isEven(white), teller);
}

/// A side with fewer than seven players has lost (R26, section 9 (f)).
void abandon(State &state, Side side, const Teller &teller)
{
    teller.side(state, event::Abandoned, side);
    forfeitMatch(state, side);
    push(state, Task::Finish);
}

/// 6.19: who begins is tossed for.
void beginShootOut(State &state, const Teller & /*teller*/)
{
    state.shootOutHeld = true;
    push(state, Task::Toss);
}

void nextKick(State &state, Side side)
{
    SideState &team = state.sides[side];
    Bits here = 0;
    eachPiece(state, side, [&](int piece) { here |= bitOf(slotOf(piece)); });
    // All of them before anybody kicks again.
    if ((here & ~team.kicked) == 0)
        team.kicked = 0;
    int slot = 0;
    while (!has(here & ~team.kicked, slot))
        ++slot;
    team.kicked |= bitOf(slot);
    state.restart = {};
    state.restart.kind = Restart::Penalty;
    state.restart.side = side;
    state.restart.taker = static_cast<std::int8_t>(pieceOf(side, slot));
    takePenalty(state);
}

void finish(State &state, const Teller &teller)
{
    if (state.half <= 2)
        state.after90 = state.score;
    endMatch(state);
    teller.matchEnd(state);
}

} // namespace touchline::oldschool
