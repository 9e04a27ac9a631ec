// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/todo_stack.h"

#include <cstdint>

namespace touchline::fuba {

/// Something that is to be done when what stands before it is through. What is done first stands last.
enum class Task : std::uint8_t {
    Formation,    ///< side
    Roles,        ///< side
    SkillChoices, ///< side
    Reveal,
    Lose,      ///< side, a: line or anyLine, b: why
    Gain,      ///< side, a: points, b: why
    Toss,      ///< a: period that it is for
    BeginHalf, ///< a: period
    SetUp,     ///< a: SetUpKind
    SetUpSide, ///< side
    PlaceOn,   ///< side
    Adjust,    ///< a: moves made
    SetUpDone,
    BeginTurn,
    FirstWindow,
    ChooseTarget,
    Play,          ///< the ball goes to its target
    TirednessTest, ///< side, a: sum, b: dice so far
    Check,         ///< control check
    Yellow,        ///< side
    Book,          ///< side: its yellow card gets a name
    Red,           ///< side
    RemovePiece,   ///< side, a: 1 for an injury
    Injure,        ///< side
    FreeMove,      ///< side
    GiveFreeKick,
    QuickMoves, ///< side, a: most, b: 1 for the answer of the other side
    QuickOn,    ///< side, b as above
    ShotOrPlay,
    FetchBall,
    NewValue,
    OrderWindow, ///< side
    Stages,
    Stage,        ///< side, a: number, b: 1 if its first action is a goal attempt
    StageWindows, ///< side, a: 0 the opponent's skills, 1 its own
    Actions,
    EndStage,
    GoalLineMoves,
    ShiftLine, ///< side, a: shifts left, b: 1 by substitution
    Act,       ///< the action, boosted or not
    MoveOn,
    AfterMoves,
    PressRolls,
    Fullbacks,
    KeeperSkill,
    ShootNow,
    CornerFor, ///< side, a: its area or nowhere
    TakePenalty,
    Substitutes,
    Fresh,      ///< a fresh player
    Replace,    ///< side, a: line of whom makes room, b: line of the substitute, or bookedOnesLine
    Strengthen, ///< side, a: line
    EndTurn,
    EndHalf,
    HalfTimeChange, ///< side
    Decide,
    Kick,        ///< side
    Carry,       ///< side
    CarryInjury, ///< side
    Finish
};

inline constexpr int anyLine = 3;
/// Of a Replace: somebody who is booked makes room, and the substitute takes his line.
inline constexpr int bookedOnesLine = 3;

struct Todo
{
    Task task = Task::Finish;
    std::int8_t side = 0;
    std::int8_t a = 0;
    std::int8_t b = 0;

    bool operator==(const Todo &) const = default;
};

inline constexpr std::size_t mostTodos = 48;
/// What is still to be done.
using TodoList = TodoStack<Todo, mostTodos>;

} // namespace touchline::fuba
