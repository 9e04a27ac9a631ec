// SPDX-License-Identifier: GPL-3.0-or-later
// The list at the side of the window: which pages stand in it, and where.
#include "models/views/navigation_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/league_window.h"

namespace test_navigation_model {

using namespace touchline;

namespace {

/// "Home, Test Cup (Fixtures, Tables), Teams and players"
QString shown(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList all;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = shown(model, index);
        all << index.data().toString() + (below.isEmpty() ? QString() : u" (%1)"_s.arg(below));
    }
    return all.join(u", "_s);
}

} // namespace

class TestNavigationModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void everyPageStandsOnce()
    {
        const QTemporaryDir folder;
        const auto league = testing::leagueWith(folder, cup::make("league-4"));
        // Home is above all, and a player's page belongs to no place.
        NavigationModel model({PageKind::Home, PageKind::Fixtures, PageKind::Player, PageKind::Teams,
                               PageKind::Tables, PageKind::History});
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(shown(model), u"Home"_s);
        QVERIFY(!model.indexOf(PageKind::Teams).isValid());
        model.setLeague(league.get());
        QCOMPARE(shown(model), u"Home, Teams and players, History, Test Cup (Fixtures, Tables)"_s);
        const QUuid competition = league->competitions().front().id;
        for (const PageKind kind :
             {PageKind::Home, PageKind::Fixtures, PageKind::Tables, PageKind::Teams, PageKind::History}) {
            const QModelIndex index = model.indexOf(kind, competition);
            QVERIFY(index.isValid());
            QCOMPARE(index.data(NavigationModel::KindRole).toInt(), static_cast<int>(kind));
            QCOMPARE(index.data().toString(), pageName(kind));
            QCOMPARE(index.data(NavigationModel::CompetitionRole).toUuid(),
                     isOfCompetition(kind) ? competition : QUuid());
            QVERIFY(!index.data(NavigationModel::IconRole).toString().isEmpty());
        }
        QVERIFY(!model.indexOf(PageKind::Player).isValid());
        QVERIFY(!model.indexOf(PageKind::Bracket, competition).isValid());
        QVERIFY(!model.indexOf(PageKind::Tables, QUuid::createUuid()).isValid());
        // A competition has no picture, and leads to the first of its pages.
        const QModelIndex heading = model.index(3, 0);
        QVERIFY(heading.data(NavigationModel::IconRole).toString().isEmpty());
        QCOMPARE(heading.data(NavigationModel::KindRole).toInt(), static_cast<int>(PageKind::Fixtures));
        model.setLeague(nullptr);
        QCOMPARE(shown(model), u"Home"_s);
    }
};

TOUCHLINE_TEST(TestNavigationModel)

} // namespace test_navigation_model

#include "test_navigation_model.moc"
