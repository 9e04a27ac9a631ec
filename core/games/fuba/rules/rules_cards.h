// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_setup.h"

namespace touchline::fuba {

/// Fouls and cards (specification 6.9).

enum class YellowResult : std::int8_t { None, Yellow, Void };
enum class RedResult : std::int8_t { None, Straight, Second };

inline constexpr OptionCode passCode = 0;
inline constexpr OptionCode useCode = 1;
/// The Actor drops the higher die (else the lower one).
inline constexpr OptionCode dropHigher = 1;

/// A foul of `side` in the target area: its card, then the free kick. What the turn still had to do is the
/// caller's to drop.
template <class Sink>
void foul(State &state, Side side, Sink &sink)
{
    state.fouler = side;
    state.actorCaused = false;
    tell(state, sink, event::Foul, side, targetOf(state, side));
    push(state, Task::GiveFreeKick);
    push(state, Task::Yellow, side);
}

[[nodiscard]] inline bool actorIsAsked(const State &state, Side side)
{
    return !state.actorCaused && canUse(state, opposite(side), Skill::Actor);
}

inline void beginYellow(State &state, Side side)
{
    state.actorUsed = false;
    state.rollSide = side;
    if (actorIsAsked(state, side))
        ask(state, Phase::ActorYellow, opposite(side));
    else
        awaitRoll(state, Phase::YellowRoll, side);
}
inline void beginRed(State &state, Side side, int more)
{
    state.actorUsed = false;
    state.cardMore = static_cast<std::int8_t>(more);
    state.rollSide = side;
    if (actorIsAsked(state, side))
        ask(state, Phase::ActorRed, opposite(side));
    else
        awaitRoll(state, Phase::RedRoll, side);
}
template <class Sink>
void chooseActor(State &state, OptionCode option, Phase roll, Sink &sink)
{
    state.actorUsed = option == useCode;
    if (state.actorUsed)
        useSkill(state, state.decider, Skill::Actor, sink);
    awaitRoll(state, roll, opposite(state.decider));
}

template <class Sink>
void bookNamed(State &state, Side side, int name, Sink &sink)
{
    book(state.sides[side], name);
    tellOf(state, sink, EventKind::Yellow, side, name, 0);
}
/// Tells of a card whose test is settled: only now it gets its name.
template <class Sink>
void bookSomebody(State &state, Side side, Sink &sink)
{
    const int name = drawBooked(state, side);
    if (!asksForName(state, Phase::BookedPick, side, mayBeBooked(state.sides[side]), name))
        bookNamed(state, side, name, sink);
}

/// A yellow card for `side`; `more` counts one more in the red test (R31).
inline void giveYellow(State &state, Side side, int more)
{
    SideState &own = state.sides[side];
    const bool tested = own.yellowsHeld >= 1 || more > 0;
    ++own.yellowsHeld;
    ++own.yellowsReceived;
    push(state, tested ? Task::Red : Task::Book, side, more);
}

/// The Actor has rolled doubles: it is his side that gets the card, and the free kick goes the other way
/// (R57).
inline void catchActor(State &state, Side roller)
{
    state.actorCaused = true;
    state.fouler = opposite(roller);
    giveYellow(state, state.fouler, 0);
}

template <class Sink>
void settleYellow(State &state, int die, int second, Sink &sink)
{
    const Side side = state.rollSide;
    const bool isYellow = die >= 4 || (die == 3 && levelOf(targetOf(state, side)) <= 4);
    tell(state, sink, event::YellowRoll, side, die,
         static_cast<int>(isYellow ? YellowResult::Yellow : YellowResult::None), second,
         state.sides[side].yellowsHeld + (isYellow ? 1 : 0));
    if (!isYellow)
        return;
    if (die == 6)
        push(state, Task::Injure, opposite(side));
    giveYellow(state, side, die == 6 ? 1 : 0);
}
template <class Sink>
void rollYellow(State &state, int die, Sink &sink)
{
    if (!state.actorUsed) {
        settleYellow(state, die, 0, sink);
        return;
    }
    state.cardRoll = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::YellowSecond, state.rollSide);
}
template <class Sink>
void rollYellowSecond(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    if (die != state.cardRoll) {
        state.rollSum = static_cast<std::int8_t>(die);
        ask(state, Phase::ActorDropYellow, opposite(side));
        return;
    }
    tell(state, sink, event::YellowRoll, side, die, static_cast<int>(YellowResult::Void), die,
         state.sides[side].yellowsHeld);
    catchActor(state, side);
}

/// The die that the Actor leaves, and the one he drops.
[[nodiscard]] inline std::pair<int, int> keptAndDropped(const State &state, OptionCode option)
{
    const int low = std::min(state.cardRoll, state.rollSum);
    const int high = std::max(state.cardRoll, state.rollSum);
    return option == dropHigher ? std::pair{low, high} : std::pair{high, low};
}

template <class Sink>
void sendOffNamed(State &state, Side side, int name, bool straight, Sink &sink)
{
    SideState &own = state.sides[side];
    const bool second =
        name != noName && !straight && ((own.booked >> static_cast<unsigned>(name)) & 1U) != 0;
    if (second)
        tellOf(state, sink, EventKind::Yellow, side, name, 1);
    tellOf(state, sink, EventKind::Red, side, name, second ? 1 : 0);
    sendOff(own, name);
}

template <class Sink>
void settleRed(State &state, int die, int second, Sink &sink)
{
    const Side side = state.rollSide;
    SideState &own = state.sides[side];
    const int below = own.yellowsHeld + state.cardMore;
    const bool isRed = die < below;
    const bool straight = isRed && die == 1;
    if (isRed)
        own.yellowsHeld = static_cast<std::int16_t>(own.yellowsHeld - (straight ? 1 : 2));
    const RedResult result = !isRed ? RedResult::None : straight ? RedResult::Straight : RedResult::Second;
    tell(state, sink, event::RedTest, side, die, below, static_cast<int>(result), second, own.yellowsHeld);
    if (!isRed) {
        bookSomebody(state, side, sink);
        return;
    }
    ++own.reds;
    // The last one stays (R67): his red card has no name.
    if (outfieldOnPitch(state, side) <= 1) {
        tellOf(state, sink, EventKind::Red, side, noName, 0);
        return;
    }
    push(state, Task::RemovePiece, side, 0);
    const int name = drawSentOff(state, side, !straight);
    if (asksForName(state, Phase::SentOffPick, side, mayBeSentOff(own, !straight), name))
        state.pick.a = straight ? 1 : 0;
    else
        sendOffNamed(state, side, name, straight, sink);
}
template <class Sink>
void rollRed(State &state, int die, Sink &sink)
{
    if (!state.actorUsed) {
        settleRed(state, die, 0, sink);
        return;
    }
    state.cardRoll = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::RedSecond, state.rollSide);
}
template <class Sink>
void rollRedSecond(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    if (die != state.cardRoll) {
        state.rollSum = static_cast<std::int8_t>(die);
        ask(state, Phase::ActorDropRed, opposite(side));
        return;
    }
    tell(state, sink, event::RedTest, side, die, state.sides[side].yellowsHeld + state.cardMore,
         static_cast<int>(RedResult::None), die, state.sides[side].yellowsHeld);
    catchActor(state, side);
    push(state, Task::Book, side);
}

} // namespace touchline::fuba
