// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/statistics_charts.h"

#include "forms/charts/figure_chart.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "models/views/tables/figure_model.h"
#include "models/views/tables/figure_words.h"
#include "models/views/translated.h"
#include "models/words/competition/forecast_text.h"
#include "models/words/competition/rating_text.h"
#include "models/words/fixtures/fixture_words.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

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
constexpr double percents = 100;

/// The line of a team, from what every team begins with.
ChartSeries ratingLine(const TeamRating &team)
{
    ChartSeries line;
    line.name = team.name;
    line.team = team.team;
    line.values = {0};
    line.tips = {team.name};
    for (const RatingStep &step : team.history) {
        line.values.push_back(step.rating - Elo().rating);
        line.tips << StatisticsChartsWords::tr("%1: %2 after the match against %3", "team, rating, opponent")
                         .arg(team.name, ratingFigure(step.rating, windowLanguage()),
                              step.match.report->teams[opposite(step.side)].name);
    }
    return line;
}

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

constexpr int leastChart = 680;
constexpr int chartHeight = 320;
constexpr qreal rowOfFont = 1.7;

/// A table as it was when it was taken.
class FigurePaper
{
public:
    FigurePaper(const ChartContent &chart, const QAbstractItemModel &model)
        : m_font(pictureFont(Theme::Type::Body))
        , m_metrics(m_font)
        , m_row(std::round(m_metrics.height() * rowOfFont))
    {
        takeColumns(model);
        if (!chart.isEmpty()) {
            m_chart = std::make_unique<FigureChart>();
            m_chart->setPaper();
            m_chart->setContent(chart);
            m_chart->resize(static_cast<int>(size().width()), chartHeight);
            // A widget that is never shown takes its size when it is painted.
            static_cast<void>(m_chart->grab());
            m_top = chartHeight + spacing::groups;
        }
    }

    [[nodiscard]] QSizeF size() const
    {
        const qreal width = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
        return {std::max<qreal>(width, m_chart ? leastChart : 0), rowTop(m_rows)};
    }

    /// A sheet may end behind any row but the first few, and behind the chart.
    [[nodiscard]] std::vector<qreal> breaks() const
    {
        constexpr int together = 4;
        std::vector<qreal> breaks;
        if (m_chart)
            breaks.push_back(m_top);
        for (int row = together; row < m_rows; ++row)
            breaks.push_back(rowTop(row));
        breaks.push_back(rowTop(m_rows));
        return breaks;
    }

    /// The headings of the columns.
    [[nodiscard]] RepeatedHead head() const { return {rowTop(0), rowTop(1), rowTop(m_rows)}; }

    void paint(QPainter &painter) const
    {
        if (m_chart)
            m_chart->render(&painter, QRectF(QPointF(), m_chart->size()), QRect(QPoint(), m_chart->size()));
        painter.setFont(m_font);
        qreal left = 0;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            paintColumn(painter, m_columns[column], left, m_widths[column]);
            left += m_widths[column];
        }
    }

private:
    struct Cell
    {
        QString text;
        std::optional<Badge> kit{};
    };
    struct Column
    {
        bool isRight = false;
        /// The heading first.
        std::vector<Cell> cells;
    };

    /// Row 0 is the heading.
    [[nodiscard]] qreal rowTop(int row) const { return m_top + row * m_row; }

    void takeColumns(const QAbstractItemModel &model)
    {
        m_rows = model.rowCount() + 1;
        for (int i = 0; i < model.columnCount(); ++i) {
            Column column;
            const Qt::Alignment alignment(model.headerData(i, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
            column.isRight = alignment.testFlag(Qt::AlignRight);
            column.cells.push_back({model.headerData(i, Qt::Horizontal).toString()});
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex index = model.index(row, i);
                Cell cell{index.data().toString()};
                if (const QVariant kit = index.data(FigureKitRole); kit.isValid())
                    cell.kit = badgeFrom(kit);
                column.cells.push_back(std::move(cell));
            }
            qreal width = 0;
            for (const Cell &cell : column.cells)
                width = std::max(width, m_metrics.horizontalAdvance(cell.text) + (cell.kit ? chipRoom() : 0));
            m_widths.push_back(std::ceil(width) + 2 * spacing::related);
            m_columns.push_back(std::move(column));
        }
    }

    [[nodiscard]] qreal chipRoom() const { return m_metrics.height() + spacing::related; }

    void paintColumn(QPainter &painter, const Column &column, qreal left, qreal width) const
    {
        const Ink ink = Ink::ofPaper();
        const QRectF visible = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
        for (int row = 0; row < m_rows; ++row) {
            const QRectF place(left, rowTop(row), width, m_row);
            if (!visible.isNull() && !visible.intersects(place))
                continue;
            const Cell &cell = column.cells[static_cast<std::size_t>(row)];
            QRectF inner = place.adjusted(spacing::related, 0, -spacing::related, 0);
            painter.fillRect(QRectF(left, place.bottom() - 1, width, 1), ink(ColourRole::Hairline));
            if (cell.kit) {
                const qreal chip = m_metrics.height();
                paintKitChip(painter, QRectF(inner.left(), inner.center().y() - chip / 2, chip, chip),
                             *cell.kit, ink(ColourRole::Secondary));
                inner.setLeft(inner.left() + chipRoom());
            }
            painter.setPen(ink(row == 0 ? ColourRole::Secondary : ColourRole::Text));
            const Qt::Alignment alignment =
                (column.isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
            drawShown(painter, inner, static_cast<int>(alignment.toInt()), cell.text);
        }
    }

    QFont m_font;
    QFontMetricsF m_metrics;
    qreal m_row;
    std::vector<Column> m_columns;
    std::vector<qreal> m_widths;
    std::unique_ptr<FigureChart> m_chart;
    qreal m_top = 0;
    int m_rows = 0;
};

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

ChartContent titleChart(const Competition &competition, const ForecastCounts &counts)
{
    ChartContent content;
    content.shape = ChartContent::Shape::Bars;
    content.title = StatisticsChartsWords::tr("Chances of the title");
    content.valueTitle = StatisticsChartsWords::tr("Title, in percent");
    ChartSeries chances{
        StatisticsChartsWords::tr("Title"), {}, ColourRole::Accent, ColourRole::OnAccent, {}, {}, false};
    for (const int team : byChances(competition, counts)) {
        const Chance title = counts.title(team);
        if (title.times == 0 || chances.values.size() == mostBars)
            break;
        const Interval interval = confidence(title);
        const QString &name = competition.entrant(team).name;
        content.categories << name;
        // Whole numbers: a tenth more would not be seen.
        chances.values.push_back(std::round(title.share() * percents));
        content.tips << StatisticsChartsWords::tr("%1: %2, between %3 and %4", "team, chance, its interval")
                            .arg(name, chanceText(title, windowLanguage()),
                                 windowLanguage().percent(interval.low, 1),
                                 windowLanguage().percent(interval.high, 1));
    }
    if (!chances.values.empty())
        content.series.push_back(std::move(chances));
    return content;
}

ChartContent titleRaceChart(const Competition &competition, const TitleRace &race, const BadgeOf &kits)
{
    ChartContent content;
    content.shape = ChartContent::Shape::Lines;
    content.title = StatisticsChartsWords::tr("Title race");
    content.categoryTitle = StatisticsChartsWords::tr("After the matches of");
    content.valueTitle = StatisticsChartsWords::tr("Title, in percent");
    for (const RacePoint &point : race.points)
        content.categories << momentLabel(competition, point, windowLanguage());
    for (const int team : titleContenders(competition, race)) {
        const Entrant &entrant = competition.entrant(team);
        ChartSeries series;
        series.name = entrant.name;
        series.kit = kits ? kits(entrant.id).kit : Kit{};
        series.team = entrant.id;
        series.isStrong = content.series.size() < strongLines;
        for (const RacePoint &point : race.points) {
            const Chance &title = point.titles[at(team)];
            series.values.push_back(title.share() * percents);
            series.tips << StatisticsChartsWords::tr("%1\n%2: %3", "moment, team, chance")
                               .arg(momentTitle(competition, point, windowLanguage()), entrant.name,
                                    chanceText(title, windowLanguage()));
        }
        content.series.push_back(std::move(series));
    }
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
        const Fixture &fixture = competition.fixtures()[at(round.fixture)];
        content.categories << roundLabel(fixture, windowLanguage());
        goals.values.push_back(round.goals);
        content.tips << StatisticsChartsWords::tr("%1\n%n goal(s), %2 a match", "round", round.goals)
                            .arg(roundTitle(competition, fixture, windowLanguage()),
                                 windowLanguage().decimal(static_cast<double>(round.goals) / round.matches,
                                                          2));
    }
    if (!goals.values.empty())
        content.series.push_back(std::move(goals));
    return content;
}

ChartContent pointsChart(const Competition &competition, const std::vector<PointsLine> &lines,
                         const BadgeOf &kits)
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
        series.kit = kits ? kits(team.id).kit : Kit{};
        series.team = team.id;
        series.isStrong = content.series.size() < strongLines;
        content.series.push_back(std::move(series));
    }
    return content;
}

ChartContent ratingsChart(const LeagueRatings &ratings, const BadgeOf &kits)
{
    ChartContent content;
    content.shape = ChartContent::Shape::Lines;
    content.title = StatisticsChartsWords::tr("Ratings match by match");
    content.categoryTitle = StatisticsChartsWords::tr("Matches of the team");
    content.valueTitle = StatisticsChartsWords::tr("Rating");
    content.base = static_cast<int>(Elo().rating);
    std::size_t most = 0;
    for (const TeamRating &team : ratings.teams) {
        content.series.push_back(ratingLine(team));
        content.series.back().kit = kits ? kits(team.team).kit : Kit{};
        content.series.back().isStrong = content.series.size() <= strongLines;
        most = std::max(most, team.history.size());
    }
    for (std::size_t match = 0; match <= most && most > 0; ++match)
        content.categories << QString::number(match);
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
        content.tips << StatisticsChartsWords::tr("%1: %2 of %n match(es), %3", "how they ended",
                                                  grounds.matches())
                            .arg(content.categories[content.tips.size()], QString::number(count),
                                 windowLanguage().percent(static_cast<double>(count) / grounds.matches()));
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

Picture statisticsPicture(const QString &title, const ChartContent &chart, const QAbstractItemModel &model)
{
    const auto paper = std::make_shared<const FigurePaper>(chart, model);
    return {title,
            paper->size(),
            [paper](QPainter &painter) { paper->paint(painter); },
            paper->breaks(),
            {paper->head()}};
}

} // namespace touchline
