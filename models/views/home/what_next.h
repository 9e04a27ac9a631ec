// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

#include <QStringList>

namespace touchline {

/// A match that comes next, as people announce it.
struct NextMatch
{
    /// Index of the fixture.
    int fixture = 0;
    /// Indices of entrants.
    PerSide<int> teams{{-1, -1}};
    /// "Sat 21 Nov 2026, 15:00"; empty while it is not known.
    QString when;
};

/// Somebody who misses a match that comes next.
struct MissingPlayer
{
    int fixture = 0;
    int team = 0;
    QString name;
    /// Why, in one line.
    QString because;
};

/// "What next?" of a competition.
struct WhatNext
{
    /// Matches with a result that counts, walkovers among them, and all that there are to be.
    int played = 0;
    int all = 0;
    /// Those that were given, not played.
    int walkovers = 0;
    /// "group stage, matchday 2", "quarter-finals"; empty while nothing is ready.
    QString round;
    std::vector<NextMatch> matches;
    std::vector<MissingPlayer> missing;
    /// What stands in the way or waits for somebody, each a sentence: matches in conflict, a draw that is
    /// due, teams that the game cannot play.
    QStringList cautions;
    /// Index of the first fixture that is in conflict, else of the first that was abandoned and is not
    /// decided; -1 where there is none.
    int toSettle = -1;
    /// The program can draw what is due.
    bool isDrawDue = false;
    /// Index of the entrant; -1 while not known, emptyPlace where the title is not awarded.
    int champion = -1;
    bool isOver = false;
};

[[nodiscard]] WhatNext whatNext(const CompetitionState &state);

} // namespace touchline
