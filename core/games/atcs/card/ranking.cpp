// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/ranking.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace touchline::atcs {

bool ranksAbove(const TeamCard &card, const TeamCard &other)
{
    // Where more ranks higher the two cards change places in the comparison.
    return std::tie(other.power, card.bestResult, other.shotsOnGoal, other.attempts[1], card.team.year,
                    card.team.name) < std::tie(card.power, other.bestResult, card.shotsOnGoal,
                                               card.attempts[1], other.team.year, other.team.name);
}

std::vector<std::size_t> rankingOrder(std::span<const TeamCard *const> cards)
{
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ranksAbove(*cards[a], *cards[b]); });
    return order;
}

} // namespace touchline::atcs
