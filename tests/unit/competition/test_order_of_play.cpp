// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/order_of_play.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"

#include <QTimeZone>

namespace test_order_of_play {

using namespace touchline;

namespace {

struct When
{
    int match = 0;
    const char *date = "";
    const char *time = "";
    const char *zone = "";
};

Competition leagueWith(const std::vector<When> &calendar)
{
    CompetitionDefinition definition = cup::leagueDefinition();
    for (const When &when : calendar) {
        Appointment one;
        one.match = when.match;
        one.date = QDate::fromString(QLatin1String(when.date), Qt::ISODate);
        one.time = QTime::fromString(QLatin1String(when.time), u"HH:mm"_s);
        one.zone = QLatin1String(when.zone);
        definition.calendar.push_back(one);
    }
    return Competition::create(std::move(definition)).value();
}

std::vector<int> order(const std::vector<When> &calendar)
{
    return inOrderOfPlay(leagueWith(calendar), {0, 1, 2, 3});
}

} // namespace

class TestOrderOfPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutACalendarItIsThePlan()
    {
        QCOMPARE(order({}), (std::vector<int>{0, 1, 2, 3}));
        QCOMPARE(inOrderOfPlay(leagueWith({}), {}), std::vector<int>{});
    }

    void aPostponedMatchIsPlayedLater()
    {
        QCOMPARE(order({{1, "2026-08-01"}, {2, "2026-09-20"}, {3, "2026-08-15"}, {4, "2026-08-22"}}),
                 (std::vector<int>{0, 2, 3, 1}));
    }

    void aMatchWithoutADateFollowsTheOneBefore()
    {
        QCOMPARE(order({{1, "2026-08-30"}, {3, "2026-08-15"}, {4, "2026-08-22"}}),
                 (std::vector<int>{2, 3, 0, 1}));
        QCOMPARE(order({{2, "2026-08-30"}, {3, "2026-08-15"}}), (std::vector<int>{0, 2, 3, 1}));
    }

    void aMatchPutOffToAnUnknownDayComesLast()
    {
        const auto putOff = [](const std::vector<When> &calendar) {
            Competition league = leagueWith(calendar);
            Ruling ruling{.match = league.fixtures()[1].number,
                          .kind = Ruling::Kind::Postponed,
                          .teams = progress(league).fixtures[1].teams};
            if (const auto kept = league.rule(ruling); !kept)
                qFatal("%s", qPrintable(kept.error().message.english()));
            return league;
        };
        const Competition dated =
            putOff({{1, "2026-08-01"}, {2, "2026-08-01"}, {3, "2026-08-15"}, {4, "2026-08-22"}});
        QCOMPARE(inOrderOfPlay(dated, {0, 1, 2, 3}), (std::vector<int>{0, 2, 3, 1}));
        QCOMPARE(inOrderOfPlay(putOff({}), {0, 1, 2, 3}), (std::vector<int>{0, 2, 3, 1}));
        // Once it is played it has a place again.
        Competition played = dated;
        QVERIFY(played.record(cup::report(played, played.fixtures()[1].number, {1, 0})));
        QCOMPARE(inOrderOfPlay(played, {0, 1, 2, 3}), (std::vector<int>{0, 1, 2, 3}));
    }

    void theHourCounts()
    {
        QCOMPARE(order({{1, "2026-08-01", "20:45"}, {2, "2026-08-01", "15:30"}, {3, "2026-08-02"}}),
                 (std::vector<int>{1, 0, 2, 3}));
    }

    void clocksOfDifferentZones()
    {
        // tests/run.sh installs the list of time zones.
        QVERIFY(QTimeZone("America/Mexico_City").isValid());
        QVERIFY(QTimeZone("Europe/Berlin").isValid());
        // Noon in Mexico City is evening in Berlin.
        QCOMPARE(order({{1, "2026-08-01", "12:00", "America/Mexico_City"},
                        {2, "2026-08-01", "15:00", "Europe/Berlin"},
                        {3, "2026-08-05"}}),
                 (std::vector<int>{1, 0, 2, 3}));
    }
};

TOUCHLINE_TEST(TestOrderOfPlay)

} // namespace test_order_of_play

#include "test_order_of_play.moc"
