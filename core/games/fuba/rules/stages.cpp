// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions a stage has, and the choice of one (specification 6.12).
// An action stage: the skills at its start, its actions one by one, the moves off the goal line
// (specification 6.12, 6.14).
#include "core/games/fuba/rules/situations.h"

namespace touchline::fuba {

namespace {

constexpr int fansActions = 3;

bool mayCreate(const State &state, Side side)
{
    if (side != state.holder || state.ball != area::CC || !canUse(state, side, Skill::CreativeMidfielder) ||
        state.noPress)
        return false;
    OptionList options;
    listCreative(state, options);
    return !options.empty();
}

bool mayAct(const State &state, Side side, Action action)
{
    if ((state.stage.done & kindBit(action)) != 0)
        return false;
    switch (action) {
    case Action::Movement:
    case Action::Adjustment:
        return true;
    case Action::Pressing:
        return mayPress(state, side, false);
    case Action::Aggressive:
        return mayPress(state, side, true);
    case Action::GoalAttempt:
        return mayShoot(state, side);
    case Action::Substitution:
        return state.options().substitutions && state.sides[side].substitutions < 3;
    case Action::Creative:
        return mayCreate(state, side);
    case Action::None:
        break;
    }
    return state.stage.count >= 2;
}

bool maySweep(const State &state, Side side)
{
    const SideState &own = state.sides[side];
    const int target = targetOf(state, side);
    const bool near = own.keeper == target || (!own.keeperMoved && has(besides(target), own.keeper));
    return side != state.holder && zoneOf(target) == Line::Defence &&
           state.sides[state.holder].startCount == 0 && near && canUse(state, side, Skill::SweeperKeeper);
}

} // namespace

/// Where Creative midfielder may play the ball: beside the centre, to a piece that is not offside (R69).
void listCreative(const State &state, OptionList &options)
{
    const Side side = state.holder;
    for (int to = 0; to < areaCount; ++to)
        if (has(besides(area::CC), to) && countIn(state.sides[side], to) > 0 &&
            !isOffsideNow(state, side, to))
            options.add(to);
}

void listActions(const State &state, OptionList &options)
{
    if (state.stage.mustShoot && state.stage.count == 0 && mayShoot(state, state.stage.side)) {
        options.add(static_cast<int>(Action::GoalAttempt));
        return;
    }
    for (int action = 0; action <= static_cast<int>(Action::None); ++action)
        if (mayAct(state, state.stage.side, static_cast<Action>(action)))
            options.add(action);
}

void chooseAction(State &state, OptionCode option, const Teller &teller)
{
    StageState &stage = state.stage;
    const Side side = stage.side;
    stage.action = static_cast<Action>(option);
    if (stage.action == Action::None) {
        stage.count = stage.most;
        return;
    }
    stage.secondary = stage.count > 0;
    ++stage.count;
    stage.done = static_cast<std::uint8_t>(stage.done | kindBit(stage.action));
    stage.boosted = false;
    stage.dribbled = false;
    stage.typedMoves = 0;
    stage.extraMoves = 0;
    stage.skillDice = 0;
    stage.shotBonus = 0;
    stage.keeperSkill = false;
    teller.side(state, event::Action, side, option, stage.secondary ? 1 : 0);
    push(state, Task::Actions);
    if (stage.action == Action::Aggressive)
        loseCondition(state, side, zoneOf(ballOf(state, side)), 1, Why::Aggressive, teller);
    push(state, Task::Act, side);
    const bool boostable = stage.action == Action::Movement || stage.action == Action::Adjustment ||
                           stage.action == Action::Pressing || stage.action == Action::Aggressive;
    if (boostable && canBoost(state, side))
        ask(state, Phase::Boost, side);
}

void chooseBoost(State &state, OptionCode option, const Teller &teller)
{
    if (option != useCode)
        return;
    state.stage.boosted = true;
    loseCondition(state, state.decider, zoneOfTarget(state, state.decider), 1, Why::Boost, teller);
}

void beginStage(State &state, Side side, int number, bool mustShoot)
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

/// Skills at the start of a stage: of the opponent, then of the side that acts.
void listStageSkills(const State &state, OptionList &options)
{
    const Side side = state.decider;
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

void stageWindows(State &state, Side side)
{
    ask(state, side == state.stage.side ? Phase::StageWindow : Phase::OpponentWindow, side);
}

void chooseStageSkill(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    const Side side = state.decider;
    const Skill skill = skillOf(option);
    state.stage.windowPassed |= fuba::bitOf(skill);
    useSkill(state, side, skill, teller);
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

void rollFans(State &state, int die, const Teller &teller)
{
    StageState &stage = state.stage;
    const bool holds = stage.side == state.holder;
    stage.fans = static_cast<std::int8_t>(die);
    teller.side(state, event::Fans, stage.side, die);
    if (die == 1 && !holds)
        setValue(state, state.value + 1, stage.side, teller);
    else if (die == 2)
        ++stage.pressBonus;
    else if (die == fansActions)
        stage.most = 3;
    else if (die == 4 && holds)
        setValue(state, state.value - 1, stage.side, teller);
}

void act(State &state, const Teller &teller)
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
        return adjust(state, teller);
    case Action::None:
        return;
    }
}

void chooseGoalLine(State &state, OptionCode option, const Teller &teller)
{
    if (option == doneCode)
        return;
    const Side side = state.decider;
    SideState &own = state.sides[side];
    const PieceMove move = PieceMove::ofCode(option);
    applyMove(state, side, move, teller);
    if (move.keeper)
        own.keeperFreed = true;
    else
        ++at(own.freed, move.to);
    push(state, Task::GoalLineMoves, side);
}

void endStage(State &state, Side side)
{
    endStrength(state);
    if (canUse(state, side, Skill::TrainedFormationChange))
        ask(state, Phase::FormationWindow, side);
}

void chooseTrainedChange(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::TrainedFormationChange, teller);
    push(state, Task::ShiftLine, state.decider, 2, 0);
}

} // namespace touchline::fuba
