// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules_setup.h"

namespace touchline::fuba {

/// Fouls, cards, injuries (specification 6.9, 6.10), and free kicks that follow (6.18).

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

// A piece leaves ------------------------------------------------------------------------------------------

/// Marks that a piece can bear; a removal takes a freed one first (R61).
inline constexpr std::int8_t unmovedMark = 0;
inline constexpr std::int8_t movedMark = 1;
inline constexpr std::int8_t freedMark = 2;

inline void askRemoved(State &state, Side side, bool injured)
{
    state.removesInjured = injured;
    ask(state, Phase::Remove, side);
}

template <class Sink>
void chooseRemoved(State &state, OptionCode area, Sink &sink)
{
    const Side side = state.decider;
    SideState &own = state.sides[side];
    state.removedArea = static_cast<std::int8_t>(area);
    state.removedMark = unmovedMark;
    if (at(own.freed, area) > 0) {
        state.removedMark = freedMark;
        --at(own.freed, area);
    } else if (at(own.pieces, area) > at(own.unmoved, area)) {
        state.removedMark = movedMark;
    } else {
        --at(own.unmoved, area);
    }
    --at(own.pieces, area);
    countChange(state, side, area, -1);
    tell(state, sink, event::Removed, side, area);
    if (state.removesInjured)
        awaitRoll(state, Phase::InjuryRoll, side);
    else
        --own.available;
}

template <class Sink>
void injure(State &state, Side side, Sink & /*sink*/)
{
    if (!state.options().injuries)
        return;
    ++state.sides[side].injuries;
    // The last one stays (R67).
    if (outfieldOnPitch(state, side) > 1)
        askRemoved(state, side, true);
}

enum class InjuryCode : std::int8_t { Returns, Out };

template <class Sink>
void injureNamed(State &state, Side side, int name, int die, Sink &sink)
{
    SideState &own = state.sides[side];
    goOff(own, name);
    const bool returns = die <= 3;
    tellOf(state, sink, event::InjuryRoll, side, name, die, returns ? die : 0);
    tellOf(state, sink, EventKind::Injury, side, name,
           static_cast<int>(returns ? InjuryCode::Returns : InjuryCode::Out), returns ? die : 0);
    if (returns) {
        own.absent[static_cast<std::size_t>(own.absentCount++)] = {
            static_cast<std::int16_t>(state.turn + die), static_cast<std::int8_t>(name)};
        return;
    }
    --own.available;
    state.removedName = static_cast<std::int8_t>(name);
    if (state.options().substitutions && own.substitutions < 3)
        ask(state, Phase::InjurySubstitute, side);
}

template <class Sink>
void rollInjury(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    const int name = drawInjured(state, side);
    if (asksForName(state, Phase::InjuredPick, side, mayBeHurt(state.sides[side]), name))
        state.pick.a = static_cast<std::int8_t>(die);
    else
        injureNamed(state, side, name, die, sink);
}

template <class Sink>
void bringOn(State &state, Side side, int on, int off, Line line, Sink &sink)
{
    comeOn(state.sides[side], on, line);
    tellOf(state, sink, EventKind::SubstituteOn, side, on, off);
}
/// Somebody of the bench comes on for `off`; false where nobody is left on it.
template <class Sink>
bool bringSomebodyOn(State &state, Side side, int off, Line line, Sink &sink)
{
    const int on = firstOfBench(state, side, line);
    if (on == noName)
        return false;
    if (asksForName(state, Phase::OnPick, side, mayComeOn(state, side), on)) {
        state.pick.a = static_cast<std::int8_t>(off);
        state.pick.b = static_cast<std::int8_t>(line);
    } else {
        bringOn(state, side, on, off, line, sink);
    }
    return true;
}
/// Line that a substitute takes over; that of nobody is the midfield.
[[nodiscard]] inline Line lineFrom(const SideState &side, int name)
{
    const int line = name == noName ? 1 : side.line[static_cast<std::size_t>(name)];
    return static_cast<Line>(std::min(line, 2));
}

template <class Sink>
void chooseInjurySubstitute(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Side side = state.decider;
    SideState &own = state.sides[side];
    ++own.substitutions;
    ++own.available;
    ++at(own.pieces, state.removedArea);
    if (state.removedMark == unmovedMark)
        ++at(own.unmoved, state.removedArea);
    else if (state.removedMark == freedMark)
        ++at(own.freed, state.removedArea);
    countChange(state, side, state.removedArea, 1);
    if (state.options().condition && state.period >= Period::SecondHalf)
        push(state, Task::Gain, side, 1, static_cast<int>(Why::Injury));
    const int off = state.removedName;
    // With nobody on the bench the piece has no name.
    static_cast<void>(bringSomebodyOn(state, side, off, lineFrom(own, off), sink));
}

// Free kicks ----------------------------------------------------------------------------------------------

/// Where somebody fetches the ball if he has no piece there.
[[nodiscard]] inline bool needsFetch(const State &state)
{
    return countIn(state.sides[state.holder], ballOf(state, state.holder)) == 0;
}

inline constexpr int quickLevel = 4;
inline constexpr int anyNumber = 99;

/// The free kick for the side that was fouled, at the target area (6.18).
template <class Sink>
void giveFreeKick(State &state, Sink &sink)
{
    const Side side = opposite(state.fouler);
    dropAll(state);
    state.holder = side;
    state.ball = state.target;
    state.value = 1;
    state.restart = Restart::None;
    state.stage = {};
    state.turnIsFreeKick = true;
    for (const Side one : bothSides)
        state.sides[one].strongArea = -1;
    const int place = ballOf(state, side);
    if (place == area::PX) {
        tell(state, sink, event::Penalty, side);
        push(state, Task::TakePenalty);
        push(state, Task::SetUp, side, static_cast<int>(SetUpKind::Penalty));
        return;
    }
    const bool quick = levelOf(place) <= quickLevel;
    tell(state, sink, event::FreeKick, side, place, quick ? 1 : 0);
    push(state, Task::ShotOrPlay);
    if (!quick) {
        push(state, Task::SetUp, side, static_cast<int>(SetUpKind::FreeKick));
        return;
    }
    push(state, Task::QuickMoves, side, anyNumber);
    push(state, Task::FetchBall);
}

} // namespace touchline::fuba
