// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/statistics_charts.h"

#include "models/views/tables/figure_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace touchline {

namespace {

struct StatisticsChartsWords
{
    Q_DECLARE_TR_FUNCTIONS(StatisticsCharts)
};

/// More lying bars cannot be read; the table has them all.
constexpr std::size_t mostBars = 12;
/// So many lines stand out while no team is chosen.
constexpr std::size_t strongLines = 4;

/// Straight off or after two: for the chart both are sendings-off.
void addCards(ChartContent &content, const QString &name, const CardCount &cards)
{
    if (content.series.empty())
        content.series = {{StatisticsChartsWords::tr("Yellow cards"),
                           {},
                           ColourRole::YellowCard,
                           ColourRole::OnYellowCard,
                           {},
                           {},
                           false},
                          {StatisticsChartsWords::tr("Red cards"),
                           {},
                           ColourRole::RedCard,
                           ColourRole::OnRedCard,
                           {},
                           {},
                           false}};
    content.categories << name;
    content.series[0].values.push_back(cards.yellow);
    content.series[1].values.push_back(cards.sendingsOff());
}

ChartContent cardsContent()
{
    ChartContent content;
    content.shape = ChartContent::Shape::Bars;
    content.valueTitle = StatisticsChartsWords::tr("Cards");
    return content;
}

} // namespace

ChartContent scorersChart(const std::vector<Scorer> &scorers)
{
    ChartContent content;
    content.shape = ChartContent::Shape::Bars;
    content.title = StatisticsChartsWords::tr("Goals by the top scorers");
    content.valueTitle = StatisticsChartsWords::tr("Goals");
    ChartSeries goals{
        StatisticsChartsWords::tr("Goals"), {}, ColourRole::Accent, ColourRole::OnAccent, {}, {}, false};
    for (std::size_t i = 0; i < std::min(mostBars, scorers.size()); ++i) {
        const Scorer &scorer = scorers[i];
        content.categories << scorer.name;
        goals.values.push_back(scorer.goals);
        content.tips << StatisticsChartsWords::tr("%1, %2: %n goal(s)", "player, team", scorer.goals)
                            .arg(scorer.name, scorer.teamName);
    }
    if (!goals.values.empty())
        content.series.push_back(std::move(goals));
    return content;
}

ChartContent goalsChart(const CompetitionFigures &figures)
{
    ChartContent content;
    content.title = StatisticsChartsWords::tr("Goals by round");
    content.categoryTitle = figures.state->competition.definition().format.stages.size() > 1
                                ? StatisticsChartsWords::tr("Matchday or round")
                                : StatisticsChartsWords::tr("Matchday");
    content.valueTitle = StatisticsChartsWords::tr("Goals");
    ChartSeries goals{
        StatisticsChartsWords::tr("Goals"), {}, ColourRole::Accent, ColourRole::OnAccent, {}, {}, false};
    for (const RoundFigures &round : figures.rounds) {
        const Competition &competition = figures.state->competition;
        content.categories << roundLabel(competition, round);
        goals.values.push_back(round.goals);
        content.tips << StatisticsChartsWords::tr("%1\n%n goal(s), %2 a match", "round", round.goals)
                            .arg(
                                roundName(competition, round),
                                QLocale().toString(static_cast<double>(round.goals) / round.matches, 'f', 2));
    }
    if (!goals.values.empty())
        content.series.push_back(std::move(goals));
    return content;
}

ChartContent pointsChart(const Competition &competition, const std::vector<PointsLine> &lines,
                         const KitOf &kits)
{
    ChartContent content;
    content.shape = ChartContent::Shape::Lines;
    content.title = StatisticsChartsWords::tr("Points by matchday");
    content.categoryTitle = StatisticsChartsWords::tr("Matchday");
    content.valueTitle = StatisticsChartsWords::tr("Points");
    if (lines.empty())
        return content;
    for (std::size_t i = 0; i < lines.front().points.size(); ++i)
        content.categories << QString::number(i);
    for (const PointsLine &line : lines) {
        const Entrant &team = competition.entrant(line.team);
        ChartSeries series;
        series.name = team.name;
        for (const TablePoints points : line.points)
            series.values.push_back(points.number());
        series.kit = kits ? kits(team.id) : Kit{};
        series.team = team.id;
        series.isStrong = content.series.size() < strongLines;
        content.series.push_back(std::move(series));
    }
    return content;
}

ChartContent groundsChart(const CompetitionFigures &figures)
{
    const GroundFigures &grounds = figures.grounds;
    ChartContent content;
    content.shape = ChartContent::Shape::Bars;
    content.title = StatisticsChartsWords::tr("Results");
    content.valueTitle = StatisticsChartsWords::tr("Matches");
    if (grounds.matches() == 0)
        return content;
    content.categories = {StatisticsChartsWords::tr("Home wins"), StatisticsChartsWords::tr("Draws"),
                          StatisticsChartsWords::tr("Away wins")};
    ChartSeries matches{
        StatisticsChartsWords::tr("Matches"), {}, ColourRole::Accent, ColourRole::OnAccent, {}, {}, false};
    for (const int count : {grounds.homeWins, grounds.draws, grounds.awayWins}) {
        matches.values.push_back(count);
        constexpr double hundred = 100;
        content.tips << StatisticsChartsWords::tr("%1: %2 of %n match(es), %3 %", "how they ended",
                                                  grounds.matches())
                            .arg(content.categories[content.tips.size()], QString::number(count),
                                 QString::number(qRound(hundred * count / grounds.matches())));
    }
    content.series.push_back(std::move(matches));
    return content;
}

ChartContent teamCardsChart(const CompetitionFigures &figures)
{
    ChartContent content = cardsContent();
    content.title = StatisticsChartsWords::tr("Cards by team");
    for (const TeamStatistics *team : teamsByCards(figures))
        if (static_cast<std::size_t>(content.categories.size()) < mostBars &&
            team->cards.yellow + team->cards.sendingsOff() > 0)
            addCards(content, team->name, team->cards);
    return content;
}

ChartContent playerCardsChart(const CompetitionFigures &figures)
{
    ChartContent content = cardsContent();
    content.title = StatisticsChartsWords::tr("Cards by player");
    for (std::size_t i = 0; i < std::min(mostBars, figures.playersBooked.size()); ++i)
        addCards(content, figures.playersBooked[i].name, figures.playersBooked[i].cards);
    return content;
}

} // namespace touchline
