// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/coach_ball.h"

#include "core/games/fuba/agents/coach_actions.h"
#include "core/games/fuba/agents/coach_figures.h"
#include "core/match/event_sink.h"

namespace touchline::fuba {

namespace {

/// A pass from an area without opponents is one easier: a sixth more of what a pass is worth.
constexpr int worthOfRoom = 150;
/// What a ball won near the own goal is worth beside the attempt that it prevents.
constexpr int worthOfABallWon = 600;
/// Below this value pressing is not planned, so that the keeper has nothing to help.
constexpr int leastValueToPress = 4;

/// Whether the side has another action of this kind in its stage, after the one it is taking.
bool stillMay(const State &state, Action action)
{
    return state.stage.count < state.stage.most && (state.stage.done & kindBit(action)) == 0;
}

/// Worth of the ball where it lies, for the side that has it and is in its stage.
int worthOfBall(const State &state)
{
    const Side side = state.holder;
    const int place = ballOf(state, side);
    const int own = weightAtBall(state, side);
    const int others = weightAtBall(state, opposite(side));
    int good = valueAt(levelOf(place)) + 150 * (own - others);
    if (others == 0)
        good += worthOfRoom;
    if (stillMay(state, Action::GoalAttempt))
        good += shotValue(state, side, place, state.value, true);
    const int bad = valueAt(8 - levelOf(place)) + 200 * (others - own);
    // In a first stage the opponents come next, and may press where they are enough.
    const int lost = state.stage.number == 1 && others >= own ? state.value - 1 : 0;
    return ((6 - lost) * good - lost * bad) / 6;
}

State afterDribble(const State &state, const PieceMove &move)
{
    State trial = state;
    NoEvents none;
    applyMove(trial, trial.holder, move, none);
    return trial;
}

} // namespace

int dribbleGain(const State &state, const PieceMove &move)
{
    if (dribbleTo(state, state.holder, move.to) == Dribble::BySkill &&
        !coachPays(state, static_cast<int>(Skill::Dribbling)))
        return 0;
    return worthOfBall(afterDribble(state, move)) - worthOfBall(state);
}

int bestShotAfterDribble(const State &state, Side side)
{
    if (side != state.holder || state.atSpot)
        return 0;
    const int kinds = [&] {
        int possible = 0;
        for (const Line line : {Line::Defence, Line::Midfield, Line::Attack})
            if (movesAfterDeductions(state, side, tiredMen(state, side, line)) > 0)
                possible |= bitOf(static_cast<MoveKind>(line));
        return possible;
    }();
    int best = 0;
    MoveFinder(state, side, kinds, true).each([&](const PieceMove &move) {
        if (move.ball && !move.keeper)
            best = std::max(best, shotValue(afterDribble(state, move), side, move.to, state.value, true));
    });
    return best;
}

bool wantsKeeperOut(const State &state, Side side)
{
    const int ball = ballOf(state, side);
    if (side == state.holder || zoneOf(ball) != Line::Defence || state.value < leastValueToPress ||
        !stillMay(state, Action::Pressing) || !mayPress(state, side, false))
        return false;
    const Side other = opposite(side);
    const auto threat = [&](bool out) {
        State trial = state;
        trial.sides[side].keeperOut = out;
        return shotValue(trial, other, turned(ball), state.value, false);
    };
    const int inside = threat(false);
    // Second action: the die must be two below the value; the keeper makes that one.
    const int gain = (inside + worthOfABallWon) / 6;
    const int failed = 6 - (state.value - 1);
    return gain > failed * (threat(true) - inside) / 6;
}

} // namespace touchline::fuba
