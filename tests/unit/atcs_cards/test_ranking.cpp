// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/ranking.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_ranking {

using namespace touchline;
using namespace touchline::atcs;

namespace {

/// The ranking sheet as the specification prints it (2.11).
constexpr const char *sheet = "BRA-1970 GER-1954 HUN-1954 NED-1974 ARG-1986 URU-1930 FRA-1998 ITA-1938 "
                              "ENG-1966 POR-1966 POL-1974 TCH-1934 "
                              "SWE-1958 AUT-1954 CRO-1998 TUR-2002 URS-1966 CHI-1962 BEL-1986 YUG-1930 "
                              "ESP-1950 PER-1970 ROU-1994 DEN-1998 "
                              "SUI-1954 IRL-1990 WAL-1958 NOR-1998 ECU-2006 NGA-1994 COL-1990 PAR-1998 "
                              "ISR-1970 USA-1930 BUL-1994 KOR-2002 "
                              "CMR-1990 UKR-2006 SEN-2002 NIR-1958 MEX-1986 GHA-2006 JPN-2002 MAR-1986 "
                              "CIV-2006 RSA-2002 ALG-1982 TUN-1978 "
                              "PRK-1966 AUS-2006 CRC-1990 KSA-1994 EGY-1990 BOL-1994 HON-1982 CUB-1938 "
                              "JAM-1998 NZL-1982 KUW-1982 IRQ-1986 "
                              "IRN-1998 CAN-1986 TRI-2006 DEI-1938";

} // namespace

class TestRanking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void the64StandAsOnTheSheet()
    {
        std::vector<std::shared_ptr<const TeamCard>> cards;
        std::vector<const TeamCard *> plain;
        for (const QString &id : historicTeamIds(TeamSet::Historic66).mid(0, 64)) {
            cards.push_back(loadCard(id).value());
            plain.push_back(cards.back().get());
        }
        QStringList order;
        for (const std::size_t index : rankingOrder(plain))
            order.append(plain[index]->team.code);
        QCOMPARE(order.join(u' '), QString::fromLatin1(sheet));
    }

    void theKeysCountInTheirOrder()
    {
        TeamCard better;
        better.power = 7;
        better.bestResult = 2;
        better.shotsOnGoal = 15;
        better.attempts = {10, 15};
        better.team.year = 1954;
        better.team.name = QStringLiteral("Austria");
        TeamCard other = better;
        QVERIFY(!ranksAbove(better, other));
        const auto worse = [&](auto change) {
            change(other);
            return ranksAbove(better, other) && !ranksAbove(other, better);
        };
        // Each key alone decides against all that come after it, which favour the other card.
        QVERIFY(worse([](TeamCard &c) { c.team.name = QStringLiteral("Belgium"); }));
        QVERIFY(worse([](TeamCard &c) {
            c.team = {};
            c.team.year = 1958;
        }));
        QVERIFY(worse([](TeamCard &c) {
            c.team.year = 1930;
            c.attempts = {20, 14};
        }));
        QVERIFY(worse([](TeamCard &c) {
            c.attempts = {20, 20};
            c.shotsOnGoal = 14;
        }));
        QVERIFY(worse([](TeamCard &c) {
            c.shotsOnGoal = 25;
            c.bestResult = 3;
        }));
        QVERIFY(worse([](TeamCard &c) {
            c.bestResult = 1;
            c.power = 6;
        }));
    }
};

TOUCHLINE_TEST(TestRanking)

} // namespace test_ranking

#include "test_ranking.moc"
