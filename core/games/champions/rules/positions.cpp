// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/rules/positions.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int mostInArea = 4;
constexpr int mostInGoalieArea = 1;
constexpr int longestChain = 9;

Cells closedToOutfield(const State &state)
{
    Cells closed = pitchCells.allGoals;
    const int row = state.ball == noCellHere ? noCellHere : rowOf(state.ball);
    for (const Side side : bothSides)
        if (row != gridRow(side, 1))
            closed |= state.tables->ends[side].goalieArea;
    return closed;
}

const Cells &closedToGoalie(Side side)
{
    return pitchCells.goals[opposite(side)];
}

Cells cellSet(int cell)
{
    Cells one;
    if (cell >= 0)
        one.set(static_cast<std::size_t>(cell));
    return one;
}

/// Walks from `start` through free cells that are not closed and do not hold the ball; occupied cells and the
/// ball's are come to and not gone through. Calls `ring(cells, steps)` with the cells of each number of steps
/// from 1 on, until it says no.
template <class Ring>
void walkFrom(const State &state, int start, const Cells &closed, bool closedPiecesToo, Ring &&ring)
{
    const Cells occupied = taken(state);
    Cells fresh = Cells::grid();
    fresh -= closed;
    if (closedPiecesToo)
        fresh |= occupied;
    Cells through = fresh;
    through -= occupied;
    through -= cellSet(state.ball);
    Cells front = cellSet(start);
    fresh -= front;
    for (int steps = 1; front.any(); ++steps) {
        front = front.stepped(fresh);
        fresh -= front;
        if (!ring(front, steps))
            return;
        front &= through;
    }
}

Steps stepsFrom(const State &state, int start, const Cells &closed, bool closedPiecesToo, int most)
{
    Steps steps;
    steps.fill(farAway);
    steps[static_cast<std::size_t>(start)] = 0;
    walkFrom(state, start, closed, closedPiecesToo, [&](const Cells &cells, int count) {
        cells.each(
            [&](int cell) { steps[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(count); });
        return count < most;
    });
    return steps;
}

/// Steps of a goalie to the ball; farAway if they are more than `most`.
int goalieSteps(const State &state, Side side, int most)
{
    const int from = cellOf(state, goalieOf(state, side));
    if (from == noCellHere || gridSteps(from, state.ball) > most)
        return farAway;
    int found = farAway;
    if (from == state.ball)
        return 0;
    walkFrom(state, from, closedToGoalie(side), false, [&](const Cells &cells, int count) {
        if (isIn(cells, state.ball))
            found = count;
        return found == farAway && count < most;
    });
    return found;
}

/// Size of the own group of 8-connected pieces that `start` would belong to.
int chainAt(const State &state, Side side, int start, int without)
{
    Cells apart = state.sides[side].stands;
    apart -= cellSet(without);
    Cells group = cellSet(start);
    apart -= group;
    for (Cells front = group; front.any();) {
        front = front.kingStepped(apart);
        apart -= front;
        group |= front;
    }
    return group.count();
}

int countIn(const State &state, Side side, const Cells &area)
{
    int count = 0;
    eachMan(outfieldOnGrid(state, side), [&](int man) {
        if (isIn(area, state.sides[side].cell[static_cast<std::size_t>(man)]))
            ++count;
    });
    return count;
}

bool keepsAreaOf(const State &state, Side side, const Cells &area, int most, int from, int to)
{
    const bool wasIn = from != noCellHere && isIn(area, from);
    return !isIn(area, to) || wasIn || countIn(state, side, area) < most;
}

/// Whether a way through the field leads from the ball to a man of each side.
PerSide<bool> openTo(const State &state)
{
    PerSide<bool> open;
    const Cells through = pitchCells.field - closedToOutfield(state) - taken(state);
    Cells front = cellSet(state.ball);
    Cells fresh = pitchCells.field - front;
    while (front.any() && !(open[Side::Home] && open[Side::Away])) {
        front = front.stepped(fresh);
        fresh -= front;
        for (const Side side : bothSides)
            open[side] = open[side] || front.meets(state.sides[side].stands);
        front &= through;
    }
    return open;
}

/// The goalie's way, also from his goal spaces and through closed areas.
bool canGoalieReach(const State &state, Side side)
{
    const int start = cellOf(state, goalieOf(state, side));
    if (start == noCellHere)
        return false;
    const Cells through = (pitchCells.field | pitchCells.goals[side]) - taken(state);
    Cells front = cellSet(start);
    Cells fresh = (through | cellSet(state.ball)) - front;
    while (front.any()) {
        front = front.stepped(fresh);
        if (isIn(front, state.ball))
            return true;
        fresh -= front;
        front &= through;
    }
    return false;
}

} // namespace

void lift(State &state, int piece)
{
    SideState &team = state.sides[sideOf(piece)];
    auto &cell = team.cell[static_cast<std::size_t>(manOf(piece))];
    if (cell == noCellHere)
        return;
    Q_ASSERT(occupantOf(state, cell) == piece);
    state.occupant[static_cast<std::size_t>(cell)] = noPiece;
    team.stands.reset(static_cast<std::size_t>(cell));
    team.onGrid &= ~bitOf(manOf(piece));
    cell = noCellHere;
}

void put(State &state, int piece, int cell)
{
    lift(state, piece);
    Q_ASSERT(isFree(state, cell));
    SideState &team = state.sides[sideOf(piece)];
    team.cell[static_cast<std::size_t>(manOf(piece))] = static_cast<std::int16_t>(cell);
    team.stands.set(static_cast<std::size_t>(cell));
    team.onGrid |= bitOf(manOf(piece));
    state.occupant[static_cast<std::size_t>(cell)] = static_cast<Piece>(piece);
}

Men menInGame(const State &state, Side side)
{
    Men men = 0;
    for (int man = 0; man < squadSize; ++man) {
        const Place place = state.sides[side].place[static_cast<std::size_t>(man)];
        if (place == Place::Pitch || place == Place::Held)
            men |= bitOf(man);
    }
    return men;
}

Cells closedFor(const State &state, int piece)
{
    return isGoalie(state, piece) ? closedToGoalie(sideOf(piece)) : closedToOutfield(state);
}

Steps stepsOf(const State &state, int piece, int most)
{
    return stepsFrom(state, cellOf(state, piece), closedFor(state, piece), false, most);
}

Steps stepsToBall(const State &state)
{
    return stepsFrom(state, state.ball, closedToOutfield(state), true, farAway);
}

int goalieDistance(const State &state, Side side, int most)
{
    return goalieSteps(state, side, most);
}

PerSide<Nearest> nearestMen(const State &state)
{
    PerSide<Nearest> nearest;
    PerSide<Cells> outfield;
    for (const Side side : bothSides)
        outfield[side] = state.sides[side].stands - cellSet(cellOf(state, goalieOf(state, side)));
    const auto reach = [&](const Cells &cells, int steps) {
        bool isOver = true;
        for (const Side side : bothSides) {
            Nearest &one = nearest[side];
            if (one.piece == noPiece && cells.meets(outfield[side])) {
                int lowest = squadSize;
                (cells & outfield[side]).each([&](int cell) {
                    lowest = std::min(lowest, manOf(occupantOf(state, cell)));
                });
                one = {pieceOf(side, lowest), steps};
            }
            isOver = isOver && one.piece != noPiece;
        }
        return !isOver;
    };
    if (reach(cellSet(state.ball), 0))
        walkFrom(state, state.ball, closedToOutfield(state), true, reach);
    for (const Side side : bothSides) {
        const Piece goalie = goalieOf(state, side);
        Nearest &one = nearest[side];
        const int steps = goalieSteps(state, side, std::min(one.distance, farAway - 1));
        if (steps < one.distance || (steps == one.distance && steps < farAway && goalie < one.piece))
            one = {goalie, steps};
    }
    return nearest;
}

bool isNearestOfItsSide(const State &state, int piece)
{
    const Side side = sideOf(piece);
    const SideState &team = state.sides[side];
    const int goalie = cellOf(state, goalieOf(state, side));
    const Cells outfield = team.stands - cellSet(goalie);
    const int cell = cellOf(state, piece);
    int nearest = farAway;
    bool isHe = false;
    walkFrom(state, state.ball, closedToOutfield(state), true, [&](const Cells &cells, int steps) {
        const Cells men = cells & outfield;
        if (men.none())
            return true;
        nearest = steps;
        isHe = men.count() == 1 && isIn(men, cell);
        return false;
    });
    if (isGoalie(state, piece))
        return goalieSteps(state, side, nearest) < nearest;
    return isHe && goalieSteps(state, side, nearest) == farAway;
}

Distances::Distances(const State &state) : m_nearest{{farAway, farAway}}
{
    m_of.fill(farAway);
    Cells outfield;
    for (const Side side : bothSides) {
        const int goalie = cellOf(state, goalieOf(state, side));
        outfield |= state.sides[side].stands - cellSet(goalie);
        if (const int steps = goalie == noCellHere ? farAway : goalieSteps(state, side, farAway - 1);
            steps < farAway) {
            m_of[static_cast<std::size_t>(goalieOf(state, side))] = static_cast<std::uint8_t>(steps);
            m_nearest[side] = steps;
        }
    }
    const auto reach = [&](const Cells &cells, int steps) {
        const Cells men = cells & outfield;
        men.each([&](int cell) {
            const Piece piece = occupantOf(state, cell);
            m_of[static_cast<std::size_t>(piece)] = static_cast<std::uint8_t>(steps);
            m_nearest[sideOf(piece)] = std::min(m_nearest[sideOf(piece)], steps);
        });
        outfield -= men;
        return outfield.any();
    };
    if (reach(cellSet(state.ball), 0))
        walkFrom(state, state.ball, closedToOutfield(state), true, reach);
}

int secondLastRow(const State &state, Side side)
{
    int highest = noCellHere;
    int second = noCellHere;
    const Side other = opposite(side);
    eachMan(menOnGrid(state, other), [&](int man) {
        const int row = ownRow(side, state.sides[other].cell[static_cast<std::size_t>(man)]);
        if (row > highest) {
            second = highest;
            highest = row;
        } else if (row > second) {
            second = row;
        }
    });
    return second;
}

int offsideRow(const State &state, Side side, int ball)
{
    return std::max(ownRow(side, ball), secondLastRow(state, side));
}

Men offsideMen(const State &state, Side side, int ball)
{
    if (!state.options().offside)
        return 0;
    const int last = offsideRow(state, side, ball);
    Men men = 0;
    eachMan(menOnGrid(state, side), [&](int man) {
        if (ownRow(side, state.sides[side].cell[static_cast<std::size_t>(man)]) > last)
            men |= bitOf(man);
    });
    return men;
}

bool keepsAreaLimit(const State &state, int piece, int to)
{
    if (!state.options().killjoy || isGoalie(state, piece))
        return true;
    const Side side = sideOf(piece);
    const int from = cellOf(state, piece);
    const EndZones &end = state.tables->ends[side];
    // Onto a ball that lies in the goalie area anybody may go.
    if (to == state.ball && isIn(end.goalieArea, to))
        return true;
    return keepsAreaOf(state, side, end.penaltyArea, mostInArea, from, to) &&
           keepsAreaOf(state, side, end.goalieArea, mostInGoalieArea, from, to);
}

bool keepsChainLimit(const State &state, int piece, int to)
{
    if (!state.options().killjoy)
        return true;
    const Side side = sideOf(piece);
    const int from = cellOf(state, piece);
    const int after = chainAt(state, side, to, from);
    return after <= longestChain || (from != noCellHere && after <= chainAt(state, side, from, noCellHere));
}

bool keepsLimits(const State &state, int piece, int to)
{
    return keepsAreaLimit(state, piece, to) && keepsChainLimit(state, piece, to);
}

bool isBallOpen(const State &state)
{
    if (!state.options().killjoy)
        return true;
    const PerSide<bool> open = openTo(state);
    for (const Side side : bothSides)
        if (!open[side] && !canGoalieReach(state, side))
            return false;
    return true;
}

bool stepShift(State &state, int piece, int rowStep, bool *stopped)
{
    const int from = cellOf(state, piece);
    const int row = rowOf(from) + rowStep;
    if (row < 0 || row >= gridRows)
        return false;
    const auto isOpen = [&](int cell) { return isField(cell) && isFree(state, cell) && cell != state.ball; };
    const int column = columnOf(from);
    const int target = cellAt(column, row);
    if (isOpen(target)) {
        put(state, piece, target);
        return true;
    }
    if (target == state.ball && isField(target)) {
        if (stopped != nullptr)
            *stopped = true;
        return false;
    }
    // Twice the distance from the middle of the field, to stay in whole numbers.
    const auto fromMiddle = [](int where) { return std::abs(2 * where - (gridColumns - 1)); };
    for (int away = 1; away < gridColumns; ++away) {
        int best = noCellHere;
        for (const int sign : {-1, 1}) {
            const int to = column + sign * away;
            bool isClear = to >= 1 && to <= 10;
            for (int step = 1; isClear && step <= away; ++step)
                isClear = isOpen(cellAt(column + sign * step, rowOf(from)));
            if (!isClear || !isOpen(cellAt(to, row)))
                continue;
            if (best == noCellHere || fromMiddle(to) < fromMiddle(best))
                best = to;
        }
        if (best != noCellHere) {
            put(state, piece, cellAt(best, row));
            return true;
        }
    }
    return false;
}

} // namespace touchline::champions
