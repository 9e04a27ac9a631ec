// SPDX-License-Identifier: GPL-3.0-or-later
// A match played in the window, by somebody who reads the questions from it.

#include "core/match/match_runner.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/taking_back.h"
#include "forms/board/board_view.h"
#include "forms/match_centre/bookmarks.h"
#include "forms/match_centre/match_cards_view.h"
#include "forms/match_centre/scoreboard_view.h"
#include "forms/match_centre/slip_dialog.h"
#include "forms/match_centre/ticker_view.h"
#include "forms/match_centre/which_dice_dialog.h"
#include "forms/pages/home/home_page.h"
#include "forms/pages/tables/tables_page.h"
#include "forms/tables/tables_board.h"
#include "models/views/match_centre/before_match.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/match_centre/turn_timer.h"
#include "models/words/story_file.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/match_hands.h"

#include <QMenu>
#include <QSet>
#include <QSettings>

namespace test_match_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Somebody who points at the board wherever something glows there.
struct HandsOnBoard
{
    HandsOnBoard(Shown &page, std::uint64_t seed) : hands(page, seed), board(page.child<BoardView>("board"))
    {
    }

    bool answer()
    {
        if (hands.shown.answers() != u"options"_s || board->choice().targets().empty()) {
            isGlowing = isGlowing || !board->choice().targets().empty();
            return hands.answer();
        }
        const std::size_t inputs = hands.shown.match().entries().size();
        // A piece, its way, which of several options; and what is pointed at may begin another way.
        for (int clicks = 0; clicks < mostClicks && hands.shown.match().entries().size() == inputs;
             ++clicks) {
            const auto &targets = board->choice().targets();
            std::vector<int> wanted;
            for (std::size_t i = 0; i < targets.size(); ++i)
                if (!targets[i].options.empty() || clicks == 0)
                    wanted.push_back(static_cast<int>(i));
            const int target =
                wanted[static_cast<std::size_t>(hands.chance.roll(static_cast<int>(wanted.size())) - 1)];
            QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->pointOfTarget(target));
            if (auto *menu = board->findChild<QMenu *>()) {
                const auto actions = menu->actions();
                menu->setActiveAction(actions.at(hands.chance.roll(static_cast<int>(actions.size())) - 1));
                QTest::keyClick(menu, Qt::Key_Return);
                delete menu;
            }
        }
        if (hands.shown.match().entries().size() == inputs)
            return false;
        ++chosen;
        return true;
    }

    static constexpr int mostClicks = 8;
    Hands hands;
    BoardView *board;
    int chosen = 0;
    /// Something glowed while nothing was to be chosen.
    bool isGlowing = false;
};

/// Of all players of a match without a board.
struct MatchBoardPieces
{
    int out = 0;
    int booked = 0;
};

MatchBoardPieces piecesOf(const Shown &shown)
{
    MatchBoardPieces count;
    for (const BoardPiece &piece : shown.match().match().board(std::nullopt).pieces) {
        const auto has = [&piece](BoardSign sign) {
            return std::find(piece.signs.begin(), piece.signs.end(), sign) != piece.signs.end();
        };
        count.out += has(BoardSign::Red) || has(BoardSign::Injured) || has(BoardSign::Locked) ? 1 : 0;
        count.booked += has(BoardSign::Yellow) ? 1 : 0;
    }
    return count;
}

} // namespace

class TestMatchPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What the die cannot show is refused in words that name it, changes nothing, and can be typed over.
    void wrongDiceAreRefused()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        QTRY_COMPARE(shown.answers(), u"dicePage"_s);
        const std::size_t inputs = shown.match().entries().size();
        const int faces = shown.match().question().prompt->die.faces;
        const QString most = QString::number(faces);
        auto *dice = shown.child<QLineEdit>("dice");
        const QString roll = u"\"%1\" is not a roll of this die (1 to %2)."_s;
        for (const auto &[typed, words] : {std::pair{u"0"_s, roll.arg(u"0"_s, most)},
                                           {QString::number(faces + 1), roll.arg(faces + 1).arg(most)},
                                           {QString(20, u'9'), roll.arg(QString(20, u'9'), most)},
                                           {u"-3"_s, roll.arg(u"-3"_s, most)},
                                           {u"six"_s, u"\"six\" is not a number."_s},
                                           {u"1 1 1 1 1 1"_s, u"you typed 6 numbers."_s}}) {
            dice->selectAll();
            QTest::keyClicks(dice, typed);
            QTest::keyClick(dice, Qt::Key_Return);
            const auto labels = shown.page->findChildren<QLabel *>();
            QVERIFY2(std::any_of(labels.begin(), labels.end(),
                                 [&words = words](const QLabel *one) {
                                     return one->isVisible() && one->text().contains(words);
                                 }),
                     qPrintable(words));
            QCOMPARE(shown.match().entries().size(), inputs);
        }
        dice->selectAll();
        QTest::keyClicks(dice, u"1"_s);
        QTest::keyClick(dice, Qt::Key_Return);
        QVERIFY(shown.match().entries().size() > inputs);
    }

    /// Whatever glows can be clicked, and counts as the answer that it is.
    void aMatchIsPlayedOnTheBoard_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        for (const Game *game : allGames())
            if (playsMatches(game->info()) && QByteArray(game->info().id) != "atcs")
                QTest::addRow("%s", game->info().id) << QString::fromUtf8(game->info().id)
                                                     << QString::fromUtf8(game->info().levels.back().name);
    }
    void aMatchIsPlayedOnTheBoard()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        Shown shown(qPrintable(game), qPrintable(level), 6);
        const Competition before = shown.window.competition();
        shown.sit("person", "person", true);
        shown.click("kickOff");
        HandsOnBoard hands(shown, 6);
        QVERIFY(hands.board->isVisible());
        while (hands.answer()) {
        }
        QCOMPARE(shown.window.errors, QStringList());
        QVERIFY(shown.match().isOver());
        QVERIFY2(hands.chosen > 20, qPrintable(QString::number(hands.chosen)));
        QVERIFY(!hands.isGlowing);
    }

    /// The number before an answer is its key, wherever the keyboard is.
    void aDigitTakesTheAnswerOfThatNumber()
    {
        Shown shown("fuba", "standard", 2);
        qint64 now = 0;
        shown.page->setClock([&now] { return now; });
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 2);
        for (const char *where : {"options", "ticker", "pace"}) {
            while (shown.answers() != u"options"_s || hands.legal() < 2)
                QVERIFY(hands.answer());
            const std::size_t inputs = shown.match().entries().size();
            const auto *options = shown.child<QListView>("options");
            const QString second = options->model()->index(1, 0).data(QuestionModel::OptionName).toString();
            auto *keys = shown.child<QWidget>(where);
            keys->setFocus();
            // Time enough to have read the question.
            now += 1'000;
            QTest::keyClick(keys, Qt::Key_2, Qt::KeypadModifier);
            QCOMPARE(shown.match().entries().size(), inputs + 1);
            QCOMPARE(shown.match().entries().back().option, second);
        }
    }

    /// By some rules the dice alone play: that is said before somebody waits for a question.
    void aMatchWithoutDecisionsSaysSo()
    {
        for (const auto &[level, isSaid] : {std::pair{"basic", true}, std::pair{"premier", false}}) {
            Shown shown("atcs", level);
            QCOMPARE(shown.child<QLabel>("drawn")->text().contains(u"nothing to decide"_s), isSaid);
        }
        Shown shown("atcs", "basic");
        shown.sit("person", "coach", false);
        shown.click("kickOff");
        shown.more(u"Play to the End"_s);
        QTRY_VERIFY(shown.match().isOver());
        // Nobody has answered anything.
        QTRY_VERIFY(shown.child<QPushButton>("enterResult")->isVisible());
        QVERIFY(!shown.child<QLabel>("waiting")->text().contains(u"take back"_s));
    }

    /// Whoever looks closer, or turns the board, looks at it so until the match is over.
    void theBoardStaysAsItLies_data() { aMatchIsPlayedOnTheBoard_data(); }
    void theBoardStaysAsItLies()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        Shown shown(qPrintable(game), qPrintable(level), 3);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        HandsOnBoard hands(shown, 3);
        const BoardGeometryPtr geometry = hands.board->shown().geometry;
        QVERIFY(geometry != nullptr);
        hands.board->turn();
        hands.board->zoomBy(1.5);
        const qreal zoom = hands.board->zoom();
        const int quarters = hands.board->quarters();
        for (int step = 0; step < 12; ++step) {
            QVERIFY(hands.hands.answer());
            QCOMPARE(hands.board->shown().geometry, geometry);
            QCOMPARE(hands.board->zoom(), zoom);
            // Whoever sits at the other end sees it from there.
            QCOMPARE(hands.board->quarters() % 2, quarters % 2);
            QVERIFY(!hands.board->isFitting());
        }
    }

    /// The arrow keys and Enter take what the pointer takes.
    void theBoardIsPlayedByKeys()
    {
        Shown shown("fuba", "standard", 2);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        HandsOnBoard hands(shown, 2);
        auto *board = hands.board;
        int taken = 0;
        for (int i = 0; i < 200 && taken < 10; ++i) {
            if (shown.answers() != u"options"_s || board->choice().targets().empty()) {
                QVERIFY(hands.hands.answer());
                continue;
            }
            board->setFocus();
            const std::size_t inputs = shown.match().entries().size();
            for (int keys = 0; keys < 3 && shown.match().entries().size() == inputs; ++keys) {
                QTest::keyClick(board, Qt::Key_Home);
                QTest::keyClick(board, Qt::Key_Return);
                if (auto *menu = board->findChild<QMenu *>()) {
                    QTest::keyClick(menu, Qt::Key_Return);
                    delete menu;
                }
            }
            QCOMPARE(shown.match().entries().size(), inputs + 1);
            // Whoever plays on the board goes on there.
            if (shown.answers() == u"options"_s && !board->choice().targets().empty())
                QVERIFY(board->hasFocus());
            ++taken;
        }
        QCOMPARE(taken, 10);
    }

    /// What is aimed on the board answers the question that is due and the one that comes of it.
    void whatIsAimedAnswersTwoQuestions()
    {
        Shown shown("champions", "full", 2);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        HandsOnBoard hands(shown, 2);
        int taken = 0;
        for (int i = 0; i < 300 && taken < 5; ++i) {
            const Match &match = shown.match().match();
            OptionList options;
            if (match.awaits() == Awaits::Choice)
                match.options(options);
            std::vector<OptionCode> both;
            for (const OptionCode option : options) {
                const auto after = match.preview(option);
                OptionList later;
                if (after && after->awaits() == Awaits::Choice)
                    after->options(later);
                if (both.empty() && !later.empty())
                    both = {option, later[0]};
            }
            if (both.empty()) {
                QVERIFY(hands.hands.answer());
                continue;
            }
            const std::size_t inputs = shown.match().entries().size();
            Q_EMIT hands.board->optionsChosen(both);
            QCOMPARE(shown.match().entries().size(), inputs + 2);
            ++taken;
        }
        QCOMPARE(taken, 5);
        QCOMPARE(shown.window.errors, QStringList());
        // What comes first is refused: what comes of it is not asked.
        while (shown.match().match().awaits() != Awaits::Choice)
            QVERIFY(hands.hands.answer());
        const std::size_t inputs = shown.match().entries().size();
        Q_EMIT hands.board->optionsChosen({1'000'000, 1'000'000});
        QCOMPARE(shown.match().entries().size(), inputs);
        QCOMPARE(shown.window.errors.size(), 1);
    }

    /// Of a game without a board there is none.
    void aGameWithoutBoardShowsNone()
    {
        Shown shown("atcs", "premier");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        QVERIFY(!shown.child<BoardView>("board")->isVisible());
    }

    /// Beside a match with cards both lie there; whoever is out is struck through, who is booked has his
    /// mark.
    void bothCardsLieBesideAMatchWithoutBoard()
    {
        Shown shown("atcs", "premier", 5);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 5);
        auto *cards = shown.child<MatchCardsView>("cards");
        QVERIFY(cards->isVisible());
        const auto heard = [&] { return cards->accessibleDescription(); };
        const auto picture = [&] { return cards->grab().toImage(); };
        for (const Side side : bothSides)
            QVERIFY(heard().contains(shown.match().match().setup().sides[side].team.name));
        QVERIFY2(!heard().contains(u", out"_s), qPrintable(heard()));
        const QImage before = picture();
        bool hasOut = false;
        bool hasBooked = false;
        for (int seed = 5; !hasOut || !hasBooked; ++seed) {
            QVERIFY2(seed < 25, "nobody is ever out or booked");
            const MatchBoardPieces now = piecesOf(shown);
            hasOut = hasOut || now.out > 0;
            hasBooked = hasBooked || now.booked > 0;
            QCOMPARE(heard().count(u", out"_s), now.out);
            QCOMPARE(heard().count(u"yellow card"_s), now.booked);
            for (int i = 0; i < 20; ++i)
                if (!hands.answer())
                    break;
        }
        QVERIFY(picture() != before);
    }

    void whoLeavesComesBackToTheSameQuestion()
    {
        Shown shown("atcs", "premier");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 4);
        for (int i = 0; i < 25; ++i)
            QVERIFY(hands.answer());
        const std::vector<LogEntry> entries = shown.match().entries();
        const QString heading = shown.child<QLabel>("question")->text();
        const QString told = shown.page->findChild<TickerModel *>()->text();
        QVERIFY(!entries.empty());
        QVERIFY(!told.isEmpty());
        // The window is gone, and nothing was asked of it before.
        shown.newPage();
        QCOMPARE(shown.match().entries(), entries);
        QCOMPARE(shown.child<QLabel>("question")->text(), heading);
        QCOMPARE(shown.page->findChild<TickerModel *>()->text(), told);
        while (hands.answer()) {
        }
        QVERIFY(shown.match().isOver());
    }

    /// Home says how far it is, before all other matches, and leads back to it.
    void aMatchThatIsLeftIsFoundOnHome()
    {
        Shown shown("atcs", "premier");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 4);
        for (int i = 0; i < 25; ++i)
            QVERIFY(hands.answer());
        const Score score = shown.page->session()->played().report.score;
        auto *home = new HomePage(shown.window);
        shown.window.show(home);
        settle();
        QPushButton *goesOn = nullptr;
        for (QPushButton *door : home->findChildren<QPushButton *>(u"playYourself"_s)) {
            QVERIFY(goesOn == nullptr || door->text() != goesOn->text());
            if (door->text() == u"Resume"_s)
                goesOn = door;
        }
        QVERIFY(goesOn != nullptr);
        QStringList texts;
        for (const QLabel *label : home->findChildren<QLabel *>())
            texts << label->text();
        QVERIFY2(texts.join(u'|').contains(u"%1–%2, First half"_s.arg(score.home).arg(score.away)),
                 qPrintable(texts.join(u'|')));
        QTest::mouseClick(goesOn, Qt::LeftButton);
        QCOMPARE(shown.window.wentTo, PageKind::Match);
        QCOMPARE(shown.window.wentFor, shown.fixture());
    }

    void theLastAnswerIsTakenBack()
    {
        Shown shown("atcs", "premier");
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        Hands hands(shown, 9);
        const auto mine = [&] { return shown.answers() == u"options"_s; };
        QTRY_VERIFY(mine());
        QVERIFY(!shown.child<QPushButton>("takeBack")->isEnabled());
        for (int i = 0; i < 12; ++i) {
            const std::vector<LogEntry> before = shown.match().entries();
            const QString heading = shown.child<QLabel>("question")->text();
            const QString told = shown.page->findChild<TickerModel *>()->text();
            QVERIFY(hands.answer());
            QTRY_VERIFY(mine());
            const std::vector<LogEntry> after = shown.match().entries();
            shown.click("takeBack");
            QCOMPARE(shown.match().entries(), before);
            QCOMPARE(shown.child<QLabel>("question")->text(), heading);
            QCOMPARE(shown.page->findChild<TickerModel *>()->text(), told);
            // So it is in the league.
            const auto kept = shown.window.league()->league().matches().resume(shown.fixture());
            QVERIFY(kept);
            QCOMPARE(kept->entries(), before);
            // The same answer brings the same again: nobody rolls anew by going back.
            const QString option = hands.choices.takeLast();
            auto *list = shown.child<QListView>("options");
            const auto found = list->model()->match(list->model()->index(0, 0), QuestionModel::OptionName,
                                                    option, 1, Qt::MatchExactly);
            QCOMPARE(found.size(), 1);
            list->scrollTo(found.front());
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(found.front()).center());
            QTRY_VERIFY(mine());
            QCOMPARE(shown.match().entries(), after);
        }
    }

    void theComputersRollsGoBackWithMyLastAnswer_data()
    {
        QTest::addColumn<QString>("level");
        QTest::newRow("atcs") << u"premier"_s;
        QTest::newRow("fuba") << u"standard"_s;
    }

    /// Rolls of a kind that I type for my side are the computer's for its own.
    void theComputersRollsGoBackWithMyLastAnswer()
    {
        QFETCH(const QString, level);
        Shown shown(QTest::currentDataTag(), level.toLatin1().constData(), 2);
        shown.sit("person", "coach", false);
        shown.setDice("homeDice", u"Real dice"_s);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        Hands hands(shown, 9);
        const auto isMine = [&] {
            return shown.answers() == u"options"_s || shown.answers() == u"dicePage"_s ||
                   shown.match().isOver();
        };
        QTRY_VERIFY(isMine());
        int goneBack = 0;
        for (int answers = 0; answers < 200 && goneBack < 3 && !shown.match().isOver(); ++answers) {
            const Question due = shown.match().question();
            const std::vector<LogEntry> before = shown.match().entries();
            QVERIFY(hands.answer());
            QTRY_VERIFY(isMine());
            const std::vector<LogEntry> &after = shown.match().entries();
            const bool hasRolled =
                std::any_of(after.begin() + static_cast<std::ptrdiff_t>(before.size()) + 1, after.end(),
                            [](const LogEntry &entry) { return entry.kind == Awaits::Roll; });
            // What was asked as one goes back as one.
            if (due.parts > 1 || !hasRolled)
                continue;
            ++goneBack;
            shown.click("takeBack");
            QCOMPARE(shown.match().entries(), before);
            QVERIFY(hands.answer());
            QTRY_VERIFY(isMine());
        }
        QCOMPARE(goneBack, 3);
    }

    void theComputerPlaysAsFarAsItIsTold()
    {
        Shown shown("atcs", "basic", 2);
        shown.sit("coach", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        // It plays by itself; who leaves the page stops it.
        QTRY_VERIFY(!shown.match().entries().empty());
        if (!shown.match().isOver()) {
            shown.more(u"Play to the End"_s);
            QTRY_VERIFY(shown.match().isOver());
        }
        // Nobody here has answered anything that could be taken back.
        QVERIFY(!shown.child<QPushButton>("takeBack")->isEnabled());
        // It is the match that the computer plays alone.
        const auto alone =
            playFixture(shown.window.competition(), 0, playRulesOf(shown.window.competition()).value(), 0);
        QVERIFY(alone);
        QCOMPARE(shown.match().entries(), alone->log.entries);
    }

    /// Nobody has to move eleven men: the coach plays a turn to its end, for who asks him and nobody else.
    void theCoachPlaysATurn_data()
    {
        QTest::addColumn<QString>("game");
        for (const Game *game : allGames())
            if (playsMatches(game->info()) && game->info().turnBegins)
                QTest::addRow("%s", game->info().id) << QString::fromUtf8(game->info().id);
    }
    void theCoachPlaysATurn()
    {
        QFETCH(QString, game);
        const QString level = QString::fromUtf8((**findGame(game)).info().levels.front().name);
        Shown shown(qPrintable(game), qPrintable(level), 5);
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        const auto *session = shown.page->session();
        QTRY_VERIFY(!session->isRunning());
        const EventKind turnBegins = *shown.match().game().info().turnBegins;
        const auto turns = [&] {
            const auto events = shown.match().events();
            return std::count_if(events.begin(), events.end(),
                                 [&](const Event &event) { return event.kind == turnBegins; });
        };
        for (int number = 0; number < 6 && !shown.match().isOver(); ++number) {
            const auto before = turns();
            const std::size_t inputs = shown.match().entries().size();
            QCOMPARE(shown.match().question().side, std::optional(Side::Home));
            QTest::keyClick(shown.page, Qt::Key_F8, Qt::ShiftModifier);
            QTRY_VERIFY(!session->isRunning());
            QVERIFY(shown.match().entries().size() > inputs);
            // What the computer's side begins with goes on by itself.
            if (!shown.match().isOver())
                QVERIFY(turns() > before);
        }
        QCOMPARE(shown.window.errors, QStringList());
    }

    /// Where the rules limit the time of a turn, it is shown, and runs for each side by itself; when it is
    /// over the coach plays on.
    void aTurnHasItsTime()
    {
        const QTemporaryDir folder;
        auto league = League::create(folder.filePath(u"Time.touchline"_s), u"Time"_s, {u"Anna"_s, false, {}});
        QVERIFY(league.has_value());
        CompetitionDefinition definition = playableLeague("simulator", "complete", 5);
        definition.options.insert(u"turn_timer"_s, true);
        QVERIFY((*league)->competitions().add(Competition::create(std::move(definition)).value()));
        Shown shown(std::move(*league));
        shown.sit("person", "coach", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        const auto *session = shown.page->session();
        const auto *time = shown.child<QLabel>("time");
        // Setting up has no limit.
        QTRY_VERIFY(!session->isRunning());
        QCOMPARE(promptId(shown.match().question()), u"S1"_s);
        QVERIFY(!time->isVisible());
        for (int answers = 0; answers < 40 && shown.match().match().turnTime().seconds == 0; ++answers) {
            shown.click("coach");
            QTRY_VERIFY(!session->isRunning());
        }
        const TurnTime due = shown.match().match().turnTime();
        QVERIFY(due.seconds == 40 || due.seconds == 20);
        QTRY_VERIFY(time->isVisible());
        QVERIFY2(time->text().startsWith(u"Time left: "_s), qPrintable(time->text()));
        // The next question of the same part goes on with what is left.
        TurnTimer timer(nullptr, 2);
        bool isOver = false;
        connect(&timer, &TurnTimer::ranOut, this, [&isOver] { isOver = true; });
        timer.follow(session);
        QCOMPARE(timer.secondsLeft(), std::optional(due.seconds));
        QTRY_VERIFY(*timer.secondsLeft() < due.seconds);
        const int left = *timer.secondsLeft();
        timer.follow(session);
        QVERIFY(*timer.secondsLeft() <= left);
        QTRY_VERIFY(isOver);
        timer.follow(nullptr);
        QVERIFY(!timer.secondsLeft().has_value());
        // What the page does then.
        const std::size_t inputs = shown.match().entries().size();
        auto *own = shown.page->findChild<TurnTimer *>();
        QVERIFY(own != nullptr);
        Q_EMIT own->ranOut();
        QTRY_VERIFY(!session->isRunning());
        QVERIFY(shown.match().entries().size() > inputs);
        QVERIFY(shown.match().match().turnTime().part != due.part || shown.match().isOver());
    }

    /// While the computer plays the list of answers is hidden; with the next question the keys are there
    /// again.
    void theKeysComeBackToTheQuestion()
    {
        Shown shown("simulator", "complete", 5);
        shown.sit("person", "coach", false);
        shown.click("kickOff");
        const auto *session = shown.page->session();
        int asked = 0;
        for (int answers = 0; answers < 12; ++answers) {
            QTRY_VERIFY_WITH_TIMEOUT(!session->isRunning(), 60000);
            const QWidget *keys = shown.page->focusWidget();
            QVERIFY2(keys == shown.child<QListView>("options") || keys == shown.child<BoardView>("board"),
                     keys == nullptr ? "nobody" : qPrintable(keys->objectName()));
            ++asked;
            // No answer is at hand that nobody has given yet.
            if (!shown.child<QListView>("options")->currentIndex().isValid())
                QTest::keyClick(shown.child<QListView>("options"), Qt::Key_Down);
            QTest::keyClick(shown.child<QListView>("options"), Qt::Key_Return);
        }
        QVERIFY(asked > 0);
        QCOMPARE(shown.window.errors, QStringList());
    }

    /// The error of an aim is the computer's, whatever else is typed: no die has a thousand faces.
    void noDieOfAThousandFacesIsTyped()
    {
        Shown shown("simulator", "complete", 5);
        shown.sit("person", "person", true);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        const auto *session = shown.page->session();
        QTRY_VERIFY(!session->isRunning());
        Hands hands(shown, 5);
        int aims = 0;
        for (int answers = 0; answers < 120; ++answers) {
            QTRY_VERIFY(!session->isRunning());
            if (shown.answers() == u"dicePage"_s)
                QVERIFY(isReal(shown.match().question().prompt->die));
            else if (promptId(shown.match().question()) == u"KA1"_s)
                ++aims;
            const bool isAimed = promptId(shown.match().question()).startsWith(u"KA"_s);
            QCOMPARE(shown.child<QLabel>("note")->text().startsWith(u"Drag back"_s), isAimed);
            if (!hands.answer())
                break;
        }
        QVERIFY(aims > 0);
        for (const MatchSession::TypedRoll &roll : session->typedRolls())
            QVERIFY(roll.faces <= 100);
        for (const RollKind &kind : rollKindsOf(shown.match().game()))
            QVERIFY2(!kind.label.startsWith(u"Aim"_s), qPrintable(kind.label));
    }

    /// How one shoots stands there again after the match was left and taken up.
    void anAimIsExplainedAfterResuming()
    {
        Shown shown("simulator", "complete", 5);
        shown.sit("person", "person", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        Hands hands(shown, 5);
        for (int answers = 0; answers < 200; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            if (promptId(shown.match().question()).startsWith(u"KA"_s))
                break;
            QVERIFY(hands.answer());
        }
        QVERIFY(promptId(shown.match().question()).startsWith(u"KA"_s));
        const QString note = shown.child<QLabel>("note")->text();
        QVERIFY(note.startsWith(u"Drag back"_s));
        shown.newPage();
        QVERIFY(shown.page->session() != nullptr);
        QCOMPARE(shown.child<QLabel>("note")->text(), note);
        QVERIFY(shown.child<QLabel>("note")->isVisible());
    }

    /// The line over the match and the track on the board tell one time, whatever happened last.
    void thereIsOneClock_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("fuba") << QByteArray("fuba") << QByteArray("standard");
        QTest::newRow("champions") << QByteArray("champions") << QByteArray("full");
        QTest::newRow("oldschool") << QByteArray("oldschool") << QByteArray("normal");
        QTest::newRow("simulator") << QByteArray("simulator") << QByteArray("complete");
    }
    void thereIsOneClock()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        Shown shown(game.constData(), level.constData(), 3);
        shown.sit("person", "person", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        Hands hands(shown, 3);
        QSet<QString> clocks;
        for (int answers = 0; answers < 150; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            const auto &clock = shown.child<BoardView>("board")->shown().position.clock;
            QVERIFY(clock);
            const QString line = shown.child<ScoreboardView>("scoreboard")->accessibleName();
            if (shown.match().events().back().minute > 0) {
                QVERIFY2(line.endsWith(clock->text), qPrintable(line + u" / "_s + clock->text));
                clocks << clock->text;
            }
            if (!hands.answer())
                break;
        }
        QVERIFY(clocks.size() > 1);
    }

    /// What the man with the ball does where he stands is asked of him on the board, and stands at the top of
    /// the list.
    void theManWithTheBallIsAskedWhatHeDoes()
    {
        Shown shown("oldschool", "normal", 3);
        shown.sit("person", "person", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        Hands hands(shown, 3);
        auto *board = shown.child<BoardView>("board");
        auto *list = shown.child<QListView>("options");
        const auto rowOf = [list](const QString &label) {
            for (int row = 0; row < list->model()->rowCount(); ++row)
                // What is closed stands there as well.
                if (const QModelIndex line = list->model()->index(row, 0);
                    line.data().toString() == label && line.flags().testFlag(Qt::ItemIsEnabled))
                    return row;
            return -1;
        };
        const QString roll = u"Roll dark blue and red"_s;
        for (int answers = 0; answers < 300 && rowOf(roll) < 0; ++answers) {
            QTRY_VERIFY(!shown.page->session()->isRunning());
            QVERIFY(hands.answer());
        }
        QTRY_VERIFY(!shown.page->session()->isRunning());
        const int row = rowOf(roll);
        QVERIFY2(row >= 0 && row < 9, qPrintable(QString::number(row)));
        const BoardPosition &position = board->shown().position;
        const auto carrier =
            std::find_if(position.pieces.begin(), position.pieces.end(),
                         [&](const BoardPiece &piece) { return piece.id == position.ball->holderPiece; });
        QVERIFY(carrier != position.pieces.end());
        // Where the ball lies beside him it could be played on as well: the first click chooses him.
        QMenu *menu = nullptr;
        for (int clicks = 0; clicks < 2 && menu == nullptr; ++clicks) {
            const auto &targets = board->choice().targets();
            const auto target = std::find_if(targets.begin(), targets.end(),
                                             [&](const auto &one) { return one.place == carrier->place(); });
            QVERIFY(target != targets.end());
            QTest::mouseClick(board->viewport(), Qt::LeftButton, {},
                              board->pointOfTarget(static_cast<int>(target - targets.begin())));
            menu = board->findChild<QMenu *>();
        }
        QVERIFY(menu != nullptr);
        const QList<QAction *> actions = menu->actions();
        const auto action = std::find_if(actions.begin(), actions.end(),
                                         [&](const QAction *one) { return one->text().contains(roll); });
        QVERIFY(action != actions.end());
        const std::size_t before = shown.match().entries().size();
        (*action)->trigger();
        QVERIFY(shown.match().entries().size() > before);
        QCOMPARE(shown.match().entries()[before].option, u"roll"_s);
    }

    void aGoalEndsTheRunThatWaitsForIt()
    {
        Shown shown("atcs", "advanced", 5);
        shown.sit("person", "person", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        QTRY_VERIFY(!shown.page->session()->isRunning());
        for (int goals = 1; goals <= 2 && !shown.match().isOver(); ++goals) {
            const Score before = shown.page->session()->played().report.score;
            shown.more(u"Play to the Next Goal"_s);
            QTRY_VERIFY(!shown.page->session()->isRunning());
            const Score now = shown.page->session()->played().report.score;
            if (!shown.match().isOver())
                QCOMPARE(now.home + now.away, before.home + before.away + 1);
        }
    }

    void wrongDiceAreRefusedWithTheReason()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        QCOMPARE(shown.answers(), u"dicePage"_s);
        auto *dice = shown.child<QLineEdit>("dice");
        for (const char *typed : {"0", "101", "-3", "six", "1e1", "2 3", "99999999999999999999"}) {
            dice->setText(QString::fromLatin1(typed));
            QTest::keyClick(dice, Qt::Key_Return);
            QVERIFY2(shown.child<QLabel>("wrong")->isVisible(), typed);
            QVERIFY2(!shown.child<QLabel>("wrong")->text().isEmpty(), typed);
            QCOMPARE(shown.match().entries().size(), 0U);
        }
        // An empty field rolls nothing: the computer rolls where it is asked to.
        dice->clear();
        QVERIFY(!shown.child<QPushButton>("enterDice")->isEnabled());
        QTest::keyClick(dice, Qt::Key_Return);
        QCOMPARE(shown.child<QLabel>("wrong")->text(), u"Type what the dice show."_s);
        QCOMPARE(shown.match().entries().size(), 0U);
        shown.click("coach");
        QCOMPARE(shown.match().entries().size(), 1U);
        QVERIFY(!shown.child<QLabel>("wrong")->isVisible());
    }

    /// Both squads with who is out, the rules and the place, and what is rolled before the first whistle.
    void beforeKickOffEverythingSettledIsShown()
    {
        Shown shown("atcs", "premier");
        const Competition competition = shown.window.competition();
        const PlayRules rules = playRulesOf(competition).value();
        FixtureSetup setup = kickOffSetup(competition, 0, rules, 0).value();
        const QString settled = shown.child<QLabel>("rules")->text();
        const QString ground = setup.ground ? setup.sides[*setup.ground].team.displayName() + u" at home"_s
                                            : u"Neutral ground"_s;
        QVERIFY2(settled.contains(ground), qPrintable(settled));
        QVERIFY(shown.child<QLabel>("drawn")->text().contains(u"referee country"_s));
        // Who is missing, and why.
        const SquadEntry &out = setup.sides[Side::Away].squad.entries[3];
        setup.sides[Side::Away].absent.push_back({out.person.id, u"sent off v Turkey"_s});
        const PerSide<int> teams = progress(competition).fixtures.front().teams;
        const BeforeMatch before = beforeMatch(setup, choiceFor(competition, 0, teams, rules));
        BeforeSquadModel squad;
        squad.show(before.squads[Side::Away]);
        const QModelIndex why = squad.index(3, BeforeSquadModel::Because);
        QCOMPARE(why.data().toString(), u"sent off v Turkey"_s);
        QVERIFY(why.siblingAtColumn(BeforeSquadModel::Name).data(Qt::FontRole).value<QFont>().strikeOut());
        QVERIFY(!squad.index(2, BeforeSquadModel::Name).data(Qt::FontRole).isValid());
        // A game that begins with a decision rolls for nothing before it.
        Shown board("fuba", "standard");
        QVERIFY(!board.child<QPushButton>("draw")->isVisible());
        const auto *home = board.child<QTreeView>("homeSquad");
        QVERIFY(home->isVisible());
        const Competition other = board.window.competition();
        const FixtureSetup first = kickOffSetup(other, 0, playRulesOf(other).value(), 0).value();
        QCOMPARE(home->model()->rowCount(), static_cast<int>(first.sides[Side::Home].squad.entries.size()));
    }

    void theRefereeIsRolledBeforeKickOff()
    {
        for (const bool ownDice : {false, true}) {
            Shown shown("atcs", "premier");
            shown.sit("person", "coach", ownDice);
            shown.child<QComboBox>("pace")->setCurrentIndex(2);
            shown.click("draw");
            auto *dice = shown.child<QLineEdit>("openingDice");
            if (ownDice) {
                QTRY_VERIFY(dice->isVisible());
                QTest::keyClicks(dice, u"101"_s);
                QTest::keyClick(dice, Qt::Key_Return);
                QVERIFY(shown.child<QLabel>("openingWrong")->isVisible());
                QCOMPARE(shown.match().entries().size(), 0U);
                for (int roll = 0; roll < 12 && dice->isVisible(); ++roll) {
                    dice->setText(QString::number(roll == 0 ? 37 : 4));
                    QTest::keyClick(dice, Qt::Key_Return);
                    settle();
                }
            }
            QTRY_VERIFY(!isBeforeFirstWhistle(shown.match()));
            QTRY_VERIFY(!shown.page->session()->isRunning());
            // Nobody has kicked off yet.
            QCOMPARE(shown.child<QStackedWidget>("stack")->currentWidget()->objectName(), u"before"_s);
            QVERIFY2(shown.child<QLabel>("drawn")->text().contains(u"Referee from"_s),
                     qPrintable(shown.child<QLabel>("drawn")->text()));
            const std::vector<LogEntry> drawn = shown.match().entries();
            QVERIFY(drawn.size() >= 3);
            shown.click("kickOff");
            QTRY_COMPARE(shown.answers(), u"options"_s);
            QVERIFY(std::equal(drawn.begin(), drawn.end(), shown.match().entries().begin()));
        }
    }

    /// "4 2" is a throw of two dice, "42" too; what is not a throw changes nothing.
    void aWholeThrowIsTypedAtOnce()
    {
        Shown shown("fuba", "standard");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 2);
        auto *dice = shown.child<QLineEdit>("dice");
        const auto type = [&](const char *typed) {
            dice->setText(QString::fromLatin1(typed));
            QTest::keyClick(dice, Qt::Key_Return);
        };
        const auto toThrow = [&] {
            for (int i = 0; i < 400; ++i) {
                const Question due = shown.match().question();
                if (due.awaits == Awaits::Roll && due.part == 1 && due.parts == 2)
                    return;
                if (!hands.answer())
                    break;
            }
            QFAIL("nobody throws two dice");
        };
        toThrow();
        const std::size_t before = shown.match().entries().size();
        for (const char *typed : {"", "4 7", "4 x", "1 2 3", "123", "47"}) {
            type(typed);
            QVERIFY2(shown.child<QLabel>("wrong")->isVisible(), typed);
            QCOMPARE(shown.match().entries().size(), before);
        }
        for (const char *typed : {"4 2", "42"}) {
            toThrow();
            const std::size_t from = shown.match().entries().size();
            type(typed);
            QCOMPARE(shown.match().entries().size(), from + 2);
            QCOMPARE(shown.match().entries()[from].value, 4);
            QCOMPARE(shown.match().entries()[from + 1].value, 2);
        }
    }

    /// Real dice for some rolls, the computer for the rest; so it is still after a crash.
    void theDiceAreChosenByKindAndSide()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        const Competition competition = shown.window.competition();
        const std::vector<RollKind> kinds = rollKindsOf(*findGame(u"atcs"_s).value());
        QVERIFY(std::find(kinds.begin(), kinds.end(), RollKind{u"D42"_s, u"Shooter"_s}) != kinds.end());
        // Home types who shoots and whether it is a goal, the visitors nothing.
        whenOpen<WhichDiceDialog>(shown.page, [](WhichDiceDialog &dialog) {
            auto *lines = dialog.findChild<QTreeWidget *>(u"kinds"_s);
            for (int row = 0; row < lines->topLevelItemCount(); ++row) {
                QTreeWidgetItem *line = lines->topLevelItem(row);
                const QString id = line->data(0, Qt::UserRole).toString();
                QCOMPARE(line->checkState(1), Qt::Checked);
                if (id != u"D42"_s && id != u"D52"_s)
                    line->setCheckState(1, Qt::Unchecked);
                line->setCheckState(2, Qt::Unchecked);
            }
            dialog.accept();
        });
        shown.click("whichDice");
        QCOMPARE(shown.child<QComboBox>("awayDice")->currentText(), u"Computer rolls"_s);
        QCOMPARE(shown.child<QComboBox>("homeDice")->currentText(), u"Real dice"_s);
        shown.click("kickOff");
        const auto isAsked = [&] { return shown.answers() == u"dicePage"_s; };
        Hands hands(shown, 5);
        for (int asked = 0; asked < 6; ++asked) {
            QTRY_VERIFY(isAsked());
            const Question due = shown.match().question();
            const std::string_view id = due.prompt->id;
            QCOMPARE(due.side, std::optional(Side::Home));
            QVERIFY2(id == "D42" || id == "D52", id.data());
            QVERIFY(hands.answer());
        }
        const PerSide<Seat> seats = shown.page->session()->seats();
        shown.newPage();
        QCOMPARE(shown.page->session()->seats()[Side::Home], seats[Side::Home]);
        QCOMPARE(shown.page->session()->seats()[Side::Away], seats[Side::Away]);
    }

    /// The visitors' die of the toss is the visitors'.
    void theTossIsOfBothSides()
    {
        Shown shown("fuba", "standard", 2);
        shown.sit("person", "person", true);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        const QString toss = u"P5"_s;
        whenOpen<WhichDiceDialog>(shown.page, [&toss](WhichDiceDialog &dialog) {
            auto *lines = dialog.findChild<QTreeWidget *>(u"kinds"_s);
            for (int row = 0; row < lines->topLevelItemCount(); ++row)
                if (lines->topLevelItem(row)->data(0, Qt::UserRole).toString() == toss)
                    lines->topLevelItem(row)->setCheckState(2, Qt::Unchecked);
            dialog.accept();
        });
        shown.click("whichDice");
        QVERIFY(shown.page->session() == nullptr);
        shown.click("kickOff");
        const auto tosses = [&] {
            const std::vector<LogEntry> &entries = shown.match().entries();
            return std::count_if(entries.begin(), entries.end(),
                                 [&toss](const LogEntry &entry) { return entry.id == toss; });
        };
        Hands hands(shown, 5);
        for (int answers = 0; answers < 400 && tosses() == 0; ++answers) {
            const Question due = shown.match().question();
            if (due.awaits == Awaits::Roll && promptId(due) == toss)
                QCOMPARE(due.side, std::optional(Side::Home));
            QVERIFY(hands.answer());
        }
        // Home's was typed; the visitors' comes by itself.
        QTRY_VERIFY(tosses() >= 2);
    }

    /// A die that was typed wrong is corrected where it stands; the log keeps both.
    void aSlipIsCorrected()
    {
        Shown shown("atcs", "basic");
        shown.sit("person", "person", true);
        shown.click("kickOff");
        // No shot, five times: 90 is beyond everybody's range, 1 is within.
        auto *dice = shown.child<QLineEdit>("dice");
        for (int roll = 0; roll < 6; ++roll) {
            dice->setText(shown.match().question().prompt->die.faces == 100 ? u"90"_s : u"5"_s);
            QTest::keyClick(dice, Qt::Key_Return);
        }
        const std::vector<LogEntry> before = shown.match().entries();
        QCOMPARE(before.size(), 6U);
        QCOMPARE(before[2].value, 90);
        whenOpen<SlipDialog>(this, [](SlipDialog &dialog) {
            auto *rolls = dialog.findChild<QTreeWidget *>(u"rolls"_s);
            QCOMPARE(rolls->topLevelItemCount(), 6);
            // The newest first: the third is the fourth from above.
            rolls->setCurrentItem(rolls->topLevelItem(3));
            QCOMPARE(rolls->currentItem()->text(0), u"3"_s);
            dialog.findChild<QSpinBox *>(u"value"_s)->setValue(1);
            dialog.accept();
        });
        shown.more(u"Correct a Die…"_s);
        // A shot now: the attacks behind it have to be entered again.
        const auto &live = shown.match();
        QCOMPARE(live.entries().size(), 3U);
        QCOMPARE(live.entries()[2].value, 1);
        QCOMPARE(live.notes().corrections.size(), 1U);
        QCOMPARE(live.notes().corrections.front().was, before[2]);
        auto *again = shown.child<QLabel>("again");
        QVERIFY(again->isVisible());
        QCOMPARE(shown.page->session()->inputsToReenter().size(), 3);
        QVERIFY2(again->text().contains(u"Shot on goal: 90"_s), qPrintable(again->text()));
        Hands hands(shown, 3);
        QVERIFY(hands.answer());
        // Whoever leaves finds them again.
        const QString left = again->text();
        delete shown.page;
        shown.newPage();
        again = shown.child<QLabel>("again");
        QVERIFY(again->isVisible());
        QCOMPARE(again->text(), left);
        for (int roll = 0; roll < 2; ++roll)
            QVERIFY(hands.answer());
        QVERIFY(!again->isVisible());
        // So it is in the league.
        const auto kept = shown.window.league()->league().matches().resume(shown.fixture());
        QVERIFY(kept);
        QCOMPARE(kept->notes().corrections, shown.match().notes().corrections);
    }

    /// "As played": nobody goes back past a roll; with the consent of the other side only where it is given.
    void theCompetitionSaysWhatMayBeTakenBack()
    {
        for (const TakingBack rule : {TakingBack::Never, TakingBack::ByConsent, TakingBack::Free}) {
            Shown shown("atcs", "premier");
            if (rule != TakingBack::Free) {
                RulesWish wish;
                wish.takingBack = rule;
                QVERIFY(changeRules(shown.window.league()->league(), shown.window.competitionId(), wish));
            }
            shown.newPage();
            QCOMPARE(shown.child<QLabel>("rules")->text().contains(u"taken back"_s),
                     rule != TakingBack::Free);
            shown.sit("person", "person", true);
            shown.click("kickOff");
            Hands hands(shown, 4);
            QVERIFY(hands.answer());
            const std::vector<LogEntry> rolled = shown.match().entries();
            QCOMPARE(rolled.size(), 1U);
            const bool agrees = rule == TakingBack::ByConsent;
            if (agrees)
                for (const auto answer : {QMessageBox::No, QMessageBox::Yes}) {
                    QCOMPARE(shown.match().entries(), rolled);
                    whenOpen<QMessageBox>(this, [answer](QMessageBox &box) { box.button(answer)->click(); });
                    shown.click("takeBack");
                }
            else
                shown.click("takeBack");
            QCOMPARE(shown.match().entries().size(), rule == TakingBack::Never ? 1U : 0U);
            QCOMPARE(shown.window.errors.size(), rule == TakingBack::Never ? 1 : 0);
            if (rule != TakingBack::Never)
                continue;
            // A decision behind the last roll can be taken back all the same.
            while (shown.answers() != u"options"_s)
                QVERIFY(hands.answer());
            const std::vector<LogEntry> before = shown.match().entries();
            QVERIFY(hands.answer());
            QCOMPARE(shown.match().entries().size(), before.size() + 1);
            shown.click("takeBack");
            QCOMPARE(shown.match().entries(), before);
        }
    }

    /// A match that was played here is watched again: forward and back, from goal to goal.
    void aPlayedMatchIsWatched()
    {
        Shown shown("atcs", "premier", 4);
        const auto alone =
            playFixture(shown.window.competition(), 0, playRulesOf(shown.window.competition()).value(), 0);
        QVERIFY(alone);
        QVERIFY(shown.window.league()
                    ->league()
                    .results()
                    .record(shown.window.competitionId(), alone->report, alone->log)
                    .has_value());
        shown.newPage();
        const MatchSession &session = *shown.page->session();
        QVERIFY(session.isWatched());
        QCOMPARE(shown.answers(), u"watchPage"_s);
        QCOMPARE(session.match().entries().size(), 0U);
        const auto ticker = [&] { return shown.page->findChild<TickerModel *>()->text(); };
        // Every step forward tells what it told before, also on the way back.
        auto *line = shown.child<QSlider>("timeLine");
        QCOMPARE(line->maximum(), static_cast<int>(alone->log.entries.size()));
        std::vector<QString> told;
        for (int step = 0; step <= line->maximum(); ++step) {
            QCOMPARE(session.match().entries().size(), static_cast<std::size_t>(step));
            told.push_back(ticker());
            if (step < line->maximum())
                shown.click("stepOn");
        }
        QCOMPARE(session.played().report.score, alone->report.score);
        for (int step = line->maximum(); step-- > 0;) {
            shown.click("stepBack");
            QCOMPARE(ticker(), told[static_cast<std::size_t>(step)]);
        }
        line->setValue(line->maximum() / 2);
        QCOMPARE(ticker(), told[static_cast<std::size_t>(line->maximum() / 2)]);
        // From goal to goal.
        line->setValue(0);
        const int goals = alone->report.score.home + alone->report.score.away;
        for (int goal = 1; goal <= goals; ++goal) {
            shown.click("goalOn");
            const Score now = session.played().report.score;
            QCOMPARE(now.home + now.away, goal);
        }
        for (int goal = goals; goal > 1; --goal) {
            shown.click("goalBack");
            const Score now = session.played().report.score;
            QCOMPARE(now.home + now.away, goal - 1);
        }
        // It plays by itself, and nothing of it is kept.
        line->setValue(0);
        auto *takes = shown.child<QComboBox>("takes");
        takes->setCurrentIndex(takes->findData(0));
        shown.click("watchOn");
        QTRY_VERIFY(session.match().isOver());
        QCOMPARE(ticker(), told.back());
        // Once more from the beginning, and stopped on the way.
        takes->setCurrentIndex(takes->findData(60));
        shown.click("watchOn");
        QTRY_VERIFY(!session.match().entries().empty() && session.isRunning());
        QVERIFY(!session.match().isOver());
        // The button says so on the way too, and the space bar presses it.
        const auto *play = shown.child<QPushButton>("watchOn");
        QVERIFY2(play->text().contains(u"Pause"_s), qPrintable(play->text()));
        QCOMPARE(shown.page->focusWidget(), play);
        QTest::keyClick(shown.page->focusWidget(), Qt::Key_Space);
        QVERIFY(!session.isRunning());
        QVERIFY2(play->text().contains(u"Play"_s), qPrintable(play->text()));
        // The goals alone.
        line->setValue(0);
        takes->setCurrentIndex(takes->findData(0));
        shown.child<QCheckBox>("goalsOnly")->setChecked(true);
        shown.click("watchOn");
        QTRY_VERIFY(session.match().isOver());
        QCOMPARE(ticker(), told.back());
        QVERIFY(shown.window.league()->league().matches().underWay()->empty());
        QCOMPARE(shown.window.competition().report(0)->score, alone->report.score);
    }

    void aBookmarkIsFoundAgainAndBelongsToItsMatch()
    {
        QSettings().clear();
        quickMatches();
        Shown shown("atcs", "basic", 4);
        const auto alone =
            playFixture(shown.window.competition(), 0, playRulesOf(shown.window.competition()).value(), 0);
        QVERIFY(alone && shown.window.league()
                             ->league()
                             .results()
                             .record(shown.window.competitionId(), alone->report, alone->log)
                             .has_value());
        shown.newPage();
        const auto menu = [&] {
            QMenu *one = shown.child<QPushButton>("bookmarks")->menu();
            Q_EMIT one->aboutToShow();
            QList<QAction *> actions = one->actions();
            actions.removeIf([](const QAction *action) { return action->isSeparator(); });
            return actions;
        };
        auto *line = shown.child<QSlider>("timeLine");
        const int there = line->maximum() / 2;
        line->setValue(there);
        QCOMPARE(menu().size(), 1);
        menu().front()->trigger();
        line->setValue(3);
        QCOMPARE(menu().size(), 2);
        menu().front()->trigger();
        // Another page, another day: both in the order of the match, with where it stood.
        shown.newPage();
        line = shown.child<QSlider>("timeLine");
        QCOMPARE(menu().size(), 3);
        QVERIFY(!menu().at(1)->text().isEmpty());
        menu().at(2)->trigger();
        QCOMPARE(shown.match().entries().size(), static_cast<std::size_t>(there));
        QVERIFY2(menu().at(2)->text().contains(u"–"_s), qPrintable(menu().at(2)->text()));
        menu().front()->trigger();
        QCOMPARE(menu().size(), 2);
        const Bookmarks kept(shown.window.competition().report(0)->id);
        QCOMPARE(kept.all().size(), 1U);
        QCOMPARE(kept.all().front().inputs, 3U);
        QVERIFY(Bookmarks(QUuid::createUuid()).all().empty());
    }

    /// As one side, or both, knew it: nothing of the other one's secrets.
    void aMatchIsWatchedWithOtherEyes()
    {
        Shown shown("fuba", "full", 4);
        const auto alone =
            playFixture(shown.window.competition(), 0, playRulesOf(shown.window.competition()).value(), 0);
        QVERIFY(alone && shown.window.league()
                             ->league()
                             .results()
                             .record(shown.window.competitionId(), alone->report, alone->log)
                             .has_value());
        shown.newPage();
        auto *board = shown.child<BoardView>("board");
        auto *perspective = shown.child<QComboBox>("eyes");
        QCOMPARE(perspective->count(), 4);
        // Another one after every step.
        const auto match = [&shown]() -> const Match & { return shown.match().match(); };
        auto *line = shown.child<QSlider>("timeLine");
        int different = 0;
        for (int place = 0; place <= line->maximum(); place += 5) {
            line->setValue(place);
            for (const Side side : bothSides) {
                perspective->setCurrentIndex(side == Side::Home ? 2 : 3);
                QCOMPARE(board->shown().position.pieces, match().board(side).pieces);
                QCOMPARE(board->shown().position.notes, match().board(side).notes);
            }
            // What both saw is nothing that one of them did not see.
            perspective->setCurrentIndex(1);
            for (const BoardNote &note : board->shown().position.notes)
                for (const Side side : bothSides) {
                    const auto &known = match().board(side).notes;
                    QVERIFY(std::find(known.begin(), known.end(), note) != known.end());
                }
            const bool hasSecrets = match().board(Side::Home).notes != match().board(Side::Away).notes ||
                                    match().board(Side::Home).pieces != match().board(Side::Away).pieces;
            different += hasSecrets ? 1 : 0;
            perspective->setCurrentIndex(0);
            QCOMPARE(board->shown().position.pieces, match().board(std::nullopt).pieces);
        }
        // The test would show nothing otherwise.
        QVERIFY(different > 0);
    }

    void theStoryOfAWatchedMatchIsSaved()
    {
        QSettings().clear();
        quickMatches();
        Shown shown("atcs", "basic", 4);
        const auto alone =
            playFixture(shown.window.competition(), 0, playRulesOf(shown.window.competition()).value(), 0);
        QVERIFY(alone && shown.window.league()
                             ->league()
                             .results()
                             .record(shown.window.competitionId(), alone->report, alone->log)
                             .has_value());
        shown.newPage();
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"story.html"_s);
        whenOpen<QFileDialog>(shown.page, [&path](QFileDialog &dialog) {
            dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
            static_cast<QDialog &>(dialog).accept();
        });
        shown.child<QAction>("saveRolls")->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // The whole, though nothing has been watched yet.
        const Game &game = shown.match().game();
        QCOMPARE(file.readAll(),
                 storyFile(replay(game, alone->log).value(), game, tellingsOf(game).full, StoryFormat::Html));
    }

    /// The running score counts in the table while somebody wants it, and nothing of it is kept.
    void theTableShowsAMatchAsItStands()
    {
        Shown shown("atcs", "basic", 4);
        shown.sit("person", "person", false);
        shown.child<QComboBox>("pace")->setCurrentIndex(2);
        shown.click("kickOff");
        QTRY_VERIFY(!shown.page->session()->isRunning());
        const auto played = [](TablesPage &page) {
            int sum = 0;
            for (StandingsView *view : page.findChild<TablesBoard *>()->views())
                for (int row = 0; row < view->model().rowCount(); ++row)
                    sum += view->model().index(row, StandingsModel::PlayedColumn).data().toInt();
            return sum;
        };
        const QUuid fixture = shown.fixture();
        auto *tables = new TablesPage(shown.window);
        shown.window.show(tables);
        auto *box = tables->findChild<QCheckBox *>(u"asItStands"_s);
        QVERIFY(box->isVisible());
        QCOMPARE(played(*tables), 0);
        box->click();
        QCOMPARE(played(*tables), 2);
        box->click();
        QCOMPARE(played(*tables), 0);
        QVERIFY(shown.window.competition().report(0) == nullptr);
        // Without a match under way there is nothing to choose.
        QVERIFY(shown.window.league()->league().matches().abandon(fixture).has_value());
        shown.window.league()->noteUnderWay(shown.window.competitionId());
        tables = new TablesPage(shown.window);
        shown.window.show(tables);
        QVERIFY(tables->findChild<QCheckBox *>(u"asItStands"_s)->isHidden());
    }

    void aMatchThatCannotBePlayedSaysWhy()
    {
        Shown shown("atcs", "basic");
        Competition played = shown.window.competition();
        const auto entered = shown.window.league()->league().results().record(
            shown.window.competitionId(), touchline::testing::bareReport(played, 0));
        QVERIFY(entered);
        settle();
        QTRY_COMPARE(shown.child<QStackedWidget>("stack")->currentWidget()->objectName(), u"empty"_s);
        QVERIFY(shown.page->session() == nullptr);
    }
};

TOUCHLINE_TEST(TestMatchPage)

} // namespace test_match_page

#include "test_match_page.moc"
