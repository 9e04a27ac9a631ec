// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// The results of a league: entered, corrected, read with their logs.
class LeagueResults
{
public:
    /// `league` outlives it.
    explicit LeagueResults(League &league) : m_league(&league) {}

    /// Enters a result, or puts it in the place of the one that is there, which is set aside. `log`: of a
    /// match that an engine played. Errors: those of Competition::record().
    [[nodiscard]] Result<JournalEntry> record(const QUuid &competition, MatchReport report,
                                              std::optional<MatchLog> log = {}, const Note &note = {});
    /// Enters the result of a match that has none. Errors: Conflict (somebody has entered one meanwhile; says
    /// who, when and what); those of record().
    [[nodiscard]] Result<JournalEntry> recordFirst(const QUuid &competition, MatchReport report);
    /// Several results at once, in their order: all or none.
    [[nodiscard]] Result<JournalEntry> record(const QUuid &competition, std::vector<MatchReport> reports,
                                              std::vector<MatchLog> logs, const Message &title);
    /// Enters what was played from `before` on, with all draws on the way, as one command. `logs`: of its
    /// matches, whose reports have ids of their own. Commands of the same `step` are taken back as one and
    /// have one line in the history, with the title of the newest; changed() may then come later, but not
    /// after notifyHeld(). Errors: Conflict (the competition is not any more what it was before).
    [[nodiscard]] Result<JournalEntry> recordPlayed(const Competition &before, const Competition &after,
                                                    const std::vector<MatchLog> &logs, const Message &title,
                                                    const std::optional<QUuid> &step = {});
    /// Whether everything of that step that was entered still holds: nobody has taken it back.
    [[nodiscard]] Result<bool> holds(const JournalEntry &newestOfStep);
    /// Tells of the changes of a step that were not told of yet.
    void notifyHeld();
    /// What a change would bring; nothing is changed. Errors: those of consequences().
    [[nodiscard]] Result<Correction> correction(const QUuid &competition, const Change &change);
    /// Makes it. Errors: Conflict (the competition is not any more what it was when the consequences were
    /// worked out), those of withChange().
    [[nodiscard]] Result<JournalEntry> correct(const Correction &correction, const Note &note = {});
    /// The rolls and choices of a match that an engine played; nothing where there are none. Errors: Damaged.
    [[nodiscard]] Result<std::optional<MatchLog>> log(const QUuid &report);

private:
    /// Whether a correction that was worked out on another state is still the same: the facts of its match
    /// are, and it brings nothing that somebody has to decide but what it brought.
    [[nodiscard]] static bool isSame(const Correction &correction, const Competition &present);

    League *m_league;
};

} // namespace touchline
