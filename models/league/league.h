// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"
#include "core/match/match_log.h"
#include "core/play/changes/own_rules.h"
#include "core/play/matches/live_match.h"
#include "core/play/matches/play_rules.h"
#include "core/play/transfers/player_move.h"
#include "core/squad/squad.h"
#include "models/store/database/database.h"
#include "models/store/database/postgres_rights.h"
#include "models/store/journal/journal.h"
#include "models/store/rows/competition_rows.h"
#include "models/store/rows/live_store.h"
#include "models/store/rows/team_rows.h"
#include "models/store/sqlite/blocking_row.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <map>
#include <memory>

namespace touchline {

using store::JournalEntry;
using store::JournalFilter;
using store::Touch;

/// Who opens a league, and how.
struct LeagueAccess
{
    /// The name under which the history keeps what is done; never empty. On a server the history keeps the
    /// login, and a name that somebody chose only stands before it: "Anna Schmidt (anna)".
    QString who;
    bool isReadOnly = false;
    /// The clock of the history; the computer's if empty.
    std::function<QDateTime()> clock{};
    /// It is opened to note a repair: what is not as the history says is no reason to refuse it.
    bool isRepair = false;
    /// Whether somebody chose the name; else it is only what the computer calls its user.
    bool isNameChosen = true;
};

/// A competition in the list of a league.
struct CompetitionLine
{
    QUuid id;
    QString name;
    QString game;
    QString level;
    /// Matches with a report that counts, and all that there may be (replays that may not be needed too).
    int played = 0;
    int fixtures = 0;
    /// Put aside by the organiser: it stands behind the others.
    bool isArchived = false;
    /// Its format: tables, and a knockout, if only a final.
    bool hasTables = true;
    bool hasBracket = true;
    /// All its days are one: a timetable of tables and hours.
    bool hasTimetable = false;

    bool operator==(const CompetitionLine &) const = default;
};

/// What a change would bring, as it was shown to somebody who is about to make it.
struct Correction
{
    QUuid competition;
    Change change;
    Consequences consequences;
    /// What the competition was when they were worked out.
    Competition before;
};

/// A competition with a move in it that was not made yet.
struct MovedCompetition
{
    Competition before;
    Competition after;
    /// The move as this competition knows it.
    PlayerMove move;
};

/// What a step of undo or redo that was not made yet would make of the competitions that it is about.
struct HistoryStep
{
    struct Turned
    {
        Competition before;
        Competition after;
    };

    JournalEntry entry;
    /// Those that are there before and after.
    std::vector<Turned> competitions;
    /// It takes results away, or brings them back, and does nothing else.
    bool isOfResultsAlone = false;
};

class Friendlies;
class LeagueCompetitions;
class LeagueHistory;
class LeagueMatches;
class LeagueMoves;
class LeagueResults;
class LeagueRules;
class LeagueTeams;

/// The open league: everything that a user keeps in one file, or that a club shares on a server. What it
/// keeps are facts; everything else is derived from them.
///
/// A change is on disk when its function returns, as one transaction with one entry of the journal. When it
/// is refused nothing has changed. Errors of every change, besides its own: Conflict (somebody else changed
/// the same meanwhile; says who, when and what; the league then has his version), ReadOnly, Full, Lost (see
/// reconnect()), Busy, System.
class League final : public QObject
{
    Q_OBJECT

public:
    /// Makes a new league and opens it. `place`: a file, or postgresql://user@host/database. Errors: those of
    /// createFile() and openServer(); BadInput (no name); Refused (there is a league already).
    [[nodiscard]] static Result<std::unique_ptr<League>> create(const QString &place, const QString &name,
                                                                LeagueAccess access);
    /// Errors: those of openFile() and openServer(); NotFound (no league on the server); Damaged (what
    /// condition() finds; such a league can be opened for reading only).
    [[nodiscard]] static Result<std::unique_ptr<League>> open(const QString &place, LeagueAccess access);
    /// Closes it. A file that was changed is backed up beside itself, at most once a day; the last ten are
    /// kept.
    ~League() override;
    Q_DISABLE_COPY_MOVE(League)

    [[nodiscard]] const QString &place() const { return m_place; }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// What whoever opened it should know: whether the change is stored during which the disk failed the last
    /// time. Mostly empty.
    [[nodiscard]] const Message &openingNote() const { return m_openingNote; }
    /// Who may do what on the server, if the league got its roles when it was opened just now.
    [[nodiscard]] const std::optional<store::ServerRights> &newRights() const { return m_newRights; }
    [[nodiscard]] const QUuid &id() const { return m_id; }
    [[nodiscard]] const QString &who() const { return m_access.who; }
    [[nodiscard]] bool isReadOnly() const { return m_database.isReadOnly(); }
    [[nodiscard]] store::Backend backend() const { return m_database.backend(); }
    /// So that the league file alone is whole, for whoever copies it while it is open: when nothing happens
    /// for a while. See store::Database::settle().
    void settle() { m_database.settle(); }
    /// For what works on the whole database: backups, moving, checks.
    [[nodiscard]] store::Database &database() { return m_database; }

    /// What is in the league, and every change of it, by subject; each with a header of its own.
    [[nodiscard]] LeagueCompetitions competitions();
    [[nodiscard]] LeagueResults results();
    [[nodiscard]] LeagueTeams teams();
    [[nodiscard]] LeagueMoves moves();
    [[nodiscard]] LeagueHistory history();
    [[nodiscard]] LeagueMatches matches();
    [[nodiscard]] LeagueRules rules();
    [[nodiscard]] Friendlies friendlies();

    /// The day by the clock of the league: moves of a later day have not come into force.
    [[nodiscard]] QDate today() const;

    /// Opened for reading: what is damaged, or not as the history says, as far as opening looks
    /// (models/audit/condition.h). A league that is open for work has nothing of it.
    [[nodiscard]] const Problems &condition() const { return m_condition; }

    /// Takes in what others have changed since. Errors: Lost, ...
    [[nodiscard]] Result<void> refresh();
    /// After Lost: connects anew and refreshes.
    [[nodiscard]] Result<void> reconnect();

Q_SIGNALS:
    /// Facts have changed: by this league, or (isOwn false) by somebody else.
    void changed(const std::vector<touchline::Touch> &touches, bool isOwn);

private:
    friend class LeagueCompetitions;
    friend class LeagueResults;
    friend class LeagueTeams;
    friend class LeagueMoves;
    friend class LeagueHistory;
    friend class LeagueMatches;
    friend class LeagueRules;
    friend class Friendlies;

    /// What a command does, before it is one.
    struct Command
    {
        Message title;
        store::RowChanges changes;
        std::vector<Touch> touches;
        JournalEntry::Kind kind = JournalEntry::Kind::Command;
        std::optional<qlonglong> subject{};
        /// What it is a part of, with other commands.
        std::optional<QUuid> step{};
        /// Seals of the match logs that it keeps: see Journal::add().
        QJsonObject logs{};
    };
    /// A row whose version must still be that one; it is raised. Nothing expected: it is only raised.
    struct Expected
    {
        const char *table;
        QUuid id;
        std::optional<qlonglong> version;
    };

    League(store::Database database, QString place, LeagueAccess access);
    /// On a server: whose login it is, and whether the league has just got its roles.
    [[nodiscard]] Result<void> takeLogin();
    [[nodiscard]] Result<void> readName();
    /// Says what became of a change of which nobody knew whether it was stored.
    [[nodiscard]] Result<void> settleChangeInDoubt();
    /// Hears of what others change on the server.
    [[nodiscard]] Result<void> listen();
    /// Once a day, and only after a change, when the league is closed.
    void backUpIfDue();
    [[nodiscard]] QDateTime now() const;
    [[nodiscard]] Result<const store::StoredCompetition *> stored(const QUuid &id);
    /// CompetitionLine::hasTables, hasBracket and hasTimetable; the first two where the definition cannot be
    /// read, which is said where the competition is opened. `definition`: the name of its content.
    struct Shape
    {
        bool hasTables = true;
        bool hasBracket = true;
        bool hasTimetable = false;
    };
    [[nodiscard]] Shape shapeOf(const QByteArray &definition);
    /// All competitions in their order; sets `doReach` where rules or decisions of one let bans reach others.
    [[nodiscard]] std::vector<QUuid> competitionsInOrder(bool &doReach);
    [[nodiscard]] bool hasDecisionForAll();

    [[nodiscard]] Result<JournalEntry> commitCompetition(const QUuid &id, const Competition &after,
                                                         const Message &title,
                                                         const std::vector<MatchLog> &logs = {},
                                                         const std::optional<QUuid> &step = {});
    /// The same inside a transaction, on the state that was read last.
    [[nodiscard]] Result<JournalEntry> commitCompetition(store::Transaction &transaction, const QUuid &id,
                                                         const Competition &after, const Message &title,
                                                         const std::vector<MatchLog> &logs = {},
                                                         const std::optional<QUuid> &step = {});
    /// Adds to a command what makes these competitions out of those that stored() gave; `changes`, as many,
    /// are the rows and what the league keeps in memory once it is done.
    [[nodiscard]] Result<void> addChanges(const std::vector<Competition> &after, Command &command,
                                          std::vector<Expected> &expected,
                                          std::vector<store::CompetitionChange> &changes);
    /// A change that was worked out once more.
    struct Reworked
    {
        Competition after;
        Message title;
    };
    /// Where others were quicker: what `work` makes of what they left, while nobody else can write. Errors:
    /// those of `work`, which must not ask the database.
    [[nodiscard]] Result<JournalEntry>
    commitAgain(const QUuid &id, const std::function<Result<Reworked>(const Competition &)> &work);
    [[nodiscard]] Result<JournalEntry> commit(const Command &command, const std::vector<Expected> &expected);
    /// `changes`: what the command makes of competitions, to be known from then on.
    [[nodiscard]] Result<JournalEntry> commit(store::Transaction &transaction, const Command &command,
                                              const std::vector<Expected> &expected,
                                              std::vector<store::CompetitionChange> changes = {});
    /// What happens to the saved rules when the rules of a competition change; inside the transaction of
    /// that.
    [[nodiscard]] Result<store::RowChanges> savedWith(const QUuid &competition,
                                                      const std::optional<UsedRules> &before,
                                                      const std::optional<UsedRules> &after);
    /// The part of a commit that is the same for all: rows, then the journal; inside the transaction, which
    /// ends where a row cannot be written.
    [[nodiscard]] Result<JournalEntry> write(store::Transaction &transaction, const Command &command,
                                             const std::vector<Expected> &expected);
    /// Commits; where the connection broke in the middle it finds out whether it was done.
    [[nodiscard]] Result<void> finish(store::Transaction &transaction, const JournalEntry &entry);
    [[nodiscard]] Result<void> raise(const Expected &expected, const Command &command);
    [[nodiscard]] tl::unexpected<Error> changedByOthers(const QUuid &subject, const Command &command);
    [[nodiscard]] tl::unexpected<Error> changedBy(const JournalEntry &theirs, const Command &command);
    /// Says what stands in the way of the change of that index, which failed with `error`.
    [[nodiscard]] tl::unexpected<Error> hindered(const Command &command, std::size_t failed,
                                                 const Error &error);
    /// The entry that made an obstacle what it is; nothing where it is the command's own.
    [[nodiscard]] Result<std::optional<JournalEntry>>
    madeBy(const std::optional<store::BlockingRow> &blocking, const Command &command);
    /// Why an undo or redo is not possible.
    [[nodiscard]] tl::unexpected<Error> refusedFor(const std::optional<store::BlockingRow> &blocking,
                                                   const Command &command);
    [[nodiscard]] static std::vector<Expected> raisedBy(const std::vector<Touch> &touches);
    [[nodiscard]] Result<void> refuseIfUnderWay(const QUuid &fixture);
    /// So where a match of the competition is being played: no undo would bring it back.
    [[nodiscard]] Result<void> refuseIfInPlay(const QUuid &competition);
    /// So where a match that is being played could not be played any more, or would be another one.
    [[nodiscard]] Result<void> refuseIfTakenAway(const Competition &before, const Competition &after);
    /// Refuses an undo or redo that takes away a match under way, or changes its result.
    [[nodiscard]] Result<void> refuseIfPlayed(const Command &command);
    /// Forgets what is kept in memory of these and tells of it.
    void forget(const std::vector<Touch> &touches, bool isOwn);
    /// Tells of them together with the next ones, unless nothing was told for a while.
    void hold(const std::vector<Touch> &touches);

    store::Database m_database;
    store::ContentStore m_contents;
    store::Journal m_journal;
    QString m_place;
    Message m_openingNote;
    std::optional<store::ServerRights> m_newRights;
    LeagueAccess m_access;
    /// When the last match was begun here.
    QDateTime m_lastBegun;
    QString m_name;
    QUuid m_id;
    Problems m_condition;
    std::map<QUuid, store::StoredCompetition> m_competitions;
    /// By the name of the content that holds the definition.
    QHash<QByteArray, Shape> m_shapes;
    struct KnownOther;
    std::map<QUuid, std::shared_ptr<const KnownOther>> m_others;
    /// By the stored definition of a competition: whether its bans are served in others.
    std::map<QByteArray, bool> m_reach;
    /// Of a step, not told of yet.
    std::vector<Touch> m_held;
    QElapsedTimer m_lastNotified;
    /// The match under way that is being recorded; else null.
    const LiveMatch *m_finishing = nullptr;
    /// The newest entry of the journal when it was opened.
    qlonglong m_opened = 0;
    /// The newest entry of the journal that this league knows.
    qlonglong m_seen = 0;
    /// Entries of its own after that one.
    std::vector<qlonglong> m_own;
};

} // namespace touchline
