// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/standings_words.h"

#include <qglobal.h>

#include <algorithm>

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

/// Of the criterion alone where no named rule set has this order.
const char *sentence(TieBreak by, const std::vector<TieBreak> &after, bool saidByUpper)
{
    for (const Sentence &entry : sentences())
        if (entry.by == by && entry.after == after)
            return saidByUpper ? entry.above : entry.below;
    return saidByUpper ? tieBreakRow(by).above : tieBreakRow(by).below;
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

/// The sentence about the separation between rows[upper] and the next one, said by the upper or the lower
/// team.
Message separationSentence(const Table &table, std::size_t upper, bool saidByUpper, const RuleSet &rules,
                           std::span<const QString> names)
{
    const Separation &separation = table.separations[upper];
    const TieBreak by = *separation.by;
    const Row &other = table.rows[saidByUpper ? upper + 1 : upper];
    return {sentence(by, askedBefore(by, table, rules), saidByUpper),
            {names[static_cast<std::size_t>(other.team)], figureText(separation.upper, by),
             figureText(separation.lower, by)}};
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

} // namespace touchline
