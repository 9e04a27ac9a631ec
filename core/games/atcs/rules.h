// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/arithmetic.h"
#include "core/games/atcs/players.h"
#include "core/games/atcs/rules_quick.h"
#include "core/games/atcs/rules_shoot_out.h"
#include "core/match/option_list.h"

namespace touchline::atcs {

/// The rules of a match as free functions over State: one step for each roll and each choice. Inputs are
/// legal (the Match checks them; see atcs_match.h). Templates over the sink, so that a simulation without
/// events pays nothing for them.

/// The decision points in the order of Phase: id and label for people, and the die.
inline constexpr std::array<RollPrompt, 12> phasePrompts{RollPrompt{"D03", "kick-off", d10},
                                                         RollPrompt{"D32", "shot on goal", d100},
                                                         RollPrompt{"D42", "shooter", d100},
                                                         RollPrompt{"D52", "goal", d10},
                                                         RollPrompt{"D70", "first kick", d10},
                                                         RollPrompt{"D74", "penalty", d10},
                                                         RollPrompt{"D70", "lots after 40 kicks each", d10},
                                                         RollPrompt{"Q1", "home side", d10},
                                                         RollPrompt{"Q2", "away side", d10},
                                                         RollPrompt{"Q3", "coin", d10},
                                                         RollPrompt{"D71", "penalty taker", {}},
                                                         RollPrompt{"", "", {}}};

[[nodiscard]] inline const RollPrompt &promptDue(const State &state)
{
    return phasePrompts[static_cast<std::size_t>(state.phase)];
}

[[nodiscard]] inline Awaits awaits(const State &state)
{
    // The phases that wait for a roll come first.
    if (state.phase < Phase::ShootOutTaker)
        return Awaits::Roll;
    return state.phase == Phase::ShootOutTaker ? Awaits::Choice : Awaits::Nothing;
}

[[nodiscard]] inline Die dieDue(const State &state)
{
    return state.phase == Phase::ShotOnGoal || state.phase == Phase::Shooter ? d100 : d10;
}

/// The state before the first roll. `missing`: rows that sit out. `tables` outlives the state.
template <class Sink>
[[nodiscard]] State startMatch(const MatchTables &tables, PerSide<Rows> missing, Sink &&sink)
{
    State state;
    state.tables = &tables;
    state.phase = tables.level == Level::Quick ? Phase::QuickHome : Phase::KickOff;
    announce(state, sink, EventKind::MatchStart);
    for (const Side side : bothSides) {
        const MatchCard &card = tables.cards[side];
        state.sides[side].available = (card.scorers | card.keepers) & ~missing[side];
        placeKeeper(state.sides[side], card);
        const int firstChoice = lowestRow(card.keepers);
        if (tables.level != Level::Quick && state.sides[side].keeper != firstChoice)
            tell(state, sink, event::KeeperChange, side, state.sides[side].keeper, firstChoice);
    }
    return state;
}

/// Step 3 begins: the attempt leaves the ones that remain, and the clock moves on.
inline void beginAttempt(State &state)
{
    --state.sides[state.turn].remaining;
    ++state.used;
    state.phase = Phase::ShotOnGoal;
}

template <class Sink>
void tellTotals(const State &state, Side side, const Sum &attempts, const Sum &sog, Sink &sink)
{
    tell(state, sink, event::Totals, side, Event::nobody, 0, attempts.base, attempts.defense, attempts.sum,
         attempts.result);
    tell(state, sink, event::Totals, side, Event::nobody, 1, sog.base, sog.defense, sog.sum, sog.result);
}

/// Steps 1 and 2 for both sides, then the first attempt of the kick-off side.
template <class Sink>
void beginPeriod(State &state, Sink &sink)
{
    state.used = 0;
    state.clock = clockOf(state.period, state.tables->options.twoExtraPeriods);
    setAttemptsInAll(state, 0);
    announce(state, sink, EventKind::PeriodStart, static_cast<int>(index(state.first)));
    for (const Side side : bothSides) {
        const Sum attempts = attemptsOf(*state.tables, side, state.period);
        const Sum sog = shotsOnGoalOf(*state.tables, side);
        SideState &own = state.sides[side];
        own.total = static_cast<std::int16_t>(attempts.result);
        own.remaining = own.total;
        own.shotsOnGoal = static_cast<std::int16_t>(sog.result);
        setAttemptsInAll(state, state.inAll + own.total);
        tellTotals(state, side, attempts, sog, sink);
    }
    state.turn = state.first;
    beginAttempt(state);
}

template <class Sink>
void rollKickOff(State &state, int natural, Sink &sink)
{
    state.first = natural <= 5 ? Side::Home : Side::Away;
    beginPeriod(state, sink);
}

/// Extra time if the tie needs a winner, else the end (6.13).
template <class Sink>
void afterSecondHalf(State &state, Sink &sink)
{
    state.after90 = state.score;
    if (!state.tables->needsWinner || !state.score.isLevel()) {
        endMatch(state, sink);
        return;
    }
    state.extraTimePlayed = true;
    state.period = Period::ExtraTime;
    announce(state, sink, event::ExtraTime);
    state.phase = Phase::KickOff;
}

template <class Sink>
void afterExtraTime(State &state, Sink &sink)
{
    if (!state.score.isLevel()) {
        endMatch(state, sink);
        return;
    }
    state.period = Period::ShootOut;
    state.phase = Phase::ShootOutFirst;
}

/// Both sides have used their attempts.
template <class Sink>
void endPeriod(State &state, Sink &sink)
{
    announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
    if (state.period == Period::SecondHalf) {
        afterSecondHalf(state, sink);
    } else if (state.period == Period::FirstHalf ||
               (state.period == Period::ExtraTime && state.tables->options.twoExtraPeriods)) {
        // The other side kicks off without a roll (R9).
        state.period = state.period == Period::FirstHalf ? Period::SecondHalf : Period::ExtraTimeSecond;
        state.first = opposite(state.first);
        beginPeriod(state, sink);
    } else {
        afterExtraTime(state, sink);
    }
}

/// An attempt is over: whose is the next (6.11)?
template <class Sink>
void nextAttempt(State &state, Sink &sink)
{
    const Side other = opposite(state.turn);
    const bool stays = state.sides[other].remaining == 0 ||
                       (state.tables->options.attemptsInBlock && state.sides[state.turn].remaining > 0);
    if (!stays)
        state.turn = other;
    if (state.sides[state.turn].remaining > 0)
        beginAttempt(state);
    else
        endPeriod(state, sink);
}

template <class Sink>
void rollShotOnGoal(State &state, int natural, Sink &sink)
{
    const int sog = state.sides[state.turn].shotsOnGoal;
    tell(state, sink, event::Attempt, state.turn, Event::nobody, natural, natural, sog);
    if (isShotOnGoal(natural, sog)) {
        state.phase = Phase::Shooter;
        return;
    }
    tell(state, sink, event::Miss, state.turn, Event::nobody);
    nextAttempt(state, sink);
}

template <class Sink>
void rollShooter(State &state, int natural, Sink &sink)
{
    const MatchCard &card = state.card(state.turn);
    const int drawn = card.shooterAt[static_cast<std::size_t>(natural)];
    const int row = nearestRow(drawn, availableScorers(state.sides[state.turn], card));
    if (row == noRow) {
        tell(state, sink, event::ShotLost, state.turn, Event::nobody);
        nextAttempt(state, sink);
        return;
    }
    tell(state, sink, event::Shot, state.turn, row, natural, natural, std::abs(row - drawn));
    state.shooter = static_cast<std::int8_t>(row);
    state.phase = Phase::GoalRoll;
}

template <class Sink>
void rollGoal(State &state, int natural, Sink &sink)
{
    const Side attacker = state.turn;
    const SideState &defence = state.sides[opposite(attacker)];
    const int rating = goalieRating(defence, state.card(opposite(attacker)));
    const int needed = state.card(attacker).goalRating[static_cast<std::size_t>(state.shooter)];
    const int modified = natural + rating;
    tell(state, sink, event::GoalRoll, attacker, state.shooter, natural, rating, 0, modified, needed,
         defence.keeper);
    if (isGoal(natural, modified, needed)) {
        ++state.score.of(attacker);
        tell(state, sink, EventKind::Goal, attacker, state.shooter, state.score.home, state.score.away,
             static_cast<int>(GoalHow::Play));
    } else if (isGoal(natural, natural, needed)) {
        // Without the keeper it would have been a goal.
        tell(state, sink, event::Save, attacker, state.shooter, defence.keeper);
    } else {
        tell(state, sink, event::Wide, attacker, state.shooter);
    }
    state.shooter = noRow;
    nextAttempt(state, sink);
}

/// Takes the roll that is due; `value` is one the die can show.
template <class Sink>
void applyRoll(State &state, int value, Sink &&sink)
{
    switch (state.phase) {
    case Phase::ShotOnGoal:
        return rollShotOnGoal(state, value, sink);
    case Phase::Shooter:
        return rollShooter(state, value, sink);
    case Phase::GoalRoll:
        return rollGoal(state, value, sink);
    case Phase::KickOff:
        return rollKickOff(state, value, sink);
    case Phase::ShootOutFirst:
        return rollFirstKick(state, value, sink);
    case Phase::ShootOutKick:
        return rollKick(state, value, sink);
    case Phase::ShootOutLots:
        return rollLots(state, value, sink);
    case Phase::QuickHome:
        state.quickDice[Side::Home] = static_cast<std::int16_t>(value);
        state.phase = Phase::QuickAway;
        return;
    case Phase::QuickAway:
        return rollQuickAway(state, value, sink);
    case Phase::QuickCoin:
        return rollQuickCoin(state, value, sink);
    case Phase::ShootOutTaker:
    case Phase::Over:
        break;
    }
    Q_UNREACHABLE();
}

/// The legal options of the choice that is due: rows of the penalty takers.
inline void listOptions(const State &state, OptionList &options)
{
    options.clear();
    if (state.phase != Phase::ShootOutTaker)
        return;
    for (Rows takers = possibleTakers(state); takers != 0; takers &= takers - 1U)
        options.add(lowestRow(takers));
}

/// Takes the choice that is due; `option` is one of listOptions().
template <class Sink>
void applyChoice(State &state, OptionCode option, Sink && /*sink*/)
{
    takeKick(state, option);
}

} // namespace touchline::atcs
