// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/agents/agents.h"
#include "core/games/fuba/charts/charts.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/match/match_tables.h"
#include "core/games/fuba/team/fuba_team.h"
#include "core/match/state/state_game.h"

#include <array>

namespace touchline::fuba {

/// What StateGame asks a game for.
struct FubaParts
{
    using Team = FubaTeam;
    using MatchOfGame = FubaMatch;
    static constexpr const char *noTeam = QT_TRANSLATE_NOOP("core", "%1 has no FUBA team.");
    static constexpr std::array winnerOptions{"extra_time", "golden_goal"};
    static constexpr auto info = gameInfo;
    static constexpr auto chartSet = fuba::chartSet;
    static constexpr auto readTeam = teamFromJson;
    static constexpr auto teamFromSquad = fuba::teamFromSquad;
    static constexpr auto matchTables = fuba::matchTables;
    static constexpr auto makeAgent = fuba::makeAgent;
};

/// The rulebook of FUBA 2.1.
class FubaGame final : public StateGame<FubaParts>
{
public:
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    unkeptDocumentFor(const SideSetup &side) const override;
    [[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &options,
                                       const OptionUse &use) const override;
    /// By name alone, and only where the option is on (section 9).
    [[nodiscard]] bool hasSuspensions(const OptionValues &options) const override;
    /// A walkover gives no cards and no injuries: the yellow cards so far stay, the points of condition were
    /// to be paid in that match (section 9).
    [[nodiscard]] QJsonObject carryPastMatch(const QJsonObject &carryIn) const override;
    [[nodiscard]] ScoreSheet scoreSheet(const QString &level, const OptionValues &options) const override;
    /// The condition lost by C1 as the sheet has it, and the yellow cards of the competition (C1 (b)).
    [[nodiscard]] QJsonObject carryOutOf(const MatchReport &report, const PerSide<QJsonObject> &carryIn,
                                         const OptionValues &options) const override;

protected:
    /// Without suspensions by name whoever was sent off may play.
    void prepare(FixtureSetup &setup) const override;
};

} // namespace touchline::fuba
