// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/option_list.h"
#include "core/match/state/match_state.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace touchline {

/// The rules of a game over a MatchState as two tables, one of its decision points and one of its tasks, for
/// games whose rules are compiled once (Teller). A rule of a row takes the state and what it needs besides.

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

    /// `take` takes (state, value) or (state, value, teller).
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

private:
    template <auto rule>
    static void takeBy(State &state, [[maybe_unused]] Phase phase, int value,
                       [[maybe_unused]] const Teller &teller)
    {
        if constexpr (std::is_invocable_v<decltype(rule), State &, int>)
            rule(state, value);
        else if constexpr (std::is_invocable_v<decltype(rule), State &, int, const Teller &>)
            rule(state, value, teller);
        else if constexpr (std::is_invocable_v<decltype(rule), State &, Phase, int>)
            rule(state, phase, value);
        else
            rule(state, phase, value, teller);
    }
};

/// A task of what is still to be done, and the rule that does it.
template <PlainState State, class Teller, class Task>
struct TaskRow
{
    Task task{};
    void (*perform)(State &, Side, int, const Teller &) = nullptr;
    bool hasRule = false; ///< see PhaseRow

    /// `rule` takes (state), then of the task its side or its number or both, then the teller or not.
    template <auto rule>
    [[nodiscard]] static constexpr TaskRow of(Task task)
    {
        return {task, performBy<rule>, true};
    }
    [[nodiscard]] constexpr bool fits(std::size_t place) const
    {
        return static_cast<std::size_t>(task) == place && hasRule;
    }
    static constexpr std::size_t count = static_cast<std::size_t>(Task::Finish) + 1;

private:
    template <auto rule, class... Arguments>
    static constexpr bool takes = std::is_invocable_v<decltype(rule), State &, Arguments...>;

    template <auto rule>
    static void performBy(State &state, [[maybe_unused]] Side side, [[maybe_unused]] int number,
                          [[maybe_unused]] const Teller &teller)
    {
        if constexpr (takes<rule>)
            rule(state);
        else if constexpr (takes<rule, const Teller &>)
            rule(state, teller);
        else if constexpr (takes<rule, Side>)
            rule(state, side);
        else if constexpr (takes<rule, Side, const Teller &>)
            rule(state, side, teller);
        else if constexpr (takes<rule, int, const Teller &>)
            rule(state, number, teller);
        else if constexpr (takes<rule, Side, int>)
            rule(state, side, number);
        else
            rule(state, side, number, teller);
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

/// Does the task on top of what is still to be done.
template <class State, class Teller, class Row, std::size_t count>
void performNext(State &state, const std::array<Row, count> &tasks, const Teller &teller)
{
    const auto todo = state.todo.pop();
    tasks[static_cast<std::size_t>(todo.task)].perform(state, todo.side == 0 ? Side::Home : Side::Away,
                                                       todo.a, teller);
}

template <class Row, std::size_t count>
[[nodiscard]] const Row &rowOf(const std::array<Row, count> &phases, typename Row::Phase phase)
{
    return phases[static_cast<std::size_t>(phase)];
}

} // namespace touchline
