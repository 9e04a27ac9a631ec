// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_shown.h"
#include "models/views/match_centre/match_session.h"

#include <array>
#include <map>

namespace touchline {

/// The board of a match as somebody at this screen may see it, step by step: what is secret is not in it, and
/// what moved since the last step is known.
class MatchBoard
{
public:
    /// Of this match, in which nothing has moved yet.
    void begin(const MatchSession &session);
    /// As it is now; to be asked once a step. Without a geometry the notes alone.
    [[nodiscard]] BoardShown next(const MatchSession &session);

private:
    /// For each side and for nobody in particular; nothing where nobody looks with these eyes.
    using Views = std::array<std::optional<BoardPosition>, 3>;
    struct Trail
    {
        BoardMotion motion;
        bool isNew = false;
    };

    [[nodiscard]] static Views viewsOf(const MatchSession &session);
    void noteMotion(const MatchSession &session, const Views &now);
    /// Whether the last answer did no more than choose the piece whose ways are shown.
    [[nodiscard]] bool canGiveUp(const MatchSession &session, const BoardPosition &position) const;
    void notePicks(const MatchSession &session, const BoardPosition &position);

    /// Of the match, which has one from its beginning to its end: what is shown knows by it that it goes on.
    BoardGeometryPtr m_geometry;
    Views m_before;
    /// As each of them saw the last action.
    std::array<Trail, 3> m_trails;
    std::size_t m_seenEvents = 0;
    /// Pieces that could be chosen, by the names of those answers, and the inputs before it.
    std::map<QString, BoardPlace> m_picks;
    std::size_t m_pickInputs = 0;
};

/// How long a step of what moves on the board is shown at the pace of a match; 0 where nothing is to be seen
/// moving.
[[nodiscard]] int stepMilliseconds(const MatchSession &session);

} // namespace touchline
