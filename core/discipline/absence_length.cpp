// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/absence_length.h"

#include "core/discipline/availability.h"

#include <algorithm>

namespace touchline {

namespace {

/// A match in which nothing happens that discipline asks for.
MatchReport quietMatch(const QUuid &team)
{
    MatchReport report;
    report.teams[Side::Home].team = team;
    return report;
}

bool isEndless(const TeamLedger &ledger, const QUuid &player)
{
    const std::vector<Suspension> &all = ledger.suspensions();
    return std::any_of(all.begin(), all.end(),
                       [&player](const Suspension &one) { return one.player == player && !one.games; });
}

} // namespace

std::vector<AbsenceLength> absenceLengths(TeamLedger ledger, const QUuid &team,
                                          std::span<const StageKind> ahead)
{
    std::vector<AbsenceLength> lengths;
    std::vector<std::size_t> waiting;
    for (const Absentee &absentee : absentees(ledger)) {
        waiting.push_back(lengths.size());
        lengths.push_back({absentee.player, std::nullopt});
    }
    const MatchReport quiet = quietMatch(team);
    for (int matches = 0; !waiting.empty(); ++matches) {
        const auto place = static_cast<std::size_t>(matches);
        const StageKind stage = place < ahead.size() ? ahead[place] : StageKind::Unknown;
        ledger.reach(stage);
        // Beyond the matches that are known nothing ends what has no end.
        if (place >= ahead.size())
            std::erase_if(waiting, [&](std::size_t i) { return isEndless(ledger, lengths[i].player); });
        std::erase_if(waiting, [&](std::size_t i) {
            const bool isFree = !ledger.isSuspended(lengths[i].player);
            if (isFree)
                lengths[i].matches = matches;
            return isFree;
        });
        ledger.add(quiet, stage);
    }
    return lengths;
}

} // namespace touchline
