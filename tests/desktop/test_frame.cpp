// SPDX-License-Identifier: GPL-3.0-or-later
// The window: pages, playing in the background, undo that says what it undoes, several windows, a run that
// was killed.

#include "forms/dialogs/save_place.h"
#include "forms/frame/navigation_view.h"
#include "forms/frame/notice_bar.h"
#include "forms/frame/recent_places.h"
#include "forms/frame/run_mark.h"
#include "forms/pages/page_table.h"
#include "models/views/navigation_model.h"
#include "models/views/play_task.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

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

    void withoutALeagueThereIsHomeAlone()
    {
        DesktopCase program;
        QCOMPARE(navigation(program.window())->model()->rowCount(), 1);
        QVERIFY(!program.action(CommandId::PlayNext)->isEnabled());
        QTRY_VERIFY(program.action(CommandId::OpenLeague)->isEnabled());
        QVERIFY(!program.action(CommandId::SaveCopy)->isEnabled());
    }

    void thePagesOfALeague()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Pages")));
        QAbstractItemModel *model = navigation(program.window())->model();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(program.window().windowTitle().startsWith(QStringLiteral("Pages")));
        for (const PageKind kind : pageKinds()) {
            program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
            QCOMPARE(program.window().pageKind(), kind);
            QVERIFY(program.window().page()->isVisible());
            const QModelIndex current = navigation(program.window())->currentIndex();
            QCOMPARE(current.data(NavigationModel::KindRole).toInt(), static_cast<int>(kind));
        }
    }

    void theKeyboardGoesThroughTheList()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Keys")));
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
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Matchday")));
        QVERIFY(program.run(CommandId::PlayMatchday));
        QVERIFY(program.window().work() != nullptr);
        QVERIFY(program.waitForWork());
        const int played = program.state()->played();
        QVERIFY(played > 1);
        QTRY_VERIFY(program.action(CommandId::Undo)->isEnabled());
        QVERIFY2(program.action(CommandId::Undo)->text().contains(QStringLiteral("matchday")),
                 qPrintable(program.action(CommandId::Undo)->text()));
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.state()->played(), 0);
        QVERIFY(program.run(CommandId::Redo));
        QCOMPARE(program.state()->played(), played);
    }

    void aWorldCupToTheEndIsTheSameAsWithoutAWindow()
    {
        const QString byWindow = madeLeague(m_folder, {}, QStringLiteral("By window"));
        const QString without = madeLeague(m_folder, {.isPlayedOut = true}, QStringLiteral("Without window"));
        DesktopCase program(byWindow);
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QVERIFY(program.waitForWork());
        QVERIFY(program.state()->isOver());
        QCOMPARE(notice(program.window()), QString());
        const auto other = League::open(without, {QStringLiteral("Anna"), true, {}});
        QVERIFY(other.has_value());
        const auto lines = (*other)->competitions();
        QVERIFY(lines.has_value());
        const auto expected = (*other)->competition(lines->front().id);
        QVERIFY(expected.has_value());
        QCOMPARE(progress(*expected).finalPlaces, program.state()->now.finalPlaces);
        QVERIFY(!program.action(CommandId::PlayNext)->isEnabled());
    }

    void playingIsStopped()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Stopped")));
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        const QSignalSpy progressed(program.window().work(), &PlayTask::progressed);
        QVERIFY(program.run(CommandId::StopPlaying));
        QVERIFY(program.waitForWork());
        QVERIFY(!program.state()->isOver());
        // What was played before is there, and nothing is half done.
        QVERIFY(program.state()->played() < program.state()->toBePlayed());
    }

    void aLeagueIsOpenInOneWindow()
    {
        const QString path = madeLeague(m_folder, {}, QStringLiteral("Once"));
        DesktopCase program(path);
        QCOMPARE(program.desktop().open(path), &program.window());
        const QString other = madeLeague(m_folder, {}, QStringLiteral("Twice"));
        MainWindow *second = program.desktop().open(other, &program.window());
        QVERIFY(second != &program.window());
        QCOMPARE(recentPlaces().mid(0, 2), (QStringList{other, path}));
        second->close();
    }

    void whatCannotBeOpenedIsSaid()
    {
        DesktopCase program;
        const QString path = m_folder.filePath(QStringLiteral("letter.touchline"));
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

    void backGoesBack()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Back")));
        const std::vector<PageKind> kinds = pageKinds();
        program.window().go(kinds.back(), isOfCompetition(kinds.back()) ? program.competition() : QUuid());
        if (kinds.back() == PageKind::Home)
            return;
        QVERIFY(program.run(CommandId::GoBack));
        QCOMPARE(program.window().pageKind(), PageKind::Home);
        QTRY_VERIFY(!program.action(CommandId::GoBack)->isEnabled());
    }

    void aPlaceThatIsALeagueIsRefusedByTheDialog()
    {
        const QTemporaryDir folder;
        const QByteArray league = QByteArray("SQLite format 3", 16) + QByteArray(100, '\1');
        const QString taken = folder.filePath(QStringLiteral("taken.csv"));
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
                    seen << (isQuestion ? QStringLiteral("asked") : QStringLiteral("refused"));
                    box->button(isQuestion ? QMessageBox::Yes : QMessageBox::Ok)->click();
                } else if (auto *dialog = qobject_cast<QFileDialog *>(modal)) {
                    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
                    name->setText(seen.contains(QStringLiteral("refused"))
                                      ? folder.filePath(QStringLiteral("free"))
                                      : taken);
                    QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
                    if (seen.contains(QStringLiteral("refused")))
                        return;
                }
                self(self);
            });
        };
        answer(answer);
        const QString path =
            askForPlace(nullptr, {QStringLiteral("Save"), folder.filePath(QStringLiteral("list.csv")),
                                  QStringLiteral("Lists (*.csv)"), QStringLiteral(".csv")});
        QCOMPARE(path, folder.filePath(QStringLiteral("free.csv")));
        QCOMPARE(seen.count(QStringLiteral("refused")), 1);
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

    void aRunThatWasKilledIsNoticed()
    {
        const QStringList places{QStringLiteral("/tmp/a.touchline"), QStringLiteral("/tmp/b.touchline")};
        // The mark of a program that is gone.
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                          QStringLiteral("/runs"));
        QVERIFY(QDir().mkpath(folder.path()));
        QFile mark(folder.filePath(QStringLiteral("999999")));
        QVERIFY(mark.open(QIODevice::WriteOnly));
        mark.write(places.join(u'\n').toUtf8());
        mark.close();
        QCOMPARE(takeBrokenRuns(), places);
        QCOMPARE(takeBrokenRuns(), QStringList());
        // This one lives.
        writeRunMark(places);
        QCOMPARE(takeBrokenRuns(), QStringList());
        removeRunMark();
    }
};

TOUCHLINE_TEST(TestFrame)

} // namespace test_frame

#include "test_frame.moc"
