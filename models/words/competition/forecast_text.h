// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/title_race.h"
#include "models/words/common/figure_table.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// A chance as it is read: "12%", "<0.1%" where it was seldom, "0%" where it never came; "–" where nothing
/// was played. What never came is not said to be impossible.
[[nodiscard]] QString chanceText(const Chance &chance, const Language &language);

/// Entrants by their chances: of the title, of the stages before it, of their table; then by name.
[[nodiscard]] std::vector<int> byChances(const Competition &competition, const ForecastCounts &counts);

/// How the matches were played: "by the rules of the game", or by what model (Forecast::fittedTo).
[[nodiscard]] QString forecastSource(std::optional<int> fittedTo, const Language &language);

/// The chances of every team in the rounds that are open, and of the title, the most likely champions first;
/// without rows where the format has neither.
[[nodiscard]] FigureTable chancesTable(const Competition &competition, const ForecastCounts &counts,
                                       const Language &language);
/// Average points and chances of what places mean, and of each place where there are not more than
/// `mostPlaces`; without rows where no team comes into the table.
[[nodiscard]] FigureTable placesTable(const Competition &competition, const ForecastCounts &counts,
                                      std::size_t table, std::size_t mostPlaces, const Language &language);
/// The matches that are ready, at most so many, in the order of play; goals and results after 90 minutes.
[[nodiscard]] FigureTable matchesTable(const Competition &competition, const Progress &now,
                                       const ForecastCounts &counts, std::size_t most,
                                       const Language &language);
/// Of every team that ever had a chance of the title, how that chance was before the first match, after each
/// round and now; the most likely champions first. At most so many moments, the first and the last among
/// them. Without rows where the format decides no title.
[[nodiscard]] FigureTable titleRaceTable(const Competition &competition, const TitleRace &race,
                                         std::size_t mostMoments, const Language &language);
/// What it shows: "The chance of the title before ...".
[[nodiscard]] QString titleRaceNote(const Language &language);
/// When a point of the race was: "Start", "Matchday 3", "Quarter-finals"; the second is short: "3".
[[nodiscard]] QString momentTitle(const Competition &competition, const RacePoint &point,
                                  const Language &language);
[[nodiscard]] QString momentLabel(const Competition &competition, const RacePoint &point,
                                  const Language &language);
/// The teams of titleRaceTable(), in its order.
[[nodiscard]] std::vector<int> titleContenders(const Competition &competition, const TitleRace &race);
/// How many times it was played out and by what; how much was played; how exact that is: a sentence each.
[[nodiscard]] QStringList forecastSummary(const Progress &now, const Forecast &forecast,
                                          const Language &language);
/// Whether a match, a draw or a lot is left.
[[nodiscard]] bool isOpen(const Competition &competition, const Progress &now);

/// A forecast for a terminal: the chances of every team, tables with the chances of their places, the matches
/// that come next.
[[nodiscard]] QString forecastText(const Competition &competition, const Progress &now,
                                   const Forecast &forecast);
/// The same of one team, with intervals and its likeliest opponents.
[[nodiscard]] QString forecastText(const Competition &competition, const Forecast &forecast, int team);

/// The race for the title, for a terminal.
[[nodiscard]] QString titleRaceText(const Competition &competition, const TitleRace &race);

/// The most frequent scores of a match, at most so many.
struct LikelyScore
{
    Score score;
    int times = 0;
};
[[nodiscard]] std::vector<LikelyScore> likelyScores(const MatchForecast &match, std::size_t most);

} // namespace touchline
