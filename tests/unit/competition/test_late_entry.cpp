// SPDX-License-Identifier: GPL-3.0-or-later
// A team that joins after the start: what was played stays, and nobody is put at a disadvantage.
#include "core/competition/late_entry.h"

#include "core/competition/competition_json.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <map>
#include <set>

namespace test_late_entry {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QUuid newcomerId = QUuid::createUuidV5(cup::space, u"NEW"_s);

Entrant newcomer()
{
    return {newcomerId, u"NEW"_s, u"Newcomers"_s, {}, 0};
}

/// All results and draws that there were are the same under their numbers and ids, and JSON keeps everything.
void verifyJoined(const Competition &before, const Competition &after)
{
    QCOMPARE(after.definition().entrants.size(), before.definition().entrants.size() + 1);
    for (std::size_t i = 0; i < before.fixtures().size(); ++i) {
        const Fixture &fixture = before.fixtures()[i];
        const int index = after.indexOfFixture(fixture.id);
        QVERIFY2(index >= 0, qPrintable(QString::number(fixture.number)));
        if (!fixture.isConditional())
            QCOMPARE(after.fixtures()[at(index)].number, fixture.number);
        const MatchReport *report = before.report(int(i));
        QVERIFY(report == nullptr || (after.report(index) != nullptr && *after.report(index) == *report));
    }
    ASSIGN_RESULT(read, competitionFromJson(toJson(after)));
    QVERIFY(*read == after);
}

const Row *rowOf(const GroupTable &group, int team)
{
    for (std::size_t row = 0; row < group.table.rows.size(); ++row)
        if (group.teamOfRow(row) == team)
            return &group.table.rows[row];
    return nullptr;
}

QString refusal(Competition &competition)
{
    const auto entered = competition.enterLate({newcomer()});
    return entered ? QString() : entered.error().message.english();
}

} // namespace

class TestLateEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intoASwiss_data()
    {
        columns<int, int, int>();
        for (const int teams : {6, 7}) {
            QTest::addRow("%d teams, losses", teams) << teams << 0 << 0;
            QTest::addRow("%d teams, half byes", teams) << teams << 1 << 2;
            QTest::addRow("%d teams, byes", teams) << teams << 2 << 6;
        }
    }

    /// In round 3: two rounds are missed.
    void intoASwiss()
    {
        const auto [teams, missed, points] = row<int, int, int>();
        Competition competition = cup::hold(cup::swiss(teams, 5));
        for (int round = 0; round < 2; ++round) {
            cup::drawDue(competition);
            for (const int index : fixturesIn(FixtureState::Ready, progress(competition)))
                cup::play(competition, competition.fixtures()[at(index)].number, {2, 1});
        }
        const Competition before = competition;
        ASSIGN_RESULT(entered, competition.enterLate({newcomer(), static_cast<MissedRound>(missed)}));
        verifyJoined(before, competition);
        const int team = competition.indexOfTeam(newcomerId);
        QVERIFY(rowOf(progress(competition).tables[0], team)->tally.points == points);
        QCOMPARE(fixturesIn(FixtureState::Waiting, progress(competition)).size(),
                 std::size_t(3 * ((teams + 1) / 2)));
        for (int round = 2; round < 5; ++round) {
            cup::drawDue(competition);
            const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
            QCOMPARE(ready.size(), std::size_t((teams + 1) / 2));
            std::set<int> playing;
            for (const int index : ready)
                for (const Side side : bothSides)
                    QVERIFY(playing.insert(progress(competition).fixtures[at(index)].teams[side]).second);
            for (const int index : ready)
                cup::play(competition, competition.fixtures()[at(index)].number, {1, 2});
        }
        const Progress now = progress(competition);
        QVERIFY(now.tables[0].isComplete);
        QVERIFY(fixturesIn(FixtureState::Waiting, now).empty());
        std::set<std::pair<int, int>> met;
        for (std::size_t i = 0; i < now.fixtures.size(); ++i)
            if (now.fixtures[i].state == FixtureState::Played) {
                const PerSide<int> &both = now.fixtures[i].teams;
                QVERIFY(met.insert(std::minmax(both[Side::Home], both[Side::Away])).second);
            }
        QVERIFY(rowOf(now.tables[0], team)->tally.played >= 2);
        verifyJoined(before, competition);
    }

    void twoJoinASwissOneAfterTheOther()
    {
        Competition competition = cup::hold(cup::swiss(6, 4));
        cup::drawDue(competition);
        for (const int index : fixturesIn(FixtureState::Ready, progress(competition)))
            cup::play(competition, competition.fixtures()[at(index)].number, {1, 0});
        const Competition before = competition;
        QVERIFY(competition.enterLate({newcomer()}).has_value());
        cup::drawDue(competition);
        for (const int index : fixturesIn(FixtureState::Ready, progress(competition)))
            cup::play(competition, competition.fixtures()[at(index)].number, {1, 0});
        const Competition between = competition;
        Entrant second = newcomer();
        second.id = QUuid::createUuidV5(cup::space, u"NEXT"_s);
        second.code = u"NEXT"_s;
        second.name = u"Next"_s;
        QVERIFY(competition.enterLate({second}).has_value());
        verifyJoined(between, competition);
        cup::playOut(competition, Generator(5));
        QVERIFY(progress(competition).tables[0].isComplete);
    }

    void intoALeague_data() { rowsFrom<int, int>("test_late_entry"); }

    /// After two matchdays: it meets everybody as often as they meet, and nobody plays twice on a matchday.
    void intoALeague()
    {
        const auto [teams, legs] = row<int, int>();
        Format format = cup::league(teams);
        std::get<RoundRobinStage>(format.stages.front().plan).legs = legs;
        Competition competition = cup::hold(format);
        std::vector<Appointment> calendar;
        for (const Fixture &fixture : competition.fixtures())
            calendar.push_back({fixture.number,
                                QDate(2026, 9, 5).addDays(qint64{7} * fixture.round),
                                QTime(15, 0),
                                {},
                                {},
                                {},
                                {}});
        QVERIFY(competition.setCalendar(calendar).has_value());
        for (const Fixture &fixture : competition.fixtures())
            if (fixture.round < 2)
                cup::play(competition, fixture.number, {1, 0});
        const Competition before = competition;
        ASSIGN_RESULT(entered, competition.enterLate({newcomer()}));
        verifyJoined(before, competition);
        const Progress now = progress(competition);
        std::map<std::pair<int, int>, int> meetings;
        std::map<int, std::set<int>> busy;
        int homes = 0;
        const int team = competition.indexOfTeam(newcomerId);
        for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
            const PerSide<int> &both = now.fixtures[i].teams;
            ++meetings[std::minmax(both[Side::Home], both[Side::Away])];
            homes += both[Side::Home] == team ? 1 : 0;
            for (const Side side : bothSides)
                QVERIFY(busy[competition.fixtures()[i].round].insert(both[side]).second);
            const Appointment *day = competition.appointment(int(i));
            QVERIFY(day != nullptr);
            QCOMPARE(day->date, QDate(2026, 9, 5).addDays(qint64{7} * competition.fixtures()[i].round));
            if (before.indexOfFixture(competition.fixtures()[i].id) < 0)
                QVERIFY(competition.fixtures()[i].round >= 2);
        }
        QCOMPARE(meetings.size(), std::size_t(teams * (teams + 1) / 2));
        for (const auto &[pair, count] : meetings)
            QCOMPARE(count, legs);
        QVERIFY(std::abs(2 * homes - teams * legs) <= 1);
        // Where somebody is free each matchday it plays on them; else all its matches come at the end.
        if (teams % 2 != 0)
            QVERIFY(busy[2].contains(team));
        cup::playOut(competition, Generator(3));
        QVERIFY(progress(competition).tables[0].isComplete);
        verifyJoined(before, competition);
    }

    void theNextSeasonIsARegularOne()
    {
        Format format = cup::league(4);
        Competition competition = cup::hold(format);
        cup::play(competition, 1, {1, 0});
        QVERIFY(competition.enterLate({newcomer()}).has_value());
        const Format next = withoutLateEntries(competition.definition().format);
        QVERIFY(next == cup::league(5));
        Competition swiss = cup::hold(cup::swiss(6, 3));
        cup::drawDue(swiss);
        QVERIFY(swiss.enterLate({newcomer()}).has_value());
        QVERIFY(withoutLateEntries(swiss.definition().format) == cup::swiss(7, 3));
    }

    void rulingsAndDaysStayWithTheirMatches()
    {
        Competition competition = cup::hold(cup::league(4));
        cup::play(competition, 1, {3, 0});
        cup::rule(competition,
                  cup::ruling(competition, 5, Ruling::Kind::Postponed, {.newDate = QDate(2026, 12, 1)}));
        cup::rule(competition, cup::walkover(competition, 2, Side::Away));
        const Competition before = competition;
        QVERIFY(competition.enterLate({newcomer()}).has_value());
        QCOMPARE(competition.appointment(competition.indexOfNumber(5))->date, QDate(2026, 12, 1));
        QVERIFY(cup::state(competition, 2) == FixtureState::Played);
        QVERIFY(progress(competition).fixtures[at(competition.indexOfNumber(2))].award >= 0);
        verifyJoined(before, competition);
    }

    void intoAFreePlaceOfACup()
    {
        Competition competition = cup::make("cup-7");
        // T01 has the bye.
        for (const int index : fixturesIn(FixtureState::Ready, progress(competition)))
            if (competition.fixtures()[at(index)].round == 0)
                cup::play(competition, competition.fixtures()[at(index)].number, {1, 0});
        const Competition before = competition;
        ASSIGN_RESULT(entered, competition.enterLate({newcomer()}));
        verifyJoined(before, competition);
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
        int first = 0;
        for (const int index : ready)
            if (competition.fixtures()[at(index)].round == 0)
                first = competition.fixtures()[at(index)].number;
        QCOMPARE(cup::pairing(competition, first), u"T01-NEW"_s);
        cup::play(competition, first, {0, 1});
        cup::playOut(competition, Generator(9));
        const Progress now = progress(competition);
        QVERIFY(now.finalPlaces[0] >= 0);
        QVERIFY(fixturesIn(FixtureState::Waiting, now).empty());
        verifyJoined(before, competition);
        // The place is taken, and a second bye there is none.
        Entrant second = newcomer();
        second.id = QUuid::createUuidV5(cup::space, u"NEXT"_s);
        second.code = u"NEXT"_s;
        QVERIFY(competition.enterLate({second}).error().fault == Fault::Refused);
    }

    /// The next match of the team that had the bye has begun: the place is passed.
    void notAfterTheByeIsPassed()
    {
        Competition competition = cup::make("cup-7");
        cup::playOut(competition, Generator(1));
        QVERIFY(refusal(competition).contains(u"bye"_s));
    }

    void whereNobodyCanJoin_data() { rowsFrom<QString, QString>("test_late_entry"); }

    void whereNobodyCanJoin()
    {
        const auto [format, says] = row<QString, QString>();
        Competition competition = cup::make(format.toLatin1().constData());
        const Competition before = competition;
        const QString why = refusal(competition);
        QVERIFY2(why.contains(says), qPrintable(why));
        QVERIFY(competition == before);
    }

    void notTwiceAndNotAfterTheEnd()
    {
        Competition competition = cup::hold(cup::league(4));
        QVERIFY(competition.enterLate({competition.entrant(2)}).error().fault == Fault::BadInput);
        QVERIFY(competition.enterLate({Entrant{}}).error().fault == Fault::BadInput);
        cup::playOut(competition, Generator(1));
        QVERIFY(!refusal(competition).isEmpty());
        Competition swiss = cup::hold(cup::swiss(4, 2));
        cup::playOut(swiss, Generator(1));
        QVERIFY(!refusal(swiss).isEmpty());
    }
};

TOUCHLINE_TEST(TestLateEntry)

} // namespace test_late_entry

#include "test_late_entry.moc"
