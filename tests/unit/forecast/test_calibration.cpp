// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/generator.h"
#include "core/forecast/cup_calibration.h"
#include "core/forecast/fitted_scores.h"
#include "core/forecast/real_calibration.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace test_calibration {

using namespace touchline;

namespace {

constexpr double tiny = 1e-9;

double fraction(Generator &generator)
{
    return generator.next() * 0x1p-32;
}

/// How often something of that chance came in so many runs.
Chance simulated(double chance, int runs, Generator &generator)
{
    Chance said{0, runs};
    for (int run = 0; run < runs; ++run)
        said.times += fraction(generator) < chance ? 1 : 0;
    return said;
}

/// `truth` of the chance that was meant.
template <class Truth>
Calibration manyForecasts(const Truth &truth)
{
    constexpr int cases = 20'000;
    constexpr int runs = 200;
    Generator generator(7);
    Calibration calibration;
    for (int i = 0; i < cases; ++i) {
        const double meant = fraction(generator);
        calibration.add(simulated(meant, runs, generator), fraction(generator) < truth(meant));
    }
    return calibration;
}

bool isNear(double one, double other, double within = tiny)
{
    return std::abs(one - other) <= within;
}

CupCalibrationWishes cupsOf(int cups, int runs, int threads = 0)
{
    CupCalibrationWishes wishes;
    wishes.cup = testing::cupWishes("quick", 11);
    wishes.cup.draw = QStringLiteral("random");
    wishes.cups = cups;
    wishes.runs = runs;
    wishes.threads = threads;
    return wishes;
}

RealCalibrationWishes realOf(const char *edition, int runs, int threads = 0)
{
    RealCalibrationWishes wishes;
    wishes.choice = testing::cupWishes("quick").choice;
    wishes.edition = QString::fromUtf8(edition);
    wishes.runs = runs;
    wishes.threads = threads;
    return wishes;
}

const Calibration &answersTo(const CupCalibration &calibration, const ForecastQuestion &question)
{
    static const Calibration none;
    for (const CupCalibration::Answers &one : calibration.answers)
        if (one.question == question)
            return one.calibration;
    return none;
}

const OutcomeForecast &saidBy(Forecaster by, const RealForecast &match)
{
    return match.said[static_cast<std::size_t>(by)];
}

} // namespace

class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Two chances of 80%, of which one came, and three of 20%, of which one came.
    void scoresAreThoseByHand()
    {
        Calibration calibration;
        for (const bool happened : {true, false})
            calibration.add({8, 10}, happened);
        for (const bool happened : {false, false, true})
            calibration.add({2, 10}, happened);
        QCOMPARE(calibration.cases(), 5);
        QCOMPARE(calibration.happened(), 2);
        QVERIFY(isNear(calibration.brier(), 0.28));
        QVERIFY(isNear(calibration.fairBrier().mean, 0.28 - 0.16 / 9));
        QVERIFY(isNear(calibration.logLoss(), -(3 * std::log(8.5 / 11) + 2 * std::log(2.5 / 11)) / 5));
        const Calibration::Parts parts = calibration.parts();
        QVERIFY(isNear(parts.reliability, (2 * 0.09 + 3 * 4.0 / 225) / 5));
        QVERIFY(isNear(parts.resolution, (2 * 0.01 + 3 * 1.0 / 225) / 5));
        QVERIFY(isNear(parts.uncertainty, 0.24));
        QVERIFY(isNear(parts.reliabilityByChance, (0.16 + 0.16) / 5));
        QVERIFY(isNear(calibration.baseBrier(), 0.24));
        QVERIFY(isNear(calibration.baseLogLoss(), -0.4 * std::log(0.4) - 0.6 * std::log(0.6)));
        QVERIFY(isNear(skill(0.12, calibration.baseBrier()), 0.5));
    }

    /// Where each bin has one chance alone, resolution is what Murphy defined.
    void brierIsReliabilityLessResolutionAndUncertainty()
    {
        Generator generator(3);
        Calibration calibration;
        std::array<std::array<int, 2>, 10> came{};
        constexpr int cases = 3000;
        for (int i = 0; i < cases; ++i) {
            const auto tenth = static_cast<int>(generator.below(9));
            const bool happened = fraction(generator) < 0.15 + tenth * 0.06;
            calibration.add({2 * tenth + 1, 20}, happened);
            ++came[at(tenth)][happened ? 1 : 0];
        }
        const double base = Chance{calibration.happened(), cases}.share();
        double resolution = 0;
        for (const auto &[missed, happened] : came)
            if (missed + happened > 0)
                resolution += (missed + happened) *
                              std::pow(static_cast<double>(happened) / (missed + happened) - base, 2) / cases;
        const Calibration::Parts parts = calibration.parts();
        QVERIFY2(isNear(parts.resolution, resolution), qPrintable(QString::number(parts.resolution)));
        QVERIFY(isNear(calibration.brier(), parts.reliability - resolution + base * (1 - base)));
    }

    void binsHoldTheirLowerBound()
    {
        Calibration calibration;
        for (const int times : {0, 1, 2, 99, 100})
            calibration.add({times, 100}, false);
        QCOMPARE(calibration.bins().front().cases, 2);
        QCOMPARE(calibration.bins()[1].cases, 1);
        QCOMPARE(calibration.bins().back().cases, 2);
    }

    /// What comes as often as it is said is calibrated: what is left is what chance alone brings.
    void perfectForecasterIsCalibrated()
    {
        const Calibration perfect = manyForecasts([](double meant) { return meant; });
        const Calibration::Parts parts = perfect.parts();
        QVERIFY2(parts.reliability < 2 * parts.reliabilityByChance,
                 qPrintable(QString::number(parts.reliability)));
        int outside = 0;
        for (const Calibration::Bin &bin : perfect.bins()) {
            const Interval interval = confidence(bin.share());
            outside += bin.meanSaid() < interval.low || bin.meanSaid() > interval.high ? 1 : 0;
        }
        QVERIFY2(outside <= 2, qPrintable(QString::number(outside)));
        // Of chances spread evenly over 0..1 the best score is 1/6, and that of the base rate 1/4.
        QVERIFY(isNear(perfect.fairBrier().mean, 1.0 / 6, 0.005));
        QVERIFY(isNear(skill(perfect.fairBrier().mean, perfect.baseBrier()), 1.0 / 3, 0.02));
    }

    void biasedForecasterIsShownAsBiased_data()
    {
        QTest::addColumn<double>("slope");
        QTest::newRow("too sure") << 0.6;
        QTest::newRow("too cautious") << 1.5;
    }

    /// Chances that should lie nearer to the middle, or farther from it.
    void biasedForecasterIsShownAsBiased()
    {
        QFETCH(double, slope);
        const Calibration biased = manyForecasts(
            [slope](double meant) { return std::clamp(0.5 + slope * (meant - 0.5), 0.0, 1.0); });
        const Calibration::Parts parts = biased.parts();
        QVERIFY2(parts.reliability > 20 * parts.reliabilityByChance,
                 qPrintable(QString::number(parts.reliability)));
        const Calibration::Bin &low = biased.bins()[3];
        QCOMPARE(low.share().share() > low.meanSaid(), slope < 1);
        const Interval interval = confidence(low.share());
        QVERIFY(low.meanSaid() < interval.low || low.meanSaid() > interval.high);
    }

    void fairScoreIsThatOfEndlessRuns_data()
    {
        QTest::addColumn<int>("runs");
        for (const int runs : {2, 5, 40})
            QTest::addRow("%d runs", runs) << runs;
    }

    /// Over all that the runs can bring, weighed: the fair score is that of the chance itself, the plain one
    /// is more.
    void fairScoreIsThatOfEndlessRuns()
    {
        QFETCH(int, runs);
        for (const double chance : {0.1, 0.5, 0.85}) {
            for (const double truth : {0.1, 0.4, 0.85}) {
                double fair = 0;
                double plain = 0;
                double weight = std::pow(1 - chance, runs);
                for (int times = 0; times <= runs; ++times) {
                    const Chance said{times, runs};
                    fair += weight *
                            (truth * fairBrierScore(said, true) + (1 - truth) * fairBrierScore(said, false));
                    plain +=
                        weight * (truth * brierScore(said, true) + (1 - truth) * brierScore(said, false));
                    weight *= chance / (1 - chance) * (runs - times) / (times + 1);
                }
                const double endless = truth * (1 - chance) * (1 - chance) + (1 - truth) * chance * chance;
                QVERIFY2(isNear(fair, endless), qPrintable(QString::number(fair - endless)));
                QVERIFY(isNear(plain, endless + chance * (1 - chance) / runs));
            }
        }
    }

    void errorOfTheScoreIsThatOfItsGroups()
    {
        Generator generator(5);
        Calibration all;
        std::vector<double> scores;
        constexpr int groups = 12;
        for (int group = 0; group < groups; ++group) {
            Calibration one;
            for (int i = 0; i < 30; ++i)
                one.add(simulated(0.3, 50, generator), fraction(generator) < 0.3);
            scores.push_back(one.fairBrier().mean);
            QVERIFY(!one.fairBrier().standardError);
            all.addGroup(one);
        }
        const Estimate byGroups = estimateOf(scores);
        const Estimate estimate = all.fairBrier();
        QVERIFY(isNear(estimate.mean, byGroups.mean));
        QVERIFY(isNear(estimate.standardError.value(), byGroups.standardError.value()));
    }

    void outcomesAreScoredTogether()
    {
        const OutcomeForecast exact{{0.5, 0.3, 0.2}};
        QVERIFY(isNear(brierScore(exact, 0), 0.25 + 0.09 + 0.04));
        QVERIFY(isNear(logLoss(exact, 2), -std::log(0.2)));
        QCOMPARE(hit(exact, 0), 1.0);
        QCOMPARE(hit(exact, 1), 0.0);
        const OutcomeForecast of10Runs{{0.6, 0.4, 0}, 10};
        QVERIFY(isNear(brierScore(of10Runs, 2), 0.36 + 0.16 + 1 - 0.48 / 9));
        QVERIFY(isNear(logLoss(of10Runs, 2), -std::log(0.5 / 11.5)));
        const OutcomeForecast equal{{0.4, 0.4, 0.2}};
        QCOMPARE(hit(equal, 1), 0.5);
    }

    /// Each thing comes as often as there are places for it, and nothing is asked that is known.
    void askedOfCups()
    {
        constexpr int cups = 3;
        const CupCalibration calibration = calibrateCups(cupsOf(cups, 20)).value();
        QCOMPARE(calibration.cups, cups);
        using enum ForecastQuestion::Kind;
        struct Expected
        {
            ForecastQuestion question;
            int cases;
            int happened;
        };
        for (const Expected &one :
             std::initializer_list<Expected>{{{Stage, QStringLiteral("round of 16"), 0}, 32, 16},
                                             {{Stage, QStringLiteral("final"), 0}, 32, 2},
                                             {{Title, {}, 0}, 32, 1},
                                             {{Stage, QStringLiteral("round of 16"), 1}, 0, 0},
                                             {{Stage, QStringLiteral("quarter-finals"), 1}, 16, 8},
                                             {{Title, {}, 1}, 16, 1}}) {
            const Calibration &answers = answersTo(calibration, one.question);
            QCOMPARE(answers.cases(), cups * one.cases);
            QCOMPARE(answers.happened(), cups * one.happened);
        }
        int results = 0;
        for (const auto kind : {HomeWin, Draw, AwayWin}) {
            QCOMPARE(answersTo(calibration, {kind, {}, 0}).cases(), cups * 48);
            QCOMPARE(answersTo(calibration, {kind, {}, 1}).cases(), cups * 8);
            results += answersTo(calibration, {kind, {}, 0}).happened();
        }
        QCOMPARE(results, cups * 48);
        QCOMPARE(calibration.teams.calibration.cases(), cups * (32 * 5 + 16 * 4));
        QCOMPARE(calibration.matches.calibration.cases(), cups * 3 * (48 + 8));
    }

    void leagueAsksForItsTitle()
    {
        CupCalibrationWishes wishes = cupsOf(4, 20);
        wishes.cup.format = QStringLiteral("league-4");
        const CupCalibration calibration = calibrateCups(wishes).value();
        QCOMPARE(answersTo(calibration, {ForecastQuestion::Kind::Title, {}, 0}).cases(), 16);
        QCOMPARE(calibration.teams.calibration.happened(), 4);
        QCOMPARE(calibration.matches.calibration.cases(), 4 * 12 * 3);
    }

    /// Who plays in a qualifying of a conference is settled before all; who is in the losers' bracket is open
    /// when it begins, so nothing is asked then.
    void whatIsSettledIsNotAsked()
    {
        CupCalibrationWishes wishes = cupsOf(1, 3);
        wishes.cup.format = QStringLiteral("worldcup-32-qualifying");
        const CupCalibration qualifying = calibrateCups(wishes).value();
        using enum ForecastQuestion::Kind;
        QCOMPARE(answersTo(qualifying, {Stage, QStringLiteral("qualifying CAF"), 0}).cases(), 0);
        QCOMPARE(answersTo(qualifying, {Stage, QStringLiteral("group stage"), 0}).happened(), 32);
        wishes.cup.format = QStringLiteral("double-elimination-8");
        const CupCalibration doubled = calibrateCups(wishes).value();
        QCOMPARE(answersTo(doubled, {Title, {}, 0}).cases(), 8);
        QCOMPARE(answersTo(doubled, {Title, {}, 1}).cases(), 0);
        QCOMPARE(answersTo(doubled, {Title, {}, 2}).cases(), 2);
    }

    /// The cups are played by the rules by which they are forecast, so what is said comes as often as said.
    void gameIsCalibratedOnItself()
    {
        const CupCalibration calibration = calibrateCups(cupsOf(20, 50)).value();
        for (const CupCalibration::Pool *pool : {&calibration.teams, &calibration.matches}) {
            const Calibration::Parts parts = pool->calibration.parts();
            QVERIFY2(parts.reliability < 3 * parts.reliabilityByChance,
                     qPrintable(QString::number(parts.reliability / parts.reliabilityByChance)));
            const Estimate fair = pool->calibration.fairBrier();
            QVERIFY(fair.mean + 2 * *fair.standardError < pool->baseBrier);
        }
    }

    void threadsChangeNoAnswer()
    {
        const CupCalibration one = calibrateCups(cupsOf(3, 30, 1)).value();
        const CupCalibration three = calibrateCups(cupsOf(3, 30, 3)).value();
        QCOMPARE(one.teams.calibration.logLoss(), three.teams.calibration.logLoss());
        QCOMPARE(one.matches.calibration.fairBrier().mean, three.matches.calibration.fairBrier().mean);
        QCOMPARE(one.matches.baseBrier, three.matches.baseBrier);
        const RealCalibration real = calibrateReal(realOf("worldcup-1934", 50, 1)).value();
        const RealCalibration again = calibrateReal(realOf("worldcup-1934", 50, 3)).value();
        for (std::size_t i = 0; i < real.matches.size(); ++i)
            QCOMPARE(saidBy(Forecaster::Cards, real.matches[i]).chances,
                     saidBy(Forecaster::Cards, again.matches[i]).chances);
    }

    void endsWhenAsked()
    {
        QCOMPARE(calibrateCups(cupsOf(1000, 1000), [](double) { return false; }).value().cups, 0);
        const auto real = calibrateReal(realOf("worldcup-1954", 100'000), [](double) { return false; });
        QVERIFY(real->isCutShort);
        QVERIFY(real->matches.empty());
    }

    void wishesOutOfRangeAreRefused()
    {
        QCOMPARE(calibrateCups(cupsOf(0, 10)).error().fault, Fault::BadInput);
        QCOMPARE(calibrateCups(cupsOf(1, 1)).error().fault, Fault::BadInput);
        QCOMPARE(calibrateReal(realOf("", 1)).error().fault, Fault::BadInput);
        QCOMPARE(calibrateReal(realOf("worldcup-1930", 10)).error().fault, Fault::Refused);
        QCOMPARE(calibrateReal(realOf("worldcup-1942", 10)).error().fault, Fault::NotFound);
        CupCalibrationWishes byHand = cupsOf(1, 10);
        byHand.cup.choice.game = competitionGames().back();
        byHand.cup.choice.level = QString::fromUtf8(byHand.cup.choice.game->info().levels.front().name);
        byHand.cup.choice.options = {};
        QCOMPARE(calibrateCups(byHand).error().fault, Fault::Refused);
    }

    /// Of 1934 nobody knows more than 1930, where no match was drawn.
    void othersKnowOnlyWhatCameBefore()
    {
        const RealCalibration real = calibrateReal(realOf("worldcup-1934", 100)).value();
        QCOMPARE(real.matches.size(), 17U);
        for (const RealForecast &match : real.matches) {
            const auto &rates = saidBy(Forecaster::DrawRate, match).chances;
            QVERIFY(isNear(rates[0], 9.5 / 19.5));
            QVERIFY(isNear(rates[1], 0.5 / 19.5));
            for (const OutcomeForecast &said : match.said)
                QVERIFY(isNear(said.chances[0] + said.chances[1] + said.chances[2], 1));
        }
        // Teams that were not there in 1930 are alike, but Italy is at home.
        const auto found =
            std::find_if(real.matches.begin(), real.matches.end(), [](const RealForecast &match) {
                return match.teams[Side::Home] == QLatin1String("Austria 1934") &&
                       match.teams[Side::Away] == QLatin1String("Hungary 1934");
            });
        QVERIFY(found != real.matches.end());
        const auto &equal = saidBy(Forecaster::Poisson, *found).chances;
        QVERIFY(isNear(equal[0], equal[2]));
        QCOMPARE(real.brier(Forecaster::EqualThirds).mean, 2.0 / 3);
        QVERIFY(isNear(real.brierAhead(Forecaster::EqualThirds).mean,
                       2.0 / 3 - real.brier(Forecaster::Cards).mean));
    }

    /// With what a team's chances are drawn from.
    void poissonOutcomesAreSums()
    {
        const std::vector<FittedScores::Observed> results{
            {{{0, 1}}, {4, 0}, {}}, {{{1, 2}}, {1, 1}, Side::Home}, {{{2, 0}}, {0, 3}, {}}};
        const FittedScores scores(3, results);
        QCOMPARE(scores.matches(), 3);
        const PerSide<double> means = scores.expectedGoals({{0, 2}}, Side::Away);
        std::array<double, 3> sums{};
        const auto chance = [&means](Side side, int goals) {
            return std::exp(goals * std::log(means[side]) - means[side] - std::lgamma(goals + 1.0));
        };
        for (int home = 0; home < 30; ++home)
            for (int away = 0; away < 30; ++away)
                sums[home > away    ? 0
                     : home == away ? 1
                                    : 2] += chance(Side::Home, home) * chance(Side::Away, away);
        const auto outcomes = scores.outcomes({{0, 2}}, Side::Away);
        for (std::size_t i = 0; i < sums.size(); ++i)
            QVERIFY2(isNear(outcomes[i], sums[i]), qPrintable(QString::number(outcomes[i] - sums[i])));
    }
};

TOUCHLINE_TEST(TestCalibration)

} // namespace test_calibration

#include "test_calibration.moc"
