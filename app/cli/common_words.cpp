// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common_words.h"

#include "app/cli/sum_text.h"

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

/// With its roll; nobody rolls where nobody is left to kick.
QString kickWithRoll(const ToldEvent &told, const QString &label)
{
    if (told.event.player == Event::nobody)
        return kickOutcome(told);
    SumText sum(told.number("natural"));
    sum.addAlways(told.number("modified") - told.number("natural"), label);
    return QStringLiteral("%1 (%2, needs %3)").arg(kickOutcome(told), sum.text()).arg(told.number("needed"));
}

QString kickBare(const ToldEvent &told)
{
    return kickWithRoll(told, {});
}

QString kickExplained(const ToldEvent &told)
{
    return kickWithRoll(told, QStringLiteral("penalty, keeper, one-timers, injuries"));
}

} // namespace

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
        {QStringLiteral("kick_bare"), kickBare},
        {QStringLiteral("kick_explained"), kickExplained},
    };
    return words;
}

} // namespace touchline::cli
