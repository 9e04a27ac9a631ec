// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"
#include "core/match/match_log.h"
#include "core/play/changes/own_rules.h"
#include "core/play/discipline/player_move.h"
#include "core/play/matches/live_match.h"
#include "core/play/matches/play_rules.h"
#include "core/squad/squad.h"
#include "models/store/database/database.h"
#include "models/store/database/postgres_rights.h"
#include "models/store/journal/journal.h"
#include "models/store/rows/competition_rows.h"
#include "models/store/rows/live_store.h"
#include "models/store/rows/team_rows.h"
#include "models/store/sqlite/obstacle.h"

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
struct TurnedStep
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

    /// In the order in which they were made, those in the archive behind the others.
    [[nodiscard]] Result<std::vector<CompetitionLine>> competitions();
    /// With those beside it whose bans are served in it, or that serve its own. Errors: NotFound; Damaged.
    [[nodiscard]] Result<Competition> competition(const QUuid &id);
    /// A competition of this league, as it is or as it would be, with the others beside it.
    [[nodiscard]] Competition withOthersBeside(Competition competition);
    /// Whether bans of some competition are served in others: then a change of one changes who is out in
    /// another.
    [[nodiscard]] bool hasBansElsewhere();
    /// The rules that organisers have named: those that competitions follow, and those that the league saved
    /// when the last competition that followed them was removed or got others. A competition that cannot be
    /// read is passed over. Errors: those of the database.
    [[nodiscard]] Result<OwnRules> ownRules();
    /// Those that the league keeps by themselves. Errors: those of the database.
    [[nodiscard]] Result<SavedRules> rulesSaved();
    /// Keeps these by themselves too, in the place of those of the same name. Errors: Refused (they are
    /// there).
    [[nodiscard]] Result<JournalEntry> saveRules(const SavedRules &rules);
    /// Deletes saved rules, by what they are chosen by. Errors: NotFound; Refused (a competition follows
    /// them).
    [[nodiscard]] Result<JournalEntry> forgetRules(const QString &label);
    /// In the order of their names.
    [[nodiscard]] Result<std::vector<Team>> teams();
    /// A team's own list (null competition) or the one for a competition, with the moves of players whose day
    /// has come; nothing where there is none.
    [[nodiscard]] Result<std::optional<store::StoredSquad>> squad(const QUuid &team,
                                                                  const QUuid &competition = {});
    /// What a game knows of a team; nothing where there is none.
    [[nodiscard]] Result<std::optional<QJsonObject>> teamDocument(const QUuid &team, const QString &game);

    /// Takes a competition up, with all that has happened in it; teams that the league does not know yet come
    /// along, as they stand in `teams`, or else as the competition and its game know them. Its lists of
    /// players are those of the competition `before`, the season that it follows, where a team has one there.
    /// Errors: BadInput (no name); Refused (the league has it already).
    [[nodiscard]] Result<JournalEntry> addCompetition(const Competition &competition,
                                                      const std::vector<Team> &teams = {},
                                                      const QUuid &before = {});
    /// With all its results. The history keeps it: undo() brings it back.
    [[nodiscard]] Result<JournalEntry> removeCompetition(const QUuid &id);
    /// Errors: BadInput (no name); Refused (it has that name already).
    [[nodiscard]] Result<JournalEntry> renameCompetition(const QUuid &id, const QString &name);
    /// Puts teams into another order of the ranking that tie-breaks and draws go by, best first: see
    /// Competition::setRanking(). Errors: BadInput; NotFound (a team that does not take part); Refused (they
    /// are in that order already).
    [[nodiscard]] Result<JournalEntry> setRanking(const QUuid &competition, const std::vector<QUuid> &teams);
    /// Puts a competition into the archive, or takes it out. Errors: NotFound; Refused (it is there already).
    [[nodiscard]] Result<JournalEntry> setArchived(const QUuid &id, bool isArchived);
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
    /// after tellHeld(). Errors: Conflict (the competition is not any more what it was before).
    [[nodiscard]] Result<JournalEntry> recordPlayed(const Competition &before, const Competition &after,
                                                    const std::vector<MatchLog> &logs, const Message &title,
                                                    const std::optional<QUuid> &step = {});
    /// Whether everything of that step that was entered still holds: nobody has taken it back.
    [[nodiscard]] Result<bool> holds(const JournalEntry &newestOfStep);
    /// Tells of the changes of a step that were not told of yet.
    void tellHeld();
    /// Makes any other change of a competition. `title` is what the history says. Errors: those of `make`,
    /// which works on a copy, and again on another one where others changed the competition meanwhile; it is
    /// refused only if they touched the same facts.
    [[nodiscard]] Result<JournalEntry> update(const QUuid &competition, const Message &title,
                                              const std::function<Result<void>(Competition &)> &make);

    /// What a change would bring; nothing is changed. Errors: those of consequences().
    [[nodiscard]] Result<Correction> correction(const QUuid &competition, const Change &change);
    /// Makes it. Errors: Conflict (the competition is not any more what it was when the consequences were
    /// worked out), those of withChange().
    [[nodiscard]] Result<JournalEntry> correct(const Correction &correction, const Note &note = {});

    /// `title` is what the history says; nothing: "New teams: 2". Errors: BadInput (a team without a name, an
    /// impossible year, a team twice), Refused (a code that another team has, a team that is there already).
    [[nodiscard]] Result<JournalEntry> addTeams(const std::vector<Team> &teams, const Message &title = {});
    [[nodiscard]] Result<JournalEntry> changeTeam(const Team &team);
    /// Errors: Refused (it takes part in a competition).
    [[nodiscard]] Result<JournalEntry> removeTeam(const QUuid &team);
    /// Puts a team's list in the place of the one it has: its own (null competition) or the one for a
    /// competition. Errors: BadInput with every problem of validate(); NotFound (no such team or
    /// competition); Refused (the team does not take part).
    [[nodiscard]] Result<JournalEntry> setSquad(const QUuid &team, const QUuid &competition,
                                                const Squad &squad);
    /// Several lists at once: all or none. Each is what squad() gave with other players in it, or has no id
    /// where the team had none. Errors: those of setSquad(); Conflict (a list is not any more what it was
    /// made from).
    [[nodiscard]] Result<JournalEntry> setSquads(const std::vector<store::StoredSquad> &lists,
                                                 const Message &title);
    /// Moves a player between teams: enters it in every competition that is not over and has one of them, and
    /// keeps their lists of players in step. Errors: those of enterMove(); Refused (he is on the list of
    /// another team, or the shirt is taken).
    [[nodiscard]] Result<JournalEntry> movePlayer(const PlayerMove &move);
    /// What it would make of each of those competitions, and nothing else. Errors: the same.
    [[nodiscard]] Result<std::vector<MovedCompetition>> movedCompetitions(const PlayerMove &move);
    /// Takes a move back in every competition that has it, and puts the lists of players in step: he is back
    /// where he was, with the shirt that he had if it is free. Errors: those of touchline::cancelMove().
    [[nodiscard]] Result<JournalEntry> cancelMove(const PlayerMove &move);
    /// What it would make of each of those competitions, and nothing else. Errors: the same.
    [[nodiscard]] Result<std::vector<MovedCompetition>> cancelledCompetitions(const PlayerMove &move);
    /// The day by the clock of the league: moves of a later day have not come into force.
    [[nodiscard]] QDate today() const;
    /// Errors: BadInput (no game); NotFound (no such team).
    [[nodiscard]] Result<JournalEntry> setTeamDocument(const QUuid &team, const QString &game,
                                                       const QJsonObject &document);

    /// Takes back the newest command of this user that holds. Errors: NotFound (there is none); Refused (a
    /// later command is about the same, or needs what would go: it is named; a match is being played);
    /// Conflict (the same user has done or undone something elsewhere that this league has not seen).
    [[nodiscard]] Result<JournalEntry> undo();
    /// Makes the command again that was taken back last. Errors: NotFound; Refused (what it was about has
    /// changed since, or what it needs is gone: the command that did it is named; a match is being played).
    [[nodiscard]] Result<JournalEntry> redo();
    /// What they would make of the competitions, and nothing else. Errors: the same.
    [[nodiscard]] Result<TurnedStep> undoneStep();
    /// The same for all own commands from that entry on, as far back as that is possible (see
    /// returnToBefore()); `entry` is the oldest of them. Errors: NotFound (there is none); those of the
    /// database.
    [[nodiscard]] Result<TurnedStep> returnedStep(qlonglong seq);
    [[nodiscard]] Result<TurnedStep> redoneStep();
    /// What they would be about; nothing where there is none.
    [[nodiscard]] Result<std::optional<JournalEntry>> toUndo();
    [[nodiscard]] Result<std::optional<JournalEntry>> toRedo();
    [[nodiscard]] Result<std::vector<JournalEntry>> history(const JournalFilter &filter = {});
    /// What an entry did to each fact: what it was before, what after.
    [[nodiscard]] Result<store::RowChanges> changesOf(qlonglong seq);

    /// The rolls and choices of a match that an engine played; nothing where there are none. Errors: Damaged.
    [[nodiscard]] Result<std::optional<MatchLog>> log(const QUuid &report);

    /// Matches that somebody has begun and not finished, the oldest first.
    [[nodiscard]] Result<std::vector<store::LiveLine>> matchesUnderWay();
    /// Begins a match of the competition; every input is in the league before it counts, as long as the
    /// league is open (it outlives the match). Errors: NotFound (no such fixture); Refused (it is being
    /// played already); those of LiveMatch::begin(). An input that cannot be kept is refused; so it is with
    /// Conflict if somebody else plays the match too.
    [[nodiscard]] Result<LiveMatch> beginMatch(const QUuid &competition, const Game &game, FixtureSetup setup,
                                               MatchLabels labels = {});
    /// A match that was begun, with all inputs that were kept; it goes on as that of beginMatch(). Errors:
    /// NotFound; Damaged; those of LiveMatch::resume().
    [[nodiscard]] Result<LiveMatch> resumeMatch(const QUuid &fixture);
    /// Records the match, which is over. Errors: Refused (it is not over); NotFound (it is not being played
    /// any more); Conflict (somebody else plays it too, and it stands otherwise); those of record().
    [[nodiscard]] Result<JournalEntry> finishMatch(const QUuid &competition, const LiveMatch &match);
    /// Forgets a match under way.
    [[nodiscard]] Result<void> abandonMatch(const QUuid &fixture);

    /// Opened for reading: what is damaged, or not as the history says, as far as opening looks
    /// (models/proof/condition.h). A league that is open for work has nothing of it.
    [[nodiscard]] const Problems &condition() const { return m_condition; }
    /// Everything that is not as the history says (models/proof/proof.h), each with the entry that says
    /// otherwise.
    [[nodiscard]] Result<Problems> contradictions();
    /// Notes that the league was repaired by hand: the history takes over what stands now, and names the
    /// entries that are no longer as they were sealed. Errors: BadInput (no reason); Refused (the league is
    /// as its history says; on a server, somebody who is not its owner); Damaged (there are values that
    /// cannot be read).
    [[nodiscard]] Result<JournalEntry> noteRepair(const QString &reason);

    /// Takes in what others have changed since. Errors: Lost, ...
    [[nodiscard]] Result<void> refresh();
    /// After Lost: connects anew and refreshes.
    [[nodiscard]] Result<void> reconnect();

Q_SIGNALS:
    /// Facts have changed: by this league, or (isOwn false) by somebody else.
    void changed(const std::vector<touchline::Touch> &touches, bool isOwn);

private:
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
    [[nodiscard]] Result<void> settleUnsure();
    /// Hears of what others change on the server.
    [[nodiscard]] Result<void> listen();
    /// Once a day, and only after a change, when the league is closed.
    void backUpIfDue();
    [[nodiscard]] QDateTime now() const;
    [[nodiscard]] Result<const store::StoredCompetition *> stored(const QUuid &id);
    /// CompetitionLine::hasTables and hasBracket; both where the definition cannot be read, which is said
    /// where the competition is opened. `definition`: the name of its content.
    struct Shape
    {
        bool hasTables = true;
        bool hasBracket = true;
    };
    [[nodiscard]] Shape shapeOf(const QByteArray &definition);
    /// All competitions in their order; sets `doReach` where rules of one let bans be served in others.
    [[nodiscard]] std::vector<QUuid> besideOthers(bool &doReach);

    [[nodiscard]] Result<JournalEntry> commitCompetition(const QUuid &id, const Competition &after,
                                                         const Message &title,
                                                         const std::vector<MatchLog> &logs = {},
                                                         const std::optional<QUuid> &step = {});
    /// The same inside a transaction, on the state that was read last.
    [[nodiscard]] Result<JournalEntry> commitCompetition(store::Transaction &transaction, const QUuid &id,
                                                         const Competition &after, const Message &title,
                                                         const std::vector<MatchLog> &logs = {},
                                                         const std::optional<QUuid> &step = {});
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
    /// What happens to the saved rules when the rules of a competition change; inside the transaction of
    /// that.
    [[nodiscard]] Result<store::RowChanges> savedWith(const QUuid &competition,
                                                      const std::optional<UsedRules> &before,
                                                      const std::optional<UsedRules> &after);
    [[nodiscard]] Result<JournalEntry> commitSaved(const SavedRules &rules, const Message &title);
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
    [[nodiscard]] Result<std::optional<JournalEntry>> madeBy(const std::optional<store::Obstacle> &obstacle,
                                                             const Command &command);
    /// Why an undo or redo is not possible.
    [[nodiscard]] tl::unexpected<Error> refusedFor(const std::optional<store::Obstacle> &obstacle,
                                                   const Command &command);
    /// Refuses an undo or redo that takes away a match under way, or changes its result.
    [[nodiscard]] Result<void> refuseIfPlayed(const Command &command);
    /// Refuses an undo or redo that takes away a team that somebody entered by itself and that a later
    /// command needs. (One that came along with a competition just stays then.)
    [[nodiscard]] Result<void> refuseIfTeamsNeeded(const Command &command);
    /// Of all parts of a step (Journal::stepOf()): the changes in the order made, the touches each once.
    [[nodiscard]] Result<store::RowChanges> changesOfStep(const std::vector<qlonglong> &step);
    [[nodiscard]] Result<std::vector<Touch>> touchesOfStep(const std::vector<qlonglong> &step);
    /// Refuses an undo where a later command is about the same.
    [[nodiscard]] Result<void> refuseIfLater(const JournalEntry &entry, const std::vector<qlonglong> &step);
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
    void takeTurned(std::map<QUuid, Competition> before, store::Transaction &transaction, TurnedStep &step);
    [[nodiscard]] Result<JournalEntry> turn(const JournalEntry &entry, JournalEntry::Kind kind);
    [[nodiscard]] Result<TurnedStep> turnedStep(const std::optional<JournalEntry> &entry,
                                                JournalEntry::Kind kind);
    /// Whether a correction that was worked out on another state is still the same: the facts of its match
    /// are, and it brings nothing that somebody has to decide but what it brought.
    [[nodiscard]] static bool isSame(const Correction &correction, const Competition &present);
    [[nodiscard]] static std::vector<Expected> raisedBy(const std::vector<Touch> &touches);
    [[nodiscard]] Result<void> refuseIfUnderWay(const QUuid &fixture);
    /// So where a match of the competition is being played: no undo would bring it back.
    [[nodiscard]] Result<void> refuseIfInPlay(const QUuid &competition);
    /// So where a match that is being played could not be played any more, or would be another one.
    [[nodiscard]] Result<void> refuseIfTakenAway(const Competition &before, const Competition &after);
    /// What keeps the changes of a match that stands like this.
    [[nodiscard]] InputKeeper inputKeeper(const QUuid &fixture, store::KeptMatch known);
    /// Adds what puts a list of players in the place of the one that is there.
    [[nodiscard]] Result<void> addSquad(const store::StoredSquad &list, Command &command,
                                        std::vector<Expected> &expected);
    /// The lists of players as they are with the move. Errors: those of movePlayer().
    [[nodiscard]] Result<std::vector<store::StoredSquad>>
    listsWith(const PlayerMove &move, const std::vector<MovedCompetition> &competitions);
    [[nodiscard]] Result<std::vector<store::StoredSquad>>
    listsWithout(const PlayerMove &move, const std::vector<MovedCompetition> &competitions);
    [[nodiscard]] Result<PlayerMove> withFormerShirt(PlayerMove move, const QUuid &competition);
    /// Writes the competitions and the lists as one command.
    [[nodiscard]] Result<JournalEntry> enterMoves(Command command, const std::vector<MovedCompetition> &moved,
                                                  const std::vector<store::StoredSquad> &lists);
    /// Moves that change lists, of one competition or (null) of all, whose day has come; by their days.
    [[nodiscard]] Result<std::vector<PlayerMove>> dueMoves(const QUuid &competition);
    /// When the list was written last, as far as that still holds.
    [[nodiscard]] Result<QDate> dayWritten(const QUuid &list);
    /// Forgets what is kept in memory of these and tells of it.
    void forget(const std::vector<Touch> &touches, bool isOwn);
    /// Tells of them together with the next ones, unless nothing was told for a while.
    void hold(const std::vector<Touch> &touches);
    [[nodiscard]] Result<store::RowChanges> withTeams(const Competition &competition,
                                                      const Result<PlayRules> &rules,
                                                      const std::vector<Team> &known = {});
    /// The lists of players with which the teams enter: those of the season before, else their own of this
    /// league, else those of the documents that the game plays them with.
    [[nodiscard]] Result<store::RowChanges> squadsFor(const Competition &competition,
                                                      const Result<PlayRules> &rules, const QUuid &before);

    store::Database m_database;
    store::ContentStore m_contents;
    store::Journal m_journal;
    QString m_place;
    Message m_openingNote;
    std::optional<store::ServerRights> m_newRights;
    LeagueAccess m_access;
    QString m_name;
    QUuid m_id;
    Problems m_condition;
    std::map<QUuid, store::StoredCompetition> m_competitions;
    /// By the name of the content that holds the definition.
    QHash<QByteArray, Shape> m_shapes;
    struct KnownBeside;
    std::map<QUuid, std::shared_ptr<const KnownBeside>> m_beside;
    /// By the stored definition of a competition: whether its bans are served in others.
    std::map<QByteArray, bool> m_reach;
    /// Of a step, not told of yet.
    std::vector<Touch> m_held;
    QElapsedTimer m_lastTold;
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
