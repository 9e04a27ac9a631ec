// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline::fuba {

/// The rulebook of FUBA 2.1.
class FubaGame final : public Game
{
public:
    [[nodiscard]] const GameInfo &info() const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject &object) const override;
    [[nodiscard]] QJsonObject writeTeam(const TeamDocument &document) const override;
    [[nodiscard]] SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const override;
    /// Any squad has a FUBA team, by names and positions.
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    unkeptDocumentFor(const SideSetup &side) const override;
    [[nodiscard]] Result<QByteArray> shippedChart(const QString &name) const override;
    [[nodiscard]] QStringList chartNames() const override;
    [[nodiscard]] Message chartTitle(const QString &name) const override;
    [[nodiscard]] Result<void> checkChart(const QString &name, const QByteArray &file) const override;
    [[nodiscard]] const BoardGeometry *board() const override;
    /// Never: the geometry is symmetric and the rules know no home side.
    [[nodiscard]] bool hasHomeAdvantage(const OptionValues &options) const override;
    [[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &options,
                                       const OptionUse &use) const override;
    /// By name alone, and only where the option is on (section 9).
    [[nodiscard]] bool hasSuspensions(const OptionValues &options) const override;
    [[nodiscard]] Result<Location> drawLocation(const QJsonObject &charts, Dice &dice) const override;
    [[nodiscard]] Result<Location> locationNamed(const QString &country) const override;
    [[nodiscard]] Result<QJsonObject> drawConditions(const FixtureSetup &setup, Dice &dice) const override;
    /// A walkover gives no cards and no injuries: the yellow cards so far stay, the points of condition were
    /// to be paid in that match (section 9).
    [[nodiscard]] QJsonObject carryPastMatch(const QJsonObject &carryIn) const override;
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
    /// The condition lost by C1 as the sheet has it, and the yellow cards of the competition (C1 (b)).
    [[nodiscard]] QJsonObject carryOutOf(const MatchReport &report, const PerSide<QJsonObject> &carryIn,
                                         const OptionValues &options) const override;
    [[nodiscard]] Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup, EventList &sink) const override;
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override;
};

} // namespace touchline::fuba
