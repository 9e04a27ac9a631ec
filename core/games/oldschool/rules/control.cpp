// SPDX-License-Identifier: GPL-3.0-or-later
// Possession, dead balls, goals (specification 6.3, 5.3, 6.13).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

/// The best of the candidates of a side: most points, then lowest shirt; unflagged ones first.
int controllerOf(const State &state, Side side, Bits candidates)
{
    int best = nobody;
    eachPiece(state, side, [&](int piece) {
        if (!has(candidates, piece))
            return;
        const Piece &one = state.piece(piece);
        if (best == nobody) {
            best = piece;
            return;
        }
        const Piece &other = state.piece(best);
        if (one.offside != other.offside) {
            if (!one.offside)
                best = piece;
        } else if (one.mp > other.mp || (one.mp == other.mp && one.shirt < other.shirt)) {
            best = piece;
        }
    });
    return best;
}

void callOffside(State &state, int piece, const Teller &teller)
{
    const Point ball = seenBy(sideOf(piece), state.ball.at);
    teller.of(state, event::Offside, piece, ball.x, ball.y);
    deadBall(state, Restart::FreeKick, opposite(sideOf(piece)), state.ball.at, teller);
}

} // namespace

/// 6.3
bool settle(State &state, Side preferred, Bits excluded, const Teller &teller)
{
    std::array<Bits, 2> near{};
    for (const Side side : bothSides)
        eachPiece(state, side, [&](int piece) {
            const Piece &one = state.piece(piece);
            if (!one.grounded && !has(excluded, piece) && distance(one.at, state.ball.at) <= 1)
                near[index(side)] |= bitOf(piece);
        });
    const Side side = near[index(preferred)] != 0 ? preferred : opposite(preferred);
    if (near[index(side)] == 0)
        return false;
    const int controller = controllerOf(state, side, near[index(side)]);
    if (state.piece(controller).offside)
        callOffside(state, controller, teller);
    else
        takeBall(state, controller, teller);
    return true;
}

void takeBall(State &state, int piece, const Teller &teller)
{
    const Side side = sideOf(piece);
    Ball &ball = state.ball;
    const bool isWon = side != state.poss;
    if (state.passer != nobody && sideOf(state.passer) != side)
        state.passer = static_cast<std::int8_t>(nobody);
    const bool isHands = isKeeper(state, piece) && hasHandsAt(state, piece, ball.at);
    ball.mode = isHands ? BallMode::Hands : BallMode::Held;
    ball.holder = static_cast<std::int8_t>(piece);
    ball.roll = 0;
    ball.a = 0;
    ball.b = 0;
    state.poss = side;
    state.lastTouch = side;
    state.lastPiece = static_cast<std::int8_t>(piece);
    state.now.turned = false;
    state.now.byFreePass = false;
    if (state.now.inAttack && side != state.attacker)
        state.now.turnover = true;
    clearOffside(state);
    const Point own = seenBy(side, ball.at);
    if (isHands)
        teller.of(state, event::KeeperHands, piece);
    else if (isWon)
        teller.of(state, event::Capture, piece, own.x, own.y);
}

void winBallAtSpot(State &state, int piece, const Teller &teller)
{
    state.ball.mode = BallMode::Dead;
    state.ball.at = freeSpot(state, piece);
    takeBall(state, piece, teller);
}

void takeBallAtSpot(State &state, int piece, const Teller &teller)
{
    // In the hands of a keeper in his area the ball counts as where he is.
    const bool isHands = isKeeper(state, piece) && hasHandsAt(state, piece, state.piece(piece).at);
    winBallAtSpot(state, piece, teller);
    if (isHands && state.ball.mode != BallMode::Hands) {
        state.ball.mode = BallMode::Hands;
        teller.of(state, event::KeeperHands, piece);
    }
}

void clearOffside(State &state)
{
    for (Piece &piece : state.pieces)
        piece.offside = false;
}

/// 6.16
void flagOffside(State &state, int player)
{
    clearOffside(state);
    eachPiece(state, sideOf(player), [&](int piece) {
        if (piece != player && wouldBeOffside(state, piece))
            state.piece(piece).offside = true;
    });
}

bool isGoalExit(const State &state, Point exit)
{
    return (exit.y == 0 || exit.y == farLine) && state.charts().isGoalColumn(exit.x);
}

/// 6.8: a keeper towards whose goal it rolls gets a second run.
void leaveLoose(State &state, int cells, Point way)
{
    Ball &ball = state.ball;
    ball.mode = BallMode::Loose;
    ball.holder = static_cast<std::int8_t>(nobody);
    ball.roll = static_cast<std::int8_t>(cells);
    ball.way = way;
    if (cells == 0)
        return;
    const Path path = beyond(ball.at, way, cells);
    const int exit = path.exit();
    if (exit == path.count || !isGoalExit(state, path[exit]))
        return;
    const int keeper = keeperOf(state, path[exit].y == 0 ? Side::Home : Side::Away);
    if (keeper == nobody)
        return;
    Piece &one = state.piece(keeper);
    if (one.stuck || one.longRun)
        return;
    one.longRun = true;
    one.mp = static_cast<std::int8_t>(std::min(one.mp + one.mpMax, 2 * one.mpMax));
}

void settleOrLeave(State &state, int cells, Point way, Bits excluded, const Teller &teller)
{
    if (!settle(state, state.poss, excluded, teller))
        leaveLoose(state, cells, way);
}

void stopPlay(State &state)
{
    const bool isStarting = state.now.isStarting;
    state.todo.size = 0;
    if (state.halfEnding) {
        push(state, Task::AfterHalf);
        return;
    }
    push(state, Task::TurnEnd);
    if (isStarting) {
        push(state, Task::Phases);
        push(state, Task::RestartNext);
    }
}

void deadBall(State &state, Restart kind, Side side, Point cell, const Teller &teller)
{
    state.restart = {};
    state.restart.kind = kind;
    state.restart.side = side;
    state.restart.cell = at(std::clamp<int>(cell.x, 1, pitchColumns), std::clamp<int>(cell.y, 1, pitchRows));
    state.ball.mode = BallMode::Dead;
    state.ball.at = state.restart.cell;
    state.ball.holder = static_cast<std::int8_t>(nobody);
    state.poss = side;
    clearOffside(state);
    const Point own = seenBy(side, state.restart.cell);
    switch (kind) {
    case Restart::ThrowIn:
        teller.side(state, event::ThrowIn, side, own.x, own.y);
        break;
    case Restart::GoalKick:
        teller.side(state, event::GoalKick, side, own.x, own.y);
        break;
    case Restart::Corner:
        teller.side(state, event::Corner, side, own.x, own.y);
        break;
    case Restart::FreeKick:
        teller.side(state, event::FreeKick, side, own.x, own.y);
        break;
    case Restart::Penalty:
        teller.side(state, event::Penalty, side);
        break;
    case Restart::None:
    case Restart::KickOff:
        break;
    }
    stopPlay(state);
}

void giveCorner(State &state, Side side, bool isLeft, const Teller &teller)
{
    deadBall(state, Restart::Corner, side, seenBy(side, at(isLeft ? 1 : pitchColumns, pitchRows)), teller);
}

/// 2.3, 5.3: throw-in, corner or goal kick by where it went out and who touched it last.
void goOut(State &state, Point exit, const Teller &teller)
{
    const bool isGoalLine = exit.y < 1 || exit.y > pitchRows;
    if (!isGoalLine) {
        deadBall(state, Restart::ThrowIn, opposite(state.lastTouch), exit, teller);
        return;
    }
    const Side defender = exit.y < 1 ? Side::Home : Side::Away;
    if (state.lastTouch == defender) {
        const Side attacker = opposite(defender);
        giveCorner(state, attacker, seenBy(attacker, exit).x <= middleColumn, teller);
        return;
    }
    // The spots of goal kicks stand where the goal area has its second row, two columns beside the middle.
    constexpr int besideMiddle = 2;
    const bool isRight = seenBy(defender, exit).x > middleColumn;
    const Point spot =
        at(middleColumn + (isRight ? besideMiddle : -besideMiddle), state.charts().goalArea.high.y);
    deadBall(state, Restart::GoalKick, defender, seenBy(defender, spot), teller);
}

void goalThrough(State &state, Point exit, GoalFrom from, const Teller &teller)
{
    scoreGoal(state, exit.y == 0 ? Side::Away : Side::Home, from, teller);
}

void scoreGoal(State &state, Side side, GoalFrom from, const Teller &teller)
{
    const int scorer = state.lastPiece;
    const int passer = state.passer;
    ++state.score.of(side);
    const GoalHow how = from == GoalFrom::Penalty ? GoalHow::Penalty : GoalHow::Play;
    if (sideOf(scorer) == side) {
        teller.of(state, EventKind::Goal, scorer, state.score.home, state.score.away, static_cast<int>(how));
        if (from != GoalFrom::Penalty && passer != nobody && passer != scorer && sideOf(passer) == side)
            teller.of(state, event::Assist, passer);
    } else {
        teller.of(state, EventKind::OwnGoal, scorer, state.score.home, state.score.away,
                  static_cast<int>(GoalHow::Play));
    }
    teller.side(state, event::GoalFrom, side, static_cast<int>(from));
    state.passer = static_cast<std::int8_t>(nobody);
    const bool isGolden = state.options().goldenGoal ||
                          state.tables->decision.extraTime == DecisionRules::ExtraTime::GoldenGoal;
    constexpr int firstExtraHalf = 3;
    if (state.half >= firstExtraHalf && isGolden && !isUndecided(state)) {
        teller.side(state, event::GoldenGoal, side);
        state.todo.size = 0;
        push(state, Task::Finish);
        return;
    }
    deadBall(state, Restart::KickOff, opposite(side), at(middleColumn, halfwayRow), teller);
}

void spend(State &state, int piece, int points)
{
    Piece &one = state.piece(piece);
    one.mp = static_cast<std::int8_t>(std::max(0, one.mp - points));
    one.moved = true;
}

void makeStuck(State &state, int piece)
{
    state.piece(piece).mp = 0;
    state.piece(piece).stuck = true;
}

void ballPlayed(State &state)
{
    state.now.mustPlay = false;
    state.now.kind = Restart::None;
}

bool keeperMeetsBall(State &state, DiveFor dive, const Teller &teller)
{
    const int keeper = keeperOf(state, opposite(sideOf(state.ball.holder)));
    if (!hasHandsAt(state, keeper, state.ball.at))
        return false;
    const int gap = distance(state.piece(keeper).at, state.ball.at);
    if (gap <= blockReach) {
        takeBallAtSpot(state, keeper, teller);
        return true;
    }
    if (gap > diveReach)
        return false;
    askDive(state, dive, keeper, state.ball.at, {});
    return true;
}

} // namespace touchline::oldschool
