// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/own_schedule.h"

#include <QDate>
#include <QStringList>

namespace touchline {

/// A match as a list of a season names it.
struct SeasonMatch
{
    /// Indices of teams.
    int home = 0;
    int away = 0;
    /// As the list counts them; 0 = it does not say.
    int matchday = 0;
    /// Null = it does not say.
    QDate date{};

    bool operator==(const SeasonMatch &) const = default;
};

/// The league whose matches a list has, or some of them.
struct ListedSeason
{
    /// How often everybody meets everybody, 1..mostLegs.
    int legs = 1;
    /// The matches of the list in its order, then those that it lacks; the matchdays are counted from 1, the
    /// numbers are left open.
    std::vector<ListedMatch> matches{};
    /// How many of them the list has.
    std::size_t listed = 0;
    /// The list says matchdays, and they were not taken: somebody would play twice on one.
    bool hasOtherMatchdays = false;

    [[nodiscard]] std::size_t missing() const { return matches.size() - listed; }
};

/// Of a list without gaps that is not wanted: so many matches at most are added to one.
inline constexpr std::size_t mostMissingMatches = 2000;

/// Reads the season of a league out of its matches: how often teams meet, and on which matchday each match
/// is. Where the list does not say matchdays they follow from the dates, else from its order: matches on
/// following days are a round, and one which was played by itself fills the gap that it left. Matches that
/// the list lacks fill gaps too, and then matchdays of their own behind the others; each pair is at home in
/// turn. `legs`: how often everybody meets, as somebody says it; 0 = as often as in the list. Errors:
/// BadInput (too few or too many teams); Refused, naming the pairings: teams that meet more often than that,
/// or than mostLegs, or, where nobody says how often, a few that meet a third time or more while the others
/// do not (play-offs behind a season); several leagues in one list; a league of which the list would lack
/// more than mostMissingMatches.
[[nodiscard]] Result<ListedSeason> listedSeason(const QStringList &teams,
                                                const std::vector<SeasonMatch> &matches, int legs = 0);

} // namespace touchline
