// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/table_rules_text.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

QString pointsSentence(const PointsScheme &points, const Language &language)
{
    QStringList parts;
    if (points.needsWinner)
        parts << (points.defeat == 0
                      ? language.text(QT_TRANSLATE_NOOP("core", "%1 points for a win; no draws"),
                                      {pointsText(points.win)})
                      : language.text(
                            QT_TRANSLATE_NOOP("core", "%1 points for a win, %2 for a defeat; no draws"),
                            {pointsText(points.win), pointsText(points.defeat)}));
    else
        parts << (points.defeat == 0
                      ? language.text(QT_TRANSLATE_NOOP("core", "%1 points for a win, %2 for a draw"),
                                      {pointsText(points.win), pointsText(points.draw)})
                      : language.text(
                            QT_TRANSLATE_NOOP("core", "%1 points for a win, %2 for a draw, %3 for a defeat"),
                            {pointsText(points.win), pointsText(points.draw), pointsText(points.defeat)}));
    if (points.extraTime)
        parts << language.text(QT_TRANSLATE_NOOP("core", "%1 to %2 in extra time"),
                               {pointsText(points.extraTime->win), pointsText(points.extraTime->defeat)});
    if (points.shootOut)
        parts << language.text(QT_TRANSLATE_NOOP("core", "%1 to %2 in a shoot-out"),
                               {pointsText(points.shootOut->win), pointsText(points.shootOut->defeat)});
    const auto addBonus = [&](const char *text, const std::optional<BonusRule> &rule) {
        if (rule)
            parts << language.text(text, {pointsText(rule->points), QString::number(rule->goals)});
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
            text.criteria << language.text(QT_TRANSLATE_NOOP("core", "matches between the level teams: %1"),
                                           {ofTheLevel.join(QStringLiteral(", "))});
        ofTheLevel.clear();
    };
    for (const TieBreak tieBreak : rules.tieBreaks) {
        if (tieBreak == TieBreak::Points)
            continue;
        const QString word = language.text(tieBreakRow(tieBreak).word);
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
        text.notes << language.text(QT_TRANSLATE_NOOP(
            "core",
            "Teams that are still level after it are compared once more by their own matches alone."));
    if (rules.headToHeadWhenComplete)
        text.notes << language.text(
            QT_TRANSLATE_NOOP("core", "Matches between level teams count only when all of them are played."));
    if (rules.headToHeadOfTwo)
        text.notes << language.text(
            QT_TRANSLATE_NOOP("core", "Matches between level teams count only where two teams are level."));
    return text;
}

QString tableRulesLine(const RuleSet &rules, const Language &language)
{
    const TableRulesText text = tableRulesText(rules, language);
    if (text.criteria.isEmpty())
        return text.points;
    return text.points + u' ' +
           language.text(QT_TRANSLATE_NOOP("core", "Level on points: %1."),
                         {text.criteria.join(QStringLiteral("; "))});
}

} // namespace touchline
