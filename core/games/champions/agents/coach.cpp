// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/coach.h"

#include "core/games/champions/agents/coach_value.h"
#include "core/games/champions/agents/shot_table.h"
#include "core/games/champions/rules/steps.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int lateMinute = 60;

/// The option whose cost is lowest; the first of those alike.
template <class Cost>
OptionCode cheapest(const OptionList &options, Cost &&cost)
{
    OptionCode best = options[0];
    int least = 1'000'000;
    for (const OptionCode option : options)
        if (const int one = cost(option); one < least) {
            least = one;
            best = option;
        }
    return best;
}

OptionCode nearestMan(const State &state, const OptionList &options, int cell)
{
    return cheapest(
        options, [&](OptionCode man) { return gridSteps(cellOf(state, pieceOf(state.decider, man)), cell); });
}

OptionCode saveSpot(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const Steps steps = stepsOf(state, goalieOf(state, side));
    return cheapest(options, [&](OptionCode option) {
        if (option == restCode)
            return 0;
        // With his hands outside the area he would be sent off.
        if (!isHandsArea(state, side, option))
            return 1;
        return -100 * quartersAt(state, side, option, steps) + ownRow(side, option);
    });
}

OptionCode interceptor(const State &state, const OptionList &options, const CoachStyle &style)
{
    const Flight &flight = state.flight;
    if (flight.end == FlightEnd::Shot && shotAt(state) == state.decider)
        return options[0];
    if (flight.deflected)
        return restCode;
    State there = state;
    there.ball = static_cast<std::int16_t>(flight.lastCell());
    if (!isField(there.ball) || !isFree(there, there.ball))
        return restCode;
    const int own = nearestMen(there)[state.decider].distance;
    const bool isWorthIt = own >= style.interceptFar ||
                           (own >= style.interceptNear &&
                            dangerOf(there, opposite(state.decider), style) > style.interceptDanger);
    return isWorthIt ? options[0] : restCode;
}

OptionCode foul(const State &state, const OptionList &options)
{
    return cheapest(options, [&](OptionCode option) {
        const auto fouler = static_cast<Piece>(option / pairBase);
        const auto victim = static_cast<Piece>(option % pairBase);
        const auto man = [](int piece) { return static_cast<std::size_t>(manOf(piece)); };
        const bool isPenalty = isIn(state.tables->ends[sideOf(fouler)].penaltyArea, cellOf(state, victim));
        return 100 * state.sides[sideOf(fouler)].yellows[man(fouler)] +
               10 * state.sides[sideOf(victim)].injuries[man(victim)] + (isPenalty ? 1 : 0) +
               (isGoalie(state, fouler) ? 50 : 0);
    });
}

/// Late in the match a fresh man for the line that the score asks for.
OptionCode warmUp(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const int lead = state.score.of(side) - state.score.of(opposite(side));
    if (minuteOf(state) < lateMinute || lead == 0 || state.sides[side].substitutions > 0 ||
        menIn(state, side, Place::Strip) != 0)
        return restCode;
    const Line wanted = lead < 0 ? Line::Attack : Line::Defence;
    for (const OptionCode option : options)
        if (option != restCode && lineOf(option) == wanted)
            return option;
    return restCode;
}

/// Booked and bandaged men make room first.
OptionCode makesRoom(const State &state, const OptionList &options)
{
    const SideState &team = state.sides[state.decider];
    return cheapest(options, [&](OptionCode option) {
        const auto man = static_cast<std::size_t>(option);
        return -10 * team.yellows[man] - 5 * team.injuries[man] - (lineOf(option) == Line::Midfield ? 1 : 0);
    });
}

/// The forward with the lowest number, then the others.
OptionCode penaltyTaker(const OptionList &options)
{
    return cheapest(options, [](OptionCode man) {
        return 100 * (static_cast<int>(Line::Attack) - static_cast<int>(lineOf(man))) + man;
    });
}

OptionCode taker(const State &state, const OptionList &options)
{
    if (state.restart.kind == Restart::Penalty)
        return penaltyTaker(options);
    return nearestMan(state, options, state.restart.cell);
}

OptionCode deadBallChoice(const State &state, const OptionList &options, Generator &generator)
{
    switch (state.phase) {
    case Phase::SubOff:
    case Phase::NewKeeper:
        return makesRoom(state, options);
    case Phase::InjurySub: {
        const Line line = lineOf(manOf(state.foul.victim));
        return cheapest(options, [&](OptionCode option) {
            return option == restCode ? 100
                                      : std::abs(static_cast<int>(lineOf(option)) - static_cast<int>(line));
        });
    }
    case Phase::Taker:
        return taker(state, options);
    case Phase::Wall:
        return nearestMan(state, options, state.restart.cell);
    case Phase::Spot:
        // At a corner the space on the field.
        return cheapest(options, [](OptionCode cell) { return isField(cell) ? 0 : 1; });
    case Phase::ShootOutTaker:
        return penaltyTaker(options);
    case Phase::GoalieCell:
        if (state.restart.cell != noCellHere)
            return cheapest(options, [&](OptionCode cell) { return gridSteps(cell, state.restart.cell); });
        return options[0];
    case Phase::ShootOutGoalie:
    case Phase::ShootOutSpot:
        return options[generator.below(static_cast<std::uint32_t>(options.size()))];
    default:
        return options[0];
    }
}

} // namespace

OptionCode Coach::move(const State &state, const OptionList &options)
{
    if (state.phase == Phase::MovePiece) {
        m_plan = bestMove(state, *m_style, m_generator);
        const OptionCode man = m_plan.piece == noPiece ? -1 : manOf(m_plan.piece);
        return options.contains(man) ? man : options[0];
    }
    if (m_plan.piece == state.chosen && options.contains(m_plan.move))
        return m_plan.move;
    return options[0];
}

OptionCode Coach::kick(const State &state, const OptionList &options)
{
    const bool fits = m_plan.next < m_plan.count && m_plan.piece != noPiece &&
                      sideOf(m_plan.piece) == state.decider && !state.play.deflected &&
                      static_cast<int>(m_plan.next) + 1 == state.play.touches &&
                      options.contains(m_plan.segments[m_plan.next]);
    if (!fits) {
        m_plan = bestPlay(state, state.play, *m_style);
        m_plan.piece = occupantOf(state, state.play.cell);
        // The next touches of this play are counted from the one that is due.
        if (state.play.touches != 1) {
            const OptionCode first = m_plan.count > 0 ? m_plan.segments[0] : options[0];
            m_plan = {};
            return options.contains(first) ? first : options[0];
        }
    }
    if (m_plan.count == 0 || !options.contains(m_plan.segments[m_plan.next]))
        return options[0];
    return m_plan.segments[m_plan.next++];
}

OptionCode Coach::choose(const State &state, const OptionList &options)
{
    switch (state.phase) {
    case Phase::Pick:
    case Phase::Place:
        return restCode;
    case Phase::WarmUp:
        return warmUp(state, options);
    case Phase::FoulChoice:
        return foul(state, options);
    case Phase::MovePiece:
    case Phase::MoveTo:
        return move(state, options);
    case Phase::PickUp:
        return handsCode;
    case Phase::Kick:
        return kick(state, options);
    case Phase::Run:
        return nearestRun(state);
    case Phase::SaveSpot:
        return saveSpot(state, options);
    case Phase::Intercept:
        return interceptor(state, options, *m_style);
    default:
        return deadBallChoice(state, options, m_generator);
    }
}

} // namespace touchline::champions
