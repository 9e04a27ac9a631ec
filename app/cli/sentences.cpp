// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sentences.h"

#include "app/cli/atcs_words.h"
#include "app/cli/sum_text.h"

#include <QRegularExpression>

namespace touchline::cli {

namespace {

QString kickOffTeam(const ToldEvent &told)
{
    return told.story.teamName(told.event.numbers[0] == 0 ? Side::Home : Side::Away);
}

QString periodName(const ToldEvent &told)
{
    switch (told.event.period) {
    case Period::FirstHalf:
        return QStringLiteral("First half");
    case Period::SecondHalf:
        return QStringLiteral("Second half");
    case Period::ExtraTimeSecond:
        return QStringLiteral("Extra time, second period");
    default:
        return QStringLiteral("Extra time");
    }
}

QString whistle(const ToldEvent &told)
{
    switch (told.event.period) {
    case Period::FirstHalf:
        return QStringLiteral("Half-time");
    case Period::SecondHalf:
        return QStringLiteral("After 90 minutes");
    default:
        return QStringLiteral("After extra time");
    }
}

/// Who is at home, where that means something.
QString groundText(const ToldEvent &told)
{
    const FixtureSetup &setup = told.story.setup();
    if (!setup.options.isOn("home_field_advantage") && !setup.options.isOn("quick_home_advantage"))
        return {};
    return setup.ground ? QStringLiteral(", %1 at home").arg(told.story.teamName(*setup.ground))
                        : QStringLiteral(", on neutral ground");
}

QString kickOutcome(const ToldEvent &told)
{
    return told.isOn("scored") ? QStringLiteral("scores") : QStringLiteral("misses");
}

QString kickInFull(const ToldEvent &told)
{
    if (told.event.player == Event::nobody)
        return kickOutcome(told);
    SumText sum(told.number("natural"));
    sum.addAlways(told.number("modified") - told.number("natural"));
    return QStringLiteral("%1 (%2, needs %3)").arg(kickOutcome(told), sum.text()).arg(told.number("needed"));
}

const EventWords &commonWords()
{
    static const EventWords words{
        {QStringLiteral("player"),
         [](const ToldEvent &told) {
             return told.event.player == Event::nobody ? QStringLiteral("nobody") : told.text("player");
         }},
        {QStringLiteral("team"), [](const ToldEvent &told) { return told.team(); }},
        {QStringLiteral("opponent"), [](const ToldEvent &told) { return told.opponent(); }},
        {QStringLiteral("home_team"), [](const ToldEvent &told) { return told.story.teamName(Side::Home); }},
        {QStringLiteral("away_team"), [](const ToldEvent &told) { return told.story.teamName(Side::Away); }},
        {QStringLiteral("first_team"), kickOffTeam},
        {QStringLiteral("period_name"), periodName},
        {QStringLiteral("whistle"), whistle},
        {QStringLiteral("ground"), groundText},
        {QStringLiteral("kick"), kickOutcome},
        {QStringLiteral("kick_in_full"), kickInFull},
    };
    return words;
}

QString fieldText(const QString &name, bool withSign, const ToldEvent &told)
{
    for (const EventWords *words : {&commonWords(), &atcsWords()})
        if (const auto found = words->find(name); found != words->end())
            return found->second(told);
    // Of a sum and its die: what was added.
    const QJsonValue value =
        name.endsWith(QLatin1String("_rest"))
            ? QJsonValue(told.fields.value(name.chopped(4) + QStringLiteral("sum")).toInt() -
                         told.fields.value(name.chopped(4) + QStringLiteral("die")).toInt())
            : told.fields.value(name);
    if (withSign)
        return addedNumber(value.toInt());
    return value.isDouble() ? plainNumber(value.toInt()) : value.toString();
}

} // namespace

const Sentence *sentenceFor(std::span<const Sentence> sentences, const QString &kind)
{
    for (const Sentence &sentence : sentences)
        if (kind == QLatin1String(sentence.kind))
            return &sentence;
    return nullptr;
}

QString filled(const char *sentence, const ToldEvent &told)
{
    static const QRegularExpression place(QStringLiteral("\\{(\\w+)(\\+?)\\}"));
    const QString pattern = QString::fromUtf8(sentence);
    QString words;
    qsizetype from = 0;
    for (auto match = place.globalMatch(pattern); match.hasNext();) {
        const auto one = match.next();
        words += pattern.mid(from, one.capturedStart() - from);
        words += fieldText(one.captured(1), !one.captured(2).isEmpty(), told);
        from = one.capturedEnd();
    }
    return words + pattern.mid(from);
}

} // namespace touchline::cli
