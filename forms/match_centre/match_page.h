// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/match_centre/match_board.h"
#include "forms/pages/parts/page.h"

#include <memory>

class QAction;
class QLabel;

namespace Ui {
class MatchPage;
}

namespace touchline {

class QuestionModel;
class TickerModel;

/// One match that is played here: before kick-off who decides for whom, then the scoreboard, the question
/// that is due with its answers, the dice, the ticker. Every input is in the league at once: whoever leaves
/// comes back to the same question.
class MatchPage final : public Page
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
    /// The match that is being played; null before and after.
    [[nodiscard]] const MatchSession *session() const { return m_session.get(); }

protected:
    void refresh() override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectTurn();
    void buildMoreMenu();
    /// Index in the competition; -1 where there is no such match.
    [[nodiscard]] int fixtureIndex() const;
    void showMatch();
    /// One sentence in place of a match.
    void showNothing(const QString &sentence);
    void showBefore(int fixture);
    void kickOff();
    /// What comes before the first whistle is rolled before anybody kicks off.
    void drawFirst();
    void take(Result<std::unique_ptr<MatchSession>> session);
    void showTurn();
    void showNotesAndBoard();
    void showAnswers();
    void saveStory();
    void choose(const QModelIndex &option);
    void enterDice(const QString &typed);
    void finish();
    void discard();
    void takeBack();
    void correctDie();
    void showAgain();
    void changeSeats();
    void say(const Result<void> &done);

    std::unique_ptr<Ui::MatchPage> m_ui;
    /// What is left to enter after a slip was corrected.
    QLabel *m_again;
    QuestionModel *m_question;
    TickerModel *m_ticker;
    QUuid m_fixture;
    std::unique_ptr<MatchSession> m_session;
    MatchBoard m_board;
    /// What comes before the first whistle is being rolled, or was: nobody has kicked off.
    bool m_isDrawing = false;
    /// Lets the computer play a turn to its end.
    QAction *m_turn = nullptr;
};

} // namespace touchline
