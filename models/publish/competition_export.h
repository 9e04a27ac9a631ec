// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/output_file.h"
#include "core/forecast/luck_table.h"
#include "core/forecast/title_race.h"
#include "models/league/league.h"
#include "models/publish/web_site.h"

namespace touchline {

/// The number by which a calendar tells an older file of this competition from a newer one
/// (CalendarOptions::revision). Errors: those of the database.
[[nodiscard]] Result<int> calendarRevision(League &league, const QUuid &competition);

/// The players of all teams of a competition that have a list for it. Errors: those of squadLists().
[[nodiscard]] Result<std::vector<SiteSquad>> siteSquads(League &league, const QUuid &competition);

/// By fixture what SiteOptions::moments has, from the logs of the league. Errors: those of
/// LeagueResults::log().
[[nodiscard]] Result<std::vector<QStringList>> siteMoments(League &league, const Competition &competition);

/// The next match of each team, and whatever else is still to be played on those days, with who misses it.
/// Errors: those of disciplineOf().
[[nodiscard]] Result<std::vector<SiteNextMatch>> siteNextMatches(const Competition &competition);

/// What a web site shows beside the competition: who misses the next match of his team, the players, the day.
/// Errors: those of disciplineOf().
[[nodiscard]] Result<SiteOptions> siteOptionsOf(const Competition &competition,
                                                std::vector<SiteSquad> squads);

/// Where the clubs of a league play at home. Errors: those of the database.
[[nodiscard]] Result<HomeGrounds> homeGrounds(League &league);

/// Pictures and grounds of the clubs: what is public of them. Errors: those of the database.
[[nodiscard]] Result<void> addClubs(League &league, const Competition &competition, SiteOptions &options);

/// What SiteOptions::forecast has: forecast(), and titleRace() where there is a title. Errors: theirs;
/// Refused (ended by `onProgress`).
[[nodiscard]] Result<SiteFigures> siteForecast(const Competition &competition, const PlayRules *rules,
                                               const ForecastWishes &wishes, const Language &language,
                                               const ForecastProgress &onProgress = {});

/// What SiteOptions::luck has.
[[nodiscard]] SiteFigures siteLuck(const Competition &competition, const CompetitionLuck &luck,
                                   const Language &language);

/// The files as writeOutputs() takes them.
[[nodiscard]] std::vector<NamedBytes> siteOutputs(std::vector<SiteFile> files);

} // namespace touchline
