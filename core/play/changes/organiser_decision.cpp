// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/organiser_decision.h"

#include "core/facts/decision_json.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_playings.h"

#include <QtGlobal>

namespace touchline {

PlayerDecision decisionNow(const Competition &competition, int team, const Decision &decision)
{
    const std::vector<TeamPlaying> playings = teamPlayings(competition, progress(competition), team, -1, {});
    if (playings.empty())
        return {team, 0, {}, decision};
    const TeamPlaying &last = playings.back();
    return {team,
            competition.fixtures()[static_cast<std::size_t>(last.fixture)].number,
            {},
            decision,
            last.replay};
}

Result<void> enterDecision(Competition &competition, PlayerDecision decision, const DisciplineRules &rules)
{
    const int team = decision.team;
    const std::size_t idle = idleDecisions(competition, team, rules).size();
    if (auto added = competition.addPlayerDecision(std::move(decision)); !added)
        return added;
    const std::vector<Message> now = idleDecisions(competition, team, rules);
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
