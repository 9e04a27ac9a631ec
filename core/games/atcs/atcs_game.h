// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline::atcs {

/// The rulebook of All Time Championship Soccer 2.0.
class AtcsGame final : public Game
{
public:
    [[nodiscard]] const GameInfo &info() const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject &object) const override;
    [[nodiscard]] QJsonObject writeTeam(const TeamDocument &document) const override;
    [[nodiscard]] SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const override;
    /// A team card: its own, or that of a World Cup team. What it says cannot be made from names and
    /// positions alone.
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const override;
    [[nodiscard]] const TeamDocuments *teamDocuments() const override;
    [[nodiscard]] QStringList chartNames() const override;
    [[nodiscard]] Message chartTitle(const QString &name) const override;
    [[nodiscard]] Result<QByteArray> shippedChart(const QString &name) const override;
    [[nodiscard]] Result<void> checkChart(const QString &name, const QByteArray &file) const override;
    [[nodiscard]] bool hasHomeAdvantage(const OptionValues &options) const override;
    [[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &options,
                                       const OptionUse &use) const override;
    [[nodiscard]] bool usesChart(const QString &name, const LevelSpec &level, const OptionValues &options,
                                 const OptionUse &use) const override;
    [[nodiscard]] Problems obstaclesTo(const DecisionRules &decision, const LevelSpec &level,
                                       const OptionValues &options) const override;
    [[nodiscard]] bool hasConferences(const OptionValues &options) const override;
    /// Australia is of Asia unless the option has it in Oceania (R50).
    [[nodiscard]] QString qualifyingConference(const QString &lineage, const QString &conference,
                                               const OptionValues &options) const override;
    /// On the World Cup host chart (specification 2.6).
    [[nodiscard]] Result<Location> drawLocation(const QJsonObject &charts, Dice &dice) const override;
    [[nodiscard]] Result<Location> drawConferenceLocation(const QString &conference,
                                                          const QJsonObject &charts,
                                                          const OptionValues &options,
                                                          Dice &dice) const override;
    [[nodiscard]] QStringList countries() const override;
    [[nodiscard]] Result<Location> locationNamed(const QString &country) const override;
    /// Nothing is drawn at the levels without referees.
    [[nodiscard]] bool drawsLocations() const override { return true; }
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
    [[nodiscard]] Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup, EventList &sink) const override;
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override;
    [[nodiscard]] std::unique_ptr<SimulatedMatch> simulated(const FixtureSetup &setup,
                                                            const PerSide<QString> &agents) const override;
};

} // namespace touchline::atcs
