// SPDX-License-Identifier: GPL-3.0-or-later
// The tables and legs of a schedule.
#include "core/competition/schedule/schedule_figures.h"
#include "core/competition/schedule/schedule_table.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QFile>

#include <map>
#include <set>

namespace test_berger {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Tables = std::map<int, QStringList>;

/// The printed tables by number of teams.
Tables publishedTables()
{
    Tables tables;
    QFile file(u"tests/data/competition/berger_tables.txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        return tables;
    int teams = 0;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        if (line.contains(u'-'))
            tables[teams].append(line);
        else
            teams = line.toInt();
    }
    return tables;
}

QString printed(const Round &round)
{
    QStringList pairings;
    for (const Pairing &pairing : round)
        pairings.append(u"%1-%2"_s.arg(pairing.home + 1).arg(pairing.away + 1));
    return pairings.join(u", "_s);
}

QStringList printed(const std::vector<Round> &schedule)
{
    QStringList rounds;
    for (const Round &round : schedule)
        rounds.append(printed(round));
    return rounds;
}

/// The line without the match of that number, whose opponent is free.
QString withoutNumber(const QString &line, int number)
{
    QStringList kept;
    for (const QString &match : line.split(u", "_s))
        if (!match.split(u'-').contains(QString::number(number)))
            kept.append(match);
    return kept.join(u", "_s);
}

/// Everybody meets everybody `legs` times, as often at home as away or, in an odd number of legs, once more.
QString unfairness(const std::vector<Round> &schedule, int teams, int legs)
{
    const auto size = static_cast<std::size_t>(teams);
    const auto index = [size](int home, int away) {
        return static_cast<std::size_t>(home) * size + static_cast<std::size_t>(away);
    };
    std::vector<int> homes(index(teams, 0), 0);
    for (const Round &round : schedule) {
        std::set<int> seen;
        for (const Pairing &pairing : round) {
            if (!seen.insert(pairing.home).second || !seen.insert(pairing.away).second)
                return u"a team plays twice"_s;
            ++homes[index(pairing.home, pairing.away)];
        }
        if (int(seen.size()) != teams - teams % 2)
            return u"too many are free"_s;
    }
    for (int one = 0; one < teams; ++one) {
        for (int other = 0; other < one; ++other) {
            const int atHome = homes[index(one, other)];
            const int away = homes[index(other, one)];
            if (atHome + away != legs || std::abs(atHome - away) != legs % 2)
                return u"%1 and %2: %3 and %4"_s.arg(one).arg(other).arg(atHome).arg(away);
        }
    }
    return {};
}

} // namespace

class TestBerger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tablesAreThoseOfTheHandbook()
    {
        const Tables tables = publishedTables();
        QCOMPARE(tables.size(), std::size_t{7});
        for (const auto &[teams, rounds] : tables) {
            QCOMPARE(rounds.size(), teams - 1);
            QCOMPARE(printed(bergerSchedule(teams)), rounds);
        }
    }

    void withAnOddNumberTheHighestIsMissing()
    {
        for (const auto &[teams, rounds] : publishedTables()) {
            QStringList left;
            for (const QString &round : rounds)
                left.append(withoutNumber(round, teams));
            QCOMPARE(printed(bergerSchedule(teams - 1)), left);
        }
        QCOMPARE(printed(bergerSchedule(2)), QStringList{u"1-2"_s});
    }

    void oneLegHasTheFewestBreaks()
    {
        for (int teams = smallestGroup; teams <= largestGroup; ++teams) {
            const std::vector<Round> table = bergerSchedule(teams);
            const ScheduleFigures figures = scheduleFigures(table, teams);
            const int matches = teams == 2 ? 1 : 2;
            QCOMPARE(figures,
                     (teams % 2 == 0 ? ScheduleFigures{teams - 2, matches, 1} : ScheduleFigures{0, 1, 0}));
            QCOMPARE(unfairness(table, teams, 1), QString());
        }
    }

    void everyLayoutIsAsFair()
    {
        for (int teams = 3; teams <= 21; ++teams) {
            const SeasonShape shape{teams, 1, LegOrder::Mirrored};
            std::set<QStringList> different;
            for (const TableLayout &layout : tableLayouts(shape)) {
                const std::vector<Round> table = seasonTable(shape, layout);
                QCOMPARE(unfairness(table, teams, 1), QString());
                QCOMPARE(scheduleFigures(table, teams), scheduleFigures(bergerSchedule(teams), teams));
                different.insert(printed(table));
            }
            QCOMPARE(different.size(), tableLayouts(shape).size());
        }
    }

    void nobodyPlaysThreeInARowWithinALeg()
    {
        for (int order = 0; order < 5; ++order) {
            for (int teams = smallestGroup; teams <= 40; ++teams) {
                const SeasonShape shape{teams, 3, static_cast<LegOrder>(order)};
                const int rounds = roundsPerLeg(teams);
                for (const TableLayout &layout : tableLayouts(shape)) {
                    const std::vector<Round> season = seasonTable(shape, layout);
                    for (auto leg = season.begin(); leg != season.end(); leg += rounds)
                        QVERIFY(scheduleFigures({leg, leg + rounds}, teams).longestRun <= 2);
                }
            }
        }
    }

    void allLegsAreFair()
    {
        std::vector<int> sizes{200};
        for (int teams = smallestGroup; teams <= 64; ++teams)
            sizes.push_back(teams);
        for (const int teams : sizes) {
            for (int legs = 1; legs <= mostLegs; ++legs) {
                const auto order = static_cast<LegOrder>((teams + legs) % 5);
                const SeasonShape shape{teams, legs, order};
                const std::vector<Round> season = seasonTable(shape);
                QCOMPARE(int(season.size()), matchdayCount(shape));
                QCOMPARE(unfairness(season, teams, legs), QString());
                QCOMPARE(scheduleFigures(season, teams).imbalance, legs % 2 != 0 && teams % 2 == 0 ? 1 : 0);
            }
        }
    }

    void ordersOfTheSecondLeg_data()
    {
        columns<int, QString>();
        const auto row = [](LegOrder order, const char *rounds) {
            const auto number = int(order);
            QTest::newRow(legOrderWords[static_cast<std::size_t>(number)])
                << number << QString::fromUtf8(rounds);
        };
        // The table: 1-4, 2-3 / 4-3, 1-2 / 2-4, 3-1
        row(LegOrder::Mirrored, "1-4, 2-3|4-3, 1-2|2-4, 3-1|4-1, 3-2|3-4, 2-1|4-2, 1-3");
        row(LegOrder::Reversed, "1-4, 2-3|4-3, 1-2|2-4, 3-1|4-2, 1-3|3-4, 2-1|4-1, 3-2");
        row(LegOrder::English, "1-4, 2-3|4-3, 1-2|2-4, 3-1|4-2, 1-3|4-1, 3-2|3-4, 2-1");
        row(LegOrder::French, "1-4, 2-3|4-3, 1-2|2-4, 3-1|3-4, 2-1|4-2, 1-3|4-1, 3-2");
        row(LegOrder::Handbook, "1-4, 2-3|2-4, 3-1|4-3, 1-2|4-1, 3-2|3-4, 2-1|4-2, 1-3");
    }

    void ordersOfTheSecondLeg()
    {
        const auto [order, rounds] = row<int, QString>();
        QCOMPARE(printed(seasonTable({4, 2, static_cast<LegOrder>(order)})).join(u'|'), rounds);
    }

    void laterLegsFollowTheFirstTwo()
    {
        for (int order = 0; order < 5; ++order) {
            const auto asOrder = static_cast<LegOrder>(order);
            const std::vector<Round> four = seasonTable({6, 4, asOrder});
            const std::vector<Round> two = seasonTable({6, 2, asOrder});
            QCOMPARE(std::vector<Round>(four.begin(), four.begin() + 5),
                     std::vector<Round>(two.begin(), two.begin() + 5));
            QCOMPARE(std::vector<Round>(four.begin() + 15, four.end()),
                     std::vector<Round>(two.begin() + 5, two.end()));
        }
    }

    void someOrdersAvoidThreeInARowAtTheTurn()
    {
        for (int teams = 6; teams <= 40; teams += 2) {
            const auto runOf = [teams](LegOrder order) {
                return scheduleFigures(seasonTable({teams, 2, order}), teams).longestRun;
            };
            QCOMPARE(runOf(LegOrder::Mirrored), 3);
            QCOMPARE(runOf(LegOrder::Handbook), 2);
            QCOMPARE(runOf(LegOrder::French), 2);
        }
    }

    void figuresCountWhatIsThere()
    {
        // 1 plays home, home, home, away; 2 away, away, away, home.
        const std::vector<Round> rounds{{{0, 1}}, {{0, 1}}, {}, {{0, 1}}, {{1, 0}}};
        QCOMPARE(scheduleFigures(rounds, 2), (ScheduleFigures{4, 3, 2}));
        QCOMPARE(scheduleFigures({}, 2), ScheduleFigures{});
    }
};

TOUCHLINE_TEST(TestBerger)

} // namespace test_berger

#include "test_berger.moc"
