// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"

#include <map>
#include <utility>

namespace touchline::atcs::generator {

struct Rating
{
    double attack = 0;
    double defense = 0;
};

/// Year and name in the list of matches; sorts like the list of editions.
using TeamKey = std::pair<int, QString>;

/// Attack and defence of every team-edition, and what they are made of (team cards, section 4).
struct RatingModel
{
    double host = 0;
    /// The level of goals of an edition.
    std::map<int, double> era;
    std::map<QString, Rating> confederations;
    std::map<QString, Rating> lineages;
    std::map<TeamKey, Rating> teams;
    /// Of the last fit.
    int sweeps = 0;

    [[nodiscard]] Rating of(const TeamFacts &team) const { return teams.at({team.year, team.matchName}); }
};

/// Fits the matches of 1930-2022 from nothing.
[[nodiscard]] RatingModel fitRatings(const std::vector<MatchFacts> &matches, const Origins &origins);

/// Adds the teams of a later edition to a finished model without moving anything in it: only the new teams
/// and lineages are free (team cards, section 16, point 3).
[[nodiscard]] RatingModel withLaterEdition(const RatingModel &model, const std::vector<MatchFacts> &matches,
                                           const Origins &origins);

} // namespace touchline::atcs::generator
