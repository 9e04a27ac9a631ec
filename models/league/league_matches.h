// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "models/league/league.h"
#include "models/store/rows/live_store.h"

namespace touchline {

/// Does something to the matches under way, in a transaction of its own.
template <class Work>
[[nodiscard]] Result<void> inTransaction(store::LiveStore live, store::Database &database, const Work &work)
{
    auto transaction = store::Transaction::begin(database);
    TOUCHLINE_TRY(transaction);
    if (auto done = work(live); !done)
        return done;
    return transaction->commit();
}

/// Keeps the changes of a match of `live` that stands as `known`, as long as nobody else changes it:
/// LiveStore::change(). `database`, that of `live`, outlives it.
[[nodiscard]] InputKeeper inputKeeper(store::Database &database, store::LiveStore live, const QUuid &match,
                                      store::KeptMatch known);

/// A match that was begun, with all inputs that were kept; its further ones are kept as those of begin().
/// Errors: NotFound; Damaged; those of LiveMatch::resume().
[[nodiscard]] Result<LiveMatch> resumed(store::Database &database, store::LiveStore live, const QUuid &match);

/// What is said where the competition must not change for a match that is being played: its number comes
/// first.
inline constexpr const char *matchInPlay =
    QT_TRANSLATE_NOOP("core", "Match %1 of %2 is being played (started by %3). Finish or discard it first.");

/// Matches of competitions that are being played. Each of their inputs is in the league before it counts.
class LeagueMatches
{
public:
    /// `league` outlives it.
    explicit LeagueMatches(League &league) : m_league(&league) {}

    /// Matches that somebody has begun and not finished, the oldest first.
    [[nodiscard]] Result<std::vector<store::LiveLine>> underWay();
    /// Begins a match of the competition; every input is in the league before it counts, as long as the
    /// league is open (it outlives the match). What the organiser rolled before it is entered. Errors:
    /// NotFound (no such fixture); Refused (it is being played already); those of LiveMatch::begin(). An
    /// input that cannot be kept is refused; so it is with Conflict if somebody else plays the match too.
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
    League *m_league;
};

} // namespace touchline
