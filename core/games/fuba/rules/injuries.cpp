// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that leave by a red card or an injury, and who comes on for them (specification 6.9, 6.10).
#include "core/games/fuba/rules/situations.h"

namespace touchline::fuba {

namespace {

/// Marks that a piece can bear; a removal takes a freed one first (R61).
constexpr std::int8_t unmovedMark = 0;
constexpr std::int8_t movedMark = 1;
constexpr std::int8_t freedMark = 2;
enum class InjuryCode : std::int8_t { Returns, Out };

} // namespace

void askRemoved(State &state, Side side, bool injured)
{
    state.removesInjured = injured;
    ask(state, Phase::Remove, side);
}

void chooseRemoved(State &state, OptionCode area, const Teller &teller)
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
    teller.side(state, event::Removed, side, area);
    if (state.removesInjured)
        awaitRoll(state, Phase::InjuryRoll, side);
    else
        --own.available;
}

void injure(State &state, Side side)
{
    if (!state.options().injuries)
        return;
    ++state.sides[side].injuries;
    // The last one stays (R67).
    if (outfieldOnPitch(state, side) > 1)
        askRemoved(state, side, true);
}

void injureNamed(State &state, Side side, int name, int die, const Teller &teller)
{
    SideState &own = state.sides[side];
    goOff(own, name);
    const bool returns = die <= 3;
    teller.of(state, event::InjuryRoll, side, name, die, returns ? die : 0);
    teller.of(state, EventKind::Injury, side, name,
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

void rollInjury(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    const int name = drawInjured(state, side);
    if (asksForName(state, Phase::InjuredPick, side, mayBeHurt(state.sides[side]), name))
        state.pick.a = static_cast<std::int8_t>(die);
    else
        injureNamed(state, side, name, die, teller);
}

void bringOn(State &state, Side side, int on, int off, Line line, const Teller &teller)
{
    comeOn(state.sides[side], on, line);
    teller.of(state, EventKind::SubstituteOn, side, on, off);
}

/// Somebody of the bench comes on for `off`; false where nobody is left on it.
bool bringSomebodyOn(State &state, Side side, int off, Line line, const Teller &teller)
{
    const int on = firstOfBench(state, side, line);
    if (on == noName)
        return false;
    if (asksForName(state, Phase::OnPick, side, mayComeOn(state, side), on)) {
        state.pick.a = static_cast<std::int8_t>(off);
        state.pick.b = static_cast<std::int8_t>(line);
    } else {
        bringOn(state, side, on, off, line, teller);
    }
    return true;
}

void chooseInjurySubstitute(State &state, OptionCode option, const Teller &teller)
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
    static_cast<void>(bringSomebodyOn(state, side, off, lineFrom(own, off), teller));
}

} // namespace touchline::fuba
