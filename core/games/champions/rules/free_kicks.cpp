// SPDX-License-Identifier: GPL-3.0-or-later
// Fouls, cards, injuries, and how a free kick is set up (specification 6.14, 6.15).
#include "core/games/champions/rules/steps.h"

#include <algorithm>

namespace touchline::champions {

namespace {

bool isOpenFor(const State &state, Piece piece, int cell)
{
    return cell >= 0 && isField(cell) && isFree(state, cell) && !isIn(closedFor(state, piece), cell);
}

/// Cells beside the ball where the victim may stand, when he cannot stand behind it.
void listNextToBall(const State &state, Piece victim, OptionList &cells)
{
    for (const int direction : {6, 2}) {
        const int cell = nextCell(state.foul.cell, direction);
        if (isOpenFor(state, victim, cell))
            cells.add(cell);
    }
}

void standVictim(State &state, int cell, const Teller &teller)
{
    const Piece victim = state.foul.victim;
    put(state, victim, cell);
    setPlace(state, victim, Place::Pitch);
    teller.placed(state, victim);
}

/// Where the offender has to go: two rows back, or as the exceptions have it.
int offenderTarget(const State &state)
{
    const Side side = state.foul.side;
    const int cell = state.foul.cell;
    const int column = columnOf(cell);
    const int row = ownRow(side, cell);
    const bool atSide = column <= 2 || column >= 9;
    const int inwards = column <= 5 ? 2 : -2;
    if (row <= 2)
        return cellAt(column + inwards, rowOf(cell));
    if (row == 3 && atSide)
        return cellAt(column + inwards, gridRow(side, 1));
    return cellAt(column, gridRow(side, row - 2));
}

bool isOutsideRing(const State &state, int cell)
{
    return kingSteps(cell, state.foul.cell) >= 2;
}

/// Free cells of the target's row outside the ring that are nearest to it: one or two.
void offenderCells(const State &state, OptionList &cells)
{
    const int target = offenderTarget(state);
    for (int away = 0; away < gridColumns && cells.empty(); ++away) {
        for (const int column : {columnOf(target) - away, columnOf(target) + away}) {
            if (column < 1 || column > gridColumns - 2)
                continue;
            const int cell = cellAt(column, rowOf(target));
            if (isFree(state, cell) && cell != state.ball && isOutsideRing(state, cell) &&
                !cells.contains(cell))
                cells.add(cell);
        }
    }
}

void standOffender(State &state, int cell, const Teller &teller)
{
    const Piece piece = state.foul.fouler;
    put(state, piece, cell);
    setPlace(state, piece, Place::Pitch);
    teller.placed(state, piece);
}

} // namespace

void commitFoul(State &state, Piece fouler, Piece victim, const Teller &teller)
{
    const int cell = cellOf(state, victim);
    const Side side = sideOf(fouler);
    ++state.foulCount;
    if (state.period == Period::ExtraTime)
        ++state.extraFouls;
    teller.of(state, event::Foul, fouler, columnOf(cell), rowOf(cell), Teller::playerOf(state, victim));
    for (const Piece piece : {fouler, victim}) {
        lift(state, piece);
        setPlace(state, piece, Place::Held);
    }
    state.foul = {fouler, victim, static_cast<std::int16_t>(cell), side};
    const FoulState foul = state.foul;
    const bool isPenalty = isIn(state.tables->ends[side].penaltyArea, cell);
    deadBall(state, isPenalty ? Restart::Penalty : Restart::FreeKick, opposite(side), cell, teller);
    state.foul = foul;
}

bool checkForfeit(State &state, const Teller &teller)
{
    for (const Side side : {Side::Away, Side::Home})
        if (countOf(menInGame(state, side)) < fewestMen) {
            forfeit(state, side, teller);
            return true;
        }
    return false;
}

void showRed(State &state, Piece piece, bool second, const Teller &teller)
{
    const Side side = sideOf(piece);
    const bool wasGoalie = isGoalie(state, piece);
    teller.of(state, EventKind::Red, piece, second ? 1 : 0);
    lift(state, piece);
    setPlace(state, piece, Place::SentOff);
    if (state.foul.fouler == piece)
        state.foul.fouler = noPiece;
    if (checkForfeit(state, teller))
        return;
    if (wasGoalie && !endsWithWhistle(state))
        replaceGoalie(state, side, true, teller);
}

void showCard(State &state, const Teller &teller)
{
    if (state.restart.kind == Restart::HandBall) {
        showRed(state, goalieOf(state, state.foul.side), false, teller);
        return;
    }
    const Piece fouler = state.foul.fouler;
    auto &yellows = own(state, sideOf(fouler)).yellows[static_cast<std::size_t>(manOf(fouler))];
    ++yellows;
    teller.of(state, EventKind::Yellow, fouler, yellows >= 2 ? 1 : 0);
    if (yellows >= 2)
        showRed(state, fouler, true, teller);
}

void sufferFoul(State &state, const Teller &teller)
{
    const Piece victim = state.foul.victim;
    const Side side = sideOf(victim);
    auto &injuries = own(state, side).injuries[static_cast<std::size_t>(manOf(victim))];
    ++injuries;
    if (injuries == 1) {
        teller.of(state, EventKind::Injury, victim, static_cast<int>(InjuryKind::Light));
        return;
    }
    teller.of(state, EventKind::Injury, victim, static_cast<int>(InjuryKind::Off));
    const bool wasGoalie = isGoalie(state, victim);
    setPlace(state, victim, Place::CarriedOff);
    if (wasGoalie) {
        state.foul.victim = noPiece;
        replaceGoalie(state, side, false, teller);
        return;
    }
    const Men there =
        (menIn(state, side, Place::Dugout) | menIn(state, side, Place::Strip)) & ~menOf(Line::Goal);
    if (there != 0 && own(state, side).substitutions < mostSubstitutions) {
        ask(state, Phase::InjurySub, side);
        return;
    }
    state.foul.victim = noPiece;
    static_cast<void>(checkForfeit(state, teller));
}

void placeVictim(State &state, const Teller &teller)
{
    const Piece victim = state.foul.victim;
    const Side side = state.restart.side;
    if (victim == noPiece)
        return ask(state, Phase::Taker, side);
    const int behind = nextCell(state.foul.cell, side == Side::Home ? 4 : 0);
    if (isOpenFor(state, victim, behind))
        return standVictim(state, behind, teller);
    OptionList beside;
    listNextToBall(state, victim, beside);
    if (beside.size() > 1) {
        state.restart.spotFor = SpotFor::Victim;
        return ask(state, Phase::Spot, side);
    }
    if (beside.size() == 1)
        return standVictim(state, beside[0], teller);
    const int front = nextCell(state.foul.cell, side == Side::Home ? 0 : 4);
    if (isOpenFor(state, victim, front))
        return standVictim(state, front, teller);
    const Cells closed = closedFor(state, victim);
    standVictim(state,
                nearestFree(state, state.foul.cell, side, [&](int cell) { return !isIn(closed, cell); }),
                teller);
}

void placeOffender(State &state, const Teller &teller)
{
    const Side side = state.foul.side;
    if (state.foul.fouler == noPiece)
        return ask(state, Phase::Wall, side);
    OptionList cells;
    offenderCells(state, cells);
    if (cells.size() > 1) {
        state.restart.spotFor = SpotFor::Offender;
        return ask(state, Phase::Spot, side);
    }
    const int cell = cells.empty() ? nearestFree(state, state.foul.cell, side,
                                                 [&](int one) { return isOutsideRing(state, one); })
                                   : cells[0];
    standOffender(state, cell, teller);
}

void clearRing(State &state, const Teller &teller)
{
    const Side side = state.foul.side;
    eachMan(outfieldOnGrid(state, side), [&](int man) {
        const Piece piece = pieceOf(side, man);
        const int from = cellOf(state, piece);
        if (isOutsideRing(state, from))
            return;
        put(state, piece,
            nearestFree(state, from, side, [&](int cell) { return isOutsideRing(state, cell); }));
        teller.shift(state, piece, from, ShiftReason::Wall);
    });
}

void listSpots(const State &state, OptionList &options)
{
    OptionList found;
    switch (state.restart.spotFor) {
    case SpotFor::CornerTaker:
        for (const int direction : {0, 2, 4, 6}) {
            const int cell = nextCell(state.restart.cell, direction);
            if (cell >= 0 && isFree(state, cell))
                found.add(cell);
        }
        break;
    case SpotFor::Victim:
        listNextToBall(state, state.foul.victim, found);
        break;
    case SpotFor::Offender:
        offenderCells(state, found);
        break;
    case SpotFor::Penalty:
        return listCells(state.tables->ends[state.foul.side].penaltySpots, options);
    }
    Cells cells;
    for (const OptionCode cell : found)
        cells.set(static_cast<std::size_t>(cell));
    listCells(cells, options);
}

void chooseSpot(State &state, OptionCode option, const Teller &teller)
{
    switch (state.restart.spotFor) {
    case SpotFor::CornerTaker:
        put(state, state.restart.taker, option);
        return teller.placed(state, state.restart.taker);
    case SpotFor::Victim:
        return standVictim(state, option, teller);
    case SpotFor::Offender:
        return standOffender(state, option, teller);
    case SpotFor::Penalty:
        state.restart.cell = static_cast<std::int16_t>(option);
        return;
    }
}

} // namespace touchline::champions
