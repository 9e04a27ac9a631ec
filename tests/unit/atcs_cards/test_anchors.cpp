// SPDX-License-Identifier: GPL-3.0-or-later
// Team cards, sections 11 and 14 (point 6).
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"
#include "tests/unit/atcs_cards/generated.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_anchors {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::atcs::generator;

namespace {

/// Reads the compiled-in facts with these lines for an anchors file.
Result<Facts> factsWith(const QByteArray &lines)
{
    const QTemporaryDir folder;
    FactsSource source = FactsSource::compiledIn();
    source.anchorsFile = folder.filePath(QStringLiteral("anchors.csv"));
    QFile file(source.anchorsFile);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no temporary file");
    file.write("card_id,field,player,value\n" + lines);
    file.close();
    return readFacts(source);
}

TeamCard cardWith(const QByteArray &lines, const char *id)
{
    const Result<Facts> facts = factsWith(lines);
    if (!facts)
        qFatal("%s", qPrintable(described(facts.error())));
    const auto cards = generate(*facts, TeamSet::Historic66);
    if (!cards)
        qFatal("%s", qPrintable(described(cards.error())));
    return generatedCard(*cards, QString::fromLatin1(id)).card;
}

} // namespace

class TestAnchors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAnchorsTwoNumbersChange()
    {
        const TeamCard france = cardWith("", "FRA-1998");
        const TeamCard turkey = cardWith("", "TUR-2002");
        QCOMPARE(france.defenseAttempts, -6);
        QCOMPARE(playerOf(turkey, QStringLiteral("Sukur"))->goalRating, 5);
        QCOMPARE(france.attempts, (std::array<int, 2>{11, 17}));
        QCOMPARE(france.shotsOnGoal, 19);
        QCOMPARE(france.defenseShotsOnGoal, -3);
        QCOMPARE(firstKeeper(france).goalieRating, -2);
        QCOMPARE(playerOf(france, QStringLiteral("Henry"))->goalRating, 5);
        QCOMPARE(turkey.attempts[0], 14);
        QCOMPARE(turkey.shotsOnGoal, 16);
        QCOMPARE(turkey.defenseAttempts, -5);
        QCOMPARE(turkey.defenseShotsOnGoal, -3);
        QCOMPARE(firstKeeper(turkey).goalieRating, -1);
        QCOMPARE(playerOf(turkey, QStringLiteral("Sukur"))->shot, (Range{61, 69}));
    }

    void otherAnchorsAreKept()
    {
        const TeamCard brazil =
            cardWith("BRA-1970,attempts_total,,40\nBRA-1970,attempts_1h,,22\n"
                     "BRA-1970,defense_attempts,,-9\nBRA-1970,sog,,30\nBRA-1970,defense_sog,,2\n"
                     "BRA-1970,goalie,,3\nBRA-1970,goal_rating,jairzinho,2\n",
                     "BRA-1970");
        QCOMPARE(brazil.attempts, (std::array<int, 2>{22, 18}));
        QCOMPARE(brazil.defenseAttempts, -9);
        QCOMPARE(brazil.shotsOnGoal, 30);
        QCOMPARE(brazil.defenseShotsOnGoal, 2);
        QCOMPARE(firstKeeper(brazil).goalieRating, 3);
        QCOMPARE(playerOf(brazil, QStringLiteral("Jairzinho"))->goalRating, 2);
    }

    void aSmallTotalIsStillSplit()
    {
        const TeamCard cuba = cardWith("CUB-1938,attempts_total,,10\n", "CUB-1938");
        QCOMPARE(cuba.attempts, (std::array<int, 2>{5, 5}));
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *lines, const char *expected) {
            QTest::newRow(name) << QByteArray(lines) << QString::fromUtf8(expected);
        };
        row("field", "FRA-1998,speed,,3\n", "anchors.csv, line 2: field: There is no card number \"speed\".");
        row("player", "FRA-1998,goal_rating,Platini,3\n",
            "anchors.csv, line 2: No field player on the card FRA-1998 is called \"Platini\".");
        row("keeper", "FRA-1998,goal_rating,Barthez,3\n",
            "anchors.csv, line 2: No field player on the card FRA-1998 is called \"Barthez\".");
        row("no player", "FRA-1998,goal_rating,,3\n",
            "anchors.csv, line 2: No field player on the card FRA-1998 is called \"\".");
        row("player of a team number", "FRA-1998,sog,Henry,19\n",
            "anchors.csv, line 2: Only goal_rating goes with a player, not sog.");
        row("card", "FRA-2002,sog,,19\n", "anchors.csv, line 2: \"FRA-2002\" is not one of the 66 cards.");
        row("number", "FRA-1998,sog,,99\n", "anchors.csv, line 2: sog must be from 8 to 40, but is 99.");
        row("text", "FRA-1998,sog,,many\n", "anchors.csv, line 2: value: \"many\" is not a whole number.");
        row("twice", "TUR-2002,goal_rating,Sukur,6\nTUR-2002,goal_rating,Şükür,5\n",
            "anchors.csv, line 3: This number is anchored twice.");
    }

    void faultsAreNamed()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QString, expected);
        const Result<Facts> facts = factsWith(lines);
        QVERIFY(!facts.has_value());
        QCOMPARE(facts.error().fault, Fault::BadInput);
        QVERIFY2(described(facts.error()).contains(expected), qPrintable(described(facts.error())));
    }

    void allFaultsAreNamedAtOnce()
    {
        const Result<Facts> facts =
            factsWith("FRA-2002,sog,,19\nFRA-1998,sog,,99\nFRA-1998,goal_rating,Nobody,1\n");
        QVERIFY(!facts.has_value());
        QCOMPARE(facts.error().problems.size(), std::size_t{4});
    }

    void impossibleCardsAreRefused()
    {
        const Result<Facts> facts = factsWith("FRA-1998,attempts_total,,60\nFRA-1998,attempts_1h,,6\n");
        QVERIFY(facts.has_value());
        const auto cards = generateCards(*facts, TeamSet::Historic66);
        QVERIFY(!cards.has_value());
        QVERIFY2(described(cards.error())
                     .contains(QStringLiteral("FRA-1998: attempts_2h: The number must be from 5 to 30")),
                 qPrintable(described(cards.error())));
    }
};

TOUCHLINE_TEST(TestAnchors)

} // namespace test_anchors

#include "test_anchors.moc"
