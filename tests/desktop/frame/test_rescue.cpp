// SPDX-License-Identifier: GPL-3.0-or-later
// The way out of a damaged league: its newest whole backup, saving what can be read, or reading only.

#include "forms/frame/notice_bar.h"
#include "models/store/sqlite/backup.h"
#include "tests/desktop/desktop_case.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace test_rescue {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A league that somebody changed with SQL, with a backup from before that.
QString forgedLeague(const QTemporaryDir &folder, bool hasBackup)
{
    QString place = madeLeague(folder, {u"advanced"_s, u"league-4"_s, 3, 1, false});
    for (const QString &backup : store::backupsOf(place))
        QFile::remove(backup);
    if (hasBackup) {
        auto league = League::open(place, {u"Anna"_s});
        if (!league || !store::backUp((*league)->database(), QDateTime::currentDateTimeUtc()))
            qFatal("There is no backup.");
    }
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, place);
        database.setDatabaseName(place);
        QSqlQuery query(database);
        if (!database.open() || !QSqlQuery(database).exec(u"UPDATE competition SET name = 'Cup'"_s))
            qFatal("The league could not be changed.");
    }
    QSqlDatabase::removeDatabase(place);
    return place;
}

/// Gives the next dialog for a file this name.
void nameFile(QObject *context, const QString &path)
{
    QTimer::singleShot(50, context, [context, path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            nameFile(context, path);
            return;
        }
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
}

QMessageBox *offered(DesktopCase &program)
{
    auto *notice = program.window().findChild<NoticeBar *>();
    for (auto *button : notice->findChildren<QPushButton *>())
        if (button->isVisible())
            button->click();
    return program.window().findChild<QMessageBox *>(u"rescue"_s);
}

/// The window that shows this league: a new one, since the damaged league stays in its own.
MainWindow *windowOf(const QString &place)
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget);
            window != nullptr && window->league() != nullptr && window->league()->league().place() == place)
            return window;
    return nullptr;
}

QPushButton *buttonOf(const QMessageBox *box, const char *name)
{
    return box->findChild<QPushButton *>(QLatin1String(name));
}

} // namespace

class TestRescue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void theNewestBackupIsOpened()
    {
        const QTemporaryDir folder;
        const QString place = forgedLeague(folder, true);
        DesktopCase program(place);
        QVERIFY(program.league().league().isReadOnly());
        QMessageBox *box = offered(program);
        QVERIFY(box != nullptr);
        QVERIFY2(box->informativeText().contains(u"(backup"_s), qPrintable(box->informativeText()));
        const QString restored = folder.filePath(u"restored.touchline"_s);
        nameFile(this, restored);
        buttonOf(box, "openBackup")->click();
        MainWindow *shown = windowOf(restored);
        QVERIFY(shown != nullptr);
        QVERIFY(!shown->league()->league().isReadOnly());
        QVERIFY(shown->league()->league().history().contradictions()->empty());
        shown->close();
    }

    void whatCanBeReadIsSaved()
    {
        const QTemporaryDir folder;
        const QString place = forgedLeague(folder, false);
        DesktopCase program(place);
        QMessageBox *box = offered(program);
        QVERIFY(box != nullptr);
        QVERIFY(buttonOf(box, "openBackup") == nullptr);
        const QString rescued = folder.filePath(u"rescued.touchline"_s);
        nameFile(this, rescued);
        buttonOf(box, "saveWhole")->click();
        MainWindow *shown = windowOf(rescued);
        QVERIFY(shown != nullptr);
        QVERIFY(!shown->league()->league().isReadOnly());
        const QString told = shown->findChild<NoticeBar *>()->text();
        QVERIFY2(shown->league()->competitions().size() == 1, qPrintable(told));
        for (const char *words : {"Left out: the history", "Left out: the match logs"})
            QVERIFY2(told.contains(QLatin1String(words)), qPrintable(told));
        shown->close();
    }

    void readingOnlyChangesNothing()
    {
        const QTemporaryDir folder;
        const QString place = forgedLeague(folder, false);
        QFile file(place);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        DesktopCase program(place);
        QMessageBox *box = offered(program);
        QVERIFY(box != nullptr);
        buttonOf(box, "leave")->click();
        QCOMPARE(program.league().league().place(), place);
        QVERIFY(program.league().league().isReadOnly());
        file.seek(0);
        QCOMPARE(file.readAll(), before);
    }
};

TOUCHLINE_TEST(TestRescue)

} // namespace test_rescue

#include "test_rescue.moc"
