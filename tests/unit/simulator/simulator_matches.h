// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/rules/rules.h"
#include "core/games/simulator/rules/steps.h"

#include <memory>

namespace touchline::testing {

/// Both teams of a match with the standard squad of the specification (3.3), in its line-up.
inline simulator::MatchTables simulatorTables(const simulator::RuleOptions &options = {})
{
    using namespace simulator;
    MatchTables tables;
    tables.options = options;
    // Not owned: the shipped charts live as long as the program.
    tables.charts = std::shared_ptr<const Charts>(std::shared_ptr<void>(), &shippedCharts());
    constexpr std::array<std::string_view, squadSize> standard{
        "PP", "BBH", "BBS", "BB", "BG", "B", "YYB", "YY", "YG", "YR", "Y", "RRH", "RRS", "GG", "RG", "R"};
    constexpr std::array<std::int8_t, teamSize> lineUp{0, 3, 1, 2, 4, 8, 6, 7, 13, 11, 12};
    for (const Side side : bothSides)
        for (int man = 0; man < squadSize; ++man) {
            const auto place = static_cast<std::size_t>(man);
            TeamSheet &team = tables.teams[side];
            team.stickers[place] = options.squads ? stickerOf(standard[place]) : baseStickers(0)[place];
            team.shirts[place] = static_cast<std::int8_t>(man + 1);
            team.lineUp = lineUp;
        }
    return tables;
}

inline simulator::RuleOptions simulatorBase()
{
    simulator::RuleOptions options;
    options.duels = options.pressing = options.levels = options.speed = options.heading = false;
    options.slideTackle = options.squads = options.knockOver = false;
    return options;
}
inline simulator::RuleOptions simulatorTournament()
{
    simulator::RuleOptions options;
    options.homeAdvantage = options.refereeType = options.weather = options.var = true;
    options.injuries = options.fatigue = options.turnClock = true;
    return options;
}

/// A player who takes any choice, and aims at somebody, or at the goal, more often than into the blue: so
/// that every rule is met.
struct SimulatorByChance
{
    Generator generator;

    OptionCode choose(const simulator::State &state, const OptionList &options)
    {
        using simulator::Phase;
        switch (state.phase) {
        case Phase::SetUp:
            if (chance(75))
                return simulator::doneCode;
            break;
        case Phase::Move:
        case Phase::Defend:
            if (chance(10))
                return simulator::doneCode;
            break;
        case Phase::Kick:
            if (options.contains(simulator::shotCode) && chance(40))
                return simulator::shotCode;
            if (options.contains(simulator::crossCode) && chance(40))
                return simulator::crossCode;
            if (options.contains(simulator::passCode) && chance(60))
                return simulator::passCode;
            break;
        case Phase::DefendTo:
            return defendTo(state, options);
        case Phase::Tackle:
        case Phase::VoluntaryFoul:
            if (chance(40))
                return simulator::yesCode;
            break;
        case Phase::DribbleKeeper:
            if (chance(70))
                return simulator::dribbleCode;
            break;
        case Phase::Direction:
            return direction(state, options);
        case Phase::Power:
            if (state.kick.act == simulator::Act::DribbleKeeper)
                return 10 + static_cast<OptionCode>(generator.below(25));
            if (chance(70))
                return 20 + static_cast<OptionCode>(generator.below(50));
            break;
        default:
            break;
        }
        return any(options);
    }

private:
    /// Often to the ball, where duels, cards and injuries come from.
    OptionCode defendTo(const simulator::State &state, const OptionList &options)
    {
        const int cell = state.man(state.ball.possessor).cell;
        const OptionCode ball = simulator::codeOfCell(state, state.decider, cell);
        if (options.contains(simulator::tackleCode) && chance(80))
            return simulator::tackleCode;
        return options.contains(ball) && chance(70) ? ball : any(options);
    }
    bool chance(std::uint32_t percent) { return generator.below(100) < percent; }
    OptionCode any(const OptionList &options)
    {
        return options[generator.below(static_cast<std::uint32_t>(options.size()))];
    }
    OptionCode direction(const simulator::State &state, const OptionList &options)
    {
        using namespace simulator;
        const Side side = state.decider;
        Point target = seen(at(pitchLength, middleY), state.along(side));
        const bool isShot = state.kick.act == Act::Shot || state.kick.act == Act::HeadShot;
        if (state.kick.act == Act::DribbleKeeper) {
            const Man &keeper = state.man(keeperOf(state, opposite(side)));
            target = at(keeper.at.x, keeper.at.y + (keeper.at.y < middleY ? -200 : 200));
        } else if (!isShot) {
            const int mate = pieceOf(side, static_cast<int>(generator.below(squadSize)));
            if (state.man(mate).isOn() && mate != state.kick.kicker)
                target = state.man(mate).at;
        }
        if (chance(25))
            return any(options);
        int best = 0;
        double most = -1e9;
        for (int degrees = 0; degrees < 360; ++degrees) {
            const double along = cosine(10 * degrees) * (target.x - state.kick.from.x) +
                                 sine(10 * degrees) * (target.y - state.kick.from.y);
            if (along > most) {
                most = along;
                best = degrees;
            }
        }
        return turnedDirection(best, state.homeAlong);
    }
};

} // namespace touchline::testing
