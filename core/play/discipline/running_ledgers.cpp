// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/running_ledgers.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/competition/play_through.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/ledger_fold.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/transfers/player_move.h"

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// Nothing was changed afterwards, and nothing comes in from outside.
bool areMatchesAll(const Competition &competition)
{
    const OtherCompetitions *others = competition.otherCompetitions();
    return (others == nullptr || others->all.empty()) && competition.rulings().empty() &&
           competition.withdrawals().empty() && competition.setAside().empty() &&
           competition.organiserDecisions().empty() && movesIn(competition).empty();
}

std::vector<int> allInOrder(const Competition &competition)
{
    std::vector<int> all(competition.fixtures().size());
    std::iota(all.begin(), all.end(), 0);
    return inOrderOfPlay(competition, std::move(all));
}

/// Of no team a match is open that comes before one that it has played.
bool isNoReportLate(const Competition &competition, const Progress &now, const std::vector<int> &order)
{
    std::vector<char> hasOpen(competition.definition().entrants.size(), 0);
    for (const int fixture : order) {
        const FixtureStatus &status = now.fixtures[at(fixture)];
        for (const int team : {status.teams[Side::Home], status.teams[Side::Away]}) {
            if (team < 0)
                continue;
            if (status.state == FixtureState::Played && hasOpen[at(team)] != 0)
                return false;
            if (status.state == FixtureState::Ready || status.state == FixtureState::Waiting)
                hasOpen[at(team)] = 1;
        }
    }
    return true;
}

} // namespace

std::optional<RunningLedgers> RunningLedgers::of(const Competition &competition, const Progress &now,
                                                 const DisciplineRules &rules)
{
    const std::vector<int> order = allInOrder(competition);
    if (!areMatchesAll(competition) || !stageOrder(competition).isOneAfterTheOther ||
        !isNoReportLate(competition, now, order))
        return std::nullopt;
    RunningLedgers ledgers;
    for (int fixture = 0; fixture < static_cast<int>(competition.fixtures().size()); ++fixture)
        ledgers.m_matches.push_back({stageOf(competition, fixture), dayOfFixture(competition, fixture)});
    std::vector<Message> withoutEffect;
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
        ledgers.m_first.push_back(ledgerUpTo(competition, now, team, -1, rules, withoutEffect));
    ledgers.m_ledgers = ledgers.m_first;
    return ledgers;
}

const std::vector<QUuid> &RunningLedgers::absentIn(int fixture, int team)
{
    TeamLedger &ledger = m_ledgers[at(team)];
    ledger.reach(m_matches[at(fixture)].stage);
    ledger.reachDay(m_matches[at(fixture)].day);
    m_absent.clear();
    for (const Suspension &one : ledger.suspensions())
        if (ledger.keepsOut(one) && std::find(m_absent.begin(), m_absent.end(), one.player) == m_absent.end())
            m_absent.push_back(one.player);
    return m_absent;
}

void RunningLedgers::add(int fixture, const PerSide<int> &teams, const MatchReport &report)
{
    const Match &match = m_matches[at(fixture)];
    for (const Side side : bothSides)
        m_ledgers[at(teams[side])].add(report, match.stage, {}, nullptr, match.day);
}

} // namespace touchline
