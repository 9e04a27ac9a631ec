// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/coach_value.h"

#include "core/games/champions/agents/shot_table.h"
#include "core/games/champions/rules/positions.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int pips = 6;

struct Nearest
{
    Piece piece = noPiece;
    int distance = farAway;
};

Nearest nearestTo(const State &state, const Distances &distances, Side side)
{
    Nearest nearest;
    eachMan(menOnGrid(state, side), [&](int man) {
        const Piece piece = pieceOf(side, man);
        if (distances.of(piece) < nearest.distance)
            nearest = {piece, distances.of(piece)};
    });
    return nearest;
}

int dangerFrom(const State &state, Side side, const Nearest &nearest)
{
    const int steps = std::max(1, nearest.distance);
    if (nearest.piece == noPiece || steps > pips)
        return 0;
    const ShotTable table = shotTable(state, side, state.ball, nearest.piece);
    int sum = 0;
    for (int roll = steps; roll <= pips; ++roll)
        sum += table[static_cast<std::size_t>(roll - steps + 1)];
    return sum / pips;
}

/// Share of the rolls with which somebody at that distance comes to the ball, in thousandths.
int reachOf(int distance)
{
    return std::clamp((7 - distance) * certain / pips, 0, certain);
}

} // namespace

int dangerOf(const State &state, Side side)
{
    const Distances distances(state);
    return dangerFrom(state, side, nearestTo(state, distances, side));
}

int positionValue(const State &state, Side side)
{
    const Distances distances(state);
    const Nearest own = nearestTo(state, distances, side);
    const Nearest other = nearestTo(state, distances, opposite(side));
    const int ownReach = reachOf(own.distance);
    const int otherReach = reachOf(other.distance);
    const int danger = dangerFrom(state, opposite(side), other);
    const int chance = dangerFrom(state, side, own);
    const int late = std::max(0, std::min(own.distance, 12) - std::min(other.distance, 12) - 1);
    return -7 * danger / 10 + 8 * (certain - 85 * otherReach / 100) / 10 * chance / certain +
           5 * ((certain - otherReach) * ownReach / certain - otherReach) / 100 +
           400 * ownRow(side, state.ball) / 14 - 200 - 30 * late;
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

} // namespace touchline::champions
