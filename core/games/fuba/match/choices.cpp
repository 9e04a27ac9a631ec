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

constexpr Row::None no{};
constexpr Row::None done{doneCode, "done"};
constexpr Row::None none{doneCode, "none"};
constexpr Row::None pass{passCode, "pass"};
constexpr Row::None byRules{byTheRules, "by the rules"};

constexpr std::array choices{
    Row{Phase::FormationChoice, no, formationOptionName, formationFacts},
    Row{Phase::RoleChoice, done, roleOptionName},
    Row{Phase::SkillChoice, no, skillOptionName},
    Row{Phase::LoseCondition, no, lineOptionName, loseFacts},
    Row{Phase::GainCondition, no, lineOptionName, gainFacts},
    Row{Phase::KickSide, no, ofWords<words::kickSides>},
    Row{Phase::SetUpPlan, no, ofWords<words::plans>},
    Row{Phase::SetUpPlace, no, areaOptionName, nullptr, markPlace, nullptr, aboutLeft},
    Row{Phase::SetUpKeeper, no, areaOptionName, nullptr, markPlace},
    Row{Phase::SetUpAdjust, done, moveName, nullptr, markMove},
    Row{Phase::Timekeeper, no, ofWords<words::hours>},
    Row{Phase::BeforeTarget, no, yesNo},
    Row{Phase::Target, no, targetName, targetFacts, markTarget, closedTargets},
    Row{Phase::AfterTarget, no, yesNo},
    Row{Phase::ActorYellow, no, yesNo},
    Row{Phase::ActorRed, no, yesNo},
    Row{Phase::ActorDropYellow, no, ofWords<words::dice>},
    Row{Phase::ActorDropRed, no, ofWords<words::dice>},
    Row{Phase::Remove, no, areaOptionName, nullptr, markRemoved},
    Row{Phase::InjurySubstitute, no, yesNo},
    Row{Phase::EventMove, done, moveName, nullptr, markMove},
    Row{Phase::Fetch, no, fetchName, nullptr, markFetch},
    Row{Phase::OrderWindow, pass, skillWindowName, skillFacts},
    Row{Phase::OpponentWindow, pass, skillWindowName, skillFacts},
    Row{Phase::StageWindow, pass, skillWindowName, skillFacts},
    Row{Phase::ActionChoice, no, ofWords<words::actions>, actionFacts, nullptr, closedActions},
    Row{Phase::CreativeMove, no, areaOptionName, nullptr, markPlace},
    Row{Phase::Boost, no, yesNo, boostFacts},
    Row{Phase::MoveType, no, ofWords<words::moveTypes>, moveTypeFacts, nullptr, closedMoveTypes},
    Row{Phase::Move, done, moveName, moveFacts, markMove},
    Row{Phase::AfterMove, pass, skillWindowName, skillFacts},
    Row{Phase::PressWindow, pass, skillWindowName, skillFacts},
    Row{Phase::FullbacksWindow, pass, fullbacksName},
    Row{Phase::ShotWindow, pass, skillWindowName, skillFacts},
    Row{Phase::KeeperWindow, pass, skillWindowName, skillFacts},
    Row{Phase::SubstituteCount, no, countName},
    Row{Phase::SubstituteKind, no, ofWords<words::substitutes>, nullptr, nullptr, closedSubstitutes},
    Row{Phase::ShiftLine, none, shiftName},
    Row{Phase::WideWindow, no, yesNo},
    Row{Phase::GoalLine, done, moveName, nullptr, markMove},
    Row{Phase::FormationWindow, no, yesNo},
    Row{Phase::QuickMove, done, moveName, nullptr, markMove},
    Row{Phase::KickShot, no, ofWords<words::kickShots>},
    Row{Phase::Dive, no, ofWords<words::dives>},
    Row{Phase::Spot, no, ofWords<words::spots>},
    Row{Phase::CornerSide, no, cornerName, nullptr, markCorner},
    Row{Phase::GoalKick, no, ofWords<words::goalKicks>},
    Row{Phase::ScorerPick, byRules, pickedName},
    Row{Phase::AssistPick, byRules, pickedName},
    Row{Phase::BookedPick, byRules, pickedName},
    Row{Phase::SentOffPick, byRules, pickedName},
    Row{Phase::InjuredPick, byRules, pickedName},
    Row{Phase::OffPick, byRules, pickedName},
    Row{Phase::OnPick, byRules, pickedName},
    Row{Phase::PenaltyPick, byRules, pickedName},
    Row{Phase::KickerPick, byRules, pickedName},
    Row{Phase::HalfTime, none, shiftName},
};
static_assert(hasEveryChoice(choices));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::fuba
