// SPDX-License-Identifier: GPL-3.0-or-later
// Shots at the 27 positions (specification 6.15).
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

Point farPlane(const Flight &flight)
{
    return at(flight.to.x, farLine);
}

bool isGroundShot(const Flight &flight)
{
    return flight.kind != PlayKind::Lob;
}

/// Players in the field who stand in the way of the ball.
void findBlockers(State &state)
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
        if (!isKeeper(state, piece) && !state.piece(piece).grounded &&
            isNear(flight.from, farPlane(flight), spot, blockReach) &&
            isAhead(flight.from, farPlane(flight), spot))
            flight.inWay[static_cast<std::size_t>(flight.inWayCount++)] = static_cast<std::int8_t>(piece);
    });
    std::sort(flight.inWay.begin(), flight.inWay.begin() + flight.inWayCount,
              [&](int one, int two) { return key(one) < key(two); });
}

void askCurl(State &state, const Teller &teller)
{
    if (isGroundShot(state.flight))
        ask(state, Phase::Curl, state.flight.side);
    else
        finishShot(state, teller);
}

int keeperPoints(const State &state, int keeper)
{
    const Piece &one = state.piece(keeper);
    if (!isGroundShot(state.flight) || !state.options().keeperByDistance)
        return one.mp;
    constexpr int rowsPerPoint = 5;
    return std::min<int>(one.mp, (farLine - state.flight.from.y) / rowsPerPoint);
}

void askKeeper(State &state, const Teller &teller)
{
    const int keeper = keeperOf(state, opposite(state.flight.side));
    if (keeper == nobody || state.piece(keeper).grounded || state.piece(keeper).stuck)
        return askCurl(state, teller);
    Piece &one = state.piece(keeper);
    if (!isGroundShot(state.flight))
        one.mp = static_cast<std::int8_t>(std::min(one.mp + one.mpMax, 2 * one.mpMax));
    if (keeperPoints(state, keeper) <= 0)
        return askCurl(state, teller);
    state.chosen = static_cast<std::int8_t>(keeper);
    ask(state, Phase::KeeperReact, sideOf(keeper));
}

void catchShot(State &state, int keeper, const Teller &teller)
{
    teller.of(state, event::SaveSafe, keeper);
    takeBallAtSpot(state, keeper, teller);
}

void missGoal(State &state, const Teller &teller)
{
    const Flight &flight = state.flight;
    const bool isOver = flight.to.y > state.charts().goalHeights;
    teller.of(state, event::ShotMissed, flight.by, isOver ? 1 : 0);
    state.lastTouch = flight.side;
    goOut(state, seenBy(flight.side, farPlane(flight)), teller);
}

} // namespace

GoalFrom shotWord(const Flight &flight)
{
    if (flight.headed)
        return GoalFrom::Header;
    if (flight.kind == PlayKind::Lob)
        return GoalFrom::Lob;
    return flight.kind == PlayKind::Straight ? GoalFrom::Straight : GoalFrom::Coordinate;
}

void startShot(State &state, const Teller &teller)
{
    Flight &flight = state.flight;
    const int by = state.ball.holder;
    flight.by = static_cast<std::int8_t>(by);
    flight.side = sideOf(by);
    flight.from = seenBy(flight.side, state.ball.at);
    flight.headed = state.dice.use == DiceFor::Header;
    flight.canCurl = isGroundShot(flight);
    teller.of(state, event::Shot, by, flight.to.x, flight.to.y, static_cast<int>(shotWord(flight)));
    ballPlayed(state);
    clearOffside(state);
    state.now.dicePlayUsed = true;
    state.lastTouch = flight.side;
    state.lastPiece = static_cast<std::int8_t>(by);
    if (isGroundShot(flight) && !flight.headed)
        findBlockers(state);
    if (flight.inWayCount == 0)
        askKeeper(state, teller);
    else if (state.options().shotBlockAll)
        awaitRoll(state, Phase::ShotBlockRoll, opposite(flight.side));
    else
        ask(state, Phase::Blocker, opposite(flight.side));
}

/// One of them has one attempt (R13).
void listBlockers(const State &state, OptionList &options)
{
    options.add(noneCode);
    const Flight &flight = state.flight;
    for (int slot = 0; slot < sideSize; ++slot)
        for (int number = 0; number < flight.inWayCount; ++number)
            if (flight.inWay[static_cast<std::size_t>(number)] == pieceOf(state.decider, slot))
                options.add(manCode(state, pieceOf(state.decider, slot)));
}

void chooseBlocker(State &state, OptionCode option, const Teller &teller)
{
    if (option == noneCode) {
        askKeeper(state, teller);
        return;
    }
    Flight &flight = state.flight;
    flight.inWay[0] = static_cast<std::int8_t>(pieceOfMan(state, state.decider, numberOfCode(option)));
    flight.inWayCount = 1;
    awaitRoll(state, Phase::ShotBlockRoll, state.decider);
}

void rollShotBlock(State &state, int white, const Teller &teller)
{
    Flight &flight = state.flight;
    const int piece = flight.inWay[static_cast<std::size_t>(flight.inWayAt++)];
    if (!isEven(white)) {
        if (flight.inWayAt < flight.inWayCount)
            awaitRoll(state, Phase::ShotBlockRoll, sideOf(piece));
        else
            askKeeper(state, teller);
        return;
    }
    const Path line = lineBetween(flight.from, farPlane(flight));
    const Point spot = seenBy(flight.side, state.piece(piece).at);
    const Point own = ownPlace(state, piece);
    teller.of(state, event::Block, piece, own.x, own.y);
    state.passer = static_cast<std::int8_t>(nobody);
    state.deflection = {};
    state.deflection.by = static_cast<std::int8_t>(piece);
    state.deflection.from = seenBy(flight.side, freeOnLine(state, line, spot, flight.side));
    state.deflection.way = wayFor(flight.side, farPlane(flight) - flight.from);
    askBlockWay(state, sideOf(piece));
}

void listKeeperReact(const State &state, OptionList &options)
{
    const int keeper = state.chosen;
    const Side side = sideOf(keeper);
    options.add(noneCode);
    const Reach reach(state, keeper, std::min(keeperPoints(state, keeper), mostSteps));
    reach.each([&](Point point, int /*steps*/) { options.add(cellCode(seenBy(side, point))); });
}

void chooseKeeperReact(State &state, OptionCode option, const Teller &teller)
{
    const int keeper = state.chosen;
    if (option != noneCode) {
        const Side side = sideOf(keeper);
        const Point from = ownPlace(state, keeper);
        const Point to = seenBy(side, pointOfCode(option));
        const Reach reach(state, keeper, std::min(keeperPoints(state, keeper), mostSteps));
        spend(state, keeper, reach.stepsTo(to));
        put(state, keeper, to);
        const Point own = ownPlace(state, keeper);
        teller.of(state, event::KeeperMove, keeper, from.x, from.y, own.x, own.y);
    }
    askCurl(state, teller);
}

Cover coverOf(const Charts &charts, bool isLob, Point ball, Point keeper, Point aim)
{
    const bool isInArea = charts.penaltyArea.contains(turned(keeper));
    if (isLob) {
        const int gap = distance(keeper, at(aim.x, farLine));
        if (!isInArea || gap > diveReach)
            return Cover::None;
        return gap <= blockReach ? Cover::Safe : Cover::Dive;
    }
    if (keeper.y <= ball.y || (!isInArea && aim.y > 1))
        return Cover::None;
    // In the keeper's row the ball passes within one, or two, columns of him.
    const int far = farLine - ball.y;
    const int across = magnitude((ball.x - keeper.x) * far + (aim.x - ball.x) * (keeper.y - ball.y));
    if (2 * across < (2 * blockReach + 1) * far)
        return Cover::Safe;
    return 2 * across < (2 * diveReach + 1) * far ? Cover::Dive : Cover::None;
}

void finishShot(State &state, const Teller &teller)
{
    const Flight &flight = state.flight;
    const Charts &charts = state.charts();
    if (!charts.isGoalColumn(flight.to.x) || flight.to.y > charts.goalHeights)
        return missGoal(state, teller);
    const int keeper = keeperOf(state, opposite(flight.side));
    Cover cover = Cover::None;
    Point spot;
    if (keeper != nobody && !state.piece(keeper).grounded) {
        spot = seenBy(flight.side, state.piece(keeper).at);
        cover = coverOf(charts, !isGroundShot(flight), flight.from, spot, flight.to);
    }
    if (cover == Cover::Safe)
        return catchShot(state, keeper, teller);
    if (cover == Cover::None)
        return scoreGoal(state, flight.side, shotWord(flight), teller);
    const Path line = lineBetween(flight.from, farPlane(flight));
    int last = line.exit() - 1;
    while (last > 0 && pieceAt(state, seenBy(flight.side, line[last])) != nobody)
        --last;
    askDive(state, DiveFor::Shot, keeper, seenBy(flight.side, line[last]),
            wayFor(flight.side, farPlane(flight) - flight.from));
    state.deflection.cornerIsLeft = flight.to.x <= spot.x;
}

} // namespace touchline::oldschool
