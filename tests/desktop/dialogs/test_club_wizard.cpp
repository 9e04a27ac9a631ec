// SPDX-License-Identifier: GPL-3.0-or-later
// A league of clubs made in the window: no game, own points and cards, calendar with wishes, a drawn cup.

#include "core/play/discipline/competition_discipline.h"
#include "forms/dialogs/league/import_columns_dialog.h"
#include "forms/frame/date_sections.h"
#include "forms/widgets/points_box.h"
#include "forms/wizard/divisions_dialog.h"
#include "forms/wizard/game_page.h"
#include "forms/wizard/places_dialog.h"
#include "forms/wizard/rules/calendar_dialog.h"
#include "forms/wizard/rules/own_cards_dialog.h"
#include "forms/wizard/rules/own_table_rules_dialog.h"
#include "forms/wizard/rules/table_rules_dialog.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/league_competitions.h"
#include "models/league/league_results.h"
#include "models/views/home/draw_show.h"
#include "models/views/home/what_next.h"
#include "tests/desktop/wizard_hands.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTableWidget>

namespace test_club_wizard {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Step = CompetitionDraft::Step;

/// A league file with so many clubs and nothing else.
QString leagueOfClubs(const QTemporaryDir &folder, int count)
{
    QString path = folder.filePath(u"Clubs %1.touchline"_s.arg(count));
    auto league = League::create(path, u"Clubs"_s, {u"Anna"_s, false, {}});
    if (!league)
        qFatal("The league could not be made.");
    std::vector<Team> clubs;
    for (int i = 0; i < count; ++i) {
        Team club;
        club.id = QUuid::createUuid();
        club.name = u"Club %1"_s.arg(QChar(u'A' + i));
        clubs.push_back(club);
    }
    if (!(*league)->teams().add(clubs))
        qFatal("The clubs could not be added.");
    return path;
}

void press(const QDialog &dialog, const char *name)
{
    QTest::mouseClick(dialog.findChild<QPushButton *>(QString::fromLatin1(name)), Qt::LeftButton);
}

std::vector<Entrant> entrants(int count)
{
    std::vector<Entrant> list;
    for (int i = 0; i < count; ++i) {
        Entrant team;
        team.id = QUuid::createUuid();
        team.name = u"Club %1"_s.arg(QChar(u'A' + i));
        list.push_back(team);
    }
    return list;
}

void choose(const QDialog &dialog, const char *box, const QString &text)
{
    auto *combo = dialog.findChild<QComboBox *>(QString::fromLatin1(box));
    QVERIFY2(combo->findText(text) >= 0, qPrintable(text));
    combo->setCurrentIndex(combo->findText(text));
}

/// The first competition of the league: one of its clubs, by the wizard.
void makeLeagueOfClubs(DesktopCase &program)
{
    {
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League of clubs"_s);
        wizard.click("finish");
    }
    QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
}

} // namespace

class TestClubWizard : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void aLeagueOfClubsIsMadeByHand()
    {
        DesktopCase program(leagueOfClubs(m_folder, 14));
        {
            const Wizard wizard(program);
            wizard.chooseTemplate(u"League of clubs"_s);
            QCOMPARE(wizard.draft().game().game, competitionGames().back());
            QCOMPARE(wizard.draft().teamsNeeded(), 14);
            // The clubs of the league are there already.
            QVERIFY2(wizard.draft().problem(Step::Teams).isEmpty(),
                     qPrintable(wizard.draft().problem(Step::Teams)));
            const QStringList summary = wizard.draft().summary();
            QVERIFY(summary.contains(u"Results are entered by hand."_s));
            QVERIFY(summary.contains(u"Suspensions: National league: 5, 10 and 15 cautions."_s));
            wizard.click("next");
            QCOMPARE(wizard.find<QComboBox>("game")->currentText(), u"Results by hand"_s);
            QCOMPARE(wizard.find<QComboBox>("discipline")->currentText(),
                     u"National league: 5, 10 and 15 cautions"_s);
            wizard.click("finish");
        }
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        const CompetitionStatePtr state = program.state();
        QCOMPARE(state->name(), u"League of 14 clubs"_s);
        QCOMPARE(state->toBePlayed(), 14 * 13);
        // The computer plays nothing here, and nothing says that it does.
        for (const CommandId id :
             {CommandId::PlayNext, CommandId::PlayMatchday, CommandId::PlayToTheEnd, CommandId::PlaySelected})
            QVERIFY(!program.action(id)->isEnabled());
        QTRY_VERIFY(program.action(CommandId::EnterScoreSheet)->isEnabled());
        QStringList texts;
        for (const QLabel *label : program.window().page()->findChildren<QLabel *>())
            texts << label->text();
        QVERIFY(!texts.filter(u"Type the result, then Enter: 2-1. "_s).isEmpty());
        QVERIFY(texts.filter(u"computer"_s).isEmpty());
        QCOMPARE(whatNext(*state).cautions, QStringList());
        program.window().go(PageKind::Home, {});
        QTest::qWait(0);
        // A friendly of any game can be played beside it.
        for (const QPushButton *button : program.window().page()->findChildren<QPushButton *>())
            QVERIFY2(!button->isVisible() || !button->text().contains(u"Play"_s) ||
                         button->text().contains(u"Who"_s) || button->text() == u"Play a Match…"_s,
                     qPrintable(button->text()));
    }

    void anotherTemplateHasTheUsualGameAgain()
    {
        CompetitionDraft draft(nullptr, 1);
        draft.setFormat(u"clubs-10x2"_s);
        QCOMPARE(draft.game().game, competitionGames().back());
        QVERIFY(!draft.problem(Step::Teams).isEmpty());
        // Whoever chooses a game keeps it.
        draft.setGame(*allGames()[1]);
        draft.setFormat(u"clubs-12x2"_s);
        QCOMPARE(draft.game().game, allGames()[1]);
        draft.setFormat(u"league-12x2"_s);
        QCOMPARE(draft.game().game, allGames()[1]);
        draft.setFormat(u"clubs-12x2"_s);
        draft.setFormat(u"league-12x2"_s);
        QCOMPARE(draft.game().game, allGames().front());
    }

    /// Rules that one competition of the league has been given a name for are chosen for the next.
    void namedRulesAreOfferedToTheNextCompetition()
    {
        const QTemporaryDir folder;
        const QString path = leagueOfClubs(folder, 4);
        auto league = League::open(path, {u"Anna"_s, false, {}});
        QVERIFY(league.has_value());
        CompetitionDraft first(league->get(), 1);
        first.setFormat(u"clubs-4"_s);
        RuleSet rules = first.formatRules();
        rules.name = u"Our rules"_s;
        rules.points.win = 4;
        first.setTableRules(TableRules{rules, rules.name});
        first.setOwnDiscipline(withRulesName(
            withOwnCards(disciplineRulesFile(u"domestic"_s).value(), {{{3, 2}}, 2, 1}), u"Our cards"_s));
        const auto made = first.made();
        QVERIFY(made.has_value());
        QVERIFY((*league)->competitions().add(made->competition).has_value());

        CompetitionDraft second(league->get(), 2);
        second.setFormat(u"clubs-4"_s);
        const OwnRules own = second.rulesOfLeague();
        TableRulesDialog dialog(second.formatRules(), {}, own, {});
        dialog.show();
        dialog.findChild<QLineEdit *>(u"search"_s)->setText(u"our rules"_s);
        QVERIFY(dialog.chosen().has_value());
        QCOMPARE(dialog.chosen()->rules, rules);
        GamePage page(second);
        page.show();
        auto *discipline = page.findChild<QComboBox *>(u"discipline"_s);
        const int row = discipline->findText(u"Our cards"_s);
        QVERIFY(row > 0);
        discipline->setCurrentIndex(row);
        QCOMPARE(second.discipline(), u"Our cards"_s);
        second.setTableRules(dialog.chosen());
        const auto next = second.made();
        QVERIFY(next.has_value());
        QCOMPARE(*next->competition.tables().front().rules, rules);
        QCOMPARE(ownCardsOf(next->competition.definition().discipline).yellows,
                 (std::vector<OwnCards::Limit>{{3, 2}}));
        // Other rules of the same name are refused, those of the competition itself can be changed.
        RuleSet other = rules;
        other.points.win = 5;
        OwnTableRulesDialog editor(other, own, {});
        editor.show();
        QVERIFY(!editor.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
        OwnTableRulesDialog itself(other, own, made->competition.definition().id);
        itself.show();
        QVERIFY(itself.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
        // They stay when it goes, for the next wizard.
        QVERIFY((*league)->competitions().remove(made->competition.definition().id).has_value());
        CompetitionDraft third(league->get(), 3);
        QVERIFY(third.rulesOfLeague().tablesCalled(u"Our rules"_s) != nullptr);
        QVERIFY(third.rulesOfLeague().disciplineCalled(u"Our cards"_s) != nullptr);
    }

    /// No row of the limits is cut, however many there are, and with a larger font too.
    void allLimitsAreSeen()
    {
        OwnCardsDialog dialog(withOwnCards(disciplineRulesFile(u"domestic"_s).value(),
                                           {{{5, 1}, {10, 2}, {15, 3}, {20, 4}}, 1, 1}),
                              {}, {});
        dialog.resize(1000, 660);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *yellows = dialog.findChild<QTableWidget *>(u"yellows"_s);
        const auto isAllSeen = [yellows] {
            const QWidget *last = yellows->cellWidget(yellows->rowCount() - 1, 0);
            return last->height() >= last->sizeHint().height() && last->geometry().top() > 0 &&
                   yellows->viewport()->rect().contains(last->geometry());
        };
        QVERIFY(isAllSeen());
        dialog.findChild<QPushButton *>(u"addLimit"_s)->click();
        QTRY_VERIFY(isAllSeen());
        QFont larger = dialog.font();
        larger.setPointSizeF(larger.pointSizeF() * 1.25);
        dialog.setFont(larger);
        QTRY_VERIFY(isAllSeen());
        for (int row = 0; row < 3; ++row)
            dialog.findChild<QPushButton *>(u"removeLimit"_s)->click();
        QTRY_VERIFY(isAllSeen());
    }

    void ownLimitsAndBans()
    {
        OwnCardsDialog dialog(
            withOwnCards(disciplineRulesFile(u"domestic"_s).value(), {{{5, 1}, {10, 2}}, 1, 1}), {}, {});
        dialog.show();
        auto *yellows = dialog.findChild<QTableWidget *>(u"yellows"_s);
        const auto box = [yellows](int row, int column) {
            return qobject_cast<QSpinBox *>(yellows->cellWidget(row, column));
        };
        QCOMPARE(yellows->rowCount(), 2);
        QCOMPARE(box(1, 0)->text(), u"10 cards"_s);
        QCOMPARE(box(1, 1)->text(), u"2 matches"_s);
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        box(0, 0)->setValue(10);
        QVERIFY(!ok->isEnabled());
        QVERIFY(!dialog.findChild<QLabel *>(u"problem"_s)->text().isEmpty());
        box(0, 0)->setValue(4);
        QVERIFY(ok->isEnabled());
        // Another limit comes behind the last, and goes first.
        dialog.findChild<QPushButton *>(u"addLimit"_s)->click();
        QCOMPARE(dialog.cards().yellows, (std::vector<OwnCards::Limit>{{4, 1}, {10, 2}, {15, 2}}));
        dialog.findChild<QPushButton *>(u"removeLimit"_s)->click();
        box(1, 0)->setValue(8);
        box(1, 1)->setValue(1);
        // Fines have amounts with two decimals, and a currency.
        auto *fine = dialog.findChild<QDoubleSpinBox *>(u"yellowFine"_s);
        fine->setValue(2.55);
        QVERIFY(!ok->isEnabled());
        auto *currency = dialog.findChild<QLineEdit *>(u"currency"_s);
        QTest::keyClicks(currency, u"zl"_s);
        QVERIFY(ok->isEnabled());
        QCOMPARE(dialog.cards().fines.yellow, Money{255});
        const QJsonObject fines = dialog.rules()[u"fines"_s].toObject();
        QCOMPARE(fines[u"yellow_card"_s].toString(), u"2.55"_s);
        QCOMPARE(ownCardsOf(dialog.rules()).fines, dialog.cards().fines);
        fine->setValue(0);
        currency->clear();
        auto *red = dialog.findChild<QSpinBox *>(u"red"_s);
        QCOMPARE(red->text(), u"1 match"_s);
        red->setValue(3);
        QCOMPARE(red->text(), u"3 matches"_s);
        QCOMPARE(dialog.cards(), (OwnCards{{{4, 1}, {8, 1}}, 3, 1}));
        // Which matches serve a ban.
        auto *served = dialog.findChild<QComboBox *>(u"served"_s);
        QCOMPARE(served->currentText(), u"This competition only"_s);
        served->setCurrentIndex(served->findText(u"All competitive matches"_s));
        QCOMPARE(dialog.cards().served, (ServingRules{ServedIn::All, ServedIn::Competition}));
        QCOMPARE(ownCardsOf(dialog.rules()).served, dialog.cards().served);
    }

    void ownPointsAndTieBreaks()
    {
        RuleSet usual;
        usual.name = u"league-3-1-0"_s;
        usual.tieBreaks = {TieBreak::Points, TieBreak::GoalDifference, TieBreak::GoalsFor, TieBreak::Lots};
        OwnTableRulesDialog dialog(usual, {}, {});
        dialog.show();
        RuleSet same = usual;
        same.name.clear();
        QCOMPARE(dialog.rules(), same);
        // Bonus points have boxes: no goals is no bonus.
        auto *goals = dialog.findChild<QSpinBox *>(u"goalsBonus"_s);
        QCOMPARE(goals->text(), u"none"_s);
        goals->setValue(4);
        dialog.findChild<PointsBox *>(u"goalsBonusPoints"_s)->setPoints(2);
        dialog.findChild<QSpinBox *>(u"defeatBonus"_s)->setValue(1);
        QCOMPARE(dialog.rules().points.goalsBonus, std::optional(BonusRule{4, 2}));
        QCOMPARE(dialog.rules().points.defeatBonus, std::optional(BonusRule{1, 1}));
        QVERIFY(!dialog.rules().points.winBonus);
        goals->setValue(0);
        dialog.findChild<QSpinBox *>(u"defeatBonus"_s)->setValue(0);
        QCOMPARE(dialog.rules(), same);
        dialog.findChild<PointsBox *>(u"win"_s)->setPoints(2);
        auto *criteria = dialog.findChild<QListWidget *>(u"criteria"_s);
        // Head-to-head first.
        int row = 0;
        while (criteria->item(row)->data(Qt::UserRole).toInt() !=
               static_cast<int>(TieBreak::HeadToHeadPoints))
            ++row;
        criteria->item(row)->setCheckState(Qt::Checked);
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        // Behind the lots it would be asked by nobody: they stay last, wherever they are moved to.
        QVERIFY(ok->isEnabled());
        const auto lots = [criteria] {
            int place = 0;
            while (criteria->item(place)->data(Qt::UserRole).toInt() != static_cast<int>(TieBreak::Lots))
                ++place;
            return place;
        };
        QCOMPARE(lots(), criteria->count() - 1);
        criteria->setCurrentRow(lots());
        press(dialog, "up");
        QCOMPARE(lots(), criteria->count() - 1);
        QCOMPARE(criteria->currentRow(), lots());
        criteria->model()->moveRow({}, lots(), {}, 0);
        QTRY_COMPARE(lots(), criteria->count() - 1);
        criteria->setCurrentRow(row);
        for (; row > 0; --row)
            press(dialog, "up");
        QVERIFY(ok->isEnabled());
        // What is wrong takes no room: the buttons stay under the mouse.
        const QPoint place = dialog.findChild<QPushButton *>(u"up"_s)->pos();
        auto *defeat = dialog.findChild<PointsBox *>(u"defeat"_s);
        defeat->setPoints(5);
        QVERIFY(!ok->isEnabled());
        QTest::qWait(0);
        QCOMPARE(dialog.findChild<QPushButton *>(u"up"_s)->pos(), place);
        defeat->setValue(0);
        QCOMPARE(dialog.rules().tieBreaks,
                 (std::vector<TieBreak>{TieBreak::Points, TieBreak::HeadToHeadPoints,
                                        TieBreak::GoalDifference, TieBreak::GoalsFor, TieBreak::Lots}));
        QCOMPARE(dialog.rules().points.win, 2);
        QCOMPARE(ownTableRulesTitle(dialog.rules()), u"Own rules: 2–1–0"_s);
        auto *name = dialog.findChild<QLineEdit *>(u"name"_s);
        name->setText(u" FIFA-2022 "_s);
        QVERIFY(!ok->isEnabled());
        QVERIFY(!dialog.findChild<QPushButton *>(u"save"_s)->isEnabled());
        name->setText(u"  Żółta   liga "_s);
        QVERIFY(ok->isEnabled());
        QCOMPARE(dialog.rules().name, u"Żółta liga"_s);
        QCOMPARE(ownTableRulesTitle(dialog.rules()), u"Żółta liga"_s);
        dialog.findChild<PointsBox *>(u"defeat"_s)->setPoints(5);
        QVERIFY(!ok->isEnabled());
    }

    /// Champions 2020 gives 2½ for a draw: typed in either way; the arrows go by whole points.
    void halfPointsAreTyped()
    {
        RuleSet usual;
        usual.tieBreaks = {TieBreak::Points, TieBreak::Lots};
        OwnTableRulesDialog dialog(usual, {}, {});
        dialog.show();
        auto *draw = dialog.findChild<PointsBox *>(u"draw"_s);
        for (const QString &typed : {u"2.5"_s, u"2½"_s, u"2,5"_s}) {
            draw->setPoints(0);
            draw->setFocus();
            draw->selectAll();
            QTest::keyClicks(draw, typed);
            QCOMPARE(dialog.rules().points.draw, TablePoints::ofHalves(5));
            QCOMPARE(draw->text(), typed);
            draw->interpretText();
        }
        QTest::keyClick(draw, Qt::Key_Down);
        QCOMPARE(draw->text(), u"1½"_s);
        QCOMPARE(ownTableRulesTitle(dialog.rules()), u"Own rules: 3–1½–0"_s);
        // Neither a letter nor a quarter can be typed; the unit behind the number does not get in the way.
        draw->selectAll();
        QTest::keyClicks(draw, u"1x.2"_s);
        QCOMPARE(dialog.rules().points.draw, TablePoints(1));
        dialog.findChild<QSpinBox *>(u"goalsBonus"_s)->setValue(4);
        auto *bonus = dialog.findChild<PointsBox *>(u"goalsBonusPoints"_s);
        QCOMPARE(bonus->text(), u"1 point"_s);
        bonus->setPoints(TablePoints::ofHalves(3));
        QCOMPARE(bonus->text(), u"1½ points"_s);
        QCOMPARE(dialog.rules().points.goalsBonus, std::optional(BonusRule{4, TablePoints::ofHalves(3)}));
    }

    /// The organiser says which club is in which division; it is not drawn.
    void divisionsAreAssignedByHand()
    {
        CompetitionDraft draft(nullptr, 1);
        draft.setFormat(u"pyramid-4-4"_s);
        QVERIFY(draft.format());
        draft.setSource({TeamSource::Kind::Chosen});
        QVERIFY(!draft.canBeGrouped());
        std::vector<Participant> clubs;
        QStringList names;
        for (const char *name : {"A", "B", "C", "D", "E", "F", "G", "H"}) {
            Participant club;
            club.team.id = QUuid::createUuid();
            club.team.name = QString::fromLatin1(name);
            names << club.team.name;
            clubs.push_back(club);
        }
        draft.setChosen(clubs);
        QVERIFY(draft.canBeGrouped());
        QVERIFY(!draft.canBePlaced());
        const QStringList divisions = entryNames(*draft.format());
        GroupPlacesDialog dialog(divisions, entrySizes(*draft.format()), names, draft.places());
        dialog.show();
        const auto box = [&dialog](int place) {
            return dialog.findChild<QComboBox *>(u"place%1"_s.arg(place));
        };
        QCOMPARE(box(5)->currentText(), u"E"_s);
        QVERIFY(box(5)->accessibleName().startsWith(divisions[1]));
        // H goes up, B down.
        box(2)->setCurrentIndex(7);
        QCOMPARE(dialog.places(), (std::vector<int>{0, 7, 2, 3, 4, 5, 6, 1}));
        QCOMPARE(box(8)->currentText(), u"B"_s);
        draft.setPlaces(dialog.places());
        QCOMPARE(draft.places(), dialog.places());
        QVERIFY(draft.summary().contains(u"Your teams, in the groups you chose."_s));
        const auto teamsOf = [&draft](int table) {
            const Competition &competition = draft.drawn()->competition;
            QStringList teams;
            const Progress now = progress(competition);
            for (const int team : now.tables[static_cast<std::size_t>(table)].teams)
                teams << competition.entrant(team).name;
            teams.sort();
            return teams;
        };
        QVERIFY2(draft.drawn().has_value(),
                 draft.drawn() ? "" : qPrintable(translated(draft.drawn().error())));
        QCOMPARE(teamsOf(0).join(QString()), u"ACDH"_s);
        QCOMPARE(teamsOf(1).join(QString()), u"BEFG"_s);
        // Other teams are not placed yet.
        std::swap(clubs[0], clubs[7]);
        clubs[0].team.id = QUuid::createUuid();
        draft.setChosen(clubs);
        QVERIFY(draft.places().empty());
    }

    /// Headings that are not known are named by hand, and what was read before goes.
    void columnsOfAListAreChosen()
    {
        const QString path = m_folder.filePath(u"kluby.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Nazwa,Zawodnik,Numer\nLech,Adam Nowak,1\nLech,Jan Bąk,2\nWisła,Ewa Lis,1\n");
        file.close();
        DesktopCase program;
        Wizard wizard(program);
        wizard.chooseTemplate(u"League of clubs"_s);
        wizard.click("next");
        wizard.click("next");
        auto *columns = wizard.find<QPushButton>("columns");
        QVERIFY(!columns->isVisible());
        wizard.chooseFile("file", path);
        QTRY_VERIFY(columns->isVisible());
        auto *chosen = wizard.find<QTableView>("chosen");
        QCOMPARE(chosen->model()->rowCount(), 0);
        const auto choose = [&](const QString &player) {
            whenOpen<ImportColumnsDialog>(wizard.dialog(), [player](ImportColumnsDialog &dialog) {
                const auto pick = [&dialog](const char *column, const QString &heading) {
                    auto *box = dialog.findChild<QComboBox *>(u"column_"_s + QLatin1String(column));
                    QVERIFY(box != nullptr);
                    box->setCurrentIndex(box->findText(heading));
                };
                pick("team", u"Nazwa"_s);
                pick("name", player);
                pick("shirt", u"Numer"_s);
                QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                                  Qt::LeftButton);
            });
        };
        for (int i = 0; i < 2; ++i) { // the second time nothing comes twice
            choose(u"Zawodnik"_s);
            QTest::mouseClick(columns, Qt::LeftButton);
            QTRY_COMPARE(chosen->model()->rowCount(), 2);
        }
        QVERIFY2(wizard.find<QLabel>("notice")->text().contains(u"players on this list"_s),
                 qPrintable(wizard.find<QLabel>("notice")->text()));
    }

    /// The organiser says who meets whom in the first round, and who has a bye.
    void aCupIsPlacedByHand()
    {
        FirstRoundDialog dialog({{{2, 4}}, {0, 1, 3}}, {u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s}, {});
        dialog.show();
        QCOMPARE(dialog.places(), (std::vector<int>{2, 3, 0, 4, 1}));
        const auto box = [&dialog](int place) {
            return dialog.findChild<QComboBox *>(u"place%1"_s.arg(place));
        };
        // Whoever is chosen changes places with the team that was there.
        box(3)->setCurrentIndex(4);
        QCOMPARE(dialog.places(), (std::vector<int>{2, 3, 4, 0, 1}));
        QCOMPARE(box(4)->currentText(), u"A"_s);
        CompetitionDraft draft(nullptr, 1);
        draft.setFormat(u"cup-5"_s);
        draft.setSource({TeamSource::Kind::Chosen});
        QVERIFY(!draft.canBePlaced());
        std::vector<Participant> clubs;
        for (const char *name : {"A", "B", "C", "D", "E"}) {
            Participant club;
            club.team.id = QUuid::createUuid();
            club.team.name = QString::fromLatin1(name);
            clubs.push_back(club);
        }
        draft.setChosen(clubs);
        QVERIFY(draft.canBePlaced());
        const FirstRound round = firstRoundOf(*draft.format());
        QCOMPARE(round.ties.size(), std::size_t{1});
        QCOMPARE(round.byes.size(), std::size_t{3});
        std::vector<int> places(5, 0);
        places[static_cast<std::size_t>(round.ties[0].first)] = 4;
        places[static_cast<std::size_t>(round.ties[0].second)] = 1;
        places[static_cast<std::size_t>(round.byes[0])] = 0;
        places[static_cast<std::size_t>(round.byes[1])] = 2;
        places[static_cast<std::size_t>(round.byes[2])] = 3;
        draft.setPlaces(places);
        QVERIFY2(draft.summary().contains(u"Your teams, the first round placed by hand."_s),
                 qPrintable(draft.summary().join(u'\n')));
        const auto &made = draft.drawn();
        QVERIFY(made.has_value());
        const PerSide<int> teams = progress(made->competition).fixtures.front().teams;
        QCOMPARE(made->competition.entrant(teams[Side::Home]).name, u"E"_s);
        QCOMPARE(made->competition.entrant(teams[Side::Away]).name, u"B"_s);
        const DrawShow show(*made);
        QVERIFY(show.rules().startsWith(u"The first round is placed by hand."_s));
        QCOMPARE(show.groups().front().lines.front().text, u"E"_s);
        // There is nothing to draw, and no harm in asking.
        DrawShow again(*made);
        again.finish();
        QCOMPARE(again.groups().front().lines.front().text, u"E"_s);
        // What was held so is not placed by hand.
        CompetitionDraft held(nullptr, 1);
        held.setFormat(u"worldcup-1934"_s);
        held.setSource({TeamSource::Kind::AsHeld});
        const auto &cup = held.drawn();
        QVERIFY(cup.has_value());
        QVERIFY(!DrawShow(*cup).rules().contains(u"by hand"_s));
        // A new seed draws it.
        draft.setSeed(u"7"_s);
        QVERIFY(draft.places().empty());
        // The tie and the byes are seen, and that they are drawn; the kits too, without a game.
        clubs.front().team.kit = {u"#1B7145"_s, u"#FFFFFF"_s};
        draft.setChosen(clubs);
        QVERIFY(draft.drawn().has_value());
        const DrawShow ties(*draft.drawn(), draft.badges());
        QCOMPARE(ties.rules(), u"The first round is drawn with this seed."_s);
        // Two of the three who have a bye meet each other.
        QCOMPARE(ties.groups().size(), std::size_t{3});
        QCOMPARE(ties.groups().front().lines.size(), std::size_t{2});
        QCOMPARE(ties.groups().back().title, u"Byes"_s);
        QCOMPARE(ties.groups().back().lines.size(), std::size_t{1});
        int kits = 0;
        for (const DrawCard &card : ties.groups())
            for (const DrawLine &line : card.lines)
                kits += line.badge == Badge(clubs.front().team.kit) ? 1 : 0;
        QCOMPARE(kits, 1);
        draft.setSeeds(2);
        QCOMPARE(DrawShow(*draft.drawn()).rules(),
                 u"The first round is drawn with this seed. The seeded teams are kept apart."_s);
    }

    /// The clubs that are there take part, and are what is offered beside them.
    void theStepOfTheTeamsKeepsTheClubs()
    {
        DesktopCase program(leagueOfClubs(m_folder, 11));
        const Wizard wizard(program);
        // Who has clubs is not offered a World Cup first.
        QCOMPARE(wizard.draft().formatName(), u"clubs-11x2"_s);
        wizard.chooseTemplate(u"Club evening"_s);
        wizard.click("next");
        wizard.click("back");
        wizard.chooseTemplate(u"League of clubs"_s);
        QCOMPARE(wizard.draft().formatName(), u"clubs-11x2"_s);
        wizard.click("next");
        QVERIFY(!wizard.find<QComboBox>("level")->isVisible());
        QVERIFY(!wizard.find<QLabel>("optionsTitle")->isVisible());
        wizard.click("next");
        QCOMPARE(wizard.draft().chosen().size(), std::size_t(11));
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"11 of 11 teams"_s);
        QCOMPARE(wizard.find<QTableView>("chosen")->model()->rowCount(), 11);
        QCOMPARE(wizard.find<QComboBox>("source")->currentText(), u"Teams you choose"_s);
        QCOMPARE(wizard.find<QComboBox>("conference")->currentText(), u"Clubs"_s);
        QCOMPARE(wizard.find<QTableView>("available")->model()->rowCount(), 11);
        // Whoever wants others finds them, also after a look at another step.
        wizard.find<QComboBox>("conference")->setCurrentIndex(0);
        QVERIFY(wizard.find<QTableView>("available")->model()->rowCount() > 60);
        wizard.click("back");
        wizard.click("next");
        QCOMPARE(wizard.find<QComboBox>("conference")->currentIndex(), 0);
        // However much is to be said of a list, another step has nothing to scroll.
        wizard.find<QLabel>("notice")->setText(u"A line of a list that cannot be read.\n"_s.repeated(100));
        QTest::qWait(0);
        wizard.click("next");
        wizard.click("next");
        constexpr int mostOfAPage = 700;
        QTRY_VERIFY(wizard.find<QStackedWidget>("pages")->minimumSizeHint().height() < mostOfAPage);
        QVERIFY(!wizard.find<QComboBox>("host")->isVisible());
        QVERIFY(wizard.draft().summary().contains(u"Your teams, all in one table."_s));
        wizard.dialog()->reject();
    }

    /// Nobody needs a list or a league for it: the divisions of a cup's clubs are typed.
    void theLowerDivisionIsAtHome()
    {
        DivisionsDialog dialog({u"A"_s, u"B"_s}, {0, 1});
        dialog.show();
        auto *first = dialog.findChild<QSpinBox *>(u"division1"_s);
        QCOMPARE(first->text(), u"not known"_s);
        first->setValue(3);
        QCOMPARE(dialog.divisions(), (std::vector<int>{3, 1}));
        const QTemporaryDir folder;
        DesktopCase program(leagueOfClubs(folder, 6));
        makeLeagueOfClubs(program);
        const Wizard wizard(program);
        wizard.type("search", u"cup"_s);
        wizard.click("next");
        wizard.click("next");
        wizard.click("next");
        QCOMPARE(wizard.draft().formatName(), u"cup-6"_s);
        auto *atHome = wizard.find<QCheckBox>("lowerAtHome");
        QVERIFY(!atHome->isVisible());
        whenOpen<DivisionsDialog>(atHome, [](DivisionsDialog &open) {
            for (const int team : {1, 3, 4})
                open.findChild<QSpinBox *>(u"division%1"_s.arg(team))->setValue(2);
            for (const int team : {2, 5, 6})
                open.findChild<QSpinBox *>(u"division%1"_s.arg(team))->setValue(1);
            open.accept();
        });
        wizard.click("divisions");
        QVERIFY(atHome->isVisible());
        atHome->setChecked(true);
        QVERIFY(wizard.draft().isLowerDivisionAtHome());
        const auto &made = wizard.draft().drawn();
        QVERIFY(made.has_value());
        const Competition &cup = made->competition;
        // Two ties are known before the first is played.
        for (std::size_t i = 0; i < 2; ++i) {
            const PerSide<int> teams = progress(cup).fixtures[i].teams;
            QVERIFY(cup.entrant(teams[Side::Home]).division >= cup.entrant(teams[Side::Away]).division);
            QVERIFY(cup.entrant(teams[Side::Home]).division > 0);
        }
        wizard.dialog()->reject();
    }

    /// Beside a league by hand a cup is one by hand too, of the same clubs.
    void aCupBesideTheLeague()
    {
        DesktopCase program(leagueOfClubs(m_folder, 6));
        makeLeagueOfClubs(program);
        const Wizard wizard(program);
        // Whoever types a whole name means that one, and no World Cup.
        wizard.type("search", u"cup"_s);
        QCOMPARE(wizard.draft().formatName(), u"cup-6"_s);
        QCOMPARE(wizard.draft().game().game, competitionGames().back());
        wizard.click("next");
        wizard.click("next");
        QCOMPARE(wizard.find<QComboBox>("source")->currentText(), u"Teams you choose, bracket drawn"_s);
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"6 of 6 teams"_s);
        // Another template keeps that.
        wizard.click("back");
        wizard.click("back");
        wizard.type("search", {});
        wizard.chooseTemplate(u"League of clubs"_s);
        wizard.chooseTemplate(u"World Cup with 32 teams"_s);
        QCOMPARE(wizard.draft().game().game, competitionGames().back());
        wizard.dialog()->reject();
    }

    /// Numbers are those of the clubs that are there, and nothing is said to be drawn that is not.
    void divisionsAreSuggestedForTheClubs()
    {
        const QTemporaryDir folder;
        DesktopCase program(leagueOfClubs(folder, 14));
        makeLeagueOfClubs(program);
        {
            const Wizard wizard(program);
            wizard.chooseTemplate(u"Divisions"_s);
            QCOMPARE(wizard.draft().formatName(), u"pyramid-7-7"_s);
            QCOMPARE(wizard.draft().problem(Step::Teams), QString());
            const QStringList summary = wizard.draft().summary();
            QVERIFY2(summary.contains(u"Your teams, in divisions in the order of the list."_s),
                     qPrintable(summary.join(u'\n')));
            QCOMPARE(wizard.draft().sourceText({TeamSource::Kind::Chosen, {}}), u"Teams you choose"_s);
            // Three divisions of four leave two clubs over; a size of one's own stays.
            wizard.find<QSpinBox>("number1")->setValue(3);
            QCOMPARE(wizard.draft().formatName(), u"pyramid-4-4-4"_s);
            wizard.find<QSpinBox>("number2")->setValue(5);
            wizard.find<QSpinBox>("number1")->setValue(2);
            QCOMPARE(wizard.draft().formatName(), u"pyramid-5-5"_s);
            wizard.dialog()->reject();
        }
        // A club that has withdrawn is not counted in.
        const QUuid league = program.league().competitions().front().id;
        const auto withdrawn = program.league().league().competitions().update(
            league, {"Withdraw", {}}, [](Competition &competition) {
                return competition.withdrawTeam({0, TeamWithdrawal::Results::Counted, {}, u"folded"_s, {}});
            });
        QVERIFY(withdrawn.has_value());
        const Wizard wizard(program);
        wizard.type("search", u"cup"_s);
        QCOMPARE(wizard.draft().formatName(), u"cup-13"_s);
        QCOMPARE(wizard.draft().problem(Step::Teams), QString());
        QVERIFY(wizard.draft().summary().contains(
            u"Your teams, drawn with seed %1."_s.arg(wizard.draft().seed())));
        wizard.dialog()->reject();
    }

    /// Clubs for which nobody asked are no World Cup: it is one of historic teams.
    void aWorldCupBesideTheLeague()
    {
        const QTemporaryDir folder;
        DesktopCase program(leagueOfClubs(folder, 14));
        makeLeagueOfClubs(program);
        {
            const Wizard wizard(program);
            wizard.chooseTemplate(u"World Cup with 32 teams"_s);
            QCOMPARE(wizard.draft().problem(Step::Teams), QString());
            wizard.click("finish");
        }
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(2));
        int withAll = 0;
        for (const CompetitionLine &line : program.league().competitions())
            withAll +=
                (*program.league().state(line.id))->competition.definition().entrants.size() == 32 ? 1 : 0;
        QCOMPARE(withAll, 1);
        // A cup is one of the clubs again, and who asks for them in a World Cup is told how many are missing.
        CompetitionDraft draft(&program.league().league(), 1);
        const TeamSource chosen{TeamSource::Kind::Chosen, {}};
        draft.setGame(*competitionGames().back());
        draft.setFormat(u"worldcup-32"_s);
        QVERIFY(draft.source() != chosen);
        draft.setFormat(u"cup-14"_s);
        QCOMPARE(draft.source(), chosen);
        QCOMPARE(draft.problem(Step::Teams), QString());
        draft.setFormat(u"worldcup-32"_s);
        draft.setSource(chosen);
        QVERIFY(draft.problem(Step::Teams).contains(u"18"_s));
        draft.setFormat(u"worldcup-1994"_s);
        QCOMPARE(draft.source(), chosen);
    }

    /// Whoever clicks into a day and types means the part that was clicked.
    void aClickIntoADaySelectsItsPart()
    {
        const DateSections sections;
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 9, 17);
        CalendarDialog dialog(days, entrants(6), true);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *from = dialog.findChild<QDateEdit *>(u"from"_s);
        from->setDate(QDate(2026, 9, 17));
        auto *text = from->findChild<QLineEdit *>();
        const auto clickAt = [text](QChar letter) {
            // Behind that letter.
            const int x =
                text->fontMetrics().horizontalAdvance(text->text().left(text->text().indexOf(letter) + 1));
            QTest::mouseClick(text, Qt::LeftButton, {}, QPoint(x + 2, text->height() / 2));
            QTest::qWait(0);
        };
        clickAt(u'1');
        QTest::keyClicks(text, u"24"_s);
        QCOMPARE(from->date(), QDate(2026, 9, 24));
        clickAt(u'6');
        QTest::keyClicks(text, u"2027"_s);
        QCOMPARE(from->date(), QDate(2027, 9, 24));
    }

    /// A club with a long name: its wish is read whole, in as many lines as it needs.
    void aLongWishIsReadWhole()
    {
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 9, 7);
        auto teams = entrants(6);
        teams[0].name = u"Spielgemeinschaft Niederbrechen-Oberbrechen 1987"_s;
        CalendarDialog dialog(days, teams, true);
        dialog.show();
        choose(dialog, "team", teams[0].name);
        choose(dialog, "kind", u"shares a table or ground with"_s);
        choose(dialog, "other", teams[1].name);
        press(dialog, "addWish");
        const auto *wishes = dialog.findChild<QListWidget *>(u"wishes"_s);
        QCOMPARE(wishes->count(), 1);
        QTRY_VERIFY(wishes->visualItemRect(wishes->item(0)).height() >
                    2 * wishes->fontMetrics().height() - 4);
        QVERIFY(!wishes->horizontalScrollBar()->isVisible());
    }

    /// A date is typed as people write it, and as a whole.
    void aDateIsTypedAsItIsWritten_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QDate>("date");
        QTest::newRow("full stops") << u"12.12.2026"_s << QDate(2026, 12, 12);
        QTest::newRow("one digit") << u"5.9.2027"_s << QDate(2027, 9, 5);
        QTest::newRow("a day that the month before does not have") << u"30.04.2027"_s << QDate(2027, 4, 30);
        QTest::newRow("short year") << u"28.11.27"_s << QDate(2027, 11, 28);
        QTest::newRow("no year") << u"28.11."_s << QDate(2026, 11, 28);
        QTest::newRow("month in letters") << u"20 Feb 2028"_s << QDate(2028, 2, 20);
        QTest::newRow("a leap day") << u"29 February 2028"_s << QDate(2028, 2, 29);
        QTest::newRow("slashes") << u"1/3/2027"_s << QDate(2027, 3, 1);
        QTest::newRow("digits alone") << u"01032027"_s << QDate(2027, 3, 1);
        QTest::newRow("ISO") << u"2027-03-01"_s << QDate(2027, 3, 1);
        QTest::newRow("a day alone") << u"7"_s << QDate(2026, 2, 7);
    }
    void aDateIsTypedAsItIsWritten()
    {
        QFETCH(QString, typed);
        QFETCH(QDate, date);
        const DateSections sections;
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 2, 17);
        CalendarDialog dialog(days, entrants(6), true);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *from = dialog.findChild<QDateEdit *>(u"from"_s);
        from->setDisplayFormat(u"d MMM yyyy"_s);
        from->setDate(QDate(2026, 2, 17));
        from->setFocus();
        from->selectAll();
        QTest::keyClicks(from, typed);
        QTest::keyClick(from, Qt::Key_Tab);
        QCOMPARE(from->date(), date);
        QVERIFY(!from->hasFocus());
        QCOMPARE(from->text(), QLocale::c().toString(date, u"d MMM yyyy"_s));
    }
    /// A key too many is taken back with Backspace.
    void aTypedDateIsCorrectedWithBackspace()
    {
        const DateSections sections;
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 2, 17);
        CalendarDialog dialog(days, entrants(6), true);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *from = dialog.findChild<QDateEdit *>(u"from"_s);
        from->selectAll();
        QTest::keyClicks(from, u"12.11"_s);
        QTest::keyClick(from, Qt::Key_Backspace);
        QTest::keyClicks(from, u"2.2027"_s);
        QCOMPARE(from->date(), QDate(2027, 12, 12));
    }

    void theCalendarOfALeague()
    {
        CalendarDialog::Days days;
        days.calendar.first = QDate(2026, 9, 7);
        CalendarDialog dialog(days, entrants(6), true);
        dialog.show();
        dialog.findChild<QCheckBox *>(u"day2"_s)->setChecked(true);
        auto *times = dialog.findChild<QLineEdit *>(u"times"_s);
        times->setText(u"19:30, 25:00"_s);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.findChild<QLabel *>(u"problem"_s)->text().contains(u"25:00"_s));
        times->setText(u"19:30, 20:15"_s);
        dialog.findChild<QDateEdit *>(u"from"_s)->setDate(QDate(2026, 12, 20));
        QCOMPARE(dialog.findChild<QDateEdit *>(u"to"_s)->date(), QDate(2026, 12, 20));
        dialog.findChild<QDateEdit *>(u"to"_s)->setDate(QDate(2026, 12, 1));
        press(dialog, "addFree");
        QCOMPARE(dialog.findChild<QListWidget *>(u"freeDays"_s)->count(), 0);
        dialog.findChild<QDateEdit *>(u"to"_s)->setDate(QDate(2027, 1, 10));
        press(dialog, "addFree");
        QCOMPARE(dialog.findChild<QListWidget *>(u"freeDays"_s)->count(), 1);
        choose(dialog, "team", u"Club A"_s);
        choose(dialog, "kind", u"shares a table or ground with"_s);
        choose(dialog, "other", u"Club A"_s);
        press(dialog, "addWish");
        auto *wishes = dialog.findChild<QListWidget *>(u"wishes"_s);
        QCOMPARE(wishes->count(), 0);
        choose(dialog, "other", u"Club B"_s);
        press(dialog, "addWish");
        choose(dialog, "kind", u"is not at home on"_s);
        QVERIFY(!dialog.findChild<QComboBox *>(u"other"_s)->isVisible());
        dialog.findChild<QDateEdit *>(u"day"_s)->setDate(QDate(2026, 9, 8));
        press(dialog, "addWish");
        choose(dialog, "kind", u"has its home day on"_s);
        dialog.findChild<QComboBox *>(u"weekday"_s)->setCurrentIndex(3);
        press(dialog, "addWish");
        QCOMPARE(wishes->count(), 3);
        // The same again, one that contradicts, and days that are free already are refused in words.
        const auto *refusal = dialog.findChild<QLabel *>(u"problem"_s);
        press(dialog, "addWish");
        QVERIFY2(refusal->text().contains(u"already has this home day"_s), qPrintable(refusal->text()));
        choose(dialog, "kind", u"is not at home on"_s);
        press(dialog, "addWish");
        QVERIFY2(refusal->text().contains(u"on the list already: Club A: not at home on"_s),
                 qPrintable(refusal->text()));
        choose(dialog, "kind", u"is at home on"_s);
        press(dialog, "addWish");
        QVERIFY2(refusal->text().contains(u"contradicts another wish"_s), qPrintable(refusal->text()));
        choose(dialog, "team", u"Club B"_s);
        choose(dialog, "kind", u"shares a table or ground with"_s);
        choose(dialog, "other", u"Club A"_s);
        press(dialog, "addWish");
        QVERIFY2(refusal->text().contains(u"on the list already"_s), qPrintable(refusal->text()));
        QCOMPARE(wishes->count(), 3);
        press(dialog, "addFree");
        QVERIFY2(refusal->text().contains(u"free already"_s), qPrintable(refusal->text()));
        QCOMPARE(dialog.findChild<QListWidget *>(u"freeDays"_s)->count(), 1);
        QCOMPARE(wishes->item(0)->text(), u"Club A and Club B share a table or ground"_s);
        dialog.accept();
        const CalendarDialog::Days made = dialog.days();
        QCOMPARE(made.calendar.weekdays, std::vector<int>{2});
        QCOMPARE(made.calendar.kickOffs.size(), std::size_t{2});
        QCOMPARE(made.calendar.blackouts.front().to, QDate(2027, 1, 10));
        QCOMPARE(made.calendar.homeDays.at(u"Club A"_s), 4);
        QCOMPARE(made.wishes.size(), std::size_t{2});
        // What is there can go again.
        CalendarDialog again(made, entrants(6), true);
        again.show();
        auto *list = again.findChild<QListWidget *>(u"wishes"_s);
        for (int row = 2; row >= 0; --row) {
            list->setCurrentRow(row);
            press(again, "removeWish");
        }
        press(again, "removeFree");
        again.accept();
        QVERIFY(again.days().wishes.empty());
        QVERIFY(again.days().calendar.homeDays.empty());
        QVERIFY(again.days().calendar.blackouts.empty());
    }

    void wishesAreKeptOrTold()
    {
        const QTemporaryDir folder;
        auto league =
            League::create(folder.filePath(u"Wishes.touchline"_s), u"Wishes"_s, {u"Anna"_s, false, {}});
        QVERIFY(league.has_value());
        std::vector<Team> clubs;
        for (const Entrant &one : entrants(6)) {
            Team club;
            club.id = one.id;
            club.name = one.name;
            clubs.push_back(club);
        }
        QVERIFY((*league)->teams().add(clubs).has_value());
        CompetitionDraft draft(league->get(), 3);
        draft.setFormat(u"clubs-6x2"_s);
        QVERIFY(draft.takesWishes());
        Calendar calendar;
        calendar.first = QDate(2026, 9, 7);
        draft.setCalendar(calendar);
        draft.setCalendarWishes({{WishKind::NotAllHome, {clubs[0].id, clubs[1].id}, {}},
                                 {WishKind::Home, {clubs[2].id}, QDate(2026, 9, 14)},
                                 {WishKind::Home, {clubs[3].id}, QDate(2026, 9, 15)}});
        const Competition made = draft.made()->competition;
        const Progress now = progress(made);
        std::map<QDate, QStringList> home;
        for (std::size_t i = 0; i < made.fixtures().size(); ++i)
            home[made.appointment(static_cast<int>(i))->date]
                << made.entrant(now.fixtures[i].teams[Side::Home]).name;
        for (const auto &[day, names] : home)
            QVERIFY(!names.contains(u"Club A"_s) || !names.contains(u"Club B"_s));
        QVERIFY(home[QDate(2026, 9, 14)].contains(u"Club C"_s));
        // Nobody plays on the Tuesday.
        const QStringList told = draft.summary().filter(u"Not kept"_s);
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().contains(u"Club D"_s));
        QVERIFY(draft.summary().contains(u"Club A and Club B share a table or ground."_s));
        // Both at home on every day, and never together.
        draft.setCalendarWishes({{WishKind::Home, {clubs[0].id}, QDate(2026, 9, 7)},
                                 {WishKind::Home, {clubs[1].id}, QDate(2026, 9, 7)},
                                 {WishKind::NotAllHome, {clubs[0].id, clubs[1].id}, {}}});
        QCOMPARE(draft.summary().filter(u"Not kept"_s).size(), 1);
        calendar.blackouts = {{QDate(2026, 9, 20), QDate(2026, 9, 27), u"harvest"_s},
                              {QDate(2026, 10, 3), QDate(2026, 10, 3), {}}};
        draft.setCalendar(calendar);
        const QStringList breaks = draft.summary().filter(u"No matches: "_s);
        QCOMPARE(breaks.size(), 2);
        QVERIFY2(breaks.front().endsWith(u"2026 (harvest)."_s), qPrintable(breaks.front()));
        QVERIFY2(breaks.back().contains(u"Saturday 3 October 2026."_s), qPrintable(breaks.back()));
    }

    /// A match at the hour of another competition of the league is named before anything is made, in
    /// the sentence of the terminal.
    void whoWouldPlayTwiceIsNamed()
    {
        const QTemporaryDir folder;
        auto league = League::open(leagueOfClubs(folder, 4), {u"Anna"_s, false, {}});
        QVERIFY(league.has_value());
        Calendar calendar;
        calendar.first = QDate(2026, 9, 7);
        calendar.kickOffs = {{0, QTime(19, 0), 0}};
        CompetitionDraft first(league->get(), 1);
        first.setFormat(u"clubs-4"_s);
        first.setCalendar(calendar);
        QCOMPARE(first.summary().filter(u"would play twice"_s), QStringList());
        QVERIFY((*league)->competitions().add(first.made()->competition).has_value());
        CompetitionDraft second(league->get(), 2);
        second.setFormat(u"clubs-4"_s);
        QCOMPARE(second.summary().filter(u"would play twice"_s), QStringList());
        second.setCalendar(calendar);
        const std::vector<Message> all = clashesOfNew(**league, second.made()->competition);
        QVERIFY(all.size() > 4);
        const QStringList told = second.summary().filter(u"would play twice"_s);
        QCOMPARE(told.size(), 4);
        QCOMPARE(told.front(), translated(all.front()));
        QCOMPARE(second.summary().filter(u"more matches clash"_s).size(), 1);
        // At another hour nobody does.
        calendar.kickOffs.front().time = QTime(21, 0);
        second.setCalendar(calendar);
        QCOMPARE(second.summary().filter(u"would play twice"_s), QStringList());
    }

    void aCupOfClubsIsDrawnWithSeeds()
    {
        const QTemporaryDir folder;
        const QString path = leagueOfClubs(folder, 8);
        auto league = League::open(path, {u"Anna"_s, false, {}});
        QVERIFY(league.has_value());
        CompetitionDraft draft(league->get(), 3);
        draft.setFormat(u"cup-8"_s);
        QVERIFY(!draft.hasSeeds());
        draft.setSource({TeamSource::Kind::Chosen, {}});
        draft.setChosen(clubsOf(league->get()));
        QVERIFY(draft.hasSeeds());
        const auto places = [&draft] {
            QStringList names;
            for (const int team : draft.drawn()->competition.placement()[0])
                names << draft.drawn()->competition.entrant(team).name;
            return names;
        };
        QStringList listed = places();
        QVERIFY(!std::is_sorted(listed.begin(), listed.end()));
        draft.setSeeds(2);
        // The two seeds can only meet in the final.
        const Competition cup = draft.drawn()->competition;
        const auto half = [&cup](const QString &name) {
            const Progress now = progress(cup);
            for (std::size_t i = 0; i < 4; ++i)
                for (const Side side : bothSides)
                    if (cup.entrant(now.fixtures[i].teams[side]).name == name)
                        return static_cast<int>(i) / 2;
            return -1;
        };
        QVERIFY(half(u"Club A"_s) != half(u"Club B"_s));
    }

    /// Who has won most comes first, and is seeded; a club that has not played stays behind.
    void clubsAreOrderedByRating()
    {
        const QTemporaryDir folder;
        DesktopCase program(leagueOfClubs(folder, 4));
        makeLeagueOfClubs(program);
        // The later in the alphabet, the better.
        const CompetitionStatePtr state = program.state();
        for (const Fixture &fixture : state->competition.fixtures()) {
            MatchReport report = cup::report(state->competition, fixture.number, {1, 0});
            if (report.teams[Side::Home].name < report.teams[Side::Away].name)
                report = cup::report(state->competition, fixture.number, {0, 1});
            QVERIFY(program.league().league().results().record(state->id(), report).has_value());
        }
        QTRY_VERIFY(program.state()->isOver());
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League of clubs"_s);
        wizard.click("next");
        wizard.click("next");
        const auto chosen = [&wizard] {
            QStringList names;
            for (const Participant &one : wizard.draft().chosen())
                names << one.name();
            return names;
        };
        QCOMPARE(chosen(), (QStringList{u"Club A"_s, u"Club B"_s, u"Club C"_s, u"Club D"_s}));
        wizard.type("club", u"Aardvarks"_s);
        wizard.click("addClub");
        wizard.click("byRating");
        QCOMPARE(chosen(), (QStringList{u"Club D"_s, u"Club C"_s, u"Club B"_s, u"Club A"_s, u"Aardvarks"_s}));
        QCOMPARE(wizard.find<QLabel>("notice")->text(), QString());
        wizard.click("clear");
        QVERIFY(!wizard.find<QPushButton>("byRating")->isVisible());
    }
};

TOUCHLINE_TEST(TestClubWizard)

} // namespace test_club_wizard

#include "test_club_wizard.moc"
