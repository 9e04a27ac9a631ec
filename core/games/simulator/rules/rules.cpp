// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/simulator/rules/rules.h"

#include "core/games/simulator/rules/steps.h"
#include "core/match/state/phase_table.h"

namespace touchline::simulator {

namespace {

using Row = PhaseRow<State, Teller>;
using TaskOf = TaskRow<State, Teller, Todo>;

void askReferee(State &state)
{
    if (state.options().refereeType)
        awaitRoll(state, Phase::RefereeRoll, Side::Home);
}

void askWeather(State &state)
{
    if (state.options().weather)
        awaitRoll(state, Phase::WeatherRoll, Side::Home);
}

void throwCoin(State &state)
{
    awaitRoll(state, Phase::CoinRoll, Side::Home);
}

/// Who is chosen from a list of his side, and what is asked next.
template <Phase next>
void choosePiece(State &state, OptionCode option)
{
    state.chosen = static_cast<Piece>(pieceOf(state.decider, option));
    state.phase = next;
}

template <Phase next>
void chooseCell(State &state, OptionCode option)
{
    state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
    state.phase = next;
}

void chooseSlideSpot(State &state, OptionCode option)
{
    state.chosenSpot = static_cast<std::int8_t>(option);
    state.phase = Phase::SlidePose;
}

constexpr std::array phases{
    Row{Phase::Running},
    Row::roll<rollReferee>(Phase::RefereeRoll, "M1", "referee", d6),
    Row::roll<rollWeather>(Phase::WeatherRoll, "M2", "weather", d6),
    Row::roll<rollCoin>(Phase::CoinRoll, "M3", "coin", d2),
    Row::roll<rollAim>(Phase::AimDirectionRoll, "KR", "aim, direction", d1000),
    Row::roll<rollAim>(Phase::AimSpeedRoll, "KR", "aim, speed", d1000),
    Row::roll<rollAim>(Phase::AimHeightRoll, "KR", "aim, height", d1000),
    Row::roll<rollReaction>(Phase::ReactionRoll, "KR", "keeper reaction", d1000),
    Row::roll<rollKnockOver>(Phase::KnockOverRoll, "KR", "knock over", d100),
    Row::roll<rollReflexes>(Phase::ReflexesRoll, "GR", "reflexes", d6),
    Row::roll<rollDuel>(Phase::DribblingRoll, "DU", "dribbling", d6),
    Row::roll<rollDuel>(Phase::DefenceRoll, "DU", "1v1 defence", d6),
    Row::roll<rollDuel>(Phase::TackleRoll, "DU", "tackle", d6),
    Row::roll<rollDuel>(Phase::BallRoll, "DU", "ball defence", d6),
    Row::roll<rollBaseTackle>(Phase::BaseTackleRoll, "TK", "tackle", d6),
    Row::roll<rollEntry>(Phase::EntryRoll, "EN", "entry", d6),
    Row::roll<rollVar>(Phase::VarRoll, "VA", "VAR", d6),
    Row::roll<rollInjury>(Phase::InjuryRoll, "IN", "injury", d6),
    Row::choice<listPresets, choosePreset>(Phase::Preset, "S1", "line-up on the field"),
    Row::choice<listSetUp, chooseSetUp>(Phase::SetUp, "S2", "substitutions"),
    Row::choice<listOnField, choosePiece<Phase::SubOn>>(Phase::SubOff, "S2a", "who goes off"),
    Row::choice<listSubOn, chooseSubOn>(Phase::SubOn, "S2b", "who comes on"),
    Row::choice<listTakers, chooseTaker>(Phase::Taker, "S2t", "who takes it"),
    Row::choice<listMoveMen, choosePiece<Phase::MoveCell>>(Phase::MoveMan, "S3a", "player to move"),
    Row::choice<listMoveCells, chooseMoveCell>(Phase::MoveCell, "S3b", "cell to stand in"),
    Row::choice<listMoveSpots, chooseMoveSpot>(Phase::MoveSpot, "S3c", "place in the cell"),
    Row::choice<listWallCells, chooseCell<Phase::WallMan>>(Phase::WallCell, "S5w", "cell of the wall"),
    Row::choice<listWallMen, chooseWallMan>(Phase::WallMan, "S5m", "who stands in the wall"),
    Row::choice<listLostKeeper, chooseLostKeeper>(Phase::LostKeeper, "S0", "who keeps goal"),
    Row::choice<listOutfield, chooseReserveFor>(Phase::ReserveFor, "S0r",
                                                "for whom the reserve goalkeeper comes on"),
    Row::choice<listOutfield, chooseNamedKeeper>(Phase::NamedKeeper, "S0f", "who goes in goal"),
    Row::choice<listThrowers, chooseThrower>(Phase::Thrower, "TH", "who throws in"),
    Row::choice<Row::offer<doneCode, setUpCode>, chooseThrowInSetUp>(Phase::ThrowInSetUp, "RE",
                                                                     "throw at once or set up first"),
    Row::choice<listKicks, chooseKick>(Phase::Kick, "P1", "what is done with the ball"),
    Row::choice<listHeights, chooseHeight>(Phase::KickHeight, "KK", "how high it is played"),
    Row::choice<listHeadingMoves, chooseHeadingMove>(Phase::HeadingMove, "HM", "heading move"),
    Row::choice<listChosenSpots, chooseHeadingSpot>(Phase::HeadingSpot, "HMs", "spot of the heading move"),
    Row::choice<listSliders, chooseSlider>(Phase::Slider, "SL", "who slides"),
    Row::choice<listSlideCells, chooseCell<Phase::SlideSpot>>(Phase::SlideCell, "SLc", "cell of the slide"),
    Row::choice<listKeeperSpots, chooseSlideSpot>(Phase::SlideSpot, "SLs", "spot of the slide"),
    Row::choice<listSlidePoses, chooseSlidePose>(Phase::SlidePose, "SLa", "how the slider lies"),
    Row::choice<listKeeperCells, chooseKeeperCell>(Phase::KeeperCell, "GK1", "what the goalkeeper does"),
    Row::choice<listKeeperSpots, chooseKeeperSpot>(Phase::KeeperSpot, "GK2", "spot of the goalkeeper"),
    Row::choice<listRodPoints, chooseRodPoint>(Phase::RodPoint, "GK2r",
                                               "place of the goalkeeper with the rod"),
    Row::choice<listKeeperPoses, chooseKeeperPose>(Phase::KeeperPose, "GK3", "stand or lie"),
    Row::choice<Row::offer<shotCode, dribbleCode>, chooseDribbleKeeper>(
        Phase::DribbleKeeper, "DK", "shoot or dribble past the goalkeeper"),
    Row::choice<Row::offer<shotCode, doneCode>, chooseAfterDribble>(Phase::AfterDribble, "DE",
                                                                    "shoot or keep the ball"),
    Row::choice<Row::offerRange<0, 359>, chooseDirection>(Phase::Direction, "KA1", "direction"),
    Row::choice<Row::offerRange<1, 100>, choosePower>(Phase::Power, "KA3", "power"),
    Row::choice<listSpeedMoves, chooseSpeedMove>(Phase::SpeedMove, "SP", "speed move"),
    Row::choice<listChosenSpots, chooseSpeedSpot>(Phase::SpeedSpot, "SPs", "spot of the speed move"),
    Row::choice<listEdges, chooseEdge>(Phase::OffsideEdge, "OE", "offside edge"),
    Row::choice<listPrecise, choosePrecise>(Phase::PreciseCross, "PC", "who heads the precise cross"),
    Row::choice<listTied, chooseWinner>(Phase::Winner, "COD", "who takes the ball"),
    Row::choice<listWinnerCells, chooseWinnerCell>(Phase::WinnerCell, "CODc", "in which cell"),
    Row::choice<listWinnerSpots, chooseWinnerSpot>(Phase::WinnerSpot, "CODs", "on which spot"),
    Row::choice<listRespots, chooseRespot>(Phase::Respot, "RP", "where the kicker stands now"),
    Row::choice<Row::offer<doneCode, yesCode>, chooseBonus>(Phase::Bonus, "DB", "home bonus"),
    Row::choice<Row::offer<doneCode, yesCode>, chooseVoluntaryFoul>(Phase::VoluntaryFoul, "VF",
                                                                    "voluntary foul"),
    Row::choice<listHeader, chooseHeader>(Phase::Header, "HD", "header"),
    Row::choice<listMovers, chooseMover>(Phase::Move, "P2a", "attacker to move"),
    Row::choice<listMoveTo, chooseMoveTo>(Phase::MoveTo, "P2b", "cell to go to"),
    Row::choice<listChosenSpots, chooseMoveToSpot>(Phase::MoveToSpot, "P2c", "place in the cell"),
    Row::choice<listDefenders, chooseDefender>(Phase::Defend, "P3a", "defender to move"),
    Row::choice<listDefendTo, chooseDefendTo>(Phase::DefendTo, "P3b", "cell to go to"),
    Row::choice<listChosenSpots, chooseDefendSpot>(Phase::DefendSpot, "P3c", "place in the cell"),
    Row::choice<listRoom, chooseRoom>(Phase::MakeRoom, "P3d", "who makes room"),
    Row::choice<Row::offer<doneCode, yesCode>, chooseTackle>(Phase::Tackle, "TK", "tackle or not"),
    Row::choice<listShootOutTakers, chooseShootOutTaker>(Phase::ShootOutTaker, "SO1", "who shoots"),
    Row{Phase::Over},
};
static_assert(isWhole(phases));

constexpr std::array tasks{
    TaskOf::of<askReferee>(Task::RefereeTask),
    TaskOf::of<askWeather>(Task::WeatherTask),
    TaskOf::of<throwCoin>(Task::Coin),
    TaskOf::of<beginHalf>(Task::BeginHalf),
    TaskOf::of<askLostKeeper>(Task::LostKeeper),
    TaskOf::of<askSetUp>(Task::SetUpSide),
    TaskOf::of<putSetPiece>(Task::PutSetPiece),
    TaskOf::of<askKick>(Task::AskKick),
    TaskOf::of<askHeight>(Task::AskHeight),
    TaskOf::of<askHeadingMove>(Task::HeadingMoves),
    TaskOf::of<askSlide>(Task::Slides),
    TaskOf::of<askReflexes>(Task::Reflexes),
    TaskOf::of<askKeeper>(Task::KeeperAnswer),
    TaskOf::of<askDribbleKeeper>(Task::AskDribble),
    TaskOf::of<askAim>(Task::AskAim),
    TaskOf::of<fly>(Task::Fly),
    TaskOf::of<nextDuel>(Task::NextDuel),
    TaskOf::of<askSpeedMove>(Task::SpeedMoves),
    TaskOf::of<contest>(Task::Contest),
    TaskOf::of<afterKick>(Task::AfterKick),
    TaskOf::of<beginPhase2>(Task::Phase2),
    TaskOf::of<beginPhase3>(Task::Phase3),
    TaskOf::of<afterPhase3>(Task::AfterPhase3),
    TaskOf::of<checkVar>(Task::VarCheck),
    TaskOf::of<bookFoul>(Task::BookFoul),
    TaskOf::of<checkInjury>(Task::InjuryCheck),
    TaskOf::of<awardFoul>(Task::AwardFoul),
    TaskOf::of<closeHalf>(Task::HalfEnd),
    TaskOf::of<askShootOutKick>(Task::ShootOutKick),
    TaskOf::of<finish>(Task::Finish),
};
static_assert(isWhole(tasks));

using RuleSteps = TableSteps<phases, tasks>;

} // namespace

constinit const std::array<RollPrompt, phaseCount> phasePrompts = promptsOf(phases);

void listOptions(const State &state, OptionList &options)
{
    RuleSteps::list(state, options);
}

void settle(State &state, const Teller &teller, OptionList &due)
{
    RuleSteps::settle(state, teller, due);
}

void applyRoll(State &state, int value, const Teller &teller, OptionList &due)
{
    const Phase phase = state.phase;
    state.phase = Phase::Running;
    RuleSteps::roll(state, phase, value, teller, due);
}

void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due)
{
    RuleSteps::choose(state, option, teller, due);
}

} // namespace touchline::simulator
