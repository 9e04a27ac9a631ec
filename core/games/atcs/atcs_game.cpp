// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/atcs_game.h"

#include "core/games/atcs/agents/agents.h"
#include "core/games/atcs/agents/simulated_pair.h"
#include "core/games/atcs/card/card_documents.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/charts/charts.h"
#include "core/games/atcs/match/atcs_info.h"
#include "core/games/atcs/match/atcs_match.h"
#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/match/host_draw.h"
#include "core/games/atcs/match/idle_options.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/teams/historic_teams.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

/// The card of a side; null if the side has another game's document or none.
const TeamCard *cardOf(const SideSetup &side)
{
    return dynamic_cast<const TeamCard *>(side.document.get());
}

void checkSide(const SideSetup &side, Side which, Problems &problems)
{
    if (cardOf(side) == nullptr) {
        problems.push_back(
            {sideWord(which), {QT_TRANSLATE_NOOP("core", "%1 has no team card."), {side.team.name}}, {}});
        return;
    }
    checkAbsent(side, which, problems);
}

} // namespace

const GameInfo &AtcsGame::info() const
{
    return gameInfo();
}

Result<std::shared_ptr<const TeamDocument>> AtcsGame::readTeam(const QJsonObject &object) const
{
    auto card = cardFromJson(object);
    TOUCHLINE_TRY(card);
    return std::make_shared<const TeamCard>(std::move(*card));
}

QJsonObject AtcsGame::writeTeam(const TeamDocument &document) const
{
    return toJson(dynamic_cast<const TeamCard &>(document));
}

SideSetup AtcsGame::sideFor(std::shared_ptr<const TeamDocument> document) const
{
    const auto &card = dynamic_cast<const TeamCard &>(*document);
    SideSetup side;
    side.team = card.team;
    side.squad = card.squad();
    side.document = std::move(document);
    return side;
}

Result<std::shared_ptr<const TeamDocument>> AtcsGame::documentFor(const SideSetup &side) const
{
    if (cardOf(side) != nullptr)
        return side.document;
    if (isHistoric(side.team)) {
        auto card = loadCard(side.team.code);
        return card ? Result<std::shared_ptr<const TeamDocument>>(std::move(*card)) : fail(card.error());
    }
    return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 has no team card."), {side.team.displayName()});
}

const TeamDocuments *AtcsGame::teamDocuments() const
{
    static const CardDocuments documents;
    return &documents;
}

QStringList AtcsGame::chartNames() const
{
    return atcs::chartSet().names();
}

Message AtcsGame::chartTitle(const QString &name) const
{
    return atcs::chartSet().title(name);
}

Result<QByteArray> AtcsGame::shippedChart(const QString &name) const
{
    return chartSet().shippedFile(name);
}

Result<void> AtcsGame::checkChart(const QString &name, const QByteArray &file) const
{
    return chartSet().check(name, file);
}

bool AtcsGame::hasHomeAdvantage(const OptionValues &options) const
{
    const RuleOptions rules = ruleOptions(options);
    return rules.homeFieldAdvantage || rules.quickHomeAdvantage;
}

Problems AtcsGame::idleOptions(const LevelSpec &level, const OptionValues &options,
                               const OptionUse &use) const
{
    return atcs::idleOptions(level, options, use);
}

bool AtcsGame::usesChart(const QString &name, const LevelSpec &level, const OptionValues &options,
                         const OptionUse &use) const
{
    return atcs::usesChart(name, level, options, use);
}

Problems AtcsGame::obstaclesTo(const DecisionRules &decision, const LevelSpec &level,
                               const OptionValues &options) const
{
    Problems problems;
    if (const auto obstacle =
            obstacleToDecision(decision, levelOf(QString::fromUtf8(level.name)), ruleOptions(options)))
        problems.push_back({QStringLiteral("quick_scores"), *obstacle, {}});
    return problems;
}

bool AtcsGame::hasConferences(const OptionValues &options) const
{
    return ruleOptions(options).referees;
}

QString AtcsGame::qualifyingConference(const QString &lineage, const QString &conference,
                                       const OptionValues &options) const
{
    return lineage == QLatin1String("Australia") && ruleOptions(options).oceaniaAustralia
               ? QStringLiteral("OFC")
               : conference;
}

Result<Location> AtcsGame::drawLocation(const QJsonObject &charts, Dice &dice) const
{
    const auto read = chartSet().with(charts);
    TOUCHLINE_TRY(read);
    return drawHost((*read)->worldCupHost, dice);
}

Result<Location> AtcsGame::drawConferenceLocation(const QString &conference, const QJsonObject &charts,
                                                  const OptionValues &options, Dice &dice) const
{
    const auto read = chartSet().with(charts);
    TOUCHLINE_TRY(read);
    const auto chart = conferenceChart(conference, **read, ruleOptions(options).oceaniaAustralia);
    TOUCHLINE_TRY(chart);
    return drawHost(*chart, dice);
}

QStringList AtcsGame::countries() const
{
    QStringList names;
    for (const Country &country : atcs::countries())
        names << QString::fromUtf8(country.name);
    return names;
}

Result<Location> AtcsGame::locationNamed(const QString &country) const
{
    return hostNamed(country);
}

Result<std::unique_ptr<Match>> AtcsGame::kickOff(FixtureSetup setup, EventList &sink) const
{
    Problems problems;
    for (const Side side : bothSides)
        checkSide(setup.sides[side], side, problems);
    const auto level = findLevel(levelSpecs(), setup.level);
    if (!level)
        problems.push_back({QStringLiteral("level"), level.error().message, {}});
    std::shared_ptr<const MatchTables> tables;
    if (problems.empty())
        tables =
            matchTables(setup, *cardOf(setup.sides[Side::Home]), *cardOf(setup.sides[Side::Away]), problems);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match cannot kick off."), {},
                    std::move(problems));
    return std::make_unique<AtcsMatch>(std::make_shared<const FixtureSetup>(std::move(setup)),
                                       std::move(tables), sink);
}

Result<std::unique_ptr<Agent>> AtcsGame::makeAgent(const QString &name, Side side, Generator generator) const
{
    return atcs::makeAgent(name, side, generator);
}

std::unique_ptr<SimulatedMatch> AtcsGame::simulated(const FixtureSetup &setup,
                                                    const PerSide<QString> &agents) const
{
    return simulatedPair(setup, agents);
}

} // namespace touchline::atcs
