// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/rules_check.h"
#include "core/games/atcs/rules/rules_period.h"
#include "core/games/atcs/rules/rules_quick.h"
#include "core/games/atcs/rules/rules_referee.h"
#include "core/games/atcs/rules/rules_shoot_out.h"
#include "core/match/option_list.h"
#include "core/match/state/phase_table.h"

#include <array>
#include <string_view>

namespace touchline::atcs {

/// The rules of a match as free functions over State: one step for each roll and each choice. Inputs are
/// legal (the Match checks them; see atcs_match.h). Templates over the sink, so that a simulation without
/// events pays nothing for them.

/// A decision point: what it asks, and what can be answered. How the match goes on is in advance(), whose
/// rules are compiled into the loop of a simulation; a call by a table would keep them out of it.
struct DecisionPoint
{
    Phase phase{};
    RollPrompt prompt{"", "", {}};
    LegalOptions (*list)(const State &) = nullptr; ///< of a choice
    bool isChoice = false;

    template <auto options>
    [[nodiscard]] static constexpr DecisionPoint choice(Phase phase, std::string_view id,
                                                        std::string_view label)
    {
        return {phase, {id, label, {}}, options, true};
    }
    [[nodiscard]] constexpr bool fits(std::size_t place) const
    {
        return static_cast<std::size_t>(phase) == place &&
               isChoice == (phase >= firstChoicePhase && phase < Phase::Over);
    }
    static constexpr std::size_t count = phaseCount;
};

inline constexpr std::array decisionPoints{
    DecisionPoint{Phase::RefereeCountry, {"D01", "referee country", d100}},
    DecisionPoint{Phase::RefereeType, {"D02", "referee type", d10}},
    DecisionPoint{Phase::KickOff, {"D03", "kick-off", d10}},
    DecisionPoint{Phase::SoloStrategy, {"D12", "solo strategy", d10}},
    DecisionPoint{Phase::SoloFormation, {"D13", "solo formation", d10}},
    DecisionPoint{Phase::ShotOnGoal, {"D32", "shot on goal", d100}},
    DecisionPoint{Phase::Shooter, {"D42", "shooter", d100}},
    DecisionPoint{Phase::GoalRoll, {"D52", "goal", d10}},
    DecisionPoint{Phase::KickRoll, {"D52'", "goal from a kick", d10}},
    DecisionPoint{Phase::GoalCheck, {"D53", "goal check", d10}},
    DecisionPoint{Phase::RefereeCall, {"D55", "referee call", d10}},
    DecisionPoint{Phase::CallFocus, {"D56", "player booked by the call", d100}},
    DecisionPoint{Phase::Focus, {"D60", "focus", d100}},
    DecisionPoint{Phase::CardRoll, {"D62", "card chart", d10}},
    DecisionPoint{Phase::InjuredPlayer, {"D66", "injured player", d100}},
    DecisionPoint{Phase::InjuryRoll, {"D68", "injury", d10}},
    DecisionPoint{Phase::Culprit, {"D69", "culprit", d100}},
    DecisionPoint{Phase::NewPlayer, {"D6A", "new player", d100}},
    DecisionPoint{Phase::ShootOutFirst, {"D70", "first kick", d10}},
    DecisionPoint{Phase::ShootOutKick, {"D74", "penalty", d10}},
    DecisionPoint{Phase::ShootOutLots, {"D70", "lots after 40 kicks each", d10}},
    DecisionPoint{Phase::QuickHome, {"Q1", "home side", d10}},
    DecisionPoint{Phase::QuickAway, {"Q2", "away side", d10}},
    DecisionPoint{Phase::QuickCoin, {"Q3", "coin", d10}},
    DecisionPoint::choice<planOptions>(Phase::PlanFirst, "D10", "strategy and formation"),
    DecisionPoint::choice<planOptions>(Phase::PlanSecond, "D11", "strategy and formation"),
    DecisionPoint::choice<yesOrNo>(Phase::Deferral, "D21", "resolve or defer"),
    DecisionPoint::choice<attackTacticOptions>(Phase::AttackTactic, "D30", "long ball or counter attack"),
    DecisionPoint::choice<defenceTacticOptions>(Phase::DefenceTactic, "D31", "packed in defense"),
    DecisionPoint::choice<pushingUpOptions>(Phase::PushingUp, "D40", "pushing up"),
    DecisionPoint::choice<defenceTacticOptions>(Phase::OffsideTrap, "D41", "offside trap"),
    DecisionPoint::choice<yesOrNo>(Phase::ScorerOneTimer, "D50", "one-timer of the scorer"),
    DecisionPoint::choice<defenceAnswerOptions>(Phase::DefenceAnswer, "D51",
                                                "marking, one-timer of the keeper"),
    DecisionPoint::choice<yesOrNo>(Phase::KickerOneTimer, "D50'", "one-timer of the kicker"),
    DecisionPoint::choice<yesOrNo>(Phase::KickKeeperOneTimer, "D51'", "one-timer of the keeper"),
    DecisionPoint::choice<chartOneTimerOptions>(Phase::CallOneTimer, "D54", "one-timer on the referee call"),
    DecisionPoint::choice<chartOneTimerOptions>(Phase::FocusOneTimer, "D61", "one-timer on the card chart"),
    DecisionPoint::choice<kickerOptions>(Phase::KickTaker, "D63", "kick taker"),
    DecisionPoint::choice<chartOneTimerOptions>(Phase::InjuryOneTimer, "D67", "one-timer on the injury"),
    DecisionPoint::choice<takerOptions>(Phase::ShootOutTaker, "D71", "penalty taker"),
    DecisionPoint::choice<yesOrNo>(Phase::ShootOutKickerOneTimer, "D72", "one-timer of the penalty taker"),
    DecisionPoint::choice<yesOrNo>(Phase::ShootOutKeeperOneTimer, "D73", "one-timer of the keeper"),
    DecisionPoint{Phase::Over},
};
static_assert(isWhole(decisionPoints));

inline constexpr std::array<RollPrompt, phaseCount> phasePrompts = promptsOf(decisionPoints);

/// The legal answers to the choice that is due; none where no choice is due.
[[nodiscard]] inline LegalOptions legalOptions(const State &state)
{
    const DecisionPoint &point = decisionPoints[static_cast<std::size_t>(state.phase)];
    return point.isChoice ? point.list(state) : LegalOptions{};
}

[[nodiscard]] inline const RollPrompt &promptDue(const State &state)
{
    return phasePrompts[static_cast<std::size_t>(state.phase)];
}

[[nodiscard]] inline Awaits awaits(const State &state)
{
    // The phases that wait for a roll come first.
    if (state.phase < firstChoicePhase)
        return Awaits::Roll;
    return state.phase < Phase::Over ? Awaits::Choice : Awaits::Nothing;
}

[[nodiscard]] inline Die dieDue(const State &state)
{
    return promptDue(state).die;
}

/// The preferred strategy and formation of a card: what a side plays unless it chooses otherwise.
[[nodiscard]] inline Plan preferredPlan(const MatchCard &card)
{
    return {card.strategy, card.formation, false};
}

/// The state before the first roll. `missing`: rows that sit out. `tables` outlives the state.
template <class Sink>
[[nodiscard]] State startMatch(const MatchTables &tables, PerSide<Rows> missing, Sink &&sink)
{
    State state;
    state.tables = &tables;
    state.phase = tables.level == Level::Quick ? Phase::QuickHome
                  : tables.options.referees    ? Phase::RefereeCountry
                                               : Phase::KickOff;
    announce(state, sink, EventKind::MatchStart, tables.home ? static_cast<int>(index(*tables.home)) : -1);
    if (tables.location != noCountry)
        announce(state, sink, event::Location, tables.locationNatural, tables.location,
                 tables.home ? static_cast<int>(index(*tables.home)) : -1);
    for (const Side side : bothSides) {
        const MatchCard &card = tables.cards[side];
        SideState &own = state.sides[side];
        own.available = (card.scorers | card.keepers) & ~missing[side];
        own.oneTimers = card.oneTimers;
        own.plan = preferredPlan(card);
        placeKeeper(own, card);
        const int firstChoice = lowestRow(card.keepers);
        if (tables.level != Level::Quick && own.keeper != firstChoice)
            tell(state, sink, event::KeeperChange, side, own.keeper, firstChoice);
    }
    return state;
}

/// Takes one step: the roll or the choice that is due, from `source`, which has roll(Die) and
/// choose(const State &, const LegalOptions &). One look at the phase for each step: which comes next is what
/// a processor cannot guess.
template <class Source, class Sink>
void advance(State &state, Source &&source, Sink &&sink)
{
    switch (state.phase) {
    case Phase::RefereeCountry:
        return rollRefereeCountry(state, source.roll(d100), sink);
    case Phase::RefereeType:
        return rollRefereeType(state, source.roll(d10), sink);
    case Phase::KickOff:
        return rollKickOff(state, source.roll(d10), sink);
    case Phase::SoloStrategy:
        return rollSoloStrategy(state, source.roll(d10), sink);
    case Phase::SoloFormation:
        return rollSoloFormation(state, source.roll(d10), sink);
    case Phase::ShotOnGoal:
        return rollShotOnGoal(state, source.roll(d100), sink);
    case Phase::Shooter:
        return rollShooter(state, source.roll(d100), sink);
    case Phase::GoalRoll:
    case Phase::KickRoll:
        return rollGoal(state, source.roll(d10), sink);
    case Phase::GoalCheck:
        return rollGoalCheck(state, source.roll(d10), sink);
    case Phase::RefereeCall:
        return rollRefereeCall(state, source.roll(d10), sink);
    case Phase::CallFocus:
        return rollCallFocus(state, source.roll(d100), sink);
    case Phase::Focus:
        return rollFocus(state, source.roll(d100), sink);
    case Phase::CardRoll:
        return rollCard(state, source.roll(d10), sink);
    case Phase::InjuredPlayer:
        return rollInjuredPlayer(state, source.roll(d100), sink);
    case Phase::InjuryRoll:
        return rollInjury(state, source.roll(d10), sink);
    case Phase::Culprit:
        return rollCulprit(state, source.roll(d100), sink);
    case Phase::NewPlayer:
        return rollNewPlayer(state, source.roll(d100), sink);
    case Phase::ShootOutFirst:
        return rollFirstKick(state, source.roll(d10), sink);
    case Phase::ShootOutKick:
        return rollKick(state, source.roll(d10), sink);
    case Phase::ShootOutLots:
        return rollLots(state, source.roll(d10), sink);
    case Phase::QuickHome:
        return rollQuickHome(state, source.roll(d10));
    case Phase::QuickAway:
        return rollQuickAway(state, source.roll(d10), sink);
    case Phase::QuickCoin:
        return rollQuickCoin(state, source.roll(d10), sink);
    case Phase::PlanFirst:
    case Phase::PlanSecond:
        return choosePlan(state, source.choose(state, planOptions(state)), sink);
    case Phase::Deferral:
        return chooseDeferral(state, source.choose(state, yesOrNo(state)), sink);
    case Phase::AttackTactic:
        return chooseAttackTactic(state, source.choose(state, attackTacticOptions(state)));
    case Phase::DefenceTactic:
        return chooseDefenceTactic(state, source.choose(state, defenceTacticOptions(state)));
    case Phase::PushingUp:
        return choosePushingUp(state, source.choose(state, pushingUpOptions(state)));
    case Phase::OffsideTrap:
        return chooseOffsideTrap(state, source.choose(state, defenceTacticOptions(state)));
    case Phase::ScorerOneTimer:
    case Phase::KickerOneTimer:
        return chooseScorerOneTimer(state, source.choose(state, yesOrNo(state)), sink);
    case Phase::DefenceAnswer:
        return chooseDefenceAnswer(state, source.choose(state, defenceAnswerOptions(state)), sink);
    case Phase::KickKeeperOneTimer:
        return chooseDefenceAnswer(state, source.choose(state, yesOrNo(state)), sink);
    case Phase::CallOneTimer:
        return chooseCallOneTimer(state, source.choose(state, chartOneTimerOptions(state)), sink);
    case Phase::FocusOneTimer:
        return chooseFocusOneTimer(state, source.choose(state, chartOneTimerOptions(state)), sink);
    case Phase::InjuryOneTimer:
        return chooseInjuryOneTimer(state, source.choose(state, chartOneTimerOptions(state)), sink);
    case Phase::KickTaker: {
        const OptionCode taker = source.choose(state, kickerOptions(state));
        return kickBy(state, taker, state.check.why, sink);
    }
    case Phase::ShootOutTaker:
        return takeKick(state, source.choose(state, takerOptions(state)), sink);
    case Phase::ShootOutKickerOneTimer:
        return chooseKickerOneTimer(state, source.choose(state, yesOrNo(state)), sink);
    case Phase::ShootOutKeeperOneTimer:
        return chooseKeeperOneTimer(state, source.choose(state, yesOrNo(state)), sink);
    case Phase::Over:
        break;
    }
    Q_UNREACHABLE();
}

/// A source with the answer to the one question that is due.
struct GivenRoll
{
    int value = 1;

    [[nodiscard]] int roll(Die /*die*/) const { return value; }
    [[nodiscard]] static OptionCode choose(const State & /*state*/, const LegalOptions & /*options*/)
    {
        Q_UNREACHABLE();
        return 0;
    }
};
struct GivenChoice
{
    OptionCode option = 0;

    [[nodiscard]] static int roll(Die /*die*/)
    {
        Q_UNREACHABLE();
        return 1;
    }
    [[nodiscard]] OptionCode choose(const State & /*state*/, const LegalOptions & /*options*/) const
    {
        return option;
    }
};

/// Takes the roll that is due; `value` is one the die can show.
template <class Sink>
void applyRoll(State &state, int value, Sink &&sink)
{
    advance(state, GivenRoll{value}, sink);
}

/// Takes the choice that is due; `option` is one of legalOptions().
template <class Sink>
void applyChoice(State &state, OptionCode option, Sink &&sink)
{
    advance(state, GivenChoice{option}, sink);
}

/// The legal options of the choice that is due, as a list.
inline void listOptions(const State &state, OptionList &options)
{
    options.clear();
    const LegalOptions legal = legalOptions(state);
    for (int code = 0; code <= legal.last; ++code)
        options.add(code);
    for (int count = 1; count <= legal.counters; ++count)
        options.add(counterAttackCode + count);
    for (std::uint64_t mask = legal.mask; mask != 0; mask &= mask - 1U)
        options.add(std::countr_zero(mask));
}

} // namespace touchline::atcs
