// SPDX-License-Identifier: GPL-3.0-or-later
// The tour of a first match: for every game from its first step to the last while the match is played by
// clicks; it can be left at each step, and the match goes on. TOUCHLINE_TOUR_PICTURES=FOLDER keeps a picture
// of each step.

#include "core/games/registry.h"
#include "forms/board/board_view.h"
#include "forms/match_centre/friendly_page.h"
#include "forms/match_centre/match_cards_view.h"
#include "forms/match_centre/tour_bubble.h"
#include "forms/widgets/screen_fit.h"
#include "models/league/friendlies.h"
#include "models/words/game_tellings.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/longer_language.h"

#include <QComboBox>
#include <QCommandLinkButton>
#include <QListView>
#include <QSettings>
#include <QStandardPaths>

namespace test_match_tour {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Inputs of a match until every step had its occasion.
constexpr std::size_t mostInputs = 300;
/// Larger than every window here.
constexpr QRect largeScreen{0, 0, 2560, 1440};

QString friendliesPlace()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(u"Friendlies.touchline"_s);
}

/// The program, and somebody who takes the tour of a game.
struct Visitor
{
    explicit Visitor(const Game &game, QSize size = {1024, 700})
    {
        QFile::remove(friendliesPlace());
        window().resize(size);
        settle();
        QCommandLinkButton *door = nullptr;
        for (auto *button : window().findChildren<QCommandLinkButton *>())
            if (button->isVisible() && button->text().startsWith(u"Your First Match…"_s))
                door = button;
        // The start page is gone behind it.
        QTest::mouseClick(door, Qt::LeftButton);
        settle();
        page = dynamic_cast<FriendlyPage *>(window().page());
        if (page == nullptr)
            qFatal("The start page leads to no tour.");
        auto *games = page->findChild<QComboBox *>(u"friendlyGame"_s);
        games->setCurrentIndex(games->findText(QString::fromUtf8(game.info().title)));
        settle();
        QTest::mouseClick(page->findChild<QPushButton *>(u"startTour"_s), Qt::LeftButton);
        settle();
        tour = page->findChild<TourBubble *>();
    }
    MainWindow &window() { return program.window(); }
    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const
    {
        return page->findChild<Widget *>(QString::fromLatin1(name));
    }
    /// Until somebody here is asked.
    void rest() const
    {
        const MatchSession &session = *page->session();
        QVERIFY(QTest::qWaitFor(
            [&session] {
                return session.match().isOver() || session.waits() == MatchSession::Waits::ForChoice ||
                       session.waits() == MatchSession::Waits::ForClick;
            },
            30'000));
        settle();
    }
    /// Answers what is due by a click: the dice, an aim by the coach, the first line of the list.
    void answer() const
    {
        rest();
        const MatchSession &session = *page->session();
        if (session.waits() == MatchSession::Waits::ForClick)
            QTest::mouseClick(child<QWidget>("rollPage"), Qt::LeftButton);
        else if (session.waits() == MatchSession::Waits::ForChoice) {
            auto *list = child<QListView>("options");
            if (child<BoardView>("board")->shown().position.aim || list->model()->rowCount() == 0 ||
                session.match().entries().size() > 20)
                return QTest::mouseClick(child<QWidget>("coach"), Qt::LeftButton);
            const QModelIndex first = list->model()->index(0, 0);
            list->scrollTo(first);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        }
    }
    [[nodiscard]] const QWidget *target() const
    {
        switch (*tour->part()) {
        case TourPart::Field:
            if (const auto *board = child<BoardView>("board"); board->isVisible())
                return board;
            return child<MatchCardsView>("cards");
        case TourPart::Score:
            return child<QWidget>("scoreboard");
        case TourPart::Choice:
            return child<QListView>("options");
        case TourPart::Roll:
            return child<QWidget>("rollPage");
        case TourPart::Ticker:
            return child<QListView>("ticker");
        case TourPart::Controls:
            return child<QPushButton>("coach");
        }
        return nullptr;
    }
    /// What is wrong with the step that is shown.
    [[nodiscard]] QString fault() const
    {
        const QWidget *aim = target();
        const auto *text = tour->findChild<QLabel *>(u"tourText"_s);
        if (aim == nullptr || !aim->isVisible())
            return u"nothing is pointed at"_s;
        const QRect place(aim->mapTo(page, QPoint()), aim->size());
        if (!page->rect().contains(place))
            return u"what it points at is out of sight"_s;
        if (!page->rect().contains(tour->geometry()))
            return u"outside the page"_s;
        if (text->height() < text->heightForWidth(text->width()))
            return u"its text is cut"_s;
        if (tour->part() == TourPart::Choice || tour->part() == TourPart::Roll) {
            if (place.intersects(tour->geometry()))
                return u"it hides what is to be clicked"_s;
        }
        return {};
    }

    DesktopCase program;
    FriendlyPage *page = nullptr;
    TourBubble *tour = nullptr;
};

} // namespace

class TestMatchTour : public QObject
{
    Q_OBJECT

    static void everyGame()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t number = 0; number < allGames().size(); ++number)
            QTest::newRow(allGames()[number]->info().id) << number;
    }

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

    void fromTheFirstStepToTheLast_data()
    {
        QTest::addColumn<std::size_t>("number");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<bool>("isLonger");
        for (std::size_t number = 0; number < allGames().size(); ++number) {
            const char *game = allGames()[number]->info().id;
            QTest::addRow("%s", game) << number << false << false;
            QTest::addRow("%s dark", game) << number << true << false;
            QTest::addRow("%s longer", game) << number << false << true;
        }
    }
    void fromTheFirstStepToTheLast()
    {
        QFETCH(std::size_t, number);
        const Game *game = allGames()[number];
        const MatchTour *tour = tourOf(*game);
        QVERIFY(tour != nullptr);
        QVERIFY(tour->steps.size() >= 5 && tour->steps.size() <= 8);
        QFETCH(bool, isDark);
        if (isDark)
            Theme::instance().apply(Theme::Appearance::Dark);
        // In a language whose texts are 40 % longer each step is read whole as well.
        QFETCH(bool, isLonger);
        LongerLanguage longer;
        if (isLonger)
            QCoreApplication::installTranslator(&longer);
        Visitor visitor(*game, isDark ? QSize(1366, 768) : QSize(1024, 700));
        QVERIFY(visitor.page->isInPlay());
        QVERIFY(visitor.tour->isVisible());
        QStringList seen;
        for (std::size_t inputs = 0; inputs < mostInputs && visitor.tour->isOn();) {
            if (!visitor.tour->isVisible()) {
                // With the question that is due a step may come.
                visitor.rest();
                if (visitor.tour->isVisible())
                    continue;
                visitor.answer();
                ++inputs;
                settle();
                continue;
            }
            const QString text = visitor.tour->findChild<QLabel *>(u"tourText"_s)->text();
            QVERIFY2(visitor.fault().isEmpty(), qPrintable(visitor.fault() + u": "_s + text));
            if (!seen.contains(text))
                seen << text;
            const QString pictures = qEnvironmentVariable("TOUCHLINE_TOUR_PICTURES");
            if (!pictures.isEmpty())
                visitor.window().grab().save(
                    u"%1/%2-%3.png"_s.arg(pictures, QString::fromLatin1(QTest::currentDataTag()))
                        .arg(seen.size()));
            auto *next = visitor.child<QPushButton>("nextOfTour");
            if (next->isVisible()) {
                QTest::mouseClick(next, Qt::LeftButton);
            } else {
                visitor.answer();
                ++inputs;
            }
            settle();
        }
        QVERIFY2(!visitor.tour->isOn(), qPrintable(seen.join(u'\n')));
        QCOMPARE(seen.size(), static_cast<qsizetype>(tour->steps.size()));
        QVERIFY(visitor.page->isInPlay());
    }

    /// By Esc, one by its button; the match goes on, and it does not come back.
    void itIsLeftAtEveryStep_data() { everyGame(); }
    void itIsLeftAtEveryStep()
    {
        QFETCH(std::size_t, number);
        const Game *game = allGames()[number];
        const auto steps = static_cast<qsizetype>(tourOf(*game)->steps.size());
        for (qsizetype leaving = 1; leaving <= steps; ++leaving) {
            Visitor visitor(*game);
            QStringList seen;
            // Until the step is shown, the earlier ones having been followed.
            for (std::size_t inputs = 0; inputs < mostInputs && visitor.tour->isOn();) {
                visitor.rest();
                const QString text = visitor.tour->findChild<QLabel *>(u"tourText"_s)->text();
                if (visitor.tour->isVisible() && !seen.contains(text))
                    seen << text;
                if (visitor.tour->isVisible() && seen.size() == leaving)
                    break;
                auto *next = visitor.child<QPushButton>("nextOfTour");
                if (visitor.tour->isVisible() && next->isVisible()) {
                    QTest::mouseClick(next, Qt::LeftButton);
                } else {
                    visitor.answer();
                    ++inputs;
                }
                settle();
            }
            QVERIFY2(visitor.tour->isVisible(), qPrintable(seen.join(u'\n')));
            QCOMPARE(seen.size(), leaving);
            if (leaving == 2)
                QTest::mouseClick(visitor.child<QPushButton>("leaveTour"), Qt::LeftButton);
            else
                QTest::keyClick(visitor.window().focusWidget(), Qt::Key_Escape);
            QVERIFY(!visitor.tour->isOn());
            QVERIFY(!visitor.tour->isVisible());
            QVERIFY(visitor.page->isInPlay());
            const std::size_t inputs = visitor.page->session()->match().entries().size();
            visitor.answer();
            visitor.rest();
            QVERIFY(visitor.page->session()->match().entries().size() > inputs);
            QVERIFY(!visitor.tour->isVisible());
        }
    }

    /// The keys stay with the match: a digit answers, and is not the tour's.
    void itTakesNoKeys()
    {
        Visitor visitor(**findGame(u"fuba"_s));
        visitor.rest();
        QVERIFY(visitor.tour->isVisible());
        const std::size_t inputs = visitor.page->session()->match().entries().size();
        QTest::keyClick(visitor.window().focusWidget(), Qt::Key_1);
        QVERIFY(visitor.page->session()->match().entries().size() > inputs);
        QVERIFY(visitor.tour->isOn());
    }

    /// A new league sees the same match: two teams, the same dice.
    void theMatchIsAlwaysTheSame()
    {
        std::array<QUuid, 2> ids;
        for (QUuid &id : ids) {
            Visitor visitor(**findGame(u"champions"_s));
            const FixtureSetup &setup = visitor.page->session()->match().match().setup();
            QCOMPARE(setup.sides[Side::Home].team.displayName(), u"Hungary 1954"_s);
            QCOMPARE(setup.sides[Side::Away].team.displayName(), u"Brazil 1970"_s);
            id = visitor.page->subjectId();
        }
        QCOMPARE(ids[0], ids[1]);
        // The second one in one league is another match.
        Visitor visitor(**findGame(u"champions"_s));
        const QUuid first = visitor.page->subjectId();
        QVERIFY(visitor.program.run(CommandId::MatchTour));
        settle();
        auto *door = visitor.child<QPushButton>("startTour");
        QCOMPARE(visitor.window().focusWidget(), door);
        auto *games = visitor.child<QComboBox>("friendlyGame");
        games->setCurrentIndex(games->findText(QString::fromUtf8((**findGame(u"champions"_s)).info().title)));
        QTest::mouseClick(door, Qt::LeftButton);
        settle();
        QVERIFY(visitor.page->isInPlay());
        QVERIFY(visitor.page->subjectId() != first);
        QCOMPARE(Friendlies(visitor.program.league().league()).all()->size(), 2u);
    }

    /// Nobody who plays another match meets it.
    void itIsNeverInTheWay()
    {
        QFile::remove(friendliesPlace());
        DesktopCase program;
        QVERIFY(program.run(CommandId::NewFriendly));
        settle();
        auto *page = dynamic_cast<FriendlyPage *>(program.window().page());
        page->findChild<QPushButton *>(u"kickOff"_s)->click();
        settle();
        QVERIFY(page->isInPlay());
        QVERIFY(!page->findChild<QPushButton *>(u"startTour"_s)->isVisible());
        QVERIFY(!page->findChild<TourBubble *>()->isVisible());
    }
};

TOUCHLINE_TEST(TestMatchTour)

} // namespace test_match_tour

#include "test_match_tour.moc"
