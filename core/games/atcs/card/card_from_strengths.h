// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <vector>

namespace touchline::atcs {

/// What somebody says of a team that is to have a card.
struct CardWishes
{
    Team team;
    /// The card takes the shooters and the first two goalkeepers of it.
    Squad squad;
    CardStrengths strengths;
    /// For each of the squad how often he shoots, beside the others, 0..1000; 0 = he is not on the card.
    /// What stands for goalkeepers is not looked at. Empty: usualShotWeights().
    std::vector<int> shotWeights{};
    /// Nothing: usualFormation().
    std::optional<Formation> formation{};
    Strategy strategy = Strategy::Normal;
};

inline constexpr int mostShotWeight = 1000;
/// So many players shoot on every card, at least.
inline constexpr std::size_t fewestShooters = 10;

/// How often each of a squad shoots where nobody says otherwise, in a hundred shots: forwards most, of each
/// position those most who are named first. 0 for goalkeepers and for whoever finds no place among the twenty
/// shooters.
[[nodiscard]] std::vector<int> usualShotWeights(const Squad &squad);

/// That of the first ten field players, or 4-4-2 where it is none of the nine.
[[nodiscard]] Formation usualFormation(const Squad &squad);

/// A team as a card can have it: without a conference that the rulebook does not know.
[[nodiscard]] Team teamOnCard(Team team);

/// Why a squad is no team for a card yet: empty, without a goalkeeper, too few field players; and what
/// validate() says of it.
[[nodiscard]] Problems cardSquadProblems(const Squad &squad);

/// Makes a card that is as strong as is said, from the figures of the 64 historic cards (docs/rulings,
/// "Cards made from strengths"). The same wishes make the same card; the more of a strength, the better the
/// numbers that it is about, and no others but the power. A conference that the rulebook does not know is
/// left out. Errors: BadInput with every problem: those of cardSquadProblems(), a strength or a weight
/// outside its limits, fewer than ten or more than twenty-five shooters, what validate() says of the card.
[[nodiscard]] Result<TeamCard> cardFromStrengths(const CardWishes &wishes);

/// The strengths whose card comes closest to that one, as far as its numbers of the team go; those of a card
/// that was made from strengths are these. Of equally near ones the one nearest to the mean.
[[nodiscard]] CardStrengths nearestStrengths(const TeamCard &card);

} // namespace touchline::atcs
