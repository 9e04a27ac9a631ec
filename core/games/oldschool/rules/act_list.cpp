// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in a phase (specification 5.5), and who can be passed to without dice (6.6, 6.9).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

bool isOwnCarrier(const State &state, Side side)
{
    return isCarried(state) && sideOf(state.ball.holder) == side;
}

/// MOVE of everybody who can but the carrier, and the taker until he has played.
void listMovers(const State &state, Side side, OptionList &options)
{
    eachPiece(state, side, [&](int piece) {
        if ((!isCarried(state) || piece != state.ball.holder) && canMove(state, piece))
            options.add(actCode(ActKind::Move, manOf(state, piece)));
    });
}

void listDribbles(const State &state, OptionList &options)
{
    const int carrier = state.ball.holder;
    const Piece &one = state.piece(carrier);
    if (one.mp <= 0)
        return;
    const Side side = sideOf(carrier);
    for (int number = 0; number < directionCount; ++number) {
        const Point next = one.at + wayFor(side, directions[static_cast<std::size_t>(number)]);
        if (isOnPitch(next) && pieceAt(state, next) == nobody)
            options.add(actCode(ActKind::Dribble, number));
    }
}

void listTurns(const State &state, OptionList &options)
{
    if (state.now.turned || isContested(state))
        return;
    const int carrier = state.ball.holder;
    const Side side = sideOf(carrier);
    const Point own = ownPlace(state, carrier);
    for (int y = own.y - 1; y <= own.y + 1; ++y)
        for (int x = own.x - 1; x <= own.x + 1; ++x)
            if (isFree(state, seenBy(side, at(x, y))))
                options.add(actCode(ActKind::TurnBall, cellOf(at(x, y))));
}

bool mayFeint(const State &state)
{
    const Piece &carrier = state.piece(state.ball.holder);
    if (carrier.feinted || carrier.stuck)
        return false;
    return anyPiece(state, opposite(sideOf(state.ball.holder)), [&](int piece) {
        const Piece &one = state.piece(piece);
        return one.mp > 0 && !one.stuck && distance(one.at, state.ball.at) <= 1;
    });
}

bool mayRunIn(const State &state)
{
    const Point ball = seenBy(sideOf(state.ball.holder), state.ball.at);
    return ball.y == pitchRows && state.charts().isGoalColumn(ball.x) &&
           state.piece(state.ball.holder).mp > 0;
}

/// Both the free moves of a carrier, in either phase.
void listCarrying(const State &state, OptionList &options)
{
    if (state.ball.mode != BallMode::Held)
        return;
    listDribbles(state, options);
    listTurns(state, options);
}

void listDicePlays(const State &state, OptionList &options)
{
    const Piece &carrier = state.piece(state.ball.holder);
    const Restart kind = state.now.kind;
    const bool isHands = state.ball.mode == BallMode::Hands;
    if (isHands || (carrier.rolls == 0 && kind != Restart::Corner))
        options.add(actCode(ActKind::Roll));
    if (!isHands && carrier.rolls == 0 &&
        (kind == Restart::None || kind == Restart::FreeKick || kind == Restart::Corner))
        options.add(actCode(ActKind::CrossPlay));
    if (isHands)
        return;
    if (carrier.rolls > 0 && carrier.lastRoll.a != 0 && isContested(state))
        options.add(actCode(ActKind::Replay));
    const KeptRoll &kept = state.now.phaseRoll;
    if (state.now.byFreePass && kept.a != 0 && kept.by != state.ball.holder && kind == Restart::None &&
        hasShot(state, kept))
        options.add(actCode(ActKind::ReplayShot));
}

void listFreePasses(const State &state, OptionList &options)
{
    if (state.now.kind == Restart::Corner)
        return;
    const Side side = sideOf(state.ball.holder);
    eachPiece(state, side, [&](int piece) {
        if (mayPassFreely(state, piece))
            options.add(actCode(ActKind::FreePass, manOf(state, piece)));
    });
    if (state.now.freePasses > 0 || state.now.kind == Restart::ThrowIn)
        return;
    eachPiece(state, side, [&](int piece) {
        if (mayPassLong(state, piece))
            options.add(actCode(ActKind::FreeLong, manOf(state, piece)));
    });
}

bool mayEnd(const State &state)
{
    const TurnState &now = state.now;
    if (now.turnover || !isOwnCarrier(state, state.decider))
        return true;
    if (now.mustPlay)
        return false;
    if (now.dicePlayUsed)
        return true;
    return state.ball.mode != BallMode::Hands && !isContested(state);
}

} // namespace

bool mayPassFreely(const State &state, int receiver)
{
    const int passer = state.ball.holder;
    const Side side = sideOf(passer);
    const Piece &one = state.piece(receiver);
    if (receiver == passer || one.grounded || state.now.freePasses >= mostFreePasses)
        return false;
    // The second and third pass of a series: nobody in it has moved.
    if (state.now.freePasses > 0)
        for (int piece = 0; piece < pieceCount; ++piece)
            if (state.piece(piece).moved &&
                (has(state.now.involved, piece) || piece == receiver || piece == passer))
                return false;
    const Point from = state.ball.at;
    if (isOpponentNear(state, side, from, 1) || isOpponentNear(state, side, state.piece(passer).at, 1))
        return false;
    const Point to = receivingSpot(state, receiver, from);
    if (to == Point{} || isOpponentNear(state, side, to, 1) || wouldBeOffside(state, receiver))
        return false;
    return !anyPiece(state, opposite(side),
                     [&](int piece) { return isNear(from, to, state.piece(piece).at, 1); });
}

bool mayPassLong(const State &state, int receiver)
{
    constexpr int freeRange = 2;
    const int passer = state.ball.holder;
    const Side side = sideOf(passer);
    if (receiver == passer || state.piece(receiver).grounded)
        return false;
    const Point from = state.ball.at;
    if (isOpponentNear(state, side, from, freeRange) ||
        isOpponentNear(state, side, state.piece(passer).at, freeRange))
        return false;
    const Point to = receivingSpot(state, receiver, from);
    return !(to == Point{}) && distance(from, to) <= mostFreeLong &&
           !isOpponentNear(state, side, to, freeRange) && !wouldBeOffside(state, receiver);
}

void listActs(const State &state, OptionList &options)
{
    const Side side = state.decider;
    if (state.ball.mode == BallMode::Air) {
        options.add(noneCode);
        listMovers(state, side, options);
        return;
    }
    if (mayEnd(state))
        options.add(noneCode);
    listMovers(state, side, options);
    if (state.now.turnover || !isOwnCarrier(state, side))
        return;
    const TurnState &now = state.now;
    if (state.ball.mode == BallMode::Held && !now.mustPlay) {
        listCarrying(state, options);
        if (mayFeint(state))
            options.add(actCode(ActKind::Feint));
    }
    if (!now.dicePlayUsed) {
        listFreePasses(state, options);
        listDicePlays(state, options);
    }
    if (state.ball.mode == BallMode::Held && !now.mustPlay && mayRunIn(state))
        options.add(actCode(ActKind::RunIn));
    // 11.12: whoever is out of this turn does not walk either.
    if (state.ball.mode == BallMode::Hands && !now.dicePlayUsed && !state.piece(state.ball.holder).walked &&
        !state.piece(state.ball.holder).stuck)
        options.add(actCode(ActKind::Walk));
}

void listDefence(const State &state, OptionList &options)
{
    const Side side = state.decider;
    options.add(noneCode);
    listMovers(state, side, options);
    if (state.ball.mode == BallMode::Air)
        return;
    if (isOwnCarrier(state, side)) {
        listCarrying(state, options);
        if (state.ball.mode == BallMode::Held && mayRunIn(state))
            options.add(actCode(ActKind::RunIn));
    }
    eachPiece(state, side, [&](int piece) {
        if (mayTackle(state, piece))
            options.add(actCode(ActKind::TackleOn, manOf(state, piece)));
    });
}

} // namespace touchline::oldschool
