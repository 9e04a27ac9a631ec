// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/rules/positions.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int mostInArea = 4;
constexpr int mostInGoalieArea = 1;
constexpr int longestChain = 9;
constexpr std::array<int, 4> straight{0, 2, 4, 6};

const Cells &goals()
{
    static const Cells cells = [] {
        Cells all;
        for (const Side side : bothSides)
            for (const int number : {0, 1})
                all.set(static_cast<std::size_t>(goalCell(side, number)));
        return all;
    }();
    return cells;
}

Cells closedToOutfield(const State &state)
{
    Cells closed = goals();
    const int row = state.ball == noCellHere ? noCellHere : rowOf(state.ball);
    for (const Side side : bothSides)
        if (row != gridRow(side, 1))
            closed |= state.tables->ends[side].goalieArea;
    return closed;
}

Cells closedToGoalie(Side side)
{
    Cells closed;
    for (const int number : {0, 1})
        closed.set(static_cast<std::size_t>(goalCell(opposite(side), number)));
    return closed;
}

/// Walks from `start` through free cells that are not closed and do not hold the ball; occupied cells and the
/// ball's get their number and are not gone through.
void walkFrom(const State &state, int start, const Cells &closed, bool closedPiecesToo, Steps &steps)
{
    steps.fill(farAway);
    std::array<std::int16_t, cellCount> queue;
    std::size_t first = 0;
    std::size_t last = 0;
    steps[static_cast<std::size_t>(start)] = 0;
    queue[last++] = static_cast<std::int16_t>(start);
    while (first < last) {
        const int cell = queue[first++];
        const auto next = static_cast<std::uint8_t>(steps[static_cast<std::size_t>(cell)] + 1);
        for (const int direction : straight) {
            const int to = nextCell(cell, direction);
            if (to < 0 || steps[static_cast<std::size_t>(to)] != farAway)
                continue;
            const bool isClosed = isIn(closed, to);
            const bool isTaken = !isFree(state, to);
            if (isClosed && !(isTaken && closedPiecesToo))
                continue;
            steps[static_cast<std::size_t>(to)] = next;
            if (!isTaken && to != state.ball)
                queue[last++] = static_cast<std::int16_t>(to);
        }
    }
}

/// Size of the own group of 8-connected pieces that `start` would belong to.
int chainAt(const State &state, Side side, int start, int without)
{
    Cells seen;
    std::array<std::int16_t, 2 * squadSize> queue;
    std::size_t first = 0;
    std::size_t last = 0;
    seen.set(static_cast<std::size_t>(start));
    queue[last++] = static_cast<std::int16_t>(start);
    while (first < last) {
        const int cell = queue[first++];
        for (int direction = 0; direction < directionCount; ++direction) {
            const int to = nextCell(cell, direction);
            if (to < 0 || isIn(seen, to) || to == without)
                continue;
            const Piece piece = occupantOf(state, to);
            if (piece == noPiece || sideOf(piece) != side)
                continue;
            seen.set(static_cast<std::size_t>(to));
            queue[last++] = static_cast<std::int16_t>(to);
        }
    }
    return static_cast<int>(last);
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
    const Cells closed = closedToOutfield(state);
    Cells seen;
    std::array<std::int16_t, cellCount> queue;
    std::size_t first = 0;
    std::size_t last = 0;
    queue[last++] = state.ball;
    seen.set(static_cast<std::size_t>(state.ball));
    while (first < last && !(open[Side::Home] && open[Side::Away])) {
        const int cell = queue[first++];
        for (const int direction : straight) {
            const int to = nextCell(cell, direction);
            if (to < 0 || !isField(to) || isIn(seen, to))
                continue;
            seen.set(static_cast<std::size_t>(to));
            if (const Piece piece = occupantOf(state, to); piece != noPiece)
                open[sideOf(piece)] = true;
            else if (!isIn(closed, to))
                queue[last++] = static_cast<std::int16_t>(to);
        }
    }
    return open;
}

/// The goalie's way, also from his goal spaces and through closed areas.
bool canGoalieReach(const State &state, Side side)
{
    const Piece goalie = goalieOf(state, side);
    const int start = cellOf(state, goalie);
    if (start == noCellHere)
        return false;
    Cells seen;
    std::array<std::int16_t, cellCount> queue;
    std::size_t first = 0;
    std::size_t last = 0;
    queue[last++] = static_cast<std::int16_t>(start);
    seen.set(static_cast<std::size_t>(start));
    while (first < last) {
        const int cell = queue[first++];
        for (const int direction : straight) {
            const int to = nextCell(cell, direction);
            if (to < 0 || isIn(seen, to) || !(isField(to) || isGoalOf(side, to)))
                continue;
            if (to == state.ball)
                return true;
            seen.set(static_cast<std::size_t>(to));
            if (isFree(state, to))
                queue[last++] = static_cast<std::int16_t>(to);
        }
    }
    return false;
}

} // namespace

void lift(State &state, int piece)
{
    auto &cell = state.sides[sideOf(piece)].cell[static_cast<std::size_t>(manOf(piece))];
    if (cell != noCellHere && state.occupant[static_cast<std::size_t>(cell)] == piece)
        state.occupant[static_cast<std::size_t>(cell)] = noPiece;
    cell = noCellHere;
}

void put(State &state, int piece, int cell)
{
    lift(state, piece);
    Q_ASSERT(isFree(state, cell));
    state.sides[sideOf(piece)].cell[static_cast<std::size_t>(manOf(piece))] = static_cast<std::int16_t>(cell);
    state.occupant[static_cast<std::size_t>(cell)] = static_cast<Piece>(piece);
}

Men menOnGrid(const State &state, Side side)
{
    Men men = 0;
    for (int man = 0; man < squadSize; ++man)
        if (state.sides[side].cell[static_cast<std::size_t>(man)] != noCellHere)
            men |= bitOf(man);
    return men;
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

Men outfieldOnGrid(const State &state, Side side)
{
    return menOnGrid(state, side) & ~bitOf(state.sides[side].goalie);
}

Cells closedFor(const State &state, int piece)
{
    return isGoalie(state, piece) ? closedToGoalie(sideOf(piece)) : closedToOutfield(state);
}

Steps stepsOf(const State &state, int piece)
{
    Steps steps;
    walkFrom(state, cellOf(state, piece), closedFor(state, piece), false, steps);
    return steps;
}

Steps stepsToBall(const State &state)
{
    Steps steps;
    walkFrom(state, state.ball, closedToOutfield(state), true, steps);
    return steps;
}

Distances::Distances(const State &state) : m_nearest{{farAway, farAway}}
{
    m_of.fill(farAway);
    const Steps steps = stepsToBall(state);
    for (const Side side : bothSides)
        eachMan(menOnGrid(state, side), [&](int man) {
            const Piece piece = pieceOf(side, man);
            const int own = cellOf(state, piece);
            const int distance = state.sides[side].goalie == man
                                     ? stepsOf(state, piece)[static_cast<std::size_t>(state.ball)]
                                     : steps[static_cast<std::size_t>(own)];
            m_of[static_cast<std::size_t>(piece)] = static_cast<std::uint8_t>(distance);
            m_nearest[side] = std::min(m_nearest[side], distance);
        });
}

int offsideRow(const State &state, Side side, int ball)
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
    return std::max(ownRow(side, ball), second);
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
