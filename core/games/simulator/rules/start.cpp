// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins, and what is rolled first (specification 5, 6.1; R48).
#include "core/games/simulator/rules/rules.h"
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

void fieldSide(State &state, Side side)
{
    const TeamSheet &sheet = state.tables->teams[side];
    SideState &team = state.sides[side];
    team.formation = sheet.formation;
    team.lineUp.fill(-1);
    team.inHand = true;
    Bits left = sheet.available;
    for (int man = 0; man < squadSize; ++man)
        if (has(left, man))
            state.man(pieceOf(side, man)).place = Place::Bench;
    const auto field = [&](int slot, int man) {
        team.lineUp[static_cast<std::size_t>(slot)] = static_cast<std::int8_t>(man);
        state.man(pieceOf(side, man)).place = Place::Field;
        left &= ~bitOf(man);
    };
    for (int slot = 0; slot < teamSize; ++slot)
        if (const int man = sheet.lineUp[static_cast<std::size_t>(slot)]; has(left, man))
            field(slot, man);
    for (int slot = 1; slot < teamSize && left != 0; ++slot)
        if (team.lineUp[static_cast<std::size_t>(slot)] < 0) {
            int man = 0;
            while (!has(left, man))
                ++man;
            field(slot, man);
        }
}

/// R48: without his goalkeeper a side plays with a reserve one in place of somebody from the bench; without a
/// bench somebody of the field goes in goal.
void fieldKeeper(State &state, Side side)
{
    SideState &team = state.sides[side];
    if (team.lineUp[0] >= 0) {
        team.keeper = team.lineUp[0];
        return;
    }
    for (int man = squadSize - 1; man >= 0; --man)
        if (state.man(pieceOf(side, man)).place == Place::Bench) {
            state.man(pieceOf(side, man)).place = Place::Field;
            state.man(pieceOf(side, man)).reserve = true;
            team.lineUp[0] = team.keeper = static_cast<std::int8_t>(man);
            return;
        }
    for (int slot = 1; slot < teamSize; ++slot)
        if (std::int8_t &man = team.lineUp[static_cast<std::size_t>(slot)]; man >= 0) {
            team.lineUp[0] = team.keeper = man;
            team.named = true;
            man = -1;
            return;
        }
}

} // namespace

State startMatch(const MatchTables &tables, const Teller &teller)
{
    State state;
    state.tables = &tables;
    setBall(state, kickOffSpot);
    teller.all(state, EventKind::MatchStart);
    for (const Side side : bothSides) {
        fieldSide(state, side);
        fieldKeeper(state, side);
    }
    const int home = inGame(state, Side::Home);
    const int away = inGame(state, Side::Away);
    OptionList due;
    // Who comes with too few men has lost; of two such sides the one with fewer, else the visitors.
    if (std::min(home, away) < fewestMen) {
        forfeit(state, home < away ? Side::Home : Side::Away, teller);
    } else {
        push(state, Task::Coin);
        push(state, Task::WeatherTask);
        push(state, Task::RefereeTask);
    }
    settle(state, teller, due);
    return state;
}

} // namespace touchline::simulator
