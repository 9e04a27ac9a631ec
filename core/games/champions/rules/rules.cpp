// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/champions/rules/rules.h"

#include "core/games/champions/rules/steps.h"
#include "core/match/state/phase_table.h"

#include <algorithm>

namespace touchline::champions {

namespace {

using Row = PhaseRow<State, Teller>;
using TaskOf = TaskRow<State, Teller, Todo>;

void askFormation(State &state, Side side)
{
    if ((state.tables->teams[side].available & menOf(Line::Goal)) != 0 || state.sides[side].makeshift)
        return ask(state, Phase::FormationChoice, side);
    push(state, Task::Formation, side);
    push(state, Task::NewKeeper, side);
}

void pickLine(State &state, Side side, int line)
{
    pickNext(state, side, static_cast<Line>(line));
}

void throwKickOff(State &state)
{
    awaitRoll(state, Phase::KickOffAway, Side::Away);
}

void throwCatch(State &state, Side side)
{
    state.catchPending = false;
    awaitRoll(state, Phase::CatchRoll, side);
}

void checkWhistle(State &state, const Teller &teller)
{
    static_cast<void>(whistleEnds(state, teller));
}

void settleForced(State &state, int step, const Teller &teller)
{
    if (step == 1)
        sufferFoul(state, teller);
    else
        showCard(state, teller);
}

void askNewKeeper(State &state, Side side, int makesRoom)
{
    state.makesRoom = makesRoom != 0;
    ask(state, Phase::NewKeeper, side);
}

void stepAllIn(State &state, const Teller &teller)
{
    stepInsOf(state, true, true, teller);
}

void askCornerWall(State &state)
{
    ask(state, Phase::Wall, opposite(state.restart.side));
}

void listPickUp(const State &state, OptionList &options)
{
    if (state.play.left > 0 && playExists(state, state.play))
        options.add(feetCode);
    options.add(handsCode);
}

void listShootOutSpots(const State &state, OptionList &options)
{
    listCells(state.tables->ends[opposite(state.decider)].penaltySpots, options);
}

constexpr std::array phases{
    Row{Phase::Running},
    Row::roll<rollKickOff>(Phase::KickOffAway, "R-KO", "kick-off, away", d6),
    Row::roll<rollKickOff>(Phase::KickOffHome, "R-KO", "kick-off, home", d6),
    Row::roll<rollTurn>(Phase::TurnRoll, "R-TURN", "turn", d6),
    Row::roll<rollInterception>(Phase::InterceptRoll, "R-INT", "interception", d3),
    Row::roll<rollSave>(Phase::SaveRoll, "R-SAVE", "save", d4),
    Row::roll<rollCatch>(Phase::CatchRoll, "R-CATCH", "goalie with the ball", d6),
    Row::roll<rollRestart>(Phase::RestartRoll, "R-RESTART", "re-start", d6),
    Row::roll<rollRestart>(Phase::ThrowRoll, "R-RESTART", "throw-in", d4),
    Row::roll<rollShootOut>(Phase::ShootOutRoll, "R-SHOOT", "shoot-out kick", d6),
    Row::roll<rollLots>(Phase::LotsAway, "R-LOTS", "lots, away", d6),
    Row::roll<rollLots>(Phase::LotsHome, "R-LOTS", "lots, home", d6),
    Row::choice<listFormations, chooseFormation>(Phase::FormationChoice, "D-FORM", "formation"),
    Row::choice<listPicks, choosePick>(Phase::Pick, "D-PICK", "line-up"),
    Row::choice<listStartCells, choosePlace>(Phase::Place, "D-PLACE", "where he starts"),
    Row::choice<listKickers, chooseKicker>(Phase::Kicker, "D-KICKER", "who kicks off"),
    Row::choice<listWarmUp, chooseWarmUp>(Phase::WarmUp, "D-WARM", "warm up"),
    Row::choice<listFouls, chooseFoul>(Phase::FoulChoice, "D-FOUL", "who fouls whom"),
    Row::choice<listMovers, chooseMover>(Phase::MovePiece, "D-MOVE", "who moves"),
    Row::choice<listMoves, chooseMove>(Phase::MoveTo, "D-DEST", "where he moves"),
    Row::choice<listPickUp, choosePickUp>(Phase::PickUp, "D-PICKUP", "hands or feet"),
    Row::choice<listSegments, chooseSegment>(Phase::Kick, "D-KICK", "way of the ball"),
    Row::choice<listRuns, chooseRun>(Phase::Run, "D-RUN", "run to the ball"),
    Row::choice<listSaveSpots, chooseSaveSpot>(Phase::SaveSpot, "D-SAVE", "where the goalie meets the shot"),
    Row::choice<listInterceptors, chooseInterceptor>(Phase::Intercept, "D-INT", "who intercepts"),
    Row::choice<listSubBack, chooseSubBack>(Phase::SubBack, "D-SUBBACK", "on or back to the dug-out"),
    Row::choice<listSubOff, chooseSubOff>(Phase::SubOff, "D-SUBOFF", "who comes off"),
    Row::choice<listSubCells, chooseSubCell>(Phase::SubCell, "D-SUBCELL", "where he comes on"),
    Row::choice<listInjurySubs, chooseInjurySub>(Phase::InjurySub, "D-INJSUB",
                                                 "who replaces the injured man"),
    Row::choice<listNewKeepers, chooseNewKeeper>(Phase::NewKeeper, "D-NEWGK", "outfielder for the goalie"),
    Row::choice<listGoalieCells, chooseGoalieCell>(Phase::GoalieCell, "D-GOALIE", "space of the goalie"),
    Row::choice<listTakers, chooseTaker>(Phase::Taker, "D-TAKER", "who takes it"),
    Row::choice<listWall, chooseWall>(Phase::Wall, "D-WALL", "who is the wall"),
    Row::choice<listSpots, chooseSpot>(Phase::Spot, "D-SPOT", "space"),
    Row::choice<listShootOutTakers, chooseShootOutTaker>(Phase::ShootOutTaker, "D-SOTAKER",
                                                         "who takes the kick"),
    Row::choice<listShootOutSpots, chooseShootOutSpot>(Phase::ShootOutSpot, "D-SOSPOT", "spot of the kick"),
    Row::choice<listGoalieCells, chooseShootOutGoalie>(Phase::ShootOutGoalie, "D-SOGOALIE",
                                                       "space of the goalie at the kick"),
    Row{Phase::Over},
};
static_assert(isWhole(phases));

constexpr std::array tasks{
    TaskOf::of<askFormation>(Task::Formation),
    TaskOf::of<pickLine>(Task::PickLine),
    TaskOf::of<placeNext>(Task::PlaceNext),
    TaskOf::of<throwKickOff>(Task::KickOffRoll),
    TaskOf::of<flightOn>(Task::FlightOn),
    TaskOf::of<throwCatch>(Task::CatchRoll),
    TaskOf::of<endTurn>(Task::EndTurn),
    TaskOf::of<nextTurn>(Task::NextTurn),
    TaskOf::of<settleForced>(Task::Forced),
    TaskOf::of<askNewKeeper>(Task::NewKeeper),
    TaskOf::of<askSubBack>(Task::SubBack),
    TaskOf::of<askSubOff>(Task::SubOff),
    TaskOf::of<askSubCell>(Task::SubCell),
    TaskOf::asks<Phase::GoalieCell>(Task::GoalieCell),
    TaskOf::of<stepAllIn>(Task::StepIns),
    TaskOf::of<layBall>(Task::LayBall),
    TaskOf::of<special>(Task::Special),
    TaskOf::of<askRestartRoll>(Task::RestartRoll),
    TaskOf::of<askCornerWall>(Task::CornerWall),
    TaskOf::of<placeOffender>(Task::FreeKickWall),
    TaskOf::of<clearRing>(Task::ClearRing),
    TaskOf::of<askPenaltyTaker>(Task::PenaltyTaker),
    TaskOf::of<checkWhistle>(Task::WhistleCheck),
    TaskOf::of<decide>(Task::Decide),
    TaskOf::of<askShootOutKick>(Task::ShootOutKick),
    TaskOf::of<finish>(Task::Finish),
};
static_assert(isWhole(tasks));

/// A die that shows 1 and has to be rolled again leaves the phase as it is.
bool isRolledAgain(Phase phase, int value)
{
    constexpr std::array again{Phase::KickOffAway, Phase::KickOffHome, Phase::CatchRoll,
                               Phase::RestartRoll, Phase::ThrowRoll,   Phase::ShootOutRoll};
    return value == 1 && std::ranges::find(again, phase) != again.end();
}

using RuleSteps = TableSteps<phases, tasks>;

} // namespace

constinit const std::array<RollPrompt, phaseCount> phasePrompts = promptsOf(phases);

void listOptions(const State &state, OptionList &options)
{
    RuleSteps::list(state, options);
}

void settle(State &state, const Teller &teller, OptionList &due)
{
    RuleSteps::settle(state, teller, due);
}

void applyRoll(State &state, int value, const Teller &teller, OptionList &due)
{
    const Phase phase = state.phase;
    if (isRolledAgain(phase, value)) {
        due.clear();
        return;
    }
    // A kick-off is told apart by the phase; every other roll sets the next one itself.
    if (phase != Phase::KickOffAway && phase != Phase::LotsAway)
        state.phase = Phase::Running;
    RuleSteps::roll(state, phase, value, teller, due);
}

void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due)
{
    RuleSteps::choose(state, option, teller, due);
}

State startMatch(const MatchTables &tables, const Teller &teller)
{
    State state;
    state.tables = &tables;
    state.occupant.fill(noPiece);
    for (const Side side : bothSides) {
        SideState &team = state.sides[side];
        team.cell.fill(noCellHere);
        team.home.fill(noCellHere);
        for (int man = 0; man < squadSize; ++man)
            team.place[static_cast<std::size_t>(man)] =
                has(tables.teams[side].available, man) ? Place::Dugout : Place::Absent;
    }
    teller.all(state, EventKind::MatchStart);
    // Who comes with too few men has lost; of two such sides the one with fewer, else the visitors.
    const int home = countOf(tables.teams[Side::Home].available);
    const int away = countOf(tables.teams[Side::Away].available);
    if (std::min(home, away) < fewestMen)
        forfeit(state, home < away ? Side::Home : Side::Away, teller);
    else
        beginSetUp(state);
    OptionList due;
    settle(state, teller, due);
    return state;
}

} // namespace touchline::champions
