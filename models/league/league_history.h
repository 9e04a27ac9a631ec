// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

namespace touchline {

/// What was done in a league, and how it is taken back. Every entry is one command; undo and redo are entries
/// too.
class LeagueHistory
{
public:
    /// `league` outlives it.
    explicit LeagueHistory(League &league) : m_league(&league) {}

    /// Takes back the newest command of this user that holds. Errors: NotFound (there is none); Refused (a
    /// later command is about the same, or needs what would go: it is named; a match is being played);
    /// Conflict (the same user has done or undone something elsewhere that this league has not seen).
    [[nodiscard]] Result<JournalEntry> undo();
    /// Makes the command again that was taken back last. Errors: NotFound; Refused (what it was about has
    /// changed since, or what it needs is gone: the command that did it is named; a match is being played).
    [[nodiscard]] Result<JournalEntry> redo();
    /// What they would make of the competitions, and nothing else. Errors: the same.
    [[nodiscard]] Result<HistoryStep> undoneStep();
    /// The same for all own commands from that entry on, as far back as that is possible (see
    /// returnToBefore()); `entry` is the oldest of them. Errors: NotFound (there is none); those of the
    /// database.
    [[nodiscard]] Result<HistoryStep> returnedStep(qlonglong seq);
    [[nodiscard]] Result<HistoryStep> redoneStep();
    /// What they would be about; nothing where there is none.
    [[nodiscard]] Result<std::optional<JournalEntry>> toUndo();
    [[nodiscard]] Result<std::optional<JournalEntry>> toRedo();
    [[nodiscard]] Result<std::vector<JournalEntry>> entries(const JournalFilter &filter = {});
    /// What an entry did to each fact: what it was before, what after.
    [[nodiscard]] Result<store::RowChanges> changesOf(qlonglong seq);
    /// Everything that is not as the history says (models/audit/audit.h), each with the entry that says
    /// otherwise.
    [[nodiscard]] Result<Problems> contradictions();
    /// Notes that the league was repaired by hand: the history takes over what stands now, and names the
    /// entries that are no longer as they were sealed. Errors: BadInput (no reason); Refused (the league is
    /// as its history says; on a server, somebody who is not its owner); Damaged (there are values that
    /// cannot be read).
    [[nodiscard]] Result<JournalEntry> noteRepair(const QString &reason);

private:
    using Command = League::Command;
    /// Refuses to undo or redo what a match that is being played rests on: an entry about its competition
    /// from before it began.
    [[nodiscard]] Result<void> refuseIfInPlay(const JournalEntry &entry, const std::vector<Touch> &touches);
    /// Refuses an undo or redo that takes away a team that somebody entered by itself and that a later
    /// command needs. (One that came along with a competition just stays then.)
    [[nodiscard]] Result<void> refuseIfTeamsNeeded(const Command &command);
    /// Of all parts of a step (Journal::stepOf()): the changes in the order made, the touches each once.
    [[nodiscard]] Result<store::RowChanges> changesOfStep(const std::vector<qlonglong> &step);
    [[nodiscard]] Result<std::vector<Touch>> touchesOfStep(const std::vector<qlonglong> &step);
    /// Refuses an undo where a later command is about the same.
    [[nodiscard]] Result<void> refuseIfLater(const JournalEntry &entry, const std::vector<qlonglong> &step);
    /// The name of the competition that an entry is about, where its title does not say it; empty where the
    /// league has one alone, or it is about none.
    [[nodiscard]] Result<QString> competitionNameOf(const JournalEntry &entry);
    /// An undo or redo that is allowed, before its first row is written.
    struct Turn
    {
        store::Transaction transaction;
        Command command;
        /// The parts of the step (Journal::stepOf()).
        std::vector<qlonglong> step;
    };
    [[nodiscard]] Result<Turn> turnOf(const JournalEntry &entry, JournalEntry::Kind kind);
    /// Its command and the parts of its step; a transaction is under way.
    [[nodiscard]] Result<std::pair<Command, std::vector<qlonglong>>> commandOf(const JournalEntry &entry,
                                                                               JournalEntry::Kind kind);
    /// The competitions that a command is about and that are not among these, as they are now.
    void readTouched(const Command &command, std::map<QUuid, Competition> &competitions);
    /// Puts together what was before with what is now, and takes everything back.
    void fillHistoryStep(std::map<QUuid, Competition> &&before, store::Transaction &transaction,
                         HistoryStep &step);
    [[nodiscard]] Result<JournalEntry> turn(const JournalEntry &entry, JournalEntry::Kind kind);
    [[nodiscard]] Result<HistoryStep> historyStep(const std::optional<JournalEntry> &entry,
                                                  JournalEntry::Kind kind);

    League *m_league;
};

} // namespace touchline
