// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/decision_options.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace touchline::cli {

namespace {

const QString knockout = QStringLiteral("knockout");
const QString firstLeg = QStringLiteral("first-leg");
const QString awayGoals = QStringLiteral("away-goals");
const QString noShootOut = QStringLiteral("no-shoot-out");

using ExtraTime = DecisionRules::ExtraTime;

/// The kinds of extra time that have an option of their own.
const std::array<std::pair<QString, ExtraTime>, 3> extraTimes{
    {{QStringLiteral("golden-goal"), ExtraTime::GoldenGoal},
     {QStringLiteral("silver-goal"), ExtraTime::SilverGoal},
     {QStringLiteral("no-extra-time"), ExtraTime::None}}};

/// "1-2".
std::optional<Score> scoreOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,2})-(\\d{1,2})$"));
    const auto found = form.match(text);
    if (!found.hasMatch())
        return std::nullopt;
    return Score{found.captured(1).toInt(), found.captured(2).toInt()};
}

QString wrongExtraTime(const QCommandLineParser &parser)
{
    int kinds = 0;
    for (const auto &[option, kind] : extraTimes)
        kinds += parser.isSet(option) ? 1 : 0;
    return kinds > 1 ? QStringLiteral("Choose one of --golden-goal, --silver-goal and --no-extra-time.")
                     : QString();
}

} // namespace

void describeDecisionOptions(ArgumentParser &parser)
{
    parser.addOptions({
        {knockout, QStringLiteral("The match needs a winner, by extra time and a shoot-out if necessary.")},
        {firstLeg,
         QStringLiteral("With --knockout: the score of the first leg, HOME's goals first. 1-2 means that "
                        "HOME lost it away from home."),
         QStringLiteral("score")},
        {awayGoals, QStringLiteral("With --first-leg: away goals decide a tie that is level on aggregate, "
                                   "also those of extra time.")},
        {extraTimes[0].first,
         QStringLiteral("With --knockout: the first goal of extra time ends the match.")},
        {extraTimes[1].first,
         QStringLiteral("With --knockout: extra time ends after its first half if a side leads.")},
        {extraTimes[2].first, QStringLiteral("With --knockout: no extra time.")},
        {noShootOut,
         QStringLiteral("With --knockout: no shoot-out. The match may end level, for a replay or lots.")},
    });
}

QString wrongDecisionUsage(const QCommandLineParser &parser)
{
    if (!parser.isSet(knockout))
        for (const QString &option :
             {firstLeg, awayGoals, extraTimes[0].first, extraTimes[1].first, extraTimes[2].first, noShootOut})
            if (parser.isSet(option))
                return QStringLiteral("--%1 needs --knockout.").arg(option);
    if (parser.isSet(awayGoals) && !parser.isSet(firstLeg))
        return QStringLiteral("--away-goals needs --first-leg.");
    if (parser.isSet(firstLeg) && !scoreOf(parser.value(firstLeg)))
        return QStringLiteral("--first-leg takes a score such as 1-2, not \"%1\".")
            .arg(parser.value(firstLeg));
    return wrongExtraTime(parser);
}

DecisionRules decisionRules(const QCommandLineParser &parser)
{
    DecisionRules rules;
    rules.needsWinner = parser.isSet(knockout);
    rules.shootOut = !parser.isSet(noShootOut);
    rules.awayGoals = parser.isSet(awayGoals);
    if (parser.isSet(firstLeg))
        rules.firstLeg = scoreOf(parser.value(firstLeg));
    for (const auto &[option, kind] : extraTimes)
        if (parser.isSet(option))
            rules.extraTime = kind;
    return rules;
}

} // namespace touchline::cli
