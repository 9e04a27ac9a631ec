// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/draw_reasons.h"

#include "app/cli/base/text.h"
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
    return isOpen(ceremony) ? u"place "_s + place : ceremony.task().groupNames.at(ball.group) + place;
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
        return u"possible"_s;
    case Why::Elsewhere:
        return u"elsewhere"_s;
    case Why::Taken:
        return u"taken"_s;
    case Why::Limit:
        return u"limit"_s;
    case Why::DeadEnd:
        break;
    }
    return u"dead_end"_s;
}

QString reasonText(const GroupVerdict &verdict, const DrawCeremony &ceremony)
{
    switch (verdict.why) {
    case Why::Possible:
        return {};
    case Why::Elsewhere:
        return u"its place is fixed"_s;
    case Why::Taken:
        return u"the place is taken"_s;
    case Why::Limit:
        return u"%1 (%2)"_s.arg(
            withinLine(ruleMessage(ruleOf(verdict, ceremony), ceremony.entrants()).english()),
            teamNames(verdict.because, ceremony.entrants()));
    case Why::DeadEnd:
        break;
    }
    return u"the remaining teams could not be placed"_s;
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
        QJsonObject refusal{{u"group"_s, name}, {u"why"_s, verdictWord(verdict.why)}};
        if (verdict.why == Why::Limit) {
            QJsonArray because;
            for (const int team : verdict.because)
                because.append(ceremony.entrants()[static_cast<std::size_t>(team)].handle());
            refusal.insert(u"limit"_s, ruleMessage(ruleOf(verdict, ceremony), ceremony.entrants()).english());
            refusal.insert(u"because"_s, because);
        }
        ruledOut.append(refusal);
    }
    return {{u"team"_s, ceremony.entrants()[static_cast<std::size_t>(ball.step.team)].handle()},
            {u"pot"_s, ball.step.pot + 1},
            {u"group"_s, ceremony.task().groupNames.at(ball.group)},
            {u"place"_s, ball.step.place + 1},
            {u"fixed"_s, ball.isFixed},
            {u"possible"_s, possible},
            {u"refused"_s, ruledOut}};
}

QString ballText(const DrawnBall &ball, const DrawCeremony &ceremony)
{
    QString text = u"%1: %2"_s.arg(ceremony.entrants()[static_cast<std::size_t>(ball.step.team)].name,
                                   placeText(ball, ceremony));
    if (ball.isFixed)
        return text + u" (fixed)"_s;
    for (std::size_t group = 0; group < ball.groups.size(); ++group) {
        const GroupVerdict &verdict = ball.groups[group];
        if (verdict.why == Why::Limit || verdict.why == Why::DeadEnd)
            text += u"; not %1: %2"_s.arg((isOpen(ceremony) ? u"tie "_s : QString()) +
                                              ceremony.task().groupNames.at(static_cast<qsizetype>(group)),
                                          reasonText(verdict, ceremony));
    }
    return text;
}

} // namespace touchline::cli
