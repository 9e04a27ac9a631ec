// SPDX-License-Identifier: GPL-3.0-or-later
// A generic squad becomes a card (ATCS 3.2): the figures were worked out by hand.
#include "core/games/atcs/card/card_from_squad.h"
#include "tests/support/club_squad.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace test_card_from_squad {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::testing;

namespace {

SquadCardWishes wishesOf(const Squad &squad, std::optional<int> power = {})
{
    return {clubCalled(QStringLiteral("Rovers")), squad, {}, power};
}

Squad rovers(std::array<int, 4> counts)
{
    return squadOf(QStringLiteral("Rovers"), counts);
}

TeamCard cardOf(const SquadCardWishes &wishes)
{
    const auto card = cardFromSquad(wishes);
    if (!card)
        qFatal("%s", qPrintable(card.error().problems.front().what.english()));
    return *card;
}

/// "FW1 17 4 6": who, width of the shots, goal or goalie rating, width of the card numbers, "x" a one-timer.
QStringList rowsOf(const TeamCard &card)
{
    QStringList rows;
    for (const CardPlayer &player : card.players)
        rows << QStringLiteral("%1 %2 %3 %4%5")
                    .arg(player.entry.person.shortName)
                    .arg(player.shot.width())
                    .arg(player.isKeeper() ? player.goalieRating : player.goalRating)
                    .arg(player.card.width())
                    .arg(player.oneTimer ? QStringLiteral(" x") : QString());
    return rows;
}

const CardPlayer *playerOf(const TeamCard &card, const QString &name)
{
    const auto found = std::find_if(card.players.begin(), card.players.end(), [&name](const CardPlayer &one) {
        return one.entry.person.shortName == name;
    });
    return found == card.players.end() ? nullptr : &*found;
}

} // namespace

class TestCardFromSquad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byHand()
    {
        const TeamCard card = cardOf(wishesOf(usualSquad(QStringLiteral("Rovers"))));
        QCOMPARE(rowsOf(card).join(u'\n'),
                 QStringLiteral("FW1 17 4 6 x\nFW2 13 5 6\nFW3 11 5 5\nMF1 10 6 7\nMF2 8 6 7\nFW4 8 6 5\n"
                                "MF3 7 6 7\nMF4 5 7 7\nDF1 5 7 8 x\nDF2 4 7 8\nDF3 3 7 8\nMF5 3 7 7\n"
                                "MF6 3 7 7\nDF4 3 8 8\nGK1 0 -1 2 x\nGK2 0 0 2"));
        QCOMPARE(card.power, 6);
        QCOMPARE(card.attempts, (std::array<int, 2>{11, 14}));
        QCOMPARE(card.formation, Formation::F442);
        QCOMPARE(card.strategy, Strategy::Normal);
        QCOMPARE(card.fairPlay, 0);
        QCOMPARE(card.bestResult, 7);
        QVERIFY(card.kind == CardKind::Custom && !card.strengths);
        QVERIFY(validate(card).empty());
        // It is kept and read like any other.
        QVERIFY(cardFromJson(toJson(card)).value() == card);
    }

    void everyPower_data()
    {
        QTest::addColumn<int>("power");
        QTest::addColumn<QList<int>>("numbers");
        const std::array<QList<int>, 10> rows{{{9, 12, 1, 10, -1, 1},
                                               {9, 13, 0, 10, -1, 0},
                                               {10, 13, 0, 11, -1, 0},
                                               {10, 13, -1, 12, -1, 0},
                                               {10, 14, -2, 13, -1, 0},
                                               {11, 14, -2, 14, -2, -1},
                                               {11, 15, -3, 16, -2, -1},
                                               {12, 15, -4, 17, -3, -1},
                                               {13, 15, -4, 20, -3, -2},
                                               {13, 18, -4, 24, -3, -2}}};
        for (std::size_t power = 1; power <= rows.size(); ++power)
            QTest::newRow(QByteArray::number(static_cast<int>(power)).constData())
                << static_cast<int>(power) << rows[power - 1];
    }

    void everyPower()
    {
        QFETCH(int, power);
        QFETCH(QList<int>, numbers);
        const TeamCard card = cardOf(wishesOf(usualSquad(QStringLiteral("Rovers")), power));
        const QList<int> found{card.attempts[0],        card.attempts[1],
                               card.defenseAttempts,    card.shotsOnGoal,
                               card.defenseShotsOnGoal, playerOf(card, QStringLiteral("GK1"))->goalieRating};
        QCOMPARE(found, numbers);
        QCOMPARE(playerOf(card, QStringLiteral("GK2"))->goalieRating, numbers.back() + 1);
        QCOMPARE(card.power, power);
        // From 6 the first goalkeeper has a one-timer, from 8 the second scorer too.
        QCOMPARE(playerOf(card, QStringLiteral("GK1"))->oneTimer, power >= 6);
        QCOMPARE(playerOf(card, QStringLiteral("FW2"))->oneTimer, power >= 8);
        QVERIFY(playerOf(card, QStringLiteral("FW1"))->oneTimer);
        QVERIFY(playerOf(card, QStringLiteral("DF1"))->oneTimer);
        QVERIFY(!playerOf(card, QStringLiteral("MF1"))->oneTimer);
    }

    void thePowerOfRatings()
    {
        SquadCardWishes wishes = wishesOf(usualSquad(QStringLiteral("Rovers")));
        const auto powerAt = [&wishes](int rating) {
            wishes.ratings.assign(wishes.squad.entries.size(), rating);
            return powerOf(wishes);
        };
        QCOMPARE(powerAt(0), 6);
        QCOMPARE(powerAt(1), 1);
        QCOMPARE(powerAt(42), 1);
        QCOMPARE(powerAt(47), 1);
        QCOMPARE(powerAt(48), 2);
        QCOMPARE(powerAt(67), 5);
        QCOMPARE(powerAt(68), 6);
        QCOMPARE(powerAt(99), 10);
        // Halves go up: the mean of 47 and 48 is 1.5 ranks.
        wishes.ratings = {47, 48};
        QCOMPARE(powerOf(wishes), 2);
        // Who has none does not count, and a power that is given counts before all.
        wishes.ratings = {99, 0, 99};
        QCOMPARE(powerOf(wishes), 10);
        wishes.power = 3;
        QCOMPARE(powerOf(wishes), 3);
    }

    void ratingsComeBeforeTheSquad()
    {
        SquadCardWishes wishes = wishesOf(usualSquad(QStringLiteral("Rovers")), 6);
        wishes.ratings.assign(wishes.squad.entries.size(), 50);
        // The last forward is the best of all.
        wishes.ratings.back() = 90;
        const TeamCard card = cardOf(wishes);
        QCOMPARE(card.players[0].entry.person.shortName, QStringLiteral("FW4"));
        QCOMPARE(card.players[1].entry.person.shortName, QStringLiteral("FW1"));
    }

    void formationOfTheFirstEleven()
    {
        QCOMPARE(cardOf(wishesOf(rovers({1, 4, 3, 3}))).formation, Formation::F433);
        QCOMPARE(cardOf(wishesOf(rovers({1, 3, 5, 2}))).formation, Formation::F352);
        QCOMPARE(cardOf(wishesOf(rovers({1, 2, 3, 5}))).formation, Formation::F442);
    }

    void aSmallSquadIsFilledUp()
    {
        Squad squad = rovers({1, 2, 2, 2});
        squad.entries[3].person.shortName = QStringLiteral("Reserve 2");
        const TeamCard card = cardOf(wishesOf(squad, 5));
        QCOMPARE(card.scorerCount(), 10);
        QStringList reserves;
        for (const CardPlayer &player : card.players)
            if (isReserve(card.team.id, player.entry.person.id)) {
                QCOMPARE(player.entry.position, Position::Midfielder);
                reserves << player.entry.person.shortName;
            }
        reserves.sort();
        QCOMPARE(reserves, (QStringList{QStringLiteral("Reserve 1"), QStringLiteral("Reserve 3"),
                                        QStringLiteral("Reserve 4"), QStringLiteral("Reserve 5")}));
        // The same squad makes the same card.
        QVERIFY(cardOf(wishesOf(squad, 5)) == card);
        QVERIFY(!isReserve(card.team.id, squad.entries[3].person.id));
    }

    void withoutAGoalkeeper()
    {
        const TeamCard card = cardOf(wishesOf(rovers({0, 4, 4, 4}), 9));
        QCOMPARE(card.keeperCount(), 1);
        QCOMPARE(card.players.back().entry.person.shortName, QStringLiteral("FW4"));
        QCOMPARE(card.players.back().goalieRating, 2);
        QCOMPARE(card.scorerCount(), 11);
        QVERIFY(playerOf(card, QStringLiteral("FW3")) != nullptr);
    }

    void whatIsNoSquad()
    {
        QCOMPARE(cardFromSquad(wishesOf({})).error().fault, Fault::BadInput);
        Squad twice = rovers({1, 4, 4, 2});
        twice.entries[1].shirt = twice.entries[0].shirt;
        QCOMPARE(cardFromSquad(wishesOf(twice)).error().problems.size(), std::size_t{1});
        QCOMPARE(cardFromSquad(wishesOf(rovers({1, 4, 4, 2}), 11)).error().problems.front().where,
                 QStringLiteral("power"));
        SquadCardWishes wishes = wishesOf(rovers({1, 4, 4, 2}));
        wishes.ratings = {50, 100};
        QCOMPARE(cardFromSquad(wishes).error().problems.front().where, QStringLiteral("ratings[1]"));
    }
};

TOUCHLINE_TEST(TestCardFromSquad)

} // namespace test_card_from_squad

#include "test_card_from_squad.moc"
