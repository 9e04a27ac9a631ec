// SPDX-License-Identifier: GPL-3.0-or-later
// The history as a page: everything that was done, before and after; back to any point and forward again.

#include "forms/dialogs/league/undo_dialog.h"
#include "forms/frame/notice_bar.h"
#include "forms/pages/history/history_page.h"
#include "forms/print/sheets.h"
#include "models/league/history/history_return.h"
#include "models/store/journal/journal_people.h"
#include "models/views/history/history_model.h"
#include "tests/desktop/cut_texts.h"
#include "tests/desktop/desktop_case.h"

namespace test_history_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

std::unique_ptr<League> opened(const QString &path, const QString &who)
{
    auto league = League::open(path, {who, false, {}});
    if (!league)
        qFatal("%s", qPrintable(league.error().message.english()));
    return std::move(*league);
}

/// A change of a team that nothing else depends on.
void rename(League &league, std::size_t team, const QString &manager)
{
    Team changed = league.teams().all()->at(team);
    changed.manager = manager;
    if (!league.teams().change(changed))
        qFatal("The team could not be changed.");
}

struct Shown
{
    DesktopCase program;
    QTreeView *list;
    HistoryModel *entries;

    explicit Shown(const QString &path) : program(path)
    {
        program.window().resize(1200, 760);
        program.window().go(PageKind::History);
        list = find<QTreeView>("entries");
        entries = qobject_cast<HistoryModel *>(list->model());
    }

    template <class Kind>
    [[nodiscard]] Kind *find(const char *name)
    {
        return program.window().findChild<HistoryPage *>()->findChild<Kind *>(QLatin1String(name));
    }

    /// Clicks on an entry.
    [[nodiscard]] bool choose(qlonglong seq) const
    {
        const QModelIndex index = entries->index(entries->rowOf(seq), HistoryModel::WhatColumn);
        if (!index.isValid())
            return false;
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        return list->currentIndex() == index;
    }

    [[nodiscard]] bool goBack(qlonglong seq)
    {
        auto *button = find<QPushButton>("goBack");
        if (!choose(seq) || !QTest::qWaitFor([button] { return button->isEnabled(); }))
            return false;
        // What moves a ban is shown first.
        QTimer answer;
        QObject::connect(&answer, &QTimer::timeout, button, [this] {
            auto *dialog = qobject_cast<UndoDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            ++shown;
            dialog->accept();
        });
        answer.start(20);
        QTest::mouseClick(button, Qt::LeftButton);
        return true;
    }

    /// How often it was.
    int shown = 0;

    [[nodiscard]] QString notice() { return program.window().findChild<NoticeBar *>()->text(); }
};

} // namespace

class TestHistoryPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void everythingIsReadInPortions()
    {
        const QString path = madeLeague(m_folder, {}, u"Long"_s);
        const auto league = opened(path, u"Anna"_s);
        constexpr int many = 2 * HistoryModel::portion + 20;
        for (int i = 0; i < many; ++i)
            rename(*league, static_cast<std::size_t>(i % 7), QString::number(i));
        HistoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        // It asks for more while it hears of a reset, and takes that for a mistake.
        tester.setUseFetchMore(false);
        model.setLeague(league.get());
        QCOMPARE(model.rowCount(), HistoryModel::portion);
        const std::vector<JournalEntry> all = *league->history().entries();
        int portions = 1;
        for (; model.canFetchMore({}); ++portions)
            model.fetchMore({});
        QVERIFY(portions >= 3);
        QCOMPARE(model.rowCount(), static_cast<int>(all.size()));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(*model.entryAt(row), all[static_cast<std::size_t>(row)]);

        // What is new stands on top, what was taken back is said, the rest stays.
        QVERIFY(league->history().undo().has_value());
        QVERIFY(league->history().undo().has_value());
        rename(*league, 1, u"the last"_s);
        model.update();
        const std::vector<JournalEntry> after = *league->history().entries();
        QCOMPARE(model.rowCount(), static_cast<int>(after.size()));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(*model.entryAt(row), after[static_cast<std::size_t>(row)]);
        const int undone = model.rowOf(all.front().seq);
        QVERIFY(!model.index(undone, HistoryModel::StateColumn).data().toString().isEmpty());
        QVERIFY(!model.index(undone, 0).data(HistoryModel::HoldsRole).toBool());
    }

    void filters()
    {
        const QString path = madeLeague(m_folder, {.matchdays = 1}, u"Filters"_s);
        rename(*opened(path, u"Bruno"_s), 3, u"X"_s);
        rename(*opened(path, u"Anna"_s), 4, u"Y"_s);
        const auto league = opened(path, u"Carla"_s);
        QCOMPARE(*store::journalPeople(league->database()), (QStringList{u"Anna"_s, u"Bruno"_s}));
        HistoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        // It asks for more while it hears of a reset, and takes that for a mistake.
        tester.setUseFetchMore(false);
        model.setLeague(league.get());
        const std::vector<JournalEntry> all = *league->history().entries();
        const auto expect = [&](const QString &who, const QString &text) {
            std::vector<JournalEntry> kept;
            for (const JournalEntry &entry : all)
                if ((who.isEmpty() || entry.who == who) &&
                    translated(entry).contains(text, Qt::CaseInsensitive))
                    kept.push_back(entry);
            model.setWho(who);
            model.setText(text);
            QCOMPARE(model.rowCount(), static_cast<int>(kept.size()));
            for (int row = 0; row < model.rowCount(); ++row)
                QCOMPARE(*model.entryAt(row), kept[static_cast<std::size_t>(row)]);
        };
        expect({}, {});
        expect(u"Bruno"_s, {});
        expect(u"Anna"_s, {});
        expect({}, league->teams().all()->at(3).name);
        expect(u"Anna"_s, league->teams().all()->at(3).name.toUpper());
        expect({}, u"nothing of that kind"_s);
    }

    void beforeAndAfter()
    {
        const QString path = madeLeague(m_folder, {.matchdays = 1}, u"Before"_s);
        QString team;
        {
            const auto league = opened(path, u"Anna"_s);
            rename(*league, 2, u"Herr Schön"_s);
            team = league->teams().all()->at(2).name;
        }
        Shown page(path);
        // The newest is chosen.
        QTRY_COMPARE(page.list->currentIndex().row(), 0);
        auto *changes = qobject_cast<ChangesModel *>(page.find<QTreeView>("changes")->model());
        for (int row = 0; row < page.entries->rowCount(); ++row) {
            const JournalEntry entry = *page.entries->entryAt(row);
            QVERIFY(page.choose(entry.seq));
            QHash<QUuid, QString> teams;
            for (const Team &one : page.program.league().teams())
                teams.insert(one.id, one.displayName());
            const auto told =
                describedChanges(*page.program.league().league().history().changesOf(entry.seq), teams);
            QCOMPARE(changes->changes(), told);
            QVERIFY(!told.empty());
            QCOMPARE(page.find<QLabel>("what")->text(), translated(entry));
            QVERIFY(page.find<QLabel>("whoAndWhen")->text().startsWith(u"Anna"_s));
        }
        QVERIFY(page.choose(page.entries->entryAt(0)->seq));
        QVERIFY(changes->changes().front().before.contains(team) ||
                changes->changes().front().after.contains(team));
        const auto &whole = *page.program.window().findChild<HistoryPage *>();
        QTRY_VERIFY2(cutTexts(whole).isEmpty(), qPrintable(cutTexts(whole).join(u'\n')));
    }

    /// Every point of it: the league is what it was then, and redo leads to where it was.
    void backToAnyPoint()
    {
        const QString path = madeLeague(m_folder, {}, u"Points"_s);
        struct Point
        {
            qlonglong seq;
            Competition before;
            std::vector<Team> teams;
        };
        std::vector<Point> points;
        {
            DesktopCase program(path);
            League &league = program.league().league();
            const auto note = [&](const auto &act) {
                Point point{0, program.state()->competition, *league.teams().all()};
                act();
                point.seq = league.history().entries({1, 0, {}})->front().seq;
                points.push_back(std::move(point));
            };
            for (int i = 0; i < 3; ++i) {
                note([&] {
                    QVERIFY(program.run(CommandId::PlayNext));
                    QVERIFY(program.waitForWork());
                });
                note([&] { rename(league, static_cast<std::size_t>(i), u"Manager %1"_s.arg(i)); });
            }
        }
        // Over a restart.
        Shown page(path);
        League &league = page.program.league().league();
        const Competition last = page.program.state()->competition;
        const std::vector<Team> lastTeams = *league.teams().all();
        for (std::size_t i = points.size(); i-- > 0;) {
            const auto steps = points.size() - i;
            QVERIFY(page.goBack(points[i].seq));
            QVERIFY(page.program.state()->competition == points[i].before);
            QCOMPARE(*league.teams().all(), points[i].teams);
            QVERIFY2(page.notice().contains(QString::number(steps)), qPrintable(page.notice()));
            // What was taken back cannot be the point to go back to.
            QTRY_VERIFY(!page.entries->index(page.entries->rowOf(points[i].seq), 0)
                             .data(HistoryModel::HoldsRole)
                             .toBool());
            QVERIFY(page.choose(points[i].seq));
            QTRY_VERIFY(!page.find<QPushButton>("goBack")->isEnabled());
            for (std::size_t step = 0; step < steps; ++step)
                QVERIFY(page.program.run(CommandId::Redo));
            QVERIFY(page.program.state()->competition == last);
            QCOMPARE(*league.teams().all(), lastTeams);
            QTRY_VERIFY(page.entries->index(page.entries->rowOf(points[i].seq), 0)
                            .data(HistoryModel::HoldsRole)
                            .toBool());
        }
        QVERIFY(page.shown > 0);
    }

    /// Only what is one's own goes back, and not past what somebody else did about the same.
    void othersStandInTheWay()
    {
        const QString path = madeLeague(m_folder, {}, u"Others"_s);
        rename(*opened(path, u"Anna"_s), 0, u"first"_s);
        rename(*opened(path, u"Anna"_s), 1, u"second"_s);
        rename(*opened(path, u"Bruno"_s), 0, u"Bruno's"_s);
        rename(*opened(path, u"Anna"_s), 2, u"third"_s);
        Shown page(path);
        League &league = page.program.league().league();
        QCOMPARE(league.who(), u"Anna"_s);
        const std::vector<JournalEntry> all = *league.history().entries();
        // Bruno's entry and the one that made the league.
        const auto brunos = std::find_if(all.begin(), all.end(),
                                         [](const JournalEntry &entry) { return entry.who == "Bruno"_L1; });
        QVERIFY(!canReturnToBefore(league, all.back()));
        QVERIFY(page.goBack(brunos[2].seq));
        QTRY_VERIFY(page.notice().contains(u"Bruno"_s));
        QVERIFY(page.notice().contains(u"2"_s));
        QVERIFY(page.notice().contains(u"Stopped there"_s));
        QCOMPARE(league.teams().all()->at(0).manager, u"Bruno's"_s);
        QVERIFY(league.teams().all()->at(1).manager != u"second"_s);
        QVERIFY(league.teams().all()->at(2).manager != u"third"_s);
    }

    /// The view asks for more where somebody scrolls to the end.
    void theListGoesOnBelow()
    {
        const QString path = madeLeague(m_folder, {}, u"Scrolled"_s);
        {
            const auto league = opened(path, u"Anna"_s);
            for (int i = 0; i < 3 * HistoryModel::portion; ++i)
                rename(*league, 5, QString::number(i));
        }
        Shown page(path);
        const int all = static_cast<int>(page.program.league().league().history().entries()->size());
        QTest::qWait(200);
        const int seen = page.entries->rowCount();
        QVERIFY(seen >= HistoryModel::portion && seen <= 2 * HistoryModel::portion);
        QVERIFY(seen < all);
        page.list->setFocus();
        QTRY_VERIFY((QTest::keyClick(page.list, Qt::Key_End), page.entries->rowCount() == all));
        // Somebody who looks at an old entry goes on looking at it.
        QVERIFY(page.choose(page.entries->entryAt(HistoryModel::portion)->seq));
        const qlonglong seq = page.entries->entryAt(HistoryModel::portion)->seq;
        rename(page.program.league().league(), 6, u"now"_s);
        QTRY_COMPARE(page.entries->rowCount(), all + 1);
        QCOMPARE(page.list->currentIndex().data(HistoryModel::SeqRole).toLongLong(), seq);
    }

    void theHistoryIsPrintedAndCopied()
    {
        const QString path = madeLeague(m_folder, {}, u"Printed"_s);
        {
            const auto league = opened(path, u"Anna"_s);
            for (int i = 0; i < HistoryModel::portion + 10; ++i)
                rename(*league, 5, u"Manager %1"_s.arg(i));
        }
        Shown page(path);
        QVERIFY(page.program.run(CommandId::Undo));
        const int all = static_cast<int>(page.program.league().league().history().entries()->size());
        for (const CommandId id : {CommandId::Print, CommandId::ExportPicture})
            QTRY_VERIFY(page.program.action(id)->isEnabled());
        QTRY_VERIFY(page.entries->entryAt(1) != nullptr &&
                    page.entries->entryAt(1)->state != JournalEntry::State::Done);
        QVERIFY(page.choose(page.entries->entryAt(1)->seq));
        QVERIFY(page.program.run(CommandId::CopyText));
        const QStringList copied = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        // Title, all entries, and what the chosen one did.
        QVERIFY(copied.front().startsWith(u"Printed: "_s));
        QVERIFY(copied.size() > all + 1);
        QVERIFY(copied[2].contains(u"Anna"_s) && copied[2].endsWith(u"(undone)"_s));
        QVERIFY(copied[3].startsWith(u"  "_s));
        QVERIFY(copied[3].contains(u" → "_s));

        // Everything was read on for it, and is on the paper.
        QCOMPARE(page.entries->rowCount(), all);
        const ListContent paper = historyPaper(u"Title"_s, *page.entries);
        QCOMPARE(paper.lines.size(), static_cast<std::size_t>(all));
        QVERIFY(paper.lines[1].cells[HistoryModel::WhatColumn].isAside);
        QVERIFY(!paper.lines[2].cells[HistoryModel::WhatColumn].isAside);
        const Picture picture = listPicture(paper);
        const Sheets sheets = sheetsFor(picture, roomOn(paperFor(picture)).size());
        QVERIFY(sheets.parts.size() > 1);
        QCOMPARE(sheets.heads[1].size(), 1U);
    }

    void aVeryLongHistoryEndsWithAWord()
    {
        const QString path = madeLeague(m_folder, {}, u"Endless"_s);
        const auto league = opened(path, u"Anna"_s);
        for (int i = 0; i < mostPrintedEntries + 5; ++i)
            rename(*league, 5, QString::number(i));
        HistoryModel model;
        model.setLeague(league.get());
        readForPaper(model);
        const ListContent paper = historyPaper(u"Title"_s, model);
        QCOMPARE(paper.lines.size(), static_cast<std::size_t>(mostPrintedEntries) + 1);
        QCOMPARE(paper.lines.back().kind, ListLine::Kind::Note);
        QVERIFY(!paper.lines.back().cells.front().text.isEmpty());
        QCOMPARE(historyLines(model).size(), mostPrintedEntries + 1);
    }

    void searchAndPeopleOnThePage()
    {
        const QString path = madeLeague(m_folder, {.matchdays = 1}, u"Search"_s);
        rename(*opened(path, u"Bruno"_s), 3, u"X"_s);
        Shown page(path);
        auto *who = page.find<QComboBox>("who");
        QTRY_COMPARE(who->count(), 3);
        who->setFocus();
        QTest::keyClicks(who, u"Bruno"_s);
        QTRY_COMPARE(page.entries->rowCount(), 1);
        auto *search = page.find<QLineEdit>("search");
        QTest::keyClicks(search, u"zzz"_s);
        QTRY_COMPARE(page.entries->rowCount(), 0);
        auto *empty = page.find<QWidget>("empty");
        QVERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
        QTRY_COMPARE(page.entries->rowCount(),
                     static_cast<int>(page.program.league().league().history().entries()->size()));
    }
};

TOUCHLINE_TEST(TestHistoryPage)

} // namespace test_history_page

#include "test_history_page.moc"
