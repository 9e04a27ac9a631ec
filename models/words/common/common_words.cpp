// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/common_words.h"

#include "models/words/common/sum_text.h"
#include "models/words/common/tie_text.h"

namespace touchline {

namespace {

QString kickOffTeam(const StoryEvent &told)
{
    return told.story.teamName(told.event.numbers[0] == 0 ? Side::Home : Side::Away);
}

QString periodName(const StoryEvent &told)
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

Score scoreOfEvent(const StoryEvent &told)
{
    return {told.number("home"), told.number("away")};
}

/// The first of two periods of extra time is over, and not with a golden goal.
bool isHalfTimeOfExtraTime(const StoryEvent &told)
{
    const FixtureSetup &setup = told.story.setup();
    const bool hasTwoPeriods = setup.decision.extraTime == DecisionRules::ExtraTime::SilverGoal ||
                               told.story.game().scoreSheet(setup.level, setup.options).extraTimePeriods == 2;
    const bool hasGoal = told.story.scoreAfter90() != scoreOfEvent(told);
    return hasTwoPeriods && (setup.decision.extraTime != DecisionRules::ExtraTime::GoldenGoal || !hasGoal);
}

QString whistle(const StoryEvent &told)
{
    switch (told.event.period) {
    case Period::FirstHalf:
        return QStringLiteral("Half-time");
    case Period::SecondHalf:
        return QStringLiteral("After 90 minutes");
    case Period::ExtraTime:
        return isHalfTimeOfExtraTime(told) ? QStringLiteral("Half-time of extra time")
                                           : QStringLiteral("After extra time");
    default:
        return QStringLiteral("After extra time");
    }
}

/// Who is at home, where that means something.
QString groundText(const StoryEvent &told)
{
    const FixtureSetup &setup = told.story.setup();
    if (!told.story.game().hasHomeAdvantage(setup.options))
        return {};
    return setup.ground ? QStringLiteral(", %1 at home").arg(told.story.teamName(*setup.ground))
                        : QStringLiteral(", on neutral ground");
}

/// What a second leg begins with.
QString firstLegText(const StoryEvent &told)
{
    const DecisionRules &rules = told.story.setup().decision;
    if (!rules.needsWinner || !rules.firstLeg)
        return {};
    return QStringLiteral(", %1 from the first leg").arg(figuresText(*rules.firstLeg));
}

/// Over two legs what the score of today means for the tie, from minute 90 on.
QString aggregateWords(const StoryEvent &told)
{
    if (told.event.period == Period::FirstHalf)
        return {};
    const Score score = scoreOfEvent(told);
    const QString text =
        aggregateText(told.story.setup().decision, score, told.story.scoreAfter90().value_or(score));
    return text.isEmpty() ? QString() : QStringLiteral(", ") + text;
}

QString extraTimeKind(const StoryEvent &told)
{
    switch (told.story.setup().decision.extraTime) {
    case DecisionRules::ExtraTime::GoldenGoal:
        return QStringLiteral(", golden goal");
    case DecisionRules::ExtraTime::SilverGoal:
        return QStringLiteral(", silver goal");
    default:
        return {};
    }
}

/// Of a goal: whether it was golden.
QString goldenWords(const StoryEvent &told)
{
    const DecisionRules &rules = told.story.setup().decision;
    const bool isGolden = rules.needsWinner && rules.extraTime == DecisionRules::ExtraTime::GoldenGoal &&
                          told.event.period > Period::SecondHalf;
    return isGolden ? QStringLiteral(", golden goal") : QString();
}

QString kickOutcome(const StoryEvent &told)
{
    return told.isOn("scored") ? QStringLiteral("scores") : QStringLiteral("misses");
}

} // namespace

EventWord codeWords(const char *field, Phrases phrases)
{
    return [field, phrases = std::move(phrases)](const StoryEvent &told) {
        return phrase(phrases, told.text(field));
    };
}

EventWord onOffWords(const char *field, const char *on, const char *off)
{
    return [=](const StoryEvent &told) { return QString::fromUtf8(told.isOn(field) ? on : off); };
}

QString kickWithRoll(const StoryEvent &told, const QString &label)
{
    if (told.event.player == Event::nobody)
        return kickOutcome(told);
    SumText sum(told.number("natural"));
    sum.addAlways(told.number("modified") - told.number("natural"), label);
    return QStringLiteral("%1 (%2, needs %3)").arg(kickOutcome(told), sum.text()).arg(told.number("needed"));
}

QString formationWords(const StoryEvent &told)
{
    return QStringLiteral("%1-%2-%3")
        .arg(told.number("defenders"))
        .arg(told.number("midfielders"))
        .arg(told.number("forwards"));
}

QString cellWords(const StoryEvent &told)
{
    return QStringLiteral("%1/%2").arg(told.number("column")).arg(told.number("row"));
}

QString bookingWords(const StoryEvent &told)
{
    return told.isOn("second") ? QStringLiteral("Second yellow card") : QStringLiteral("Yellow card");
}

const EventWords &commonWords()
{
    static const EventWords words{
        {QStringLiteral("player"),
         [](const StoryEvent &told) {
             return told.event.player == Event::nobody ? QStringLiteral("nobody") : told.text("player");
         }},
        {QStringLiteral("team"), [](const StoryEvent &told) { return told.team(); }},
        {QStringLiteral("opponent"), [](const StoryEvent &told) { return told.opponent(); }},
        {QStringLiteral("home_team"), [](const StoryEvent &told) { return told.story.teamName(Side::Home); }},
        {QStringLiteral("away_team"), [](const StoryEvent &told) { return told.story.teamName(Side::Away); }},
        {QStringLiteral("first_team"), kickOffTeam},
        {QStringLiteral("period_name"), periodName},
        {QStringLiteral("whistle"), whistle},
        {QStringLiteral("ground"), groundText},
        {QStringLiteral("first_leg"), firstLegText},
        {QStringLiteral("aggregate"), aggregateWords},
        {QStringLiteral("extra_time_kind"), extraTimeKind},
        {QStringLiteral("golden"), goldenWords},
        {QStringLiteral("kick"), kickOutcome},
        {QStringLiteral("kick_bare"), [](const StoryEvent &told) { return kickWithRoll(told, {}); }},
    };
    return words;
}

} // namespace touchline
