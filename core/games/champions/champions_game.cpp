// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/champions_game.h"

#include "core/games/champions/agents/agents.h"
#include "core/games/champions/charts/charts.h"
#include "core/games/champions/match/board_data.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/champions_match.h"
#include "core/games/champions/match/setup_tables.h"
#include "core/games/champions/team/champions_team.h"

#include <QtGlobal>

namespace touchline::champions {

namespace {

/// The team of a side; null if the side has another game's document or none.
const ChampionsTeam *teamOf(const SideSetup &side)
{
    return dynamic_cast<const ChampionsTeam *>(side.document.get());
}

void checkSide(const SideSetup &side, Side which, Problems &problems)
{
    if (teamOf(side) == nullptr) {
        problems.push_back({sideWord(which),
                            {QT_TRANSLATE_NOOP("core", "%1 has no Champions team."), {side.team.name}},
                            {}});
        return;
    }
    checkAbsent(side, which, problems);
}

} // namespace

const GameInfo &ChampionsGame::info() const
{
    return gameInfo();
}

Result<std::shared_ptr<const TeamDocument>> ChampionsGame::readTeam(const QJsonObject &object) const
{
    auto team = teamFromJson(object);
    TOUCHLINE_TRY(team);
    return std::make_shared<const ChampionsTeam>(std::move(*team));
}

QJsonObject ChampionsGame::writeTeam(const TeamDocument &document) const
{
    return toJson(dynamic_cast<const ChampionsTeam &>(document));
}

SideSetup ChampionsGame::sideFor(std::shared_ptr<const TeamDocument> document) const
{
    const auto &team = dynamic_cast<const ChampionsTeam &>(*document);
    SideSetup side;
    side.team = team.team;
    side.squad = team.squad;
    side.document = std::move(document);
    return side;
}

Result<std::shared_ptr<const TeamDocument>> ChampionsGame::documentFor(const SideSetup &side) const
{
    if (teamOf(side) != nullptr)
        return side.document;
    return std::make_shared<const ChampionsTeam>(teamFromSquad(side.team, side.squad));
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

const BoardGeometry *ChampionsGame::board() const
{
    return &boardGeometry();
}

bool ChampionsGame::hasHomeAdvantage(const OptionValues & /*options*/) const
{
    return false;
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

Result<Location> ChampionsGame::drawLocation(const QJsonObject & /*charts*/, Dice & /*dice*/) const
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "Champions 2020 has no chart of hosts."));
}

Result<Location> ChampionsGame::locationNamed(const QString & /*country*/) const
{
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "In Champions 2020 it does not matter where a match is played."));
}

Result<QJsonObject> ChampionsGame::drawConditions(const FixtureSetup & /*setup*/, Dice & /*dice*/) const
{
    return QJsonObject();
}

Result<std::unique_ptr<Match>> ChampionsGame::kickOff(FixtureSetup setup, EventList &sink) const
{
    Problems problems;
    for (const Side side : bothSides)
        checkSide(setup.sides[side], side, problems);
    if (const auto level = findLevel(info().levels, setup.level); !level)
        problems.push_back({QStringLiteral("level"), level.error().message, {}});
    std::shared_ptr<const MatchTables> tables;
    if (problems.empty())
        tables =
            matchTables(setup, *teamOf(setup.sides[Side::Home]), *teamOf(setup.sides[Side::Away]), problems);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match cannot kick off."), {},
                    std::move(problems));
    return std::make_unique<ChampionsMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                            std::move(tables), sink);
}

Result<std::unique_ptr<Agent>> ChampionsGame::makeAgent(const QString &name, Side side,
                                                        Generator generator) const
{
    return champions::makeAgent(name, side, generator);
}

} // namespace touchline::champions
