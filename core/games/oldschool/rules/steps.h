// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/positions.h"
#include "core/games/oldschool/rules/teller.h"

namespace touchline::oldschool {

/// The rules among themselves, by subject. Each takes one step and leaves the next on the list.

/// The White die shows the ball.
[[nodiscard]] constexpr bool isEven(int white)
{
    return white % 2 == 0;
}

inline constexpr int mostCurls = 9;
inline constexpr int groundRoll = 5;
inline constexpr int airBounce = 10;
inline constexpr int mostFreePasses = 3;
inline constexpr int mostFreeLong = 20;
inline constexpr int keeperBonus = 8;
inline constexpr int fewestMen = 7;
inline constexpr int mostCrossRows = 5;

// Options that are no piece and no cell.
inline constexpr OptionCode noneCode = 0; ///< END, none, done, stay, no, as suggested
/// C_ACT and C_DEF: kind * actBase + argument (player, direction, or cell of the own frame).
inline constexpr OptionCode actBase = 10'000;
enum class ActKind : std::uint8_t {
    End,
    Move,
    Dribble,
    TurnBall,
    Feint,
    FreePass,
    FreeLong,
    Roll,
    CrossPlay,
    Replay,
    ReplayShot,
    RunIn,
    Walk,
    TackleOn
};
[[nodiscard]] constexpr OptionCode actCode(ActKind kind, int argument = 0)
{
    return static_cast<OptionCode>(kind) * actBase + argument;
}
[[nodiscard]] constexpr ActKind actKind(OptionCode code)
{
    return static_cast<ActKind>(code / actBase);
}
[[nodiscard]] constexpr int actArgument(OptionCode code)
{
    return code % actBase;
}
/// A number as an option beside noneCode: a player by his place in the squad of the day (so that an option is
/// the same man at any time), a direction; a cell of the decider's own frame likewise.
[[nodiscard]] constexpr OptionCode numberCode(int number)
{
    return number + 1;
}
[[nodiscard]] constexpr int numberOfCode(OptionCode code)
{
    return code - 1;
}
[[nodiscard]] constexpr OptionCode cellCode(Point own)
{
    return cellOf(own) + 1;
}
[[nodiscard]] constexpr Point pointOfCode(OptionCode code)
{
    return pointOf(code - 1);
}
[[nodiscard]] inline int manOf(const State &state, int piece)
{
    return state.piece(piece).player;
}
[[nodiscard]] inline OptionCode manCode(const State &state, int piece)
{
    return numberCode(manOf(state, piece));
}
/// The piece of a player of the squad of the day; nobody where he is not on the pitch.
[[nodiscard]] inline int pieceOfMan(const State &state, Side side, int man)
{
    for (int slot = 0; slot < sideSize; ++slot)
        if (const Piece &one = state.piece(pieceOf(side, slot)); one.onPitch && one.player == man)
            return pieceOf(side, slot);
    return nobody;
}
inline constexpr OptionCode leftCode = 1;
inline constexpr OptionCode rightCode = 2;
inline constexpr OptionCode cornerCode = 3;
/// Curls on the field; at the goal they are directions (numberCode).
inline constexpr OptionCode curlLeftCode = 11;
inline constexpr OptionCode curlRightCode = 12;
inline constexpr OptionCode headCode = 1;
inline constexpr OptionCode feetCode = 2;
inline constexpr OptionCode ballCode = 1;
inline constexpr OptionCode goalCode = 2;
inline constexpr OptionCode sameDiceCode = 1;
inline constexpr OptionCode newDiceCode = 2;
inline constexpr OptionCode useCode = 1; ///< dive, joker

// Before the match (setup.cpp).
void beginSetUp(State &state);
void askFormation(State &state, Side side, const Teller &teller);
void listFormations(const State &state, OptionList &options);
void chooseFormation(State &state, OptionCode option, const Teller &teller);
void pickNext(State &state, Side side, int slot);
void listPicks(const State &state, OptionList &options);
void choosePick(State &state, OptionCode option);
void askCaptain(State &state, Side side);
void listCaptains(const State &state, OptionList &options);
void chooseCaptain(State &state, OptionCode option, const Teller &teller);
/// The squad member comes into a slot of the line-up.
void field(State &state, int piece, int player);
void nameCaptain(State &state, Side side, int slot, const Teller &teller);
void rollToss(State &state, int white, const Teller &teller);
void chooseToss(State &state, OptionCode option, const Teller &teller);

// Possession, dead balls, goals (control.cpp).
/// 6.3; false: nobody is there.
bool settle(State &state, Side preferred, Bits excluded, const Teller &teller);
/// A piece has the ball, which lies where it is, or at his free spot.
void takeBall(State &state, int piece, const Teller &teller);
/// A keeper catches it.
void takeBallAtSpot(State &state, int piece, const Teller &teller);
/// With his feet: a keeper has it in his hands only where his free spot is in his area too.
void winBallAtSpot(State &state, int piece, const Teller &teller);
void clearOffside(State &state);
void flagOffside(State &state, int player);
/// Nobody has it: it rolls so many cells at the start of the next turn.
void leaveLoose(State &state, int cells, Point way);
void settleOrLeave(State &state, int cells, Point way, Bits excluded, const Teller &teller);
[[nodiscard]] bool isGoalExit(const State &state, Point exit);
void goOut(State &state, Point exit, const Teller &teller);
void deadBall(State &state, Restart kind, Side side, Point cell, const Teller &teller);
void scoreGoal(State &state, Side side, GoalFrom from, const Teller &teller);
/// The ball crossed a goal plane between the posts.
void goalThrough(State &state, Point exit, GoalFrom from, const Teller &teller);
void giveCorner(State &state, Side side, bool isLeft, const Teller &teller);
void stopPlay(State &state);
/// 6.4, 6.13: after a step, turn or switch of the ball; false: the keeper does not come into it.
bool keeperMeetsBall(State &state, DiveFor dive, const Teller &teller);
void spend(State &state, int piece, int points);
void makeStuck(State &state, int piece);
/// The ball has been played: what restricted the play is over.
void ballPlayed(State &state);

// Turns and halves (turns.cpp).
void beginHalf(State &state, const Teller &teller);
void beginTurn(State &state, const Teller &teller);
/// 5.2: what a piece has at the start of a turn.
void resetPiece(Piece &piece);
void startRolling(State &state, const Teller &teller);
void startPhases(State &state);
void beginAttack(State &state, Side side);
void beginDefence(State &state, Side side, bool isFirst);
void afterDefence(State &state);
void endTurn(State &state, const Teller &teller);
void endHalf(State &state, const Teller &teller);
void afterHalf(State &state, const Teller &teller);

// Restarts (restarts.cpp, placing.cpp).
void nextRestart(State &state, const Teller &teller);
void askSubs(State &state, Side side);
void listSubsOff(const State &state, OptionList &options);
void listSubsOn(const State &state, OptionList &options);
void chooseSubOff(State &state, OptionCode option);
void chooseSubOn(State &state, OptionCode option, const Teller &teller);
void needKeeper(State &state, Side side, const Teller &teller);
void askTaker(State &state);
void listTakers(const State &state, OptionList &options);
void chooseTaker(State &state, OptionCode option);
void positionAll(State &state);
void askPlace(State &state, Side side);
void listPlace(const State &state, OptionList &options);
void listPlaceRows(const State &state, OptionList &options);
void listPlaceColumns(const State &state, OptionList &options);
void choosePlace(State &state, OptionCode option);
void choosePlaceRow(State &state, OptionCode option);
void choosePlaceColumn(State &state, OptionCode option);
[[nodiscard]] bool mayStand(const State &state, int piece, Point point);
/// Where 2.8 wants a piece, before it looks for a free cell; own frame.
[[nodiscard]] Point shapePlace(const State &state, int piece, Side inPossession, Point ball);
void bringIntoPlay(State &state, const Teller &teller);

// What a side does in its phase (acts.cpp, act_list.cpp).
void listActs(const State &state, OptionList &options);
void listDefence(const State &state, OptionList &options);
void askAct(State &state);
void askDefence(State &state, Side side);
void askAir(State &state, Side side);
void chooseAct(State &state, OptionCode option, const Teller &teller);
void listMoves(const State &state, OptionList &options);
void chooseMove(State &state, OptionCode option, const Teller &teller);
/// 6.4: who stands beside the turned ball may answer (R51: after the goalkeeper).
void askTurnReact(State &state);
void listTurnReact(const State &state, OptionList &options);
void chooseTurnReact(State &state, OptionCode option);
void rollTurnReact(State &state, int white, const Teller &teller);
void listFeints(const State &state, OptionList &options);
void chooseFeint(State &state, OptionCode option);
void rollFeint(State &state, int white, const Teller &teller);
void listSwitch(const State &state, OptionList &options);
void chooseSwitch(State &state, OptionCode option, const Teller &teller);
void listWalk(const State &state, OptionList &options);
void chooseWalk(State &state, OptionCode option, const Teller &teller);
[[nodiscard]] bool mayPassFreely(const State &state, int receiver);
[[nodiscard]] bool mayPassLong(const State &state, int receiver);

// Dice plays (plays.cpp).
void startDice(State &state, DiceFor use, int by);
void rollDice(State &state, int value, const Teller &teller);
void replay(State &state, DiceFor use, const Teller &teller);
void listPlays(const State &state, OptionList &options);
[[nodiscard]] bool hasShot(const State &state, const KeptRoll &roll);
void choosePlay(State &state, OptionCode option, const Teller &teller);
void listThroughRows(const State &state, OptionList &options);
void listThroughColumns(const State &state, OptionList &options);
void chooseThroughRow(State &state, OptionCode option);
void chooseThroughColumn(State &state, OptionCode option, const Teller &teller);
void listCrossHeights(const State &state, OptionList &options);
void chooseCrossHeight(State &state, OptionCode option);
void askHead(State &state);
void chooseHead(State &state, OptionCode option, const Teller &teller);

// On the ground (flights.cpp).
void startPlay(State &state, const Teller &teller);
void listCurls(const State &state, OptionList &options);
void chooseCurl(State &state, OptionCode option, const Teller &teller);
void rollCurl(State &state, int white, const Teller &teller);
void flyOn(State &state, const Teller &teller);
void nextInWay(State &state, const Teller &teller);
void rollBlock(State &state, int white, const Teller &teller);
void rollIntercept(State &state, int white, const Teller &teller);
/// The on-pitch cell of a line that is nearest to a piece, the earliest of those; its number.
[[nodiscard]] int nearestOnLine(const Path &line, Point piece);
/// The same, and free or the last free one before it.
[[nodiscard]] Point freeOnLine(const State &state, const Path &line, Point piece, Side side);
void rollBall(State &state, int cells, Bits excluded, const Teller &teller);

// Dives and deflections (saves.cpp).
void askDive(State &state, DiveFor dive, int keeper, Point from, Point way);
void chooseDive(State &state, OptionCode option, const Teller &teller);
void rollDive(State &state, int white, const Teller &teller);
void askBlockWay(State &state, Side side);
void chooseBlockWay(State &state, OptionCode option, const Teller &teller);
void listSave(const State &state, OptionList &options);
void chooseSave(State &state, OptionCode option, const Teller &teller);
void askSaveOrWay(State &state);
void runIn(State &state, const Teller &teller);

// In the air (air.cpp).
void launch(State &state, Point target, int a, int b, const Teller &teller);
void land(State &state, const Teller &teller);
void goOnLanding(State &state, const Teller &teller);
void listAir(const State &state, OptionList &options);
void chooseAir(State &state, OptionCode option, const Teller &teller);
void rollDuel(State &state, int white, const Teller &teller);
void rollFeet(State &state, int white, const Teller &teller);
void listHeadBy(const State &state, OptionList &options);
void chooseHeadBy(State &state, OptionCode option, const Teller &teller);

// Shots (shots.cpp).
void startShot(State &state, const Teller &teller);
void listBlockers(const State &state, OptionList &options);
void chooseBlocker(State &state, OptionCode option, const Teller &teller);
void rollShotBlock(State &state, int white, const Teller &teller);
void listKeeperReact(const State &state, OptionList &options);
void chooseKeeperReact(State &state, OptionCode option, const Teller &teller);
void finishShot(State &state, const Teller &teller);
enum class Cover : std::uint8_t { None, Dive, Safe };
/// 6.15 item 4; places in the shooter's frame.
[[nodiscard]] Cover coverOf(const Charts &charts, bool isLob, Point ball, Point keeper, Point aim);
[[nodiscard]] GoalFrom shotWord(const Flight &flight);

// Tackles and cards (tackles.cpp).
/// 2.5: whether a piece that stands on `from` marks `target`, a cell beside it.
[[nodiscard]] bool isMarkedFrom(const State &state, int piece, Point from, Point target);
[[nodiscard]] bool mayTackle(const State &state, int piece);
void startTackle(State &state, int piece);
void rollTackle(State &state, int white, const Teller &teller);
void chooseJoker(State &state, OptionCode option, const Teller &teller);
void rollReferee(State &state, int value, const Teller &teller);
void rollCard(State &state, int white, const Teller &teller);
[[nodiscard]] bool isLastMan(const State &state, int tackler, int victim);

// Penalties, the end (endings.cpp).
void takePenalty(State &state);
void rollPenalty(State &state, int white, const Teller &teller);
void rollPenaltySave(State &state, int white, const Teller &teller);
void abandon(State &state, Side side, const Teller &teller);
void beginShootOut(State &state, const Teller &teller);
void nextKick(State &state, Side side);
void finish(State &state, const Teller &teller);

} // namespace touchline::oldschool
