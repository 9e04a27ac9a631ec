// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/team/fuba_team.h"
#include "core/match/squad_game.h"

namespace touchline::fuba {

/// What SquadGame asks a game for.
struct FubaParts
{
    using Team = FubaTeam;
    static constexpr const char *noTeam = QT_TRANSLATE_NOOP("core", "%1 has no FUBA team.");

    [[nodiscard]] static Result<Team> readTeam(const QJsonObject &object) { return teamFromJson(object); }
    [[nodiscard]] static Team teamFromSquad(const touchline::Team &team, const Squad &squad)
    {
        return fuba::teamFromSquad(team, squad);
    }
    [[nodiscard]] static std::unique_ptr<Match> match(FixtureSetup setup, const Team &home, const Team &away,
                                                      EventList &sink, Problems &problems);
};

/// The rulebook of FUBA 2.1.
class FubaGame final : public SquadGame<FubaParts>
{
public:
    [[nodiscard]] const GameInfo &info() const override;
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    unkeptDocumentFor(const SideSetup &side) const override;
    [[nodiscard]] Result<QByteArray> shippedChart(const QString &name) const override;
    [[nodiscard]] QStringList chartNames() const override;
    [[nodiscard]] Message chartTitle(const QString &name) const override;
    [[nodiscard]] Result<void> checkChart(const QString &name, const QByteArray &file) const override;
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
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side side,
                                                           Generator generator) const override;

protected:
    /// Without suspensions by name whoever was sent off may play.
    void prepare(FixtureSetup &setup) const override;
};

} // namespace touchline::fuba
