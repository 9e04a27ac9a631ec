// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/prompts.h"
#include "core/games/fuba/rules/rules_shoot_out.h"

namespace touchline::fuba {

/// The legal options of the choice that is due, never none (specification, section 5).

inline void listRange(OptionList &options, int first, int last)
{
    for (int code = first; code <= last; ++code)
        options.add(code);
}

inline void listMoveTypes(const State &state, OptionList &options)
{
    const SideState &own = state.sides[state.decider];
    for (int kind = 0; kind <= static_cast<int>(MoveKind::Forward); ++kind)
        if (kind != static_cast<int>(MoveKind::Defence) || !own.noDefence)
            options.add(kind);
    if (canUse(state, state.decider, Skill::HighCondition))
        options.add(static_cast<int>(MoveKind::HighCondition));
}

inline void listRemovable(const State &state, OptionList &options)
{
    for (int area = 0; area < areaCount; ++area)
        if (at(state.sides[state.decider].pieces, area) > 0)
            options.add(area);
}

inline void listFreeMoves(const State &state, OptionList &options)
{
    options.add(doneCode);
    MoveFinder(state, state.decider, allMoves, false).each([&](const PieceMove &move) {
        options.add(move.code());
    });
}

inline void listGoalLine(const State &state, OptionList &options)
{
    options.add(doneCode);
    eachGoalLineMove(state, state.decider, [&](const PieceMove &move) { options.add(move.code()); });
}

inline void listKeeperPlaces(const State &state, OptionList &options)
{
    const Areas places = keeperPlaces(state, state.decider);
    // His penalty area first.
    for (int area = 0; area < areaCount; ++area)
        if (has(places, area))
            options.add(area);
}

inline void listKeeperSkill(const State &state, OptionList &options)
{
    options.add(passCode);
    if (canUse(state, state.decider, Skill::SkilledGoalkeeper))
        options.add(skillCode(Skill::SkilledGoalkeeper));
}

/// Before a turn, of its target and of its order.
inline void listTurnOptions(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::Target:
        return listTargets(state, options);
    case Phase::OrderWindow:
        return listOrderSkills(state, state.decider, options);
    case Phase::Fetch:
        return listFetches(state, options);
    case Phase::Remove:
        return listRemovable(state, options);
    case Phase::EventMove:
    case Phase::QuickMove:
        return listFreeMoves(state, options);
    case Phase::Spot:
    case Phase::Dive:
        return listRange(options, 0, 2);
    case Phase::CornerSide:
        options.add(area::LC);
        options.add(area::RC);
        return;
    default:
        // Yes or no, this or that.
        return listRange(options, 0, 1);
    }
}

/// In a stage.
inline void listStageOptions(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::OpponentWindow:
    case Phase::StageWindow:
        return listStageSkills(state, state.decider, options);
    case Phase::ActionChoice:
        return listActions(state, options);
    case Phase::CreativeMove:
        return listCreative(state, options);
    case Phase::MoveType:
        return listMoveTypes(state, options);
    case Phase::Move:
        return listMoves(state, options);
    case Phase::AfterMove:
        return listAfterMoves(state, options);
    case Phase::PressWindow:
        return listPressSkills(state, options);
    case Phase::FullbacksWindow:
        return listFullbacks(state, options);
    case Phase::ShotWindow:
        return listShotSkills(state, options);
    case Phase::KeeperWindow:
        return listKeeperSkill(state, options);
    case Phase::SubstituteCount:
        return listRange(options, 1, mostSubstitutes - state.sides[state.decider].substitutions);
    case Phase::SubstituteKind:
        return listSubstitutes(state, options);
    case Phase::ShiftLine:
        return listShifts(state.sides[state.decider].pending, options);
    case Phase::GoalLine:
        return listGoalLine(state, options);
    default:
        return listTurnOptions(state, options);
    }
}

/// The legal options of the choice that is due.
inline void listOptions(const State &state, OptionList &options)
{
    options.clear();
    if (isNamePick(state.phase))
        return listNames(state, options);
    switch (state.phase) {
    case Phase::FormationChoice:
        return listFormations(state, options);
    case Phase::RoleChoice:
        return listRoles(state, options);
    case Phase::SkillChoice:
        return listSkills(state, options);
    case Phase::LoseCondition:
        return listLoss(state, options);
    case Phase::GainCondition:
        return listRange(options, 0, 2);
    case Phase::SetUpPlan:
        return listRange(options, standardPlan, defensivePlan);
    case Phase::SetUpPlace:
        return listPlaces(state, state.decider, options);
    case Phase::SetUpKeeper:
        return listKeeperPlaces(state, options);
    case Phase::SetUpAdjust:
        return listAdjustments(state, options);
    case Phase::HalfTime:
        return listHalfTime(state, options);
    default:
        return listStageOptions(state, options);
    }
}

} // namespace touchline::fuba
