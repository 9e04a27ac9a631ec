// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "models/store/database/database.h"
#include "models/store/rows/row.h"

#include <QDateTime>
#include <QJsonObject>
#include <QUuid>

#include <optional>
#include <vector>

namespace touchline::store {

/// What an entry of the journal is about.
struct Touch
{
    enum class Kind {
        Fixture,     ///< a match: its report, or a ruling about it
        Competition, ///< a competition as a whole: it was made, or its entrants or calendar changed
        Decision,    ///< one decision of a competition
        Within,      ///< the competition that a fixture or decision belongs to
        Team,
        Squad,
        Person,
        League,
        Step,    ///< the step of undo that it is a part of; its subject names the step alone
        Seal,    ///< the seal itself: such an entry is no command that could be taken back
        Friendly ///< a match that belongs to no competition
    };
    Kind kind = Kind::Fixture;
    QUuid subject;

    bool operator==(const Touch &) const = default;
};

/// A command that changed something, or one that was taken back or made again.
struct JournalEntry
{
    enum class Kind { Command, Undo, Redo };
    enum class State {
        Done,
        Undone, ///< taken back; it can be made again
        Gone    ///< taken back, and another command came since
    };
    /// Their order; 0 before it is written.
    qlonglong seq = 0;
    QUuid id;
    QDateTime at;
    QString who;
    Kind kind = Kind::Command;
    /// Of Undo and Redo: the command.
    std::optional<qlonglong> subject{};
    State state = State::Done;
    /// What was done: "Entered: %1 %2 %3", an English source text like Message::text.
    QString title;
    QStringList arguments{};
    /// Of Undo and Redo: title and arguments of the command, which `arguments` have in English alone; empty
    /// where it is not there any more.
    QString subjectTitle{};
    QStringList subjectArguments{};

    /// "Entered: Brazil 3-1 Italy", "Undone: Entered: Brazil 3-1 Italy", to be shown in any language.
    [[nodiscard]] Message message() const;
    /// The same in English.
    [[nodiscard]] QString english() const;

    bool operator==(const JournalEntry &) const = default;
};

/// Which entries are asked for; the newest come first.
struct JournalFilter
{
    /// 0 = all.
    int most = 0;
    /// Only entries before this one; 0 = from the newest.
    qlonglong before = 0;
    /// Only entries about it.
    std::optional<QUuid> subject{};
};

/// The journal of a league: one line of entries, the oldest first; nothing is ever taken out of it. Commands
/// that are one step (Touch::Kind::Step) are listed as one, the newest of them: its title says what all of
/// them came to.
class Journal
{
public:
    /// `database` outlives it.
    explicit Journal(Database &database) : m_database(&database) {}

    /// Writes an entry with its seal inside the caller's transaction and gives its number. `vouches`: what it
    /// is to be sealed with besides its changes:
    /// - "logs": match logs by the id of their report, each the hexadecimal sealOfLog(), or null for one that
    ///   is not there any more;
    /// - "taken_over" (true): the changes are rows of a league that was not sealed before, as they were
    /// found;
    /// - "accepted": numbers of entries with the seal that fits what they say now, where it is not theirs;
    /// - "missing": first and last number of entries that are not there any more;
    /// - "states": numbers of entries with the state that they have now.
    [[nodiscard]] Result<qlonglong> add(const JournalEntry &entry, const RowChanges &changes,
                                        const std::vector<Touch> &touches, const QJsonObject &vouches = {});
    [[nodiscard]] Result<void> setState(qlonglong seq, JournalEntry::State state);
    /// A new command ends what this user could make again.
    [[nodiscard]] Result<void> endRedo(const QString &who);

    [[nodiscard]] Result<std::vector<JournalEntry>> entries(const JournalFilter &filter = {});
    /// Errors: NotFound.
    [[nodiscard]] Result<JournalEntry> entry(qlonglong seq);
    [[nodiscard]] Result<bool> has(const QUuid &id);
    [[nodiscard]] Result<RowChanges> changes(qlonglong seq);
    [[nodiscard]] Result<std::vector<Touch>> touches(qlonglong seq);
    /// The entries that are one step with that one and in the same state, with it, the newest first.
    [[nodiscard]] Result<std::vector<qlonglong>> stepOf(qlonglong seq);

    /// The newest command of this user that holds; the one of his that was taken back last.
    [[nodiscard]] Result<std::optional<JournalEntry>> toUndo(const QString &who);
    [[nodiscard]] Result<std::optional<JournalEntry>> toRedo(const QString &who);
    /// The first command after that one that holds, is about the same, and is no part of its step.
    [[nodiscard]] Result<std::optional<JournalEntry>> laterAbout(qlonglong seq);
    /// The newest entry of that user after that number that is none of `known`.
    [[nodiscard]] Result<std::optional<JournalEntry>> newestBy(const QString &who, qlonglong after,
                                                               const std::vector<qlonglong> &known);
    /// The newest entry about it.
    [[nodiscard]] Result<std::optional<JournalEntry>> newestAbout(const QUuid &subject);
    /// The newest entry that changed the row of that key; looks through all of them, the newest first.
    [[nodiscard]] Result<std::optional<JournalEntry>> newestOf(const TableSpec &table,
                                                               const QVariantList &key);
    /// Number of the newest entry; 0 while there is none.
    [[nodiscard]] Result<qlonglong> newest();
    /// What entries after that one are about, each once.
    [[nodiscard]] Result<std::vector<Touch>> touchedSince(qlonglong seq);

private:
    [[nodiscard]] Result<std::vector<JournalEntry>> select(const QString &rest, const QVariantList &values);
    [[nodiscard]] Result<std::optional<JournalEntry>> first(const QString &rest, const QVariantList &values);

    Database *m_database;
};

} // namespace touchline::store
