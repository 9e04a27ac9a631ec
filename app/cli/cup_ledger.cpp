// SPDX-License-Identifier: GPL-3.0-or-later
// The ledgers of a cup: what was brought along, reports and decisions, in the order of play.
#include "app/cli/cup_discipline.h"
#include "app/cli/discipline_facts.h"
#include "core/competition/order_of_play.h"

#include <algorithm>

namespace touchline::cli {

namespace {

bool isOpen(const FixtureStatus &status)
{
    return status.state != FixtureState::Played && status.state != FixtureState::NotNeeded;
}

bool hasTeam(const FixtureStatus &status, int team)
{
    return status.teams[Side::Home] == team || status.teams[Side::Away] == team;
}

/// Who played is what the report says: after a correction the fixture may have other teams.
bool playedIn(const Competition &competition, int fixture, const QUuid &team)
{
    const MatchReport *report = competition.report(fixture);
    return report != nullptr &&
           (report->teams[Side::Home].team == team || report->teams[Side::Away].team == team);
}

/// The fixtures that the ledger of a team comes past, in the order of play: those it has played, those after
/// which something was decided, and the one that is asked for (-1: none).
std::vector<int> roadOf(const Competition &competition, int team, int to,
                        const std::vector<CupDecision> &decisions)
{
    std::vector<int> road;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const bool isDecidedAfter = std::any_of(decisions.begin(), decisions.end(),
                                                [i](const CupDecision &one) { return one.after == i; });
        if (i == to || isDecidedAfter || playedIn(competition, i, competition.entrant(team).id))
            road.push_back(i);
    }
    return inOrderOfPlay(competition, std::move(road));
}

/// Enters what was decided after that fixture; gives what was decided in vain.
void decide(TeamLedger &ledger, int after, const std::vector<CupDecision> &decisions,
            std::vector<Message> &inVain)
{
    for (const CupDecision &one : decisions) {
        if (one.after != after)
            continue;
        if (auto kept = ledger.decide(one.decision); !kept)
            inVain.push_back(kept.error().message);
    }
}

TeamLedger ledgerUpTo(const Competition &competition, int team, int to, const DisciplineRules &rules,
                      std::vector<Message> &inVain)
{
    const QUuid id = competition.entrant(team).id;
    TeamLedger ledger(rules, id, startOf(competition, team, rules));
    const std::vector<CupDecision> decisions = decisionsAbout(competition, team);
    decide(ledger, -1, decisions, inVain);
    for (const int fixture : roadOf(competition, team, to, decisions)) {
        const StageKind stage = stageOf(competition, fixture);
        if (fixture == to) {
            ledger.reach(stage);
            break;
        }
        if (playedIn(competition, fixture, id))
            ledger.add(*competition.report(fixture), stage);
        decide(ledger, fixture, decisions, inVain);
    }
    return ledger;
}

} // namespace

TeamLedger ledgerBefore(const Competition &competition, int team, int before, const DisciplineRules &rules)
{
    std::vector<Message> inVain;
    return ledgerUpTo(competition, team, before, rules, inVain);
}

TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules)
{
    std::vector<Message> inVain;
    TeamLedger ledger = ledgerUpTo(competition, team, -1, rules, inVain);
    const int next = nextFixture(competition, progress(competition), team);
    const int last = lastPlayed(competition, team);
    // Where the next one is not known yet, this stage of the team is over all the same.
    if (next >= 0)
        ledger.reach(stageOf(competition, next));
    else if (last >= 0)
        ledger.reach(stageAfter(stageOf(competition, last)));
    return ledger;
}

std::vector<Message> idleDecisions(const Competition &competition, int team, const DisciplineRules &rules)
{
    std::vector<Message> inVain;
    (void)ledgerUpTo(competition, team, -1, rules, inVain);
    return inVain;
}

QJsonObject carryInOf(const Competition &competition, int team, int before)
{
    const QUuid id = competition.entrant(team).id;
    QJsonObject carryIn;
    for (const int fixture : roadOf(competition, team, before, {})) {
        if (fixture == before)
            break;
        const MatchReport &report = *competition.report(fixture);
        const Side side = report.teams[Side::Home].team == id ? Side::Home : Side::Away;
        carryIn = report.carryOut.value(sideWord(side)).toObject();
    }
    return carryIn;
}

int nextFixture(const Competition &competition, const Progress &now, int team)
{
    std::vector<int> open;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (isOpen(now.fixtures[i]) && hasTeam(now.fixtures[i], team))
            open.push_back(static_cast<int>(i));
    open = inOrderOfPlay(competition, std::move(open));
    return open.empty() ? -1 : open.front();
}

int lastPlayed(const Competition &competition, int team)
{
    const std::vector<int> road = roadOf(competition, team, -1, {});
    return road.empty() ? -1 : road.back();
}

} // namespace touchline::cli
