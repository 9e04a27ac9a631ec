// SPDX-License-Identifier: GPL-3.0-or-later
// Lists are looked at before they come into a league: whole ones, bad ones, others' changes.

#include "core/competition/format/round_robin.h"
#include "forms/dialogs/league/export_dialog.h"
#include "forms/dialogs/league/import_columns_dialog.h"
#include "forms/dialogs/league/import_dialog.h"
#include "models/league/league_history.h"
#include "models/publish/competition_lists.h"
#include "models/views/teams/import_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"

namespace test_import_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Fate = ListImport::Fate;
using Kind = ListImport::Kind;

template <class Kind>
Kind *child(QWidget &parent, const char *name)
{
    auto *found = parent.findChild<Kind *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("There is no %s.", name);
    return found;
}

/// So many rounds of a season of clubs, with results, as football-data.co.uk has them.
QByteArray valeSeason(int clubs, int rounds = 1000)
{
    QByteArray csv = "Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\n";
    const std::vector<Round> all = inLegs(circleSchedule(clubs), 2);
    for (int day = 0; day < std::min(rounds, static_cast<int>(all.size())); ++day)
        for (const Pairing &one : all[static_cast<std::size_t>(day)])
            csv += u"E0,%1,%2%2%2 Vale,%3%3%3 Vale,%4,%5\n"_s
                       .arg(QDate(2025, 8, 16).addDays(qint64{7} * day).toString(u"dd/MM/yyyy"_s),
                            QString(QChar(u'A' + one.home)), QString(QChar(u'A' + one.away)))
                       .arg((one.home + day) % 4)
                       .arg(one.away % 3)
                       .toUtf8();
    return csv;
}

/// The dialog, open, with a file of these lines.
struct ImportCase
{
    explicit ImportCase(DesktopCase &program)
        : dialog(program.league(), program.competition(), &program.window())
    {
        dialog.show();
    }
    void give(const QByteArray &csv)
    {
        QFile file(folder.filePath(u"list.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size())
            qFatal("The list could not be written.");
        file.close();
        dialog.setFile(file.fileName());
    }
    [[nodiscard]] QAbstractItemModel *rows() { return child<QTreeView>(dialog, "rows")->model(); }
    QString cell(int row, int column) { return rows()->index(row, column).data().toString(); }
    QPushButton *all() { return child<QPushButton>(dialog, "importAll"); }
    QPushButton *good() { return child<QPushButton>(dialog, "importGood"); }
    QString sums() { return child<QLabel>(dialog, "sums")->text(); }
    QString trouble() { return child<QLabel>(dialog, "trouble")->text(); }

    QTemporaryDir folder;
    ImportDialog dialog;
};

} // namespace

class TestImportDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void theModelKeepsToTheRules()
    {
        ImportModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLines({{2, Fate::New, {"%1", {u"One"_s}}, {}},
                        {3,
                         Fate::LeftOut,
                         {},
                         {{u"line 3, column 2"_s, {"It is %1.", {u"wrong"_s}}, {}},
                          {u"line 3"_s, {"And more.", {}}, {"Do it.", {}}}}}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ImportModel::LineColumn).data().toString(), u"2"_s);
        QCOMPARE(model.index(1, ImportModel::ProblemColumn).data().toString(),
                 u"Column 2: It is wrong. · And more. Do it."_s);
        QCOMPARE(model.index(1, 0).data(ImportModel::FateRole).toInt(), static_cast<int>(Fate::LeftOut));
        model.setLines({});
        QCOMPARE(model.rowCount(), 0);
    }

    void theKindIsGuessed()
    {
        QCOMPARE(guessedKind("name,code\nA,B"), Kind::Teams);
        QCOMPARE(guessedKind("Team;Shirt;Name;Position\n"), Kind::Squads);
        QCOMPARE(guessedKind("stage,home,away,home_goals,away_goals\n"), Kind::Results);
        QCOMPARE(guessedKind("number,date,time\n"), Kind::Fixtures);
        QCOMPARE(guessedKind("\xEF\xBB\xBF"
                             "home,away,date\n"),
                 Kind::Fixtures);
        QCOMPARE(guessedKind({}), Kind::Teams);
        // In words that the readers know, whatever their language.
        QCOMPARE(guessedKind("Heim;Gast;Tore Heim;Tore Gast\n"), Kind::Results);
        QCOMPARE(guessedKind("Spieltag;Heim;Gast;Datum\n"), Kind::Fixtures);
        QCOMPARE(guessedKind("Verein;Trainer;Farbe 1\n"), Kind::Teams);
        // A letter that the end of what is looked at would cut in two makes it no other list.
        for (const char *letters : {"é", "xé"}) {
            QByteArray players = "\xEF\xBB\xBF"
                                 "Club;No.;Player;Position\n";
            players += letters;
            for (int i = 0; i < 300; ++i)
                players += "é";
            players += ";1;A;GK\n";
            for (int i = 0; i < 200; ++i)
                players += "É;2;éééé éééé;DF\n";
            QCOMPARE(guessedKind(players), Kind::Squads);
        }
    }

    /// "Automatic" says which heading it takes, and which it would take beside what is chosen by hand.
    void automaticSaysWhatItFinds()
    {
        const QByteArray list("Club,Player,No.,Name\nHilltop,A B,7,x\n");
        const QStringList headings{u"Club"_s, u"Player"_s, u"No."_s, u"Name"_s};
        ImportColumnsDialog dialog(columnsOf(ListImport::Kind::Squads).names(), headings, {},
                                   [&list](const NamedColumns &named) {
                                       return columnsFound(ListImport::Kind::Squads, {list, named});
                                   });
        const auto automatic = [&dialog](const char *column) {
            return dialog.findChild<QComboBox *>(QLatin1String(column))->itemText(0);
        };
        QCOMPARE(automatic("column_team"), u"Automatic: Club"_s);
        QCOMPARE(automatic("column_shirt"), u"Automatic: No."_s);
        QCOMPARE(automatic("column_name"), u"Automatic: Name"_s);
        QCOMPARE(automatic("column_captain"), u"Automatic: none found"_s);
        // Who says that "Name" is something else leaves the next usual name to the player.
        auto *shortName = dialog.findChild<QComboBox *>(u"column_short_name"_s);
        shortName->setCurrentIndex(shortName->findData(u"Name"_s));
        Q_EMIT shortName->activated(shortName->currentIndex());
        QCOMPARE(automatic("column_name"), u"Automatic: Player"_s);
    }

    /// A file of another program's shape, and one whose letters the person knows better.
    void otherShapesAndEncodings()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Shapes"_s));
        ImportCase import(program);
        auto *encoding = child<QComboBox>(import.dialog, "encoding");
        QVERIFY(!encoding->isEnabled());
        import.give("= Vale League 2026/27\n\n» Matchday 1\nSat Aug/15\n  Hilltop  2-1  Lakeside\n");
        QCOMPARE(child<QComboBox>(import.dialog, "kind")->currentData().toInt(),
                 static_cast<int>(Kind::Results));
        QVERIFY2(import.trouble().contains(u"Read as Football.TXT"_s), qPrintable(import.trouble()));
        QCOMPARE(import.rows()->rowCount(), 1);
        child<QComboBox>(import.dialog, "kind")->setCurrentIndex(0);
        import.give("name\n\xC8rnu\xE8 Park\n"); // "Črnuč" and "Èrnuè" are as likely
        QVERIFY(encoding->isEnabled());
        QCOMPARE(import.cell(0, ImportModel::WhatColumn), u"Èrnuè Park"_s);
        encoding->setCurrentIndex(encoding->findData(static_cast<int>(TextEncoding::Windows1250)));
        Q_EMIT encoding->activated(encoding->currentIndex());
        QCOMPARE(import.cell(0, ImportModel::WhatColumn), u"Črnuč Park"_s);
        QCOMPARE(import.trouble(), QString());
        // Another file is recognised anew.
        import.give("name\nHighfield\n");
        QCOMPARE(encoding->currentIndex(), 0);
    }

    /// A workbook: the sheet that looks like a list is shown, and another one can be chosen.
    void sheetsOfAWorkbook()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Sheets"_s));
        ImportCase import(program);
        auto *sheet = child<QComboBox>(import.dialog, "sheet");
        auto *kind = child<QComboBox>(import.dialog, "kind");
        QVERIFY(sheet->isHidden());
        import.dialog.setFile(u"tests/data/lists/season.ods"_s);
        QVERIFY(!sheet->isHidden());
        QCOMPARE(sheet->count(), 3);
        QCOMPARE(sheet->currentText(), u"Matches"_s);
        QCOMPARE(kind->currentData().toInt(), static_cast<int>(Kind::Results));
        QCOMPARE(import.rows()->rowCount(), 30);
        QVERIFY(!child<QComboBox>(import.dialog, "encoding")->isEnabled());
        sheet->setCurrentIndex(2);
        Q_EMIT sheet->activated(2);
        QCOMPARE(kind->currentData().toInt(), static_cast<int>(Kind::Squads));
        QCOMPARE(import.rows()->rowCount(), 4);
        QVERIFY2(import.trouble().contains(u"Sheet \"Squads\", one of 3"_s), qPrintable(import.trouble()));
        import.give("name\nHighfield\n");
        QVERIFY(sheet->isHidden());
    }

    /// Whose headings nobody knows says which column is which; the rows have the width that is left.
    void columnsAreMappedByHand()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Columns"_s));
        ImportCase import(program);
        import.give("Nazwa klubu,Skrót\nHilltop,HIL\n");
        QVERIFY(!import.all()->isEnabled());
        auto *columns = child<QPushButton>(import.dialog, "columns");
        QVERIFY(columns->isEnabled());
        QString seen;
        whenOpen<ImportColumnsDialog>(&import.dialog, [&seen](ImportColumnsDialog &dialog) {
            auto *name = dialog.findChild<QComboBox *>(u"column_name"_s);
            auto *code = dialog.findChild<QComboBox *>(u"column_code"_s);
            for (int i = 0; i < name->count(); ++i)
                seen += name->itemText(i) + u'|';
            // What is chosen for another column is taken from the first.
            const auto choose = [](QComboBox *box, int index) {
                box->setCurrentIndex(index);
                Q_EMIT box->activated(index);
            };
            choose(code, 2);
            choose(name, 2);
            seen += QString::number(code->currentIndex());
            // In words, not as the file has them.
            seen += u'|' + dialog.findChild<QComboBox *>(u"column_kit_first"_s)->accessibleName();
            choose(code, 3);
            dialog.accept();
        });
        QTest::mouseClick(columns, Qt::LeftButton);
        QCOMPARE(seen, u"Automatic: none found|Not in the list|Nazwa klubu|Skrót|0|First colour"_s);
        QCOMPARE(import.rows()->rowCount(), 1);
        QCOMPARE(import.cell(0, ImportModel::FateColumn), u"New"_s);
        const auto *head = child<QTreeView>(import.dialog, "rows")->header();
        QVERIFY(head->sectionSize(ImportModel::WhatColumn) > head->sectionSize(ImportModel::ProblemColumn));
        QVERIFY(!import.trouble().contains(u"last list"_s));
        QTest::mouseClick(import.all(), Qt::LeftButton);
        QVERIFY(import.dialog.imported().has_value());
        // The next list with these headings is read the same, one with others is not.
        ImportCase next(program);
        next.give("Nazwa klubu,Skrót\nLakeside,LAK\n");
        QCOMPARE(next.trouble(), u"Columns as you chose them for the last list with these headings."_s);
        QCOMPARE(next.cell(0, ImportModel::WhatColumn), u"Lakeside (LAK)"_s);
        QVERIFY(next.all()->isEnabled());
        next.give("Nazwa klubu,Kod\nLakeside,LAK\n");
        QVERIFY(!next.trouble().contains(u"last list"_s));
        QVERIFY(!next.all()->isEnabled());
        // "Automatic" everywhere forgets it.
        next.give("Nazwa klubu,Skrót\nLakeside,LAK\n");
        whenOpen<ImportColumnsDialog>(&next.dialog, [](ImportColumnsDialog &dialog) {
            for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
                box->setCurrentIndex(0);
                Q_EMIT box->activated(0);
            }
            dialog.accept();
        });
        QTest::mouseClick(child<QPushButton>(next.dialog, "columns"), Qt::LeftButton);
        next.give("Nazwa klubu,Skrót\nLakeside,LAK\n");
        QVERIFY(!next.all()->isEnabled());
        const std::vector<Team> &teams = program.league().teams();
        QVERIFY(std::any_of(teams.begin(), teams.end(), [](const Team &team) {
            return team.code == u"HIL"_s && team.name == u"Hilltop"_s;
        }));
    }

    /// One spreadsheet with clubs and players, in a league that knows none of them: one step.
    void clubsComeWithTheirPlayers()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Clubs and players"_s));
        const std::size_t before = program.league().teams().size();
        ImportCase import(program);
        auto *add = child<QCheckBox>(import.dialog, "newTeams");
        QVERIFY(!add->isVisible());
        import.give("Club;Short name;Colour;No.;Player;Position\n"
                    "FC Bärenthal;BÄR;dark green;1;Jörg Weiß;GK\nFC Bärenthal;BÄR;dark green;2;Ann Ash;DF\n"
                    "SV Ähre;ÄHR;red;1;Élodie Façon;GK\n");
        QVERIFY(add->isVisible() && add->isChecked());
        QCOMPARE(add->text().remove(u'&'), u"Add 2 teams that the league does not have"_s);
        QCOMPARE(child<QLabel>(import.dialog, "newTeamNames")->text(), u"FC Bärenthal, SV Ähre"_s);
        QCOMPARE(import.sums(), u"2 new teams · 3 new players · 0 already in the league · 0 skipped"_s);
        // Who does not want them sees why nothing is left.
        QTest::mouseClick(add, Qt::LeftButton, {}, {8, add->height() / 2});
        QVERIFY(!add->isChecked());
        QCOMPARE(import.sums(), u"0 new · 0 already in the league · 3 skipped"_s);
        QVERIFY(!import.all()->isEnabled());
        QVERIFY(add->isVisible());
        QTest::mouseClick(add, Qt::LeftButton, {}, {8, add->height() / 2});
        QTest::mouseClick(import.all(), Qt::LeftButton);
        QCOMPARE(program.league().teams().size(), before + 2);
        QVERIFY(program.league().league().history().undo().has_value());
        QCOMPARE(program.league().league().teams().all().value().size(), before);
    }

    /// Among clubs that the league has, another name may be a typing fault.
    void anotherClubAmongThoseOfTheLeague()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"A typing fault"_s));
        Team rovers;
        rovers.id = QUuid::createUuid();
        rovers.name = u"Rovers"_s;
        QVERIFY(program.league().league().teams().add({rovers}).has_value());
        ImportCase import(program);
        import.give("Club;Player\nROVERS;A\nRovrs;B\n");
        auto *add = child<QCheckBox>(import.dialog, "newTeams");
        QVERIFY(add->isVisible() && !add->isChecked());
        QCOMPARE(import.cell(1, ImportModel::ProblemColumn), u"Column 1: There is no team \"Rovrs\"."_s);
        QTest::mouseClick(add, Qt::LeftButton, {}, {8, add->height() / 2});
        QCOMPARE(import.sums(), u"1 new team · 2 new players · 0 already in the league · 0 skipped"_s);
        QVERIFY2(import.trouble().contains(u"Line 3: Rovrs is a new club. Is it the same as Rovers?"_s),
                 qPrintable(import.trouble()));
        // With the next file it is asked anew; a competition has its teams.
        import.give("Club;Player\nRovers;A\nUnited;B\n");
        QVERIFY(!add->isChecked());
        auto *competitions = child<QComboBox>(import.dialog, "competition");
        competitions->setCurrentIndex(1);
        Q_EMIT competitions->activated(1);
        QVERIFY(!add->isVisible());
    }

    /// A column that was found and is none can be switched off.
    void aColumnIsIgnored()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Ignored"_s));
        ImportCase import(program);
        import.give("Club;Player;Known as\nHilltop;A;X\nHilltop;B;X\nHilltop;C;Y\nHilltop;D;Z\n");
        QVERIFY(import.cell(1, ImportModel::ProblemColumn).contains(u"Two players"_s));
        whenOpen<ImportColumnsDialog>(&import.dialog, [](ImportColumnsDialog &dialog) {
            auto *name = dialog.findChild<QComboBox *>(u"column_short_name"_s);
            QCOMPARE(name->itemText(0), u"Automatic: Known as"_s);
            name->setCurrentIndex(1);
            Q_EMIT name->activated(1);
            QCOMPARE(dialog.named(), (NamedColumns{{u"short_name"_s, QString()}}));
            dialog.accept();
        });
        QTest::mouseClick(child<QPushButton>(import.dialog, "columns"), Qt::LeftButton);
        QCOMPARE(import.sums(), u"1 new team · 4 new players · 0 already in the league · 0 skipped"_s);
        QVERIFY(import.trouble().contains(u"Line 1: Columns that are ignored: Known as."_s));
        // It is still so when they are looked at again.
        whenOpen<ImportColumnsDialog>(&import.dialog, [](ImportColumnsDialog &dialog) {
            QCOMPARE(dialog.findChild<QComboBox *>(u"column_short_name"_s)->currentIndex(), 1);
            dialog.reject();
        });
        QTest::mouseClick(child<QPushButton>(import.dialog, "columns"), Qt::LeftButton);
    }

    void aBadRowThenTheGoodOnes()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Good rows"_s));
        ImportCase import(program);
        QVERIFY(!import.all()->isEnabled());
        QVERIFY(!import.good()->isVisible());
        const QString known = program.league().teams().front().name;
        const int knownYear = program.league().teams().front().year;
        import.give(u"name,code,year\nHilltop,HIL,\nRiverside,RIV,19x4\n%1,,%2\nLakeside,,\n"_s
                        .arg(known, knownYear == 0 ? QString() : QString::number(knownYear))
                        .toUtf8());
        QCOMPARE(import.rows()->rowCount(), 4);
        QCOMPARE(import.cell(0, ImportModel::FateColumn), u"New"_s);
        QCOMPARE(import.cell(1, ImportModel::FateColumn), u"Skipped"_s);
        QVERIFY(import.cell(1, ImportModel::ProblemColumn).startsWith(u"Column 3"_s));
        // It shows what stands in the file.
        QCOMPARE(import.cell(1, ImportModel::WhatColumn), u"Riverside, RIV, 19x4"_s);
        QCOMPARE(import.cell(2, ImportModel::FateColumn), u"Already there"_s);
        QCOMPARE(import.sums(), u"2 new · 1 already in the league · 1 skipped"_s);
        QVERIFY(!import.all()->isEnabled());
        // Only what is wrong.
        child<QCheckBox>(import.dialog, "onlyBad")->click();
        QCOMPARE(import.rows()->rowCount(), 1);
        QCOMPARE(import.cell(0, ImportModel::LineColumn), u"3"_s);
        const std::size_t entries = program.league().league().history().entries()->size();
        QTest::mouseClick(import.good(), Qt::LeftButton);
        QVERIFY(!import.dialog.isVisible());
        QVERIFY(import.dialog.imported().has_value());
        QCOMPARE(program.league().teams().size(), std::size_t{34});
        QCOMPARE(program.league().league().history().entries()->size(), entries + 1);
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.league().teams().size(), std::size_t{32});
    }

    void aWholeListOfPlayersByKeys()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Players"_s));
        ImportCase import(program);
        const Team team = program.league().teams().front();
        QByteArray csv = "team,shirt,name,position\n";
        for (int number = 1; number <= 11; ++number)
            csv += u"%1,%2,Player %2,%3\n"_s.arg(team.code)
                       .arg(number)
                       .arg(number == 1 ? u"GK"_s : u"MF"_s)
                       .toUtf8();
        import.give(csv);
        QCOMPARE(child<QComboBox>(import.dialog, "kind")->currentText(), u"Players"_s);
        QCOMPARE(import.sums(), u"11 new · 0 already in the league · 0 skipped"_s);
        QCOMPARE(import.dialog.focusWidget(), import.all());
        QTest::keyClick(import.all(), Qt::Key_Return);
        QVERIFY(import.dialog.imported().has_value());
        const auto squad = program.league().league().teams().squad(team.id);
        QVERIFY(squad.has_value() && squad->has_value());
        QCOMPARE((*squad)->squad.entries.size(), std::size_t{11});
    }

    /// Whoever says what the list holds is not overruled by the file.
    void theChosenKindStays()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Kinds"_s));
        ImportCase import(program);
        auto *kind = child<QComboBox>(import.dialog, "kind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(kind->currentText(), u"Players"_s);
        import.give("stage,group,home,away,home_goals,away_goals\nGroups,A,North,South,2,1\n");
        QCOMPARE(kind->currentText(), u"Players"_s);
        QVERIFY2(import.trouble().contains(u"The columns look like another kind of list: Results."_s),
                 qPrintable(import.trouble()));
        QVERIFY(!import.all()->isEnabled());
        kind->setCurrentIndex(kind->findText(u"Results"_s));
        QVERIFY(!import.trouble().contains(u"another kind"_s));
        QCOMPARE(import.rows()->rowCount(), 1);
    }

    void resultsForTheCompetition()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Results"_s));
        ImportCase import(program);
        const CompetitionStatePtr state = program.state();
        const int fixture = state->nextFixtures().front();
        const PerSide<int> &teams = state->now.fixtures[static_cast<std::size_t>(fixture)].teams;
        const auto name = [&](Side side) { return state->competition.entrant(teams[side]).name; };
        const auto &stage = state->competition.definition().format.stages.front();
        import.give(u"stage,group,home,away,home_goals,away_goals\n%1,A,%2,%3,2,1\n"_s
                        .arg(stage.name, name(Side::Home), name(Side::Away))
                        .toUtf8());
        QCOMPARE(child<QComboBox>(import.dialog, "competition")->currentData().toUuid(),
                 program.competition());
        QVERIFY2(import.all()->isEnabled(), qPrintable(import.cell(0, ImportModel::ProblemColumn)));
        QTest::mouseClick(import.all(), Qt::LeftButton);
        QCOMPARE(program.state()->played(), 1);
    }

    /// Clubs of no competition: the file, and Import, make their league; it is shown.
    void aSeasonInTwoClicks()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Seasons"_s));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"vale_2026.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(valeSeason(20));
        file.close();
        const std::size_t entries = program.league().league().history().entries()->size();
        QStringList seen;
        whenOpen<ImportDialog>(&program.window(), [&](ImportDialog &dialog) {
            dialog.setFile(path);
            seen << child<QComboBox>(dialog, "kind")->currentText()
                 << child<QComboBox>(dialog, "competition")->currentText()
                 << child<QLineEdit>(dialog, "newName")->text() << child<QLabel>(dialog, "sums")->text()
                 << child<QLabel>(dialog, "trouble")->text();
            QVERIFY(child<QLineEdit>(dialog, "newName")->isVisible());
            QTest::mouseClick(child<QPushButton>(dialog, "importAll"), Qt::LeftButton);
        });
        QVERIFY(program.run(CommandId::ImportLists));
        QCOMPARE(seen, (QStringList{u"Results"_s, u"New league: 20 clubs, 380 matches"_s, u"vale 2026"_s,
                                    u"20 clubs (20 new) · 380 matches, 2 per pairing · 380 results"_s,
                                    u"Line 1: Columns that are ignored: Div."_s}));
        QCOMPARE(program.league().competitions().size(), std::size_t{2});
        const CompetitionLine made = program.league().competitions().back();
        QCOMPARE(made.name, u"vale 2026"_s);
        QCOMPARE(program.window().competition(), made.id);
        QCOMPARE(static_cast<int>(program.window().pageKind()), static_cast<int>(PageKind::Tables));
        QCOMPARE((*program.league().state(made.id))->played(), 380);
        QCOMPARE(program.league().league().history().entries()->size(), entries + 1);
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.league().competitions().size(), std::size_t{1});
    }

    /// Half a season: how often teams meet is for the person to say; the name too. Once it is there, more
    /// results are its own.
    void aLeagueUnderWay()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Under way"_s));
        ImportCase import(program);
        import.give(valeSeason(4, 3));
        auto *competitions = child<QComboBox>(import.dialog, "competition");
        auto *name = child<QLineEdit>(import.dialog, "newName");
        auto *legs = child<QComboBox>(import.dialog, "newLegs");
        QCOMPARE(competitions->currentText(), u"New league: 4 clubs, 6 matches"_s);
        QCOMPARE(import.sums(), u"4 clubs (4 new) · 6 matches, 1 per pairing · 6 results"_s);
        legs->setCurrentIndex(2);
        Q_EMIT legs->activated(2);
        QCOMPARE(import.sums(), u"4 clubs (4 new) · 12 matches, 2 per pairing · 6 results"_s);
        QVERIFY2(import.trouble().contains(u"6 matches of the league are not in this list"_s),
                 qPrintable(import.trouble()));
        // For the competition that is there they are none of its matches.
        competitions->setCurrentIndex(0);
        Q_EMIT competitions->activated(0);
        QVERIFY(!name->isVisible() && !import.all()->isEnabled());
        competitions->setCurrentIndex(1);
        Q_EMIT competitions->activated(1);
        name->selectAll();
        const QString taken = program.league().competitions().front().name;
        QTest::keyClicks(name, taken);
        Q_EMIT name->editingFinished();
        QVERIFY2(import.trouble().contains(u"There is already a competition called %1."_s.arg(taken)),
                 qPrintable(import.trouble()));
        QVERIFY(!import.all()->isEnabled());
        name->selectAll();
        QTest::keyClicks(name, u"Vale"_s);
        Q_EMIT name->editingFinished();
        QTest::mouseClick(import.all(), Qt::LeftButton);
        QVERIFY(!import.dialog.newLeague().isNull());
        const CompetitionLine made = program.league().competitions().back();
        QCOMPARE(made.name, u"Vale"_s);
        QCOMPARE(made.fixtures, 12);
        ImportCase more(program);
        more.give(valeSeason(4, 6));
        QCOMPARE(child<QComboBox>(more.dialog, "competition")->currentText(), u"Vale"_s);
        QCOMPARE(more.sums(), u"6 new · 6 already in the league · 0 skipped"_s);
        QTest::mouseClick(more.all(), Qt::LeftButton);
        QVERIFY(more.dialog.newLeague().isNull());
        QCOMPARE((*program.league().state(made.id))->played(), 12);
    }

    void aListMadeForAnotherStateIsReadAgain()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Meanwhile"_s));
        ImportCase import(program);
        import.give("name\nHilltop\nLakeside\n");
        Team team;
        team.id = QUuid::createUuid();
        team.name = u"Hilltop"_s;
        QVERIFY(program.league().league().teams().add({team}).has_value());
        QTest::mouseClick(import.all(), Qt::LeftButton);
        QVERIFY(import.dialog.isVisible());
        QVERIFY(import.trouble().contains(u"has changed since"_s));
        QCOMPARE(import.sums(), u"1 new · 1 already in the league · 0 skipped"_s);
        QTest::mouseClick(import.all(), Qt::LeftButton);
        QVERIFY(!import.dialog.isVisible());
        QCOMPARE(program.league().teams().size(), std::size_t{34});
    }

    void aLongListIsShown()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Long"_s));
        ImportCase import(program);
        constexpr int many = 5000;
        QByteArray csv = "name,code\n";
        for (int row = 0; row < many; ++row)
            csv +=
                QByteArrayLiteral("Club ") + QByteArray::number(row) + ",C" + QByteArray::number(row) + '\n';
        import.give(csv);
        QCOMPARE(import.rows()->rowCount(), many);
        // Names that are near each other are not asked about by the thousand.
        QCOMPARE(import.trouble(), QString());
    }

    void whatIsExportedIsKnownAgain()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Export"_s));
        const QTemporaryDir folder;
        for (const auto &[kind, name, words] :
             {std::tuple{0, "teams", "Teams"}, {1, "players", "Players"}, {2, "fixtures", "Fixtures"}}) {
            ExportDialog exported(program.league(), program.competition());
            auto *kinds = child<QComboBox>(exported, "kind");
            kinds->setCurrentIndex(kinds->findText(QLatin1String(words), Qt::MatchStartsWith));
            const QString path = folder.filePath(QLatin1String(name));
            exported.writeTo(path);
            QVERIFY2(exported.saved().contains(path), name);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto list = readList(program.league().league(), static_cast<Kind>(kind), file.readAll(),
                                       {kind == 0 ? QUuid() : program.competition()});
            QVERIFY2(list.has_value() && !list->lines.empty(), name);
            QVERIFY2(list->isClean(), qPrintable(QLatin1String(name)));
            QCOMPARE(list->count(Fate::New), 0);
        }
    }

    /// The pages that take a while are there when they are ticked.
    void aSiteHasForecastAndLuckWhereTheyAreTicked()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Figures"_s));
        const QTemporaryDir folder;
        const QString site = folder.filePath(u"site"_s);
        for (const bool isTicked : {false, true}) {
            ExportDialog exported(program.league(), program.competition());
            auto *kinds = child<QComboBox>(exported, "kind");
            auto *forecast = child<QCheckBox>(exported, "forecast");
            auto *luck = child<QCheckBox>(exported, "luck");
            QVERIFY(!forecast->isVisibleTo(&exported));
            kinds->setCurrentIndex(kinds->findData(static_cast<int>(ExportDialog::Kind::Site)));
            QVERIFY(forecast->isVisibleTo(&exported));
            forecast->setChecked(isTicked);
            luck->setChecked(isTicked);
            exported.writeTo(site + QString::number(isTicked ? 1 : 0));
            QVERIFY2(!exported.saved().isEmpty(), qPrintable(child<QLabel>(exported, "trouble")->text()));
        }
        QVERIFY(!QFile::exists(site + u"0/forecast.html"_s) && !QFile::exists(site + u"0/luck.html"_s));
        QFile forecast(site + u"1/forecast.html"_s);
        QFile luck(site + u"1/luck.html"_s);
        QVERIFY(forecast.open(QIODevice::ReadOnly) && luck.open(QIODevice::ReadOnly));
        QVERIFY(forecast.readAll().contains("<caption>Title race</caption>"));
        QVERIFY(luck.readAll().contains("Without luck"));
    }

    void pagesCalendarAndAllOfIt()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Pages"_s));
        const QTemporaryDir folder;
        const auto exportTo = [&](ExportDialog::Kind kind, const QString &path) {
            ExportDialog exported(program.league(), program.competition());
            auto *kinds = child<QComboBox>(exported, "kind");
            kinds->setCurrentIndex(kinds->findData(static_cast<int>(kind)));
            exported.writeTo(path);
            return std::pair(exported.saved(), child<QLabel>(exported, "trouble")->text());
        };
        QVERIFY(!exportTo(ExportDialog::Kind::Site, folder.filePath(u"site"_s)).first.isEmpty());
        QVERIFY(QFile::exists(folder.filePath(u"site/index.html"_s)));
        // Of matches that were played here with the rolls that decided them.
        QFile fixtures(folder.filePath(u"site/fixtures.html"_s));
        QVERIFY(fixtures.open(QIODevice::ReadOnly));
        QVERIFY(fixtures.readAll().contains("Key dice: "));
        QVERIFY(!exportTo(ExportDialog::Kind::League, folder.filePath(u"all.json"_s)).first.isEmpty());
        QVERIFY(QFile(folder.filePath(u"all.json"_s)).size() > 1000);
        QVERIFY(!exportTo(ExportDialog::Kind::Results, folder.filePath(u"r.csv"_s)).first.isEmpty());
        // How it stands: a row for each team, and for each player who is out or a card away.
        const Competition &played = program.state()->competition;
        for (const auto &[kind, rows] :
             {std::pair(ExportDialog::Kind::Tables, tablesCsv(played)),
              std::pair(ExportDialog::Kind::Absences, absencesCsv(played).value())}) {
            const QString path = folder.filePath(u"standing %1.csv"_s.arg(static_cast<int>(kind)));
            QVERIFY(!exportTo(kind, path).first.isEmpty());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), rows);
        }
        // A name that ends so is a workbook, in which the places are numbers.
        QVERIFY(!exportTo(ExportDialog::Kind::Tables, folder.filePath(u"t.xlsx"_s)).first.isEmpty());
        QVERIFY(!exportTo(ExportDialog::Kind::Fixtures, folder.filePath(u"f.XLSX"_s)).first.isEmpty());
        QFile workbook(folder.filePath(u"t.xlsx"_s));
        QVERIFY(workbook.open(QIODevice::ReadOnly));
        QVERIFY(workbook.readAll().startsWith("PK"));
        const QByteArray tables = tablesCsv(played);
        QCOMPARE(tables.count('\n'), 1 + static_cast<int>(played.definition().entrants.size()));
        QVERIFY(tables.contains("stage,group,position,team,played,won,drawn,lost,goals_for,goals_against,"
                                "goal_difference,points\r\n"));
        // No match has a day yet.
        const auto calendar = exportTo(ExportDialog::Kind::Calendar, folder.filePath(u"days.ics"_s));
        QVERIFY(calendar.first.isEmpty() != QFile::exists(folder.filePath(u"days.ics"_s)));
        QCOMPARE(calendar.first.isEmpty(), !calendar.second.isEmpty());
        // The teams by name, for a calendar alone.
        ExportDialog days(program.league(), program.competition());
        days.show();
        auto *team = child<QComboBox>(days, "team");
        QVERIFY(!team->isVisible());
        auto *kinds = child<QComboBox>(days, "kind");
        kinds->setCurrentIndex(kinds->findData(static_cast<int>(ExportDialog::Kind::Calendar)));
        QVERIFY(team->isVisible());
        QCOMPARE(team->count(),
                 1 + static_cast<int>(program.state()->competition.definition().entrants.size()));
        QVERIFY(team->itemText(1) < team->itemText(2));
        team->setCurrentIndex(1);
        days.writeTo(folder.filePath(u"team.ics"_s));
        QVERIFY2(!calendar.first.isEmpty() ||
                     child<QLabel>(days, "trouble")->text().contains(team->currentText()),
                 qPrintable(child<QLabel>(days, "trouble")->text()));
        const auto nowhere = exportTo(ExportDialog::Kind::Teams, folder.filePath(u"no/t.csv"_s));
        QVERIFY(nowhere.first.isEmpty());
        QVERIFY(nowhere.second.contains(u"There is no folder"_s));
    }

    void whatIsNoListSaysSo()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"No list"_s));
        ImportCase import(program);
        import.give("code,year\nX,1\n");
        QVERIFY(!import.trouble().isEmpty());
        QVERIFY(!import.all()->isEnabled());
        QVERIFY(!import.good()->isEnabled());
        import.dialog.setFile(m_folder.filePath(u"nowhere.csv"_s));
        QVERIFY(import.trouble().contains(u"cannot be read"_s));
        QCOMPARE(import.rows()->rowCount(), 0);
    }
};

TOUCHLINE_TEST(TestImportDialog)

} // namespace test_import_dialog

#include "test_import_dialog.moc"
