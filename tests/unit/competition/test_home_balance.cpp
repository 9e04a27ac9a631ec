// SPDX-License-Identifier: GPL-3.0-or-later
// Home grounds after a split: what the matches before leave uneven is evened out.
#include "core/competition/competition_json.h"
#include "core/competition/editions/season.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/resized_format.h"
#include "core/competition/templates/templates.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"

#include <map>

namespace test_home_balance {

using namespace touchline;
using namespace touchline::testing;

namespace {

Format withoutBalance(Format format)
{
    std::get<RoundRobinStage>(format.stages[1].plan).balanceHomes = false;
    return format;
}

/// The matches before the split played by chance; with `exchanges`, some third meetings on the other ground.
Competition playedToTheSplit(const Format &format, std::uint64_t seed, bool exchanges)
{
    Competition competition = chance::made(format, seed);
    Generator generator(seed);
    for (const int index : competition.plan().fixturesOfStage[0]) {
        const Progress now = progress(competition);
        MatchReport report = chance::report(competition, now, index, generator);
        if (exchanges && competition.fixtures()[at(index)].round >= 22 && generator.below(2) == 0) {
            std::swap(report.teams[Side::Home], report.teams[Side::Away]);
            std::swap(report.score.home, report.score.away);
            report.winner = report.score.leader();
        }
        chance::record(competition, report);
    }
    while (chance::drawWhatIsDue(competition))
        continue;
    return competition;
}

/// By entrant, over the whole season: matches at home less those away.
std::vector<int> surplusOf(const Competition &competition)
{
    std::vector<int> surplus(competition.definition().entrants.size(), 0);
    const Progress now = progress(competition);
    for (const FixtureStatus &status : now.fixtures) {
        ++surplus[at(status.teams[Side::Home])];
        --surplus[at(status.teams[Side::Away])];
    }
    return surplus;
}

/// How many pairs have met on one ground three times or more, of four.
int pairsAtOneGround(const Competition &competition)
{
    std::map<std::pair<int, int>, std::pair<int, int>> met;
    const Progress now = progress(competition);
    for (const FixtureStatus &status : now.fixtures) {
        const auto [home, away] = std::pair(status.teams[Side::Home], status.teams[Side::Away]);
        auto &pair = met[{std::min(home, away), std::max(home, away)}];
        ++(home < away ? pair.first : pair.second);
    }
    int uneven = 0;
    for (const auto &[teams, pair] : met)
        uneven += pair.first + pair.second == 4 && pair.first != 2 ? 1 : 0;
    return uneven;
}

} // namespace

class TestHomeBalance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Scotland: 33 matches and five more. What the teams of one half have too much together cannot be evened
    /// out among them; nobody has more of it than one match, and most pairs have met 2-2.
    void everybodyIsAtHomeInHalfOfTheSeason()
    {
        const Format format = formatTemplate(u"league-12x3-split"_s).value();
        int before = 0;
        int after = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Competition competition = playedToTheSplit(format, seed, seed % 2 == 0);
            const std::vector<int> surplus = surplusOf(competition);
            const Progress end = progress(competition);
            for (std::size_t table = 1; table < 3; ++table) {
                int sum = 0;
                int uneven = 0;
                for (const int team : end.tables[table].teams) {
                    sum += surplus[at(team)];
                    uneven += std::abs(surplus[at(team)]);
                }
                // Third meetings on any ground are more than five matches can make up for.
                if (seed % 2 != 0)
                    QCOMPARE(uneven, std::abs(sum));
            }
            after += pairsAtOneGround(competition);
            before += pairsAtOneGround(playedToTheSplit(withoutBalance(format), seed, seed % 2 == 0));
        }
        QVERIFY2(after < before, qPrintable(u"%1 pairs, %2 without"_s.arg(after).arg(before)));
    }

    /// A league that was made before has no such key, and its matches stay as they are.
    void withoutTheKeyNothingMoves()
    {
        const Format format = withoutBalance(formatTemplate(u"league-12x3-split"_s).value());
        const Competition competition = playedToTheSplit(format, 3, true);
        QJsonObject kept = toJson(competition);
        QVERIFY(!QJsonDocument(kept).toJson().contains("balance_homes"));
        ASSIGN_RESULT(again, competitionFromJson(kept));
        for (const int index : competition.plan().fixturesOfStage[1]) {
            const PerSide<Slot> &slots = competition.fixtures()[at(index)].slots;
            const Progress now = progress(*again);
            for (const Side side : bothSides)
                QCOMPARE(now.fixtures[at(index)].teams[side], teamIn(slots[side], *again, now));
        }
    }

    /// What was played with other grounds stands, whatever is corrected before.
    void whatIsPlayedStaysAsItWasPlayed()
    {
        Competition competition = playedToTheSplit(formatTemplate(u"league-6x1-split"_s).value(), 5, false);
        const int index = competition.plan().fixturesOfStage[1].front();
        Generator generator(1);
        MatchReport report = chance::report(competition, progress(competition), index, generator);
        std::swap(report.teams[Side::Home], report.teams[Side::Away]);
        chance::record(competition, report);
        const Progress now = progress(competition);
        QVERIFY(now.fixtures[at(index)].state == FixtureState::Played);
        QCOMPARE(competition.entrant(now.fixtures[at(index)].teams[Side::Home]).id,
                 report.teams[Side::Home].team);
    }

    /// Who is in the split is not known before: nothing is chosen yet.
    void beforeTheSplitNothingIsChosen()
    {
        const Competition competition = chance::made(formatTemplate(u"league-6x1-split"_s).value());
        for (const int index : competition.plan().fixturesOfStage[1])
            QCOMPARE(progress(competition).fixtures[at(index)].teams[Side::Home], -1);
    }

    /// After an even number of meetings everybody meets home and away.
    void onlyWhereSomethingIsUneven()
    {
        const Format even = formatTemplate(u"league-12x2-split"_s).value();
        QVERIFY(!std::get<RoundRobinStage>(even.stages[1].plan).balanceHomes);
        Format asked = even;
        std::get<RoundRobinStage>(asked.stages[1].plan).balanceHomes = true;
        QCOMPARE(validate(asked).front().where, u"stages[1].balance_homes"_s);
    }

    /// A league of the years before grows and shrinks as it did.
    void anOldLeagueIsStillResized()
    {
        const Format old = withoutBalance(formatTemplate(u"league-12x3-split"_s).value());
        const auto larger = resizedFormat(old, {14});
        QVERIFY(larger.has_value());
        QVERIFY(!std::get<RoundRobinStage>(larger->stages[1].plan).balanceHomes);
        const auto today = resizedFormat(formatTemplate(u"league-12x3-split"_s).value(), {14});
        QVERIFY(today.has_value() && std::get<RoundRobinStage>(today->stages[1].plan).balanceHomes);
    }
};

TOUCHLINE_TEST(TestHomeBalance)

} // namespace test_home_balance

#include "test_home_balance.moc"
