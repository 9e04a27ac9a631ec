// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/ratings/rating_list.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace test_team_ratings {

using namespace touchline;

namespace {

bool isNear(double one, double other, double distance = 1e-9)
{
    return std::abs(one - other) <= distance;
}

QByteArray shown(const Glicko &team)
{
    return QStringLiteral("%1 / %2 / %3")
        .arg(team.rating, 0, 'f', 6)
        .arg(team.deviation, 0, 'f', 6)
        .arg(team.volatility, 0, 'f', 8)
        .toUtf8();
}

/// From 0 to 1.
double chance(Generator &generator)
{
    return generator.next() * 0x1p-32;
}

Glicko anyGlicko(Generator &generator)
{
    return {1200 + 600 * chance(generator), 30 + 320 * chance(generator), 0.03 + 0.09 * chance(generator)};
}

std::vector<GlickoResult> anyResults(Generator &generator)
{
    std::vector<GlickoResult> results;
    for (std::uint32_t left = generator.below(12) + 1; left > 0; --left)
        results.push_back({anyGlicko(generator), generator.below(3) / 2.0});
    return results;
}

/// What the results say of a team, by the formulas of the older Glicko system in points (Glickman 1995),
/// which Glicko-2 has on another scale.
struct InPoints
{
    InPoints(const Glicko &team, const std::vector<GlickoResult> &results)
    {
        for (const GlickoResult &one : results) {
            const double g =
                1 / std::sqrt(1 + 3 * std::pow(q * one.opponent.deviation / std::numbers::pi, 2));
            const double expected = 1 / (1 + std::pow(10, -g * (team.rating - one.opponent.rating) / 400));
            information += q * q * g * g * expected * (1 - expected);
            surprise += g * (one.result - expected);
        }
    }

    double q = std::numbers::ln10 / 400;
    /// 1 / d squared.
    double information = 0;
    double surprise = 0;
};

/// The volatility by halving: the root of the paper's f, which falls.
double volatilityByHalving(const Glicko &team, const InPoints &seen)
{
    const double phi2 = std::pow(team.deviation * seen.q, 2);
    const double v = seen.q * seen.q / seen.information;
    const double delta2 = std::pow(v * seen.surprise, 2);
    const double a = std::log(team.volatility * team.volatility);
    const auto f = [&](double x) {
        const double e = std::exp(x);
        return e * (delta2 - phi2 - v - e) / (2 * std::pow(phi2 + v + e, 2)) - (x - a) / 0.25;
    };
    double low = a - 20;
    double high = a + 20;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) > 0 ? low : high) = middle;
    }
    return std::exp(low / 2);
}

Glicko byHand(const Glicko &team, const std::vector<GlickoResult> &results)
{
    const InPoints seen(team, results);
    Glicko after;
    after.volatility = volatilityByHalving(team, seen);
    const double grown = std::pow(team.deviation, 2) + std::pow(after.volatility / seen.q, 2);
    after.deviation = 1 / std::sqrt(1 / grown + seen.information);
    after.rating = team.rating + seen.q * std::pow(after.deviation, 2) * seen.surprise;
    return after;
}

/// A league of four in which match after match is on those days; null = not known.
Competition leagueOn(const std::vector<QDate> &days, std::uint64_t seed)
{
    CompetitionDefinition definition = cup::make("league-4", seed).definition();
    for (std::size_t i = 0; i < days.size(); ++i)
        definition.calendar.push_back({static_cast<int>(i) + 1, days[i], {}, {}, {}, {}, {}});
    return Competition::create(std::move(definition)).value();
}

void playFirst(Competition &league, const std::vector<Score> &scores)
{
    for (std::size_t i = 0; i < scores.size(); ++i)
        cup::play(league, static_cast<int>(i) + 1, scores[i]);
}

std::vector<RatedResult> gathered(const std::vector<Competition> &competitions)
{
    RatedResults results;
    for (const Competition &one : competitions)
        results.add(one, progress(one));
    return results.inOrder();
}

/// "0:1 1" for match 1 of the first competition in period 1, ...
QString listed(const std::vector<RatedResult> &results)
{
    QStringList texts;
    for (const RatedResult &one : results)
        texts << QStringLiteral("%1:%2 %3").arg(one.competition).arg(one.number).arg(one.period);
    return texts.join(QStringLiteral(", "));
}

} // namespace

class TestTeamRatings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The worked example of the paper.
    void glickoIsThatOfThePaper()
    {
        const std::vector<GlickoResult> results{
            {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
        const Glicko after = afterPeriod({1500, 200, 0.06}, results);
        QVERIFY2(isNear(after.rating, 1464.06, 0.01), shown(after));
        QVERIFY2(isNear(after.deviation, 151.52, 0.01), shown(after));
        QVERIFY2(isNear(after.volatility, 0.05999, 0.00001), shown(after));
    }

    void glickoAgreesWithTheOlderFormulas()
    {
        Generator generator(38);
        for (int i = 0; i < 2000; ++i) {
            const Glicko team = anyGlicko(generator);
            const std::vector<GlickoResult> results = anyResults(generator);
            const Glicko after = afterPeriod(team, results);
            const Glicko expected = byHand(team, results);
            QVERIFY2(isNear(after.rating, expected.rating, 0.001), shown(after) + " not " + shown(expected));
            QVERIFY2(isNear(after.deviation, expected.deviation, 0.001),
                     shown(after) + " not " + shown(expected));
            QVERIFY2(isNear(after.volatility, expected.volatility, 1e-6),
                     shown(after) + " not " + shown(expected));
        }
    }

    void theOrderWithinAPeriodDoesNotMatter()
    {
        Generator generator(5);
        for (int i = 0; i < 500; ++i) {
            const Glicko team = anyGlicko(generator);
            std::vector<GlickoResult> results = anyResults(generator);
            const Glicko after = afterPeriod(team, results);
            std::reverse(results.begin(), results.end());
            const Glicko reversed = afterPeriod(team, results);
            QVERIFY(isNear(after.rating, reversed.rating));
            QVERIFY(isNear(after.deviation, reversed.deviation));
            QVERIFY(isNear(after.volatility, reversed.volatility));
        }
    }

    void whoDoesNotPlayBecomesLessSure()
    {
        const Glicko team{1620, 80, 0.06};
        Glicko monthly = team;
        for (int month = 1; month <= 24; ++month) {
            const double before = monthly.deviation;
            monthly = afterPeriod(monthly, {});
            QVERIFY(monthly.deviation > before);
        }
        QVERIFY(isNear(afterIdlePeriods(team, 24).deviation, monthly.deviation));
        QVERIFY(isNear(monthly.deviation, std::sqrt(80 * 80 + 24 * std::pow(0.06 * 173.7178, 2)), 0.001));
        QCOMPARE(afterIdlePeriods(team, 2000).deviation, Glicko().deviation);
        QCOMPARE(afterIdlePeriods(team, 2000).rating, team.rating);
        QCOMPARE(afterIdlePeriods(team, 0), team);
    }

    /// Some of FIDE's own table (B.02, 8.1.2), which has two digits.
    void theExpectedResultIsThatOfFide_data()
    {
        QTest::addColumn<int>("difference");
        QTest::addColumn<double>("expected");
        QTest::newRow("level") << 0 << 0.50;
        QTest::newRow("50") << 50 << 0.57;
        QTest::newRow("100") << 100 << 0.64;
        QTest::newRow("200") << 200 << 0.76;
        QTest::newRow("300") << 300 << 0.85;
    }

    void theExpectedResultIsThatOfFide()
    {
        QFETCH(int, difference);
        QFETCH(double, expected);
        const Elo better{1500.0 + difference, 0};
        const Elo other{1500, 0};
        QVERIFY(isNear(expectedResult(better, other), expected, 0.006));
        QVERIFY(isNear(expectedResult(other, better), 1 - expected, 0.006));
        // Sure ratings are those of Elo; of unsure ones less is expected.
        const Glicko sure{better.rating, 0, 0.06};
        QVERIFY(isNear(expectedResult(sure, Glicko{1500, 0, 0.06}), expectedResult(better, other), 1e-6));
        const double unsure = expectedResult(Glicko{better.rating, 200, 0.06}, Glicko{1500, 200, 0.06});
        QVERIFY(difference == 0 ? isNear(unsure, 0.5) : unsure > 0.5 && unsure < expected - 0.005);
        QVERIFY(
            isNear(unsure + expectedResult(Glicko{1500, 200, 0.06}, Glicko{better.rating, 200, 0.06}), 1));
    }

    void aMatchMovesAtMostK()
    {
        Elo fresh;
        Elo old{1500, 30};
        countMatch(fresh, old, 1);
        QCOMPARE(fresh, (Elo{1520, 1}));
        QCOMPARE(old, (Elo{1490, 31}));
        Elo thirtieth{1500, 29};
        Elo other{1500, 29};
        countMatch(thirtieth, other, 0);
        QCOMPARE(thirtieth, (Elo{1480, 30}));
        countMatch(thirtieth, other, 0.5);
        QVERIFY(isNear(thirtieth.rating, 1480 + 20 * (0.5 - 1 / (1 + std::pow(10, 0.1)))));
    }

    void amongTheEstablishedNothingIsLost()
    {
        std::vector<Elo> teams(8, Elo{1500, 30});
        std::vector<Elo> mirrored(8, Elo{1500, 30});
        Generator generator(11);
        for (int i = 0; i < 4000; ++i) {
            const std::uint32_t home = generator.below(8);
            const std::uint32_t away = (home + 1 + generator.below(7)) % 8;
            const double result = generator.below(3) / 2.0;
            countMatch(teams[home], teams[away], result);
            countMatch(mirrored[away], mirrored[home], 1 - result);
        }
        double sum = 0;
        for (std::size_t i = 0; i < teams.size(); ++i) {
            sum += teams[i].rating;
            // Who is named first does not matter.
            QVERIFY(isNear(teams[i].rating, mirrored[i].rating, 1e-6));
        }
        QVERIFY(isNear(sum, 8 * 1500, 1e-6));
    }

    /// Results that fall as ratings say bring both systems near to these ratings.
    void ratingsFindTheStrength()
    {
        const std::vector<double> truth{1300, 1450, 1550, 1700};
        std::vector<Elo> elo(4);
        std::vector<Glicko> glicko(4);
        std::vector<double> mean(4, 0.0);
        Generator generator(1234);
        constexpr int months = 400;
        for (int month = 0; month < months; ++month) {
            std::vector<std::vector<GlickoResult>> results(4);
            for (std::size_t home = 0; home < 4; ++home)
                for (std::size_t away = 0; away < 4; ++away) {
                    if (home == away)
                        continue;
                    const double wins = expectedResult(Elo{truth[home], 0}, Elo{truth[away], 0});
                    const double result = chance(generator) < wins ? 1 : 0;
                    countMatch(elo[home], elo[away], result);
                    results[home].push_back({glicko[away], result});
                    results[away].push_back({glicko[home], 1 - result});
                }
            for (std::size_t i = 0; i < 4; ++i) {
                glicko[i] = afterPeriod(glicko[i], results[i]);
                mean[i] += month < months / 2 ? 0 : elo[i].rating / (months - months / 2);
            }
        }
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY2(isNear(mean[i], truth[i], 25), qPrintable(QString::number(mean[i])));
            QVERIFY2(isNear(glicko[i].rating, truth[i], 3 * glicko[i].deviation), shown(glicko[i]));
            QVERIFY2(glicko[i].deviation < 60, shown(glicko[i]));
        }
    }

    void matchesCountInTheOrderOfTheirDays()
    {
        const QDate may(2026, 5, 30);
        Competition league = leagueOn({may, QDate(2026, 8, 1), QDate(2026, 6, 1), {}}, 1);
        playFirst(league, {{1, 0}, {2, 0}, {0, 0}, {3, 3}});
        Competition other = leagueOn({QDate(2026, 6, 1), QDate(2026, 5, 31)}, 2);
        playFirst(other, {{1, 1}, {0, 1}});
        Competition undated = leagueOn({}, 3);
        playFirst(undated, {{1, 0}, {1, 0}});
        // May, June, July without a match, August; then the competition without days as a period of its own.
        QCOMPARE(listed(gathered({league, other, undated})),
                 u"0:1 1, 1:2 1, 0:3 2, 0:4 2, 1:1 2, 0:2 4, 2:1 5, 2:2 5"_s);
        QCOMPARE(listed(gathered({undated, league})), u"0:1 1, 0:2 1, 1:1 2, 1:3 3, 1:4 3, 1:2 5"_s);
    }

    void onlyWhatWasPlayedCounts()
    {
        Competition league = leagueOn({}, 1);
        playFirst(league, {{1, 0}, {2, 0}, {0, 0}, {3, 3}});
        QCOMPARE(gathered({league}).size(), std::size_t{4});
        QVERIFY(league.rule(cup::walkover(league, 1, Side::Away)).has_value());
        QVERIFY(league.rule(cup::ruling(league, 2, Ruling::Kind::Annulled)).has_value());
        MatchReport forfeited = cup::report(league, 5, {3, 0});
        forfeited.decidedBy = DecidedBy::Forfeit;
        QVERIFY(league.record(forfeited).has_value());
        // Given away without being played.
        QVERIFY(league.rule(cup::walkover(league, 6, Side::Home)).has_value());
        QCOMPARE(listed(gathered({league})), u"0:3 1, 0:4 1"_s);
    }

    /// Reckoned again over two leagues, by name, one match after the other.
    void aListIsWhatItsMatchesMake()
    {
        std::vector<Competition> leagues{leagueOn({}, 1), leagueOn({}, 2)};
        for (std::size_t i = 0; i < leagues.size(); ++i)
            cup::playOut(leagues[i], Generator(i + 7));
        std::map<QString, Elo> elo;
        std::map<QString, Glicko> glicko;
        for (const Competition &league : leagues) {
            std::map<QString, std::vector<GlickoResult>> period;
            for (int i = 0; at(i) < league.fixtures().size(); ++i) {
                const MatchReport &report = *league.report(i);
                const QString home = report.teams[Side::Home].name;
                const QString away = report.teams[Side::Away].name;
                const double result = report.score.home > report.score.away   ? 1
                                      : report.score.home < report.score.away ? 0
                                                                              : 0.5;
                countMatch(elo[home], elo[away], result);
                period[home].push_back({glicko[away], result});
                period[away].push_back({glicko[home], 1 - result});
            }
            for (const auto &[name, results] : period)
                glicko[name] = byHand(glicko[name], results);
        }
        const std::vector<TeamRating> list = ratings(gathered(leagues));
        QCOMPARE(list.size(), std::size_t{4});
        double above = 1e9;
        for (const TeamRating &team : list) {
            QVERIFY(isNear(team.elo.rating, elo[team.name].rating));
            QCOMPARE(team.elo.matches, team.won + team.drawn + team.lost);
            QCOMPARE(team.elo.matches, 12);
            QVERIFY2(isNear(team.glicko.rating, glicko[team.name].rating, 0.001), shown(team.glicko));
            QVERIFY2(isNear(team.glicko.deviation, glicko[team.name].deviation, 0.001), shown(team.glicko));
            QVERIFY(team.elo.rating <= above);
            above = team.elo.rating;
            double rating = Elo().rating;
            for (const RatingStep &step : team.history) {
                QVERIFY(isNear(step.rating, rating + step.change));
                rating = step.rating;
                QCOMPARE(step.match.report->teams[step.side].name, team.name);
            }
            QCOMPARE(rating, team.elo.rating);
        }
        QVERIFY(ratings({}).empty());
    }

    /// A draw that kicks or lots decided is a draw.
    void aShootOutIsADraw()
    {
        Competition cup = cup::make("cup-4");
        cup::play(cup, 1, {1, 1});
        const std::vector<TeamRating> list = ratings(gathered({cup}));
        QCOMPARE(list.size(), std::size_t{2});
        QCOMPARE(list[0].drawn, 1);
        QCOMPARE(list[0].elo.rating, 1500.0);
        QCOMPARE(list[1].elo.rating, 1500.0);
        QVERIFY(list[0].glicko.deviation < 350);
    }
};

TOUCHLINE_TEST(TestTeamRatings)

} // namespace test_team_ratings

#include "test_team_ratings.moc"
