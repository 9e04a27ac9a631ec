// SPDX-License-Identifier: GPL-3.0-or-later
// The ball along the ground: curl, blocks, interceptions, rolling (specification 6.7, 6.8, 6.18).
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

/// Whether the ball may be curled (6.18, R14).
bool mayCurl(const State &state, PlayKind kind)
{
    if (state.dice.use == DiceFor::Header)
        return false;
    if (kind != PlayKind::Long)
        return true;
    return state.ball.mode == BallMode::Hands || state.now.kind == Restart::GoalKick;
}

/// Left of a play: along the axis of its smaller part.
Point curlWay(Point way, bool isLeft)
{
    const int turn = isLeft ? 1 : -1;
    if (magnitude(way.x) <= magnitude(way.y))
        return at(way.y > 0 ? -turn : turn, 0);
    return at(0, way.x > 0 ? turn : -turn);
}

EventKind eventOf(const State &state, const Flight &flight)
{
    if (state.ball.mode == BallMode::Hands || state.now.kind == Restart::GoalKick)
        return event::KeeperKick;
    switch (flight.kind) {
    case PlayKind::Through:
        return event::Through;
    case PlayKind::Long:
        return event::LongBall;
    case PlayKind::FloatingCross:
    case PlayKind::LowCross:
    case PlayKind::DoubleCross:
        return event::Cross;
    case PlayKind::Decline:
    case PlayKind::Again:
    case PlayKind::Short:
    case PlayKind::Coordinate:
    case PlayKind::Straight:
    case PlayKind::CoordinateShot:
    case PlayKind::Lob:
        break;
    }
    return event::Pass;
}

bool isCertain(const State &state, const Flight &flight, Point piece)
{
    return state.options().throughAutoIntercept || isNear(flight.from, flight.to, piece, 0) ||
           distance(piece, flight.to) <= 1;
}

/// Opponents in range, by distance and shirt (6.7 item 2).
void findInWay(State &state)
{
    Flight &flight = state.flight;
    const Side other = opposite(flight.side);
    const auto key = [&](int piece) {
        constexpr int shirts = 100;
        return distance(seenBy(flight.side, state.piece(piece).at), flight.from) * shirts +
               state.piece(piece).shirt;
    };
    eachPiece(state, other, [&](int piece) {
        const Point spot = seenBy(flight.side, state.piece(piece).at);
        if (state.piece(piece).grounded || !isNear(flight.from, flight.to, spot, blockReach) ||
            !isAhead(flight.from, flight.to, spot) ||
            (isKeeper(state, piece) && isInAreaOf(state, other, state.piece(piece).at)))
            return;
        flight.inWay[static_cast<std::size_t>(flight.inWayCount++)] = static_cast<std::int8_t>(piece);
    });
    std::sort(flight.inWay.begin(), flight.inWay.begin() + flight.inWayCount,
              [&](int one, int two) { return key(one) < key(two); });
}

void interceptPass(State &state, int piece, const Teller &teller)
{
    const Flight &flight = state.flight;
    const Path line = lineBetween(flight.from, flight.to);
    Point spot;
    for (int number = 0; number < line.count && spot == Point{}; ++number) {
        const Point home = seenBy(flight.side, line[number]);
        if (isFree(state, home) && distance(home, state.piece(piece).at) <= 1)
            spot = line[number];
    }
    const Point own = ownPlace(state, piece);
    teller.of(state, event::Intercept, piece, own.x, own.y);
    if (spot == Point{}) {
        winBallAtSpot(state, piece, teller);
        return;
    }
    state.ball.at = seenBy(flight.side, spot);
    takeBall(state, piece, teller);
}

/// 6.7 items 4 and 5.
void arrive(State &state, const Teller &teller)
{
    const Flight &flight = state.flight;
    const Path line = lineBetween(flight.from, flight.to);
    if (const int exit = line.exit(); exit < line.count) {
        goOut(state, seenBy(flight.side, line[exit]), teller);
        return;
    }
    int last = line.count - 1;
    while (last > 0 && pieceAt(state, seenBy(flight.side, line[last])) != nobody)
        --last;
    state.ball.at = nearFree(state, seenBy(flight.side, line[last]), flight.side);
    const Point way = wayFor(flight.side, flight.to - flight.from);
    const int passer = flight.by;
    settleOrLeave(state, groundRoll, way, 0, teller);
    // The assist is his who passed, not of who dribbled before.
    if (isCarried(state) && sideOf(state.ball.holder) == sideOf(passer))
        state.passer = static_cast<std::int8_t>(passer);
}

/// 6.13: a keeper in his area reaches ground balls that pass him.
void meetKeeper(State &state, const Teller &teller)
{
    const Flight &flight = state.flight;
    const int keeper = keeperOf(state, opposite(flight.side));
    if (keeper == nobody || flight.keeperTried)
        return arrive(state, teller);
    const Point spot = seenBy(flight.side, state.piece(keeper).at);
    const Path line = lineBetween(flight.from, flight.to);
    const Point ball = seenBy(flight.side, line[nearestOnLine(line, spot)]);
    if (!hasHandsAt(state, keeper, ball) || !isAhead(flight.from, flight.to, spot))
        return arrive(state, teller);
    if (isNear(flight.from, flight.to, spot, blockReach))
        return takeBallAtSpot(state, keeper, teller);
    if (!isNear(flight.from, flight.to, spot, diveReach))
        return arrive(state, teller);
    // Unlike a block (6.7) it begins at the nearest cell itself, or the nearest free one to that.
    askDive(state, DiveFor::Pass, keeper, ball, wayFor(flight.side, flight.to - flight.from));
    state.deflection.cornerIsLeft = seenBy(flight.side, ball).x <= spot.x;
}

} // namespace

int nearestOnLine(const Path &line, Point piece)
{
    int best = 0;
    for (int number = 1; number < line.count; ++number)
        if (isOnPitch(line[number]) && distance(line[number], piece) < distance(line[best], piece))
            best = number;
    return best;
}

Point freeOnLine(const State &state, const Path &line, Point piece, Side side)
{
    int number = nearestOnLine(line, piece);
    while (number > 0 && pieceAt(state, seenBy(side, line[number])) != nobody)
        --number;
    return line[number];
}

void startPlay(State &state, const Teller &teller)
{
    Flight &flight = state.flight;
    const int by = state.ball.holder;
    flight.by = static_cast<std::int8_t>(by);
    flight.side = sideOf(by);
    flight.from = seenBy(flight.side, state.ball.at);
    flight.headed = state.dice.use == DiceFor::Header;
    flight.canCurl = mayCurl(state, flight.kind);
    teller.of(state, eventOf(state, flight), by, flight.from.x, flight.from.y, flight.to.x, flight.to.y);
    flagOffside(state, by);
    ballPlayed(state);
    state.now.dicePlayUsed = true;
    state.passer = static_cast<std::int8_t>(by);
    state.lastTouch = flight.side;
    state.lastPiece = static_cast<std::int8_t>(by);
    state.ball.mode = BallMode::Dead;
    if (flight.canCurl)
        ask(state, Phase::Curl, flight.side);
    else
        flyOn(state, teller);
}

void listCurls(const State &state, OptionList &options)
{
    options.add(noneCode);
    if (!isShot(state.flight.kind)) {
        options.add(curlLeftCode);
        options.add(curlRightCode);
        return;
    }
    // 6.15: one direction; down only from above the ground.
    for (int number = 0; number < directionCount; ++number)
        if (directions[static_cast<std::size_t>(number)].y >= 0 || state.flight.to.y > 1)
            options.add(numberCode(number));
}

void chooseCurl(State &state, OptionCode option, const Teller &teller)
{
    Flight &flight = state.flight;
    const bool isAtGoal = isShot(flight.kind);
    if (option == noneCode) {
        if (isAtGoal)
            finishShot(state, teller);
        else
            flyOn(state, teller);
        return;
    }
    flight.curl = isAtGoal ? directions[static_cast<std::size_t>(numberOfCode(option))]
                           : curlWay(flight.to - flight.from, option == curlLeftCode);
    awaitRoll(state, Phase::CurlRoll, flight.side);
}

void rollCurl(State &state, int white, const Teller &teller)
{
    Flight &flight = state.flight;
    const bool isAtGoal = isShot(flight.kind);
    if (isEven(white)) {
        flight.to = flight.to + flight.curl;
        if (isAtGoal)
            flight.to.y = std::max<std::int16_t>(flight.to.y, 1);
        if (++flight.curls < mostCurls) {
            awaitRoll(state, Phase::CurlRoll, flight.side);
            return;
        }
    }
    teller.of(state, event::Curl, flight.by, flight.curls);
    if (isAtGoal)
        finishShot(state, teller);
    else
        flyOn(state, teller);
}

void flyOn(State &state, const Teller &teller)
{
    Flight &flight = state.flight;
    if (isInAir(flight.kind)) {
        launch(state, seenBy(flight.side, flight.to), state.dice.a, state.dice.b, teller);
        return;
    }
    // R46
    if (!flight.headed)
        findInWay(state);
    nextInWay(state, teller);
}

void nextInWay(State &state, const Teller &teller)
{
    Flight &flight = state.flight;
    if (flight.inWayAt >= flight.inWayCount) {
        meetKeeper(state, teller);
        return;
    }
    const int piece = flight.inWay[static_cast<std::size_t>(flight.inWayAt)];
    const Side other = sideOf(piece);
    if (flight.kind != PlayKind::Through)
        awaitRoll(state, Phase::BlockRoll, other);
    else if (isCertain(state, flight, seenBy(flight.side, state.piece(piece).at)))
        interceptPass(state, piece, teller);
    else
        awaitRoll(state, Phase::InterceptRoll, other);
}

void rollBlock(State &state, int white, const Teller &teller)
{
    Flight &flight = state.flight;
    const int piece = flight.inWay[static_cast<std::size_t>(flight.inWayAt++)];
    if (!isEven(white)) {
        nextInWay(state, teller);
        return;
    }
    const Path line = lineBetween(flight.from, flight.to);
    const Point spot = seenBy(flight.side, state.piece(piece).at);
    const Point own = ownPlace(state, piece);
    teller.of(state, event::Block, piece, own.x, own.y);
    state.passer = static_cast<std::int8_t>(nobody);
    state.deflection = {};
    state.deflection.by = static_cast<std::int8_t>(piece);
    state.deflection.from = seenBy(flight.side, freeOnLine(state, line, spot, flight.side));
    state.deflection.way = wayFor(flight.side, flight.to - flight.from);
    askBlockWay(state, sideOf(piece));
}

void rollIntercept(State &state, int white, const Teller &teller)
{
    Flight &flight = state.flight;
    const int piece = flight.inWay[static_cast<std::size_t>(flight.inWayAt++)];
    if (isEven(white))
        interceptPass(state, piece, teller);
    else
        nextInWay(state, teller);
}

namespace {

/// 6.8: a ball that rolls into a goal; the keeper first.
void rollIntoGoal(State &state, Point start, Point exit, const Teller &teller)
{
    const Side defender = exit.y == 0 ? Side::Home : Side::Away;
    const int keeper = keeperOf(state, defender);
    const Path line = lineBetween(start, exit);
    if (keeper != nobody) {
        const Point spot = state.piece(keeper).at;
        const Point ball = line[nearestOnLine(line, spot)];
        if (hasHandsAt(state, keeper, ball)) {
            if (isNear(start, exit, spot, blockReach))
                return takeBallAtSpot(state, keeper, teller);
            if (isNear(start, exit, spot, diveReach)) {
                state.ball.mode = BallMode::Dead;
                askDive(state, DiveFor::Rolling, keeper, ball, exit - start);
                const Side attacker = opposite(defender);
                state.deflection.cornerIsLeft = seenBy(attacker, ball).x <= seenBy(attacker, spot).x;
                return;
            }
        }
    }
    goalThrough(state, exit, GoalFrom::Rolling, teller);
}

bool isSomebodyThere(const State &state, Point point, Bits excluded)
{
    for (int piece = 0; piece < pieceCount; ++piece) {
        const Piece &one = state.piece(piece);
        if (one.onPitch && !one.grounded && !has(excluded, piece) && distance(one.at, point) <= 1)
            return true;
    }
    return false;
}

} // namespace

void rollBall(State &state, int cells, Bits excluded, const Teller &teller)
{
    Ball &ball = state.ball;
    const Point start = ball.at;
    const Point way = ball.way;
    const Path path = beyond(start, way, cells);
    ball.mode = BallMode::Loose;
    ball.roll = static_cast<std::int8_t>(cells);
    bool isStopped = false;
    for (int number = 0; number < path.count && !isStopped; ++number) {
        const Point next = path[number];
        if (!isOnPitch(next)) {
            if (isGoalExit(state, next))
                rollIntoGoal(state, start, next, teller);
            else
                goOut(state, next, teller);
            return;
        }
        if (pieceAt(state, next) != nobody)
            break;
        ball.at = next;
        isStopped = isSomebodyThere(state, next, excluded);
    }
    // A bounce that is stopped at once began among the pieces.
    ball.at = nearFree(state, ball.at, state.poss);
    teller.all(state, event::Rolling, start.x, start.y, ball.at.x, ball.at.y);
    settleOrLeave(state, cells, way, excluded, teller);
}

} // namespace touchline::oldschool
