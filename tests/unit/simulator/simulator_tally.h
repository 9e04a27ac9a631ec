// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/agents/coach.h"
#include "core/games/simulator/kick/angle_tables.h"
#include "tests/unit/simulator/simulator_matches.h"

namespace touchline::testing {

/// What happened in some matches.
struct SimulatorTally
{
    int matches = 0;
    PerSide<int> goals;
    PerSide<int> wins;
    int level = 0;
    int fouls = 0;
    int shots = 0;
    int crosses = 0;
    int corners = 0;
    int throwIns = 0;
    int penalties = 0;
    int counters = 0;
    int tackles = 0;
    int tacklesWon = 0;
    int passes = 0;
    int kept = 0;
    int offsides = 0;
    int headers = 0;
    int dribbles = 0;
    int turns = 0;
    int knocked = 0;
    int steps = 0;
    /// Shots with the foot in play and from free kicks, by how far off the goal they were: below 30 cm, below
    /// 40 cm, from farther away.
    std::array<int, 3> shotsFrom{};
    std::array<int, 3> goalsFrom{};

    void note(const simulator::State &state, std::span<const Event> events)
    {
        namespace sim = simulator;
        ++matches;
        for (const Side side : bothSides)
            goals[side] += state.score.of(side);
        if (const auto leader = state.score.leader())
            ++wins[*leader];
        else
            ++level;
        const Event *kick = nullptr;
        for (const Event &one : events) {
            fouls += one.kind == sim::event::Foul ? 1 : 0;
            corners += one.kind == sim::event::Corner ? 1 : 0;
            throwIns += one.kind == sim::event::ThrowIn ? 1 : 0;
            penalties += one.kind == sim::event::Penalty ? 1 : 0;
            counters += one.kind == sim::event::Counterattack ? 1 : 0;
            offsides += one.kind == sim::event::Offside ? 1 : 0;
            turns += one.kind == sim::event::Turn ? 1 : 0;
            knocked += one.kind == sim::event::Knocked && one.numbers[1] != 0 ? 1 : 0;
            if (one.kind == sim::event::Kick) {
                kick = &one;
                const auto act = static_cast<sim::Act>(one.numbers[0]);
                shots += act == sim::Act::Shot || act == sim::Act::HeadShot ? 1 : 0;
                if (act == sim::Act::Shot)
                    noteShot(one);
                headers += act == sim::Act::HeadShot ? 1 : 0;
                crosses += act == sim::Act::Cross ? 1 : 0;
                passes += act == sim::Act::Pass ? 1 : 0;
                dribbles += act == sim::Act::Dribble ? 1 : 0;
            }
            if (one.kind == sim::event::Possession && kick != nullptr &&
                kick->numbers[0] == static_cast<int>(sim::Act::Pass))
                kept += one.side == kick->side ? 1 : 0;
            if (one.kind == sim::event::Duel && one.numbers[0] == 2) {
                ++tackles;
                tacklesWon += one.numbers[7] == 0 ? 1 : 0;
            }
        }
    }
    void noteShot(const Event &kick)
    {
        constexpr int fullTurn = 3'600;
        constexpr double near = 3'000;
        constexpr double far = 4'000;
        const int direction = (kick.numbers[4] % fullTurn + fullTurn) % fullTurn;
        // What is shot across, from beside the goal, goes as little to the one goal as to the other.
        const auto ahead = simulator::cosine(direction);
        const bool isAcross = std::abs(ahead) < std::abs(simulator::cosine(800));
        const bool isToTheRight = isAcross ? kick.numbers[6] > simulator::pitchLength / 2 : ahead > 0;
        const int goal = isToTheRight ? simulator::pitchLength : 0;
        const double away = simulator::farFrom(simulator::at(kick.numbers[6], kick.numbers[7]),
                                               simulator::at(goal, simulator::middleY));
        const std::size_t band = away < near ? 0 : away < far ? 1 : 2;
        ++shotsFrom[band];
        goalsFrom[band] += kick.numbers[8] == static_cast<int>(simulator::KickEnd::Goal) ? 1 : 0;
    }
    [[nodiscard]] double goalsPerMatch() const
    {
        return static_cast<double>(goals[Side::Home] + goals[Side::Away]) / matches;
    }
    [[nodiscard]] double per(int number) const { return static_cast<double>(number) / matches; }
};

/// One match in simulation; false: somebody chose what is not legal.
template <class HomeSide, class AwaySide>
bool playSimulator(const simulator::MatchTables &tables, std::uint64_t seed, HomeSide home, AwaySide away,
                   SimulatorTally &tally)
{
    Generator dice(seed);
    EventList events;
    simulator::State state = simulator::startMatch(tables, events);
    OptionList due;
    while (touchline::awaits(state) != Awaits::Nothing) {
        ++tally.steps;
        if (touchline::awaits(state) == Awaits::Roll) {
            simulator::applyRoll(state, dice.roll(touchline::promptDue(state).die.faces),
                                 simulator::Teller(events), due);
            continue;
        }
        if (due.empty())
            simulator::listOptions(state, due);
        const OptionCode option =
            state.decider == Side::Home ? home.choose(state, due) : away.choose(state, due);
        if (!due.contains(option))
            return false;
        simulator::applyChoice(state, option, simulator::Teller(events), due);
    }
    tally.note(state, events.events());
    return true;
}

} // namespace touchline::testing
