// SPDX-License-Identifier: GPL-3.0-or-later
// Fouls, cards, injuries (specification 6.13, 6.14).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int mostInjuries = 2;

bool isPenalty(const State &state)
{
    const FoulState &foul = state.foul;
    return isOwnPenaltyArea(own(state, sideOf(foul.fouler), foul.cell));
}

void sendOff(State &state, int piece, bool second, const Teller &teller)
{
    const Side side = sideOf(piece);
    teller.of(state, EventKind::Red, piece, second ? 1 : 0);
    state.man(piece).place = Place::SentOff;
    lift(state, piece);
    auto &lineUp = state.sides[side].lineUp;
    std::ranges::replace(lineUp, static_cast<std::int8_t>(manOf(piece)), std::int8_t{-1});
    if (state.sides[side].keeper == manOf(piece))
        state.sides[side].keeper = -1;
}

Point freeKickPlace(const State &state)
{
    const int cell = state.foul.cell;
    const Point place = state.ball.cells.has(cell) ? state.ball.at : centreOf(cell);
    return at(std::clamp<int>(place.x, lineInset, pitchLength - lineInset),
              std::clamp<int>(place.y, lineInset, pitchWidth - lineInset));
}

} // namespace

void commitFoul(State &state, FoulKind kind, int fouler, int victim, int cell, Card card,
                const Teller &teller)
{
    state.foul = {kind, static_cast<Piece>(fouler), static_cast<Piece>(victim), static_cast<Cell>(cell),
                  card};
    state.todo.size = 0;
    teller.of(state, event::Foul, fouler, manOf(victim), static_cast<int>(kind));
    push(state, Task::AwardFoul);
    push(state, Task::InjuryCheck);
    push(state, Task::BookFoul);
    push(state, Task::VarCheck);
}

void checkVar(State &state)
{
    const bool isOfDuel = state.foul.kind == FoulKind::Duel || state.foul.kind == FoulKind::Voluntary;
    if (state.options().var && isOfDuel && isPenalty(state))
        awaitRoll(state, Phase::VarRoll, sideOf(state.foul.fouler));
}

void rollVar(State &state, int die, const Teller &teller)
{
    constexpr int revokes = 6;
    const Side side = sideOf(state.foul.fouler);
    teller.side(state, event::Var, side, die, die == revokes ? 1 : 0);
    if (die == revokes)
        award(state, Restart::GoalKick, side, seen(at(goalKickX, middleY), state.along(side)), teller);
}

void bookFoul(State &state, const Teller &teller)
{
    const int fouler = state.foul.fouler;
    if (state.foul.card == Card::None)
        return;
    bool isSecond = false;
    if (state.foul.card == Card::Yellow) {
        isSecond = ++state.man(fouler).yellows > 1;
        teller.of(state, EventKind::Yellow, fouler, isSecond ? 1 : 0);
        if (!isSecond)
            return;
    }
    sendOff(state, fouler, isSecond, teller);
}

void checkInjury(State &state)
{
    if (state.options().injuries)
        awaitRoll(state, Phase::InjuryRoll, sideOf(state.foul.victim));
}

void rollInjury(State &state, int die, const Teller &teller)
{
    const int victim = state.foul.victim;
    std::int8_t &injuries = state.man(victim).injuries;
    if (die > (state.badWeather ? 2 : 1) || injuries >= mostInjuries)
        return;
    ++injuries;
    teller.of(state, EventKind::Injury, victim,
              static_cast<int>(injuries > 1 ? InjuryKind::Serious : InjuryKind::Light));
}

void awardFoul(State &state, const Teller &teller)
{
    const Side offender = sideOf(state.foul.fouler);
    if (inGame(state, offender) < fewestMen)
        return forfeit(state, offender, teller);
    const Side side = opposite(offender);
    if (isPenalty(state))
        return award(state, Restart::Penalty, side, seen(penaltySpot, state.along(side)), teller);
    award(state, Restart::FreeKick, side, freeKickPlace(state), teller);
}

} // namespace touchline::simulator
