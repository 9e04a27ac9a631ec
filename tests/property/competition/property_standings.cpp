// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/round_robin.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/standings/standings.h"
#include "core/dice/shuffle.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

namespace property_standings {

using namespace touchline;

namespace {

/// Some results of a single or double round robin with few goals, so that ties are frequent.
std::vector<GroupResult> someResults(int teams)
{
    std::vector<GroupResult> results;
    for (const Round &round : inLegs(circleSchedule(teams), *rc::gen::inRange(1, 3))) {
        for (const Pairing &pairing : round) {
            const int kind = *rc::gen::inRange(0, 12);
            if (kind == 0)
                continue;
            const Score score{*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)};
            if (kind == 1 && *rc::gen::inRange(0, 4) == 0)
                results.push_back(GroupResult::withoutScore(pairing.home, pairing.away, score.leader()));
            else
                results.push_back(GroupResult::withScore(pairing.home, pairing.away, score));
        }
    }
    return results;
}

RuleSet someRules()
{
    const QStringList names = ruleSetNames();
    return ruleSet(names.at(*rc::gen::inRange<qsizetype>(0, names.size()))).value();
}

/// A named rule set whose first criteria are these.
RuleSet someRulesFrom(const std::vector<TieBreak> &first)
{
    return *rc::gen::suchThat(rc::gen::exec(&someRules), [&first](const RuleSet &rules) {
        return rules.tieBreaks.size() >= first.size() &&
               std::equal(first.begin(), first.end(), rules.tieBreaks.begin());
    });
}

RuleSet someRulesWithLots()
{
    return *rc::gen::suchThat(rc::gen::exec(&someRules),
                              [](const RuleSet &rules) { return rules.tieBreaks.back() == TieBreak::Lots; });
}

template <class T>
std::vector<T> inAnotherOrder(std::vector<T> items)
{
    Generator generator(*rc::gen::arbitrary<std::uint64_t>());
    shuffle(items, generator);
    return items;
}

std::vector<std::vector<int>> someLots(int teams)
{
    std::vector<int> all(static_cast<std::size_t>(teams));
    std::iota(all.begin(), all.end(), 0);
    std::vector<std::vector<int>> lots;
    if (*rc::gen::arbitrary<bool>())
        lots.push_back(inAnotherOrder(all));
    return lots;
}

std::vector<GroupResult> shuffled(std::vector<GroupResult> results)
{
    std::vector<std::size_t> order(results.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<GroupResult> other;
    for (const std::size_t index : inAnotherOrder(order))
        other.push_back(results[index]);
    return other;
}

/// The teams under other numbers: newNumber[team].
std::vector<GroupResult> renamed(std::vector<GroupResult> results, const std::vector<int> &newNumber)
{
    for (GroupResult &result : results) {
        result.home = newNumber[static_cast<std::size_t>(result.home)];
        result.away = newNumber[static_cast<std::size_t>(result.away)];
    }
    return results;
}

template <class Figure>
int sum(const Table &table, const Figure &figure)
{
    return std::accumulate(table.rows.begin(), table.rows.end(), 0,
                           [&figure](int total, const Row &row) { return total + figure(row.tally); });
}

} // namespace

class PropertyStandings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOrderOfTheResultsDoesNotMatter()
    {
        QVERIFY(rc::check("a table is the same whatever the order of its results", [] {
            const int teams = *rc::gen::inRange(2, 9);
            const std::vector<GroupResult> results = someResults(teams);
            const std::vector<GroupResult> other = shuffled(results);
            const auto lots = someLots(teams);
            const RuleSet rules = someRules();
            RC_ASSERT(standings({teams, results, &rules, {}, lots}) ==
                      standings({teams, other, &rules, {}, lots}));
        }));
    }

    void theNumberingOfTheTeamsDoesNotMatter()
    {
        QVERIFY(rc::check("with the same names, other indices give the same table", [] {
            const int teams = *rc::gen::inRange(2, 8);
            const std::vector<GroupResult> results = someResults(teams);
            std::vector<int> identity(static_cast<std::size_t>(teams));
            std::iota(identity.begin(), identity.end(), 0);
            const std::vector<int> newNumber = inAnotherOrder(identity);
            std::vector<int> nameRank(identity.size());
            for (const int team : identity)
                nameRank[static_cast<std::size_t>(newNumber[static_cast<std::size_t>(team)])] = team;
            const RuleSet rules = someRules();
            const Table first = standings({teams, results, &rules, identity, {}});
            const std::vector<GroupResult> moved = renamed(results, newNumber);
            const Table second = standings({teams, moved, &rules, nameRank, {}});
            RC_ASSERT(first.separations == second.separations);
            for (std::size_t i = 0; i < first.rows.size(); ++i)
                RC_ASSERT(newNumber[static_cast<std::size_t>(first.rows[i].team)] == second.rows[i].team);
        }));
    }

    void sumsAgree()
    {
        QVERIFY(rc::check("points and goals of a table add up", [] {
            const int teams = *rc::gen::inRange(2, 9);
            const std::vector<GroupResult> results = someResults(teams);
            const RuleSet rules = someRules();
            const Table table = standings({teams, results, &rules, {}, {}});
            RC_ASSERT(sum(table, [](const Tally &t) { return t.goalsFor - t.goalsAgainst; }) == 0);
            RC_ASSERT(sum(table, [](const Tally &t) { return t.won - t.lost; }) == 0);
            RC_ASSERT(sum(table, [](const Tally &t) { return t.played - t.won - t.drawn - t.lost; }) == 0);
            RC_ASSERT(sum(table, [](const Tally &t) { return t.played; }) ==
                      2 * static_cast<int>(results.size()));
            const PointsScheme &scheme = rules.points;
            for (const Row &row : table.rows)
                RC_ASSERT(row.tally.points.halves() == row.tally.won * scheme.win.halves() +
                                                           row.tally.drawn * scheme.draw.halves() +
                                                           row.tally.lost * scheme.defeat.halves());
        }));
    }

    void rowsDescendByPointsDifferenceAndGoals()
    {
        QVERIFY(rc::check("no row has more points, difference or goals than the one above", [] {
            const int teams = *rc::gen::inRange(2, 9);
            const std::vector<GroupResult> results = someResults(teams);
            const RuleSet rules =
                someRulesFrom({TieBreak::Points, TieBreak::GoalDifference, TieBreak::GoalsFor});
            const auto lots = someLots(teams);
            const Table table = standings({teams, results, &rules, {}, lots});
            for (std::size_t i = 0; i + 1 < table.rows.size(); ++i) {
                const Tally &upper = table.rows[i].tally;
                const Tally &lower = table.rows[i + 1].tally;
                RC_ASSERT(upper.points >= lower.points);
                if (upper.points != lower.points || table.withoutGoals)
                    continue;
                RC_ASSERT(upper.goalDifference() >= lower.goalDifference());
                if (upper.goalDifference() == lower.goalDifference())
                    RC_ASSERT(upper.goalsFor >= lower.goalsFor);
            }
        }));
    }

    void aLotOverAllLeavesNobodyLevel()
    {
        QVERIFY(rc::check("a lot with everybody in it decides everything", [] {
            const int teams = *rc::gen::inRange(2, 9);
            const std::vector<GroupResult> results = someResults(teams);
            std::vector<int> all(static_cast<std::size_t>(teams));
            std::iota(all.begin(), all.end(), 0);
            const std::vector<std::vector<int>> lots{inAnotherOrder(all)};
            const RuleSet rules = someRulesWithLots();
            RC_ASSERT(levelSets(standings({teams, results, &rules, {}, lots})).empty());
        }));
    }
};

TOUCHLINE_TEST(PropertyStandings)

} // namespace property_standings

#include "property_standings.moc"
