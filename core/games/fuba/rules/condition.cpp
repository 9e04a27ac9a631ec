// SPDX-License-Identifier: GPL-3.0-or-later
// Condition points and skills (A2, A8).
#include "core/games/fuba/rules/situations.h"

#include <algorithm>

namespace touchline::fuba {

/// Takes points of a line; whoever has none left in any is tired for good (A2.3).
void loseCondition(State &state, Side side, Line line, int points, Why why, const Teller &teller)
{
    SideState &own = state.sides[side];
    const int lost = std::min<int>(points, conditionOf(own, line));
    if (lost == 0)
        return;
    conditionOf(own, line) = static_cast<std::int8_t>(conditionOf(own, line) - lost);
    teller.side(state, event::Condition, side, static_cast<int>(line), -lost, conditionOf(own, line),
                static_cast<int>(why));
    if (conditionLeft(own) == 0 && !own.tired) {
        own.tired = true;
        teller.side(state, event::Tired, side);
    }
}

/// Gives points to a line; it never has more than 6.
void gainCondition(State &state, Side side, Line line, int points, Why why, const Teller &teller)
{
    SideState &own = state.sides[side];
    const int gained = std::min<int>(points, 6 - conditionOf(own, line));
    if (gained <= 0)
        return;
    conditionOf(own, line) = static_cast<std::int8_t>(conditionOf(own, line) + gained);
    teller.side(state, event::Condition, side, static_cast<int>(line), gained, conditionOf(own, line),
                static_cast<int>(why));
}

void useSkill(State &state, Side side, Skill skill, const Teller &teller)
{
    SideState &own = state.sides[side];
    const int cost = costOf(own, skill);
    teller.side(state, event::Skill, side, static_cast<int>(skill), cost);
    if (cost > 0)
        loseCondition(state, side, payingLine(state, side), cost, Why::SkillCost, teller);
    own.revealed |= bitOf(skill);
    if (skill == Skill::TrainedFormationChange)
        own.usedUp |= bitOf(skill);
}

} // namespace touchline::fuba
