// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_cards.h"

namespace touchline::atcs {

/// Injuries (specification 2.4, 6.7.7).

/// Somebody is injured; `byFocus`: through the focus of the opponents' card roll.
inline void beginInjury(State &state, Side side, int row, bool byFocus)
{
    CheckState &check = state.check;
    check.injuredSide = side;
    check.injured = static_cast<std::int8_t>(row);
    check.byFocus = byFocus;
    check.sign = 0;
    if (holdsOneTimer(state, side, row))
        ask(state, Phase::InjuryOneTimer, side);
    else
        state.phase = Phase::InjuryRoll;
}

template <class Sink>
Q_NEVER_INLINE void chooseInjuryOneTimer(State &state, OptionCode option, Sink &sink)
{
    CheckState &check = state.check;
    check.sign = static_cast<std::int8_t>(signOf(option));
    if (check.sign != 0)
        useOneTimer(state, check.injuredSide, check.injured, OneTimerUse::Injury, check.sign, sink);
    state.phase = Phase::InjuryRoll;
}

/// D66: which opponent is injured.
template <class Sink>
Q_NEVER_INLINE void rollInjuredPlayer(State &state, int natural, Sink &sink)
{
    const Side side = opposite(state.check.side);
    const int row =
        foundInCardRange(state, side, natural, possibleFocus(state.sides[side], state.card(side)));
    if (row == noRow)
        effectDone(state, sink);
    else
        beginInjury(state, side, row, true);
}

/// An opponent is sent off for it: the focus where he caused it, else somebody is looked for (R39).
template <class Sink>
void punishInjury(State &state, Sink &sink)
{
    const Side culprits = opposite(state.check.injuredSide);
    if (state.check.byFocus)
        sendOff(state, culprits, state.check.focus, false, CardWhy::Injury, sink);
    else
        lookFor(state, Phase::Culprit, culprits, CardWhy::Injury);
}

template <class Sink>
Q_NEVER_INLINE void rollCulprit(State &state, int natural, Sink &sink)
{
    const Side side = state.check.wanted;
    const int row =
        foundInCardRange(state, side, natural, possibleFocus(state.sides[side], state.card(side)));
    if (row == noRow)
        effectDone(state, sink);
    else
        sendOff(state, side, row, false, CardWhy::Injury, sink);
}

/// What the injury does to the player himself.
template <class Sink>
void applyInjury(State &state, InjuryCode code, Sink &sink)
{
    const Side side = state.check.injuredSide;
    const int row = state.check.injured;
    SideState &own = state.sides[side];
    if (code == InjuryCode::Stays || code == InjuryCode::OpponentRed)
        return;
    tell(state, sink, EventKind::Injury, side, row, static_cast<int>(code));
    std::int8_t &weakened = own.weakened[static_cast<std::size_t>(row)];
    switch (code) {
    case InjuryCode::Weakened1:
        weakened = static_cast<std::int8_t>(weakened + 1);
        return;
    case InjuryCode::Weakened2:
        weakened = static_cast<std::int8_t>(weakened + 2);
        return;
    case InjuryCode::OutNextGame:
        own.outNextGame |= bitOf(row);
        break;
    case InjuryCode::Stays:
    case InjuryCode::OpponentRed:
    case InjuryCode::OutOfTournament:
    case InjuryCode::OutOfTournamentRed:
    case InjuryCode::None:
        own.outOfTournament |= bitOf(row);
        break;
    }
    takeOff(state, side, row, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollInjury(State &state, int natural, Sink &sink)
{
    const CheckState &check = state.check;
    const int strategy = state.sides[opposite(check.injuredSide)].chartModifier;
    const int modified = natural + strategy + check.sign;
    const InjuryCode code = state.tables->charts->injury.at(modified);
    tell(state, sink, event::InjuryRoll, check.injuredSide, check.injured, natural, strategy, check.sign,
         modified, static_cast<int>(code));
    applyInjury(state, code, sink);
    if (code == InjuryCode::OpponentRed || code == InjuryCode::OutOfTournamentRed)
        punishInjury(state, sink);
    else
        effectDone(state, sink);
}

} // namespace touchline::atcs
