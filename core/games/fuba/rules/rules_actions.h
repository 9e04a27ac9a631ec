// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_ball.h"

namespace touchline::fuba {

/// Which actions a stage has, and the choice of one (specification 6.12).

/// Kinds of actions, one of which a stage has once; both ways of pressing are one.
[[nodiscard]] constexpr int kindBit(Action action)
{
    return 1 << static_cast<int>(action == Action::Aggressive ? Action::Pressing : action);
}

[[nodiscard]] inline bool mayPress(const State &state, Side side, bool aggressive)
{
    if (side == state.holder || state.noPress)
        return false;
    const int own = weightAtBall(state, side);
    if (!aggressive)
        return own >= weightAtBall(state, opposite(side));
    const Line ballZone = zoneOf(ballOf(state, side));
    return state.options().aggressivePressing && own > 0 && conditionOf(state.sides[side], ballZone) > 0;
}

/// Where Creative midfielder may play the ball: beside the centre, to a piece that is not offside (R69).
inline void listCreative(const State &state, OptionList &options)
{
    const Side side = state.holder;
    for (int to = 0; to < areaCount; ++to)
        if (has(besides(area::CC), to) && countIn(state.sides[side], to) > 0 &&
            !isOffsideNow(state, side, to))
            options.add(to);
}
[[nodiscard]] inline bool mayCreate(const State &state, Side side)
{
    if (side != state.holder || state.ball != area::CC || !canUse(state, side, Skill::CreativeMidfielder) ||
        state.noPress)
        return false;
    OptionList options;
    listCreative(state, options);
    return !options.empty();
}

[[nodiscard]] inline bool mayAct(const State &state, Side side, Action action)
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

inline void listActions(const State &state, OptionList &options)
{
    if (state.stage.mustShoot && state.stage.count == 0 && mayShoot(state, state.stage.side)) {
        options.add(static_cast<int>(Action::GoalAttempt));
        return;
    }
    for (int action = 0; action <= static_cast<int>(Action::None); ++action)
        if (mayAct(state, state.stage.side, static_cast<Action>(action)))
            options.add(action);
}

template <class Sink>
void chooseAction(State &state, OptionCode option, Sink &sink)
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
    tell(state, sink, event::Action, side, option, stage.secondary ? 1 : 0);
    push(state, Task::Actions);
    if (stage.action == Action::Aggressive)
        loseCondition(state, side, zoneOf(ballOf(state, side)), 1, Why::Aggressive, sink);
    push(state, Task::Act, side);
    const bool boostable = stage.action == Action::Movement || stage.action == Action::Adjustment ||
                           stage.action == Action::Pressing || stage.action == Action::Aggressive;
    if (boostable && canBoost(state, side))
        ask(state, Phase::Boost, side);
}
template <class Sink>
void chooseBoost(State &state, OptionCode option, Sink &sink)
{
    if (option != useCode)
        return;
    state.stage.boosted = true;
    loseCondition(state, state.decider, zoneOfTarget(state, state.decider), 1, Why::Boost, sink);
}

} // namespace touchline::fuba
