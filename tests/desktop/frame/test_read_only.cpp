// SPDX-License-Identifier: GPL-3.0-or-later
// Leagues that may only be read: every page shows them, nothing offers a change, the window says why, and the
// file stays as it is to the byte.

#include "core/competition/progress.h"
#include "forms/frame/notice_bar.h"
#include "forms/widgets/team_form.h"
#include "models/league/league_teams.h"
#include "tests/desktop/every_window.h"
#include "tests/desktop/hands.h"
#include "tests/storage/storage_case.h"

#include <QStatusBar>
#include <QtEndian>

namespace test_read_only {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Every command that changes the league that is open.
constexpr std::array changing{
    CommandId::NewCompetition, CommandId::ImportLists, CommandId::Undo,          CommandId::Redo,
    CommandId::ReturnToBefore, CommandId::NewTeam,     CommandId::DeleteTeam,    CommandId::AddPlayer,
    CommandId::RemovePlayers,  CommandId::PlayNext,    CommandId::PlayMatchday,  CommandId::PlayToTheEnd,
    CommandId::PlaySelected,   CommandId::EnterResult, CommandId::CorrectResult, CommandId::AwardWalkover,
    CommandId::Postpone,       CommandId::Annul,       CommandId::TakeOutResult, CommandId::AddBan,
    CommandId::ExtendBan,      CommandId::LiftBan,     CommandId::MakeCard,      CommandId::EnterScoreSheet};

/// A club without players, and no competition.
QString clubAlone(const QTemporaryDir &folder)
{
    QString path = folder.filePath(u"Club.touchline"_s);
    const auto made = League::create(path, u"Club"_s, {u"Anna"_s, false, {}});
    Team club;
    club.id = QUuid::createUuid();
    club.name = u"Hilltop Rovers"_s;
    if (!made || !(*made)->teams().add({club}))
        qFatal("The league with a club could not be made.");
    return path;
}

/// Buttons of pages that change the league.
const QSet<QString> &buttonsThatChange()
{
    static const QSet<QString> names{u"play"_s,   u"makeCard"_s, u"enterPlayers"_s, u"lift"_s,
                                     u"extend"_s, u"ban"_s,      u"goBack"_s};
    return names;
}

void makeReadOnly(const QString &path)
{
    if (!QFile::setPermissions(path, QFile::ReadOwner))
        qFatal("The file keeps its rights.");
}

/// As a program of next year would leave the file behind.
void makeNewer(const QString &path)
{
    constexpr qint64 placeOfVersion = 60; // user_version in the header of an SQLite file
    constexpr quint32 nextYears = 1000;
    QByteArray version(sizeof nextYears, '\0');
    qToBigEndian(nextYears, version.data());
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(placeOfVersion) ||
        file.write(version) != version.size())
        qFatal("The version could not be written.");
}

QString described(const MainWindow &window)
{
    return window.findChild<NoticeBar *>()->text();
}

/// Everything that the window says all the time.
QString placeText(const MainWindow &window)
{
    QStringList texts;
    for (const auto *label : window.statusBar()->findChildren<QLabel *>())
        if (label->isVisible())
            texts << label->text();
    return texts.join(u' ');
}

} // namespace

class TestReadOnly : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        // To root no file is read-only.
        QVERIFY2(storage::objectionToRunning().isEmpty(), qPrintable(storage::objectionToRunning()));
        prepareDesktop();
    }

    void everyPageShowsItAndOffersNoChange_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a club alone") << clubAlone(m_folder);
        QTest::newRow("begun") << madeLeague(m_folder, {.matchdays = 2}, u"Begun"_s);
        QTest::newRow("over") << madeLeague(m_folder, {.isPlayedOut = true}, u"Over"_s);
    }

    void everyPageShowsItAndOffersNoChange()
    {
        QFETCH(QString, path);
        makeReadOnly(path);
        const QByteArray before = storage::contentOf(path);
        QVERIFY(!before.isEmpty());
        {
            DesktopCase program(path);
            checkWords(program.window(), u"write-protected"_s);
            const QString notice = described(program.window());
            int pages = 0;
            forEveryPage(program, {}, [&](QWidget &window, const QString &name) {
                ++pages;
                checkPage(program, window, name);
                // An error would stand in its place.
                QVERIFY2(described(program.window()) == notice, qPrintable(described(program.window())));
            });
            QVERIFY(pages >= 3);
        }
        QCOMPARE(storage::contentOf(path), before);
    }

    /// A league that may only be read stays as it is: the match is kept among the person's own.
    void aFriendlyIsPlayedBesideIt()
    {
        const QString place = madeLeague(m_folder, {}, u"Beside"_s);
        makeReadOnly(place);
        DesktopCase program(place);
        QVERIFY(program.league().league().isReadOnly());
        QVERIFY(program.run(CommandId::NewFriendly));
        settle();
        QCOMPARE(program.window().pageKind(), PageKind::Home);
        const auto tops = QApplication::topLevelWidgets();
        QVERIFY(std::any_of(tops.begin(), tops.end(), [](QWidget *top) {
            const auto *window = qobject_cast<MainWindow *>(top);
            return window != nullptr && window->pageKind() == PageKind::Friendly;
        }));
    }

    void whereItMayBeWrittenTheSameIsOffered()
    {
        // Or the test before would be content with a program that offers nothing at all.
        DesktopCase program(madeLeague(m_folder, {.matchdays = 2}, u"Open"_s));
        QCOMPARE(described(program.window()), QString());
        QVERIFY(!program.window().windowTitle().contains(u"reading only"_s));
        QSet<CommandId> offered;
        forEveryPage(program, {}, [&](QWidget & /*window*/, const QString & /*name*/) {
            chooseRows(program.window());
            for (const CommandId id : changing)
                if (program.action(id)->isEnabled())
                    offered.insert(id);
        });
        for (const CommandId id :
             {CommandId::NewCompetition, CommandId::ImportLists, CommandId::Undo, CommandId::NewTeam,
              CommandId::AddPlayer, CommandId::PlayNext, CommandId::PlayMatchday, CommandId::PlayToTheEnd,
              CommandId::CorrectResult, CommandId::AddBan, CommandId::ReturnToBefore})
            QVERIFY2(offered.contains(id), commandSpec(id).name);
    }

    void keysChangeNothing()
    {
        const QString path = madeLeague(m_folder, {.matchdays = 1}, u"Keys"_s);
        makeReadOnly(path);
        DesktopCase program(path);
        const Competition before = program.state()->competition;
        const std::size_t entries = program.league().league().history().entries()->size();
        const QString notice = described(program.window());
        forEveryPage(program, {}, [&](QWidget & /*window*/, const QString & /*name*/) {
            for (const Qt::Key key : {Qt::Key_Down, Qt::Key_F2, Qt::Key_F4, Qt::Key_F5, Qt::Key_F6,
                                      Qt::Key_F7, Qt::Key_Insert, Qt::Key_Delete})
                press(key);
            press(QKeySequence(QKeySequence::Undo));
        });
        QVERIFY(program.waitForWork());
        QVERIFY(program.state()->competition == before);
        QCOMPARE(program.league().league().history().entries()->size(), entries);
        QCOMPARE(described(program.window()), notice);
    }

    void aFileOfANewerVersionIsShown()
    {
        const QString path = madeLeague(m_folder, {.matchdays = 1}, u"Newer"_s);
        makeNewer(path);
        const QByteArray before = storage::contentOf(path);
        {
            DesktopCase program(path);
            checkWords(program.window(), u"a newer version of Touchline"_s);
            QCOMPARE(program.state()->played(), 16);
            QVERIFY(!program.action(CommandId::PlayMatchday)->isEnabled());
        }
        QCOMPARE(storage::contentOf(path), before);
    }

    void whatIsNoLeagueIsStillRefused()
    {
        const QString path = m_folder.filePath(u"Shopping.touchline"_s);
        storage::write(path, "bread, milk, dice");
        makeReadOnly(path);
        DesktopCase program;
        program.window().open(path);
        QVERIFY(program.window().league() == nullptr);
        QVERIFY2(described(program.window()).contains(path), qPrintable(described(program.window())));
    }

private:
    /// That it is for reading only, and why, stands in the window.
    static void checkWords(const MainWindow &window, const QString &why)
    {
        QVERIFY2(described(window).contains(u"read-only"_s), qPrintable(described(window)));
        QVERIFY2(described(window).contains(why), qPrintable(described(window)));
        QVERIFY(window.windowTitle().contains(u"(read-only)"_s));
        QVERIFY2(placeText(window).contains(u"(read-only)"_s), qPrintable(placeText(window)));
    }

    /// Chooses the first line of every list of the page, so that commands about lines could be carried out.
    static void chooseRows(const QWidget &window)
    {
        for (auto *list : window.findChildren<QAbstractItemView *>()) {
            const bool isList = list->isVisible() && qobject_cast<QHeaderView *>(list) == nullptr &&
                                list->objectName() != "navigation"_L1;
            if (isList && list->model() != nullptr && list->model()->rowCount() > 1)
                list->setCurrentIndex(list->model()->index(1, std::max(0, list->currentIndex().column())));
        }
        settle();
    }

    static void checkPage(DesktopCase &program, QWidget &window, const QString &name)
    {
        chooseRows(window);
        for (const CommandId id : changing)
            QVERIFY2(!program.action(id)->isEnabled(),
                     qPrintable(name + u" offers "_s + QLatin1String(commandSpec(id).name)));
        // Buttons of pages that stand for no command.
        for (const auto *button : window.findChildren<QPushButton *>())
            if (buttonsThatChange().contains(button->objectName()))
                QVERIFY2(!button->isVisible() || !button->isEnabled(),
                         qPrintable(name + u' ' + button->objectName()));
        if (const auto *form = window.findChild<TeamForm *>(); form != nullptr && form->isVisible())
            for (const auto *line : form->findChildren<QLineEdit *>())
                QVERIFY2(line->isReadOnly() || !line->isEnabled(),
                         qPrintable(name + u' ' + line->objectName()));
    }
};

TOUCHLINE_TEST(TestReadOnly)

} // namespace test_read_only

#include "test_read_only.moc"
