// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/positions.h"
#include "core/games/simulator/rules/teller.h"

#include <optional>

namespace touchline::simulator {

/// The rules among themselves, by subject. Each takes one step and leaves the next on the list.

inline constexpr int fewestMen = 7;
inline constexpr int mostSubstitutions = 5;
inline constexpr int mostSetUpMoves = 22;
inline constexpr int mostBonuses = 3;
inline constexpr int axisCount = 12;
inline constexpr int axisDegrees = 15;
inline constexpr int acrossAxis = 6; ///< a token that lies across the field

// Options: players by number, cells as the side that decides sees them, spots, and these.
inline constexpr OptionCode doneCode = 1'000; ///< also: no, end, stay, none
inline constexpr OptionCode yesCode = 1'001;
inline constexpr OptionCode subCode = 1'010; ///< changes of a set-up
inline constexpr OptionCode takerCode = 1'011;
inline constexpr OptionCode moveCode = 1'012;
inline constexpr OptionCode wallCode = 1'013;
inline constexpr OptionCode reserveCode = 1'014; ///< a lost goalkeeper
inline constexpr OptionCode namedCode = 1'015;
inline constexpr OptionCode rodCode = 1'016;
inline constexpr OptionCode standCode = 1'017; ///< lie: the axis
inline constexpr OptionCode tackleCode = 1'018;
inline constexpr OptionCode setUpCode = 1'019;
inline constexpr OptionCode presetCode = 100; ///< + SetPreset
inline constexpr OptionCode passCode = 1;     ///< what is done with the ball
inline constexpr OptionCode dribbleCode = 2;
inline constexpr OptionCode crossCode = 3;
inline constexpr OptionCode shotCode = 4;
inline constexpr OptionCode handCode = 5;
inline constexpr OptionCode holdCode = 6;
/// An offside edge, behind all others: a cell of the decider's and a spot in it. Logs have names, not codes.
inline constexpr OptionCode edgeCode = 2'000;
inline constexpr int edgeSpots = 32;
[[nodiscard]] constexpr OptionCode codeOfEdge(int cell, int spot)
{
    return edgeCode + cell * edgeSpots + spot;
}
[[nodiscard]] constexpr int cellOfEdge(OptionCode code)
{
    return (code - edgeCode) / edgeSpots;
}
[[nodiscard]] constexpr int spotOfEdge(OptionCode code)
{
    return (code - edgeCode) % edgeSpots;
}

/// Shapes for other restarts than the kick-off (3.5).
enum class SetPreset : std::uint8_t { Low, Middle, High, BoxAttack, BoxDefence };
inline constexpr int setPresets = 5;

[[nodiscard]] inline OptionCode codeOfCell(const State &state, Side side, int cell)
{
    return seen(cell, state.along(side));
}
[[nodiscard]] inline int cellOfCode(const State &state, OptionCode option)
{
    return seen(option, state.along(state.decider));
}
/// A direction option is in degrees with the clock from Home's way of playing; an aim's is from x towards y.
[[nodiscard]] constexpr int turnedDirection(int degrees, bool homeAlong)
{
    constexpr int round = 360;
    constexpr int half = 180;
    return ((homeAlong ? round : round + half) - degrees) % round;
}

// Before and beside the match (setup.cpp).
void rollReferee(State &state, int die, const Teller &teller);
void rollWeather(State &state, int die, const Teller &teller);
void rollCoin(State &state, int die, const Teller &teller);
void askLostKeeper(State &state, Side side);
void askSetUp(State &state, Side side);
void listPresets(const State &state, OptionList &options);
void choosePreset(State &state, OptionCode option, const Teller &teller);
void listSetUp(const State &state, OptionList &options);
void chooseSetUp(State &state, OptionCode option);
void listOnField(const State &state, OptionList &options);
void listSubOn(const State &state, OptionList &options);
void chooseSubOn(State &state, OptionCode option, const Teller &teller);
void chooseTaker(State &state, OptionCode option);
void listTakers(const State &state, OptionList &options);
void listMoveMen(const State &state, OptionList &options);
void listMoveCells(const State &state, OptionList &options);
void chooseMoveCell(State &state, OptionCode option);
void listMoveSpots(const State &state, OptionList &options);
void chooseMoveSpot(State &state, OptionCode option);
void listWallCells(const State &state, OptionList &options);
void listWallMen(const State &state, OptionList &options);
void chooseWallMan(State &state, OptionCode option, const Teller &teller);
void listLostKeeper(const State &state, OptionList &options);
void chooseLostKeeper(State &state, OptionCode option);
void listOutfield(const State &state, OptionList &options);
void chooseReserveFor(State &state, OptionCode option, const Teller &teller);
void chooseNamedKeeper(State &state, OptionCode option, const Teller &teller);
/// Puts everybody of the side where a shape has him, as the restart allows.
void placeAll(State &state, Side side, OptionCode preset);
/// Whether the restart allows a token there (6.10).
[[nodiscard]] bool isLegalForRestart(const State &state, int piece, int cell, Point place);

// Restarts (restarts.cpp).
/// The ball is dead: what was to be done is dropped, and `side` brings it into play at `place`.
void award(State &state, Restart kind, Side side, Point place, const Teller &teller);
void putSetPiece(State &state, const Teller &teller);
void listThrowers(const State &state, OptionList &options);
void chooseThrower(State &state, OptionCode option, const Teller &teller);
void chooseThrowInSetUp(State &state, OptionCode option, const Teller &teller);
/// At most one of a wall is left in its cell (6.11).
void breakWall(State &state, Side side);

// Turns (turns.cpp).
/// a: 0 the next turn, 1 a counterattack, 2 PHASES 2 and 3 of a throw-in.
void beginTurn(State &state, Side side, int how, const Teller &teller);
void beginPhase2(State &state);
void listMovers(const State &state, OptionList &options);
void chooseMover(State &state, OptionCode option, const Teller &teller);
void listMoveTo(const State &state, OptionList &options);
void chooseMoveTo(State &state, OptionCode option);
void listChosenSpots(const State &state, OptionList &options);
void chooseMoveToSpot(State &state, OptionCode option, const Teller &teller);
void beginPhase3(State &state);
void listDefenders(const State &state, OptionList &options);
void chooseDefender(State &state, OptionCode option, const Teller &teller);
void listDefendTo(const State &state, OptionList &options);
void chooseDefendTo(State &state, OptionCode option);
void chooseDefendSpot(State &state, OptionCode option, const Teller &teller);
void listRoom(const State &state, OptionList &options);
void chooseRoom(State &state, OptionCode option);
void rollEntry(State &state, int die, const Teller &teller);
void chooseTackle(State &state, OptionCode option, const Teller &teller);
void afterPhase3(State &state, const Teller &teller);
/// The defenders may move that many cells each in PHASE 3; 0: the goalkeeper and one other, one cell.
[[nodiscard]] int allowance(const State &state);

// The ball (kicks.cpp).
void askKick(State &state);
void listKicks(const State &state, OptionList &options);
void chooseKick(State &state, OptionCode option, const Teller &teller);
/// `unanswered`: the goalkeeper has been dribbled past and does nothing.
void declareKick(State &state, Act act, bool unanswered, const Teller &teller);
void askHeight(State &state);
void listHeights(const State &state, OptionList &options);
void chooseHeight(State &state, OptionCode option);
void askAim(State &state);
void chooseDirection(State &state, OptionCode option);
void choosePower(State &state, OptionCode option);
void rollAim(State &state, Phase phase, int die);
void rollReaction(State &state, int die);
void rollKnockOver(State &state, int die, const Teller &teller);
void fly(State &state, const Teller &teller);
void listHeader(const State &state, OptionList &options);
void chooseHeader(State &state, OptionCode option, const Teller &teller);
void listPrecise(const State &state, OptionList &options);
void choosePrecise(State &state, OptionCode option, const Teller &teller);
/// What stands in the way of the prepared kick; `without`: a token that does not count.
[[nodiscard]] Obstacles obstaclesOf(const State &state, int without = noPiece);
/// Where it starts, in cm.
[[nodiscard]] Spot2 startOf(const State &state);
/// From where he stands (6.2).
[[nodiscard]] bool mayDeclareShot(const State &state, int piece);
[[nodiscard]] bool mayDeclareCross(const State &state, int piece);
/// The blockers of a dribbling in that direction (6.7), at most two; how many there are.
[[nodiscard]] int blockersOf(const State &state, int piece, int direction, std::array<Piece, 2> &blockers);
/// Whether the kick is a pass with an opponent on the kicker's heels (6.7, "Pressing").
[[nodiscard]] bool isPressed(const State &state);
/// The keeper's place on the rod after his reaction (2.6). `reaction` in thousandths of sigma.
[[nodiscard]] Point rodAnswer(const State &state, const Launch &launch, Point keeper, int reaction);

/// The ball has come to rest: speed moves, then the contest.
void pushContest(State &state);
void awardOffside(State &state, int piece, const Teller &teller);

// Shots and crosses (shots.cpp).
/// The next who may, from that number on.
void askHeadingMove(State &state, Side side, int first);
void listHeadingMoves(const State &state, OptionList &options);
void chooseHeadingMove(State &state, OptionCode option);
void chooseHeadingSpot(State &state, OptionCode option, const Teller &teller);
void askSlide(State &state);
void listSliders(const State &state, OptionList &options);
void chooseSlider(State &state, OptionCode option);
void listSlideCells(const State &state, OptionList &options);
void listSlidePoses(const State &state, OptionList &options);
void chooseSlidePose(State &state, OptionCode option, const Teller &teller);
void askReflexes(State &state);
void rollReflexes(State &state, int die, const Teller &teller);
void askKeeper(State &state);
void listKeeperCells(const State &state, OptionList &options);
void chooseKeeperCell(State &state, OptionCode option, const Teller &teller);
void listKeeperSpots(const State &state, OptionList &options);
void chooseKeeperSpot(State &state, OptionCode option);
void listRodPoints(const State &state, OptionList &options);
void chooseRodPoint(State &state, OptionCode option, const Teller &teller);
void listKeeperPoses(const State &state, OptionList &options);
void chooseKeeperPose(State &state, OptionCode option, const Teller &teller);
void askDribbleKeeper(State &state);
void chooseDribbleKeeper(State &state, OptionCode option, const Teller &teller);
void askAfterDribble(State &state);
void chooseAfterDribble(State &state, OptionCode option, const Teller &teller);
/// The shot is over: the goalkeeper is on a spot of a cell again, on his feet.
void keeperRecovers(State &state);
inline constexpr int rodPointCount = 15;
/// 2.6; number 0..14 seen by the keeper's side.
[[nodiscard]] Point rodPointAt(const State &state, Side side, int number, bool penalty);

// Who gets the ball (contest.cpp).
void askSpeedMove(State &state, Side side, int first);
void listSpeedMoves(const State &state, OptionList &options);
void chooseSpeedMove(State &state, OptionCode option);
void chooseSpeedSpot(State &state, OptionCode option, const Teller &teller);
void contest(State &state);
void takeBall(State &state, int piece, const Teller &teller);
void listTied(const State &state, OptionList &options);
void chooseWinner(State &state, OptionCode option, const Teller &teller);
void listWinnerCells(const State &state, OptionList &options);
void chooseWinnerCell(State &state, OptionCode option);
void listWinnerSpots(const State &state, OptionList &options);
void chooseWinnerSpot(State &state, OptionCode option, const Teller &teller);
void listEdges(const State &state, OptionList &options);
void chooseEdge(State &state, OptionCode option, const Teller &teller);
void listRespots(const State &state, OptionList &options);
void chooseRespot(State &state, OptionCode option);
/// a: 0 the kicker may change his spot first, 1 play goes on.
void afterKick(State &state, int a, const Teller &teller);
/// Cells of a short touch of that kicker (6.3).
[[nodiscard]] int shortTouch(const State &state, int kicker);
/// Who wins the ball where it lies, before anybody chooses: the tied ones of the winning side.
struct Decision
{
    Bits tied = 0; ///< pieces
    int distance = 0;
    Side side = Side::Home;
    Reason reason = Reason::Nearest;
};
[[nodiscard]] Decision decideContest(const State &state);
/// Whether he stood offside when the ball was kicked (6.12).
[[nodiscard]] bool isOffside(const State &state, int piece);
/// The abilities of who has won the ball by moving so many cells (6.5).
[[nodiscard]] std::uint8_t abilitiesOf(const State &state, int piece, int moved, bool &marked,
                                       int &cancelled);

// Duels and fouls (duels.cpp, fouls.cpp).
void beginDuel(State &state, DuelKind kind, int attacker, int defender);
void chooseBonus(State &state, OptionCode option);
void rollDuel(State &state, Phase phase, int die, const Teller &teller);
void nextDuel(State &state);
void chooseVoluntaryFoul(State &state, OptionCode option, const Teller &teller);
void rollBaseTackle(State &state, int die, const Teller &teller);
/// Sum of a value without die and bonus (6.7).
[[nodiscard]] int duelValue(const State &state, int piece, DuelValue value);
[[nodiscard]] int tackleValue(const State &state, int piece, int cell);
/// The ball goes to a defender who took it in his own cell (6.7).
void loseBallTo(State &state, int defender, const Teller &teller);
void commitFoul(State &state, FoulKind kind, int fouler, int victim, int cell, Card card,
                const Teller &teller);
void checkVar(State &state);
void rollVar(State &state, int die, const Teller &teller);
void bookFoul(State &state, const Teller &teller);
void checkInjury(State &state);
void rollInjury(State &state, int die, const Teller &teller);
void awardFoul(State &state, const Teller &teller);

// Clock and end (clock.cpp, endings.cpp).
void beginHalf(State &state, const Teller &teller);
/// The referees walk one step.
void clockStep(State &state, const Teller &teller);
/// In injury time: whether the half is over with `side` having the ball in that cell; it then ends.
[[nodiscard]] bool endsHalf(State &state, Side side, int cell);
/// Drops what was to be done; the half ends.
void endHalf(State &state);
void closeHalf(State &state, const Teller &teller);
void drawLots(State &state, int die, const Teller &teller);
void scoreGoal(State &state, Side side, int scorer, bool ownGoal, const Teller &teller);
void forfeit(State &state, Side side, const Teller &teller);
void askShootOutKick(State &state, Side side);
void listShootOutTakers(const State &state, OptionList &options);
void chooseShootOutTaker(State &state, OptionCode option, const Teller &teller);
void endShootOutKick(State &state, bool scored, const Teller &teller);
void finish(State &state, const Teller &teller);

} // namespace touchline::simulator
