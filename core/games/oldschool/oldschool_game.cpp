// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/oldschool_game.h"

#include "core/games/oldschool/agents/agents.h"
#include "core/games/oldschool/charts/charts.h"
#include "core/games/oldschool/match/oldschool_info.h"
#include "core/games/oldschool/match/oldschool_match.h"
#include "core/games/oldschool/match/setup_tables.h"
#include "core/games/oldschool/team/oldschool_team.h"

#include <QtGlobal>

namespace touchline::oldschool {

std::unique_ptr<Match> OldschoolParts::match(FixtureSetup setup, const Team &home, const Team &away,
                                             EventList &sink, Problems &problems)
{
    auto tables = matchTables(setup, home, away, problems);
    if (!problems.empty())
        return nullptr;
    return std::make_unique<OldschoolMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                            std::move(tables), sink);
}

const GameInfo &OldschoolGame::info() const
{
    return gameInfo();
}

QStringList OldschoolGame::chartNames() const
{
    return oldschool::chartNames();
}

Message OldschoolGame::chartTitle(const QString &name) const
{
    return oldschool::chartTitle(name);
}

Result<QByteArray> OldschoolGame::shippedChart(const QString &name) const
{
    return shippedChartFile(name);
}

Result<void> OldschoolGame::checkChart(const QString &name, const QByteArray &file) const
{
    return checkChartFile(name, file);
}

Problems OldschoolGame::idleOptions(const LevelSpec &level, const OptionValues &options,
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

Result<std::unique_ptr<Agent>> OldschoolGame::makeAgent(const QString &name, Side side,
                                                        Generator generator) const
{
    return oldschool::makeAgent(name, side, generator);
}

} // namespace touchline::oldschool
