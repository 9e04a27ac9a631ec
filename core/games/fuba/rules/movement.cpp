// SPDX-License-Identifier: GPL-3.0-or-later
// Movement and adjustment (specification 6.13, 6.15), and the skills after them.
// Pressing of both kinds, and the skills with which the ball is played on (specification 6.15, A6).
#include "core/games/fuba/rules/situations.h"

#include <algorithm>

namespace touchline::fuba {

namespace {

constexpr int fansMoves = 5;

bool mayPassShort(const State &state, Side side)
{
    const int target = targetOf(state, side);
    return side == state.holder && state.stage.type == MoveKind::Midfield &&
           zoneOf(target) == Line::Midfield && canUse(state, side, Skill::ShortPasses) &&
           weightSeen(state, opposite(side), side, target) <= weightSeen(state, side, side, target);
}

bool mayDouble(const State &state, Side side)
{
    const int target = targetOf(state, side);
    return side != state.holder && zoneOf(target) == Line::Defence && canUse(state, side, Skill::Doubling) &&
           weightSeen(state, side, side, target) > weightSeen(state, opposite(side), side, target);
}

void beginMoves(State &state, MoveKind kind, int typed)
{
    StageState &stage = state.stage;
    stage.type = kind;
    stage.typedMoves = static_cast<std::int8_t>(typed);
    stage.extraMoves = static_cast<std::int8_t>((stage.boosted ? 1 : 0) + (stage.fans == fansMoves ? 2 : 0));
    push(state, Task::AfterMoves, stage.side);
    push(state, Task::MoveOn, stage.side);
}

/// Added to the die of the pressing side.
int pressModifier(const State &state)
{
    const StageState &stage = state.stage;
    const SideState &own = state.sides[stage.side];
    const bool keeperHelps =
        own.keeperOut && own.keeper == area::PA && zoneOf(ballOf(state, stage.side)) == Line::Defence;
    return (stage.secondary ? 1 : 0) - (stage.boosted ? 1 : 0) - stage.pressBonus - (keeperHelps ? 1 : 0);
}

} // namespace

void chooseMoveType(State &state, OptionCode option, const Teller &teller)
{
    const auto kind = static_cast<MoveKind>(option);
    const Side side = state.decider;
    if (kind == MoveKind::HighCondition) {
        useSkill(state, side, Skill::HighCondition, teller);
        awaitRoll(state, Phase::ConditionRoll, side);
        return;
    }
    beginMoves(state, kind,
               movesAfterDeductions(state, side, tiredMen(state, side, static_cast<Line>(option))));
}

void rollHighCondition(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    const int men = std::max(die, tiredMen(state, side, zoneOfTarget(state, side)));
    const int moves = movesAfterDeductions(state, side, men);
    teller.side(state, event::HighCondition, side, die, moves);
    beginMoves(state, MoveKind::HighCondition, moves);
}

void moveOn(State &state)
{
    if (kindsLeft(state) != 0 || mayToggleKeeper(state, state.stage.side))
        ask(state, Phase::Move, state.stage.side);
}

void listMoves(const State &state, OptionList &options)
{
    const Side side = state.stage.side;
    options.add(doneCode);
    if (const int kinds = kindsLeft(state); kinds != 0)
        MoveFinder(state, side, kinds, true).each([&](const PieceMove &move) { options.add(move.code()); });
    if (mayToggleKeeper(state, side))
        options.add(toggleCode);
}

void chooseMove(State &state, OptionCode option, const Teller &teller)
{
    StageState &stage = state.stage;
    const Side side = stage.side;
    if (option == doneCode)
        return;
    push(state, Task::MoveOn, side);
    if (option == toggleCode) {
        state.sides[side].keeperOut = !state.sides[side].keeperOut;
        state.sides[side].keeperMoved = true;
        teller.side(state, event::Move, side, area::PA, area::PA, 1, 0);
        return;
    }
    const PieceMove move = PieceMove::ofCode(option);
    if (stage.typedMoves > 0 && (fuba::bitOf(stage.type) & fuba::bitOf(kindOf(move))) != 0)
        --stage.typedMoves;
    else
        --stage.extraMoves;
    if (move.ball) {
        if (dribbleTo(state, side, move.to) == Dribble::BySkill)
            useSkill(state, side, Skill::Dribbling, teller);
        stage.dribbled = true;
    }
    applyMove(state, side, move, teller);
}

void setValue(State &state, int value, Side whose, const Teller &teller)
{
    state.value = static_cast<std::int8_t>(std::clamp(value, 1, 6));
    teller.side(state, event::NewValue, whose, state.value, 0);
}

void listAfterMoves(const State &state, OptionList &options)
{
    options.add(passCode);
    if (mayPassShort(state, state.stage.side))
        options.add(skillCode(Skill::ShortPasses));
    if (mayDouble(state, state.stage.side))
        options.add(skillCode(Skill::Doubling));
}

void chooseAfterMoves(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    const Skill skill = skillOf(option);
    useSkill(state, state.decider, skill, teller);
    setValue(state, state.value + (skill == Skill::ShortPasses ? -1 : 2), state.decider, teller);
}

// Adjustment (6.15) ---------------------------------------------------------------------------------------

void adjust(State &state, const Teller &teller)
{
    const StageState &stage = state.stage;
    const Side side = stage.side;
    const int own = weightAtBall(state, side) - (stage.secondary ? 1 : 0) + (stage.boosted ? 1 : 0);
    const int other = weightAtBall(state, opposite(side));
    const int lead = side == state.holder ? own - other : other - own;
    const int before = state.value;
    state.value = static_cast<std::int8_t>(std::clamp(before - std::clamp(lead, -2, 2), 1, 6));
    teller.side(state, event::Adjust, side, weightAtBall(state, side), other, before, state.value,
                stage.secondary ? 1 : 0, stage.boosted ? 1 : 0);
}

void listPressSkills(const State &state, OptionList &options)
{
    const Side side = state.stage.side;
    const Line zone = zoneOf(ballOf(state, side));
    options.add(passCode);
    if (zone == Line::Defence && canUse(state, side, Skill::Tackle))
        options.add(skillCode(Skill::Tackle));
    if (zone == Line::Midfield && canUse(state, side, Skill::MidfieldPressing))
        options.add(skillCode(Skill::MidfieldPressing));
}

void choosePressSkill(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, skillOf(option), teller);
    state.stage.skillDice = 1;
}

void settlePress(State &state, int die, int second, const Teller &teller)
{
    const StageState &stage = state.stage;
    const Side side = stage.side;
    const bool aggressive = stage.action == Action::Aggressive;
    const int kept = second == 0 ? die : std::min(die, second);
    const int result = kept + pressModifier(state);
    const int before = state.value;
    const bool wild = aggressive && stage.skillDice != 0 && die == second;
    PressResult how = PressResult::Nothing;
    if (wild || (result > before && aggressive)) {
        how = PressResult::Foul;
    } else if (result < before) {
        how = PressResult::Won;
        state.holder = side;
        state.value = static_cast<std::int8_t>(kept);
    } else if (result > before) {
        how = PressResult::Failed;
        state.value = static_cast<std::int8_t>(std::max(1, before - 2));
    }
    teller.side(state, event::Press, side, die, pressModifier(state), before, static_cast<int>(how),
                state.value, second);
    if (how == PressResult::Foul) {
        dropAll(state);
        state.target = state.ball;
        foul(state, side, teller);
    } else if (how == PressResult::Won) {
        push(state, Task::Fullbacks, side);
    }
}

void rollPress(State &state, int die, const Teller &teller)
{
    if (!pressesWithTwo(state)) {
        settlePress(state, die, 0, teller);
        return;
    }
    state.stage.firstDie = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::PressSecond, state.stage.side);
}

void listFullbacks(const State &state, OptionList &options)
{
    const Side side = state.holder;
    const int ball = ballOf(state, side);
    options.add(passCode);
    if (zoneOf(ball) != Line::Defence || !canUse(state, side, Skill::SkilledFullbacks))
        return;
    for (int to = 0; to < areaCount; ++to)
        if (to != ball && distance(ball, to) <= 2 && countIn(state.sides[side], to) > 0 &&
            !isOffsideNow(state, side, to))
            options.add(1 + to);
}

void chooseFullbacks(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    const Side side = state.decider;
    const int from = ballOf(state, side);
    const int to = option - 1;
    useSkill(state, side, Skill::SkilledFullbacks, teller);
    const int before = state.value;
    state.value = static_cast<std::int8_t>(std::min(6, before + distance(from, to)));
    state.ball = static_cast<std::int8_t>(seenBy(side, to));
    teller.side(state, event::BallPlayed, side, from, to, before, state.value, 0, 0);
}

void chooseCreative(State &state, OptionCode to, const Teller &teller)
{
    const Side side = state.decider;
    useSkill(state, side, Skill::CreativeMidfielder, teller);
    state.ball = static_cast<std::int8_t>(seenBy(side, to));
    teller.side(state, event::BallPlayed, side, area::CC, to, state.value, state.value, 0, 0);
}

} // namespace touchline::fuba
