// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/fuba_game.h"

#include "core/games/fuba/agents/agents.h"
#include "core/games/fuba/charts/charts.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/match/match_tables.h"
#include "core/games/fuba/team/fuba_team.h"

#include <QtGlobal>

namespace touchline::fuba {

std::unique_ptr<Match> FubaParts::match(FixtureSetup setup, const Team &home, const Team &away,
                                        EventList &sink, Problems &problems)
{
    auto tables = matchTables(setup, home, away, problems);
    if (!problems.empty())
        return nullptr;
    return std::make_unique<FubaMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                       std::move(tables), sink);
}

const GameInfo &FubaGame::info() const
{
    return gameInfo();
}

Result<std::shared_ptr<const TeamDocument>> FubaGame::unkeptDocumentFor(const SideSetup &side) const
{
    if (teamOf(side) != nullptr)
        return side.document;
    return std::make_shared<const FubaTeam>(formerTeamFromSquad(side.team, side.squad));
}

QStringList FubaGame::chartNames() const
{
    return fuba::chartNames();
}

Message FubaGame::chartTitle(const QString &name) const
{
    return fuba::chartTitle(name);
}

Result<QByteArray> FubaGame::shippedChart(const QString &name) const
{
    return shippedChartFile(name);
}

Result<void> FubaGame::checkChart(const QString &name, const QByteArray &file) const
{
    return checkChartFile(name, file);
}

Problems FubaGame::idleOptions(const LevelSpec &level, const OptionValues &options,
                               const OptionUse &use) const
{
    constexpr auto withoutWinner = QT_TRANSLATE_NOOP(
        "core", "It has no effect: extra time and shoot-outs are for matches that need a winner.");
    Problems problems;
    const auto refuse = [&](const char *option, bool isIdle, const char *why) {
        if (isIdle && isChanged(info().options, level, options, option))
            problems.push_back({QString::fromUtf8(option), {why, {}}, {}});
    };
    refuse("skills_per_team", !options.isOn("skills") || options.isOn("c3"),
           QT_TRANSLATE_NOOP("core", "It has no effect without the option \"skills\", and with \"c3\", where "
                                     "each team takes one."));
    refuse("extra_time", !use.needsWinner, withoutWinner);
    refuse("golden_goal", !use.needsWinner, withoutWinner);
    refuse("golden_goal", use.needsWinner && !options.isOn("extra_time"),
           QT_TRANSLATE_NOOP("core", "It has no effect without the option \"extra_time\"."));
    return problems;
}

bool FubaGame::hasSuspensions(const OptionValues &options) const
{
    return options.isOn("name_suspension");
}

QJsonObject FubaGame::carryPastMatch(const QJsonObject &carryIn) const
{
    QJsonObject left = carryIn;
    left.remove(QString::fromUtf8(conditionLossKey));
    return left;
}

void FubaGame::prepare(FixtureSetup &setup) const
{
    if (!hasSuspensions(setup.options))
        for (const Side side : bothSides)
            setup.sides[side].absent.clear();
}

Result<std::unique_ptr<Agent>> FubaGame::makeAgent(const QString &name, Side side, Generator generator) const
{
    return fuba::makeAgent(name, side, generator);
}

} // namespace touchline::fuba
