// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/referee_csv.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_referee_csv {

using namespace touchline;
using namespace touchline::testing;

class TestRefereeCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsReadAndWritten()
    {
        const auto list = previewReferees("Schiedsrichter;Verein\nAnna  Weber;FC Köln\nBen Ash;\n");
        QCOMPARE(textsOf(list.allProblems()) + textsOf(list.notes), QStringList());
        const std::vector<RefereeEntry> referees = list.goodValues();
        QCOMPARE(referees.size(), 2U);
        QVERIFY(referees[0] == (RefereeEntry{{}, u"Anna Weber"_s, u"FC Köln"_s, true}));
        QVERIFY(referees[1] == (RefereeEntry{{}, u"Ben Ash"_s, {}, true}));
        QCOMPARE(refereesCsv(referees), QByteArray("name,club\nAnna Weber,FC Köln\nBen Ash,\n"));
        QVERIFY(previewReferees(refereesCsv(referees)).goodValues() == referees);
        // The club may be left out.
        QCOMPARE(previewReferees("name\nWeber\n").goodValues().size(), 1U);
    }

    void whatIsWrongIsNamed()
    {
        const auto list = previewReferees("name,club\nWeber,North\n,South\nWEBER,\n");
        QCOMPARE(list.goodValues().size(), 1U);
        QCOMPARE(list.allProblems().size(), 2U);
        QCOMPARE(list.allProblems()[0].where, u"line 3, column 1"_s);
        QCOMPARE(list.allProblems()[1].what.english(), u"WEBER is in the list twice; first in line 2."_s);
        QVERIFY(!previewReferees("club\nNorth\n").fileProblems.empty());
    }
};

TOUCHLINE_TEST(TestRefereeCsv)

} // namespace test_referee_csv

#include "test_referee_csv.moc"
