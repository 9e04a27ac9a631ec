// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_attempt.h"
#include "core/games/fuba/rules/rules_substitutes.h"

namespace touchline::fuba {

/// An action stage: the skills at its start, its actions one by one, the moves off the goal line
/// (specification 6.12, 6.14).

inline void beginStage(State &state, Side side, int number, bool mustShoot)
{
    state.stage = {};
    state.stage.side = side;
    state.stage.number = static_cast<std::int8_t>(number);
    state.stage.mustShoot = mustShoot;
    push(state, Task::EndStage, side);
    push(state, Task::GoalLineMoves, side);
    push(state, Task::Actions);
    push(state, Task::StageWindows, side, 1);
    push(state, Task::StageWindows, opposite(side), 0);
}

[[nodiscard]] inline bool maySweep(const State &state, Side side)
{
    const SideState &own = state.sides[side];
    const int target = targetOf(state, side);
    const bool near = own.keeper == target || (!own.keeperMoved && has(besides(target), own.keeper));
    return side != state.holder && zoneOf(target) == Line::Defence &&
           state.sides[state.holder].startCount == 0 && near && canUse(state, side, Skill::SweeperKeeper);
}

/// Skills at the start of a stage: of the opponent, then of the side that acts.
inline void listStageSkills(const State &state, Side side, OptionList &options)
{
    options.add(passCode);
    const auto offer = [&](Skill skill, bool fits) {
        if (fits && (state.stage.windowPassed & fuba::bitOf(skill)) == 0 && canUse(state, side, skill))
            options.add(skillCode(skill));
    };
    if (side == state.stage.side) {
        offer(Skill::FanaticFans, true);
        offer(Skill::SweeperKeeper, maySweep(state, side));
        return;
    }
    const int target = targetOf(state, side);
    const bool isThere = countIn(state.sides[side], target) > 0;
    offer(Skill::Stopper, isThere && side != state.holder && zoneOf(target) == Line::Defence);
    offer(Skill::TargetMan, isThere && side == state.holder && zoneOf(target) == Line::Attack);
}
inline void stageWindows(State &state, Side side)
{
    ask(state, side == state.stage.side ? Phase::StageWindow : Phase::OpponentWindow, side);
}
template <class Sink>
void chooseStageSkill(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Side side = state.decider;
    const Skill skill = skillOf(option);
    state.stage.windowPassed |= fuba::bitOf(skill);
    useSkill(state, side, skill, sink);
    push(state, Task::StageWindows, side);
    if (skill == Skill::FanaticFans) {
        awaitRoll(state, Phase::FansRoll, side);
    } else if (skill == Skill::SweeperKeeper) {
        if (state.options().sweepingGoesIn)
            state.sides[side].keeperOut = false;
        moveKeeper(state.sides[side], targetOf(state, side));
        state.stage.pressBonus = static_cast<std::int8_t>(state.stage.pressBonus + 2);
    } else {
        state.sides[side].strongArea = static_cast<std::int8_t>(targetOf(state, side));
    }
}
template <class Sink>
void rollFans(State &state, int die, Sink &sink)
{
    StageState &stage = state.stage;
    const bool holds = stage.side == state.holder;
    stage.fans = static_cast<std::int8_t>(die);
    tell(state, sink, event::Fans, stage.side, die);
    if (die == 1 && !holds)
        setValue(state, state.value + 1, stage.side, sink);
    else if (die == 2)
        ++stage.pressBonus;
    else if (die == fansActions)
        stage.most = 3;
    else if (die == 4 && holds)
        setValue(state, state.value - 1, stage.side, sink);
}

inline void act(State &state)
{
    const Side side = state.stage.side;
    switch (state.stage.action) {
    case Action::Movement:
        ask(state, Phase::MoveType, side);
        return;
    case Action::Pressing:
    case Action::Aggressive:
        push(state, Task::PressRolls, side);
        ask(state, Phase::PressWindow, side);
        return;
    case Action::GoalAttempt:
        push(state, Task::ShootNow, side);
        push(state, Task::KeeperSkill, opposite(side));
        ask(state, Phase::ShotWindow, side);
        return;
    case Action::Substitution:
        ask(state, Phase::SubstituteCount, side);
        return;
    case Action::Creative:
        ask(state, Phase::CreativeMove, side);
        return;
    case Action::Adjustment:
    case Action::None:
        return;
    }
}

template <class Sink>
void chooseGoalLine(State &state, OptionCode option, Sink &sink)
{
    if (option == doneCode)
        return;
    const Side side = state.decider;
    SideState &own = state.sides[side];
    const PieceMove move = PieceMove::ofCode(option);
    applyMove(state, side, move, sink);
    if (move.keeper)
        own.keeperFreed = true;
    else
        ++at(own.freed, move.to);
    push(state, Task::GoalLineMoves, side);
}

inline void endStage(State &state, Side side)
{
    endStrength(state);
    if (canUse(state, side, Skill::TrainedFormationChange))
        ask(state, Phase::FormationWindow, side);
}
template <class Sink>
void chooseTrainedChange(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::TrainedFormationChange, sink);
    push(state, Task::ShiftLine, state.decider, 2, 0);
}

} // namespace touchline::fuba
