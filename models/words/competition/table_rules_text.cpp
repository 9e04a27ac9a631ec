// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/table_rules_text.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// Among the teams that are level a criterion of their own matches is named without saying so again.
const char *criterionWord(TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::Points:
    case TieBreak::HeadToHeadPoints:
        return QT_TRANSLATE_NOOP("core", "points");
    case TieBreak::GoalDifference:
    case TieBreak::HeadToHeadGoalDifference:
        return QT_TRANSLATE_NOOP("core", "goal difference");
    case TieBreak::GoalsFor:
    case TieBreak::HeadToHeadGoals:
        return QT_TRANSLATE_NOOP("core", "goals scored");
    case TieBreak::HeadToHeadAwayGoals:
    case TieBreak::AwayGoals:
        return QT_TRANSLATE_NOOP("core", "away goals");
    case TieBreak::HeadToHeadWins:
    case TieBreak::Wins:
        return QT_TRANSLATE_NOOP("core", "wins");
    case TieBreak::Lots:
        return QT_TRANSLATE_NOOP("core", "drawing of lots");
    case TieBreak::GoalAverage:
        return QT_TRANSLATE_NOOP("core", "goal average (goals scored divided by goals conceded)");
    case TieBreak::AwayWins:
        return QT_TRANSLATE_NOOP("core", "away wins");
    case TieBreak::OpponentsPoints:
        return QT_TRANSLATE_NOOP("core", "points of the opponents");
    case TieBreak::OpponentsGoalDifference:
        return QT_TRANSLATE_NOOP("core", "goal difference of the opponents");
    case TieBreak::OpponentsGoals:
        return QT_TRANSLATE_NOOP("core", "goals of the opponents");
    case TieBreak::Conduct:
        return QT_TRANSLATE_NOOP("core", "fair play (cards)");
    case TieBreak::Ranking:
        return QT_TRANSLATE_NOOP("core", "team ranking");
    case TieBreak::PlayOff:
        return QT_TRANSLATE_NOOP("core", "play-off match");
    case TieBreak::PointsPerGame:
        return QT_TRANSLATE_NOOP("core", "points per match");
    case TieBreak::GoalDifferencePerGame:
        return QT_TRANSLATE_NOOP("core", "goal difference per match");
    case TieBreak::GoalsPerGame:
        return QT_TRANSLATE_NOOP("core", "goals per match");
    case TieBreak::UnroundedPoints:
        return QT_TRANSLATE_NOOP("core", "points before rounding");
    case TieBreak::AwayGoalDifference:
        return QT_TRANSLATE_NOOP("core", "away goal difference");
    case TieBreak::HomeGoals:
        return QT_TRANSLATE_NOOP("core", "home goals");
    case TieBreak::HomeGoalDifference:
        return QT_TRANSLATE_NOOP("core", "home goal difference");
    case TieBreak::FewerPlayed:
        return QT_TRANSLATE_NOOP("core", "fewer matches played");
    case TieBreak::Withdrawn:
        break;
    }
    return QT_TRANSLATE_NOOP("core", "no withdrawal");
}

QString pointsSentence(const PointsScheme &points, const Language &language)
{
    QStringList parts;
    if (points.needsWinner)
        parts << (points.defeat == 0
                      ? language.say(QT_TRANSLATE_NOOP("core", "%1 points for a win; no draws"),
                                     {pointsText(points.win)})
                      : language.say(
                            QT_TRANSLATE_NOOP("core", "%1 points for a win, %2 for a defeat; no draws"),
                            {pointsText(points.win), pointsText(points.defeat)}));
    else
        parts << (points.defeat == 0
                      ? language.say(QT_TRANSLATE_NOOP("core", "%1 points for a win, %2 for a draw"),
                                     {pointsText(points.win), pointsText(points.draw)})
                      : language.say(
                            QT_TRANSLATE_NOOP("core", "%1 points for a win, %2 for a draw, %3 for a defeat"),
                            {pointsText(points.win), pointsText(points.draw), pointsText(points.defeat)}));
    if (points.extraTime)
        parts << language.say(QT_TRANSLATE_NOOP("core", "%1 to %2 in extra time"),
                              {pointsText(points.extraTime->win), pointsText(points.extraTime->defeat)});
    if (points.shootOut)
        parts << language.say(QT_TRANSLATE_NOOP("core", "%1 to %2 in a shoot-out"),
                              {pointsText(points.shootOut->win), pointsText(points.shootOut->defeat)});
    const auto addBonus = [&](const char *text, const std::optional<BonusRule> &rule) {
        if (rule)
            parts << language.say(text, {pointsText(rule->points), QString::number(rule->goals)});
    };
    addBonus(QT_TRANSLATE_NOOP("core", "bonus of %1 for %2 goals or more"), points.goalsBonus);
    addBonus(QT_TRANSLATE_NOOP("core", "bonus of %1 for a win by %2 or more"), points.winBonus);
    addBonus(QT_TRANSLATE_NOOP("core", "bonus of %1 for a defeat by %2 or fewer"), points.defeatBonus);
    return parts.join(QStringLiteral("; ")) + u'.';
}

} // namespace

TableRulesText tableRulesText(const RuleSet &rules, const Language &language)
{
    TableRulesText text;
    text.points = pointsSentence(rules.points, language);
    QStringList ofTheLevel;
    // What stands together is asked together, among the same teams.
    const auto endBlock = [&] {
        if (!ofTheLevel.isEmpty())
            text.criteria << language.say(QT_TRANSLATE_NOOP("core", "matches between the level teams: %1"),
                                          {ofTheLevel.join(QStringLiteral(", "))});
        ofTheLevel.clear();
    };
    for (const TieBreak tieBreak : rules.tieBreaks) {
        if (tieBreak == TieBreak::Points)
            continue;
        const QString word = language.say(criterionWord(tieBreak));
        if (isHeadToHead(tieBreak)) {
            ofTheLevel << word;
            continue;
        }
        endBlock();
        text.criteria << word;
    }
    endBlock();
    const bool hasMeetings = std::any_of(rules.tieBreaks.begin(), rules.tieBreaks.end(),
                                         [](TieBreak one) { return isHeadToHead(one); });
    if (!hasMeetings)
        return text;
    if (rules.headToHeadAgain)
        text.notes << language.say(QT_TRANSLATE_NOOP(
            "core",
            "Teams that are still level after it are compared once more by their own matches alone."));
    if (rules.headToHeadWhenComplete)
        text.notes << language.say(
            QT_TRANSLATE_NOOP("core", "Matches between level teams count only when all of them are played."));
    if (rules.headToHeadOfTwo)
        text.notes << language.say(
            QT_TRANSLATE_NOOP("core", "Matches between level teams count only where two teams are level."));
    return text;
}

QString tableRulesLine(const RuleSet &rules, const Language &language)
{
    const TableRulesText text = tableRulesText(rules, language);
    if (text.criteria.isEmpty())
        return text.points;
    return text.points + u' ' +
           language.say(QT_TRANSLATE_NOOP("core", "Level on points: %1."),
                        {text.criteria.join(QStringLiteral("; "))});
}

} // namespace touchline
