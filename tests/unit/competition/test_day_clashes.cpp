// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/day_clashes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_day_clashes {

using namespace touchline;

namespace {

const QString berlin = u"Europe/Berlin"_s;
const QString london = u"Europe/London"_s;
const QDate september(2026, 9, 5);

/// Four teams, to and fro: match 1 is T01-T02, match 2 T03-T04, match 7 T02-T01.
Competition dated(const std::vector<Appointment> &calendar, std::uint64_t seed = 1)
{
    Competition competition = cup::make("league-4", seed);
    if (const auto set = competition.setCalendar(calendar); !set)
        qFatal("%s", qPrintable(set.error().message.english()));
    return competition;
}

Appointment on(int match, QDate day, QTime time, const QString &zone, const char *ground = "")
{
    return {match, day, time, zone, QString::fromUtf8(ground), {}, {}};
}

std::vector<DayClash> clashesOf(const std::vector<Appointment> &calendar)
{
    return dayClashes(cup::make("league-4"), dated(calendar));
}

} // namespace

class TestDayClashes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTableIsOneHoweverItIsWritten()
    {
        const auto clashes = [](const char *other, QTime time) {
            return clashesOf(
                {on(1, september, QTime(19, 0), {}, "Table 1"), on(2, september, time, {}, other)});
        };
        const std::vector<DayClash> one{{0, 1, -1}};
        QCOMPARE(clashes("table  1", QTime(19, 0)), one);
        QCOMPARE(clashes("TABLE 1 ", QTime(19, 0)), one);
        QVERIFY(clashes("Table 10", QTime(19, 0)).empty());
        QVERIFY(clashes("Table 1", QTime(20, 0)).empty());
    }

    void hoursOfTwoZonesAreMoments()
    {
        const auto clashes = [](QTime inLondon) {
            return clashesOf({on(1, september, QTime(19, 0), berlin, "Table 1"),
                              on(2, september, inLondon, london, "Table 1")});
        };
        QCOMPARE(clashes(QTime(18, 0)), (std::vector<DayClash>{{0, 1, -1}}));
        QVERIFY(clashes(QTime(19, 0)).empty());
        // The same moment has two days.
        const int returnMatch = cup::make("league-4").indexOfNumber(7);
        QCOMPARE(clashesOf({on(1, september.addDays(1), QTime(0, 30), berlin),
                            on(7, september, QTime(23, 30), london)}),
                 (std::vector<DayClash>{{0, returnMatch, 0}}));
        // A match without a zone has that of the calendar.
        QCOMPARE(clashesOf({on(1, september, QTime(19, 0), berlin, "Table 1"),
                            on(2, september, QTime(19, 0), {}, "Table 1")}),
                 (std::vector<DayClash>{{0, 1, -1}}));
    }

    void otherCompetitionsTakeTeamsAndTables()
    {
        const Competition before = cup::make("league-4");
        const Competition elsewhere = dated({on(1, september, QTime(19, 0), berlin, "Table 1")}, 2);
        const auto clashes = [&](const Appointment &moved) {
            return dayClashesElsewhere(before, dated({moved}), elsewhere);
        };
        QCOMPARE(clashes(on(1, september, QTime(18, 0), london)), (std::vector<DayClash>{{0, 0, 0}}));
        QCOMPARE(clashes(on(2, september, QTime(19, 0), berlin, "table 1")),
                 (std::vector<DayClash>{{1, 0, -1}}));
        // Two competitions may be played on one day.
        QVERIFY(clashes(on(1, september, QTime(20, 0), berlin, "Table 1")).empty());
        QVERIFY(clashes(on(1, september, QTime(), berlin, "Table 1")).empty());
        QVERIFY(clashes(on(2, september, QTime(19, 0), berlin, "Table 2")).empty());
        // A match that begins while another one is played, as long as somebody says how long they take.
        const auto overlaps = [&](QTime time, const MatchLengths &lengths) {
            return !dayClashesElsewhere(before, dated({on(2, september, time, berlin, "Table 1")}), elsewhere,
                                        lengths)
                        .empty();
        };
        QVERIFY(overlaps(QTime(18, 41), {20, 0}));
        QVERIFY(!overlaps(QTime(18, 40), {20, 90}));
        QVERIFY(!overlaps(QTime(18, 41), {0, 90}));
        QVERIFY(overlaps(QTime(20, 29), {20, 90}));
        QVERIFY(!overlaps(QTime(20, 30), {20, 90}));
        // What stays where it was is not named.
        const Competition there = dated({on(1, september, QTime(19, 0), berlin)});
        QVERIFY(dayClashesElsewhere(there, there, elsewhere).empty());
    }

    void aDayThatCanHardlyBeMeantIsNamed()
    {
        const auto saidOf = [](const Competition &before, QDate day, QDate today) {
            Competition after = before;
            cup::rule(after, cup::ruling(after, 1, Ruling::Kind::Postponed, {.newDate = day}));
            QStringList said;
            for (const Message &one : doubtfulDays(before, after, today))
                said << one.english();
            return said;
        };
        const Competition planned = dated({on(1, september, QTime(19, 0), berlin)});
        const QString earlier =
            u"Check the date: match 1 would be on 2026-09-04, before its present date, 2026-09-05."_s;
        QCOMPARE(saidOf(planned, september.addDays(-1), {}), QStringList{earlier});
        QCOMPARE(saidOf(planned, september.addDays(-1), september.addDays(7)), QStringList{earlier});
        QCOMPARE(saidOf(planned, september, {}), QStringList());
        QCOMPARE(saidOf(planned, september.addDays(1), september.addDays(1)), QStringList());
        QCOMPARE(saidOf(planned, september.addDays(1), september.addDays(2)),
                 QStringList{u"Check the date: match 1 would be on 2026-09-06, a day that has passed."_s});
        // In another year than all the others.
        QCOMPARE(saidOf(planned, september.addDays(364), september), QStringList());
        QCOMPARE(saidOf(planned, september.addDays(365), september),
                 QStringList{u"Check the date: 2027-09-05 is a year or more away from every match."_s});
        // No day was known, and none is now.
        const Competition undated = cup::make("league-4");
        QCOMPARE(saidOf(undated, september, september), QStringList());
        QCOMPARE(saidOf(undated, september, september.addDays(1)).size(), 1);
        QCOMPARE(saidOf(undated, {}, september), QStringList());
        // What was ruled before is not said again.
        Competition ruled = planned;
        cup::rule(ruled, cup::ruling(ruled, 1, Ruling::Kind::Postponed, {.newDate = september.addDays(-1)}));
        QVERIFY(doubtfulDays(ruled, ruled, september).empty());
    }

    void hoursThatAreNoneOrTwo()
    {
        const auto hours =
            doubtfulHours(cup::make("league-4"), dated({on(4, QDate(2026, 3, 29), QTime(2, 30), berlin),
                                                        on(5, QDate(2026, 10, 25), QTime(2, 30), {}),
                                                        on(6, QDate(2026, 10, 25), QTime(3, 30), {})}));
        QCOMPARE(hours.size(), std::size_t{2});
        QCOMPARE(hours[0].first, 4);
        QCOMPARE(hours[0].second.english(),
                 u"There is no 02:30 on 2026-03-29 in Europe/Berlin: the clocks go forward."_s);
        QCOMPARE(hours[1].first, 5);
        QCOMPARE(hours[1].second.english(),
                 u"02:30 comes twice on 2026-10-25 in Europe/Berlin: the clocks go back."_s);
    }
};

TOUCHLINE_TEST(TestDayClashes)

} // namespace test_day_clashes

#include "test_day_clashes.moc"
