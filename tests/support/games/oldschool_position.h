// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/rules.h"
#include "core/games/oldschool/rules/steps.h"
#include "tests/support/games/state_position.h"

#include <initializer_list>
#include <memory>

namespace touchline::testing {

/// Both teams of an Old School match: the default squad of section 3, shirts by their places.
inline oldschool::MatchTables oldschoolTables(const oldschool::RuleOptions &options = {})
{
    using oldschool::Flank;
    using oldschool::Role;
    oldschool::MatchTables tables;
    tables.options = options;
    // Not owned: the shipped charts live as long as the program.
    tables.charts =
        std::shared_ptr<const oldschool::Charts>(std::shared_ptr<void>(), &oldschool::shippedCharts());
    constexpr std::array<oldschool::Skill, 23> squad{
        {{Role::Keeper, Flank::None, 2},     {Role::FullBack, Flank::Left, 3},
         {Role::CentreBack, Flank::None, 2}, {Role::CentreBack, Flank::None, 2},
         {Role::FullBack, Flank::Right, 3},  {Role::Winger, Flank::Left, 4},
         {Role::Midfielder, Flank::None, 2}, {Role::Playmaker, Flank::None, 2},
         {Role::Winger, Flank::Right, 4},    {Role::Striker, Flank::None, 3},
         {Role::TargetMan, Flank::None, 2},  {Role::Keeper, Flank::None, 2},
         {Role::CentreBack, Flank::None, 2}, {Role::CentreBack, Flank::None, 2},
         {Role::FullBack, Flank::Left, 2},   {Role::FullBack, Flank::Right, 2},
         {Role::Winger, Flank::Left, 4},     {Role::Winger, Flank::Right, 3},
         {Role::Midfielder, Flank::None, 2}, {Role::Midfielder, Flank::None, 2},
         {Role::Midfielder, Flank::None, 2}, {Role::Playmaker, Flank::None, 2},
         {Role::Striker, Flank::None, 3}}};
    for (const Side side : bothSides)
        for (std::size_t player = 0; player < squad.size(); ++player) {
            tables.teams[side].players[player] = {squad[player], static_cast<std::int8_t>(player + 1),
                                                  static_cast<std::int16_t>(player)};
            tables.teams[side].available |= oldschool::bitOf(static_cast<int>(player));
        }
    return tables;
}

/// Home attacks, so its own frame is the one in which places are kept; pieces are named by slots, places by
/// column and row.
struct OldschoolPosition : StatePosition<OldschoolPosition, oldschool::State>
{
    struct At
    {
        int slot;
        oldschool::Role role;
        int column;
        int row;
        int points = 2;
    };

    explicit OldschoolPosition(oldschool::RuleOptions options = {}) : StatePosition(oldschoolTables(options))
    {
        state.occupant.fill(static_cast<std::int8_t>(oldschool::nobody));
        for (const Side side : bothSides) {
            state.sides[side].substitutions = options.substitutions;
            state.sides[side].jokers = options.jokers;
        }
    }

    OldschoolPosition &place(Side side, std::initializer_list<At> men)
    {
        for (const At &one : men) {
            const int number = oldschool::pieceOf(side, one.slot);
            oldschool::field(state, number, one.slot);
            oldschool::Piece &piece = state.piece(number);
            piece.role = one.role;
            piece.mpMax = static_cast<std::int8_t>(one.points);
            piece.mp = piece.mpMax;
            oldschool::put(state, number, oldschool::at(one.column, one.row));
        }
        return *this;
    }
    /// Both goalkeepers in their goals, who touch nothing.
    OldschoolPosition &keepersInGoal()
    {
        return place(Side::Home, {{0, oldschool::Role::Keeper, 13, 1}})
            .place(Side::Away, {{0, oldschool::Role::Keeper, 13, 39}});
    }
    OldschoolPosition &ball(int column, int row)
    {
        state.ball.at = oldschool::at(column, row);
        return *this;
    }
    /// The A-phase of Home, whose piece of this slot carries the ball.
    OldschoolPosition &attack(int carrier)
    {
        state.ball.mode = oldschool::BallMode::Held;
        state.ball.holder = static_cast<std::int8_t>(carrier);
        state.poss = Side::Home;
        state.attacker = Side::Home;
        state.lastTouch = Side::Home;
        state.lastPiece = static_cast<std::int8_t>(carrier);
        state.now = {};
        state.now.isStarting = false;
        state.now.inAttack = true;
        state.phase = oldschool::Phase::Running;
        push(state, oldschool::Task::TurnEnd);
        push(state, oldschool::Task::DefendPhase, Side::Away);
        push(state, oldschool::Task::ActNext);
        return settle();
    }
    /// The D-phase of Away; Home's piece of this slot carries the ball.
    OldschoolPosition &defend(int carrier)
    {
        attack(carrier);
        dropAll(state);
        state.now.inAttack = false;
        state.phase = oldschool::Phase::Running;
        push(state, oldschool::Task::TurnEnd);
        push(state, oldschool::Task::DefendNext, Side::Away);
        return settle();
    }
    OldschoolPosition &act(oldschool::ActKind kind, int argument = 0)
    {
        return choose(oldschool::actCode(kind, argument));
    }
    OldschoolPosition &play(oldschool::PlayKind kind, int column, int row)
    {
        return choose(oldschool::codeOf(oldschool::Play{kind, oldschool::at(column, row)}));
    }
    /// Rolls the two dice of the carrier.
    OldschoolPosition &dice(int a, int b)
    {
        act(oldschool::ActKind::Roll);
        return roll({a, b});
    }

    [[nodiscard]] bool canAct(oldschool::ActKind kind) const
    {
        for (const OptionCode option : options())
            if (oldschool::actKind(option) == kind)
                return true;
        return false;
    }
    [[nodiscard]] bool canAct(oldschool::ActKind kind, int argument) const
    {
        return isLegal(oldschool::actCode(kind, argument));
    }
    [[nodiscard]] bool canPlay(oldschool::PlayKind kind, int column, int row) const
    {
        return isLegal(oldschool::codeOf(oldschool::Play{kind, oldschool::at(column, row)}));
    }
    [[nodiscard]] int plays(oldschool::PlayKind kind) const
    {
        int count = 0;
        for (const OptionCode option : options())
            count += oldschool::playOf(option).kind == kind ? 1 : 0;
        return count;
    }
    [[nodiscard]] bool isBallAt(int column, int row) const
    {
        return state.ball.at == oldschool::at(column, row);
    }
    [[nodiscard]] oldschool::Piece &home(int slot) { return state.piece(slot); }
    [[nodiscard]] oldschool::Piece &away(int slot)
    {
        return state.piece(oldschool::pieceOf(Side::Away, slot));
    }
};

} // namespace touchline::testing
