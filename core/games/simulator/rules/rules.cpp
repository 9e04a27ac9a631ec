// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/simulator/rules/rules.h"

#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

void performBall(State &state, const Todo &todo, Side side, const Teller &teller)
{
    switch (todo.task) {
    case Task::AskKick:
        return askKick(state);
    case Task::AskHeight:
        return askHeight(state);
    case Task::HeadingMoves:
        return askHeadingMove(state, side, todo.a);
    case Task::Slides:
        return askSlide(state);
    case Task::Reflexes:
        return askReflexes(state);
    case Task::KeeperAnswer:
        return askKeeper(state);
    case Task::AskDribble:
        return askDribbleKeeper(state);
    case Task::AskAim:
        return askAim(state);
    case Task::Fly:
        return fly(state, teller);
    case Task::NextDuel:
        return nextDuel(state);
    case Task::SpeedMoves:
        return askSpeedMove(state, side, todo.a);
    case Task::Contest:
        return contest(state);
    default:
        return afterKick(state, todo.a, teller);
    }
}

void performMatch(State &state, const Todo &todo, Side side, const Teller &teller)
{
    switch (todo.task) {
    case Task::RefereeTask:
        return state.options().refereeType ? awaitRoll(state, Phase::RefereeRoll, Side::Home) : void();
    case Task::WeatherTask:
        return state.options().weather ? awaitRoll(state, Phase::WeatherRoll, Side::Home) : void();
    case Task::Coin:
        return awaitRoll(state, Phase::CoinRoll, Side::Home);
    case Task::BeginHalf:
        return beginHalf(state, teller);
    case Task::LostKeeper:
        return askLostKeeper(state, side);
    case Task::SetUpSide:
        return askSetUp(state, side);
    case Task::PutSetPiece:
        return putSetPiece(state, teller);
    case Task::VarCheck:
        return checkVar(state);
    case Task::BookFoul:
        return bookFoul(state, teller);
    case Task::InjuryCheck:
        return checkInjury(state);
    case Task::AwardFoul:
        return awardFoul(state, teller);
    case Task::HalfEnd:
        return closeHalf(state, teller);
    case Task::ShootOutKick:
        return askShootOutKick(state, side);
    default:
        return finish(state, teller);
    }
}

void perform(State &state, const Teller &teller)
{
    const Todo todo = state.todo.pop();
    const Side side = todo.side == 0 ? Side::Home : Side::Away;
    switch (todo.task) {
    case Task::Phase2:
        return beginPhase2(state);
    case Task::Phase3:
        return beginPhase3(state);
    case Task::AfterPhase3:
        return afterPhase3(state, teller);
    case Task::AskKick:
    case Task::AskHeight:
    case Task::HeadingMoves:
    case Task::Slides:
    case Task::Reflexes:
    case Task::KeeperAnswer:
    case Task::AskDribble:
    case Task::AskAim:
    case Task::Fly:
    case Task::NextDuel:
    case Task::SpeedMoves:
    case Task::Contest:
    case Task::AfterKick:
        return performBall(state, todo, side, teller);
    default:
        return performMatch(state, todo, side, teller);
    }
}

void takeRoll(State &state, Phase phase, int value, const Teller &teller)
{
    switch (phase) {
    case Phase::RefereeRoll:
        return rollReferee(state, value, teller);
    case Phase::WeatherRoll:
        return rollWeather(state, value, teller);
    case Phase::CoinRoll:
        return rollCoin(state, value, teller);
    case Phase::AimDirectionRoll:
    case Phase::AimSpeedRoll:
    case Phase::AimHeightRoll:
        return rollAim(state, phase, value);
    case Phase::ReactionRoll:
        return rollReaction(state, value);
    case Phase::KnockOverRoll:
        return rollKnockOver(state, value, teller);
    case Phase::ReflexesRoll:
        return rollReflexes(state, value, teller);
    case Phase::BaseTackleRoll:
        return rollBaseTackle(state, value, teller);
    case Phase::EntryRoll:
        return rollEntry(state, value, teller);
    case Phase::VarRoll:
        return rollVar(state, value, teller);
    case Phase::InjuryRoll:
        return rollInjury(state, value, teller);
    default:
        return rollDuel(state, phase, value, teller);
    }
}

/// Who is chosen from a list of his side, and what is asked next.
void choosePiece(State &state, OptionCode option, Phase next)
{
    state.chosen = static_cast<Piece>(pieceOf(state.decider, option));
    state.phase = next;
}

void answerSetUp(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::Preset:
        return choosePreset(state, option, teller);
    case Phase::SetUp:
        return chooseSetUp(state, option);
    case Phase::SubOff:
        return choosePiece(state, option, Phase::SubOn);
    case Phase::SubOn:
        return chooseSubOn(state, option, teller);
    case Phase::Taker:
        return chooseTaker(state, option);
    case Phase::MoveMan:
        return choosePiece(state, option, Phase::MoveCell);
    case Phase::MoveCell:
        return chooseMoveCell(state, option);
    case Phase::MoveSpot:
        return chooseMoveSpot(state, option);
    case Phase::WallCell:
        state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
        state.phase = Phase::WallMan;
        return;
    case Phase::WallMan:
        return chooseWallMan(state, option, teller);
    case Phase::LostKeeper:
        return chooseLostKeeper(state, option);
    case Phase::ReserveFor:
        return chooseReserveFor(state, option, teller);
    case Phase::NamedKeeper:
        return chooseNamedKeeper(state, option, teller);
    case Phase::Thrower:
        return chooseThrower(state, option, teller);
    default:
        return chooseThrowInSetUp(state, option, teller);
    }
}

void answerShot(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::HeadingMove:
        return chooseHeadingMove(state, option);
    case Phase::HeadingSpot:
        return chooseHeadingSpot(state, option, teller);
    case Phase::Slider:
        return chooseSlider(state, option);
    case Phase::SlideCell:
        state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
        state.phase = Phase::SlideSpot;
        return;
    case Phase::SlideSpot:
        state.chosenSpot = static_cast<std::int8_t>(option);
        state.phase = Phase::SlidePose;
        return;
    case Phase::SlidePose:
        return chooseSlidePose(state, option, teller);
    case Phase::KeeperCell:
        return chooseKeeperCell(state, option, teller);
    case Phase::KeeperSpot:
        return chooseKeeperSpot(state, option);
    case Phase::RodPoint:
        return chooseRodPoint(state, option, teller);
    case Phase::KeeperPose:
        return chooseKeeperPose(state, option, teller);
    case Phase::DribbleKeeper:
        return chooseDribbleKeeper(state, option, teller);
    default:
        return chooseAfterDribble(state, option, teller);
    }
}

void answerBall(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::Kick:
        return chooseKick(state, option, teller);
    case Phase::KickHeight:
        return chooseHeight(state, option);
    case Phase::Direction:
        return chooseDirection(state, option);
    case Phase::Power:
        return choosePower(state, option);
    case Phase::SpeedMove:
        return chooseSpeedMove(state, option);
    case Phase::SpeedSpot:
        return chooseSpeedSpot(state, option, teller);
    case Phase::OffsideEdge:
        return chooseEdge(state, option, teller);
    case Phase::PreciseCross:
        return choosePrecise(state, option, teller);
    case Phase::Winner:
        return chooseWinner(state, option, teller);
    case Phase::WinnerCell:
        return chooseWinnerCell(state, option);
    case Phase::WinnerSpot:
        return chooseWinnerSpot(state, option, teller);
    case Phase::Respot:
        return chooseRespot(state, option);
    default:
        return chooseHeader(state, option, teller);
    }
}

void answerMove(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::Bonus:
        return chooseBonus(state, option);
    case Phase::VoluntaryFoul:
        return chooseVoluntaryFoul(state, option, teller);
    case Phase::Move:
        return chooseMover(state, option, teller);
    case Phase::MoveTo:
        return chooseMoveTo(state, option);
    case Phase::MoveToSpot:
        return chooseMoveToSpot(state, option, teller);
    case Phase::Defend:
        return chooseDefender(state, option, teller);
    case Phase::DefendTo:
        return chooseDefendTo(state, option);
    case Phase::DefendSpot:
        return chooseDefendSpot(state, option, teller);
    case Phase::MakeRoom:
        return chooseRoom(state, option);
    case Phase::Tackle:
        return chooseTackle(state, option, teller);
    default:
        return chooseShootOutTaker(state, option, teller);
    }
}

void answer(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    if (phase < Phase::Kick)
        return answerSetUp(state, phase, option, teller);
    if (phase == Phase::Header)
        return answerBall(state, phase, option, teller);
    if (phase >= Phase::HeadingMove && phase <= Phase::AfterDribble)
        return answerShot(state, phase, option, teller);
    if (phase < Phase::Bonus)
        return answerBall(state, phase, option, teller);
    answerMove(state, phase, option, teller);
}

void addAll(OptionList &options, std::initializer_list<OptionCode> codes)
{
    for (const OptionCode code : codes)
        options.add(code);
}

void addRange(OptionList &options, int first, int last)
{
    for (int number = first; number <= last; ++number)
        options.add(number);
}

void listSetUpAnswers(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::Preset:
        return listPresets(state, options);
    case Phase::SetUp:
        return listSetUp(state, options);
    case Phase::SubOff:
        return listOnField(state, options);
    case Phase::SubOn:
        return listSubOn(state, options);
    case Phase::Taker:
        return listTakers(state, options);
    case Phase::MoveMan:
        return listMoveMen(state, options);
    case Phase::MoveCell:
        return listMoveCells(state, options);
    case Phase::MoveSpot:
        return listMoveSpots(state, options);
    case Phase::WallCell:
        return listWallCells(state, options);
    case Phase::WallMan:
        return listWallMen(state, options);
    case Phase::LostKeeper:
        return listLostKeeper(state, options);
    case Phase::ReserveFor:
    case Phase::NamedKeeper:
        return listOutfield(state, options);
    case Phase::Thrower:
        return listThrowers(state, options);
    default:
        return addAll(options, {doneCode, setUpCode});
    }
}

void listShotAnswers(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::HeadingMove:
        return listHeadingMoves(state, options);
    case Phase::Slider:
        return listSliders(state, options);
    case Phase::SlideCell:
        return listSlideCells(state, options);
    case Phase::SlidePose:
        return listSlidePoses(state, options);
    case Phase::KeeperCell:
        return listKeeperCells(state, options);
    case Phase::RodPoint:
        return listRodPoints(state, options);
    case Phase::KeeperPose:
        return listKeeperPoses(state, options);
    case Phase::DribbleKeeper:
        return addAll(options, {shotCode, dribbleCode});
    case Phase::AfterDribble:
        return addAll(options, {shotCode, doneCode});
    default:
        return listKeeperSpots(state, options);
    }
}

void listBallAnswers(const State &state, OptionList &options)
{
    constexpr int lastDegree = 359;
    constexpr int fullPower = 100;
    switch (state.phase) {
    case Phase::Kick:
        return listKicks(state, options);
    case Phase::KickHeight:
        return listHeights(state, options);
    case Phase::Direction:
        return addRange(options, 0, lastDegree);
    case Phase::Power:
        return addRange(options, 1, fullPower);
    case Phase::SpeedMove:
        return listSpeedMoves(state, options);
    case Phase::OffsideEdge:
        return listEdges(state, options);
    case Phase::PreciseCross:
        return listPrecise(state, options);
    case Phase::Winner:
        return listTied(state, options);
    case Phase::WinnerCell:
        return listWinnerCells(state, options);
    case Phase::WinnerSpot:
        return listWinnerSpots(state, options);
    case Phase::Respot:
        return listRespots(state, options);
    case Phase::Header:
        return listHeader(state, options);
    default:
        return listChosenSpots(state, options);
    }
}

void listMoveAnswers(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::Bonus:
    case Phase::VoluntaryFoul:
    case Phase::Tackle:
        return addAll(options, {doneCode, yesCode});
    case Phase::Move:
        return listMovers(state, options);
    case Phase::MoveTo:
        return listMoveTo(state, options);
    case Phase::Defend:
        return listDefenders(state, options);
    case Phase::DefendTo:
        return listDefendTo(state, options);
    case Phase::MakeRoom:
        return listRoom(state, options);
    case Phase::ShootOutTaker:
        return listShootOutTakers(state, options);
    default:
        return listChosenSpots(state, options);
    }
}

} // namespace

void listOptions(const State &state, OptionList &options)
{
    options.clear();
    const Phase phase = state.phase;
    if (phase < Phase::Kick)
        return listSetUpAnswers(state, options);
    if (phase == Phase::HeadingSpot)
        return listBallAnswers(state, options);
    if (phase >= Phase::HeadingMove && phase <= Phase::AfterDribble)
        return listShotAnswers(state, options);
    if (phase < Phase::Bonus || phase == Phase::Header)
        return listBallAnswers(state, options);
    listMoveAnswers(state, options);
}

void settle(State &state, const Teller &teller, OptionList &due)
{
    settleState(state, teller, due, perform, answer);
}

void applyRoll(State &state, int value, const Teller &teller, OptionList &due)
{
    const Phase phase = state.phase;
    state.phase = Phase::Running;
    takeRoll(state, phase, value, teller);
    settle(state, teller, due);
}

void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due)
{
    answerChoice(state, option, teller, answer);
    settle(state, teller, due);
}

} // namespace touchline::simulator
