// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/standings_words.h"

#include <qglobal.h>

#include <algorithm>
#include <cstdlib>

namespace touchline {

namespace {

using enum TieBreak;

/// A whole sentence for a criterion that was asked after the others; %1 the other team, %2 and %3 the figures
/// of the upper and the lower team. Whole sentences, because parts cannot be translated.
struct Sentence
{
    TieBreak by;
    std::vector<TieBreak> after;
    const char *above;
    const char *below;
};

const std::vector<Sentence> &sentences()
{
    static const std::vector<Sentence> table{
        {Points,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on points (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points (%3-%2)")},
        {GoalDifference,
         {Points},
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference (%2 to %3) after level points"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference (%3 to %2) after level points")},
        {GoalsFor,
         {Points, GoalDifference},
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored (%2-%3) after level points and goal difference"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on goals scored (%3-%2) after level points and goal difference")},
        {HeadToHeadPoints,
         {Points, GoalDifference, GoalsFor},
         QT_TRANSLATE_NOOP("core",
                           "above %1 on points in the matches between the level teams (%2-%3) after level "
                           "points, goal difference and goals scored"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on points in the matches between the level teams (%3-%2) after level "
                           "points, goal difference and goals scored")},
        {HeadToHeadPoints,
         {Points},
         QT_TRANSLATE_NOOP("core",
                           "above %1 on points in the matches between the level teams (%2-%3) after level "
                           "points"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on points in the matches between the level teams (%3-%2) after level "
                           "points")},
        {HeadToHeadGoalDifference,
         {Points, GoalDifference, GoalsFor, HeadToHeadPoints},
         QT_TRANSLATE_NOOP("core",
                           "above %1 on goal difference in the matches between the level teams (%2 to %3) "
                           "after level points, goal difference and goals scored, and level points there"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on goal difference in the matches between the level teams (%3 to %2) "
                           "after level points, goal difference and goals scored, and level points there")},
        {HeadToHeadGoals,
         {Points, GoalDifference, GoalsFor, HeadToHeadPoints, HeadToHeadGoalDifference},
         QT_TRANSLATE_NOOP(
             "core", "above %1 on goals scored in the matches between the level teams (%2-%3) after level "
                     "points, goal difference and goals scored, and level points and goal difference there"),
         QT_TRANSLATE_NOOP(
             "core", "below %1 on goals scored in the matches between the level teams (%3-%2) after level "
                     "points, goal difference and goals scored, and level points and goal difference there")},
        {Lots,
         {Points, GoalDifference, GoalsFor, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals},
         QT_TRANSLATE_NOOP("core",
                           "above %1 by lot after level points, goal difference and goals scored, in all "
                           "matches and in those between the level teams"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 by lot after level points, goal difference and goals scored, in all "
                           "matches and in those between the level teams")},
        {Lots,
         {Points, GoalDifference, GoalsFor},
         QT_TRANSLATE_NOOP("core", "above %1 by lot after level points, goal difference and goals scored"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot after level points, goal difference and goals scored")},
        {Lots,
         {Points, HeadToHeadPoints},
         QT_TRANSLATE_NOOP("core",
                           "above %1 by lot after level points, in all matches and in those between the "
                           "level teams"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 by lot after level points, in all matches and in those between the "
                           "level teams")},
        {Lots,
         {Points},
         QT_TRANSLATE_NOOP("core", "above %1 by lot after level points"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot after level points")},
        {GoalAverage,
         {Points},
         QT_TRANSLATE_NOOP("core", "above %1 on goal average (%2 to %3) after level points"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal average (%3 to %2) after level points")},
        {PlayOff,
         {Points},
         QT_TRANSLATE_NOOP("core", "above %1 by play-off after level points"),
         QT_TRANSLATE_NOOP("core", "below %1 by play-off after level points")},
        {Lots,
         {Points, GoalAverage},
         QT_TRANSLATE_NOOP("core", "above %1 by lot after level points and goal average"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot after level points and goal average")},
        {Lots,
         {Points, GoalDifference},
         QT_TRANSLATE_NOOP("core", "above %1 by lot after level points and goal difference"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot after level points and goal difference")},
        {Lots,
         {Points, GoalDifference, GoalsFor, HeadToHeadPoints},
         QT_TRANSLATE_NOOP("core", "above %1 by lot after level points, goal difference and goals scored, "
                                   "and level points in the matches between the level teams"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot after level points, goal difference and goals scored, "
                                   "and level points in the matches between the level teams")},
        {Conduct,
         {Points, GoalDifference, GoalsFor, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals},
         QT_TRANSLATE_NOOP("core", "above %1 on conduct score (%2 to %3) after level points, goal difference "
                                   "and goals scored, in all matches and in those between the level teams"),
         QT_TRANSLATE_NOOP("core", "below %1 on conduct score (%3 to %2) after level points, goal difference "
                                   "and goals scored, in all matches and in those between the level teams")},
        {HeadToHeadGoalDifference,
         {Points, HeadToHeadPoints},
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference in the matches between the level teams (%2 "
                                   "to %3) after level points, in all matches and there"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference in the matches between the level teams (%3 "
                                   "to %2) after level points, in all matches and there")},
        {HeadToHeadGoals,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference},
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored in the matches between the level teams (%2-%3) "
                                   "after level points, and level points and goal difference there"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals scored in the matches between the level teams (%3-%2) "
                                   "after level points, and level points and goal difference there")},
        {GoalDifference,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals},
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference (%2 to %3) after level points and level "
                                   "matches between the level teams"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference (%3 to %2) after level points and level "
                                   "matches between the level teams")},
        {GoalsFor,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals, GoalDifference},
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored (%2-%3) after level points, level matches "
                                   "between the level teams and level goal difference"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals scored (%3-%2) after level points, level matches "
                                   "between the level teams and level goal difference")},
        {Conduct,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals, GoalDifference, GoalsFor},
         QT_TRANSLATE_NOOP("core", "above %1 on conduct score (%2 to %3) after level points, goal difference "
                                   "and goals scored, in all matches and in those between the level teams"),
         QT_TRANSLATE_NOOP("core", "below %1 on conduct score (%3 to %2) after level points, goal difference "
                                   "and goals scored, in all matches and in those between the level teams")},
        {Ranking,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals, GoalDifference, GoalsFor},
         QT_TRANSLATE_NOOP(
             "core", "above %1 on the ranking (place %2, %1 place %3) after level points, goal difference "
                     "and goals scored, in all matches and in those between the level teams"),
         QT_TRANSLATE_NOOP(
             "core", "below %1 on the ranking (place %3, %1 place %2) after level points, goal difference "
                     "and goals scored, in all matches and in those between the level teams")},
        {PlayOff,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals, GoalDifference, GoalsFor},
         QT_TRANSLATE_NOOP("core", "above %1 by play-off after level points, goal difference and goals "
                                   "scored, in all matches and in those between the level teams"),
         QT_TRANSLATE_NOOP("core", "below %1 by play-off after level points, goal difference and goals "
                                   "scored, in all matches and in those between the level teams")},
        {Lots,
         {Points, HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals, GoalDifference, GoalsFor},
         QT_TRANSLATE_NOOP("core", "above %1 by lot after level points, goal difference and goals scored, in "
                                   "all matches and in those between the level teams"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot after level points, goal difference and goals scored, in "
                                   "all matches and in those between the level teams")},
    };
    return table;
}

/// For criteria in an order that no named rule set has: says the criterion alone.
const std::vector<Sentence> &shortSentences()
{
    static const std::vector<Sentence> table{
        {Points,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on points (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points (%3-%2)")},
        {GoalDifference,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference (%3 to %2)")},
        {GoalsFor,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals scored (%3-%2)")},
        {HeadToHeadPoints,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on points in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points in the matches between the level teams (%3-%2)")},
        {HeadToHeadGoalDifference,
         {},
         QT_TRANSLATE_NOOP("core",
                           "above %1 on goal difference in the matches between the level teams (%2 to %3)"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on goal difference in the matches between the level teams (%3 to %2)")},
        {HeadToHeadGoals,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core",
                           "below %1 on goals scored in the matches between the level teams (%3-%2)")},
        {Lots,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 by lot"),
         QT_TRANSLATE_NOOP("core", "below %1 by lot")},
        {HeadToHeadAwayGoals,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on away goals in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away goals in the matches between the level teams (%3-%2)")},
        {GoalAverage,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goal average (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal average (%3 to %2)")},
        {AwayGoals,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on away goals (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away goals (%3-%2)")},
        {Wins,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on matches won (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on matches won (%3-%2)")},
        {AwayWins,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on away matches won (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away matches won (%3-%2)")},
        {OpponentsPoints,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on points of the opponents (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points of the opponents (%3-%2)")},
        {OpponentsGoalDifference,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference of the opponents (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference of the opponents (%3 to %2)")},
        {OpponentsGoals,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goals scored by the opponents (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals scored by the opponents (%3-%2)")},
        {Conduct,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on conduct score (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on conduct score (%3 to %2)")},
        {Ranking,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on the ranking (place %2, %1 place %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on the ranking (place %3, %1 place %2)")},
        {PlayOff,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 by play-off"),
         QT_TRANSLATE_NOOP("core", "below %1 by play-off")},
        {PointsPerGame,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on points a game (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points a game (%3 to %2)")},
        {GoalDifferencePerGame,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goal difference a game (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goal difference a game (%3 to %2)")},
        {GoalsPerGame,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on goals a game (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on goals a game (%3 to %2)")},
        {UnroundedPoints,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on points before half of them was rounded (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on points before half of them was rounded (%3-%2)")},
        {HeadToHeadWins,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on wins in the matches between the level teams (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on wins in the matches between the level teams (%3-%2)")},
        {AwayGoalDifference,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on away goal difference (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on away goal difference (%3 to %2)")},
        {HomeGoals,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on home goals (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on home goals (%3-%2)")},
        {HomeGoalDifference,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on home goal difference (%2 to %3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on home goal difference (%3 to %2)")},
        {FewerPlayed,
         {},
         QT_TRANSLATE_NOOP("core", "above %1 on fewer matches played (%2-%3)"),
         QT_TRANSLATE_NOOP("core", "below %1 on fewer matches played (%3-%2)")},
        {Withdrawn,
         {},
         QT_TRANSLATE_NOOP("core", "above %1, whose matches are void"),
         QT_TRANSLATE_NOOP("core", "below %1: it has withdrawn, its matches are void")},
    };
    return table;
}

const Sentence &sentence(TieBreak by, const std::vector<TieBreak> &after)
{
    for (const Sentence &entry : sentences()) {
        if (entry.by == by && entry.after == after)
            return entry;
    }
    return *std::find_if(shortSentences().begin(), shortSentences().end(),
                         [by](const Sentence &entry) { return entry.by == by; });
}

/// The criteria that were asked before `by`.
std::vector<TieBreak> askedBefore(TieBreak by, const Table &table, const RuleSet &rules)
{
    std::vector<TieBreak> before;
    for (const TieBreak tieBreak : rules.tieBreaks) {
        if (tieBreak == by)
            break;
        // Facts that nobody gave were not asked, and a sentence does not know which were given; nor whether
        // head-to-head criteria were passed over.
        const bool isPerhapsPassedOver =
            isHeadToHead(tieBreak) && (rules.headToHeadWhenComplete || rules.headToHeadOfTwo);
        const bool isSure =
            !isFact(tieBreak) && !isPerhapsPassedOver && (!table.withoutGoals || !countsGoals(tieBreak));
        if (isSure)
            before.push_back(tieBreak);
    }
    return before;
}

/// Whether its figure is a number of points.
bool isPoints(TieBreak by)
{
    return by == Points || by == HeadToHeadPoints || by == OpponentsPoints || by == PlayOff;
}

QString figureText(TieBreak by, int value)
{
    if (isFraction(by))
        return value == noGoalConceded ? QStringLiteral("∞") : QString::number(value / 1000.0, 'f', 3);
    if (by == UnroundedPoints)
        return QString::number(value / 4.0, 'f', value % 2 == 0 ? 1 : 2);
    if (isPoints(by))
        return pointsText(TablePoints::ofHalves(value)).replace(u'-', u'−');
    const bool isSigned = by == GoalDifference || by == HeadToHeadGoalDifference ||
                          by == OpponentsGoalDifference || by == AwayGoalDifference ||
                          by == HomeGoalDifference;
    const QString sign = value < 0               ? QStringLiteral("−")
                         : isSigned && value > 0 ? QStringLiteral("+")
                                                 : QString();
    return sign + QString::number(std::abs(value));
}

/// The sentence about the separation between rows[upper] and the next one, said by the upper or the lower
/// team.
Message separationSentence(const Table &table, std::size_t upper, bool saidByUpper, const RuleSet &rules,
                           std::span<const QString> names)
{
    const Separation &separation = table.separations[upper];
    const TieBreak by = *separation.by;
    const Sentence &words = sentence(by, askedBefore(by, table, rules));
    const Row &other = table.rows[saidByUpper ? upper + 1 : upper];
    return {saidByUpper ? words.above : words.below,
            {names[static_cast<std::size_t>(other.team)], figureText(by, separation.upper),
             figureText(by, separation.lower)}};
}

Message levelSentence(const Table &table, std::size_t row, std::span<const QString> names)
{
    QStringList others;
    for (const int team : levelWith(table, row))
        others.append(names[static_cast<std::size_t>(team)]);
    return {table.withoutConduct
                ? QT_TRANSLATE_NOOP("core",
                                    "level with %1: no other criterion separates them, and the conduct score "
                                    "does not count, since cards are not recorded for every match")
                : QT_TRANSLATE_NOOP("core", "level with %1: no criterion separates them"),
            {others.join(QStringLiteral(", "))}};
}

/// Whether a row or one that is level with it has a match that counts.
bool hasPlayed(const Table &table, std::size_t row)
{
    const std::vector<int> level = levelWith(table, row);
    return std::any_of(table.rows.begin(), table.rows.end(), [&](const Row &one) {
        return one.tally.played > 0 && (one.team == table.rows[row].team ||
                                        std::find(level.begin(), level.end(), one.team) != level.end());
    });
}

bool isTieBroken(const Table &table, std::size_t upper)
{
    return upper < table.separations.size() && table.separations[upper].by &&
           *table.separations[upper].by != Points;
}

} // namespace

std::vector<Message> why(const Table &table, std::size_t row, const RuleSet &rules,
                         std::span<const QString> names)
{
    std::vector<Message> reasons;
    if (isTieBroken(table, row))
        reasons.push_back(separationSentence(table, row, true, rules, names));
    if (row > 0 && isTieBroken(table, row - 1))
        reasons.push_back(separationSentence(table, row - 1, false, rules, names));
    const bool levelAbove = row > 0 && isLevelWithNext(table, row - 1);
    const bool isLevel = levelAbove || isLevelWithNext(table, row);
    // Before the first match there is nothing to tell: every team is level with all others.
    if (isLevel && hasPlayed(table, row))
        reasons.push_back(levelSentence(table, row, names));
    if (isLevel || !reasons.empty() || table.rows.size() < 2)
        return reasons;
    const bool isLast = row + 1 == table.rows.size();
    reasons.push_back(separationSentence(table, isLast ? row - 1 : row, !isLast, rules, names));
    return reasons;
}

Message tieBreakName(TieBreak tieBreak)
{
    switch (tieBreak) {
    case Points:
        return {QT_TRANSLATE_NOOP("core", "points"), {}};
    case GoalDifference:
        return {QT_TRANSLATE_NOOP("core", "goal difference"), {}};
    case GoalsFor:
        return {QT_TRANSLATE_NOOP("core", "goals scored"), {}};
    case HeadToHeadPoints:
        return {QT_TRANSLATE_NOOP("core", "points in the matches between the level teams"), {}};
    case HeadToHeadGoalDifference:
        return {QT_TRANSLATE_NOOP("core", "goal difference in the matches between the level teams"), {}};
    case HeadToHeadGoals:
        return {QT_TRANSLATE_NOOP("core", "goals scored in the matches between the level teams"), {}};
    case Lots:
        return {QT_TRANSLATE_NOOP("core", "lots"), {}};
    case HeadToHeadAwayGoals:
        return {QT_TRANSLATE_NOOP("core", "away goals in the matches between the level teams"), {}};
    case GoalAverage:
        return {QT_TRANSLATE_NOOP("core", "goal average"), {}};
    case AwayGoals:
        return {QT_TRANSLATE_NOOP("core", "away goals"), {}};
    case Wins:
        return {QT_TRANSLATE_NOOP("core", "matches won"), {}};
    case AwayWins:
        return {QT_TRANSLATE_NOOP("core", "away matches won"), {}};
    case OpponentsPoints:
        return {QT_TRANSLATE_NOOP("core", "points of the opponents"), {}};
    case OpponentsGoalDifference:
        return {QT_TRANSLATE_NOOP("core", "goal difference of the opponents"), {}};
    case OpponentsGoals:
        return {QT_TRANSLATE_NOOP("core", "goals scored by the opponents"), {}};
    case Conduct:
        return {QT_TRANSLATE_NOOP("core", "conduct score"), {}};
    case Ranking:
        return {QT_TRANSLATE_NOOP("core", "ranking"), {}};
    case PlayOff:
        return {QT_TRANSLATE_NOOP("core", "play-off"), {}};
    case PointsPerGame:
        return {QT_TRANSLATE_NOOP("core", "points a game"), {}};
    case GoalDifferencePerGame:
        return {QT_TRANSLATE_NOOP("core", "goal difference a game"), {}};
    case GoalsPerGame:
        return {QT_TRANSLATE_NOOP("core", "goals a game"), {}};
    case UnroundedPoints:
        return {QT_TRANSLATE_NOOP("core", "points before rounding"), {}};
    case HeadToHeadWins:
        return {QT_TRANSLATE_NOOP("core", "wins in the matches between the level teams"), {}};
    case AwayGoalDifference:
        return {QT_TRANSLATE_NOOP("core", "away goal difference"), {}};
    case HomeGoals:
        return {QT_TRANSLATE_NOOP("core", "home goals"), {}};
    case HomeGoalDifference:
        return {QT_TRANSLATE_NOOP("core", "home goal difference"), {}};
    case FewerPlayed:
        return {QT_TRANSLATE_NOOP("core", "fewer matches played"), {}};
    case Withdrawn:
        return {QT_TRANSLATE_NOOP("core", "withdrawal"), {}};
    }
    return {};
}

} // namespace touchline
