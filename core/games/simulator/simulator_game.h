// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/agents/agents.h"
#include "core/games/simulator/charts/charts.h"
#include "core/games/simulator/match/setup_tables.h"
#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_match.h"
#include "core/games/simulator/team/simulator_team.h"
#include "core/match/state/state_game.h"

#include <array>

namespace touchline::simulator {

/// Goals that are more than goals, as reports and sheets name them.
[[nodiscard]] std::span<const SheetWord> goalKinds();

/// What StateGame asks a game for.
struct SimulatorParts
{
    using Team = SimulatorTeam;
    using MatchOfGame = SimulatorMatch;
    static constexpr const char *noTeam = QT_TRANSLATE_NOOP("core", "%1 has no Simulator team.");
    static constexpr std::array winnerOptions{"golden_goal"};
    static constexpr auto info = gameInfo;
    static constexpr auto chartSet = simulator::chartSet;
    static constexpr auto readTeam = teamFromJson;
    static constexpr auto teamFromSquad = simulator::teamFromSquad;
    static constexpr auto matchTables = simulator::matchTables;
    static constexpr auto makeAgent = simulator::makeAgent;
};

/// The rulebook of Simulator Soccer.
class SimulatorGame final : public StateGame<SimulatorParts>
{
public:
    [[nodiscard]] const TeamDocuments *teamDocuments() const override;
    /// By the home bonuses (6.7); the country of a host is named, never drawn.
    [[nodiscard]] bool hasHomeAdvantage(const OptionValues &options) const override;
    [[nodiscard]] QStringList countries() const override;
    [[nodiscard]] Result<Location> locationNamed(const QString &country) const override;
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
};

} // namespace touchline::simulator
