// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/fitted_scores.h"
#include "core/play/matches/competition_player.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

#include <cmath>

namespace test_fitted_scores {

using namespace touchline;

namespace {

/// A league of which the first team wins every match and the last loses every one.
Competition unequalLeague(int rounds)
{
    Competition league = cup::make("league-12");
    for (const Fixture &fixture : league.fixtures()) {
        if (fixture.round >= rounds)
            break;
        const PerSide<int> teams = progress(league).fixtures[at(league.indexOfNumber(fixture.number))].teams;
        const auto strength = [](int team) { return team == 0 ? 4 : team == 11 ? 0 : 1; };
        cup::play(league, fixture.number, {strength(teams[Side::Home]), strength(teams[Side::Away])});
    }
    return league;
}

FixturePlayer playerOf(const FittedScores &scores)
{
    return [&scores](const Competition &rest, const Progress &now, int fixture) -> Result<MatchReport> {
        return scores.play(rest, now, fixture);
    };
}

} // namespace

class TestFittedScores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutResultsAllAreEqual()
    {
        const FittedScores scores(cup::make("league-12"));
        QCOMPARE(scores.matches(), 0);
        const auto neutral = scores.expectedGoals({{0, 1}}, {});
        QCOMPARE(neutral[Side::Home], neutral[Side::Away]);
        QCOMPARE(scores.expectedGoals({{5, 9}}, {}), neutral);
        const auto atHome = scores.expectedGoals({{0, 1}}, Side::Home);
        QVERIFY(atHome[Side::Home] > neutral[Side::Home]);
        QCOMPARE(atHome[Side::Away], neutral[Side::Away]);
    }

    void moreResultsSayMore()
    {
        double before = 1;
        for (const int rounds : {1, 3, 8}) {
            const FittedScores scores(unequalLeague(rounds));
            QCOMPARE(scores.matches(), rounds * 6);
            const auto goals = scores.expectedGoals({{0, 11}}, {});
            const double ratio = goals[Side::Home] / goals[Side::Away];
            QVERIFY2(ratio > before, qPrintable(QString::number(ratio)));
            before = ratio;
        }
    }

    /// The independent look: no strength a little higher or lower makes the results likelier.
    void noOtherStrengthsAreLikelier()
    {
        const Competition league = unequalLeague(6);
        const FittedScores scores(league);
        // Logarithms that make what it expects: with neutral ground, mean(i, j) = usual + a(i) - d(j).
        const auto logMean = [&scores](int team, int against) {
            return std::log(scores.expectedGoals({{team, against}}, {})[Side::Home]);
        };
        const double home = std::log(scores.expectedGoals({{0, 1}}, Side::Home)[Side::Home]) - logMean(0, 1);
        // Of the sum of all results, each team's goals less those expected are what the prior holds back:
        // surplus = attack / spread², and of the defences the other way round. Attacks and defences are known
        // but for their means, which the differences do not have.
        std::vector<double> surplus(12, 0.0);
        for (int i = 0; i < static_cast<int>(league.fixtures().size()); ++i) {
            const CountedResult *result = league.result(i);
            if (result == nullptr)
                continue;
            const int first = result->teams[Side::Home];
            const int second = result->teams[Side::Away];
            surplus[at(first)] += result->score.home - std::exp(logMean(first, second) + home);
            surplus[at(second)] += result->score.away - std::exp(logMean(second, first));
        }
        const double weight = 1 / (FittedScores::strengthSpread * FittedScores::strengthSpread);
        for (int team = 1; team < 12; ++team) {
            const int against = team == 5 ? 6 : 5;
            if (against == 0)
                continue;
            const double difference =
                0 == against ? 0 : logMean(0, against) - logMean(team, against); // a(0) - a(team)
            QVERIFY2(std::abs((surplus[0] - surplus[at(team)]) - difference * weight) < 1e-6,
                     qPrintable(QStringLiteral("team %1").arg(team)));
        }
    }

    /// Scores that nobody plays leave numbers that can be played with, and the best team best.
    void absurdScoresAreNoTrouble()
    {
        Competition league = cup::make("league-12");
        for (const Fixture &fixture : league.fixtures())
            if (fixture.round < 4) {
                const PerSide<int> teams =
                    progress(league).fixtures[at(league.indexOfNumber(fixture.number))].teams;
                cup::play(league, fixture.number,
                          {teams[Side::Home] == 0 ? 99 : 0, teams[Side::Away] == 0 ? 99 : 0});
            }
        const FittedScores scores(league);
        for (int team = 1; team < 12; ++team) {
            const auto goals = scores.expectedGoals({{0, team}}, {});
            QVERIFY2(std::isfinite(goals[Side::Home]) && goals[Side::Home] < 31,
                     qPrintable(QString::number(goals[Side::Home])));
            QVERIFY(goals[Side::Home] > 5 * goals[Side::Away] && goals[Side::Away] > 0);
        }
    }

    void awardedResultsSayNothing()
    {
        Competition league = cup::make("league-12");
        MatchReport report = cup::report(league, 1, {3, 0});
        report.decidedBy = DecidedBy::Forfeit;
        QVERIFY(league.record(report).has_value());
        QCOMPARE(FittedScores(league).matches(), 0);
    }

    /// Every format can be played to its end with such scores: every way of deciding a tie.
    void everyFormatEnds_data()
    {
        QTest::addColumn<QString>("format");
        QStringList names = formatTemplateNames();
        names << u"evening-7"_s << u"evening-12"_s << u"cup-21"_s << u"cup-12-redraw"_s << u"swiss-9x4"_s
              << u"double-elimination-8"_s << u"ladder-6"_s << u"apertura-6"_s << u"groups-4x4"_s;
        for (const QString &name : names)
            if (const auto format = formatTemplate(name);
                format && serpentineDraw(cup::entrants(teamCount(*format)), entrySizes(*format)))
                QTest::newRow(qPrintable(name)) << name;
    }

    void everyFormatEnds()
    {
        QFETCH(QString, format);
        Competition competition = cup::make(qPrintable(format));
        const FittedScores scores(competition);
        const auto played = playAll(competition, playerOf(scores));
        QVERIFY2(played, played ? "" : qPrintable(played.error().message.english()));
        const Progress end = progress(competition);
        QVERIFY(fixturesIn(FixtureState::Ready, end).empty());
        QVERIFY(fixturesIn(FixtureState::Waiting, end).empty());
        if (!end.finalPlaces.empty())
            QVERIFY(end.finalPlaces.front() >= 0);
    }

    /// A thousand scores of one match have the goals that were expected.
    void scoresHaveTheirMean()
    {
        const Competition league = unequalLeague(6);
        const FittedScores scores(league);
        const Progress now = progress(league);
        const int fixture = fixturesIn(FixtureState::Ready, now).front();
        PerSide<double> sums{};
        constexpr int times = 4000;
        for (int i = 0; i < times; ++i) {
            Competition again = league;
            again.setSeed(static_cast<std::uint64_t>(i));
            const Score score = scores.play(again, now, fixture).score;
            sums[Side::Home] += score.home;
            sums[Side::Away] += score.away;
        }
        const auto expected = scores.expectedGoals(now.fixtures[at(fixture)].teams, Side::Home);
        for (const Side side : bothSides) {
            const double error = std::sqrt(expected[side] / times);
            QVERIFY2(std::abs(sums[side] / times - expected[side]) < 4 * error,
                     qPrintable(QStringLiteral("%1 for %2").arg(sums[side] / times).arg(expected[side])));
        }
    }
};

TOUCHLINE_TEST(TestFittedScores)

} // namespace test_fitted_scores

#include "test_fitted_scores.moc"
