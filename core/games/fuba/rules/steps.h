// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_moves.h"
#include "core/games/fuba/rules/rules_names.h"
#include "core/games/fuba/rules/teller.h"
#include "core/match/option_list.h"

#include <array>
#include <cstdint>
#include <utility>

namespace touchline::fuba {

/// The rules, a file for a subject: what a choice offers (list...), what follows from an answer (choose...,
/// roll...), what a task does. Each changes the state, pushes what follows, and sets the phase where somebody
/// has to answer.

// Codes of options, and numbers of the rulebook -------------------------------------------------------------

/// Codes of a set-up: by hand, or one of the plans.
inline constexpr OptionCode standardPlan = 0;
inline constexpr OptionCode byHand = 1;
inline constexpr OptionCode attackingPlan = 2;
inline constexpr OptionCode defensivePlan = 3;

inline constexpr OptionCode passCode = 0;
inline constexpr OptionCode useCode = 1;
/// The Actor drops the higher die (else the lower one).
inline constexpr OptionCode dropHigher = 1;
inline constexpr OptionCode fetchKeeper = 32;
inline constexpr OptionCode normalGoalKick = 0;
inline constexpr OptionCode slowGoalKick = 1;
inline constexpr OptionCode playOn = 0;
inline constexpr OptionCode shootNow = 1;
enum class Substitute : std::int8_t { Formation, RemoveYellow, Fresh };
inline constexpr int mostSubstitutes = 3;
inline constexpr int fansAttempt = 6;
inline constexpr int crossingFlag = 16;
inline constexpr OptionCode withBall = 0;
inline constexpr int tiringSquares = 5;
inline constexpr int mostPairs = 100;

// condition.cpp

void loseCondition(State &state, Side side, Line line, int points, Why why, const Teller &teller);
void gainCondition(State &state, Side side, Line line, int points, Why why, const Teller &teller);
void useSkill(State &state, Side side, Skill skill, const Teller &teller);

// turns.cpp

[[nodiscard]] bool advanceClock(State &state);
void rollControl(State &state, int die, const Teller &teller);
void rollTired(State &state, int die, const Teller &teller);
void beginTurn(State &state, const Teller &teller);
void chooseTimekeeper(State &state, OptionCode option, const Teller &teller);
void firstWindow(State &state);
void chooseBeforeTarget(State &state, OptionCode option, const Teller &teller);
void listTargets(const State &state, OptionList &options);
void chooseTarget(State &state, OptionCode option, const Teller &teller);
void chooseTrap(State &state, OptionCode option, const Teller &teller);
void play(State &state, const Teller &teller);
void check(State &state, const Teller &teller);
void rollEvent(State &state, int die, const Teller &teller);
void newValue(State &state, const Teller &teller);
void listOrderSkills(const State &state, OptionList &options);
void chooseOrder(State &state, OptionCode option, const Teller &teller);
void beginStages(State &state, const Teller &teller);
void endTurn(State &state, const Teller &teller);

// set_ups.cpp

void listPlaces(const State &state, OptionList &options);
void joinDue(State &state, const Teller &teller);
void beginSetUp(State &state, SetUpKind kind, const Teller &teller);
void beginSide(State &state, Side side);
void chooseSetUpPlan(State &state, OptionCode option);
void placeOn(State &state, Side side);
void choosePlace(State &state, OptionCode option);
void chooseKeeperPlace(State &state, OptionCode option);
void listAdjustments(const State &state, OptionList &options);
void chooseAdjustment(State &state, OptionCode option);
void finishSetUp(State &state);
void applyMove(State &state, Side side, const PieceMove &move, const Teller &teller);
void chooseFreeMove(State &state, OptionCode option, const Teller &teller);
void beginQuickMoves(State &state, Side side, int most, bool isAnswer);
void quickOn(State &state, Side side, bool isAnswer);
void chooseQuickMove(State &state, OptionCode option, const Teller &teller);

// before_match.cpp

void chooseFormation(State &state, OptionCode option);
void listFormations(const State &state, OptionList &options);
void listRoles(const State &state, OptionList &options);
void chooseRole(State &state, OptionCode option);
void listSkills(const State &state, OptionList &options);
void askSkill(State &state, Side side);
void chooseSkill(State &state, OptionCode option);
void reveal(State &state, const Teller &teller);
void lose(State &state, Side side, int line, int why, const Teller &teller);
void gain(State &state, Side side, int points, int why);
void listLoss(const State &state, OptionList &options);
void chooseGain(State &state, OptionCode option, const Teller &teller);

// cards.cpp

void foul(State &state, Side side, const Teller &teller);
void beginYellow(State &state, Side side);
void beginRed(State &state, Side side, int more);
void chooseActor(State &state, OptionCode option, Phase roll, const Teller &teller);
void bookNamed(State &state, Side side, int name, const Teller &teller);
void bookSomebody(State &state, Side side, const Teller &teller);
void settleYellow(State &state, int die, int second, const Teller &teller);
void rollYellow(State &state, int die, const Teller &teller);
void rollYellowSecond(State &state, int die, const Teller &teller);
void sendOffNamed(State &state, Side side, int name, bool straight, const Teller &teller);
void settleRed(State &state, int die, int second, const Teller &teller);
void rollRed(State &state, int die, const Teller &teller);
void rollRedSecond(State &state, int die, const Teller &teller);

// injuries.cpp

void askRemoved(State &state, Side side, bool injured);
void chooseRemoved(State &state, OptionCode area, const Teller &teller);
void injure(State &state, Side side);
void injureNamed(State &state, Side side, int name, int die, const Teller &teller);
void rollInjury(State &state, int die, const Teller &teller);
void bringOn(State &state, Side side, int on, int off, Line line, const Teller &teller);
[[nodiscard]] bool bringSomebodyOn(State &state, Side side, int off, Line line, const Teller &teller);
void chooseInjurySubstitute(State &state, OptionCode option, const Teller &teller);

// restarts.cpp

void giveFreeKick(State &state, const Teller &teller);
void listFetches(const State &state, OptionList &options);
void chooseFetch(State &state, OptionCode option, const Teller &teller);
void tellAssist(const State &state, Side side, int helper, const Teller &teller);
void afterGoal(State &state, const Teller &teller);
void scoreGoal(State &state, GoalHow how, int scorer, const Teller &teller);
void awardCorner(State &state, Side side, int area, const Teller &teller);
void cornerFor(State &state, Side side, int area, const Teller &teller);
void chooseGoalKick(State &state, OptionCode option, const Teller &teller);
void awardGoalKick(State &state, bool afterPenalty, const Teller &teller);
void takePenalty(State &state);
void chooseDive(State &state, OptionCode option);
void chooseSpot(State &state, OptionCode option);
void takePenaltyKick(State &state, Side side, int taker, int die, const Teller &teller);
void rollPenalty(State &state, int die, const Teller &teller);
void chooseKickShot(State &state, OptionCode option, const Teller &teller);
void shotOrPlay(State &state, const Teller &teller);

// substitutes.cpp

void listShifts(const Formation &formation, OptionList &options);
void makeShift(State &state, Side side, OptionCode option);
void tellShift(State &state, Side side, OptionCode option, const Teller &teller);
[[nodiscard]] std::pair<Line, Line> shift(State &state, Side side, OptionCode option, const Teller &teller);
void listSubstitutes(const State &state, OptionList &options);
void replaceNamed(State &state, Side side, int off, int enters, const Teller &teller);
void replaceSomebody(State &state, Side side, Line leaves, int enters, const Teller &teller);
void chooseSubstitute(State &state, OptionCode option, const Teller &teller);
void chooseShift(State &state, OptionCode option, const Teller &teller);
void beginFresh(State &state, Side side);
void chooseWide(State &state, OptionCode option, const Teller &teller);
void rollFresh(State &state, int die);

// stages.cpp

void listCreative(const State &state, OptionList &options);
void listActions(const State &state, OptionList &options);
void chooseAction(State &state, OptionCode option, const Teller &teller);
void chooseBoost(State &state, OptionCode option, const Teller &teller);
void beginStage(State &state, Side side, int number, bool mustShoot);
void listStageSkills(const State &state, OptionList &options);
void stageWindows(State &state, Side side);
void chooseStageSkill(State &state, OptionCode option, const Teller &teller);
void rollFans(State &state, int die, const Teller &teller);
void act(State &state, const Teller &teller);
void chooseGoalLine(State &state, OptionCode option, const Teller &teller);
void endStage(State &state, Side side);
void chooseTrainedChange(State &state, OptionCode option, const Teller &teller);

// movement.cpp

void chooseMoveType(State &state, OptionCode option, const Teller &teller);
void rollHighCondition(State &state, int die, const Teller &teller);
void moveOn(State &state);
void listMoves(const State &state, OptionList &options);
void chooseMove(State &state, OptionCode option, const Teller &teller);
void setValue(State &state, int value, Side whose, const Teller &teller);
void listAfterMoves(const State &state, OptionList &options);
void chooseAfterMoves(State &state, OptionCode option, const Teller &teller);
void adjust(State &state, const Teller &teller);
void listPressSkills(const State &state, OptionList &options);
void choosePressSkill(State &state, OptionCode option, const Teller &teller);
void settlePress(State &state, int die, int second, const Teller &teller);
void rollPress(State &state, int die, const Teller &teller);
void listFullbacks(const State &state, OptionList &options);
void chooseFullbacks(State &state, OptionCode option, const Teller &teller);
void chooseCreative(State &state, OptionCode to, const Teller &teller);

// attempts.cpp

void listShotSkills(const State &state, OptionList &options);
void chooseShotSkill(State &state, OptionCode option, const Teller &teller);
void takeShot(State &state, int die, int second, const Teller &teller);
void rollShot(State &state, int die, const Teller &teller);
void rollDifficult(State &state, int die, const Teller &teller);
void rollRebound(State &state, int die, const Teller &teller);

// endings.cpp

void rollToss(State &state, int die, const Teller &teller);
void beginToss(State &state, int period);
void chooseKickSide(State &state, OptionCode option);
void beginHalf(State &state, Period period, const Teller &teller);
void endHalf(State &state, const Teller &teller);
void listHalfTime(const State &state, OptionList &options);
void chooseHalfTime(State &state, OptionCode option, const Teller &teller);
void decide(State &state, const Teller &teller);
void carry(State &state, Side side);
void rollCarry(State &state, int die);
void carryInjury(State &state, Side side, const Teller &teller);
void rollCarryInjury(State &state, int die, const Teller &teller);
void finish(State &state, const Teller &teller);
void rollShootOut(State &state, int die, const Teller &teller);
void beginKick(State &state, Side side);
void takeShootOutKick(State &state, Side side, int taker, int die, const Teller &teller);
void rollSpotKick(State &state, int die, const Teller &teller);

} // namespace touchline::fuba
