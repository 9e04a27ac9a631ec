// SPDX-License-Identifier: GPL-3.0-or-later
// The window: pages, playing in the background, undo that says what it undoes, several windows, a run that
// was killed.

#include "core/competition/consequences/conflict.h"
#include "core/play/matches/corrected_report.h"
#include "core/play/new_competition.h"
#include "forms/dialogs/competition/lots_dialog.h"
#include "forms/dialogs/competition/officials_dialog.h"
#include "forms/dialogs/league/shared_league_dialog.h"
#include "forms/dialogs/teams/team_ranking_dialog.h"
#include "forms/frame/crash_marker.h"
#include "forms/frame/navigation_view.h"
#include "forms/frame/notice_bar.h"
#include "forms/frame/password_store.h"
#include "forms/frame/single_instance.h"
#include "forms/match_centre/match_page.h"
#include "forms/pages/home/recent_places.h"
#include "forms/pages/page_table.h"
#include "forms/print/list_picture.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_commands.h"
#include "forms/search/search_box.h"
#include "forms/theme/colours.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/save_place.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/store/database/server_address.h"
#include "models/store/database/server_password.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/navigation_model.h"
#include "models/views/play_task.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/unit/competition/cup_builder.h"

#include <QDir>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QInputDialog>
#include <QMimeData>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>

#include <chrono>
#include <future>

namespace test_frame {

using namespace touchline;
using namespace touchline::testing;

namespace {

NavigationView *navigation(MainWindow &window)
{
    return window.findChild<NavigationView *>();
}

QString notice(MainWindow &window)
{
    return window.findChild<NoticeBar *>()->text();
}

CompetitionWishes wishesOf(const char *format)
{
    CompetitionWishes wishes;
    wishes.format = QLatin1String(format);
    wishes.choice.game = allGames().front();
    wishes.choice.level = u"basic"_s;
    const QString agent = QLatin1String(wishes.choice.game->info().agents.front().name);
    wishes.choice.agents = PerSide<QString>{{agent, agent}};
    return wishes;
}

/// A cup of four teams.
Competition smallCup()
{
    auto cup = newCompetition(wishesOf("cup-4"));
    if (!cup)
        qFatal("%s", qPrintable(cup.error().message.english()));
    return std::move(cup->competition);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestFrame : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void withoutALeagueThereAreHomeAndTheAlbum()
    {
        DesktopCase program;
        QCOMPARE(navigation(program.window())->model()->rowCount(), 2);
        QVERIFY(!program.action(CommandId::PlayNext)->isEnabled());
        QTRY_VERIFY(program.action(CommandId::OpenLeague)->isEnabled());
        QVERIFY(!program.action(CommandId::SaveCopy)->isEnabled());
    }

    /// Without a league nothing is offered that needs one.
    void withoutALeagueNothingOfOneIsOffered()
    {
        DesktopCase program;
        QTest::qWait(50);
        QVERIFY(program.window().windowFilePath().isEmpty());
        QCOMPARE(program.window().windowTitle(), u"Touchline"_s);
        for (const CommandId id :
             {CommandId::ImportLists, CommandId::ExportLists, CommandId::SaveCopy, CommandId::PlayNext,
              CommandId::Undo, CommandId::Redo, CommandId::NextSeason, CommandId::RenameCompetition,
              CommandId::StopPlaying})
            QVERIFY2(!program.action(id)->isEnabled(), commandSpec(id).name);
        for (const CommandId id : {CommandId::NewLeague, CommandId::OpenLeague, CommandId::NewWindow})
            QVERIFY2(program.action(id)->isEnabled(), commandSpec(id).name);
    }

    /// What undo and redo would do stands in the menu.
    void theMenuSaysWhatItWouldDo()
    {
        const QString place = madeLeague(m_folder, {}, u"Words"_s);
        DesktopCase program(place);
        QCOMPARE(program.window().windowFilePath(), place);
        for (const CommandId id : {CommandId::ImportLists, CommandId::ExportLists, CommandId::SaveCopy})
            QTRY_VERIFY2(program.action(id)->isEnabled(), commandSpec(id).name);
        // A season is followed by another when it is over, and where there is one.
        QVERIFY(!program.action(CommandId::NextSeason)->isEnabled());
        QVERIFY(program.run(CommandId::PlayNext));
        QVERIFY(program.waitForWork());
        QTRY_VERIFY(program.action(CommandId::Undo)->isEnabled());
        const QAction *undo = program.action(CommandId::Undo);
        const QAction *redo = program.action(CommandId::Redo);
        QVERIFY2(undo->text().startsWith(u"&Undo “"_s), qPrintable(undo->text()));
        QVERIFY(!redo->isEnabled());
        QCOMPARE(redo->text(), commandText(commandSpec(CommandId::Redo)));
        const QString title = undo->toolTip();
        QVERIFY(program.run(CommandId::Undo));
        QTRY_VERIFY(redo->isEnabled());
        QVERIFY2(redo->text().startsWith(u"&Redo “"_s), qPrintable(redo->text()));
        QCOMPARE(redo->toolTip(), title);
        QCOMPARE(redo->iconText(), commandText(commandSpec(CommandId::Redo)).remove(u'&'));
    }

    /// Each place once, the last one first; one with a password never.
    void placesAreRememberedOnce()
    {
        const QStringList before = recentPlaces();
        const QString one = m_folder.filePath(u"one.touchline"_s);
        const QString two = m_folder.filePath(u"two.touchline"_s);
        for (const QString &place : {one, two, one})
            noteRecentPlace(place);
        QCOMPARE(recentPlaces().mid(0, 2), (QStringList{one, two}));
        QCOMPARE(recentPlaces().count(one), 1);
        noteRecentPlace(u"postgresql://anna:secret@host/league"_s);
        QCOMPARE(recentPlaces().front(), one);
        forgetRecentPlace(one);
        QVERIFY(!recentPlaces().contains(one));
        QCOMPARE(recentPlaces().front(), two);
        for (int i = 0; i < 40; ++i)
            noteRecentPlace(m_folder.filePath(u"%1.touchline"_s.arg(i)));
        QVERIFY(recentPlaces().size() < 20);
        QVERIFY(recentPlaces().front().endsWith(u"39.touchline"_s));
        for (const QString &place : recentPlaces())
            forgetRecentPlace(place);
        QVERIFY(recentPlaces().isEmpty());
        for (auto place = before.crbegin(); place != before.crend(); ++place)
            noteRecentPlace(*place);
    }

    /// Whoever thinks better of it in the dialog has done nothing.
    void aDialogOfFilesIsLeft()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Left"_s));
        for (const CommandId id : {CommandId::SaveCopy, CommandId::OpenLeague, CommandId::NewLeague}) {
            QStringList filters;
            // What is waited for before it is not to take the time of the dialog.
            QTRY_VERIFY(program.action(id)->isEnabled());
            whenOpen<QFileDialog>(&program.window(), [&filters](QFileDialog &dialog) {
                filters = dialog.nameFilters();
                dialog.reject();
            });
            QVERIFY(program.run(id));
            QVERIFY(!filters.isEmpty());
            QVERIFY2(filters.front().contains(u".touchline"_s), qPrintable(filters.front()));
            QCOMPARE(filters.size(), id == CommandId::OpenLeague ? 2 : 1);
            QVERIFY(!program.window().findChild<NoticeBar *>()->isVisible());
        }
        QCOMPARE(QDir(m_folder.path()).entryList({u"Left*copy*"_s}).size(), 0);
    }

    /// Whatever a competition is called, the name that is suggested for its file can be saved.
    void suggestedNamesCanBeSaved()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Names"_s));
        const QString title = u"Sunday 2026/27: \"A\" v B?"_s;
        const QString safe = u"Sunday 2026-27 - -A- v B-"_s;
        QStringList suggested;
        const auto look = [&program, &suggested] {
            whenOpen<QDialog>(&program.window(), [&suggested](QDialog &modal) {
                if (auto *preview = qobject_cast<QPrintPreviewDialog *>(&modal))
                    suggested << preview->printer()->docName();
                else if (auto *dialog = qobject_cast<QFileDialog *>(&modal))
                    suggested << QFileInfo(dialog->selectedFiles().value(0)).fileName();
                modal.reject();
            });
        };
        look();
        QVERIFY(
            askForPlace(&program.window(), {u"Save"_s, m_folder.path(), title, u"Lists (*.csv)"_s, u".csv"_s})
                .isEmpty());
        look();
        QVERIFY(askForPlace(&program.window(),
                            {u"Save"_s, u"/no/such/folder"_s, title, u"Lists (*.csv)"_s, u".csv"_s})
                    .isEmpty());
        look();
        QVERIFY(askForPicture(program.window(), title).isEmpty());
        look();
        previewPicture(listPicture({.title = title, .headings = {u"Team"_s}, .lines = {}}),
                       &program.window());
        QCOMPARE(suggested, (QStringList{safe + u".csv"_s, safe + u".csv"_s, safe + u".pdf"_s, safe}));
    }

    /// A new league is a file that one names; the window shows it at once.
    void aNewLeagueIsShown()
    {
        DesktopCase program;
        const QString path = m_folder.filePath(u"Fresh.touchline"_s);
        QTRY_VERIFY(program.action(CommandId::NewLeague)->isEnabled());
        whenOpen<QFileDialog>(&program.window(), [&path](QFileDialog &dialog) {
            auto *line = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
            line->setText(path);
            QTest::keyClick(line, Qt::Key_Return);
        });
        QVERIFY(program.run(CommandId::NewLeague));
        QVERIFY(program.window().league() != nullptr);
        QCOMPARE(program.league().league().place(), path);
        QCOMPARE(program.league().league().name(), u"Fresh"_s);
        QVERIFY(program.league().competitions().empty());
    }

    /// From page to page the title stays where it is.
    void titlesStandStill()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.matchdays = 1}));
        program.window().resize(1200, 760);
        std::optional<QRect> first;
        for (const PageKind kind : pageKinds()) {
            program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
            QTest::qWait(50);
            const auto *title = program.window().page()->findChild<QLabel *>(u"title"_s);
            QVERIFY(title != nullptr && title->isVisible());
            const QRect place(title->mapTo(&program.window(), QPoint()), QSize(1, title->height()));
            first = first.value_or(place);
            QCOMPARE(place, *first);
        }
    }

    void thePagesOfALeague()
    {
        // An evening with groups has every page.
        DesktopCase program(madeLeague(m_folder, {.format = u"evening-8"_s}, u"Pages"_s));
        QAbstractItemModel *model = navigation(program.window())->model();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(program.window().windowTitle().startsWith(u"Pages"_s));
        for (const PageKind kind : pageKinds()) {
            program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
            QCOMPARE(program.window().pageKind(), kind);
            QVERIFY(program.window().page()->isVisible());
            const QModelIndex current = navigation(program.window())->currentIndex();
            if (isInNavigation(kind))
                QCOMPARE(current.data(NavigationModel::KindRole).toInt(), static_cast<int>(kind));
        }
    }

    /// Who looks for the desk in the menu finds it from the start page too.
    void theOfficialsAreThereFromEverywhere()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Officials"_s));
        const auto desk = [&program]() -> OfficialsDialog * {
            for (OfficialsDialog *one : program.window().findChildren<OfficialsDialog *>())
                if (one->isVisible())
                    return one;
            return nullptr;
        };
        for (const PageKind from : {PageKind::Home, PageKind::Tables, PageKind::Teams}) {
            program.window().go(from, isOfCompetition(from) ? program.competition() : QUuid());
            QTRY_VERIFY(program.action(CommandId::ShowOfficials)->isEnabled());
            QVERIFY(program.run(CommandId::ShowOfficials));
            QTRY_COMPARE(program.window().pageKind(), PageKind::Fixtures);
            QTRY_VERIFY(desk() != nullptr);
            desk()->reject();
            QTRY_VERIFY(desk() == nullptr);
        }
    }

    /// A league without a knockout has no page for it, in no list, by no key and no way back.
    void theBracketStandsOnlyWhereThereIsOne()
    {
        DesktopCase program(madeLeague(m_folder, {.format = u"league-4"_s}, u"No knockout"_s));
        MainWindow &window = program.window();
        const QUuid plain = program.competition();
        const auto *model = qobject_cast<NavigationModel *>(navigation(window)->model());
        const QAbstractItemModelTester tester(navigation(window)->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(!model->indexOf(PageKind::Bracket, plain).isValid());
        QCOMPARE(model->rowCount(model->indexOf(PageKind::Fixtures, plain).parent()), 5);
        QCOMPARE(model->indexOf(PageKind::Statistics, plain).data().toString(),
                 pageName(PageKind::Statistics));
        window.go(PageKind::Fixtures, plain);
        QTRY_VERIFY(!program.action(goTo(PageKind::Bracket))->isEnabled());
        window.go(PageKind::Bracket, plain);
        QCOMPARE(window.pageKind(), PageKind::Tables);
        QVERIFY(program.run(CommandId::Find));
        auto *box = window.findChild<SearchBox *>();
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"zoom"_s);
        QTest::qWait(200);
        QCOMPARE(box->findChild<QTreeWidget *>()->topLevelItemCount(), 0);
        box->close();
        // A cup beside it has one.
        CompetitionWishes wishes;
        wishes.format = u"cup-4"_s;
        wishes.name = u"Cup"_s;
        wishes.choice = program.state()->rules->choice;
        const NewCompetition cup = newCompetition(wishes).value();
        QVERIFY(program.league().league().competitions().add(cup.competition));
        const QUuid other = cup.competition.definition().id;
        QTRY_VERIFY(model->indexOf(PageKind::Bracket, other).isValid());
        QVERIFY(!model->indexOf(PageKind::Bracket, plain).isValid());
        window.go(PageKind::Bracket, other);
        QCOMPARE(window.pageKind(), PageKind::Bracket);
        QTRY_VERIFY(program.action(goTo(PageKind::Bracket))->isEnabled());
        QCOMPARE(navigation(window)->currentIndex().data(NavigationModel::KindRole).toInt(),
                 static_cast<int>(PageKind::Bracket));
        // And that one has no tables.
        QVERIFY(!model->indexOf(PageKind::Tables, other).isValid());
        QVERIFY(!program.action(goTo(PageKind::Tables))->isEnabled());
        window.go(PageKind::Tables, plain);
        QCOMPARE(window.pageKind(), PageKind::Tables);
        window.go(PageKind::Tables, other);
        QCOMPARE(window.pageKind(), PageKind::Bracket);
        window.go(PageKind::Fixtures, plain);
        QTRY_VERIFY(!program.action(goTo(PageKind::Bracket))->isEnabled());
        QVERIFY(program.action(goTo(PageKind::Tables))->isEnabled());
    }

    void theKeyboardGoesThroughTheList()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Keys"_s));
        NavigationView *list = navigation(program.window());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(program.window().pageKind(),
                 static_cast<PageKind>(list->currentIndex().data(NavigationModel::KindRole).toInt()));
        QTest::keyClick(list, Qt::Key_Home);
        QCOMPARE(program.window().pageKind(), PageKind::Home);
    }

    void aMatchdayIsPlayedInTheBackgroundAndTakenBack()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Matchday"_s));
        QVERIFY(program.run(CommandId::PlayMatchday));
        QVERIFY(program.window().work() != nullptr);
        QVERIFY(program.waitForWork());
        const int played = program.state()->played();
        QVERIFY(played > 1);
        QTRY_VERIFY(program.action(CommandId::Undo)->isEnabled());
        QVERIFY2(program.action(CommandId::Undo)->text().contains(u"matchday"_s),
                 qPrintable(program.action(CommandId::Undo)->text()));
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.state()->played(), 0);
        QVERIFY(program.run(CommandId::Redo));
        QCOMPARE(program.state()->played(), played);
    }

    void aWorldCupToTheEndIsTheSameAsWithoutAWindow()
    {
        const QString byWindow = madeLeague(m_folder, {}, u"By window"_s);
        const QString without = madeLeague(m_folder, {.isPlayedOut = true}, u"Without window"_s);
        DesktopCase program(byWindow);
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QVERIFY(program.waitForWork());
        QVERIFY(program.state()->isOver());
        const auto champion = program.state()->now.finalPlaces.front();
        QCOMPARE(notice(program.window()), u"64 matches played. Champions: %1."_s.arg(
                                               program.state()->competition.entrant(champion).name));
        // The honours are one click away.
        program.window().go(PageKind::Tables);
        QTest::mouseClick(program.window().findChild<NoticeBar *>()->findChild<QPushButton *>(),
                          Qt::LeftButton);
        QCOMPARE(program.window().pageKind(), PageKind::Home);
        const auto other = League::open(without, {u"Anna"_s, true, {}});
        QVERIFY(other.has_value());
        const auto lines = (*other)->competitions().all();
        QVERIFY(lines.has_value());
        const auto expected = (*other)->competitions().find(lines->front().id);
        QVERIFY(expected.has_value());
        QCOMPARE(progress(*expected).finalPlaces, program.state()->now.finalPlaces);
        QVERIFY(!program.action(CommandId::PlayNext)->isEnabled());
    }

    /// Somebody removed the file of an open league: the way out stands beside what happened.
    void aRemovedLeagueCanBeSavedAsACopy()
    {
        const QTemporaryDir folder;
        const QString file = madeLeague(folder);
        DesktopCase program(file);
        QVERIFY(QFile::remove(file));
        QVERIFY(program.run(CommandId::PlayNext));
        QVERIFY(program.waitForWork());
        const QString said = notice(program.window());
        QVERIFY2(said.contains(u"removed or replaced"_s), qPrintable(said));
        QVERIFY2(said.contains(u"save a copy under another name"_s), qPrintable(said));
        const auto *bar = program.window().findChild<NoticeBar *>();
        QCOMPARE(bar->findChild<QPushButton *>()->text(), u"Save a Copy As…"_s);
        QVERIFY(program.action(CommandId::SaveCopy)->isEnabled());
    }

    void playingToTheEndIsOneStep()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"One step"_s));
        const int before = program.state()->played();
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QVERIFY(program.waitForWork());
        QVERIFY(program.state()->isOver());
        const auto entries = program.league().league().history().entries({1});
        QVERIFY(entries.has_value());
        QCOMPARE(entries->front().english(), u"Computer played to the end: 48 matches"_s);
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.state()->played(), before);
        // Redone, it is the same, logs and all.
        QVERIFY(program.run(CommandId::Redo));
        QVERIFY(program.state()->isOver());
        const MatchReport *last = program.state()->competition.report(
            static_cast<int>(program.state()->competition.fixtures().size()) - 1);
        QVERIFY(last != nullptr);
        const auto log = program.league().league().results().log(last->id);
        QVERIFY(log.has_value() && log->has_value());
        QCOMPARE((*log)->report, *last);
    }

    /// Who watches a match does not hear before how it ended.
    void aMatchIsPlayedAndWatched()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Watched"_s));
        MainWindow &window = program.window();
        window.go(PageKind::Fixtures);
        const int next = program.state()->nextFixtures().front();
        const QUuid id = program.state()->competition.fixtures()[static_cast<std::size_t>(next)].id;
        window.page()->focusOn(id);
        QTRY_VERIFY(program.action(CommandId::WatchMatch)->isEnabled());
        QVERIFY(program.run(CommandId::WatchMatch));
        QVERIFY(program.waitForWork());
        const auto *match = qobject_cast<MatchPage *>(window.page());
        QVERIFY(match != nullptr && match->session() != nullptr);
        QCOMPARE(match->subjectId(), id);
        QVERIFY(match->session()->isWatched());
        QVERIFY2(notice(window).isEmpty(), qPrintable(notice(window)));
        QTRY_VERIFY(match->session()->isRunning() && !match->session()->match().entries().empty());
        QVERIFY(program.state()->competition.report(next) != nullptr);
        // Once more, from the fixtures: it is there to be watched, and is not played again.
        const QUuid report = program.state()->competition.report(next)->id;
        window.go(PageKind::Fixtures, {}, id);
        QVERIFY(program.run(CommandId::WatchMatch));
        QCOMPARE(window.page()->subjectId(), id);
        QCOMPARE(program.state()->competition.report(next)->id, report);
    }

    void oneMatchSaysItsResultAndScorers()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"One match"_s));
        MainWindow &window = program.window();
        window.go(PageKind::Fixtures);
        const int next = program.state()->nextFixtures().front();
        const QRect before = window.page()->geometry();
        QVERIFY(program.run(CommandId::PlayNext));
        QVERIFY(program.waitForWork());
        const CompetitionStatePtr state = program.state();
        const QString result = resultText(*state, next);
        const QString goals = goalsText(*state, next);
        QVERIFY2(notice(window).startsWith(result), qPrintable(notice(window)));
        QVERIFY2(notice(window).contains(goals), qPrintable(notice(window)));
        const MatchReport &report = *state->competition.report(next);
        QVERIFY(result.contains(report.teams[Side::Home].name) &&
                result.contains(report.teams[Side::Away].name));
        int named = 0;
        for (const ReportEvent &event : report.events)
            if (event.kind == ReportEventKind::Goal) {
                QVERIFY2(goals.contains(event.playerName), qPrintable(goals));
                ++named;
            }
        QVERIFY(named > 0 || report.score.home + report.score.away == 0);
        // Nothing has moved, and the match itself says the same.
        QCOMPARE(window.page()->geometry(), before);
        auto *panel = window.page()->findChild<QLabel *>(u"ruling"_s);
        QTRY_VERIFY2(panel->text().startsWith(result), qPrintable(panel->text()));
        QVERIFY(panel->isVisible());
        const auto entries = program.league().league().history().entries({1});
        QVERIFY(entries->front().english().startsWith(u"Computer played: "_s));
    }

    /// A notice lies over the page with an edge of its own, and says for screen readers what its cross does.
    void aNoticeIsSeen()
    {
        QWidget page;
        const NoticeBar bar(&page);
        QCOMPARE(bar.frameShape(), QFrame::StyledPanel);
        QVERIFY(bar.autoFillBackground());
        const auto *close = bar.findChild<QToolButton *>();
        QVERIFY(close != nullptr && !close->icon().isNull());
        QCOMPARE(close->accessibleName(), u"Close this message"_s);
    }

    void aNoticeGoesByItself()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Notice"_s));
        MainWindow &window = program.window();
        auto *bar = window.findChild<NoticeBar *>();
        const QRect before = window.page()->geometry();
        // What is refused does not look like what was done.
        window.refuse(u"That cannot be."_s);
        QCOMPARE(notice(window), u"That cannot be."_s);
        QCOMPARE(bar->palette().color(QPalette::Window), colour(ColourRole::GoesOut));
        window.notify(u"Done."_s);
        QCOMPARE(bar->palette().color(QPalette::Window), colour(ColourRole::GoesOn));
        QVERIFY(bar->isVisible());
        QCOMPARE(window.page()->geometry(), before);
        // One line at the lower edge.
        QVERIFY(bar->height() < 4 * bar->fontMetrics().height());
        QVERIFY(bar->parentWidget()->rect().contains(bar->geometry()));
        QVERIFY(bar->geometry().top() > bar->parentWidget()->height() / 2);
        // Over the tips: of the page it covers no more than the space round it.
        const int pageEnds = window.page()->mapTo(&window, QPoint(0, window.page()->height())).y();
        QVERIFY(bar->mapTo(&window, QPoint()).y() >= pageEnds - spacing::page);
        auto *stay = bar->findChild<QTimer *>();
        QVERIFY(stay->isActive() && stay->isSingleShot());
        stay->start(0);
        QTRY_VERIFY(!bar->isVisible());
        QCOMPARE(notice(window), QString());
        // More to read stays longer; what wants an answer stays.
        QVERIFY(NoticeBar::stayOf(QString(200, u'x'), false) > NoticeBar::stayOf(u"x"_s, false));
        QVERIFY(NoticeBar::stayOf(QString(50, u'x'), true) > NoticeBar::stayOf(QString(50, u'x'), false));
        window.notify(Error{Fault::Lost, {"The connection to the server was lost.", {}}, {}}, u"Try Again"_s,
                      [] {});
        QVERIFY(bar->isVisible() && !stay->isActive());
        // However long the text is, it stays inside.
        window.notify(QString(3000, u'x').replace(10, 1, u' '));
        QVERIFY(bar->parentWidget()->rect().contains(bar->geometry()));
    }

    /// The list goes on with what is played, also from a match of long ago.
    void theListFollowsTheMatchdays()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Follow"_s));
        MainWindow &window = program.window();
        const auto &fixtures = program.state()->competition.fixtures();
        window.go(PageKind::Fixtures, program.competition(), fixtures[1].id);
        QTRY_COMPARE(window.page()->subjectId(), fixtures[1].id);
        QVERIFY(program.run(CommandId::PlayMatchday));
        QVERIFY(program.waitForWork());
        QTRY_COMPARE(window.page()->subjectId(), fixtures[32].id);
        QVERIFY(program.state()->competition.report(31) != nullptr);
        QVERIFY(program.state()->competition.report(32) == nullptr);
    }

    /// A click beside the entries of the navigation leaves the page chosen that is there.
    void aClickBesideTheNavigationChangesNothing()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Beside"_s));
        MainWindow &window = program.window();
        window.go(PageKind::Tables, program.competition());
        auto *navigation = window.findChild<NavigationView *>();
        const QModelIndex chosen = navigation->currentIndex();
        QVERIFY(navigation->selectionModel()->isSelected(chosen));
        const QPoint below(20, navigation->viewport()->height() - 4);
        QVERIFY(!navigation->indexAt(below).isValid());
        QTest::mouseClick(navigation->viewport(), Qt::LeftButton, {}, below);
        QCOMPARE(navigation->currentIndex(), chosen);
        QVERIFY(navigation->selectionModel()->isSelected(chosen));
    }

    /// The bar beside the list of pages is one of the theme.
    void theListScrollsDarkInTheDark()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Dark list"_s));
        Theme::instance().apply(Theme::Appearance::Dark);
        NavigationView *list = navigation(program.window());
        list->setFixedHeight(120);
        settle();
        QVERIFY(list->verticalScrollBar()->isVisible());
        const QImage bar = list->verticalScrollBar()->grab().toImage();
        int light = 0;
        for (int y = 0; y < bar.height(); ++y)
            for (int x = 0; x < bar.width(); ++x)
                light += bar.pixelColor(x, y).lightness() > 160 ? 1 : 0;
        Theme::instance().apply(Theme::Appearance::Light);
        QVERIFY2(light * 10 < bar.width() * bar.height(), qPrintable(QString::number(light)));
    }

    /// A match has no line of its own: the line that is chosen meanwhile leads to the fixtures.
    void aClickOnFixturesLeavesTheMatch()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Leaving"_s));
        MainWindow &window = program.window();
        const QUuid fixture = program.state()->competition.fixtures().front().id;
        window.go(PageKind::Match, program.competition(), fixture);
        NavigationView *list = navigation(window);
        const QModelIndex fixtures = list->currentIndex();
        QCOMPARE(fixtures.data(NavigationModel::KindRole).toInt(), static_cast<int>(PageKind::Fixtures));
        list->scrollTo(fixtures);
        const QPoint middle = list->visualRect(fixtures).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(window.pageKind(), PageKind::Fixtures);
        QCOMPARE(list->currentIndex(), fixtures);
        // The keyboard does it too.
        window.go(PageKind::Match, program.competition(), fixture);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(window.pageKind(), PageKind::Fixtures);
        // Pressed again it is the page that is there: nothing happens.
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(window.pageKind(), PageKind::Fixtures);
    }

    void aConflictStandsInTheWayAndIsLedTo()
    {
        const QString place =
            madeLeague(m_folder, {.format = u"cup-4"_s, .isPlayedOut = true}, u"Conflict"_s);
        DesktopCase program(place);
        MainWindow &window = program.window();
        // The other team wins the first match: the final was played by the wrong one.
        const CompetitionStatePtr played = program.state();
        const MatchReport &first = *played->competition.report(0);
        const bool homeWon = first.score.home > first.score.away ||
                             (first.shootOut && first.shootOut->home > first.shootOut->away);
        const auto other =
            correctedReport(played->competition, 0, {homeWon ? Score{0, 9} : Score{9, 0}, false, {}});
        QVERIFY(other.has_value());
        QVERIFY(program.league().league().results().record(program.competition(), *other));
        QVERIFY(!conflictsOf(program.state()->competition, program.state()->now).empty());
        for (const CommandId command :
             {CommandId::PlayToTheEnd, CommandId::PlayMatchday, CommandId::PlayNext}) {
            window.go(PageKind::Home);
            QVERIFY(program.run(command));
            QVERIFY(program.waitForWork());
            QVERIFY2(notice(window).contains(u"in conflict"_s), qPrintable(notice(window)));
            auto *bar = window.findChild<NoticeBar *>();
            auto *show = bar->findChild<QPushButton *>();
            QVERIFY(show->isVisible());
            QTest::mouseClick(show, Qt::LeftButton);
            QCOMPARE(window.pageKind(), PageKind::Fixtures);
            QTRY_VERIFY(window.page()->findChild<QWidget *>(u"conflict"_s)->isVisible());
        }
    }

    void undoOfANewCompetitionSaysWhatItDid()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"New one"_s));
        MainWindow &window = program.window();
        const QString name = program.state()->name();
        window.go(PageKind::Fixtures);
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(notice(window), u"Undone: New competition: %1. Redo restores it."_s.arg(name));
        QVERIFY(program.league().competitions().empty());
        QCOMPARE(window.pageKind(), PageKind::Home);
        QVERIFY(window.competition().isNull());
        QVERIFY(program.run(CommandId::Redo));
        QCOMPARE(notice(window), u"Redone: New competition: %1."_s.arg(name));
        QCOMPARE(program.state()->name(), name);
        QVERIFY(!window.competition().isNull());
    }

    void aCompetitionIsRenamedArchivedAndDeleted()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Changes"_s));
        MainWindow &window = program.window();
        const QString name = program.state()->name();
        const int played = program.state()->played();
        const auto heading = [&window] {
            const QAbstractItemModel *model = navigation(window)->model();
            return model->index(model->rowCount() - 1, 0).data().toString();
        };
        QVERIFY(program.run(CommandId::RenameCompetition));
        auto *dialog = window.findChild<QInputDialog *>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->textValue(), name);
        dialog->setTextValue(u" Nordic Cup "_s);
        dialog->accept();
        QCOMPARE(heading(), u"Nordic Cup"_s);
        QCOMPARE(program.state()->played(), played);
        QCOMPARE(notice(window), u"Renamed competition: %1 is now Nordic Cup."_s.arg(name));
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(heading(), name);

        QTRY_VERIFY(!program.action(CommandId::UnarchiveCompetition)->isEnabled());
        QVERIFY(program.run(CommandId::ArchiveCompetition));
        QCOMPARE(heading(), name + u" (archived)"_s);
        QCOMPARE(program.state()->played(), played);
        QTRY_VERIFY(!program.action(CommandId::ArchiveCompetition)->isEnabled());
        QVERIFY(program.run(CommandId::UnarchiveCompetition));
        QCOMPARE(heading(), name);

        window.go(PageKind::Tables);
        QVERIFY(program.run(CommandId::DeleteCompetition));
        QVERIFY(program.league().competitions().empty());
        QCOMPARE(window.pageKind(), PageKind::Home);
        QCOMPARE(notice(window), u"Deleted competition: %1."_s.arg(name));
        // The button beside it brings everything back.
        QTRY_VERIFY(program.action(CommandId::Undo)->isEnabled());
        QTest::mouseClick(window.findChild<NoticeBar *>()->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(heading(), name);
        QCOMPARE(program.state()->played(), played);
    }

    void allPagesOfAllCompetitionsAreListed()
    {
        const QString place = madeLeague(m_folder, {}, u"Two"_s);
        {
            const auto league = League::open(place, {u"Anna"_s, false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)->competitions().add(smallCup()));
        }
        DesktopCase program(place);
        NavigationView *list = navigation(program.window());
        const auto *model = qobject_cast<NavigationModel *>(list->model());
        const auto headings = [model] {
            return std::array{model->index(model->rowCount() - 2, 0), model->index(model->rowCount() - 1, 0)};
        };
        // The pages of the league stand before them: no competition moves them out of sight.
        for (const PageKind kind : {PageKind::Teams, PageKind::History, PageKind::Friendlies})
            QVERIFY(model->indexOf(kind).row() < headings().front().row());
        // One of them has no bracket, or no tables.
        for (const QModelIndex &heading : headings())
            QVERIFY(model->rowCount(heading) >= 4);
        // The newest is open; a click on another opens that alone.
        QVERIFY(!list->isExpanded(headings().front()));
        QVERIFY(list->isExpanded(headings().back()));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(headings().front()).center());
        QCOMPARE(program.window().competition(), program.competition());
        QVERIFY(list->isExpanded(headings().front()));
        QVERIFY(!list->isExpanded(headings().back()));
        // A page of the league leaves it open.
        program.window().go(PageKind::Teams);
        QVERIFY(list->isExpanded(headings().front()));
        program.window().go(PageKind::Tables, program.competition());
        // In the archive it stands last; the one that is left is open.
        QVERIFY(program.run(CommandId::ArchiveCompetition));
        QVERIFY(headings().back().data().toString().endsWith(u"(archived)"_s));
        QVERIFY(list->isExpanded(headings().front()));
        MainWindow *again = program.desktop().open(place);
        QCOMPARE(again->league()->competitions().back().isArchived, true);
    }

    /// A page is filtered and something at its end is chosen, then it shows a competition that has less.
    void aSmallerCompetitionTakesThePage_data()
    {
        QTest::addColumn<PageKind>("kind");
        QTest::addColumn<QString>("filter");
        for (const PageKind kind : pageKinds())
            for (const char *filter : {"", "the last team", "e"})
                QTest::addRow("page %d, filter: %s", static_cast<int>(kind), filter)
                    << kind << QString::fromLatin1(filter);
    }
    void aSmallerCompetitionTakesThePage()
    {
        QFETCH(PageKind, kind);
        QFETCH(QString, filter);
        DesktopCase program(
            madeLeague(m_folder, {.matchdays = 2}, u"Sizes %1 %2"_s.arg(static_cast<int>(kind)).arg(filter)));
        QVERIFY(program.league().league().competitions().add(smallCup()));
        const auto competitions = program.league().competitions();
        QCOMPARE(competitions.size(), std::size_t{2});
        for (const std::size_t from : {std::size_t{0}, std::size_t{1}, std::size_t{0}}) {
            const CompetitionStatePtr shown = program.league().state(competitions[from].id).value();
            program.window().go(kind, competitions[from].id);
            auto *pages = program.window().findChild<QStackedWidget *>(u"pages"_s);
            QVERIFY(pages != nullptr);
            auto *search = pages->currentWidget()->findChild<QLineEdit *>(u"search"_s);
            // The large one has teams that the small one does not have.
            if (search != nullptr && search->isVisible())
                search->setText(filter.size() > 1 ? shown->competition.definition().entrants.back().name
                                                  : filter);
            QTest::qWait(0);
            for (auto *view : pages->currentWidget()->findChildren<QAbstractItemView *>())
                if (view->isVisible())
                    QTest::keyClick(view, Qt::Key_End);
            QTest::qWait(0);
            program.window().go(kind, competitions[1 - from].id);
            QTest::qWait(0);
            // From tables the way to a cup without any leads to its bracket.
            const bool isThere =
                !isOfCompetition(kind) || program.league().hasPage(kind, competitions[1 - from].id);
            const PageKind instead = kind == PageKind::Timetable ? PageKind::Fixtures : PageKind::Bracket;
            QCOMPARE(program.window().pageKind(), isThere ? kind : instead);
        }
        if (!isOfCompetition(kind))
            return;
        // What is shown goes away while the page has its filter.
        QVERIFY(program.run(CommandId::DeleteCompetition));
        QTest::qWait(0);
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
    }

    void aCopyOfALeagueIsToldFromIt()
    {
        const QString place = madeLeague(m_folder, {}, u"Cup night"_s);
        const QString restored = m_folder.filePath(u"Cup night (restored).touchline"_s);
        const QString other = m_folder.filePath(u"From the stick.touchline"_s);
        QVERIFY(QFile::copy(place, restored));
        QVERIFY(QFile::copy(place, other));
        const auto titleOf = [](const QString &path) { return DesktopCase(path).window().windowTitle(); };
        QCOMPARE(titleOf(place), u"Cup night – Touchline"_s);
        QCOMPARE(titleOf(restored), u"Cup night (restored) – Touchline"_s);
        QCOMPARE(titleOf(other), u"Cup night (From the stick) – Touchline"_s);
    }

    void playingIsStopped()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Stopped"_s));
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        const QSignalSpy progressed(program.window().work(), &PlayTask::progressed);
        QVERIFY(program.run(CommandId::StopPlaying));
        QVERIFY(program.waitForWork());
        QVERIFY(!program.state()->isOver());
        // What was played before is there, and nothing is half done.
        QVERIFY(program.state()->played() < program.state()->toBePlayed());
        QVERIFY(notice(program.window()).startsWith(u"Stopped "_s));
    }

    /// What plays is gone before its league is; what was entered stays.
    void aLeagueIsLeftWhileItIsPlayed()
    {
        const QString path = madeLeague(m_folder, {}, u"Left while played"_s);
        DesktopCase program(path);
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        const QPointer<PlayTask> work = program.window().work();
        const QUuid competition = program.competition();
        QVERIFY(QTest::qWaitFor([&program] { return program.state()->played() > 0; }));
        const int played = program.state()->played();
        program.window().setLeague(nullptr);
        QVERIFY(work.isNull());
        QCOMPARE(program.window().work(), nullptr);
        QCoreApplication::processEvents();
        const auto again = League::open(path, {u"Anna"_s, true, {}});
        QVERIFY(again.has_value());
        const auto kept = (*again)->competitions().find(competition);
        QVERIFY(kept.has_value());
        QVERIFY(playedMatches(*kept) >= played);
    }

    /// The page of the button goes when the league opens: not while the button is still at its click.
    void aRecentLeagueOpensAfterTheClick()
    {
        const QString path = madeLeague(m_folder, {}, u"Clicked"_s);
        DesktopCase(path).window().close();
        DesktopCase program;
        QAbstractButton *button = buttonOf(program.window(), u"Clicked"_s);
        QVERIFY(button != nullptr);
        bool isOpenInTheClick = true;
        connect(button, &QAbstractButton::clicked, this,
                [&] { isOpenInTheClick = program.window().league() != nullptr; });
        click(button);
        QVERIFY(!isOpenInTheClick);
        QTRY_VERIFY(program.window().league() != nullptr);
    }

    void aLeagueIsOpenInOneWindow()
    {
        const QString path = madeLeague(m_folder, {}, u"Once"_s);
        DesktopCase program(path);
        QCOMPARE(program.desktop().open(path), &program.window());
        const QString other = madeLeague(m_folder, {}, u"Twice"_s);
        MainWindow *second = program.desktop().open(other, &program.window());
        QVERIFY(second != &program.window());
        QCOMPARE(recentPlaces().mid(0, 2), (QStringList{other, path}));
        second->close();
    }

    void anAddressOfAFileIsThatFile()
    {
        QCOMPARE(placeMeant(u"file:///tmp/My%20league.touchline"_s), u"/tmp/My league.touchline"_s);
        QCOMPARE(placeMeant(u"My league.touchline"_s), u"My league.touchline"_s);
        QCOMPARE(placeMeant(u"postgresql://host/league"_s), u"postgresql://host/league"_s);
    }

    void theSystemHandsOverFiles()
    {
        const QString path = madeLeague(m_folder, {}, u"Handed"_s);
        DesktopCase program;
        QFileOpenEvent event(path);
        QVERIFY(QCoreApplication::sendEvent(QCoreApplication::instance(), &event));
        QVERIFY(program.window().league() != nullptr);
        QCOMPARE(program.window().league()->league().place(), path);
    }

    /// A second start asks from a process of its own; here a thread does.
    void aSecondStartFindsTheWindowThatHasTheLeague()
    {
        const QString path = madeLeague(m_folder, {}, u"Shared"_s);
        const QString other = madeLeague(m_folder, {}, u"Unopened"_s);
        DesktopCase program(path);
        program.window().showMinimized();
        const auto asked = [](const QString &place) {
            auto answer = std::async(std::launch::async, [place] { return isShownByOtherInstance(place); });
            while (answer.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
                QCoreApplication::processEvents();
            return answer.get();
        };
        QVERIFY(asked(path));
        QTRY_VERIFY(!program.window().isMinimized());
        QVERIFY(!asked(other));
        program.window().close();
        QCoreApplication::processEvents();
        QVERIFY(!asked(path));
    }

    /// The runs of a Flatpak see no other folder of the session that both can write to.
    void theRunsOfAFlatpakFindEachOther()
    {
        const QByteArray session = qgetenv("XDG_RUNTIME_DIR");
        // The path of a socket has 107 letters at most; a folder of the tests may have most of them.
        const QTemporaryDir folder(u"/tmp/touchline-XXXXXX"_s);
        const QDir shared(folder.filePath(u"app/org.touchline.Touchline"_s));
        QVERIFY(shared.mkpath(u"."_s));
        qputenv("XDG_RUNTIME_DIR", folder.path().toUtf8());
        qputenv("FLATPAK_ID", "org.touchline.Touchline");
        const QString path = madeLeague(m_folder, {}, u"Packed"_s);
        {
            const DesktopCase program(path);
            QCOMPARE(shared.entryList({u"touchline-*"_s}, QDir::System).size(), 1);
            QVERIFY(QDir(folder.path()).entryList({u"touchline-*"_s}, QDir::System).isEmpty());
        }
        qunsetenv("FLATPAK_ID");
        if (session.isEmpty())
            qunsetenv("XDG_RUNTIME_DIR");
        else
            qputenv("XDG_RUNTIME_DIR", session);
    }

    void whatCannotBeOpenedIsSaid()
    {
        DesktopCase program;
        const QString path = m_folder.filePath(u"letter.touchline"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear secretary");
        file.close();
        program.desktop().open(path, &program.window());
        QVERIFY(program.window().league() == nullptr);
        QVERIFY(!notice(program.window()).isEmpty());
        QVERIFY(!recentPlaces().contains(path));
        QTest::keyClick(&program.window(), Qt::Key_Escape);
        QTRY_COMPARE(notice(program.window()), QString());
    }

    /// The password of a server is typed, hidden while it is, and nowhere to be read afterwards.
    void aSharedLeagueIsAskedForWithItsPassword()
    {
        DesktopCase program;
        QString kept;
        whenOpen<SharedLeagueDialog>(&program.window(), [&kept](SharedLeagueDialog &dialog) {
            auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
            auto *password = dialog.findChild<QLineEdit *>(u"password"_s);
            auto *keep = dialog.findChild<QCheckBox *>(u"keep"_s);
            kept += ok->isEnabled() || keep->isEnabled() ? u'x' : u'1';
            QTest::keyClicks(dialog.findChild<QLineEdit *>(u"address"_s),
                             u" postgresql://anna@127.0.0.1:1/none "_s);
            QTest::keyClicks(password, u"s3cret"_s);
            kept +=
                password->displayText().contains(u's') || !keep->isEnabled() || dialog.isKept() ? u'x' : u'2';
            QTest::mouseClick(ok, Qt::LeftButton);
        });
        QVERIFY(program.run(CommandId::OpenShared));
        QCOMPARE(kept, u"12"_s);
        QTRY_VERIFY2(notice(program.window()).contains(u"does not answer"_s),
                     qPrintable(notice(program.window())));
        QVERIFY(!notice(program.window()).contains(u"s3cret"_s));
        const auto address = store::serverAddress(u"postgresql://anna@127.0.0.1:1/none"_s);
        QCOMPARE(store::serverPassword(*address), u"s3cret"_s);
        store::setServerPassword(*address, {});
        for (const QString &key : QSettings().allKeys())
            QVERIFY2(!QSettings().value(key).toString().contains(u"s3cret"_s), qPrintable(key));
        // Of a league whose password was never kept nobody asks the store of the computer.
        QCOMPARE(PasswordStore::find(u"postgresql://anna@127.0.0.1:1/none"_s), QString());
    }

    void backGoesBack()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Back"_s));
        const std::vector<PageKind> kinds = pageKinds();
        program.window().go(kinds.back(), isOfCompetition(kinds.back()) ? program.competition() : QUuid());
        if (kinds.back() == PageKind::Home)
            return;
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(program.window().pageKind(), PageKind::Home);
        QTRY_VERIFY(!program.action(CommandId::GoBack)->isEnabled());
    }

    /// To what was left, not to what was seen last on that page.
    void backGoesToTheSamePlayer()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Players"_s));
        MainWindow &window = program.window();
        std::vector<QUuid> players;
        for (const ReportEvent &event : program.state()->competition.report(0)->events)
            if (!event.player.isNull() &&
                std::find(players.begin(), players.end(), event.player) == players.end())
                players.push_back(event.player);
        QVERIFY(players.size() >= 2);
        window.go(PageKind::Player, {}, players[0]);
        window.go(PageKind::Player, {}, players[1]);
        QCOMPARE(window.page()->subjectId(), players[1]);
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(window.page()->subjectId(), players[0]);
        // By way of another page too.
        window.go(PageKind::Tables, program.competition());
        window.go(PageKind::Player, {}, players[1]);
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(window.pageKind(), PageKind::Tables);
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(window.pageKind(), PageKind::Player);
        QCOMPARE(window.page()->subjectId(), players[0]);
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(window.pageKind(), PageKind::Home);
        QTRY_VERIFY(!program.action(CommandId::GoBack)->isEnabled());
    }

    void backGoesToTheSameTeamAndMatch()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Subjects"_s));
        MainWindow &window = program.window();
        const auto team = [&program](int entrant) {
            return program.state()->competition.entrant(entrant).id;
        };
        const auto fixture = [&program](std::size_t index) {
            return program.state()->competition.fixtures()[index].id;
        };
        for (const PageKind kind : {PageKind::Teams, PageKind::Fixtures}) {
            window.go(kind, program.competition(), team(3));
            window.go(kind, program.competition(), team(5));
            QVERIFY(program.run(CommandId::GoBack));
            QCOMPARE(window.page()->subjectId(), team(3));
        }
        window.go(PageKind::Fixtures, program.competition(), fixture(2));
        auto *search = window.page()->findChild<QLineEdit *>(u"search"_s);
        search->clear();
        window.go(PageKind::Fixtures, program.competition(), fixture(2));
        window.go(PageKind::Fixtures, program.competition(), fixture(9));
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(window.page()->subjectId(), fixture(2));
        // Where nothing else is shown there is nothing to go back to.
        window.go(PageKind::Home);
        const auto steps = [&] {
            int count = 0;
            while (program.action(CommandId::GoBack)->isEnabled()) {
                program.action(CommandId::GoBack)->trigger();
                QTest::qWait(0);
                ++count;
            }
            return count;
        };
        QTRY_VERIFY(program.action(CommandId::GoBack)->isEnabled());
        static_cast<void>(steps());
        window.go(PageKind::Home);
        QTest::qWait(0);
        QVERIFY(!program.action(CommandId::GoBack)->isEnabled());
    }

    /// F5 and F6 draw the round that they are to play.
    void playingDrawsWhatIsDue()
    {
        DesktopCase program(madeLeague(m_folder, {.format = u"swiss-8x3"_s}, u"Swiss"_s));
        QVERIFY(program.state()->nextFixtures().empty());
        for (int round = 1; round <= 3; ++round) {
            QVERIFY(program.run(CommandId::PlayMatchday));
            QVERIFY(program.waitForWork());
            QCOMPARE(program.state()->played(), 4 * round);
        }
        QVERIFY(program.state()->isOver());
        QTRY_VERIFY(!program.action(CommandId::DrawDue)->isEnabled());
        // Each draw is a step of its own.
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.run(CommandId::DrawDue));
        QVERIFY(notice(program.window()).startsWith(u"Drawn"_s));
    }

    /// Level places say what they need where one looks, and one draws, or enters what was drawn at the table.
    void lotsAreDrawnOrEntered()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Lots"_s));
        MainWindow &window = program.window();
        const QUuid id = program.competition();
        Competition level = program.state()->competition;
        std::vector<MatchReport> reports;
        for (const int fixture : level.plan().fixturesOfTable.front()) {
            reports.push_back(
                cup::report(level, level.fixtures()[static_cast<std::size_t>(fixture)].number, {0, 0}));
            reports.back().completeness = Completeness::Score;
        }
        QVERIFY(program.league().league().results().record(id, reports, {},
                                                           Message{QT_TRANSLATE_NOOP("core", "Draws"), {}}));
        const auto table = [&program]() -> GroupTable { return program.state()->now.tables.front(); };
        const auto bar = [&window] { return window.page()->findChild<QWidget *>(u"due"_s); };
        for (const PageKind kind : {PageKind::Tables, PageKind::Bracket, PageKind::Fixtures}) {
            window.go(kind, id);
            QTRY_VERIFY(bar()->isVisible());
            const QString text = bar()->findChild<QLabel *>()->text();
            QVERIFY2(text.contains(u"Places 1 to 4 of group A are level: draw lots"_s), qPrintable(text));
        }
        auto *draw = bar()->findChild<QPushButton *>(u"draw"_s);
        QTRY_VERIFY(draw->isEnabled());
        QTest::mouseClick(draw, Qt::LeftButton);
        QCOMPARE(program.state()->competition.lots().size(), std::size_t{1});
        QVERIFY(notice(window).startsWith(u"Lots drawn: "_s));
        QTRY_VERIFY(!bar()->isVisible());
        const std::vector<int> drawn = program.state()->competition.lots().front().order;
        QCOMPARE(table().teamOfRow(0), drawn.front());
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.state()->competition.lots().empty());

        // Drawn at the table: whoever stands last by name came out first.
        QTRY_VERIFY(bar()->isVisible());
        auto *enter = bar()->findChild<QPushButton *>(u"enterLots"_s);
        QTRY_VERIFY(enter->isEnabled());
        QTest::mouseClick(enter, Qt::LeftButton);
        auto *dialog = window.findChild<LotsDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        auto *list = dialog->findChild<QListWidget *>(u"list1"_s);
        QCOMPARE(list->count(), 4);
        list->setCurrentRow(3);
        const int first = list->currentItem()->data(Qt::UserRole).toInt();
        for (int i = 0; i < 5; ++i)
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"up1"_s), Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"down1"_s), Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"up1"_s), Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>(u"buttons"_s)->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCOMPARE(program.state()->competition.lots().size(), std::size_t{1});
        QCOMPARE(table().teamOfRow(0), first);
        QVERIFY(notice(window).startsWith(u"Lots drawn: "_s));
        QTRY_VERIFY(!program.action(CommandId::EnterLots)->isEnabled());
    }

    /// Where the program has no lots to draw it says what is level, and offers nothing.
    void whatIsLevelWithoutLotsIsOnlySaid()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"No lots"_s));
        CompetitionWishes wishes = wishesOf("worldcup-32");
        wishes.rules = *program.state()->competition.tables().front().rules;
        std::erase(wishes.rules->tieBreaks, TieBreak::Lots);
        auto cup = newCompetition(wishes);
        QVERIFY(cup);
        const Competition &level = cup->competition;
        const QUuid id = level.definition().id;
        QVERIFY(program.league().league().competitions().add(level));
        std::vector<MatchReport> reports;
        for (const int fixture : level.plan().fixturesOfTable.front()) {
            reports.push_back(
                cup::report(level, level.fixtures()[static_cast<std::size_t>(fixture)].number, {0, 0}));
            reports.back().completeness = Completeness::Score;
        }
        QVERIFY(program.league().league().results().record(id, reports, {},
                                                           Message{QT_TRANSLATE_NOOP("core", "Draws"), {}}));
        program.window().go(PageKind::Tables, id);
        const auto *bar = program.window().page()->findChild<QWidget *>(u"due"_s);
        QTRY_VERIFY(bar->isVisible());
        const QString text = bar->findChild<QLabel *>()->text();
        QVERIFY2(text.startsWith(u"Places 1 to 4 of group A are level"_s), qPrintable(text));
        for (const char *button : {"draw", "enterLots"})
            QVERIFY2(!bar->findChild<QPushButton *>(QLatin1String(button))->isVisible(), button);
    }

    void theRankingIsPutInAnotherOrder()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Ranking"_s));
        const auto placeOf = [&program](const QUuid &team) {
            const Competition &competition = program.state()->competition;
            return competition.entrant(competition.indexOfTeam(team)).ranking;
        };
        TeamRankingDialog *dialog = nullptr;
        const auto open = [&] {
            QVERIFY(program.run(CommandId::TeamRanking));
            dialog = program.window().findChild<TeamRankingDialog *>();
            QVERIFY(dialog != nullptr && dialog->isVisible());
        };
        const auto press = [&](const char *button) {
            QTest::mouseClick(dialog->findChild<QPushButton *>(QString::fromLatin1(button)), Qt::LeftButton);
        };
        const auto confirm = [&] {
            QTest::mouseClick(
                dialog->findChild<QDialogButtonBox *>(u"buttons"_s)->button(QDialogButtonBox::Ok),
                Qt::LeftButton);
            QTRY_VERIFY(program.window().findChild<TeamRankingDialog *>() == nullptr);
        };
        open();
        const std::vector<QUuid> before = dialog->ranking();
        QCOMPARE(before.size(), std::size_t{32});
        QVERIFY(std::is_sorted(before.begin(), before.end(), [&](const QUuid &one, const QUuid &other) {
            return placeOf(one) < placeOf(other);
        }));
        // As it was: nothing is done.
        confirm();
        const std::size_t entries = program.league().league().history().entries()->size();
        const int first = placeOf(before[0]);
        const int second = placeOf(before[1]);
        open();
        dialog->findChild<QListWidget *>(u"list"_s)->setCurrentRow(1);
        press("up");
        QCOMPARE(dialog->moved(), (std::vector<QUuid>{before[1], before[0]}));
        confirm();
        QCOMPARE(program.league().league().history().entries()->size(), entries + 1);
        QCOMPARE(placeOf(before[1]), first);
        QCOMPARE(placeOf(before[0]), second);
        QVERIFY(program.run(CommandId::Undo));
        QTRY_COMPARE(placeOf(before[0]), first);
    }

    void aPlaceThatIsALeagueIsRefusedByTheDialog()
    {
        const QTemporaryDir folder;
        const QByteArray league = QByteArray("SQLite format 3", 16) + QByteArray(100, '\1');
        const QString taken = folder.filePath(u"taken.csv"_s);
        QFile file(taken);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(league) == league.size());
        file.close();
        QStringList seen;
        // The league first, then a name that is free; questions are answered with yes.
        const auto answer = [&](auto &self) -> void {
            QTimer::singleShot(50, this, [&, self] {
                QWidget *modal = QApplication::activeModalWidget();
                if (auto *box = qobject_cast<QMessageBox *>(modal)) {
                    const bool isQuestion = (box->standardButtons() & QMessageBox::Yes) != 0;
                    seen << (isQuestion ? u"asked"_s : u"refused"_s);
                    box->button(isQuestion ? QMessageBox::Yes : QMessageBox::Ok)->click();
                } else if (auto *dialog = qobject_cast<QFileDialog *>(modal)) {
                    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
                    name->setText(seen.contains(u"refused"_s) ? folder.filePath(u"free"_s) : taken);
                    QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
                    if (seen.contains(u"refused"_s))
                        return;
                }
                self(self);
            });
        };
        answer(answer);
        const QString path =
            askForPlace(nullptr, {u"Save"_s, folder.path(), u"list"_s, u"Lists (*.csv)"_s, u".csv"_s});
        QCOMPARE(path, folder.filePath(u"free.csv"_s));
        QCOMPARE(seen.count(u"refused"_s), 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), league);
    }

    void eachDemonstrationIsAFreshOne()
    {
        QString place;
        int played = 0;
        {
            DesktopCase program;
            QVERIFY(program.run(CommandId::OpenDemonstration));
            QVERIFY(program.window().league() != nullptr);
            place = program.league().league().place();
            QVERIFY(program.run(CommandId::PlayNext));
            QVERIFY(program.waitForWork());
            played = program.state()->played();
            QVERIFY(played > 0);
        }
        const QByteArray before = contentOf(place);
        DesktopCase program;
        QVERIFY(program.run(CommandId::OpenDemonstration));
        const QString fresh = program.league().league().place();
        QVERIFY2(fresh != place, qPrintable(fresh));
        QVERIFY(program.state()->played() < played);
        // What somebody has made of the first stays as it is.
        QVERIFY(QFile::exists(place));
        QCOMPARE(contentOf(place), before);
    }

    /// Its first matchdays have something of everything: whoever looks into it sees what the program knows.
    void theDemonstrationShowsCardsAndAnInjury()
    {
        DesktopCase program;
        QVERIFY(program.run(CommandId::OpenDemonstration));
        const CompetitionStatePtr state = program.state();
        std::set<ReportEventKind> seen;
        for (std::size_t i = 0; i < state->competition.fixtures().size(); ++i)
            if (const MatchReport *report = state->competition.report(static_cast<int>(i)))
                for (const ReportEvent &event : report->events)
                    seen.insert(event.kind);
        QVERIFY(seen.contains(ReportEventKind::Goal) && seen.contains(ReportEventKind::Yellow));
        QVERIFY(seen.contains(ReportEventKind::Red) || seen.contains(ReportEventKind::SecondYellow));
        QVERIFY(seen.contains(ReportEventKind::Injury));
    }

    void aRunThatWasKilledIsNoticed()
    {
        const QStringList places{u"/tmp/a.touchline"_s, u"/tmp/b.touchline"_s};
        // The mark of a program that is gone.
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                          u"/runs"_s);
        QVERIFY(QDir().mkpath(folder.path()));
        QFile mark(folder.filePath(u"999999"_s));
        QVERIFY(mark.open(QIODevice::WriteOnly));
        mark.write(places.join(u'\n').toUtf8());
        mark.close();
        QCOMPARE(takeCrashedPlaces(), places);
        QCOMPARE(takeCrashedPlaces(), QStringList());
        // This one lives.
        writeCrashMarker(places);
        QCOMPARE(takeCrashedPlaces(), QStringList());
        removeCrashMarker();
    }
};

TOUCHLINE_TEST(TestFrame)

} // namespace test_frame

#include "test_frame.moc"
