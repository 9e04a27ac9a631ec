// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/agents/coach.h"
#include "tests/support/games/oldschool_position.h"

namespace touchline::testing {

/// Who decides for a side of a match in simulation.
struct OldschoolByChance
{
    Generator generator;

    OptionCode choose(const oldschool::State &state, const OptionList &options)
    {
        using oldschool::Phase;
        if (state.phase == Phase::Place || state.phase == Phase::PickChoice)
            return oldschool::noneCode;
        return options[generator.below(static_cast<std::uint32_t>(options.size()))];
    }
};

/// What happened in some matches.
struct OldschoolTally
{
    int matches = 0;
    PerSide<int> goals;
    PerSide<int> wins;
    int level = 0;
    int goalless = 0;
    int wild = 0; ///< more than ten goals
    int longest = 0;
    long steps = 0;
    std::array<long, 64> events{};
    int reds = 0;
    int yellows = 0;
    bool isLegal = true;

    void note(const oldschool::State &state, std::span<const Event> told)
    {
        ++matches;
        for (const Side side : bothSides)
            goals[side] += state.score.of(side);
        if (const auto leader = state.score.leader())
            ++wins[*leader];
        else
            ++level;
        const int sum = state.score.home + state.score.away;
        goalless += sum == 0 ? 1 : 0;
        wild += sum > 10 ? 1 : 0;
        for (const Event &one : told) {
            reds += one.kind == EventKind::Red ? 1 : 0;
            yellows += one.kind == EventKind::Yellow ? 1 : 0;
            if (one.kind >= EventKind::FirstOfGame)
                ++events[static_cast<std::size_t>(one.kind) -
                         static_cast<std::size_t>(EventKind::FirstOfGame)];
        }
    }
    [[nodiscard]] double perMatch(EventKind kind) const
    {
        return static_cast<double>(events[static_cast<std::size_t>(kind) -
                                          static_cast<std::size_t>(EventKind::FirstOfGame)]) /
               matches;
    }
    [[nodiscard]] double goalsPerMatch() const
    {
        return static_cast<double>(goals[Side::Home] + goals[Side::Away]) / matches;
    }
};

/// One match in simulation.
template <class HomeSide, class AwaySide>
void playOldschool(const oldschool::MatchTables &tables, std::uint64_t seed, HomeSide home, AwaySide away,
                   OldschoolTally &tally)
{
    EventList events(8'192);
    oldschool::State state = oldschool::startMatch(tables, events);
    const auto steps = playState(state, Generator(seed), home, away, events);
    if (!steps) {
        tally.isLegal = false;
        return;
    }
    tally.steps += *steps;
    tally.longest = std::max(tally.longest, *steps);
    tally.note(state, events.events());
}

} // namespace touchline::testing
