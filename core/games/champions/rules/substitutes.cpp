// SPDX-License-Identifier: GPL-3.0-or-later
// Substitutions, free and forced (specification 6.12, 6.14).
#include "core/games/champions/rules/steps.h"

#include <algorithm>
#include <bit>

namespace touchline::champions {

namespace {

constexpr int firstSubstituteRow = 2;
constexpr int lastSubstituteRow = 12;
constexpr int rowWithoutTeam = 4;

bool isIncoming(const State &state, int man)
{
    for (int number = 0; number < state.incomers; ++number)
        if (state.incoming[static_cast<std::size_t>(number)] == man)
            return true;
    return false;
}

Men named(const State &state)
{
    Men men = 0;
    for (int number = 0; number < state.subsNamed; ++number)
        men |= bitOf(state.outgoing[static_cast<std::size_t>(number)]);
    return men;
}

int manDue(const State &state)
{
    return state.incoming[static_cast<std::size_t>(state.subsNamed)];
}

/// Own rows in which a man of that line may come on.
std::array<int, 2> rowsFor(const State &state, Side side, Line line)
{
    int smallest = gridRows;
    int largest = -1;
    eachMan(outfieldOnGrid(state, side), [&](int man) {
        const int cell = state.sides[side].cell[static_cast<std::size_t>(man)];
        if (!isField(cell) || isIncoming(state, man))
            return;
        smallest = std::min(smallest, ownRow(side, cell));
        largest = std::max(largest, ownRow(side, cell));
    });
    std::array<int, 2> rows{rowWithoutTeam, rowWithoutTeam};
    if (largest >= 0) {
        if (line == Line::Defence)
            rows = {smallest, smallest};
        else if (line == Line::Attack)
            rows = {largest, largest};
        else
            rows = {(smallest + largest) / 2, (smallest + largest + 1) / 2};
    }
    for (int &row : rows)
        row = std::clamp(row, firstSubstituteRow, lastSubstituteRow);
    return rows;
}

/// Nobody comes on where the ball is, or at a penalty where the foul was.
bool isBarredToSubstitutes(const State &state, int cell)
{
    const RestartState &restart = state.restart;
    return cell == state.ball || cell == restart.ballBefore ||
           (restart.kind == Restart::Penalty && cell == state.foul.cell);
}

void addRow(const State &state, Piece piece, int row, Cells &cells)
{
    for (int column = 1; column <= gridColumns - 2; ++column) {
        const int cell = cellAt(column, gridRow(sideOf(piece), row));
        if (isFree(state, cell) && !isBarredToSubstitutes(state, cell) && keepsLimits(state, piece, cell))
            cells.set(static_cast<std::size_t>(cell));
    }
}

int pieceToPlace(const State &state, Side side)
{
    for (int number = 0; number < state.incomers; ++number) {
        const int man = state.incoming[static_cast<std::size_t>(number)];
        if (state.sides[side].cell[static_cast<std::size_t>(man)] == noCellHere &&
            state.sides[side].place[static_cast<std::size_t>(man)] == Place::Pitch &&
            state.sides[side].goalie != man)
            return pieceOf(side, man);
    }
    return noPiece;
}

} // namespace

void comeOn(State &state, Side side, int man, int instead, const Teller &teller)
{
    SideState &team = own(state, side);
    const Piece piece = pieceOf(side, man);
    const Piece other = pieceOf(side, instead);
    if (placeOf(state, other) == Place::Pitch || placeOf(state, other) == Place::Held) {
        const bool wasHeld = placeOf(state, other) == Place::Held;
        lift(state, other);
        setPlace(state, other, Place::CameOff);
        setPlace(state, piece, wasHeld && lineOf(man) != Line::Goal ? Place::Held : Place::Pitch);
    } else {
        // He was carried off: the new man stands where he would have.
        setPlace(state, piece, lineOf(man) == Line::Goal ? Place::Pitch : Place::Held);
    }
    for (Piece *role : {&state.foul.fouler, &state.foul.victim})
        if (*role == other)
            *role = placeOf(state, piece) == Place::Held ? piece : noPiece;
    team.home[static_cast<std::size_t>(man)] = team.home[static_cast<std::size_t>(instead)];
    ++team.substitutions;
    teller.of(state, EventKind::SubstituteOn, piece, Teller::playerOf(state, other));
    if (lineOf(man) == Line::Goal) {
        team.goalie = static_cast<std::int8_t>(man);
        team.makeshift = false;
    }
}

void replaceGoalie(State &state, Side side, bool outfielderMakesRoom, const Teller &teller)
{
    const Men second =
        (menIn(state, side, Place::Dugout) | menIn(state, side, Place::Strip)) & menOf(Line::Goal);
    const bool mayCome = second != 0 && own(state, side).substitutions < mostSubstitutions;
    if (mayCome && !outfielderMakesRoom) {
        comeOn(state, side, std::countr_zero(second), own(state, side).goalie, teller);
        return;
    }
    if (!mayCome && checkForfeit(state, teller))
        return;
    push(state, Task::NewKeeper, side, mayCome ? 1 : 0);
}

void listInjurySubs(const State &state, OptionList &options)
{
    const Side side = state.decider;
    eachMan((menIn(state, side, Place::Dugout) | menIn(state, side, Place::Strip)) & ~menOf(Line::Goal),
            [&](int man) { options.add(man); });
    options.add(restCode);
}

void chooseInjurySub(State &state, OptionCode option, const Teller &teller)
{
    if (option == restCode) {
        state.foul.victim = noPiece;
        static_cast<void>(checkForfeit(state, teller));
        return;
    }
    comeOn(state, state.decider, option, manOf(state.foul.victim), teller);
}

void listNewKeepers(const State &state, OptionList &options)
{
    const Side side = state.decider;
    // Before the match nobody stands yet.
    Men men = menInGame(state, side);
    if (men == 0)
        men = state.tables->teams[side].available;
    eachMan(men & ~menOf(Line::Goal), [&](int man) { options.add(man); });
}

void chooseNewKeeper(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    SideState &team = own(state, side);
    if (state.makesRoom) {
        const Men second =
            (menIn(state, side, Place::Dugout) | menIn(state, side, Place::Strip)) & menOf(Line::Goal);
        comeOn(state, side, std::countr_zero(second), option, teller);
        return;
    }
    const Piece piece = pieceOf(side, option);
    team.goalie = static_cast<std::int8_t>(option);
    team.makeshift = true;
    if (menInGame(state, side) == 0)
        team.picked |= bitOf(option);
    lift(state, piece);
    // In goal he comes with the placing of the goalies.
    if (placeOf(state, piece) == Place::Held) {
        setPlace(state, piece, Place::Pitch);
        for (Piece *role : {&state.foul.fouler, &state.foul.victim})
            if (*role == piece)
                *role = noPiece;
    }
    teller.of(state, event::Makeshift, piece);
}

Piece substituteDue(const State &state)
{
    const Side side = state.decider;
    if (state.phase == Phase::SubBack && !state.surplus)
        return pieceOf(side, std::countr_zero(menIn(state, side, Place::Strip) & ~state.asked));
    if (state.phase == Phase::SubOff)
        return pieceOf(side, manDue(state));
    if (state.phase == Phase::SubCell)
        return static_cast<Piece>(pieceToPlace(state, side));
    return noPiece;
}

void askSubBack(State &state, Side side, bool afterGoal)
{
    const Men warming = menIn(state, side, Place::Strip);
    state.surplus = state.sides[side].substitutions + countOf(warming) > mostSubstitutions;
    const bool asks = state.surplus || (afterGoal && (warming & ~state.asked) != 0);
    if (!asks) {
        state.asked = 0;
        return;
    }
    push(state, Task::SubBack, side, afterGoal ? 1 : 0);
    ask(state, Phase::SubBack, side);
}

void listSubBack(const State &state, OptionList &options)
{
    if (state.surplus) {
        eachMan(menIn(state, state.decider, Place::Strip), [&](int man) { options.add(pairBase + man); });
        return;
    }
    options.add(comesOn);
    options.add(goesBack);
}

void chooseSubBack(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const Men left = menIn(state, side, Place::Strip) & ~state.asked;
    const int man = option >= pairBase ? option - pairBase : std::countr_zero(left);
    if (option == comesOn) {
        state.asked |= bitOf(man);
        return;
    }
    setPlace(state, pieceOf(side, man), Place::Dugout);
    teller.of(state, event::WarmUpBack, pieceOf(side, man));
}

void askSubOff(State &state, Side side, const Teller &teller)
{
    if (state.incomers == 0) {
        state.subsNamed = 0;
        eachMan(menIn(state, side, Place::Strip), [&](int man) {
            state.incoming[static_cast<std::size_t>(state.incomers++)] = static_cast<std::int8_t>(man);
        });
    }
    if (state.subsNamed < state.incomers) {
        push(state, Task::SubOff, side);
        ask(state, Phase::SubOff, side);
        return;
    }
    for (int number = 0; number < state.incomers; ++number)
        comeOn(state, side, state.incoming[static_cast<std::size_t>(number)],
               state.outgoing[static_cast<std::size_t>(number)], teller);
}

void listSubOff(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const int goalie = state.sides[side].goalie;
    if (lineOf(manDue(state)) == Line::Goal) {
        options.add(goalie);
        return;
    }
    eachMan(menInGame(state, side) & ~bitOf(goalie) & ~named(state), [&](int man) { options.add(man); });
}

void chooseSubOff(State &state, OptionCode option, const Teller & /*teller*/)
{
    state.outgoing[static_cast<std::size_t>(state.subsNamed++)] = static_cast<std::int8_t>(option);
}

void askSubCell(State &state, Side side)
{
    if (pieceToPlace(state, side) == noPiece) {
        state.incomers = 0;
        state.subsNamed = 0;
        return;
    }
    push(state, Task::SubCell, side);
    ask(state, Phase::SubCell, side);
}

void listSubCells(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const auto piece = static_cast<Piece>(pieceToPlace(state, side));
    const auto rows = rowsFor(state, side, lineOf(manOf(piece)));
    Cells cells;
    for (const int row : rows)
        addRow(state, piece, row, cells);
    for (int row = rows[0] - 1; cells.none() && row >= firstSubstituteRow; --row)
        addRow(state, piece, row, cells);
    for (int row = rows[1] + 1; cells.none() && row <= lastSubstituteRow; ++row)
        addRow(state, piece, row, cells);
    listCells(cells, options);
}

void chooseSubCell(State &state, OptionCode option, const Teller &teller)
{
    const int piece = pieceToPlace(state, state.decider);
    put(state, piece, option);
    teller.placed(state, piece);
}

} // namespace touchline::champions
