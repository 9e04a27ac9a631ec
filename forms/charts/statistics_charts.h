// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/title_race.h"
#include "forms/charts/chart_content.h"
#include "forms/print/picture.h"
#include "models/views/competition_figures.h"
#include "models/views/tables/figure_model.h"
#include "models/views/tables/league_ratings.h"

class QAbstractItemModel;

namespace touchline {

/// The charts of the statistics; empty where there is nothing to show.
[[nodiscard]] ChartContent scorersChart(const std::vector<Scorer> &scorers);
[[nodiscard]] ChartContent goalsChart(const CompetitionFigures &figures);
/// `lines` in the order of the table: the first few stand out.
[[nodiscard]] ChartContent pointsChart(const Competition &competition, const std::vector<PointsLine> &lines,
                                       const BadgeOf &kits);
/// The ratings match by match; the first few stand out.
[[nodiscard]] ChartContent ratingsChart(const LeagueRatings &ratings, const BadgeOf &kits);
/// How the matches ended that one of the teams played at home.
[[nodiscard]] ChartContent groundsChart(const CompetitionFigures &figures);
[[nodiscard]] ChartContent teamCardsChart(const CompetitionFigures &figures);
[[nodiscard]] ChartContent playerCardsChart(const CompetitionFigures &figures);
/// How the chances of the title went; the first few stand out. Empty where the format decides none.
[[nodiscard]] ChartContent titleRaceChart(const Competition &competition, const TitleRace &race,
                                          const BadgeOf &kits);
/// Who will probably win the title; empty where the format decides none.
[[nodiscard]] ChartContent titleChart(const Competition &competition, const ForecastCounts &counts);

/// The chart (where there is one) above the table, as they are printed and saved. The texts of `model` are
/// taken at once: it need not live on.
[[nodiscard]] Picture statisticsPicture(const QString &title, const ChartContent &chart,
                                        const QAbstractItemModel &model);

} // namespace touchline
