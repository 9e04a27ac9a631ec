// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/choices.h"

#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

using Row = ChoiceRow<State>;

/// Of a choice of two: what the option with the code says, and the other.
template <OptionCode code>
QString eitherName(OptionCode option, const char *it, const char *other)
{
    return QString::fromUtf8(option == code ? it : other);
}

constexpr Row::None noSpecial{};
constexpr Row::None saysNobody{noneCode, "nobody"};
constexpr Row::None saysAsSuggested{noneCode, "as suggested"};
constexpr Row::None saysDone{noneCode, "done"};
constexpr Row::None saysStay{noneCode, "stay"};

constexpr std::array choices{
    Row{Phase::FormationChoice, noSpecial, formationName},
    Row{Phase::PickChoice, saysAsSuggested, manName},
    Row{Phase::CaptainChoice, saysAsSuggested, manName},
    Row{Phase::TossChoice, noSpecial,
        [](OptionCode option, Side, const FixtureSetup &) {
            return eitherName<ballCode>(option, "ball", "goal");
        }},
    Row{Phase::SubOff, saysDone, manName, substituteFacts, markMan},
    Row{Phase::SubOn, saysNobody, manName},
    Row{Phase::Taker, saysNobody, manName, nullptr, markMan},
    Row{Phase::Place, saysDone, manName, nullptr, markMan},
    Row{Phase::PlaceRow, noSpecial, rowName},
    Row{Phase::PlaceColumn, noSpecial, columnName, nullptr, markPlace},
    Row{Phase::Act, noSpecial, actName, actFacts, markAct, closeActs},
    Row{Phase::MoveTo, saysNobody, cellOptionName, moveFacts, markMove},
    Row{Phase::TurnReact, saysNobody, manName, turnReactFacts, markMan},
    Row{Phase::Head, noSpecial,
        [](OptionCode option, Side, const FixtureSetup &) {
            return eitherName<sameDiceCode>(option, "the same dice", "new dice");
        }},
    Row{Phase::CrossHeight, noSpecial, crossName},
    Row{Phase::Play, noSpecial, playName, playFacts, markPlay},
    Row{Phase::ThroughRow, noSpecial, rowName},
    Row{Phase::ThroughColumn, noSpecial, columnName, throughFacts, markThrough},
    Row{Phase::Curl, {noneCode, "no curl"}, curlName, curlFacts},
    Row{Phase::FeintOn, saysNobody, opponentName, nullptr, markOpponent},
    Row{Phase::Switch, saysStay, cellOptionName, switchFacts, markCarrier},
    Row{Phase::BlockWay, noSpecial, wayName},
    Row{Phase::Dive,
        {noneCode, "no dive"},
        [](OptionCode, Side, const FixtureSetup &) { return QStringLiteral("dive"); },
        diveFacts},
    Row{Phase::Blocker, saysNobody, manName, blockerFacts, markMan},
    Row{Phase::KeeperReact, saysStay, cellOptionName, keeperFacts, markKeeper},
    Row{Phase::Save, noSpecial, wayName},
    Row{Phase::Defend, noSpecial, actName, actFacts, markAct, closeTackles},
    Row{Phase::Joker,
        {noneCode, "ask the referee"},
        [](OptionCode, Side, const FixtureSetup &) { return QStringLiteral("joker"); },
        jokerFacts},
    Row{Phase::Air,
        {noneCode, "leave it"},
        [](OptionCode option, Side, const FixtureSetup &) {
            return eitherName<headCode>(option, "head", "feet");
        },
        airFacts},
    Row{Phase::HeadBy, saysNobody, manName, nullptr, markMan},
    Row{Phase::KeeperWalk, saysStay, cellOptionName, nullptr, markCarrier},
};
static_assert(hasEveryChoice(choices, firstChoicePhase));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::oldschool
