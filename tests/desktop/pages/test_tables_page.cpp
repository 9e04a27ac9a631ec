// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/transfers/registration.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/pages/tables/tables_page.h"
#include "forms/tables/meaning_legend.h"
#include "forms/tables/tables_board.h"
#include "forms/widgets/empty_state.h"
#include "forms/wizard/rules/competition_rules_dialog.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/league_window.h"

#include <numeric>

namespace test_tables_page {

using namespace touchline;

using testing::LeagueWindow;

namespace {

TablesBoard *boardOf(QWidget *page)
{
    return page->findChild<TablesBoard *>();
}

QString textOf(QWidget *page, const char *label)
{
    return page->findChild<QLabel *>(QString::fromLatin1(label))->text();
}

Competition begun(const char *format)
{
    Competition competition = cup::make(format);
    for (const int fixture : competition.plan().fixturesOfTable.front())
        cup::play(competition, competition.fixtures()[static_cast<std::size_t>(fixture)].number, {2, 1});
    return competition;
}

/// Comes to the view by the Tab key.
void focusByKey(QWidget *view)
{
    view->clearFocus();
    view->setFocus(Qt::TabFocusReason);
}

QPoint middleOf(const StandingsView *view, int row, int column)
{
    return view->visualRect(view->model().index(row, column)).center();
}

} // namespace

class TestTablesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void groupsStandInTwoColumnsWhereThereIsRoom()
    {
        LeagueWindow window(cup::make("worldcup-48"));
        auto *page = window.show<TablesPage>();
        TablesBoard *board = boardOf(page);
        // Twelve groups and the table of their thirds.
        QCOMPARE(board->views().size(), std::size_t(13));
        window.resize(1000, 700);
        QTRY_COMPARE(board->columns(), 2);
        for (const StandingsView *view : board->views()) {
            QVERIFY(view->isVisible());
            QCOMPARE(view->verticalScrollBar()->maximum(), 0);
            QVERIFY2(view->height() >= view->sizeHint().height(), "rows are cut");
        }
        window.resize(760, 600);
        QTRY_COMPARE(board->columns(), 1);
        window.resize(1720, 900);
        QTRY_VERIFY(board->columns() >= 3);
        for (const StandingsView *view : board->views())
            QVERIFY2(view->viewport()->width() >= view->narrowWidth() - view->frameWidth(),
                     "columns are cut");
        window.resize(760, 600);
        QTRY_COMPARE(board->columns(), 1);
        // It scrolls as one page.
        QVERIFY(page->findChild<QScrollArea *>()->verticalScrollBar()->maximum() > 0);
        QVERIFY(page->findChild<QScrollArea *>()->widget()->width() <=
                page->findChild<QScrollArea *>()->viewport()->width());
    }

    /// The team of the row is at hand, and the keys come back to it.
    void aTeamIsRuledOnFromItsTable()
    {
        LeagueWindow window(begun("league-6x1"));
        auto *page = window.show<TablesPage>();
        StandingsView *view = boardOf(page)->views().front();
        view->setFocus();
        view->selectRowOf(2);
        const QUuid team = view->currentTeam();
        QTest::qWait(0);
        window.commands().action(CommandId::RuleOnTeam)->trigger();
        auto *dialog = page->findChild<TeamRulingDialog *>();
        QVERIFY(dialog != nullptr);
        const Competition &competition = window.state()->competition;
        QCOMPARE(dialog->findChild<QComboBox *>(u"team"_s)->currentIndex(), competition.indexOfTeam(team));
        // There is one competition: nothing to choose.
        QVERIFY(dialog->findChild<QComboBox *>(u"competition"_s)->isHidden());
        // Nothing is chosen before somebody chooses, so a key that comes too early does nothing.
        auto *what = dialog->findChild<QComboBox *>(u"what"_s);
        const auto *apply = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QCOMPARE(what->currentIndex(), -1);
        QVERIFY(!apply->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<ConsequencesPanel *>()->toPlainText().contains(u"Choose a ruling"_s));
        what->setCurrentIndex(0);
        QVERIFY(apply->isEnabled());
        // Another team, the same ruling.
        auto *teams = dialog->findChild<QComboBox *>(u"team"_s);
        const int chosen = teams->currentIndex();
        teams->setCurrentIndex(chosen == 0 ? 1 : 0);
        QCOMPARE(what->currentIndex(), 0);
        teams->setCurrentIndex(chosen);
        dialog->accept();
        QTest::qWait(0);
        const Competition now = window.state()->competition;
        QVERIFY(now.isWithdrawn(now.indexOfTeam(team)));
        QCOMPARE(window.told.size(), 1);
        QTRY_COMPARE(view->window()->focusWidget(), view);
    }

    /// What follows stands there before the rules are changed; undo brings the former ones back.
    void otherRulesAreShownBeforeTheyCount()
    {
        LeagueWindow window(begun("league-6x1"));
        auto *page = window.show<TablesPage>();
        QTest::qWait(0);
        window.commands().action(CommandId::CompetitionRules)->trigger();
        auto *dialog = page->findChild<CompetitionRulesDialog *>();
        QVERIFY(dialog != nullptr);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        const auto *following = dialog->findChild<ConsequencesPanel *>();
        // Nothing is chosen yet, nor where the same rules are.
        QVERIFY(!ok->isEnabled());
        const RuleSet present = *window.state()->competition.tables().front().rules;
        dialog->setTableRules(TableRules{present, u"The same"_s});
        QVERIFY(!ok->isEnabled());
        RuleSet other = present;
        other.points.win = 5;
        dialog->setTableRules(TableRules{other, u"Five"_s});
        QVERIFY(ok->isEnabled());
        QVERIFY2(following->toPlainText().contains(u"After"_s), qPrintable(following->toPlainText()));
        QVERIFY(!(*window.state()->competition.tables().front().rules == other));
        dialog->accept();
        QTest::qWait(0);
        QVERIFY(*window.state()->competition.tables().front().rules == other);
        QCOMPARE(window.told.size(), 1);
        QVERIFY(window.league()->league().history().undo().has_value());
        QTest::qWait(0);
        QVERIFY(*window.state()->competition.tables().front().rules == present);
    }

    void aDeadlineOfRegistrationIsSet()
    {
        LeagueWindow window(begun("league-6x1"));
        auto *page = window.show<TablesPage>();
        QTest::qWait(0);
        window.commands().action(CommandId::CompetitionRules)->trigger();
        auto *dialog = page->findChild<CompetitionRulesDialog *>();
        QVERIFY(dialog != nullptr);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        auto *has = dialog->findChild<QCheckBox *>(u"hasRegistration"_s);
        auto *day = dialog->findChild<QDateEdit *>(u"registration"_s);
        QVERIFY(!has->isChecked());
        QVERIFY(!day->isEnabled());
        has->setChecked(true);
        QVERIFY(day->isEnabled());
        day->setDate(QDate(2024, 1, 31));
        QVERIFY(ok->isEnabled());
        QVERIFY(!dialog->findChild<ConsequencesPanel *>()->toPlainText().isEmpty());
        has->setChecked(false);
        QVERIFY(!ok->isEnabled());
        has->setChecked(true);
        dialog->accept();
        QTest::qWait(0);
        QCOMPARE(registrationDeadline(window.state()->competition), QDate(2024, 1, 31));
        QCOMPARE(window.told.size(), 1);
        QVERIFY(window.league()->league().history().undo().has_value());
        QTest::qWait(0);
        QVERIFY(!registrationDeadline(window.state()->competition).isValid());
    }

    void kindAndCategoryAreChanged()
    {
        LeagueWindow window(begun("league-6x1"));
        auto *page = window.show<TablesPage>();
        QTest::qWait(0);
        window.commands().action(CommandId::CompetitionRules)->trigger();
        auto *dialog = page->findChild<CompetitionRulesDialog *>();
        QVERIFY(dialog != nullptr);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        auto *kind = dialog->findChild<QComboBox *>(u"kind"_s);
        auto *category = dialog->findChild<QComboBox *>(u"category"_s);
        QCOMPARE(kind->currentText(), u"League"_s);
        QCOMPARE(category->currentText(), u"First team"_s);
        QVERIFY(!ok->isEnabled());
        category->setEditText(u"Veterans"_s);
        QVERIFY(ok->isEnabled());
        category->setEditText(u"First team"_s);
        QVERIFY(!ok->isEnabled());
        category->setEditText(u"Reserves"_s);
        kind->setCurrentIndex(kind->findText(u"Cup"_s));
        dialog->accept();
        QTest::qWait(0);
        QCOMPARE(window.state()->competition.definition().type,
                 (CompetitionType{CompetitionKind::Cup, u"reserves"_s}));
        QVERIFY(window.league()->league().history().undo().has_value());
        QTest::qWait(0);
        QCOMPARE(window.state()->competition.definition().type, CompetitionType{});
    }

    void aLeagueHasOneLargeTable()
    {
        LeagueWindow window(cup::make("league-200x1"));
        auto *page = window.show<TablesPage>();
        const std::vector<StandingsView *> views = boardOf(page)->views();
        QCOMPARE(views.size(), std::size_t(1));
        QCOMPARE(views.front()->model().rowCount(), 200);
        QTRY_VERIFY(views.front()->verticalScrollBar()->maximum() > 0);
        QCOMPARE(page->findChild<QScrollArea *>()->verticalScrollBar()->maximum(), 0);
        QTest::keyClick(views.front(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(views.front()->currentRow(), 199);
        QVERIFY(views.front()->viewport()->rect().contains(middleOf(views.front(), 199, 1)));
    }

    /// What the asterisk of a team means is said without choosing it.
    void whatATeamIsMarkedForIsSaidBelowTheTables()
    {
        Competition competition = begun("worldcup-32");
        TeamWithdrawal withdrawal;
        withdrawal.team = competition.placement()[0][3];
        withdrawal.results = TeamWithdrawal::Results::Void;
        QVERIFY(competition.withdrawTeam(withdrawal).has_value());
        LeagueWindow window(competition);
        auto *page = window.show<TablesPage>();
        const QString wanted = u"* %1: Has withdrawn"_s.arg(competition.entrant(withdrawal.team).name);
        QVERIFY2(textOf(page, "why").contains(wanted), qPrintable(textOf(page, "why")));
    }

    void everyPlaceSaysWhy()
    {
        LeagueWindow window(begun("worldcup-32"));
        auto *page = window.show<TablesPage>();
        StandingsView *first = boardOf(page)->views().front();
        QVERIFY(textOf(page, "why").startsWith(u"Select a team"_s));
        QTest::mouseClick(first->viewport(), Qt::LeftButton, {},
                          middleOf(first, 1, StandingsModel::PlayedColumn));
        const QString team = first->model().index(1, StandingsModel::TeamColumn).data().toString();
        QCOMPARE(first->currentRow(), 1);
        QVERIFY2(textOf(page, "whyHeading").startsWith(team), qPrintable(textOf(page, "whyHeading")));
        const QStringList why = first->model().index(1, 0).data(StandingsModel::WhyRole).toStringList();
        QVERIFY(!why.isEmpty());
        for (const QString &sentence : why)
            QVERIFY(textOf(page, "why").contains(sentence));
        QVERIFY(textOf(page, "why")
                    .contains(first->model().index(1, 0).data(StandingsModel::MeaningTextRole).toString()));
    }

    /// Before its last match a team is told what it needs; nothing of it once its table is complete.
    void whatMustHappenIsSaid()
    {
        for (const bool isOver : {false, true}) {
            Competition competition = cup::make("worldcup-32");
            const std::vector<int> &fixtures = competition.plan().fixturesOfTable.front();
            for (const int fixture : fixtures)
                if (isOver || fixture != fixtures.back())
                    cup::play(competition, competition.fixtures()[static_cast<std::size_t>(fixture)].number,
                              {1, 1});
            LeagueWindow window(competition);
            auto *page = window.show<TablesPage>();
            const PerSide<int> teams =
                progress(competition).fixtures[static_cast<std::size_t>(fixtures.back())].teams;
            QVERIFY(boardOf(page)->choose(competition.entrant(teams[Side::Home]).id));
            const QString wanted =
                u"Through (place 2 or better): Win against %1: enough. Draw with %1: level "
                "on points, the tie-breaks decide. Defeat by %1: not enough."_s.arg(
                    competition.entrant(teams[Side::Away]).name);
            QVERIFY2(textOf(page, "why").contains(wanted) == !isOver, qPrintable(textOf(page, "why")));
        }
    }

    void arrowKeysGoFromTableToTable()
    {
        LeagueWindow window(begun("worldcup-32"));
        auto *page = window.show<TablesPage>();
        const std::vector<StandingsView *> views = boardOf(page)->views();
        focusByKey(views[0]);
        QCOMPARE(views[0]->currentRow(), 0);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), views[1]);
        QCOMPARE(views[1]->currentRow(), 0);
        QCOMPARE(views[0]->currentRow(), -1);
        QTest::keyClick(views[1], Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), views[0]);
        QCOMPARE(views[0]->currentRow(), 3);
        // Nothing is above the first one.
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(views[0], Qt::Key_Up);
        QCOMPARE(views[0]->currentRow(), 0);
    }

    void whatIsChosenComesIntoSight()
    {
        LeagueWindow window(cup::make("worldcup-48"));
        window.resize(900, 500);
        auto *page = window.show<TablesPage>();
        auto *area = page->findChild<QScrollArea *>();
        const std::vector<StandingsView *> views = boardOf(page)->views();
        const StandingsView *last = views[11];
        QVERIFY(area->viewport()->rect().bottom() < last->mapTo(area->viewport(), QPoint()).y());
        page->focusOn(last->model().index(2, 0).data(StandingsModel::TeamRole).toUuid());
        QCOMPARE(last->currentRow(), 2);
        const QPoint row = last->viewport()->mapTo(area->viewport(), middleOf(last, 2, 1));
        QVERIFY(area->viewport()->rect().contains(QPoint(10, row.y())));
    }

    void returnAndDoubleClickGoToTheMatches()
    {
        LeagueWindow window(begun("worldcup-32"));
        auto *page = window.show<TablesPage>();
        StandingsView *first = boardOf(page)->views().front();
        focusByKey(first);
        QTest::keyClick(first, Qt::Key_Down);
        QTest::keyClick(first, Qt::Key_Return);
        QCOMPARE(window.went.size(), std::size_t(1));
        QCOMPARE(window.went[0].page, PageKind::Fixtures);
        QCOMPARE(window.went[0].competition, window.competition());
        QCOMPARE(window.went[0].focus, first->model().index(1, 0).data(StandingsModel::TeamRole).toUuid());
        const QPoint third = middleOf(first, 2, StandingsModel::TeamColumn);
        QTest::mouseClick(first->viewport(), Qt::LeftButton, {}, third);
        QTest::mouseDClick(first->viewport(), Qt::LeftButton, {}, third);
        QCOMPARE(window.went.size(), std::size_t(2));
        QCOMPARE(window.went[1].focus, first->model().index(2, 0).data(StandingsModel::TeamRole).toUuid());
    }

    void aResultMovesTheTableAndKeepsTheChoice()
    {
        LeagueWindow window(cup::make("worldcup-32"));
        auto *page = window.show<TablesPage>();
        StandingsView *first = boardOf(page)->views().front();
        first->selectRowOf(3);
        const QUuid team = first->currentTeam();
        const Competition &competition = window.state()->competition;
        const auto number = [&] {
            for (const int index : competition.plan().fixturesOfTable.front()) {
                const Fixture &fixture = competition.fixtures()[static_cast<std::size_t>(index)];
                const int away =
                    window.state()->now.fixtures[static_cast<std::size_t>(index)].teams[Side::Away];
                if (competition.entrant(away).id == team)
                    return fixture.number;
            }
            return 0;
        }();
        window.enter(number, {0, 5});
        QTRY_COMPARE(first->model().index(0, 0).data(StandingsModel::TeamRole).toUuid(), team);
        QCOMPARE(first->currentTeam(), team);
        QCOMPARE(first->currentRow(), 0);
        QVERIFY(textOf(page, "why").contains(u"bove"_s));
    }

    void aLegendSaysWhatMarksMean()
    {
        LeagueWindow window(begun("worldcup-48"));
        auto *page = window.show<TablesPage>();
        const auto *legend = page->findChild<MeaningLegend *>();
        QVERIFY(legend->isVisible());
        const QString words = legend->accessibleName();
        const StandingsView *first = boardOf(page)->views().front();
        for (int row = 0; row < 3; ++row)
            QVERIFY(words.contains(
                first->model().index(row, 0).data(StandingsModel::MeaningTextRole).toString()));
        QVERIFY(legend->height() >= legend->heightForWidth(legend->width()));
    }

    /// One team is chosen, in one table, also where it stands in two; who listens hears it once.
    void oneRowIsChosen()
    {
        Competition competition = cup::make("worldcup-48");
        cup::playGroupsInOrder(competition);
        LeagueWindow window(competition);
        auto *page = window.show<TablesPage>();
        TablesBoard *board = boardOf(page);
        const std::vector<StandingsView *> views = board->views();
        for (const StandingsView *view : views)
            QCOMPARE(view->accessibleName(), view->model().title());
        StandingsView *thirds = views.back();
        const auto chosenRows = [&views] {
            int rows = 0;
            for (const StandingsView *view : views)
                rows += view->currentRow() >= 0 ? 1 : 0;
            return rows;
        };
        views[0]->selectRowOf(1);
        QCOMPARE(chosenRows(), 1);
        const QSignalSpy heard(board, &TablesBoard::chosen);
        thirds->selectRowOf(2);
        QCOMPARE(heard.size(), 1);
        QCOMPARE(chosenRows(), 1);
        QCOMPARE(board->chosenTable(), thirds);
        const QUuid team = thirds->currentTeam();
        // The team stands in its group too: what is shown anew is chosen where it was.
        page->setCompetition({});
        page->setCompetition(window.competition());
        thirds->selectRowOf(thirds->model().rowOf(team));
        const PlaceMeanings meanings = placeMeanings(window.state()->competition, windowLanguage());
        std::vector<int> all(window.state()->competition.tables().size());
        std::iota(all.begin(), all.end(), 0);
        board->setTables(window.state(), all, meanings, {});
        QCOMPARE(chosenRows(), 1);
        QCOMPARE(board->chosenTable(), thirds);
        QCOMPARE(thirds->currentTeam(), team);
    }

    void manyTablesAreChosenByStage()
    {
        LeagueWindow window(cup::make("groups-32x4"));
        auto *page = window.show<TablesPage>();
        auto *stages = page->findChild<QComboBox *>(u"stage"_s);
        QVERIFY(stages->isVisible());
        QCOMPARE(stages->count(), 2);
        QVERIFY(stages->itemText(0) != stages->itemText(1));
        QCOMPARE(boardOf(page)->views().size(), std::size_t(24));
        stages->setFocus();
        QTest::keyClick(stages, Qt::Key_Down);
        QCOMPARE(boardOf(page)->views().size(), std::size_t(8));
        QTest::qWait(0);
        int seen = 0;
        for (const StandingsView *view : boardOf(page)->findChildren<StandingsView *>())
            seen += view->isVisible() ? 1 : 0;
        QCOMPARE(seen, 8);
        // A team of another part is found too.
        const QUuid team = window.state()->competition.entrant(window.state()->now.tables[3].teams[0]).id;
        page->focusOn(team);
        QCOMPARE(stages->currentIndex(), 0);
        QCOMPARE(boardOf(page)->chosenTable()->currentTeam(), team);
    }

    void fewTablesNeedNoChoice()
    {
        LeagueWindow window(cup::make("worldcup-32"));
        auto *page = window.show<TablesPage>();
        QVERIFY(!page->findChild<QComboBox *>(u"stage"_s)->isVisible());
    }

    void withoutTablesTheBracketIsOffered()
    {
        LeagueWindow window(cup::make("cup-8"));
        auto *page = window.show<TablesPage>();
        auto *empty = page->findChild<EmptyState *>();
        QVERIFY(empty->isVisible());
        QVERIFY(empty->findChild<QPushButton *>()->isVisible());
        QVERIFY(!window.canDo(CommandId::Print));
        QVERIFY(!window.canDo(CommandId::CopyText));
    }

    void tablesAreCopiedAsText()
    {
        LeagueWindow window(begun("worldcup-32"));
        window.show<TablesPage>();
        QVERIFY(window.canDo(CommandId::CopyText));
        QVERIFY(window.canDo(CommandId::Print));
        QVERIFY(window.canDo(CommandId::ExportPicture));
        window.commands().action(CommandId::CopyText)->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(u"Group A"_s));
        QVERIFY(text.contains(u"Group H"_s));
        QCOMPARE(window.told.size(), 1);
    }

    void theMenuKeyOffersWhatARowCan()
    {
        LeagueWindow window(begun("worldcup-32"));
        auto *page = window.show<TablesPage>();
        StandingsView *first = boardOf(page)->views().front();
        focusByKey(first);
        QStringList texts;
        QTimer::singleShot(0, page, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (const QAction *action : menu->actions())
                texts << action->text();
            menu->actions().value(2)->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, middleOf(first, 0, 1),
                                first->viewport()->mapToGlobal(middleOf(first, 0, 1)));
        QApplication::sendEvent(first->viewport(), &event);
        QVERIFY(texts.size() >= 5);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Group A"_s));
        QVERIFY(!QGuiApplication::clipboard()->text().contains(u"Group B"_s));
    }

    void aLargeSeasonIsShown()
    {
        // 200 teams meet home and away: 39,800 matches.
        LeagueWindow window(cup::make("league-200"));
        auto *page = window.show<TablesPage>();
        page->setCompetition({});
        page->setCompetition(window.competition());
        const auto *table = page->findChild<StandingsView *>();
        QVERIFY(table != nullptr);
        QCOMPARE(table->model().rowCount(), 200);
    }
};

TOUCHLINE_TEST(TestTablesPage)

} // namespace test_tables_page

#include "test_tables_page.moc"
