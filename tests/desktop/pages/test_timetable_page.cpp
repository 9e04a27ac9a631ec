// SPDX-License-Identifier: GPL-3.0-or-later
// An evening in the window: its timetable is made, moved by hand, delayed; the next match takes a free table;
// the hall sees it all on a screen of its own.
#include "core/competition/bye_requests.h"
#include "forms/dialogs/competition/delay_dialog.h"
#include "forms/dialogs/competition/timetable_dialog.h"
#include "forms/dialogs/match/walkover_dialog.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/pages/fixtures/hall_window.h"
#include "forms/pages/fixtures/timetable_page.h"
#include "forms/tables/timetable_view.h"
#include "forms/widgets/round_timer.h"
#include "models/league/changes/league_timetable.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/playable_league.h"

#include <QRadioButton>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTimeEdit>

namespace test_timetable_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Long over: the clock of the hall is that of the matches.
QDate farDay()
{
    return QDate::currentDate().addDays(-40);
}

DayPlan planOf(int tables)
{
    DayPlan plan{farDay(), {}, {}};
    for (int table = 1; table <= tables; ++table)
        plan.rules.tables << u"Table %1"_s.arg(table);
    plan.rules.start = QTime(10, 0);
    plan.rules.minutes = 20;
    plan.rules.changeOver = 5;
    return plan;
}

/// The window on an evening of eight teams, on the page of its timetable.
struct Evening
{
    explicit Evening(int tables = 2) : program(madeLeague(folder, {u"advanced"_s, u"evening-8"_s}))
    {
        if (!changeTimetable(program.league().league(), program.competition(), planOf(tables)))
            qFatal("The timetable could not be made.");
        program.window().resize(1200, 760);
        program.window().go(PageKind::Timetable, program.competition());
        turnTo(program.window());
    }

    [[nodiscard]] TimetablePage &page() { return *qobject_cast<TimetablePage *>(program.window().page()); }
    [[nodiscard]] TimetableView &view() { return *part<TimetableView>(page(), "view"); }
    [[nodiscard]] QString text(const char *label) { return part<QLabel>(page(), label)->text(); }
    [[nodiscard]] QModelIndex cell(int row, int column) { return view().days().index(row, column); }
    /// The match of a cell; -1 where there is none.
    [[nodiscard]] int at(int row, int column)
    {
        const std::vector<int> &fixtures =
            view().days().grid().cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        return fixtures.empty() ? -1 : fixtures.front();
    }
    [[nodiscard]] QString placeOf(int fixture)
    {
        const CompetitionStatePtr now = program.state();
        const Appointment *when = now->competition.appointment(fixture);
        return when->time.toString(u"HH:mm "_s) + when->stadium;
    }
    void score(int fixture)
    {
        const CompetitionStatePtr now = program.state();
        const int number = now->competition.fixtures()[static_cast<std::size_t>(fixture)].number;
        const MatchReport report = cup::report(now->competition, number, {3, 0});
        if (!program.league().league().results().record(program.competition(), report))
            qFatal("The result could not be entered.");
        settle();
    }

    QTemporaryDir folder;
    DesktopCase program;
};

} // namespace

class TestTimetablePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void itIsMadeInTheWindow()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {u"advanced"_s, u"evening-8"_s}));
        // An evening has the page before it has a timetable, with the way to make one.
        program.window().go(PageKind::Timetable, program.competition());
        turnTo(program.window());
        QCOMPARE(program.window().pageKind(), PageKind::Timetable);
        click(buttonOf(*program.window().page(), u"Timetable for One Day…"_s));
        auto *dialog = seen<TimetableDialog>(program.window());
        QVERIFY(dialog != nullptr);
        part<QSpinBox>(*dialog, "tables")->setValue(2);
        QCOMPARE(part<QLineEdit>(*dialog, "names")->text(), u"Table 1, Table 2"_s);
        part<QTimeEdit>(*dialog, "start")->setTime(QTime(10, 0));
        part<QLineEdit>(*dialog, "breaks")->setText(u"11:00-11:30"_s);
        auto *teams = part<QTableWidget>(*dialog, "teams");
        teams->item(0, 1)->setText(u"10.30"_s);
        // The preview follows what is typed.
        const auto *grid = part<TimetableView>(*dialog, "grid");
        QTRY_COMPARE(grid->model()->columnCount(), 2);
        QTRY_COMPARE(grid->model()->headerData(0, Qt::Vertical).toString(), u"10:00"_s);
        QVERIFY(part<QLabel>(*dialog, "summary")->text().startsWith(u"18 match"_s));
        QVERIFY(!part<QLabel>(*dialog, "notKept")->isVisible());
        // Nothing has happened yet.
        QVERIFY(!hasDayGrid(program.state()->competition, program.state()->now));
        click(part<QDialogButtonBox>(*dialog, "buttons")->button(QDialogButtonBox::Ok));
        QTRY_VERIFY(hasDayGrid(program.state()->competition, program.state()->now));
        QCOMPARE(program.window().pageKind(), PageKind::Timetable);
        auto *view = seen<TimetableView>(program.window(), "view");
        QVERIFY(view != nullptr);
        QCOMPARE(view->model()->columnCount(), 2);
        QCOMPARE(view->days().plan().rules.breaks.size(), std::size_t(1));
        QCOMPARE(view->days().plan().teams.size(), std::size_t(1));
        // One step back.
        QVERIFY(program.run(CommandId::Undo));
        QTRY_VERIFY(!hasDayGrid(program.state()->competition, program.state()->now));
    }

    void whatCannotBeKeptIsTold()
    {
        Evening evening;
        TimetableDialog dialog(evening.program.league(), evening.program.state(), &evening.program.window());
        dialog.show();
        // It begins with the rules that there are.
        QVERIFY(dialog.plan() == planOf(2));
        auto *ok = part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        part<QCheckBox>(dialog, "closes")->setChecked(true);
        part<QTimeEdit>(dialog, "end")->setTime(QTime(11, 0));
        const auto *notKept = part<QLabel>(dialog, "notKept");
        QTRY_VERIFY(notKept->isVisible());
        QVERIFY2(notKept->text().contains(u"11:00"_s), qPrintable(notKept->text()));
        // It can be made all the same; what cannot be read can not.
        QVERIFY(ok->isEnabled());
        part<QLineEdit>(dialog, "breaks")->setText(u"soon"_s);
        const auto *problem = part<QLabel>(dialog, "problem");
        QTRY_COMPARE(problem->text(), u"“soon” isn't a break. Try 20:30-20:45."_s);
        QVERIFY(!ok->isEnabled());
        part<QLineEdit>(dialog, "breaks")->clear();
        QTRY_VERIFY(ok->isEnabled());
        part<QTableWidget>(dialog, "teams")->item(1, 2)->setText(u"late"_s);
        QTRY_COMPARE(problem->text(), u"“late” isn't a time. Try 19:30."_s);
        part<QTableWidget>(dialog, "teams")->item(1, 2)->setText({});
        part<QLineEdit>(dialog, "names")->setText(u"A, A"_s);
        QTRY_VERIFY(!ok->isEnabled());
        QVERIFY(problem->isVisible());
    }

    void aMatchIsDragged()
    {
        Evening evening;
        TimetableView &view = evening.view();
        const int one = evening.at(0, 0);
        const int other = evening.at(0, 1);
        const auto middle = [&view](const QModelIndex &cell) { return view.visualRect(cell).center(); };
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, middle(evening.cell(0, 0)));
        QTest::mouseMove(view.viewport(), middle(evening.cell(0, 1)) + QPoint(30, 0));
        QCOMPARE(view.lifted(), one);
        QCOMPARE(view.target(), evening.cell(0, 1));
        QVERIFY(!evening.cell(0, 1).data(TimetableModel::ConflictRole).toBool());
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, middle(evening.cell(0, 1)));
        settle();
        QCOMPARE(evening.placeOf(one), u"10:00 Table 2"_s);
        QCOMPARE(evening.placeOf(other), u"10:00 Table 1"_s);
        QVERIFY(evening.program.run(CommandId::Undo));
        QTRY_COMPARE(evening.placeOf(one), u"10:00 Table 1"_s);
        QCOMPARE(evening.placeOf(other), u"10:00 Table 2"_s);
    }

    void itIsMarkedBeforeTheDrop()
    {
        Evening evening;
        TimetableView &view = evening.view();
        view.setFocus();
        view.setCurrentIndex(evening.cell(0, 0));
        press(Qt::Key_Space);
        const int final = evening.at(0, 0);
        QCOMPARE(view.lifted(), final);
        // Down to the last match: what waits for the first one is before it then.
        const int last = view.model()->rowCount() - 2;
        for (int row = 0; row < last; ++row)
            press(Qt::Key_Down);
        QCOMPARE(view.target(), evening.cell(last, 0));
        const QModelIndex target = evening.cell(last, 0);
        QVERIFY(target.data(TimetableModel::ConflictRole).toBool() ||
                evening.cell(0, 0).data(TimetableModel::ConflictRole).toBool());
        QVERIFY2(evening.text("told").contains(u"must be over before"_s), qPrintable(evening.text("told")));
        // Thought better of it: nothing is red, nothing has moved.
        press(Qt::Key_Escape);
        QCOMPARE(view.lifted(), -1);
        QVERIFY(!target.data(TimetableModel::ConflictRole).toBool());
        QCOMPARE(evening.placeOf(final), u"10:00 Table 1"_s);
        // And done all the same: then it stays red, with the reason as its tip.
        view.setCurrentIndex(evening.cell(0, 0));
        press(Qt::Key_Space);
        for (int row = 0; row < last; ++row)
            press(Qt::Key_Down);
        press(Qt::Key_Return);
        settle();
        const QModelIndex moved = view.days().indexOf(final);
        QCOMPARE(moved.row(), last);
        bool hasMark = false;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            for (int column = 0; column < 2; ++column)
                hasMark = hasMark || (evening.cell(row, column).data(TimetableModel::ConflictRole).toBool() &&
                                      !evening.cell(row, column).data(Qt::ToolTipRole).toString().isEmpty());
        QVERIFY(hasMark);
    }

    /// Who types a result here moves nothing: it is entered below the grid.
    void digitsAreResults()
    {
        Evening evening;
        TimetableView &view = evening.view();
        const int fixture = evening.at(1, 1);
        const QString before = evening.placeOf(fixture);
        const auto &result = *seen<QLineEdit>(evening.program.window(), "result");
        view.setFocus();
        view.setCurrentIndex(evening.cell(1, 1));
        press(Qt::Key_3);
        QVERIFY(result.hasFocus());
        press(Qt::Key_Minus);
        press(Qt::Key_X);
        press(Qt::Key_Return);
        QVERIFY(evening.program.state()->competition.report(fixture) == nullptr);
        QCOMPARE(result.text(), u"3-x"_s);
        // Another cell is looked at; what is typed is still for the match that it was begun for.
        view.setCurrentIndex(evening.cell(0, 0));
        QVERIFY(evening.text("resultMatch")
                    .contains(
                        evening.program.state()
                            ->competition
                            .entrant(
                                evening.program.state()->now.fixtures[std::size_t(fixture)].teams[Side::Home])
                            .name));
        press(Qt::Key_Backspace);
        press(Qt::Key_1);
        press(Qt::Key_Return);
        settle();
        const MatchReport *report = evening.program.state()->competition.report(fixture);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{3, 1}));
        QVERIFY(view.hasFocus());
        QVERIFY(result.text().isEmpty());
        QCOMPARE(evening.placeOf(fixture), before);
        QCOMPARE(evening.program.window().pageKind(), PageKind::Timetable);

        // Return and the command begin it too, Esc gives it up.
        view.setCurrentIndex(evening.cell(0, 0));
        press(Qt::Key_Return);
        QVERIFY(result.hasFocus());
        press(Qt::Key_2);
        press(Qt::Key_Escape);
        QVERIFY(view.hasFocus() && result.text().isEmpty());
        QVERIFY(evening.program.run(CommandId::EnterResult));
        QVERIFY(result.hasFocus());
        // A match that is over is looked at on its page.
        press(Qt::Key_Escape);
        view.setCurrentIndex(evening.cell(1, 1));
        QTRY_VERIFY(!evening.program.action(CommandId::EnterResult)->isEnabled());
        press(Qt::Key_Return);
        QTRY_COMPARE(evening.program.window().pageKind(), PageKind::Fixtures);
    }

    /// On the day itself nobody is called before the start, and what is played at a table stays there.
    void todayMatchesBeginByTheClock()
    {
        Evening evening;
        DayPlan plan = planOf(2);
        plan.day = QDate::currentDate();
        plan.rules.start = QTime(0, 1);
        plan.rules.minutes = 5;
        plan.rules.changeOver = 1;
        QVERIFY(changeTimetable(evening.program.league().league(), evening.program.competition(), plan));
        settle();
        TimetableView &view = evening.view();
        QTRY_COMPARE(view.days().grid().day, plan.day);
        if (QTime::currentTime() < QTime(0, 2))
            return;
        QVERIFY(!view.days().begun().empty());
        const int playing = *view.days().begun().begin();
        const QModelIndex cell = view.days().indexOf(playing);
        QVERIFY(cell.data(TimetableModel::PlayingRole).toBool());
        QVERIFY(cell.data(TimetableModel::FixedRole).toBool());
        QCOMPARE(view.days().movable(cell), -1);
    }

    void playedMatchesStay()
    {
        Evening evening;
        TimetableView &view = evening.view();
        const int one = evening.at(0, 0);
        evening.score(one);
        QTRY_VERIFY(evening.cell(0, 0).data().toString().contains(u"3–0"_s));
        QVERIFY(evening.cell(0, 0).data(TimetableModel::FixedRole).toBool());
        view.setFocus();
        view.setCurrentIndex(evening.cell(0, 0));
        press(Qt::Key_Space);
        QCOMPARE(view.lifted(), -1);
        // Nor does another one take its place.
        view.setCurrentIndex(evening.cell(1, 0));
        press(Qt::Key_Space);
        press(Qt::Key_Up);
        QVERIFY(view.lifted() >= 0);
        QCOMPARE(evening.text("told"), u"That match has begun or is over: it stays where it is."_s);
        press(Qt::Key_Space);
        QCOMPARE(evening.placeOf(one), u"10:00 Table 1"_s);
    }

    void theNextMatchTakesAFreeTable()
    {
        Evening evening;
        QTRY_COMPARE(evening.text("next"), u"Every table is taken."_s);
        QVERIFY(!evening.program.action(CommandId::NextToTable)->isEnabled());
        // Its next match comes there by itself.
        evening.score(evening.at(0, 0));
        QTRY_VERIFY(evening.text("next").startsWith(u"Table 1 is free. There at 10:25: "_s));
        QVERIFY(!evening.program.action(CommandId::NextToTable)->isEnabled());
        // Where another one is before it, that comes.
        QVERIFY(evening.program.run(CommandId::Undo));
        QTRY_COMPARE(evening.text("next"), u"Every table is taken."_s);
        evening.score(evening.at(0, 1));
        QTRY_VERIFY(evening.text("next").startsWith(u"Table 2 is free. Next: "_s));
        const QString number = evening.text("next").section(u"Next: "_s, 1).section(u' ', 0, 0);
        const int fixture = evening.program.state()->competition.indexOfNumber(number.toInt());
        QCOMPARE(evening.placeOf(fixture), u"10:25 Table 1"_s);
        click(part<QPushButton>(evening.page(), "send"));
        QTRY_COMPARE(evening.placeOf(fixture), u"10:25 Table 2"_s);
        // One step, told in the history.
        const auto entry = evening.program.league().league().history().toUndo();
        QVERIFY(entry && *entry);
        QCOMPARE(translated(**entry), u"Next match to Table 2: match %1"_s.arg(number));
    }

    void everythingIsLater()
    {
        Evening evening;
        const int played = evening.at(0, 0);
        const int later = evening.at(1, 1);
        evening.score(played);
        QVERIFY(evening.program.run(CommandId::DelayMatches));
        auto *dialog = seen<DelayDialog>(evening.program.window());
        QVERIFY(dialog != nullptr);
        auto *minutes = part<QSpinBox>(*dialog, "minutes");
        minutes->setValue(20);
        // Everything that has not begun, or from an hour on.
        QCOMPARE(part<QComboBox>(*dialog, "from")->currentText(), u"10:00"_s);
        part<QComboBox>(*dialog, "from")->setCurrentText(u"10:25"_s);
        const QString told = part<QTextBrowser>(*dialog, "consequences")->toPlainText();
        QVERIFY2(told.contains(u"10:25 → 10:45 Table 2: "_s), qPrintable(told));
        QCOMPARE(evening.placeOf(later), u"10:25 Table 2"_s);
        click(part<QDialogButtonBox>(*dialog, "buttons")->button(QDialogButtonBox::Ok));
        QTRY_COMPARE(evening.placeOf(later), u"10:45 Table 2"_s);
        QCOMPARE(evening.placeOf(played), u"10:00 Table 1"_s);
        QVERIFY(evening.program.run(CommandId::Undo));
        QTRY_COMPARE(evening.placeOf(later), u"10:25 Table 2"_s);
    }

    void aDelayThatCannotBe()
    {
        Evening evening;
        const auto delayed = delayMatches(evening.program.league().league(), evening.program.competition(),
                                          farDay(), QTime(10, 0), 240);
        QVERIFY(delayed.has_value());
        settle();
        DelayDialog dialog(evening.program.league(), evening.program.state(), evening.view().days().grid(),
                           {});
        dialog.show();
        part<QSpinBox>(dialog, "minutes")->setValue(600);
        QVERIFY(part<QLabel>(dialog, "problem")->text().contains(u"after midnight"_s));
        QVERIFY(!part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok)->isEnabled());
    }

    void theHallSeesResultsAtOnce()
    {
        Evening evening;
        QVERIFY(evening.program.run(CommandId::HallDisplay));
        QPointer<HallWindow> hall = evening.page().hall();
        QVERIFY(hall != nullptr && hall->isVisible());
        // Matches, what comes, the tables of the groups, the bracket.
        QVERIFY(hall->pageCount() >= 4);
        const int one = evening.at(0, 0);
        const CompetitionStatePtr before = evening.program.state();
        const QString home =
            before->competition.entrant(before->now.fixtures[static_cast<std::size_t>(one)].teams[Side::Home])
                .name;
        QVERIFY2(hall->wordsOf(0).contains(u"Table 1 "_s + home), qPrintable(hall->wordsOf(0)));
        const int pages = hall->pageCount();
        evening.score(one);
        // A page of results, and the table has moved.
        QTRY_COMPARE(hall->pageCount(), pages + 1);
        QString words;
        for (int page = 0; page < hall->pageCount(); ++page)
            words += hall->wordsOf(page) + u'\n';
        QVERIFY2(words.contains(home + u" 3–0 "_s), qPrintable(words));
        QVERIFY(hall->wordsOf(0).contains(u"Table 1 free"_s));
        // Without the page its window goes, too.
        evening.program.window().setLeague(nullptr);
        QVERIFY(hall == nullptr);
    }

    /// Ten teams on three tables, one comes late, one leaves, twenty minutes are lost, nobody comes to the
    /// final.
    void anEveningOfTen()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {u"advanced"_s, u"evening-10"_s}));
        MainWindow &window = program.window();
        window.resize(1366, 768);
        turnTo(window);
        QVERIFY(program.run(CommandId::MakeTimetable));
        auto *dialog = seen<TimetableDialog>(window);
        QVERIFY(dialog != nullptr);
        part<QSpinBox>(*dialog, "tables")->setValue(3);
        part<QTimeEdit>(*dialog, "start")->setTime(QTime(10, 0));
        part<QSpinBox>(*dialog, "minutes")->setValue(12);
        part<QDateEdit>(*dialog, "day")->setDate(farDay());
        part<QTableWidget>(*dialog, "teams")->item(3, 1)->setText(u"10:15"_s);
        part<QCheckBox>(*dialog, "byes")->setChecked(true);
        click(part<QDialogButtonBox>(*dialog, "buttons")->button(QDialogButtonBox::Ok));
        QTRY_COMPARE(window.pageKind(), PageKind::Timetable);
        QVERIFY(program.run(CommandId::HallDisplay));
        const auto *page = qobject_cast<TimetablePage *>(window.page());
        const QPointer<HallWindow> hall = page->hall();
        QVERIFY(hall != nullptr);
        hall->resize(1920, 1080);
        // The page says that a round is to be drawn, and draws it; nine of ten play it, so one more is free.
        auto *draw = part<QPushButton>(*page, "draw");
        QTRY_VERIFY(draw->isVisible() && draw->isEnabled());
        click(draw);
        QTRY_VERIFY(!draw->isVisible());
        const auto byes = byesInTable(program.state()->competition, program.state()->now, 0);
        QCOMPARE(byes.size(), std::size_t{2});
        QCOMPARE(
            std::count_if(byes.begin(), byes.end(), [](const TeamBye &bye) { return bye.isOfOddNumber; }), 1);
        League &league = program.league().league();
        const QUuid id = program.competition();
        const auto score = [&](int fixture) {
            const CompetitionStatePtr now = program.state();
            const int number = now->competition.fixtures()[static_cast<std::size_t>(fixture)].number;
            return league.results().record(id, cup::report(now->competition, number, {3, 0})).has_value();
        };
        for (const int fixture : program.state()->nextFixtures())
            QVERIFY(score(fixture));
        settle();
        QVERIFY(program.run(CommandId::DelayMatches));
        auto *delay = seen<DelayDialog>(window);
        QVERIFY(delay != nullptr);
        part<QSpinBox>(*delay, "minutes")->setValue(20);
        click(part<QDialogButtonBox>(*delay, "buttons")->button(QDialogButtonBox::Ok));
        settle();
        // The one who leaves: what is left of his matches is settled, and the evening goes on.
        QVERIFY(program.run(CommandId::RuleOnTeam));
        auto *ruling = seen<TeamRulingDialog>(window);
        QVERIFY(ruling != nullptr);
        part<QComboBox>(*ruling, "team")->setCurrentIndex(0);
        part<QComboBox>(*ruling, "what")->setCurrentIndex(0);
        ruling->accept();
        settle();
        const int final = static_cast<int>(program.state()->competition.fixtures().size()) - 1;
        for (int round = 0; round < 40; ++round) {
            if (program.action(CommandId::DrawDue)->isEnabled() && !program.run(CommandId::DrawDue))
                break;
            const std::vector<int> next = program.state()->nextFixtures();
            if (next.empty() || next.front() == final)
                break;
            for (const int fixture : next)
                if (fixture != final)
                    QVERIFY(score(fixture));
            QTest::qWait(20);
        }
        QCOMPARE(program.state()->nextFixtures(), std::vector<int>{final});
        // Every match that is left has its table still.
        QVERIFY(hall->wordsOf(0).contains(u"Table "_s));
        window.go(PageKind::Fixtures, id, program.state()->competition.fixtures().back().id);
        QVERIFY(program.run(CommandId::AwardWalkover));
        auto *walkover = seen<WalkoverDialog>(window);
        QVERIFY(walkover != nullptr);
        part<QRadioButton>(*walkover, "homeWins")->setChecked(true);
        walkover->accept();
        QTRY_VERIFY(program.state()->isOver());
        window.go(PageKind::Timetable, id);
        QTRY_VERIFY2(part<QLabel>(*window.page(), "next")->text().startsWith(u"Final places: 1 "_s),
                     qPrintable(part<QLabel>(*window.page(), "next")->text()));
        QString words;
        for (int shown = 0; shown < hall->pageCount(); ++shown)
            words += hall->wordsOf(shown);
        const PerSide<int> &teams = program.state()->now.fixtures.back().teams;
        // A walkover is a result.
        const Competition &over = program.state()->competition;
        QVERIFY2(words.contains(over.entrant(teams[Side::Home]).name + u" 3–0 "_s +
                                over.entrant(teams[Side::Away]).name),
                 qPrintable(words));
    }

    void aPlayedMatchIsCorrected()
    {
        Evening evening;
        const int one = evening.at(0, 0);
        evening.score(one);
        evening.program.window().go(PageKind::Timetable, evening.program.competition(),
                                    evening.program.state()->competition.fixtures()[at(one)].id);
        QTRY_VERIFY(evening.program.action(CommandId::CorrectResult)->isEnabled());
        QVERIFY(!evening.program.action(CommandId::EnterScoreSheet)->isEnabled());
        // Nothing is typed over it.
        QTest::keyClicks(&evening.view(), u"2"_s);
        QVERIFY(part<QLineEdit>(evening.page(), "result")->text().isEmpty());
        QVERIFY(evening.program.run(CommandId::CorrectResult));
        QTRY_COMPARE(evening.program.window().pageKind(), PageKind::Fixtures);
    }

    void theHallTurnsItsPages()
    {
        Evening evening;
        HallWindow hall(evening.program.league(), evening.program.competition(), evening.page().timer());
        hall.show();
        turnTo(hall);
        QVERIFY(!hall.isHeld());
        QTest::keyClick(&hall, Qt::Key_Right);
        QCOMPARE(hall.page(), 1);
        QTest::keyClick(&hall, Qt::Key_Left);
        QTest::keyClick(&hall, Qt::Key_Left);
        QCOMPARE(hall.page(), hall.pageCount() - 1);
        QVERIFY(!hall.accessibleDescription().isEmpty());
        QTest::keyClick(&hall, Qt::Key_Space);
        QVERIFY(hall.isHeld());
        QTest::keyClick(&hall, Qt::Key_Space);
        QVERIFY(!hall.isHeld());
        QTest::keyClick(&hall, Qt::Key_F11);
        QVERIFY(hall.isFullScreen());
        QTest::keyClick(&hall, Qt::Key_Escape);
        QVERIFY(!hall.isFullScreen());
        // Every page is painted, in a small window as on a large screen.
        for (const QSize size : {QSize(640, 360), QSize(1920, 1080)}) {
            hall.resize(size);
            for (int page = 0; page < hall.pageCount(); ++page) {
                hall.setPage(page);
                QVERIFY(!hall.grab().isNull());
            }
        }
    }

    void theRound()
    {
        Evening evening;
        RoundTimer &timer = evening.page().timer();
        // As long as a match of the timetable.
        QTRY_COMPARE(evening.text("round"), u"20:00"_s);
        auto *start = part<QPushButton>(evening.page(), "roundStart");
        auto *reset = part<QPushButton>(evening.page(), "roundReset");
        QVERIFY(!reset->isEnabled());
        click(start);
        QVERIFY(timer.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(timer.secondsLeft() < 1200, 3000);
        click(start);
        QVERIFY(!timer.isRunning());
        const int left = timer.secondsLeft();
        QTest::qWait(50);
        QCOMPARE(timer.secondsLeft(), left);
        part<QSpinBox>(evening.page(), "roundMinutes")->setValue(12);
        QCOMPARE(timer.secondsLeft(), left);
        click(reset);
        QCOMPARE(evening.text("round"), u"12:00"_s);
        QVERIFY(!timer.hasBegun());
    }
};

TOUCHLINE_TEST(TestTimetablePage)

} // namespace test_timetable_page

#include "test_timetable_page.moc"
