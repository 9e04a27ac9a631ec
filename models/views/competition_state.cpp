// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/competition_state.h"

#include "core/play/matches/matchday.h"

#include <algorithm>

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
    return static_cast<int>(
        std::count_if(now.fixtures.begin(), now.fixtures.end(), [](const FixtureStatus &status) {
            return status.state == FixtureState::Played || status.award >= 0;
        }));
}

int CompetitionState::toBePlayed() const
{
    int count = 0;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const FixtureState state = now.fixtures[i].state;
        const bool isIdle = state == FixtureState::NotNeeded || state == FixtureState::Void ||
                            (state == FixtureState::Waiting && competition.fixtures()[i].isConditional());
        count += isIdle ? 0 : 1;
    }
    return count;
}

bool CompetitionState::isOver() const
{
    return played() >= toBePlayed() && nextFixtures().empty() && now.roundsToDraw.empty();
}

} // namespace touchline
