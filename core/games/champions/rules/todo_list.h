// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/todo_stack.h"

#include <cstdint>

namespace touchline::champions {

/// Something that is to be done when what stands before it is through. What is done first stands last.
enum class Task : std::uint8_t {
    Formation, ///< side
    PickLine,  ///< side, a: line
    PlaceNext, ///< side
    KickOffRoll,
    FlightOn,
    CatchRoll, ///< side: its goalie has the ball
    EndTurn,
    NextTurn,
    // Dead balls.
    Forced,     ///< cards, injuries and forced replacements of a foul
    NewKeeper,  ///< side; a: 1 if an outfielder makes room for the second goalie
    SubBack,    ///< side, a: 1 after a goal
    SubOff,     ///< side
    SubCell,    ///< side
    GoalieCell, ///< side
    StepIns,
    LayBall,
    Special, ///< what belongs to the kind of restart alone
    RestartRoll,
    // Parts of the special steps.
    CornerWall,
    FreeKickWall, ///< the offender, or who stands for him
    ClearRing,
    PenaltyTaker,
    // The end.
    WhistleCheck, ///< side: whose TURN would come
    Decide,
    ShootOutKick, ///< side
    Finish
};

struct Todo
{
    Task task = Task::Finish;
    std::int8_t side = 0;
    std::int8_t a = 0;

    bool operator==(const Todo &) const = default;
};

inline constexpr std::size_t mostTodos = 32;
/// What is still to be done.
using TodoList = TodoStack<Todo, mostTodos>;

} // namespace touchline::champions
