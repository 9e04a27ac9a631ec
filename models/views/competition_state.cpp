// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/competition_state.h"

#include "core/competition/match_count.h"
#include "core/play/matches/matchday.h"

namespace touchline {

CompetitionState::CompetitionState(Competition kept)
    : competition(std::move(kept))
    , now(progress(competition))
    , rules(playRulesOf(competition))
{
}

bool CompetitionState::isPlayedHere() const
{
    return rules && playsMatches(rules->choice.game->info());
}

const DisciplineRules *CompetitionState::discipline() const
{
    return rules && rules->discipline ? &*rules->discipline : nullptr;
}

std::vector<int> CompetitionState::nextFixtures() const
{
    return nextMatchday(competition, now);
}

int CompetitionState::played() const
{
    return matchCount(competition, now).withResult;
}

int CompetitionState::toBePlayed() const
{
    return matchCount(competition, now).all;
}

QString CompetitionState::placeOf(int fixture) const
{
    return matchPlace(competition, fixture, now.fixtures[static_cast<std::size_t>(fixture)].teams, grounds);
}

bool CompetitionState::isOver() const
{
    const MatchCount matches = matchCount(competition, now);
    return matches.withResult >= matches.all && nextFixtures().empty() && now.roundsToDraw.empty();
}

std::span<const Certainty> CompetitionState::certain(int table) const
{
    if (isAsItStands)
        return {};
    if (!m_certain)
        m_certain = certainties(competition);
    return (*m_certain)[static_cast<std::size_t>(table)];
}

} // namespace touchline
