// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/fielded_suspended.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/discipline/availability.h"
#include "core/play/discipline/competition_ledger.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

std::vector<FieldedPlayer> fieldedPlayers(const Competition &competition, const Progress &now,
                                          const DisciplineRules &rules)
{
    std::vector<FieldedPlayer> all;
    std::vector<int> fixtures;
    const int teams = static_cast<int>(competition.definition().entrants.size());
    for (int team = 0; team < teams; ++team) {
        const TeamLedger ledger = ledgerOf(competition, now, team, rules);
        for (const Violation &one : ledger.violations()) {
            const LedgerMatch &match = ledger.matches()[at(one.match)];
            const int fixture = competition.indexOfFixture(match.fixture);
            all.push_back({fixture, team, one.player, one.name, one.because, match.day});
            if (std::find(fixtures.begin(), fixtures.end(), fixture) == fixtures.end())
                fixtures.push_back(fixture);
        }
    }
    std::sort(fixtures.begin(), fixtures.end());
    fixtures = inOrderOfPlay(competition, std::move(fixtures));
    std::stable_sort(all.begin(), all.end(), [&](const FieldedPlayer &one, const FieldedPlayer &other) {
        const auto place = [&](int fixture) { return std::find(fixtures.begin(), fixtures.end(), fixture); };
        return place(one.fixture) < place(other.fixture);
    });
    return all;
}

std::vector<FieldedPlayer> fieldedPlayers(const Competition &competition, int fixture,
                                          const MatchReport &report, const DisciplineRules &rules)
{
    std::vector<FieldedPlayer> all;
    const PerSide<int> teams = progress(competition).fixtures[at(fixture)].teams;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            continue;
        const TeamLedger ledger = ledgerBefore(competition, teams[side], fixture, rules);
        const std::vector<QUuid> players = ledger.judge(report).offenders;
        for (Absentee &one : absentees(ledger))
            if (std::find(players.begin(), players.end(), one.player) != players.end())
                all.push_back({fixture, teams[side], one.player, one.name, std::move(one.because),
                               dayOfFixture(competition, fixture)});
    }
    return all;
}

std::vector<Message> fieldingCosts(const DisciplineRules &rules)
{
    std::vector<Message> costs;
    if (rules.fielding.losesMatch)
        costs.push_back({QT_TRANSLATE_NOOP("core", "the match is lost"), {}});
    if (rules.fielding.points > 0)
        costs.push_back(
            {QT_TRANSLATE_NOOP("core", "points deducted: %1"), {pointsText(rules.fielding.points)}});
    return costs;
}

} // namespace touchline
