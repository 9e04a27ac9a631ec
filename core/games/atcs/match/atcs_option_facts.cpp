// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/choices.h"
#include "core/games/atcs/rules/open_information.h"
#include "core/games/atcs/rules/rules.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr int facesOfShot = 100;
constexpr int facesOfGoal = 10;

/// What a choice takes from the side: one of it, and several.
struct Price
{
    const char *one;
    const char *several = nullptr;
};

constexpr Price attemptPrice{QT_TRANSLATE_NOOP("core", "attempt"), QT_TRANSLATE_NOOP("core", "%1 attempts")};
constexpr Price oneTimerPrice{QT_TRANSLATE_NOOP("core", "one-timer")};
constexpr Price shotOnGoalPrice{QT_TRANSLATE_NOOP("core", "shot on goal"),
                                QT_TRANSLATE_NOOP("core", "%1 shots on goal")};
constexpr const char *aGoal = QT_TRANSLATE_NOOP("core", "goal");

/// "+1", "−15": as it is added to a roll.
QString added(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

void pays(OptionFacts &facts, const Price &what, int count = 1)
{
    if (count > 0)
        facts.prices.push_back({{what.one, {}}, what.several, count});
}

/// What a modifier does to a roll; nothing where it is 0.
void changes(OptionFacts &facts, const char *text, int number)
{
    if (number != 0)
        facts.effects.push_back({text, {added(number)}});
}

/// What the other side does in the pair that is due is settled, and the deciding side may know it.
bool otherIsKnown(const State &state, bool otherIsAsked)
{
    return !otherIsAsked || seesFirstChoice(state);
}

OptionChance shotChance(const State &state, int modifier)
{
    const int sog = state.sides[state.turn].shotsOnGoal;
    int count = 0;
    for (int natural = 1; natural <= facesOfShot; ++natural)
        count += isShotOnGoal(natural, natural + modifier, sog) ? 1 : 0;
    return {{shotOnGoalPrice.one, {}}, count, facesOfShot};
}

/// What a choice of the attacker takes from the shot roll.
int attackWorth(OptionCode option)
{
    return option > counterAttackCode ? counterAttackWorth * (option - counterAttackCode)
                                      : longBallWorth * option;
}

OptionFacts shooterFacts(int count, int worth)
{
    OptionFacts facts;
    pays(facts, attemptPrice, count);
    changes(facts, QT_TRANSLATE_NOOP("core", "Shooter roll %1."), worth * count);
    return facts;
}

using Closed = ClosedOptions<State>;

/// One more than there are attempts to pay with.
void closeUnpaid(const State &state, int offset, Side side, Closed &closed)
{
    const int left = state.sides[side].remaining;
    closed.add(offset + left + 1, {QT_TRANSLATE_NOOP("core", "Each takes one attempt, and only %1 are left."),
                                   {QString::number(left)}});
}

Message whyNoCounterAttack(const State &state)
{
    if (!state.options().counterAttack)
        return {QT_TRANSLATE_NOOP("core", "This match is played without counter-attacks."), {}};
    if (state.check.running)
        return {QT_TRANSLATE_NOOP("core", "There are no counter-attacks in the card checks of a period."),
                {}};
    return {QT_TRANSLATE_NOOP("core", "A counter-attack follows a goal roll of the other side that missed, "
                                      "directly before."),
            {}};
}

Message whyNoKeeperOneTimer(const State &state)
{
    const Side side = opposite(state.turn);
    const SideState &own = state.sides[side];
    if (!state.options().oneTimers)
        return {QT_TRANSLATE_NOOP("core", "This match is played without one-timers."), {}};
    if (own.emergencyKeeper || own.keeper == noRow)
        return {QT_TRANSLATE_NOOP("core", "No goalkeeper is in goal."), {}};
    if ((state.card(side).oneTimers & bitOf(own.keeper)) != 0)
        return {QT_TRANSLATE_NOOP("core", "The keeper has used his one-timer."), {}};
    return {QT_TRANSLATE_NOOP("core", "The keeper has no one-timer on his card."), {}};
}

Message whyNotThere(const SideState &side, int row)
{
    if ((side.sentOff & bitOf(row)) != 0)
        return {QT_TRANSLATE_NOOP("core", "He has been sent off."), {}};
    if (((side.outNextGame | side.outOfTournament) & bitOf(row)) != 0)
        return {QT_TRANSLATE_NOOP("core", "He is injured."), {}};
    if ((side.available & bitOf(row)) == 0)
        return {QT_TRANSLATE_NOOP("core", "He is not available in this match."), {}};
    return {QT_TRANSLATE_NOOP("core", "He keeps goal."), {}};
}

} // namespace

OptionFacts planFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const MatchTables &tables = *state.tables;
    const Side side = state.decider;
    const Plan own{static_cast<std::int8_t>(option / formationCount),
                   static_cast<std::int8_t>(option % formationCount), false};
    const int cost = -formationCost(tables, side, own);
    pays(facts, attemptPrice, cost);
    pays(facts, shotOnGoalPrice, cost);
    if (cost > 0)
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "The formation of the card is %1."),
                                 {formationName(static_cast<Formation>(tables.cards[side].formation))}});
    // The visitors' plan lies open before the home side chooses.
    if (state.phase != Phase::PlanSecond || !seesFirstChoice(state) || plansByChance(state, opposite(side)))
        return facts;
    const Plan other = state.sides[opposite(side)].plan;
    const Sum attempts = attemptsWith(tables, side, state.period, own, other, state.sides[side].redBonus);
    const Sum theirs =
        attemptsWith(tables, opposite(side), state.period, other, own, state.sides[opposite(side)].redBonus);
    facts.effects.push_back({QT_TRANSLATE_NOOP("core", "Your attempts: %1, your final SOG: %2."),
                             {QString::number(attempts.result),
                              QString::number(shotsOnGoalWith(tables, side, own, other).result)}});
    facts.effects.push_back({QT_TRANSLATE_NOOP("core", "Their attempts: %1, their final SOG: %2."),
                             {QString::number(theirs.result),
                              QString::number(shotsOnGoalWith(tables, opposite(side), other, own).result)}});
    return facts;
}

OptionFacts attackFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    pays(facts, attemptPrice, option > counterAttackCode ? option - counterAttackCode : option);
    changes(facts, QT_TRANSLATE_NOOP("core", "Shot roll %1."), -attackWorth(option));
    if (otherIsKnown(state, packedInOffered(state)))
        facts.chance = shotChance(state, packedInWorth * openDefenceChoice(state) - attackWorth(option));
    return facts;
}

OptionFacts packedInFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    pays(facts, attemptPrice, option);
    changes(facts, QT_TRANSLATE_NOOP("core", "Shot roll %1."), packedInWorth * option);
    if (otherIsKnown(state, attackTacticOffered(state)))
        facts.chance = shotChance(state, packedInWorth * option - attackWorth(openAttackChoice(state)));
    return facts;
}

OptionFacts scorerFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option != 0)
        pays(facts, oneTimerPrice);
    changes(facts, QT_TRANSLATE_NOOP("core", "Goal roll %1."), option != 0 ? 1 : 0);
    if (otherIsKnown(state, defenceAnswerOffered(state))) {
        AttemptState attempt = openGoalRoll(state);
        attempt.scorerOneTimer = option != 0;
        facts.chance = OptionChance{{aGoal, {}}, scoringNumbers(state, attempt, state.shooter), facesOfGoal};
    }
    return facts;
}

OptionFacts defenceFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const bool isKick = state.attempt.kick != KickKind::None;
    const bool marks = !isKick && (option & markBit) != 0;
    const bool oneTimer = isKick ? option != 0 : (option & keeperOneTimerBit) != 0;
    if (oneTimer)
        pays(facts, oneTimerPrice);
    changes(facts, QT_TRANSLATE_NOOP("core", "Goal roll %1."), -(marks ? 1 : 0) - (oneTimer ? 1 : 0));
    if (marks)
        facts.effects.push_back(
            {QT_TRANSLATE_NOOP("core", "Marks of this period count on the card chart; so far: %1."),
             {QString::number(state.sides[state.decider].marks)}});
    if (otherIsKnown(state, scorerOneTimerOffered(state))) {
        AttemptState attempt = openGoalRoll(state);
        attempt.marked = marks;
        attempt.keeperOneTimer = oneTimer;
        facts.chance = OptionChance{{aGoal, {}}, scoringNumbers(state, attempt, state.shooter), facesOfGoal};
    }
    return facts;
}

OptionFacts signFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (signOf(option) != 0)
        pays(facts, oneTimerPrice);
    changes(facts, QT_TRANSLATE_NOOP("core", "Chart roll %1."), signOf(option));
    return facts;
}

OptionFacts takerFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    facts.effects.push_back(
        {QT_TRANSLATE_NOOP("core", "Goal rating %1."),
         {QString::number(state.card(state.turn).goalRating[static_cast<std::size_t>(option)])}});
    if (holdsOneTimer(state, state.turn, option))
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "He has a one-timer."), {}});
    return facts;
}

OptionFacts pushingUpFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    return shooterFacts(option, -pushingUpWorth);
}

OptionFacts offsideTrapFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    return shooterFacts(option, offsideTrapWorth);
}

void closeAttacks(const State &state, Closed &closed)
{
    if (state.options().longBall)
        closeUnpaid(state, 0, state.turn, closed);
    else
        closed.add(1, {QT_TRANSLATE_NOOP("core", "This match is played without long balls."), {}});
    if (counterAttackIsLegal(state))
        closeUnpaid(state, counterAttackCode, state.turn, closed);
    else
        closed.add(counterAttackCode + 1, whyNoCounterAttack(state));
}

void closeAnswers(const State &state, Closed &closed)
{
    if (!markOffered(state))
        closed.add(
            markBit,
            state.options().marking
                ? Message{QT_TRANSLATE_NOOP("core", "Only goal rolls of regular play can be marked."), {}}
                : Message{QT_TRANSLATE_NOOP("core", "This match is played without marking."), {}});
    if (!keeperOneTimerOffered(state))
        closed.add(keeperOneTimerBit, whyNoKeeperOneTimer(state));
}

void closeKickers(const State &state, Closed &closed)
{
    const Rows missing = state.card(state.turn).scorers & ~possibleKickers(state);
    for (int row = 0; row < MatchCard::mostRows; ++row)
        if ((missing & bitOf(row)) != 0)
            closed.add(row, whyNotThere(state.sides[state.turn], row));
}

void closeTakers(const State &state, Closed &closed)
{
    const SideState &side = state.sides[state.turn];
    for (int row = 0; row < MatchCard::mostRows; ++row)
        if ((side.pool & side.kicked & bitOf(row)) != 0)
            closed.add(row,
                       {QT_TRANSLATE_NOOP("core", "He has had his kick; first the others take theirs."), {}});
}

void closePushingUp(const State &state, Closed &closed)
{
    closeUnpaid(state, 0, state.turn, closed);
}

void closeDefending(const State &state, Closed &closed)
{
    closeUnpaid(state, 0, opposite(state.turn), closed);
}

void closeSigns(const State &state, Closed &closed)
{
    if (state.options().oneTimersOnlyDown)
        closed.add(plusCode,
                   {QT_TRANSLATE_NOOP("core", "In this match a one-timer can only lower a roll."), {}});
}

} // namespace touchline::atcs
