// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/rest_of_season.h"
#include "models/league/league.h"

namespace touchline {

/// Indices of the fixtures of a competition that are being played. Errors: those of
/// LeagueMatches::underWay().
[[nodiscard]] Result<std::set<int>> liveFixtures(League &league, const Competition &competition);

/// What the competition is with other days for the rest of its season, to show what follows before they are
/// changed. Matches that are being played keep their day. Errors: those of withRestOfSeason() and
/// LeagueMatches::underWay().
[[nodiscard]] Result<RestOfSeason> withOtherDays(League &league, const Competition &competition,
                                                 const SeasonDays &days);

/// Gives the rest of a season other days, as one command. Errors: those of withRestOfSeason() and of
/// LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> changeDays(League &league, const QUuid &competition,
                                              const SeasonDays &days);

} // namespace touchline
