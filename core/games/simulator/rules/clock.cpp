// SPDX-License-Identifier: GPL-3.0-or-later
// The referees' walk, halves, injury time, goals (specification 6.16).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int refereeSteps = 33;
constexpr int turnSteps = 34;
constexpr int extraSteps = 11;
constexpr int minutesOfHalf = 45;
constexpr int minutesOfExtra = 15;
constexpr int normalHalves = 2;
constexpr int tiringMinute = 60;

constexpr std::array<Period, 5> periods{Period::FirstHalf, Period::FirstHalf, Period::SecondHalf,
                                        Period::ExtraTime, Period::ExtraTimeSecond};

int minutesBefore(const State &state)
{
    return state.half <= normalHalves
               ? (state.half - 1) * minutesOfHalf
               : normalHalves * minutesOfHalf + (state.half - normalHalves - 1) * minutesOfExtra;
}

int minutesOf(const State &state)
{
    return state.half <= normalHalves ? minutesOfHalf : minutesOfExtra;
}

} // namespace

int stepLimit(const State &state)
{
    if (state.half > normalHalves)
        return extraSteps;
    return state.options().turnClock ? turnSteps : refereeSteps;
}

int clockMinute(const State &state)
{
    return minutesBefore(state) +
           std::min<int>(state.steps, stepLimit(state)) * minutesOf(state) / stepLimit(state);
}

Moment momentOf(const State &state)
{
    const int last = minutesBefore(state) + minutesOf(state);
    const Period period = state.phase == Phase::Over ? Period::End
                          : state.shootOutHeld       ? Period::ShootOut
                                                     : periods[static_cast<std::size_t>(state.half)];
    // The clock shows full minutes: what happens before the first is in minute 1.
    if (state.injuryTime || period == Period::ShootOut || period == Period::End)
        return {
            period, static_cast<std::int16_t>(last),
            static_cast<std::int16_t>(state.injuryTime && period != Period::ShootOut && period != Period::End
                                          ? std::max<int>(1, state.extraKicks)
                                          : 0)};
    return {period, static_cast<std::int16_t>(std::min(last, clockMinute(state) + 1)), 0};
}

void beginHalf(State &state, const Teller &teller)
{
    state.steps = 0;
    state.injuryTime = false;
    state.extraKicks = 0;
    state.stepless = 0;
    const bool isFirst = state.half % 2 == 1;
    const Side side = isFirst ? state.first : opposite(state.first);
    teller.all(state, EventKind::PeriodStart, static_cast<int>(index(side)));
    award(state, Restart::KickOff, side, kickOffSpot, teller);
}

void clockStep(State &state, const Teller &teller)
{
    state.stepless = 0;
    if (state.steps < stepLimit(state)) {
        const int before = clockMinute(state);
        ++state.steps;
        teller.all(state, event::Step, state.steps);
        if (state.options().fatigue && before < tiringMinute && clockMinute(state) >= tiringMinute)
            for (const Side side : bothSides)
                teller.side(state, event::Fatigue, side,
                            std::min(mostSections, 1 + state.sides[side].substitutions));
    }
    if (state.steps >= stepLimit(state) && !state.injuryTime) {
        state.injuryTime = true;
        teller.all(state, event::InjuryTime);
    }
    static_cast<void>(endsHalf(state, state.attacker, state.ball.cells.first()));
}

bool endsHalf(State &state, Side side, int cell)
{
    if (!state.injuryTime || isAttackingZone(own(state, side, cell)))
        return false;
    endHalf(state);
    return true;
}

void scoreGoal(State &state, Side side, int scorer, bool ownGoal, const Teller &teller)
{
    ++state.score.of(side);
    const GoalHow how = state.kick.restart == Restart::Penalty    ? GoalHow::Penalty
                        : state.kick.restart == Restart::FreeKick ? GoalHow::FreeKick
                                                                  : GoalHow::Play;
    teller.of(state, ownGoal ? EventKind::OwnGoal : EventKind::Goal, scorer, state.score.home,
              state.score.away, static_cast<int>(ownGoal ? GoalHow::Play : how));
    if (!ownGoal && state.passer != noPiece && state.passer != scorer && sideOf(state.passer) == side)
        teller.of(state, event::Assist, state.passer);
    const DecisionRules &decision = state.tables->decision;
    const bool isGolden =
        state.options().goldenGoal || decision.extraTime == DecisionRules::ExtraTime::GoldenGoal;
    if (state.half > normalHalves && isGolden && !isTieLevel(decision, state.score, state.after90)) {
        teller.all(state, event::GoldenGoal);
        state.todo.size = 0;
        return push(state, Task::Finish);
    }
    award(state, Restart::KickOff, opposite(side), kickOffSpot, teller);
}

} // namespace touchline::simulator
