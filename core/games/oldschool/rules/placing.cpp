// SPDX-License-Identifier: GPL-3.0-or-later
// Where pieces are put at a restart, by the table of 2.8 and by hand (specification 2.8, 5.3).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

/// A row of the table of 2.8: the ball's row and so much, within limits.
struct RowRule
{
    int shift;
    int least;
    int most;
};
constexpr std::array<RowRule, 4> withBall{{{0, 1, 1}, {-13, 5, 22}, {-3, 9, 33}, {6, 14, 37}}};
constexpr std::array<RowRule, 4> withoutBall{{{0, 1, 1}, {-9, 3, 14}, {-4, 6, 20}, {6, 16, 26}}};
constexpr int deepRow = 16; ///< nearer to the own goal the defenders draw together
constexpr int keeperDrift = 2;
constexpr int cornerAttackers = 6;
constexpr int cornerDefenders = 8;
constexpr int defaultGap = 3;
constexpr int throwInGap = 2;

int clampedRow(const RowRule &rule, int row)
{
    return std::clamp(row + rule.shift, rule.least, rule.most);
}

Point clampedToPitch(int x, int y)
{
    return at(std::clamp(x, 1, pitchColumns), std::clamp(y, 1, pitchRows));
}

/// The nearest legal cell in rings; inside a ring by own column, then row.
void putNear(State &state, int piece, Point own)
{
    const Side side = sideOf(piece);
    for (int ring = 0; ring <= pitchRows; ++ring)
        for (int x = own.x - ring; x <= own.x + ring; ++x)
            for (int y = own.y - ring; y <= own.y + ring; ++y) {
                const Point spot = seenBy(side, at(x, y));
                if (distance(own, at(x, y)) == ring && isFree(state, spot) && mayStand(state, piece, spot)) {
                    put(state, piece, spot);
                    return;
                }
            }
}

/// 2.8, corners: places of the first attackers, nowhere for the others.
void placeCorner(State &state, Side side, Bits &done)
{
    const bool isAttack = side == state.restart.side;
    const bool isLeft = seenBy(state.restart.side, state.restart.cell).x == 1;
    int number = 0;
    eachPiece(state, side, [&](int piece) {
        if (piece == state.restart.taker || isKeeper(state, piece))
            return;
        const Role role = state.piece(piece).role;
        if (isAttack && (role == Role::CentreBack || number >= cornerAttackers))
            return;
        if (!isAttack && number >= cornerDefenders)
            return;
        const int first = state.charts().firstGoalColumn;
        const int last = state.charts().lastGoalColumn;
        const Point spot =
            isAttack ? at(isLeft ? first + 2 * number : last - 2 * number, pitchRows - 3 - number % 3)
                     : at(first - 1 + number + number / 2, 3 + number % 3);
        putNear(state, piece, spot);
        done |= bitOf(piece);
        ++number;
    });
}

void placeSide(State &state, Side side)
{
    Bits done = 0;
    if (state.restart.taker != nobody)
        done |= bitOf(state.restart.taker);
    if (state.restart.kind == Restart::Corner)
        placeCorner(state, side, done);
    eachPiece(state, side, [&](int piece) {
        if (has(done, piece))
            return;
        const Point own =
            state.restart.kind == Restart::KickOff
                ? (isKeeper(state, piece) ? at(middleColumn, 1) : state.piece(piece).home)
            : (state.restart.kind == Restart::Penalty || state.restart.kind == Restart::Corner) &&
                    isKeeper(state, piece) && side != state.restart.side
                ? at(middleColumn, 1)
                : shapePlace(state, piece, state.restart.side, state.restart.cell);
        putNear(state, piece, own);
    });
}

bool mayStandAtKickOff(const State &state, int piece, Point own)
{
    if (own.y >= halfwayRow)
        return false;
    return sideOf(piece) == state.restart.side || distance(own, at(middleColumn, halfwayRow)) >= defaultGap;
}

} // namespace

Point shapePlace(const State &state, int piece, Side inPossession, Point ball)
{
    const Side side = sideOf(piece);
    const Piece &one = state.piece(piece);
    const Point b = seenBy(side, ball);
    const int off = b.x - middleColumn;
    if (one.role == Role::Keeper)
        return at(middleColumn + std::clamp(roundedDivision(off, 4), -keeperDrift, keeperDrift), 1);
    const auto line = static_cast<std::size_t>(one.line == Line::Goal ? Line::Midfield : one.line);
    if (side == inPossession) {
        int row = clampedRow(withBall[line], b.y);
        if (one.line != Line::Defence && state.options().offside)
            row = std::min(row, offsideRow(state, side, b.y));
        return clampedToPitch(one.home.x + roundedDivision(off, 5), row);
    }
    const int row = clampedRow(withoutBall[line], b.y);
    if (one.line == Line::Defence && b.y < deepRow)
        return clampedToPitch(middleColumn + roundedDivision(2 * (one.home.x - middleColumn), 3) +
                                  roundedDivision(off, 4),
                              row);
    return clampedToPitch(one.home.x + roundedDivision(2 * off, 5), row);
}

/// 5.3: which cells are legal for whom; free ones and the own are for the caller to know.
bool mayStand(const State &state, int piece, Point point)
{
    const Side side = sideOf(piece);
    const RestartState &restart = state.restart;
    const bool isOwn = side == restart.side;
    switch (restart.kind) {
    case Restart::KickOff:
        return mayStandAtKickOff(state, piece, seenBy(side, point));
    case Restart::Penalty:
        if (!isOwn && isKeeper(state, piece))
            return true;
        return !isInAreaOf(state, opposite(restart.side), point);
    case Restart::GoalKick:
        return isOwn || !isInAreaOf(state, restart.side, point);
    case Restart::ThrowIn:
        return isOwn || distance(point, restart.cell) >= throwInGap;
    case Restart::None:
    case Restart::Corner:
    case Restart::FreeKick:
        break;
    }
    return isOwn || distance(point, restart.cell) >= defaultGap;
}

void positionAll(State &state)
{
    RestartState &restart = state.restart;
    const Side side = restart.side;
    for (int piece = 0; piece < pieceCount; ++piece)
        lift(state, piece);
    // Whoever is not placed yet bars nobody's line: offsideRow() looks at places, so they wait in their goal.
    for (const Side each : bothSides)
        eachPiece(state, each, [&](int piece) { state.piece(piece).at = seenBy(each, at(middleColumn, 0)); });
    if (restart.kind == Restart::Penalty) {
        const Point spot = seenBy(opposite(side), state.charts().penaltySpot);
        restart.cell = spot;
    }
    state.ball.mode = BallMode::Loose;
    state.ball.roll = 0;
    state.ball.at = restart.cell;
    const Point own = seenBy(side, restart.cell);
    const Point behind = own.y == 1 ? own + at(0, 1) : own + at(0, -1);
    put(state, restart.taker, seenBy(side, behind));
    placeSide(state, opposite(side));
    placeSide(state, side);
    restart.placed = {};
}

void askPlace(State &state, Side side)
{
    push(state, Task::PlaceNext, side);
    ask(state, Phase::Place, side);
}

void listPlace(const State &state, OptionList &options)
{
    options.add(noneCode);
    eachPiece(state, state.decider, [&](int piece) {
        if (piece != state.restart.taker && !has(state.restart.placed[index(state.decider)], slotOf(piece)))
            options.add(manCode(state, piece));
    });
}

void choosePlace(State &state, OptionCode option)
{
    if (option == noneCode) {
        static_cast<void>(state.todo.pop());
        return;
    }
    const int piece = pieceOfMan(state, state.decider, numberOfCode(option));
    state.restart.placed[index(state.decider)] |= bitOf(slotOf(piece));
    state.restart.placing = static_cast<std::int8_t>(piece);
    ask(state, Phase::PlaceRow, state.decider);
}

namespace {

bool mayBePlaced(const State &state, Point own)
{
    const int piece = state.restart.placing;
    const Point spot = seenBy(sideOf(piece), own);
    return state.piece(piece).at == spot || (isFree(state, spot) && mayStand(state, piece, spot));
}

} // namespace

void listPlaceRows(const State &state, OptionList &options)
{
    for (int row = 1; row <= pitchRows; ++row)
        for (int column = 1; column <= pitchColumns; ++column)
            if (mayBePlaced(state, at(column, row))) {
                options.add(row);
                break;
            }
}

void listPlaceColumns(const State &state, OptionList &options)
{
    for (int column = 1; column <= pitchColumns; ++column)
        if (mayBePlaced(state, at(column, state.restart.row)))
            options.add(column);
}

void choosePlaceRow(State &state, OptionCode option)
{
    state.restart.row = static_cast<std::int8_t>(option);
    ask(state, Phase::PlaceColumn, state.decider);
}

void choosePlaceColumn(State &state, OptionCode option)
{
    put(state, state.restart.placing, seenBy(state.decider, at(option, state.restart.row)));
}

} // namespace touchline::oldschool
