// SPDX-License-Identifier: GPL-3.0-or-later
// Whole tournaments in which teams ask for byes, withdraw and are paired by hand.
#include "core/competition/bye_requests.h"
#include "core/competition/competition_json.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>
#include <set>

namespace property_swiss_byes {

using namespace touchline;

namespace {

struct Tournament
{
    explicit Tournament(int count, int of)
        : teams(count)
        , rounds(of)
        , competition(cup::hold(cup::swiss(count, of)))
    {
    }

    int teams;
    int rounds;
    Competition competition;
    /// By team and round: what it asked for.
    std::map<std::pair<int, int>, ByeRequest::Kind> asked{};
    /// By team: rounds without an opponent, whatever the reason.
    std::map<int, int> idle{};
    std::set<std::pair<int, int>> met{};
    std::map<int, int> points{};
};

void askSome(Tournament &all, int round)
{
    const int count = *rc::gen::inRange(0, all.teams / 3 + 1);
    for (int i = 0; i < count; ++i) {
        const int team = *rc::gen::inRange(0, all.teams);
        const int later = *rc::gen::inRange(round, all.rounds + 1);
        const auto kind = *rc::gen::element(ByeRequest::Kind::Half, ByeRequest::Kind::Zero,
                                            ByeRequest::Kind::Full, ByeRequest::Kind::Plays);
        if (requestBye(all.competition, {team, {1, later, kind}}))
            all.asked[{team, later}] = kind;
    }
}

bool isAbsent(const Tournament &all, int team, int round)
{
    const auto found = all.asked.find({team, round});
    return found != all.asked.end() && found->second != ByeRequest::Kind::Plays;
}

/// Looks at the round that was just drawn, by what was asked alone.
void assertRound(Tournament &all, const RoundDraw &draw, int round)
{
    std::set<int> seen;
    const std::size_t paired = draw.order.size() / 2 * 2;
    for (std::size_t i = 0; i < draw.order.size(); ++i) {
        RC_ASSERT(!isAbsent(all, draw.order[i], round));
        RC_ASSERT(seen.insert(draw.order[i]).second);
    }
    for (std::size_t i = 0; i < paired; i += 2)
        RC_ASSERT(all.met.insert(std::minmax(draw.order[i], draw.order[i + 1])).second);
    for (int team = 0; team < all.teams; ++team)
        RC_ASSERT(seen.contains(team) != isAbsent(all, team, round));
    // With so many teams and so few rounds nobody has the bye because the others could not be paired.
    if (draw.order.size() > paired) {
        const int bye = draw.order.back();
        if (round > 1)
            for (const int team : seen)
                RC_ASSERT(all.idle[bye] <= all.idle[team]);
        ++all.idle[bye];
        all.points[bye] += 6;
    }
    for (int team = 0; team < all.teams; ++team)
        if (isAbsent(all, team, round)) {
            ++all.idle[team];
            const auto kind = all.asked[{team, round}];
            all.points[team] += kind == ByeRequest::Kind::Full ? 6 : kind == ByeRequest::Kind::Half ? 2 : 0;
        }
}

void playRound(Tournament &all)
{
    for (const int index : fixturesIn(FixtureState::Ready, progress(all.competition))) {
        const PerSide<int> teams = progress(all.competition).fixtures[at(index)].teams;
        const int goals = *rc::gen::inRange(0, 3);
        cup::play(all.competition, all.competition.fixtures()[at(index)].number, {goals, 1});
        all.points[teams[Side::Home]] += goals > 1 ? 6 : goals == 1 ? 2 : 0;
        all.points[teams[Side::Away]] += goals < 1 ? 6 : goals == 1 ? 2 : 0;
    }
}

} // namespace

class PropertySwissByes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoAsksIsNotPaired()
    {
        QVERIFY(rc::check("who asks for a bye is not paired, and has the next bye after the others", [] {
            Tournament all(*rc::gen::inRange(16, 25), 3);
            for (int round = 1; round <= all.rounds; ++round) {
                askSome(all, round);
                const auto draws = drawRounds(all.competition, progress(all.competition));
                RC_ASSERT(draws.has_value());
                RC_ASSERT(draws->size() == 1U);
                assertRound(all, draws->front(), round);
                RC_ASSERT(all.competition.addRoundDraw(draws->front()).has_value());
                playRound(all);
                const GroupTable table = progress(all.competition).tables.front();
                for (std::size_t row = 0; row < table.table.rows.size(); ++row)
                    RC_ASSERT(table.table.rows[row].tally.points.halves() ==
                              all.points[table.teamOfRow(row)]);
            }
            RC_ASSERT(progress(all.competition).tables.front().isComplete);
            const auto read = competitionFromJson(toJson(all.competition));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == all.competition);
        }));
    }
};

TOUCHLINE_TEST(PropertySwissByes)

} // namespace property_swiss_byes

#include "property_swiss_byes.moc"
