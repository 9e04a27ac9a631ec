// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/organiser_decision.h"

#include "core/facts/decision_json.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_fixtures.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

OrganiserDecision decisionNow(const Competition &competition, int team, const Decision &decision)
{
    const std::vector<TeamFixture> playings = teamFixtures(competition, progress(competition), team, -1, {});
    if (playings.empty())
        return {team, 0, {}, decision};
    const TeamFixture &last = playings.back();
    return {team,
            competition.fixtures()[static_cast<std::size_t>(last.fixture)].number,
            {},
            decision,
            last.replay};
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
        return fail(Fault::Refused, now.back().text, now.back().arguments);
    return {};
}

Message decisionTitle(const Competition &competition, int team, const Decision &decision)
{
    return {QT_TRANSLATE_NOOP("core", "Decide about a player: %1 (%2)"),
            {decision.name, competition.entrant(team).name}};
}

} // namespace touchline
