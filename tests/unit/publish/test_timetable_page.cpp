// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetabled_day.h"
#include "models/publish/timetable_page.h"
#include "models/words/competition/timetable_text.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"
#include "tests/unit/publish/hostile_names.h"
#include "tests/unit/publish/site_reader.h"

#include <QTest>

namespace test_timetable_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

Competition evening(const QStringList &tables, bool referees = false)
{
    DayPlan plan{QDate(2026, 11, 28), {}, {}};
    plan.rules.tables = tables;
    plan.rules.start = QTime(19, 0);
    plan.rules.referees = referees;
    return withTimetable(cup::make("evening-8"), plan)->after;
}

QStringList textsOf(const ReadPage &page, const char *tag)
{
    QStringList texts;
    for (const ReadElement *one : page.all(tag))
        texts << one->text;
    return texts;
}

ReadPage pageOf(const Competition &competition)
{
    return readPage(timetablePage(competition, Language{}).value());
}

} // namespace

class TestTimetablePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Which match of a pairing it is; in a terminal there is little room.
    void aBestOf()
    {
        Format format = cup::swiss(4, 1);
        std::get<PairedStage>(format.stages.front().plan).bestOf = 3;
        Competition competition = cup::hold(std::move(format));
        cup::drawDue(competition);
        const Progress now = progress(competition);
        const int second = competition.indexOfNumber(3);
        QCOMPARE(timetableWords(competition, now, second, {}).number, u"3, match 2 of 3"_s);
        QCOMPARE(timetableWords(competition, now, second, {}, true).number, u"3 (2/3)"_s);
    }

    void gridForTheWallAndASheetForEachTable()
    {
        const ReadPage page = pageOf(evening({u"Bar"_s, u"Stage"_s}, true));
        QCOMPARE(page.fault, QString());
        QCOMPARE(textsOf(page, "h1"), (QStringList{u"Test Cup"_s, u"Bar"_s, u"Stage"_s}));
        // A sheet of paper for each table.
        QVERIFY(textsOf(page, "style").join(u' ').contains(u"break-after: page"_s));
        QCOMPARE(textsOf(page, "h2"), (QStringList{u"Sat 28 Nov 2026"_s, u"Test Cup, Sat 28 Nov 2026"_s,
                                                   u"Test Cup, Sat 28 Nov 2026"_s}));
        // Every match stands in the grid, and on the sheet of its table with room for its result.
        const QStringList matches = textsOf(page, "div");
        QCOMPARE(matches.size(), 36);
        QCOMPARE(page.ofClass("result").size(), 18U);
        QVERIFY(matches.contains(u"13: 4A v 4B"_s));
        QVERIFY(matches.contains(u"18: W15 v W16"_s));
        QCOMPARE(textsOf(page, "small").size(), 24);
        QVERIFY(textsOf(page, "small").constFirst().startsWith(u"referee: Team "_s));
    }

    void resultsStandThere()
    {
        Competition competition = evening({u"Bar"_s, u"Stage"_s});
        cup::play(competition, 1, {2, 1});
        const QString first = textsOf(pageOf(competition), "div").constFirst();
        QVERIFY2(first.startsWith(u"1: Team "_s) && first.contains(u" 2–1 Team "_s), qPrintable(first));
    }

    void noNameBreaksIt()
    {
        const QStringList names = hostileNames();
        for (const QString &name : names) {
            Competition competition = evening({name.left(200).simplified(), u"Stage"_s});
            QVERIFY(competition.rename(name).has_value());
            const ReadPage page = pageOf(competition);
            QVERIFY2(page.fault.isEmpty(), qPrintable(page.fault));
            QCOMPARE(page.all("h1").size(), 3U);
            QCOMPARE(page.all("script").size(), 0U);
        }
    }

    void withoutAnyTableThereIsNone()
    {
        const auto page = timetablePage(cup::make("evening-8"), Language{});
        QVERIFY(!page.has_value());
        QCOMPARE(page.error().message.english(), u"No match has a table and a time yet."_s);
    }
};

TOUCHLINE_TEST(TestTimetablePage)

} // namespace test_timetable_page

#include "test_timetable_page.moc"
