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

constexpr Row::None no{};
constexpr Row::None done{doneCode, "done"};
constexpr Row::None stay{doneCode, "stay"};
constexpr Row::None nobodyElse{doneCode, "nobody"};
constexpr Row::None declined{doneCode, "no"};
constexpr Row::None playOn{doneCode, "play on"};
constexpr Row::None atOnce{doneCode, "at once"};
constexpr Row::None keepBall{doneCode, "keep the ball"};

constexpr std::array choices{
    Row{Phase::Preset, done, presetName},
    Row{Phase::SetUp, done, manName, substitutionFacts, nullptr, closedSetUps},
    Row{Phase::SubOff, done, manName, nullptr, markMan},
    Row{Phase::SubOn, done, manName, nullptr, nullptr, nullptr, aboutChosen},
    Row{Phase::Taker, done, manName, nullptr, markMan},
    Row{Phase::MoveMan, done, manName, nullptr, markMan},
    Row{Phase::MoveCell, done, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::MoveSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::WallCell, done, cellOptionName, nullptr, markCell},
    Row{Phase::WallMan, done, manName, nullptr, markMan},
    Row{Phase::LostKeeper, done, manName, substitutionFacts},
    Row{Phase::ReserveFor, done, manName, nullptr, markMan},
    Row{Phase::NamedKeeper, done, manName, nullptr, markMan},
    Row{Phase::Thrower, done, manName, nullptr, markMan},
    Row{Phase::ThrowInSetUp, atOnce, manName},
    Row{Phase::Kick, playOn, kickName, nullptr, markKick, closedKicks},
    Row{Phase::KickHeight, done, heightName},
    Row{Phase::HeadingMove, stay, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::HeadingSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::Slider, nobodyElse, manName, nullptr, markMan},
    Row{Phase::SlideCell, done, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::SlideSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::SlidePose, done, poseName, nullptr, nullptr, nullptr, aboutChosen},
    Row{Phase::KeeperCell, stay, cellOptionName, nullptr, markCell, closedKeeperCells, aboutChosen},
    Row{Phase::KeeperSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::RodPoint, stay, rodPointName, nullptr, markRodPoint, nullptr, aboutChosen},
    Row{Phase::KeeperPose, done, poseName, nullptr, nullptr, closedPoses, aboutChosen},
    Row{Phase::DribbleKeeper, playOn, kickName},
    Row{Phase::AfterDribble, keepBall, kickName},
    Row{Phase::Direction, no, directionName, nullptr, nullptr, nullptr, aboutDirection},
    Row{Phase::Power, no, powerName, nullptr, nullptr, nullptr, aboutPower},
    Row{Phase::SpeedMove, stay, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::SpeedSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::OffsideEdge, nobodyElse, edgeName, nullptr, markEdge, nullptr, aboutChosen},
    Row{Phase::PreciseCross, done, manName, nullptr, markMan},
    Row{Phase::Winner, done, manName, nullptr, markMan},
    Row{Phase::WinnerCell, done, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::WinnerSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::Respot, stay, spotName, nullptr, markRespot},
    Row{Phase::Bonus, declined, yes<homeBonus>, bonusFacts},
    Row{Phase::VoluntaryFoul, declined, yes<foul>, foulFacts},
    Row{Phase::Header, playOn, kickName},
    Row{Phase::Move, done, manName, nullptr, markMan, closedMoves},
    Row{Phase::MoveTo, done, cellOptionName, nullptr, markCell, nullptr, aboutChosen},
    Row{Phase::MoveToSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::Defend, done, manName, nullptr, markMan, closedDefenders},
    Row{Phase::DefendTo, done, cellOptionName, entryFacts, markEntry, closedEntries, aboutChosen},
    Row{Phase::DefendSpot, done, spotName, nullptr, markSpot, nullptr, aboutChosen},
    Row{Phase::MakeRoom, done, cellOptionName, nullptr, markCell},
    Row{Phase::Tackle, declined, yes<tackle>, nullptr, nullptr, nullptr, aboutChosen},
    Row{Phase::ShootOutTaker, done, manName},
};
static_assert(hasEveryChoice(choices));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::simulator
