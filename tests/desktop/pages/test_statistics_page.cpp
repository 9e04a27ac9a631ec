// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/figure_chart.h"
#include "forms/charts/figure_view.h"
#include "forms/charts/statistics_charts.h"
#include "forms/pages/tables/statistics_page.h"
#include "forms/print/picture_file.h"
#include "forms/widgets/empty_state.h"
#include "models/views/competition_figures.h"
#include "models/views/translated.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/league_window.h"

#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>

namespace test_statistics_page {

using namespace touchline;

using testing::DesktopCase;
using testing::LeagueWindow;
using Subject = StatisticsPage::Subject;

namespace {

Competition played(const char *format, std::uint64_t seed = 1)
{
    Competition competition = cup::make(format, seed);
    cup::playOut(competition, Generator(seed));
    return competition;
}

QTabBar *tabsOf(QWidget *page)
{
    return page->findChild<QTabBar *>(u"subjects"_s);
}

FigureView *tableOf(QWidget *page)
{
    return page->findChild<FigureView *>();
}

FigureChart *chartOf(QWidget *page)
{
    return page->findChild<FigureChart *>();
}

void show(QWidget *page, Subject subject)
{
    tabsOf(page)->setCurrentIndex(static_cast<int>(subject));
}

QString cell(const FigureView *table, int row, int column)
{
    return table->model()->index(row, column).data().toString();
}

/// The lines that Qt Charts draws, by name.
QMap<QString, QLineSeries *> linesOf(const FigureChart *chart)
{
    QMap<QString, QLineSeries *> lines;
    for (QAbstractSeries *series : chart->chart()->series())
        if (auto *line = qobject_cast<QLineSeries *>(series))
            lines[line->name()] = line;
    return lines;
}

} // namespace

class TestStatisticsPage : public QObject
{
    Q_OBJECT

    /// The whole strip of headings has the ground of the page, also behind the last one.
    static bool hasEvenHead(FigureView *table)
    {
        const QWidget *head = table->horizontalHeader()->viewport();
        const QImage image = const_cast<QWidget *>(head)->grab().toImage();
        for (int x = table->horizontalHeader()->length() + 2; x < image.width(); x += 3)
            for (int y = 1; y < image.height() - 2; y += 3)
                if (image.pixelColor(x, y) != colour(ColourRole::Surface))
                    return false;
        return true;
    }

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void theHeadIsOfOneColour()
    {
        LeagueWindow window(played("worldcup-32"));
        window.resize(1900, 900);
        auto *page = window.show<StatisticsPage>();
        bool hasRoomBehind = false;
        for (const Subject subject : {Subject::Goals, Subject::Form, Subject::Records}) {
            show(page, subject);
            QTRY_VERIFY(tableOf(page)->isVisible());
            QTest::qWait(0);
            QVERIFY(hasEvenHead(tableOf(page)));
            // No heading is cut.
            const FigureView *table = tableOf(page);
            for (int column = 0; column < table->model()->columnCount(); ++column)
                QVERIFY(table->columnWidth(column) >=
                        table->fontMetrics().horizontalAdvance(
                            table->model()->headerData(column, Qt::Horizontal).toString()));
            const QHeaderView *head = tableOf(page)->horizontalHeader();
            hasRoomBehind = hasRoomBehind || head->width() > head->length();
        }
        QVERIFY(hasRoomBehind);
    }

    /// Every figure of a chart is the one of the list, from the first on, and no more than can be read.
    void chartsShowTheFirstOfTheList()
    {
        CompetitionFigures figures = competitionFigures(
            std::make_shared<const CompetitionState>(CompetitionState(played("worldcup-32"))));
        std::vector<Scorer> scorers;
        figures.playersBooked.clear();
        for (int i = 0; i < 14; ++i) {
            Scorer scorer;
            scorer.name = u"Player %1"_s.arg(i);
            scorer.teamName = u"Team %1"_s.arg(i);
            scorer.goals = 20 - i;
            scorers.push_back(scorer);
            Booked booked;
            booked.name = scorer.name;
            booked.cards = {20 - i, 1, i};
            figures.playersBooked.push_back(booked);
        }
        const ChartContent goals = scorersChart(scorers);
        const ChartContent cards = playerCardsChart(figures);
        for (const ChartContent &chart : {goals, cards}) {
            QCOMPARE(chart.shape, ChartContent::Shape::Bars);
            QCOMPARE(chart.categories.size(), 12);
            for (int i = 0; i < 12; ++i) {
                QCOMPARE(chart.categories[i], u"Player %1"_s.arg(i));
                QCOMPARE(chart.series[0].values[static_cast<std::size_t>(i)], 20.0 - i);
            }
        }
        QCOMPARE(goals.series.size(), std::size_t{1});
        QCOMPARE(goals.tips.size(), 12);
        QVERIFY2(goals.tips[3].startsWith(u"Player 3, Team 3: 17"_s), qPrintable(goals.tips[3]));
        QCOMPARE(cards.series.size(), std::size_t{2});
        // Straight off or after two: both are red.
        for (int i = 0; i < 12; ++i)
            QCOMPARE(cards.series[1].values[static_cast<std::size_t>(i)], 1.0 + i);
        QCOMPARE(cards.series[0].role, std::optional(ColourRole::YellowCard));
        QCOMPARE(cards.series[1].role, std::optional(ColourRole::RedCard));
        QVERIFY(scorersChart({}).isEmpty());
        figures.playersBooked.clear();
        QVERIFY(playerCardsChart(figures).isEmpty());

        const ChartContent rounds = goalsChart(figures);
        QCOMPARE(rounds.categories.size(), static_cast<qsizetype>(figures.rounds.size()));
        QCOMPARE(rounds.tips.size(), rounds.categories.size());
        for (std::size_t i = 0; i < figures.rounds.size(); ++i)
            QCOMPARE(rounds.series[0].values[i], static_cast<double>(figures.rounds[i].goals));
        QCOMPARE(rounds.categoryTitle, u"Matchday or round"_s);

        figures = competitionFigures(
            std::make_shared<const CompetitionState>(CompetitionState(played("league-6"))));
        QCOMPARE(goalsChart(figures).categoryTitle, u"Matchday"_s);
        const ChartContent grounds = groundsChart(figures);
        QCOMPARE(grounds.categories, (QStringList{u"Home wins"_s, u"Draws"_s, u"Away wins"_s}));
        QCOMPARE(grounds.series[0].values,
                 (std::vector<double>{static_cast<double>(figures.grounds.homeWins),
                                      static_cast<double>(figures.grounds.draws),
                                      static_cast<double>(figures.grounds.awayWins)}));
        for (int i = 0; i < 3; ++i)
            QVERIFY(grounds.tips[i].startsWith(grounds.categories[i]));
        figures.grounds = {};
        QVERIFY(groundsChart(figures).isEmpty());
    }

    /// Lines that run on top of each other lie beside each other; one that only crosses others stays.
    void linesDoNotHideEachOther()
    {
        const std::vector<double> offsets =
            lineOffsets({{0, 3, 6, 9}, {0, 3, 3, 4}, {0, 1, 4, 4}, {0, 0, 3, 3}, {0, 0, 0, 1}});
        QCOMPARE(offsets, (std::vector<double>{0, 1, 0, 0, 1}));
        // A shares a stretch with B and B with C: all three are one bundle.
        QCOMPARE(lineOffsets({{1, 1, 2}, {1, 1, 1}, {0, 1, 1}}), (std::vector<double>{0, 1, 2}));
        QVERIFY(lineOffsets({}).empty());
    }

    void beforeTheFirstMatchThereIsWhatToDo()
    {
        LeagueWindow window(cup::make("league-6"));
        bool isPlayed = false;
        window.commands().offer(CommandId::PlayMatchday, &window, [&isPlayed] { isPlayed = true; });
        auto *page = window.show<StatisticsPage>();
        auto *empty = page->findChild<EmptyState *>(u"empty"_s);
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->findChild<QLabel *>()->text(), u"No matches played yet."_s);
        QVERIFY(!window.canDo(CommandId::CopyText));
        QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(isPlayed);
        window.enter(1, {3, 1});
        QTRY_VERIFY(!empty->isVisible());
        const QString totals = page->findChild<QLabel *>(u"totals"_s)->text();
        QVERIFY2(totals.startsWith(u"1 match"_s), qPrintable(totals));
        QVERIFY2(totals.contains(u"4.00 a match"_s), qPrintable(totals));
    }

    void tabsAreReachedByKeys()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        QTabBar *tabs = tabsOf(page);
        tabs->setFocus(Qt::TabFocusReason);
        QCOMPARE(tabs->currentIndex(), static_cast<int>(Subject::Scorers));
        QTest::keyClick(tabs, Qt::Key_Right);
        QCOMPARE(tabs->currentIndex(), static_cast<int>(Subject::Goals));
        QTest::keyClick(tabs, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), tableOf(page));
        QCOMPARE(tableOf(page)->currentIndex().row(), 0);
        QTest::keyClick(tableOf(page), Qt::Key_Down);
        QCOMPARE(tableOf(page)->currentIndex().row(), 1);
        QTest::keyClick(page, Qt::Key_P, Qt::AltModifier);
        QCOMPARE(tabs->currentIndex(), static_cast<int>(Subject::Points));
    }

    /// Those of all competitions count, an archived one too, also what happens there while the page is seen.
    void ratingsAreOfTheWholeLeague()
    {
        const Competition first = played("league-6");
        LeagueWindow window(first);
        LeagueCompetitions competitions = window.league()->league().competitions();
        const Competition other = cup::make("cup-4", 2);
        QVERIFY(competitions.add(other).has_value());
        QVERIFY(competitions.setArchived(other.definition().id, true).has_value());
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Ratings);
        const auto totals = [page] { return page->findChild<QLabel *>(u"totals"_s)->text(); };
        QCOMPARE(totals(), u"All competitions of the league: 30 matches"_s);
        const FigureView *table = tableOf(page);
        QCOMPARE(table->model()->rowCount(), 6);
        const auto ratings = ratingsOf(*window.league());
        QVERIFY(ratings.has_value());
        const auto lines = linesOf(chartOf(page));
        QCOMPARE(lines.size(), 6);
        for (std::size_t i = 0; i < ratings->teams.size(); ++i) {
            const TeamRating &team = ratings->teams[i];
            const int row = static_cast<int>(i);
            QCOMPARE(cell(table, row, 0), team.name);
            QCOMPARE(cell(table, row, 1), windowLanguage().number(qRound(team.elo.rating)));
            QCOMPARE(cell(table, row, 2), u"10"_s);
            QCOMPARE(cell(table, row, 3), u"%1–%2–%3"_s.arg(team.won).arg(team.drawn).arg(team.lost));
            QCOMPARE(cell(table, row, 5), QString::number(qRound(team.glicko.deviation)));
            QVERIFY(lines.contains(team.name));
            QCOMPARE(chartOf(page)->content().series[i].values.back() + 1500, team.elo.rating);
            QVERIFY(chartOf(page)->content().series[i].tips.back().startsWith(
                u"%1: %2 after"_s.arg(team.name, cell(table, row, 1))));
        }
        // Who is chosen stands out.
        page->focusOn(ratings->teams.back().team);
        QCOMPARE(linesOf(chartOf(page))[ratings->teams.back().name]->pen().widthF(), 2.5);
        QVERIFY(window.canDo(CommandId::CopyText));

        const MatchReport report = cup::report(other, 1, {2, 0});
        QVERIFY(window.league()->league().results().record(other.definition().id, report).has_value());
        QTRY_COMPARE(totals(), u"All competitions of the league: 31 matches"_s);
        show(page, Subject::Points);
        QVERIFY(!totals().contains(u"31"_s));
    }

    void goalsOfEveryRoundAreColumns()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Goals);
        const CompetitionFigures figures = competitionFigures(window.state());
        QCOMPARE(figures.rounds.size(), std::size_t(10));
        const auto series = chartOf(page)->chart()->series();
        QCOMPARE(series.size(), 1);
        const auto *bars = qobject_cast<QStackedBarSeries *>(series.front());
        QVERIFY(bars != nullptr);
        QCOMPARE(bars->barSets().size(), 1);
        QCOMPARE(bars->barSets().front()->count(), 10);
        for (int round = 0; round < 10; ++round) {
            const RoundFigures &expected = figures.rounds[static_cast<std::size_t>(round)];
            QCOMPARE(bars->barSets().front()->at(round), static_cast<qreal>(expected.goals));
            QCOMPARE(cell(tableOf(page), round, 2), QString::number(expected.goals));
        }
        QCOMPARE(cell(tableOf(page), 0, 0), u"Matchday 1"_s);
        const QRect room = chartOf(page)->viewport()->rect();
        QVERIFY(chartOf(page)->tipAt(room.center()).startsWith(u"Matchday "_s));
        QCOMPARE(chartOf(page)->tipAt({0, room.center().y()}), QString());
    }

    void pointsAreLines()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Points);
        const CompetitionStatePtr state = window.state();
        const std::vector<PointsLine> expected = pointsOverTime(*state, 0);
        const auto lines = linesOf(chartOf(page));
        QCOMPARE(lines.size(), 6);
        for (const PointsLine &one : expected) {
            const QLineSeries *line = lines.value(state->competition.entrant(one.team).name);
            QVERIFY(line != nullptr);
            QCOMPARE(line->count(), 11);
            // As high as the points; beside a line on the same way at most a few of its widths higher.
            for (int i = 0; i < line->count(); ++i) {
                QCOMPARE(line->at(i).x(), static_cast<qreal>(i));
                const double points = one.points[static_cast<std::size_t>(i)].number();
                QVERIFY(line->at(i).y() >= points && line->at(i).y() < points + 1);
            }
        }
        // The chosen team stands out, whoever it is.
        const QString last = cell(tableOf(page), 5, 0);
        const qreal before = linesOf(chartOf(page)).value(last)->pen().widthF();
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(5, 0));
        QVERIFY(linesOf(chartOf(page)).value(last)->pen().widthF() > before);
        // A league has one table: nothing to choose.
        QVERIFY(!page->findChild<QComboBox *>(u"choice"_s)->isVisible());
    }

    void linesThatStandOutHaveColoursOfTheirOwn()
    {
        FigureChart chart;
        ChartContent content;
        content.shape = ChartContent::Shape::Lines;
        content.categories = QStringList{u"0"_s, u"1"_s};
        const Kit red{u"#cc0000"_s, u"#ffffff"_s};
        for (int i = 0; i < 4; ++i)
            content.series.push_back({QString::number(i), {0, 3}, {}, {}, red, QUuid::createUuid(), true});
        chart.setContent(content);
        QStringList colours;
        for (const ChartSeries &series : content.series) {
            const QColor colour = chart.lineColour(series);
            QVERIFY(contrast(colour, colourOf(ColourRole::Surface, false)) >= 3);
            colours << colour.name();
        }
        QCOMPARE(colours.front(), u"#cc0000"_s);
        QCOMPARE(colours.removeDuplicates(), 0);
    }

    void everyGroupHasItsPoints()
    {
        LeagueWindow window(played("worldcup-32"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Points);
        auto *choice = page->findChild<QComboBox *>(u"choice"_s);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->count(), 8);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentIndex(), 1);
        const GroupTable &group = window.state()->now.tables[1];
        QCOMPARE(cell(tableOf(page), 0, 0), window.state()->competition.entrant(group.teamOfRow(0)).name);
        // It is still chosen when one comes back to it.
        show(page, Subject::Goals);
        QVERIFY(!choice->isVisible());
        show(page, Subject::Points);
        QCOMPARE(choice->currentText(), u"Group B"_s);
    }

    void whatReportsDoNotSayIsSaid()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        auto *nothing = page->findChild<EmptyState *>(u"nothing"_s);
        QVERIFY(nothing->isVisible());
        QCOMPARE(nothing->findChild<QLabel *>()->text(), u"No scorers were recorded."_s);
        show(page, Subject::Discipline);
        QCOMPARE(nothing->findChild<QLabel *>()->text(), u"No cards were recorded."_s);
        QVERIFY(!window.canDo(CommandId::Print));
        show(page, Subject::Records);
        QVERIFY(!nothing->isVisible());
        QVERIFY(window.canDo(CommandId::Print));
        QVERIFY(!chartOf(page)->isVisible());
    }

    void aNewResultKeepsTheChosenTeam()
    {
        Competition competition = cup::make("league-6");
        cup::play(competition, 1, {2, 0});
        LeagueWindow window(competition);
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Points);
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(3, 0));
        const QString team = cell(tableOf(page), 3, 0);
        for (const int number : {2, 3, 4, 5})
            window.enter(number, {0, 4});
        QTRY_COMPARE(tableOf(page)->model()->columnCount(), 4);
        QCOMPARE(cell(tableOf(page), tableOf(page)->currentIndex().row(), 0), team);
    }

    void nothingIsCountedWhileItIsHidden()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Goals);
        const QString before = page->findChild<QLabel *>(u"totals"_s)->text();
        page->hide();
        window.enter(1, {9, 8});
        QTest::qWait(20);
        QCOMPARE(page->findChild<QLabel *>(u"totals"_s)->text(), before);
        page->show();
        QTRY_VERIFY(page->findChild<QLabel *>(u"totals"_s)->text() != before);
    }

    void returnGoesToTheMatch()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Records);
        tableOf(page)->setFocus();
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(0, 0));
        const QUuid match = tableOf(page)->currentFixture();
        QVERIFY(!match.isNull());
        QTest::keyClick(tableOf(page), Qt::Key_Return);
        QCOMPARE(window.went.size(), std::size_t(1));
        QCOMPARE(window.went[0].page, PageKind::Fixtures);
        QCOMPARE(window.went[0].focus, match);
    }

    /// The match behind a record is watched from here; where no match is chosen there is nothing to watch.
    void theMatchOfARecordIsWatched()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Form);
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(0, 0));
        QVERIFY(!window.canDo(CommandId::WatchMatch));
        show(page, Subject::Records);
        tableOf(page)->setCurrentIndex(tableOf(page)->model()->index(0, 0));
        QVERIFY(window.canDo(CommandId::WatchMatch));
        window.commands().action(CommandId::WatchMatch)->trigger();
        QCOMPARE(window.went.size(), std::size_t(1));
        QCOMPARE(window.went[0].page, PageKind::Match);
        QCOMPARE(window.went[0].focus, tableOf(page)->currentFixture());
    }

    void textAndPictures()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Goals);
        QVERIFY(window.canDo(CommandId::CopyText));
        window.commands().action(CommandId::CopyText)->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(u"Test Cup, Goals by round\n\nRound"_s), qPrintable(text));
        QVERIFY(text.contains(u"Matchday 10"_s));
        const Picture picture = page->picture();
        QCOMPARE(picture.title, u"Test Cup, Goals by round"_s);
        QVERIFY(std::is_sorted(picture.breaks.begin(), picture.breaks.end()));
        QCOMPARE(picture.breaks.back(), picture.size.height());
        // On white, also when windows are dark.
        Theme::instance().apply(Theme::Appearance::Dark);
        const Picture dark = page->picture();
        Theme::instance().apply(Theme::Appearance::Light);
        for (const PictureKind kind : {PictureKind::Pdf, PictureKind::Svg, PictureKind::Png}) {
            const auto file = pictureFile(dark, kind);
            QVERIFY(file);
            QVERIFY(file->size() > 1000);
        }
        const QImage painted = QImage::fromData(*pictureFile(dark, PictureKind::Png));
        const QColor accent = colourOf(ColourRole::Accent, false);
        int white = 0;
        int bars = 0;
        for (int y = 0; y < painted.height(); y += 3)
            for (int x = 0; x < painted.width(); x += 3) {
                white += painted.pixelColor(x, y) == QColor(Qt::white) ? 1 : 0;
                bars += painted.pixelColor(x, y) == accent ? 1 : 0;
            }
        const int all = painted.width() * painted.height() / 9;
        QVERIFY2(white > all / 2, qPrintable(QString::number(100 * white / all)));
        QVERIFY2(bars > all / 50, qPrintable(QString::number(bars)));
    }

    void theThemeIsTakenOn()
    {
        LeagueWindow window(played("league-6"));
        auto *page = window.show<StatisticsPage>();
        show(page, Subject::Goals);
        const auto ground = [page] { return chartOf(page)->backgroundBrush().color(); };
        QCOMPARE(ground(), colourOf(ColourRole::Surface, false));
        Theme::instance().apply(Theme::Appearance::Dark);
        QCOMPARE(ground(), colourOf(ColourRole::Surface, true));
        Theme::instance().apply(Theme::Appearance::Light);
        QCOMPARE(ground(), colourOf(ColourRole::Surface, false));
        // Shirts that cannot be seen on the ground give way to the second colour.
        ChartSeries series;
        series.kit = {u"#ffffff"_s, u"#0033aa"_s};
        QCOMPARE(chartOf(page)->lineColour(series), QColor(u"#0033aa"_s));
        series.kit = {u"#fefefe"_s, u"#ffffff"_s};
        QCOMPARE(chartOf(page)->lineColour(series), colourOf(ColourRole::Accent, false));
    }

    void scalesHaveWholeSteps()
    {
        QCOMPARE(chartScale(0, 0, 5), (ChartScale{0, 1, 1}));
        QCOMPARE(chartScale(0, 7, 8), (ChartScale{0, 7, 1}));
        QCOMPARE(chartScale(0, 7, 5), (ChartScale{0, 8, 2}));
        QCOMPARE(chartScale(0, 92, 6), (ChartScale{0, 100, 20}));
        QCOMPARE(chartScale(-4, 9, 6), (ChartScale{-5, 10, 5}));
        for (int most = 0; most < 3000; most += 7)
            for (int ticks = 2; ticks < 9; ++ticks) {
                const ChartScale scale = chartScale(0, most, ticks);
                QVERIFY(scale.least == 0 && scale.most >= most && scale.most % scale.step == 0);
                QVERIFY(scale.ticks() >= 2 && scale.ticks() <= ticks);
            }
    }

    void withScorersAndCards()
    {
        const QTemporaryDir folder;
        DesktopCase program(testing::madeLeague(folder, {.matchdays = 2}));
        program.window().go(PageKind::Statistics, program.competition());
        QTRY_VERIFY(program.window().findChild<StatisticsPage *>() != nullptr);
        auto *page = program.window().findChild<StatisticsPage *>();
        QTRY_VERIFY(tableOf(page)->model() != nullptr);
        const CompetitionFigures figures = competitionFigures(program.state());
        QCOMPARE(tableOf(page)->model()->rowCount(), static_cast<int>(figures.scorers.size()));
        QVERIFY(chartOf(page)->content().categories.size() > 3);
        // Qt Charts stacks lying bars from below: the top scorer is the last of its values.
        const auto *bars = qobject_cast<QAbstractBarSeries *>(chartOf(page)->chart()->series().front());
        const QBarSet *goals = bars->barSets().front();
        QCOMPARE(goals->at(goals->count() - 1), static_cast<qreal>(figures.scorers.front().goals));
        QTRY_VERIFY(tabsOf(page)->height() >= tabsOf(page)->sizeHint().height());
        QVERIFY(tabsOf(page)->height() > 10);
        QCOMPARE(tableOf(page)->horizontalScrollBar()->maximum(), 0);
        show(page, Subject::Discipline);
        QCOMPARE(tableOf(page)->model()->rowCount(), static_cast<int>(figures.teams.size()));
        const auto kinds = chartOf(page)->content().series;
        QCOMPARE(kinds.size(), std::size_t(2));
        auto *choice = page->findChild<QComboBox *>(u"choice"_s);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(tableOf(page)->model()->rowCount(), static_cast<int>(figures.playersBooked.size()));
    }
};

TOUCHLINE_TEST(TestStatisticsPage)

} // namespace test_statistics_page

#include "test_statistics_page.moc"
