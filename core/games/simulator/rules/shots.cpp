// SPDX-License-Identifier: GPL-3.0-or-later
// Before a shot or a cross: heading moves, slide tackles, the goalkeeper (specification 2.6, 6.5, 6.6).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int rodFromLine = 120;
constexpr int rodStep = 50;
constexpr int keeperReach = 2;

bool isShooting(const State &state)
{
    return state.kick.act == Act::Shot || state.kick.act == Act::HeadShot;
}

/// The shot or cross goes to the box that this side attacks.
Side kickingSide(const State &state)
{
    return sideOf(state.kick.kicker);
}

bool mayHeadTo(const State &state, int piece, int cell)
{
    return isPenaltyArea(own(state, kickingSide(state), cell)) && !state.ball.cells.has(cell) &&
           cell != state.man(piece).cell && canEnter(state, piece, cell);
}

void listHeadingCells(const State &state, int piece, OptionList &options)
{
    const bool along = state.along(sideOf(piece));
    for (int seenCell = 0; seenCell < cellCount; ++seenCell) {
        const int cell = seen(seenCell, along);
        if (distance(cell, state.man(piece).cell) == 1 && mayHeadTo(state, piece, cell))
            options.add(seenCell);
    }
}

bool mayGoToHead(const State &state, int piece)
{
    const Man &man = state.man(piece);
    if (man.asked || man.lying || piece == state.kick.kicker || count(state, piece, Colour::Black) == 0)
        return false;
    OptionList cells;
    listHeadingCells(state, piece, cells);
    return !cells.empty();
}

bool maySlide(const State &state, int piece)
{
    const Man &man = state.man(piece);
    return !man.lying && !man.slid && piece != keeperOf(state, sideOf(piece)) &&
           piece != state.turn.cancelled && count(state, piece, Colour::Blue) > 0;
}

bool maySlideTo(const State &state, int piece, int cell)
{
    const int from = state.man(piece).cell;
    if (distance(from, cell) > reach(state, piece, state.turn.wonBy))
        return false;
    if (cell != from && state.ball.cells.has(cell))
        return false;
    return canEnter(state, piece, cell);
}

bool anySlideCell(const State &state, int piece)
{
    for (int cell = 0; cell < cellCount; ++cell)
        if (maySlideTo(state, piece, cell))
            return true;
    return false;
}

bool mayStayStanding(const State &state)
{
    return state.options().levels && count(state, state.chosen, Colour::Blue) > 2 &&
           isAheadOf(state.chosenCell, state.man(state.chosen).cell, state.along(sideOf(state.chosen)));
}

// The goalkeeper.

bool isFromBox(const State &state)
{
    return isPenaltyArea(own(state, kickingSide(state), state.kick.cell));
}

bool isInGoalArea(const State &state, int keeper, int cell)
{
    return isOwnGoalArea(own(state, sideOf(keeper), cell));
}

bool mayUseRod(const State &state, int keeper)
{
    if (state.kick.restart == Restart::Penalty)
        return true;
    return state.kick.act == Act::Shot && !isFromBox(state) &&
           isInGoalArea(state, keeper, state.man(keeper).cell) && !state.man(keeper).lying;
}

bool mayStand(const State &state, int keeper, int cell)
{
    const int from = state.man(keeper).cell;
    if (state.kick.goalScorer && !isInGoalArea(state, keeper, cell))
        return false;
    return cell == from || isFrontOf(cell, from, state.along(sideOf(keeper)));
}

bool mayKeeperGoTo(const State &state, int keeper, int cell)
{
    const int from = state.man(keeper).cell;
    if (distance(from, cell) > reach(state, keeper, keeperReach))
        return false;
    if (cell != from && state.ball.cells.has(cell))
        return false;
    return canEnter(state, keeper, cell);
}

bool mayRodStand(const State &state, int keeper, Point place)
{
    const int cell = cellOf(place);
    const int mate = pieceAt(state, sideOf(keeper), cell);
    if (mate != noPiece && mate != keeper)
        return false;
    bool isFree = true;
    eachOn(state, [&](int piece) {
        if (piece != keeper && squared(state.man(piece).at, place) < tokenGap * tokenGap)
            isFree = false;
    });
    return isFree;
}

void tellKeeper(const State &state, int keeper, Pose pose, const Teller &teller)
{
    const int seenCell = own(state, sideOf(keeper), state.man(keeper).cell);
    teller.of(state, event::KeeperSet, keeper, static_cast<int>(pose), columnOf(seenCell), rowOf(seenCell));
}

bool mayDribbleKeeper(const State &state, int keeper)
{
    if (keeper == noPiece || !state.options().duels || !state.kick.firstTime || state.kick.rod ||
        count(state, state.kick.kicker, Colour::Red) == 0)
        return false;
    const bool along = state.along(kickingSide(state));
    return seen(state.man(keeper).at, along).x > seen(state.kick.from, along).x;
}

} // namespace

// Heading moves (6.5).

void askHeadingMove(State &state, Side side, int first)
{
    if (!state.options().heading)
        return;
    const int piece = nextInTurn(state, side, first, [&](int one) { return mayGoToHead(state, one); });
    if (piece == noPiece)
        return;
    state.chosen = static_cast<Piece>(piece);
    state.man(piece).asked = true;
    push(state, Task::HeadingMoves, side, manOf(piece) + 1);
    ask(state, Phase::HeadingMove, side);
}

void listHeadingMoves(const State &state, OptionList &options)
{
    options.add(doneCode);
    listHeadingCells(state, state.chosen, options);
}

void chooseHeadingMove(State &state, OptionCode option)
{
    if (option == doneCode)
        return;
    state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
    state.phase = Phase::HeadingSpot;
}

void chooseHeadingSpot(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    put(state, piece, state.chosenCell, option);
    state.man(piece).headed = true;
    const int seenCell = own(state, sideOf(piece), state.chosenCell);
    teller.of(state, event::HeadingMove, piece, columnOf(seenCell), rowOf(seenCell));
}

// Slide tackles (6.6).

void askSlide(State &state)
{
    if (state.options().slideTackle && state.kick.firstTime)
        ask(state, Phase::Slider, opposite(kickingSide(state)));
}

void listSliders(const State &state, OptionList &options)
{
    options.add(doneCode);
    eachOn(state, state.decider, [&](int piece) {
        if (maySlide(state, piece) && anySlideCell(state, piece))
            options.add(manOf(piece));
    });
}

void chooseSlider(State &state, OptionCode option)
{
    if (option == doneCode)
        return;
    state.chosen = static_cast<Piece>(pieceOf(state.decider, option));
    push(state, Task::Slides, state.decider);
    state.phase = Phase::SlideCell;
}

void listSlideCells(const State &state, OptionList &options)
{
    for (int seenCell = 0; seenCell < cellCount; ++seenCell)
        if (maySlideTo(state, state.chosen, seen(seenCell, state.along(state.decider))))
            options.add(seenCell);
}

void listSlidePoses(const State &state, OptionList &options)
{
    if (mayStayStanding(state))
        options.add(standCode);
    for (int axis = 0; axis < axisCount; ++axis)
        options.add(axis);
}

void chooseSlidePose(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    put(state, piece, state.chosenCell, state.chosenSpot);
    if (option != standCode)
        layDown(state, piece, option);
    Man &man = state.man(piece);
    man.slid = true;
    man.moved = true;
    const int seenCell = own(state, sideOf(piece), man.cell);
    teller.of(state, event::Slide, piece, columnOf(seenCell), rowOf(seenCell), man.axis, man.lying ? 1 : 0);
}

// Goal scorer and reflexes.

void askReflexes(State &state)
{
    KickState &kick = state.kick;
    const Side other = opposite(kickingSide(state));
    const int keeper = keeperOf(state, other);
    kick.goalScorer = state.options().levels && isFromBox(state) && kick.restart != Restart::Penalty &&
                      count(state, kick.kicker, Colour::Red) > 1;
    if (!kick.goalScorer || keeper == noPiece || state.sides[other].named ||
        count(state, keeper, Colour::Purple) < 2)
        return;
    awaitRoll(state, Phase::ReflexesRoll, other);
}

void rollReflexes(State &state, int die, const Teller &teller)
{
    constexpr int holds = 4;
    const Side other = opposite(kickingSide(state));
    teller.of(state, event::Reflexes, keeperOf(state, other), die, die >= holds ? 1 : 0);
    if (die >= holds)
        state.kick.goalScorer = false;
}

// The goalkeeper's answer.

Point rodPointAt(const State &state, Side side, int number, bool penalty)
{
    return seen(at(penalty ? 0 : rodFromLine, middleY + (number - rodPointCount / 2) * rodStep),
                state.along(side));
}

void askKeeper(State &state)
{
    const Side other = opposite(kickingSide(state));
    const int keeper = keeperOf(state, other);
    if (keeper == noPiece || !state.man(keeper).isOn())
        return;
    state.chosen = static_cast<Piece>(keeper);
    if (state.kick.restart == Restart::Penalty) {
        state.kick.rod = true;
        return ask(state, Phase::RodPoint, other);
    }
    ask(state, Phase::KeeperCell, other);
}

void listKeeperCells(const State &state, OptionList &options)
{
    const int keeper = state.chosen;
    const Man &man = state.man(keeper);
    if (man.lying || !state.kick.goalScorer || isInGoalArea(state, keeper, man.cell))
        options.add(doneCode);
    if (mayUseRod(state, keeper))
        options.add(rodCode);
    const auto size = options.size();
    for (int seenCell = 0; seenCell < cellCount; ++seenCell)
        if (mayKeeperGoTo(state, keeper, seen(seenCell, state.along(state.decider))))
            options.add(seenCell);
    // Nowhere to go, and not allowed to stand: he lies down where he is.
    if (size == 0 && options.empty())
        options.add(doneCode);
}

void chooseKeeperCell(State &state, OptionCode option, const Teller &teller)
{
    const int keeper = state.chosen;
    if (option == doneCode)
        return tellKeeper(state, keeper, Pose::Stay, teller);
    if (option == rodCode) {
        state.kick.rod = true;
        state.phase = Phase::RodPoint;
        return;
    }
    state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
    state.phase = Phase::KeeperSpot;
}

void listKeeperSpots(const State &state, OptionList &options)
{
    for (int spot = 0; spot < spotCount; ++spot)
        if (isLegalSpot(state, state.chosen, state.chosenCell, spot))
            options.add(spot);
}

void chooseKeeperSpot(State &state, OptionCode option)
{
    state.chosenSpot = static_cast<std::int8_t>(option);
    state.phase = Phase::KeeperPose;
}

void listRodPoints(const State &state, OptionList &options)
{
    const bool isPenalty = state.kick.restart == Restart::Penalty;
    if (!isPenalty)
        options.add(doneCode);
    for (int number = 0; number < rodPointCount; ++number)
        if (isPenalty ||
            mayRodStand(state, state.chosen, rodPointAt(state, state.decider, number, isPenalty)))
            options.add(number);
}

void chooseRodPoint(State &state, OptionCode option, const Teller &teller)
{
    const int keeper = state.chosen;
    if (option != doneCode)
        putAt(state, keeper,
              rodPointAt(state, state.decider, option, state.kick.restart == Restart::Penalty));
    tellKeeper(state, keeper, Pose::Rod, teller);
}

void listKeeperPoses(const State &state, OptionList &options)
{
    if (mayStand(state, state.chosen, state.chosenCell))
        options.add(standCode);
    for (int axis = 0; axis < axisCount; ++axis)
        options.add(axis);
}

void chooseKeeperPose(State &state, OptionCode option, const Teller &teller)
{
    const int keeper = state.chosen;
    put(state, keeper, state.chosenCell, state.chosenSpot);
    if (option != standCode)
        layDown(state, keeper, option);
    tellKeeper(state, keeper, option == standCode ? Pose::Stand : Pose::Lie, teller);
}

// Dribbling past the goalkeeper (6.7).

void askDribbleKeeper(State &state)
{
    const int keeper = keeperOf(state, opposite(kickingSide(state)));
    if (isShooting(state) && mayDribbleKeeper(state, keeper))
        ask(state, Phase::DribbleKeeper, kickingSide(state));
}

void chooseDribbleKeeper(State &state, OptionCode option, const Teller &teller)
{
    if (option != dribbleCode)
        return;
    state.kick.act = Act::DribbleKeeper;
    state.kick.aim.kind = KickKind::Low;
    state.kick.aim.elevation = 0;
    teller.of(state, event::Declare, state.kick.kicker, static_cast<int>(Act::DribbleKeeper));
}

void askAfterDribble(State &state)
{
    ask(state, Phase::AfterDribble, sideOf(state.ball.possessor));
}

void chooseAfterDribble(State &state, OptionCode option, const Teller &teller)
{
    if (option == shotCode)
        return declareKick(state, Act::Shot, true, teller);
    keeperRecovers(state);
    push(state, Task::Phase2);
}

namespace {

/// The nearest spot of his cell and those around it that no teammate holds; false: there is none.
bool stepOffTheRod(State &state, int keeper)
{
    const Man &man = state.man(keeper);
    int best = noCellHere;
    int bestSpot = -1;
    int least = 0;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (distance(cell, man.cell) > 1 || !canEnter(state, keeper, cell))
            continue;
        const int spot = nearestSpot(state, keeper, cell, man.at);
        const int far = squared(spotAt(cell, spot, state.along(sideOf(keeper))), man.at);
        if (best == noCellHere || far < least) {
            best = cell;
            bestSpot = spot;
            least = far;
        }
    }
    if (best != noCellHere)
        put(state, keeper, best, bestSpot);
    return best != noCellHere;
}

} // namespace

void keeperRecovers(State &state)
{
    const int keeper = keeperOf(state, opposite(kickingSide(state)));
    if (keeper == noPiece || !state.man(keeper).isOn())
        return;
    if (state.man(keeper).spot == freePoint) {
        if (!stepOffTheRod(state, keeper))
            pushAway(state, keeper);
    } else if (state.man(keeper).lying) {
        standUp(state, keeper);
    }
}

} // namespace touchline::simulator
