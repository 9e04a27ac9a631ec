// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"
#include "tests/support/text.h"

namespace touchline::testing {

inline QUuid idOf(const QString &name)
{
    return QUuid::createUuidV5(QUuid::fromString(u"6a1c3a3e-53f2-4e7b-9f0e-6f3f3b1f0a01"_s), name);
}

inline PlayerOnTheDay playerOf(const char *name, const char *because = "")
{
    const QString text = QString::fromUtf8(name);
    const QString reason = QString::fromUtf8(because);
    return {idOf(text), text, reason.isEmpty(), reason};
}

/// An event of a player by his name; minute 0 = not noted.
inline ReportEvent eventOf(ReportEventKind kind, Side side, const char *name, int minute = 0,
                           int stoppage = 0)
{
    const QString text = QString::fromUtf8(name);
    return {kind, minute == 0 ? std::nullopt : std::optional(minute), stoppage, side, idOf(text), text, {}};
}

/// Rovers 2-1 United after 90 minutes: Adams 12, Evans 45+2, Baker 80. Dean of Rovers sat out.
inline MatchReport leagueReport()
{
    MatchReport report;
    report.id = idOf(u"report"_s);
    report.fixture = idOf(u"fixture"_s);
    report.teams[Side::Home] = {idOf(u"Rovers"_s),
                                u"Rovers"_s,
                                {playerOf("Adams"), playerOf("Baker"), playerOf("Cole"),
                                 playerOf("Dean", "suspended: red card v City")}};
    report.teams[Side::Away] = {
        idOf(u"United"_s), u"United"_s, {playerOf("Evans"), playerOf("Ford"), playerOf("Grant")}};
    report.score = {2, 1};
    report.after90 = Score{2, 1};
    report.winner = Side::Home;
    report.events = {eventOf(ReportEventKind::Goal, Side::Home, "Adams", 12),
                     eventOf(ReportEventKind::Goal, Side::Away, "Evans", 45, 2),
                     eventOf(ReportEventKind::Goal, Side::Home, "Baker", 80)};
    return report;
}

/// Rovers 1-1 United after 90 minutes, 2-2 after extra time, 2-1 in a shoot-out with its kicks.
inline MatchReport cupReport()
{
    MatchReport report = leagueReport();
    report.score = {2, 2};
    report.after90 = Score{1, 1};
    report.extraTime = Score{2, 2};
    report.shootOut = Score{2, 1};
    report.decidedBy = DecidedBy::ShootOut;
    report.events = {eventOf(ReportEventKind::Goal, Side::Home, "Adams", 12),
                     eventOf(ReportEventKind::Goal, Side::Away, "Evans", 90),
                     eventOf(ReportEventKind::Goal, Side::Away, "Ford", 91),
                     eventOf(ReportEventKind::PenaltyGoal, Side::Home, "Cole", 120, 1),
                     eventOf(ReportEventKind::ShootOutGoal, Side::Home, "Adams", 120),
                     eventOf(ReportEventKind::ShootOutGoal, Side::Away, "Evans", 120),
                     eventOf(ReportEventKind::ShootOutGoal, Side::Home, "Baker", 120),
                     eventOf(ReportEventKind::ShootOutMiss, Side::Away, "Ford", 120)};
    return report;
}

/// The league match with nothing but its result.
inline MatchReport scoreOnly()
{
    MatchReport report = leagueReport();
    report.completeness = Completeness::Score;
    report.events.clear();
    report.after90.reset();
    return report;
}

/// Rovers 1-1 United after 90 minutes, 1-2 after extra time.
inline MatchReport extraTimeWin()
{
    MatchReport report = cupReport();
    report.events.erase(report.events.begin() + 3, report.events.end());
    report.score = {1, 2};
    report.extraTime = report.score;
    report.shootOut.reset();
    report.decidedBy = DecidedBy::ExtraTime;
    report.winner = Side::Away;
    return report;
}

/// The problems as lines: "winner: A knockout match needs a winner."
inline QStringList problemLines(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines;
}

} // namespace touchline::testing
