// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/tie_text.h"

#include "models/words/common/text_table.h"

namespace touchline {

namespace {

const QString nobodyWins = QStringLiteral("a replay or lots decide");

/// How a tie that is level on aggregate goes on.
QString levelTieText(const MatchReport &report, const DecisionRules &rules)
{
    const auto winner = tieWinner(report, rules);
    if (!winner)
        return nobodyWins;
    const QString name = nameShown(report.teams[*winner].name);
    if (report.shootOut)
        return QStringLiteral("%1 win the shoot-out").arg(name);
    if (report.decidedBy == DecidedBy::Criteria)
        return QStringLiteral("level");
    if (report.decidedBy == DecidedBy::Forfeit &&
        !tieLeader(rules, report.score, report.after90.value_or(report.score)))
        return QStringLiteral("forfeited: %1 win").arg(name);
    return QStringLiteral("away goals decide: %1 win").arg(name);
}

} // namespace

QString figuresText(const Score &score)
{
    return QStringLiteral("%1–%2").arg(score.home).arg(score.away);
}

QString aggregateText(const DecisionRules &rules, const Score &score, const Score &after90)
{
    if (!rules.needsWinner || !rules.firstLeg)
        return {};
    const Score sum = aggregate(rules, score);
    QString text = QStringLiteral("%1 on aggregate").arg(figuresText(sum));
    if (sum.isLevel() && rules.awayGoals)
        text += QStringLiteral(", away goals %1").arg(figuresText(goalsAway(rules, score, after90)));
    return text;
}

QString tieText(const MatchReport &report, const DecisionRules &rules)
{
    if (!rules.needsWinner)
        return {};
    if (!rules.firstLeg)
        return report.winner ? QString() : QStringLiteral("Level: %1").arg(nobodyWins);
    const Score sum = aggregate(rules, report.score);
    if (sum.isLevel())
        return QStringLiteral("%1 on aggregate, %2").arg(figuresText(sum), levelTieText(report, rules));
    const Side winner = *sum.leader();
    return QStringLiteral("%1 win %2 on aggregate")
        .arg(nameShown(report.teams[winner].name), figuresText({sum.of(winner), sum.of(opposite(winner))}));
}

} // namespace touchline
