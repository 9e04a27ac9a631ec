// SPDX-License-Identifier: GPL-3.0-or-later
// Who gets the ball: speed moves, the calculation of distance, offside, abilities
// (specification 6.3, 6.5, 6.8, 6.12).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>
#include <bit>

namespace touchline::simulator {

namespace {

constexpr int longBall = 3;
constexpr int shortCells = 4;
constexpr int opponentsHalf = pitchLength / 2;

bool isPass(Act act)
{
    return act == Act::Pass || act == Act::Dribble || act == Act::Hand || act == Act::HeadPass;
}

/// 6.3, point 1.
bool isBarred(const State &state, int piece)
{
    const KickState &kick = state.kick;
    if (state.man(piece).lying)
        return true;
    if (kick.act == Act::Cross && state.man(piece).headed)
        return true;
    if (piece != kick.kicker)
        return false;
    return !isPass(kick.act) || kick.act == Act::HeadPass || kick.restart != Restart::None ||
           (kick.blocked && !state.ball.cells.has(kick.cell));
}

/// The last of them to touch the ball in this kick; noPiece: none did.
int lastToTouch(const State &state, Bits among)
{
    for (int i = state.kick.touchCount - 1; i >= 0; --i)
        if (const int piece = state.kick.touches[static_cast<std::size_t>(i)]; has(among, piece))
            return piece;
    return noPiece;
}

constexpr Bits homeBits = (Bits{1} << static_cast<unsigned>(squadSize)) - 1;

Bits ofSide(Bits pieces, Side side)
{
    return side == Side::Home ? pieces & homeBits : pieces & ~homeBits;
}

bool isLongPasser(const State &state, int piece)
{
    return state.options().levels &&
           (count(state, piece, Colour::Yellow) > 2 || hasCombined(state, piece, CombinedSkill::LongPass));
}

/// Why a tie that nobody decided by a touch goes to which side (6.3, point 3).
Reason untouchedTie(const State &state, Side &side)
{
    const KickState &kick = state.kick;
    side = opposite(sideOf(kick.kicker));
    if (!isPass(kick.act))
        return Reason::TieToDefence;
    if (kick.counterFirst)
        return Reason::Counterattack;
    if (kick.pressed)
        return Reason::Pressing;
    if (state.ball.cells.distanceFrom(kick.cell) > shortTouch(state, kick.kicker) &&
        !isLongPasser(state, kick.kicker))
        return Reason::TieToDefence;
    side = sideOf(kick.kicker);
    return Reason::Short;
}

bool mayRunTo(const State &state, int piece, int cell)
{
    const Man &man = state.man(piece);
    if (distance(man.cell, cell) != 1 || !canEnter(state, piece, cell))
        return false;
    if (isFrontOf(cell, man.cell, state.along(sideOf(piece))))
        return true;
    return count(state, piece, Colour::Blue) > 0 && crowdAt(state, opposite(sideOf(piece)), cell) == 0;
}

void listRuns(const State &state, int piece, OptionList &options)
{
    const bool along = state.along(sideOf(piece));
    for (int seenCell = 0; seenCell < cellCount; ++seenCell)
        if (mayRunTo(state, piece, seen(seenCell, along)))
            options.add(seenCell);
}

bool mayRun(const State &state, int piece)
{
    const Man &man = state.man(piece);
    if (man.asked || man.lying || count(state, piece, Colour::Grey) == 0 || !isFree(state, piece))
        return false;
    OptionList cells;
    listRuns(state, piece, cells);
    return !cells.empty();
}

/// The places of a side as the kicking side sees them, the farthest first: the second one.
int secondLast(const State &state, Side side)
{
    int last = -1;
    int second = -1;
    eachOn(state, side, [&](int piece) {
        const int x = state.kick.offsideX[static_cast<std::size_t>(piece)];
        if (x > last) {
            second = last;
            last = x;
        } else {
            second = std::max(second, x);
        }
    });
    return second;
}

bool isBeyond(const State &state, Side side, int x)
{
    const int ball = seen(state.kick.from, state.along(side)).x;
    return x > secondLast(state, opposite(side)) && x > ball && x > opponentsHalf;
}

/// Whether the offside edge can save him (6.5).
bool hasEdge(const State &state, int piece)
{
    if (!state.options().levels || state.man(piece).edged || state.kick.act == Act::HeadPass ||
        state.kick.act == Act::HeadShot || count(state, piece, Colour::Red) < 3)
        return false;
    State chosen = state;
    chosen.chosen = static_cast<Piece>(piece);
    chosen.decider = sideOf(piece);
    OptionList options;
    listEdges(chosen, options);
    return options.size() > 1;
}

void enterCell(State &state, int cell)
{
    const int winner = state.chosen;
    state.chosenCell = static_cast<Cell>(cell);
    lift(state, winner);
    const Side side = sideOf(winner);
    for (int tries = 0; tries < squadSize; ++tries) {
        const int mate = pieceAt(state, side, cell);
        if (mate == noPiece)
            break;
        pushAway(state, mate);
    }
    state.ball.possessor = static_cast<Piece>(winner);
    makeRoom(state, winner);
    if (!hasSpot(state, winner, cell))
        eachOn(state, opposite(side), [&](int piece) {
            if (state.man(piece).cell == cell)
                pushAway(state, piece);
        });
    ask(state, Phase::WinnerSpot, side);
}

void tellPossession(const State &state, int piece, const Teller &teller)
{
    const int seenCell = own(state, sideOf(piece), state.man(piece).cell);
    teller.of(state, event::Possession, piece, static_cast<int>(state.tiedDistance),
              static_cast<int>(state.tieReason), columnOf(seenCell), rowOf(seenCell));
}

/// With his hands, unless the option forbids it after a teammate's pass.
bool isInHands(const State &state, int piece)
{
    const Side side = sideOf(piece);
    if (piece != keeperOf(state, side) || !isOwnPenaltyArea(own(state, side, state.man(piece).cell)))
        return false;
    const bool isBackPass =
        state.kick.act == Act::Pass && sideOf(state.kick.kicker) == side && state.kick.kicker != piece;
    return !(state.options().backPass && isBackPass);
}

void notePasser(State &state, int winner)
{
    const KickState &kick = state.kick;
    if (sideOf(kick.kicker) != sideOf(winner))
        state.passer = noPiece;
    else if (kick.kicker != winner && (isPass(kick.act) || kick.act == Act::Cross))
        state.passer = kick.kicker;
}

void useAbilities(State &state, const Teller &teller)
{
    const int piece = state.ball.possessor;
    bool marked = false;
    int cancelled = noPiece;
    const std::uint8_t abilities = abilitiesOf(state, piece, state.tiedDistance, marked, cancelled);
    if (marked)
        teller.of(state, event::Marked, piece, manOf(markerOf(state, piece)));
    if (abilities == 0)
        return push(state, Task::Phase2);
    state.turn.abilities = abilities;
    state.turn.wonBy = state.tiedDistance;
    state.turn.cancelled = static_cast<Piece>(cancelled);
    teller.of(state, event::Ability, piece, abilities);
    push(state, Task::AskKick);
}

bool mayRespot(const State &state)
{
    const int kicker = state.kick.kicker;
    const Man &man = state.man(kicker);
    return kicker != state.ball.possessor && man.isOn() && man.cell == state.kick.cell && !man.lying;
}

} // namespace

// Speed (6.8).

void askSpeedMove(State &state, Side side, int first)
{
    const int piece = nextInTurn(state, side, first, [&](int one) { return mayRun(state, one); });
    if (piece == noPiece)
        return;
    state.chosen = static_cast<Piece>(piece);
    state.man(piece).asked = true;
    push(state, Task::SpeedMoves, side, manOf(piece) + 1);
    ask(state, Phase::SpeedMove, side);
}

void listSpeedMoves(const State &state, OptionList &options)
{
    options.add(doneCode);
    listRuns(state, state.chosen, options);
}

void chooseSpeedMove(State &state, OptionCode option)
{
    if (option == doneCode)
        return;
    state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
    state.phase = Phase::SpeedSpot;
}

void chooseSpeedSpot(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    put(state, piece, state.chosenCell, option);
    const int seenCell = own(state, sideOf(piece), state.chosenCell);
    teller.of(state, event::SpeedMove, piece, columnOf(seenCell), rowOf(seenCell));
}

// The calculation of distance (6.3).

int shortTouch(const State &state, int kicker)
{
    const bool isYellow = state.options().levels && count(state, kicker, Colour::Yellow) > 0;
    return shortCells + (isYellow ? 1 : 0) - (state.badWeather ? 1 : 0);
}

Decision decideContest(const State &state)
{
    Decision decision;
    decision.distance = cellCount;
    eachOn(state, [&](int piece) {
        if (isBarred(state, piece))
            return;
        const int far = state.ball.cells.distanceFrom(state.man(piece).cell);
        if (far > decision.distance)
            return;
        if (far < decision.distance)
            decision.tied = 0;
        decision.distance = far;
        decision.tied |= bitOf(piece);
    });
    if (std::popcount(decision.tied) > 1) {
        if (const int toucher = lastToTouch(state, decision.tied); toucher != noPiece) {
            decision.tied = bitOf(toucher);
            decision.reason = Reason::Touch;
        }
    }
    const Bits home = ofSide(decision.tied, Side::Home);
    const Bits away = ofSide(decision.tied, Side::Away);
    if (home != 0 && away != 0)
        decision.reason = untouchedTie(state, decision.side);
    else
        decision.side = home != 0 ? Side::Home : Side::Away;
    decision.tied = ofSide(decision.tied, decision.side);
    return decision;
}

void contest(State &state)
{
    const Decision decision = decideContest(state);
    state.tied = decision.tied;
    state.tiedDistance = static_cast<std::int8_t>(decision.distance);
    state.tieReason = static_cast<std::int8_t>(decision.reason);
    ask(state, Phase::Winner, decision.side);
}

void listTied(const State &state, OptionList &options)
{
    for (int piece = 0; piece < pieceCount; ++piece)
        if (has(state.tied, piece))
            options.add(manOf(piece));
}

void chooseWinner(State &state, OptionCode option, const Teller &teller)
{
    takeBall(state, pieceOf(state.decider, option), teller);
}

void takeBall(State &state, int piece, const Teller &teller)
{
    const KickState &kick = state.kick;
    state.chosen = static_cast<Piece>(piece);
    if (sideOf(piece) == sideOf(kick.kicker) && piece != kick.kicker && !state.man(piece).headed &&
        isOffside(state, piece)) {
        if (hasEdge(state, piece))
            return ask(state, Phase::OffsideEdge, sideOf(piece));
        return awardOffside(state, piece, teller);
    }
    ask(state, Phase::WinnerCell, sideOf(piece));
}

void listWinnerCells(const State &state, OptionList &options)
{
    const int piece = state.chosen;
    const Side side = sideOf(piece);
    const BallCells &cells = state.ball.cells;
    const auto isNearest = [&](int cell) {
        return distance(state.man(piece).cell, cell) == cells.distanceFrom(state.man(piece).cell);
    };
    const auto isEmptyOfMates = [&](int cell) {
        const int mate = pieceAt(state, side, cell);
        return mate == noPiece || mate == piece || state.man(mate).lying;
    };
    bool anyEmpty = false;
    for (int i = 0; i < cells.size; ++i)
        anyEmpty = anyEmpty || (isNearest(cells[i]) && isEmptyOfMates(cells[i]));
    for (int i = 0; i < cells.size; ++i)
        if (isNearest(cells[i]) && (!anyEmpty || isEmptyOfMates(cells[i])))
            options.add(codeOfCell(state, side, cells[i]));
}

void chooseWinnerCell(State &state, OptionCode option)
{
    enterCell(state, cellOfCode(state, option));
}

void listWinnerSpots(const State &state, OptionList &options)
{
    for (int spot = 0; spot < spotCount; ++spot)
        if (isLegalSpot(state, state.chosen, state.chosenCell, spot))
            options.add(spot);
}

void chooseWinnerSpot(State &state, OptionCode option, const Teller &teller)
{
    const int winner = state.chosen;
    const Side side = sideOf(winner);
    put(state, winner, state.chosenCell, option);
    const int moved = state.tiedDistance;
    if (side == state.attacker) {
        state.turn.amax = std::max(state.turn.amax, static_cast<std::int8_t>(moved));
        state.man(winner).moved = state.man(winner).moved || moved > 0;
    }
    if (moved > longBall)
        state.longBall = static_cast<std::int8_t>(moved);
    state.ball.inHands = isInHands(state, winner);
    tellPossession(state, winner, teller);
    if (state.kick.act == Act::DribbleKeeper)
        return askAfterDribble(state);
    notePasser(state, winner);
    if (!endsHalf(state, side, state.ball.cells.first()))
        push(state, Task::AfterKick);
}

void afterKick(State &state, int a, const Teller &teller)
{
    if (a == 0) {
        push(state, Task::AfterKick, Side::Home, 1);
        if (mayRespot(state))
            ask(state, Phase::Respot, sideOf(state.kick.kicker));
        return;
    }
    const Side side = sideOf(state.ball.possessor);
    if (side != state.attacker)
        return beginTurn(state, side, 1, teller);
    useAbilities(state, teller);
}

void listRespots(const State &state, OptionList &options)
{
    const Man &man = state.man(state.kick.kicker);
    options.add(doneCode);
    for (int spot = 0; spot < spotCount; ++spot)
        if (spot != man.spot && isLegalSpot(state, state.kick.kicker, man.cell, spot))
            options.add(spot);
}

void chooseRespot(State &state, OptionCode option)
{
    if (option != doneCode)
        put(state, state.kick.kicker, state.man(state.kick.kicker).cell, option);
}

// Offside (6.12).

bool isOffside(const State &state, int piece)
{
    const Restart restart = state.kick.restart;
    if (restart == Restart::ThrowIn || restart == Restart::Corner || restart == Restart::GoalKick)
        return false;
    return isBeyond(state, sideOf(piece), state.kick.offsideX[static_cast<std::size_t>(piece)]);
}

void listEdges(const State &state, OptionList &options)
{
    const int piece = state.chosen;
    const Side side = sideOf(piece);
    const bool along = state.along(side);
    options.add(doneCode);
    for (int seenCell = 0; seenCell < cellCount; ++seenCell) {
        const int cell = seen(seenCell, along);
        if (distance(cell, state.man(piece).cell) != 1 || isFrontOf(cell, state.man(piece).cell, along) ||
            !canEnter(state, piece, cell))
            continue;
        for (int spot = 0; spot < spotCount; ++spot)
            if (isLegalSpot(state, piece, cell, spot) &&
                !isBeyond(state, side, seen(spotAt(cell, spot, along), along).x))
                options.add(codeOfEdge(seenCell, spot));
    }
}

void chooseEdge(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    if (option == doneCode)
        return awardOffside(state, piece, teller);
    const int cell = cellOfCode(state, cellOfEdge(option));
    put(state, piece, cell, spotOfEdge(option));
    state.man(piece).edged = true;
    state.kick.offsideX[static_cast<std::size_t>(piece)] =
        seen(state.man(piece).at, state.along(sideOf(piece))).x;
    const int seenCell = own(state, sideOf(piece), cell);
    teller.of(state, event::OffsideEdge, piece, columnOf(seenCell), rowOf(seenCell));
    push(state, Task::Contest);
}

// Abilities (6.5).

std::uint8_t abilitiesOf(const State &state, int piece, int moved, bool &marked, int &cancelled)
{
    const KickState &kick = state.kick;
    const Side side = sideOf(piece);
    const int cell = own(state, side, state.man(piece).cell);
    const bool levels = state.options().levels;
    const bool isPassed = sideOf(kick.kicker) == side && kick.kicker != piece && isPass(kick.act);
    const int red = count(state, piece, Colour::Red);
    const int green = count(state, piece, Colour::Green);
    std::uint8_t abilities = 0;
    if (isPassed && moved == 0 && count(state, piece, Colour::Yellow) > 0 &&
        !has(state.turn.touchPassed, piece))
        abilities |= mayPass;
    const bool isInBox = isPenaltyArea(cell);
    const bool fromOutside = hasCombined(state, piece, CombinedSkill::ShotFromOutside) && moved > 0 &&
                             isAttackingZone(cell) && !isInBox;
    if (!state.turn.shotUsed && ((red > 0 && isInBox) || fromOutside))
        abilities |= mayShoot;
    if (!state.turn.crossUsed && green > 0 &&
        (isCrossingZone(cell) || (levels && green > 1 && mayDeclareCross(state, piece))))
        abilities |= mayCross;
    const int marker = markerOf(state, piece);
    marked = false;
    cancelled = noPiece;
    if (marker == noPiece || abilities == 0)
        return abilities;
    const bool assists =
        isPassed && levels && count(state, kick.kicker, Colour::Yellow) > 1 && (red > 0 || green > 0);
    if (assists) {
        cancelled = marker;
        return abilities;
    }
    marked = true;
    return 0;
}

} // namespace touchline::simulator
