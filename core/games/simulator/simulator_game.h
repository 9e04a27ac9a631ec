// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/team/simulator_team.h"
#include "core/match/squad_game.h"

namespace touchline::simulator {

/// Goals that are more than goals, as reports and sheets name them.
[[nodiscard]] std::span<const SheetWord> goalKinds();

/// What SquadGame asks a game for.
struct SimulatorParts
{
    using Team = SimulatorTeam;
    static constexpr const char *noTeam = QT_TRANSLATE_NOOP("core", "%1 has no Simulator team.");

    [[nodiscard]] static Result<Team> readTeam(const QJsonObject &object) { return teamFromJson(object); }
    [[nodiscard]] static Team teamFromSquad(const touchline::Team &team, const Squad &squad)
    {
        return simulator::teamFromSquad(team, squad);
    }
    [[nodiscard]] static std::unique_ptr<Match> match(FixtureSetup setup, const Team &home, const Team &away,
                                                      EventList &sink, Problems &problems);
};

/// The rulebook of Simulator Soccer.
class SimulatorGame final : public SquadGame<SimulatorParts>
{
public:
    [[nodiscard]] const GameInfo &info() const override;
    [[nodiscard]] Result<QByteArray> shippedChart(const QString &name) const override;
    [[nodiscard]] QStringList chartNames() const override;
    [[nodiscard]] Message chartTitle(const QString &name) const override;
    [[nodiscard]] Result<void> checkChart(const QString &name, const QByteArray &file) const override;
    [[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &options,
                                       const OptionUse &use) const override;
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override;
};

} // namespace touchline::simulator
