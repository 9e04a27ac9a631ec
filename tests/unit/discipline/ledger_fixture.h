// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/team_ledger.h"
#include "tests/support/text.h"
#include "tests/unit/match/report_fixture.h"

namespace touchline::testing {

inline const QUuid rovers = idOf(u"Rovers"_s);

/// The rules of ATCS as the program brings them.
inline const DisciplineRules &atcsDiscipline()
{
    static const DisciplineRules rules = disciplineRules(u"atcs"_s).value();
    return rules;
}

inline ReportEvent yellow(const char *name)
{
    return eventOf(ReportEventKind::Yellow, Side::Home, name);
}

inline ReportEvent red(const char *name)
{
    return eventOf(ReportEventKind::Red, Side::Home, name);
}

inline std::vector<ReportEvent> secondYellow(const char *name)
{
    return {yellow(name), yellow(name), eventOf(ReportEventKind::SecondYellow, Side::Home, name)};
}

inline ReportEvent injury(const char *name, const char *detail)
{
    ReportEvent event = eventOf(ReportEventKind::Injury, Side::Home, name);
    event.detail = QString::fromUtf8(detail);
    return event;
}

/// Rovers, with Adams, Baker, Cole and Dean, at home to `opponent`; `absent` sit out.
inline MatchReport game(const char *opponent, std::vector<ReportEvent> events = {},
                        const std::vector<const char *> &absent = {})
{
    MatchReport report;
    const QString away = QString::fromUtf8(opponent);
    report.fixture = idOf(u"Rovers v "_s + away);
    report.teams[Side::Home] = {
        rovers, u"Rovers"_s, {playerOf("Adams"), playerOf("Baker"), playerOf("Cole"), playerOf("Dean")}};
    report.teams[Side::Away] = {idOf(away), away, {playerOf("Evans"), playerOf("Ford")}};
    for (PlayerOnTheDay &player : report.teams[Side::Home].players)
        for (const char *name : absent)
            player.available = player.available && player.name != QLatin1String(name);
    report.events = std::move(events);
    return report;
}

/// The same without anything but the result.
inline MatchReport quickGame(const char *opponent, const std::vector<const char *> &absent = {})
{
    MatchReport report = game(opponent, {}, absent);
    report.completeness = Completeness::Score;
    return report;
}

/// The ledger of Rovers after these games. `rules` outlives it.
inline TeamLedger ledgerAfter(const std::vector<MatchReport> &games,
                              const DisciplineRules &rules = atcsDiscipline())
{
    TeamLedger ledger(rules, rovers);
    for (const MatchReport &report : games)
        ledger.add(report);
    return ledger;
}

inline Carry carryOf(const TeamLedger &ledger, const char *name)
{
    return ledger.carry(idOf(QString::fromUtf8(name)));
}

inline bool isSuspended(const TeamLedger &ledger, const char *name)
{
    return ledger.isSuspended(idOf(QString::fromUtf8(name)));
}

} // namespace touchline::testing
