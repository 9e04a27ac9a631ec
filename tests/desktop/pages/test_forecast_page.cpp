// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/figure_chart.h"
#include "forms/charts/figure_view.h"
#include "forms/pages/tables/forecast_page.h"
#include "forms/widgets/empty_state.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/league_window.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

namespace test_forecast_page {

using namespace touchline;

using testing::LeagueWindow;
using Subject = ForecastPage::Subject;

namespace {

/// Whose results are entered by hand, so that there is no game that could be slow.
Competition byHand(const char *format)
{
    CompetitionDefinition definition = cup::make(format).definition();
    definition.game = u"by-hand"_s;
    definition.level = u"results"_s;
    definition.options = {};
    return Competition::create(std::move(definition)).value();
}

FigureView *tableOf(QWidget *page)
{
    return page->findChild<FigureView *>();
}

void show(QWidget *page, Subject subject)
{
    page->findChild<QTabBar *>(u"subjects"_s)->setCurrentIndex(static_cast<int>(subject));
}

bool isAtWork(QWidget *page)
{
    return page->findChild<QWidget *>(u"work"_s)->isVisible();
}

QString summaryOf(QWidget *page)
{
    return page->findChild<QLabel *>(u"summary"_s)->text();
}

QStringList headingsOf(QWidget *page)
{
    QStringList headings;
    const QAbstractItemModel *model = tableOf(page)->model();
    for (int column = 0; column < model->columnCount(); ++column)
        headings << model->headerData(column, Qt::Horizontal).toString();
    return headings;
}

} // namespace

class TestForecastPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void aCupHasChancesPlacesAndMatches()
    {
        LeagueWindow window(byHand("worldcup-32"));
        auto *page = window.show<ForecastPage>();
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page), 60000);
        QVERIFY2(summaryOf(page).contains(u"1,000 times"_s), qPrintable(summaryOf(page)));
        QCOMPARE(tableOf(page)->model()->rowCount(), 32);
        QCOMPARE(headingsOf(page), (QStringList{u"Chances"_s, u"Round of 16"_s, u"Quarter-finals"_s,
                                                u"Semi-finals"_s, u"Final"_s, u"Title"_s}));
        // The interval is said to those who ask.
        const QModelIndex title = tableOf(page)->model()->index(0, 5);
        QVERIFY(title.data(Qt::ToolTipRole).toString().contains(u"between"_s));
        QCOMPARE(title.data(Qt::AccessibleTextRole), title.data(Qt::ToolTipRole));
        const ChartContent &chart = page->findChild<FigureChart *>()->content();
        QCOMPARE(chart.categories.front(), tableOf(page)->model()->index(0, 0).data().toString());
        QVERIFY(chart.categories.size() <= 12);

        auto *choice = page->findChild<QComboBox *>(u"choice"_s);
        QVERIFY(!choice->isVisible());
        show(page, Subject::Places);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->count(), 8);
        QCOMPARE(tableOf(page)->model()->rowCount(), 4);
        const QString first = headingsOf(page).front();
        choice->setCurrentIndex(3);
        Q_EMIT choice->activated(3);
        QVERIFY(headingsOf(page).front() != first);

        show(page, Subject::Matches);
        QCOMPARE(tableOf(page)->model()->rowCount(), 48);
        // Return goes to the match.
        tableOf(page)->setFocus();
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(1, 1));
        QTest::keyClick(tableOf(page), Qt::Key_Return);
        QCOMPARE(window.went.back().page, PageKind::Fixtures);
        QCOMPARE(window.went.back().focus, window.state()->competition.fixtures()[1].id);
    }

    /// A result changes what will come, without being asked.
    void aResultIsFollowed()
    {
        Competition cup = byHand("cup-4");
        LeagueWindow window(cup);
        auto *page = window.show<ForecastPage>();
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page), 60000);
        QCOMPARE(tableOf(page)->model()->rowCount(), 4);
        window.enter(1, {1, 0});
        page->setCompetition(window.competition());
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && tableOf(page)->model()->rowCount() == 3, 60000);
        // One can never come any more, and that is said.
        QVERIFY(page->findChild<QLabel *>(u"note"_s)->isVisible());
        window.enter(2, {1, 0});
        page->setCompetition(window.competition());
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && tableOf(page)->model()->rowCount() == 2, 60000);
        window.enter(3, {1, 0});
        page->setCompetition(window.competition());
        QTRY_COMPARE(page->findChild<QStackedWidget *>(u"body"_s)->currentWidget()->objectName(),
                     u"nothing"_s);
        QVERIFY(!isAtWork(page));
        QVERIFY(!page->findChild<QLabel *>(u"summary"_s)->isVisible());
    }

    /// From the first match to now, and of a competition that is over to its end.
    void theRaceForTheTitleIsDrawn()
    {
        LeagueWindow window(byHand("cup-4"));
        auto *page = window.show<ForecastPage>();
        show(page, Subject::TitleRace);
        const auto *chart = page->findChild<FigureChart *>();
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && !chart->content().isEmpty(), 60000);
        QCOMPARE(chart->content().categories, QStringList{u"Start"_s});
        QCOMPARE(chart->content().series.size(), std::size_t{4});
        for (const int match : {1, 2, 3}) {
            window.enter(match, {1, 0});
            page->setCompetition(window.competition());
        }
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && chart->content().categories.size() == 3, 60000);
        QCOMPARE(chart->content().categories, (QStringList{u"Start"_s, u"Semi-finals"_s, u"Final"_s}));
        QCOMPARE(headingsOf(page), (QStringList{u"Title race"_s, u"Start"_s, u"Semi-finals"_s, u"Final"_s}));
        const ChartSeries champion = chart->content().series.front();
        QCOMPARE(champion.values.back(), 100.0);
        QVERIFY(champion.values.front() > 5 && champion.values.front() < 60);
        QCOMPARE(tableOf(page)->model()->index(0, 3).data().toString(), u"100%"_s);
        QCOMPARE(tableOf(page)->model()->index(0, 0).data().toString(), champion.name);
        // The line of the team that is chosen stands out.
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(2, 0));
        show(page, Subject::Chances);
        QCOMPARE(page->findChild<QStackedWidget *>(u"body"_s)->currentWidget()->objectName(), u"nothing"_s);
        show(page, Subject::TitleRace);
        QVERIFY(!isAtWork(page));
        QCOMPARE(chart->content().categories.size(), 3);
    }

    /// Teams by what they would have without luck, of matches that were played with a game.
    void theLuckIsToldWhenItIsLookedAt()
    {
        QTemporaryDir folder;
        testing::DesktopCase program(
            testing::madeLeague(folder, {.format = u"cup-4"_s, .matchdays = 1}, u"Luck"_s));
        program.window().go(PageKind::Forecast);
        auto *page = program.window().findChild<ForecastPage *>();
        show(page, Subject::Luck);
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && tableOf(page)->model()->rowCount() > 0, 120000);
        QCOMPARE(headingsOf(page).back(), u"Without luck"_s);
        const int played =
            static_cast<int>(fixturesIn(FixtureState::Played, progress(program.state()->competition)).size());
        QCOMPARE(tableOf(page)->model()->rowCount(), 2 * played);
        // Of results entered by hand nobody knows.
        LeagueWindow byHandWindow(byHand("cup-4"));
        auto *other = byHandWindow.show<ForecastPage>();
        byHandWindow.enter(1, {1, 0});
        other->setCompetition(byHandWindow.competition());
        show(other, Subject::Luck);
        const auto *nothing =
            other->findChild<QStackedWidget *>(u"body"_s)->findChild<EmptyState *>(u"nothing"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(other) &&
                                     nothing->findChild<QLabel *>()->text().contains(u"No match has a log"_s),
                                 60000);
    }

    /// What is looked at is worked at; who looks elsewhere does not wait for it.
    void theTabThatIsLookedAtIsWorkedAt()
    {
        QTemporaryDir folder;
        testing::DesktopCase program(
            testing::madeLeague(folder, {.format = u"cup-4"_s, .matchdays = 2}, u"Tabs"_s));
        program.window().go(PageKind::Forecast);
        auto *page = program.window().findChild<ForecastPage *>();
        show(page, Subject::TitleRace);
        show(page, Subject::Luck);
        show(page, Subject::TitleRace);
        const auto *chart = page->findChild<FigureChart *>();
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && chart->content().categories.size() == 3, 60000);
        show(page, Subject::Luck);
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page) && headingsOf(page).contains(u"Without luck"_s), 60000);
        QCOMPARE(tableOf(page)->model()->rowCount(), 4);
        // Both are there from now on.
        show(page, Subject::TitleRace);
        QVERIFY(!isAtWork(page) && chart->isVisible());
    }

    /// It can be ended, and what is counted until then is shown; the window goes while it works.
    void itCanBeEnded()
    {
        LeagueWindow window(byHand("worldcup-32"));
        auto *page = window.show<ForecastPage>();
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page), 60000);
        auto *runs = page->findChild<QComboBox *>(u"runs"_s);
        runs->setCurrentIndex(2);
        Q_EMIT runs->activated(2);
        QVERIFY(isAtWork(page));
        QTest::mouseClick(page->findChild<QPushButton *>(u"stop"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page), 60000);
        QVERIFY2(!summaryOf(page).contains(u"10,000 times"_s), qPrintable(summaryOf(page)));
        QVERIFY(tableOf(page)->model()->rowCount() > 0);
        Q_EMIT runs->activated(2);
        QVERIFY(isAtWork(page));
    }

    /// Why there is none is said.
    void whatCannotBeForecastIsSaid()
    {
        // Teams that the game has no cards of.
        LeagueWindow window(cup::make("cup-4"));
        auto *page = window.show<ForecastPage>();
        auto *stack = page->findChild<QStackedWidget *>(u"stack"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!isAtWork(page), 60000);
        QCOMPARE(stack->currentWidget()->objectName(), u"empty"_s);
        const QString why = stack->currentWidget()->findChild<QLabel *>()->text();
        QVERIFY2(why.endsWith(u'.') && !why.contains(u"played out"_s), qPrintable(why));
    }
};

TOUCHLINE_TEST(TestForecastPage)

} // namespace test_forecast_page

#include "test_forecast_page.moc"
