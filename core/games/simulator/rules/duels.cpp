// SPDX-License-Identifier: GPL-3.0-or-later
// Duels with dice (specification 6.7).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int perSection = 2;
constexpr int bonusPoints = 2;
constexpr int baseTackleWins = 5;

bool isFoulNumber(const State &state, int die)
{
    return die <= (state.strict ? 2 : 1);
}

bool mayUseBonus(const State &state)
{
    const auto ground = state.tables->ground;
    return state.options().homeAdvantage && ground && state.sides[*ground].bonuses < mostBonuses;
}

void startDice(State &state)
{
    const bool isTackle = state.duel.kind == DuelKind::Tackle;
    awaitRoll(state, isTackle ? Phase::TackleRoll : Phase::DribblingRoll,
              sideOf(isTackle ? state.duel.defender : state.duel.attacker));
}

int bonusOf(const State &state, int piece)
{
    const int who = sideOf(piece) == Side::Home ? 1 : 2;
    return state.duel.bonus == who ? bonusPoints : 0;
}

struct Sums
{
    int attack = 0;
    int defence = 0;
};

void tellDuel(const State &state, int piece, int other, int die, int otherDie, Sums sums, DuelResult result,
              const Teller &teller)
{
    const int bonus = state.duel.bonus == 0 ? -1 : state.duel.bonus - 1;
    teller.of(state, event::Duel, piece, static_cast<int>(state.duel.kind), manOf(other), die, otherDie,
              sums.attack, sums.defence, bonus, static_cast<int>(result));
}

void foulInDuel(State &state, const Teller &teller)
{
    const int defender = state.duel.defender;
    commitFoul(state, FoulKind::Duel, defender, state.duel.attacker, state.man(defender).cell, Card::None,
               teller);
}

void lieDown(State &state, const Teller &teller)
{
    const int defender = state.duel.defender;
    layDown(state, defender, acrossAxis);
    teller.of(state, event::Lying, defender);
}

void afterWonDribble(State &state, const Teller &teller)
{
    lieDown(state, teller);
    if (state.duel.kind == DuelKind::Dribbling)
        return push(state, Task::NextDuel);
    // Past the goalkeeper: to the ball without a contest.
    const int piece = state.duel.attacker;
    state.tiedDistance = static_cast<std::int8_t>(state.ball.cells.distanceFrom(state.man(piece).cell));
    state.tieReason = static_cast<std::int8_t>(Reason::Duel);
    state.tied = bitOf(piece);
    takeBall(state, piece, teller);
}

void resolveDribbling(State &state, int defenceDie, const Teller &teller)
{
    const int attacker = state.duel.attacker;
    const int defender = state.duel.defender;
    const bool isKeeper = defender == keeperOf(state, sideOf(defender));
    const Sums sums{
        state.duel.attackDie + duelValue(state, attacker, DuelValue::Dribbling) + bonusOf(state, attacker),
        defenceDie + duelValue(state, defender, isKeeper ? DuelValue::Keeper : DuelValue::Defence) +
            bonusOf(state, defender)};
    const DuelResult result = isFoulNumber(state, defenceDie) ? DuelResult::Foul
                              : sums.attack > sums.defence    ? DuelResult::Won
                                                              : DuelResult::Lost;
    tellDuel(state, attacker, defender, state.duel.attackDie, defenceDie, sums, result, teller);
    if (result == DuelResult::Foul)
        return foulInDuel(state, teller);
    if (result == DuelResult::Won)
        return ask(state, Phase::VoluntaryFoul, sideOf(defender));
    if (state.duel.kind == DuelKind::Keeper)
        keeperRecovers(state);
    loseBallTo(state, defender, teller);
}

void winTackle(State &state, const Teller &teller)
{
    const int tackler = state.chosen;
    state.todo.size = 0;
    state.ball.possessor = static_cast<Piece>(tackler);
    state.ball.inHands = tackler == keeperOf(state, sideOf(tackler)) &&
                         isOwnPenaltyArea(own(state, sideOf(tackler), state.man(tackler).cell));
    makeRoom(state, tackler);
    if (!endsHalf(state, sideOf(tackler), state.ball.cells.first()))
        beginTurn(state, sideOf(tackler), 1, teller);
}

void resolveTackle(State &state, int ballDie, const Teller &teller)
{
    const int tackler = state.duel.defender;
    const int attacker = state.duel.attacker;
    const Sums sums{state.duel.attackDie + tackleValue(state, tackler, state.man(tackler).cell) +
                        bonusOf(state, tackler),
                    ballDie + duelValue(state, attacker, DuelValue::Ball) + bonusOf(state, attacker)};
    const bool isWon = sums.attack > sums.defence;
    tellDuel(state, tackler, attacker, state.duel.attackDie, ballDie, sums,
             isWon ? DuelResult::Won : DuelResult::Lost, teller);
    if (isWon)
        winTackle(state, teller);
}

} // namespace

int duelValue(const State &state, int piece, DuelValue value)
{
    const DuelFigure &figure = state.charts().duels[static_cast<std::size_t>(value)];
    int sections = 0;
    for (int colour = 0; colour < colourCount; ++colour)
        if (figure.counts[static_cast<std::size_t>(colour)])
            sections += count(state, piece, static_cast<Colour>(colour));
    return perSection * std::min<int>(sections, figure.most);
}

int tackleValue(const State &state, int piece, int cell)
{
    return perSection * ((count(state, piece, Colour::Blue) > 0 ? 1 : 0) +
                         (count(state, piece, Colour::Yellow) > 0 ? 1 : 0) + (isMidfield(cell) ? 1 : 0));
}

void beginDuel(State &state, DuelKind kind, int attacker, int defender)
{
    state.duel.kind = kind;
    state.duel.attacker = static_cast<Piece>(attacker);
    state.duel.defender = static_cast<Piece>(defender);
    state.duel.bonus = 0;
    if (mayUseBonus(state))
        ask(state, Phase::Bonus, *state.tables->ground);
    else
        startDice(state);
}

void chooseBonus(State &state, OptionCode option)
{
    if (option == yesCode) {
        const Side ground = *state.tables->ground;
        ++state.sides[ground].bonuses;
        state.duel.bonus = ground == Side::Home ? 1 : 2;
    }
    startDice(state);
}

void rollDuel(State &state, Phase phase, int die, const Teller &teller)
{
    if (phase == Phase::DribblingRoll) {
        state.duel.attackDie = static_cast<std::int8_t>(die);
        return awaitRoll(state, Phase::DefenceRoll, sideOf(state.duel.defender));
    }
    if (phase == Phase::DefenceRoll)
        return resolveDribbling(state, die, teller);
    if (phase == Phase::BallRoll)
        return resolveTackle(state, die, teller);
    state.duel.attackDie = static_cast<std::int8_t>(die);
    if (!isFoulNumber(state, die))
        return awaitRoll(state, Phase::BallRoll, sideOf(state.duel.attacker));
    tellDuel(state, state.duel.defender, state.duel.attacker, die, 0, {}, DuelResult::Foul, teller);
    foulInDuel(state, teller);
}

void nextDuel(State &state)
{
    DuelState &duel = state.duel;
    if (duel.next >= 2 || duel.blockers[static_cast<std::size_t>(duel.next)] == noPiece)
        return pushContest(state);
    const int defender = duel.blockers[static_cast<std::size_t>(duel.next++)];
    beginDuel(state, DuelKind::Dribbling, state.kick.kicker, defender);
}

void chooseVoluntaryFoul(State &state, OptionCode option, const Teller &teller)
{
    const int defender = state.duel.defender;
    if (option == yesCode)
        return commitFoul(state, FoulKind::Voluntary, defender, state.duel.attacker, state.man(defender).cell,
                          Card::Yellow, teller);
    afterWonDribble(state, teller);
}

void rollBaseTackle(State &state, int die, const Teller &teller)
{
    const bool isWon = die >= baseTackleWins;
    teller.of(state, event::BaseTackle, state.chosen, die, isWon ? 1 : 0);
    if (isWon)
        winTackle(state, teller);
}

void loseBallTo(State &state, int defender, const Teller &teller)
{
    const Man &man = state.man(defender);
    const Side side = sideOf(defender);
    const bool along = state.along(side);
    int best = -1;
    int fallback = -1;
    for (int spot = 0; spot < spotCount && best < 0; ++spot) {
        const Point place = spotAt(man.cell, spot, along);
        if (!isInField(place) || squared(place, man.at) < possessorGap * possessorGap)
            continue;
        if (fallback < 0)
            fallback = spot;
        bool isFarFromOthers = true;
        eachOn(state, [&](int piece) {
            if (piece != defender && squared(state.man(piece).at, place) < ballGap * ballGap)
                isFarFromOthers = false;
        });
        if (isFarFromOthers)
            best = spot;
    }
    setBall(state, spotAt(man.cell, best >= 0 ? best : std::max(0, fallback), along));
    state.todo.size = 0;
    state.ball.possessor = static_cast<Piece>(defender);
    state.ball.onHead = false;
    state.ball.inHands = defender == keeperOf(state, side) && isOwnPenaltyArea(own(state, side, man.cell));
    makeRoom(state, defender);
    if (!endsHalf(state, side, state.ball.cells.first()))
        beginTurn(state, side, 1, teller);
}

} // namespace touchline::simulator
