// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/rules_check.h"
#include "core/games/atcs/rules/rules_period.h"
#include "core/games/atcs/rules/rules_quick.h"
#include "core/games/atcs/rules/rules_referee.h"
#include "core/games/atcs/rules/rules_shoot_out.h"
#include "core/match/option_list.h"

namespace touchline::atcs {

/// The rules of a match as free functions over State: one step for each roll and each choice. Inputs are
/// legal (the Match checks them; see atcs_match.h). Templates over the sink, so that a simulation without
/// events pays nothing for them.

/// The decision points in the order of Phase: id and label for people, and the die of a roll.
inline constexpr std::array<RollPrompt, phaseCount> phasePrompts{
    RollPrompt{"D01", "referee country", d100},
    RollPrompt{"D02", "referee type", d10},
    RollPrompt{"D03", "kick-off", d10},
    RollPrompt{"D12", "solo strategy", d10},
    RollPrompt{"D13", "solo formation", d10},
    RollPrompt{"D32", "shot on goal", d100},
    RollPrompt{"D42", "shooter", d100},
    RollPrompt{"D52", "goal", d10},
    RollPrompt{"D52'", "goal from a kick", d10},
    RollPrompt{"D53", "goal check", d10},
    RollPrompt{"D55", "referee call", d10},
    RollPrompt{"D56", "player booked by the call", d100},
    RollPrompt{"D60", "focus", d100},
    RollPrompt{"D62", "card chart", d10},
    RollPrompt{"D66", "injured player", d100},
    RollPrompt{"D68", "injury", d10},
    RollPrompt{"D69", "culprit", d100},
    RollPrompt{"D6A", "new player", d100},
    RollPrompt{"D70", "first kick", d10},
    RollPrompt{"D74", "penalty", d10},
    RollPrompt{"D70", "lots after 40 kicks each", d10},
    RollPrompt{"Q1", "home side", d10},
    RollPrompt{"Q2", "away side", d10},
    RollPrompt{"Q3", "coin", d10},
    RollPrompt{"D10", "strategy and formation", {}},
    RollPrompt{"D11", "strategy and formation", {}},
    RollPrompt{"D21", "resolve or defer", {}},
    RollPrompt{"D30", "long ball or counter attack", {}},
    RollPrompt{"D31", "packed in defense", {}},
    RollPrompt{"D40", "pushing up", {}},
    RollPrompt{"D41", "offside trap", {}},
    RollPrompt{"D50", "one-timer of the scorer", {}},
    RollPrompt{"D51", "marking, one-timer of the keeper", {}},
    RollPrompt{"D50'", "one-timer of the kicker", {}},
    RollPrompt{"D51'", "one-timer of the keeper", {}},
    RollPrompt{"D54", "one-timer on the referee call", {}},
    RollPrompt{"D61", "one-timer on the card chart", {}},
    RollPrompt{"D63", "kick taker", {}},
    RollPrompt{"D67", "one-timer on the injury", {}},
    RollPrompt{"D71", "penalty taker", {}},
    RollPrompt{"D72", "one-timer of the penalty taker", {}},
    RollPrompt{"D73", "one-timer of the keeper", {}},
    RollPrompt{"", "", {}}};

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
        return choosePlan(state, source.choose(state, planOptions()), sink);
    case Phase::Deferral:
        return chooseDeferral(state, source.choose(state, yesOrNo()), sink);
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
        return chooseScorerOneTimer(state, source.choose(state, yesOrNo()), sink);
    case Phase::DefenceAnswer:
        return chooseDefenceAnswer(state, source.choose(state, defenceAnswerOptions(state)), sink);
    case Phase::KickKeeperOneTimer:
        return chooseDefenceAnswer(state, source.choose(state, yesOrNo()), sink);
    case Phase::CallOneTimer:
        return chooseCallOneTimer(state, source.choose(state, chartOneTimerOptions(state)), sink);
    case Phase::FocusOneTimer:
        return chooseFocusOneTimer(state, source.choose(state, chartOneTimerOptions(state)), sink);
    case Phase::InjuryOneTimer:
        return chooseInjuryOneTimer(state, source.choose(state, chartOneTimerOptions(state)), sink);
    case Phase::KickTaker: {
        const OptionCode taker = source.choose(state, LegalOptions::bits(possibleKickers(state)));
        return kickBy(state, taker, state.check.why, sink);
    }
    case Phase::ShootOutTaker:
        return takeKick(state, source.choose(state, LegalOptions::bits(possibleTakers(state))), sink);
    case Phase::ShootOutKickerOneTimer:
        return chooseKickerOneTimer(state, source.choose(state, yesOrNo()), sink);
    case Phase::ShootOutKeeperOneTimer:
        return chooseKeeperOneTimer(state, source.choose(state, yesOrNo()), sink);
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
