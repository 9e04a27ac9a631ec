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

constexpr Row::None no{};
constexpr Row::None nobodyElse{noneCode, "nobody"};
constexpr Row::None asSuggested{noneCode, "as suggested"};
constexpr Row::None done{noneCode, "done"};
constexpr Row::None stay{noneCode, "stay"};

constexpr std::array choices{
    Row{Phase::FormationChoice, no, formationName},
    Row{Phase::PickChoice, asSuggested, manName},
    Row{Phase::CaptainChoice, asSuggested, manName},
    Row{Phase::TossChoice, no,
        [](OptionCode option, Side, const FixtureSetup &) {
            return eitherName<ballCode>(option, "ball", "goal");
        }},
    Row{Phase::SubOff, done, manName, substituteFacts, markMan},
    Row{Phase::SubOn, nobodyElse, manName},
    Row{Phase::Taker, nobodyElse, manName, nullptr, markMan},
    Row{Phase::Place, done, manName, nullptr, markMan},
    Row{Phase::PlaceRow, no, rowName},
    Row{Phase::PlaceColumn, no, columnName, nullptr, markPlace},
    Row{Phase::Act, no, actName, actFacts, markAct, closedActs},
    Row{Phase::MoveTo, nobodyElse, cellOptionName, moveFacts, markMove},
    Row{Phase::TurnReact, nobodyElse, manName, turnReactFacts, markMan},
    Row{Phase::Head, no,
        [](OptionCode option, Side, const FixtureSetup &) {
            return eitherName<sameDiceCode>(option, "the same dice", "new dice");
        }},
    Row{Phase::CrossHeight, no, crossName},
    Row{Phase::Play, no, playName, playFacts, markPlay},
    Row{Phase::ThroughRow, no, rowName},
    Row{Phase::ThroughColumn, no, columnName, throughFacts, markThrough},
    Row{Phase::Curl, {noneCode, "no curl"}, curlName, curlFacts},
    Row{Phase::FeintOn, nobodyElse, opponentName, nullptr, markOpponent},
    Row{Phase::Switch, stay, cellOptionName, switchFacts, markCarrier},
    Row{Phase::BlockWay, no, wayName},
    Row{Phase::Dive,
        {noneCode, "no dive"},
        [](OptionCode, Side, const FixtureSetup &) { return QStringLiteral("dive"); },
        diveFacts},
    Row{Phase::Blocker, nobodyElse, manName, blockerFacts, markMan},
    Row{Phase::KeeperReact, stay, cellOptionName, keeperFacts, markKeeper},
    Row{Phase::Save, no, wayName},
    Row{Phase::Defend, no, actName, actFacts, markAct, closedTackles},
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
    Row{Phase::HeadBy, nobodyElse, manName, nullptr, markMan},
    Row{Phase::KeeperWalk, stay, cellOptionName, nullptr, markCarrier},
};
static_assert(hasEveryChoice(choices));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::oldschool
