// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/coach_one_timers.h"

#include "core/games/atcs/agents/coach_tactics.h"
#include "core/games/atcs/rules/open_information.h"
#include "core/games/atcs/rules/rules_check.h"

namespace touchline::atcs {

namespace {

// Of the ten numbers of the goal roll.
constexpr int worthTheKeepersOneTimer = 3;
constexpr int worthAMark = 4;

/// Shot ranges from here on are too good to lose their one-timer to a card.
constexpr int wideShotRange = 8;

/// The scoring numbers of the player with the ball, as things stand and after one thing more.
int chanceNow(const State &state)
{
    return scoringNumbers(state, openGoalRoll(state), state.shooter);
}
int chanceWithScorer(const State &state)
{
    AttemptState attempt = openGoalRoll(state);
    attempt.scorerOneTimer = true;
    return scoringNumbers(state, attempt, state.shooter);
}
int chanceWithKeeper(const State &state)
{
    AttemptState attempt = openGoalRoll(state);
    attempt.keeperOneTimer = true;
    return scoringNumbers(state, attempt, state.shooter);
}
int chanceMarked(const State &state)
{
    AttemptState attempt = openGoalRoll(state);
    attempt.marked = true;
    return scoringNumbers(state, attempt, state.shooter);
}

bool wantsKeepersOneTimer(const State &state)
{
    const int chance = chanceNow(state);
    return chance >= worthTheKeepersOneTimer && chanceWithKeeper(state) < chance;
}

bool wantsMark(const State &state)
{
    const int chance = chanceNow(state);
    return chance >= worthAMark && chanceMarked(state) < chance && leadOf(state, state.decider) >= -1 &&
           state.sides[state.decider].marks < mostMarks(state, state.decider);
}

} // namespace

bool isLastPeriod(const State &state)
{
    if (state.period == Period::SecondHalf)
        return !state.tables->decision.needsWinner ||
               state.tables->decision.extraTime == DecisionRules::ExtraTime::None;
    return state.period == (state.options().twoExtraPeriods ? Period::ExtraTimeSecond : Period::ExtraTime);
}

int mostMarks(const State &state, Side side)
{
    const int lead = leadOf(state, side);
    const bool holdsOn = isLastPeriod(state) && (lead == 0 || lead == 1);
    // Aggressive 0, Normal 1, Conservative 2: the order of the strategies.
    return state.sides[side].plan.strategy + (holdsOn ? 1 : 0);
}

OptionCode coachScorerOneTimer(const State &state)
{
    return chanceWithScorer(state) > chanceNow(state) ? 1 : 0;
}

OptionCode coachDefenceAnswer(const State &state)
{
    const int mark = markOffered(state) && wantsMark(state) ? markBit : 0;
    const int oneTimer = keeperOneTimerOffered(state) && wantsKeepersOneTimer(state) ? keeperOneTimerBit : 0;
    return mark | oneTimer;
}

OptionCode coachKickKeeperOneTimer(const State &state)
{
    return state.attempt.kick == KickKind::Penalty || wantsKeepersOneTimer(state) ? 1 : 0;
}

OptionCode coachShootOutKeeperOneTimer(const State &state)
{
    return chanceWithKeeper(state) < chanceNow(state) ? 1 : 0;
}

OptionCode coachFocusOneTimer(const State &state)
{
    const Side side = state.check.side;
    const auto focus = static_cast<std::size_t>(state.check.focus);
    const bool maySpend = state.card(side).shotWidth[focus] < wideShotRange || isLastPeriod(state);
    // +1: the penalty comes back into reach; +2 and more: the red card goes out of it.
    return maySpend && cardTerms(state, side).sum() >= 1 ? minusCode : 0;
}

OptionCode coachTaker(const State &state, std::uint64_t rows)
{
    AttemptState kick;
    kick.kick = state.phase == Phase::ShootOutTaker ? KickKind::Penalty : state.attempt.kick;
    int best = noRow;
    int bestWorth = 0;
    for (Rows rest = static_cast<Rows>(rows); rest != 0; rest &= rest - 1U) {
        const int row = lowestRow(rest);
        const int worth =
            2 * scoringNumbers(state, kick, row) + (holdsOneTimer(state, state.decider, row) ? 1 : 0);
        if (worth > bestWorth) {
            best = row;
            bestWorth = worth;
        }
    }
    return best;
}

} // namespace touchline::atcs
