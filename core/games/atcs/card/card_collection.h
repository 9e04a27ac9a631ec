// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <span>
#include <vector>

namespace touchline::atcs {

/// Several cards in one file: {"format": "touchline-atcs-cards", "format_version": 1, "cards": [...]}, each
/// of them as in a file of its own.
[[nodiscard]] QJsonObject collectionToJson(std::span<const TeamCard> cards);

/// Reads a file with one card or with a collection. Errors: BadInput with every problem and its place
/// ("cards[3] FRA-1998: players[2]: shot ..."): those of cardFromJson(), no card at all, an id or a team
/// twice.
[[nodiscard]] Result<std::vector<TeamCard>> cardsFromJson(const QJsonObject &object);

} // namespace touchline::atcs
