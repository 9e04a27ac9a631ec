// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_figures.h"
#include "models/views/tables/figure_model.h"
#include "models/views/tables/league_ratings.h"

namespace touchline {

/// "48 matches, 130 goals (2.71 a match), 12 draws (25 %)": what there is, in one line.
[[nodiscard]] QString totalsSentence(const MatchTotals &totals);
/// "5–2–1", "W D L" in the letters of the language.
[[nodiscard]] QString wonDrawnLost(const TeamFigures &figures);
[[nodiscard]] QString formText(const std::vector<Outcome> &form);

/// Round by round.
[[nodiscard]] FigureTable goalsTable(const CompetitionFigures &figures);
/// Team by team, in the order of the table; a column for every matchday.
[[nodiscard]] FigureTable pointsTable(const Competition &competition, const std::vector<PointsLine> &lines);
/// Team by team: at home, away, and how the last matches ended.
[[nodiscard]] FigureTable formTable(const CompetitionFigures &figures);
/// Team by team, most cards first; teams without a card are in it.
[[nodiscard]] FigureTable cardsTable(const CompetitionFigures &figures);
/// The teams of cardsTable(), in its order.
[[nodiscard]] std::vector<const TeamStatistics *> teamsByCards(const CompetitionFigures &figures);
/// Player by player.
[[nodiscard]] FigureTable playerCardsTable(const CompetitionFigures &figures);
/// Every record with all who hold it.
[[nodiscard]] FigureTable recordsTable(const CompetitionFigures &figures);
/// Team by team, the highest rating first.
[[nodiscard]] FigureTable ratingsTable(const LeagueRatings &ratings);

} // namespace touchline
