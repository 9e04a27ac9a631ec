// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"
#include "models/views/competition_state.h"

#include <QStringList>

namespace touchline {

/// What has to be drawn, or decided otherwise, before a competition can go on.
struct DueDraw
{
    /// One sentence each: level places and ties, a round whose teams are known.
    QStringList sentences;
    /// The program can draw lots now.
    bool hasLots = false;
    /// It can draw, or pair, a round now.
    bool hasRounds = false;

    [[nodiscard]] bool isPossible() const { return hasLots || hasRounds; }
};

[[nodiscard]] DueDraw dueDraw(const CompetitionState &state);
/// "Group C", "Match 61".
[[nodiscard]] QString lotWords(const CompetitionState &state, const Lot &lot);
/// Enters lots that somebody drew, as one command. Errors: those of Competition::addLot() and
/// LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> enterLots(League &league, const CompetitionState &state,
                                             const std::vector<Lot> &lots);
/// dueDraw().isPossible(), without the sentences.
[[nodiscard]] bool canDraw(const CompetitionState &state);

} // namespace touchline
