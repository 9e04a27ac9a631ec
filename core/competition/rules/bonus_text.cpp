// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/bonus_text.h"

#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

struct BonusWord
{
    const char *word;
    std::optional<BonusRule> PointsScheme::*rule;
};
constexpr std::array bonusWords{
    BonusWord{"goals", &PointsScheme::goalsBonus},
    BonusWord{"win_by", &PointsScheme::winBonus},
    BonusWord{"lose_by", &PointsScheme::defeatBonus},
};
const QString noBonus = QStringLiteral("none");

/// "4", "4:1"; nothing where it is no such thing.
std::optional<BonusRule> bonusRuleFrom(const QString &text)
{
    bool isGoals = false;
    BonusRule rule;
    rule.goals = text.section(u':', 0, 0).trimmed().toInt(&isGoals);
    std::optional<TablePoints> points = rule.points;
    if (text.contains(u':'))
        points = tablePointsFrom(text.section(u':', 1), mostBonusPoints);
    if (!isGoals || rule.goals < 1 || rule.goals > mostBonusGoals || !points || *points < leastBonusPoints)
        return std::nullopt;
    rule.points = *points;
    return rule;
}

} // namespace

Result<PointsScheme> withBonus(PointsScheme points, const QString &text)
{
    for (const BonusWord &one : bonusWords)
        points.*one.rule = std::nullopt;
    if (text.trimmed() == noBonus || text.trimmed().isEmpty())
        return points;
    for (const QString &part : text.split(u',')) {
        const QString word = part.section(u'=', 0, 0).trimmed();
        const auto known = std::find_if(bonusWords.begin(), bonusWords.end(), [&word](const BonusWord &one) {
            return word == QLatin1String(one.word);
        });
        const auto rule = bonusRuleFrom(part.section(u'=', 1));
        if (known == bonusWords.end() || !rule || points.*known->rule)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core",
                                          "\"%1\" isn't a bonus. Try \"goals=4, win_by=3, lose_by=1\", or "
                                          "\"goals=4:2\" with the points."),
                        {part.trimmed()});
        points.*known->rule = rule;
    }
    return points;
}

QString bonusText(const PointsScheme &points)
{
    QStringList parts;
    for (const BonusWord &one : bonusWords)
        if (const auto &rule = points.*one.rule) {
            const QString text = QStringLiteral("%1=%2").arg(QLatin1String(one.word)).arg(rule->goals);
            parts << (rule->points == 1 ? text
                                        : QStringLiteral("%1:%2").arg(text, pointsFigure(rule->points)));
        }
    return parts.isEmpty() ? noBonus : parts.join(QStringLiteral(", "));
}

} // namespace touchline
