// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"
#include "core/play/matches/live_match.h"
#include "models/store/journal/journal.h"
#include "models/store/rows/live_store.h"

#include <optional>
#include <vector>

namespace touchline {

class League;
using store::ForkedFrom;
using store::JournalEntry;

/// A match that belongs to no competition: a friendly, or a what-if that was forked from another match.
struct Friendly
{
    QUuid id;
    QString name;
    /// Nothing for a friendly.
    std::optional<ForkedFrom> from;
    QString game;
    QDateTime begun;
    /// It can be gone on with; else it is over.
    bool isUnderWay = false;
    /// Of one that is over.
    MatchReport report{};
};

/// Matches of a league that belong to no competition (decision 33). They are kept as those of competitions
/// are, and touch none: no table, no ban, no statistics.
///
/// While one is under way each of its inputs is on disk before it counts. Once it is over it is a fact: a
/// command with its entry in the history, which undo() takes back.
class Friendlies
{
public:
    /// `league` outlives it.
    explicit Friendlies(League &league) : m_league(&league) {}

    /// The newest first. One whose report cannot be read is left out: verify() names it.
    [[nodiscard]] Result<std::vector<Friendly>> all();
    /// Errors: NotFound.
    [[nodiscard]] Result<Friendly> find(const QUuid &id);

    /// Begins one, with the inputs that `log` has already; the fixture of its setup is its id. Errors:
    /// BadInput (no name); those of LiveMatch::resume().
    [[nodiscard]] Result<LiveMatch> begin(const QString &name, const std::optional<ForkedFrom> &from,
                                          const MatchLog &log);
    /// One that was begun, with all inputs that were kept. Errors: NotFound; Damaged; those of
    /// LiveMatch::resume().
    [[nodiscard]] Result<LiveMatch> resume(const QUuid &id);
    /// Keeps one that is over. Errors: Refused (it is not over); NotFound (it is not under way); Conflict
    /// (somebody else plays it too, and it stands otherwise).
    [[nodiscard]] Result<JournalEntry> finish(const LiveMatch &match);
    /// Keeps one that was played elsewhere. Errors: Refused (the league has it already).
    [[nodiscard]] Result<JournalEntry> add(const Friendly &friendly, const MatchLog &log);
    /// Forgets one that is under way.
    [[nodiscard]] Result<void> abandon(const QUuid &id);
    /// Deletes one that is over: undo() brings it back. Errors: NotFound.
    [[nodiscard]] Result<JournalEntry> remove(const QUuid &id);
    /// Gives one another name, whether it is over or not. Errors: BadInput (no name); NotFound.
    [[nodiscard]] Result<void> rename(const QUuid &id, const QString &name);
    /// Of one that is over. Errors: NotFound; Damaged.
    [[nodiscard]] Result<MatchLog> log(const QUuid &id);

private:
    [[nodiscard]] Result<store::StoredFriendly> stored(const QUuid &id);
    [[nodiscard]] Result<store::StoredFriendly> made(const Friendly &friendly, const MatchLog &log);
    /// One row in the place of another; either may be none.
    [[nodiscard]] Result<JournalEntry> commit(store::Transaction &transaction, const QUuid &id,
                                              const Message &title, const std::optional<store::Row> &before,
                                              const std::optional<store::Row> &after);

    League *m_league;
};

} // namespace touchline
