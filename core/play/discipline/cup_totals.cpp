// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/cup_totals.h"

#include "core/competition/statistics/statistics_matches.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"

#include <algorithm>

namespace touchline {

namespace {

void add(const MatchReport &report, CupTotals &totals)
{
    if (!report.withoutScore)
        totals.goals += report.score.home + report.score.away;
    for (const ReportEvent &event : report.events) {
        totals.yellows += event.kind == ReportEventKind::Yellow ? 1 : 0;
        totals.reds +=
            event.kind == ReportEventKind::Red || event.kind == ReportEventKind::SecondYellow ? 1 : 0;
    }
}

/// What an injury means is for the rules of the game to say; without them nobody is kept out.
int injuredOut(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    if (!rules || !*rules)
        return 0;
    std::ptrdiff_t count = 0;
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team) {
        const TeamLedger ledger = ledgerOf(competition, team, **rules);
        count +=
            std::count_if(ledger.suspensions().begin(), ledger.suspensions().end(),
                          [&ledger](const Suspension &suspension) {
                              // Those of an earlier season were counted there.
                              return suspension.cause == SuspensionCause::Injury &&
                                     ledger.matches()[static_cast<std::size_t>(suspension.broughtBy.back())]
                                         .season.isEmpty();
                          });
    }
    return static_cast<int>(count);
}

} // namespace

CupTotals cupTotals(const Competition &competition)
{
    CupTotals totals;
    for (const MatchReport *report : playedReports(competition))
        add(*report, totals);
    totals.injuredOut = injuredOut(competition);
    return totals;
}

} // namespace touchline
