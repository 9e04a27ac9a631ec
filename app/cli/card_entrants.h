// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/entrant.h"
#include "core/games/atcs/team_card.h"

#include <memory>
#include <vector>

namespace touchline::cli {

using Cards = std::vector<std::shared_ptr<const atcs::TeamCard>>;

/// The cards of teams that somebody names, each of them once. Errors: BadInput with a problem for each name.
[[nodiscard]] Result<Cards> cardsFor(const QStringList &names);

/// The teams of the cards in the same order, with their ranking numbers among each other.
[[nodiscard]] std::vector<Entrant> entrantsOf(const Cards &cards);

} // namespace touchline::cli
