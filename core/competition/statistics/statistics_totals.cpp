// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_totals.h"

#include "core/competition/statistics/statistics_matches.h"

namespace touchline {

namespace {

std::optional<double> average(std::int64_t sum, int count)
{
    if (count == 0)
        return std::nullopt;
    return static_cast<double>(sum) / count;
}

void addScorers(const MatchReport &report, MatchTotals &totals)
{
    ++totals.withScorers;
    for (const ReportEvent &event : report.events) {
        totals.penaltyGoals += event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
        totals.ownGoals += event.kind == ReportEventKind::OwnGoal ? 1 : 0;
    }
}

void addCards(const MatchReport &report, MatchTotals &totals)
{
    ++totals.withCards;
    for (const ReportEvent &event : report.events)
        addCard(event.kind, totals.cards);
}

} // namespace

std::optional<double> MatchTotals::goalsPerMatch() const
{
    return average(goals, withScore);
}

std::optional<double> MatchTotals::drawShare() const
{
    return average(draws, matches);
}

std::optional<double> MatchTotals::penaltyGoalsPerMatch() const
{
    return average(penaltyGoals, withScorers);
}

std::optional<double> MatchTotals::yellowsPerMatch() const
{
    return average(cards.yellow, withCards);
}

std::optional<double> MatchTotals::sendingsOffPerMatch() const
{
    return average(cards.sendingsOff(), withCards);
}

std::optional<double> MatchTotals::attendancePerMatch() const
{
    return average(attendance, withAttendance);
}

MatchTotals totalsOf(std::span<const MatchReport *const> reports)
{
    MatchTotals totals;
    for (const MatchReport *report : reports) {
        ++totals.matches;
        totals.draws += outcomeOf(*report, Side::Home) == Outcome::Drawn ? 1 : 0;
        totals.extraTimes += report->extraTime ? 1 : 0;
        totals.shootOuts += report->shootOut ? 1 : 0;
        if (!report->withoutScore) {
            ++totals.withScore;
            totals.goals += report->score.home + report->score.away;
        }
        if (hasScorers(report->completeness))
            addScorers(*report, totals);
        if (hasCards(report->completeness))
            addCards(*report, totals);
        totals.withAttendance += report->attendance ? 1 : 0;
        totals.attendance += report->attendance.value_or(0);
    }
    return totals;
}

} // namespace touchline
