// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/rules.h"
#include "core/games/champions/rules/steps.h"
#include "tests/support/games/state_position.h"

#include <initializer_list>
#include <memory>
#include <utility>

namespace touchline::testing {

/// Both teams of a Champions match: twenty men each, known by their shirts.
inline champions::MatchTables championsTables(const champions::RuleOptions &options = {})
{
    champions::MatchTables tables;
    tables.options = options;
    // Not owned: the shipped charts live as long as the program.
    tables.charts =
        std::shared_ptr<const champions::Charts>(std::shared_ptr<void>(), &champions::shippedCharts());
    for (const Side side : bothSides)
        for (std::size_t man = 0; man < champions::squadSize; ++man)
            tables.teams[side].player[man] = static_cast<std::int16_t>(man);
    champions::fillZones(tables);
    return tables;
}

/// Pieces are named by side and shirt, cells by column and row. Who is not placed is in the dug-out.
struct ChampionsPosition : StatePosition<ChampionsPosition, champions::State>
{
    struct At
    {
        int shirt;
        int column;
        int row;
    };

    explicit ChampionsPosition(champions::RuleOptions options = {}) : StatePosition(championsTables(options))
    {
        state.occupant.fill(champions::noPiece);
        for (const Side side : bothSides) {
            champions::SideState &team = state.sides[side];
            team.cell.fill(champions::noCellHere);
            team.home.fill(champions::noCellHere);
            team.place.fill(champions::Place::Dugout);
        }
    }

    ChampionsPosition &place(Side side, std::initializer_list<At> men)
    {
        for (const At &one : men) {
            const champions::Piece piece = champions::pieceOf(side, one.shirt - 1);
            champions::put(state, piece, champions::cellAt(one.column, one.row));
            champions::setPlace(state, piece, champions::Place::Pitch);
        }
        return *this;
    }
    ChampionsPosition &ball(int column, int row)
    {
        state.ball = static_cast<std::int16_t>(champions::cellAt(column, row));
        return *this;
    }
    /// The last touch was by this man.
    ChampionsPosition &touchedBy(Side side, int shirt)
    {
        state.lastTouch = champions::pieceOf(side, shirt - 1);
        return *this;
    }
    /// A TURN of `side` begins from here: the roll is due.
    ChampionsPosition &turn(Side side)
    {
        champions::beginTurn(state, side);
        awaitRoll(state, champions::Phase::TurnRoll, side);
        return *this;
    }
    /// A man of `side` plays the ball from his cell with so many spaces.
    ChampionsPosition &kick(Side side, int shirt, int spaces)
    {
        champions::beginTurn(state, side);
        champions::Play play;
        play.side = side;
        play.cell = static_cast<std::int16_t>(cell(side, shirt));
        play.left = static_cast<std::int8_t>(spaces);
        state.phase = champions::Phase::Running;
        champions::beginPlay(state, play, events);
        settle();
        return *this;
    }
    /// A dead ball, from its first step.
    ChampionsPosition &dead(champions::Restart kind, Side side, int column, int row)
    {
        state.phase = champions::Phase::Running;
        champions::deadBall(state, kind, side, champions::cellAt(column, row), events);
        settle();
        return *this;
    }
    /// The man with this shirt, or the cell.
    ChampionsPosition &man(int shirt) { return choose(shirt - 1); }
    ChampionsPosition &to(int column, int row) { return choose(champions::cellAt(column, row)); }
    /// The segment that goes through these cells; the first that does.
    ChampionsPosition &segment(std::initializer_list<std::pair<int, int>> way)
    {
        for (const champions::Segment &one : champions::SegmentList(state, state.play)) {
            bool isIt = one.spaces == static_cast<int>(way.size());
            std::size_t number = 0;
            for (const auto &[column, row] : way)
                isIt = isIt && one.cells[number++] == champions::cellAt(column, row);
            if (isIt)
                return choose(one.code);
        }
        demand(false);
        return *this;
    }

    [[nodiscard]] int cell(Side side, int shirt) const
    {
        return champions::cellOf(state, champions::pieceOf(side, shirt - 1));
    }
    [[nodiscard]] bool stands(Side side, int shirt, int column, int row) const
    {
        return cell(side, shirt) == champions::cellAt(column, row);
    }
};

} // namespace touchline::testing
