// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_drawing.h"

#include <map>

namespace touchline {

/// Where everything stood before it moved.
struct BoardStand
{
    std::map<int, QPointF> pieces;
    /// Those that cannot be told apart, by side and cell.
    std::map<std::pair<Side, int>, std::vector<QPointF>> alike;
    std::optional<QPointF> ball;

    BoardStand() = default;
    explicit BoardStand(const BoardLayout &layout);
};

/// The way of everything that moved, from where it stood to where a layout has it. Knows no clock.
class BoardAnimation
{
public:
    /// `stepMilliseconds`: of a step of which the game does not know how long it took.
    BoardAnimation(BoardStand before, const BoardLayout &after, const BoardMotion &motion,
                   int stepMilliseconds);

    /// 0: nothing moves.
    [[nodiscard]] int milliseconds() const { return m_milliseconds; }
    [[nodiscard]] BoardMoment at(int millisecond) const;

private:
    /// One move of a disc.
    struct Track
    {
        int begin = 0;
        int end = 0;
        QPolygonF way;
    };
    using Tracks = std::vector<Track>;

    void addTracks(const BoardLayout &after, const BoardMotion &motion, const std::vector<int> &begins,
                   const std::vector<int> &ends);
    void joinEnds(BoardStand before, const BoardLayout &after);
    [[nodiscard]] static QPointF on(const Tracks &tracks, const QPointF &rest, int millisecond);

    BoardMoment m_rest;
    /// By disc, in order; and of the ball.
    std::vector<Tracks> m_discs;
    Tracks m_ball;
    int m_milliseconds = 0;
    /// Where the first move of a disc that looks like others began.
    std::vector<std::optional<int>> m_firstCells;
};

} // namespace touchline
