// SPDX-License-Identifier: GPL-3.0-or-later
// Search over everything, by letters and arrow keys; the editor of shortcuts.

#include "forms/dialogs/shortcuts_dialog.h"
#include "forms/pages/page_table.h"
#include "forms/search/search_box.h"
#include "models/views/search_index.h"
#include "tests/desktop/desktop_case.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace touchline;
using namespace touchline::testing;

namespace {

bool waitUntilComplete(const SearchIndex &index)
{
    return QTest::qWaitFor([&index] { return index.isComplete(); });
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void teamsAndFixturesByTheirBeginnings()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Search")));
        SearchIndex index;
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        const QString name = program.state()->competition.entrant(0).name;
        const auto hits = index.find(name.left(4), 100);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().kind, SearchHit::Kind::Team);
        QCOMPARE(hits.front().text, name);
        QCOMPARE(hits.front().competition, program.competition());
        // The three matches of its group are known.
        const auto fixtures = std::count_if(hits.begin(), hits.end(), [&name](const SearchHit &hit) {
            return hit.kind == SearchHit::Kind::Fixture && hit.text.contains(name);
        });
        QCOMPARE(fixtures, 3);
        QVERIFY(index.find(QStringLiteral("qqq"), 100).empty());
        QVERIFY(index.find(QString(), 100).empty());
        QVERIFY(index.find(QStringLiteral(" - "), 100).empty());
        QCOMPARE(index.find(name.left(1), 2).size(), std::size_t{2});
    }

    void bothTeamsOfAFixture()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Both")));
        SearchIndex index;
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        const CompetitionStatePtr state = program.state();
        const PerSide<int> &teams = state->now.fixtures.front().teams;
        const QString home = state->competition.entrant(teams[Side::Home]).name;
        const QString away = state->competition.entrant(teams[Side::Away]).name;
        const auto hits = index.find(away.left(5).toUpper() + u' ' + home.left(5), 10);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().subject, state->competition.fixtures().front().id);
    }

    void lettersArrowsReturn()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Keys")));
        QVERIFY(program.run(CommandId::Find));
        auto *box = program.window().findChild<SearchBox *>();
        QVERIFY(box != nullptr && box->isVisible());
        auto *text = box->findChild<QLineEdit *>();
        auto *hits = box->findChild<QTreeWidget *>();
        QTest::keyClicks(text, QStringLiteral("matchday"));
        QTRY_VERIFY(hits->topLevelItemCount() > 0);
        QCOMPARE(hits->currentItem()->text(0), QStringLiteral("Play the matchday"));
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 16);
    }

    void nothingFoundSaysSo()
    {
        DesktopCase program(madeLeague(m_folder, {}, QStringLiteral("Nothing")));
        QVERIFY(program.run(CommandId::Find));
        auto *box = program.window().findChild<SearchBox *>();
        QVERIFY(box != nullptr);
        QTest::keyClicks(box->findChild<QLineEdit *>(), QStringLiteral("zzz"));
        QTRY_COMPARE(box->findChild<QLabel *>(QStringLiteral("hint"))->text(),
                     QStringLiteral("Nothing is called so."));
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(program.window().findChild<SearchBox *>() == nullptr);
    }

    void keysAreAssignedAndRefused()
    {
        ShortcutsDialog dialog;
        dialog.show();
        const QSignalSpy changed(&dialog, &ShortcutsDialog::changed);
        auto *list = dialog.findChild<QTreeWidget *>();
        auto *filter = dialog.findChild<QLineEdit *>(QStringLiteral("filter"));
        auto *keys = dialog.findChild<QKeySequenceEdit *>();
        auto *assign = dialog.findChild<QPushButton *>(QStringLiteral("assign"));
        QTest::keyClicks(filter, QStringLiteral("next match"));
        QTreeWidgetItem *item = nullptr;
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            if (!list->topLevelItem(row)->isHidden())
                item = list->topLevelItem(row);
        QVERIFY(item != nullptr);
        list->setCurrentItem(item);
        // Those of undo are taken.
        keys->setKeySequence(QKeySequence(QKeySequence::Undo));
        QTest::mouseClick(assign, Qt::LeftButton);
        QCOMPARE(changed.size(), 0);
        QVERIFY(
            dialog.findChild<QLabel *>(QStringLiteral("problem"))->text().contains(QStringLiteral("Undo")));
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_J));
        QTest::mouseClick(assign, Qt::LeftButton);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(item->text(1), QKeySequence(Qt::CTRL | Qt::Key_J).toString(QKeySequence::NativeText));
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("reset")), Qt::LeftButton);
        QCOMPARE(CommandSet::keysOf(commandSpec(CommandId::PlayNext)),
                 defaultKeys(commandSpec(CommandId::PlayNext)));
    }
};

QTEST_MAIN(TestSearch)
#include "test_search.moc"
