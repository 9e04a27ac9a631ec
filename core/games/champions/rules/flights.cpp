// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to the ball on its way: interceptions, deflections, saves (specification 6.6, 6.7).
#include "core/games/champions/rules/steps.h"

namespace touchline::champions {

namespace {

/// Outfielders of a side beside a cell of the flight who have not used their chance. To whom a deflected ball
/// comes waits for it.
Men eligible(const State &state, Side side, int cell)
{
    Men men = 0;
    const Piece waits =
        state.flight.end == FlightEnd::Hit ? occupantOf(state, state.flight.lastCell()) : noPiece;
    for (const int direction : {0, 2, 4, 6}) {
        const int from = nextCell(cell, direction);
        if (from < 0)
            continue;
        const Piece piece = occupantOf(state, from);
        if (piece != noPiece && piece != waits && sideOf(piece) == side && !isGoalie(state, piece))
            men |= bitOf(manOf(piece));
    }
    return men & ~state.chanceUsed[side];
}

/// The side that may intercept in the cell that the ball has come to; nothing: nobody.
std::optional<Side> interceptingSide(const State &state, int cell)
{
    const bool home = eligible(state, Side::Home, cell) != 0;
    const bool away = eligible(state, Side::Away, cell) != 0;
    if (!state.flight.deflected) {
        const Side side = opposite(state.play.side);
        return (side == Side::Home ? home : away) ? std::optional(side) : std::nullopt;
    }
    if (home == away)
        return std::nullopt;
    return home ? Side::Home : Side::Away;
}

void useChances(State &state, int cell)
{
    for (const Side side : bothSides)
        if (state.flight.deflected || side != state.play.side)
            state.chanceUsed[side] |= eligible(state, side, cell);
}

bool mayBeIntercepted(const State &state, int number)
{
    const Flight &flight = state.flight;
    const int cell = flight[number].cell;
    if (!state.options().interception || state.play.shotsOnly || !isField(cell) || !isFree(state, cell) ||
        cell == flight.spot)
        return false;
    const bool endsInField = flight.end == FlightEnd::Rest || flight.end == FlightEnd::Hit;
    return !(endsInField && cell == flight.lastCell());
}

/// The ball flies straight on from a piece that has turned it away.
void deflect(State &state, Piece piece, int direction, int left, bool isRebound, const Teller &teller)
{
    const int from = cellOf(state, piece);
    if (state.lastTouch != piece)
        state.touchBefore = state.lastTouch;
    state.lastTouch = piece;
    state.lastTouchIntercepted = !isRebound;
    state.ball = static_cast<std::int16_t>(from);
    state.nextSide = opposite(sideOf(piece));
    state.rebounded = isRebound;
    state.play.shotsOnly = false;
    Flight &flight = state.flight;
    flight = {};
    flight.segment = static_cast<std::int16_t>(from);
    flight.deflected = true;
    const int all = left + 1;
    int cell = from;
    for (int used = 1; used <= all; ++used) {
        cell = nextCell(cell, direction);
        FlightCell &one = flight.cells[static_cast<std::size_t>(flight.count++)];
        one.cell = static_cast<std::int16_t>(cell);
        one.left = static_cast<std::int8_t>(all - used);
        flight.end = FlightEnd::Rest;
        if (isRing(cell))
            flight.end = FlightEnd::Out;
        else if (!isFree(state, cell))
            flight.end = FlightEnd::Hit;
        else if (isGoal(cell))
            flight.end = FlightEnd::Shot;
        if (flight.end != FlightEnd::Rest)
            break;
    }
    teller.of(state, isRebound ? event::Rebound : event::Deflection, piece, columnOf(flight.lastCell()),
              rowOf(flight.lastCell()));
    push(state, Task::FlightOn);
    if (flight.end == FlightEnd::Shot) {
        teller.of(state, event::Shot, piece, columnOf(cell), rowOf(cell), flight[flight.count - 1].left);
        ask(state, Phase::SaveSpot, shotAt(state));
    }
}

void ballOut(State &state, int cell, const Teller &teller)
{
    const Side last = sideOf(state.lastTouch);
    const bool isTouch = kindOf(cell) == CellKind::Touch;
    teller.of(state, event::Out, state.lastTouch, columnOf(cell), rowOf(cell), isTouch ? 0 : 1);
    if (isTouch)
        return deadBall(state, Restart::ThrowIn, opposite(last), cell, teller);
    const Side end = endOf(cell);
    if (last != end)
        return deadBall(state, Restart::GoalKick, end, cellOf(state, goalieOf(state, end)), teller);
    int spot = noCellHere;
    for (int one = 0; one < cellCount; ++one)
        if (isIn(state.tables->charts->cornerSpots, one) &&
            (columnOf(seenBy(end, one)) <= 5) == (columnOf(cell) <= 5))
            spot = seenBy(end, one);
    deadBall(state, Restart::Corner, opposite(end), spot, teller);
}

/// A piece that a deflected ball meets plays it on.
void hitPiece(State &state, const Teller &teller)
{
    const FlightCell last = state.flight[state.flight.count - 1];
    const Piece piece = occupantOf(state, last.cell);
    Play play;
    play.side = sideOf(piece);
    play.cell = last.cell;
    play.left = static_cast<std::int8_t>(last.left + 1);
    play.deflected = true;
    play.firstField = isGoal(last.cell);
    beginPlay(state, play, teller);
}

void endFlight(State &state, const Teller &teller)
{
    Flight &flight = state.flight;
    const int cell = flight.lastCell();
    switch (flight.end) {
    case FlightEnd::Rest:
        state.ball = static_cast<std::int16_t>(cell);
        state.lostInRow = 0;
        teller.all(state, event::FlightEnd, columnOf(cell), rowOf(cell));
        push(state, Task::EndTurn);
        return;
    case FlightEnd::Out:
        return ballOut(state, cell, teller);
    case FlightEnd::Shot:
        if (state.period == Period::ShootOut)
            return endShootOutKick(state, true, teller);
        return scoreGoal(state, opposite(endOf(cell)), teller);
    case FlightEnd::Hit:
        return hitPiece(state, teller);
    }
}

/// Direction of a rebound: diagonally into the field, to the side where the shot passed the goalie.
int reboundDirection(const State &state, Side side)
{
    const int aimed = columnOf(state.flight.lastCell());
    const int before = state.keeperColumn;
    const int met = columnOf(state.flight.spot);
    int columns = 0;
    if (aimed != before)
        columns = aimed > before ? 1 : -1;
    else if (met != before)
        columns = met > before ? 1 : -1;
    else
        columns = before >= 6 ? 1 : -1;
    if (side == Side::Home)
        return columns > 0 ? 1 : 7;
    return columns > 0 ? 3 : 5;
}

} // namespace

void flightOn(State &state, const Teller &teller)
{
    Flight &flight = state.flight;
    while (flight.at < flight.count) {
        const int number = flight.at;
        const FlightCell &one = flight[number];
        if (number == flight.spotAt) {
            const Piece goalie = goalieOf(state, shotAt(state));
            state.keeperColumn = static_cast<std::int8_t>(columnOf(cellOf(state, goalie)));
            put(state, goalie, one.cell);
            awaitRoll(state, Phase::SaveRoll, sideOf(goalie));
            return;
        }
        if (one.toucher != noPiece) {
            if (state.lastTouch != one.toucher)
                state.touchBefore = state.lastTouch;
            state.lastTouch = one.toucher;
            state.lastTouchIntercepted = false;
        } else if (mayBeIntercepted(state, number)) {
            if (const auto side = interceptingSide(state, one.cell)) {
                push(state, Task::FlightOn);
                ask(state, Phase::Intercept, *side);
                return;
            }
            useChances(state, one.cell);
        }
        ++flight.at;
    }
    endFlight(state, teller);
}

void listInterceptors(const State &state, OptionList &options)
{
    eachMan(eligible(state, state.decider, state.flight[state.flight.at].cell),
            [&](int man) { options.add(man); });
    options.add(restCode);
}

int interceptionStep(const State &state, Piece piece)
{
    const int cell = state.flight[state.flight.at].cell;
    for (const int direction : {0, 2, 4})
        if (nextCell(cellOf(state, piece), direction) == cell)
            return direction;
    return 6;
}

void chooseInterceptor(State &state, OptionCode option)
{
    const int cell = state.flight[state.flight.at].cell;
    useChances(state, cell);
    if (option == restCode) {
        ++state.flight.at;
        return;
    }
    const Piece piece = pieceOf(state.decider, option);
    state.interceptDirection = static_cast<std::int8_t>(interceptionStep(state, piece));
    put(state, piece, cell);
    state.interceptor = piece;
    awaitRoll(state, Phase::InterceptRoll, state.decider);
}

void rollInterception(State &state, int die, const Teller &teller)
{
    constexpr int intercepts = 3;
    const FlightCell at = state.flight[state.flight.at];
    teller.of(state, event::InterceptTry, state.interceptor, columnOf(at.cell), rowOf(at.cell), die);
    countRoll(state, die, teller);
    if (die != intercepts) {
        ++state.flight.at;
        return;
    }
    // What was still to come of the flight is over.
    state.todo.size = 0;
    deflect(state, state.interceptor, state.interceptDirection, at.left, false, teller);
}

void rollSave(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    const Piece goalie = goalieOf(state, side);
    const Flight flight = state.flight;
    const int spot = flight.spot;
    const SaveResult result =
        state.tables->charts
            ->save[static_cast<std::size_t>(flight.quarters - 1)][static_cast<std::size_t>(die - 1)];
    teller.of(state, event::SaveTry, goalie, columnOf(spot), rowOf(spot), flight.quarters, die,
              static_cast<int>(result));
    if (state.period == Period::ShootOut)
        return endShootOutKick(state, result == SaveResult::Goal, teller);
    countRoll(state, die, teller);
    if (result == SaveResult::Goal)
        return scoreGoal(state, opposite(side), teller);
    if (!isHandsArea(state, side, spot)) {
        teller.of(state, event::HandBall, goalie, columnOf(spot), rowOf(spot));
        return deadBall(state, Restart::HandBall, opposite(side), spot, teller);
    }
    if (result == SaveResult::Rebound)
        return deflect(state, goalie, reboundDirection(state, side), flight[flight.spotAt].left, true,
                       teller);
    teller.of(state, event::Catch, goalie, columnOf(spot), rowOf(spot));
    if (state.lastTouch != goalie)
        state.touchBefore = state.lastTouch;
    state.lastTouch = goalie;
    state.lastTouchIntercepted = false;
    state.ball = static_cast<std::int16_t>(spot);
    state.nextSide = side;
    state.catchPending = true;
    push(state, Task::EndTurn);
}

void rollCatch(State &state, int die, const Teller &teller)
{
    if (die == 1)
        return; // again
    const Piece goalie = goalieOf(state, state.rollSide);
    countRoll(state, die, teller);
    teller.side(state, event::RestartRoll, state.rollSide, static_cast<int>(Restart::None), die);
    state.roll = static_cast<std::int8_t>(die);
    Play play;
    play.side = state.rollSide;
    play.cell = static_cast<std::int16_t>(cellOf(state, goalie));
    play.left = static_cast<std::int8_t>(die);
    play.firstField = true;
    beginPlay(state, play, teller);
}

} // namespace touchline::champions
