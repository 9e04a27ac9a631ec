// SPDX-License-Identifier: GPL-3.0-or-later
// Where a piece may go, and what follows (specification 6.2, 6.9, 6.10).
#include "core/games/champions/rules/steps.h"

namespace touchline::champions {

namespace {

constexpr std::array<int, 4> stepDirections{0, 2, 4, 6};

/// Pips to the ball; what they leave goes to the kick.
int spacesAfter(const State &state, int steps)
{
    return state.roll - steps + 1 - state.shortened;
}

/// A play of the piece that has just stepped into the ball.
Play playOf(const State &state, Piece piece, int left)
{
    Play play;
    play.side = sideOf(piece);
    play.cell = state.ball;
    play.left = static_cast<std::int8_t>(left);
    if (state.freeKickTurn) {
        play.firstField = true;
        play.restarter = static_cast<std::int8_t>(manOf(piece));
    }
    play.touches = 1;
    play.touched = bitOf(manOf(piece));
    return play;
}

/// The goalie may take the ball in his hands after so many steps (6.9).
bool mayPickUp(const State &state, Piece piece, int steps, int distance)
{
    if (!state.options().pickUp || state.freeKickTurn || !isGoalie(state, piece) || steps != state.roll ||
        steps != distance || !isIn(state.tables->ends[sideOf(piece)].penaltyArea, state.ball))
        return false;
    const Piece last = state.lastTouch;
    return last == noPiece || last == piece || sideOf(last) != sideOf(piece) || state.lastTouchIntercepted;
}

/// Pips can be used up going to and fro before the ball.
bool canLoiter(const State &state, Piece piece, int distance)
{
    if (distance >= 2)
        return true;
    const Cells closed = closedFor(state, piece);
    for (const int direction : stepDirections) {
        const int cell = nextCell(cellOf(state, piece), direction);
        if (cell >= 0 && isFree(state, cell) && cell != state.ball && !isIn(closed, cell))
            return true;
    }
    return false;
}

bool canPlayAfter(const State &state, Piece piece, int steps)
{
    const int left = spacesAfter(state, steps);
    if (left < 1)
        return false;
    State there = state;
    put(there, piece, state.ball);
    return playExists(there, playOf(there, piece, left));
}

template <class Add>
void eachBallEntry(const State &state, Piece piece, int distance, Add &&add)
{
    if (distance > state.roll || (!state.freeKickTurn && !keepsLimits(state, piece, state.ball)))
        return;
    const bool loiters = canLoiter(state, piece, distance);
    for (int steps = distance; steps <= state.roll; steps += 2)
        if ((steps == distance || loiters) &&
            (mayPickUp(state, piece, steps, distance) || canPlayAfter(state, piece, steps)))
            if (!add(steps))
                return;
}

/// `probe` is a copy that is put back as it was.
bool staysOpen(State &probe, Piece piece, int cell)
{
    const int from = cellOf(probe, piece);
    put(probe, piece, cell);
    const bool isOpen = isBallOpen(probe);
    put(probe, piece, from);
    return isOpen;
}

template <class Add>
void eachFreeCell(const State &state, Piece piece, const Steps &steps, bool checkOpen, Add &&add)
{
    const Side side = sideOf(piece);
    const int from = cellOf(state, piece);
    State probe = state;
    for (int cell = 0; cell < cellCount; ++cell) {
        const int distance = steps[static_cast<std::size_t>(cell)];
        if (distance > state.roll || (state.roll - distance) % 2 != 0 || cell == state.ball)
            continue;
        if (!isField(cell) && !(isGoalie(state, piece) && isGoalOf(side, cell)))
            continue;
        if (cell == from) {
            if (isIn(closedFor(state, piece), cell) || !canLoiter(state, piece, 1))
                continue;
        } else if (!isFree(state, cell)) {
            continue;
        }
        if (!keepsLimits(state, piece, cell) || (checkOpen && !staysOpen(probe, piece, cell)))
            continue;
        if (!add(cell))
            return;
    }
}

/// Cells of the pieces that a charge in that direction pushes, nearest first; empty: it is not possible.
std::array<int, gridRows> pushed(const State &state, Piece piece, int direction, std::size_t &count)
{
    std::array<int, gridRows> cells{};
    count = 0;
    const int target = nextCell(cellOf(state, piece), direction);
    if (target < 0 || !isField(target) || isIn(closedFor(state, piece), target))
        return cells;
    int cell = target;
    while (cell >= 0 && !isFree(state, cell)) {
        cells[count++] = cell;
        const Piece there = occupantOf(state, cell);
        const int next = nextCell(cell, direction);
        if (next < 0 || !isField(next) || next == state.ball || isIn(closedFor(state, there), next)) {
            count = 0;
            return cells;
        }
        cell = next;
    }
    return cells;
}

/// Everybody in the way of a charge, and then who charges, one cell on.
void pushAll(State &state, Piece piece, int direction, const std::array<int, gridRows> &cells,
             std::size_t count)
{
    for (std::size_t number = count; number > 0; --number) {
        const int cell = cells[number - 1];
        put(state, occupantOf(state, cell), nextCell(cell, direction));
    }
    put(state, piece, cells[0]);
}

template <class Add>
void eachCharge(const State &state, Piece piece, bool checkOpen, Add &&add)
{
    if (!state.options().charge || state.roll != 1)
        return;
    const Side side = sideOf(piece);
    std::optional<Distances> distances;
    for (const int direction : stepDirections) {
        const int target = nextCell(cellOf(state, piece), direction);
        if (target < 0)
            continue;
        const Piece victim = occupantOf(state, target);
        if (victim == noPiece || sideOf(victim) == side)
            continue;
        if (!distances)
            distances.emplace(state);
        const int nearest = std::min(distances->nearest(Side::Home), distances->nearest(Side::Away));
        std::size_t count = 0;
        if (distances->of(victim) != nearest || nearest >= farAway || !keepsLimits(state, piece, target))
            continue;
        const auto cells = pushed(state, piece, direction, count);
        if (count == 0)
            continue;
        if (checkOpen) {
            State after = state;
            pushAll(after, piece, direction, cells, count);
            if (!isBallOpen(after))
                continue;
        }
        if (!add(direction))
            return;
    }
}

/// Calls `add(code)` for every legal destination until it says no.
template <class Add>
void eachMove(const State &state, Piece piece, bool checkOpen, Add &&add)
{
    const Steps steps = stepsOf(state, piece, state.roll);
    bool goesOn = true;
    const auto take = [&](OptionCode code) { return goesOn = add(code); };
    if (!state.freeKickTurn)
        eachFreeCell(state, piece, steps, checkOpen, take);
    if (goesOn)
        eachBallEntry(state, piece, steps[static_cast<std::size_t>(state.ball)],
                      [&](int count) { return take(ballCode + count); });
    if (goesOn && !state.freeKickTurn)
        eachCharge(state, piece, checkOpen, [&](int direction) { return take(chargeCode + direction); });
}

bool hasMove(const State &state, Piece piece, bool checkOpen)
{
    bool found = false;
    eachMove(state, piece, checkOpen, [&](OptionCode) {
        found = true;
        return false;
    });
    return found;
}

Men movers(const State &state, bool checkOpen)
{
    Men men = 0;
    eachMan(menOnGrid(state, state.turnSide), [&](int man) {
        if (hasMove(state, pieceOf(state.turnSide, man), checkOpen))
            men |= bitOf(man);
    });
    return men;
}

void chargeInto(State &state, Piece piece, int direction, const Teller &teller)
{
    std::size_t count = 0;
    const auto cells = pushed(state, piece, direction, count);
    const int from = cellOf(state, piece);
    const int to = cells[0];
    const Piece victim = occupantOf(state, to);
    pushAll(state, piece, direction, cells, count);
    teller.of(state, event::Charge, piece, columnOf(from), rowOf(from), columnOf(to), rowOf(to),
              Teller::playerOf(state, victim), static_cast<int>(count));
}

} // namespace

void askMove(State &state, const Teller &teller)
{
    state.shortened = 0;
    state.accessWaived = false;
    Men men = movers(state, true);
    if (men == 0 && !state.freeKickTurn) {
        // Every move would lock the ball in: then the rule does not hold (R16).
        state.accessWaived = true;
        men = movers(state, false);
    }
    // A free kick that nobody can play out goes less far (R41).
    while (men == 0 && state.freeKickTurn && state.shortened + 1 < state.roll) {
        ++state.shortened;
        men = movers(state, false);
    }
    state.canGoBack = countOf(men) > 1;
    if (men != 0) {
        ask(state, Phase::MovePiece, state.turnSide);
        return;
    }
    if (state.freeKickTurn) {
        loseBall(state, state.turnSide, teller);
        return;
    }
    teller.side(state, event::PassTurn, state.turnSide);
    push(state, Task::EndTurn);
}

void listMovers(const State &state, OptionList &options)
{
    eachMan(movers(state, !state.accessWaived), [&](int man) { options.add(man); });
}

void chooseMover(State &state, OptionCode option)
{
    state.chosen = pieceOf(state.decider, option);
    ask(state, Phase::MoveTo, state.decider);
}

void listMoves(const State &state, OptionList &options)
{
    // The ways to the ball stand before the many free cells.
    OptionList cells;
    eachMove(state, state.chosen, !state.accessWaived, [&](OptionCode code) {
        (code < ballCode ? cells : options).add(code);
        return true;
    });
    for (const OptionCode cell : cells)
        options.add(cell);
    if (state.canGoBack)
        options.add(backCode);
}

void chooseMove(State &state, OptionCode option, const Teller &teller)
{
    const Piece piece = state.chosen;
    if (option == backCode) {
        ask(state, Phase::MovePiece, state.decider);
        return;
    }
    if (option >= chargeCode) {
        chargeInto(state, piece, option - chargeCode, teller);
        push(state, Task::EndTurn);
        return;
    }
    const int from = cellOf(state, piece);
    const int distance =
        stepsOf(state, piece,
                state.roll)[static_cast<std::size_t>(option < ballCode ? option : OptionCode{state.ball})];
    const int to = option < ballCode ? option : state.ball;
    const int steps = option < ballCode ? state.roll : option - ballCode;
    put(state, piece, to);
    teller.of(state, event::Move, piece, columnOf(from), rowOf(from), columnOf(to), rowOf(to), steps);
    if (option < ballCode) {
        push(state, Task::EndTurn);
        return;
    }
    state.play = playOf(state, piece, spacesAfter(state, steps));
    if (mayPickUp(state, piece, steps, distance)) {
        ask(state, Phase::PickUp, state.decider);
        return;
    }
    beginPlay(state, state.play, teller);
}

void choosePickUp(State &state, OptionCode option, const Teller &teller)
{
    if (option == feetCode) {
        beginPlay(state, state.play, teller);
        return;
    }
    teller.of(state, event::PickUp, state.chosen, columnOf(state.ball), rowOf(state.ball));
    push(state, Task::CatchRoll, sideOf(state.chosen));
}

} // namespace touchline::champions
