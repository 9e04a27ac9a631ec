// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_animation.h"

#include "core/base/index.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace touchline {

namespace {

constexpr int perSecond = 1000;

QPointF alongOf(const QPolygonF &way, double share)
{
    qreal left = 0;
    for (qsizetype i = 1; i < way.size(); ++i)
        left += QLineF(way[i - 1], way[i]).length();
    left *= share;
    for (qsizetype i = 1; i < way.size(); ++i) {
        const QLineF part(way[i - 1], way[i]);
        if (left <= part.length() && part.length() > 0)
            return part.pointAt(left / part.length());
        left -= part.length();
    }
    return way.last();
}

/// Slowly away, slowly in.
double eased(double share)
{
    return (1 - std::cos(share * std::numbers::pi)) / 2;
}

} // namespace

BoardStand::BoardStand(const BoardLayout &layout)
{
    for (const BoardLayout::Disc &disc : layout.discs()) {
        if (disc.piece->id != noPiece)
            pieces[disc.piece->id] = disc.centre;
        else
            alike[{disc.piece->side, disc.piece->cell}].push_back(disc.centre);
    }
    if (layout.ball().radius > 0)
        ball = layout.ball().centre;
}

BoardAnimation::BoardAnimation(BoardStand before, const BoardLayout &after, const BoardMotion &motion,
                               int stepMilliseconds)
    : m_discs(after.discs().size())
    , m_firstCells(after.discs().size())
{
    for (const BoardLayout::Disc &disc : after.discs())
        m_rest.discs.push_back(disc.centre);
    m_rest.ball = after.ball().centre;
    std::vector<int> lengths;
    for (const BoardMove &move : motion) {
        lengths.resize(std::max(lengths.size(), touchline::at(move.step) + 1), 0);
        lengths[touchline::at(move.step)] = std::max(
            lengths[touchline::at(move.step)],
            move.seconds > 0 ? static_cast<int>(std::lround(move.seconds * perSecond)) : stepMilliseconds);
    }
    std::vector<int> begins;
    std::vector<int> ends;
    for (const int length : lengths) {
        begins.push_back(m_milliseconds);
        m_milliseconds += length;
        ends.push_back(m_milliseconds);
    }
    addTracks(after, motion, begins, ends);
    joinEnds(std::move(before), after);
}

/// From the last move back to the first one: who is where at the end is known of everybody.
void BoardAnimation::addTracks(const BoardLayout &after, const BoardMotion &motion,
                               const std::vector<int> &begins, const std::vector<int> &ends)
{
    std::vector<int> cells;
    for (const BoardLayout::Disc &disc : after.discs())
        cells.push_back(disc.piece->cell);
    const auto discOf = [&](const BoardMove &move) {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const BoardPiece &piece = *after.discs()[i].piece;
            if (move.piece != noPiece && piece.id == move.piece)
                return std::optional(i);
            const bool isAlike = move.piece == noPiece && piece.id == noPiece && piece.side == move.side &&
                                 cells[i] == move.to.cell;
            // One that goes on from there rather than one that stood there all the time.
            if (isAlike && (!found || (m_discs[*found].empty() && !m_discs[i].empty())))
                found = i;
        }
        return found;
    };
    for (auto move = motion.rbegin(); move != motion.rend(); ++move) {
        Track track{begins[touchline::at(move->step)], ends[touchline::at(move->step)],
                    after.polygon(move->path)};
        const auto from = pointOf(after.geometry(), move->from);
        const auto to = pointOf(after.geometry(), move->to);
        if (!to)
            continue;
        if (track.way.size() < 2)
            track.way = QPolygonF{after.mapped(from.value_or(*to)), after.mapped(*to)};
        if (move->isBall) {
            m_ball.insert(m_ball.begin(), std::move(track));
            continue;
        }
        const auto disc = discOf(*move);
        if (!disc)
            continue;
        m_discs[*disc].insert(m_discs[*disc].begin(), std::move(track));
        if (move->piece == noPiece) {
            cells[*disc] = move->from.cell;
            m_firstCells[*disc] = move->from.cell;
        }
    }
}

/// Several pieces of a cell stand round its middle: each begins where it stood, and ends where it stands.
void BoardAnimation::joinEnds(BoardStand before, const BoardLayout &after)
{
    const auto join = [](Tracks &tracks, const std::optional<QPointF> &from, const QPointF &to) {
        if (tracks.empty())
            return;
        if (from)
            tracks.front().way.first() = *from;
        tracks.back().way.last() = to;
    };
    for (std::size_t i = 0; i < m_discs.size(); ++i) {
        const BoardPiece &piece = *after.discs()[i].piece;
        std::optional<QPointF> from;
        if (piece.id != noPiece) {
            if (const auto known = before.pieces.find(piece.id); known != before.pieces.end())
                from = known->second;
        } else if (m_firstCells[i]) {
            std::vector<QPointF> &there = before.alike[{piece.side, *m_firstCells[i]}];
            if (!there.empty()) {
                from = there.back();
                there.pop_back();
            }
        }
        join(m_discs[i], from, m_rest.discs[i]);
    }
    join(m_ball, before.ball, m_rest.ball);
}

QPointF BoardAnimation::on(const Tracks &tracks, const QPointF &rest, int millisecond)
{
    if (tracks.empty())
        return rest;
    if (millisecond <= tracks.front().begin)
        return tracks.front().way.first();
    QPointF place = rest;
    for (const Track &track : tracks) {
        if (millisecond < track.begin)
            break;
        place = millisecond >= track.end
                    ? track.way.last()
                    : alongOf(track.way, eased(static_cast<double>(millisecond - track.begin) /
                                               (track.end - track.begin)));
    }
    return place;
}

BoardMoment BoardAnimation::at(int millisecond) const
{
    BoardMoment moment = m_rest;
    for (std::size_t i = 0; i < m_discs.size(); ++i)
        moment.discs[i] = on(m_discs[i], m_rest.discs[i], millisecond);
    moment.ball = on(m_ball, m_rest.ball, millisecond);
    return moment;
}

} // namespace touchline
