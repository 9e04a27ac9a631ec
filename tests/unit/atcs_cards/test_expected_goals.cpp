// SPDX-License-Identifier: GPL-3.0-or-later
// Team cards, sections 5, 13 and 14 (point 5).
#include "core/dice/generator.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/expected_goals.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace test_expected_goals {

using namespace touchline;
using namespace touchline::atcs;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int games = 3000;
#else
constexpr int games = 20000;
#endif

std::shared_ptr<const TeamCard> card(const char *id)
{
    return loadCard(QString::fromLatin1(id)).value();
}

Strength strength(const char *id)
{
    return strengthOf(*card(id));
}

const CardPlayer &shooter(const TeamCard &team, int number)
{
    return *std::find_if(team.players.begin(), team.players.end(),
                         [&](const CardPlayer &player) { return player.shot.holds(number); });
}

/// One side's goals of a basic game, played with dice by the rulebook's steps and none of the formulas.
int playedGoals(const TeamCard &team, const TeamCard &opponent, Generator &dice)
{
    const int keeper = opponent.players[static_cast<std::size_t>(opponent.scorerCount())].goalieRating;
    const int shots = std::max(10, team.shotsOnGoal + opponent.defenseShotsOnGoal);
    int goals = 0;
    for (const int base : team.attempts) {
        const int attempts = std::clamp(base + opponent.defenseAttempts, 5, 25);
        for (int i = 0; i < attempts; ++i) {
            const int shot = dice.roll(100);
            if (shot != 1 && (shot == 100 || shot > shots))
                continue;
            const CardPlayer &player = shooter(team, dice.roll(100));
            const int roll = dice.roll(10);
            if (roll == 10 || (roll != 1 && roll + keeper >= player.goalRating))
                ++goals;
        }
    }
    return goals;
}

std::vector<Strength> strengthsOfThe64()
{
    std::vector<Strength> all;
    for (const QString &id : historicTeamIds(TeamSet::Historic66).mid(0, 64))
        all.push_back(strengthOf(**loadCard(id)));
    return all;
}

} // namespace

class TestExpectedGoals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsOfTheBasicGame()
    {
        const auto france = card("FRA-1998");
        const auto turkey = card("TUR-2002");
        QCOMPARE(finalAttempts(france->attempts[0], turkey->defenseAttempts), 6);
        QCOMPARE(finalAttempts(turkey->attempts[0], france->defenseAttempts), 10);
        QCOMPARE(finalShotsOnGoal(france->shotsOnGoal, turkey->defenseShotsOnGoal), 16);
        QCOMPARE(finalShotsOnGoal(turkey->shotsOnGoal, france->defenseShotsOnGoal), 13);
    }

    void limits()
    {
        QCOMPARE(finalAttempts(7, -8), 5);
        QCOMPARE(finalAttempts(30, 3), 25);
        QCOMPARE(finalShotsOnGoal(11, -4), 10);
        QCOMPARE(finalShotsOnGoal(97, 3), 99);
        QCOMPARE(scoringNumbers(6, 0), 5);
        QCOMPARE(scoringNumbers(6, -2), 3);
        QCOMPARE(scoringNumbers(3, 3), 9);
        QCOMPARE(scoringNumbers(10, -3), 1);
    }

    void aBetterKeeperConvertsLess()
    {
        const Strength brazil = strength("BRA-1970");
        for (int rating = -3; rating < 3; ++rating)
            QVERIFY(conversion(brazil, rating) < conversion(brazil, rating + 1));
        QCOMPARE(std::accumulate(brazil.shotWidths.begin(), brazil.shotWidths.end(), 0), 100);
    }

    void playedGamesAgree_data()
    {
        QTest::addColumn<QString>("home");
        QTest::addColumn<QString>("away");
        const std::array<std::array<const char *, 2>, 10> pairs{{{"BRA-1970", "DEI-1938"},
                                                                 {"NZL-1982", "BRA-1970"},
                                                                 {"HUN-1954", "GER-1954"},
                                                                 {"FRA-1998", "TUR-2002"},
                                                                 {"MEX-1986", "USA-1930"},
                                                                 {"ESP-2010", "NED-2010"},
                                                                 {"ARG-1986", "ENG-1966"},
                                                                 {"KOR-2002", "ITA-1938"},
                                                                 {"CAN-1986", "JAM-1998"},
                                                                 {"ARG-2022", "GER-2014"}}};
        for (const auto &[home, away] : pairs)
            QTest::addRow("%s-%s", home, away) << QString::fromLatin1(home) << QString::fromLatin1(away);
    }

    void playedGamesAgree()
    {
        QFETCH(QString, home);
        QFETCH(QString, away);
        const auto homeCard = loadCard(home).value();
        const auto awayCard = loadCard(away).value();
        Generator dice(19300713);
        double sum = 0;
        double squares = 0;
        int wins = 0;
        for (int game = 0; game < games; ++game) {
            const int goals = playedGoals(*homeCard, *awayCard, dice);
            wins += goals > playedGoals(*awayCard, *homeCard, dice) ? 1 : 0;
            sum += goals;
            squares += goals * goals;
        }
        const double mean = sum / games;
        const double standardError = std::sqrt((squares / games - mean * mean) / games);
        const double expected = expectedGoals(strengthOf(*homeCard), strengthOf(*awayCard));
        QVERIFY2(std::abs(mean - expected) < 3 * standardError,
                 qPrintable(QStringLiteral("%1 played, %2 expected").arg(mean).arg(expected)));
        const double win = resultChances(strengthOf(*homeCard), strengthOf(*awayCard)).win;
        QVERIFY(std::abs(static_cast<double>(wins) / games - win) < 3 * std::sqrt(win * (1 - win) / games));
    }

    void theLawOfGoalsFitsItsMean()
    {
        const Strength hungary = strength("HUN-1954");
        const Strength germany = strength("GER-1954");
        const std::vector<double> chances = goalChances(hungary, germany);
        double total = 0;
        double mean = 0;
        for (std::size_t goals = 0; goals < chances.size(); ++goals) {
            total += chances[goals];
            mean += static_cast<double>(goals) * chances[goals];
        }
        QVERIFY(std::abs(total - 1) < 1e-12);
        QVERIFY(std::abs(mean - expectedGoals(hungary, germany)) < 1e-9);
    }

    void chancesAsPublished()
    {
        const auto near = [](double value, double percent) { return std::abs(100 * value - percent) < 0.8; };
        const ResultChances giant = resultChances(strength("BRA-1970"), strength("DEI-1938"));
        QVERIFY(giant.win >= 0.94);
        QVERIFY(near(giant.win, 95.2) && near(giant.draw, 3.5) && near(giant.loss, 1.2));
        const ResultChances final54 = resultChances(strength("HUN-1954"), strength("GER-1954"));
        QVERIFY(final54.win > final54.loss && final54.win < 0.65);
        const ResultChances example = resultChances(strength("FRA-1998"), strength("TUR-2002"));
        QVERIFY(near(example.win, 45) && near(example.draw, 29) && near(example.loss, 26));
        QVERIFY(std::abs(expectedGoals(strength("FRA-1998"), strength("TUR-2002")) - 1.24) < 0.005);
        QVERIFY(std::abs(expectedGoals(strength("TUR-2002"), strength("FRA-1998")) - 0.89) < 0.005);
        QVERIFY(std::abs(giant.win + giant.draw + giant.loss - 1) < 1e-12);
    }

    void goalsOfAllPairings()
    {
        const std::vector<Strength> all = strengthsOfThe64();
        double sum = 0;
        int pairs = 0;
        for (const Strength &team : all) {
            for (const Strength &opponent : all) {
                if (&team == &opponent)
                    continue;
                sum += expectedGoals(team, opponent);
                ++pairs;
            }
        }
        const double ofAMatch = 2 * sum / pairs;
        QVERIFY2(ofAMatch > 2.3 && ofAMatch < 3.2, qPrintable(QString::number(ofAMatch)));
        QVERIFY(std::abs(ofAMatch - 2.70) < 0.01);
    }
};

TOUCHLINE_TEST(TestExpectedGoals)

} // namespace test_expected_goals

#include "test_expected_goals.moc"
