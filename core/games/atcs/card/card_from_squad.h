// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <optional>
#include <vector>

namespace touchline::atcs {

/// A squad that is to have a card by the generic method (specification 3.2), and how strong it is.
struct SquadCardWishes
{
    Team team;
    Squad squad;
    /// By entry, 1..99; 0 = not known. Empty = none is known.
    std::vector<int> ratings{};
    /// 1..10; nothing = by the mean of the ratings, and without any 6.
    std::optional<int> power{};
};

inline constexpr int leastPower = 1;
inline constexpr int usualPower = 6;
inline constexpr int mostPower = 10;

/// The power that the card will have (3.2): as wished for, else by the ratings, else 6.
[[nodiscard]] int powerOf(const SquadCardWishes &wishes);

/// Makes the card of a generic squad (3.2): numbers by the power, everything else by the positions and their
/// order. Fewer than ten field players besides the goalkeeper: midfielders called "Reserve" fill up; without
/// a goalkeeper the last field player is one. Its year and confederation are the team's. Errors: BadInput
/// with every problem: nobody in the squad, what validate() says of it, a rating or a power outside its
/// limits.
[[nodiscard]] Result<TeamCard> cardFromSquad(const SquadCardWishes &wishes);

/// Whether a player of the card of a team is one of the reserves that fill it up.
[[nodiscard]] bool isReserve(const QUuid &team, const QUuid &person);

} // namespace touchline::atcs
