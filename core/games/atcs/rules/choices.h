// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/players.h"

#include <bit>
#include <cstdint>

namespace touchline::atcs {

/// The choices of a match and their codes (specification, section 5):
/// - plans (D10, D11): strategy * 9 + formation;
/// - deferral (D21): 0 resolves, 1 defers;
/// - attack tactic (D30): 0 none, n = long ball n, counterAttackCode + n = counter attack n;
/// - packed in, pushing up, offside trap (D31, D40, D41): how many;
/// - one-timers that can only help one way (D50, D50', D51', D72, D73): 0 no, 1 yes;
/// - answer of the defence (D51): bit 0 marks, bit 1 uses the keeper's one-timer;
/// - one-timers on charts (D54, D61, D67): 0 none, 1 = -1, 2 = +1;
/// - takers (D63, D71): row of the card.

inline constexpr int formationCount = 9;
inline constexpr int planCount = 27;
inline constexpr int counterAttackCode = 64;
inline constexpr int deferCode = 1;
inline constexpr int markBit = 1;
inline constexpr int keeperOneTimerBit = 2;
inline constexpr int minusCode = 1;
inline constexpr int plusCode = 2;

[[nodiscard]] constexpr int planCode(int strategy, int formation)
{
    return strategy * formationCount + formation;
}
[[nodiscard]] constexpr int signOf(int code)
{
    return code == minusCode ? -1 : code == plusCode ? 1 : 0;
}

/// Legal codes of a choice without a list: 0..last, then counterAttackCode + 1..counters; or the bits of a
/// mask.
struct LegalOptions
{
    std::uint64_t mask = 0;
    int last = -1;
    int counters = 0;

    [[nodiscard]] static LegalOptions upTo(int last, int counters = 0) { return {0, last, counters}; }
    [[nodiscard]] static LegalOptions bits(std::uint64_t mask) { return {mask, -1, 0}; }

    [[nodiscard]] std::size_t size() const
    {
        return static_cast<std::size_t>(mask == 0 ? last + 1 + counters : std::popcount(mask));
    }
    [[nodiscard]] OptionCode operator[](std::size_t place) const
    {
        const auto number = static_cast<int>(place);
        if (mask == 0)
            return number + (counterAttackCode - last) * static_cast<int>(number > last);
        std::uint64_t rest = mask;
        for (int i = 0; i < number; ++i)
            rest &= rest - 1U;
        return std::countr_zero(rest);
    }
    [[nodiscard]] bool contains(OptionCode code) const
    {
        if (mask != 0)
            return code >= 0 && code < 64 && ((mask >> static_cast<unsigned>(code)) & 1U) != 0;
        return (code >= 0 && code <= last) ||
               (code > counterAttackCode && code <= counterAttackCode + counters);
    }
};

/// Whether the side may ask for each of its decisions; an option with nothing to decide is not asked.

/// The attacker chooses first where nobody is at home; the visitors always choose before the home side
/// (5.1).
[[nodiscard]] inline bool attackerChoosesFirst(const State &state)
{
    return state.tables->home != state.turn;
}

[[nodiscard]] inline bool counterAttackIsLegal(const State &state)
{
    return state.options().counterAttack && !state.check.running &&
           state.lastMissed == static_cast<std::int8_t>(opposite(state.turn));
}

[[nodiscard]] inline bool attackTacticOffered(const State &state)
{
    return state.sides[state.turn].remaining > 0 && (state.options().longBall || counterAttackIsLegal(state));
}
[[nodiscard]] inline bool packedInOffered(const State &state)
{
    return state.options().packedIn && state.sides[opposite(state.turn)].remaining > 0;
}
[[nodiscard]] inline bool pushingUpOffered(const State &state)
{
    return state.options().pushingUp && state.sides[state.turn].remaining > 0;
}
[[nodiscard]] inline bool offsideTrapOffered(const State &state)
{
    return state.options().offsideTrap && state.sides[opposite(state.turn)].remaining > 0;
}

[[nodiscard]] inline bool holdsOneTimer(const State &state, Side side, int row)
{
    const SideState &own = state.sides[side];
    return state.options().oneTimers && row != noRow && (own.oneTimers & own.available & bitOf(row)) != 0;
}
[[nodiscard]] inline bool scorerOneTimerOffered(const State &state)
{
    return holdsOneTimer(state, state.turn, state.shooter);
}
/// An emergency keeper has no keeper's one-timer (6.10).
[[nodiscard]] inline bool keeperOneTimerOffered(const State &state)
{
    const Side side = opposite(state.turn);
    const SideState &own = state.sides[side];
    return !own.emergencyKeeper && holdsOneTimer(state, side, own.keeper);
}
/// Only goal rolls of regular play may be marked (6.5, R22).
[[nodiscard]] inline bool markOffered(const State &state)
{
    return state.options().marking && !state.check.running && state.attempt.kick == KickKind::None;
}
[[nodiscard]] inline bool mayDefer(const State &state)
{
    return state.tables->home == state.turn && !state.options().attemptsInBlock && state.tables->hasPlans() &&
           state.sides[opposite(state.turn)].remaining > 0;
}

/// Who may take a penalty or a corner that nobody is named for.
[[nodiscard]] inline Rows possibleKickers(const State &state)
{
    return availableScorers(state.sides[state.turn], state.card(state.turn));
}
/// Who may take the next kick of the side in turn in a shoot-out.
[[nodiscard]] inline Rows possibleTakers(const State &state)
{
    const SideState &side = state.sides[state.turn];
    return side.pool & ~side.kicked;
}

/// The legal answers by decision; at least two where the choice is asked.
[[nodiscard]] inline LegalOptions planOptions(const State & /*state*/)
{
    return LegalOptions::upTo(planCount - 1);
}
[[nodiscard]] inline LegalOptions yesOrNo(const State & /*state*/)
{
    return LegalOptions::upTo(1);
}
[[nodiscard]] inline LegalOptions attackTacticOptions(const State &state)
{
    const int most = state.sides[state.turn].remaining;
    return LegalOptions::upTo(state.options().longBall ? most : 0, counterAttackIsLegal(state) ? most : 0);
}
[[nodiscard]] inline LegalOptions pushingUpOptions(const State &state)
{
    return LegalOptions::upTo(state.sides[state.turn].remaining);
}
/// Packed in and offside trap.
[[nodiscard]] inline LegalOptions defenceTacticOptions(const State &state)
{
    return LegalOptions::upTo(state.sides[opposite(state.turn)].remaining);
}
[[nodiscard]] inline LegalOptions defenceAnswerOptions(const State &state)
{
    // Codes 0, 1 = mark, 2 = one-timer, 3 = both.
    const std::uint64_t mark = markOffered(state) ? 0b0010U : 0U;
    const std::uint64_t oneTimer = keeperOneTimerOffered(state) ? 0b0100U : 0U;
    const std::uint64_t both = mark != 0 && oneTimer != 0 ? 0b1000U : 0U;
    return LegalOptions::bits(0b0001U | mark | oneTimer | both);
}
[[nodiscard]] inline LegalOptions chartOneTimerOptions(const State &state)
{
    return LegalOptions::upTo(state.options().oneTimersOnlyDown ? minusCode : plusCode);
}
[[nodiscard]] inline LegalOptions kickerOptions(const State &state)
{
    return LegalOptions::bits(possibleKickers(state));
}
[[nodiscard]] inline LegalOptions takerOptions(const State &state)
{
    return LegalOptions::bits(possibleTakers(state));
}

} // namespace touchline::atcs
