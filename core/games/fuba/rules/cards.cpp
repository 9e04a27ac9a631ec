// SPDX-License-Identifier: GPL-3.0-or-later
// Fouls and cards (specification 6.9).
#include "core/games/fuba/rules/situations.h"

namespace touchline::fuba {

namespace {

enum class YellowResult : std::int8_t { None, Yellow, Void };
enum class RedResult : std::int8_t { None, Straight, Second };

bool actorIsAsked(const State &state, Side side)
{
    return !state.actorCaused && canUse(state, opposite(side), Skill::Actor);
}

/// A yellow card for `side`; `more` counts one more in the red test (R31).
void giveYellow(State &state, Side side, int more)
{
    SideState &own = state.sides[side];
    const bool tested = own.yellowsHeld >= 1 || more > 0;
    ++own.yellowsHeld;
    ++own.yellowsReceived;
    push(state, tested ? Task::Red : Task::Book, side, more);
}

/// The Actor has rolled doubles: it is his side that gets the card, and the free kick goes the other way
/// (R57).
void catchActor(State &state, Side roller)
{
    state.actorCaused = true;
    state.fouler = opposite(roller);
    giveYellow(state, state.fouler, 0);
}

} // namespace

/// A foul of `side` in the target area: its card, then the free kick. What the turn still had to do is the
/// caller's to drop.
void foul(State &state, Side side, const Teller &teller)
{
    state.fouler = side;
    state.actorCaused = false;
    teller.side(state, event::Foul, side, targetOf(state, side));
    push(state, Task::GiveFreeKick);
    push(state, Task::Yellow, side);
}

void beginYellow(State &state, Side side)
{
    state.actorUsed = false;
    state.rollSide = side;
    if (actorIsAsked(state, side))
        ask(state, Phase::ActorYellow, opposite(side));
    else
        awaitRoll(state, Phase::YellowRoll, side);
}

void beginRed(State &state, Side side, int more)
{
    state.actorUsed = false;
    state.cardMore = static_cast<std::int8_t>(more);
    state.rollSide = side;
    if (actorIsAsked(state, side))
        ask(state, Phase::ActorRed, opposite(side));
    else
        awaitRoll(state, Phase::RedRoll, side);
}

void chooseActor(State &state, OptionCode option, Phase roll, const Teller &teller)
{
    state.actorUsed = option == useCode;
    if (state.actorUsed)
        useSkill(state, state.decider, Skill::Actor, teller);
    awaitRoll(state, roll, opposite(state.decider));
}

void bookNamed(State &state, Side side, int name, const Teller &teller)
{
    book(state.sides[side], name);
    teller.of(state, EventKind::Yellow, side, name, 0);
}

/// Tells of a card whose test is settled: only now it gets its name.
void bookSomebody(State &state, Side side, const Teller &teller)
{
    const int name = drawBooked(state, side);
    if (!asksForName(state, Phase::BookedPick, side, mayBeBooked(state.sides[side]), name))
        bookNamed(state, side, name, teller);
}

void settleYellow(State &state, int die, int second, const Teller &teller)
{
    const Side side = state.rollSide;
    const bool isYellow = die >= 4 || (die == 3 && levelOf(targetOf(state, side)) <= 4);
    teller.side(state, event::YellowRoll, side, die,
                static_cast<int>(isYellow ? YellowResult::Yellow : YellowResult::None), second,
                state.sides[side].yellowsHeld + (isYellow ? 1 : 0));
    if (!isYellow)
        return;
    if (die == 6)
        push(state, Task::Injure, opposite(side));
    giveYellow(state, side, die == 6 ? 1 : 0);
}

void rollYellow(State &state, int die, const Teller &teller)
{
    if (!state.actorUsed) {
        settleYellow(state, die, 0, teller);
        return;
    }
    state.cardRoll = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::YellowSecond, state.rollSide);
}

void rollYellowSecond(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    if (die != state.cardRoll) {
        state.rollSum = static_cast<std::int8_t>(die);
        ask(state, Phase::ActorDropYellow, opposite(side));
        return;
    }
    teller.side(state, event::YellowRoll, side, die, static_cast<int>(YellowResult::Void), die,
                state.sides[side].yellowsHeld);
    catchActor(state, side);
}

void sendOffNamed(State &state, Side side, int name, bool straight, const Teller &teller)
{
    SideState &own = state.sides[side];
    const bool second =
        name != noName && !straight && ((own.booked >> static_cast<unsigned>(name)) & 1U) != 0;
    if (second)
        teller.of(state, EventKind::Yellow, side, name, 1);
    teller.of(state, EventKind::Red, side, name, second ? 1 : 0);
    sendOff(own, name);
}

void settleRed(State &state, int die, int second, const Teller &teller)
{
    const Side side = state.rollSide;
    SideState &own = state.sides[side];
    const int below = own.yellowsHeld + state.cardMore;
    const bool isRed = die < below;
    const bool straight = isRed && die == 1;
    if (isRed)
        own.yellowsHeld = static_cast<std::int16_t>(own.yellowsHeld - (straight ? 1 : 2));
    const RedResult result = !isRed ? RedResult::None : straight ? RedResult::Straight : RedResult::Second;
    teller.side(state, event::RedTest, side, die, below, static_cast<int>(result), second, own.yellowsHeld);
    if (!isRed) {
        bookSomebody(state, side, teller);
        return;
    }
    ++own.reds;
    // The last one stays (R67): his red card has no name.
    if (outfieldOnPitch(state, side) <= 1) {
        teller.of(state, EventKind::Red, side, noName, 0);
        return;
    }
    push(state, Task::RemovePiece, side, 0);
    const int name = drawSentOff(state, side, !straight);
    if (asksForName(state, Phase::SentOffPick, side, mayBeSentOff(own, !straight), name))
        state.pick.a = straight ? 1 : 0;
    else
        sendOffNamed(state, side, name, straight, teller);
}

void rollRed(State &state, int die, const Teller &teller)
{
    if (!state.actorUsed) {
        settleRed(state, die, 0, teller);
        return;
    }
    state.cardRoll = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::RedSecond, state.rollSide);
}

void rollRedSecond(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    if (die != state.cardRoll) {
        state.rollSum = static_cast<std::int8_t>(die);
        ask(state, Phase::ActorDropRed, opposite(side));
        return;
    }
    teller.side(state, event::RedTest, side, die, state.sides[side].yellowsHeld + state.cardMore,
                static_cast<int>(RedResult::None), die, state.sides[side].yellowsHeld);
    catchActor(state, side);
    push(state, Task::Book, side);
}

} // namespace touchline::fuba
