// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/format/round_robin.h"
#include "tests/support/test_registry.h"

#include <cstdlib>
#include <map>
#include <set>

namespace test_round_robin {

using namespace touchline;

namespace {

/// "1-2 3-4 / 1-3 4-2": rounds as a schedule prints them.
QString printed(const std::vector<Round> &schedule)
{
    QStringList rounds;
    for (const Round &round : schedule) {
        QStringList pairings;
        for (const Pairing &pairing : round)
            pairings.append(u"%1-%2"_s.arg(pairing.home + 1).arg(pairing.away + 1));
        rounds.append(pairings.join(QLatin1Char(' ')));
    }
    return rounds.join(u" / "_s);
}

bool everybodyMeetsEverybodyOnce(const std::vector<Round> &schedule, int teams)
{
    std::set<std::pair<int, int>> pairs;
    std::size_t matches = 0;
    for (const Round &round : schedule) {
        for (const Pairing &pairing : round) {
            pairs.insert(std::minmax(pairing.home, pairing.away));
            ++matches;
        }
    }
    return matches == at(teams * (teams - 1) / 2) && pairs.size() == matches;
}

int greatestImbalance(const std::vector<Round> &schedule)
{
    std::map<int, int> balance;
    for (const Round &round : schedule) {
        for (const Pairing &pairing : round) {
            ++balance[pairing.home];
            --balance[pairing.away];
        }
    }
    int greatest = 0;
    for (const auto &entry : balance)
        greatest = std::max(greatest, std::abs(entry.second));
    return greatest;
}

bool nobodyPlaysTwice(const Round &round)
{
    std::set<int> seen;
    return std::all_of(round.begin(), round.end(), [&seen](const Pairing &pairing) {
        return seen.insert(pairing.home).second && seen.insert(pairing.away).second;
    });
}

} // namespace

class TestRoundRobin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worldCupTables() // ATCS 2.9
    {
        QCOMPARE(printed(groupSchedule(3)), u"1-2 / 3-1 / 2-3"_s);
        QCOMPARE(printed(groupSchedule(4)), u"1-2 3-4 / 1-3 4-2 / 4-1 2-3"_s);
        QCOMPARE(printed(groupSchedule(5)), u"2-5 3-4 / 5-3 1-2 / 3-1 4-5 / 1-4 2-3 / 4-2 5-1"_s);
        QCOMPARE(printed(groupSchedule(6)),
                 u"1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1"_s);
    }

    void circleIsFairForEverySize()
    {
        for (int teams = smallestGroup; teams <= largestGroup; ++teams) {
            const std::vector<Round> schedule = circleSchedule(teams);
            QCOMPARE(schedule.size(), at(teams % 2 == 0 ? teams - 1 : teams));
            QVERIFY2(everybodyMeetsEverybodyOnce(schedule, teams), qPrintable(QString::number(teams)));
            QCOMPARE(greatestImbalance(schedule), teams % 2 == 0 ? 1 : 0);
            for (const Round &round : schedule) {
                QVERIFY(nobodyPlaysTwice(round));
                QCOMPARE(freePlaces(round, teams).size(), at(teams % 2));
            }
        }
    }

    void everyGroupScheduleIsComplete()
    {
        for (int teams = smallestGroup; teams <= 20; ++teams) {
            QVERIFY(everybodyMeetsEverybodyOnce(groupSchedule(teams), teams));
            for (const Round &round : groupSchedule(teams))
                QVERIFY(nobodyPlaysTwice(round));
        }
    }

    void everybodyIsFreeOnceInAnOddGroup()
    {
        std::set<int> free;
        for (const Round &round : circleSchedule(7))
            free.insert(freePlaces(round, 7).front());
        QCOMPARE(free.size(), std::size_t{7});
    }

    void secondLegsExchangeHomeAndAway()
    {
        QCOMPARE(printed(inLegs(groupSchedule(3), 2)), u"1-2 / 3-1 / 2-3 / 2-1 / 1-3 / 3-2"_s);
        QCOMPARE(greatestImbalance(inLegs(circleSchedule(20), 2)), 0);
        QCOMPARE(inLegs(circleSchedule(4), 3).size(), std::size_t{9});
    }
};

TOUCHLINE_TEST(TestRoundRobin)

} // namespace test_round_robin

#include "test_round_robin.moc"
