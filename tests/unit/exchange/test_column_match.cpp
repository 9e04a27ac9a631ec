// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/column_match.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/told_problems.h"

#include <QTest>

namespace test_column_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

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
        const ColumnMatch match = matched({heading, QStringLiteral("Club")});
        QCOMPARE(told(match.problems), QStringList());
        QCOMPARE(match.cellOf.value(QStringLiteral("home_goals"), -1), 0);
        QCOMPARE(match.cellOf.value(QStringLiteral("name"), -1), 1);
        QVERIFY(!match.cellOf.contains(QStringLiteral("date")));
    }

    void accentsDoNotMatterEither()
    {
        QCOMPARE(matched({QStringLiteral("Kurzel")}).cellOf.value(QStringLiteral("kürzel"), -1), 0);
    }

    void missingAndUnknownColumnsAreNamed()
    {
        const ColumnMatch match =
            matched({QStringLiteral("name"), QStringLiteral("colour"), QString(), QStringLiteral("??")});
        QCOMPARE(match.missing, lines("home_goals"));
        QCOMPARE(match.unknown, (std::vector<qsizetype>{1, 3}));
        QCOMPARE(told(match.problems), lines("line 1: The column home_goals is missing."));
        QCOMPARE(told(match.notes), lines("line 1, column 2: The unknown column colour is ignored.",
                                          "line 1, column 4: The unknown column ?? is ignored."));
        ColumnSet strict = columns;
        strict.refusal = "There is no column %1 in a list of songs.";
        const ColumnMatch refused =
            matched({QStringLiteral("name"), QStringLiteral("colour"), QStringLiteral("home goals")}, strict);
        QCOMPARE(told(refused.problems),
                 lines("line 1, column 2: There is no column colour in a list of songs."));
        QCOMPARE(told(refused.notes), QStringList());
    }

    void twoHeadingsForOneColumn()
    {
        QCOMPARE(told(matched({QStringLiteral("name"), QStringLiteral("home goals"), QStringLiteral("name")})
                          .problems),
                 lines("line 1, column 3: Two columns are named \"name\"."));
        QCOMPARE(told(matched({QStringLiteral("Club"), QStringLiteral("home goals"), QStringLiteral("Team")})
                          .problems),
                 lines("line 1, column 3: The columns \"Club\" and \"Team\" both mean name."));
        // The program's own name comes first, wherever it stands.
        const ColumnMatch match =
            matched({QStringLiteral("team"), QStringLiteral("home goals"), QStringLiteral("Name")});
        QCOMPARE(told(match.problems), QStringList());
        QCOMPARE(match.cellOf.value(QStringLiteral("name"), -1), 2);
        QCOMPARE(match.unknown, (std::vector<qsizetype>{0}));
    }

    void theNamesMakeAHeader() { QCOMPARE(columns.names(), lines("name", "home_goals", "kürzel", "date")); }
};

TOUCHLINE_TEST(TestColumnMatch)

} // namespace test_column_match

#include "test_column_match.moc"
