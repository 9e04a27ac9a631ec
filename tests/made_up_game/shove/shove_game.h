// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline::shove {

class ShoveGame final : public Game
{
public:
    [[nodiscard]] const GameInfo &info() const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject &object) const override;
    [[nodiscard]] QJsonObject writeTeam(const TeamDocument &document) const override;
    [[nodiscard]] SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const override;
    [[nodiscard]] const TeamDocuments *teamDocuments() const override;
    [[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &options,
                                       const OptionUse &use) const override;
    [[nodiscard]] QJsonObject carryPastMatch(const QJsonObject & /*carryIn*/) const override { return {}; }
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
    [[nodiscard]] QJsonObject carryOutOf(const MatchReport &report, const PerSide<QJsonObject> &carryIn,
                                         const OptionValues &options) const override;
    [[nodiscard]] Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup, EventList &sink) const override;
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override;
};

} // namespace touchline::shove
