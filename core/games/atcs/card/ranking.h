// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <span>
#include <vector>

namespace touchline::atcs {

/// Whether `card` stands above `other` on the ranking sheet (specification 2.11): power, best result, SOG,
/// second-half attempts, older year, name.
[[nodiscard]] bool ranksAbove(const TeamCard &card, const TeamCard &other);

/// The indices of `cards` in the order of the ranking sheet. A card's ranking number is its place there, from
/// 1, among the cards that are given: the 64, or the participants of a competition.
[[nodiscard]] std::vector<std::size_t> rankingOrder(std::span<const TeamCard *const> cards);

} // namespace touchline::atcs
