// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/import_table.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_column_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

const ColumnSet playerColumns{{neededColumn("team"), neededColumn("name")}};

const ColumnSet columns{{neededColumn("name", "team,club"), neededColumn("home_goals", "goals 1"),
                         optionalColumn("kürzel"), optionalColumn("date", "day")}};

ColumnMatch matched(const QStringList &header, const ColumnSet &known = columns)
{
    return matchColumns({1, header}, known);
}

} // namespace

class TestColumnMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Headings that nobody knows are named, in any spelling; every line keeps its number.
    void headingsAreNamed_data()
    {
        testing::columns<QByteArray, int, int, int>();
        const auto row = [](const char *name, const QByteArray &list, int team, int player, int line) {
            QTest::newRow(name) << list << team << player << line;
        };
        row("semicolons", "Zespół;Nr;Zawodnik\nA;1;\"Nowak; Ewa\"\n", 0, 2, 2);
        row("a first line that names the separator", "sep=|\r\nzespol|ZAWODNIK\r\nA|B\r\n", 0, 1, 3);
        row("empty lines before it", "\n\nZespół,Zawodnik\nA,B", 0, 1, 4);
        row("a title above it", "Season 2026\nZespół,Zawodnik\nA,B", 0, 1, 3);
        row("a heading of two lines", "\"Zespół\",\"Zawodnik\",\"x\ny\"\nA,B,C\n", 0, 1, 3);
        row("the name stands over something else", "Name,Zespół,Zawodnik\nx,A,B\n", 1, 2, 2);
        row("so it does in another spelling", "NAME ,Zespół,Zawodnik\nx,A,B\n", 1, 2, 2);
        row("Windows-1252", "Zesp\xF3\x6C,Zawodnik\n\xC4,B\n", 0, 1, 2);
    }
    void headingsAreNamed()
    {
        const auto [list, team, player, line] = row<QByteArray, int, int, int>();
        const CsvList named(list, {{u"team"_s, u"Zespól"_s}, {u"name"_s, u"zawodnik"_s}});
        const ImportTable table(named, playerColumns);
        QCOMPARE(textsOf(table.problems()), QStringList());
        QCOMPARE(table.cellOf(u"team"_s), team);
        QCOMPARE(table.cellOf(u"name"_s), player);
        QCOMPARE(table.rows().front().line, line);
    }
    void headingsThatDoNotFit()
    {
        const QByteArray list = "Zespół,Zawodnik\nA,B\n";
        const auto problems = [&list](const NamedColumns &named) {
            return ImportTable({list, named}, playerColumns).problems();
        };
        const Problems missing = problems({{u"team"_s, u"Klub"_s}, {u"name"_s, u"Zawodnik"_s}});
        QCOMPARE(textsOf(missing), lines("line 1: The list has no column \"Klub\"."));
        QVERIFY(missing.front().hint.english().contains(u"Zespół, Zawodnik"_s));
        QCOMPARE(textsOf(problems({{u"team"_s, u"Zespół"_s}, {u"name"_s, u"zespół"_s}}))
                     .join(u'|')
                     .contains(u"The column \"Zespół\" is already used for"_s),
                 true);
        QVERIFY(ImportTable({{}, {{u"team"_s, u"x"_s}}}, playerColumns).rows().empty());
        QCOMPARE(headingsOf(list, playerColumns), (QStringList{u"Zespół"_s, u"Zawodnik"_s}));
    }

    /// A heading that would be found can be no column, and one that is chosen leaves its own to nobody. What
    /// is said of it has the words of people, not the keys of files.
    void headingsAreIgnored()
    {
        const ColumnSet players{{neededColumn("team", "club"), optionalColumn("short_name", "short"),
                                 neededColumn("name", "player")}};
        const auto table = [&players](const NamedColumns &named) {
            return ImportTable({"Club;Short name;Short;Player\nA;X;Y;B\n", named}, players);
        };
        QCOMPARE(table({}).cellOf(u"short_name"_s), 1);
        const ImportTable without = table({{u"short_name"_s, QString()}});
        QCOMPARE(without.cellOf(u"short_name"_s), -1);
        QCOMPARE(textsOf(without.problems()), QStringList());
        QCOMPARE(textsOf(without.notes()), lines("line 1: Columns that are ignored: Short name, Short."));
        QCOMPARE(textsOf(table({{u"short_name"_s, u"Club"_s}}).problems()),
                 lines("line 1: The column \"Team\" is missing."));
        QCOMPARE(textsOf(table({{u"team"_s, QString()}}).problems()),
                 lines("line 1: The column \"Team\" is missing."));
        QCOMPARE(table({{u"short_name"_s, u"short"_s}}).cellOf(u"short_name"_s), 2);
    }

    /// Whoever reads what a column is called can write that as its heading.
    void wordsOfColumnsAreHeadings()
    {
        for (const ColumnSet &set :
             {teamListColumns(), squadListColumns(), fixtureListColumns(), resultListColumns()})
            for (const KnownColumn &column : set.columns) {
                const ColumnMatch match = matchColumns({1, {columnWords(column.name)}}, set);
                QVERIFY2(match.cellOf.contains(column.name), qPrintable(column.name));
            }
    }

    void spellingDoesNotMatter_data()
    {
        QTest::addColumn<QString>("heading");
        for (const char *heading : {"home_goals", "Home goals", "HomeGoals", "HOME-GOALS", " home  goals ",
                                    "Home Goals:", "goals_1", "Goals1", "ｈｏｍｅ goals"})
            QTest::newRow(heading) << QString::fromUtf8(heading);
    }

    void spellingDoesNotMatter()
    {
        QFETCH(QString, heading);
        const ColumnMatch match = matched({heading, u"Club"_s});
        QCOMPARE(textsOf(match.problems), QStringList());
        QCOMPARE(match.cellOf.value(u"home_goals"_s, -1), 0);
        QCOMPARE(match.cellOf.value(u"name"_s, -1), 1);
        QVERIFY(!match.cellOf.contains(u"date"_s));
    }

    void accentsDoNotMatterEither() { QCOMPARE(matched({u"Kurzel"_s}).cellOf.value(u"kürzel"_s, -1), 0); }

    void missingAndUnknownColumnsAreNamed()
    {
        const ColumnMatch match = matched({u"name"_s, u"colour"_s, QString(), u"??"_s});
        QCOMPARE(match.missing, lines("home_goals"));
        QCOMPARE(match.unknown, (std::vector<qsizetype>{1, 3}));
        QCOMPARE(textsOf(match.problems), lines("line 1: The column \"Home goals\" is missing."));
        QCOMPARE(textsOf(match.notes), lines("line 1: Columns that are ignored: colour, ??."));
        QStringList many{u"name"_s, u"home goals"_s};
        for (int i = 0; i < 100; ++i)
            many << u"x%1"_s.arg(i);
        const ColumnMatch wide = matched(many);
        QCOMPARE(wide.notes.size(), std::size_t{1});
        QVERIFY(textsOf(wide.notes).front().endsWith(u"x28, x29 and 70 more."_s));
    }

    /// Of two headings for a column that need not be there, the first in the table of headings is taken.
    void optionalColumnsChooseTheirHeading()
    {
        const ColumnSet shirts{{neededColumn("name"), optionalColumn("shirt", "squad number,no,#")}};
        const ColumnMatch match = matched({u"#"_s, u"Name"_s, u"No."_s, u"Squad number"_s}, shirts);
        QCOMPARE(textsOf(match.problems), QStringList());
        QCOMPARE(match.cellOf.value(u"shirt"_s, -1), 3);
        QCOMPARE(textsOf(match.notes), lines("line 1: Columns that are ignored: #, No."));
        QCOMPARE(matched({u"#"_s, u"name"_s}, shirts).cellOf.value(u"shirt"_s, -1), 0);
    }

    /// A column may be missing where another says the same.
    void columnsHaveSubstitutes()
    {
        const ColumnSet goals{{neededUnless("score", "goals", "g"), optionalColumn("score")}};
        QCOMPARE(textsOf(matched({u"score"_s}, goals).problems), QStringList());
        QCOMPARE(textsOf(matched({u"x"_s}, goals).problems),
                 lines("line 1: The column \"Goals\" is missing."));
    }

    void twoHeadingsForOneColumn()
    {
        QCOMPARE(textsOf(matched({u"name"_s, u"home goals"_s, u"name"_s}).problems),
                 lines("line 1, column 3: Two columns are named \"name\"."));
        QCOMPARE(textsOf(matched({u"Club"_s, u"home goals"_s, u"Team"_s}).problems),
                 lines("line 1, column 3: The columns \"Club\" and \"Team\" both mean \"Name\"."));
        // The program's own name comes first, wherever it stands.
        const ColumnMatch match = matched({u"team"_s, u"home goals"_s, u"Name"_s});
        QCOMPARE(textsOf(match.problems), QStringList());
        QCOMPARE(match.cellOf.value(u"name"_s, -1), 2);
        QCOMPARE(match.unknown, (std::vector<qsizetype>{0}));
    }

    void theNamesMakeAHeader() { QCOMPARE(columns.names(), lines("name", "home_goals", "kürzel", "date")); }
};

TOUCHLINE_TEST(TestColumnMatch)

} // namespace test_column_match

#include "test_column_match.moc"
