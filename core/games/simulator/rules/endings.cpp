// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of halves and of the match, extra time, shoot-out (specification 6.13, 6.16).
#include "core/games/simulator/rules/steps.h"
#include "core/match/state/match_end.h"

#include <algorithm>
#include <bit>

namespace touchline::simulator {

namespace {

constexpr int mostPairs = 60;
constexpr int lastHalf = 4;

Bits playersOf(const State &state, Side side)
{
    Bits players = 0;
    for (int man = 0; man < squadSize; ++man)
        if (state.man(pieceOf(side, man)).place == Place::Field)
            players |= bitOf(man);
    return players;
}

/// Who has not kicked in this round; a round has as many kicks as the smaller side has players.
Bits takersLeft(const State &state, Side side)
{
    const int round =
        std::min(std::popcount(playersOf(state, Side::Home)), std::popcount(playersOf(state, Side::Away)));
    const SideState &team = state.sides[side];
    return playersOf(state, side) & ~(team.kicks % round == 0 ? Bits{0} : team.kicked);
}

void changeEnds(State &state)
{
    ++state.half;
    state.steps = 0;
    state.homeAlong = !state.homeAlong;
}

void afterNormalTime(State &state, const Teller &teller)
{
    state.after90 = state.score;
    const DecisionRules &rules = state.tables->decision;
    if (!isUndecided(state))
        return push(state, Task::Finish);
    if (rules.extraTime != DecisionRules::ExtraTime::None) {
        state.extraTimePlayed = true;
        changeEnds(state);
        teller.all(state, event::ExtraTime);
        return awaitRoll(state, Phase::CoinRoll, Side::Home);
    }
    if (!rules.shootOut)
        return push(state, Task::Finish);
    state.shootOutHeld = true;
    awaitRoll(state, Phase::CoinRoll, Side::Home);
}

void afterExtraTime(State &state)
{
    if (!isUndecided(state) || !state.tables->decision.shootOut)
        return push(state, Task::Finish);
    state.shootOutHeld = true;
    awaitRoll(state, Phase::CoinRoll, Side::Home);
}

void win(State &state, Side side, const Teller &teller)
{
    state.hasWinner = true;
    state.winner = side;
    teller.all(state, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
               state.sides[Side::Away].kickGoals);
    push(state, Task::Finish);
}

} // namespace

void endHalf(State &state)
{
    state.todo.size = 0;
    push(state, Task::HalfEnd);
}

void closeHalf(State &state, const Teller &teller)
{
    teller.all(state, EventKind::PeriodEnd, state.score.home, state.score.away);
    state.injuryTime = false;
    const bool isSilver = state.tables->decision.extraTime == DecisionRules::ExtraTime::SilverGoal;
    if (state.half == 2)
        return afterNormalTime(state, teller);
    if (state.half == lastHalf || (state.half == 3 && isSilver && !isUndecided(state)))
        return afterExtraTime(state);
    changeEnds(state);
    push(state, Task::BeginHalf);
}

/// A side with fewer than seven players loses 0-3, or as it stands if that is worse for it (6.13).
void forfeit(State &state, Side side, const Teller &teller)
{
    teller.side(state, event::Forfeit, side);
    forfeitMatch(state, side);
    push(state, Task::Finish);
}

/// Every kick goes to the same end, which the side attacks for it.
void askShootOutKick(State &state, Side side)
{
    for (const Side one : bothSides)
        for (int man = 0; man < squadSize; ++man)
            if (state.man(pieceOf(one, man)).place == Place::Field)
                lift(state, pieceOf(one, man));
    SideState &team = state.sides[side];
    if (takersLeft(state, side) == playersOf(state, side))
        team.kicked = 0;
    state.homeAlong = side == Side::Home;
    state.attacker = side;
    state.turn = {};
    state.kick = {};
    state.restart = {Restart::Penalty, side, penaltySpot, noPiece, true};
    setBall(state, penaltySpot);
    ask(state, Phase::ShootOutTaker, side);
}

void listShootOutTakers(const State &state, OptionList &options)
{
    const Bits left = takersLeft(state, state.decider);
    for (int man = 0; man < squadSize; ++man)
        if (has(left, man))
            options.add(man);
}

void chooseShootOutTaker(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const int taker = pieceOf(side, option);
    state.sides[side].kicked |= bitOf(option);
    state.restart.taker = static_cast<Piece>(taker);
    state.ball.possessor = static_cast<Piece>(taker);
    state.turn.restart = Restart::Penalty;
    put(state, taker, state.ball.cells.first(),
        nearestSpot(state, taker, state.ball.cells.first(), penaltySpot));
    if (const int keeper = keeperOf(state, opposite(side)); keeper != noPiece)
        putAt(state, keeper, rodPointAt(state, opposite(side), rodPointCount / 2, true));
    chooseKick(state, shotCode, teller);
}

void endShootOutKick(State &state, bool scored, const Teller &teller)
{
    const int taker = state.kick.kicker;
    const Side side = sideOf(taker);
    SideState &team = state.sides[side];
    ++team.kicks;
    team.kickGoals = static_cast<std::int8_t>(team.kickGoals + (scored ? 1 : 0));
    teller.of(state, EventKind::ShootOutKick, taker, scored ? 1 : 0, state.sides[Side::Home].kickGoals,
              state.sides[Side::Away].kickGoals, 0, 0, 0);
    state.todo.size = 0;
    if (const auto leader = shootOutLeader(state))
        return win(state, *leader, teller);
    if (team.kicks >= mostPairs && state.sides[opposite(side)].kicks >= mostPairs) {
        state.byLots = true;
        return awaitRoll(state, Phase::CoinRoll, Side::Home);
    }
    push(state, Task::ShootOutKick, opposite(side));
}

void drawLots(State &state, int die, const Teller &teller)
{
    teller.all(state, event::LotsRoll, die);
    win(state, die == 1 ? Side::Home : Side::Away, teller);
}

void finish(State &state, const Teller &teller)
{
    if (state.half <= 2)
        state.after90 = state.score;
    endMatch(state);
    teller.matchEnd(state);
}

} // namespace touchline::simulator
