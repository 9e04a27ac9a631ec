// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/input_keeper.h"
#include "models/league/league.h"

namespace touchline {

/// Matches of competitions that are being played. Each of their inputs is in the league before it counts.
class LeagueMatches
{
public:
    /// `league` outlives it.
    explicit LeagueMatches(League &league) : m_league(&league) {}

    /// Matches that somebody has begun and not finished, the oldest first.
    [[nodiscard]] Result<std::vector<store::LiveLine>> underWay();
    /// Begins a match of the competition; every input is in the league before it counts, as long as the
    /// league is open (it outlives the match). Errors: NotFound (no such fixture); Refused (it is being
    /// played already); those of LiveMatch::begin(). An input that cannot be kept is refused; so it is with
    /// Conflict if somebody else plays the match too.
    [[nodiscard]] Result<LiveMatch> begin(const QUuid &competition, const Game &game, FixtureSetup setup,
                                          MatchLabels labels = {});
    /// A match that was begun, with all inputs that were kept; it goes on as that of begin(). Errors:
    /// NotFound; Damaged; those of LiveMatch::resume().
    [[nodiscard]] Result<LiveMatch> resume(const QUuid &fixture);
    /// Records the match, which is over. Errors: Refused (it is not over); NotFound (it is not being played
    /// any more); Conflict (somebody else plays it too, and it stands otherwise); those of record().
    [[nodiscard]] Result<JournalEntry> finish(const QUuid &competition, const LiveMatch &match);
    /// Forgets a match under way.
    [[nodiscard]] Result<void> abandon(const QUuid &fixture);

private:
    /// What keeps the changes of a match that stands like this.
    [[nodiscard]] InputKeeper keeper(const QUuid &fixture, store::KeptMatch known);

    League *m_league;
};

} // namespace touchline
