// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unit/competition/league_builder.h"
#include "tests/unit/exchange/hostile_cup.h"

/// Competitions of every kind, at the start, half-way and over, for tests of what is shown of them.
namespace touchline::testing {

struct NamedCup
{
    QByteArray name;
    Competition competition;
};

/// The first so many matches that can be played are.
inline void playSome(Competition &competition, int count)
{
    Generator generator(5, 7);
    for (int played = 0; played < count;) {
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
        if (ready.empty())
            return;
        const int number = competition.fixtures()[static_cast<std::size_t>(ready.front())].number;
        cup::play(competition, number, {cup::goals(generator), cup::goals(generator)});
        ++played;
    }
}

inline std::vector<NamedCup> siteCups()
{
    std::vector<NamedCup> cups;
    for (const char *format : {"worldcup-32", "worldcup-48", "cup-27", "cup-70-two-legs-away-goals-third-place",
                               "cup-12-replays", "cup-16-redraw", "double-elimination-8", "swiss-11x5",
                               "league-phase-36", "ladder-8x10", "apertura-6", "pyramid-6-8-promotion",
                               "league-20", "evening-5", "worldcup-1954", "worldcup-1982"}) {
        Competition start = cup::make(format);
        cups.push_back({QByteArray(format) + " start", start});
        Competition half = start;
        playSome(half, static_cast<int>(half.fixtures().size()) / 2);
        cups.push_back({QByteArray(format) + " half-way", std::move(half)});
        cup::playOut(start, Generator(3, 4));
        cups.push_back({QByteArray(format) + " over", std::move(start)});
    }
    cups.push_back({"hostile", hostileCup()});
    return cups;
}

} // namespace touchline::testing
