// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/agents/agents.h"
#include "core/games/champions/charts/charts.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/champions_match.h"
#include "core/games/champions/match/setup_tables.h"
#include "core/games/champions/team/champions_team.h"
#include "core/match/state/state_game.h"

#include <array>

namespace touchline::champions {

/// What StateGame asks a game for.
struct ChampionsParts
{
    using Team = ChampionsTeam;
    using MatchOfGame = ChampionsMatch;
    static constexpr const char *noTeam = QT_TRANSLATE_NOOP("core", "%1 has no Champions team.");
    static constexpr std::array winnerOptions{"golden_goal"};
    static constexpr auto info = gameInfo;
    static constexpr auto chartSet = champions::chartSet;
    static constexpr auto readTeam = teamFromJson;
    static constexpr auto teamFromSquad = champions::teamFromSquad;
    static constexpr auto matchTables = champions::matchTables;
    static constexpr auto makeAgent = champions::makeAgent;
};

/// The rulebook of Champions 2020.
class ChampionsGame final : public StateGame<ChampionsParts>
{
public:
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
};

} // namespace touchline::champions
