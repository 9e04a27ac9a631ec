// SPDX-License-Identifier: GPL-3.0-or-later
// A match takes the window: what the board gets of it in every game, and how the window comes back.

#include "forms/board/board_view.h"
#include "forms/frame/navigation_view.h"
#include "forms/frame/notice_bar.h"
#include "forms/match_centre/friendly_page.h"
#include "forms/match_centre/match_cards_view.h"
#include "forms/match_centre/match_page.h"
#include "forms/widgets/screen_fit.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/longer_language.h"
#include "tests/support/playable_league.h"

#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSlider>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

namespace test_match_mode {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int wholeMatch = 120'000;
/// In pixels: what a drawing leaves free at the edges of a board, the smallest letters of a card.
constexpr int edges = 8;
constexpr int smallestLetters = 11;
/// And the smallest player on a board, but for what a half pixel is rounded away.
constexpr double smallestPlayer = 13.9;
/// Larger than every window here.
constexpr QRect largeScreen{0, 0, 2560, 1440};

struct GameLevel
{
    const char *game;
    const char *level;
};
constexpr std::array everyGame{GameLevel{"atcs", "premier"}, GameLevel{"fuba", "standard"},
                               GameLevel{"champions", "full"}, GameLevel{"oldschool", "normal"},
                               GameLevel{"simulator", "tournament"}};

/// The program at the first match of a league of that game.
struct AtMatch
{
    explicit AtMatch(const GameLevel &game, QSize size = {1366, 768}, const QString &longer = {})
        : program(leagueOf(game, longer))
    {
        program.window().resize(size);
        fixture = program.state()->competition.fixtures().front().id;
        enter();
    }

    /// `longer` comes behind the name of each team.
    QString leagueOf(const GameLevel &game, const QString &longer)
    {
        QString place = folder.filePath(u"Match mode.touchline"_s);
        auto league = League::create(place, u"Match mode"_s, {u"Anna"_s, false, {}});
        CompetitionDefinition definition = playableLeague(game.game, game.level);
        for (Entrant &entrant : definition.entrants)
            entrant.name += longer;
        if (!league || !(*league)->competitions().add(Competition::create(std::move(definition)).value()))
            qFatal("The league could not be made.");
        return place;
    }
    void enter()
    {
        program.window().go(PageKind::Match, program.competition(), fixture);
        page = dynamic_cast<MatchPage *>(program.window().page());
        settle();
    }
    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const
    {
        return page->findChild<Widget *>(QString::fromLatin1(name));
    }
    void click(const char *name) { child<QPushButton>(name)->click(); }
    /// Two people, whose first question is shown.
    void kickOff()
    {
        for (const char *seat : {"homeSeat", "awaySeat"})
            child<QComboBox>(seat)->setCurrentIndex(0);
        child<QComboBox>("pace")->setCurrentIndex(2);
        click("kickOff");
        rest();
    }
    void rest()
    {
        const MatchSession &session = *page->session();
        QVERIFY(QTest::qWaitFor([&session] { return !session.isRunning(); }, wholeMatch));
        if (session.coveredFor())
            click("uncover");
    }
    void playFor(std::size_t inputs)
    {
        const MatchSession &session = *page->session();
        while (!session.match().isOver() && session.match().entries().size() < inputs) {
            rest();
            click("coach");
            rest();
        }
        settle();
    }
    /// Of the place that board or cards have, in per cent of the window.
    [[nodiscard]] double shareOfPlace() const
    {
        const auto *board = child<BoardView>("board");
        return shareOf(board->isVisible() ? board->size() : child<MatchCardsView>("cards")->size());
    }
    /// What is drawn of the board.
    [[nodiscard]] QSize drawnBoard() const
    {
        const auto *board = child<BoardView>("board");
        return board->mapFromScene(board->sceneRect())
            .boundingRect()
            .intersected(board->viewport()->rect())
            .size();
    }
    [[nodiscard]] double shareOf(QSize size) const
    {
        const QSize window = page->window()->size();
        return 100.0 * size.width() * size.height() / (1.0 * window.width() * window.height());
    }

    QTemporaryDir folder;
    DesktopCase program;
    QUuid fixture;
    MatchPage *page = nullptr;
};

bool hasBars(const MainWindow &window)
{
    const bool hasList = window.findChild<NavigationView *>()->isVisible();
    const bool hasTools = window.findChild<QToolBar *>(u"toolBar"_s)->isVisible();
    const bool hasStatus = window.findChild<QStatusBar *>(u"statusBar"_s)->isVisible();
    if (hasList != hasTools || hasList != hasStatus)
        qFatal("Some of the bars are there, and some are not.");
    return hasList;
}

} // namespace

class TestMatchMode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        ScreenFit::setScreen(largeScreen);
    }
    void cleanupTestCase() { ScreenFit::setScreen({}); }
    void cleanup()
    {
        QSettings().clear();
        quickMatches();
        Theme::instance().apply(Theme::Appearance::Light);
    }

    void theBoardHasTheWindow_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<double>("least");
        for (std::size_t game = 0; game < everyGame.size(); ++game)
            for (const auto &[size, least] :
                 {std::pair{QSize(1024, 700), 50.0}, {QSize(1366, 768), 60.0}, {QSize(1920, 1080), 60.0}})
                for (const bool isDark : {false, true})
                    QTest::addRow("%s %dx%d%s", everyGame.at(game).game, size.width(), size.height(),
                                  isDark ? " dark" : "")
                        << static_cast<int>(game) << size << isDark << least;
    }
    void theBoardHasTheWindow()
    {
        QFETCH(int, game);
        QFETCH(QSize, size);
        QFETCH(bool, isDark);
        QFETCH(double, least);
        if (isDark)
            Theme::instance().apply(Theme::Appearance::Dark);
        AtMatch match(everyGame.at(static_cast<std::size_t>(game)), size);
        match.kickOff();
        const int top = match.child<QWidget>("answers")->mapTo(match.page, QPoint()).y();
        match.playFor(40);
        QCOMPARE(match.page->window()->size(), size);
        const double share = match.shareOfPlace();
        QVERIFY2(share >= least, qPrintable(QString::number(share)));
        const auto *board = match.child<BoardView>("board");
        if (board->isVisible()) {
            // A board that is nearly square does not fill a wide place: then it has all of its height.
            const QSize drawn = match.drawnBoard();
            qInfo("%s: place %.1f %%, drawn %.1f %%", QTest::currentDataTag(), share, match.shareOf(drawn));
            QVERIFY(drawn.width() >= board->width() - edges || drawn.height() >= board->height() - edges);
            QVERIFY(match.shareOf(drawn) >= 50.0);
            // Players overlap before they shrink.
            QVERIFY2(board->smallestPiece() >= smallestPlayer,
                     qPrintable(QString::number(board->smallestPiece())));
        } else {
            const auto *cards = match.child<MatchCardsView>("cards");
            const int letters = cards->smallestLetters();
            qInfo("%s: place %.1f %%, letters %d px", QTest::currentDataTag(), share, letters);
            QVERIFY(letters >= smallestLetters);
            QVERIFY(cards->isWhole());
        }
        // The list does not move from question to question.
        QCOMPARE(match.child<QWidget>("answers")->mapTo(match.page, QPoint()).y(), top);
        QVERIFY(match.child<QWidget>("line")->height() <= 40);
    }

    /// However long the question is and however low the window: what answers it is never out of sight, before
    /// the kick-off and after it. 819 x 560 is the window of 1024 x 700 with letters a quarter larger.
    void whatAnswersIsInSight_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("dice");
        for (std::size_t game = 0; game < everyGame.size(); ++game)
            for (const QSize size : {QSize(819, 560), QSize(1024, 700)})
                for (const char *dice : {"Computer rolls", "I roll", "Real dice"})
                    QTest::addRow("%s %dx%d %s", everyGame.at(game).game, size.width(), size.height(), dice)
                        << static_cast<int>(game) << size << QString::fromLatin1(dice);
    }
    void whatAnswersIsInSight()
    {
        QFETCH(int, game);
        QFETCH(QSize, size);
        QFETCH(QString, dice);
        LongerLanguage longer;
        QCoreApplication::installTranslator(&longer);
        const auto plain = qScopeGuard([&longer] { QCoreApplication::removeTranslator(&longer); });
        QStringList hidden;
        AtMatch match(everyGame.at(static_cast<std::size_t>(game)), size,
                      u" Wanderers and Athletic Union of Railwaymen and Dockers"_s);
        MainWindow &window = match.program.window();
        const auto look = [&](std::initializer_list<const char *> names, const QString &when) {
            settle();
            for (const char *name : names)
                for (const auto *one : window.page()->findChildren<QWidget *>(QString::fromLatin1(name)))
                    if (one->isVisible() && one->visibleRegion().boundingRect() != one->rect())
                        hidden << QLatin1String(name) + u' ' + when;
        };
        const auto takeDice = [&] {
            for (const char *box : {"homeDice", "awayDice"}) {
                auto *one = window.page()->findChild<QComboBox *>(QString::fromLatin1(box));
                for (int line = 0; line < one->count(); ++line)
                    if (one->itemText(line).startsWith(dice))
                        one->setCurrentIndex(line);
            }
        };
        QCOMPARE(window.size(), size);
        const std::initializer_list<const char *> first{"kickOff", "draw", "homeSeat", "homeDice"};
        takeDice();
        look(first, u"of a fixture"_s);
        QVERIFY(match.program.run(CommandId::NewFriendly));
        takeDice();
        look(first, u"of a friendly"_s);
        match.enter();
        if (auto *toss = match.child<QPushButton>("draw"); toss->isVisible()) {
            toss->click();
            look({"kickOff", "openingDice"}, u"at the toss"_s);
        }
        match.kickOff();
        const MatchSession &session = *match.page->session();
        for (int inputs = 0; inputs < 25 && !session.match().isOver(); ++inputs) {
            match.rest();
            look({"questionArea", "answers", "note", "coach", "takeBack", "playOn", "more"},
                 u"at input %1"_s.arg(session.match().entries().size()));
            const auto *options = match.child<QListView>("options");
            if (options->isVisible() && options->viewport()->height() < 3 * options->fontMetrics().height())
                hidden << u"list of %1"_s.arg(options->viewport()->height());
            if (session.waits() == MatchSession::Waits::ForClick)
                QTest::mouseClick(match.child<QWidget>("rollPage"), Qt::LeftButton);
            else
                match.click("coach");
        }
        hidden.removeDuplicates();
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
    }

    /// The list and the bars fold away with a match, and are there again wherever one goes.
    void theWindowComesBack()
    {
        AtMatch match(everyGame[1]);
        MainWindow &window = match.program.window();
        QVERIFY(!hasBars(window));
        match.kickOff();
        QVERIFY(!hasBars(window));
        match.click("leaveMatch");
        settle();
        QCOMPARE(window.pageKind(), PageKind::Fixtures);
        QVERIFY(hasBars(window));
        // What is not played yet goes on where it stood.
        match.enter();
        QVERIFY(!hasBars(window));
        QVERIFY(match.page->isInPlay());
        window.go(PageKind::Teams);
        settle();
        QVERIFY(hasBars(window));
        // A page that has no match to show keeps them.
        window.go(PageKind::Match, match.program.competition(), QUuid::createUuid());
        settle();
        QVERIFY(hasBars(window));
        match.enter();
        QVERIFY(!hasBars(window));
        window.setLeague(nullptr);
        settle();
        QVERIFY(hasBars(window));
    }

    /// Who has hidden the toolbar finds it hidden behind the match.
    void aHiddenToolbarStaysHidden()
    {
        AtMatch match(everyGame[1]);
        MainWindow &window = match.program.window();
        match.click("leaveMatch");
        auto *bar = window.findChild<QToolBar *>(u"toolBar"_s);
        bar->hide();
        match.enter();
        match.click("leaveMatch");
        settle();
        QVERIFY(!bar->isVisible());
        QVERIFY(window.findChild<NavigationView *>()->isVisible());
        bar->show();
        match.enter();
        match.click("leaveMatch");
        settle();
        QVERIFY(bar->isVisible());
    }

    /// A friendly has the window once it is one; while it is planned the list stays.
    void aFriendlyTakesTheWindow()
    {
        AtMatch match(everyGame[1]);
        MainWindow &window = match.program.window();
        QVERIFY(match.program.run(CommandId::NewFriendly));
        settle();
        QVERIFY(hasBars(window));
        auto *page = dynamic_cast<FriendlyPage *>(window.page());
        page->findChild<QPushButton *>(u"kickOff"_s)->click();
        QVERIFY(QTest::qWaitFor([page] { return page->isInPlay(); }));
        settle();
        QVERIFY(!hasBars(window));
        page->findChild<QPushButton *>(u"leaveMatch"_s)->click();
        settle();
        QCOMPARE(window.pageKind(), PageKind::Friendlies);
        QVERIFY(hasBars(window));
    }

    /// F11 gives the match the whole screen; Escape ends that once the board has nothing to give up.
    void theWholeScreen()
    {
        AtMatch match(everyGame[1]);
        MainWindow &window = match.program.window();
        match.kickOff();
        window.activateWindow();
        QTest::keyClick(&window, Qt::Key_F11);
        QVERIFY(window.isFullScreen());
        QTest::keyClick(match.child<BoardView>("board"), Qt::Key_Escape);
        QVERIFY(!window.isFullScreen());
        match.click("fullScreen");
        QVERIFY(window.isFullScreen());
        QTest::keyClick(match.child<QListView>("options"), Qt::Key_Escape);
        QVERIFY(!window.isFullScreen());
        QVERIFY(match.page->isInPlay());
    }

    /// A league is closed while several of its matches are open, also while another page is shown.
    void aLeagueIsClosedBehindAMatch()
    {
        AtMatch match(everyGame[1]);
        MainWindow &window = match.program.window();
        match.kickOff();
        QVERIFY(match.program.run(CommandId::NewFriendly));
        settle();
        window.page()->findChild<QPushButton *>(u"kickOff"_s)->click();
        settle();
        QVERIFY(!hasBars(window));
        window.setLeague(nullptr);
        settle();
        QVERIFY(hasBars(window));
    }

    /// What is said of a result that was saved lies over none of the controls of the match that is shown
    /// then.
    void aNoticeLeavesTheControlsFree()
    {
        AtMatch match(everyGame[0], {1024, 700});
        match.kickOff();
        match.child<QPushButton>("more")->menu()->findChild<QAction *>(u"playToEnd"_s)->trigger();
        QVERIFY(QTest::qWaitFor([&match] { return match.page->session()->match().isOver(); }, wholeMatch));
        match.click("enterResult");
        const auto *controls = match.child<QWidget>("watchPage");
        QTRY_VERIFY(controls->isVisible());
        settle();
        const auto *notice = match.program.window().findChild<NoticeBar *>();
        QVERIFY(notice->isVisible());
        const auto placeOf = [](const QWidget &one) {
            return QRect(one.mapTo(one.window(), QPoint()), one.size());
        };
        for (const char *name : {"watchPage", "watchAgain", "showBoard"})
            QVERIFY2(!placeOf(*notice).intersects(placeOf(*match.child<QWidget>(name))), name);
    }

    /// The ticker is folded away by button and key, and stays so for the next match.
    void theTickerFoldsAway()
    {
        {
            AtMatch match(everyGame[1]);
            match.kickOff();
            auto *ticker = match.child<QListView>("ticker");
            QVERIFY(ticker->isVisible());
            match.click("showPanel");
            QVERIFY(!ticker->isVisible());
            QVERIFY(match.program.run(CommandId::ShowTicker));
            QVERIFY(ticker->isVisible());
            QVERIFY(match.child<QPushButton>("showPanel")->isChecked());
            match.click("showPanel");
        }
        AtMatch match(everyGame[1]);
        match.kickOff();
        QVERIFY(!match.child<QListView>("ticker")->isVisible());
        QVERIFY(!match.child<QPushButton>("showPanel")->isChecked());
    }
};

TOUCHLINE_TEST(TestMatchMode)

} // namespace test_match_mode

#include "test_match_mode.moc"
