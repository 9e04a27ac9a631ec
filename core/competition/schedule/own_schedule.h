// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <vector>

namespace touchline {

/// A match of a schedule that somebody made elsewhere.
struct ListedMatch
{
    /// As the list counts them; only their order matters.
    int matchday = 1;
    /// Indices of entrants.
    int home = 0;
    int away = 0;
    /// Number of the match; 0 = the next one.
    int number = 0;

    bool operator==(const ListedMatch &) const = default;
};

/// The fixtures of the league whose schedule can be another one: a competition that begins with one league in
/// which everybody meets everybody, and in which nothing has happened yet. Empty for any other.
[[nodiscard]] std::vector<int> reschedulableFixtures(const Competition &competition);

/// The league with the matches of a list, on its matchdays, in place of its own; days and grounds that were
/// known stay with the same two teams. Errors: Refused (reschedulableFixtures() has none; the list has not
/// every match of the league, or numbers that it does not have); those of Competition::create(): a team twice
/// on a matchday, two teams that meet too often.
[[nodiscard]] Result<Competition> withOwnSchedule(const Competition &competition,
                                                  std::vector<ListedMatch> matches);

} // namespace touchline
