// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_value.h"
#include "core/match/option_list.h"

namespace touchline::fuba {

/// Which moves are legal (6.13, 6.14), and their codes as options.

/// A move as an option: 0 is "done", see code().
struct PieceMove
{
    int from = 0;
    int to = 0;
    bool keeper = false;
    bool ball = false;

    [[nodiscard]] constexpr OptionCode code() const
    {
        return 1 + to + 16 * from + (keeper ? 256 : 0) + (ball ? 512 : 0);
    }
    [[nodiscard]] static constexpr PieceMove ofCode(OptionCode code)
    {
        const int bare = code - 1;
        return {bare / 16 % 16, bare % 16, (bare & 256) != 0, (bare & 512) != 0};
    }
};

inline constexpr OptionCode doneCode = 0;
/// The keeper leaves or enters his goal area (A5).
inline constexpr OptionCode toggleCode = 2000;

/// Kinds of moves, as bits.
inline constexpr int defenceMoves = 1;
inline constexpr int midfieldMoves = 2;
inline constexpr int forwardMoves = 4;
inline constexpr int allMoves = 7;

[[nodiscard]] constexpr int bitOf(MoveKind kind)
{
    return kind == MoveKind::HighCondition ? allMoves : 1 << static_cast<int>(kind);
}
[[nodiscard]] constexpr MoveKind kindOf(const PieceMove &move)
{
    if (has(sideways[static_cast<std::size_t>(move.from)], move.to))
        return MoveKind::Midfield;
    return move.to > move.from ? MoveKind::Forward : MoveKind::Defence;
}

/// How a piece may dribble now.
enum class Dribble : std::uint8_t { No, Free, BySkill };

[[nodiscard]] inline bool mayDribbleAtAll(const State &state, Side side)
{
    // Not after a goal kick was awarded (6.13).
    return side == state.holder && !state.stage.dribbled && !state.noPress;
}
[[nodiscard]] inline Dribble dribbleTo(const State &state, Side side, int to)
{
    const int from = ballOf(state, side);
    const int opponents = weightSeen(state, opposite(side), side, from);
    if (opponents == 0)
        return Dribble::Free;
    if (weightSeen(state, side, side, from) > opponents && countSeen(state, opposite(side), side, to) == 0 &&
        canUse(state, side, Skill::Dribbling))
        return Dribble::BySkill;
    return Dribble::No;
}

/// Opponents in an area who stop a straight move; those who stepped off their goal line in this turn do not.
[[nodiscard]] inline int stoppers(const State &state, Side side, int area)
{
    const SideState &other = state.sides[opposite(side)];
    const int theirs = turned(area);
    const int count = at(other.pieces, theirs) - at(other.freed, theirs) +
                      (other.keeper == theirs && !other.keeperFreed ? 1 : 0);
    return count + (count > 0 && other.strongArea == theirs ? 2 : 0);
}

/// Finds moves of one side; `Take` is called with each.
class MoveFinder
{
public:
    MoveFinder(const State &state, Side side, int kinds, bool mayDribble)
        : m_state(state)
        , m_side(side)
        , m_own(state.sides[side])
        , m_ball(ballOf(state, side))
        , m_kinds(kinds)
        , m_mayDribble(mayDribble && mayDribbleAtAll(state, side))
        , m_lastLine(lastLine(state, side))
    {
    }

    template <class Take>
    void each(Take &&take) const
    {
        for (int from = 0; from < areaCount; ++from)
            if (at(m_own.unmoved, from) > 0)
                from_(from, false, take);
        if (!m_own.keeperMoved)
            from_(m_own.keeper, true, take);
    }

private:
    template <class Take>
    void from_(int from, bool keeper, Take &take) const
    {
        const bool atBall = from == m_ball && m_side == m_state.holder && !m_state.atSpot;
        // No move leaves the ball alone (R15).
        const bool mayLeave = !atBall || countIn(m_own, from) > 1;
        if (mayLeave)
            without(from, keeper, take);
        if (atBall && m_mayDribble)
            withBall(from, keeper, take);
    }

    [[nodiscard]] bool endsOffside(int area) const { return isOffside(area, m_lastLine, levelOf(m_ball)); }

    template <class Take>
    void without(int from, bool keeper, Take &take) const
    {
        if ((m_kinds & midfieldMoves) != 0)
            for (int to = 0; to < areaCount; ++to)
                if (has(sideways[static_cast<std::size_t>(from)], to) && !endsOffside(to))
                    take(PieceMove{from, to, keeper, false});
        if ((m_kinds & forwardMoves) != 0)
            straight(from, keeper, true, take);
        if ((m_kinds & defenceMoves) != 0)
            straight(from, keeper, false, take);
    }

    template <class Take>
    void straight(int from, bool keeper, bool forward, Take &take) const
    {
        int steps = 0;
        for (int to = forward ? ahead(from) : behind(from); to != nowhere && !(keeper && steps == 2);
             to = forward ? ahead(to) : behind(to)) {
            ++steps;
            if (!forward || !endsOffside(to))
                take(PieceMove{from, to, keeper, false});
            if (stoppers(m_state, m_side, to) > weightSeen(m_state, m_side, m_side, to))
                return;
        }
    }

    template <class Take>
    void withBall(int from, bool keeper, Take &take) const
    {
        for (int to = 0; to < areaCount; ++to) {
            const PieceMove move{from, to, keeper, true};
            if (has(besides(from), to) && (m_kinds & bitOf(kindOf(move))) != 0 &&
                dribbleTo(m_state, m_side, to) != Dribble::No)
                take(move);
        }
    }

    const State &m_state;
    Side m_side;
    const SideState &m_own;
    int m_ball;
    int m_kinds;
    bool m_mayDribble;
    int m_lastLine;
};

/// The kinds of moves that the movement action in progress still has.
[[nodiscard]] inline int kindsLeft(const State &state)
{
    if (state.stage.extraMoves > 0)
        return allMoves;
    return state.stage.typedMoves > 0 ? bitOf(state.stage.type) : 0;
}

[[nodiscard]] inline bool mayToggleKeeper(const State &state, Side side)
{
    const SideState &own = state.sides[side];
    return state.options().advancedKeeper && own.keeper == area::PA && !own.keeperMoved;
}

/// Moves off the goal line at the end of a stage (6.14).
template <class Take>
void eachGoalLineMove(const State &state, Side side, Take &&take)
{
    const SideState &own = state.sides[side];
    const int ball = ballOf(state, side);
    const auto mayLeave = [&](int from) {
        return side != state.holder || from != ball || countIn(own, from) > 1;
    };
    for (int from = 0; from < areaCount; ++from) {
        const int to = offGoalLine(from);
        if (to != nowhere && to != ball && at(own.unmoved, from) > 0 && mayLeave(from))
            take(PieceMove{from, to, false, false});
    }
    if (!own.keeperMoved && has(besides(area::PA), own.keeper) && mayLeave(own.keeper))
        take(PieceMove{own.keeper, area::PA, true, false});
}

} // namespace touchline::fuba
