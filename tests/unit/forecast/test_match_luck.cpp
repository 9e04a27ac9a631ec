// SPDX-License-Identifier: GPL-3.0-or-later
// Luck and judgement: sums that have to come out exactly, and estimates against what every number of a die
// brings.

#include "core/forecast/match_luck.h"

#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/roll_target.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace test_match_luck {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Match number `attempt` of the first fixture of a league.
PlayedMatch playedMatch(const Game &game, int attempt = 0, std::size_t level = 0)
{
    const Competition league =
        Competition::create(playableLeague(game.info().id, game.info().levels[level].name)).value();
    return playFixture(league, 0, playRulesOf(league).value(), attempt).value();
}

const Game &atcs()
{
    return **std::find_if(allGames().begin(), allGames().end(),
                          [](const Game *game) { return QLatin1String(game->info().id) == "atcs"_L1; });
}

LuckWishes runsOf(int runs, int threads = 0)
{
    LuckWishes wishes;
    wishes.runs = runs;
    wishes.threads = threads;
    return wishes;
}

bool isNear(double one, double other)
{
    constexpr double rounding = 1e-9;
    return std::abs(one - other) < rounding;
}

void eachGame()
{
    QTest::addColumn<const Game *>("game");
    for (const Game *game : allGames())
        if (playsMatches(game->info()))
            QTest::newRow(game->info().id) << game;
}

double resultOf(const PlayedMatch &played)
{
    return !played.report.winner ? 0.5 : *played.report.winner == Side::Home ? 1.0 : 0.0;
}

/// The expected result of home if the roll that is due ends the match whatever it shows; else nothing.
std::optional<double> exactBefore(const Match &match)
{
    double sum = 0;
    bool isLast = true;
    int numbers = 0;
    rollEachNumber(match, [&](int /*number*/, const Match &after, std::span<const Event> /*events*/) {
        isLast = isLast && after.awaits() == Awaits::Nothing;
        const auto winner = after.report({}).winner;
        sum += !winner ? 0.5 : *winner == Side::Home ? 1.0 : 0.0;
        ++numbers;
    });
    return isLast ? std::optional(sum / numbers) : std::nullopt;
}

} // namespace

class TestMatchLuck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingAddsUp_data() { eachGame(); }
    void everythingAddsUp()
    {
        QFETCH(const Game *, game);
        PlayedMatch played = playedMatch(*game);
        // Who plays it on does not matter here, and by chance it takes the least time.
        played.log.agents = {{u"random"_s, u"random"_s}};
        const MatchLuck luck = matchLuck(played.log, *game, runsOf(1)).value();
        QCOMPARE(luck.points.size(), luck.steps.size() + 1);
        std::size_t entry = 0;
        for (const LuckStep &step : luck.steps) {
            QCOMPARE(step.first, entry);
            QVERIFY(step.end > step.first);
            for (; entry < step.end; ++entry)
                QCOMPARE(played.log.entries[entry].kind, step.kind);
            if (step.kind == Awaits::Roll)
                QCOMPARE(step.end, step.first + 1);
        }
        QCOMPARE(entry, played.log.entries.size());
        // What the last point says is what the report of the match says.
        QCOMPARE(luck.points.back().expected(Side::Home), resultOf(played));
        QVERIFY(isNear(luck.luck(Side::Home), -luck.luck(Side::Away)));
        const double sum = luck.points.front().expected(Side::Home) + luck.luck(Side::Home) +
                           luck.decisions(Side::Home) - luck.decisions(Side::Away);
        QVERIFY(isNear(sum, resultOf(played)));
        const MatchLuck::Adjusted fair = luck.withoutLuck();
        QVERIFY(isNear(fair.win[Side::Home] + fair.draw + fair.win[Side::Away], 1));
        QVERIFY(isNear(fair.expected(Side::Home), resultOf(played) - luck.luck(Side::Home)));
    }

    void threadsChangeNothing()
    {
        const PlayedMatch played = playedMatch(atcs(), 0, 1);
        const MatchLuck alone = matchLuck(played.log, atcs(), runsOf(20, 1)).value();
        for (const int threads : {2, 3, 7})
            QVERIFY(matchLuck(played.log, atcs(), runsOf(20, threads)).value() == alone);
        LuckWishes other = runsOf(20);
        other.seed = 2;
        QVERIFY(!(matchLuck(played.log, atcs(), other).value() == alone));
    }

    void theLastRollAgreesWithEveryNumber()
    {
        int compared = 0;
        for (int attempt = 0; attempt < 40; ++attempt) {
            const PlayedMatch played = playedMatch(atcs(), attempt);
            const auto &entries = played.log.entries;
            EventList told;
            FixtureSetup setup = played.log.setup;
            auto match = atcs().kickOff(std::move(setup), told).value();
            for (std::size_t i = 0; i + 1 < entries.size(); ++i)
                QVERIFY(takeEntry(*match, entries[i], told));
            const auto exact = match->awaits() == Awaits::Roll ? exactBefore(*match) : std::nullopt;
            if (!exact)
                continue;
            const MatchLuck luck = matchLuck(played.log, atcs(), runsOf(100)).value();
            const EndCounts &before = luck.points[luck.points.size() - 2];
            constexpr double certain = 4.5;
            QVERIFY(std::abs(before.expected(Side::Home) - *exact) <=
                    certain * std::max(before.standardError(), std::sqrt(*exact * (1 - *exact) / 100)));
            compared += *exact > 0 && *exact < 1 ? 1 : 0;
        }
        QVERIFY(compared >= 5);
    }

    void luckIsFairAndTakesMostOfTheScatterAway()
    {
        constexpr int matches = 30;
        double lucks = 0;
        double raw = 0;
        double adjusted = 0;
        double start = 0;
        for (int attempt = 0; attempt < matches; ++attempt) {
            const PlayedMatch played = playedMatch(atcs(), attempt);
            const MatchLuck luck = matchLuck(played.log, atcs(), runsOf(100)).value();
            start = luck.points.front().expected(Side::Home);
            lucks += luck.luck(Side::Home);
            raw += std::pow(resultOf(played) - start, 2);
            adjusted += std::pow(luck.withoutLuck().expected(Side::Home) - start, 2);
        }
        // Nobody decides anything at this level: what is left is what the estimates err by.
        QVERIFY(adjusted < raw / 20);
        QVERIFY(std::abs(lucks / matches) < 4 * std::sqrt(raw) / matches);
    }

    void aChoiceIsHeldAgainstItsAlternatives_data() { eachGame(); }
    void aChoiceIsHeldAgainstItsAlternatives()
    {
        QFETCH(const Game *, game);
        const std::size_t level = QLatin1String(game->info().id) == "atcs"_L1 ? 1 : 0;
        const PlayedMatch played = playedMatch(*game, 0, level);
        const auto &entries = played.log.entries;
        std::size_t entry = entries.size() / 2;
        while (entry < entries.size() && entries[entry].kind != Awaits::Choice)
            ++entry;
        QVERIFY(entry < entries.size());
        const JudgedChoice choice = judgedChoice(played.log, *game, entry, runsOf(3)).value();
        QCOMPARE(choice.side, entries[entry].side);
        QCOMPARE(QString::fromLatin1(choice.prompt->id), entries[entry].id);
        QCOMPARE(choice.options.front().name, entries[entry].option);
        QCOMPARE(choice.options.front().difference, 0.0);
        QVERIFY(choice.legal >= 2);
        QCOMPARE(static_cast<int>(choice.options.size()), std::min(choice.legal, mostAlternatives + 1));
        QStringList names;
        for (const JudgedOption &one : choice.options) {
            names << one.name;
            QCOMPARE(one.ends.of(), 3);
            const double difference =
                one.ends.expected(choice.side) - choice.options.front().ends.expected(choice.side);
            QVERIFY(isNear(one.difference, difference));
        }
        QCOMPARE(names.removeDuplicates(), 0);
        for (std::size_t i = 2; i < choice.options.size(); ++i)
            QVERIFY(choice.options[i].difference <= choice.options[i - 1].difference);
    }

    void tooCloseIsNotCalled()
    {
        JudgedChoice choice;
        choice.options = {{u"taken"_s, {}, 0, 0}, {u"other"_s, {}, 0.02, 0.008}};
        QVERIFY(choice.better() == nullptr);
        QVERIFY(!choice.isClearlyBest());
        choice.options[1].standardError = 0.007;
        QCOMPARE(choice.better(), &choice.options[1]);
        choice.options[1].difference = -0.02;
        QVERIFY(choice.better() == nullptr);
        QVERIFY(choice.isClearlyBest());
    }

    void whatCannotBeAnalysedSaysWhy()
    {
        PlayedMatch played = playedMatch(atcs());
        for (const int runs : {-1, LuckWishes::mostRuns + 1})
            QCOMPARE(matchLuck(played.log, atcs(), runsOf(runs)).error().fault, Fault::BadInput);
        QCOMPARE(judgedChoice(played.log, atcs(), 0, runsOf(1)).error().fault, Fault::BadInput);
        QCOMPARE(judgedChoice(played.log, atcs(), played.log.entries.size(), runsOf(1)).error().fault,
                 Fault::BadInput);
        QCOMPARE(matchLuck(played.log, atcs(), runsOf(1), [](double) { return false; }).error().fault,
                 Fault::Refused);
        played.log.entries.front().value = 0;
        QCOMPARE(matchLuck(played.log, atcs(), runsOf(1)).error().fault, Fault::BadInput);
        played.log.rulesVersion = 99;
        QCOMPARE(matchLuck(played.log, atcs(), runsOf(1)).error().fault, Fault::Refused);
    }
};

TOUCHLINE_TEST(TestMatchLuck)

} // namespace test_match_luck

#include "test_match_luck.moc"
