// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/competition_ledger.h"

#include "core/competition/order_of_play.h"
#include "core/competition/outlook.h"
#include "core/games/registry.h"
#include "core/play/competition_discipline.h"
#include "core/play/discipline_facts.h"

#include <algorithm>

namespace touchline {

namespace {

bool isOpen(const FixtureStatus &status)
{
    return status.state != FixtureState::Played && status.state != FixtureState::NotNeeded &&
           status.state != FixtureState::Void;
}

bool hasTeam(const FixtureStatus &status, int team)
{
    return status.teams[Side::Home] == team || status.teams[Side::Away] == team;
}

bool isIn(const MatchReport *report, const QUuid &team)
{
    return report != nullptr &&
           (report->teams[Side::Home].team == team || report->teams[Side::Away].team == team);
}

/// What an entrant has played, or was given without playing.
class Road
{
public:
    /// Both outlive it.
    Road(const Competition &competition, const Progress &now, int team)
        : m_competition(competition)
        , m_team(team)
        , m_now(now)
    {
    }

    /// The fixtures that the ledger comes past, in the order of play: those that count for the team, those
    /// after which something was decided, and the one that is asked for (-1: none).
    [[nodiscard]] std::vector<int> to(int fixture, const std::vector<TimedDecision> &decisions) const
    {
        std::vector<int> road;
        for (int i = 0; i < static_cast<int>(m_competition.fixtures().size()); ++i) {
            const bool isDecidedAfter = std::any_of(decisions.begin(), decisions.end(),
                                                    [i](const TimedDecision &one) { return one.after == i; });
            if (i == fixture || isDecidedAfter || report(i) != nullptr || isWalkover(i))
                road.push_back(i);
        }
        return inOrderOfPlay(m_competition, std::move(road));
    }

    /// Who played is what the report says: after a correction the fixture may have other teams. Null where
    /// the team has not played, or the match does not count for players.
    [[nodiscard]] const MatchReport *report(int fixture) const
    {
        const MatchReport *report = personalReport(m_competition, m_now, fixture);
        return isIn(report, m_competition.entrant(m_team).id) ? report : nullptr;
    }

    /// Awarded without a report that counts for players.
    [[nodiscard]] bool isWalkover(int fixture) const
    {
        const FixtureStatus &status = m_now.fixtures[static_cast<std::size_t>(fixture)];
        return status.award >= 0 && hasTeam(status, m_team) &&
               personalReport(m_competition, m_now, fixture) == nullptr;
    }

    void enter(int fixture, StageKind stage, TeamLedger &ledger) const
    {
        if (const MatchReport *played = report(fixture)) {
            ledger.add(*played, stage);
        } else if (isWalkover(fixture)) {
            const FixtureStatus &status = m_now.fixtures[static_cast<std::size_t>(fixture)];
            const Side side = status.teams[Side::Home] == m_team ? Side::Home : Side::Away;
            const CountedResult *result = countedResult(m_competition, m_now, fixture);
            const int opponent = status.teams[opposite(side)];
            ledger.addWalkover({m_competition.fixtures()[static_cast<std::size_t>(fixture)].id,
                                opponent < 0 ? QString() : m_competition.entrant(opponent).name},
                               result->winner == side, stage);
        }
    }

private:
    const Competition &m_competition;
    const int m_team;
    const Progress &m_now;
};

/// Enters what was decided after that fixture; gives what was decided in vain.
void decide(TeamLedger &ledger, int after, const std::vector<TimedDecision> &decisions,
            std::vector<Message> &inVain)
{
    for (const TimedDecision &one : decisions) {
        if (one.after != after)
            continue;
        if (auto kept = ledger.decide(one.decision); !kept)
            inVain.push_back(kept.error().message);
    }
}

TeamLedger ledgerUpTo(const Competition &competition, const Progress &now, int team, int to,
                      const DisciplineRules &rules, std::vector<Message> &inVain)
{
    TeamLedger ledger(rules, competition.entrant(team).id, startOf(competition, team, rules));
    const std::vector<TimedDecision> decisions = decisionsAbout(competition, team);
    const Road road(competition, now, team);
    decide(ledger, -1, decisions, inVain);
    for (const int fixture : road.to(to, decisions)) {
        const StageKind stage = stageOf(competition, fixture);
        if (fixture == to) {
            ledger.reach(stage);
            break;
        }
        road.enter(fixture, stage, ledger);
        decide(ledger, fixture, decisions, inVain);
    }
    return ledger;
}

} // namespace

TeamLedger ledgerBefore(const Competition &competition, int team, int before, const DisciplineRules &rules)
{
    std::vector<Message> inVain;
    return ledgerUpTo(competition, progress(competition), team, before, rules, inVain);
}

TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules)
{
    return ledgerOf(competition, progress(competition), team, rules);
}

TeamLedger ledgerOf(const Competition &competition, const Progress &now, int team,
                    const DisciplineRules &rules)
{
    std::vector<Message> inVain;
    TeamLedger ledger = ledgerUpTo(competition, now, team, -1, rules, inVain);
    const int next = nextFixture(competition, now, team);
    const int last = lastPlayed(competition, now, team);
    // Where the next one is not known yet, this stage of the team is over all the same.
    if (next >= 0)
        ledger.reach(stageOf(competition, next));
    else if (last >= 0)
        ledger.reach(stageAfter(stageOf(competition, last)));
    return ledger;
}

std::vector<Message> idleDecisions(const Competition &competition, int team, const DisciplineRules &rules)
{
    return idleDecisions(competition, progress(competition), team, rules);
}

std::vector<Message> idleDecisions(const Competition &competition, const Progress &now, int team,
                                   const DisciplineRules &rules)
{
    std::vector<Message> inVain;
    if (!decisionsAbout(competition, team).empty())
        (void)ledgerUpTo(competition, now, team, -1, rules, inVain);
    return inVain;
}

QJsonObject carryInOf(const Competition &competition, int team, int before)
{
    const QUuid id = competition.entrant(team).id;
    const Progress now = progress(competition);
    const Road road(competition, now, team);
    const auto game = findGame(competition.definition().game);
    QJsonObject carryIn;
    for (const int fixture : road.to(before, {})) {
        if (fixture == before)
            break;
        const MatchReport *report = road.report(fixture);
        const bool isHome = report != nullptr && report->teams[Side::Home].team == id;
        const QString side = sideWord(isHome ? Side::Home : Side::Away);
        if (report != nullptr && report->carryOut.contains(side))
            carryIn = report->carryOut.value(side).toObject();
        else if (game)
            carryIn = (*game)->carryPastMatch(carryIn);
    }
    return carryIn;
}

int nextFixture(const Competition &competition, const Progress &now, int team)
{
    const std::vector<int> open = openFixtures(competition, now, team);
    return open.empty() ? -1 : open.front();
}

std::vector<int> openFixtures(const Competition &competition, const Progress &now, int team)
{
    std::vector<int> open;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (isOpen(now.fixtures[i]) && hasTeam(now.fixtures[i], team))
            open.push_back(static_cast<int>(i));
    return inOrderOfPlay(competition, std::move(open));
}

int lastPlayed(const Competition &competition, int team)
{
    return lastPlayed(competition, progress(competition), team);
}

int lastPlayed(const Competition &competition, const Progress &now, int team)
{
    const std::vector<int> road = Road(competition, now, team).to(-1, {});
    return road.empty() ? -1 : road.back();
}

bool isOut(const Competition &competition, const Progress &now, int team)
{
    return !mayStillPlay(competition, now, team);
}

} // namespace touchline
