// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"

#include <algorithm>

namespace touchline::fuba {

/// What every rule needs: who stands where, tasks, questions, events, condition points, skills.

// Where things are ----------------------------------------------------------------------------------------

[[nodiscard]] inline int ballOf(const State &state, Side side)
{
    return seenBy(side, state.ball);
}
[[nodiscard]] inline int targetOf(const State &state, Side side)
{
    return seenBy(side, state.target);
}
[[nodiscard]] inline int at(const Counts &counts, int area)
{
    return counts[static_cast<std::size_t>(area)];
}
[[nodiscard]] inline std::int8_t &at(Counts &counts, int area)
{
    return counts[static_cast<std::size_t>(area)];
}
/// Pieces in an area of the side's own view, keeper included.
[[nodiscard]] inline int countIn(const SideState &side, int area)
{
    return at(side.pieces, area) + (side.keeper == area ? 1 : 0);
}
/// Pieces of `side` in an area that `viewer` names in its own view.
[[nodiscard]] inline int countSeen(const State &state, Side side, Side viewer, int area)
{
    return countIn(state.sides[side], side == viewer ? area : turned(area));
}
/// Likewise with one piece that counts as three (Stopper, Target man): for adjustment, pressing, goal
/// attempts, the rule that stops a move, and what skills ask for (R63).
[[nodiscard]] inline int weightSeen(const State &state, Side side, Side viewer, int area)
{
    const int own = side == viewer ? area : turned(area);
    const int count = countIn(state.sides[side], own);
    return count + (count > 0 && state.sides[side].strongArea == own ? 2 : 0);
}
/// Nobody counts as three any longer.
inline void endStrength(State &state)
{
    for (const Side side : bothSides)
        state.sides[side].strongArea = -1;
}
/// Pieces at the ball.
[[nodiscard]] inline int weightAtBall(const State &state, Side side)
{
    return weightSeen(state, side, side, ballOf(state, side));
}
[[nodiscard]] inline int outfieldOnPitch(const State &state, Side side)
{
    int count = state.atSpot && state.holder == side ? 1 : 0;
    for (const std::int8_t pieces : state.sides[side].pieces)
        count += pieces;
    return count;
}
/// Minute of the marker: 45 + k in stoppage time.
[[nodiscard]] inline int clockOf(const State &state)
{
    return state.square + state.stoppage;
}
[[nodiscard]] inline int lastSquare(Period period)
{
    constexpr std::array<int, 5> last{0, 45, 90, 105, 120};
    return last[std::min<std::size_t>(static_cast<std::size_t>(period), 4)];
}
[[nodiscard]] inline Line zoneOfTarget(const State &state, Side side)
{
    return zoneOf(targetOf(state, side));
}

// Condition (A2) ------------------------------------------------------------------------------------------

[[nodiscard]] inline std::int8_t &conditionOf(SideState &side, Line line)
{
    return side.condition[static_cast<std::size_t>(line)];
}
[[nodiscard]] inline int conditionOf(const SideState &side, Line line)
{
    return side.condition[static_cast<std::size_t>(line)];
}
[[nodiscard]] inline int conditionLeft(const SideState &side)
{
    return side.condition[0] + side.condition[1] + side.condition[2];
}
[[nodiscard]] inline bool canBoost(const State &state, Side side)
{
    return state.options().condition && conditionOf(state.sides[side], zoneOfTarget(state, side)) > 0;
}

// Skills (A8) ---------------------------------------------------------------------------------------------

/// What the next use costs: the first is free.
[[nodiscard]] inline int costOf(const SideState &side, Skill skill)
{
    return (side.revealed & bitOf(skill)) != 0 ? specOf(skill).cost : 0;
}
/// The line that pays: of the zone of the target area, or before it is chosen of the start area (R58).
[[nodiscard]] inline Line payingLine(const State &state, Side side)
{
    return zoneOf(seenBy(side, state.target));
}
/// Holds it, has not used it up, and the line can pay for it.
[[nodiscard]] inline bool canUseIn(const State &state, Side side, Skill skill, Line line)
{
    const SideState &own = state.sides[side];
    if ((own.skills & ~own.usedUp & bitOf(skill)) == 0)
        return false;
    const int cost = costOf(own, skill);
    return cost == 0 || conditionOf(own, line) >= cost;
}
[[nodiscard]] inline bool canUse(const State &state, Side side, Skill skill)
{
    return canUseIn(state, side, skill, payingLine(state, side));
}

// Pieces --------------------------------------------------------------------------------------------------

/// Brings the keeper to an area; wherever he comes in, he stands inside his goal area (A5). Where he is there
/// already, he keeps his place.
inline void bringKeeper(SideState &side, int to)
{
    if (side.keeper == to)
        return;
    side.keeper = static_cast<std::int8_t>(to);
    side.keeperOut = false;
}
/// The same as a move of his: he has moved.
inline void moveKeeper(SideState &side, int to)
{
    bringKeeper(side, to);
    side.keeperMoved = true;
}
/// Takes an outfield piece that has not moved to an area, where it stands as moved.
inline void movePiece(SideState &side, int from, int to)
{
    --at(side.pieces, from);
    --at(side.unmoved, from);
    ++at(side.pieces, to);
}
/// A piece comes in, not moved.
inline void addPiece(SideState &side, int area)
{
    ++at(side.pieces, area);
    ++at(side.unmoved, area);
}
/// After a set-up, or at the beginning of a turn: nothing has moved.
inline void freshPieces(SideState &side)
{
    side.unmoved = side.pieces;
    side.freed = {};
    side.keeperMoved = false;
    side.keeperFreed = false;
}
/// A piece enters or leaves the target area by an event: the order of stages is counted anew (6.8).
inline void countChange(State &state, Side side, int area, int change)
{
    if (area == targetOf(state, side))
        state.sides[side].orderCount = static_cast<std::int8_t>(state.sides[side].orderCount + change);
}
/// Order of the stages counted now.
inline void countOrder(State &state)
{
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        own.orderCount = static_cast<std::int8_t>(countIn(own, targetOf(state, side)));
        own.startCount = own.orderCount;
    }
}
/// Pieces of `side` whose turn to come back is here.
[[nodiscard]] inline bool isDue(const State &state, const AbsentPiece &piece)
{
    return piece.due <= state.turn;
}

} // namespace touchline::fuba
