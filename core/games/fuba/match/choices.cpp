// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/choices.h"

#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/rules/rules_names.h"
#include "core/games/fuba/rules/steps.h"

#include <QtGlobal>

namespace touchline::fuba {

namespace {

using Row = ChoiceRow<State>;

// By the codes of their choice.
namespace words {
constexpr std::array kickSides{"with the ball", "without the ball"};
constexpr std::array plans{"standard", "by hand", "attacking", "defensive"};
constexpr std::array hours{"not yet", "hour is over"};
constexpr std::array dice{"lower", "higher"};
constexpr std::array actions{
    "movement",     "adjustment",          "pressing", "aggressive pressing", "goal attempt",
    "substitution", "creative midfielder", "none"};
constexpr std::array moveTypes{"defence", "midfield", "forward", "high condition"};
constexpr std::array substitutes{"formation", "remove yellow", "fresh player"};
constexpr std::array kickShots{"play on", "shoot"};
constexpr std::array dives{"left", "stay", "right"};
constexpr std::array spots{"left", "middle", "right"};
constexpr std::array goalKicks{"normal", "slow"};
} // namespace words

template <const auto &names>
QString ofWords(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QString::fromUtf8(names[static_cast<std::size_t>(option)]);
}

QString yesNo(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == passCode ? QStringLiteral("no") : QStringLiteral("yes");
}

/// Of a set-up by hand, how many pieces are left.
Message aboutLeft(const State &state, const FixtureSetup & /*setup*/)
{
    return {QT_TRANSLATE_NOOP("core", "%1 left"), {QString::number(state.placing.left)}};
}

constexpr Row::None noSpecial{};
constexpr Row::None saysDone{doneCode, "done"};
constexpr Row::None saysNone{doneCode, "none"};
constexpr Row::None saysPass{passCode, "pass"};
constexpr Row::None saysByRules{byTheRules, "by the rules"};

constexpr std::array choices{
    Row{Phase::FormationChoice, noSpecial, formationOptionName, formationFacts},
    Row{Phase::RoleChoice, saysDone, roleOptionName},
    Row{Phase::SkillChoice, noSpecial, skillOptionName},
    Row{Phase::LoseCondition, noSpecial, lineOptionName, loseFacts},
    Row{Phase::GainCondition, noSpecial, lineOptionName, gainFacts},
    Row{Phase::KickSide, noSpecial, ofWords<words::kickSides>},
    Row{Phase::SetUpPlan, noSpecial, ofWords<words::plans>},
    Row{Phase::SetUpPlace, noSpecial, areaOptionName, nullptr, markPlace, nullptr, aboutLeft},
    Row{Phase::SetUpKeeper, noSpecial, areaOptionName, nullptr, markPlace},
    Row{Phase::SetUpAdjust, saysDone, moveName, nullptr, markMove},
    Row{Phase::Timekeeper, noSpecial, ofWords<words::hours>},
    Row{Phase::BeforeTarget, noSpecial, yesNo},
    Row{Phase::Target, noSpecial, targetName, targetFacts, markTarget, closeTargets},
    Row{Phase::AfterTarget, noSpecial, yesNo},
    Row{Phase::ActorYellow, noSpecial, yesNo},
    Row{Phase::ActorRed, noSpecial, yesNo},
    Row{Phase::ActorDropYellow, noSpecial, ofWords<words::dice>},
    Row{Phase::ActorDropRed, noSpecial, ofWords<words::dice>},
    Row{Phase::Remove, noSpecial, areaOptionName, nullptr, markRemoved},
    Row{Phase::InjurySubstitute, noSpecial, yesNo},
    Row{Phase::EventMove, saysDone, moveName, nullptr, markMove},
    Row{Phase::Fetch, noSpecial, fetchName, nullptr, markFetch},
    Row{Phase::OrderWindow, saysPass, skillWindowName, skillFacts},
    Row{Phase::OpponentWindow, saysPass, skillWindowName, skillFacts},
    Row{Phase::StageWindow, saysPass, skillWindowName, skillFacts},
    Row{Phase::ActionChoice, noSpecial, ofWords<words::actions>, actionFacts, nullptr, closeActions},
    Row{Phase::CreativeMove, noSpecial, areaOptionName, nullptr, markPlace},
    Row{Phase::Boost, noSpecial, yesNo, boostFacts},
    Row{Phase::MoveType, noSpecial, ofWords<words::moveTypes>, moveTypeFacts, nullptr, closeMoveTypes},
    Row{Phase::Move, saysDone, moveName, moveFacts, markMove},
    Row{Phase::AfterMove, saysPass, skillWindowName, skillFacts},
    Row{Phase::PressWindow, saysPass, skillWindowName, skillFacts},
    Row{Phase::FullbacksWindow, saysPass, fullbacksName},
    Row{Phase::ShotWindow, saysPass, skillWindowName, skillFacts},
    Row{Phase::KeeperWindow, saysPass, skillWindowName, skillFacts},
    Row{Phase::SubstituteCount, noSpecial, countName},
    Row{Phase::SubstituteKind, noSpecial, ofWords<words::substitutes>, nullptr, nullptr, closeSubstitutes},
    Row{Phase::ShiftLine, saysNone, shiftName},
    Row{Phase::WideWindow, noSpecial, yesNo},
    Row{Phase::GoalLine, saysDone, moveName, nullptr, markMove},
    Row{Phase::FormationWindow, noSpecial, yesNo},
    Row{Phase::QuickMove, saysDone, moveName, nullptr, markMove},
    Row{Phase::KickShot, noSpecial, ofWords<words::kickShots>},
    Row{Phase::Dive, noSpecial, ofWords<words::dives>},
    Row{Phase::Spot, noSpecial, ofWords<words::spots>},
    Row{Phase::CornerSide, noSpecial, cornerName, nullptr, markCorner},
    Row{Phase::GoalKick, noSpecial, ofWords<words::goalKicks>},
    Row{Phase::ScorerPick, saysByRules, pickedName},
    Row{Phase::AssistPick, saysByRules, pickedName},
    Row{Phase::BookedPick, saysByRules, pickedName},
    Row{Phase::SentOffPick, saysByRules, pickedName},
    Row{Phase::InjuredPick, saysByRules, pickedName},
    Row{Phase::OffPick, saysByRules, pickedName},
    Row{Phase::OnPick, saysByRules, pickedName},
    Row{Phase::PenaltyPick, saysByRules, pickedName},
    Row{Phase::KickerPick, saysByRules, pickedName},
    Row{Phase::HalfTime, saysNone, shiftName},
};
static_assert(hasEveryChoice(choices, firstChoicePhase));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::fuba
