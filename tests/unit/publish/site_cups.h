// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/league_builder.h"
#include "tests/unit/publish/hostile_cup.h"

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
    Generator generator(5);
    while (count > 0) {
        const Progress now = progress(competition);
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, now);
        if (!ready.empty()) {
            chance::record(competition, chance::report(competition, now, ready.front(), generator));
            --count;
        } else if (!chance::drawWhatIsDue(competition)) {
            return;
        }
    }
}

inline std::vector<NamedCup> siteCups()
{
    std::vector<NamedCup> cups;
    for (const char *format :
         {"worldcup-32", "worldcup-48", "cup-27", "cup-70-two-legs-away-goals-third-place", "cup-12-replays",
          "cup-16-redraw", "double-elimination-8", "swiss-11x5", "league-phase-36", "ladder-8x10",
          "apertura-6", "pyramid-6-8-promotion", "league-20", "evening-5", "worldcup-1954",
          "worldcup-1982"}) {
        Competition start = chance::made(formatTemplate(QLatin1String(format)).value());
        cups.push_back({QByteArray(format) + " start", start});
        Competition half = start;
        playSome(half, static_cast<int>(half.fixtures().size()) / 2);
        cups.push_back({QByteArray(format) + " half-way", std::move(half)});
        chance::playOut(start, Generator(3));
        cups.push_back({QByteArray(format) + " over", std::move(start)});
    }
    cups.push_back({"hostile", hostileCup()});
    return cups;
}

} // namespace touchline::testing
