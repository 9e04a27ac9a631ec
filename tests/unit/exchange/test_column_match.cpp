// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/named_columns.h"
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
    /// Headings that nobody knows are named; everything else stays as it was, every line at its number.
    void headingsAreNamed_data()
    {
        testing::columns<QByteArray, QByteArray>();
        const auto row = [](const char *name, const QByteArray &list, const QByteArray &wanted) {
            QTest::newRow(name) << list << wanted;
        };
        row("semicolons", "Zespół;Nr;Zawodnik\nA;1;\"Nowak; Ewa\"\n",
            "\"team\";\"Nr\";\"name\"\nA;1;\"Nowak; Ewa\"\n");
        row("a first line that names the separator", "sep=|\r\nzespol|ZAWODNIK\r\nA|B\r\n",
            "sep=|\r\n\"team\"|\"name\"\r\nA|B\r\n");
        row("empty lines before it", "\n\nZespół,Zawodnik\nA,B", "\n\n\"team\",\"name\"\nA,B");
        row("a heading of two lines", "\"Zespół\",\"Zawodnik\",\"x\ny\"\nA,B,C\n",
            "\"team\",\"name\",\"x\ny\"\nA,B,C\n");
        row("the name stands over something else", "Name,Zespół,Zawodnik\nx,A,B\n",
            "\"(Name)\",\"team\",\"name\"\nx,A,B\n");
        row("so it does in another spelling", "NAME ,Zespół,Zawodnik\nx,A,B\n",
            "\"(NAME)\",\"team\",\"name\"\nx,A,B\n");
        row("Windows-1252", "Zesp\xF3\x6C,Zawodnik\n\xC4,B\n", "\"team\",\"name\"\nÄ,B\n");
    }
    void headingsAreNamed()
    {
        const auto [list, wanted] = row<QByteArray, QByteArray>();
        const auto named =
            withNamedColumns(list, {{u"team"_s, u"Zespól"_s}, {u"name"_s, u"zawodnik"_s}}, playerColumns);
        QVERIFY(named.has_value());
        QCOMPARE(QString::fromUtf8(*named), QString::fromUtf8(wanted));
        QCOMPARE(withNamedColumns(list, {}, playerColumns).value(), list);
    }
    void headingsThatDoNotFit()
    {
        const QByteArray list = "Zespół,Zawodnik\nA,B\n";
        const auto missing = withNamedColumns(list, {{u"team"_s, u"Klub"_s}}, playerColumns);
        QVERIFY(!missing);
        QCOMPARE(missing.error().problems.front().where, u"team"_s);
        QVERIFY(missing.error().problems.front().hint.english().contains(u"Zespół, Zawodnik"_s));
        const auto twice =
            withNamedColumns(list, {{u"team"_s, u"Zespół"_s}, {u"name"_s, u"zespół"_s}}, playerColumns);
        QVERIFY(!twice);
        QCOMPARE(twice.error().problems.size(), std::size_t(1));
        QCOMPARE(withNamedColumns({}, {{u"team"_s, u"x"_s}}, playerColumns).value(), QByteArray());
        QCOMPARE(headingsOf(list, playerColumns), (QStringList{u"Zespół"_s, u"Zawodnik"_s}));
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
        QCOMPARE(textsOf(match.problems), lines("line 1: The column home_goals is missing."));
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
        QCOMPARE(textsOf(matched({u"x"_s}, goals).problems), lines("line 1: The column goals is missing."));
    }

    void twoHeadingsForOneColumn()
    {
        QCOMPARE(textsOf(matched({u"name"_s, u"home goals"_s, u"name"_s}).problems),
                 lines("line 1, column 3: Two columns are named \"name\"."));
        QCOMPARE(textsOf(matched({u"Club"_s, u"home goals"_s, u"Team"_s}).problems),
                 lines("line 1, column 3: The columns \"Club\" and \"Team\" both mean name."));
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
