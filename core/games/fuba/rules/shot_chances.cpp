// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/rules/shot_chances.h"

namespace touchline::fuba {

namespace {

constexpr int all = 1296;

/// How many of the 36 rolls of two dice the first wins by more than -lead, and how many are level with it.
struct Duel
{
    int won = 0;
    int level = 0;
};

Duel duelOf(int lead)
{
    Duel duel;
    for (int own = 1; own <= 6; ++own)
        for (int other = 1; other <= 6; ++other) {
            duel.won += own + lead > other ? 1 : 0;
            duel.level += own + lead == other ? 1 : 0;
        }
    return duel;
}

void addRebound(ShotChances &chances, int lead)
{
    const Duel duel = duelOf(lead);
    chances.goal += 6 * duel.won;
    chances.corner += 6 * duel.level;
    chances.lost += 6 * (36 - duel.won - duel.level);
}

} // namespace

ShotChances shotChances(const ShotTerms &terms, int value, bool rebounds, int lead)
{
    ShotChances chances;
    const int needed = terms.needed(value);
    if (needed > 6) {
        // A six, and then more than the distance.
        for (int die = 1; die <= 6; ++die) {
            chances.goal += die > -terms.distance ? all / 36 : 0;
            chances.corner += die == -terms.distance ? all / 36 : 0;
        }
    } else {
        for (int die = 1; die <= 6; ++die) {
            if (die >= needed)
                chances.goal += all / 6;
            else if (die == needed - 1)
                chances.corner += all / 6;
            else if (die == needed - 2 && rebounds)
                addRebound(chances, lead);
        }
    }
    chances.miss = all - chances.goal - chances.corner - chances.lost;
    return chances;
}

ShotChances shotChances(const State &state, Side side, int from, int value, bool secondary, int other)
{
    const int attackers = countIn(state.sides[side], area::PX);
    const int defenders = at(state.sides[opposite(side)].pieces, area::PA);
    return shotChances(shotTerms(state, side, from, secondary, other), value, attackers > 0,
                       attackers - defenders);
}

} // namespace touchline::fuba
