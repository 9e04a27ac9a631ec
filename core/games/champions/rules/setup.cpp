// SPDX-License-Identifier: GPL-3.0-or-later
// Line-ups, placing, the kick-off (specification 3, 6.1).
#include "core/games/champions/rules/steps.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace touchline::champions {

namespace {

constexpr int elevenMen = 11;

Men availableMen(const State &state, Side side)
{
    return state.tables->teams[side].available & ~state.sides[side].picked;
}

/// How many outfielders begin: ten, or all that there are.
int outfieldToBegin(const State &state, Side side)
{
    const Men goalies = menOf(Line::Goal);
    return std::min(elevenMen - 1, countOf(availableMen(state, side) & ~goalies));
}

/// Formations whose lines have between `fewest` and `most` men and are there.
void addFormations(const State &state, Side side, int fewest, int most, OptionList &options)
{
    const Men men = availableMen(state, side);
    const int all = outfieldToBegin(state, side);
    std::array<int, outfieldLines> there{};
    for (int line = 0; line < outfieldLines; ++line)
        there[static_cast<std::size_t>(line)] = countOf(men & menOf(static_cast<Line>(line + 1)));
    for (int backs = std::min(most, there[0]); backs >= fewest; --backs)
        for (int middle = std::min(most, there[1]); middle >= fewest; --middle) {
            const int front = all - backs - middle;
            if (front >= fewest && front <= std::min(most, there[2]))
                options.add(100 * backs + 10 * middle + front);
        }
}

bool canLineUp(const State &state, Side side, Formation formation)
{
    const Men men = availableMen(state, side);
    for (int line = 0; line < outfieldLines; ++line)
        if (formation.men[static_cast<std::size_t>(line)] > countOf(men & menOf(static_cast<Line>(line + 1))))
            return false;
    return formation.all() == outfieldToBegin(state, side);
}

struct StartNeeds
{
    bool circle = false;
    bool ownHalf = false;
    bool otherHalf = false;

    [[nodiscard]] int count() const { return int{circle} + int{ownHalf} + int{otherHalf}; }
};

StartNeeds needsOf(const State &state, Side side)
{
    const Cells &circle = state.tables->ends[side].ownCircle;
    int inCircle = 0;
    int back = 0;
    int front = 0;
    eachMan(outfieldOnGrid(state, side), [&](int man) {
        const int cell = state.sides[side].cell[static_cast<std::size_t>(man)];
        inCircle += isIn(circle, cell) ? 1 : 0;
        back += ownRow(side, cell) < 7 ? 1 : 0;
        front += ownRow(side, cell) > 7 ? 1 : 0;
    });
    if (!state.options().mixedStart)
        return {inCircle == 0, false, false};
    // One man of the own half is the one in the circle.
    return {inCircle == 0, back - std::min(inCircle, 1) < 1, front < 1};
}

bool isStartCell(const State &state, Side side, int cell)
{
    const MatchTables &tables = *state.tables;
    if (!isField(cell) || !isFree(state, cell))
        return false;
    if (!state.options().mixedStart)
        return ownRow(side, cell) < 7 && !isIn(tables.ends[side].goalieArea, cell);
    return !isIn(tables.ends[Side::Home].goalieArea, cell) &&
           !isIn(tables.ends[Side::Away].goalieArea, cell) && !isIn(tables.middleCircle, cell) &&
           !isIn(tables.ends[opposite(side)].ownCircle, cell);
}

bool meetsNeed(const State &state, Side side, const StartNeeds &needs, int cell)
{
    return (needs.circle && isIn(state.tables->ends[side].ownCircle, cell)) ||
           (needs.ownHalf && ownRow(side, cell) < 7) || (needs.otherHalf && ownRow(side, cell) > 7);
}

Cells startCells(const State &state, Side side, int man)
{
    const Piece piece = pieceOf(side, man);
    const StartNeeds needs = needsOf(state, side);
    const int left = countOf(state.sides[side].picked & ~menOnGrid(state, side));
    const bool isBound = left <= needs.count();
    Cells cells;
    Cells withoutChain;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (!isStartCell(state, side, cell) || !keepsAreaLimit(state, piece, cell) ||
            (isBound && !meetsNeed(state, side, needs, cell)))
            continue;
        withoutChain.set(static_cast<std::size_t>(cell));
        if (keepsChainLimit(state, piece, cell))
            cells.set(static_cast<std::size_t>(cell));
    }
    // The line-up must come to an end (R43).
    return cells.any() ? cells : withoutChain;
}

void placeAt(State &state, Side side, int man, int cell)
{
    const Piece piece = pieceOf(side, man);
    put(state, piece, cell);
    setPlace(state, piece, Place::Pitch);
    state.sides[side].home[static_cast<std::size_t>(man)] = static_cast<std::int16_t>(seenBy(side, cell));
}

/// Cells in the order in which they are taken. A match asks for no memory, so it is no vector.
struct CellsToTake
{
    std::array<int, mostInLine> cells{};
    std::size_t count = 0;
    std::size_t taken = 0;

    void add(int cell) { cells[count++] = cell; }
};
using TemplateCells = std::array<CellsToTake, outfieldLines>;

/// The cells of the template by line on which no man of that line stands yet, in order.
TemplateCells unusedTemplateCells(const State &state, Side side)
{
    const Formation &formation = state.sides[side].formation;
    TemplateCells unused;
    for (std::size_t number = 0; number < unused.size(); ++number) {
        const int men = formation.men[number];
        if (men == 0)
            continue;
        const auto line = static_cast<Line>(number + 1);
        const std::vector<int> &cells =
            state.tables->charts->places[number][static_cast<std::size_t>(men - 1)];
        for (std::size_t place = 0; place < cells.size(); ++place) {
            // Without forwards somebody else kicks off.
            const bool kicksOff =
                line == Line::Midfield && formation.men[2] == 0 && place + 1 == cells.size();
            const int cell = seenBy(side, kicksOff ? cellAt(5, 6) : cells[place]);
            const Piece there = occupantOf(state, cell);
            if (there == noPiece || sideOf(there) != side || lineOf(manOf(there)) != line)
                unused[number].add(cell);
        }
    }
    return unused;
}

/// He takes the next cell of his line, or the nearest where somebody stands on it: it counts as used.
void placeByTemplate(State &state, Side side, int man, TemplateCells &unused)
{
    if (state.sides[side].goalie == man) {
        placeAt(state, side, man, seenBy(side, cellAt(5, 0)));
        return;
    }
    const Cells legal = startCells(state, side, man);
    int wanted = seenBy(side, cellAt(5, 4));
    if (auto &line = unused[static_cast<std::size_t>(lineOf(man)) - 1]; line.taken < line.count)
        wanted = line.cells[line.taken++];
    int best = noCellHere;
    for (int cell = 0; cell < cellCount; ++cell)
        if (isIn(legal, cell) && (best == noCellHere || kingSteps(cell, wanted) < kingSteps(best, wanted)))
            best = cell;
    placeAt(state, side, man, best);
}

void pick(State &state, Side side, int man)
{
    state.sides[side].picked |= bitOf(man);
    if (lineOf(man) == Line::Goal)
        state.sides[side].goalie = static_cast<std::int8_t>(man);
}

/// How many of a line are still to be picked.
int stillNeeded(const State &state, Side side, Line line)
{
    const SideState &team = state.sides[side];
    if (line == Line::Goal)
        return team.makeshift || (team.picked & menOf(Line::Goal)) != 0 ? 0 : 1;
    Men picked = team.picked & menOf(line);
    if (team.makeshift)
        picked &= ~bitOf(team.goalie);
    return team.formation.men[static_cast<std::size_t>(line) - 1] - countOf(picked);
}

/// The line that the choice that is due is about.
Line lineDue(const State &state, Side side)
{
    for (const Line line : {Line::Goal, Line::Defence, Line::Midfield})
        if (stillNeeded(state, side, line) > 0)
            return line;
    return Line::Attack;
}

} // namespace

int nextToPlace(const State &state, Side side)
{
    const SideState &team = state.sides[side];
    const Men left = team.picked & ~menOnGrid(state, side);
    if (left == 0)
        return -1;
    return has(left, team.goalie) ? team.goalie : std::countr_zero(left);
}

void beginSetUp(State &state)
{
    push(state, Task::KickOffRoll);
    push(state, Task::PlaceNext, Side::Home);
    push(state, Task::PlaceNext, Side::Away);
    for (const Side side : bothSides) {
        for (const Line line : {Line::Attack, Line::Midfield, Line::Defence, Line::Goal})
            push(state, Task::PickLine, side, static_cast<int>(line));
        push(state, Task::Formation, side);
    }
}

void listFormations(const State &state, OptionList &options)
{
    for (const Formation &formation : state.tables->charts->formations)
        if (canLineUp(state, state.decider, formation))
            options.add(formation.code());
    // Whoever has too few of a line lines up as he can (R1).
    constexpr std::array<std::array<int, 2>, 3> limits{{{2, 4}, {1, 5}, {0, 6}}};
    for (const auto &[fewest, most] : limits)
        if (options.empty())
            addFormations(state, state.decider, fewest, most, options);
}

void chooseFormation(State &state, OptionCode option, const Teller &teller)
{
    SideState &team = own(state, state.decider);
    team.formation = Formation::ofCode(option);
    teller.side(state, event::LineUp, state.decider, team.formation.men[0], team.formation.men[1],
                team.formation.men[2]);
}

void pickNext(State &state, Side side, Line line)
{
    const int needed = stillNeeded(state, side, line);
    const Men among = availableMen(state, side) & menOf(line);
    if (needed <= 0)
        return;
    if (countOf(among) <= needed) {
        eachMan(among, [&](int man) { pick(state, side, man); });
        return;
    }
    push(state, Task::PickLine, side, static_cast<int>(line));
    ask(state, Phase::Pick, side);
}

void listPicks(const State &state, OptionList &options)
{
    const Line line = lineDue(state, state.decider);
    options.add(restCode);
    eachMan(availableMen(state, state.decider) & menOf(line), [&](int man) { options.add(man); });
}

void choosePick(State &state, OptionCode option)
{
    const Side side = state.decider;
    if (option != restCode) {
        pick(state, side, option);
        return;
    }
    const Line line = lineDue(state, side);
    const int needed = stillNeeded(state, side, line);
    for (int number = 0; number < needed; ++number)
        pick(state, side, std::countr_zero(availableMen(state, side) & menOf(line)));
}

void placeNext(State &state, Side side)
{
    if (nextToPlace(state, side) < 0)
        return;
    push(state, Task::PlaceNext, side);
    ask(state, Phase::Place, side);
}

void listStartCells(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const int man = nextToPlace(state, side);
    // What is chosen most often comes first.
    options.add(restCode);
    if (man == state.sides[side].goalie) {
        for (const int number : {0, 1})
            options.add(goalCell(side, number));
    } else {
        listCells(startCells(state, side, man), options);
    }
}

void choosePlace(State &state, OptionCode option)
{
    const Side side = state.decider;
    if (option != restCode) {
        placeAt(state, side, nextToPlace(state, side), option);
        return;
    }
    TemplateCells unused = unusedTemplateCells(state, side);
    for (int man = nextToPlace(state, side); man >= 0; man = nextToPlace(state, side))
        placeByTemplate(state, side, man, unused);
}

void rollKickOff(State &state, int die, const Teller &teller)
{
    if (die == 1)
        return; // the same side again
    if (state.options().rolls90)
        countRoll(state, die, teller);
    if (state.phase == Phase::KickOffAway) {
        state.kickOffDie = static_cast<std::int8_t>(die);
        awaitRoll(state, Phase::KickOffHome, Side::Home);
        return;
    }
    teller.all(state, event::KickOffRoll, state.kickOffDie, die);
    if (die == state.kickOffDie) {
        awaitRoll(state, Phase::KickOffAway, Side::Away);
        return;
    }
    state.roll = static_cast<std::int8_t>(std::abs(die - state.kickOffDie));
    ask(state, Phase::Kicker, die > state.kickOffDie ? Side::Home : Side::Away);
}

void listKickers(const State &state, OptionList &options)
{
    const Side side = state.decider;
    eachMan(outfieldOnGrid(state, side), [&](int man) {
        if (isIn(state.tables->ends[side].ownCircle, state.sides[side].cell[static_cast<std::size_t>(man)]))
            options.add(man);
    });
}

void chooseKicker(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    state.turnSide = side;
    state.nextSide = opposite(side);
    teller.of(state, event::KickOff, pieceOf(side, option), state.roll);
    Play play;
    play.side = side;
    play.cell = static_cast<std::int16_t>(cellOf(state, pieceOf(side, option)));
    play.left = state.roll;
    play.goalsClosed = true;
    beginPlay(state, play, teller);
}

} // namespace touchline::champions
