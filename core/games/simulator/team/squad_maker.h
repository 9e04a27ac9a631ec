// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/team/simulator_team.h"

namespace touchline::simulator {

/// How a budget squad is made of a squad of names and positions (specification 3.4).

/// What may be said of one beforehand.
struct SquadPlan
{
    int budget = standardBudget;
    /// Empty: the one nearest to the positions of the squad.
    QString formation{};
};

/// The sixteen who play, by position: one goalkeeper, five of each line as far as there are, in the order of
/// the squad. Who is missing is made up ("Reserve 16"); everybody has a shirt.
[[nodiscard]] Squad sixteenOf(const Team &team, const Squad &squad);
/// Everybody gets a shirt: his own where nobody has it before him, else the lowest that is free.
void giveShirts(Squad &squad);
/// Somebody of sixteenOf() who is not in the squad.
[[nodiscard]] bool isMadeUp(const Team &team, const SquadEntry &entry);

/// The budget squad of any squad. The same squad and plan give the same team.
[[nodiscard]] SimulatorTeam plannedTeam(const Team &team, const Squad &squad, const SquadPlan &plan);

/// The shipped formation whose lines are nearest to the positions of a squad; 4-4-2 where two are as near.
[[nodiscard]] QString usualFormation(const Squad &squad);
/// Sets who begins in the team's formation: those with the most sections in their lines, on the wings of a
/// midfield those with green. The squad has sixteen players, of whom one has purple.
void pickLineUp(SimulatorTeam &team);

/// The standard squad of 3.3 by position, for the players of a squad in its order; further ones get 0
/// sections.
[[nodiscard]] std::vector<Sticker> standardStickers(const Squad &squad);

} // namespace touchline::simulator
