// SPDX-License-Identifier: GPL-3.0-or-later
// Referees of a league of clubs: the list, who may have which match, the draw, and appointments by hand.
#include "core/competition/officials.h"

#include "core/competition/competition_json.h"
#include "core/competition/schedule/own_schedule.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"

#include <set>

namespace test_officials {

using namespace touchline;
using namespace touchline::cup;
using namespace touchline::testing;

namespace {

QUuid refereeId(int number)
{
    return QUuid::createUuidV5(space, QStringLiteral("referee %1").arg(number));
}

RefereeEntry referee(int number, const char *name, const char *club = "")
{
    return {refereeId(number), QString::fromUtf8(name), QString::fromUtf8(club), true};
}

/// Eight teams, the twelve matches of two divisions; a day each matchday, all at 15:00.
Competition leagueWith(const std::vector<RefereeEntry> &referees, QTime time = QTime(15, 0))
{
    CompetitionDefinition definition = leagueDefinition();
    const FixturePlan plan = plannedFixtures(definition.format, definition.id);
    for (const Fixture &one : plan.fixtures)
        definition.calendar.push_back(
            {one.number, QDate(2026, 9, 12).addDays(7 * one.round + 70 * one.stage), time, {}, {}, {}, {}});
    Competition league = Competition::create(std::move(definition)).value();
    for (const RefereeEntry &one : referees)
        if (!enterReferee(league, one))
            qFatal("referee refused");
    return league;
}

std::vector<RefereeEntry> manyReferees(int count)
{
    std::vector<RefereeEntry> referees;
    for (int i = 0; i < count; ++i)
        referees.push_back(referee(i, qPrintable(QStringLiteral("Referee %1").arg(i))));
    return referees;
}

void appointDrawn(Competition &league, const std::vector<int> &fixtures, std::uint64_t seed)
{
    const RefereesDrawn drawn = drawnReferees(league, fixtures, seed);
    if (!appointReferees(league, drawn.appointments))
        qFatal("what is drawn is refused");
}

} // namespace

class TestOfficials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListIsEditedAndKept()
    {
        Competition league = makeLeague();
        QVERIFY(Officials(league).isEmpty());
        QCOMPARE(enterReferee(league, {refereeId(1), u" "_s, {}, true}).error().fault, Fault::BadInput);
        QCOMPARE(enterReferee(league, {{}, u"Weber"_s, {}, true}).error().fault, Fault::BadInput);
        QVERIFY(enterReferee(league, referee(1, "Weber", "Team T01")));
        QVERIFY(enterReferee(league, referee(2, " Ada  Ash ")));
        QCOMPARE(enterReferee(league, referee(3, "WEBER")).error().fault, Fault::Refused);
        QCOMPARE(enterReferee(league, referee(1, "Weber", "Team T01")).error().fault, Fault::Refused);
        QVERIFY(enterReferee(league, referee(1, "Weber", "Team T02")));
        ASSIGN_RESULT(again, competitionFromJson(toJson(league)));
        QVERIFY(*again == league);
        const std::vector<RefereeEntry> listed = Officials(*again).listed();
        QCOMPARE(listed.size(), 2U);
        QCOMPARE(listed[0].name, u"Ada Ash"_s);
        QCOMPARE(listed[1].club, u"Team T02"_s);
        QVERIFY(removeReferee(league, refereeId(2)));
        QCOMPARE(removeReferee(league, refereeId(2)).error().fault, Fault::NotFound);
        QCOMPARE(Officials(league).listed().size(), 1U);
        QVERIFY(Officials(league).find(refereeId(2)) != nullptr);
        // The name is free again, and who came off the list may come back.
        QVERIFY(enterReferee(league, referee(2, "Ada Ash")));
    }

    void aClubIsKnownInEverySpelling_data()
    {
        QTest::addColumn<QString>("club");
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("name") << u"FC Köln"_s << true;
        QTest::newRow("other spelling") << u" fc KOLN"_s << true;
        QTest::newRow("code") << u"koe"_s << true;
        QTest::newRow("former name") << u"Kölner BC"_s << true;
        QTest::newRow("another") << u"FC"_s << false;
        QTest::newRow("none") << u""_s << false;
    }

    void aClubIsKnownInEverySpelling()
    {
        QFETCH(QString, club);
        QFETCH(bool, isOwn);
        Entrant team;
        team.name = u"FC Köln"_s;
        team.code = u"KOE"_s;
        team.formerNames = {{u"Kölner BC"_s, {}}};
        QCOMPARE(isOwnClub(club, team), isOwn);
        // The second team belongs to the club, another club with a longer name does not.
        team = {};
        team.name = u"FC Köln II"_s;
        QCOMPARE(isOwnClub(u"FC Köln"_s, team), true);
        team.name = u"FC Köln Nord"_s;
        QCOMPARE(isOwnClub(u"FC Köln"_s, team), false);
    }

    void nobodyHasTheOwnClubOrTwoMatchesAtOnce()
    {
        std::vector<RefereeEntry> referees = manyReferees(4);
        for (int i = 0; i < 4; ++i)
            referees[at(i)].club = QStringLiteral("Team T0%1").arg(i + 1);
        Competition league = leagueWith(referees);
        std::set<std::vector<QUuid>> ways;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const std::vector<int> matchday = matchdayOf(league, 0);
            QCOMPARE(matchday.size(), 4U);
            const RefereesDrawn drawn = drawnReferees(league, matchday, seed);
            QCOMPARE(drawn.appointments.size(), 4U);
            QVERIFY(drawn.without.empty());
            Competition changed = league;
            QVERIFY(appointReferees(changed, drawn.appointments));
            const Officials officials(changed);
            const Progress now = progress(changed);
            std::vector<QUuid> way;
            for (const int fixture : matchday) {
                QVERIFY(!obstacleFor(*officials.refereeOf(fixture), fixture, changed, now, officials));
                way.push_back(officials.refereeOf(fixture)->id);
            }
            QCOMPARE(std::set<QUuid>(way.begin(), way.end()).size(), 4U);
            ways.insert(way);
            // The same seed draws the same.
            QVERIFY(drawnReferees(league, matchday, seed).appointments == drawn.appointments);
        }
        QVERIFY(ways.size() > 1);
    }

    void aSeasonIsEven()
    {
        Competition league = leagueWith(manyReferees(5));
        for (int round = 0; round < 3; ++round)
            for (std::size_t i = 0; i < league.fixtures().size(); ++i)
                if (league.fixtures()[i].round == round && league.fixtures()[i].stage == 0) {
                    appointDrawn(league, matchdayOf(league, static_cast<int>(i)), 7);
                    break;
                }
        const Officials officials(league);
        for (const RefereeEntry &one : officials.listed()) {
            const std::size_t matches = officials.matchesOf(one.id, league).size();
            QVERIFY(matches == 2 || matches == 3);
        }
    }

    void whatNobodyCanHaveIsNamed()
    {
        Competition league = leagueWith({});
        QCOMPARE(drawnReferees(league, {0}, 1).without.front().why.english(),
                 u"There are no referees on the list."_s);
        const Progress now = progress(league);
        const QString home = league.entrant(now.fixtures[0].teams[Side::Home]).name;
        QVERIFY(enterReferee(league, referee(1, "Weber", qPrintable(home))));
        QCOMPARE(drawnReferees(league, {0}, 1).without.front().why.english(),
                 u"Every referee belongs to one of the two clubs."_s);
        QVERIFY(enterReferee(league, referee(2, "Ash")));
        const RefereesDrawn drawn = drawnReferees(league, matchdayOf(league, 0), 1);
        QCOMPARE(drawn.appointments.size(), 2U);
        QCOMPARE(drawn.without.size(), 2U);
        QVERIFY(drawn.without.front().why.english().startsWith(u"Nobody is free"_s));
        // Hours apart on one day: everybody gets one after the other.
        std::vector<Appointment> calendar = league.definition().calendar;
        for (std::size_t i = 0; i < calendar.size(); ++i)
            calendar[i].time = QTime(10, 0).addSecs(static_cast<int>(i % 4) * 2 * 60 * 60);
        QVERIFY(league.setCalendar(calendar));
        QVERIFY(drawnReferees(league, matchdayOf(league, 0), 1).without.empty());
    }

    void byHandOnlyWithAReasonAgainstTheRules()
    {
        Competition league = leagueWith({referee(2, "Ash")});
        const Progress now = progress(league);
        const QString home = league.entrant(now.fixtures[0].teams[Side::Home]).name;
        QVERIFY(enterReferee(league, referee(1, "Weber", qPrintable(home))));
        const int first = league.fixtures()[0].number;
        const int second = league.fixtures()[1].number;
        const Competition before = league;
        QCOMPARE(appointReferees(league, {{first, refereeId(1), false, {}}}).error().fault, Fault::Refused);
        QVERIFY(appointReferees(league, {{first, refereeId(2), false, {}}}));
        QCOMPARE(appointReferees(league, {{first, refereeId(2), false, {}}}).error().fault, Fault::Refused);
        QCOMPARE(appointReferees(league, {{second, refereeId(2), false, {}}}).error().fault, Fault::Refused);
        QCOMPARE(appointReferees(league, {{99, refereeId(2), false, {}}}).error().fault, Fault::NotFound);
        QCOMPARE(appointReferees(league, {{second, refereeId(9), false, {}}}).error().fault, Fault::NotFound);
        // Both change places at once: neither stands in the way of the other.
        QVERIFY(appointReferees(league, {{second, refereeId(1), false, u"only one there"_s}}));
        QVERIFY(appointReferees(
            league, {{first, refereeId(1), false, u"nobody else"_s}, {second, refereeId(2), false, {}}}));
        const Officials officials(league);
        QCOMPARE(officials.nameOf(0), u"Weber"_s);
        QCOMPARE(officials.appointment(0)->reason, u"nobody else"_s);
        QCOMPARE(
            obstacleText(*obstacleFor(*officials.refereeOf(0), 0, league, now, officials), league).english(),
            u"own club: "_s + home);
        ASSIGN_RESULT(again, competitionFromJson(toJson(league)));
        QVERIFY(*again == league);
        QVERIFY(appointReferees(league, {{first, {}, false, {}}}));
        QVERIFY(Officials(league).appointment(0) == nullptr);
        QCOMPARE(appointReferees(league, {{first, {}, false, {}}}).error().fault, Fault::Refused);
    }

    void whoLeavesTheListLeavesMatchesToCome()
    {
        Competition league = leagueWith(manyReferees(4));
        appointDrawn(league, matchdayOf(league, 0), 3);
        const std::vector<int> matchday = matchdayOf(league, 0);
        play(league, league.fixtures()[at(matchday[0])].number, {1, 0});
        const QUuid played = Officials(league).refereeOf(matchday[0])->id;
        const QUuid open = Officials(league).refereeOf(matchday[1])->id;
        QVERIFY(removeReferee(league, played));
        QVERIFY(removeReferee(league, open));
        QVERIFY(Officials(league).refereeOf(matchday[0]) != nullptr);
        QVERIFY(Officials(league).refereeOf(matchday[1]) == nullptr);
        // A draw gives a referee only to what is to be played and has none.
        QCOMPARE(withoutReferee(league, matchday), std::vector<int>{matchday[1]});
        QCOMPARE(withoutReferee(league, matchday, true).size(), 3U);
        QVERIFY(drawnReferees(league, {matchday[0]}, 1).appointments.empty());
    }

    void aMatchIsShorterWhereATeamPlaysTwoInAnEvening()
    {
        Competition league = leagueWith(manyReferees(2));
        QCOMPARE(refereeMinutes(league, progress(league)), 90);
        std::vector<Appointment> calendar = league.definition().calendar;
        for (Appointment &one : calendar) {
            const int round = league.fixtures()[at(league.indexOfNumber(one.match))].round;
            one.date = QDate(2026, 9, 12);
            one.time = QTime(18, 0).addSecs(round * 40 * 60);
        }
        QVERIFY(league.setCalendar(calendar));
        QCOMPARE(refereeMinutes(league, progress(league)), 40);
    }

    /// Another schedule would give the numbers to other matches.
    void anAppointmentHoldsTheSchedule()
    {
        Competition league = make("league-4");
        QVERIFY(enterReferee(league, referee(1, "Weber")));
        QVERIFY(!reschedulableFixtures(league).empty());
        QVERIFY(appointReferees(league, {{league.fixtures()[0].number, refereeId(1), false, {}}}));
        QVERIFY(reschedulableFixtures(league).empty());
    }
};

TOUCHLINE_TEST(TestOfficials)

} // namespace test_officials

#include "test_officials.moc"
