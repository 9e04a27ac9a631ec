// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "models/views/badge.h"
#include "models/views/match_centre/match_session.h"

#include <QStringList>

#include <vector>

namespace touchline {

/// What stands above a match that is being played.
struct Scoreboard
{
    struct OneSide
    {
        QString name;
        Badge kit;
        /// "Kocsis 12', 31'".
        QStringList scorers;
        int yellows = 0;
        int reds = 0;
        /// Who is hurt or sent off, as sentences of one line: "Lantos sent off 40'".
        QStringList out;
        /// Of the shoot-out, in order: whether it went in.
        std::vector<bool> kicks{};

        bool operator==(const OneSide &) const = default;
    };

    PerSide<OneSide> sides;
    /// Nothing before kick-off.
    std::optional<Score> score;
    std::optional<Score> shootOut;
    /// "Second half, 67'"; "Full time".
    QString clock;

    /// For who hears it: "Hungary 2, Brazil 1, second half, 67'".
    [[nodiscard]] QString spoken() const;
};

/// "Second half, 67'"; "Full time". `onBoard`: the clock of the board, which goes on where nothing happens.
[[nodiscard]] QString clockOf(const LiveMatch &match, const std::optional<BoardClock> &onBoard = {});
[[nodiscard]] Scoreboard scoreboardOf(const MatchSession &session, const OpenLeague &league,
                                      const std::optional<BoardClock> &onBoard = {});

} // namespace touchline
