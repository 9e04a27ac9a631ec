// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/fuba_game.h"

#include "core/games/fuba/agents/agents.h"
#include "core/games/fuba/charts/charts.h"
#include "core/games/fuba/match/board_data.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/match/match_tables.h"
#include "core/games/fuba/team/fuba_team.h"

#include <QtGlobal>

namespace touchline::fuba {

namespace {

/// The team of a side; null if the side has another game's document or none.
const FubaTeam *teamOf(const SideSetup &side)
{
    return dynamic_cast<const FubaTeam *>(side.document.get());
}

void checkSide(const SideSetup &side, Side which, Problems &problems)
{
    if (teamOf(side) == nullptr) {
        problems.push_back(
            {sideWord(which), {QT_TRANSLATE_NOOP("core", "%1 has no FUBA team."), {side.team.name}}, {}});
        return;
    }
    checkAbsent(side, which, problems);
}

} // namespace

const GameInfo &FubaGame::info() const
{
    return gameInfo();
}

Result<std::shared_ptr<const TeamDocument>> FubaGame::readTeam(const QJsonObject &object) const
{
    auto team = teamFromJson(object);
    TOUCHLINE_TRY(team);
    return std::make_shared<const FubaTeam>(std::move(*team));
}

QJsonObject FubaGame::writeTeam(const TeamDocument &document) const
{
    return toJson(dynamic_cast<const FubaTeam &>(document));
}

SideSetup FubaGame::sideFor(std::shared_ptr<const TeamDocument> document) const
{
    const auto &team = dynamic_cast<const FubaTeam &>(*document);
    SideSetup side;
    side.team = team.team;
    side.squad = team.squad;
    side.document = std::move(document);
    return side;
}

Result<std::shared_ptr<const TeamDocument>> FubaGame::documentFor(const SideSetup &side) const
{
    if (teamOf(side) != nullptr)
        return side.document;
    return std::make_shared<const FubaTeam>(teamFromSquad(side.team, side.squad));
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

const BoardGeometry *FubaGame::board() const
{
    return &boardGeometry();
}

bool FubaGame::hasHomeAdvantage(const OptionValues & /*options*/) const
{
    return false;
}

Result<Location> FubaGame::drawLocation(const QJsonObject & /*charts*/, Dice & /*dice*/) const
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "FUBA has no chart of hosts."));
}

Result<Location> FubaGame::locationNamed(const QString & /*country*/) const
{
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "In FUBA it does not matter where a match is played."));
}

Result<QJsonObject> FubaGame::drawConditions(const FixtureSetup & /*setup*/, Dice & /*dice*/) const
{
    return QJsonObject();
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

Result<std::unique_ptr<Match>> FubaGame::kickOff(FixtureSetup setup, EventList &sink) const
{
    Problems problems;
    for (const Side side : bothSides)
        checkSide(setup.sides[side], side, problems);
    if (const auto level = findLevel(info().levels, setup.level); !level)
        problems.push_back({QStringLiteral("level"), level.error().message, {}});
    // Without suspensions by name whoever was sent off may play.
    if (!hasSuspensions(setup.options))
        for (const Side side : bothSides)
            setup.sides[side].absent.clear();
    std::shared_ptr<const MatchTables> tables;
    if (problems.empty())
        tables =
            matchTables(setup, *teamOf(setup.sides[Side::Home]), *teamOf(setup.sides[Side::Away]), problems);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match cannot kick off."), {},
                    std::move(problems));
    return std::make_unique<FubaMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                       std::move(tables), sink);
}

Result<std::unique_ptr<Agent>> FubaGame::makeAgent(const QString &name, Side side, Generator generator) const
{
    return fuba::makeAgent(name, side, generator);
}

} // namespace touchline::fuba
