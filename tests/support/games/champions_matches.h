// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/agents/coach.h"
#include "tests/support/games/champions_position.h"

namespace touchline::testing {

/// Who decides for a side of a match in simulation.
struct ChampionsByChance
{
    Generator generator;

    OptionCode choose(const champions::State &state, const OptionList &options)
    {
        using champions::Phase;
        if (state.phase == Phase::Place || state.phase == Phase::Pick)
            return champions::restCode;
        return options[generator.below(static_cast<std::uint32_t>(options.size()))];
    }
};

/// What happened in some matches.
struct ChampionsTally
{
    int matches = 0;
    PerSide<int> goals;
    PerSide<int> wins;
    int level = 0;
    int fouls = 0;
    int reds = 0;
    int wild = 0; ///< a side with more than eight goals
    int steps = 0;

    void note(const champions::State &state, std::span<const Event> events)
    {
        ++matches;
        for (const Side side : bothSides) {
            goals[side] += state.score.of(side);
            wild += state.score.of(side) > 8 ? 1 : 0;
        }
        if (const auto leader = state.score.leader())
            ++wins[*leader];
        else
            ++level;
        for (const Event &one : events) {
            fouls += one.kind == champions::event::Foul ? 1 : 0;
            reds += one.kind == EventKind::Red ? 1 : 0;
        }
    }
    [[nodiscard]] double goalsPerMatch() const
    {
        return static_cast<double>(goals[Side::Home] + goals[Side::Away]) / matches;
    }
};

/// One match in simulation; false: somebody chose what is not legal.
template <class HomeSide, class AwaySide>
bool playChampions(const champions::MatchTables &tables, std::uint64_t seed, HomeSide home, AwaySide away,
                   ChampionsTally &tally)
{
    EventList events;
    champions::State state = champions::startMatch(tables, events);
    const auto steps = playState(state, Generator(seed), home, away, events);
    if (!steps)
        return false;
    tally.steps += *steps;
    tally.note(state, events.events());
    return true;
}

} // namespace touchline::testing
