// SPDX-License-Identifier: GPL-3.0-or-later
// Everything here follows team cards, section 10.
#include "core/games/atcs/generator/card_ranges.h"

#include "core/games/atcs/generator/player_order.h"
#include "core/games/atcs/generator/rounding.h"

#include <algorithm>
#include <numeric>

namespace touchline::atcs::generator {

namespace {

double weightOf(const PlayerFacts &player)
{
    const double line = player.isKeeper() ? 0.3 : player.position == Position::Defender ? 1.25 : 1.0;
    return player.cardPoints() + 0.18 * line * std::max(player.minutes, fewestMinutes) / 90;
}

/// The rows in the order in which the numbers are given out: the scorers, the other field players by what
/// they did to the referee, the goalkeepers.
std::vector<std::size_t> orderOfNumbers(const std::vector<const PlayerFacts *> &players)
{
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto isOther = [&](std::size_t row) {
        return !players[row]->isKeeper() && players[row]->goals == 0;
    };
    const auto begin = std::find_if(order.begin(), order.end(), isOther);
    const auto end =
        std::find_if(begin, order.end(), [&](std::size_t row) { return players[row]->isKeeper(); });
    std::sort(begin, end, [&](std::size_t a, std::size_t b) {
        const int pointsOfA = players[a]->cardPoints();
        const int pointsOfB = players[b]->cardPoints();
        return pointsOfA != pointsOfB ? pointsOfA > pointsOfB : standsAbove(*players[a], *players[b]);
    });
    return order;
}

/// Where each range ends, with at least one number for everybody.
std::vector<int> rangeEnds(const std::vector<double> &weights)
{
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<int> ends;
    double running = 0;
    for (const double weight : weights) {
        running += weight;
        const int previous = ends.empty() ? 0 : ends.back();
        ends.push_back(std::max(previous + 1, rounded(100 * running / total)));
    }
    int limit = 100;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end, --limit)
        *end = std::min(*end, limit);
    return ends;
}

} // namespace

std::vector<Range> cardRanges(const std::vector<ShotRow> &rows,
                              const std::vector<const PlayerFacts *> &keepers)
{
    std::vector<const PlayerFacts *> players;
    players.reserve(rows.size() + keepers.size());
    for (const ShotRow &row : rows)
        players.push_back(row.player);
    players.insert(players.end(), keepers.begin(), keepers.end());

    const std::vector<std::size_t> order = orderOfNumbers(players);
    std::vector<double> weights;
    weights.reserve(order.size());
    for (const std::size_t row : order)
        weights.push_back(weightOf(*players[row]));
    const std::vector<int> ends = rangeEnds(weights);
    std::vector<Range> ranges(players.size());
    int previous = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        ranges[order[i]] = {previous + 1, ends[i]};
        previous = ends[i];
    }
    return ranges;
}

} // namespace touchline::atcs::generator
