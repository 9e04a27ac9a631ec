// SPDX-License-Identifier: GPL-3.0-or-later
// Kicks, passes, the run to the ball, shots (specification 6.3 to 6.6).
#include "core/games/champions/rules/steps.h"

namespace touchline::champions {

namespace {

constexpr int bestQuarters = 3;
constexpr int allQuarters = 4;

void touch(State &state, Piece piece)
{
    if (state.lastTouch != piece)
        state.touchBefore = state.lastTouch;
    state.lastTouch = piece;
    state.lastTouchIntercepted = false;
    state.touchedInTurn[sideOf(piece)] |= bitOf(manOf(piece));
}

void addCells(State &state, const Segment &segment)
{
    Flight &flight = state.flight;
    flight.lastFrom = flight.count;
    flight.segment = state.play.cell;
    for (int number = 0; number < segment.spaces; ++number) {
        FlightCell &one = flight.cells[static_cast<std::size_t>(flight.count++)];
        one.cell = segment.cells[static_cast<std::size_t>(number)];
        one.left = static_cast<std::int8_t>(state.play.left - number - 1);
        one.toucher = noPiece;
    }
    if (segment.end == SegmentEnd::Touch)
        flight.cells[static_cast<std::size_t>(flight.count - 1)].toucher = segment.toucher;
}

/// Nobody who ran to a pass forward may have been offside when it was played (6.5).
Men barredFromRun(const State &state)
{
    const Side side = state.turnSide;
    const int began = state.flight.segment;
    if (ownRow(side, state.ball) <= ownRow(side, began))
        return 0;
    return offsideMen(state, side, began);
}

/// Whether he is then the nearest of his side, with so many steps left if he is the goalie, and the ball open
/// to both.
bool isNearestAt(State &probe, Piece piece, int cell, int left)
{
    const int from = cellOf(probe, piece);
    const Side side = sideOf(piece);
    put(probe, piece, cell);
    const bool isNearest = isNearestOfItsSide(probe, piece) &&
                           (!isGoalie(probe, piece) || goalieDistance(probe, side, left) == left) &&
                           isBallOpen(probe);
    put(probe, piece, from);
    return isNearest;
}

/// Cells at 1 or 2 steps; the one between has to be free, and open by `toBall`.
Cells cellsAround(const State &state, const Steps &toBall, int cell, int steps)
{
    Cells start;
    start.set(static_cast<std::size_t>(cell));
    const Cells next = start.stepped();
    if (steps == 1)
        return next;
    Cells between;
    next.each([&](int one) {
        if (isFree(state, one) && one != state.ball && toBall[static_cast<std::size_t>(one)] < farAway)
            between.set(static_cast<std::size_t>(one));
    });
    return between.stepped() - start;
}

/// Calls `add(man, cell)` for every run that could be made; only cells with `isWanted(cell)` are looked at.
template <class Wanted, class Add>
void eachRun(const State &state, Wanted &&isWanted, Add &&add)
{
    const Side side = state.turnSide;
    const Men men = menOnGrid(state, side) & ~state.touchedInTurn[side] & ~barredFromRun(state);
    const Steps toBall = stepsToBall(state);
    State probe = state;
    eachMan(men, [&](int man) {
        const Piece piece = pieceOf(side, man);
        const bool goalie = isGoalie(state, piece);
        const int own = cellOf(state, piece);
        // The way of an outfielder is the same from both ends.
        if (!goalie &&
            (toBall[static_cast<std::size_t>(own)] < 2 || toBall[static_cast<std::size_t>(own)] >= farAway))
            return;
        const int distance =
            goalie ? goalieDistance(state, side, farAway - 1) : toBall[static_cast<std::size_t>(own)];
        if (distance < 2 || distance >= farAway)
            return;
        const int far = distance == 2 ? 1 : 2;
        const auto take = [&](int cell) {
            if (isWanted(cell) && isFree(state, cell) && cell != state.ball &&
                isNearestAt(probe, piece, cell, distance - far) && keepsLimits(state, piece, cell))
                add(man, cell);
        };
        if (!goalie) {
            cellsAround(state, toBall, own, far).each([&](int cell) {
                if (isField(cell) && toBall[static_cast<std::size_t>(cell)] == distance - far)
                    take(cell);
            });
            return;
        }
        // He walks where others may not.
        const Steps steps = stepsOf(state, piece, far);
        for (int cell = 0; cell < cellCount; ++cell)
            if (steps[static_cast<std::size_t>(cell)] == far && (isField(cell) || isGoalOf(side, cell)))
                take(cell);
    });
}

} // namespace

void loseBall(State &state, Side side, const Teller &teller)
{
    teller.side(state, event::BallLost, side);
    state.thrower = noPiece;
    const Side other = opposite(side);
    if (++state.lostInRow < 2) {
        deadBall(state, Restart::GoalKick, other, cellOf(state, goalieOf(state, other)), teller);
        return;
    }
    // Twice in a row: the ball is laid in the middle and the other side has a TURN (R41).
    state.lostInRow = 0;
    state.ball = noCellHere;
    state.ball = static_cast<std::int16_t>(nearestFree(state, cellAt(5, 7), side, [](int) { return true; }));
    teller.side(state, event::DropBall, other, columnOf(state.ball), rowOf(state.ball));
    state.nextSide = other;
    state.todo.size = 0;
    push(state, Task::EndTurn);
}

void beginPlay(State &state, const Play &play, const Teller &teller)
{
    Play begun = play;
    const Piece piece = occupantOf(state, play.cell);
    begun.touches = 1;
    begun.touched = bitOf(manOf(piece));
    state.ball = begun.cell;
    begun.left = static_cast<std::int8_t>(spacesPlayable(state, begun));
    if (begun.left == 0) {
        // He who threw the ball has nobody to throw it to.
        if (state.thrower != noPiece) {
            state.ball = noCellHere;
            bringThrowerIn(state, noCellHere);
        }
        loseBall(state, play.side, teller);
        return;
    }
    touch(state, piece);
    state.play = begun;
    state.flight = {};
    state.flight.segment = begun.cell;
    ask(state, Phase::Kick, begun.side);
}

void listSegments(const State &state, OptionList &options)
{
    for (const Segment &segment : SegmentList(state, state.play))
        options.add(segment.code);
}

void chooseSegment(State &state, OptionCode option, const Teller &teller)
{
    const SegmentList segments(state, state.play);
    const Segment segment = *segments.find(option);
    addCells(state, segment);
    const Piece kicker = occupantOf(state, state.play.cell);
    teller.of(state, state.play.touches == 1 ? event::Kick : event::Pass, kicker, columnOf(state.play.cell),
              rowOf(state.play.cell), columnOf(segment.last()), rowOf(segment.last()), segment.spaces);
    if (state.thrower != noPiece) {
        const Piece thrower = state.thrower;
        const int from = cellOf(state, thrower);
        bringThrowerIn(state, segment.last());
        teller.shift(state, thrower, from, ShiftReason::ThrowIn);
    }
    state.flight.at = 0;
    switch (segment.end) {
    case SegmentEnd::Touch:
        state.play = afterTouch(state.play, segment);
        state.ball = state.play.cell;
        state.touchedInTurn[state.play.side] |= bitOf(manOf(segment.toucher));
        ask(state, Phase::Kick, state.play.side);
        return;
    case SegmentEnd::Rest:
        state.flight.end = FlightEnd::Rest;
        state.ball = static_cast<std::int16_t>(segment.last());
        push(state, Task::FlightOn);
        if (state.play.side == state.turnSide && !state.play.deflected)
            ask(state, Phase::Run, state.turnSide);
        return;
    case SegmentEnd::Shot:
        state.flight.end = FlightEnd::Shot;
        teller.of(state, event::Shot, kicker, columnOf(segment.last()), rowOf(segment.last()),
                  state.play.left - segment.spaces);
        push(state, Task::FlightOn);
        ask(state, Phase::SaveSpot, shotAt(state));
        return;
    case SegmentEnd::Out:
        state.flight.end = FlightEnd::Out;
        push(state, Task::FlightOn);
        return;
    }
}

void listRuns(const State &state, OptionList &options)
{
    options.add(noRun);
    eachRun(
        state, [](int) { return true; }, [&](int man, int cell) { options.add(man * runBase + cell); });
}

OptionCode nearestRun(const State &state)
{
    OptionCode best = noRun;
    int nearest = farAway;
    eachRun(
        state, [&](int cell) { return gridSteps(cell, state.ball) < nearest; },
        [&](int man, int cell) {
            nearest = gridSteps(cell, state.ball);
            best = man * runBase + cell;
        });
    return best;
}

void chooseRun(State &state, OptionCode option, const Teller &teller)
{
    if (option == noRun)
        return;
    const Piece piece = pieceOf(state.decider, option / runBase);
    const int from = cellOf(state, piece);
    const int to = option % runBase;
    put(state, piece, to);
    teller.of(state, event::Run, piece, columnOf(from), rowOf(from), columnOf(to), rowOf(to),
              gridSteps(from, to));
}

Side shotAt(const State &state)
{
    return endOf(state.flight.lastCell());
}

int quartersAt(const State &state, Side side, int cell, const Steps &steps)
{
    const Flight &flight = state.flight;
    const int spare = flight[flight.count - 1].left;
    const int walked = steps[static_cast<std::size_t>(cell)];
    if (walked >= farAway)
        return 0;
    return std::clamp(allQuarters - walked - spare - (state.sides[side].makeshift ? 1 : 0), 0, bestQuarters);
}

void listSaveSpots(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const Piece goalie = goalieOf(state, side);
    const Flight &flight = state.flight;
    if (cellOf(state, goalie) != noCellHere) {
        const Steps steps = stepsOf(state, goalie, allQuarters);
        Cells cells;
        for (int number = flight.lastFrom; number < flight.count; ++number) {
            const int cell = flight[number].cell;
            if (isFree(state, cell) && quartersAt(state, side, cell, steps) > 0)
                cells.set(static_cast<std::size_t>(cell));
        }
        listCells(cells, options);
    }
    options.add(restCode);
}

void chooseSaveSpot(State &state, OptionCode option)
{
    Flight &flight = state.flight;
    flight.spot = noCellHere;
    flight.spotAt = -1;
    if (option == restCode)
        return;
    const Steps steps = stepsOf(state, goalieOf(state, state.decider), allQuarters);
    flight.spot = static_cast<std::int16_t>(option);
    flight.quarters = static_cast<std::int8_t>(quartersAt(state, state.decider, option, steps));
    for (int number = flight.lastFrom; number < flight.count; ++number)
        if (flight[number].cell == option)
            flight.spotAt = static_cast<std::int8_t>(number);
}

} // namespace touchline::champions
