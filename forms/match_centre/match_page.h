// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/match_centre/match_board.h"
#include "forms/match_centre/ticker_news.h"
#include "forms/widgets/page.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QAction;
class QHBoxLayout;
class QLabel;

namespace Ui {
class MatchPage;
}

namespace touchline {

struct BeforeMatch;
class MomentCard;
class QuestionModel;
struct MatchTour;
struct Scoreboard;
class TickerModel;
class TourBubble;
class TurnTimer;

/// One match that is played here: before kick-off who decides for whom, then the scoreboard, the question
/// that is due with its answers, the dice, the ticker. Every input is in the league at once: whoever leaves
/// comes back to the same question.
class MatchPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit MatchPage(PageHost &host, QWidget *parent = nullptr);
    ~MatchPage() override;

    /// The fixture with this id, of the competition of the page.
    void focusOn(const QUuid &subject) override;
    [[nodiscard]] QUuid subjectId() const override { return m_fixture; }
    /// A match that is watched runs by itself now.
    void playAgain();
    /// With all words of the part that is shown.
    [[nodiscard]] int heightForWidth(int width) const override;
    /// The match that is being played; null before and after.
    [[nodiscard]] const MatchSession *session() const { return m_session.get(); }
    /// It is being played: what the window can undo and simulate lies behind it.
    [[nodiscard]] bool isInPlay() const { return m_session && !m_session->isWatched(); }
    /// A match is shown, or what comes before its kick-off: it takes the whole window.
    [[nodiscard]] bool takesWindow() const { return m_takesWindow; }
    /// Milliseconds since some moment, in place of the time of day; for tests.
    void setClock(std::function<qint64()> clock) { m_clock = std::move(clock); }

Q_SIGNALS:
    /// isInPlay() is another.
    void playChanged();
    /// takesWindow() is another.
    void takesWindowChanged();

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

    // What a match without a competition does otherwise.
    /// Shows what there is of the match: before it, as it goes on, as it was.
    virtual void showMatch();
    /// Begins the match that is shown. Errors: those of MatchSession::begin().
    [[nodiscard]] virtual Result<std::unique_ptr<MatchSession>> begin(const PerSide<Seat> &seats);
    /// Under which its bookmarks are kept.
    [[nodiscard]] virtual QUuid reportId() const;
    /// Where somebody goes when the match was finished, or discarded.
    virtual void leave(bool isFinished);
    /// Where somebody goes who leaves the match as it stands.
    virtual void goOut();

    /// One sentence in place of a match. `where`: what its button does.
    void showNothing(const QString &sentence, CommandId where = goTo(PageKind::Fixtures));
    void showBefore(const BeforeMatch &before);
    /// Whether what is shown before the kick-off can be played.
    void setReady(bool isReady);
    void setTitle(const QString &title);
    /// Explains the match that is shown while it is played, from the first step of the tour on.
    void beginTour(const MatchTour &tour);
    /// What stands beside the title before the kick-off.
    [[nodiscard]] QHBoxLayout &titleRow();
    /// Kicks off the match that is shown, with these seats.
    void kickOffWith(const PerSide<Seat> &seats);
    /// Puts a widget above what is settled before the kick-off.
    void addAboveBefore(QWidget *widget);
    void take(Result<std::unique_ptr<MatchSession>> session);
    /// The same with one that was left: where somebody here plays, the computer goes on to their next
    /// decision, as it would have done then. A match of computers stands as it stood.
    void takeUp(Result<std::unique_ptr<MatchSession>> session);
    void showTurn();
    /// What is left of the time of a turn.
    void showTime();
    void setSubject(const QUuid &match) { m_fixture = match; }
    /// Nothing is shown any more.
    void drop();

private:
    /// Whose cards can be seen: the documents with which the match that is shown is played.
    void takeCards(const FixtureSetup &setup, const Game &game);
    /// Opens the card of a side; the match waits meanwhile.
    void openCard(Side side);
    void connectTurn();
    void buildMoreMenu();
    /// Index in the competition; -1 where there is no such match.
    [[nodiscard]] int fixtureIndex() const;
    /// Keeps a what-if that leaves the match here, and goes to it.
    void fork();
    void kickOff();
    /// What comes before the first whistle is rolled before anybody kicks off.
    void drawFirst();
    void showNotesAndBoard(const Scoreboard &score, BoardShown shown);
    void connectAfter();
    /// In place of the board, once the match is over.
    void showAfter();
    [[nodiscard]] bool showsAfter() const;
    /// A what-if that leaves the match before the moment that is selected there.
    void forkBeforeMoment();
    /// To the next match of the competition.
    void goToNext();
    [[nodiscard]] QUuid nextMatch() const;
    void showDoors();
    void setUpLine();
    void showPart(QWidget *part);
    /// The ticker and the notes beside the match; remembered for the next one.
    void setPanelShown(bool isShown);
    void fitSideColumn();
    void fitQuestion();
    /// The step of the tour beside the part that it is about.
    void showTour();
    /// What is behind the line of the ticker that is selected.
    void showRuling();
    /// What the rules say where a roll or a choice is due.
    /// What the computer plays waits while somebody reads something in front of it. Whether it was under way:
    /// then goOnWithMatch() goes on.
    [[nodiscard]] bool holdMatch();
    void goOnWithMatch();
    void readRuling(const QString &title, const QString &text);
    void explainQuestion();
    void offerRuling();
    void showAnswers();
    /// To a screen reader: what has happened since, and what is asked now.
    void announceTurn(const Scoreboard &score);
    /// "Rolled: 3 and 5"; empty where nothing was rolled after so many inputs.
    [[nodiscard]] QString rollsSince(std::size_t inputs) const;
    /// What is asked, with its target; empty where nobody is asked.
    [[nodiscard]] QString questionHeard() const;
    /// Another match: nothing of it has been heard.
    void forgetHeard();
    /// For friends; of a match that goes on without pictures, which could show what is secret.
    void saveStory();
    /// What the engine tells.
    void saveEveryRoll();
    /// The match to its end, also of one that is watched.
    [[nodiscard]] std::optional<LiveMatch> wholeMatch();
    void noteSaved(const Result<QString> &path);
    void choose(const QModelIndex &option);
    /// One key for each of the first nine answers, or the first digit of a throw that is due; false where it
    /// is neither.
    bool takeDigit(const QKeyEvent &event);
    /// Another question came up, or none is due any more.
    void noteQuestion();
    /// The answer to the question that is due that its side gave to it last, else the one of its card; -1
    /// where there is none.
    [[nodiscard]] int usualAnswer() const;
    void changeDice();
    /// Notes whether the match stands still, so that it is resumed as it was left.
    void keepPause();
    void connectRhythm();
    /// Keeps the pace and who rolls for when it is resumed.
    void keepRhythm();
    /// The dice were clicked, or a key for them is pressed; held down it rushes.
    void pressDice(bool isHeld);
    void rollForClick();
    /// Something that happened since the match was shown last is drawn large.
    void stopTheShow();
    [[nodiscard]] bool isClickedHere() const;
    /// A key is held down so that nothing is waited for.
    [[nodiscard]] bool isRushing() const;
    void notePlay();
    void enterDice(const QString &typed);
    void finish();
    void discard();
    void undoLast();
    /// Everything that stands above the chosen line of the ticker, and that line, is taken back.
    void undoToLine();
    /// With so many inputs the match stands before what a line of the ticker tells.
    [[nodiscard]] static std::size_t inputsBeforeLine(const QModelIndex &line);
    [[nodiscard]] bool isAgreed(std::size_t inputs);
    void correctDie();
    void showAgain();
    void changeSeats();
    void showFailure(const Result<void> &done);
    /// Says what is the matter; a match with which somebody else has gone on is shown as it stands now.
    void refuse(const Error &error);

    std::unique_ptr<Ui::MatchPage> m_ui;
    /// What is left to enter after a slip was corrected.
    QLabel *m_again;
    QLabel *m_time;
    TurnTimer *m_timer;
    MomentCard *m_moment;
    TourBubble *m_tour;
    /// Events of the match when it was shown last.
    std::size_t m_shownEvents = 0;
    /// When a key that is held down was heard last.
    qint64 m_heldAt = 0;
    /// The result was just saved: the match is shown as it ended.
    bool m_comesToEnd = false;
    /// Somebody wants to see how the board stood at the end.
    bool m_wantsBoard = false;
    /// What was rolled is shown when the dice have landed.
    bool m_isRolling = false;
    QAction *m_undoToLine = nullptr;
    QuestionModel *m_question;
    TickerModel *m_ticker;
    QUuid m_fixture;
    std::unique_ptr<MatchSession> m_session;
    /// The cards of the match that is shown, null where there is none, and whose they are.
    PerSide<std::shared_ptr<const TeamDocument>> m_teamCards;
    const Game *m_game = nullptr;
    MatchBoard m_board;
    /// What comes before the first whistle is being rolled, or was: nobody has kicked off.
    bool m_isDrawing = false;
    /// The computer goes on once somebody sees it.
    bool m_goesOnWhenSeen = false;
    /// Lets the computer play a turn to its end.
    QAction *m_turn = nullptr;
    bool m_wasInPlay = false;
    bool m_takesWindow = false;
    /// It is being resumed: how it was left has not come back yet.
    bool m_isComingBack = false;
    std::function<qint64()> m_clock;
    /// The question that is shown, by the inputs before it and whether it is covered; since when; and whether
    /// dice were typed right before it.
    std::optional<std::pair<std::size_t, bool>> m_asked;
    qint64 m_askedAt = 0;
    /// The decision point whose options are listed, or were last. Static storage.
    const RollPrompt *m_listed = nullptr;
    bool m_wasDice = false;
    bool m_cameAfterDice = false;
    /// What announceTurn() has told: the ticker, so many inputs of the match, and the question.
    TickerNews m_tickerNews;
    std::size_t m_heardInputs = 0;
    QString m_heardQuestion;
    /// showAnswers() has given the keys to what it asks with.
    bool m_tookKeys = false;
};

} // namespace touchline
