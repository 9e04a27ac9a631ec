// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/agents/agents.h"
#include "core/games/oldschool/charts/charts.h"
#include "core/games/oldschool/match/oldschool_info.h"
#include "core/games/oldschool/match/oldschool_match.h"
#include "core/games/oldschool/match/setup_tables.h"
#include "core/games/oldschool/team/oldschool_team.h"
#include "core/match/state/state_game.h"

#include <array>

namespace touchline::oldschool {

/// What StateGame asks a game for.
struct OldschoolParts
{
    using Team = OldschoolTeam;
    using MatchOfGame = OldschoolMatch;
    static constexpr const char *noTeam = QT_TRANSLATE_NOOP("core", "%1 has no Old School team.");
    static constexpr std::array winnerOptions{"golden_goal"};
    static constexpr auto info = gameInfo;
    static constexpr auto chartSet = oldschool::chartSet;
    static constexpr auto readTeam = teamFromJson;
    static constexpr auto teamFromSquad = oldschool::teamFromSquad;
    static constexpr auto matchTables = oldschool::matchTables;
    static constexpr auto makeAgent = oldschool::makeAgent;
};

/// The rulebook of Old School Football.
class OldschoolGame final : public StateGame<OldschoolParts>
{
public:
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
};

} // namespace touchline::oldschool
