// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/board_motion.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

BoardPiece *pieceWith(BoardPosition &position, int id)
{
    const auto found = std::find_if(position.pieces.begin(), position.pieces.end(),
                                    [id](const BoardPiece &piece) { return piece.id == id; });
    return id == noPiece || found == position.pieces.end() ? nullptr : &*found;
}

/// Pieces of a side that cannot be told apart, by cell.
std::map<int, int> alikeByCell(const BoardPosition &position, Side side)
{
    std::map<int, int> counts;
    for (const BoardPiece &piece : position.pieces)
        if (piece.id == noPiece && piece.side == side)
            counts[piece.cell] += piece.count;
    return counts;
}

} // namespace

void MotionBuilder::add(BoardMove move)
{
    if (!m_isTogether && !m_motion.empty())
        ++m_nextStep;
    m_isTogether = false;
    move.step = m_nextStep;
    m_motion.push_back(std::move(move));
}

void MotionBuilder::movePiece(int id, const BoardPlace &to, const QString &reason)
{
    BoardPiece *piece = pieceWith(m_now, id);
    if (piece == nullptr || piece->place() == to)
        return;
    BoardMove move;
    move.piece = id;
    move.side = piece->side;
    move.from = piece->place();
    move.to = to;
    move.reason = reason;
    add(std::move(move));
    piece->cell = to.cell;
    piece->at = to.at;
}

void MotionBuilder::moveAlike(Side side, int fromCell, int toCell)
{
    const auto from = std::find_if(m_now.pieces.begin(), m_now.pieces.end(), [&](const BoardPiece &piece) {
        return piece.id == noPiece && piece.side == side && piece.cell == fromCell && piece.count > 0;
    });
    if (from == m_now.pieces.end() || fromCell == toCell)
        return;
    BoardMove move;
    move.side = side;
    move.from.cell = fromCell;
    move.to.cell = toCell;
    add(std::move(move));
    --from->count;
    BoardPiece arrived = *from;
    arrived.cell = toCell;
    arrived.count = 1;
    m_now.pieces.push_back(arrived);
}

void MotionBuilder::moveBall(const BoardPlace &to, std::vector<BoardPoint> path, double seconds)
{
    const BoardPlace from = m_now.ball ? m_now.ball->place() : BoardPlace();
    if (from == to && path.empty())
        return;
    BoardMove move;
    move.isBall = true;
    move.from = from;
    move.to = to;
    move.path = std::move(path);
    move.seconds = seconds;
    add(std::move(move));
    if (to.isNowhere()) {
        m_now.ball.reset();
        return;
    }
    if (!m_now.ball)
        m_now.ball = BoardBall();
    m_now.ball->cell = to.cell;
    m_now.ball->at = to.at;
}

void MotionBuilder::addPieces(const BoardPosition &after)
{
    const std::vector<BoardPiece> known = m_now.pieces;
    for (const BoardPiece &piece : after.pieces) {
        if (piece.id == noPiece)
            continue;
        const auto before = std::find_if(known.begin(), known.end(),
                                         [&piece](const BoardPiece &one) { return one.id == piece.id; });
        if (before != known.end()) {
            movePiece(piece.id, piece.place());
        } else {
            BoardMove move;
            move.piece = piece.id;
            move.side = piece.side;
            move.to = piece.place();
            add(std::move(move));
        }
        m_isTogether = !m_motion.empty();
    }
    for (const BoardPiece &piece : known) {
        const bool isStill = piece.id == noPiece ||
                             std::any_of(after.pieces.begin(), after.pieces.end(),
                                         [&piece](const BoardPiece &one) { return one.id == piece.id; });
        if (isStill)
            continue;
        BoardMove move;
        move.piece = piece.id;
        move.side = piece.side;
        move.from = piece.place();
        add(std::move(move));
        m_isTogether = true;
    }
}

/// Of pieces that look the same as many went as came: the first one missing to the first place that has one
/// more. What is left over came onto the board or left it.
void MotionBuilder::addAlike(const BoardPosition &after, Side side)
{
    std::map<int, int> change = alikeByCell(after, side);
    for (const auto &[cell, count] : alikeByCell(m_now, side))
        change[cell] -= count;
    std::vector<int> gone;
    std::vector<int> come;
    for (const auto &[cell, count] : change) {
        gone.insert(gone.end(), static_cast<std::size_t>(std::max(0, -count)), cell);
        come.insert(come.end(), static_cast<std::size_t>(std::max(0, count)), cell);
    }
    for (std::size_t i = 0; i < std::max(gone.size(), come.size()); ++i) {
        BoardMove move;
        move.side = side;
        move.from.cell = i < gone.size() ? gone[i] : noCell;
        move.to.cell = i < come.size() ? come[i] : noCell;
        add(std::move(move));
        m_isTogether = true;
    }
}

BoardMotion MotionBuilder::upTo(const BoardPosition &after) &&
{
    m_isTogether = false;
    addPieces(after);
    for (const Side side : bothSides)
        addAlike(after, side);
    const BoardPlace ball = after.ball ? after.ball->place() : BoardPlace();
    const BoardPlace known = m_now.ball ? m_now.ball->place() : BoardPlace();
    if (ball != known)
        moveBall(ball);
    return std::move(m_motion);
}

BoardMotion motionBetween(const BoardPosition &before, const BoardPosition &after)
{
    return MotionBuilder(before).upTo(after);
}

} // namespace touchline
