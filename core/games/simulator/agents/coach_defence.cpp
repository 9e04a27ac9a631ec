// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player without the ball (specification, section 12).
#include "core/games/simulator/agents/coach.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace touchline::simulator {

OptionCode Coach::keeperCell(const State &state, const OptionList &options)
{
    const bool mayUseRod = options.contains(rodCode);
    if (mayUseRod && !isFarShot(state))
        return rodCode;
    m_keeper = planKeeper(state, state.chosen, m_style.fast);
    if (m_keeper.cell == noCellHere)
        return mayUseRod ? rodCode : options[0];
    return codeOfCell(state, state.decider, m_keeper.cell);
}

/// One slider for the lane: to the nearest point of the line from ball to goal between a quarter and seven
/// tenths of it.
OptionCode Coach::slider(const State &state, const OptionList &options)
{
    constexpr double nearEnough = 110;
    const Side side = state.decider;
    bool hasSlid = false;
    eachOn(state, side, [&](int piece) { hasSlid = hasSlid || state.man(piece).slid; });
    if (hasSlid || state.kick.act != Act::Shot)
        return doneCode;
    const Point ball = state.kick.from;
    const Point goal = seen(at(0, middleY), state.along(side));
    OptionCode best = doneCode;
    double least = nearEnough;
    State asked = state;
    for (const OptionCode option : options.all()) {
        if (option == doneCode)
            continue;
        asked.chosen = static_cast<Piece>(pieceOf(side, option));
        OptionList cells;
        listSlideCells(asked, cells);
        for (const OptionCode code : cells.all()) {
            const int cell = cellOfCode(state, code);
            for (int spot = 0; spot < spotCount; ++spot) {
                const Point place = spotAt(cell, spot, state.along(side));
                double far = 1e9;
                for (int part = 25; part <= 70; part += 5)
                    far = std::min(far, farFrom(place, at(ball.x + (goal.x - ball.x) * part / 100,
                                                          ball.y + (goal.y - ball.y) * part / 100)));
                if (far < least && isLegalSpot(state, asked.chosen, cell, spot)) {
                    least = far;
                    best = option;
                    m_targets[static_cast<std::size_t>(option)] = static_cast<Cell>(cell);
                    m_spots[static_cast<std::size_t>(option)] = static_cast<std::int8_t>(spot);
                }
            }
        }
    }
    return best;
}

/// Across the line to the goal.
OptionCode Coach::slidePose(const State &state) const
{
    const Point goal = seen(at(0, middleY), state.along(state.decider));
    const int along = directionTo(state.kick.from, goal);
    return (along + 90 + axisDegrees / 2) / axisDegrees % axisCount;
}

/// The most advanced opponents first: the nearest free defender goes into his cell on the goal's side.
void Coach::planMarking(const State &state, Side side, Bits free)
{
    constexpr int towardsGoal = 4;
    std::vector<int> opponents;
    eachOn(state, opposite(side), [&](int piece) {
        if (piece != state.ball.possessor && piece != keeperOf(state, opposite(side)))
            opponents.push_back(piece);
    });
    const auto advance = [&](int piece) {
        return columnOf(own(state, sideOf(piece), state.man(piece).cell));
    };
    std::ranges::stable_sort(opponents, [&](int a, int b) { return advance(a) > advance(b); });
    const int reachable = std::max(1, allowance(state));
    for (const int opponent : opponents) {
        const int cell = state.man(opponent).cell;
        int best = -1;
        double least = 1e9;
        for (int man = 0; man < squadSize; ++man) {
            const int piece = pieceOf(side, man);
            if (!has(free, man) || distance(state.man(piece).cell, cell) > reach(state, piece, reachable))
                continue;
            const double far =
                distance(state.man(piece).cell, cell) - (count(state, piece, Colour::Blue) > 0 ? 1.5 : 0.0);
            if (far < least) {
                least = far;
                best = man;
            }
        }
        if (best < 0)
            continue;
        free &= ~bitOf(best);
        m_targets[static_cast<std::size_t>(best)] = static_cast<Cell>(cell);
        m_spots[static_cast<std::size_t>(best)] = towardsGoal;
    }
    // The others to their places.
    for (int man = 0; man < squadSize; ++man) {
        const int piece = pieceOf(side, man);
        if (!has(free, man))
            continue;
        const Anchor anchor = anchorOf(state, side, man, false);
        int best = state.man(piece).cell;
        double least = cellsFrom(anchor, own(state, side, best)) - 0.6;
        for (int cell = 0; cell < cellCount; ++cell) {
            if (distance(state.man(piece).cell, cell) > reach(state, piece, reachable))
                continue;
            const double far = cellsFrom(anchor, own(state, side, cell));
            if (far < least && pieceAt(state, side, cell) == noPiece) {
                least = far;
                best = cell;
            }
        }
        m_targets[static_cast<std::size_t>(man)] = static_cast<Cell>(best);
        m_spots[static_cast<std::size_t>(man)] = 0;
    }
}

/// Who goes to the ball: whoever stands in its cell, else the best tackler from a front cell.
void Coach::planDefence(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const int ballCell = state.man(state.ball.possessor).cell;
    m_targets.fill(noCellHere);
    m_considered = 0;
    Bits free = 0;
    for (const OptionCode option : options.all())
        if (option != doneCode && option != state.sides[side].keeper)
            free |= bitOf(option);
    int first = -1;
    int most = -1;
    for (int man = 0; man < squadSize; ++man) {
        const int piece = pieceOf(side, man);
        if (!has(free, man) || state.man(piece).lying)
            continue;
        const int cell = state.man(piece).cell;
        const bool isIn = cell == ballCell;
        const bool isBefore = isFrontOf(cell, ballCell, state.along(state.attacker));
        const bool mayComeBehind =
            distance(cell, ballCell) == 1 && state.options().levels && count(state, piece, Colour::Blue) > 1;
        if (!isIn && !isBefore && !mayComeBehind)
            continue;
        const int worth = (isIn ? 100 : 0) + (isBefore ? 10 : 0) + count(state, piece, Colour::Blue) +
                          count(state, piece, Colour::Yellow);
        if (worth > most) {
            most = worth;
            first = man;
        }
    }
    const int keeper = state.sides[side].keeper;
    if (first >= 0) {
        free &= ~bitOf(first);
        m_targets[static_cast<std::size_t>(first)] = static_cast<Cell>(ballCell);
    }
    planMarking(state, side, free);
    if (keeper >= 0) {
        const int piece = pieceOf(side, keeper);
        const int far = reach(state, piece, std::max(1, allowance(state)));
        m_targets[static_cast<std::size_t>(keeper)] = static_cast<Cell>(keeperPlace(state, piece, far));
    }
}

OptionCode Coach::defender(const State &state, const OptionList &options)
{
    const int ballCell = state.man(state.ball.possessor).cell;
    if (m_phaseTurn != state.turnNumber || !m_phaseIsDefence) {
        m_phaseTurn = state.turnNumber;
        m_phaseIsDefence = true;
        planDefence(state, options);
    }
    // The one for the ball first.
    for (const bool isFirst : {true, false})
        for (const OptionCode option : options.all()) {
            if (option == doneCode || has(m_considered, option))
                continue;
            const int target = m_targets[static_cast<std::size_t>(option)];
            const Man &man = state.man(pieceOf(state.decider, option));
            const bool isForBall = target == ballCell;
            if (isForBall != isFirst)
                continue;
            m_considered |= bitOf(option);
            if (man.lying || (target != noCellHere && (target != man.cell || isForBall)))
                return option;
        }
    return doneCode;
}

OptionCode Coach::defendTo(const State &state, const OptionList &options)
{
    const int man = manOf(state.chosen);
    const int target = m_targets[static_cast<std::size_t>(man)];
    if (options.contains(tackleCode))
        return tackleCode;
    if (target != noCellHere && options.contains(codeOfCell(state, state.decider, target)))
        return codeOfCell(state, state.decider, target);
    // As near to it as he comes, but not from behind into the ball's cell.
    const int ballCell = state.man(state.ball.possessor).cell;
    OptionCode best = options[0];
    int least = cellCount;
    for (const OptionCode option : options.all()) {
        const int cell = cellOfCode(state, option);
        const int far = target == noCellHere ? 0 : distance(cell, target);
        if (cell != ballCell && far < least) {
            least = far;
            best = option;
        }
    }
    return best;
}

} // namespace touchline::simulator
