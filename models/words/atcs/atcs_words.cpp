// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include "models/words/atcs/atcs_memory.h"
#include "models/words/atcs/atcs_sums.h"
#include "models/words/common/sum_text.h"

namespace touchline {

namespace {

/// " with long ball 2 against packed in 1, free kick".
QString tacticsText(const StoryEvent &told)
{
    const auto spent = [&](const char *field, const char *words) {
        const int count = told.number(field);
        return count == 0 ? QString() : QStringLiteral(" %1 %2").arg(QLatin1String(words)).arg(count);
    };
    QString text = spent("long_ball", "with long ball") + spent("counter_attack", "with counter attack") +
                   spent("packed_in", "against packed in");
    if (told.has("extra", "free_kick"))
        text += QStringLiteral(", free kick");
    else if (told.has("extra", "red_card"))
        text += QStringLiteral(", extra attempt for a red card");
    return text;
}

QString attemptNumberText(const StoryEvent &told)
{
    if (told.has("extra", "free_kick"))
        return QStringLiteral("extra attempt, free kick");
    if (told.has("extra", "red_card"))
        return QStringLiteral("extra attempt for a red card");
    return QStringLiteral("attempt %1 of %2")
        .arg(memoryOf(told).attemptNumber())
        .arg(memoryOf(told).attemptsOf(told.event.side));
}

/// Where the natural roll says otherwise than the sum.
QString attemptNote(const StoryEvent &told)
{
    const bool isWithin = told.number("modified") <= told.number("shots_on_goal");
    if (told.number("natural") == 1 && !isWithin)
        return QStringLiteral(", a natural 1 always is");
    return told.number("natural") == 100 && isWithin ? QStringLiteral(", a natural 100 never is") : QString();
}

QString goalNote(const StoryEvent &told)
{
    const bool reaches = told.number("modified") >= told.number("needed");
    if (told.number("natural") == 10 && !reaches)
        return QStringLiteral(", but a natural 10 always scores");
    return told.number("natural") == 1 && reaches ? QStringLiteral(", but a natural 1 always misses")
                                                  : QString();
}

QString passedText(const StoryEvent &told)
{
    const int passed = told.number("passed");
    return passed == 0   ? QString()
           : passed == 1 ? QStringLiteral(", for one who is out")
                         : QStringLiteral(", %1 rows on: those before are out").arg(passed);
}

/// The shooter roll with what happens to it beyond the card.
QString shooterText(const StoryEvent &told)
{
    const SumText sum = shooterSum(told);
    const int modified = told.number("modified");
    return sum.result() == modified ? sum.text()
                                    : sum.text() + QStringLiteral(", counts as %1").arg(modified);
}

QString planText(const StoryEvent &told)
{
    return strategyText(told, told.event.side) + u' ' + told.text("formation") +
           (told.isOn("by_chance") ? QStringLiteral(", by the Solo chart") : QString()) +
           (told.isOn("out_of_formation") ? QStringLiteral(", out of formation") : QString());
}

QString cellsText(const StoryEvent &told)
{
    const auto number = [&](const char *name) {
        const int value = told.number(name);
        return (value > 0 ? QStringLiteral("+") : QString()) + plainNumber(value);
    };
    return QStringLiteral("strategy %1 attempts, %2 SOG, %3 on charts; formation %4 attempts, %5 SOG")
        .arg(number("strategy_attempts"), number("strategy_shots_on_goal"), number("chart_modifier"),
             number("formation_attempts"), number("formation_shots_on_goal"));
}

QString countsText(const StoryEvent &told)
{
    const QString outcome = totalsOutcome(told);
    return outcome.isEmpty() ? QString() : QStringLiteral(", ") + outcome;
}

QString refereeText(const StoryEvent &told)
{
    const QString country = told.text("country");
    const int natural = told.number("country_natural");
    if (country.isEmpty())
        return QStringLiteral("of no country");
    return natural == 0 ? QStringLiteral("from %1").arg(country)
                        : QStringLiteral("from %1 (%2)").arg(country).arg(natural);
}

QString rerollText(const StoryEvent &told)
{
    return told.has("why", "team") ? QStringLiteral("from %1, which plays").arg(told.text("country"))
                                   : QStringLiteral("from nowhere");
}

QString locationText(const StoryEvent &told)
{
    const int natural = told.number("natural");
    QString text = told.text("country");
    if (natural != 0)
        text += QStringLiteral(" (%1)").arg(natural);
    const auto home = sideFromWord(told.text("home"));
    return home ? text + QStringLiteral(", %1 at home").arg(told.story.teamName(*home)) : text;
}

QString rollsText(const StoryEvent &told)
{
    const int most = told.number("maximum");
    return most == 1 ? QStringLiteral("1 roll") : QStringLiteral("%1 rolls at most").arg(most);
}

QString missedPenalty(const StoryEvent &told)
{
    if (memoryOf(told).kick() != QLatin1String("penalty"))
        return {};
    const QString keeper = told.text("keeper");
    return QStringLiteral("Penalty missed by %1 (%2)").arg(told.text("player"), told.team()) +
           (keeper.isEmpty() ? QString() : QStringLiteral(", saved by %1").arg(keeper));
}

/// Injuries of long ago are named, the rest stands before it.
QString goalBare(const StoryEvent &told)
{
    const bool isHurt = told.number("scorer_injury") != 0 || told.number("keeper_injury") != 0;
    return goalSum(told).bareText() + (isHurt ? QStringLiteral(" with injuries") : QString());
}

QString signText(const StoryEvent &told)
{
    return told.number("sign") > 0 ? QStringLiteral("+1") : QStringLiteral("−1");
}

QString goalRollName(const StoryEvent &told)
{
    return memoryOf(told).kick().isEmpty() ? QStringLiteral("Goal roll")
                                           : QStringLiteral("Goal roll, ") + memoryOf(told).kick();
}

QString lostText(const StoryEvent &told)
{
    return told.number("natural") == 0 ? QStringLiteral("nobody is there to take it")
                                       : QStringLiteral("nobody is there to shoot");
}

QString totalsOf(const StoryEvent &told)
{
    return told.has("of", "attempts") ? QStringLiteral("Attempts") : QStringLiteral("SOG");
}

QString checkText(const StoryEvent &told)
{
    return told.has("code", "stands") ? QStringLiteral("the goal stands") : QStringLiteral("he has a doubt");
}

QString moreAttempts(const StoryEvent &told)
{
    const int count = told.number("count");
    return count == 1 ? QStringLiteral("1 more attempt") : QStringLiteral("%1 more attempts").arg(count);
}

/// The words for a sum without anything around it.
QString kickExplained(const StoryEvent &told)
{
    return kickWithRoll(told, QStringLiteral("penalty, keeper, one-timers, injuries"));
}

template <SumText (*sum)(const StoryEvent &)>
QString sumOf(const StoryEvent &told)
{
    return sum(told).text();
}

template <SumText (*sum)(const StoryEvent &)>
QString bareSumOf(const StoryEvent &told)
{
    return sum(told).bareText();
}

/// What Quick Play adds to the die: " + 8 (power) + 1 (home)".
template <Side side>
QString quickTerms(const StoryEvent &told)
{
    const FixtureSetup &setup = told.story.setup();
    const QString of = sideWord(side);
    const int rest = told.fields.value(of + QStringLiteral("_sum")).toInt() -
                     told.fields.value(of + QStringLiteral("_die")).toInt();
    const int home = setup.options.isOn("quick_home_advantage") && setup.ground == side ? 1 : 0;
    const QString power = addedNumber(rest - home) + QStringLiteral(" (power)");
    return home == 0 ? power : power + addedNumber(home) + QStringLiteral(" (home)");
}

} // namespace

const EventWords &atcsWords()
{
    static const EventWords words{
        {QStringLiteral("kick_explained"), kickExplained},
        {QStringLiteral("home_power"), quickTerms<Side::Home>},
        {QStringLiteral("away_power"), quickTerms<Side::Away>},
        {QStringLiteral("location_words"), locationText},
        {QStringLiteral("reroll"), rerollText},
        {QStringLiteral("referee_words"), refereeText},
        {QStringLiteral("referee_sum"), sumOf<refereeSum>},
        {QStringLiteral("referee_type"),
         [](const StoryEvent &told) { return refereeTypeText(told.text("type")); }},
        {QStringLiteral("plan"), planText},
        {QStringLiteral("cells"), cellsText},
        {QStringLiteral("totals_of"), totalsOf},
        {QStringLiteral("totals_sum"), sumOf<totalsSum>},
        {QStringLiteral("totals_bare"), bareSumOf<totalsSum>},
        {QStringLiteral("counts"), countsText},
        {QStringLiteral("tactics"), tacticsText},
        {QStringLiteral("attempt_number"), attemptNumberText},
        {QStringLiteral("attempt_sum"), sumOf<attemptSum>},
        {QStringLiteral("attempt_bare"), bareSumOf<attemptSum>},
        {QStringLiteral("attempt_note"), attemptNote},
        {QStringLiteral("shooter_sum"), shooterText},
        {QStringLiteral("passed_over"), passedText},
        {QStringLiteral("shot_lost"), lostText},
        {QStringLiteral("goal_roll"), goalRollName},
        {QStringLiteral("goal_sum"), sumOf<goalSum>},
        {QStringLiteral("goal_bare"), goalBare},
        {QStringLiteral("goal_note"), goalNote},
        {QStringLiteral("scored_from"), codeWords("how", {{"play", ""},
                                                          {"penalty", ", penalty"},
                                                          {"corner", ", corner"},
                                                          {"free_kick", ", free kick"},
                                                          {"red_card_extra", ""}})},
        {QStringLiteral("missed_penalty"), missedPenalty},
        {QStringLiteral("signed"), signText},
        {QStringLiteral("check_sum"), sumOf<goalCheckSum>},
        {QStringLiteral("check_words"), checkText},
        {QStringLiteral("call_sum"), sumOf<callSum>},
        {QStringLiteral("call_words"), callText},
        {QStringLiteral("rolls_allowed"), rollsText},
        {QStringLiteral("card_sum"), sumOf<cardSum>},
        {QStringLiteral("effect_words"), cardEffectText},
        {QStringLiteral("why_words"), whyText},
        {QStringLiteral("more_attempts"), moreAttempts},
        {QStringLiteral("yellow_card"), yellowText},
        {QStringLiteral("injury_sum"), sumOf<injurySum>},
        {QStringLiteral("unhurt"), unhurtText},
        {QStringLiteral("injury_words"), injuryOutcome},
        {QStringLiteral("carry_words"), carryText},
    };
    return words;
}

} // namespace touchline
