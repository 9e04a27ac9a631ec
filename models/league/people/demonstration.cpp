// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/people/demonstration.h"

#include "core/games/registry.h"
#include "core/play/matches/matchday.h"
#include "core/play/new_competition.h"
#include "models/league/people/league_player.h"

namespace touchline {

namespace {

/// The seed of the demonstration: its first matchdays bring bookings, a sending-off and an injury.
constexpr std::uint64_t demonstrationSeed = 2026;
constexpr int demonstrationMatchdays = 2;

} // namespace

Result<void> fillDemonstration(League &league)
{
    const Game *game = allGames().front();
    CompetitionWishes wishes;
    wishes.seed = demonstrationSeed;
    wishes.choice.game = game;
    wishes.choice.level = QStringLiteral("advanced");
    const QString agent = QLatin1String(game->info().agents.front().name);
    wishes.choice.agents = PerSide<QString>{{agent, agent}};
    auto made = newCompetition(wishes);
    if (!made)
        return fail(made.error());
    const QUuid id = made->competition.definition().id;
    if (auto added = league.addCompetition(made->competition); !added)
        return fail(added.error());
    for (int matchday = 0; matchday < demonstrationMatchdays; ++matchday) {
        const auto present = league.competition(id);
        if (!present)
            return fail(present.error());
        const std::vector<int> fixtures = nextMatchday(*present, progress(*present));
        if (auto played = playFixtures(league, id, fixtures, made->rules); !played)
            return fail(played.error());
    }
    return {};
}

} // namespace touchline
