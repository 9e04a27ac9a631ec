// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/demonstration.h"

#include "core/games/registry.h"
#include "core/play/matches/matchday.h"
#include "core/play/new_competition.h"
#include "models/league/league_competitions.h"
#include "models/league/players/league_player.h"

namespace touchline {

namespace {

/// The seed of the demonstration: its first matchdays bring bookings, a sending-off and an injury.
constexpr std::uint64_t demonstrationSeed = 2026;
constexpr int demonstrationMatchdays = 2;

/// The first level at which there are cards and injuries, else the usual one.
QString levelWithCards(const Game &game)
{
    for (const LevelSpec &level : game.info().levels) {
        QString name = QString::fromUtf8(level.name);
        if (const ScoreSheet sheet = game.scoreSheet(
                name, resolveOptions(game.info().options, level, {}).value_or(OptionValues()));
            sheet.hasCards && sheet.hasInjuries)
            return name;
    }
    return QString::fromUtf8(game.info().levels.front().name);
}

} // namespace

Result<void> fillDemonstration(League &league)
{
    const Game *game = allGames().front();
    CompetitionWishes wishes;
    wishes.seed = demonstrationSeed;
    wishes.choice.game = game;
    wishes.choice.level = levelWithCards(*game);
    const QString agent = QLatin1String(game->info().agents.front().name);
    wishes.choice.agents = PerSide<QString>{{agent, agent}};
    auto made = newCompetition(wishes);
    TOUCHLINE_TRY(made);
    const QUuid id = made->competition.definition().id;
    TOUCHLINE_TRY(league.competitions().add(made->competition));
    for (int matchday = 0; matchday < demonstrationMatchdays; ++matchday) {
        const auto present = league.competitions().find(id);
        TOUCHLINE_TRY(present);
        const std::vector<int> fixtures = nextMatchday(*present, progress(*present));
        TOUCHLINE_TRY(playFixtures(league, id, fixtures, made->rules));
    }
    return {};
}

} // namespace touchline
