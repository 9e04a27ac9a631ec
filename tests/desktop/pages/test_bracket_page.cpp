// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "forms/bracket/bracket_view.h"
#include "forms/pages/tables/bracket_page.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/screen_fit.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/league_window.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QElapsedTimer>
#include <QGraphicsItem>
#include <QImage>
#include <QPaintEvent>
#include <QRegion>
#include <QScopeGuard>
#include <QWheelEvent>

namespace test_bracket_page {

using namespace touchline;

using testing::LeagueWindow;

namespace {

Competition played(const char *format)
{
    Competition competition = cup::make(format);
    cup::playOut(competition, Generator(9));
    return competition;
}

BracketView *viewOf(QWidget *page)
{
    return page->findChild<BracketView *>();
}

QPoint middleOf(const BracketView *view, int box, Side side)
{
    const QRectF place = view->content().layout.boxes()[at(box)].place;
    const qreal quarter = place.height() / 4;
    return view->mapFromScene(
        QPointF(place.center().x(), place.center().y() + (side == Side::Home ? -quarter : quarter)));
}

/// Comes to the view by the Tab key.
void focusByKey(QWidget *view)
{
    view->clearFocus();
    view->setFocus(Qt::TabFocusReason);
}

void turnWheel(BracketView *view, int notches, Qt::KeyboardModifiers modifiers)
{
    const QPointF place = view->viewport()->rect().center();
    QWheelEvent event(place, view->viewport()->mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view->viewport(), &event);
}

/// The boxes that Qt asked for, to tell of them.
QList<int> heard;

class Listener final : public QAccessibleWidget
{
public:
    explicit Listener(QWidget *view) : QAccessibleWidget(view, QAccessible::List) {}
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        heard << index;
        return QAccessible::queryAccessibleInterface(object());
    }
};

QAccessibleInterface *listenTo(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<BracketView *>(object);
    return view == nullptr ? nullptr : new Listener(view);
}

} // namespace

class TestBracketPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    /// Sixty-four teams in a wide window: from both sides to the final in the middle; in a narrow one from
    /// the left, and what was chosen stays chosen.
    void aLargeBracketRunsFromBothSides()
    {
        LeagueWindow window(played("cup-64"));
        window.resize(1900, 1000);
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        QTRY_VERIFY(view->content().layout.isTwoSided());
        view->choose(5);
        const QUuid team = view->chosenTeam();
        window.resize(760, 560);
        QTRY_VERIFY(!view->content().layout.isTwoSided());
        QCOMPARE(view->currentBox(), 5);
        QCOMPARE(view->chosenTeam(), team);
        LeagueWindow small(played("cup-8"));
        small.resize(1900, 1000);
        QVERIFY(!viewOf(small.show<BracketPage>())->content().layout.isTwoSided());
    }

    void theWholeWidthIsSeen()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<BracketPage>();
        const BracketView *view = viewOf(page);
        for (const QSize &size : {QSize(1300, 800), QSize(700, 500), QSize(1024, 600)}) {
            window.resize(size);
            QTRY_VERIFY(view->isFitting());
            QTRY_COMPARE(view->horizontalScrollBar()->maximum(), view->horizontalScrollBar()->minimum());
            QVERIFY(view->zoom() <= 1.0);
        }
    }

    void whatIsALittleTooHighNeedsNoBar()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        window.resize(1000, 2000);
        QTest::qWait(0);
        const QSize frame = window.size() - view->maximumViewportSize();
        const QSizeF all = view->sceneRect().size();
        QVERIFY(!all.isEmpty());
        for (const qreal share : {0.97, 0.95, 0.92}) {
            // The width would show it whole, of the height this share is there.
            window.resize(frame +
                          QSize(static_cast<int>(all.width()), static_cast<int>(all.height() * share)));
            QTRY_VERIFY(view->zoom() < 1);
            QCOMPARE(view->verticalScrollBar()->maximum(), view->verticalScrollBar()->minimum());
            QVERIFY(!view->verticalScrollBar()->isVisible());
        }
    }

    void zoomingByKeysAndWheel()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        const qreal fitting = view->zoom();
        QVERIFY(window.canDo(CommandId::ZoomIn));
        window.commands().action(CommandId::ZoomIn)->trigger();
        QVERIFY(view->zoom() > fitting);
        QVERIFY(!view->isFitting());
        window.commands().action(CommandId::ZoomOut)->trigger();
        QVERIFY(qAbs(view->zoom() - fitting) < 0.001);
        turnWheel(view, 3, Qt::ControlModifier);
        QVERIFY(view->zoom() > fitting * 1.3);
        const qreal large = view->zoom();
        turnWheel(view, -1, Qt::NoModifier);
        QCOMPARE(view->zoom(), large);
        // Whoever zooms by keys keeps the chosen tie in sight.
        view->choose(static_cast<int>(view->content().cards.size()) - 1);
        for (int i = 0; i < 4; ++i)
            window.commands().action(CommandId::ZoomIn)->trigger();
        QVERIFY(view->viewport()->rect().contains(middleOf(view, view->currentBox(), Side::Home)));
        // Never so far that nothing is left.
        turnWheel(view, -200, Qt::ControlModifier);
        QVERIFY(view->zoom() >= 0.049);
        turnWheel(view, 400, Qt::ControlModifier);
        QVERIFY(view->zoom() <= 4.001);
        window.commands().action(CommandId::ZoomToFit)->trigger();
        QVERIFY(qAbs(view->zoom() - fitting) < 0.001);
        QVERIFY(view->isFitting());
    }

    void draggingMovesThePicture()
    {
        LeagueWindow window(played("cup-64"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        view->zoomBy(2 / view->zoom());
        const int before = view->verticalScrollBar()->value();
        const QPoint from = view->viewport()->rect().center();
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from - QPoint(0, 120),
                         view->viewport()->mapToGlobal(from - QPoint(0, 120)), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(view->viewport(), &move);
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, from - QPoint(0, 120));
        QCOMPARE(view->verticalScrollBar()->value(), before + 120);
        QVERIFY2(view->currentBox() < 0, "who drags chooses nothing");
        // The hand goes with the button; what can be clicked on says so.
        QCOMPARE(view->viewport()->cursor().shape(), Qt::ArrowCursor);
        QTest::mouseMove(view->viewport(), middleOf(view, 0, Side::Home));
        // With some fonts the zoom begins from a picture that could be scrolled, and has kept its middle.
        view->horizontalScrollBar()->setValue(0);
        view->verticalScrollBar()->setValue(0);
        QTest::mouseMove(view->viewport(), middleOf(view, 0, Side::Away));
        QTRY_COMPARE(view->viewport()->cursor().shape(), Qt::PointingHandCursor);
    }

    void keysWalkFromTieToTie()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        focusByKey(view);
        QCOMPARE(view->currentBox(), 0);
        const FixturePlan &plan = window.state()->competition.plan();
        // To the final, always along the winner's line.
        for (int round = 0; round < 3; ++round) {
            const int number = plan.ties[at(view->currentCard()->tie)].number;
            QTest::keyClick(view, Qt::Key_Right);
            const PerSide<Slot> &next = plan.ties[at(view->currentCard()->tie)].slots;
            QVERIFY(next[Side::Home].number == number || next[Side::Away].number == number);
        }
        const int final = view->currentBox();
        QCOMPARE(plan.ties[at(view->currentCard()->tie)].number, 64);
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(plan.ties[at(view->currentCard()->tie)].number, 63);
        QTest::keyClick(view, Qt::Key_Up);
        QCOMPARE(view->currentBox(), final);
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(view->content().layout.boxes()[at(view->currentBox())].place.right() <
                     view->content().layout.boxes()[at(final)].place.left(),
                 true);
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->currentBox(), 0);
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(view->currentBox(), static_cast<int>(view->content().cards.size()) - 1);
    }

    /// Keys that mean nothing to the ties move the picture, as everywhere.
    void otherKeysMoveThePicture()
    {
        LeagueWindow window(played("cup-64"));
        BracketView *view = viewOf(window.show<BracketPage>());
        focusByKey(view);
        view->zoomBy(2 / view->zoom());
        const int box = view->currentBox();
        const int before = view->verticalScrollBar()->value();
        QTest::keyClick(view, Qt::Key_PageDown);
        QVERIFY(view->verticalScrollBar()->value() > before);
        QCOMPARE(view->currentBox(), box);
        QTest::keyClick(view, Qt::Key_PageUp);
        QCOMPARE(view->verticalScrollBar()->value(), before);
    }

    /// Where the mouse comes and where it goes, what is shown changes at once.
    void aBoxUnderTheMouseIsPaintedAnew()
    {
        LeagueWindow window(played("cup-16"));
        BracketView *view = viewOf(window.show<BracketPage>());
        struct Paints : QObject
        {
            bool eventFilter(QObject *, QEvent *event) override
            {
                if (event->type() == QEvent::Paint)
                    region += static_cast<const QPaintEvent *>(event)->region();
                return false;
            }
            QRegion region;
        } paints;
        const auto placeOf = [view](int box) {
            return view->mapFromScene(view->content().layout.boxes()[at(box)].place).boundingRect();
        };
        QTest::mouseMove(view->viewport(), placeOf(0).center());
        QCoreApplication::processEvents();
        view->viewport()->installEventFilter(&paints);
        for (const int box : {1, 0}) {
            paints.region = {};
            QTest::mouseMove(view->viewport(), placeOf(box).center());
            QTRY_VERIFY(paints.region.contains(placeOf(0).center()));
            QTRY_VERIFY(paints.region.contains(placeOf(1).center()));
        }
    }

    void theWayOfATeamIsShown()
    {
        LeagueWindow window(played("cup-16"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        focusByKey(view);
        QCOMPARE(view->chosenTeam(), view->currentCard()->teams[*view->currentCard()->winner]);
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(view->chosenTeam(), view->currentCard()->teams[opposite(*view->currentCard()->winner)]);
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(view->chosenTeam(), view->currentCard()->teams[*view->currentCard()->winner]);
        // Whoever wins everything is followed to the end.
        const CompetitionStatePtr state = window.state();
        const QUuid champion = state->competition.entrant(state->now.finalPlaces.front()).id;
        QVERIFY(view->chooseTeam(champion));
        const auto *scene = dynamic_cast<BracketScene *>(view->scene());
        int onWay = 0;
        for (int box = 0; at(box) < view->content().cards.size(); ++box)
            onWay += scene->isOnWay(box) ? 1 : 0;
        QCOMPARE(onWay, 4);
        // It is seen.
        const QImage shown = view->grab().toImage();
        scene->views().front()->clearFocus();
        view->choose(view->currentBox(), opposite(*view->currentCard()->winner));
        QVERIFY(view->grab().toImage() != shown);
    }

    void aClickChoosesTheTeam()
    {
        LeagueWindow window(played("cup-8"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        for (const Side side : bothSides) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, middleOf(view, 2, side));
            QCOMPARE(view->currentBox(), 2);
            QCOMPARE(view->chosenTeam(), view->content().cards[2].teams[side]);
        }
        QCOMPARE(page->findChild<QLabel *>(u"told"_s)->text(), view->content().cards[2].spoken);
    }

    void returnAndDoubleClickGoToTheMatch()
    {
        LeagueWindow window(played("cup-8"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        focusByKey(view);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(window.went.size(), std::size_t(1));
        QCOMPARE(window.went[0].page, PageKind::Fixtures);
        QCOMPARE(window.went[0].focus, view->content().cards[0].fixture);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, middleOf(view, 3, Side::Home));
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, middleOf(view, 3, Side::Home));
        QCOMPARE(window.went.size(), std::size_t(2));
        QCOMPARE(window.went[1].focus, view->content().cards[3].fixture);
    }

    void screenReadersReadEveryTie()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(view);
        QVERIFY(list != nullptr);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 16);
        for (int index = 0; index < list->childCount(); ++index) {
            QAccessibleInterface *tie = list->child(index);
            QVERIFY(tie != nullptr && tie->isValid());
            QCOMPARE(tie->role(), QAccessible::ListItem);
            QCOMPARE(tie->text(QAccessible::Name), view->content().cards[at(index)].spoken);
            QCOMPARE(tie->parent(), list);
            QCOMPARE(list->indexOfChild(tie), index);
            QVERIFY(tie->state().focusable && tie->state().selectable && tie->state().readOnly);
            QCOMPARE(bool(tie->state().selected), view->currentBox() == index);
            QVERIFY(!tie->rect().isEmpty());
            QCOMPARE(list->childAt(tie->rect().center().x(), tie->rect().center().y()), tie);
        }
        QCOMPARE(list->child(16), nullptr);
        // By what a screen reader does, too.
        QAccessibleActionInterface *actions = list->child(5)->actionInterface();
        actions->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(view->currentBox(), 5);
        QCOMPARE(list->focusChild(), list->child(5));
        QVERIFY(list->child(5)->state().focused);
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(window.went.size(), std::size_t(1));
    }

    void whoeverWalksHearsWhereHeIs()
    {
        // Without a screen there is nobody whom Qt would tell of the new focus; what it would name is asked.
        LeagueWindow window(played("cup-8"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        focusByKey(view);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(view);
        for (const int key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_End}) {
            QTest::keyClick(view, static_cast<Qt::Key>(key));
            QAccessibleEvent focus(view, QAccessible::Focus);
            focus.setChild(view->currentBox());
            QCOMPARE(focus.accessibleInterface(), list->focusChild());
            QCOMPARE(list->focusChild()->text(QAccessible::Name), view->currentCard()->spoken);
            QVERIFY(list->focusChild()->state().focused);
        }
        view->clearFocus();
        QCOMPARE(list->focusChild(), nullptr);
    }

    /// Qt asks for the box that it would tell of, though without a screen nobody hears it.
    void everyStepIsTold()
    {
        LeagueWindow window(played("cup-8"));
        auto *page = window.show<BracketPage>();
        QAccessible::installFactory(listenTo);
        const auto asItWas = qScopeGuard([] { QAccessible::removeFactory(listenTo); });
        BracketView view;
        view.setContent(viewOf(page)->content());
        heard.clear();
        view.choose(0);
        QCOMPARE(heard, (QList<int>{0}));
        view.choose(5);
        QVERIFY(view.chooseTie(view.content().cards[2].tie));
        QCOMPARE(heard, (QList<int>{0, 5, 2}));
        QVERIFY(!view.chooseTie(-2));
        QCOMPARE(heard, (QList<int>{0, 5, 2}));
        // Whoever comes to it without a chosen tie hears of none.
        BracketView empty;
        heard.clear();
        QFocusEvent comes(QEvent::FocusIn, Qt::MouseFocusReason);
        QApplication::sendEvent(&empty, &comes);
        QCOMPARE(heard, QList<int>());
    }

    void aResultIsShownAndTheChoiceStays()
    {
        LeagueWindow window(cup::make("cup-8"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        view->choose(1);
        const int tie = view->currentCard()->tie;
        const int number = window.state()->competition.plan().ties[at(tie)].number;
        window.enter(number, {0, 2});
        QTRY_COMPARE(view->content().cards[1].goals[Side::Away], QStringList{u"2"_s});
        QCOMPARE(view->currentBox(), 1);
        QVERIFY(view->currentCard()->spoken.contains(u"go through"_s));
        QVERIFY(page->findChild<QLabel *>(u"told"_s)->text().contains(u"go through"_s));
        // The first one no less, with the team that was chosen.
        view->choose(0, Side::Away);
        const QUuid team = view->chosenTeam();
        window.enter(window.state()->competition.plan().ties[at(view->currentCard()->tie)].number, {3, 0});
        QTRY_COMPARE(view->content().cards[0].goals[Side::Home], QStringList{u"3"_s});
        QCOMPARE(view->currentBox(), 0);
        QCOMPARE(view->chosenTeam(), team);
    }

    void aMatchOrATeamIsFound()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        const Competition &competition = window.state()->competition;
        const int index = competition.indexOfNumber(58);
        page->focusOn(competition.fixtures()[at(index)].id);
        QCOMPARE(competition.plan().ties[at(view->currentCard()->tie)].number, 58);
        const QUuid team = competition.entrant(window.state()->now.finalPlaces[1]).id;
        page->focusOn(team);
        QCOMPARE(view->chosenTeam(), team);
        page->focusOn(QUuid::createUuid());
        QCOMPARE(view->chosenTeam(), team);
    }

    void withoutAKnockoutTheTablesAreOffered()
    {
        LeagueWindow window(cup::make("league-6"));
        auto *page = window.show<BracketPage>();
        auto *empty = page->findChild<EmptyState *>();
        QVERIFY(empty->isVisible());
        QVERIFY(empty->findChild<QPushButton *>()->isVisible());
        for (const CommandId id : {CommandId::Print, CommandId::ZoomIn, CommandId::CopyText})
            QVERIFY(!window.canDo(id));
    }

    void theBracketIsCopiedAsText()
    {
        LeagueWindow window(played("cup-8"));
        window.show<BracketPage>();
        QVERIFY(window.canDo(CommandId::CopyText));
        window.commands().action(CommandId::CopyText)->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(u"Final"_s));
        QVERIFY(text.contains(u'├'));
        QCOMPARE(window.told, QStringList{u"Copied as text."_s});
    }

    void theBracketIsSavedAsAPicture()
    {
        LeagueWindow window(played("cup-8"));
        window.show<BracketPage>();
        QVERIFY(window.canDo(CommandId::ExportPicture));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"bracket.png"_s);
        whenOpen<QFileDialog>(&window, [&path](QFileDialog &dialog) {
            auto *name = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        window.commands().action(CommandId::ExportPicture)->trigger();
        // The window goes on meanwhile.
        QVERIFY(window.told.isEmpty());
        QTRY_VERIFY(!window.told.isEmpty());
        QVERIFY2(!QImage(path).isNull(), qPrintable(window.told.join(u'\n')));
        QVERIFY(window.told.join(u'\n').contains(u"bracket.png"_s));
    }

    void itIsShownBeforeItIsPrinted()
    {
        LeagueWindow window(played("cup-8"));
        window.show<BracketPage>();
        QVERIFY(window.canDo(CommandId::Print));
        bool isShown = false;
        bool areAllButtonsSeen = false;
        ScreenFit::setScreen(QRect(0, 0, 1024, 700));
        const auto asItWas = qScopeGuard([] { ScreenFit::setScreen({}); });
        whenOpen<QDialog>(&window, [&](QDialog &preview) {
            isShown = preview.objectName() == "printPreview"_L1;
            // What a tool bar has no room for hides behind an arrow.
            const auto *more = preview.findChild<QWidget *>(u"qt_toolbar_ext_button"_s);
            areAllButtonsSeen = more != nullptr && !more->isVisible();
            preview.close();
        });
        window.commands().action(CommandId::Print)->trigger();
        QVERIFY(isShown);
        QVERIFY(areAllButtonsSeen);
    }

    /// Whoever walks through a large bracket waits for nothing that is made anew. How long a step takes is
    /// told only: it is another machine's business.
    void aLargeBracketIsFluent()
    {
        LeagueWindow window(played("cup-128"));
        QElapsedTimer timer;
        timer.start();
        auto *page = window.show<BracketPage>();
        BracketView *view = viewOf(page);
        const qint64 shown = timer.restart();
        const QList<QGraphicsItem *> before = view->scene()->items(Qt::AscendingOrder);
        QVERIFY(before.size() > 254);
        constexpr int steps = 20;
        for (int i = 0; i < steps; ++i) {
            QTest::keyClick(view, i % 2 == 0 ? Qt::Key_Down : Qt::Key_Right);
            static_cast<void>(view->viewport()->grab());
        }
        const qint64 walked = timer.elapsed() / steps;
        qInfo("127 ties: shown in %lld ms, a step with its picture in %lld ms", shown, walked);
        const QList<QGraphicsItem *> after = view->scene()->items(Qt::AscendingOrder);
        QCOMPARE(QSet<QGraphicsItem *>(after.begin(), after.end()),
                 QSet<QGraphicsItem *>(before.begin(), before.end()));
    }
};

TOUCHLINE_TEST(TestBracketPage)

} // namespace test_bracket_page

#include "test_bracket_page.moc"
