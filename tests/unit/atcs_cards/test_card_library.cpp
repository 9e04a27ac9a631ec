// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_library.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace test_card_library {

using namespace touchline;
using namespace touchline::atcs;

class TestCardLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsComeInOrder()
    {
        const QStringList historic = historicTeamIds(TeamSet::Historic66);
        QCOMPARE(historic.size(), 66);
        QCOMPARE(historic.first(), QStringLiteral("ALG-1982"));
        QCOMPARE(historic.mid(64), QStringList({QStringLiteral("NED-2010"), QStringLiteral("ESP-2010")}));
        const QStringList all = historicTeamIds(TeamSet::All537);
        QCOMPARE(all.size(), 537);
        QCOMPARE(all.first(), QStringLiteral("ARG-1930"));
        QCOMPARE(all.last(), QStringLiteral("UZB-2026"));
        const QSet<QString> known(all.begin(), all.end());
        QCOMPARE(known.size(), 537);
        QVERIFY(known.contains(QSet<QString>(historic.begin(), historic.end())));
    }

    void everyCardIsReadAndValid()
    {
        for (const QString &id : historicTeamIds(TeamSet::All537)) {
            const auto card = loadCard(id);
            QVERIFY2(card.has_value(), qPrintable(id));
            QCOMPARE((*card)->team.code, id);
            QCOMPARE((*card)->team.displayName(), historicTeamName(id));
            QVERIFY(!(*card)->team.id.isNull());
        }
    }

    void peopleBelongToOneCard()
    {
        QSet<QUuid> people;
        qsizetype rows = 0;
        for (const QString &id : historicTeamIds(TeamSet::All537)) {
            const auto card = loadCard(id);
            QVERIFY(card.has_value());
            for (const CardPlayer &player : (*card)->players) {
                people.insert(player.entry.person.id);
                ++rows;
            }
        }
        QCOMPARE(people.size(), rows);
    }

    void unknownIdsAreRefused()
    {
        const auto card = loadCard(QStringLiteral("FRA-1999"));
        QVERIFY(!card.has_value());
        QCOMPARE(card.error().fault, Fault::NotFound);
        QVERIFY(card.error().message.english().contains(QStringLiteral("FRA-1999")));
        QCOMPARE(historicTeamName(QStringLiteral("FRA-1999")), QString());
    }

    void findsACard_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *typed, const char *id) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(id);
        };
        row("FRA-1998", "FRA-1998");
        row("fra-1998", "FRA-1998");
        row("France 1998", "FRA-1998");
        row("france 1998", "FRA-1998");
        row("  FRANCE   1998 ", "FRA-1998");
        row("France", "FRA-1998");
        row("France 2006", "FRA-2006");
        row("spain", "ESP-1950");
        row("Spain 2010", "ESP-2010");
        row("Netherlands 2010", "NED-2010");
        row("CURACAO 2026", "CUW-2026");
        row("curaçao", "CUW-2026");
        row("Zaire", "ZAI-1974");
        row("East Germany", "GDR-1974");
    }

    void findsACard()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        const Result<QString> found = findHistoricTeam(typed);
        QVERIFY2(found.has_value(), found ? "" : qPrintable(found.error().message.english()));
        QCOMPARE(*found, id);
    }

    void namesTheCardsThatComeNear()
    {
        const auto scotland = findHistoricTeam(QStringLiteral("Scotland"));
        QVERIFY(!scotland.has_value());
        QCOMPARE(scotland.error().fault, Fault::NotFound);
        const QString told = scotland.error().message.english();
        QVERIFY2(told.contains(QStringLiteral("Scotland 1974 (SCO-1974)")), qPrintable(told));
        const auto wrongYear = findHistoricTeam(QStringLiteral("France 1999"));
        QVERIFY(!wrongYear.has_value());
        QVERIFY(wrongYear.error().message.english().contains(QStringLiteral("France 1998 (FRA-1998)")));
        const auto nonsense = findHistoricTeam(QStringLiteral("Atlantis"));
        QVERIFY(!nonsense.has_value());
        QVERIFY(nonsense.error().message.english().contains(QStringLiteral("Atlantis")));
        QVERIFY(!findHistoricTeam(QString()).has_value());
    }
};

TOUCHLINE_TEST(TestCardLibrary)

} // namespace test_card_library

#include "test_card_library.moc"
