// SPDX-License-Identifier: GPL-3.0-or-later
// Where the players of a computer player go in PHASE 2 (specification, section 12).
#include "core/games/simulator/agents/coach.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr int keeperHome = cellAt(1, 4);

/// The second-last opponent, as the attackers see him.
int offsideLine(const State &state, Side side)
{
    int last = 0;
    int second = 0;
    eachOn(state, opposite(side), [&](int piece) {
        const int x = seen(state.man(piece).at, state.along(side)).x;
        if (x > last) {
            second = last;
            last = x;
        } else {
            second = std::max(second, x);
        }
    });
    return second;
}

double worthFor(const State &state, int piece, int cell, const Anchor &anchor, int line)
{
    const Side side = sideOf(piece);
    const int ownCell = own(state, side, cell);
    double worth = -cellsFrom(anchor, ownCell);
    const int x = seen(centreOf(cell), state.along(side)).x;
    const int ball = seen(state.ball.at, state.along(side)).x;
    if (x > line && x > ball && x > pitchLength / 2)
        worth -= 6;
    if (pieceAt(state, opposite(side), cell) != noPiece)
        worth -= 1.2;
    if (isPenaltyArea(ownCell) && count(state, piece, Colour::Red) > 0)
        worth += 1.5;
    const int toBall = state.ball.cells.distanceFrom(cell);
    worth -= toBall > 4 ? 6.0 * (toBall - 4) : 0.0;
    if (toBall == 0)
        worth -= 1;
    return worth;
}

/// The place of a field player in PHASE 2 that is worth most to him; his own, where no other is worth the
/// way.
int bestPlace(const State &state, int piece, int far, int line)
{
    constexpr double worthMoving = 0.4;
    const Side side = sideOf(piece);
    const int from = state.man(piece).cell;
    const Anchor anchor = anchorOf(state, side, manOf(piece), true);
    int best = from;
    double most = worthFor(state, piece, from, anchor, line) + worthMoving;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (cell == from || distance(from, cell) > far || pieceAt(state, side, cell) != noPiece)
            continue;
        const double worth = worthFor(state, piece, cell, anchor, line);
        if (worth > most && canEnter(state, piece, cell)) {
            most = worth;
            best = cell;
        }
    }
    return best;
}

} // namespace

int keeperPlace(const State &state, int keeper, int far)
{
    constexpr int deepest = 1;
    const Side side = sideOf(keeper);
    const int from = state.man(keeper).cell;
    // The opponent's ball is no place for him: he would come from behind.
    const int ballCell = state.attacker == side ? noCellHere : state.man(state.ball.possessor).cell;
    const auto rank = [&](int cell) {
        const int ownCell = own(state, side, cell);
        return (columnOf(ownCell) <= deepest ? 0 : cellCount) + distance(ownCell, keeperHome);
    };
    int best = from;
    for (int ownCell = 0; ownCell < cellCount; ++ownCell) {
        const int cell = seen(ownCell, state.along(side));
        if (cell != from && cell != ballCell && rank(cell) < rank(best) && distance(from, cell) <= far &&
            pieceAt(state, side, cell) == noPiece && canEnter(state, keeper, cell))
            best = cell;
    }
    return best;
}

Anchor anchorOf(const State &state, Side side, int man, bool attacks)
{
    const SideState &team = state.sides[side];
    const auto slot = std::find(team.lineUp.begin(), team.lineUp.end(), man) - team.lineUp.begin();
    const auto &cells = state.charts().formations[static_cast<std::size_t>(team.formation)].cells;
    const int home = slot < teamSize ? cells[static_cast<std::size_t>(slot)] : cellAt(8, 3);
    const int ball = own(state, side, state.ball.cells.first());
    const double shift = 0.55 * (columnOf(ball) - 11) + (attacks ? 2 : -3);
    const double pull = attacks ? 0.15 : 0.30;
    Anchor anchor;
    anchor.column = std::clamp(1.5 * columnOf(home) - 2 + shift, 1.0, 21.0);
    anchor.row = rowOf(home) + pull * (rowOf(ball) - rowOf(home));
    return anchor;
}

double cellsFrom(const Anchor &anchor, int ownCell)
{
    const double dx = std::fabs(anchor.column - columnOf(ownCell));
    const double dy = std::fabs(anchor.row - rowOf(ownCell));
    return dy + std::max(0.0, (dx - dy) / 2);
}

OptionCode Coach::mover(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    if (m_phaseTurn != state.turnNumber || m_phaseIsDefence) {
        m_phaseTurn = state.turnNumber;
        m_phaseIsDefence = false;
        m_considered = 0;
    }
    const int line = offsideLine(state, side);
    for (const OptionCode option : options.all()) {
        if (option == doneCode || has(m_considered, option))
            continue;
        m_considered |= bitOf(option);
        const int piece = pieceOf(side, option);
        if (state.man(piece).lying)
            return option;
        const int far = reach(state, piece, std::max(3, int{state.longBall}));
        const bool isKeeper = option == state.sides[side].keeper;
        const int best = isKeeper ? keeperPlace(state, piece, far) : bestPlace(state, piece, far, line);
        if (best == state.man(piece).cell)
            continue;
        m_targets[static_cast<std::size_t>(option)] = static_cast<Cell>(best);
        m_spots[static_cast<std::size_t>(option)] = 0;
        return option;
    }
    return doneCode;
}

OptionCode Coach::spot(const State &state, const OptionList &options) const
{
    const OptionCode wanted = m_spots[static_cast<std::size_t>(manOf(state.chosen))];
    if (options.contains(wanted))
        return wanted;
    // The nearest to it.
    const Point there = spotAt(state.chosenCell, wanted, state.along(state.decider));
    return *std::ranges::min_element(options.all(), {}, [&](OptionCode option) {
        return squared(spotAt(state.chosenCell, option, state.along(state.decider)), there);
    });
}

} // namespace touchline::simulator
