// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/swiss/swiss_history.h"
#include "core/dice/generator.h"

#include <algorithm>
#include <numeric>

namespace touchline {

/// A Swiss whose results come from chance: the facts from which each round is paired.
struct SwissTournament
{
    std::vector<int> points;
    std::vector<SwissRound> rounds;

    explicit SwissTournament(int teams) : points(static_cast<std::size_t>(teams), 0) {}

    /// The teams as the table has them now: by points, then by number.
    [[nodiscard]] std::vector<SwissTeam> teams() const
    {
        std::vector<int> order(points.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
            return points[static_cast<std::size_t>(a)] > points[static_cast<std::size_t>(b)];
        });
        std::vector<int> places(points.size());
        for (std::size_t place = 0; place < order.size(); ++place)
            places[static_cast<std::size_t>(order[place])] = static_cast<int>(place);
        return swissTeams(points, places, rounds);
    }

    /// Enters the round with chance results: 3 points for a win or the bye, 1 for a draw.
    void play(const SwissRound &round, Generator &generator)
    {
        for (const Pairing &pairing : round.pairings) {
            const int roll = generator.roll(10);
            points[static_cast<std::size_t>(pairing.home)] += roll <= 4 ? 3 : roll <= 7 ? 1 : 0;
            points[static_cast<std::size_t>(pairing.away)] += roll <= 4 ? 0 : roll <= 7 ? 1 : 3;
        }
        if (round.bye)
            points[static_cast<std::size_t>(*round.bye)] += 3;
        rounds.push_back(round);
    }
};

} // namespace touchline
