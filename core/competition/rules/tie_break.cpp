// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/tie_break.h"

#include "core/competition/rules/report_figures.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>
#include <span>

namespace touchline {

namespace {

constexpr Figure beyondAll = std::numeric_limits<Figure>::max();
constexpr Figure million = 1'000'000;

constexpr Figure tallyPoints(const Tally &tally)
{
    return tally.points.halves();
}

constexpr Figure tallyDifference(const Tally &tally)
{
    return tally.goalDifference();
}

constexpr Figure tallyGoals(const Tally &tally)
{
    return tally.goalsFor;
}

constexpr Figure tallyWins(const Tally &tally)
{
    return tally.won;
}

constexpr Figure tallyPlayed(const Tally &tally)
{
    return tally.played;
}

/// Without a goal conceded it is beyond all others (any number of goals scored) or 1 (none scored).
constexpr Figure tallyAverage(const Tally &tally)
{
    if (tally.goalsAgainst == 0)
        return tally.goalsFor > 0 ? beyondAll : million;
    return tally.goalsFor * million / tally.goalsAgainst;
}

constexpr Figure perMatch(Figure sum, const Tally &tally)
{
    return tally.played == 0 ? 0 : sum * million / tally.played;
}

constexpr Figure averagePoints(const Tally &tally)
{
    return perMatch(tallyPoints(tally), tally) / 2;
}

constexpr Figure differencePerGame(const Tally &tally)
{
    return perMatch(tallyDifference(tally), tally);
}

constexpr Figure goalsPerGame(const Tally &tally)
{
    return perMatch(tallyGoals(tally), tally);
}

constexpr bool hasEveryTieBreak(std::span<const TieBreakRow> rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].tieBreak != static_cast<TieBreak>(i))
            return false;
    return rows.size() == allTieBreaks.size() + 1;
}

} // namespace

const TieBreakRow &tieBreakRow(TieBreak tieBreak)
{
    using enum TieBreak;
    using enum FigureKind;
    constexpr FigureOf decision{};
    static constexpr TieBreakRow rows[]{
        {Points, "points", tallyPoints, Halves, NoTrait, 0, QT_TRANSLATE_NOOP("core", "points"),
         QT_TRANSLATE_NOOP("core", "above %1 on points (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points (%3-%2)")},
        {GoalDifference, "goal_difference", tallyDifference, Signed, CountsGoals, 10,
         QT_TRANSLATE_NOOP("core", "goal difference"),
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference (%3 to %2)")},
        {GoalsFor, "goals_for", tallyGoals, Count, CountsGoals, 20, QT_TRANSLATE_NOOP("core", "goals scored"),
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals scored (%3-%2)")},
        {HeadToHeadPoints, "head_to_head_points", tallyPoints, Halves, AmongLevel, 30,
         QT_TRANSLATE_NOOP("core", "points"),
         QT_TRANSLATE_NOOP("core", "above %1 on points in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points in the matches between the level teams (%3-%2)")},
        {HeadToHeadGoalDifference, "head_to_head_goal_difference", tallyDifference, Signed,
         CountsGoals | AmongLevel, 40, QT_TRANSLATE_NOOP("core", "goal difference"),
         QT_TRANSLATE_NOOP("core",
                           "above %1 on goal difference in the matches between the level teams (%2 to %3)"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on goal difference in the matches between the level teams (%3 to %2)")},
        {HeadToHeadGoals, "head_to_head_goals", tallyGoals, Count, CountsGoals | AmongLevel, 50,
         QT_TRANSLATE_NOOP("core", "goals scored"),
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on goals scored in the matches between the level teams (%3-%2)")},
        {Lots, "lots", decision, Count, NoTrait, 160, QT_TRANSLATE_NOOP("core", "drawing of lots"),
         QT_TRANSLATE_NOOP("core", "above %1 by lot"), QT_TRANSLATE_NOOP("core", "below %1 by lot")},
        {HeadToHeadAwayGoals, "head_to_head_away_goals", &MoreFigures::awayGoals, Count,
         CountsGoals | AmongLevel, 60, QT_TRANSLATE_NOOP("core", "away goals"),
         QT_TRANSLATE_NOOP("core", "above %1 on away goals in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away goals in the matches between the level teams (%3-%2)")},
        {GoalAverage, "goal_average", tallyAverage, Fraction, CountsGoals, 120,
         QT_TRANSLATE_NOOP("core", "goal average (goals scored divided by goals conceded)"),
         QT_TRANSLATE_NOOP("core", "above %1 on goal average (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal average (%3 to %2)")},
        {AwayGoals, "away_goals", &MoreFigures::awayGoals, Count, CountsGoals, 100,
         QT_TRANSLATE_NOOP("core", "away goals"), QT_TRANSLATE_NOOP("core", "above %1 on away goals (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away goals (%3-%2)")},
        {Wins, "wins", tallyWins, Count, NoTrait, 80, QT_TRANSLATE_NOOP("core", "wins"),
         QT_TRANSLATE_NOOP("core", "above %1 on matches won (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on matches won (%3-%2)")},
        {AwayWins, "away_wins", &MoreFigures::awayWins, Count, NoTrait, 90,
         QT_TRANSLATE_NOOP("core", "away wins"),
         QT_TRANSLATE_NOOP("core", "above %1 on away matches won (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away matches won (%3-%2)")},
        {OpponentsPoints, "opponents_points", &MoreFigures::opponentsPoints, Halves, NoTrait, 0,
         QT_TRANSLATE_NOOP("core", "points of the opponents"),
         QT_TRANSLATE_NOOP("core", "above %1 on points of the opponents (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points of the opponents (%3-%2)")},
        {OpponentsGoalDifference, "opponents_goal_difference", &MoreFigures::opponentsGoalDifference, Signed,
         CountsGoals, 0, QT_TRANSLATE_NOOP("core", "goal difference of the opponents"),
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference of the opponents (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference of the opponents (%3 to %2)")},
        {OpponentsGoals, "opponents_goals", &MoreFigures::opponentsGoals, Count, CountsGoals, 0,
         QT_TRANSLATE_NOOP("core", "goals of the opponents"),
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored by the opponents (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals scored by the opponents (%3-%2)")},
        {Conduct, "conduct", conductScore, Count, NoTrait, 130,
         QT_TRANSLATE_NOOP("core", "fair play (cards)"),
         QT_TRANSLATE_NOOP("core", "above %1 on conduct score (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on conduct score (%3 to %2)")},
        {Ranking, "ranking", &MoreFigures::ranking, Fewest, NoTrait, 140,
         QT_TRANSLATE_NOOP("core", "team ranking"),
         QT_TRANSLATE_NOOP("core", "above %1 on the ranking (place %2, %1 place %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on the ranking (place %3, %1 place %2)"),
         &MoreFigures::isRanked},
        {PlayOff, "play_off", decision, Halves, NoTrait, 150, QT_TRANSLATE_NOOP("core", "play-off match"),
         QT_TRANSLATE_NOOP("core", "above %1 by play-off"),
         QT_TRANSLATE_NOOP("core", "below %1 by play-off")},
        {PointsPerGame, "points_per_game", averagePoints, Fraction, NoTrait, 0,
         QT_TRANSLATE_NOOP("core", "points per match"),
         QT_TRANSLATE_NOOP("core", "above %1 on points a game (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points a game (%3 to %2)")},
        {GoalDifferencePerGame, "goal_difference_per_game", differencePerGame, Fraction, CountsGoals, 0,
         QT_TRANSLATE_NOOP("core", "goal difference per match"),
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference a game (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference a game (%3 to %2)")},
        {GoalsPerGame, "goals_per_game", goalsPerGame, Fraction, CountsGoals, 0,
         QT_TRANSLATE_NOOP("core", "goals per match"),
         QT_TRANSLATE_NOOP("core", "above %1 on goals a game (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals a game (%3 to %2)")},
        {UnroundedPoints, "unrounded_points", &MoreFigures::unroundedPoints, Quarters, NoTrait, 0,
         QT_TRANSLATE_NOOP("core", "points before rounding"),
         QT_TRANSLATE_NOOP("core", "above %1 on points before half of them was rounded (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points before half of them was rounded (%3-%2)")},
        {HeadToHeadWins, "head_to_head_wins", tallyWins, Count, AmongLevel, 70,
         QT_TRANSLATE_NOOP("core", "wins"),
         QT_TRANSLATE_NOOP("core", "above %1 on wins in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on wins in the matches between the level teams (%3-%2)")},
        {AwayGoalDifference, "away_goal_difference", &MoreFigures::awayGoalDifference, Signed, CountsGoals,
         110, QT_TRANSLATE_NOOP("core", "away goal difference"),
         QT_TRANSLATE_NOOP("core", "above %1 on away goal difference (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away goal difference (%3 to %2)")},
        {HomeGoals, "home_goals", &MoreFigures::homeGoals, Count, CountsGoals, 0,
         QT_TRANSLATE_NOOP("core", "home goals"), QT_TRANSLATE_NOOP("core", "above %1 on home goals (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on home goals (%3-%2)")},
        {HomeGoalDifference, "home_goal_difference", &MoreFigures::homeGoalDifference, Signed, CountsGoals, 0,
         QT_TRANSLATE_NOOP("core", "home goal difference"),
         QT_TRANSLATE_NOOP("core", "above %1 on home goal difference (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on home goal difference (%3 to %2)")},
        {FewerPlayed, "fewer_played", tallyPlayed, Fewest, NoTrait, 0,
         QT_TRANSLATE_NOOP("core", "fewer matches played"),
         QT_TRANSLATE_NOOP("core", "above %1 on fewer matches played (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on fewer matches played (%3-%2)")},
        {Withdrawn, nullptr, decision, Count, NoTrait, 0, QT_TRANSLATE_NOOP("core", "no withdrawal"),
         QT_TRANSLATE_NOOP("core", "above %1, whose matches are void"),
         QT_TRANSLATE_NOOP("core", "below %1: it has withdrawn, its matches are void")},

    };
    static_assert(hasEveryTieBreak(rows), "a row for each, in the order of the enumeration");
    return rows[static_cast<std::size_t>(tieBreak)];
}

QString tieBreakWord(TieBreak tieBreak)
{
    return QString::fromLatin1(tieBreakRow(tieBreak).key);
}

std::optional<TieBreak> tieBreakFromWord(const QString &word)
{
    for (const TieBreak one : allTieBreaks)
        if (word == tieBreakWord(one))
            return one;
    return std::nullopt;
}

QStringList tieBreakWords()
{
    QStringList words;
    for (const TieBreak one : allTieBreaks)
        words << tieBreakWord(one);
    return words;
}

std::vector<TieBreak> offeredTieBreaks()
{
    std::vector<TieBreak> offered;
    std::copy_if(allTieBreaks.begin(), allTieBreaks.end(), std::back_inserter(offered),
                 [](TieBreak one) { return tieBreakRow(one).offered > 0; });
    std::sort(offered.begin(), offered.end(),
              [](TieBreak a, TieBreak b) { return tieBreakRow(a).offered < tieBreakRow(b).offered; });
    return offered;
}

bool isFact(TieBreak tieBreak)
{
    const TieBreakRow &row = tieBreakRow(tieBreak);
    return row.known != nullptr || (row.figure.tally == nullptr && row.figure.more == nullptr);
}

int shownFigure(Figure figure, TieBreak tieBreak)
{
    if (tieBreakRow(tieBreak).kind != FigureKind::Fraction)
        return static_cast<int>(figure);
    if (figure == beyondAll)
        return noGoalConceded;
    return static_cast<int>((figure + (figure < 0 ? -500 : 500)) / 1000);
}

int pointsPerGame(const Tally &tally)
{
    return shownFigure(averagePoints(tally), TieBreak::PointsPerGame);
}

} // namespace touchline
