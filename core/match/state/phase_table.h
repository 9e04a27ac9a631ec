// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/option_list.h"
#include "core/match/state/state_steps.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace touchline {

/// The rules of a game over a MatchState as two tables, one of its decision points and one of its tasks. A
/// rule of a row takes the state, what it needs besides, and the teller or not.

/// Calls a rule with the state and these arguments, and with the teller if it takes one.
template <auto rule, class State, class Teller, class... Arguments>
inline constexpr bool takesArguments =
    std::is_invocable_v<decltype(rule), State &, Arguments...> ||
    std::is_invocable_v<decltype(rule), State &, Arguments..., const Teller &>;
template <auto rule, class State, class Teller, class... Arguments>
void callRule(State &state, [[maybe_unused]] const Teller &teller, Arguments... arguments)
{
    if constexpr (std::is_invocable_v<decltype(rule), State &, Arguments...>)
        rule(state, arguments...);
    else
        rule(state, arguments..., teller);
}

/// A decision point: what it asks, what can be answered, and which rule goes on with the answer.
template <PlainState State, class Teller>
struct PhaseRow
{
    using Phase = typename State::PhaseOfGame;

    Phase phase{};
    RollPrompt prompt{"", "", {}};
    void (*list)(const State &, OptionList &) = nullptr; ///< of a choice
    void (*take)(State &, Phase, int, const Teller &) = nullptr;
    // A function's address is no constant expression to g++ 12 under -fsanitize=undefined.
    bool hasList = false;
    bool hasRule = false;

    /// `take` takes the value, or the phase and the value.
    template <auto take>
    [[nodiscard]] static constexpr PhaseRow roll(Phase phase, std::string_view id, std::string_view label,
                                                 Die die)
    {
        return {phase, {id, label, die}, nullptr, takeBy<take>, false, true};
    }
    template <auto list, auto take>
    [[nodiscard]] static constexpr PhaseRow choice(Phase phase, std::string_view id, std::string_view label)
    {
        return {phase, {id, label, {}}, list, takeBy<take>, true, true};
    }
    [[nodiscard]] constexpr bool fits(std::size_t place) const
    {
        return static_cast<std::size_t>(phase) == place &&
               hasList == (phase >= State::PartsOfGame::firstChoice && phase < Phase::Over) &&
               hasRule == (phase > Phase::Running && phase < Phase::Over);
    }
    static constexpr std::size_t count = static_cast<std::size_t>(Phase::Over) + 1;

    /// A list of the same options in every position.
    template <OptionCode... codes>
    static void offer(const State & /*state*/, OptionList &options)
    {
        (options.add(codes), ...);
    }
    template <OptionCode first, OptionCode last>
    static void offerRange(const State & /*state*/, OptionList &options)
    {
        for (OptionCode number = first; number <= last; ++number)
            options.add(number);
    }

private:
    template <auto rule>
    static void takeBy(State &state, [[maybe_unused]] Phase phase, int value, const Teller &teller)
    {
        if constexpr (takesArguments<rule, State, Teller, int>)
            callRule<rule>(state, teller, value);
        else
            callRule<rule>(state, teller, phase, value);
    }
};

/// A task of what is still to be done, and the rule that does it.
template <PlainState State, class Teller, class Todo>
struct TaskRow
{
    using Task = decltype(Todo::task);

    Task task{};
    void (*perform)(State &, const Todo &, const Teller &) = nullptr;
    bool hasRule = false; ///< see PhaseRow

    /// `rule` takes of the task its side or its number or both, or side and both numbers.
    template <auto rule>
    [[nodiscard]] static constexpr TaskRow of(Task task)
    {
        return {task, performBy<rule>, true};
    }
    /// Waits for a choice or a roll of the side.
    template <auto phase>
    [[nodiscard]] static constexpr TaskRow asks(Task task)
    {
        return of<askSide<phase>>(task);
    }
    [[nodiscard]] constexpr bool fits(std::size_t place) const
    {
        return static_cast<std::size_t>(task) == place && hasRule;
    }
    static constexpr std::size_t count = static_cast<std::size_t>(Task::Finish) + 1;

private:
    template <auto phase>
    static void askSide(State &state, Side side)
    {
        if constexpr (phase < State::PartsOfGame::firstChoice)
            awaitRoll(state, phase, side);
        else
            ask(state, phase, side);
    }
    template <auto rule>
    static void performBy(State &state, const Todo &todo, const Teller &teller)
    {
        [[maybe_unused]] const Side side = todo.side == 0 ? Side::Home : Side::Away;
        if constexpr (takesArguments<rule, State, Teller>)
            callRule<rule>(state, teller);
        else if constexpr (takesArguments<rule, State, Teller, Side>)
            callRule<rule>(state, teller, side);
        else if constexpr (takesArguments<rule, State, Teller, int>)
            callRule<rule>(state, teller, int{todo.a});
        else if constexpr (takesArguments<rule, State, Teller, Side, int>)
            callRule<rule>(state, teller, side, int{todo.a});
        else
            callRule<rule>(state, teller, side, int{todo.a}, int{todo.b});
    }
};

/// Every value of the enumeration has its row, in their order.
template <class Row, std::size_t count>
[[nodiscard]] consteval bool isWhole(const std::array<Row, count> &rows)
{
    for (std::size_t place = 0; place < count; ++place)
        if (!rows[place].fits(place))
            return false;
    return count == Row::count;
}

template <class Row, std::size_t count>
[[nodiscard]] consteval std::array<RollPrompt, count> promptsOf(const std::array<Row, count> &rows)
{
    std::array<RollPrompt, count> prompts{};
    for (std::size_t place = 0; place < count; ++place)
        prompts[place] = rows[place].prompt;
    return prompts;
}

/// The way of a step (settleState) over both tables of a game.
template <const auto &phases, const auto &tasks>
struct TableSteps
{
    template <class State, class Teller>
    static void perform(State &state, const Teller &teller)
    {
        const auto todo = state.todo.pop();
        tasks[static_cast<std::size_t>(todo.task)].perform(state, todo, teller);
    }
    /// Goes on with a roll or a choice of `phase`.
    template <class State, class Teller>
    static void answer(State &state, typename State::PhaseOfGame phase, int value, const Teller &teller)
    {
        phases[static_cast<std::size_t>(phase)].take(state, phase, value, teller);
    }
    template <class State>
    static void list(const State &state, OptionList &options)
    {
        options.clear();
        phases[static_cast<std::size_t>(state.phase)].list(state, options);
    }
    template <class State, class Teller>
    static void settle(State &state, const Teller &teller, OptionList &due)
    {
        settleState(state, teller, due, perform<State, Teller>, answer<State, Teller>);
    }
    template <class State, class Teller>
    static void roll(State &state, typename State::PhaseOfGame phase, int value, const Teller &teller,
                     OptionList &due)
    {
        answer(state, phase, value, teller);
        settle(state, teller, due);
    }
    template <class State, class Teller>
    static void choose(State &state, OptionCode option, const Teller &teller, OptionList &due)
    {
        answerChoice(state, option, teller, answer<State, Teller>);
        settle(state, teller, due);
    }
};

} // namespace touchline
