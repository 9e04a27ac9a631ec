// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_computer.h"
#include "core/play/matches/undo_check.h"
#include "models/views/match_centre/seat.h"
#include "models/views/match_centre/watch_plan.h"
#include "models/views/open_league.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace touchline {

/// The log of a match that was played here. Errors: NotFound (the match has no report, or was entered without
/// a log); those of LeagueResults::log().
[[nodiscard]] Result<MatchLog> logOfFixture(OpenLeague &league, const CompetitionState &state, int fixture);

/// A match that is being played at this screen: who is asked next, what the computer answers meanwhile, and
/// every input in the league before the next is asked for. Rules and dice are LiveMatch and LiveComputer,
/// here is only who answers when.
class MatchSession : public QObject
{
    Q_OBJECT

public:
    /// What the match waits for.
    enum class Waits {
        ForChoice,   ///< somebody at this screen decides
        ForDice,     ///< real dice are to be typed
        ForClick,    ///< somebody at this screen rolls the computer's dice
        ForComputer, ///< it answers by itself, unless the match is paused
        Over,
        Replay ///< it was played before, and is watched
    };
    /// How far the computer plays on for everybody.
    enum class Until {
        KickOff,    ///< the computer makes the rolls before the first whistle (isBeforeFirstWhistle())
        Step,       ///< the computer answers what is its own, until something has happened
        MyDecision, ///< the computer answers what is its own
        Turn,       ///< ... and for the side that decides now, until the next turn begins
        Goal,       ///< the computer answers for all, until somebody scores
        PeriodEnd,  ///< ... until the whistle
        End         ///< ... to the end
    };
    /// Whose knowledge a match that is watched is shown with.
    enum class Perspective {
        Everything, ///< all that the log has
        Both,       ///< what both sides could see
        Home,
        Away
    };
    /// How a match is watched.
    struct Watching
    {
        /// So long the rest takes from the beginning to the end, where it runs by itself; 0 = straight there.
        int seconds = 30;
        /// Only what leads to the goals.
        bool isGoalsOnly = false;
        Perspective perspective = Perspective::Everything;

        bool operator==(const Watching &) const = default;
    };
    /// How fast the computer's steps are shown: Slow lets everybody read them.
    enum class Pace { Slow, Fast, AtOnce, GoalsOnly };

    /// Begins a fixture of a competition of `league`, which outlives the session. Errors: those of
    /// kickOffSetup() and LeagueMatches::begin().
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>>
    begin(OpenLeague &league, const CompetitionState &state, int fixture, const PerSide<Seat> &seats);
    /// Begins a match that belongs to no competition, under that name. The fixture of `setup` is its id.
    /// Errors: those of Friendlies::begin().
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>>
    beginFriendly(OpenLeague &league, const QString &name, const FixtureSetup &setup, const Game &game,
                  std::uint64_t seed, const PerSide<Seat> &seats);
    /// Goes on with a match under way, with the seats that it had. Errors: those of LeagueMatches::resume().
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>>
    resume(OpenLeague &league, const CompetitionState &state, int fixture);
    /// The same with one that belongs to no competition. Errors: those of Friendlies::resume().
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>> resumeFriendly(OpenLeague &league,
                                                                              const QUuid &id);

    /// A match that was played, from its log, to be watched: it stands at its beginning, and nothing that is
    /// done with it changes anything. Errors: NotFound (it was entered, not played here); those of
    /// LeagueResults::log() and LiveMatch::resume().
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>>
    watch(OpenLeague &league, const CompetitionState &state, int fixture);
    /// The same of one that belongs to no competition. Errors: those of Friendlies::log().
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>> watchFriendly(OpenLeague &league,
                                                                             const QUuid &id);

    /// A what-if that leaves the match at this point.
    struct Fork
    {
        QString name;
        PerSide<Seat> seats;
        /// What is entered at this point in place of what came: the name of an option, or what the die shows;
        /// empty = nothing, the what-if goes on with the question that is due.
        QString answer{};
        /// What came behind it is played again as far as it fits.
        bool keepsRest = false;
    };
    /// Makes it: a match of its own, kept in the league, that never touches this one. Its dice are its own:
    /// nobody learns from it what this match will roll. Gives its id. Errors: Refused (something that was
    /// decided in secret, or is secret until it is used, would be seen); those of LiveMatch::enter() for the
    /// answer; those of Friendlies::begin().
    [[nodiscard]] Result<QUuid> fork(const Fork &fork) const;

    [[nodiscard]] const LiveMatch &match() const { return m_match; }
    /// Null for a match that belongs to none.
    [[nodiscard]] const QUuid &competition() const { return m_competition; }
    [[nodiscard]] bool isFriendly() const { return m_competition.isNull(); }
    [[nodiscard]] const QUuid &fixture() const { return m_match.match().setup().fixture; }
    /// The same match as it is told.
    [[nodiscard]] const PlayedMatch &played() const { return m_played; }

    [[nodiscard]] const PerSide<Seat> &seats() const { return m_seats; }
    /// From now on; the match notes it. Errors: those of LiveMatch::setAgent() and LiveMatch::setDice().
    [[nodiscard]] Result<void> setSeat(Side side, const Seat &seat);
    /// Two persons share the screen: what one decides in secret the other must not see.
    [[nodiscard]] bool isShared() const;

    [[nodiscard]] Waits waits() const;
    /// The side whose secret decision is due while the other one may still be looking; nothing where nobody
    /// has to turn round. See uncover().
    [[nodiscard]] std::optional<Side> coveredFor() const;
    /// That side sits at the screen now.
    void uncover();
    /// As whom the match is to be shown: nothing = all of it.
    [[nodiscard]] std::optional<Side> viewer() const;
    /// Nothing is to be shown but what both sides may see, whoever looks.
    [[nodiscard]] bool isSharedPerspective() const;
    /// Two persons look at the screen while one of them decides or rolls, not in secret.
    [[nodiscard]] bool isInTheOpen() const;

    /// What is answered here. When it is refused everything stays as it was. Errors: those of LiveMatch and
    /// of what keeps its inputs.
    [[nodiscard]] Result<void> choose(const QString &option);
    [[nodiscard]] Result<void> roll(int value);
    /// What somebody typed for the throw that is due: "4 2 6", or "426" where no die has more than nine
    /// faces; fewer numbers than dice leave the rest to be typed. Errors: those of roll(); BadInput (no
    /// numbers, or more of them than dice).
    [[nodiscard]] Result<void> rollThrow(const QString &typed);
    /// The whole throw that waits for a click: the computer's dice, each in the league at once. Errors: those
    /// of LiveComputer::answer().
    [[nodiscard]] Result<void> rollForClick();
    /// The computer answers this one question, whoever is asked.
    [[nodiscard]] Result<void> letComputerAnswer();

    /// The computer plays on; failed() tells what stops it.
    void playOn(Until until = Until::MyDecision);
    void pause();
    /// Somebody has stopped it, or it has come as far as it was told to.
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// It plays on by itself.
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// Between two steps of the computer, by the pace.
    [[nodiscard]] int pauseMilliseconds() const;
    [[nodiscard]] Pace pace() const { return m_pace; }
    void setPace(Pace pace);
    /// Nobody watches the single steps.
    [[nodiscard]] bool isAtOnce() const
    {
        return isWatched() ? m_watching.seconds == 0
                           : m_pace == Pace::AtOnce || m_until == Until::End ||
                                 (m_pace == Pace::GoalsOnly && !m_isAtGoal);
    }
    /// The next step of the computer comes so much later than the last one at least: what it did is still
    /// being shown.
    void restFor(int milliseconds);
    /// The next step of the computer comes now.
    void hurry();

    [[nodiscard]] bool isWatched() const { return m_isWatched; }
    /// Of a match that is watched: its goals, cards, injuries and periods, in order.
    [[nodiscard]] const std::vector<MatchMoment> &moments() const { return m_plan.moments(); }
    [[nodiscard]] const Watching &watching() const { return m_watching; }
    void setWatching(const Watching &watching);
    /// To the match as it was after so many inputs, of match().known(). Errors: those of LiveMatch::goTo().
    [[nodiscard]] Result<void> goTo(std::size_t inputs);

    /// Back to the question that somebody here answered last; the match stands still there. Errors: Refused
    /// (nobody has answered anything yet); those of LiveMatch::undoTo().
    /// Refused too where the competition forbids to go back past a roll; with `hasConsent` the other side
    /// agrees to it.
    [[nodiscard]] Result<void> undoLast(bool hasConsent = false);
    [[nodiscard]] bool canUndoAnswer() const;
    /// Inputs that stay when the last answer from here is taken back; canUndoAnswer().
    [[nodiscard]] std::size_t inputsBeforeLastAnswer() const;
    /// Back to the match as it was after so many inputs (fewer where they were asked as one); it stands still
    /// there. Errors: those of undoLast().
    [[nodiscard]] Result<void> undoTo(std::size_t inputs, bool hasConsent = false);
    /// To take all inputs back but the first `inputs`, somebody else at this screen has to agree, by the
    /// rules of the competition: that side.
    [[nodiscard]] std::optional<Side> consentOf(std::size_t inputs) const;
    [[nodiscard]] const UndoRule &undoRule() const { return m_undoRule; }

    /// A roll of real dice that was typed here.
    struct TypedRoll
    {
        std::size_t input = 0;
        int faces = 0;
        int value = 0;
        /// Nothing for a roll that is nobody's.
        std::optional<Side> side;
        /// "Shooter".
        QString label;
        /// What was typed before it was corrected; 0 where nothing was.
        int was = 0;
    };
    /// The newest first.
    [[nodiscard]] std::vector<TypedRoll> typedRolls() const;
    /// A slip: that roll showed something else. Everything behind it is played again as far as it fits; what
    /// was answered here and does not fit is inputsToReenter(). Errors: those of LiveMatch::correct().
    [[nodiscard]] Result<void> correct(std::size_t input, int value);
    /// "Shooter: 17", in the order in which it stood.
    [[nodiscard]] QStringList inputsToReenter() const;

    /// Enters the result of the match, which is over; one that belongs to no competition is kept. Errors:
    /// those of LeagueMatches::finish() and Friendlies::finish().
    [[nodiscard]] Result<void> finish();
    /// Forgets the match; its fixture is to be played again.
    [[nodiscard]] Result<void> discard();

Q_SIGNALS:
    /// There are more or fewer inputs than before, somebody else is asked, or it runs or stands still.
    void stepped();
    /// The computer could not go on.
    void failed(const touchline::Error &error);

private:
    MatchSession(OpenLeague &league, const QUuid &competition, LiveMatch match, LiveComputer computer,
                 std::uint64_t seed, const PerSide<Seat> &seats);
    /// A match of the log, to be watched.
    [[nodiscard]] static Result<std::unique_ptr<MatchSession>>
    watching(OpenLeague &league, const QUuid &competition, const MatchLog &log, std::uint64_t seed);
    /// Of a match under way: somebody here may not see all of it yet.
    [[nodiscard]] bool hidesSomething() const;
    /// `side`: of which it was asked, nothing for a roll that is nobody's.
    [[nodiscard]] bool isAnsweredHere(const LogEntry &entry, std::optional<Side> side) const;
    /// The input that somebody here answered last; nothing where nobody has answered any.
    [[nodiscard]] std::optional<std::size_t> lastAnsweredHere() const;
    /// Whether somebody here types that roll.
    [[nodiscard]] bool types(const QString &roll, const Die &die, std::optional<Side> side) const;
    [[nodiscard]] bool isTyped() const;
    /// Whether the roll that is due waits for a click.
    [[nodiscard]] bool isClicked() const;
    /// What is due is for the computer, as far as it was told to play on.
    [[nodiscard]] bool isForComputer() const;
    /// Whether what happened since that event ends the run.
    [[nodiscard]] bool isThere(std::size_t fromEvent) const;
    [[nodiscard]] bool hasGoalSince(std::size_t fromEvent) const;
    /// Of the turn that the computer plays to its end: the next one has begun.
    [[nodiscard]] bool isTurnOver() const;
    /// After an answer from here.
    void goOn();
    /// Whoever throws real dice does not wait for those that nobody has: the computer makes them at once.
    void rollUnrealDice();
    /// So many of what was to be entered again have been.
    [[nodiscard]] Result<void> reentered(std::size_t answers);
    /// In words by what was asked then.
    [[nodiscard]] Result<std::vector<LeftEntry>> leftOf(LiveMatch before,
                                                        const SlipCorrection &correction) const;
    /// One go of the computer.
    [[nodiscard]] Result<void> answerForSlice();
    /// On to what is to be seen next. Gives how long it stays, in milliseconds.
    [[nodiscard]] Result<int> watchOn();
    void run();
    void goOnIfComputers();
    void emitStepped();
    [[nodiscard]] Result<void> enterThrow(const QString &typed);

    OpenLeague &m_league;
    QUuid m_competition;
    LiveMatch m_match;
    LiveComputer m_computer;
    std::uint64_t m_seed;
    PerSide<Seat> m_seats;
    PlayedMatch m_played;
    bool m_hasBoard;
    WatchPlan m_plan;
    Watching m_watching;
    QTimer m_timer;
    Pace m_pace = Pace::Fast;
    int m_rest = 0;
    /// Where only goals are shown: the last step of the computer was one.
    bool m_isAtGoal = false;
    Until m_until = Until::MyDecision;
    /// Whose turn the computer plays to its end, and how much had been told before.
    std::optional<Side> m_turnOf;
    std::size_t m_turnSince = 0;
    bool m_isPaused = false;
    bool m_isWatched = false;
    UndoRule m_undoRule;
    /// Who has taken the screen for a secret decision.
    std::optional<Side> m_uncovered;
};

} // namespace touchline
