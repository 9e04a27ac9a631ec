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

void reach(TeamLedger &ledger, const MatchAhead &match)
{
    for (const MatchAhead::Given &one : match.given)
        if (one.effect)
            ledger.add(one.abandoned, one.stage, *one.effect, nullptr, one.match.day);
        else
            ledger.addWalkover(one.match, one.isWon, one.stage);
    for (const MatchAhead::Elsewhere &one : match.elsewhere)
        ledger.addOtherMatch(one.match, one.place, one.report);
    ledger.reach(match.stage);
    ledger.reachDay(match.day);
}

bool hasOpen(const TeamLedger &ledger)
{
    const std::vector<Suspension> &all = ledger.suspensions();
    return std::any_of(all.begin(), all.end(), [](const Suspension &one) { return one.isOpen(); });
}

bool isEndless(const TeamLedger &ledger, const QUuid &player)
{
    const std::vector<Suspension> &all = ledger.suspensions();
    return std::any_of(all.begin(), all.end(),
                       [&player](const Suspension &one) { return one.player == player && !one.games; });
}

} // namespace

std::vector<AbsenceLength> absenceLengths(TeamLedger ledger, const QUuid &team,
                                          std::span<const MatchAhead> ahead)
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
        const MatchAhead next = place < ahead.size() ? ahead[place] : MatchAhead();
        reach(ledger, next);
        // Beyond the matches that are known nothing ends what has no end.
        if (place >= ahead.size())
            std::erase_if(waiting, [&](std::size_t i) { return isEndless(ledger, lengths[i].player); });
        std::erase_if(waiting, [&](std::size_t i) {
            const bool isFree = !ledger.isSuspended(lengths[i].player);
            if (isFree)
                lengths[i].matches = matches;
            return isFree;
        });
        ledger.add(quiet, next.stage, {}, nullptr, next.day);
    }
    return lengths;
}

TeamLedger afterQuietMatches(TeamLedger ledger, const QUuid &team, std::span<const MatchAhead> ahead)
{
    const MatchReport quiet = quietMatch(team);
    for (const MatchAhead &match : ahead) {
        reach(ledger, match);
        ledger.add(quiet, match.stage, {}, nullptr, match.day);
    }
    return ledger;
}

TeamLedger rightBefore(TeamLedger ledger, const MatchAhead &match)
{
    reach(ledger, match);
    return ledger;
}

std::vector<MissedAhead> missedAhead(TeamLedger ledger, const QUuid &team, std::span<const MatchAhead> ahead)
{
    const MatchReport quiet = quietMatch(team);
    std::vector<MissedAhead> all;
    for (std::size_t place = 0; place < ahead.size() && hasOpen(ledger); ++place) {
        reach(ledger, ahead[place]);
        for (Absentee &absentee : absentees(ledger)) {
            auto found = std::find_if(all.begin(), all.end(), [&absentee](const MissedAhead &one) {
                return one.who.player == absentee.player;
            });
            if (found == all.end())
                found = all.insert(all.end(), {std::move(absentee), {}, false});
            found->matches.push_back(static_cast<int>(place));
        }
        ledger.add(quiet, ahead[place].stage, {}, nullptr, ahead[place].day);
    }
    for (MissedAhead &one : all)
        one.isEndless = isEndless(ledger, one.who.player);
    return all;
}

} // namespace touchline
