// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/forecast.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// A chance as it is read: "12%", "<0.1%" where it was seldom, "0%" where it never came; "–" where nothing
/// was played. What never came is not said to be impossible.
[[nodiscard]] QString chanceText(const Chance &chance, const Language &language);

/// Entrants by their chances: of the title, of the stages before it, of their table; then by name.
[[nodiscard]] std::vector<int> byChances(const Competition &competition, const ForecastCounts &counts);

/// How the matches were played: "played by the rules of the game", or by what model. `fitted`:
/// to how many results scores were fitted; nothing where an engine played.
[[nodiscard]] QString forecastSource(std::optional<int> fitted, const Language &language);

/// A forecast for a terminal: the chances of every team, tables with the chances of their places, the matches
/// that come next.
[[nodiscard]] QString forecastText(const Competition &competition, const Progress &now,
                                   const Forecast &forecast, std::optional<int> fitted);
/// The same of one team, with intervals and its likeliest opponents.
[[nodiscard]] QString forecastText(const Competition &competition, const Forecast &forecast, int team);

/// The most frequent scores of a match, at most so many.
struct LikelyScore
{
    Score score;
    int times = 0;
};
[[nodiscard]] std::vector<LikelyScore> likelyScores(const MatchForecast &match, std::size_t most);

} // namespace touchline
