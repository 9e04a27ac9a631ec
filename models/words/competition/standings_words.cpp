// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/standings_words.h"

#include "models/words/common/text_table.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

QString levelIn(const QStringList &criteria, const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP("core", "level %1"), {language.list(criteria)});
}

/// What is called by its name in a sentence about what was asked after it.
bool isNamedLater(TieBreak by)
{
    using enum TieBreak;
    return by == Points || by == GoalDifference || by == GoalsFor || by == GoalAverage ||
           by == HeadToHeadPoints || by == HeadToHeadGoalDifference || by == HeadToHeadGoals;
}

/// In which criteria teams are level that only `by` separates: "level points and goal difference". Empty
/// where nothing was asked before, or something that is not named later.
QString levelWords(TieBreak by, const std::vector<TieBreak> &before, const Language &language)
{
    if (!std::all_of(before.begin(), before.end(), isNamedLater))
        return {};
    // Of all matches, and of those between the level teams.
    QStringList all;
    QStringList there;
    QStringList parts;
    for (const TieBreak one : before) {
        // Without its explanation in brackets.
        const QString word = language.text(tieBreakRow(one).word).section(QStringLiteral(" ("), 0, 0);
        (isHeadToHead(one) ? there : all) << word;
        if (!isHeadToHead(one))
            parts << levelIn({word}, language);
        else if (there.size() == 3)
            parts << language.text(QT_TRANSLATE_NOOP("core", "level matches between the level teams"));
    }
    if (all.isEmpty() || there.isEmpty())
        return all.isEmpty() ? QString() : levelIn(all, language);
    const QString level = levelIn(all, language);
    if (all == there)
        return language.text(
            isHeadToHead(by)
                ? QT_TRANSLATE_NOOP("core", "%1, in all matches and there")
                : QT_TRANSLATE_NOOP("core", "%1, in all matches and in those between the level teams"),
            {level});
    if (there.size() == 3)
        return language.list(parts);
    return language.text(isHeadToHead(by)
                             ? QT_TRANSLATE_NOOP("core", "%1, and %2 there")
                             : QT_TRANSLATE_NOOP("core", "%1, and %2 in the matches between the level teams"),
                         {level, levelIn(there, language)});
}

/// The criteria that were asked before `by`.
std::vector<TieBreak> askedBefore(TieBreak by, const Table &table, const RuleSet &rules)
{
    const auto end = std::find(rules.tieBreaks.begin(), rules.tieBreaks.end(), by);
    if (end == rules.tieBreaks.end()) // a withdrawal is no criterion
        return {};
    std::vector<TieBreak> before;
    for (auto asked = rules.tieBreaks.begin(); asked != end; ++asked) {
        const TieBreak tieBreak = *asked;
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
QString separationSentence(const Table &table, std::size_t upper, bool saidByUpper, const RuleSet &rules,
                           std::span<const QString> names, const Language &language)
{
    const Separation &separation = table.separations[upper];
    const TieBreak by = *separation.by;
    const TieBreakRow &criterion = tieBreakRow(by);
    const Row &other = table.rows[saidByUpper ? upper + 1 : upper];
    const QString sentence = language.text(saidByUpper ? criterion.above : criterion.below,
                                           {names[static_cast<std::size_t>(other.team)],
                                            figureText(separation.upper, by, language),
                                            figureText(separation.lower, by, language)});
    const QString level = levelWords(by, askedBefore(by, table, rules), language);
    return level.isEmpty() ? sentence
                           : language.text(QT_TRANSLATE_NOOP("core", "%1 after %2"), {sentence, level});
}

QString levelSentence(const Table &table, std::size_t row, std::span<const QString> names,
                      const Language &language)
{
    QStringList others;
    for (const int team : levelWith(table, row))
        others.append(names[static_cast<std::size_t>(team)]);
    const QString list = others.join(QStringLiteral(", "));
    if (!table.notRecorded)
        return language.text(QT_TRANSLATE_NOOP("core", "level with %1: no criterion separates them"), {list});
    return language.text(
        QT_TRANSLATE_NOOP("core", "level with %1: no other criterion separates them, and %2 does not "
                                  "count, since it is not recorded for every match"),
        {list, language.text(tieBreakRow(*table.notRecorded).word)});
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
           *table.separations[upper].by != TieBreak::Points;
}

} // namespace

QStringList why(const Table &table, std::size_t row, const RuleSet &rules, std::span<const QString> names,
                const Language &language)
{
    QStringList reasons;
    if (isTieBroken(table, row))
        reasons.append(separationSentence(table, row, true, rules, names, language));
    if (row > 0 && isTieBroken(table, row - 1))
        reasons.append(separationSentence(table, row - 1, false, rules, names, language));
    const bool levelAbove = row > 0 && isLevelWithNext(table, row - 1);
    const bool isLevel = levelAbove || isLevelWithNext(table, row);
    // Before the first match there is nothing to tell: every team is level with all others.
    if (isLevel && hasPlayed(table, row))
        reasons.append(levelSentence(table, row, names, language));
    if (isLevel || !reasons.isEmpty() || table.rows.size() < 2)
        return reasons;
    const bool isLast = row + 1 == table.rows.size();
    reasons.append(separationSentence(table, isLast ? row - 1 : row, !isLast, rules, names, language));
    return reasons;
}

QString figureText(int shown, TieBreak tieBreak, const Language &language)
{
    const FigureKind kind = tieBreakRow(tieBreak).kind;
    if (kind == FigureKind::Fraction)
        return shown == noGoalConceded ? QStringLiteral("∞") : language.decimal(shown / 1000.0, 3);
    if (kind == FigureKind::Quarters)
        return language.decimal(shown / 4.0, shown % 2 == 0 ? 1 : 2);
    if (kind == FigureKind::Halves)
        return numberText(TablePoints::ofHalves(shown));
    return kind == FigureKind::Signed ? signedText(shown) : numberText(shown);
}

QString pointsPerGameText(const Tally &tally, const Language &language)
{
    return figureText(pointsPerGame(tally), TieBreak::PointsPerGame, language);
}

} // namespace touchline
