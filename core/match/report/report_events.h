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
/// A goal whose scorer nobody noted.
[[nodiscard]] inline bool isOfUnknownScorer(const ReportEvent &event)
{
    return isGoal(event.kind) && event.player.isNull() && event.playerName.isEmpty();
}
/// How people write on a sheet that they do not know who scored.
inline const QString unknownScorerMark = QStringLiteral("?");
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

/// Of the goals in the result those that no event lists, by the side for which they count; none where more
/// are listed, where the goals are not recorded or where nobody scored them (a forfeit).
[[nodiscard]] inline PerSide<int> goalsWithoutScorer(const MatchReport &report)
{
    PerSide<int> missing{{report.score.home, report.score.away}};
    if (!hasScorers(report.completeness) || report.withoutScore || report.decidedBy == DecidedBy::Forfeit)
        return {};
    for (const ReportEvent &event : report.events)
        if (isGoal(event.kind))
            --missing[gainsBy(event)];
    return missing[Side::Home] < 0 || missing[Side::Away] < 0 ? PerSide<int>{} : missing;
}

/// Lists the goals in the result that nobody noted as those of unknown scorers.
inline void listUnknownScorers(MatchReport &report)
{
    const PerSide<int> missing = goalsWithoutScorer(report);
    for (const Side side : bothSides)
        for (int i = 0; i < missing[side]; ++i)
            report.events.emplace_back().side = side;
    sortByTime(report.events);
}

/// "2-1".
[[nodiscard]] inline QString figures(const Score &score)
{
    return QStringLiteral("%1-%2").arg(score.home).arg(score.away);
}

/// "event 3, goal of Adams, minute 12": the place of a problem. `number` counts from 0.
[[nodiscard]] inline QString placeOf(const ReportEvent &event, std::size_t number)
{
    QString place = isOfUnknownScorer(event) ? QStringLiteral("event %1, %2 by an unknown scorer")
                                                   .arg(number + 1)
                                                   .arg(reportEventWord(event.kind))
                                             : QStringLiteral("event %1, %2 of %3")
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
