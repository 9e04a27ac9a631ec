// SPDX-License-Identifier: GPL-3.0-or-later
// The pairing of a Swiss against trying every round there is, and over whole tournaments.
#include "core/base/index.h"
#include "core/dice/shuffle.h"
#include "tests/support/swiss_tournament.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>
#include <set>

namespace property_swiss {

using namespace touchline;

namespace {

bool haveMet(const std::vector<SwissTeam> &teams, int first, int second)
{
    const std::vector<int> &met = teams[at(first)].met;
    return std::find(met.begin(), met.end(), second) != met.end();
}

/// Tries every pairing of the teams still free.
void tryAll(const std::vector<SwissTeam> &teams, std::vector<int> &free, const SwissCost &soFar,
            std::optional<SwissCost> &best)
{
    if (free.empty()) {
        if (!best || soFar < *best)
            best = soFar;
        return;
    }
    const int first = free.front();
    for (std::size_t i = 1; i < free.size(); ++i) {
        const int second = free[i];
        if (haveMet(teams, first, second))
            continue;
        std::vector<int> rest = free;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        rest.erase(rest.begin());
        // The home side of one pair has no bearing on another pair.
        SwissCost cost = soFar;
        cost += std::min(swissCost(teams[at(first)], teams[at(second)]),
                         swissCost(teams[at(second)], teams[at(first)]));
        tryAll(teams, rest, cost, best);
    }
}

std::optional<SwissCost> leastCost(const std::vector<SwissTeam> &teams, std::optional<int> bye)
{
    std::vector<int> free;
    for (int team = 0; team < static_cast<int>(teams.size()); ++team)
        if (team != bye)
            free.push_back(team);
    std::optional<SwissCost> best;
    tryAll(teams, free, {}, best);
    return best;
}

/// Who has the bye in the best case, by trying everyone in turn; nothing where no round exists.
std::optional<std::pair<int, SwissCost>> leastWithBye(const std::vector<SwissTeam> &teams)
{
    std::optional<std::pair<int, SwissCost>> best;
    const auto comesFirst = [&teams](int a, int b) {
        return std::pair(teams[at(a)].byes, -teams[at(a)].place) <
               std::pair(teams[at(b)].byes, -teams[at(b)].place);
    };
    for (int bye = 0; bye < static_cast<int>(teams.size()); ++bye)
        if (!best || comesFirst(bye, best->first))
            if (const auto cost = leastCost(teams, bye))
                best = {bye, *cost};
    return best;
}

/// The least cost of an even number of teams, from all pairs at once.
std::optional<MatchingCost> leastOfTheWholeGraph(const std::vector<SwissTeam> &teams)
{
    const int count = static_cast<int>(teams.size());
    const auto costOf = [&teams](int first, int second) {
        return asOneNumber(std::min(swissCost(teams[at(first)], teams[at(second)]),
                                    swissCost(teams[at(second)], teams[at(first)])));
    };
    std::vector<MatchingEdge> edges;
    for (int first = 0; first < count; ++first)
        for (int second = first + 1; second < count; ++second)
            if (!haveMet(teams, first, second))
                edges.push_back({first, second, costOf(first, second)});
    const auto matching = PerfectMatching::cheapest(count, edges);
    if (!matching)
        return std::nullopt;
    MatchingCost sum = 0;
    for (int team = 0; team < count; ++team)
        if (team < matching->mate(team))
            sum += costOf(team, matching->mate(team));
    return sum;
}

SwissTeam someTeam(int place)
{
    SwissTeam team;
    team.place = place;
    team.points = *rc::gen::inRange(-2, 8);
    team.floatsDown = *rc::gen::inRange(0, 3);
    team.floatsUp = *rc::gen::inRange(0, 3);
    team.lastFloat = *rc::gen::element(Float::None, Float::Down, Float::Up);
    team.homes = *rc::gen::inRange(0, 4);
    team.aways = *rc::gen::inRange(0, 4);
    team.lastVenue =
        *rc::gen::element(std::optional<Side>(), std::optional(Side::Home), std::optional(Side::Away));
    team.byes = *rc::gen::inRange(0, 2);
    return team;
}

/// Teams of any history, rematches dense enough to leave few rounds, or none.
std::vector<SwissTeam> someTeams(int smallest, int largest)
{
    const int count = *rc::gen::inRange(smallest, largest + 1);
    const int metInTen = *rc::gen::inRange(0, 9);
    std::vector<SwissTeam> teams;
    for (int team = 0; team < count; ++team)
        teams.push_back(someTeam(count - 1 - team));
    for (int first = 0; first < count; ++first) {
        for (int second = first + 1; second < count; ++second) {
            if (*rc::gen::inRange(0, 10) >= metInTen)
                continue;
            teams[at(first)].met.push_back(second);
            teams[at(second)].met.push_back(first);
        }
    }
    return teams;
}

void assertLegal(const std::vector<SwissTeam> &teams, const SwissRound &round)
{
    std::set<int> seen;
    if (round.bye)
        seen.insert(*round.bye);
    SwissCost cost;
    for (const Pairing &pairing : round.pairings) {
        RC_ASSERT(seen.insert(pairing.home).second);
        RC_ASSERT(seen.insert(pairing.away).second);
        RC_ASSERT(!haveMet(teams, pairing.home, pairing.away));
        cost += swissCost(teams[at(pairing.home)], teams[at(pairing.away)]);
    }
    RC_ASSERT(seen.size() == teams.size());
    RC_ASSERT(round.bye.has_value() == (teams.size() % 2 != 0));
    RC_ASSERT(round.cost == cost);
}

/// That each part named has met all others but the barrier, and that the barrier is too small for the parts.
void assertProof(const std::vector<SwissTeam> &teams, const Error &error)
{
    RC_ASSERT(error.fault == Fault::Impossible);
    std::set<int> barrier;
    std::set<int> inParts;
    for (const Problem &problem : error.problems) {
        std::set<int> part;
        for (const QString &number : problem.where.mid(6).chopped(1).split(QStringLiteral(", ")))
            part.insert(number.toInt());
        RC_ASSERT(part.size() % 2 == 1);
        std::set<int> but;
        if (!problem.what.arguments.isEmpty())
            for (const QString &number : problem.what.arguments.front().split(QStringLiteral(", ")))
                but.insert(number.toInt());
        for (const int member : part) {
            RC_ASSERT(inParts.insert(member).second);
            for (int other = 0; other < static_cast<int>(teams.size()); ++other)
                RC_ASSERT(other == member || part.count(other) + but.count(other) > 0 ||
                          haveMet(teams, member, other));
        }
        barrier = but;
    }
    RC_ASSERT(error.problems.size() > barrier.size() + teams.size() % 2);
}

void compareWithTrying(const std::vector<SwissTeam> &teams)
{
    const Result<SwissRound> round = pairSwissRound(teams);
    const bool odd = teams.size() % 2 != 0;
    std::optional<std::pair<int, SwissCost>> best;
    if (odd)
        best = leastWithBye(teams);
    else if (const auto cost = leastCost(teams, {}))
        best = {-1, *cost};
    RC_CLASSIFY(!best, "no round exists");
    RC_ASSERT(round.has_value() == best.has_value());
    if (!round) {
        assertProof(teams, round.error());
        return;
    }
    assertLegal(teams, *round);
    RC_ASSERT(round->bye.value_or(-1) == best->first);
    RC_ASSERT(round->cost == best->second);
}

/// Some teams that are paired whatever it costs, and sometimes the bye.
SwissWish someWish(const std::vector<SwissTeam> &teams)
{
    std::vector<int> order(teams.size());
    std::iota(order.begin(), order.end(), 0);
    Generator generator(*rc::gen::arbitrary<std::uint64_t>());
    shuffle(order, generator);
    SwissWish wish;
    const int pairs = *rc::gen::inRange(0, static_cast<int>(teams.size()) / 2 + 1);
    for (int pair = 0; pair < pairs; ++pair)
        wish.pairings.push_back({order[at(2 * pair)], order[at(2 * pair + 1)]});
    if (teams.size() % 2 != 0 && *rc::gen::arbitrary<bool>())
        wish.bye = order.back();
    return wish;
}

/// The least cost of what the wish leaves open, by trying every way and every bye.
std::optional<std::pair<int, SwissCost>> leastWithWish(const std::vector<SwissTeam> &teams,
                                                       const SwissWish &wish)
{
    std::set<int> settled;
    for (const Pairing &pairing : wish.pairings)
        settled.insert({pairing.home, pairing.away});
    std::optional<std::pair<int, SwissCost>> best;
    for (int bye = teams.size() % 2 == 0 ? -1 : 0; bye < static_cast<int>(teams.size()); ++bye) {
        if (bye >= 0 && (settled.contains(bye) || (wish.bye && *wish.bye != bye)))
            continue;
        const auto comesFirst = [&teams](int a, int b) {
            return std::pair(teams[at(a)].byes, -teams[at(a)].place) <
                   std::pair(teams[at(b)].byes, -teams[at(b)].place);
        };
        if (best && !comesFirst(bye, best->first))
            continue;
        std::vector<int> free;
        for (int team = 0; team < static_cast<int>(teams.size()); ++team)
            if (team != bye && !settled.contains(team))
                free.push_back(team);
        std::optional<SwissCost> cost;
        tryAll(teams, free, {}, cost);
        if (cost)
            best = {bye, *cost};
        if (bye < 0)
            break;
    }
    if (best)
        for (const Pairing &pairing : wish.pairings)
            best->second += swissCost(teams[at(pairing.home)], teams[at(pairing.away)]);
    return best;
}

} // namespace

class PropertySwiss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noRoundIsCheaper()
    {
        QVERIFY(rc::check("up to 8 teams: what trying every round finds",
                          [] { compareWithTrying(someTeams(2, 8)); }));
    }

    void noRoundIsCheaperUpToTwelve()
    {
        // 12 teams have 10,395 pairings.
        QVERIFY(rc::check("up to 12 teams: what trying every round finds",
                          [] { compareWithTrying(someTeams(9, 12)); }));
    }

    void whatIsWishedStaysAndTheRestIsCheapest()
    {
        QVERIFY(rc::check("up to 9 teams, some paired by hand: what trying every round finds", [] {
            const std::vector<SwissTeam> teams = someTeams(2, 9);
            const SwissWish wish = someWish(teams);
            const Result<SwissRound> round = pairSwissRound(teams, wish);
            const auto best = leastWithWish(teams, wish);
            RC_CLASSIFY(!best, "no round exists");
            RC_ASSERT(round.has_value() == best.has_value());
            if (!round) {
                RC_ASSERT(round.error().fault == Fault::Impossible);
                return;
            }
            for (const Pairing &pairing : wish.pairings)
                RC_ASSERT(std::find(round->pairings.begin(), round->pairings.end(), pairing) !=
                          round->pairings.end());
            std::set<int> seen;
            if (round->bye)
                seen.insert(*round->bye);
            for (const Pairing &pairing : round->pairings)
                for (const int team : {pairing.home, pairing.away})
                    RC_ASSERT(seen.insert(team).second);
            RC_ASSERT(seen.size() == teams.size());
            RC_ASSERT(round->bye.value_or(-1) == best->first);
            RC_ASSERT(round->cost == best->second);
        }));
    }

    void whatIsLeftOutWouldNotHelp()
    {
        QVERIFY(rc::check("the search among few opponents finds what the whole graph has", [] {
            const std::vector<SwissTeam> teams = someTeams(20, 50);
            if (teams.size() % 2 != 0)
                return;
            const Result<SwissRound> round = pairSwissRound(teams);
            const std::optional<MatchingCost> best = leastOfTheWholeGraph(teams);
            RC_ASSERT(round.has_value() == best.has_value());
            if (round)
                RC_ASSERT(asOneNumber(round->cost) == *best);
        }));
    }

    void everyRoundOfATournamentIsLegal()
    {
        QVERIFY(rc::check("rounds of chance results are legal until the teams run out of opponents", [] {
            const int count = *rc::gen::inRange(2, 60);
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            SwissTournament tournament(count);
            const int wanted = std::min(12, (count + 1) / 2);
            for (int round = 0; round < wanted; ++round) {
                const std::vector<SwissTeam> teams = tournament.teams();
                RC_ASSERT(swissProblems(teams).empty());
                const Result<SwissRound> next = pairSwissRound(teams);
                if (!next) {
                    assertProof(teams, next.error());
                    return;
                }
                assertLegal(teams, *next);
                RC_ASSERT(*next == *pairSwissRound(teams));
                tournament.play(*next, generator);
            }
            if (count % 2 != 0 && count > 2 * wanted)
                for (const SwissTeam &team : tournament.teams())
                    RC_ASSERT(team.byes <= 1);
        }));
    }

    void oneNumberComparesAsTheAimsDo()
    {
        QVERIFY(rc::check("sums of costs of pairs compare as one number as they do aim by aim", [] {
            const std::vector<SwissTeam> teams = someTeams(4, 30);
            const auto someSum = [&teams](SwissCost &sum) {
                MatchingCost number = 0;
                for (int pairs = 0; pairs < 4; ++pairs) {
                    const auto &home = *rc::gen::elementOf(teams);
                    const auto &away = *rc::gen::elementOf(teams);
                    sum += swissCost(home, away);
                    number += asOneNumber(swissCost(home, away));
                }
                return number;
            };
            SwissCost one;
            SwissCost other;
            const MatchingCost oneNumber = someSum(one);
            const MatchingCost otherNumber = someSum(other);
            RC_ASSERT((one < other) == (oneNumber < otherNumber));
            RC_ASSERT((one == other) == (oneNumber == otherNumber));
        }));
    }
};

TOUCHLINE_TEST(PropertySwiss)

} // namespace property_swiss

#include "property_swiss.moc"
