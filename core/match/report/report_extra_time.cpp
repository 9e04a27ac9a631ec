// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/report_extra_time.h"

#include "core/match/report/report_events.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <tuple>

namespace touchline {

namespace {

/// Period, minute and stoppage; those of which neither is known were no later than anything.
using Time = std::tuple<std::optional<Period>, int, int>;

Time timeOf(const ReportEvent &event)
{
    return {periodOf(event), event.minute.value_or(0), event.stoppage};
}

/// By the clock too, where a game names all of its extra time by one period.
bool isAfterHalfTimeOfExtraTime(const ReportEvent &event)
{
    return isInExtraTime(event) &&
           (periodOf(event) == Period::ExtraTimeSecond || periodByMinute(event) == Period::ExtraTimeSecond);
}

/// The first event, shoot-out kicks aside, of which that is true; null where there is none.
template <class IsLate>
const ReportEvent *firstThat(const MatchReport &report, const IsLate &isLate)
{
    const auto found =
        std::find_if(report.events.begin(), report.events.end(),
                     [&](const ReportEvent &event) { return !isShootOutKick(event.kind) && isLate(event); });
    return found == report.events.end() ? nullptr : &*found;
}

void noteEvent(const MatchReport &report, const ReportEvent &event, const char *text, QStringList arguments,
               Problems &problems)
{
    const auto number = static_cast<std::size_t>(&event - report.events.data());
    problems.push_back({placeOf(event, number), {text, std::move(arguments)}, {}});
}

/// Whichever side scores first in extra time has decided it: until then it was level.
void checkGolden(const MatchReport &report, Problems &problems)
{
    if (report.after90) {
        const int goals = report.score.home + report.score.away - report.after90->home - report.after90->away;
        if (goals > 1)
            problems.push_back(
                {QStringLiteral("extra_time"),
                 {QT_TRANSLATE_NOOP("core",
                                    "The first goal of extra time ends a match with golden goal; here "
                                    "are %1."),
                  {QString::number(goals)}},
                 {}});
    }
    const auto golden =
        std::find_if(report.events.begin(), report.events.end(),
                     [](const ReportEvent &event) { return isGoal(event.kind) && isInExtraTime(event); });
    if (golden == report.events.end())
        return;
    const ReportEvent *late =
        firstThat(report, [golden](const ReportEvent &event) { return timeOf(event) > timeOf(*golden); });
    if (late != nullptr)
        noteEvent(report, *late,
                  QT_TRANSLATE_NOOP("core", "The golden goal in minute %1 had ended the match."),
                  {QString::number(golden->minute.value_or(0))}, problems);
}

/// Who leads at half-time of extra time has won.
void checkSilver(const MatchReport &report, const DecisionRules &rules, Problems &problems)
{
    Score after90;
    Score atHalfTime;
    for (const ReportEvent &event : report.events) {
        if (!isGoal(event.kind))
            continue;
        if (!periodOf(event))
            return;
        if (!isInExtraTime(event))
            ++after90.of(gainsBy(event));
        if (!isAfterHalfTimeOfExtraTime(event))
            ++atHalfTime.of(gainsBy(event));
    }
    // Goals that are not listed may have made it level again.
    if (!hasScorers(report.completeness) || isTieLevel(rules, atHalfTime, after90))
        return;
    if (const ReportEvent *late = firstThat(report, isAfterHalfTimeOfExtraTime))
        noteEvent(report, *late,
                  QT_TRANSLATE_NOOP("core",
                                    "At half-time of extra time it was %1: the silver goal had ended the "
                                    "match."),
                  {figures(atHalfTime)}, problems);
}

} // namespace

void checkExtraTime(const MatchReport &report, const ReportDemands &demands, Problems &problems)
{
    // Goals that nobody scored end nothing.
    const bool isAwarded = report.decidedBy == DecidedBy::Forfeit;
    if (!report.extraTime || !demands.decision || !demands.decision->needsWinner || isAwarded)
        return;
    const DecisionRules &rules = *demands.decision;
    if (rules.extraTime == DecisionRules::ExtraTime::GoldenGoal)
        checkGolden(report, problems);
    else if (rules.extraTime == DecisionRules::ExtraTime::SilverGoal && !demands.isFirstLegOpen)
        checkSilver(report, rules, problems);
}

} // namespace touchline
