// SPDX-License-Identifier: GPL-3.0-or-later
// Kicks from the penalty spots (specification 9.4).
#include "core/games/champions/rules/steps.h"
#include "core/match/state/match_end.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int mostPairs = 100;

/// Who has not kicked in this round; a round has as many kicks as the smaller side has men.
Men takersLeft(const State &state, Side side)
{
    const int round = std::min(countOf(menInGame(state, Side::Home)), countOf(menInGame(state, Side::Away)));
    const SideState &team = state.sides[side];
    const Men kicked = team.kicks % round == 0 ? 0 : team.kicked;
    return menInGame(state, side) & ~kicked;
}

} // namespace

void askShootOutKick(State &state, Side side)
{
    for (const Side one : bothSides)
        eachMan(menOnGrid(state, one), [&](int man) { lift(state, pieceOf(one, man)); });
    SideState &team = own(state, side);
    if (takersLeft(state, side) == menInGame(state, side))
        team.kicked = 0;
    state.restart = {};
    state.restart.kind = Restart::Penalty;
    state.restart.side = side;
    state.foul = {};
    state.foul.side = opposite(side);
    ask(state, Phase::ShootOutTaker, side);
}

void listShootOutTakers(const State &state, OptionList &options)
{
    eachMan(takersLeft(state, state.decider), [&](int man) { options.add(man); });
}

void chooseShootOutTaker(State &state, OptionCode option)
{
    state.restart.taker = pieceOf(state.decider, option);
    own(state, state.decider).kicked |= bitOf(option);
    ask(state, Phase::ShootOutSpot, state.decider);
}

void chooseShootOutSpot(State &state, OptionCode option)
{
    state.restart.cell = static_cast<std::int16_t>(option);
    state.ball = state.restart.cell;
    put(state, state.restart.taker, option);
    ask(state, Phase::ShootOutGoalie, opposite(state.decider));
}

void chooseShootOutGoalie(State &state, OptionCode option)
{
    put(state, goalieOf(state, state.decider), option);
    awaitRoll(state, Phase::ShootOutRoll, opposite(state.decider));
}

void rollShootOut(State &state, int die, const Teller &teller)
{
    if (die == 1)
        return; // again
    beginTurn(state, state.rollSide);
    state.roll = static_cast<std::int8_t>(die);
    teller.side(state, event::RestartRoll, state.rollSide, static_cast<int>(Restart::Penalty), die);
    Play play;
    play.side = state.rollSide;
    play.cell = state.restart.cell;
    play.left = static_cast<std::int8_t>(die);
    play.shotsOnly = true;
    beginPlay(state, play, teller);
}

void endShootOutKick(State &state, bool scored, const Teller &teller)
{
    const Side side = state.restart.side;
    SideState &team = own(state, side);
    ++team.kicks;
    if (scored)
        ++team.kickGoals;
    const int home = state.sides[Side::Home].kickGoals;
    const int away = state.sides[Side::Away].kickGoals;
    teller.of(state, EventKind::ShootOutKick, state.restart.taker, scored ? 1 : 0, home, away, state.roll,
              state.roll, 0);
    dropAll(state);
    if (const auto winner = shootOutLeader(state)) {
        declareWinner(state, *winner);
        teller.all(state, EventKind::ShootOutEnd, home, away);
        push(state, Task::Finish);
        return;
    }
    const Side other = opposite(side);
    if (team.kicks == state.sides[other].kicks && team.kicks > shootOutKicks && ++state.pairs >= mostPairs) {
        teller.all(state, EventKind::ShootOutEnd, home, away);
        awaitRoll(state, Phase::LotsAway, Side::Away);
        return;
    }
    push(state, Task::ShootOutKick, other);
}

void rollLots(State &state, int die, const Teller &teller)
{
    if (state.phase == Phase::LotsAway) {
        state.kickOffDie = static_cast<std::int8_t>(die);
        awaitRoll(state, Phase::LotsHome, Side::Home);
        return;
    }
    teller.all(state, event::LotsRoll, state.kickOffDie, die);
    if (die == state.kickOffDie) {
        awaitRoll(state, Phase::LotsAway, Side::Away);
        return;
    }
    state.byLots = true;
    declareWinner(state, die > state.kickOffDie ? Side::Home : Side::Away);
    push(state, Task::Finish);
}

} // namespace touchline::champions
