// SPDX-License-Identifier: GPL-3.0-or-later
// From the first start of the program to a match without a menu, a file or a competition, and back to it.

#include "forms/frame/notice_bar.h"
#include "forms/match_centre/friendly_page.h"
#include "forms/pages/home/home_page.h"
#include "forms/widgets/name_label.h"
#include "models/league/friendlies.h"
#include "tests/desktop/desktop_case.h"

#include <QCommandLinkButton>
#include <QSettings>
#include <QStandardPaths>

namespace test_play_a_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int mostClicks = 4;

QString keptIn()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(u"Friendlies.touchline"_s);
}

QCommandLinkButton *firstBeginning(const MainWindow &window)
{
    QCommandLinkButton *first = nullptr;
    for (auto *button : window.findChildren<QCommandLinkButton *>())
        if (button->isVisible() && (first == nullptr || button->y() < first->y()))
            first = button;
    return first;
}

/// Presses, and counts it; a dialog that it opens fails the test.
struct Mouse
{
    int clicks = 0;

    void press(QWidget *widget)
    {
        QVERIFY(widget != nullptr && widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton);
        ++clicks;
        settle();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(QApplication::activePopupWidget() == nullptr);
    }
};

} // namespace

class TestPlayAMatch : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }
    void init() { QFile::remove(keptIn()); }

    void fromTheFirstStartToKickOff()
    {
        QUuid match;
        QSettings().remove(u"matches/clicksDice"_s);
        {
            DesktopCase program;
            Mouse mouse;
            settle();
            QCommandLinkButton *play = firstBeginning(program.window());
            QVERIFY(play != nullptr);
            QCOMPARE(play->text(), u"Play a Match…"_s);
            mouse.press(play);
            auto *page = dynamic_cast<FriendlyPage *>(program.window().page());
            QVERIFY(page != nullptr);
            // Two teams and a game are chosen already; whoever wants others finds them here.
            QVERIFY(seen<QComboBox>(program.window(), "homeTeam") != nullptr);
            QVERIFY(seen<QComboBox>(program.window(), "friendlyGame") != nullptr);
            // Whoever plays for the first time rolls.
            QCOMPARE(seen<QComboBox>(program.window(), "homeDice")->currentText(), u"I roll"_s);
            QCOMPARE(seen<QComboBox>(program.window(), "awayDice")->currentText(), u"Computer rolls"_s);
            mouse.press(seen<QPushButton>(program.window(), "kickOff"));
            QVERIFY(page->isInPlay());
            QVERIFY2(mouse.clicks <= mostClicks, qPrintable(QString::number(mouse.clicks)));
            match = page->subjectId();
            QVERIFY(!match.isNull());
        }
        // It is there when the program is started again: in one place, first on its home page.
        QVERIFY(QFileInfo::exists(keptIn()));
        DesktopCase again;
        again.desktop().open(keptIn(), &again.window());
        settle();
        auto *resume = seen<QPushButton>(again.window(), "friendlyUnderWay");
        QVERIFY(resume != nullptr);
        QCOMPARE(resume->text(), u"Resume"_s);
        click(resume);
        auto *page = dynamic_cast<FriendlyPage *>(again.window().page());
        QVERIFY(page != nullptr);
        QCOMPARE(page->subjectId(), match);
        QVERIFY(page->isInPlay());
    }

    /// The second one is kept beside the first, in the window that has them.
    void anotherOneIsKeptInTheSamePlace()
    {
        DesktopCase program;
        for (std::size_t count = 1; count <= 2; ++count) {
            program.window().go(PageKind::Home);
            QVERIFY(program.run(CommandId::NewFriendly));
            settle();
            click(seen<QPushButton>(program.window(), "kickOff"));
            QCOMPARE(program.league().league().place(), keptIn());
            const auto all = Friendlies(program.league().league()).all();
            QVERIFY(all.has_value());
            QCOMPARE(all->size(), count);
        }
    }

    void theMenuOfMatchesIsNeverGrey()
    {
        DesktopCase program;
        settle();
        const QMenu *menu = program.window().commands().menu(CommandMenu::Match);
        QCOMPARE(menu->actions().constFirst(), program.action(CommandId::NewFriendly));
        QVERIFY(menu->actions().constFirst()->isEnabled());
    }

    /// However a match stands, its teams are read whole, and it is the first of its card.
    void namesAreWholeWhileAMatchRuns()
    {
        DesktopCase program(madeLeague(m_folder, {.level = u"standard"_s, .game = "fuba"}, u"Names"_s));
        MainWindow &window = program.window();
        window.resize(1024, 700);
        const CompetitionStatePtr state = program.state();
        const int later = state->nextFixtures().back();
        window.go(PageKind::Match, program.competition(),
                  state->competition.fixtures()[static_cast<std::size_t>(later)].id);
        settle();
        click(seen<QPushButton>(window, "kickOff"));
        window.go(PageKind::Home);
        QTest::qWait(100);
        const auto doors = window.findChildren<QPushButton *>(u"playYourself"_s);
        QVERIFY(doors.size() > 1);
        QPushButton *first = doors.front();
        for (QPushButton *door : doors)
            if (door->isVisible() && door->mapTo(&window, QPoint()).y() < first->mapTo(&window, QPoint()).y())
                first = door;
        QCOMPARE(first->text(), u"Resume"_s);
        const auto &entrants = state->competition.definition().entrants;
        int names = 0;
        for (const auto *label : window.findChildren<NameLabel *>()) {
            const bool isTeam = std::any_of(entrants.begin(), entrants.end(),
                                            [label](const auto &one) { return one.name == label->text(); });
            if (!label->isVisible() || !isTeam)
                continue;
            ++names;
            QVERIFY2(!label->isShortened(), qPrintable(label->text()));
        }
        QVERIFY(names >= 4);
    }

    /// A program that is killed does not close its windows.
    void sizeAndPlaceAreKeptAtOnce()
    {
        DesktopCase program;
        program.window().resize(1111, 777);
        QTest::qWait(600);
        MainWindow *next = program.desktop().newWindow();
        QCOMPARE(next->size(), QSize(1111, 777));
        next->showMaximized();
        QTRY_VERIFY(next->isMaximized());
        QTest::qWait(600);
        QVERIFY(program.desktop().newWindow()->isMaximized());
    }
};

TOUCHLINE_TEST(TestPlayAMatch)

} // namespace test_play_a_match

#include "test_play_a_match.moc"
