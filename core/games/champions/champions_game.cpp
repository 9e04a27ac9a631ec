// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/champions_game.h"

#include "core/games/champions/agents/agents.h"
#include "core/games/champions/charts/charts.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/champions_match.h"
#include "core/games/champions/match/setup_tables.h"
#include "core/games/champions/team/champions_team.h"

#include <QtGlobal>

namespace touchline::champions {

std::unique_ptr<Match> ChampionsParts::match(FixtureSetup setup, const Team &home, const Team &away,
                                             EventList &sink, Problems &problems)
{
    auto tables = matchTables(setup, home, away, problems);
    if (!problems.empty())
        return nullptr;
    return std::make_unique<ChampionsMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                            std::move(tables), sink);
}

const GameInfo &ChampionsGame::info() const
{
    return gameInfo();
}

QStringList ChampionsGame::chartNames() const
{
    return champions::chartNames();
}

Message ChampionsGame::chartTitle(const QString &name) const
{
    return champions::chartTitle(name);
}

Result<QByteArray> ChampionsGame::shippedChart(const QString &name) const
{
    return shippedChartFile(name);
}

Result<void> ChampionsGame::checkChart(const QString &name, const QByteArray &file) const
{
    return checkChartFile(name, file);
}

Problems ChampionsGame::idleOptions(const LevelSpec &level, const OptionValues &options,
                                    const OptionUse &use) const
{
    Problems problems;
    if (!use.needsWinner && isChanged(info().options, level, options, "golden_goal"))
        problems.push_back(
            {QStringLiteral("golden_goal"),
             {QT_TRANSLATE_NOOP(
                  "core", "It has no effect: extra time and shoot-outs are for matches that need a winner."),
              {}},
             {}});
    return problems;
}

Result<std::unique_ptr<Agent>> ChampionsGame::makeAgent(const QString &name, Side side,
                                                        Generator generator) const
{
    return champions::makeAgent(name, side, generator);
}

} // namespace touchline::champions
