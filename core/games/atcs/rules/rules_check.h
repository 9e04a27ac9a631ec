// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_attempt.h"
#include "core/games/atcs/rules/rules_injury.h"

namespace touchline::atcs {

/// Step 7: the card check of each side at the end of a period (specification 6.7).

/// Card chart rolls that the side's strategy allows in a check.
[[nodiscard]] inline int mostCardRolls(const State &state, Side side)
{
    return state.tables->charts->cardRolls[static_cast<std::size_t>(state.sides[side].plan.strategy)];
}

/// One card chart roll, from its focus on.
inline void awaitFocus(State &state)
{
    ++state.stoppage;
    state.check.again = false;
    state.phase = Phase::Focus;
}

template <class Sink>
void endCheck(State &state, Sink &sink);

template <class Sink>
void beginCheck(State &state, Side side, Sink &sink)
{
    state.check.side = side;
    tell(state, sink, event::CheckStart, side, Event::nobody, mostCardRolls(state, side));
    // A house rule may leave a strategy without any roll.
    if (mostCardRolls(state, side) == 0)
        endCheck(state, sink);
    else
        awaitFocus(state);
}

template <class Sink>
void beginChecks(State &state, Sink &sink)
{
    state.check = {};
    state.check.running = true;
    state.queue.size = 0;
    state.lastMissed = noSide;
    beginCheck(state, state.first, sink);
}

template <class Sink>
void endCheck(State &state, Sink &sink)
{
    if (!state.check.isSecond) {
        state.check.isSecond = true;
        beginCheck(state, opposite(state.check.side), sink);
        return;
    }
    state.check.running = false;
    endPeriod(state, sink);
}

template <class Sink>
void effectDone(State &state, Sink &sink)
{
    CheckState &check = state.check;
    state.shooter = noRow;
    if (check.freeKickFor != noSide) {
        const auto side = static_cast<Side>(check.freeKickFor);
        check.freeKickFor = noSide;
        winFreeKick(state, side, CardWhy::Call, sink);
    }
    if (!check.running)
        nextAttempt(state, sink);
    else if (state.queue.size > 0)
        beginExtra(state, sink);
    else if (check.again)
        awaitFocus(state);
    else
        endCheck(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollFocus(State &state, int natural, Sink &sink)
{
    CheckState &check = state.check;
    const SideState &own = state.sides[check.side];
    const MatchCard &card = state.card(check.side);
    const int drawn = card.cardAt[static_cast<std::size_t>(natural)];
    const int row = nearestRow(drawn, possibleFocus(own, card));
    if (row == noRow) {
        // Nobody is left to be found: the check ends (6.10).
        endCheck(state, sink);
        return;
    }
    tell(state, sink, event::Focus, check.side, row, natural, std::abs(row - drawn));
    check.focus = static_cast<std::int8_t>(row);
    check.sign = 0;
    if (holdsOneTimer(state, check.side, row))
        ask(state, Phase::FocusOneTimer, check.side);
    else
        state.phase = Phase::CardRoll;
}

template <class Sink>
Q_NEVER_INLINE void chooseFocusOneTimer(State &state, OptionCode option, Sink &sink)
{
    CheckState &check = state.check;
    check.sign = static_cast<std::int8_t>(signOf(option));
    if (check.sign != 0)
        useOneTimer(state, check.side, check.focus, OneTimerUse::Card, check.sign, sink);
    state.phase = Phase::CardRoll;
}

/// What is added to every card chart roll of a side's check (6.7.2).
struct CardTerms
{
    int strategy = 0;
    int marks = 0;
    int referee = 0;
    int home = 0;
    int fairPlay = 0;

    [[nodiscard]] constexpr int sum() const { return strategy + marks + referee + home + fairPlay; }
};

[[nodiscard]] inline CardTerms cardTerms(const State &state, Side side)
{
    return {state.sides[side].chartModifier, state.sides[side].marks, state.referee.modifiers.cardChart,
            state.tables->home == side ? -1 : 0, state.options().fairPlay ? state.card(side).fairPlay : 0};
}

/// The effect of a card chart roll for the focus and his side (6.7.3).
template <class Sink>
void applyCardEffect(State &state, CardEffect effect, Sink &sink)
{
    const Side side = state.check.side;
    const int focus = state.check.focus;
    switch (effect) {
    case CardEffect::NoFoul:
        return effectDone(state, sink);
    case CardEffect::FreeKick:
        winFreeKick(state, side, CardWhy::Check, sink);
        return effectDone(state, sink);
    case CardEffect::CornerKick: {
        const bool picks = keepsGoal(state.sides[side], state.card(side), focus);
        return beginKick(state, side, KickKind::Corner, CardWhy::Check, picks ? noRow : focus, sink);
    }
    case CardEffect::PenaltyKick:
        return beginKick(state, side, KickKind::Penalty, CardWhy::Check, noRow, sink);
    case CardEffect::OpponentCornerKick:
        return beginKick(state, opposite(side), KickKind::Corner, CardWhy::Check, noRow, sink);
    case CardEffect::YellowCard:
        return book(state, side, focus, CardWhy::Check, sink);
    case CardEffect::RedCard:
        return sendOff(state, side, focus, false, CardWhy::Check, sink);
    case CardEffect::Injury:
        return beginInjury(state, side, focus, false);
    case CardEffect::OpponentInjury:
        state.phase = Phase::InjuredPlayer;
        return;
    }
    Q_UNREACHABLE();
}

template <class Sink>
Q_NEVER_INLINE void rollCard(State &state, int natural, Sink &sink)
{
    CheckState &check = state.check;
    SideState &own = state.sides[check.side];
    const CardTerms terms = cardTerms(state, check.side);
    const int modified = natural + terms.sum() + check.sign;
    const CardRow row = state.tables->charts->card.at(modified);
    ++own.checkRolls;
    check.again = row.star && own.checkRolls < mostCardRolls(state, check.side);
    tell(state, sink, event::CardRoll, check.side, check.focus, natural, terms.strategy, terms.marks,
         terms.referee, terms.home, terms.fairPlay, check.sign, modified, static_cast<int>(row.effect),
         row.star ? 1 : 0);
    applyCardEffect(state, row.effect, sink);
}

} // namespace touchline::atcs
