// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"

#include <vector>

namespace touchline {

/// How one piece, or the ball, came from one place of a board to another.
struct BoardMove
{
    bool isBall = false;
    /// noPiece for the ball, and for one of several that cannot be told apart.
    int piece = noPiece;
    /// Of the piece.
    Side side = Side::Home;
    /// Moves with the same step go at the same time, steps one after the other from 0.
    int step = 0;
    /// Nowhere: it was not on the board; and the same for where it goes.
    BoardPlace from{};
    BoardPlace to{};
    /// From the first point to the last one; empty: straight.
    std::vector<BoardPoint> path{};
    /// How long it took, where the game knows; 0: as long as a board likes.
    double seconds = 0;
    /// Why it was moved, where nobody moved it by choice: "offside"; may be empty.
    QString reason{};

    bool operator==(const BoardMove &) const = default;
};

/// What moved between two positions, in order.
using BoardMotion = std::vector<BoardMove>;

/// Puts a motion together from what the events tell, one step after the other, and from the position that
/// came of it: what they leave out is a last step, in which everything goes straight to where it is.
class MotionBuilder
{
public:
    explicit MotionBuilder(const BoardPosition &before) : m_now(before) {}

    /// A piece by its id; nothing happens where it is unknown or there already.
    void movePiece(int id, const BoardPlace &to, const QString &reason = {});
    /// One of the alike pieces of a cell.
    void moveAlike(Side side, int fromCell, int toCell);
    void moveBall(const BoardPlace &to, std::vector<BoardPoint> path = {}, double seconds = 0);
    /// The next moves go at the same time as the last one.
    void together() { m_isTogether = true; }
    [[nodiscard]] BoardMotion upTo(const BoardPosition &after) &&;

private:
    void add(BoardMove move);
    void addPieces(const BoardPosition &after);
    void addAlike(const BoardPosition &after, Side side);

    BoardPosition m_now;
    BoardMotion m_motion;
    int m_nextStep = 0;
    bool m_isTogether = false;
};

/// What moved between two positions of which nothing more is known: everything in one step.
[[nodiscard]] BoardMotion motionBetween(const BoardPosition &before, const BoardPosition &after);

} // namespace touchline
