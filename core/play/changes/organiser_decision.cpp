// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/organiser_decision.h"

#include "core/facts/decision_json.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_fixtures.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

bool hasBanToChange(const TeamLedger &ledger, const QUuid &player)
{
    const std::vector<Suspension> &all = ledger.suspensions();
    return std::any_of(all.begin(), all.end(), [&player](const Suspension &one) {
        return one.player == player && one.isOpen() && (!isInjury(one.cause) || !one.decisions.isEmpty());
    });
}

/// Index of the fixture of which the report is late, and which the player misses although nothing of his ban
/// is left after the matches played since; -1: there is none.
int lateMatchMissed(const Competition &competition, const Progress &now, int team, const QUuid &player,
                    const DisciplineRules &rules)
{
    if (hasBanToChange(ledgerOf(competition, now, team, rules), player))
        return -1;
    const std::vector<int> open = openFixtures(competition, now, team);
    const auto ahead = static_cast<std::ptrdiff_t>(fixturesAhead(competition, now, team).size());
    // What lies ahead comes last: before it nothing of his ban is left.
    const auto late = open.end() - std::min(ahead, std::ssize(open));
    const auto missed = std::find_if(open.begin(), late, [&](int fixture) {
        return hasBanToChange(ledgerBefore(competition, now, team, fixture, rules), player);
    });
    return missed == late ? -1 : *missed;
}

} // namespace

OrganiserDecision decisionNow(const Competition &competition, int team, const Decision &decision,
                              const DisciplineRules &rules)
{
    const Progress now = progress(competition);
    const int late = decision.kind == Decision::Kind::Lifted
                         ? lateMatchMissed(competition, now, team, decision.player, rules)
                         : -1;
    std::vector<TeamFixture> playings = teamFixtures(competition, now, team, late, {});
    if (late >= 0)
        playings.erase(
            std::find_if(playings.begin(), playings.end(),
                         [late](const TeamFixture &one) { return one.fixture == late && one.isLast; }),
            playings.end());
    if (playings.empty() || playings.back().fixture < 0)
        return {team, 0, {}, decision};
    const TeamFixture &last = playings.back();
    return {team,
            competition.fixtures()[static_cast<std::size_t>(last.fixture)].number,
            {},
            decision,
            last.replay};
}

bool canChangeBan(Decision::Kind kind, const Competition &competition, const Progress &now, int team,
                  const QUuid &player, const DisciplineRules &rules)
{
    return hasBanToChange(ledgerOf(competition, now, team, rules), player) ||
           (kind == Decision::Kind::Lifted && lateMatchMissed(competition, now, team, player, rules) >= 0);
}

int replayOf(const Competition &competition, int team, int match)
{
    int replay = 0;
    for (const TeamFixture &one : teamFixtures(competition, progress(competition), team, -1, {}))
        if (competition.fixtures()[static_cast<std::size_t>(one.fixture)].number == match)
            replay = std::max(replay, one.replay);
    return replay;
}

Result<void> enterDecision(Competition &competition, OrganiserDecision decision, const DisciplineRules &rules)
{
    const int team = decision.team;
    const std::size_t idle = decisionsWithoutEffect(competition, team, rules).size();
    if (auto added = competition.addOrganiserDecision(std::move(decision)); !added)
        return added;
    const std::vector<Message> now = decisionsWithoutEffect(competition, team, rules);
    if (now.size() > idle)
        return fail(Error{Fault::Refused, now.back(), {}});
    return {};
}

Message decisionTitle(const Competition &competition, int team, const Decision &decision)
{
    return {QT_TRANSLATE_NOOP("core", "Decide about a player: %1 (%2)"),
            {decision.name, competition.entrant(team).name}};
}

} // namespace touchline
