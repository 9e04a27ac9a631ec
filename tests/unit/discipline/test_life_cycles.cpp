// SPDX-License-Identifier: GPL-3.0-or-later
// The life cycles A to K of ATCS 9.4, game by game (T55).

#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_life_cycles {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// What one word of a life cycle means for Adams.
std::vector<ReportEvent> eventsOf(const QString &word)
{
    if (word == "yellow"_L1)
        return {yellow("Adams")};
    if (word == "red"_L1)
        return {red("Adams")};
    if (word == "yellows=red"_L1)
        return secondYellow("Adams");
    if (word == "injured-7"_L1)
        return {injury("Adams", "weakened_1")};
    if (word == "injured-9"_L1)
        return {injury("Adams", "out_next")};
    if (word == "injured-9+yellow"_L1)
        return {yellow("Adams"), injury("Adams", "out_next")};
    if (word == "injured-10"_L1)
        return {injury("Adams", "out_tournament")};
    return {};
}

MatchReport gameOf(const QString &word)
{
    const std::vector<const char *> absent =
        word == "out"_L1 ? std::vector<const char *>{"Adams"} : std::vector<const char *>{};
    return word == "quick"_L1 ? quickGame("United") : game("United", eventsOf(word), absent);
}

} // namespace

class TestLifeCycles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlayerComesAndGoes_data()
    {
        QTest::addColumn<QString>("games");
        // Who plays the game of this place, and the one after all of them: p plays, x does not.
        QTest::addColumn<QString>("plays");
        // Bookings carried out of each game.
        QTest::addColumn<QString>("bookings");
        const auto row = [](const char *name, const char *games, const char *plays, const char *bookings) {
            QTest::newRow(name) << QString::fromUtf8(games) << QString::fromUtf8(plays)
                                << QString::fromUtf8(bookings);
        };
        row("A", "yellow yellow out yellow none", "ppxppp", "10010");
        row("A, booked again", "yellow yellow out yellow yellow", "ppxppx", "10010");
        row("B", "yellow none yellow yellow out", "ppppxp", "10100");
        row("C", "red out yellow none none", "pxpppp", "00100");
        row("D", "yellows=red out none", "pxpp", "000");
        row("E", "yellow yellows=red out none", "ppxpp", "1000");
        row("F", "injured-9 out none", "pxpp", "000");
        row("G", "injured-9+yellow out yellow none", "pxppp", "1010");
        row("H", "injured-10 out out out out", "pxxxxx", "00000");
        row("I", "injured-7 none", "ppp", "00");
        row("J", "red out none", "pxpp", "000");
        row("K", "yellow quick yellow none", "ppppp", "1010");
    }

    void aPlayerComesAndGoes()
    {
        QFETCH(QString, games);
        QFETCH(QString, plays);
        QFETCH(QString, bookings);
        const QStringList words = games.split(u' ');
        TeamLedger ledger(atcsDiscipline(), rovers);
        for (qsizetype i = 0; i < words.size(); ++i) {
            QCOMPARE(isSuspended(ledger, "Adams"), plays.at(i) == u'x');
            ledger.add(gameOf(words.at(i)));
            QCOMPARE(carryOf(ledger, "Adams").bookings, bookings.at(i).digitValue());
        }
        QCOMPARE(isSuspended(ledger, "Adams"), plays.back() == u'x');
        QVERIFY(ledger.violations().empty());
    }
};

TOUCHLINE_TEST(TestLifeCycles)

} // namespace test_life_cycles

#include "test_life_cycles.moc"
