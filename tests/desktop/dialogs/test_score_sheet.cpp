// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet, entered by keys and clicks in a real window on a league file.

#include "core/dice/generator.h"
#include "core/match/report/report_events.h"
#include "core/play/discipline/competition_ledger.h"
#include "forms/frame/single_instance.h"
#include "forms/sheet/add_player_dialog.h"
#include "forms/sheet/figures_panel.h"
#include "models/league/access/own_files.h"
#include "models/views/availability/availability_model.h"
#include "models/views/sheet/line_up_model.h"
#include "models/words/competition/sheet_entry.h"
#include "models/words/fixtures/goal_words.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/sheet_hands.h"
#include "tests/support/playable_league.h"

#include <QDir>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTextBrowser>

namespace test_score_sheet {

using namespace touchline;
using namespace touchline::testing;

namespace {

const MatchReport *reportOf(const CompetitionState &state, int fixture)
{
    return state.competition.report(fixture);
}

/// A league file with two divisions of four clubs that have cards.
QString seasonLeague(const QTemporaryDir &folder)
{
    QString path = folder.filePath(u"Season.touchline"_s);
    auto league = League::create(path, u"Season"_s, {u"Anna"_s, false, {}});
    if (!league ||
        !(*league)->competitions().add(Competition::create(playableLeague("atcs", "advanced")).value()))
        qFatal("The league could not be made.");
    return path;
}

/// What a table has of its teams, in its order.
std::vector<std::pair<QString, TablePoints>> pointsOf(const CompetitionState &state, std::size_t table)
{
    std::vector<std::pair<QString, TablePoints>> rows;
    const GroupTable &group = state.now.tables[table];
    for (std::size_t row = 0; row < group.table.rows.size(); ++row)
        rows.emplace_back(state.competition.entrant(group.teamOfRow(row)).name,
                          group.table.rows[row].tally.points);
    return rows;
}

/// The line in Quick entry of the first match that a kill would leave.
QString keptLine(DesktopCase &program)
{
    const CompetitionStatePtr state = program.state();
    const MatchReport *report = reportOf(*state, 0);
    const KeptSheet kept(program.league().league().place(), state->competition.fixtures()[0].id,
                         report == nullptr ? QUuid() : report->id);
    const auto content = kept.read();
    return content ? content->line.text : QString();
}

int rowsOf(const MatchReport &report, ReportEventKind kind)
{
    return static_cast<int>(std::count_if(report.events.begin(), report.events.end(),
                                          [kind](const ReportEvent &one) { return one.kind == kind; }));
}

} // namespace

class TestScoreSheet : public QObject
{
    Q_OBJECT

    /// Nine goals more for the side that was behind or level, after a look at what follows.
    static void correctFirstSheet(DesktopCase &program)
    {
        const Side side = reportOf(*program.state(), 0)->winner == Side::Home ? Side::Away : Side::Home;
        const OpenSheet sheet(program, 0);
        for (int goal = 0; goal < 9; ++goal)
            sheet.type(u"%1 %2 %3"_s.arg(80 + goal).arg(sheet.player(side, 0), sideWord(side)));
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QCOMPARE(sheet.child<QTabWidget>("tabs")->currentWidget()->objectName(), u"following"_s);
        QVERIFY(!sheet.child<QTextBrowser>("consequences")->toPlainText().isEmpty());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
    }

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void aSheetTypedLineByLine()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        const QString scorer = sheet.player(Side::Home, 0);
        const QString other = sheet.player(Side::Away, 1);
        QVERIFY(!sheet.child<QLineEdit>("line")->text().size());
        sheet.type(u"23 %1 home"_s.arg(scorer));
        QCOMPARE(sheet.result(), u"1-0"_s);
        sheet.type(u"45+2 %1 away pen"_s.arg(other));
        sheet.type(u"12 %1 home og"_s.arg(scorer));
        QCOMPARE(sheet.result(), u"1-2"_s);
        // In the order of the match, whenever it was typed.
        QCOMPARE(sheet.cell(0, SheetModel::MinuteColumn), u"12"_s);
        QCOMPARE(sheet.cell(2, SheetModel::MinuteColumn), u"45+2"_s);
        sheet.type(u"60 %1 away y"_s.arg(other));
        sheet.type(u"70 %1 away y"_s.arg(other));
        QCOMPARE(sheet.cell(5, SheetModel::WhatColumn), eventWords(ReportEventKind::SecondYellow));
        QVERIFY(sheet.enter()->isEnabled());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);

        const MatchReport *report = reportOf(*program.state(), 0);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{1, 2}));
        QCOMPARE(report->completeness, Completeness::Full);
        QCOMPARE(rowsOf(*report, ReportEventKind::SecondYellow), 1);
        // Who was sent off misses his team's next match, and the next sheet knows it.
        const QUuid away = report->teams[Side::Away].team;
        const auto &fixtures = program.state()->now.fixtures;
        const int team = program.state()->competition.indexOfTeam(away);
        int next = -1;
        for (std::size_t i = 1; i < fixtures.size() && next < 0; ++i)
            if (fixtures[i].teams[Side::Home] == team || fixtures[i].teams[Side::Away] == team)
                next = static_cast<int>(i);
        const OpenSheet following(program, next);
        auto *out = following.child<QAbstractItemView>("out");
        QCOMPARE(out->model()->rowCount(), 1);
        QVERIFY(out->model()->index(0, 0).data().toString().startsWith(other));
        const Side side =
            fixtures[static_cast<std::size_t>(next)].teams[Side::Home] == team ? Side::Home : Side::Away;
        following.type(u"5 %1 %2"_s.arg(other, sideWord(side)));
        QCOMPARE(following.events()->rowCount(), 0);
        QVERIFY(following.child<QLabel>("hint")->text().contains(u"may not play"_s));
        following.dialog()->close();
    }

    /// The program ends while a sheet is open: what was typed is there when the sheet is opened again.
    void aTypedLineIsEnteredWithTheSheet_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("Ctrl+Return in the line") << 0;
        QTest::newRow("Ctrl+Enter of the keypad") << 1;
        QTest::newRow("the button") << 2;
        QTest::newRow("Enter in the result") << 3;
    }

    void aTypedLineIsEnteredWithTheSheet()
    {
        QFETCH(int, way);
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const auto enter = [way](const OpenSheet &sheet) {
            auto *line = sheet.child<QLineEdit>("line");
            if (way == 0)
                QTest::keyClick(line, Qt::Key_Return, Qt::ControlModifier);
            else if (way == 1)
                QTest::keyClick(line, Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
            else if (way == 2)
                QTest::mouseClick(sheet.enter(), Qt::LeftButton);
            else
                QTest::keyClick(sheet.child<QSpinBox>("homeGoals"), Qt::Key_Return);
        };
        QString scorer;
        {
            const OpenSheet sheet(program, 0);
            scorer = sheet.player(Side::Home, 0);
            auto *line = sheet.child<QLineEdit>("line");
            line->setText(u"44 Nobody Ofthisname"_s);
            enter(sheet);
            QVERIFY(sheet.dialog()->isVisible());
            QVERIFY(reportOf(*program.state(), 0) == nullptr);
            QCOMPARE(line->text(), u"44 Nobody Ofthisname"_s);
            QVERIFY(!sheet.child<QLabel>("problem")->text().isEmpty());
            line->setText(u"44 %1 home"_s.arg(scorer));
            enter(sheet);
            QVERIFY(!sheet.dialog()->isVisible());
        }
        QVERIFY(reportOf(*program.state(), 0) != nullptr);
        QCOMPARE(reportOf(*program.state(), 0)->score, (Score{1, 0}));
        QCOMPARE(reportOf(*program.state(), 0)->events.front().minute, 44);
        const OpenSheet sheet(program, 0);
        QVERIFY(!sheet.enter()->isEnabled());
        sheet.child<QLineEdit>("line")->setText(u"70 %1 home"_s.arg(scorer));
        enter(sheet);
        QCOMPARE(sheet.child<QTabWidget>("tabs")->currentWidget()->objectName(), u"following"_s);
        QCOMPARE(sheet.result(), u"2-0"_s);
        // The line is on the list now, and the shortcut confirms the correction as the button does.
        QTest::keyClick(sheet.dialog(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!sheet.dialog()->isVisible());
        QCOMPARE(reportOf(*program.state(), 0)->score, (Score{2, 0}));
    }

    void aTypedLineIsNotThrownAwayByAKey()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        sheet.child<QLineEdit>("line")->setText(u"44"_s);
        QTest::keyClick(sheet.dialog(), Qt::Key_Escape);
        QVERIFY(sheet.dialog()->isVisible());
        QTest::keyClick(sheet.dialog(), Qt::Key_Escape);
        QVERIFY(!sheet.dialog()->isVisible());
    }

    void theButtonKeepsItsMnemonic()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        {
            const OpenSheet sheet(program, 0);
            QCOMPARE(sheet.enter()->shortcut(), QKeySequence(Qt::ALT | Qt::Key_E));
            QTest::keyClick(sheet.dialog(), Qt::Key_Return, Qt::ControlModifier);
            QVERIFY(reportOf(*program.state(), 0) != nullptr);
        }
        const OpenSheet sheet(program, 0);
        QCOMPARE(sheet.enter()->shortcut(), QKeySequence(Qt::ALT | Qt::Key_C));
    }

    void aSheetOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const QString league = madeLeague(folder);
        QString scorer;
        {
            DesktopCase program(league);
            const OpenSheet sheet(program, 0);
            scorer = sheet.player(Side::Home, 0);
            sheet.type(u"23 %1 home"_s.arg(scorer));
            sheet.type(u"60 %1 home y"_s.arg(scorer));
        }
        {
            DesktopCase program(league);
            QVERIFY(reportOf(*program.state(), 0) == nullptr);
            const OpenSheet sheet(program, 0);
            QCOMPARE(sheet.result(), u"1-0"_s);
            QCOMPARE(sheet.events()->rowCount(), 2);
            QVERIFY(sheet.child<QLabel>("problem")->text().contains(u"as you left it"_s));
            // The result follows from the goals as before.
            sheet.type(u"70 %1 home"_s.arg(scorer));
            QCOMPARE(sheet.result(), u"2-0"_s);
            QTest::mouseClick(sheet.enter(), Qt::LeftButton);
            QCOMPARE(reportOf(*program.state(), 0)->score, (Score{2, 0}));
            // A correction that was cut off too.
            const OpenSheet correction(program, 0);
            QVERIFY(correction.child<QLabel>("problem")->text().isEmpty());
            correction.type(u"80 %1 home"_s.arg(scorer));
            // What was discarded does not come back.
            const OpenSheet discarded(program, 1);
            discarded.type(u"5 %1 home"_s.arg(discarded.player(Side::Home, 0)));
            discarded.dialog()->reject();
            discarded.dialog()->reject();
            QVERIFY(!discarded.dialog()->isVisible());
        }
        DesktopCase program(league);
        const OpenSheet correction(program, 0);
        QCOMPARE(correction.result(), u"3-0"_s);
        correction.dialog()->close();
        correction.dialog()->close();
        const OpenSheet discarded(program, 1);
        QCOMPARE(discarded.result(), u"0-0"_s);
    }

    /// Also a line that was not finished, and what it was about to replace.
    void aTypedLineOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const QString league = madeLeague(folder);
        {
            DesktopCase program(league);
            const OpenSheet sheet(program, 0);
            sheet.child<QLineEdit>("line")->setText(u"44 Nobody kn"_s);
            QTRY_COMPARE(keptLine(program), u"44 Nobody kn"_s);
        }
        {
            DesktopCase program(league);
            const OpenSheet sheet(program, 0);
            QCOMPARE(sheet.child<QLineEdit>("line")->text(), u"44 Nobody kn"_s);
            QCOMPARE(sheet.events()->rowCount(), 0);
            QVERIFY(sheet.child<QLabel>("problem")->text().contains(u"as you left it"_s));
            // An empty sheet is nothing to keep.
            sheet.child<QLineEdit>("line")->clear();
            QTRY_COMPARE(keptLine(program), QString());
            for (const int minute : {10, 20})
                sheet.type(u"%1 %2 home"_s.arg(minute).arg(sheet.player(Side::Home, 0)));
            sheet.child<QTreeView>("events")->setCurrentIndex(sheet.events()->index(0, 0));
            sheet.click("change");
            sheet.child<QLineEdit>("line")->setText(u"1"_s);
            QTRY_COMPARE(keptLine(program), u"1"_s);
        }
        DesktopCase program(league);
        const OpenSheet sheet(program, 0);
        QCOMPARE(sheet.child<QLineEdit>("line")->text(), u"1"_s);
        sheet.type(u"30 %1 home"_s.arg(sheet.player(Side::Home, 0)));
        QCOMPARE(sheet.events()->rowCount(), 2);
        QCOMPARE(sheet.cell(0, SheetModel::MinuteColumn), u"20"_s);
        QCOMPARE(sheet.cell(1, SheetModel::MinuteColumn), u"30"_s);
    }

    /// In a correction an unfinished line alone does not make the sheet another one.
    /// The sheets of the league of friendlies are found by its path, which was another one before.
    void aTypedLineIsFoundWhereItsLeagueWasMovedAlong()
    {
        QStandardPaths::setTestModeEnabled(false); // the folder of prepareDesktop() then
        const auto isOver = qScopeGuard([] { QStandardPaths::setTestModeEnabled(true); });
        const QTemporaryDir folder;
        const QDir former(formerOwnFiles().folder);
        QVERIFY(former.mkpath(u"."_s));
        const QString league = former.filePath(u"Friendlies.touchline"_s);
        QVERIFY(QFile::rename(madeLeague(folder), league));
        {
            DesktopCase program(league);
            const OpenSheet sheet(program, 0);
            sheet.child<QLineEdit>("line")->setText(u"44"_s);
            QTRY_COMPARE(keptLine(program), u"44"_s);
        }
        const QString noSettings = folder.filePath(u"none"_s);
        QVERIFY(moveOwnFiles({former.path(), noSettings}, {ownFiles().folder, noSettings}));
        QVERIFY(!QFile::exists(league));
        DesktopCase program(placeMeant(league));
        QVERIFY(program.window().league() != nullptr);
        QCOMPARE(keptLine(program), u"44"_s);
    }

    void aTypedLineOfACorrectionOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const QString league = madeLeague(folder);
        {
            DesktopCase program(league);
            {
                const OpenSheet sheet(program, 0);
                QTest::mouseClick(sheet.enter(), Qt::LeftButton);
            }
            const OpenSheet correction(program, 0);
            correction.child<QLineEdit>("line")->setText(u"44"_s);
            QTRY_COMPARE(keptLine(program), u"44"_s);
        }
        DesktopCase program(league);
        const OpenSheet correction(program, 0);
        QCOMPARE(correction.child<QLineEdit>("line")->text(), u"44"_s);
        QVERIFY(correction.enter()->isEnabled());
        correction.child<QLineEdit>("line")->clear();
        QVERIFY(!correction.enter()->isEnabled());
    }

    void whoIsMissingIsAddedFromTheSheet()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        const QString scorer = sheet.player(Side::Home, 0);
        sheet.type(u"23 %1 home"_s.arg(scorer));
        auto *chosen = sheet.child<QComboBox>("player");
        chosen->setCurrentIndex(3);
        const QString other = chosen->currentText();
        sheet.type(u"61 Żak, Łukasz y"_s);
        QVERIFY2(sheet.child<QLabel>("hint")->text().contains(u"Add Player…"_s),
                 qPrintable(sheet.child<QLabel>("hint")->text()));
        const auto add = [&sheet](const std::function<void(AddPlayerDialog &)> &use) {
            whenOpen<AddPlayerDialog>(sheet.dialog(), use);
            sheet.click("addPlayer");
        };
        const auto entered = [&program] {
            return (*program.league().league().history().toUndo())->english();
        };
        const QString before = entered();
        add([](AddPlayerDialog &dialog) {
            QCOMPARE(dialog.findChild<QLineEdit *>(u"name"_s)->text(), u"Żak, Łukasz"_s);
            auto *shirt = dialog.findChild<QSpinBox *>(u"shirt"_s);
            shirt->setValue(1);
            dialog.accept();
            // The shirt is taken: it stays open.
            QVERIFY(dialog.isVisible());
            QVERIFY(!dialog.findChild<QLabel *>(u"problem"_s)->text().isEmpty());
            shirt->setValue(77);
            dialog.findChild<QComboBox *>(u"team"_s)->setCurrentIndex(1);
            dialog.accept();
        });
        QVERIFY2(entered().startsWith(u"New player: Żak, Łukasz ("_s), qPrintable(entered()));
        QVERIFY(entered() != before);
        // Nothing that was typed or chosen is lost, and the line is understood now.
        auto *line = sheet.child<QLineEdit>("line");
        QCOMPARE(line->text(), u"61 Żak, Łukasz y"_s);
        QCOMPARE(sheet.result(), u"1-0"_s);
        QCOMPARE(chosen->currentText(), other);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(sheet.events()->rowCount(), 2);
        sheet.type(u"70 #77 away"_s);
        QCOMPARE(sheet.result(), u"1-1"_s);
        // A second time he is there already.
        add([](AddPlayerDialog &dialog) {
            dialog.findChild<QLineEdit *>(u"name"_s)->setText(u"zak, lukasz"_s);
            dialog.findChild<QComboBox *>(u"team"_s)->setCurrentIndex(1);
            dialog.accept();
            QVERIFY(dialog.findChild<QLabel *>(u"problem"_s)->text().contains(u"already on the list"_s));
            dialog.reject();
        });
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        const MatchReport *report = reportOf(*program.state(), 0);
        QVERIFY(report != nullptr);
        QCOMPARE(rowsOf(*report, ReportEventKind::Yellow), 1);
        // The result and the player are taken back one after the other.
        QVERIFY(program.league().league().history().undo().has_value());
        QVERIFY2(entered().startsWith(u"New player: "_s), qPrintable(entered()));
    }

    /// Good news does not look like an error.
    void theServerIsBack()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        auto *problem = sheet.child<QLabel>("problem");
        const auto looksLikeAnError = [problem] {
            return problem->palette().color(QPalette::WindowText) == colour(ColourRole::Error);
        };
        const Error lost{Fault::Lost, {"The server does not answer.", {}}, {}};
        Q_EMIT program.league().serverLost(lost);
        QVERIFY(!problem->text().isEmpty());
        QVERIFY(looksLikeAnError());
        Q_EMIT program.league().serverFound();
        QVERIFY2(problem->text().startsWith(u"The server is back."_s), qPrintable(problem->text()));
        QVERIFY(!looksLikeAnError());
        // What is wrong afterwards is red again.
        Q_EMIT program.league().serverLost(lost);
        QVERIFY(looksLikeAnError());
    }

    void whoPlayedAllTheSameIsEnteredAfterAWarning()
    {
        const QTemporaryDir folder;
        DesktopCase program(seasonLeague(folder));
        const OpenSheet first(program, 0);
        const QString sentOff = first.player(Side::Home, 3);
        first.type(u"30 %1 home red"_s.arg(sentOff));
        QTest::mouseClick(first.enter(), Qt::LeftButton);
        const int team = program.state()->now.fixtures[0].teams[Side::Home];
        const int next = nextFixture(program.state()->competition, program.state()->now, team);
        QVERIFY(next > 0);
        const Side side =
            program.state()->now.fixtures[static_cast<std::size_t>(next)].teams[Side::Home] == team
                ? Side::Home
                : Side::Away;
        const OpenSheet sheet(program, next);
        auto *out = sheet.child<QAbstractItemView>("out");
        QCOMPARE(out->model()->rowCount(), 1);
        QVERIFY(!sheet.child<QPushButton>("fielded")->isEnabled());
        out->setCurrentIndex(out->model()->index(0, 0));
        sheet.click("fielded");
        QCOMPARE(out->model()->rowCount(), 0);
        sheet.type(u"5 %1 %2"_s.arg(sentOff, sideWord(side)));
        QCOMPARE(sheet.events()->rowCount(), 1);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY2(reportOf(*program.state(), next) == nullptr, "it is said first");
        QVERIFY(sheet.child<QLabel>("problem")->text().contains(u"is out: sent off v"_s));
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY(reportOf(*program.state(), next) != nullptr);
        AvailabilityModel model;
        model.setState(program.state());
        model.setScope(AvailabilityScope::Fielded);
        QCOMPARE(model.count(Standing::Fielded), 1);
    }

    void anUnusualScoreIsAskedAbout()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        sheet.child<QSpinBox>("awayGoals")->setValue(21);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY2(reportOf(*program.state(), 0) == nullptr, "it is asked first");
        const QString asked = sheet.child<QLabel>("problem")->text();
        QVERIFY2(asked.startsWith(u"Is the score right? "_s) && asked.contains(u" has 21 goals."_s),
                 qPrintable(asked));
        // Another one is asked about anew, and entered after that.
        sheet.child<QSpinBox>("awayGoals")->setValue(31);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY2(reportOf(*program.state(), 0) == nullptr, "it is another question");
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        const MatchReport *report = reportOf(*program.state(), 0);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{0, 31}));
    }

    /// The sheet of a match of which only the result is known begins with the result, not with a button, and
    /// shows the page of the cards once they are to be noted.
    void cardsAreAddedToABareResult()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        {
            const OpenSheet sheet(program, 0);
            auto *noted = sheet.child<QComboBox>("noted");
            noted->setCurrentIndex(noted->findData(static_cast<int>(Completeness::Score)));
            Q_EMIT noted->activated(noted->currentIndex());
            sheet.dialog()->accept();
        }
        const OpenSheet sheet(program, 0);
        QCOMPARE(sheet.dialog()->focusWidget(), sheet.child<QSpinBox>("homeGoals"));
        auto *noted = sheet.child<QComboBox>("noted");
        noted->setCurrentIndex(noted->findData(static_cast<int>(Completeness::Full)));
        Q_EMIT noted->activated(noted->currentIndex());
        auto *tabs = sheet.child<QTabWidget>("tabs");
        QCOMPARE(tabs->currentWidget()->objectName(), u"events"_s);
    }

    void aSheetByMouse()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        sheet.child<QSpinBox>("minute")->setValue(77);
        auto *what = sheet.child<QComboBox>("what");
        what->setCurrentIndex(what->findData(static_cast<int>(ReportEventKind::Injury)));
        // The game's own words for it.
        auto *detail = sheet.child<QComboBox>("detail");
        QVERIFY(detail->isVisible());
        detail->setCurrentIndex(detail->findData(u"out_next"_s));
        sheet.click("add");
        what->setCurrentIndex(what->findData(static_cast<int>(ReportEventKind::Goal)));
        sheet.click("add");
        QCOMPARE(sheet.events()->rowCount(), 2);
        QCOMPARE(sheet.result(), u"1-0"_s);
        sheet.child<QTreeView>("events")->setCurrentIndex(sheet.events()->index(1, 0));
        sheet.click("remove");
        QCOMPARE(sheet.events()->rowCount(), 1);
        QCOMPARE(sheet.result(), u"0-0"_s);
        sheet.dialog()->accept();
        QCOMPARE(rowsOf(*reportOf(*program.state(), 0), ReportEventKind::Injury), 1);
    }

    void aBareResultIsEnough()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        sheet.child<QSpinBox>("homeGoals")->setValue(2);
        // The list has no goals: that is told, with a way out.
        QVERIFY(sheet.child<FiguresPanel>("figures")->findChild<QLabel *>(u"problem"_s)->isVisible());
        QVERIFY(sheet.child<QPushButton>("alone")->isVisible());
        sheet.click("alone");
        QVERIFY(sheet.enter()->isEnabled());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QCOMPARE(reportOf(*program.state(), 0)->completeness, Completeness::Score);
        QCOMPARE(reportOf(*program.state(), 0)->score, (Score{2, 0}));
    }

    /// The result and a red card are known, of two goals one scorer: nobody is invented.
    void whoScoredMayBeUnknown()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        {
            const OpenSheet sheet(program, 0);
            const QString scorer = sheet.player(Side::Home, 0);
            const QString sentOff = sheet.player(Side::Away, 1);
            sheet.type(u"23 %1 home"_s.arg(scorer));
            sheet.type(u"60 %1 away r"_s.arg(sentOff));
            sheet.child<QSpinBox>("homeGoals")->setValue(2);
            const auto *note = sheet.child<FiguresPanel>("figures")->findChild<QLabel *>(u"problem"_s);
            QVERIFY2(note->text().contains(u"scorer unknown"_s), qPrintable(note->text()));
            QVERIFY(sheet.child<QPushButton>("follow")->isVisible());
            QVERIFY(sheet.enter()->isEnabled());
            // One more is typed without a name.
            sheet.type(u"70 ? home"_s);
            QCOMPARE(sheet.result(), u"2-0"_s);
            QCOMPARE(sheet.cell(2, SheetModel::PlayerColumn), u"scorer unknown"_s);
            QVERIFY(note->text().isEmpty());
            QTest::mouseClick(sheet.enter(), Qt::LeftButton);
            QVERIFY(!sheet.dialog()->isVisible());
        }
        const MatchReport *report = reportOf(*program.state(), 0);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, (Score{2, 0}));
        QCOMPARE(rowsOf(*report, ReportEventKind::Red), 1);
        QCOMPARE(goalWords(*report, Side::Home, Language{}).back(), u"scorer unknown 70′"_s);
    }

    /// Of the list of players too; a card is always somebody's.
    void anUnknownScorerIsChosen()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        auto *player = sheet.child<QComboBox>("player");
        auto *what = sheet.child<QComboBox>("what");
        const int unknown = player->findText(u"Scorer unknown"_s, Qt::MatchStartsWith);
        QVERIFY(unknown > 0);
        player->setCurrentIndex(unknown);
        what->setCurrentIndex(what->findText(eventWords(ReportEventKind::Red)));
        QVERIFY(!sheet.child<QPushButton>("add")->isEnabled());
        what->setCurrentIndex(what->findText(eventWords(ReportEventKind::Goal)));
        sheet.click("add");
        QCOMPARE(sheet.result(), u"1-0"_s);
        QCOMPARE(sheet.cell(0, SheetModel::PlayerColumn), u"scorer unknown"_s);
        // Changed as a line: somebody remembers.
        sheet.child<QTreeView>("events")->setCurrentIndex(sheet.events()->index(0, 0));
        sheet.click("change");
        QCOMPARE(sheet.child<QLineEdit>("line")->text(), u"? home"_s);
        sheet.type(u"%1 home"_s.arg(sheet.player(Side::Home, 0)));
        QCOMPARE(sheet.events()->rowCount(), 1);
        QCOMPARE(sheet.cell(0, SheetModel::PlayerColumn), sheet.player(Side::Home, 0));
        sheet.dialog()->close();
        sheet.dialog()->close();
    }

    void theCardsAloneAreEntered()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        auto *noted = sheet.child<QComboBox>("noted");
        const int cards = noted->findData(static_cast<int>(Completeness::Cards));
        QVERIFY(cards >= 0);
        noted->setCurrentIndex(cards);
        Q_EMIT noted->activated(cards);
        sheet.child<QSpinBox>("homeGoals")->setValue(2);
        sheet.type(u"60 %1 away r"_s.arg(sheet.player(Side::Away, 1)));
        QCOMPARE(sheet.result(), u"2-0"_s);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        const MatchReport *report = reportOf(*program.state(), 0);
        QVERIFY(report != nullptr);
        QCOMPARE(report->completeness, Completeness::Cards);
        QCOMPARE(report->events.size(), std::size_t{1});
    }

    void whatDoesNotFitIsToldInItsLine()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        const QString name = sheet.player(Side::Home, 0);
        sheet.type(u"30 %1 home red"_s.arg(name));
        sheet.type(u"80 %1 home"_s.arg(name));
        QVERIFY(sheet.cell(1, SheetModel::ProblemColumn).contains(name));
        QVERIFY(sheet.cell(0, SheetModel::ProblemColumn).isEmpty());
        QVERIFY(!sheet.enter()->isEnabled());
        // Changed where it stands: F2 takes the line back into the entry.
        auto *list = sheet.child<QTreeView>("events");
        list->setCurrentIndex(sheet.events()->index(1, 0));
        QTest::keyClick(list, Qt::Key_F2);
        auto *line = sheet.child<QLineEdit>("line");
        QVERIFY(line->text().startsWith(u"80 "_s));
        sheet.type(u"20 %1 home"_s.arg(name));
        QCOMPARE(sheet.events()->rowCount(), 2);
        QVERIFY(sheet.enter()->isEnabled());
        // Nothing is thrown away by one key.
        sheet.dialog()->reject();
        QVERIFY(sheet.dialog()->isVisible());
        sheet.dialog()->reject();
        QVERIFY(!sheet.dialog()->isVisible());
        QVERIFY(reportOf(*program.state(), 0) == nullptr);
    }

    void theOtherLinesOfTheGame()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.level = u"premier"_s}));
        const OpenSheet sheet(program, 0);
        sheet.child<QLineEdit>("facts.referee")->setFocus();
        QTest::keyClicks(sheet.child<QLineEdit>("facts.referee"), u"Uruguay"_s);
        sheet.child<QSpinBox>("facts.attempts.home.1")->setValue(12);
        auto *shots = sheet.child<QSpinBox>("facts.shots_on_goal.home.1");
        shots->setValue(15);
        QVERIFY(!sheet.enter()->isEnabled());
        QVERIFY(shots->toolTip().contains(u"12"_s));
        shots->setValue(5);
        sheet.child<QSpinBox>("spectators")->setValue(54000);
        QVERIFY(sheet.enter()->isEnabled());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        const MatchReport *report = reportOf(*program.state(), 0);
        QCOMPARE(*report->fact(u"referee"_s), u"Uruguay"_s);
        QCOMPARE(*report->fact(u"shots_on_goal"_s, Side::Home, 1), u"5"_s);
        QCOMPARE(report->attendance, std::optional(54000));
    }

    void aCorrectionShowsWhatFollowsFirst()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.matchdays = 1}));
        const MatchReport before = *reportOf(*program.state(), 0);
        const OpenSheet sheet(program, 0);
        QCOMPARE(sheet.events()->rowCount(), static_cast<int>(before.events.size()));
        QVERIFY(!sheet.enter()->isEnabled());
        sheet.type(u"88 %1 home"_s.arg(sheet.player(Side::Home, 0)));
        // The goals listed made the result, so it goes on following from them.
        QCOMPARE(sheet.child<QSpinBox>("homeGoals")->value(), before.score.home + 1);
        QVERIFY(sheet.enter()->isEnabled());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        auto *tabs = sheet.child<QTabWidget>("tabs");
        QCOMPARE(tabs->currentWidget()->objectName(), u"following"_s);
        QCOMPARE(*reportOf(*program.state(), 0), before);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QCOMPARE(reportOf(*program.state(), 0)->score.home, before.score.home + 1);
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(*reportOf(*program.state(), 0), before);
    }

    /// What follows is worked out once, a moment after the last edit, and never for a sheet with a problem.
    void whatFollowsIsWorkedOutOnce()
    {
        // Longer than the pause of the dialog, on a slow machine too.
        constexpr int longPause = 1000;
        const QString mark = u"nothing was written here since"_s;
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.matchdays = 1}));
        const OpenSheet sheet(program, 0);
        auto *consequences = sheet.child<QTextBrowser>("consequences");
        const QString name = sheet.player(Side::Home, 0);
        // A good edit, and at once one that makes the sheet impossible: the pause is over.
        sheet.type(u"88 %1 home"_s.arg(name));
        QVERIFY(sheet.enter()->isEnabled());
        sheet.child<QSpinBox>("homeGoals")->setValue(0);
        QVERIFY(!sheet.enter()->isEnabled());
        consequences->setPlainText(mark);
        QTest::qWait(longPause);
        QCOMPARE(consequences->toPlainText(), mark);
        // Put right, and pressed before the pause is over: it is worked out there and then, not once more.
        sheet.click("follow");
        QVERIFY(sheet.enter()->isEnabled());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY(consequences->toPlainText() != mark);
        consequences->setPlainText(mark);
        QTest::qWait(longPause);
        QCOMPARE(consequences->toPlainText(), mark);
        sheet.dialog()->close();
        sheet.dialog()->close();
    }

    /// Who has looked at what follows is not asked to look again; after another edit, again.
    void whatFollowsIsAskedOnce()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.matchdays = 1}));
        const MatchReport before = *reportOf(*program.state(), 0);
        const OpenSheet sheet(program, 0);
        auto *tabs = sheet.child<QTabWidget>("tabs");
        auto *consequences = sheet.child<QTextBrowser>("consequences");
        const QString name = sheet.player(Side::Home, 0);
        const QString invitation = consequences->toPlainText();
        sheet.type(u"88 %1 home"_s.arg(name));
        QTRY_VERIFY(consequences->toPlainText() != invitation);
        tabs->setCurrentWidget(sheet.child<QWidget>("following"));
        // Seen, but then changed again: what is seen is not what would be entered.
        tabs->setCurrentWidget(sheet.child<QWidget>("events"));
        sheet.type(u"89 %1 home"_s.arg(name));
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY(sheet.dialog()->isVisible());
        QCOMPARE(*reportOf(*program.state(), 0), before);
        QCOMPARE(tabs->currentWidget()->objectName(), u"following"_s);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY(!sheet.dialog()->isVisible());
        QCOMPARE(reportOf(*program.state(), 0)->score.home, before.score.home + 2);
        // Looked at before the button is pressed: once is enough.
        const OpenSheet again(program, 0);
        auto *follows = again.child<QTextBrowser>("consequences");
        const QString empty = follows->toPlainText();
        again.type(u"90 %1 home"_s.arg(name));
        QTRY_VERIFY(follows->toPlainText() != empty);
        again.child<QTabWidget>("tabs")->setCurrentWidget(again.child<QWidget>("following"));
        QTest::mouseClick(again.enter(), Qt::LeftButton);
        QVERIFY(!again.dialog()->isVisible());
        QCOMPARE(reportOf(*program.state(), 0)->score.home, before.score.home + 3);
    }

    void somebodyElseWasFirst()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        const OpenSheet sheet(program, 0);
        sheet.type(u"23 %1 home"_s.arg(sheet.player(Side::Home, 0)));
        MatchReport theirs;
        theirs.id = QUuid::createUuid();
        theirs.fixture = program.state()->competition.fixtures()[0].id;
        theirs.completeness = Completeness::Score;
        const auto match = tableMatchOf(program.league(), *program.state(), 0);
        for (const Side side : bothSides)
            theirs.teams[side] = {match->teams[side].team, match->teams[side].name, {}};
        theirs.score = {3, 3};
        QVERIFY(program.league().league().results().record(program.competition(), theirs).has_value());
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY(sheet.dialog()->isVisible());
        QCOMPARE(reportOf(*program.state(), 0)->score, (Score{3, 3}));
        QCOMPARE(sheet.events()->rowCount(), 1);
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QCOMPARE(reportOf(*program.state(), 0)->score, (Score{1, 0}));
    }

    void aSeasonBySheets()
    {
        const QTemporaryDir folder;
        const QString place = seasonLeague(folder);
        std::map<QString, int> points;
        int missed = 0;
        {
            DesktopCase program(place);
            Generator generator(1930);
            while (!program.state()->nextFixtures().empty()) {
                const int fixture = program.state()->nextFixtures().front();
                const OpenSheet sheet(program, fixture);
                const TableMatch match = *tableMatchOf(program.league(), *program.state(), fixture);
                Score expected;
                for (int line = 0; line < 4; ++line) {
                    const Side side = generator.below(2) == 0 ? Side::Home : Side::Away;
                    const auto player = generator.below(5);
                    const PlayerOnTheDay &one = match.teams[side].players[player];
                    // Whoever may not play is refused, and told why.
                    missed += one.available ? 0 : 1;
                    expected.of(side) += one.available ? 1 : 0;
                    sheet.type(u"%1 %2 %3"_s.arg(10 + 20 * line).arg(one.name, sideWord(side)));
                    // The refused line would keep the sheet open.
                    sheet.child<QLineEdit>("line")->clear();
                }
                const PlayerOnTheDay &rough = match.teams[Side::Home].players[generator.below(5)];
                if (rough.available)
                    sheet.type(u"89 %1 home red"_s.arg(rough.name));
                QCOMPARE(sheet.result(), u"%1-%2"_s.arg(expected.home).arg(expected.away));
                QVERIFY(sheet.enter()->isEnabled());
                // A line that was refused is still there, and would keep the sheet open.
                sheet.child<QLineEdit>("line")->clear();
                QTest::mouseClick(sheet.enter(), Qt::LeftButton);
                const MatchReport *report = reportOf(*program.state(), fixture);
                QVERIFY(report != nullptr);
                QCOMPARE(report->score, expected);
                const auto planned = static_cast<std::size_t>(fixture);
                // The play-off at the end stands in no table.
                if (!program.state()->competition.fixtures()[planned].isGroupMatch())
                    continue;
                for (const Side side : bothSides) {
                    const int goals = expected.of(side) - expected.of(opposite(side));
                    points[report->teams[side].name] += goals > 0 ? 3 : static_cast<int>(goals == 0);
                }
            }
        }
        // The next day: the tables are those of the sheets, and somebody was suspended meanwhile.
        DesktopCase program(place);
        const CompetitionStatePtr before = program.state();
        QCOMPARE(before->played(), before->toBePlayed());
        for (std::size_t table = 0; table < 2; ++table)
            for (const auto &[team, sum] : pointsOf(*before, table))
                QCOMPARE(sum, points.at(team));
        QVERIFY(before->played() > 10);
        QVERIFY(missed > 0);
        correctFirstSheet(program);
        QVERIFY(pointsOf(*program.state(), 0) != pointsOf(*before, 0));
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.state()->competition == before->competition);
    }

    void lineUpsTakeOnlyWhoMayPlay()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        auto match = tableMatchOf(program.league(), *program.state(), 0);
        QVERIFY(match.has_value());
        match->teams[Side::Home].players[0].available = false;
        match->teams[Side::Home].players[0].because = u"sent off v Peru"_s;
        LineUpModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*match, Side::Home, {});
        const auto out = model.match(model.index(0, LineUpModel::PlayerColumn), Qt::DisplayRole,
                                     match->teams[Side::Home].players[0].name, 1, Qt::MatchStartsWith);
        QCOMPARE(out.size(), 1);
        QVERIFY(
            !(model.flags(out.front().siblingAtColumn(LineUpModel::BeganColumn)) & Qt::ItemIsUserCheckable));
        QVERIFY(out.front().data().toString().contains(u"sent off v Peru"_s));
        model.chooseFirst(11);
        QCOMPARE(model.starters(), 11);
        const QUuid first = match->teams[Side::Home].players[0].player;
        const auto &started = model.lineUp().started;
        QVERIFY(std::find(started.begin(), started.end(), first) == started.end());
        // From the pitch to the bench: nobody is in both.
        int row = 0;
        while (model.index(row, LineUpModel::BeganColumn).data(Qt::CheckStateRole) != Qt::Checked)
            ++row;
        QVERIFY(model.setData(model.index(row, LineUpModel::BenchColumn), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.starters(), 10);
    }

    /// As every list of players; who begins as usual is what the squad says, whatever is shown.
    void lineUpsAreListedByNumber()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        auto match = tableMatchOf(program.league(), *program.state(), 0);
        QVERIFY(match.has_value());
        Squad &squad = match->squads[Side::Home];
        for (std::size_t i = 0; i < squad.entries.size(); ++i)
            squad.entries[i].shirt = static_cast<int>(squad.entries.size() - i);
        LineUpModel model;
        model.show(*match, Side::Home, {});
        QCOMPARE(model.rowCount(), static_cast<int>(squad.entries.size()));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.index(row, LineUpModel::ShirtColumn).data().toInt(), row + 1);
        QCOMPARE(model.index(0, LineUpModel::PlayerColumn).data().toString(),
                 match->teams[Side::Home].players.back().name);
        model.chooseFirst(11);
        const auto &players = match->teams[Side::Home].players;
        for (std::size_t i = 0; i < 11; ++i)
            QCOMPARE(model.lineUp().started[i], players[i].player);
        QCOMPARE(model.index(model.rowCount() - 1, LineUpModel::BeganColumn).data(Qt::CheckStateRole).toInt(),
                 static_cast<int>(Qt::Checked));
    }

    void theListOfEventsIsAModel()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.matchdays = 1}));
        auto match = tableMatchOf(program.league(), *program.state(), 0);
        SheetDraft draft(std::move(*match));
        SheetModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(&draft, {});
        QCOMPARE(model.rowCount(), 0);
        draft.take(*reportOf(*program.state(), 0));
        model.show(&draft, draft.problems());
        QCOMPARE(model.rowCount(), static_cast<int>(draft.events().size()));
    }

    /// What eventAsTyped() writes is read back as the same event.
    void everyEventCanBeTyped()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {.level = u"premier"_s, .isPlayedOut = true}));
        const CompetitionStatePtr state = program.state();
        int events = 0;
        for (int fixture = 0; fixture < static_cast<int>(state->competition.fixtures().size()); ++fixture) {
            const auto match = tableMatchOf(program.league(), *state, fixture);
            QVERIFY(match.has_value());
            for (ReportEvent event : reportOf(*state, fixture)->events) {
                if (event.kind == ReportEventKind::SecondYellow)
                    continue;
                const QString line = eventAsTyped(event, *match);
                const auto read = eventFromText(line, *match);
                QVERIFY2(read.has_value(), qPrintable(line));
                // Kicks of the shoot-out need no minute.
                if (event.kind == ReportEventKind::ShootOutGoal ||
                    event.kind == ReportEventKind::ShootOutMiss)
                    event.minute.reset();
                QVERIFY2(*read == event, qPrintable(line));
                ++events;
            }
        }
        QVERIFY(events > 200);
    }
};

TOUCHLINE_TEST(TestScoreSheet)

} // namespace test_score_sheet

#include "test_score_sheet.moc"
