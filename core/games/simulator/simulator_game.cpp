// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/simulator_game.h"

#include "core/games/simulator/agents/agents.h"
#include "core/games/simulator/charts/charts.h"
#include "core/games/simulator/match/setup_tables.h"
#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_match.h"
#include "core/games/simulator/team/simulator_team.h"

#include <QtGlobal>

namespace touchline::simulator {

std::unique_ptr<Match> SimulatorParts::match(FixtureSetup setup, const Team &home, const Team &away,
                                             EventList &sink, Problems &problems)
{
    auto tables = matchTables(setup, home, away, problems);
    if (!problems.empty())
        return nullptr;
    return std::make_unique<SimulatorMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                            std::move(tables), sink);
}

const GameInfo &SimulatorGame::info() const
{
    return gameInfo();
}

QStringList SimulatorGame::chartNames() const
{
    return simulator::chartNames();
}

Message SimulatorGame::chartTitle(const QString &name) const
{
    return simulator::chartTitle(name);
}

Result<QByteArray> SimulatorGame::shippedChart(const QString &name) const
{
    return shippedChartFile(name);
}

Result<void> SimulatorGame::checkChart(const QString &name, const QByteArray &file) const
{
    return checkChartFile(name, file);
}

Problems SimulatorGame::idleOptions(const LevelSpec &level, const OptionValues &options,
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

Result<std::unique_ptr<Agent>> SimulatorGame::makeAgent(const QString &name, Side side,
                                                        Generator generator) const
{
    return simulator::makeAgent(name, side, generator);
}

} // namespace touchline::simulator
