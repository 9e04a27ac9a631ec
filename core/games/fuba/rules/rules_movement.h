// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_actions.h"

namespace touchline::fuba {

/// Movement and adjustment (specification 6.13, 6.15), and the skills after them.

inline constexpr int fansActions = 3;
inline constexpr int fansMoves = 5;
inline constexpr int fansAttempt = 6;

/// Moves of a type that are left after tiredness, second place and the opponents' skill.
[[nodiscard]] inline int movesAfterDeductions(const State &state, Side side, int men)
{
    return std::max(0, men - (state.stage.secondary ? 1 : 0) - state.sides[side].movesPenalty);
}
[[nodiscard]] inline int tiredMen(const State &state, Side side, Line line)
{
    return menOf(state, side, line) - (state.sides[side].tired ? 1 : 0);
}

inline void beginMoves(State &state, MoveKind kind, int typed)
{
    StageState &stage = state.stage;
    stage.type = kind;
    stage.typedMoves = static_cast<std::int8_t>(typed);
    stage.extraMoves = static_cast<std::int8_t>((stage.boosted ? 1 : 0) + (stage.fans == fansMoves ? 2 : 0));
    push(state, Task::AfterMoves, stage.side);
    push(state, Task::MoveOn, stage.side);
}
template <class Sink>
void chooseMoveType(State &state, OptionCode option, Sink &sink)
{
    const auto kind = static_cast<MoveKind>(option);
    const Side side = state.decider;
    if (kind == MoveKind::HighCondition) {
        useSkill(state, side, Skill::HighCondition, sink);
        awaitRoll(state, Phase::ConditionRoll, side);
        return;
    }
    beginMoves(state, kind,
               movesAfterDeductions(state, side, tiredMen(state, side, static_cast<Line>(option))));
}
template <class Sink>
void rollHighCondition(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    const int men = std::max(die, tiredMen(state, side, zoneOfTarget(state, side)));
    const int moves = movesAfterDeductions(state, side, men);
    tell(state, sink, event::HighCondition, side, die, moves);
    beginMoves(state, MoveKind::HighCondition, moves);
}

inline void moveOn(State &state)
{
    if (kindsLeft(state) != 0 || mayToggleKeeper(state, state.stage.side))
        ask(state, Phase::Move, state.stage.side);
}
inline void listMoves(const State &state, OptionList &options)
{
    const Side side = state.stage.side;
    options.add(doneCode);
    if (const int kinds = kindsLeft(state); kinds != 0)
        MoveFinder(state, side, kinds, true).each([&](const PieceMove &move) { options.add(move.code()); });
    if (mayToggleKeeper(state, side))
        options.add(toggleCode);
}
template <class Sink>
void chooseMove(State &state, OptionCode option, Sink &sink)
{
    StageState &stage = state.stage;
    const Side side = stage.side;
    if (option == doneCode)
        return;
    push(state, Task::MoveOn, side);
    if (option == toggleCode) {
        state.sides[side].keeperOut = !state.sides[side].keeperOut;
        state.sides[side].keeperMoved = true;
        tell(state, sink, event::Move, side, area::PA, area::PA, 1, 0);
        return;
    }
    const PieceMove move = PieceMove::ofCode(option);
    if (stage.typedMoves > 0 && (fuba::bitOf(stage.type) & fuba::bitOf(kindOf(move))) != 0)
        --stage.typedMoves;
    else
        --stage.extraMoves;
    if (move.ball) {
        if (dribbleTo(state, side, move.to) == Dribble::BySkill)
            useSkill(state, side, Skill::Dribbling, sink);
        stage.dribbled = true;
    }
    applyMove(state, side, move, sink);
}

[[nodiscard]] inline bool mayPassShort(const State &state, Side side)
{
    const int target = targetOf(state, side);
    return side == state.holder && state.stage.type == MoveKind::Midfield &&
           zoneOf(target) == Line::Midfield && canUse(state, side, Skill::ShortPasses) &&
           weightSeen(state, opposite(side), side, target) <= weightSeen(state, side, side, target);
}
[[nodiscard]] inline bool mayDouble(const State &state, Side side)
{
    const int target = targetOf(state, side);
    return side != state.holder && zoneOf(target) == Line::Defence && canUse(state, side, Skill::Doubling) &&
           weightSeen(state, side, side, target) > weightSeen(state, opposite(side), side, target);
}

template <class Sink>
void setValue(State &state, int value, Side teller, Sink &sink)
{
    state.value = static_cast<std::int8_t>(std::clamp(value, 1, 6));
    tell(state, sink, event::NewValue, teller, state.value, 0);
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

inline void listAfterMoves(const State &state, OptionList &options)
{
    options.add(passCode);
    if (mayPassShort(state, state.stage.side))
        options.add(skillCode(Skill::ShortPasses));
    if (mayDouble(state, state.stage.side))
        options.add(skillCode(Skill::Doubling));
}
template <class Sink>
void chooseAfterMoves(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Skill skill = skillOf(option);
    useSkill(state, state.decider, skill, sink);
    setValue(state, state.value + (skill == Skill::ShortPasses ? -1 : 2), state.decider, sink);
}

// Adjustment (6.15) ---------------------------------------------------------------------------------------

template <class Sink>
void adjust(State &state, Sink &sink)
{
    const StageState &stage = state.stage;
    const Side side = stage.side;
    const int own = weightAtBall(state, side) - (stage.secondary ? 1 : 0) + (stage.boosted ? 1 : 0);
    const int other = weightAtBall(state, opposite(side));
    const int lead = side == state.holder ? own - other : other - own;
    const int before = state.value;
    state.value = static_cast<std::int8_t>(std::clamp(before - std::clamp(lead, -2, 2), 1, 6));
    tell(state, sink, event::Adjust, side, weightAtBall(state, side), other, before, state.value,
         stage.secondary ? 1 : 0, stage.boosted ? 1 : 0);
}

} // namespace touchline::fuba
