// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/draw_reasons.h"

#include "core/competition/draws/draw_words.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

using Why = GroupVerdict::Why;

bool isOpen(const DrawCeremony &ceremony)
{
    return ceremony.draw().kind == DrawKind::Open;
}

const DrawRule &ruleOf(const GroupVerdict &verdict, const DrawCeremony &ceremony)
{
    return ceremony.task().rules[static_cast<std::size_t>(verdict.rule)];
}

QString placeText(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    const QString place = QString::number(ball.step.place + 1);
    return isOpen(ceremony) ? QStringLiteral("place ") + place
                            : ceremony.task().groupNames.at(ball.group) + place;
}

/// A sentence that goes on inside a line.
QString withinLine(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    sentence[0] = sentence.at(0).toLower();
    return sentence;
}

} // namespace

QString verdictWord(Why why)
{
    switch (why) {
    case Why::Possible:
        return QStringLiteral("possible");
    case Why::Elsewhere:
        return QStringLiteral("elsewhere");
    case Why::Taken:
        return QStringLiteral("taken");
    case Why::Limit:
        return QStringLiteral("limit");
    case Why::DeadEnd:
        break;
    }
    return QStringLiteral("dead_end");
}

QString reasonText(const GroupVerdict &verdict, const DrawCeremony &ceremony)
{
    switch (verdict.why) {
    case Why::Possible:
        return {};
    case Why::Elsewhere:
        return QStringLiteral("its place is fixed");
    case Why::Taken:
        return QStringLiteral("the place is taken");
    case Why::Limit:
        return QStringLiteral("%1 (%2)").arg(
            withinLine(ruleMessage(ruleOf(verdict, ceremony), ceremony.entrants()).english()),
            teamNames(verdict.because, ceremony.entrants()));
    case Why::DeadEnd:
        break;
    }
    return QStringLiteral("the remaining teams could not be placed");
}

QJsonObject ballJson(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    QJsonArray possible;
    QJsonArray ruledOut;
    for (std::size_t group = 0; group < ball.groups.size(); ++group) {
        const GroupVerdict &verdict = ball.groups[group];
        const QString name = ceremony.task().groupNames.at(static_cast<qsizetype>(group));
        if (verdict.why == Why::Possible) {
            possible.append(name);
            continue;
        }
        QJsonObject refusal{{QStringLiteral("group"), name},
                            {QStringLiteral("why"), verdictWord(verdict.why)}};
        if (verdict.why == Why::Limit) {
            QJsonArray because;
            for (const int team : verdict.because)
                because.append(ceremony.entrants()[static_cast<std::size_t>(team)].handle());
            refusal.insert(QStringLiteral("limit"),
                           ruleMessage(ruleOf(verdict, ceremony), ceremony.entrants()).english());
            refusal.insert(QStringLiteral("because"), because);
        }
        ruledOut.append(refusal);
    }
    return {{QStringLiteral("team"), ceremony.entrants()[static_cast<std::size_t>(ball.step.team)].handle()},
            {QStringLiteral("pot"), ball.step.pot + 1},
            {QStringLiteral("group"), ceremony.task().groupNames.at(ball.group)},
            {QStringLiteral("place"), ball.step.place + 1},
            {QStringLiteral("fixed"), ball.isFixed},
            {QStringLiteral("possible"), possible},
            {QStringLiteral("refused"), ruledOut}};
}

QString ballText(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    QString text = QStringLiteral("%1: %2").arg(
        ceremony.entrants()[static_cast<std::size_t>(ball.step.team)].name, placeText(ball, ceremony));
    if (ball.isFixed)
        return text + QStringLiteral(" (fixed)");
    for (std::size_t group = 0; group < ball.groups.size(); ++group) {
        const GroupVerdict &verdict = ball.groups[group];
        if (verdict.why == Why::Limit || verdict.why == Why::DeadEnd)
            text += QStringLiteral("; not %1: %2")
                        .arg((isOpen(ceremony) ? QStringLiteral("tie ") : QString()) +
                                 ceremony.task().groupNames.at(static_cast<qsizetype>(group)),
                             reasonText(verdict, ceremony));
    }
    return text;
}

} // namespace touchline::cli
