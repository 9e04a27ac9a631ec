// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_core.h"

namespace touchline::fuba {

/// Offside, where the ball may be played to, what that makes of its value, goal attempts: figures of a
/// position, without any change of it. Areas are those of the side that is asked about.

/// Level, as `side` sees it, of the area that holds the second piece of the opponents counted from their goal
/// line, keeper included: S of specification 6.3.
[[nodiscard]] inline int lastLine(const State &state, Side side)
{
    const SideState &other = state.sides[opposite(side)];
    int seen = 0;
    for (int area = 0; area < areaCount; ++area) {
        // Areas stand in the order of their levels.
        seen += countIn(other, area);
        if (seen >= 2)
            return 8 - levelOf(area);
    }
    return 0;
}
/// Whether an area is offside for `side` with the ball coming from an area of level `startLevel`.
[[nodiscard]] constexpr bool isOffside(int area, int lastLine, int startLevel)
{
    const int level = levelOf(area);
    return level >= 5 && level >= lastLine + 2 && level >= startLevel + 2;
}
/// With the ball where it is now.
[[nodiscard]] inline bool isOffsideNow(const State &state, Side side, int area)
{
    return isOffside(area, lastLine(state, side), levelOf(ballOf(state, side)));
}
[[nodiscard]] inline bool withoutOffside(Restart restart)
{
    return restart == Restart::GoalKick || restart == Restart::SlowGoalKick || restart == Restart::Corner;
}
/// No reduction of the value where nobody guards the start area.
[[nodiscard]] inline bool withoutReduction(Restart restart)
{
    return restart == Restart::FreeKick || withoutOffside(restart);
}

/// Steps of the ball; the corner spot is one step from its wing area.
[[nodiscard]] inline int ballDistance(const State &state, int from, int to)
{
    return distance(from, to) + (state.atSpot ? 1 : 0);
}

/// Opponents in all areas of a level.
[[nodiscard]] inline int opponentsOnLevel(const State &state, Side side, int level)
{
    int count = 0;
    for (int area = 0; area < areaCount; ++area)
        if (levelOf(area) == level)
            count += countSeen(state, opposite(side), side, area);
    return count;
}

/// Players of a line by its formation in force.
[[nodiscard]] inline int menOf(const State &state, Side side, Line line)
{
    return state.sides[side].formation.of(line);
}

/// A piece of the holder in the area, level with the last line of the opponents or one before it, and ahead
/// of the ball: `ahead` is 1 for the risk of offside (A7), 0 for the offside trap.
[[nodiscard]] inline bool isOnTheEdge(const State &state, int area, int ahead)
{
    const Side side = state.holder;
    const int level = levelOf(area);
    return countIn(state.sides[side], area) > 0 && level >= 5 && level == lastLine(state, side) + ahead &&
           level >= levelOf(ballOf(state, side)) + 2 && !withoutOffside(state.restart);
}

/// The least value that the opponents' last line makes of a pass to its edge.
[[nodiscard]] inline int edgeValue(const State &state)
{
    const int line = opponentsOnLevel(state, state.holder, lastLine(state, state.holder));
    return std::min(line, menOf(state, opposite(state.holder), Line::Defence));
}

/// An area between the ball and an area two steps away that one piece of the holder keeps open: at least
/// twice as many of its pieces as opponents (6.4, step 4).
[[nodiscard]] inline bool hasOpenPath(const State &state, int to)
{
    const Side side = state.holder;
    const int from = ballOf(state, side);
    const auto isOpen = [&](int between) {
        const int own = countIn(state.sides[side], between);
        return own >= 1 && own >= 2 * countSeen(state, opposite(side), side, between);
    };
    if (state.atSpot)
        return isOpen(from);
    const Areas between = besides(from) & besides(to);
    for (int area = 0; area < areaCount; ++area)
        if (has(between, area) && isOpen(area))
            return true;
    return false;
}

/// What step 4 adds for a long pass.
[[nodiscard]] inline int longPass(const State &state, int to)
{
    const int steps = ballDistance(state, ballOf(state, state.holder), to);
    if (steps <= 1 || (steps == 2 && hasOpenPath(state, to)))
        return 0;
    return steps - 1;
}

/// Ball value after the ball went to `to` (6.4): 1 and up; above 6 the pass is not allowed.
[[nodiscard]] inline int valueAfterPass(const State &state, int to, bool crossing, bool trap = false)
{
    const Side side = state.holder;
    const Side other = opposite(side);
    int value = state.value;
    if (countSeen(state, other, side, to) == 0 && countIn(state.sides[side], to) > 0)
        value = 1;
    if (state.options().advancedOffside && isOnTheEdge(state, to, 1))
        value = std::max(value, edgeValue(state));
    if (trap)
        value = std::max(value, edgeValue(state));
    value = std::clamp(value, 1, 6);
    if (!withoutReduction(state.restart) && countSeen(state, other, side, ballOf(state, side)) == 0)
        value = std::max(1, value - 1);
    if (!crossing)
        value += longPass(state, to);
    return trap ? std::min(value, 6) : value;
}

/// The areas that the holder reaches with a piece that is not offside (6.3 a, b).
[[nodiscard]] inline Areas reachedAreas(const State &state)
{
    const Side side = state.holder;
    const SideState &own = state.sides[side];
    const bool all = withoutOffside(state.restart);
    const int last = lastLine(state, side);
    const int startLevel = levelOf(ballOf(state, side));
    Areas occupied = 0;
    for (int area = 0; area < areaCount; ++area)
        if (countIn(own, area) > 0)
            occupied |= bitOf(area);
    Areas reached = 0;
    for (int area = 0; area < areaCount; ++area)
        if (has(occupied, area) && (all || !isOffside(area, last, startLevel)))
            reached |= static_cast<Areas>((besides(area) & ~occupied) | bitOf(area));
    if (state.atSpot && !has(occupied, ballOf(state, side)))
        reached |= bitOf(ballOf(state, side));
    return reached;
}

[[nodiscard]] inline bool mayCross(const State &state, int to)
{
    const Side side = state.holder;
    return canUseIn(state, side, Skill::Crossing, zoneOf(to)) &&
           zoneOf(ballOf(state, side)) == Line::Midfield && countIn(state.sides[side], to) > 0 &&
           longPass(state, to) > 0;
}

/// Whether the ball may be played to an area of reachedAreas(), its value aside.
[[nodiscard]] inline bool mayTargetReached(const State &state, int to)
{
    const int from = ballOf(state, state.holder);
    if (state.value == 6 && ballDistance(state, from, to) > 1)
        return false;
    const bool ownKick = state.restart == Restart::FreeKick || state.restart == Restart::SlowGoalKick;
    return !(ownKick && to == from && countIn(state.sides[state.holder], to) < 2);
}
[[nodiscard]] inline bool isLegalTarget(const State &state, int to, bool crossing)
{
    return has(reachedAreas(state), to) && mayTargetReached(state, to) &&
           (!crossing || mayCross(state, to)) && valueAfterPass(state, to, crossing) <= 6;
}

/// The sum of a goal attempt, part by part (6.11).
struct ShotTerms
{
    int atBall = 0;    ///< more or fewer pieces at the ball
    int inBox = 0;     ///< more or fewer pieces in the penalty area
    int keeperOut = 0; ///< the keeper is away from his penalty area, or out of his goal area
    int distance = 0;  ///< modifier of the area
    int secondary = 0;
    int other = 0; ///< skills

    [[nodiscard]] constexpr int sum() const
    {
        return atBall + inBox + keeperOut + distance + secondary + other;
    }
    /// What a die must show to score, before the difficult attempt.
    [[nodiscard]] constexpr int needed(int value) const { return value + 1 - sum(); }
};

/// Whether the rules know an attempt of `side` from its area `from`.
[[nodiscard]] inline bool mayShootFrom(const State &state, Side side, int from)
{
    const Charts &charts = *state.tables->charts;
    const auto place = static_cast<std::size_t>(from);
    if (charts.shot[place] == Charts::noShot)
        return false;
    return !charts.onlyKeeperOut[place] || state.sides[opposite(side)].keeper != area::PA;
}
[[nodiscard]] inline bool mayShoot(const State &state, Side side)
{
    return side == state.holder && !state.atSpot && mayShootFrom(state, side, ballOf(state, side));
}

[[nodiscard]] inline int signOf(int number)
{
    return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0);
}

[[nodiscard]] inline ShotTerms shotTerms(const State &state, Side side, int from, bool secondary, int other)
{
    const Side keeping = opposite(side);
    ShotTerms terms;
    if (from != area::PX)
        terms.atBall = signOf(weightSeen(state, side, side, from) - weightSeen(state, keeping, side, from));
    const int own = weightSeen(state, side, side, area::PX);
    const int others = weightSeen(state, keeping, side, area::PX);
    const bool offside = isOffside(area::PX, lastLine(state, side), levelOf(from));
    if (own > others && !offside)
        terms.inBox = 1;
    else if (others > own)
        terms.inBox = -1;
    const SideState &keeper = state.sides[keeping];
    terms.keeperOut = keeper.keeper != area::PA ? 4 : keeper.keeperOut ? 1 : 0;
    terms.distance = state.tables->charts->shot[static_cast<std::size_t>(from)];
    terms.secondary = secondary ? -1 : 0;
    terms.other = other;
    return terms;
}

} // namespace touchline::fuba
