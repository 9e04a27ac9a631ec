// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/champions/rules/rules.h"

#include "core/games/champions/rules/steps.h"

#include <algorithm>

namespace touchline::champions {

namespace {

void performDeadBall(State &state, const Todo &todo, Side side, const Teller &teller)
{
    switch (todo.task) {
    case Task::Forced:
        if (todo.a == 1)
            sufferFoul(state, teller);
        else
            showCard(state, teller);
        return;
    case Task::NewKeeper:
        state.makesRoom = todo.a != 0;
        return ask(state, Phase::NewKeeper, side);
    case Task::SubBack:
        return askSubBack(state, side, todo.a != 0);
    case Task::SubOff:
        return askSubOff(state, side, teller);
    case Task::SubCell:
        return askSubCell(state, side);
    case Task::GoalieCell:
        return ask(state, Phase::GoalieCell, side);
    case Task::StepIns:
        return stepInsOf(state, true, true, teller);
    case Task::LayBall:
        return layBall(state, teller);
    case Task::Special:
        return special(state, teller);
    case Task::CornerWall:
        return ask(state, Phase::Wall, opposite(state.restart.side));
    case Task::FreeKickWall:
        return placeOffender(state, teller);
    case Task::ClearRing:
        return clearRing(state, teller);
    case Task::PenaltyTaker:
        return askPenaltyTaker(state);
    default:
        // RestartRoll
        return askRestartRoll(state);
    }
}

void perform(State &state, const Teller &teller)
{
    const Todo todo = state.todo.pop();
    const Side side = todo.side == 0 ? Side::Home : Side::Away;
    switch (todo.task) {
    case Task::Formation:
        if ((state.tables->teams[side].available & menOf(Line::Goal)) == 0 && !state.sides[side].makeshift) {
            push(state, Task::Formation, side);
            push(state, Task::NewKeeper, side);
            return;
        }
        return ask(state, Phase::FormationChoice, side);
    case Task::PickLine:
        return pickNext(state, side, static_cast<Line>(todo.a));
    case Task::PlaceNext:
        return placeNext(state, side);
    case Task::KickOffRoll:
        return awaitRoll(state, Phase::KickOffAway, Side::Away);
    case Task::FlightOn:
        return flightOn(state, teller);
    case Task::CatchRoll:
        state.catchPending = false;
        return awaitRoll(state, Phase::CatchRoll, side);
    case Task::EndTurn:
        return endTurn(state, teller);
    case Task::WhistleCheck:
        static_cast<void>(whistleEnds(state, teller));
        return;
    case Task::NextTurn:
        return nextTurn(state);
    case Task::Decide:
        return decide(state, teller);
    case Task::ShootOutKick:
        return askShootOutKick(state, side);
    case Task::Finish:
        return finish(state, teller);
    default:
        return performDeadBall(state, todo, side, teller);
    }
}

void takeRoll(State &state, Phase phase, int value, const Teller &teller)
{
    switch (phase) {
    case Phase::KickOffAway:
    case Phase::KickOffHome:
        return rollKickOff(state, value, teller);
    case Phase::TurnRoll:
        return rollTurn(state, value, teller);
    case Phase::InterceptRoll:
        return rollInterception(state, value, teller);
    case Phase::SaveRoll:
        return rollSave(state, value, teller);
    case Phase::CatchRoll:
        return rollCatch(state, value, teller);
    case Phase::ShootOutRoll:
        return rollShootOut(state, value, teller);
    case Phase::LotsAway:
    case Phase::LotsHome:
        return rollLots(state, value, teller);
    default:
        return rollRestart(state, value, teller);
    }
}

/// A die that shows 1 and has to be rolled again leaves the phase as it is.
bool isRolledAgain(Phase phase, int value)
{
    switch (phase) {
    case Phase::KickOffAway:
    case Phase::KickOffHome:
    case Phase::CatchRoll:
    case Phase::RestartRoll:
    case Phase::ThrowRoll:
    case Phase::ShootOutRoll:
        return value == 1;
    default:
        return false;
    }
}

void answerDeadBall(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::SubBack:
        return chooseSubBack(state, option, teller);
    case Phase::SubOff:
        return chooseSubOff(state, option, teller);
    case Phase::SubCell:
        return chooseSubCell(state, option, teller);
    case Phase::InjurySub:
        return chooseInjurySub(state, option, teller);
    case Phase::NewKeeper:
        return chooseNewKeeper(state, option, teller);
    case Phase::GoalieCell:
        return chooseGoalieCell(state, option);
    case Phase::Taker:
        return chooseTaker(state, option, teller);
    case Phase::Wall:
        return chooseWall(state, option, teller);
    case Phase::Spot:
        return chooseSpot(state, option, teller);
    case Phase::ShootOutTaker:
        return chooseShootOutTaker(state, option);
    case Phase::ShootOutSpot:
        return chooseShootOutSpot(state, option);
    default:
        return chooseShootOutGoalie(state, option);
    }
}

void answer(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::FormationChoice:
        return chooseFormation(state, option, teller);
    case Phase::Pick:
        return choosePick(state, option);
    case Phase::Place:
        return choosePlace(state, option);
    case Phase::Kicker:
        return chooseKicker(state, option, teller);
    case Phase::WarmUp:
        return chooseWarmUp(state, option, teller);
    case Phase::FoulChoice:
        return chooseFoul(state, option, teller);
    case Phase::MovePiece:
        return chooseMover(state, option);
    case Phase::MoveTo:
        return chooseMove(state, option, teller);
    case Phase::PickUp:
        return choosePickUp(state, option, teller);
    case Phase::Kick:
        return chooseSegment(state, option, teller);
    case Phase::Run:
        return chooseRun(state, option, teller);
    case Phase::SaveSpot:
        return chooseSaveSpot(state, option);
    case Phase::Intercept:
        return chooseInterceptor(state, option);
    default:
        return answerDeadBall(state, phase, option, teller);
    }
}

void listDeadBall(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::SubBack:
        return listSubBack(state, options);
    case Phase::SubOff:
        return listSubOff(state, options);
    case Phase::SubCell:
        return listSubCells(state, options);
    case Phase::InjurySub:
        return listInjurySubs(state, options);
    case Phase::NewKeeper:
        return listNewKeepers(state, options);
    case Phase::Taker:
        return listTakers(state, options);
    case Phase::Wall:
        return listWall(state, options);
    case Phase::Spot:
        return listSpots(state, options);
    case Phase::ShootOutTaker:
        return listShootOutTakers(state, options);
    case Phase::ShootOutSpot:
        return listCells(state.tables->ends[opposite(state.decider)].penaltySpots, options);
    default:
        // GoalieCell, ShootOutGoalie
        return listGoalieCells(state, options);
    }
}

} // namespace

void listOptions(const State &state, OptionList &options)
{
    options.clear();
    switch (state.phase) {
    case Phase::FormationChoice:
        return listFormations(state, options);
    case Phase::Pick:
        return listPicks(state, options);
    case Phase::Place:
        return listStartCells(state, options);
    case Phase::Kicker:
        return listKickers(state, options);
    case Phase::WarmUp:
        return listWarmUp(state, options);
    case Phase::FoulChoice:
        return listFouls(state, options);
    case Phase::MovePiece:
        return listMovers(state, options);
    case Phase::MoveTo:
        return listMoves(state, options);
    case Phase::PickUp:
        if (state.play.left > 0 && playExists(state, state.play))
            options.add(feetCode);
        options.add(handsCode);
        return;
    case Phase::Kick:
        return listSegments(state, options);
    case Phase::Run:
        return listRuns(state, options);
    case Phase::SaveSpot:
        return listSaveSpots(state, options);
    case Phase::Intercept:
        return listInterceptors(state, options);
    default:
        return listDeadBall(state, options);
    }
}

void settle(State &state, const Teller &teller, OptionList &due)
{
    settleState(state, teller, due, perform, answer);
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
    takeRoll(state, phase, value, teller);
    settle(state, teller, due);
}

void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due)
{
    answerChoice(state, option, teller, answer);
    settle(state, teller, due);
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
