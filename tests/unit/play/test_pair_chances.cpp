// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of two teams against each other: by the formula, and as matches come out.
#include "core/play/matches/pair_chances.h"

#include "tests/support/atcs_cards.h"
#include "tests/support/test_registry.h"

#include <cmath>

namespace test_pair_chances {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Pair = PerSide<std::shared_ptr<const TeamDocument>>;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int manyMatches = 400;
#else
constexpr int manyMatches = 4000;
#endif

Pair pairOf(const char *home, const char *away)
{
    return {{worldCupCard(home), worldCupCard(away)}};
}

PairChances simulated(const Pair &pair, const QString &level, std::uint64_t seed, int matches)
{
    return simulatedChances(pairWishes(atcsGame(), level, pair).value(), seed, matches).value();
}

double sum(const MatchChances &chances)
{
    return chances.win + chances.draw + chances.loss;
}

bool isSame(const PairChances &one, const PairChances &other)
{
    return one.chances.win == other.chances.win && one.chances.draw == other.chances.draw &&
           one.chances.goals == other.chances.goals && one.matches == other.matches;
}

} // namespace

class TestPairChances : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFormulaOfTheBasicGame()
    {
        const auto example = exactChances(atcsGame(), u"basic"_s, pairOf("FRA-1998", "TUR-2002"));
        QVERIFY(example && example->isExact());
        // Specification, section 5: the published example.
        QVERIFY(std::abs(example->chances.goals[Side::Home] - 1.24) < 0.005);
        QVERIFY(std::abs(example->chances.goals[Side::Away] - 0.89) < 0.005);
        QVERIFY(std::abs(example->chances.win - 0.45) < 0.008);
        QVERIFY(std::abs(sum(example->chances) - 1) < 1e-12);
        QCOMPARE(example->margin.win, 0.0);
    }

    void exchangedCardsExchangeTheChances()
    {
        const auto one = exactChances(atcsGame(), u"basic"_s, pairOf("HUN-1954", "GER-1954"))->chances;
        const auto other = exactChances(atcsGame(), u"basic"_s, pairOf("GER-1954", "HUN-1954"))->chances;
        QVERIFY(std::abs(one.win - other.loss) < 1e-12);
        QVERIFY(std::abs(one.draw - other.draw) < 1e-12);
        QCOMPARE(one.goals[Side::Home], other.goals[Side::Away]);
        QVERIFY(one.win > one.loss);
    }

    void otherLevelsHaveNone()
    {
        for (const LevelSpec &level : atcsGame().info().levels)
            QCOMPARE(exactChances(atcsGame(), QString::fromUtf8(level.name), pairOf("FRA-1998", "TUR-2002"))
                         .has_value(),
                     qstrcmp(level.name, "basic") == 0);
        const auto wrong = pairWishes(atcsGame(), u"none"_s, pairOf("FRA-1998", "TUR-2002"));
        QVERIFY(!wrong && wrong.error().fault == Fault::NotFound);
    }

    void matchesOfTheBasicGameComeOutSo_data()
    {
        QTest::addColumn<QString>("home");
        QTest::addColumn<QString>("away");
        QTest::newRow("equal") << u"FRA-1998"_s << u"TUR-2002"_s;
        QTest::newRow("giant") << u"BRA-1970"_s << u"DEI-1938"_s;
        QTest::newRow("outsider") << u"NZL-1982"_s << u"BRA-1970"_s;
    }
    void matchesOfTheBasicGameComeOutSo()
    {
        QFETCH(const QString, home);
        QFETCH(const QString, away);
        const Pair pair = pairOf(qPrintable(home), qPrintable(away));
        const MatchChances exact = exactChances(atcsGame(), u"basic"_s, pair)->chances;
        const PairChances played = simulated(pair, u"basic"_s, 19300713, manyMatches);
        QCOMPARE(played.matches, manyMatches);
        QVERIFY(std::abs(sum(played.chances) - 1) < 1e-12);
        // Three standard errors: the margin is about two.
        const auto isNear = [](double expected, double found, double margin) {
            return std::abs(expected - found) <= 1.6 * margin;
        };
        QVERIFY(isNear(exact.win, played.chances.win, played.margin.win));
        QVERIFY(isNear(exact.draw, played.chances.draw, played.margin.draw));
        QVERIFY(isNear(exact.loss, played.chances.loss, played.margin.loss));
        for (const Side side : bothSides)
            QVERIFY(isNear(exact.goals[side], played.chances.goals[side], played.margin.goals[side]));
    }

    void theSeedDecides()
    {
        const Pair pair = pairOf("ARG-1986", "ENG-1966");
        for (const LevelSpec &level : atcsGame().info().levels) {
            const QString name = QString::fromUtf8(level.name);
            const PairChances first = simulated(pair, name, 7, 120);
            QVERIFY(isSame(first, simulated(pair, name, 7, 120)));
            QVERIFY(!isSame(first, simulated(pair, name, 8, 120)));
            QVERIFY(first.margin.win > 0 && first.margin.win < 0.1);
        }
    }

    void everyGameWithCardsCanBeCompared()
    {
        for (const Game *game : allGames()) {
            if (game->teamDocuments() == nullptr || !playsMatches(game->info()))
                continue;
            Pair pair;
            for (const Side side : bothSides)
                pair[side] =
                    game->documentFor(
                            atcsGame().sideFor(worldCupCard(side == Side::Home ? "BRA-1970" : "ITA-1970")))
                        .value_or(nullptr);
            if (pair[Side::Home] == nullptr || pair[Side::Away] == nullptr)
                continue;
            const QString level = QString::fromUtf8(game->info().levels.front().name);
            const auto wishes = pairWishes(*game, level, pair);
            QVERIFY(wishes.has_value());
            QCOMPARE(simulatedChances(*wishes, 1, 3)->matches, 3);
        }
    }

    void itTellsHowFarItIsAndStops()
    {
        const FriendlyWishes wishes =
            pairWishes(atcsGame(), u"basic"_s, pairOf("FRA-1998", "TUR-2002")).value();
        QList<int> told;
        const auto whole = simulatedChances(wishes, 1, 200, [&told](int played) { told << played; });
        QCOMPARE(told, (QList<int>{50, 100, 150, 200}));
        const auto part = simulatedChances(
            wishes, 1, 200, [&told](int played) { told << played; }, [&told] { return told.size() > 5; });
        QCOMPARE(part->matches, 100);
        QVERIFY(part->margin.win > whole->margin.win);
    }
};

TOUCHLINE_TEST(TestPairChances)

} // namespace test_pair_chances

#include "test_pair_chances.moc"
