// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_moves.h"
#include "core/games/fuba/rules/steps.h"

namespace touchline::fuba {

/// What the rules of more than one subject ask about a position.

[[nodiscard]] inline Areas keeperPlaces(const State &state, Side side)
{
    if (state.placing.kind == SetUpKind::Penalty)
        return everywhere & ~fuba::bitOf(area::PX);
    const int ball = ballOf(state, side);
    if (state.placing.kind == SetUpKind::FreeKick && side == state.holder &&
        at(state.sides[side].pieces, ball) == 0)
        return fuba::bitOf(ball);
    return everywhere;
}
/// The die that the Actor leaves, and the one he drops.
[[nodiscard]] inline std::pair<int, int> keptAndDropped(const State &state, OptionCode option)
{
    const int low = std::min(state.cardRoll, state.rollSum);
    const int high = std::max(state.cardRoll, state.rollSum);
    return option == dropHigher ? std::pair{low, high} : std::pair{high, low};
}
/// Line that a substitute takes over; that of nobody is the midfield.
[[nodiscard]] inline Line lineFrom(const SideState &side, int name)
{
    const int line = name == noName ? 1 : side.line[static_cast<std::size_t>(name)];
    return static_cast<Line>(std::min(line, 2));
}
/// Where somebody fetches the ball if he has no piece there.
[[nodiscard]] inline bool needsFetch(const State &state)
{
    return countIn(state.sides[state.holder], ballOf(state, state.holder)) == 0;
}
[[nodiscard]] inline int penaltyNeeds(const State &state)
{
    return state.tables->charts
        ->penalty[static_cast<std::size_t>(state.dive)][static_cast<std::size_t>(state.spot)];
}
/// Codes of a shift between lines: 1 + from * 3 + to.
[[nodiscard]] constexpr OptionCode shiftCode(int from, int to)
{
    return 1 + 3 * from + to;
}
inline std::pair<Line, Line> linesOf(OptionCode option)
{
    return {static_cast<Line>((option - 1) / 3), static_cast<Line>((option - 1) % 3)};
}
/// Kinds of actions, one of which a stage has once; both ways of pressing are one.
[[nodiscard]] constexpr int kindBit(Action action)
{
    return 1 << static_cast<int>(action == Action::Aggressive ? Action::Pressing : action);
}
[[nodiscard]] inline bool mayPress(const State &state, Side side, bool aggressive)
{
    if (side == state.holder || state.noPress)
        return false;
    const int own = weightAtBall(state, side);
    if (!aggressive)
        return own >= weightAtBall(state, opposite(side));
    const Line ballZone = zoneOf(ballOf(state, side));
    return state.options().aggressivePressing && own > 0 && conditionOf(state.sides[side], ballZone) > 0;
}
/// Moves of a type that are left after tiredness, second place and the opponents' skill.
[[nodiscard]] inline int movesAfterDeductions(const State &state, Side side, int men)
{
    return std::max(0, men - (state.stage.secondary ? 1 : 0) - state.sides[side].movesPenalty);
}
[[nodiscard]] inline int tiredMen(const State &state, Side side, Line line)
{
    return menOf(state, side, line) - (state.sides[side].tired ? 1 : 0);
}
/// Codes of skill windows: passCode, or 1 + skill.
[[nodiscard]] constexpr OptionCode skillCode(Skill skill)
{
    return 1 + static_cast<int>(skill);
}
[[nodiscard]] constexpr Skill skillOf(OptionCode option)
{
    return static_cast<Skill>(option - 1);
}
/// Whether two dice are rolled, the higher one discarded.
[[nodiscard]] inline bool pressesWithTwo(const State &state)
{
    const Side side = state.stage.side;
    return state.stage.skillDice != 0 ||
           (state.stage.action == Action::Aggressive &&
            weightAtBall(state, opposite(side)) - weightAtBall(state, side) < 2);
}
/// What the first die of an attempt brings.
[[nodiscard]] inline ShotResult shotResult(const State &state, const ShotTerms &terms, int die)
{
    if (terms.needed(state.value) > 6)
        return die == 6 ? ShotResult::Again : ShotResult::Miss;
    const int sum = die + terms.sum();
    if (sum > state.value)
        return ShotResult::Goal;
    if (sum == state.value)
        return ShotResult::Corner;
    const bool follows = countIn(state.sides[state.holder], area::PX) > 0;
    return sum == state.value - 1 && follows ? ShotResult::Rebound : ShotResult::Miss;
}
/// What the second die of a difficult attempt brings (4.7.1).
[[nodiscard]] constexpr ShotResult difficultResult(int distanceModifier, int die)
{
    if (die > -distanceModifier)
        return ShotResult::Goal;
    return die == -distanceModifier ? ShotResult::Corner : ShotResult::Miss;
}

} // namespace touchline::fuba
