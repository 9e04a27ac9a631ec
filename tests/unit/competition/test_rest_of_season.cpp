// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/rest_of_season.h"

#include "core/base/index.h"
#include "core/competition/competition_json.h"
#include "core/competition/schedule/dated_fixtures.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_rest_of_season {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QDate firstDay(2026, 9, 5);

Calendar weekly()
{
    Calendar calendar;
    calendar.first = firstDay;
    calendar.every = 7;
    return calendar;
}

/// Six teams, five matchdays of three matches, on Saturdays.
Competition league(const SeasonDays &days = {weekly(), {}})
{
    Competition made = cup::make("league-6x1");
    auto dates = datedFixtures(made, days.calendar);
    if (!dates || !made.setCalendar(std::move(*dates), toJson(days, made.definition().entrants)))
        qFatal("no dates");
    return made;
}

void playMatchdays(Competition &competition, int matchdays)
{
    for (const Fixture &fixture : competition.fixtures())
        if (fixture.round < matchdays)
            cup::play(competition, fixture.number, {1, 0});
}

QDate dayOf(const Competition &competition, int number)
{
    const Appointment *day = competition.appointment(competition.indexOfNumber(number));
    return day == nullptr ? QDate() : day->date;
}

/// The day of the first match of each matchday.
QStringList matchdays(const Competition &competition)
{
    QStringList days;
    for (const Fixture &fixture : competition.fixtures())
        if (fixture.round == days.size())
            days << dayOf(competition, fixture.number).toString(u"MMdd"_s);
    return days;
}

int homeTeam(const Competition &competition, int number)
{
    return progress(competition).fixtures[at(competition.indexOfNumber(number))].teams[Side::Home];
}

QString refusal(const Result<RestOfSeason> &rest)
{
    return rest ? QString() : rest.error().message.english();
}

Ruling postponed(const Competition &competition, int number, QDate day)
{
    Ruling ruling{.match = number,
                  .kind = Ruling::Kind::Postponed,
                  .teams = progress(competition).fixtures[at(competition.indexOfNumber(number))].teams,
                  .newDate = day};
    return ruling;
}

} // namespace

class TestRestOfSeason : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasPlayedStays()
    {
        Competition season = league();
        playMatchdays(season, 2);
        SeasonDays days = seasonDaysOf(season);
        QCOMPARE(days.calendar.first, QDate(2026, 9, 19));
        QCOMPARE(days.calendar.every, 7);
        // The same days again move nothing.
        QVERIFY(dayMoves(season, withRestOfSeason(season, days)->after).empty());
        days.calendar.every = 14;
        days.calendar.blackouts = {{QDate(2026, 10, 1), QDate(2026, 10, 10), {}}};
        const auto rest = withRestOfSeason(season, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QCOMPARE(matchdays(rest->after), (u"0905 0912 0919 1017 1031"_s.split(u' ')));
        QCOMPARE(rest->broken.size(), std::size_t{0});
        const std::vector<DayMove> moves = dayMoves(season, rest->after);
        QCOMPARE(moves.size(), std::size_t{2});
        QCOMPARE(moves[0].fixtures.size(), std::size_t{3});
        QCOMPARE(moves[0].fromDay, QDate(2026, 9, 26));
        QCOMPARE(moves[0].toDay, QDate(2026, 10, 17));
        // They are noted, and begin with what is left the next time.
        ASSIGN_RESULT(kept, competitionFromJson(toJson(rest->after)));
        QVERIFY(*kept == rest->after);
        QCOMPARE(seasonDaysOf(*kept).calendar.blackouts, days.calendar.blackouts);
        QVERIFY(dayMoves(*kept, withRestOfSeason(*kept, seasonDaysOf(*kept))->after).empty());
    }

    void withoutNotesTheRhythmIsGuessed()
    {
        Competition season = league();
        QVERIFY(season.setCalendar(season.definition().calendar, QJsonObject()).has_value());
        playMatchdays(season, 1);
        const SeasonDays days = seasonDaysOf(season);
        QCOMPARE(days.calendar.first, QDate(2026, 9, 12));
        QCOMPARE(days.calendar.every, 7);
        QVERIFY(dayMoves(season, withRestOfSeason(season, days)->after).empty());
        const Competition undated = cup::make("league-6x1");
        QVERIFY(!seasonDaysOf(undated).calendar.first.isValid());
        QVERIFY(
            refusal(withRestOfSeason(undated, seasonDaysOf(undated))).contains("first date is missing"_L1));
    }

    void aWishLetsMatchdaysChangePlaces()
    {
        Competition season = league();
        playMatchdays(season, 2);
        // The home team of the third matchday cannot be at home on its day.
        int number = 0;
        for (const Fixture &fixture : season.fixtures())
            if (fixture.round == 2 && number == 0)
                number = fixture.number;
        const int home = homeTeam(season, number);
        SeasonDays days = seasonDaysOf(season);
        days.wishes = {{WishKind::NotHome, {season.entrant(home).id}, dayOf(season, number)}};
        const auto rest = withRestOfSeason(season, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QVERIFY(rest->broken.empty());
        for (const Fixture &fixture : rest->after.fixtures())
            if (dayOf(rest->after, fixture.number) == days.wishes.front().day)
                QVERIFY(homeTeam(rest->after, fixture.number) != home);
        // Every team still plays once a day.
        QSet<QString> seen;
        for (const Fixture &fixture : rest->after.fixtures())
            for (const Side side : bothSides) {
                const int team =
                    progress(rest->after).fixtures[at(rest->after.indexOfNumber(fixture.number))].teams[side];
                const QString key =
                    u"%1 %2"_s.arg(team).arg(dayOf(rest->after, fixture.number).toJulianDay());
                QVERIFY(!seen.contains(key));
                seen.insert(key);
            }
    }

    void clubsOfOneGroundPlayOnTwoDays()
    {
        Competition season = league();
        std::vector<int> hosts;
        for (const Fixture &fixture : season.fixtures())
            if (fixture.round == 0)
                hosts.push_back(homeTeam(season, fixture.number));
        SeasonDays days = seasonDaysOf(season);
        days.wishes = {
            {WishKind::NotAllHome, {season.entrant(hosts[0]).id, season.entrant(hosts[1]).id}, {}}};
        const auto rest = withRestOfSeason(season, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QVERIFY(rest->broken.empty());
        QVERIFY(!dayMoves(season, rest->after).empty());
        for (const Fixture &one : rest->after.fixtures())
            for (const Fixture &other : rest->after.fixtures())
                QVERIFY(!(homeTeam(rest->after, one.number) == hosts[0] &&
                          homeTeam(rest->after, other.number) == hosts[1] &&
                          dayOf(rest->after, one.number) == dayOf(rest->after, other.number)));
        // With a matchday each day there is no other day: it is told.
        days.calendar.every = 1;
        const auto daily = withRestOfSeason(season, days);
        QVERIFY2(daily, qPrintable(refusal(daily)));
        QCOMPARE(daily->broken, days.wishes);
    }

    void aDerbyOnADayWithoutAMatchdayIsNotKept()
    {
        const Competition season = league();
        SeasonDays days = seasonDaysOf(season);
        const Fixture &first = season.fixtures().front();
        const PerSide<int> teams = progress(season).fixtures.front().teams;
        const std::vector<QUuid> both{season.entrant(teams[Side::Home]).id,
                                      season.entrant(teams[Side::Away]).id};
        days.wishes = {{WishKind::Meet, both, QDate(2026, 12, 24)}};
        auto rest = withRestOfSeason(season, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QCOMPARE(rest->broken, days.wishes);
        // On the last matchday it can be.
        days.wishes.front().day = QDate(2026, 10, 3);
        rest = withRestOfSeason(season, days);
        QVERIFY(rest && rest->broken.empty());
        QCOMPARE(dayOf(rest->after, first.number), QDate(2026, 10, 3));
    }

    void whatWasDecidedStays()
    {
        Competition season = league();
        playMatchdays(season, 2);
        int open = 0;
        for (const Fixture &fixture : season.fixtures())
            if (fixture.round == 3 && open == 0)
                open = fixture.number;
        const QDate decided(2026, 11, 11);
        QVERIFY(season.rule(postponed(season, open, decided)).has_value());
        SeasonDays days = seasonDaysOf(season);
        days.calendar.every = 10;
        const auto rest = withRestOfSeason(season, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QCOMPARE(dayOf(rest->after, open), decided);
        QCOMPARE(rest->postponed, 1);
        // A matchday that has begun keeps its days, with what is open of it.
        Competition begun = league();
        cup::play(begun, begun.fixtures().front().number, {2, 2});
        days = seasonDaysOf(begun);
        QCOMPARE(days.calendar.first, QDate(2026, 9, 12));
        days.calendar.first = QDate(2026, 9, 14);
        const auto later = withRestOfSeason(begun, days);
        QCOMPARE(later->begun, 2);
        QCOMPARE(matchdays(later->after), (u"0905 0914 0921 0928 1005"_s.split(u' ')));
        // One that is being played keeps its day too.
        const auto live = withRestOfSeason(league(), seasonDaysOf(league()), {league().indexOfNumber(1)});
        QCOMPARE(dayOf(live->after, 1), firstDay);
    }

    /// Open matches of a matchday that has begun keep their day where they have one; others get one.
    void whatHasNoDayOfABegunMatchdayGetsOne()
    {
        Competition season = cup::make("league-6x1");
        cup::play(season, 1, {2, 2});
        SeasonDays days = seasonDaysOf(season);
        days.calendar.first = firstDay;
        days.calendar.every = 7;
        auto rest = withRestOfSeason(season, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QCOMPARE(rest->begun, 0);
        QCOMPARE(dayOf(rest->after, 1), QDate());
        for (const Fixture &fixture : season.fixtures())
            if (fixture.number != 1)
                QCOMPARE(dayOf(rest->after, fixture.number), firstDay.addDays(qint64{7} * fixture.round));
        // The last one too, when every matchday has begun.
        Competition last = cup::make("league-6x1");
        for (const Fixture &fixture : last.fixtures())
            if (fixture.number != last.fixtures().back().number)
                cup::play(last, fixture.number, {1, 0});
        rest = withRestOfSeason(last, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QCOMPARE(dayOf(rest->after, last.fixtures().back().number), firstDay);
        // The others have days: they keep them, and the late match has the first one that is free.
        Competition dated = league();
        std::vector<Appointment> calendar = dated.definition().calendar;
        const int late = dated.fixtures()[1].number;
        std::erase_if(calendar, [late](const Appointment &one) { return one.match == late; });
        QVERIFY(dated.setCalendar(calendar).has_value());
        cup::play(dated, 1, {0, 0});
        days = seasonDaysOf(dated);
        rest = withRestOfSeason(dated, days);
        QVERIFY2(rest, qPrintable(refusal(rest)));
        QCOMPARE(rest->begun, 1);
        QCOMPARE(matchdays(rest->after), matchdays(dated));
        QCOMPARE(dayOf(rest->after, late), QDate(2026, 9, 13));
    }

    void whatCannotBeIsRefused()
    {
        Competition season = league();
        playMatchdays(season, 2);
        SeasonDays days = seasonDaysOf(season);
        days.calendar.first = QDate(2026, 9, 12);
        QVERIFY(refusal(withRestOfSeason(season, days)).contains("2026-09-12"_L1));
        days.calendar.first = QDate(2026, 9, 19);
        days.calendar.last = QDate(2026, 9, 27);
        QVERIFY(!refusal(withRestOfSeason(season, days)).isEmpty());
        days = seasonDaysOf(season);
        days.calendar.dates = {QDate(2026, 9, 20), QDate(2026, 9, 21)};
        days.calendar.first = {};
        QVERIFY(!refusal(withRestOfSeason(season, days)).isEmpty());
        playMatchdays(season, 5);
        QVERIFY(refusal(withRestOfSeason(season, days)).contains("Every matchday has begun"_L1));
    }

    void wishesAreReadOnceAndWithoutContradiction_data()
    {
        rowsFrom<QString, QString>("test_rest_of_season");
    }

    void wishesAreReadOnceAndWithoutContradiction()
    {
        const auto [wishes, problem] = row<QString, QString>();
        const auto read = readDayWishes(parseJsonObject("{\"wishes\": [" + wishes.toUtf8() + "]}").value(),
                                        cup::entrants(6));
        QString text;
        if (!read)
            for (const Problem &one : read.error().problems)
                text += one.what.english() + u'\n';
        QCOMPARE(read.has_value(), problem.isEmpty());
        QVERIFY2(text.contains(problem), qPrintable(text));
    }

    void theLowerDivisionIsAtHome()
    {
        CompetitionDefinition definition = cup::make("cup-4").definition();
        for (KnockoutRound &round : std::get<KnockoutStage>(definition.format.stages.front().plan).rounds)
            round.rules.lowerDivisionAtHome = true;
        // As drawn: who has no division, and two of one division.
        definition.entrants[0].division = 1;
        definition.entrants[3].division = 2;
        definition.entrants[1].division = 1;
        Competition cup = Competition::create(definition).value();
        QCOMPARE(cup::pairing(cup, 1), u"T04-T01"_s);
        QCOMPARE(cup::pairing(cup, 2), u"T02-T03"_s);
        const auto kept = competitionFromJson(toJson(cup));
        QVERIFY(kept && *kept == cup);
        // The winner of the first match comes as the home side of the final, and is away there.
        cup::play(cup, 1, {0, 1});
        cup::play(cup, 2, {0, 1});
        QCOMPARE(cup::pairing(cup, 3), u"T01-T03"_s);
        definition.entrants[2].division = 4;
        Competition other = Competition::create(definition).value();
        QCOMPARE(cup::pairing(other, 2), u"T03-T02"_s);
        cup::play(other, 1, {0, 1});
        cup::play(other, 2, {1, 0});
        QCOMPARE(cup::pairing(other, 3), u"T03-T01"_s);
        cup::play(other, 3, {3, 1});
        QCOMPARE(cup::name(other, progress(other).ties.back().teams[*progress(other).ties.back().winner]),
                 u"T03"_s);
    }
};

TOUCHLINE_TEST(TestRestOfSeason)

} // namespace test_rest_of_season

#include "test_rest_of_season.moc"
