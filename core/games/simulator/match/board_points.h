// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/board_geometry.h"

namespace touchline::simulator {

/// Around the field, for goals and referees.
inline constexpr double boardMargin = 3;

/// A place of the field as the home side sees it: it plays upwards in both halves.
[[nodiscard]] inline BoardPoint boardPoint(bool homeAlong, Point place)
{
    const Point own = seen(place, homeAlong);
    return {boardMargin + (pitchWidth - own.y) / 100.0, boardMargin + own.x / 100.0};
}
[[nodiscard]] inline BoardPoint boardPoint(const State &state, Point place)
{
    return boardPoint(state.homeAlong, place);
}
/// Cells have the numbers that the home side sees.
[[nodiscard]] inline int boardCell(const State &state, int cell)
{
    return cell == noCellHere ? noCell : seen(cell, state.homeAlong);
}
/// An angle from x towards y, with the clock from Home's way of playing.
[[nodiscard]] inline double boardDegrees(const State &state, int degrees)
{
    constexpr int wholeTurn = 360;
    const int turnedBack = state.homeAlong ? wholeTurn - degrees : wholeTurn + wholeTurn / 2 - degrees;
    return turnedBack % wholeTurn;
}

} // namespace touchline::simulator
