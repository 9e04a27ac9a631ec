// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <vector>

namespace touchline {

/// What the rules about the events of a report have in common.

[[nodiscard]] inline bool isGoal(ReportEventKind kind)
{
    return kind == ReportEventKind::Goal || kind == ReportEventKind::PenaltyGoal ||
           kind == ReportEventKind::OwnGoal;
}
[[nodiscard]] inline bool isShootOutKick(ReportEventKind kind)
{
    return kind == ReportEventKind::ShootOutGoal || kind == ReportEventKind::ShootOutMiss;
}
/// Kinds to which a second player belongs.
[[nodiscard]] inline bool mayHaveSecond(ReportEventKind kind)
{
    return kind == ReportEventKind::Goal || kind == ReportEventKind::PenaltyGoal ||
           kind == ReportEventKind::SubstituteOn;
}
[[nodiscard]] inline bool isExtraTime(Period period)
{
    return period == Period::ExtraTime || period == Period::ExtraTimeSecond;
}
/// After regulation time; kicks of a shoot-out are not. Without minute and period: no.
[[nodiscard]] inline bool isInExtraTime(const ReportEvent &event)
{
    const auto period = periodOf(event);
    return !isShootOutKick(event.kind) && period && isExtraTime(*period);
}
/// The side for which a goal counts.
[[nodiscard]] inline Side gainsBy(const ReportEvent &goal)
{
    return goal.kind == ReportEventKind::OwnGoal ? opposite(goal.side) : goal.side;
}

/// Puts events in the order of the match: those without a minute behind those of their period, those
/// without a period behind all, then the kicks of the shoot-out. Events of one minute keep their order.
inline void sortByTime(std::vector<ReportEvent> &events)
{
    const auto place = [](const ReportEvent &event) {
        return std::tuple(isShootOutKick(event.kind), periodOf(event).value_or(Period::End),
                          event.minute.value_or(std::numeric_limits<int>::max()), event.stoppage);
    };
    std::stable_sort(events.begin(), events.end(),
                     [&place](const ReportEvent &a, const ReportEvent &b) { return place(a) < place(b); });
}

/// "2-1".
[[nodiscard]] inline QString figures(const Score &score)
{
    return QStringLiteral("%1-%2").arg(score.home).arg(score.away);
}

/// "event 3, goal of Adams, minute 12": the place of a problem. `number` counts from 0.
[[nodiscard]] inline QString placeOf(const ReportEvent &event, std::size_t number)
{
    QString place = QStringLiteral("event %1, %2 of %3")
                        .arg(number + 1)
                        .arg(reportEventWord(event.kind), event.playerName);
    if (event.minute)
        place += QStringLiteral(", minute %1").arg(*event.minute);
    return place;
}

/// "facts.attempts.home.1": the place of a problem.
[[nodiscard]] inline QString placeOf(const MatchFact &fact)
{
    QString place = QStringLiteral("facts.") + fact.name;
    if (fact.side)
        place += QLatin1Char('.') + sideWord(*fact.side);
    if (fact.period != 0)
        place += QLatin1Char('.') + QString::number(fact.period);
    return place;
}

/// "figures.tackles_won.Adams": the place of a problem.
[[nodiscard]] inline QString placeOf(const PlayerFigure &figure)
{
    return QStringLiteral("figures.%1.%2").arg(figure.name, figure.playerName);
}

} // namespace touchline
