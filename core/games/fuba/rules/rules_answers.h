// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/legal_options.h"

namespace touchline::fuba {

/// Which rule goes on with a roll or a choice, by the decision point that asked for it.

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

/// Goes on with a choice of `phase`.
template <class Sink>
void answer(State &state, Phase phase, OptionCode option, Sink &sink)
{
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

/// Goes on with the choice that is due; `option` is one of the legal ones.
template <class Sink>
void takeChoice(State &state, OptionCode option, Sink &sink)
{
    answerChoice(state, option, sink, answer<Sink>);
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

} // namespace touchline::fuba
