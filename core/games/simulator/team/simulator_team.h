// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/simulator/charts/charts.h"
#include "core/match/team_document.h"
#include "core/squad/squad.h"
#include "core/squad/team.h"

#include <QJsonObject>

#include <array>

namespace touchline::simulator {

inline constexpr int squadSize = 16;
inline constexpr int standardBudget = 34;
inline constexpr int leastBudget = 30;
inline constexpr int mostBudget = 38;
inline constexpr int highestShirt = 99;

/// A budget squad (specification 3.3): sixteen players with different stickers, of which one is the
/// goalkeeper's, and who begins.
struct SimulatorTeam final : TeamDocument
{
    Team team;
    /// Sixteen entries.
    Squad squad;
    /// By the index in the squad.
    std::array<Sticker, squadSize> stickers{};
    /// Who begins, by slot of the formation: the goalkeeper, defence, midfield, attack.
    std::array<std::int8_t, teamSize> lineUp{};
    QString formation;
    int budget = standardBudget;
};

/// The budget squad of any squad, by names and positions (3.4). What a squad lacks is made up ("Reserve 3").
/// The same squad gives the same team.
[[nodiscard]] SimulatorTeam teamFromSquad(const Team &team, const Squad &squad);

/// Credits that these stickers cost together.
[[nodiscard]] int creditsOf(const SimulatorTeam &team);
/// The stickers of Base, the same for every side: the goalkeeper has the purple one, the others theirs by the
/// order of the squad.
[[nodiscard]] std::array<Sticker, squadSize> baseStickers(int keeper);
/// "BBH"
[[nodiscard]] QString lettersOf(const Sticker &sticker);

/// What is not legal of the stickers: of one, of two that are alike, of all together (3.2, 3.3).
[[nodiscard]] Problems stickerProblems(const SimulatorTeam &team);
/// Every problem of a team, each with its place; empty = valid.
[[nodiscard]] Problems validate(const SimulatorTeam &team);

[[nodiscard]] QJsonObject toJson(const SimulatorTeam &team);
/// Reads form and rules at once. Errors: BadInput with every problem.
[[nodiscard]] Result<SimulatorTeam> teamFromJson(const QJsonObject &object);

} // namespace touchline::simulator
