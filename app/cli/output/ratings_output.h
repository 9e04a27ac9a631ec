// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/statistics_output.h"
#include "core/competition/ratings/rating_list.h"

namespace touchline::cli {

/// What is wanted of the ratings of some competitions.
struct RatingsChoice
{
    /// Those that count, each called by its label.
    SeveralCups cups;
    /// All teams, the highest first.
    std::vector<TeamRating> teams;
    /// Set where one team alone is wanted; the opponent where the expected result of the two is.
    std::optional<TeamOnTheDay> team{};
    std::optional<TeamOnTheDay> against{};
};

/// The ratings of the teams of `cups`.
[[nodiscard]] RatingsChoice rated(SeveralCups cups);

/// For people: the list, or a team with its history, or what two may expect of a match.
[[nodiscard]] QString ratingsText(const RatingsChoice &choice);
/// All of it for machines, as docs/schemas/ratings.json has it.
[[nodiscard]] QJsonObject ratingsJson(const RatingsChoice &choice);
/// For spreadsheets: the list, or the history of the chosen team.
[[nodiscard]] QByteArray ratingsCsv(const RatingsChoice &choice);

} // namespace touchline::cli
