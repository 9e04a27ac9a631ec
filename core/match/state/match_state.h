// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/option_list.h"
#include "core/match/question.h"
#include "core/match/report/score.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace touchline {

/// What the positions of games have in common that are one plain value without heap, over which the rules are
/// free functions. `Parts` names what is a game's own:
/// - Phase: where the match stands. Running comes first (nothing is due: the next task is taken), then the
///   phases that wait for a roll, from firstChoice on those that wait for a choice, and Over last;
/// - prompts: the decision point of each phase, a std::span;
/// - Todos: a TodoStack, whose entries begin with a task and the index of a side;
/// - Tables: what is settled before kick-off and never changes, with the `options` of the rules.
template <class Parts>
struct MatchState
{
    using PartsOfGame = Parts;
    using PhaseOfGame = typename Parts::Phase;
    using TablesOfGame = typename Parts::Tables;
    /// The options of the choice that is due, as the step before found them; empty where none is, or not yet.
    using StepMemory = OptionList;

    const TablesOfGame *tables = nullptr;
    PhaseOfGame phase = PhaseOfGame::Running;
    Side decider = Side::Home;  ///< of the choice that is due
    Side rollSide = Side::Home; ///< whose roll is due
    typename Parts::Todos todo;
    Score score;
    Score after90;
    bool extraTimePlayed = false;
    bool shootOutHeld = false;
    bool forfeited = false;
    bool hasWinner = false;
    Side winner = Side::Home;

    [[nodiscard]] const auto &options() const { return tables->options; }
    /// The decision point of a prompt of Parts::prompts.
    [[nodiscard]] static PhaseOfGame phaseOf(const RollPrompt &prompt)
    {
        return static_cast<PhaseOfGame>(&prompt - Parts::prompts.data());
    }
    bool operator==(const MatchState &) const = default;
};

/// A position with the base above.
template <class State>
concept PlainState = std::derived_from<State, MatchState<typename State::PartsOfGame>>;

template <class Parts>
[[nodiscard]] const RollPrompt &promptDue(const MatchState<Parts> &state)
{
    static_assert(Parts::prompts.size() == static_cast<std::size_t>(Parts::Phase::Over) + 1);
    return Parts::prompts[static_cast<std::size_t>(state.phase)];
}

template <class Parts>
[[nodiscard]] Awaits awaits(const MatchState<Parts> &state)
{
    if (state.phase < Parts::firstChoice)
        return Awaits::Roll;
    return state.phase < Parts::Phase::Over ? Awaits::Choice : Awaits::Nothing;
}

/// Waits for a choice of `side`.
template <class Parts>
void ask(MatchState<Parts> &state, typename Parts::Phase phase, Side side)
{
    state.phase = phase;
    state.decider = side;
}

/// Waits for a roll that belongs to `side`.
template <class Parts>
void awaitRoll(MatchState<Parts> &state, typename Parts::Phase phase, Side side)
{
    state.phase = phase;
    state.rollSide = side;
}

/// Puts a task on top of what is still to be done; `numbers` (-128..127) are what else it has to know.
template <class Parts, class Task, class... Numbers>
void push(MatchState<Parts> &state, Task task, Side side = Side::Home, Numbers... numbers)
{
    state.todo.push({task, static_cast<std::int8_t>(index(side)), static_cast<std::int8_t>(numbers)...});
}

/// Nothing is to be done any more.
template <class Parts>
void dropAll(MatchState<Parts> &state)
{
    state.todo.size = 0;
}

} // namespace touchline
