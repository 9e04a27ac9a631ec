// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"
#include "core/games/atcs/generator/team_numbers.h"
#include "core/teams/historic_teams.h"

#include <vector>

namespace touchline::atcs::generator {

/// A card with the figures behind it, which no card prints.
struct GeneratedCard
{
    TeamCard card;
    Rating rating;
    Standing standing;
    /// The team's level of goal ratings in hundredths (team cards, section 8).
    int level = 0;
};

/// Makes the cards from the facts, with no chance in it: the same facts give the same cards, byte for byte.
/// The 66 come in the order of Facts::historic, all 537 in that of Facts::all, and the 66 are the same in
/// both. Errors: BadInput when the facts or their anchors do not fit together, or lead to a card that is not
/// valid.
[[nodiscard]] Result<std::vector<GeneratedCard>> generate(const Facts &facts, TeamSet set);

/// The cards alone.
[[nodiscard]] Result<std::vector<TeamCard>> generateCards(const Facts &facts, TeamSet set);

} // namespace touchline::atcs::generator
