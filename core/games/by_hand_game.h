// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline {

/// No rulebook: matches are played somewhere else, at a table or on a pitch, and their results are entered.
/// Its score sheet has goals, line-ups, cards and injuries, and no figures that nothing asks for; its cards
/// and injuries count by the rules of suspension that a competition chooses. It has no documents of teams and
/// never kicks off.
class ByHandGame final : public Game
{
public:
    [[nodiscard]] const GameInfo &info() const override;
    /// Always refused.
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject &object) const override;
    [[nodiscard]] QJsonObject writeTeam(const TeamDocument &document) const override;
    [[nodiscard]] SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const override;
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
    /// Always refused.
    [[nodiscard]] Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup, EventList &sink) const override;
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override;
};

} // namespace touchline
