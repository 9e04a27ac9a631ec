// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/stream.h"
#include "core/forecast/fitted_scores.h"
#include "core/forecast/forecast.h"
#include "core/play/matches/fixture_player.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

#include <atomic>
#include <numeric>

namespace test_forecast {

using namespace touchline;

namespace {

/// 1-0, 0-0 or 0-1, each equally likely.
Result<MatchReport> byLot(const Competition &competition, const Progress &now, int fixture)
{
    Generator generator = stream("match", competition.seed(), competition.fixtures()[at(fixture)].id);
    const std::array<Score, 3> scores{Score{1, 0}, Score{0, 0}, Score{0, 1}};
    MatchReport report =
        cup::report(competition, competition.fixtures()[at(fixture)].number, scores[generator.below(3)]);
    Q_UNUSED(now)
    return report;
}

/// A league of which only so many matches are left.
Competition nearlyPlayed(const char *format, int left)
{
    Competition league = cup::make(format);
    Generator generator(5);
    const int all = static_cast<int>(league.fixtures().size());
    for (int i = 0; i < all - left; ++i)
        cup::play(league, league.fixtures()[at(i)].number, {cup::goals(generator), cup::goals(generator)});
    return league;
}

int sum(const std::vector<int> &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

QStringList namesOf(const std::vector<ForecastStage> &stages)
{
    QStringList names;
    for (const ForecastStage &stage : stages)
        names << stage.name;
    return names;
}

ForecastWishes wishesOf(int runs, int threads = 0)
{
    ForecastWishes wishes;
    wishes.runs = runs;
    wishes.threads = threads;
    return wishes;
}

} // namespace

class TestForecast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithEveryOutcomeWeighed_data()
    {
        QTest::addColumn<int>("left");
        for (const int left : {1, 2, 4})
            QTest::addRow("%d matches left", left) << left;
    }

    /// All outcomes of the last matches, each as likely as the other, entered one after the other into the
    /// ordinary competition.
    void agreesWithEveryOutcomeWeighed()
    {
        QFETCH(int, left);
        const Competition league = nearlyPlayed("league-12", left);
        const int all = static_cast<int>(league.fixtures().size());
        int outcomes = 1;
        for (int i = 0; i < left; ++i)
            outcomes *= 3;
        std::vector<std::vector<int>> places(12, std::vector<int>(12, 0));
        for (int outcome = 0; outcome < outcomes; ++outcome) {
            Competition end = league;
            int rest = outcome;
            for (int i = all - left; i < all; ++i, rest /= 3) {
                const std::array<Score, 3> scores{Score{1, 0}, Score{0, 0}, Score{0, 1}};
                cup::play(end, end.fixtures()[at(i)].number, scores[at(rest % 3)]);
            }
            const Progress now = progress(end);
            // Lots would be another chance: these leagues need none.
            QVERIFY(drawLots(end, now).empty());
            for (std::size_t place = 0; place < 12; ++place)
                ++places[at(now.tables.front().teamOfRow(place))][place];
        }
        constexpr int runs = 3000;
        const auto made = forecast(league, byLot, wishesOf(runs));
        QVERIFY(made.has_value());
        QCOMPARE(made->counts.runs, runs);
        for (int team = 0; team < 12; ++team) {
            const std::vector<int> &counted = made->counts.tables.front()[at(team)].places;
            QCOMPARE(sum(counted), runs);
            for (std::size_t place = 0; place < 12; ++place) {
                const double truth = static_cast<double>(places[at(team)][place]) / outcomes;
                const Chance chance = made->counts.chanceOf(counted[place]);
                // What is certain, and what cannot be, is so to the letter.
                if (places[at(team)][place] == 0 || places[at(team)][place] == outcomes)
                    QCOMPARE(chance.share(), truth);
                else
                    QVERIFY2(std::abs(chance.share() - truth) < 4.5 * std::sqrt(truth * (1 - truth) / runs),
                             qPrintable(QStringLiteral("team %1 place %2: %3 for %4")
                                            .arg(team)
                                            .arg(place + 1)
                                            .arg(chance.share())
                                            .arg(truth)));
            }
        }
    }

    void isTheSameWithAnyNumberOfThreads()
    {
        const Competition cup = cup::make("worldcup-32");
        const FittedScores scores(cup);
        const auto player = [&scores](const Competition &rest, const Progress &now,
                                      int fixture) -> Result<MatchReport> {
            return scores.play(rest, now, fixture);
        };
        const auto alone = forecast(cup, player, wishesOf(300, 1)).value();
        QCOMPARE(forecast(cup, player, wishesOf(300, 2)).value(), alone);
        QCOMPARE(forecast(cup, player, wishesOf(300, 5)).value(), alone);
        ForecastWishes other = wishesOf(300);
        other.seed = 2;
        QVERIFY(!(forecast(cup, player, other).value() == alone));
    }

    void aByeIsNoDefeat()
    {
        for (const char *format : {"cup-12", "cup-12-redraw"}) {
            const Competition cup = cup::make(format);
            const ForecastCounts counts = forecast(cup, byLot, wishesOf(100)).value().counts;
            int sum = 0;
            for (const TeamForecast &team : counts.teams) {
                for (std::size_t stage = 1; stage < counts.stages.size(); ++stage)
                    QVERIFY(team.reached[stage] <= team.reached[stage - 1]);
                sum += team.reached.front();
            }
            // Nobody is out before the first round.
            QCOMPARE(sum, 12 * 100);
        }
    }

    void matchesComeInTheOrderOfTheirDays()
    {
        Competition cup = cup::make("cup-4");
        std::vector<Appointment> days(2);
        days[0].match = cup.fixtures()[0].number;
        days[0].date = QDate(2027, 5, 2);
        days[1].match = cup.fixtures()[1].number;
        days[1].date = QDate(2027, 5, 1);
        QVERIFY(cup.setCalendar(days).has_value());
        const ForecastCounts counts(cup, progress(cup));
        QCOMPARE(counts.matches.size(), std::size_t(2));
        QCOMPARE(counts.matches.front().fixture, 1);
    }

    void everythingIsCountedOnce()
    {
        const Competition cup = cup::make("worldcup-32");
        const FittedScores scores(cup);
        const auto made = forecast(
            cup,
            [&scores](const Competition &rest, const Progress &now, int fixture) -> Result<MatchReport> {
                return scores.play(rest, now, fixture);
            },
            wishesOf(200));
        const ForecastCounts &counts = made.value().counts;
        // The match for third place is none on the way to the title.
        QCOMPARE(namesOf(counts.stages),
                 (QStringList{u"round of 16"_s, u"quarter-finals"_s, u"semi-finals"_s, u"final"_s}));
        const std::array<int, 4> teamsIn{16, 8, 4, 2};
        for (std::size_t stage = 0; stage < counts.stages.size(); ++stage) {
            int teams = 0;
            int meetings = 0;
            for (int team = 0; team < 32; ++team) {
                const TeamForecast &one = counts.teams[at(team)];
                teams += one.reached[stage];
                if (stage > 0)
                    QVERIFY(one.reached[stage] <= one.reached[stage - 1]);
                for (const auto &opponent : counts.opponents(cup, team, static_cast<int>(stage)))
                    meetings += opponent.times;
            }
            QCOMPARE(teams, 200 * teamsIn[stage]);
            QCOMPARE(meetings, 200 * teamsIn[stage]);
        }
        std::array<int, 4> places{};
        for (const TeamForecast &one : counts.teams)
            for (std::size_t place = 0; place < places.size(); ++place)
                places[place] += one.places[place];
        for (const int times : places)
            QCOMPARE(times, 200);
        // The group matches are known, those of the knockout are not.
        QCOMPARE(counts.matches.size(), std::size_t(48));
        for (const MatchForecast &match : counts.matches) {
            QCOMPARE(match.played, 200);
            QCOMPARE(match.won[Side::Home] + match.drawn + match.won[Side::Away], 200);
            int byScore = 0;
            for (const auto &row : match.scores)
                byScore += std::accumulate(row.begin(), row.end(), 0);
            QCOMPARE(byScore, 200);
            QVERIFY(match.importance() > -1 && match.importance() <= 1);
        }
    }

    void whatIsPlayedStays()
    {
        Competition league = nearlyPlayed("league-12", 0);
        const Progress end = progress(league);
        const auto made = forecast(league, byLot, wishesOf(10));
        QVERIFY(made.has_value());
        for (std::size_t place = 0; place < 12; ++place) {
            const int team = end.tables.front().teamOfRow(place);
            QCOMPARE(made->counts.tables.front()[at(team)].places[place], 10);
        }
        QVERIFY(made->counts.matches.empty());
    }

    /// The last match decides who wins: it weighs everything, and one between two who have no chance nothing.
    void importanceIsWhatHangsOnAMatch()
    {
        Competition cup = cup::make("cup-4");
        cup::play(cup, 1, {1, 0});
        cup::play(cup, 2, {1, 0});
        const auto made = forecast(cup, byLot, wishesOf(200));
        QVERIFY(made.has_value());
        const auto final = std::find_if(made->counts.matches.begin(), made->counts.matches.end(),
                                        [&cup](const MatchForecast &match) {
                                            return cup.fixtures()[at(match.fixture)].stageName == u"final"_s;
                                        });
        QVERIFY(final != made->counts.matches.end());
        QCOMPARE(final->importance(), 1.0);
        const Competition league = nearlyPlayed("league-12", 1);
        const auto last = forecast(league, byLot, wishesOf(200));
        const Progress now = progress(league);
        const PerSide<int> teams = last.value().counts.matches.front().teams;
        for (const Side side : bothSides)
            QVERIFY(now.tables.front().teamOfRow(0) != teams[side]);
        QCOMPARE(last->counts.matches.front().importance(), 0.0);
    }

    /// Where the loser goes on too, or both play the next stage anyway, something is at stake all the same.
    void theStakeIsWhatTheWinnerGets_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"double-elimination-8", "apertura-6", "worldcup-32"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void theStakeIsWhatTheWinnerGets()
    {
        QFETCH(QString, format);
        const Competition competition = cup::make(qPrintable(format));
        const FittedScores scores(competition);
        const auto made = forecast(
            competition,
            [&scores](const Competition &rest, const Progress &now, int fixture) -> Result<MatchReport> {
                return scores.play(rest, now, fixture);
            },
            wishesOf(400));
        QVERIFY(made.has_value());
        double most = 0;
        for (const MatchForecast &match : made->counts.matches) {
            QVERIFY(match.stake >= 0);
            most = std::max(most, match.importance());
        }
        // By chance alone it would be a tenth.
        QVERIFY2(most > 0.15, qPrintable(QString::number(most)));
    }

    void endsWhenItIsPreciseEnough()
    {
        const Competition league = nearlyPlayed("league-12", 66);
        ForecastWishes wishes = wishesOf(100'000, 1);
        wishes.standardError = 0.02;
        const auto alone = forecast(league, byLot, wishes);
        QVERIFY(alone.has_value() && alone->isPreciseEnough && !alone->isCutShort);
        QVERIFY(alone->counts.runs < 5000);
        for (int team = 0; team < 12; ++team)
            QVERIFY(alone->counts.title(team).standardError() <= 0.02);
        wishes.threads = 3;
        QCOMPARE(forecast(league, byLot, wishes).value(), alone.value());
    }

    /// No other match is begun then: those that are played end.
    void canBeEnded()
    {
        constexpr int threads = 2;
        const Competition league = nearlyPlayed("league-12", 66);
        std::atomic_bool isEnded = false;
        std::atomic_int afterwards = 0;
        int told = 0;
        const auto made = forecast(
            league,
            [&](const Competition &rest, const Progress &now, int fixture) {
                afterwards += isEnded ? 1 : 0;
                return byLot(rest, now, fixture);
            },
            wishesOf(10'000, threads),
            [&](int, int all) {
                isEnded = ++told == 500;
                return all == 10'000 && !isEnded;
            });
        QVERIFY(made.has_value() && made->isCutShort);
        QCOMPARE(told, 500);
        QVERIFY(afterwards <= threads);
        QVERIFY(made->counts.runs >= 2 && made->counts.runs < 256);
    }

    void errorsAreThoseOfTheFirst()
    {
        const Competition cup = cup::make("cup-4");
        for (const int threads : {1, 4}) {
            const auto made = forecast(
                cup,
                [](const Competition &, const Progress &, int) -> Result<MatchReport> {
                    return fail(Fault::NotFound, "No card.");
                },
                wishesOf(500, threads));
            QVERIFY(!made);
            QCOMPARE(made.error().message.english(), u"No card."_s);
        }
        for (const int runs : {0, -1, mostContinuations + 1})
            QCOMPARE(forecast(cup, byLot, wishesOf(runs)).error().fault, Fault::BadInput);
    }

    void whatNobodyHasDecidedIsAskedFirst()
    {
        Competition cup = cup::make("cup-4");
        cup::play(cup, 1, {1, 0});
        cup::play(cup, 2, {1, 0});
        cup::play(cup, 3, {1, 0});
        cup::play(cup, 1, {0, 1}); // the final was played by another team
        const auto made = forecast(cup, byLot, wishesOf(5));
        QVERIFY(!made);
        QCOMPARE(made.error().fault, Fault::Refused);
        QCOMPARE(made.error().problems.size(), std::size_t(1));
        QCOMPARE(made.error().problems.front().what.english(),
                 u"Match 3 is in conflict: resolve the conflict first."_s);
    }

    /// With the game's own engine: results, bans and all; who plays himself is played by the computer.
    void theEngineGoesOn()
    {
        CompetitionWishes wishes = testing::cupWishes("basic");
        NewCompetition cup = newCompetition(wishes).value();
        cup.rules.agents.assign(32, personAgent);
        const auto made = forecast(cup.competition, &cup.rules, wishesOf(12));
        QVERIFY2(made, made ? "" : qPrintable(made.error().message.english()));
        int titles = 0;
        for (const TeamForecast &one : made->counts.teams)
            titles += one.places.front();
        QCOMPARE(titles, 12);
        // The competition of somebody is as it was.
        QVERIFY(cup.competition.report(0) == nullptr);
    }

    /// A continuation is what the computer would play of the same competition with that seed.
    void isPlayedAsEverywhere()
    {
        NewCompetition cup = newCompetition(testing::cupWishes("basic")).value();
        std::vector<Competition> ends;
        std::uint64_t seed = 0;
        const auto keep = [&](const Competition &rest, const Progress &now,
                              int fixture) -> Result<MatchReport> {
            seed = rest.seed();
            auto played = playFixture(rest, now, fixture, cup.rules, attemptOf(rest, fixture));
            return std::move(played->report);
        };
        const ForecastCounts counts = forecast(cup.competition, keep, wishesOf(1, 1)).value().counts;
        Competition again = cup.competition;
        again.setSeed(seed);
        QVERIFY(playAll(again, cup.rules).has_value());
        ForecastCounts expected(cup.competition, progress(cup.competition));
        expected.count(again, progress(again));
        QCOMPARE(counts, expected);
    }
};

TOUCHLINE_TEST(TestForecast)

} // namespace test_forecast

#include "test_forecast.moc"
