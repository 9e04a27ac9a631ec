// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_movement.h"

namespace touchline::fuba {

/// Pressing of both kinds, and the skills with which the ball is played on (specification 6.15, A6).

inline void listPressSkills(const State &state, OptionList &options)
{
    const Side side = state.stage.side;
    const Line zone = zoneOf(ballOf(state, side));
    options.add(passCode);
    if (zone == Line::Defence && canUse(state, side, Skill::Tackle))
        options.add(skillCode(Skill::Tackle));
    if (zone == Line::Midfield && canUse(state, side, Skill::MidfieldPressing))
        options.add(skillCode(Skill::MidfieldPressing));
}
template <class Sink>
void choosePressSkill(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, skillOf(option), sink);
    state.stage.skillDice = 1;
}

/// Whether two dice are rolled, the higher one discarded.
[[nodiscard]] inline bool pressesWithTwo(const State &state)
{
    const Side side = state.stage.side;
    return state.stage.skillDice != 0 ||
           (state.stage.action == Action::Aggressive &&
            weightAtBall(state, opposite(side)) - weightAtBall(state, side) < 2);
}
/// Added to the die of the pressing side.
[[nodiscard]] inline int pressModifier(const State &state)
{
    const StageState &stage = state.stage;
    const SideState &own = state.sides[stage.side];
    const bool keeperHelps =
        own.keeperOut && own.keeper == area::PA && zoneOf(ballOf(state, stage.side)) == Line::Defence;
    return (stage.secondary ? 1 : 0) - (stage.boosted ? 1 : 0) - stage.pressBonus - (keeperHelps ? 1 : 0);
}

template <class Sink>
void settlePress(State &state, int die, int second, Sink &sink)
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
    tell(state, sink, event::Press, side, die, pressModifier(state), before, static_cast<int>(how),
         state.value, second);
    if (how == PressResult::Foul) {
        dropAll(state);
        state.target = state.ball;
        foul(state, side, sink);
    } else if (how == PressResult::Won) {
        push(state, Task::Fullbacks, side);
    }
}
template <class Sink>
void rollPress(State &state, int die, Sink &sink)
{
    if (!pressesWithTwo(state)) {
        settlePress(state, die, 0, sink);
        return;
    }
    state.stage.firstDie = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::PressSecond, state.stage.side);
}

inline void listFullbacks(const State &state, OptionList &options)
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
template <class Sink>
void chooseFullbacks(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Side side = state.decider;
    const int from = ballOf(state, side);
    const int to = option - 1;
    useSkill(state, side, Skill::SkilledFullbacks, sink);
    const int before = state.value;
    state.value = static_cast<std::int8_t>(std::min(6, before + distance(from, to)));
    state.ball = static_cast<std::int8_t>(seenBy(side, to));
    tell(state, sink, event::BallPlayed, side, from, to, before, state.value, 0, 0);
}
template <class Sink>
void chooseCreative(State &state, OptionCode to, Sink &sink)
{
    const Side side = state.decider;
    useSkill(state, side, Skill::CreativeMidfielder, sink);
    state.ball = static_cast<std::int8_t>(seenBy(side, to));
    tell(state, sink, event::BallPlayed, side, area::CC, to, state.value, state.value, 0, 0);
}

} // namespace touchline::fuba
