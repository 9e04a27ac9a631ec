// SPDX-License-Identifier: GPL-3.0-or-later
// Team cards, sections 1, 14 (points 4 and 7) and 16.
#include "core/games/atcs/card/expected_goals.h"
#include "core/games/atcs/generator/rounding.h"
#include "core/games/atcs/generator/targets.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"
#include "tests/unit/atcs_cards/generated.h"

#include <QTest>

#include <cmath>

namespace test_editions {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::atcs::generator;

namespace {

using Sums = std::array<int, 15>;

/// The columns of the table of sums: A1, A2, S, DA, DS, K, b, power, fair play, scorers, goalkeepers,
/// one-timers, N, N * width of the shot range, row * end of the card range.
void addTo(Sums &sums, const GeneratedCard &made)
{
    const TeamCard &card = made.card;
    const std::array<int, 11> figures{card.attempts[0],
                                      card.attempts[1],
                                      card.shotsOnGoal,
                                      card.defenseAttempts,
                                      card.defenseShotsOnGoal,
                                      firstKeeper(card).goalieRating,
                                      made.level,
                                      card.power,
                                      card.fairPlay,
                                      card.scorerCount(),
                                      card.keeperCount()};
    for (std::size_t i = 0; i < figures.size(); ++i)
        sums[i] += figures[i];
    for (std::size_t i = 0; i < card.players.size(); ++i) {
        const CardPlayer &player = card.players[i];
        sums[11] += player.oneTimer ? 1 : 0;
        sums[12] += player.goalRating;
        sums[13] += player.goalRating * player.shot.width();
        sums[14] += (static_cast<int>(i) + 1) * player.card.last;
    }
}

std::vector<const GeneratedCard *> editions()
{
    std::vector<const GeneratedCard *> cards;
    for (const GeneratedCard &made : generated(TeamSet::All537)) {
        if (made.card.kind == CardKind::Edition)
            cards.push_back(&made);
    }
    return cards;
}

/// Every number of 1-100 belongs to exactly one row, and every row has one at least.
bool isPartition(const std::vector<Range> &ranges)
{
    std::array<int, 101> holders{};
    for (const Range &range : ranges) {
        if (range.first < 1 || range.width() < 1 || range.last > 100)
            return false;
        for (int number = range.first; number <= range.last; ++number)
            ++holders[static_cast<std::size_t>(number)];
    }
    return std::all_of(holders.begin() + 1, holders.end(), [](int count) { return count == 1; });
}

bool isWithin(int value, int low, int high)
{
    return value >= low && value <= high;
}

/// The ranges of section 1, which are narrower than those of a card made by hand.
bool isWithinLimits(const TeamCard &card)
{
    bool within = isWithin(card.attempts[0], 7, 29) && isWithin(card.attempts[1], 7, 29) &&
                  isWithin(card.shotsOnGoal, 11, 28) && isWithin(card.defenseAttempts, -8, 3) &&
                  isWithin(card.defenseShotsOnGoal, -4, 1) && isWithin(card.scorerCount(), 13, 20) &&
                  isWithin(card.keeperCount(), 1, 3) && isWithin(card.fairPlay, -1, 1) &&
                  isWithin(card.power, 1, 10) && isWithin(card.bestResult, 1, 7);
    for (const CardPlayer &player : card.players) {
        within = within && (player.isKeeper() ? isWithin(player.goalieRating, -3, 1)
                                              : isWithin(player.goalRating, 3, 10));
    }
    return within;
}

QString joined(QStringList ids)
{
    ids.sort();
    return ids.join(u' ');
}

} // namespace

class TestEditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsSoundAndWithinLimits()
    {
        QCOMPARE(generated(TeamSet::All537).size(), std::size_t{537});
        for (const GeneratedCard &made : generated(TeamSet::All537)) {
            const TeamCard &card = made.card;
            std::vector<Range> shots;
            std::vector<Range> cards;
            for (const CardPlayer &player : card.players) {
                cards.push_back(player.card);
                if (!player.isKeeper())
                    shots.push_back(player.shot);
            }
            QVERIFY2(isPartition(shots) && isPartition(cards), qPrintable(card.team.code));
            QVERIFY2(isWithinLimits(card), qPrintable(card.team.code));
            QVERIFY2(validate(card).empty(), qPrintable(card.team.code));
        }
    }

    void sumsOfThe66()
    {
        Sums sums{};
        for (const GeneratedCard &made : generated(TeamSet::Historic66))
            addTo(sums, made);
        QCOMPARE(sums,
                 (Sums{741, 959, 1036, -179, -135, -66, 40680, 441, 1, 1026, 131, 468, 6216, 35550, 862342}));
    }

    void sumsOfThe471()
    {
        Sums sums{};
        QCOMPARE(editions().size(), std::size_t{471});
        for (const GeneratedCard *made : editions())
            addTo(sums, *made);
        QCOMPARE(sums, (Sums{5210, 6845, 7224, -1228, -933, -466, 277935, 3071, -10, 7916, 949, 3312, 46669,
                             253437, 7156556}));
    }

    void the66AreTheSameAmongAll()
    {
        for (const GeneratedCard &made : generated(TeamSet::Historic66)) {
            const GeneratedCard &among = generatedCard(generated(TeamSet::All537), made.card.team.code);
            QCOMPARE(cardFile(among.card), cardFile(made.card));
        }
    }

    void theseAreCutAtALimitAndNoOthers()
    {
        QStringList shotsRaised;
        QStringList weakest;
        for (const GeneratedCard *made : editions()) {
            if (rounded(15.2 * std::exp(0.68 * made->standing.attack)) < 11)
                shotsRaised.append(made->card.team.code);
            if (made->card.defenseAttempts == 3)
                weakest.append(made->card.team.code);
        }
        QCOMPARE(joined(shotsRaised),
                 QStringLiteral("CHN-2002 HON-2010 IRQ-2026 KSA-2002 PAN-2026 QAT-2022 SLV-1970 SLV-1982"));
        QCOMPARE(joined(weakest),
                 QStringLiteral("CRC-2022 PAN-2018 QAT-2026 SLV-1970 SLV-1982 UAE-1990 ZAI-1974"));
    }

    void squadsOfUnusualSize()
    {
        QStringList small;
        QStringList oneKeeper;
        QStringList threeKeepers;
        for (const GeneratedCard &made : generated(TeamSet::All537)) {
            const QString &id = made.card.team.code;
            if (made.card.scorerCount() == 13)
                small.append(id);
            if (made.card.keeperCount() == 1)
                oneKeeper.append(id);
            if (made.card.keeperCount() == 3)
                threeKeepers.append(id);
        }
        QCOMPARE(joined(small), QStringLiteral("CUB-1938 ROU-1930"));
        QCOMPARE(joined(oneKeeper), QStringLiteral("USA-1930 USA-1934"));
        // Netherlands 2014 sent three on, but two of them for less than a minute.
        QCOMPARE(joined(threeKeepers),
                 QStringLiteral("BEL-1982 BRA-2022 FRA-1978 GRE-1994 KSA-2018 POR-2014 TCH-1982 TUN-2018"));
    }

    void goalsAreNearTheTargets()
    {
        std::vector<Rating> ratings;
        std::vector<Strength> strengths;
        for (const GeneratedCard &made : generated(TeamSet::Historic66)) {
            if (made.card.kind == CardKind::Card) {
                ratings.push_back(made.rating);
                strengths.push_back(strengthOf(made.card));
            }
        }
        const Targets targets = targetsOf(ratings);
        for (const GeneratedCard *made : editions()) {
            const Strength own = strengthOf(made->card);
            double attack = 0;
            double defense = 0;
            for (std::size_t i = 0; i < ratings.size(); ++i) {
                attack +=
                    std::log(expectedGoals(own, strengths[i])) - targets.logGoals(made->rating, ratings[i]);
                defense +=
                    std::log(expectedGoals(strengths[i], own)) - targets.logGoals(ratings[i], made->rating);
            }
            const auto count = static_cast<double>(ratings.size());
            QVERIFY2(std::abs(attack / count) < 0.07, qPrintable(made->card.team.code));
            QVERIFY2(std::abs(defense / count) < 0.055, qPrintable(made->card.team.code));
        }
    }
};

TOUCHLINE_TEST(TestEditions)

} // namespace test_editions

#include "test_editions.moc"
