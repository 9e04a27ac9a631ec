// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/risk.h"

#include <algorithm>

namespace touchline {

namespace {

/// A match in which that player is booked, and nothing else happens.
MatchReport bookingOf(const Threat &threat, const QUuid &team)
{
    MatchReport report;
    report.completeness = Completeness::Full;
    report.teams[Side::Home].team = team;
    ReportEvent booking;
    booking.kind = ReportEventKind::Yellow;
    booking.side = Side::Home;
    booking.player = threat.player;
    booking.playerName = threat.name;
    report.events.push_back(booking);
    return report;
}

/// Whether he would miss the match after the next one.
bool wouldMiss(TeamLedger ledger, const Threat &threat, const QUuid &team, std::span<const StageKind> ahead)
{
    ledger.add(bookingOf(threat, team), ahead.front());
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
