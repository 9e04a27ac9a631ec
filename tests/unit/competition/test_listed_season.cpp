// SPDX-License-Identifier: GPL-3.0-or-later
// The season of a league out of a list of its matches: how often teams meet, matchdays, what the list lacks.
#include "core/base/index.h"
#include "core/competition/schedule/listed_season.h"
#include "core/dice/generator.h"
#include "core/dice/shuffle.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <map>
#include <set>

namespace test_listed_season {

using namespace touchline;
using namespace touchline::testing;

namespace {

QStringList teamNames(int teams)
{
    QStringList names;
    for (int team = 0; team < teams; ++team)
        names << QStringLiteral("T%1").arg(team + 1);
    return names;
}

const QDate firstDay(2025, 8, 16);

/// A whole season by the circle method, a matchday each week.
std::vector<SeasonMatch> wholeSeason(int teams, int legs)
{
    std::vector<SeasonMatch> season;
    const std::vector<Round> rounds = inLegs(circleSchedule(teams), legs);
    for (std::size_t day = 0; day < rounds.size(); ++day)
        for (const Pairing &one : rounds[day])
            season.push_back({one.home, one.away, static_cast<int>(day) + 1,
                              firstDay.addDays(7 * static_cast<qint64>(day))});
    return season;
}

std::vector<SeasonMatch> withoutMatchdays(std::vector<SeasonMatch> season)
{
    for (SeasonMatch &one : season)
        one.matchday = 0;
    return season;
}

int matchdaysOf(const ListedSeason &season)
{
    std::set<int> days;
    for (const ListedMatch &one : season.matches)
        days.insert(one.matchday);
    return static_cast<int>(days.size());
}

/// Everybody meets everybody as often as the season says, nobody plays twice on a matchday, and the matches
/// of the list come first as they are.
QString objectionTo(const ListedSeason &season, const std::vector<SeasonMatch> &listed, int teams)
{
    std::map<std::pair<int, int>, int> meetings;
    std::set<std::pair<int, int>> playing;
    for (const ListedMatch &one : season.matches) {
        ++meetings[std::minmax(one.home, one.away)];
        if (one.matchday < 1 || !playing.insert({one.matchday, one.home}).second ||
            !playing.insert({one.matchday, one.away}).second)
            return QStringLiteral("twice on matchday %1").arg(one.matchday);
    }
    if (meetings.size() != at(teams) * at(teams - 1) / 2)
        return QStringLiteral("%1 pairings").arg(meetings.size());
    for (const auto &[pair, count] : meetings)
        if (count != season.legs)
            return QStringLiteral("%1 and %2 meet %3 times").arg(pair.first).arg(pair.second).arg(count);
    if (season.listed != listed.size())
        return QStringLiteral("%1 listed").arg(season.listed);
    for (std::size_t i = 0; i < listed.size(); ++i)
        if (season.matches[i].home != listed[i].home || season.matches[i].away != listed[i].away)
            return QStringLiteral("match %1 is another one").arg(i);
    return {};
}

} // namespace

class TestListedSeason : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeSeasonIsAsItIs_data()
    {
        columns<int, int>();
        for (const auto &[teams, legs] : {std::pair(2, 1), {4, 1}, {5, 2}, {6, 6}, {20, 2}, {12, 3}})
            QTest::addRow("%d teams, %d legs", teams, legs) << teams << legs;
    }
    void aWholeSeasonIsAsItIs()
    {
        const auto [teams, legs] = row<int, int>();
        const std::vector<SeasonMatch> whole = wholeSeason(teams, legs);
        for (const auto &list : {whole, withoutMatchdays(whole)}) {
            const auto season = listedSeason(teamNames(teams), list);
            QVERIFY(season.has_value());
            QCOMPARE(objectionTo(*season, list, teams), QString());
            QCOMPARE(season->legs, legs);
            QCOMPARE(season->missing(), std::size_t{0});
            QVERIFY(!season->hasOtherMatchdays);
            for (std::size_t i = 0; i < whole.size(); ++i)
                QCOMPARE(season->matches[i].matchday, whole[i].matchday);
        }
    }

    /// A postponed match fills the gap that it left, also where two of a matchday were.
    void matchesPlayedLaterFillTheirMatchday()
    {
        std::vector<SeasonMatch> list = wholeSeason(12, 2);
        for (const std::size_t late : {std::size_t{1}, std::size_t{2}, std::size_t{17}})
            list[late].date = list[late].date.addDays(24);
        std::stable_sort(list.begin(), list.end(), [](const SeasonMatch &one, const SeasonMatch &other) {
            return one.date < other.date;
        });
        const std::vector<SeasonMatch> dated = withoutMatchdays(list);
        const auto season = listedSeason(teamNames(12), dated);
        QVERIFY(season.has_value());
        QCOMPARE(objectionTo(*season, dated, 12), QString());
        for (std::size_t i = 0; i < list.size(); ++i)
            QCOMPARE(season->matches[i].matchday, list[i].matchday);
    }

    /// Some of the matches, in any order, with matchdays, dates or neither: the rest follows.
    void whatIsMissingIsPlanned()
    {
        Generator generator(20261129);
        for (int round = 0; round < 300; ++round) {
            const int teams = 2 + round % 13;
            const int legs = 1 + round % 4;
            std::vector<SeasonMatch> list = wholeSeason(teams, legs);
            const std::size_t all = list.size();
            shuffle(list, generator);
            list.resize(std::max<std::size_t>(1, all * at(round % 10) / 10));
            if (round % 3 > 0)
                list = withoutMatchdays(list);
            if (round % 3 > 1)
                for (SeasonMatch &one : list)
                    one.date = {};
            const auto season = listedSeason(teamNames(teams), list, legs);
            QVERIFY2(season.has_value(), qPrintable(QString::number(round)));
            QVERIFY2(objectionTo(*season, list, teams).isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(round).arg(objectionTo(*season, list, teams))));
            QCOMPARE(season->matches.size(), all);
        }
    }

    /// Behind the matchdays of a season that is under way there are hardly more than it needs.
    void theRestNeedsFewMatchdays_data()
    {
        columns<int, int>();
        for (const int played : {1, 5, 10, 19, 30, 37})
            QTest::addRow("%d of 38", played) << 20 << played;
        QTest::newRow("an odd number") << 11 << 7;
        QTest::newRow("many") << 40 << 20;
    }
    void theRestNeedsFewMatchdays()
    {
        const auto [teams, played] = row<int, int>();
        std::vector<SeasonMatch> list = wholeSeason(teams, 2);
        std::erase_if(list, [played = played](const SeasonMatch &one) { return one.matchday > played; });
        const auto season = listedSeason(teamNames(teams), withoutMatchdays(list), 2);
        QVERIFY(season.has_value());
        QCOMPARE(objectionTo(*season, withoutMatchdays(list), teams), QString());
        const int usual = 2 * (teams - 1 + teams % 2);
        QVERIFY2(matchdaysOf(*season) <= usual + 2, qPrintable(QString::number(matchdaysOf(*season))));
        // Each pair meets once on either ground.
        std::set<std::pair<int, int>> grounds;
        for (const ListedMatch &one : season->matches)
            QVERIFY(grounds.insert({one.home, one.away}).second);
    }

    void matchdaysThatCannotBe()
    {
        std::vector<SeasonMatch> list = wholeSeason(4, 2);
        list[2].matchday = 1;
        const auto season = listedSeason(teamNames(4), list);
        QVERIFY(season.has_value());
        QVERIFY(season->hasOtherMatchdays);
        QCOMPARE(objectionTo(*season, list, 4), QString());
        QCOMPARE(matchdaysOf(*season), 6);
        // Matchdays that the list begins after are left for what it lacks; years only say the order.
        list = wholeSeason(4, 2);
        std::erase_if(list, [](const SeasonMatch &one) { return one.matchday < 3; });
        const auto later = listedSeason(teamNames(4), list, 2);
        QCOMPARE(later->matches.front().matchday, 3);
        QCOMPARE(matchdaysOf(*later), 6);
        for (SeasonMatch &one : list)
            one.matchday += 2000;
        QCOMPARE(listedSeason(teamNames(4), list, 2)->matches.front().matchday, 1);
    }

    void whatIsNoLeague_data()
    {
        columns<int, std::vector<SeasonMatch>, int, Fault, QString, QStringList>();
        std::vector<SeasonMatch> playOff = wholeSeason(8, 2);
        playOff.push_back({0, 1, 0, {}});
        playOff.push_back({3, 2, 0, {}});
        const std::vector<SeasonMatch> often(7, SeasonMatch{0, 1, 0, {}});
        QTest::newRow("play-offs") << 8 << playOff << 0 << Fault::Refused
                                   << QStringLiteral(
                                          "Most teams meet up to 2 times, some more often. Leave out matches "
                                          "that are not of the league, or say how often teams meet.")
                                   << QStringList{QStringLiteral("T1 and T2 meet 3 times."),
                                                  QStringLiteral("T3 and T4 meet 3 times.")};
        QTest::newRow("more than somebody says")
            << 2 << std::vector<SeasonMatch>(often.begin(), often.begin() + 2) << 1 << Fault::Refused
            << QStringLiteral("Some teams meet more often than you asked for.")
            << QStringList{QStringLiteral("T1 and T2 meet 2 times.")};
        QTest::newRow("more than a league can have")
            << 2 << often << 0 << Fault::Refused << QStringLiteral("In a league teams meet at most 6 times.")
            << QStringList{QStringLiteral("T1 and T2 meet 7 times.")};
        const std::vector<SeasonMatch> twice = wholeSeason(6, 2);
        QStringList named;
        for (const char *pair : {"T1 and T2", "T1 and T3", "T1 and T4", "T1 and T5", "T1 and T6", "T2 and T3",
                                 "T2 and T4", "T2 and T5", "T2 and T6", "T3 and T4"})
            named << QString::fromLatin1(pair) + QStringLiteral(" meet 2 times.");
        QTest::newRow("many more") << 6 << twice << 1 << Fault::Refused
                                   << QStringLiteral("Some teams meet more often than you asked for.")
                                   << (named << QStringLiteral("Further pairings: 5."));
        std::vector<SeasonMatch> divisions = wholeSeason(4, 2);
        for (const SeasonMatch &one : wholeSeason(4, 2))
            divisions.push_back({one.home + 4, one.away + 4, one.matchday, one.date});
        QTest::newRow("two divisions")
            << 8 << divisions << 0 << Fault::Refused
            << QStringLiteral(
                   "This list has several leagues, whose teams never meet: 2. Import one at a time.")
            << QStringList{QStringLiteral("T1, T2, T3, T4"), QStringLiteral("T5, T6, T7, T8")};
        QTest::newRow("one team") << 1 << std::vector<SeasonMatch>() << 0 << Fault::BadInput
                                  << QStringLiteral("A league has from 2 to 256 teams, not 1.")
                                  << QStringList();
        QTest::newRow("seven legs") << 2 << std::vector<SeasonMatch>() << 7 << Fault::BadInput
                                    << QStringLiteral("Teams can meet 1 to 6 times in a league, not 7 times.")
                                    << QStringList();
        QTest::newRow("a cup of many")
            << 100 << std::vector<SeasonMatch>{{0, 1, 0, {}}} << 0 << Fault::Refused
            << QStringLiteral("This list is too small a part of a league: 100 teams would play 4950 matches, "
                              "and it has only 1.")
            << QStringList();
    }
    void whatIsNoLeague()
    {
        const auto [teams, list, legs, fault, words, pairings] =
            row<int, std::vector<SeasonMatch>, int, Fault, QString, QStringList>();
        const auto season = listedSeason(teamNames(teams), list, legs);
        QVERIFY(!season.has_value());
        QCOMPARE(int(season.error().fault), int(fault));
        QCOMPARE(season.error().message.english(), words);
        QStringList named;
        for (const Problem &problem : season.error().problems)
            named << problem.what.english();
        QCOMPARE(named, pairings);
    }

    void aThirdRoundThatIsWanted()
    {
        std::vector<SeasonMatch> list = wholeSeason(8, 2);
        list.push_back({0, 1, 0, {}});
        const auto season = listedSeason(teamNames(8), list, 3);
        QVERIFY(season.has_value());
        QCOMPARE(objectionTo(*season, list, 8), QString());
        QCOMPARE(season->missing(), std::size_t{27});
    }
};

TOUCHLINE_TEST(TestListedSeason)

} // namespace test_listed_season

#include "test_listed_season.moc"
