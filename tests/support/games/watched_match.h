// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/match/event_sink.h"
#include "core/match/state/state_steps.h"

#include <algorithm>
#include <array>
#include <span>

namespace touchline::testing {

/// What was met over all matches of a game: a test that never meets a rule proves nothing about it.
template <PlainState State>
struct SeenSteps
{
    std::array<long, State::PartsOfGame::prompts.size()> phases{};
    std::array<long, 64> events{}; ///< of the game's own kinds
    int longest = 0;
    std::size_t widest = 0;
};

/// A match by chance over a MatchState in which every position is looked at.
template <PlainState StateOfGame>
class WatchedMatch
{
public:
    using State = StateOfGame;

    WatchedMatch(const typename State::TablesOfGame &tables, std::uint64_t seed)
        : generator(seed)
        , state(startMatch(tables, m_events))
    {
    }

    /// The first fault, or null. `broken(state)` is the fault of a position, `chosen(state, due)` what is
    /// chosen there.
    template <class Broken, class Chosen>
    const char *run(SeenSteps<State> &seen, Broken broken, Chosen chosen)
    {
        int steps = 0;
        OptionList due;
        while (awaits(state) != Awaits::Nothing) {
            ++seen.phases[static_cast<std::size_t>(state.phase)];
            if (awaits(state) == Awaits::Roll) {
                applyRoll(state, generator.roll(promptDue(state).die.faces), m_events, due);
            } else {
                listOptions(state, due);
                seen.widest = std::max(seen.widest, due.size());
                if (due.size() < 2 || due.size() > mostOptions)
                    return "a choice with nothing or too much to choose";
                applyChoice(state, chosen(state, due), m_events, due);
            }
            if (const char *fault = broken(state))
                return fault;
            if (++steps > mostSteps)
                return "the match does not end";
        }
        seen.longest = std::max(seen.longest, steps);
        return ended(seen);
    }

    [[nodiscard]] std::span<const Event> events() const { return m_events.events(); }

private:
    static constexpr int mostSteps = 20'000;
    static constexpr std::size_t mostOptions = 200;

    const char *ended(SeenSteps<State> &seen) const
    {
        Score goals;
        for (const Event &one : events()) {
            if (one.kind == EventKind::Goal)
                ++goals.of(one.side);
            else if (one.kind == EventKind::OwnGoal)
                ++goals.of(opposite(one.side));
            if (one.kind >= EventKind::FirstOfGame)
                ++seen.events[static_cast<std::size_t>(one.kind) -
                              static_cast<std::size_t>(EventKind::FirstOfGame)];
        }
        if (!state.forfeited && !(goals == state.score))
            return "the goals told are not the score";
        const DecisionRules &rules = state.tables->decision;
        if (rules.needsWinner && rules.shootOut && !rules.firstLeg && !state.hasWinner)
            return "a knockout match without a winner";
        return nullptr;
    }

    EventList m_events;

public:
    Generator generator;
    State state;
};

} // namespace touchline::testing
