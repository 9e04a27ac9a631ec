// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/plays.h"
#include "core/games/champions/rules/teller.h"

namespace touchline::champions {

/// The rules among themselves, by subject. Each takes one step and leaves the next on the list.

[[nodiscard]] inline SideState &own(State &state, Side side)
{
    return state.sides[side];
}

inline constexpr int mostSubstitutions = 3;
/// With fewer a side has lost the match.
inline constexpr int fewestMen = 7;

[[nodiscard]] inline Men menIn(const State &state, Side side, Place place)
{
    Men men = 0;
    for (int man = 0; man < squadSize; ++man)
        if (state.sides[side].place[static_cast<std::size_t>(man)] == place)
            men |= bitOf(man);
    return men;
}

// Options that are no man and no cell.
inline constexpr OptionCode restCode = 1'000; ///< lowest numbers, template, roll now, none, no
inline constexpr OptionCode backCode = 1'001; ///< another man
inline constexpr OptionCode ballCode = 200;   ///< + steps to the ball
inline constexpr OptionCode chargeCode = 220; ///< + direction
inline constexpr OptionCode handsCode = 1;    ///< pick-up
inline constexpr OptionCode feetCode = 0;     ///< ... or kick
inline constexpr OptionCode comesOn = 0;      ///< after a goal
inline constexpr OptionCode goesBack = 1;
inline constexpr OptionCode pairBase = 100; ///< fouler * pairBase + victim
inline constexpr OptionCode runBase = 200;  ///< man * runBase + cell
inline constexpr OptionCode noRun = 0;

// Before the match (setup.cpp).
void listFormations(const State &state, OptionList &options);
void listPicks(const State &state, OptionList &options);
void listStartCells(const State &state, OptionList &options);
/// The man who is placed next; -1: everybody stands.
[[nodiscard]] int nextToPlace(const State &state, Side side);
void listKickers(const State &state, OptionList &options);
void beginSetUp(State &state);
void chooseFormation(State &state, OptionCode option, const Teller &teller);
void pickNext(State &state, Side side, Line line);
void choosePick(State &state, OptionCode option);
void placeNext(State &state, Side side);
void choosePlace(State &state, OptionCode option);
void rollKickOff(State &state, int die, const Teller &teller);
void chooseKicker(State &state, OptionCode option, const Teller &teller);

// Turns and moves (turns.cpp, moves.cpp).
void beginTurn(State &state, Side side);
void rollTurn(State &state, int die, const Teller &teller);
void askMove(State &state, const Teller &teller);
void listWarmUp(const State &state, OptionList &options);
void chooseWarmUp(State &state, OptionCode option, const Teller &teller);
void listFouls(const State &state, OptionList &options);
/// With how many of the six rolls of a TURN `side` would have to commit a foul as everybody stands.
[[nodiscard]] int foulRolls(const State &state, Side side);
void chooseFoul(State &state, OptionCode option, const Teller &teller);
void listMovers(const State &state, OptionList &options);
void chooseMover(State &state, OptionCode option);
void listMoves(const State &state, OptionList &options);
void chooseMove(State &state, OptionCode option, const Teller &teller);
void choosePickUp(State &state, OptionCode option, const Teller &teller);
void endTurn(State &state, const Teller &teller);
void nextTurn(State &state);

// The ball (ball.cpp, flights.cpp).
/// A piece plays the ball where it lies with `left` spaces; R41 shortens it or takes the ball away.
void beginPlay(State &state, const Play &play, const Teller &teller);
void listSegments(const State &state, OptionList &options);
void chooseSegment(State &state, OptionCode option, const Teller &teller);
void listRuns(const State &state, OptionList &options);
/// Of the runs that could be made the first that ends nearest to the ball; noRun: there is none. For computer
/// players, who need no others.
[[nodiscard]] OptionCode nearestRun(const State &state);
void chooseRun(State &state, OptionCode option, const Teller &teller);
void listSaveSpots(const State &state, OptionList &options);
void chooseSaveSpot(State &state, OptionCode option);
/// Quarters of the chance with which the goalie of `side` stops the shot that is under way in that cell.
[[nodiscard]] int quartersAt(const State &state, Side side, int cell, const Steps &steps);
/// The side whose goal the shot under way goes to.
[[nodiscard]] Side shotAt(const State &state);
void flightOn(State &state, const Teller &teller);
void listInterceptors(const State &state, OptionList &options);
/// The direction in which a man steps who is asked whether he intercepts.
[[nodiscard]] int interceptionStep(const State &state, Piece piece);
void chooseInterceptor(State &state, OptionCode option);
void rollInterception(State &state, int die, const Teller &teller);
void rollSave(State &state, int die, const Teller &teller);
void rollCatch(State &state, int die, const Teller &teller);
/// The ball cannot be played on (R41).
void loseBall(State &state, Side side, const Teller &teller);

// Dead balls (dead_ball.cpp, substitutes.cpp, free_kicks.cpp).
void deadBall(State &state, Restart kind, Side side, int cell, const Teller &teller);
void commitFoul(State &state, Piece fouler, Piece victim, const Teller &teller);
void showRed(State &state, Piece piece, bool second, const Teller &teller);
/// The goalie has left: a second one comes on, or an outfielder goes in goal.
void replaceGoalie(State &state, Side side, bool outfielderMakesRoom, const Teller &teller);
void sufferFoul(State &state, const Teller &teller);
[[nodiscard]] bool checkForfeit(State &state, const Teller &teller);
void listInjurySubs(const State &state, OptionList &options);
void chooseInjurySub(State &state, OptionCode option, const Teller &teller);
void listNewKeepers(const State &state, OptionList &options);
void chooseNewKeeper(State &state, OptionCode option, const Teller &teller);
/// The substitute whom the choice of Phase SubBack, SubOff or SubCell is about; noPiece in other phases, and
/// where several are asked about at once.
[[nodiscard]] Piece substituteDue(const State &state);
void askSubBack(State &state, Side side, bool afterGoal);
void listSubBack(const State &state, OptionList &options);
void chooseSubBack(State &state, OptionCode option, const Teller &teller);
void askSubOff(State &state, Side side, const Teller &teller);
void listSubOff(const State &state, OptionList &options);
void chooseSubOff(State &state, OptionCode option, const Teller &teller);
void askSubCell(State &state, Side side);
void listSubCells(const State &state, OptionList &options);
void chooseSubCell(State &state, OptionCode option, const Teller &teller);
void listGoalieCells(const State &state, OptionList &options);
void chooseGoalieCell(State &state, OptionCode option);
void showCard(State &state, const Teller &teller);
void comeOn(State &state, Side side, int man, int instead, const Teller &teller);
void askPenaltyTaker(State &state);
void stepInsOf(State &state, bool taker, bool wall, const Teller &teller);
void layBall(State &state, const Teller &teller);
void shiftOffside(State &state, Side side, const Teller &teller);
void special(State &state, const Teller &teller);
void askRestartRoll(State &state);
void rollRestart(State &state, int die, const Teller &teller);
void listTakers(const State &state, OptionList &options);
void chooseTaker(State &state, OptionCode option, const Teller &teller);
void listWall(const State &state, OptionList &options);
void chooseWall(State &state, OptionCode option, const Teller &teller);
void listSpots(const State &state, OptionList &options);
void chooseSpot(State &state, OptionCode option, const Teller &teller);
void placeVictim(State &state, const Teller &teller);
void placeOffender(State &state, const Teller &teller);
void clearRing(State &state, const Teller &teller);

// Clock and end (clock.cpp, shoot_out.cpp).
/// Counts a roll that counts; a '1' moves the watch.
void countRoll(State &state, int die, const Teller &teller);
/// The whistle has gone, and nothing is played after it.
[[nodiscard]] bool endsWithWhistle(const State &state);
/// The whistle has gone and is due now: extra time begins, or the match ends. True: nothing more is played.
[[nodiscard]] bool whistleEnds(State &state, const Teller &teller);
void scoreGoal(State &state, Side side, const Teller &teller);
/// A side has too few men: it loses 0-3, or as it stands if that is worse for it.
void forfeit(State &state, Side side, const Teller &teller);
void decide(State &state, const Teller &teller);
void finish(State &state, const Teller &teller);
void askShootOutKick(State &state, Side side);
void listShootOutTakers(const State &state, OptionList &options);
void chooseShootOutTaker(State &state, OptionCode option);
void chooseShootOutSpot(State &state, OptionCode option);
void chooseShootOutGoalie(State &state, OptionCode option);
void rollShootOut(State &state, int die, const Teller &teller);
void endShootOutKick(State &state, bool scored, const Teller &teller);
void rollLots(State &state, int die, const Teller &teller);

/// The goalie area and so on of an end, as cells.
inline void listCells(const Cells &cells, OptionList &options)
{
    for (int cell = 0; cell < cellCount; ++cell)
        if (isIn(cells, cell))
            options.add(cell);
}

} // namespace touchline::champions
