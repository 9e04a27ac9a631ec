// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/bracket_lines.h"

#include "core/base/index.h"

#include <cstddef>

namespace touchline {

namespace {

/// By line: the number of the seed who belongs there, from 0, if all were seeded. A bracket of twice the size
/// has each seed of the smaller one meet the one with whom the sum of all pairs is the same; the better of
/// the two stands above in every second tie, so that the second seed is at the bottom.
std::vector<int> seedOnLine(int lines)
{
    std::vector<int> seeds{0};
    while (static_cast<int>(seeds.size()) < lines) {
        const int sum = 2 * static_cast<int>(seeds.size()) - 1;
        std::vector<int> wider;
        for (std::size_t line = 0; line < seeds.size(); ++line) {
            const bool isUpper = line % 2 == 0;
            wider.push_back(isUpper ? seeds[line] : sum - seeds[line]);
            wider.push_back(isUpper ? sum - seeds[line] : seeds[line]);
        }
        seeds = std::move(wider);
    }
    return seeds;
}

} // namespace

std::vector<std::vector<int>> BracketLines::ties() const
{
    std::vector<std::vector<int>> ties(placeOnLine.size() / 2);
    for (std::size_t line = 0; line < placeOnLine.size(); ++line) {
        if (placeOnLine[line] >= 0)
            ties[line / 2].push_back(placeOnLine[line]);
    }
    return ties;
}

BracketLines bracketLines(int teams)
{
    int lines = 2;
    while (lines < teams)
        lines *= 2;
    const std::vector<int> seeds = seedOnLine(lines);
    BracketLines bracket;
    bracket.placeOnLine.assign(at(lines), -1);
    bracket.seedPlaces.assign(at(teams), -1);
    int place = 0;
    for (std::size_t line = 0; line < seeds.size(); ++line) {
        if (seeds[line] >= teams) // he does not exist: whoever would meet him has a bye
            continue;
        bracket.placeOnLine[line] = place;
        bracket.seedPlaces[at(seeds[line])] = place++;
    }
    return bracket;
}

} // namespace touchline
