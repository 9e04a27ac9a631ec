// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/legal_options.h"
#include "core/games/fuba/prompts.h"

namespace touchline::fuba {

/// The rules of a match as free functions over its state. What is to be done stands on a list, the next on
/// top (TodoList); a task that needs a roll or a choice sets the phase and is gone on with when the answer is
/// there. So no rule has to know what comes after it.

/// Before the match, and set-ups.
template <class Sink>
void performOutside(State &state, const Todo &todo, Side side, Sink &sink)
{
    switch (todo.task) {
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
    default:
        break;
    }
    // Finish: first what the next match inherits.
    if (todo.a != 0)
        return finish(state, sink);
    push(state, Task::Finish, Side::Home, 1);
    if (state.options().c1) {
        push(state, Task::Carry, Side::Away);
        push(state, Task::Carry, Side::Home);
    }
}

/// In a stage.
template <class Sink>
void performInStage(State &state, const Todo &todo, Side side, Sink &sink)
{
    switch (todo.task) {
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
    default:
        return performOutside(state, todo, side, sink);
    }
}

/// Takes the next task.
template <class Sink>
void perform(State &state, Sink &sink)
{
    const Todo todo = state.todo.pop();
    const Side side = todo.side == 0 ? Side::Home : Side::Away;
    switch (todo.task) {
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
    default:
        return performInStage(state, todo, side, sink);
    }
}

/// Goes on with a choice in a stage.
template <class Sink>
void takeStageChoice(State &state, Phase phase, OptionCode option, Sink &sink)
{
    switch (phase) {
    case Phase::OpponentWindow:
    case Phase::StageWindow:
        return chooseStageSkill(state, option, sink);
    case Phase::ActionChoice:
        return chooseAction(state, option, sink);
    case Phase::CreativeMove:
        return chooseCreative(state, option, sink);
    case Phase::Boost:
        return chooseBoost(state, option, sink);
    case Phase::MoveType:
        return chooseMoveType(state, option, sink);
    case Phase::Move:
        return chooseMove(state, option, sink);
    case Phase::AfterMove:
        return chooseAfterMoves(state, option, sink);
    case Phase::PressWindow:
        return choosePressSkill(state, option, sink);
    case Phase::FullbacksWindow:
        return chooseFullbacks(state, option, sink);
    case Phase::ShotWindow:
        return chooseShotSkill(state, option, sink);
    case Phase::KeeperWindow:
        state.stage.keeperSkill = option != passCode;
        if (state.stage.keeperSkill)
            useSkill(state, state.decider, Skill::SkilledGoalkeeper, sink);
        return;
    case Phase::SubstituteCount:
        for (int left = 0; left < option; ++left)
            push(state, Task::Substitutes, state.decider);
        return;
    case Phase::SubstituteKind:
        return chooseSubstitute(state, option, sink);
    case Phase::ShiftLine:
        return chooseShift(state, option, sink);
    case Phase::WideWindow:
        return chooseWide(state, option, sink);
    case Phase::GoalLine:
        return chooseGoalLine(state, option, sink);
    case Phase::FormationWindow:
        return chooseTrainedChange(state, option, sink);
    default:
        break;
    }
    Q_UNREACHABLE();
}

/// Goes on with a choice of a turn outside of its stages.
template <class Sink>
void takeTurnChoice(State &state, Phase phase, OptionCode option, Sink &sink)
{
    switch (phase) {
    case Phase::Timekeeper:
        return chooseTimekeeper(state, option, sink);
    case Phase::BeforeTarget:
        return chooseBeforeTarget(state, option, sink);
    case Phase::Target:
        return chooseTarget(state, option, sink);
    case Phase::AfterTarget:
        return chooseTrap(state, option, sink);
    case Phase::ActorYellow:
        return chooseActor(state, option, Phase::YellowRoll, sink);
    case Phase::ActorRed:
        return chooseActor(state, option, Phase::RedRoll, sink);
    case Phase::ActorDropYellow: {
        const auto [kept, dropped] = keptAndDropped(state, option);
        return settleYellow(state, kept, dropped, sink);
    }
    case Phase::ActorDropRed: {
        const auto [kept, dropped] = keptAndDropped(state, option);
        return settleRed(state, kept, dropped, sink);
    }
    case Phase::Remove:
        return chooseRemoved(state, option, sink);
    case Phase::InjurySubstitute:
        return chooseInjurySubstitute(state, option, sink);
    case Phase::EventMove:
        return chooseFreeMove(state, option, sink);
    case Phase::Fetch:
        return chooseFetch(state, option, sink);
    case Phase::OrderWindow:
        return chooseOrder(state, option, sink);
    case Phase::QuickMove:
        return chooseQuickMove(state, option, sink);
    case Phase::KickShot:
        return chooseKickShot(state, option, sink);
    case Phase::Dive:
        return chooseDive(state, option);
    case Phase::Spot:
        return chooseSpot(state, option);
    case Phase::CornerSide:
        return awardCorner(state, state.decider, option, sink);
    case Phase::GoalKick:
        return chooseGoalKick(state, option, sink);
    default:
        return takeStageChoice(state, phase, option, sink);
    }
}

/// Goes on with the name that was asked for.
template <class Sink>
void takeName(State &state, Phase phase, OptionCode option, Sink &sink)
{
    const Side side = state.decider;
    const NamePick pick = state.pick;
    state.pick = {};
    const int name = option == byTheRules ? pick.byRule : option - nameCode(0);
    switch (phase) {
    case Phase::ScorerPick:
        return scoreGoal(state, static_cast<GoalHow>(pick.a), name, sink);
    case Phase::AssistPick:
        tellAssist(state, side, name, sink);
        return afterGoal(state, sink);
    case Phase::BookedPick:
        return bookNamed(state, side, name, sink);
    case Phase::SentOffPick:
        return sendOffNamed(state, side, name, pick.a != 0, sink);
    case Phase::InjuredPick:
        return injureNamed(state, side, name, pick.a, sink);
    case Phase::OffPick:
        return replaceNamed(state, side, name, pick.a, sink);
    case Phase::OnPick:
        return bringOn(state, side, name, pick.a, static_cast<Line>(pick.b), sink);
    case Phase::PenaltyPick:
        return takePenaltyKick(state, side, name, pick.a, sink);
    case Phase::KickerPick:
        return takeShootOutKick(state, side, name, pick.a, sink);
    default:
        break;
    }
    Q_UNREACHABLE();
}

/// Goes on with the choice that was due; `option` is one of the legal ones.
template <class Sink>
void takeChoice(State &state, OptionCode option, Sink &sink)
{
    const Phase phase = state.phase;
    state.phase = Phase::Running;
    if (isNamePick(phase))
        return takeName(state, phase, option, sink);
    switch (phase) {
    case Phase::FormationChoice:
        return chooseFormation(state, option, sink);
    case Phase::RoleChoice:
        return chooseRole(state, option, sink);
    case Phase::SkillChoice:
        return chooseSkill(state, option);
    case Phase::LoseCondition:
        return loseCondition(state, state.decider, static_cast<Line>(option), 1, static_cast<Why>(state.why),
                             sink);
    case Phase::GainCondition:
        return chooseGain(state, option, sink);
    case Phase::KickSide:
        return chooseKickSide(state, option);
    case Phase::SetUpPlan:
        return chooseSetUpPlan(state, option);
    case Phase::SetUpPlace:
        return choosePlace(state, option);
    case Phase::SetUpKeeper:
        return chooseKeeperPlace(state, option);
    case Phase::SetUpAdjust:
        return chooseAdjustment(state, option, state.placing.made);
    case Phase::HalfTime:
        return chooseHalfTime(state, option, sink);
    default:
        return takeTurnChoice(state, phase, option, sink);
    }
}

/// Rolls of the stages and after them.
template <class Sink>
void takeLaterRoll(State &state, Phase phase, int die, Sink &sink)
{
    switch (phase) {
    case Phase::ShotRoll:
        return rollShot(state, die, sink);
    case Phase::ShotSecond:
        return takeShot(state, state.stage.firstDie, die, sink);
    case Phase::DifficultRoll:
        return rollDifficult(state, die, sink);
    case Phase::ReboundHolder:
        state.rollSum = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::ReboundOther, opposite(state.holder));
    case Phase::ReboundOther:
        return rollRebound(state, die, sink);
    case Phase::FreshFirst:
        state.rollSum = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::FreshSecond, state.rollSide);
    case Phase::FreshSecond:
        return rollFresh(state, die, sink);
    case Phase::SpotKick:
        return rollSpotKick(state, die, sink);
    case Phase::ShootOutHome:
        state.tossHome = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::ShootOutAway, Side::Away);
    case Phase::ShootOutAway:
        return rollShootOut(state, die, sink);
    case Phase::CarryFirst:
        state.cardRoll = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::CarrySecond, state.rollSide);
    case Phase::CarrySecond:
        return rollCarry(state, die, sink);
    case Phase::CarryInjury:
        return rollCarryInjury(state, die, sink);
    default:
        break;
    }
    Q_UNREACHABLE();
}

/// Goes on with the roll that was due.
template <class Sink>
void takeRoll(State &state, int die, Sink &sink)
{
    const Phase phase = state.phase;
    state.phase = Phase::Running;
    state.nameKey = (state.nameKey ^ static_cast<std::uint64_t>(die)) * 0x9e3779b97f4a7c15ULL;
    switch (phase) {
    case Phase::TossHome:
        state.tossHome = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::TossAway, Side::Away);
    case Phase::TossAway:
        return rollToss(state, die, sink);
    case Phase::ControlHolder:
        state.holderDie = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::ControlOther, opposite(state.holder));
    case Phase::ControlOther:
        return rollControl(state, die, sink);
    case Phase::Tired:
        return rollTired(state, die, sink);
    case Phase::EventHolder:
        state.eventHolderDie = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::EventOther, opposite(state.holder));
    case Phase::EventOther:
        return rollEvent(state, die, sink);
    case Phase::YellowRoll:
        return rollYellow(state, die, sink);
    case Phase::YellowSecond:
        return rollYellowSecond(state, die, sink);
    case Phase::RedRoll:
        return rollRed(state, die, sink);
    case Phase::RedSecond:
        return rollRedSecond(state, die, sink);
    case Phase::InjuryRoll:
        return rollInjury(state, die, sink);
    case Phase::FansRoll:
        return rollFans(state, die, sink);
    case Phase::ConditionRoll:
        return rollHighCondition(state, die, sink);
    case Phase::PressRoll:
        return rollPress(state, die, sink);
    case Phase::PressSecond:
        return settlePress(state, state.stage.firstDie, die, sink);
    default:
        return takeLaterRoll(state, phase, die, sink);
    }
}

/// Does what is to be done until a roll or a choice with more than one option is due, or the match is over.
/// `due` gets the options of that choice; without one it is empty.
template <class Sink>
void settle(State &state, Sink &sink, OptionList &due)
{
    for (;;) {
        while (state.phase == Phase::Running)
            perform(state, sink);
        if (awaits(state) != Awaits::Choice) {
            due.clear();
            return;
        }
        listOptions(state, due);
        Q_ASSERT(!due.empty());
        if (due.size() > 1)
            return;
        takeChoice(state, due[0], sink);
    }
}
template <class Sink>
void settle(State &state, Sink &sink)
{
    OptionList due;
    settle(state, sink, due);
}

/// The state before the first choice. `tables` outlives the state.
template <class Sink>
[[nodiscard]] State startMatch(const MatchTables &tables, Sink &&sink)
{
    State state;
    state.tables = &tables;
    state.nameKey = tables.nameKey;
    state.turn = 1;
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        const TeamSheet &team = tables.teams[side];
        own.onPitch = team.starters;
        own.bench = team.bench;
        own.line = team.startLine;
    }
    announce(state, sink, EventKind::MatchStart);
    push(state, Task::Reveal);
    if (tables.options.skills)
        for (const Side side : {Side::Away, Side::Home})
            push(state, Task::SkillChoices, side);
    if (tables.options.roles)
        for (const Side side : {Side::Away, Side::Home})
            push(state, Task::Roles, side);
    for (const Side side : {Side::Away, Side::Home})
        push(state, Task::Formation, side);
    settle(state, sink);
    return state;
}

/// Takes one step: the roll or the choice that is due, from `source`, which has roll(Die) and
/// choose(const State &, const OptionList &). `due` is what the step before left, or empty.
template <class Source, class Sink>
void advance(State &state, Source &&source, Sink &&sink, OptionList &due)
{
    if (state.phase < firstChoicePhase) {
        takeRoll(state, source.roll(d6), sink);
    } else {
        if (due.empty())
            listOptions(state, due);
        takeChoice(state, source.choose(state, due), sink);
    }
    settle(state, sink, due);
}

/// Takes the roll that is due; `value` is one the die can show. `due` gets the options of the next choice.
template <class Sink>
void applyRoll(State &state, int value, Sink &&sink, OptionList &due)
{
    takeRoll(state, value, sink);
    settle(state, sink, due);
}
template <class Sink>
void applyRoll(State &state, int value, Sink &&sink)
{
    OptionList due;
    applyRoll(state, value, sink, due);
}
/// Takes the choice that is due; `option` is one of the legal ones. `due` gets the options of the next
/// choice.
template <class Sink>
void applyChoice(State &state, OptionCode option, Sink &&sink, OptionList &due)
{
    takeChoice(state, option, sink);
    settle(state, sink, due);
}
template <class Sink>
void applyChoice(State &state, OptionCode option, Sink &&sink)
{
    OptionList due;
    applyChoice(state, option, sink, due);
}

} // namespace touchline::fuba
