// SPDX-License-Identifier: GPL-3.0-or-later
// Tackles, jokers, the referee's die, cards (specification 6.17).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int playOnUpTo = 2;
constexpr int cardFrom = 6;

enum class TackleResult : std::uint8_t { Won, Joker, PlayOn, Foul };

void tell(const State &state, TackleResult result, const Teller &teller)
{
    teller.of(state, event::Tackle, state.tackle.by, Teller::squadIndexOf(state, state.tackle.on),
              static_cast<int>(result));
}

/// The tackler has the ball; who lost it does not move in the next turn either (R35).
void winBall(State &state, const Teller &teller)
{
    const int tackler = state.tackle.by;
    const int victim = state.tackle.on;
    makeStuck(state, victim);
    state.piece(victim).lock = 1;
    if (distance(state.piece(tackler).at, state.ball.at) <= 1)
        takeBall(state, tackler, teller);
    else
        winBallAtSpot(state, tackler, teller);
}

/// He leaves for good; the arm-band is passed on at the restart that follows.
void sendOff(State &state, int piece, bool isSecond, const Teller &teller)
{
    teller.of(state, EventKind::Red, piece, isSecond ? 1 : 0);
    lift(state, piece);
    state.piece(piece).onPitch = false;
    const Side side = sideOf(piece);
    if (state.sides[side].captain == slotOf(piece))
        state.sides[side].captain = static_cast<std::int8_t>(nobody);
    if (countOnPitch(state, side) < fewestMen)
        abandon(state, side, teller);
}

void giveFoul(State &state, bool hasCard, const Teller &teller)
{
    const int tackler = state.tackle.by;
    const int victim = state.tackle.on;
    const bool isRed = isLastMan(state, tackler, victim);
    const bool isInArea = isInAreaOf(state, sideOf(tackler), state.piece(victim).at);
    tell(state, TackleResult::Foul, teller);
    teller.of(state, event::Foul, tackler, Teller::squadIndexOf(state, victim));
    state.piece(tackler).mp = 0;
    state.piece(tackler).stuck = true;
    deadBall(state, isInArea ? Restart::Penalty : Restart::FreeKick, sideOf(victim), state.ball.at, teller);
    if (isRed) {
        sendOff(state, tackler, false, teller);
    } else if (hasCard) {
        const bool isSecond = ++state.piece(tackler).yellows >= 2;
        teller.of(state, EventKind::Yellow, tackler, isSecond ? 1 : 0);
        if (isSecond)
            sendOff(state, tackler, true, teller);
    }
}

bool mayProtest(const State &state)
{
    const Side side = sideOf(state.tackle.by);
    return state.sides[side].jokers > 0 && state.sides[side].captain != nobody;
}

void askReferee(State &state, const Teller &teller)
{
    const int tackler = state.tackle.by;
    if (state.options().keeperFoulDirect && isKeeper(state, tackler) &&
        isInAreaOf(state, sideOf(tackler), state.piece(state.tackle.on).at))
        giveFoul(state, false, teller);
    else
        awaitRoll(state, Phase::RefereeRoll, sideOf(tackler));
}

} // namespace

bool isMarkedFrom(const State &state, int piece, Point from, Point target)
{
    if (!state.options().markingLegend)
        return true;
    const Point way = wayFor(sideOf(piece), target - from);
    for (int number = 0; number < directionCount; ++number)
        if (directions[static_cast<std::size_t>(number)] == way)
            return has(state.piece(piece).marks, number);
    return false;
}

bool mayTackle(const State &state, int piece)
{
    const Piece &one = state.piece(piece);
    if (state.ball.mode != BallMode::Held || sideOf(state.ball.holder) == sideOf(piece) || one.mp < 1 ||
        one.stuck || one.grounded || one.tackled)
        return false;
    const Point carrier = state.piece(state.ball.holder).at;
    return distance(one.at, carrier) == 1 && isMarkedFrom(state, piece, one.at, carrier);
}

void startTackle(State &state, int piece)
{
    state.tackle.by = static_cast<std::int8_t>(piece);
    state.tackle.on = state.ball.holder;
    state.piece(piece).tackled = true;
    --state.piece(piece).mp;
    awaitRoll(state, Phase::TackleRoll, sideOf(piece));
}

void rollTackle(State &state, int white, const Teller &teller)
{
    if (isEven(white)) {
        tell(state, TackleResult::Won, teller);
        winBall(state, teller);
    } else if (mayProtest(state)) {
        ask(state, Phase::Joker, sideOf(state.tackle.by));
    } else {
        askReferee(state, teller);
    }
}

/// R29
void chooseJoker(State &state, OptionCode option, const Teller &teller)
{
    if (option != useCode) {
        askReferee(state, teller);
        return;
    }
    const int tackler = state.tackle.by;
    SideState &side = state.sides[sideOf(tackler)];
    --side.jokers;
    makeStuck(state, tackler);
    tell(state, TackleResult::Joker, teller);
    teller.of(state, event::Joker, tackler, side.jokers);
}

void rollReferee(State &state, int value, const Teller &teller)
{
    if (value <= playOnUpTo) {
        tell(state, TackleResult::PlayOn, teller);
        winBall(state, teller);
    } else if (value >= cardFrom) {
        awaitRoll(state, Phase::CardRoll, sideOf(state.tackle.by));
    } else {
        giveFoul(state, false, teller);
    }
}

/// R30
void rollCard(State &state, int white, const Teller &teller)
{
    giveFoul(state, !isEven(white), teller);
}

/// R26: nobody else could have caught him.
bool isLastMan(const State &state, int tackler, int victim)
{
    const Side side = sideOf(tackler);
    const Point broken = seenBy(side, state.piece(victim).at);
    if (broken.y >= halfwayRow)
        return false;
    return !anyPiece(state, side, [&](int piece) {
        return piece != tackler && !isKeeper(state, piece) &&
               (ownPlace(state, piece).y <= broken.y ||
                distance(state.piece(piece).at, state.ball.at) <= state.piece(piece).mpMax);
    });
}

} // namespace touchline::oldschool
