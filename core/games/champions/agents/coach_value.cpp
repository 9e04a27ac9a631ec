// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/coach_value.h"

#include "core/base/index.h"
#include "core/games/champions/agents/shot_table.h"
#include "core/games/champions/rules/positions.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace touchline::champions {

namespace {

constexpr int pips = 6;

/// A chance in six for every roll that brings the ball so far, by the ways it could go.
int chanceByWays(const State &state, Side side, const Nearest &nearest)
{
    const int steps = std::max(1, nearest.distance);
    if (nearest.piece == noPiece || steps > pips)
        return 0;
    const ShotTable table = shotTable(state, side, state.ball, nearest.piece, pips - steps + 1);
    int sum = 0;
    for (int roll = steps; roll <= pips; ++roll)
        sum += table[at(roll - steps + 1)];
    return sum / pips;
}

/// The same by the distance to the goal, as if nobody stood between; mates on the way add to it.
int chanceByDistance(const State &state, Side side, int distance)
{
    constexpr std::array<int, 3> withMates{220, 120, 60};
    const int steps = std::max(1, distance);
    const int goal = gridRow(opposite(side), 0);
    const int away = std::min(kingSteps(state.ball, cellAt(5, goal)), kingSteps(state.ball, cellAt(6, goal)));
    int sum = 0;
    for (int roll = steps; roll <= pips; ++roll) {
        const int spare = roll - steps + 1 - away;
        if (spare >= 0)
            sum += 700 * std::min(4, 1 + spare) / 4;
        else if (spare >= -3)
            sum += withMates[static_cast<std::size_t>(-1 - spare)];
    }
    return sum / pips;
}

int chanceFrom(const State &state, Side side, const Nearest &nearest, const CoachStyle &style)
{
    return style.looksForWays ? chanceByWays(state, side, nearest)
                              : chanceByDistance(state, side, nearest.distance);
}

/// Share of the rolls with which somebody at that distance comes to the ball, in thousandths.
int reachOf(int distance)
{
    return std::clamp((7 - distance) * certain / pips, 0, certain);
}

} // namespace

int dangerOf(const State &state, Side side, const CoachStyle &style)
{
    return chanceFrom(state, side, nearestMen(state)[side], style);
}

int positionValue(const State &state, Side side, const CoachStyle &style, int beat)
{
    constexpr int basis = 100;
    const PerSide<Nearest> nearest = nearestMen(state);
    const Nearest &own = nearest[side];
    const Nearest &other = nearest[opposite(side)];
    const int ownReach = reachOf(own.distance);
    const int otherReach = reachOf(other.distance);
    const int late = std::max(0, std::min(own.distance, 12) - std::min(other.distance, 12) - 1);
    const int place = style.row * ownRow(side, state.ball) / 14 - style.late * late;
    if (!style.looksForWays) {
        const int danger = chanceFrom(state, opposite(side), other, style);
        const int chance = chanceFrom(state, side, own, style);
        return place - otherReach * (basis + 8 * danger / 10) / certain +
               (certain - otherReach) * ownReach / certain * (basis + chance) / certain;
    }
    const int settled =
        place - style.row / 2 + 5 * ((certain - otherReach) * ownReach / certain - otherReach) / 100;
    const int weight = style.chance * (certain - style.otherReach * otherReach / 100) / 100;
    // Of every roll that brings somebody to the ball a goal at most.
    const int mostChance = weight * ownReach / certain;
    if (settled + mostChance <= beat)
        return settled + mostChance;
    const int danger = style.danger * chanceFrom(state, opposite(side), other, style) / 100;
    if (settled - danger + mostChance <= beat)
        return settled - danger + mostChance;
    return settled - danger + weight * chanceFrom(state, side, own, style) / certain;
}

int shapeValue(const State &state, Side side)
{
    int value = 0;
    const SideState &team = state.sides[side];
    const int ballRow = ownRow(side, state.ball);
    eachMan(menOnGrid(state, side), [&](int man) {
        const auto number = static_cast<std::size_t>(man);
        const int cell = seenBy(side, team.cell[number]);
        if (man == team.goalie) {
            value -= 50 * gridSteps(cell, cellAt(columnOf(cell) <= 5 ? 5 : 6, 0));
            return;
        }
        const int home = team.home[number];
        if (home == noCellHere)
            return;
        const bool isForward = lineOf(man) == Line::Attack;
        // Ahead of the ball, or with the template that moves along with it.
        const int row = isForward ? std::min(ballRow + 3, 12) : rowOf(home) + (3 * ballRow - 10) / 4;
        value -= (isForward ? 8 : 4) * std::abs(rowOf(cell) - std::clamp(row, 1, 13));
        value -= 12 * std::abs(columnOf(cell) - columnOf(home)) / 5;
    });
    return value;
}

int guardValue(const State &state, Side side, const CoachStyle &style)
{
    constexpr int mostGuards = 4;
    if (style.guard == 0)
        return 0;
    const int goal = gridRow(side, 0);
    const int column = columnOf(state.ball) <= 5 ? 5 : 6;
    const int rows = std::abs(rowOf(state.ball) - goal);
    int guards = 0;
    eachMan(outfieldOnGrid(state, side), [&](int man) {
        const int cell = state.sides[side].cell[static_cast<std::size_t>(man)];
        const int away = std::abs(rowOf(cell) - goal);
        if (away > rows || rows == 0)
            return;
        // Where the line is in his row, within a space.
        const int line = column * rows + (columnOf(state.ball) - column) * away;
        guards += std::abs(columnOf(cell) * rows - line) <= rows ? 1 : 0;
    });
    return style.guard * std::min(guards, mostGuards);
}

} // namespace touchline::champions
