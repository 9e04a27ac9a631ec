// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/decision_options.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace touchline::cli {

namespace {

using ExtraTime = DecisionRules::ExtraTime;

/// The kinds of extra time that have an option of their own.
const std::array<std::pair<QString, ExtraTime>, 3> extraTimes{{{u"golden-goal"_s, ExtraTime::GoldenGoal},
                                                               {u"silver-goal"_s, ExtraTime::SilverGoal},
                                                               {u"no-extra-time"_s, ExtraTime::None}}};

/// "1-2".
std::optional<Score> scoreOf(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{1,2})-(\\d{1,2})$"_s);
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
    return kinds > 1 ? u"Choose one of --golden-goal, --silver-goal and --no-extra-time."_s : QString();
}

} // namespace

const std::vector<OptionRow> decisionRows{
    {"knockout", "The match needs a winner, by extra time and a shoot-out if necessary."},
    {"first-leg",
     "With --knockout: the score of the first leg, HOME's goals first. 1-2 means that HOME lost it away from "
     "home.",
     "score"},
    {"away-goals",
     "With --first-leg: away goals decide a tie that is level on aggregate, also those of extra time."},
    {"golden-goal", "With --knockout: the first goal of extra time ends the match."},
    {"silver-goal", "With --knockout: extra time ends after its first half if a side leads."},
    {"no-extra-time", "With --knockout: no extra time."},
    {"no-shoot-out", "With --knockout: no shoot-out. The match may end level, for a replay or lots."}};

QString wrongDecisionUsage(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"knockout"_s))
        for (const QString &option : {u"first-leg"_s, u"away-goals"_s, extraTimes[0].first,
                                      extraTimes[1].first, extraTimes[2].first, u"no-shoot-out"_s})
            if (parser.isSet(option))
                return u"--%1 needs --knockout."_s.arg(option);
    if (parser.isSet(u"away-goals"_s) && !parser.isSet(u"first-leg"_s))
        return u"--away-goals needs --first-leg."_s;
    if (parser.isSet(u"first-leg"_s) && !scoreOf(parser.value(u"first-leg"_s)))
        return u"--first-leg takes a score such as 1-2, not \"%1\"."_s.arg(parser.value(u"first-leg"_s));
    return wrongExtraTime(parser);
}

DecisionRules decisionRules(const QCommandLineParser &parser)
{
    DecisionRules rules;
    rules.needsWinner = parser.isSet(u"knockout"_s);
    rules.shootOut = !parser.isSet(u"no-shoot-out"_s);
    rules.awayGoals = parser.isSet(u"away-goals"_s);
    if (parser.isSet(u"first-leg"_s))
        rules.firstLeg = scoreOf(parser.value(u"first-leg"_s));
    for (const auto &[option, kind] : extraTimes)
        if (parser.isSet(option))
            rules.extraTime = kind;
    return rules;
}

} // namespace touchline::cli
