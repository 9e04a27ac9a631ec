// SPDX-License-Identifier: GPL-3.0-or-later
// After the whistle: the page tells of the match, and leads on from there.

#include "forms/board/board_view.h"
#include "forms/match_centre/after_match_view.h"
#include "forms/match_centre/match_cards_view.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/match_hands.h"

#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace test_match_over {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int longMatch = 60'000;

/// Two computers have played.
struct OverMatch : Shown
{
    OverMatch(const char *game, const char *level, std::uint64_t seed) : Shown(game, level, seed)
    {
        sit("coach", "coach", false);
        child<QComboBox>("pace")->setCurrentIndex(2);
        click("kickOff");
        QVERIFY(QTest::qWaitFor([this] { return match().isOver(); }, longMatch));
        settle();
    }
    void save()
    {
        click("enterResult");
        QVERIFY(
            QTest::qWaitFor([this] { return page->session() != nullptr && page->session()->isWatched(); }));
        settle();
    }
    [[nodiscard]] bool showsPlace() const
    {
        return child<BoardView>("board")->isVisible() || child<MatchCardsView>("cards")->isVisible();
    }
    [[nodiscard]] bool showsAfter() const { return child<AfterMatchView>("after")->isVisible(); }
    void clickLine(const char *list, int row)
    {
        auto *lines = child<QListView>(list);
        const QModelIndex line = lines->model()->index(row, 0);
        lines->scrollTo(line);
        QTest::mouseClick(lines->viewport(), Qt::LeftButton, Qt::NoModifier,
                          lines->visualRect(line).center());
        settle();
    }
    [[nodiscard]] std::vector<AfterMatch::Moment> moments() const
    {
        return afterMatch(page->session()->played(), match().game()).moments;
    }
};

} // namespace

class TestMatchOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void everyGameEndsWithAFullPage_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("atcs") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("fuba") << QByteArray("fuba") << QByteArray("standard");
        QTest::newRow("champions") << QByteArray("champions") << QByteArray("full");
        QTest::newRow("oldschool") << QByteArray("oldschool") << QByteArray("normal");
        QTest::newRow("simulator") << QByteArray("simulator") << QByteArray("tournament");
    }
    void everyGameEndsWithAFullPage()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        OverMatch over(game.constData(), level.constData(), 3);
        QVERIFY(over.showsAfter());
        QVERIFY(!over.showsPlace());
        QVERIFY(over.child<QTreeView>("figures")->model()->rowCount() > 1);
        // Nothing leads away before the result is saved.
        for (const char *button : {"watchAgain", "whatIf", "nextMatch"})
            QVERIFY2(!over.child<QPushButton>(button)->isVisible(), button);
        const std::size_t inputs = over.match().entries().size();
        if (!over.moments().empty()) {
            over.clickLine("moments", 0);
            QVERIFY(over.showsAfter());
        }
        over.click("showBoard");
        QVERIFY(over.showsPlace());
        QVERIFY(!over.showsAfter());
        over.save();
        QCOMPARE(over.window.errors, QStringList());
        QVERIFY(over.window.competition().report(0) != nullptr);
        QCOMPARE(over.match().entries().size(), inputs);
        QVERIFY(over.match().isOver());
        QVERIFY(over.showsAfter());
        QVERIFY(!over.showsPlace());
        over.click("nextMatch");
        QCOMPARE(over.window.wentTo, PageKind::Match);
        QCOMPARE(over.window.wentFor, over.window.competition().fixtures()[1].id);
        over.click("watchAgain");
        QVERIFY(over.page->session()->isRunning());
        QVERIFY(over.showsPlace());
        QVERIFY(!over.showsAfter());
    }

    /// A line leads to where it happened, from where the end is reached again.
    void aMomentLeadsToWhereItHappened()
    {
        for (std::uint64_t seed = 1;; ++seed) {
            QVERIFY2(seed < 20, "no match has a goal and a card");
            OverMatch over("atcs", "premier", seed);
            const std::vector<AfterMatch::Moment> moments = over.moments();
            if (moments.size() < 2)
                continue;
            over.save();
            over.clickLine("moments", 1);
            QCOMPARE(over.match().entries().size(), moments[1].inputs);
            QVERIFY(over.showsPlace());
            const std::size_t known = over.match().known();
            QVERIFY(known > moments[1].inputs);
            over.page->focusOn(over.fixture());
            while (!over.match().isOver())
                over.click("goalOn");
            QVERIFY(over.showsAfter());
            over.click("showBoard");
            QVERIFY(over.showsPlace());
            return;
        }
    }

    /// The statistics are those of the report, a column for each team.
    void theStatisticsStandInTwoColumns()
    {
        OverMatch over("atcs", "premier", 3);
        const QAbstractItemModel &figures = *over.child<QTreeView>("figures")->model();
        const MatchReport &report = over.page->session()->played().report;
        QCOMPARE(figures.index(0, 1).data().toString(), u"Goals"_s);
        const auto *table = over.child<QTreeView>("figures");
        for (int row = 0; row < figures.rowCount(); ++row) {
            const QString title = figures.index(row, 1).data().toString();
            QVERIFY2(table->columnWidth(1) >= table->fontMetrics().horizontalAdvance(title),
                     qPrintable(title));
        }
        QCOMPARE(figures.index(0, 0).data().toInt(), report.score.home);
        QCOMPARE(figures.index(0, 2).data().toInt(), report.score.away);
        const FixtureSetup &setup = over.match().match().setup();
        QCOMPARE(figures.headerData(0, Qt::Horizontal).toString(),
                 setup.sides[Side::Home].team.displayName());
        QCOMPARE(figures.headerData(2, Qt::Horizontal).toString(),
                 setup.sides[Side::Away].team.displayName());
    }
};

TOUCHLINE_TEST(TestMatchOver)

} // namespace test_match_over

#include "test_match_over.moc"
