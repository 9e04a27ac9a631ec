// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event_sink.h"
#include "tests/unit/simulator/simulator_matches.h"

#include <string_view>

namespace touchline::testing {

/// A position that a test sets by hand and then drives: state + rolls + choices -> state. Home attacks along
/// x. Players are named by side and number (0 the goalkeeper), cells by column and row.
struct SimulatorPosition
{
    explicit SimulatorPosition(const simulator::RuleOptions &options = {}) : tables(simulatorTables(options))
    {
        state.tables = &tables;
        for (const Side side : bothSides) {
            state.sides[side].keeper = 0;
            state.sides[side].lineUp.fill(-1);
            for (int man = simulator::teamSize; man < simulator::squadSize; ++man)
                state.man(simulator::pieceOf(side, man)).place = simulator::Place::Bench;
            tables.teams[side].skill = 0;
        }
        // Far from everything that a test does.
        place(Side::Home, 0, 1, 4);
        place(Side::Away, 0, 21, 4);
    }
    SimulatorPosition(const SimulatorPosition &) = delete;
    SimulatorPosition &operator=(const SimulatorPosition &) = delete;

    /// -1: the lowest legal spot.
    SimulatorPosition &place(Side side, int man, int column, int row, int spot = -1)
    {
        using namespace simulator;
        const int piece = pieceOf(side, man);
        const int cell = cellAt(column, row);
        state.man(piece).place = Place::Field;
        put(state, piece, cell, spot >= 0 ? spot : std::max(0, lowestSpot(state, piece, cell)));
        return *this;
    }
    /// Five more of each side in a corner of their own, so that nobody has too few.
    SimulatorPosition &fill()
    {
        constexpr std::array<std::array<int, 2>, 5> cells{{{2, 7}, {4, 7}, {6, 7}, {1, 8}, {3, 8}}};
        for (int number = 0; number < 5; ++number) {
            const auto [column, row] = cells[static_cast<std::size_t>(number)];
            place(Side::Home, simulator::teamSize + number, column, row);
            place(Side::Away, simulator::teamSize + number, simulator::lastColumn - column,
                  simulator::rowCount - 1 - row);
        }
        return *this;
    }
    SimulatorPosition &sticker(Side side, int man, std::string_view letters)
    {
        tables.teams[side].stickers[static_cast<std::size_t>(man)] = simulator::stickerOf(letters);
        return *this;
    }
    SimulatorPosition &lie(Side side, int man)
    {
        simulator::layDown(state, simulator::pieceOf(side, man), simulator::acrossAxis);
        return *this;
    }
    /// In hundredths of a centimetre.
    SimulatorPosition &ball(int x, int y)
    {
        simulator::setBall(state, simulator::at(x, y));
        return *this;
    }
    SimulatorPosition &ballIn(int column, int row)
    {
        simulator::setBall(state, simulator::centreOf(simulator::cellAt(column, row)));
        return *this;
    }
    /// He has the ball, and it is his side's turn.
    SimulatorPosition &possessor(Side side, int man)
    {
        state.ball.possessor = static_cast<simulator::Piece>(simulator::pieceOf(side, man));
        state.attacker = side;
        return *this;
    }
    /// He has kicked the ball from where he stands, to where it lies.
    SimulatorPosition &kicked(simulator::Act act, Side side, int man)
    {
        using namespace simulator;
        const int piece = pieceOf(side, man);
        state.kick = {};
        state.kick.act = act;
        state.kick.kicker = static_cast<Piece>(piece);
        state.kick.cell = state.man(piece).cell;
        state.kick.from = state.man(piece).at;
        state.kick.to = state.ball.at;
        state.attacker = side;
        for (int other = 0; other < pieceCount; ++other)
            state.kick.offsideX[static_cast<std::size_t>(other)] =
                seen(state.man(other).at, state.along(side)).x;
        return *this;
    }
    /// Home's number 10 has kicked the ball into the middle of that cell.
    SimulatorPosition &lies(int column, int row, simulator::Act act = simulator::Act::Pass)
    {
        constexpr int kicker = 10;
        ballIn(column, row);
        return kicked(act, Side::Home, kicker);
    }
    SimulatorPosition &touch(Side side, int man)
    {
        state.kick.touches[static_cast<std::size_t>(state.kick.touchCount++)] =
            static_cast<simulator::Piece>(simulator::pieceOf(side, man));
        return *this;
    }
    /// Goes on with what is on the list.
    SimulatorPosition &run(simulator::Task task, Side side = Side::Home, int a = 0)
    {
        push(state, task, side, a);
        state.phase = simulator::Phase::Running;
        return settle();
    }
    SimulatorPosition &settle()
    {
        simulator::settle(state, simulator::Teller(events), due);
        return *this;
    }
    SimulatorPosition &roll(int value)
    {
        simulator::applyRoll(state, value, simulator::Teller(events), due);
        return *this;
    }
    SimulatorPosition &choose(OptionCode option)
    {
        simulator::applyChoice(state, option, simulator::Teller(events), due);
        return *this;
    }
    [[nodiscard]] OptionCode cell(int column, int row) const
    {
        return simulator::codeOfCell(state, state.decider, simulator::cellAt(column, row));
    }
    [[nodiscard]] const simulator::Man &man(Side side, int number) const
    {
        return state.man(simulator::pieceOf(side, number));
    }
    [[nodiscard]] bool hasEvent(EventKind kind) const
    {
        for (const Event &one : events.events())
            if (one.kind == kind)
                return true;
        return false;
    }

    simulator::MatchTables tables;
    simulator::State state;
    EventList events;
    OptionList due;
};

} // namespace touchline::testing
