// SPDX-License-Identifier: GPL-3.0-or-later
// Floating balls: the second run, landing, headers, control by feet (specification 6.9, 6.11).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

Bits nearTo(const State &state, Side side, Point point)
{
    Bits near = 0;
    eachPiece(state, side, [&](int piece) {
        if (!state.piece(piece).grounded && distance(state.piece(piece).at, point) <= 1)
            near |= bitOf(piece);
    });
    return near;
}

bool hasRole(const State &state, Bits pieces, Role role)
{
    for (int piece = 0; piece < pieceCount; ++piece)
        if (has(pieces, piece) && state.piece(piece).role == role)
            return true;
    return false;
}

int countOf(Bits pieces)
{
    int count = 0;
    for (; pieces != 0; pieces &= pieces - 1)
        ++count;
    return count;
}

void addRoll(Landing &landing, Side side)
{
    landing.order[static_cast<std::size_t>(landing.rolls++)] = side;
}

/// 6.11: nobody got it: it bounces at once from where it came down, whoever stands there.
void bounce(State &state, const Teller &teller)
{
    const Landing &landing = state.landing;
    const Bits excluded = landing.near[0] | landing.near[1];
    const Point own = seenBy(Side::Home, state.ball.at);
    teller.all(state, event::Bounce, own.x, own.y);
    rollBall(state, airBounce, excluded, teller);
}

/// Nobody went for it.
void fallDead(State &state)
{
    const Point way = state.ball.way;
    state.ball.at = nearFree(state, state.ball.at, state.poss);
    leaveLoose(state, airBounce, way);
}

/// Who rolls for the header, in order (6.11, R23).
void orderDuel(State &state)
{
    Landing &landing = state.landing;
    const Side attackers = state.poss;
    const Side defenders = opposite(attackers);
    const Bits a = landing.near[index(attackers)];
    const Bits d = landing.near[index(defenders)];
    const bool isStrong = hasRole(state, a, Role::TargetMan) || hasRole(state, a, Role::CentreBack);
    const bool isDefenceFirst = hasRole(state, d, Role::CentreBack) && !isStrong;
    landing.rolls = 0;
    landing.at = 0;
    if (!isDefenceFirst)
        addRoll(landing, attackers);
    addRoll(landing, defenders);
    if (countOf(d) >= 2)
        addRoll(landing, defenders);
    if (isDefenceFirst)
        addRoll(landing, attackers);
}

void awaitDuel(State &state)
{
    const Landing &landing = state.landing;
    awaitRoll(state, Phase::DuelRoll, landing.order[static_cast<std::size_t>(landing.at)]);
}

void winHeader(State &state, Side side)
{
    ask(state, Phase::HeadBy, side);
}

void tryFeet(State &state, Side side)
{
    state.landing.feet = side;
    awaitRoll(state, Phase::FeetRoll, side);
}

AirWish wishOf(const State &state, Side side)
{
    return state.landing.wish[index(side)];
}

/// Both sides have said what they want.
void resolveAir(State &state, const Teller &teller)
{
    const Side first = state.poss;
    const Side second = opposite(first);
    const bool firstHeads = wishOf(state, first) == AirWish::Head;
    const bool secondHeads = wishOf(state, second) == AirWish::Head;
    Landing &landing = state.landing;
    if (firstHeads && secondHeads) {
        orderDuel(state);
        return awaitDuel(state);
    }
    if (firstHeads || secondHeads) {
        const Side side = firstHeads ? first : second;
        if (landing.near[index(opposite(side))] == 0)
            return winHeader(state, side);
        landing.rolls = 0;
        landing.at = 0;
        addRoll(landing, side);
        return awaitDuel(state);
    }
    if (wishOf(state, first) == AirWish::Feet)
        return tryFeet(state, first);
    if (wishOf(state, second) == AirWish::Feet)
        return tryFeet(state, second);
    fallDead(state);
    static_cast<void>(teller);
}

void askAirWish(State &state, const Teller &teller)
{
    for (const Side side : {state.poss, opposite(state.poss)}) {
        if (state.landing.near[index(side)] == 0 ||
            has(state.landing.answered, static_cast<int>(index(side))))
            continue;
        ask(state, Phase::Air, side);
        return;
    }
    resolveAir(state, teller);
}

} // namespace

/// 6.9: off the pitch it is out at once; else everybody who is not stuck gets a second run.
void launch(State &state, Point target, int a, int b, const Teller &teller)
{
    const Flight &flight = state.flight;
    const Side side = flight.side;
    const Point from = seenBy(side, flight.from);
    state.lastTouch = side;
    state.lastPiece = flight.by;
    if (!isOnPitch(target)) {
        const Path line = lineBetween(from, target);
        goOut(state, line[line.exit()], teller);
        return;
    }
    Ball &ball = state.ball;
    ball.mode = BallMode::Air;
    ball.at = target;
    ball.way = target - from;
    ball.holder = static_cast<std::int8_t>(nobody);
    ball.a = static_cast<std::int8_t>(a);
    ball.b = static_cast<std::int8_t>(b);
    for (Piece &piece : state.pieces)
        if (piece.onPitch && !piece.stuck && !piece.grounded)
            piece.mp = static_cast<std::int8_t>(std::min(piece.mp + piece.mpMax, 2 * piece.mpMax));
    push(state, Task::Land);
    push(state, Task::AirNext, opposite(side));
    push(state, Task::AirNext, side);
}

/// 6.11
void land(State &state, const Teller &teller)
{
    state.landing = {};
    for (const Side side : {opposite(state.poss), state.poss}) {
        const int keeper = keeperOf(state, side);
        if (!hasHandsAt(state, keeper, state.ball.at))
            continue;
        const int gap = distance(state.piece(keeper).at, state.ball.at);
        if (gap <= blockReach) {
            takeBallAtSpot(state, keeper, teller);
            return;
        }
        if (gap > diveReach)
            continue;
        const Point way = state.ball.way;
        const Side attacker = opposite(side);
        askDive(state, DiveFor::Landing, keeper, nearFree(state, state.ball.at, side), way);
        state.deflection.cornerIsLeft =
            seenBy(attacker, state.ball.at).x <= seenBy(attacker, state.piece(keeper).at).x;
        return;
    }
    goOnLanding(state, teller);
}

void goOnLanding(State &state, const Teller &teller)
{
    Landing &landing = state.landing;
    bool isFlagged = false;
    for (const Side side : bothSides) {
        landing.near[index(side)] = nearTo(state, side, state.ball.at);
        for (int piece = 0; piece < pieceCount; ++piece)
            if (has(landing.near[index(side)], piece) && state.piece(piece).offside) {
                landing.near[index(side)] &= ~bitOf(piece);
                isFlagged = isFlagged || side == state.poss;
            }
    }
    // R47
    if (isFlagged && landing.near[index(state.poss)] == 0) {
        const Point own = seenBy(state.poss, state.ball.at);
        teller.side(state, event::Offside, state.poss, own.x, own.y);
        deadBall(state, Restart::FreeKick, opposite(state.poss), state.ball.at, teller);
        return;
    }
    askAirWish(state, teller);
}

void listAir(const State & /*state*/, OptionList &options)
{
    options.add(noneCode);
    options.add(headCode);
    options.add(feetCode);
}

void chooseAir(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    state.landing.wish[index(side)] = static_cast<AirWish>(option);
    state.landing.answered |= bitOf(static_cast<int>(index(side)));
    askAirWish(state, teller);
}

void rollDuel(State &state, int white, const Teller &teller)
{
    Landing &landing = state.landing;
    const Side side = landing.order[static_cast<std::size_t>(landing.at++)];
    if (isEven(white)) {
        winHeader(state, side);
        return;
    }
    if (landing.at < landing.rolls) {
        awaitDuel(state);
        return;
    }
    const Point own = seenBy(side, state.ball.at);
    teller.side(state, event::HeaderMissed, side, own.x, own.y);
    // Only one side went for it with the head: the other may still take it with the feet.
    const Side other = opposite(side);
    if (wishOf(state, other) == AirWish::Feet)
        tryFeet(state, other);
    else
        bounce(state, teller);
}

void rollFeet(State &state, int white, const Teller &teller)
{
    const Side side = state.landing.feet;
    teller.side(state, event::FeetControl, side, isEven(white) ? 1 : 0);
    if (!isEven(white)) {
        const Side other = opposite(side);
        if (side == state.poss && wishOf(state, other) == AirWish::Feet)
            tryFeet(state, other);
        else
            bounce(state, teller);
        return;
    }
    int who = nobody;
    for (int piece = 0; piece < pieceCount && who == nobody; ++piece)
        if (has(state.landing.near[index(side)], piece))
            who = piece;
    state.deflection = {};
    state.deflection.by = static_cast<std::int8_t>(who);
    state.deflection.from = nearFree(state, state.ball.at, side);
    state.deflection.way = state.ball.way;
    state.deflection.byFeet = true;
    askBlockWay(state, side);
}

void listHeadBy(const State &state, OptionList &options)
{
    const Side side = state.decider;
    eachPiece(state, side, [&](int piece) {
        if (has(state.landing.near[index(side)], piece))
            options.add(manCode(state, piece));
    });
}

void chooseHeadBy(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const int piece = pieceOfMan(state, side, numberOfCode(option));
    if (state.passer != nobody && sideOf(state.passer) != side)
        state.passer = static_cast<std::int8_t>(nobody);
    state.ball.mode = BallMode::Header;
    state.ball.holder = static_cast<std::int8_t>(piece);
    state.poss = side;
    state.lastTouch = side;
    state.lastPiece = static_cast<std::int8_t>(piece);
    clearOffside(state);
    if (state.now.inAttack && side != state.attacker)
        state.now.turnover = true;
    const Point own = seenBy(side, state.ball.at);
    teller.of(state, event::Header, piece, own.x, own.y);
}

} // namespace touchline::oldschool
