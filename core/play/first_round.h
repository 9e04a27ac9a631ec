// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/format.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace touchline {

/// The first round of a drawn bracket, by places from 0.
struct FirstRound
{
    /// Who meets whom, home side first, in the order of the matches.
    std::vector<std::pair<int, int>> ties;
    /// The places that begin in the second round, in its order.
    std::vector<int> byes;
};

/// Nothing of a format that does not begin with a drawn bracket (isDrawnBracket()).
[[nodiscard]] FirstRound firstRoundOf(const Format &format);

/// Whether it has ties of one match, in which the lower division could be at home.
[[nodiscard]] bool hasSingleTies(const Format &format);

/// A tie as an organiser writes it down; no away side = a bye.
struct ListedTie
{
    QString home;
    QString away;

    bool operator==(const ListedTie &) const = default;
};

/// The teams in the order of their places (CompetitionWishes::places) for a first round that is written down;
/// ties and byes have their places in the order of the list. Errors: Refused (no drawn bracket); BadInput
/// (another number of ties or byes than the format has, a team twice).
[[nodiscard]] Result<QStringList> placesOf(const Format &format, const std::vector<ListedTie> &ties);

} // namespace touchline
