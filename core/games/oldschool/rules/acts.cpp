// SPDX-License-Identifier: GPL-3.0-or-later
// Movement, dribbling, turning the ball, feints, free passes (specification 6.2, 6.4, 6.6, 6.9, 6.10, 6.13).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

void tellMove(const State &state, EventKind kind, int piece, Point from, const Teller &teller)
{
    const Side side = sideOf(piece);
    const Point start = seenBy(side, from);
    const Point end = ownPlace(state, piece);
    teller.of(state, kind, piece, start.x, start.y, end.x, end.y);
}

/// 6.4: the ball goes on before the carrier, else to the next cell round him that is free.
Point dribbledTo(const State &state, Point carrier, Point way)
{
    constexpr std::array<int, directionCount> turns{0, 1, -1, 2, -2, 3, -3, 4};
    for (const int turn : turns) {
        const Point spot = carrier + turnedBy(way, turn);
        if (isOnPitch(spot) && pieceAt(state, spot) == nobody)
            return spot;
    }
    return carrier;
}

void dribble(State &state, int direction, const Teller &teller)
{
    const int carrier = state.ball.holder;
    const Point way = wayFor(sideOf(carrier), directions[static_cast<std::size_t>(direction)]);
    const Point from = state.piece(carrier).at;
    put(state, carrier, from + way);
    state.ball.at = dribbledTo(state, from + way, way);
    spend(state, carrier, 1);
    state.now.turned = false;
    tellMove(state, event::Dribble, carrier, from, teller);
    static_cast<void>(keeperMeetsBall(state, DiveFor::Dribble, teller));
}

void turnBall(State &state, Point own, const Teller &teller)
{
    const int carrier = state.ball.holder;
    const Side side = sideOf(carrier);
    const Point from = seenBy(side, state.ball.at);
    state.ball.at = seenBy(side, own);
    state.now.turned = true;
    teller.of(state, event::TurnBall, carrier, from.x, from.y, own.x, own.y);
    if (!keeperMeetsBall(state, DiveFor::Turn, teller))
        askTurnReact(state);
}

/// 6.6: from the second pass on everybody in the series stays where he is.
void passFreely(State &state, int receiver, const Teller &teller)
{
    const int passer = state.ball.holder;
    const Side side = sideOf(passer);
    const Point from = seenBy(side, state.ball.at);
    const Point spot = receivingSpot(state, receiver, state.ball.at);
    flagOffside(state, passer);
    ballPlayed(state);
    state.now.involved |= bitOf(passer) | bitOf(receiver);
    ++state.now.freePasses;
    state.ball.at = spot;
    const Point to = seenBy(side, spot);
    teller.of(state, event::FreePass, passer, from.x, from.y, to.x, to.y);
    takeBall(state, receiver, teller);
    state.passer = static_cast<std::int8_t>(passer);
    state.now.byFreePass = true;
    if (state.now.freePasses < 2)
        return;
    teller.side(state, event::TikiTaka, side, state.now.freePasses);
    for (int piece = 0; piece < pieceCount; ++piece)
        if (has(state.now.involved, piece))
            makeStuck(state, piece);
}

void passLong(State &state, int receiver, const Teller &teller)
{
    const int passer = state.ball.holder;
    const Side side = sideOf(passer);
    const Point spot = receivingSpot(state, receiver, state.ball.at);
    const Point from = seenBy(side, state.ball.at);
    const Point to = seenBy(side, spot);
    flagOffside(state, passer);
    ballPlayed(state);
    state.now.dicePlayUsed = true;
    state.flight = {};
    state.flight.kind = PlayKind::Long;
    state.flight.side = side;
    state.flight.by = static_cast<std::int8_t>(passer);
    state.flight.from = from;
    state.flight.to = to;
    state.passer = static_cast<std::int8_t>(passer);
    teller.of(state, event::LongBall, passer, from.x, from.y, to.x, to.y);
    launch(state, spot, 0, 0, teller);
}

} // namespace

void askAct(State &state)
{
    push(state, Task::ActNext);
    ask(state, Phase::Act, state.attacker);
}

void askDefence(State &state, Side side)
{
    push(state, Task::DefendNext, side);
    ask(state, Phase::Defend, side);
}

void askAir(State &state, Side side)
{
    push(state, Task::AirNext, side);
    ask(state, side == state.flight.side ? Phase::Act : Phase::Defend, side);
}

void chooseAct(State &state, OptionCode option, const Teller &teller)
{
    switch (actKind(option)) {
    case ActKind::End:
        static_cast<void>(state.todo.pop());
        return;
    case ActKind::Move:
        state.chosen = static_cast<std::int8_t>(pieceOfMan(state, state.decider, actArgument(option)));
        return ask(state, Phase::MoveTo, state.decider);
    case ActKind::TackleOn:
        return startTackle(state, pieceOfMan(state, state.decider, actArgument(option)));
    case ActKind::Dribble:
        return dribble(state, actArgument(option), teller);
    case ActKind::TurnBall:
        return turnBall(state, pointOf(actArgument(option)), teller);
    case ActKind::Feint:
        return ask(state, Phase::FeintOn, state.decider);
    case ActKind::FreePass:
        return passFreely(state, pieceOfMan(state, state.decider, actArgument(option)), teller);
    case ActKind::FreeLong:
        return passLong(state, pieceOfMan(state, state.decider, actArgument(option)), teller);
    case ActKind::Roll:
        return startDice(state, DiceFor::Carrier, state.ball.holder);
    case ActKind::CrossPlay:
        return ask(state, Phase::CrossHeight, state.decider);
    case ActKind::Replay:
        return replay(state, DiceFor::Replay, teller);
    case ActKind::ReplayShot:
        return replay(state, DiceFor::ReplayShot, teller);
    case ActKind::RunIn:
        return runIn(state, teller);
    case ActKind::Walk:
        return ask(state, Phase::KeeperWalk, state.decider);
    }
}

void listMoves(const State &state, OptionList &options)
{
    const Side side = sideOf(state.chosen);
    const Reach reach(state, state.chosen, std::min<int>(state.piece(state.chosen).mp, mostSteps));
    reach.each([&](Point point, int /*steps*/) { options.add(cellCode(seenBy(side, point))); });
}

void chooseMove(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    const Side side = sideOf(piece);
    const Point to = seenBy(side, pointOfCode(option));
    const Point from = state.piece(piece).at;
    const Reach reach(state, piece, std::min<int>(state.piece(piece).mp, mostSteps));
    spend(state, piece, reach.stepsTo(to));
    put(state, piece, to);
    tellMove(state, event::Move, piece, from, teller);
    // 6.3: who ends beside a ball that nobody has takes it.
    if (state.ball.mode == BallMode::Loose && distance(to, state.ball.at) <= 1)
        static_cast<void>(settle(state, side, ~bitOf(piece), teller));
}

void askTurnReact(State &state)
{
    OptionList able;
    state.decider = opposite(sideOf(state.ball.holder));
    listTurnReact(state, able);
    if (able.size() > 1)
        ask(state, Phase::TurnReact, state.decider);
}

void listTurnReact(const State &state, OptionList &options)
{
    options.add(noneCode);
    eachPiece(state, state.decider, [&](int piece) {
        const Piece &one = state.piece(piece);
        if (one.mp > 0 && !one.stuck && distance(one.at, state.ball.at) <= 1)
            options.add(manCode(state, piece));
    });
}

void chooseTurnReact(State &state, OptionCode option)
{
    if (option == noneCode)
        return;
    state.chosen = static_cast<std::int8_t>(pieceOfMan(state, state.decider, numberOfCode(option)));
    awaitRoll(state, Phase::TurnReactRoll, state.decider);
}

void rollTurnReact(State &state, int white, const Teller &teller)
{
    if (isEven(white))
        takeBall(state, state.chosen, teller);
    else
        makeStuck(state, state.chosen);
}

void listFeints(const State &state, OptionList &options)
{
    eachPiece(state, opposite(state.decider), [&](int piece) {
        const Piece &one = state.piece(piece);
        if (one.mp > 0 && !one.stuck && distance(one.at, state.ball.at) <= 1)
            options.add(manCode(state, piece));
    });
}

void chooseFeint(State &state, OptionCode option)
{
    state.chosen = static_cast<std::int8_t>(pieceOfMan(state, opposite(state.decider), numberOfCode(option)));
    state.piece(state.ball.holder).feinted = true;
    state.evens = 0;
    awaitRoll(state, Phase::FeintRoll, state.decider);
}

/// 6.10
void rollFeint(State &state, int white, const Teller &teller)
{
    const int carrier = state.ball.holder;
    const Side side = sideOf(carrier);
    if (!isEven(white)) {
        teller.of(state, event::Feint, carrier, 0);
        makeStuck(state, carrier);
        takeBall(state, state.chosen, teller);
        return;
    }
    const bool needsTwo =
        state.options().feintTwoEvens && state.piece(carrier).role != Role::Playmaker && state.evens == 0;
    if (needsTwo) {
        ++state.evens;
        awaitRoll(state, Phase::FeintRoll, side);
        return;
    }
    teller.of(state, event::Feint, carrier, 1);
    eachPiece(state, opposite(side), [&](int piece) {
        if (distance(state.piece(piece).at, state.ball.at) > 1)
            return;
        makeStuck(state, piece);
        // R45
        if (isKeeper(state, piece))
            state.piece(piece).grounded = true;
    });
    OptionList ways;
    state.decider = side;
    listSwitch(state, ways);
    if (ways.size() > 1)
        ask(state, Phase::Switch, side);
}

void listSwitch(const State &state, OptionList &options)
{
    options.add(noneCode);
    const int carrier = state.ball.holder;
    const Piece &one = state.piece(carrier);
    if (one.mp <= 0)
        return;
    const Side side = sideOf(carrier);
    const Point own = seenBy(side, one.at);
    const Point ball = state.piece(state.chosen).at;
    for (int y = own.y - 1; y <= own.y + 1; ++y)
        for (int x = own.x - 1; x <= own.x + 1; ++x) {
            const Point spot = seenBy(side, at(x, y));
            if (isFree(state, spot) && distance(spot, ball) <= 1)
                options.add(cellCode(at(x, y)));
        }
}

void chooseSwitch(State &state, OptionCode option, const Teller &teller)
{
    if (option == noneCode)
        return;
    const int carrier = state.ball.holder;
    const Point ball = state.piece(state.chosen).at;
    const Point from = state.piece(carrier).at;
    put(state, state.chosen, state.ball.at);
    state.ball.at = ball;
    put(state, carrier, seenBy(state.decider, pointOfCode(option)));
    spend(state, carrier, 1);
    state.now.turned = false;
    tellMove(state, event::Dribble, carrier, from, teller);
    static_cast<void>(keeperMeetsBall(state, DiveFor::Dribble, teller));
}

void listWalk(const State &state, OptionList &options)
{
    const int keeper = state.ball.holder;
    const Side side = sideOf(keeper);
    // He may stay where he is: the walk is his to give up.
    options.add(noneCode);
    // 6.13: nobody stops him, so what counts is how far it is.
    const Area &area = state.charts().penaltyArea;
    const Point own = ownPlace(state, keeper);
    for (int y = area.low.y; y <= area.high.y; ++y)
        for (int x = area.low.x; x <= area.high.x; ++x)
            if (distance(own, at(x, y)) <= keeperWalkSteps && isFree(state, seenBy(side, at(x, y))))
                options.add(cellCode(at(x, y)));
}

void chooseWalk(State &state, OptionCode option, const Teller &teller)
{
    const int keeper = state.ball.holder;
    Piece &one = state.piece(keeper);
    one.walked = true;
    one.mp = 0;
    if (option == noneCode)
        return;
    const Point from = one.at;
    state.ball.mode = BallMode::Dead;
    put(state, keeper, seenBy(sideOf(keeper), pointOfCode(option)));
    one.moved = true;
    state.ball.at = freeSpot(state, keeper);
    state.ball.mode = BallMode::Hands;
    tellMove(state, event::KeeperMove, keeper, from, teller);
}

} // namespace touchline::oldschool
