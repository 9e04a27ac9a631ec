// SPDX-License-Identifier: GPL-3.0-or-later
// Before the match, set-ups, substitutions, lost goalkeepers (specification 3.5, 6.1, 6.10, 6.11, 6.15).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

SideState &team(State &state, Side side)
{
    return state.sides[side];
}

/// Where `preset` has a slot of the formation, seen by the side.
int targetOf(const State &state, Side side, OptionCode preset, int slot)
{
    const auto &formation =
        state.charts()
            .formations[static_cast<std::size_t>(preset < presetCode ? preset : state.sides[side].formation)];
    const int cell = formation.cells[static_cast<std::size_t>(slot)];
    if (preset < presetCode || slot == 0)
        return cell;
    constexpr std::array<int, setPresets> shifts{-1, 2, 4, 2, -1};
    const int shifted = columnOf(cell) + 2 * shifts[static_cast<std::size_t>(preset - presetCode)];
    const int parity = (rowOf(cell) + 1) % 2;
    // Columns 1..21 of an even row, 2..20 of an odd one.
    return cellAt(std::clamp(shifted, parity == 1 ? 1 : 2, parity == 1 ? 21 : 20), rowOf(cell));
}

/// Takes the players with most of something away from their places onto the cells of a box, seen by the side.
template <class Worth, std::size_t Count>
void sendIntoBox(const State &state, Side side, const std::array<int, Count> &box, const Worth &worth,
                 std::array<int, teamSize> &targets)
{
    Bits sent = 0;
    for (const int cell : box) {
        int best = -1;
        for (int slot = 1; slot < teamSize; ++slot) {
            const int man = state.sides[side].lineUp[static_cast<std::size_t>(slot)];
            if (man < 0 || has(sent, slot) || pieceOf(side, man) == state.restart.taker)
                continue;
            const auto better = [&](int one, int other) {
                const int a = state.sides[side].lineUp[static_cast<std::size_t>(one)];
                const int b = state.sides[side].lineUp[static_cast<std::size_t>(other)];
                const int most = worth(pieceOf(side, a));
                const int least = worth(pieceOf(side, b));
                return most > least || (most == least && a < b);
            };
            if (best < 0 || better(slot, best))
                best = slot;
        }
        if (best < 0)
            return;
        sent |= bitOf(best);
        targets[static_cast<std::size_t>(best)] = cell;
    }
}

constexpr std::array<int, 5> attackBox{cellAt(20, 3), cellAt(19, 4), cellAt(20, 5), cellAt(18, 3),
                                       cellAt(18, 5)};
constexpr std::array<int, 6> defenceBox{cellAt(3, 4), cellAt(2, 3), cellAt(2, 5),
                                        cellAt(4, 3), cellAt(4, 5), cellAt(5, 4)};

bool fits(const State &state, int piece, int cell, int spot)
{
    return isLegalSpot(state, piece, cell, spot) &&
           isLegalForRestart(state, piece, cell, spotAt(cell, spot, state.along(sideOf(piece))));
}

int legalSpotFor(const State &state, int piece, int cell)
{
    if (pieceAt(state, sideOf(piece), cell) != noPiece)
        return -1;
    for (int spot = 0; spot < spotCount; ++spot)
        if (fits(state, piece, cell, spot))
            return spot;
    return -1;
}

/// The nearest legal cell to a target, by cells, then as the side sees them.
void placeNear(State &state, int piece, int target)
{
    const Side side = sideOf(piece);
    int best = noCellHere;
    int least = 0;
    for (int ownCell = 0; ownCell < cellCount; ++ownCell) {
        const int far = distance(ownCell, target);
        const int cell = seen(ownCell, state.along(side));
        if ((best == noCellHere || far < least) && legalSpotFor(state, piece, cell) >= 0) {
            best = cell;
            least = far;
        }
    }
    if (best != noCellHere)
        put(state, piece, best, legalSpotFor(state, piece, best));
}

bool isPenaltyKeeper(const State &state, int piece)
{
    return state.restart.kind == Restart::Penalty && sideOf(piece) != state.restart.side &&
           piece == keeperOf(state, sideOf(piece));
}

/// Most sections of a colour, of equal ones the lowest number.
int withMost(const State &state, Side side, Colour colour)
{
    int best = noPiece;
    for (int man = 0; man < squadSize; ++man) {
        const int piece = pieceOf(side, man);
        if (state.man(piece).place != Place::Field || piece == keeperOf(state, side))
            continue;
        if (best == noPiece || count(state, piece, colour) > count(state, best, colour))
            best = piece;
    }
    return best;
}

/// 3.5, "Default taker".
int defaultTaker(const State &state, Side side)
{
    switch (state.restart.kind) {
    case Restart::GoalKick:
        if (keeperOf(state, side) != noPiece)
            return keeperOf(state, side);
        break;
    case Restart::Corner:
        return withMost(state, side, Colour::Green);
    case Restart::ThrowIn:
        return state.restart.taker; // named when it was awarded
    case Restart::FreeKick:
    case Restart::Penalty:
        return withMost(state, side, Colour::Red);
    case Restart::None:
    case Restart::KickOff:
        break;
    }
    int last = noPiece;
    for (const int man : state.sides[side].lineUp)
        if (man >= 0)
            last = pieceOf(side, man);
    return last;
}

void putTaker(State &state)
{
    const int taker = state.restart.taker;
    const int cell = state.ball.cells.first();
    state.ball.possessor = static_cast<Piece>(taker);
    const int spot = nearestSpot(state, taker, cell, state.ball.at);
    put(state, taker, cell, spot < 0 ? 0 : spot);
}

void liftSide(State &state, Side side)
{
    for (int man = 0; man < squadSize; ++man)
        if (state.man(pieceOf(side, man)).place == Place::Field)
            lift(state, pieceOf(side, man));
}

} // namespace

void rollReferee(State &state, int die, const Teller &teller)
{
    state.strict = die <= 2;
    teller.all(state, event::RefereeType, die, state.strict ? 1 : 0);
}

void rollWeather(State &state, int die, const Teller &teller)
{
    state.badWeather = die <= 2;
    teller.all(state, event::Weather, die, state.badWeather ? 1 : 0);
}

/// The other side begins the second half, and a new coin decides extra time and shoot-out.
void rollCoin(State &state, int die, const Teller &teller)
{
    if (state.byLots)
        return drawLots(state, die, teller);
    state.first = die == 1 ? Side::Home : Side::Away;
    teller.side(state, event::Coin, state.first, die);
    if (state.shootOutHeld) {
        teller.all(state, EventKind::ShootOutStart, static_cast<int>(index(state.first)));
        push(state, Task::ShootOutKick, state.first);
        for (const Side side : bothSides)
            push(state, Task::LostKeeper, side);
        return;
    }
    push(state, Task::BeginHalf);
}

bool isLegalForRestart(const State &state, int piece, int cell, Point place)
{
    const RestartState &restart = state.restart;
    const Side side = sideOf(piece);
    if (piece == restart.taker)
        return true;
    const bool isFar = squared(place, state.ball.at) >= setPieceGap * setPieceGap;
    const int seenCell = own(state, side, cell);
    if (restart.kind == Restart::KickOff)
        return columnOf(seenCell) <= (side == restart.side ? 11 : 10) && (side == restart.side || isFar);
    if (restart.kind == Restart::Penalty) {
        if (isPenaltyKeeper(state, piece))
            return false;
        const int forTaker = own(state, restart.side, cell);
        return isFar && !isPenaltyArea(forTaker) &&
               seen(place, state.along(restart.side)).x <= seen(state.ball.at, state.along(restart.side)).x;
    }
    if (side == restart.side)
        return !state.ball.cells.has(cell) || cell != state.ball.cells.first();
    if (restart.kind == Restart::ThrowIn)
        return cell != state.ball.cells.first();
    if (restart.kind == Restart::GoalKick && isPenaltyArea(seenCell))
        return false;
    return isFar;
}

void placeAll(State &state, Side side, OptionCode preset)
{
    liftSide(state, side);
    state.sides[side].wall = noCellHere;
    state.sides[side].inHand = false;
    if (side == state.restart.side)
        putTaker(state);
    std::array<int, teamSize> targets{};
    for (int slot = 0; slot < teamSize; ++slot)
        targets[static_cast<std::size_t>(slot)] = targetOf(state, side, preset, slot);
    if (preset == presetCode + static_cast<int>(SetPreset::BoxAttack))
        sendIntoBox(
            state, side, attackBox,
            [&](int piece) {
                return count(state, piece, Colour::Red) + 2 * count(state, piece, Colour::Black);
            },
            targets);
    if (preset == presetCode + static_cast<int>(SetPreset::BoxDefence))
        sendIntoBox(
            state, side, defenceBox, [&](int piece) { return count(state, piece, Colour::Blue); }, targets);
    // The place of somebody who is not there any more stays empty: nobody shifts.
    for (int slot = 0; slot < teamSize; ++slot) {
        const int man = team(state, side).lineUp[static_cast<std::size_t>(slot)];
        const int piece = pieceOf(side, man);
        const int target = targets[static_cast<std::size_t>(slot)];
        if (man < 0 || piece == state.restart.taker)
            continue;
        if (isPenaltyKeeper(state, piece))
            putAt(state, piece, rodPointAt(state, side, rodPointCount / 2, true));
        else
            placeNear(state, piece, target);
    }
}

void askLostKeeper(State &state, Side side)
{
    if (keeperOf(state, side) == noPiece)
        ask(state, Phase::LostKeeper, side);
}

void listLostKeeper(const State &state, OptionList &options)
{
    const Side side = state.decider;
    if (state.sides[side].substitutions < mostSubstitutions && onBench(state, side) > 0)
        options.add(reserveCode);
    options.add(namedCode);
}

void chooseLostKeeper(State &state, OptionCode option)
{
    state.phase = option == reserveCode ? Phase::ReserveFor : Phase::NamedKeeper;
}

void listOutfield(const State &state, OptionList &options)
{
    for (int man = 0; man < squadSize; ++man)
        if (state.man(pieceOf(state.decider, man)).place == Place::Field &&
            man != state.sides[state.decider].keeper)
            options.add(man);
}

/// 6.15: in the body of somebody from the bench, who plays with the sticker of a reserve goalkeeper.
void chooseReserveFor(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    int man = 0;
    while (state.man(pieceOf(side, man)).place != Place::Bench)
        ++man;
    SideState &own = team(state, side);
    state.man(pieceOf(side, option)).place = Place::CameOff;
    lift(state, pieceOf(side, option));
    Man &comes = state.man(pieceOf(side, man));
    comes.place = Place::Field;
    comes.reserve = true;
    ++own.substitutions;
    own.keeper = static_cast<std::int8_t>(man);
    own.named = false;
    std::ranges::replace(own.lineUp, static_cast<std::int8_t>(option), std::int8_t{-1});
    own.lineUp[0] = static_cast<std::int8_t>(man);
    if (state.restart.taker == pieceOf(side, option))
        state.restart.taker = static_cast<Piece>(defaultTaker(state, side));
    teller.of(state, EventKind::SubstituteOn, pieceOf(side, man), static_cast<int>(option));
    teller.of(state, event::NewKeeper, pieceOf(side, man), 1);
}

void chooseNamedKeeper(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    SideState &own = team(state, side);
    own.keeper = static_cast<std::int8_t>(option);
    own.named = true;
    std::ranges::replace(own.lineUp, static_cast<std::int8_t>(option), std::int8_t{-1});
    own.lineUp[0] = static_cast<std::int8_t>(option);
    teller.of(state, event::NewKeeper, pieceOf(side, option), 0);
}

void askSetUp(State &state, Side side)
{
    if (side == state.restart.side) {
        for (const Side one : bothSides) {
            liftSide(state, one);
            team(state, one).inHand = true;
            team(state, one).setUpMoves = 0;
        }
        state.restart.taker = static_cast<Piece>(defaultTaker(state, side));
    }
    ask(state, Phase::Preset, side);
}

void listPresets(const State &state, OptionList &options)
{
    if (state.restart.kind == Restart::KickOff) {
        for (std::size_t number = 0; number < state.charts().formations.size(); ++number)
            options.add(static_cast<OptionCode>(number));
        return;
    }
    for (int number = 0; number < setPresets; ++number)
        options.add(presetCode + number);
}

void choosePreset(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    if (option < presetCode) {
        team(state, side).formation = static_cast<std::int8_t>(option);
        const auto [defenders, midfielders, forwards] =
            state.charts().formations[static_cast<std::size_t>(option)].lines();
        teller.side(state, event::LineUp, side, defenders, midfielders, forwards);
    }
    placeAll(state, side, option);
    ask(state, Phase::SetUp, side);
}

void listSetUp(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const SideState &own = state.sides[side];
    options.add(doneCode);
    if (own.substitutions < mostSubstitutions && onBench(state, side) > 0)
        options.add(subCode);
    if (own.setUpMoves >= mostSetUpMoves)
        return;
    if (side == state.restart.side && inGame(state, side) > 1)
        options.add(takerCode);
    options.add(moveCode);
    if (side != state.restart.side && state.restart.kind == Restart::FreeKick && own.wall == noCellHere &&
        isAttackingZone(simulator::own(state, state.restart.side, state.ball.cells.first()))) {
        OptionList cells;
        listWallCells(state, cells);
        if (!cells.empty())
            options.add(wallCode);
    }
}

void chooseSetUp(State &state, OptionCode option)
{
    const Side side = state.decider;
    switch (option) {
    case doneCode:
        return;
    case subCode:
        state.phase = Phase::SubOff;
        return;
    case takerCode:
        ++team(state, side).setUpMoves;
        state.phase = Phase::Taker;
        return;
    case moveCode:
        ++team(state, side).setUpMoves;
        state.phase = Phase::MoveMan;
        return;
    default:
        state.phase = Phase::WallCell;
    }
}

void listOnField(const State &state, OptionList &options)
{
    eachOn(state, state.decider, [&](int piece) { options.add(manOf(piece)); });
}

void listSubOn(const State &state, OptionList &options)
{
    for (int man = 0; man < squadSize; ++man)
        if (state.man(pieceOf(state.decider, man)).place == Place::Bench)
            options.add(man);
}

void chooseSubOn(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const int out = state.chosen;
    const int in = pieceOf(side, option);
    const Man old = state.man(out);
    SideState &own = team(state, side);
    state.man(in).place = Place::Field;
    state.man(in).at = old.at;
    state.man(in).cell = old.cell;
    state.man(in).spot = old.spot;
    lift(state, out);
    state.man(out).place = Place::CameOff;
    ++own.substitutions;
    std::ranges::replace(own.lineUp, static_cast<std::int8_t>(manOf(out)), static_cast<std::int8_t>(option));
    if (state.restart.taker == out)
        state.restart.taker = static_cast<Piece>(in);
    if (state.ball.possessor == out)
        state.ball.possessor = static_cast<Piece>(in);
    teller.of(state, EventKind::SubstituteOn, in, manOf(out));
    if (own.keeper == manOf(out)) {
        own.keeper = static_cast<std::int8_t>(option);
        own.named = true;
        teller.of(state, event::NewKeeper, in, 0);
    }
    state.phase = Phase::SetUp;
}

void listTakers(const State &state, OptionList &options)
{
    eachOn(state, state.decider, [&](int piece) {
        if (piece != state.restart.taker)
            options.add(manOf(piece));
    });
}

/// The old taker takes the new one's place; where he may not stand there, the nearest place that he may.
void chooseTaker(State &state, OptionCode option)
{
    const int old = state.restart.taker;
    const int taker = pieceOf(state.decider, option);
    const Man place = state.man(taker);
    lift(state, old);
    lift(state, taker);
    state.restart.taker = static_cast<Piece>(taker);
    putTaker(state);
    if (place.spot != freePoint && fits(state, old, place.cell, place.spot))
        put(state, old, place.cell, place.spot);
    else
        placeNear(state, old, own(state, state.decider, place.cell));
    state.phase = Phase::SetUp;
}

void listMoveMen(const State &state, OptionList &options)
{
    eachOn(state, state.decider, [&](int piece) {
        if (piece != state.restart.taker && !isPenaltyKeeper(state, piece))
            options.add(manOf(piece));
    });
}

void listMoveCells(const State &state, OptionList &options)
{
    State without = state;
    lift(without, state.chosen);
    for (int ownCell = 0; ownCell < cellCount; ++ownCell)
        if (legalSpotFor(without, state.chosen, seen(ownCell, state.along(state.decider))) >= 0)
            options.add(ownCell);
}

void chooseMoveCell(State &state, OptionCode option)
{
    state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
    state.phase = Phase::MoveSpot;
}

void listMoveSpots(const State &state, OptionList &options)
{
    for (int spot = 0; spot < spotCount; ++spot)
        if (fits(state, state.chosen, state.chosenCell, spot))
            options.add(spot);
}

void chooseMoveSpot(State &state, OptionCode option)
{
    put(state, state.chosen, state.chosenCell, option);
    state.phase = Phase::SetUp;
}

} // namespace touchline::simulator
