// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/match/event_sink.h"
#include "core/match/state/state_steps.h"

#include <initializer_list>
#include <optional>
#include <utility>

namespace touchline::testing {

/// settle() of a game, also where a member of that name hides it.
template <PlainState State>
void settleNow(State &state, EventList &events, OptionList &due)
{
    settle(state, events, due);
}

/// A position over a MatchState that a test sets by hand and then drives: state + rolls + choices -> state.
/// `Position` is the struct of the game, which derives from this.
template <class Position, PlainState StateOfGame>
struct StatePosition
{
    using Tables = typename StateOfGame::TablesOfGame;

    explicit StatePosition(Tables tablesOfMatch) : tables(std::move(tablesOfMatch))
    {
        state.tables = &tables;
    }
    StatePosition(const StatePosition &) = delete;
    StatePosition &operator=(const StatePosition &) = delete;

    Position &settle()
    {
        settleNow(state, events, due);
        return position();
    }
    Position &roll(std::initializer_list<int> dice)
    {
        for (const int die : dice) {
            demand(awaits(state) == Awaits::Roll);
            applyRoll(state, die, events, due);
        }
        return position();
    }
    Position &choose(OptionCode option)
    {
        demand(isLegal(option));
        applyChoice(state, option, events, due);
        return position();
    }

    [[nodiscard]] bool isLegal(OptionCode option) const { return options().contains(option); }
    /// None where no choice is due.
    [[nodiscard]] OptionList options() const
    {
        OptionList list;
        if (awaits(state) == Awaits::Choice)
            listOptions(state, list);
        return list;
    }
    [[nodiscard]] auto &side(Side side) { return state.sides[side]; }
    /// How many events of a kind there were.
    [[nodiscard]] int eventCount(EventKind kind) const
    {
        int count = 0;
        for (const Event &event : events.events())
            count += event.kind == kind ? 1 : 0;
        return count;
    }

    Tables tables;
    StateOfGame state;
    EventList events;
    OptionList due;

protected:
    /// A script that does not fit stops the test there, with its place in the stack.
    static void demand(bool holds)
    {
        if (!holds)
            qFatal("the script does not fit the position");
    }

private:
    [[nodiscard]] Position &position() { return static_cast<Position &>(*this); }
};

/// One match in simulation from its kick-off; `home` and `away` have choose(state, options). How many steps
/// it took; nothing: somebody chose what is not legal.
template <PlainState State, class HomeSide, class AwaySide>
std::optional<int> playState(State &state, Generator dice, HomeSide &home, AwaySide &away, EventList &events)
{
    OptionList due;
    int steps = 0;
    for (; awaits(state) != Awaits::Nothing; ++steps) {
        if (awaits(state) == Awaits::Roll) {
            applyRoll(state, dice.roll(promptDue(state).die.faces), events, due);
            continue;
        }
        if (due.empty())
            listOptions(state, due);
        const OptionCode option =
            state.decider == Side::Home ? home.choose(state, due) : away.choose(state, due);
        if (!due.contains(option))
            return std::nullopt;
        applyChoice(state, option, events, due);
    }
    return steps;
}

} // namespace touchline::testing
