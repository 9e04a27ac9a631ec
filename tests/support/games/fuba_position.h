// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules.h"
#include "tests/support/games/state_position.h"

#include <initializer_list>
#include <memory>
#include <utility>

namespace touchline::fuba {

// For tests that do not ask which options are due.

inline void settle(State &state, const Teller &teller)
{
    OptionList due;
    settle(state, teller, due);
}
inline void applyRoll(State &state, int value, const Teller &teller)
{
    OptionList due;
    applyRoll(state, value, teller, due);
}
inline void applyChoice(State &state, OptionCode option, const Teller &teller)
{
    OptionList due;
    applyChoice(state, option, teller, due);
}

} // namespace touchline::fuba

namespace touchline::testing {

/// Both teams of a FUBA match: 4-4-2, sixteen names, two of them keepers.
inline fuba::MatchTables fubaTables(const fuba::RuleOptions &options = {})
{
    fuba::MatchTables tables;
    tables.options = options;
    // Not owned: the shipped charts live as long as the program.
    tables.charts = std::shared_ptr<const fuba::Charts>(std::shared_ptr<void>(), &fuba::shippedCharts());
    for (const Side side : bothSides) {
        fuba::TeamSheet &team = tables.teams[side];
        team.size = 16;
        for (std::size_t name = 0; name < 16; ++name) {
            const bool keeper = name == 0 || name == 11;
            team.position[name] = keeper                                  ? fuba::keeperLine
                                  : name <= 4 || name == 12               ? std::int8_t{0}
                                  : name <= 8 || name == 13 || name == 14 ? std::int8_t{1}
                                                                          : std::int8_t{2};
            team.startLine[name] = team.position[name];
            team.takers[name] = static_cast<std::int8_t>(name);
        }
        team.starters = (1U << 11U) - 1U;
        team.bench = ((1U << 16U) - 1U) & ~team.starters;
        // The keepers come last as takers.
        for (std::size_t place = 0; place < 10; ++place)
            team.takers[place] = static_cast<std::int8_t>(10 - place);
        team.takers[10] = 0;
    }
    return tables;
}

/// All advanced rules.
inline fuba::RuleOptions fubaFull()
{
    fuba::RuleOptions options;
    options.roles = options.condition = options.substitutions = options.injuries = true;
    options.advancedKeeper = options.aggressivePressing = options.advancedOffside = true;
    options.skills = options.c1 = options.c2 = options.c3 = true;
    options.skillsPerTeam = 1;
    return options;
}
/// The level "standard".
inline fuba::RuleOptions fubaStandard()
{
    fuba::RuleOptions options;
    options.condition = options.substitutions = options.injuries = options.advancedOffside = true;
    options.c1 = options.c2 = true;
    return options;
}

/// The home side has the ball unless said otherwise.
struct FubaPosition : StatePosition<FubaPosition, fuba::State>
{
    using Places = std::initializer_list<std::pair<int, int>>;

    explicit FubaPosition(fuba::RuleOptions options = {}) : StatePosition(fubaTables(options))
    {
        state.turn = 1;
        for (const Side side : bothSides) {
            fuba::SideState &own = state.sides[side];
            own.onPitch = tables.teams[side].starters;
            own.bench = tables.teams[side].bench;
            own.line = tables.teams[side].startLine;
            if (options.condition)
                own.condition = own.formation.men;
        }
    }

    /// Outfield pieces and keeper of a side in its own view.
    FubaPosition &place(Side side, Places places, int keeper = fuba::area::PA)
    {
        fuba::SideState &own = state.sides[side];
        own.pieces = {};
        for (const auto &[area, count] : places)
            fuba::at(own.pieces, area) = static_cast<std::int8_t>(count);
        own.keeper = static_cast<std::int8_t>(keeper);
        fuba::freshPieces(own);
        return *this;
    }
    /// The ball in an area of the holder's view; it is start and target of the turn as well.
    FubaPosition &ball(int area, int value, Side holder = Side::Home)
    {
        state.holder = holder;
        state.turnHolder = holder;
        state.ball = static_cast<std::int8_t>(fuba::seenBy(holder, area));
        state.start = state.ball;
        state.target = state.ball;
        state.value = static_cast<std::int8_t>(value);
        return *this;
    }
    /// Begins a turn from here: the target is due.
    FubaPosition &beginTurn()
    {
        dropAll(state);
        push(state, fuba::Task::BeginTurn);
        state.phase = fuba::Phase::Running;
        return settle();
    }
    /// Begins the stage of a side, the ball and all counts as they are.
    FubaPosition &beginStage(Side side, int number = 1)
    {
        dropAll(state);
        push(state, fuba::Task::EndTurn);
        push(state, fuba::Task::Stage, side, number);
        fuba::countOrder(state);
        state.phase = fuba::Phase::Running;
        return settle();
    }

    FubaPosition &act(fuba::Action action) { return choose(static_cast<OptionCode>(action)); }
    FubaPosition &move(int from, int to, bool keeper = false, bool ball = false)
    {
        return choose(fuba::PieceMove{from, to, keeper, ball}.code());
    }
};

} // namespace touchline::testing
