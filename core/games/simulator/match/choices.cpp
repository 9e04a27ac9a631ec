// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/choices.h"

#include "core/games/simulator/rules/steps.h"

namespace touchline::simulator {

namespace {

using Row = ChoiceRow<State>;

constexpr char homeBonus[] = "home bonus";
constexpr char foul[] = "foul";
constexpr char tackle[] = "tackle";
/// The one answer beside "no".
template <const char *word>
QString yes(OptionCode /*option*/, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QString::fromUtf8(word);
}

constexpr Row::None noSpecial{};
constexpr Row::None saysDone{doneCode, "done"};
constexpr Row::None saysStay{doneCode, "stay"};
constexpr Row::None saysNobody{doneCode, "nobody"};
constexpr Row::None saysNo{doneCode, "no"};
constexpr Row::None saysPlayOn{doneCode, "play on"};
constexpr Row::None saysAtOnce{doneCode, "at once"};
constexpr Row::None saysKeepBall{doneCode, "keep the ball"};

constexpr std::array choices{
    Row{Phase::Preset, saysDone, presetName},
    Row{Phase::SetUp, saysDone, manName, substitutionFacts, nullptr, closeSetUps},
    Row{Phase::SubOff, saysDone, manName, nullptr, markMan},
    Row{Phase::SubOn, saysDone, manName, nullptr, nullptr, nullptr, aboutChosen},
    Row{Phase::Taker, saysDone, manName, nullptr, markMan},
    Row{Phase::MoveMan, saysDone, manName, nullptr, markMan},
    Row{Phase::MoveCell, saysDone, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::MoveSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::WallCell, saysDone, cellOptionName, nullptr, markCell},
    Row{Phase::WallMan, saysDone, manName, nullptr, markMan},
    Row{Phase::LostKeeper, saysDone, manName, substitutionFacts},
    Row{Phase::ReserveFor, saysDone, manName, nullptr, markMan},
    Row{Phase::NamedKeeper, saysDone, manName, nullptr, markMan},
    Row{Phase::Thrower, saysDone, manName, nullptr, markMan},
    Row{Phase::ThrowInSetUp, saysAtOnce, manName},
    Row{Phase::Kick, saysPlayOn, kickName, nullptr, markKick, closeKicks},
    Row{Phase::KickHeight, saysDone, heightName},
    Row{Phase::HeadingMove, saysStay, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::HeadingSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::Slider, saysNobody, manName, nullptr, markMan},
    Row{Phase::SlideCell, saysDone, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::SlideSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::SlidePose, saysDone, poseName, nullptr, nullptr, nullptr, aboutChosen},
    Row{Phase::KeeperCell, saysStay, cellOptionName, nullptr, markCell, closeKeeperCells, aboutChosen},
    Row{Phase::KeeperSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::RodPoint, saysStay, rodPointName, nullptr, markRodPoint, nullptr, aboutChosen},
    Row{Phase::KeeperPose, saysDone, poseName, nullptr, nullptr, closePoses, aboutChosen},
    Row{Phase::DribbleKeeper, saysPlayOn, kickName},
    Row{Phase::AfterDribble, saysKeepBall, kickName},
    Row{Phase::Direction, noSpecial, directionName, nullptr, nullptr, nullptr, aboutDirection},
    Row{Phase::Power, noSpecial, powerName, nullptr, nullptr, nullptr, aboutPower},
    Row{Phase::SpeedMove, saysStay, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::SpeedSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::OffsideEdge, saysNobody, edgeName, nullptr, markEdge, nullptr, aboutChosen},
    Row{Phase::PreciseCross, saysDone, manName, nullptr, markMan},
    Row{Phase::Winner, saysDone, manName, nullptr, markMan},
    Row{Phase::WinnerCell, saysDone, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::WinnerSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::Respot, saysStay, spotName, nullptr, markRespot},
    Row{Phase::Bonus, saysNo, yes<homeBonus>, bonusFacts},
    Row{Phase::VoluntaryFoul, saysNo, yes<foul>, foulFacts},
    Row{Phase::Header, saysPlayOn, kickName},
    Row{Phase::Move, saysDone, manName, nullptr, markMan, closeMoves},
    Row{Phase::MoveTo, saysDone, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::MoveToSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::Defend, saysDone, manName, nullptr, markMan, closeDefenders},
    Row{Phase::DefendTo, saysDone, cellOptionName, entryFacts, markEntry, closeEntries, aboutChosen},
    Row{Phase::DefendSpot, saysDone, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::MakeRoom, saysDone, cellOptionName, nullptr, markCell},
    Row{Phase::Tackle, saysNo, yes<tackle>, nullptr, nullptr, nullptr, aboutChosen},
    Row{Phase::ShootOutTaker, saysDone, manName},
};
static_assert(hasEveryChoice(choices, firstChoicePhase));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::simulator
