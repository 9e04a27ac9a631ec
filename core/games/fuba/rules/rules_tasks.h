// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/legal_options.h"

namespace touchline::fuba {

/// The end: first what the next match inherits.
template <class Sink>
void endOrCarry(State &state, bool carried, Sink &sink)
{
    if (carried)
        return finish(state, sink);
    push(state, Task::Finish, Side::Home, 1);
    if (state.options().c1) {
        push(state, Task::Carry, Side::Away);
        push(state, Task::Carry, Side::Home);
    }
}

/// Takes the next task of the list (TodoList). No default: a task without a rule does not compile.
template <class Sink>
void perform(State &state, Sink &sink)
{
    const Todo todo = state.todo.pop();
    const Side side = todo.side == 0 ? Side::Home : Side::Away;
    switch (todo.task) {
    // Before the match, and set-ups.
    case Task::Formation:
        return ask(state, Phase::FormationChoice, side);
    case Task::Roles:
        return ask(state, Phase::RoleChoice, side);
    case Task::SkillChoices:
        return askSkill(state, side);
    case Task::Reveal:
        return reveal(state, sink);
    case Task::Lose:
        return lose(state, side, todo.a, todo.b, sink);
    case Task::Gain:
        return gain(state, side, todo.a, todo.b);
    case Task::Toss:
        return beginToss(state, todo.a);
    case Task::BeginHalf:
        return beginHalf(state, static_cast<Period>(todo.a), sink);
    case Task::SetUp:
        return beginSetUp(state, static_cast<SetUpKind>(todo.a), sink);
    case Task::SetUpSide:
        return beginSide(state, side);
    case Task::PlaceOn:
        return placeOn(state, side);
    case Task::Adjust:
        state.placing.made = todo.a;
        return ask(state, Phase::SetUpAdjust, side);
    case Task::SetUpDone:
        return finishSetUp(state);
    case Task::EndHalf:
        return endHalf(state, sink);
    case Task::HalfTimeChange:
        return ask(state, Phase::HalfTime, side);
    case Task::Decide:
        return decide(state, sink);
    case Task::Kick:
        return beginKick(state, side);
    case Task::Carry:
        return carry(state, side, sink);
    case Task::CarryInjury:
        return carryInjury(state, side, sink);
    // In a turn.
    case Task::BeginTurn:
        return beginTurn(state, sink);
    case Task::FirstWindow:
        return firstWindow(state);
    case Task::ChooseTarget:
        return ask(state, Phase::Target, state.holder);
    case Task::Play:
        return play(state, sink);
    case Task::TirednessTest:
        state.rollSum = todo.a;
        state.rollCount = todo.b;
        return awaitRoll(state, Phase::Tired, side);
    case Task::Check:
        return check(state, sink);
    case Task::Yellow:
        return beginYellow(state, side);
    case Task::Book:
        return bookSomebody(state, side, sink);
    case Task::Red:
        return beginRed(state, side, todo.a);
    case Task::RemovePiece:
        return askRemoved(state, side, todo.a != 0);
    case Task::Injure:
        return injure(state, side, sink);
    case Task::FreeMove:
        return ask(state, Phase::EventMove, side);
    case Task::GiveFreeKick:
        return giveFreeKick(state, sink);
    case Task::QuickMoves:
        return beginQuickMoves(state, side, todo.a, todo.b != 0);
    case Task::QuickOn:
        return quickOn(state, side, todo.b != 0);
    case Task::ShotOrPlay:
        return shotOrPlay(state, sink);
    case Task::FetchBall:
        if (needsFetch(state))
            ask(state, Phase::Fetch, state.holder);
        return;
    case Task::NewValue:
        return newValue(state, sink);
    case Task::OrderWindow:
        return ask(state, Phase::OrderWindow, side);
    case Task::Stages:
        return beginStages(state, sink);
    case Task::Stage:
        return beginStage(state, side, todo.a, todo.b != 0);
    case Task::CornerFor:
        return cornerFor(state, side, todo.a, sink);
    case Task::TakePenalty:
        return takePenalty(state);
    case Task::EndTurn:
        return endTurn(state, sink);
    // In a stage.
    case Task::StageWindows:
        return stageWindows(state, side);
    case Task::Actions:
        if (state.stage.count < state.stage.most)
            ask(state, Phase::ActionChoice, state.stage.side);
        return;
    case Task::EndStage:
        return endStage(state, side);
    case Task::GoalLineMoves:
        return ask(state, Phase::GoalLine, side);
    case Task::ShiftLine:
        state.points = todo.a;
        state.why = todo.b;
        return ask(state, Phase::ShiftLine, side);
    case Task::Act:
        if (state.stage.action == Action::Adjustment)
            return adjust(state, sink);
        return act(state);
    case Task::MoveOn:
        return moveOn(state);
    case Task::AfterMoves:
        return ask(state, Phase::AfterMove, side);
    case Task::PressRolls:
        return awaitRoll(state, Phase::PressRoll, side);
    case Task::Fullbacks:
        return ask(state, Phase::FullbacksWindow, side);
    case Task::KeeperSkill:
        return ask(state, Phase::KeeperWindow, side);
    case Task::ShootNow:
        return awaitRoll(state, Phase::ShotRoll, side);
    case Task::Substitutes:
        return ask(state, Phase::SubstituteKind, side);
    case Task::Fresh:
        return beginFresh(state, side);
    case Task::Replace:
        return replaceSomebody(state, side, static_cast<Line>(todo.a), todo.b, sink);
    case Task::Strengthen:
        return gainCondition(state, side, static_cast<Line>(todo.a), 1, Why::Strengthened, sink);
    case Task::Finish:
        return endOrCarry(state, todo.a != 0, sink);
    }
}

} // namespace touchline::fuba
