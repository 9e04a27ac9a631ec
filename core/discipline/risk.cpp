// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/risk.h"

#include <algorithm>

namespace touchline {

namespace {

/// A match in which that player is booked, or hurt where that is the threat, and nothing else happens.
MatchReport matchOf(const Threat &threat, const QUuid &team)
{
    MatchReport report;
    report.completeness = Completeness::Full;
    report.teams[Side::Home].team = team;
    ReportEvent event;
    event.kind = threat.kind == ThreatKind::InjuryWindow ? ReportEventKind::Injury : ReportEventKind::Yellow;
    event.side = Side::Home;
    event.player = threat.player;
    event.playerName = threat.name;
    report.events.push_back(event);
    return report;
}

/// Whether he would miss the match after the next one.
bool wouldMiss(TeamLedger ledger, const Threat &threat, const QUuid &team, std::span<const StageKind> ahead)
{
    ledger.add(matchOf(threat, team), ahead.front());
    if (ahead.size() > 1)
        ledger.reach(ahead[1]);
    return ledger.isSuspended(threat.player);
}

} // namespace

std::vector<Threat> threatsAhead(const TeamLedger &ledger, const QUuid &team,
                                 std::span<const StageKind> ahead)
{
    if (ahead.empty()) {
        std::vector<Threat> threats = ledger.threats();
        for (Threat &threat : threats)
            threat.onlyIn = ledger.wipesAfterStage();
        return threats;
    }
    TeamLedger then = ledger;
    then.reach(ahead.front());
    std::vector<Threat> threats = then.threats();
    std::erase_if(threats, [&](const Threat &threat) { return !wouldMiss(then, threat, team, ahead); });
    return threats;
}

} // namespace touchline
