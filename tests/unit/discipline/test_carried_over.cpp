// SPDX-License-Identifier: GPL-3.0-or-later
// What a ledger takes into the next season.

#include "core/discipline/availability.h"
#include "core/discipline/ledger_start_json.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_carried_over {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString season = u"First League 2025"_s;

/// Bans that add up, the third caution of a season costs a match, and what is carried over is for a test to
/// say.
DisciplineRules leagueRules(const SeasonCarryOver &nextSeason)
{
    DisciplineRules rules;
    rules.name = u"league"_s;
    rules.redGames = 2;
    rules.yellows = {{YellowWindow::Competition, 3, 1, 3}};
    rules.bansAddUp = true;
    rules.injuries = {{u"weeks"_s, 4}, {u"for good"_s, std::nullopt}};
    rules.nextSeason = nextSeason;
    return rules;
}

/// Adams is sent off in the last match but one, Baker gets his third caution in the last, Cole has two, Dean
/// is out for four matches of which he has missed one.
std::vector<MatchReport> lastSeason()
{
    return {game("United", {yellow("Baker"), yellow("Cole")}),
            game("City", {yellow("Baker"), yellow("Cole")}),
            game("Town", {red("Adams"), injury("Dean", "weeks")}),
            game("Albion", {yellow("Baker")}, {"Adams", "Dean"})};
}

QStringList reasons(const TeamLedger &ledger)
{
    QStringList all;
    for (const Absentee &absentee : absentees(ledger))
        for (const Message &reason : absentee.because)
            all.append(absentee.name + u": "_s + reason.english());
    return all;
}

LedgerStart readBack(const LedgerStart &start, const DisciplineRules &rules)
{
    Problems problems;
    const QJsonObject object = toJson(start);
    JsonReader reader(object, problems);
    const LedgerStart read = readLedgerStart(reader, rules);
    reader.refuseUnknownKeys();
    return problems.empty() ? read : LedgerStart{};
}

QStringList problemsOf(const char *json)
{
    const DisciplineRules rules = leagueRules({});
    Problems problems;
    const QJsonObject object = parseJsonObject(json).value();
    JsonReader reader(object, problems);
    (void)readLedgerStart(reader, rules);
    reader.refuseUnknownKeys();
    return problemLines(problems);
}

} // namespace

class TestCarriedOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKindByItsRule_data()
    {
        columns<bool, bool, bool, bool>();
        for (int bits = 0; bits < 16; ++bits)
            QTest::addRow("%d", bits)
                << ((bits & 1) != 0) << ((bits & 2) != 0) << ((bits & 4) != 0) << ((bits & 8) != 0);
    }

    void eachKindByItsRule()
    {
        const auto [bans, bookingBans, bookings, injuries] = row<bool, bool, bool, bool>();
        const DisciplineRules rules = leagueRules({bans, bookingBans, bookings, injuries});
        const LedgerStart start = ledgerAfter(lastSeason(), rules).carriedOver(season);
        QCOMPARE(start.isEmpty(), !bans && !bookingBans && !bookings && !injuries);
        QCOMPARE(readBack(start, rules), start);
        const TeamLedger ledger(rules, rovers, start);
        QCOMPARE(carryOf(ledger, "Adams").banned, bans ? 1 : 0);
        QCOMPARE(carryOf(ledger, "Baker").banned, bookingBans ? 1 : 0);
        QCOMPARE(carryOf(ledger, "Cole").bookings, bookings ? 2 : 0);
        QCOMPARE(carryOf(ledger, "Dean").out, std::optional(injuries ? 3 : 0));
        QStringList expected;
        if (bans)
            expected << u"Adams: sent off v Town (First League 2025)"_s;
        if (injuries)
            expected << u"Dean: injured v Town (First League 2025), out for 3 matches"_s;
        if (bookingBans)
            expected << u"Baker: 3 yellow cards, the last v Albion (First League 2025)"_s;
        QCOMPARE(reasons(ledger), expected);
        QVERIFY(missedMatches(ledger).empty());
    }

    void theNextSeasonServesThem()
    {
        const DisciplineRules rules = leagueRules({});
        TeamLedger ledger(rules, rovers, ledgerAfter(lastSeason(), rules).carriedOver(season));
        const int earlier = int(ledger.matches().size());
        ledger.add(game("City", {}, {"Adams", "Baker", "Dean"}));
        QVERIFY(!isSuspended(ledger, "Adams"));
        QVERIFY(!isSuspended(ledger, "Baker"));
        QCOMPARE(carryOf(ledger, "Dean").out, std::optional(2));
        QVERIFY(ledger.violations().empty());
        QCOMPARE(missedMatches(ledger).front().match, earlier);
        ledger.add(game("Town"));
        QCOMPARE(ledger.violations().size(), std::size_t{1}); // Dean
    }

    void bookingsOfTwoSeasonsCountTogetherWhereTheRulesSaySo()
    {
        const DisciplineRules rules = leagueRules({true, true, true, true});
        TeamLedger ledger(rules, rovers, ledgerAfter(lastSeason(), rules).carriedOver(season));
        QCOMPARE(ledger.threats().size(), std::size_t{1});
        ledger.add(game("City", {yellow("Cole")}, {"Adams", "Baker", "Dean"}));
        QVERIFY(isSuspended(ledger, "Cole"));
        QCOMPARE(ledger.suspensions().back().broughtBy.size(), std::size_t{3});
    }

    void aLimitOfMatchesBeginsAnewWithTheSeason()
    {
        DisciplineRules rules = leagueRules({true, true, true, true});
        rules.yellows = {{YellowWindow::Competition, 3, 1, 0, 2}};
        // The third comes too late.
        const TeamLedger first = ledgerAfter(lastSeason(), rules);
        QVERIFY(!isSuspended(first, "Baker"));
        QVERIFY(first.threats().empty());
        TeamLedger second(rules, rovers, first.carriedOver(season));
        QCOMPARE(second.threats().size(), std::size_t{2});
        second.add(game("City", {yellow("Baker")}, {"Adams", "Dean"}));
        QVERIFY(isSuspended(second, "Baker"));
    }

    void whatLastsToTheEndOfTheSeasonEndsWithIt()
    {
        const DisciplineRules rules = leagueRules({});
        const TeamLedger ledger = ledgerAfter({game("United", {injury("Dean", "for good")})}, rules);
        QVERIFY(isSuspended(ledger, "Dean"));
        QVERIFY(ledger.carriedOver(season).isEmpty());
    }

    void decisionsGoAlong()
    {
        const DisciplineRules rules = leagueRules({});
        TeamLedger ledger(rules, rovers);
        QVERIFY(
            ledger.decide({Decision::Kind::Added, idOf(u"Adams"_s), u"Adams"_s, 3, u"insulted the referee"_s})
                .has_value());
        const LedgerStart start = ledger.carriedOver(season);
        QCOMPARE(readBack(start, rules), start);
        QCOMPARE(reasons(TeamLedger(rules, rovers, start)),
                 (QStringList{u"Adams: banned by the organiser for 3 matches"_s,
                              u"Adams: the organiser's decision: insulted the referee"_s}));
    }

    void aWindowStaysOpenWhereTheRulesSaySo()
    {
        DisciplineRules rules = disciplineRules(u"champions-2020"_s).value();
        rules.nextSeason.bookings = true;
        const TeamLedger ledger =
            ledgerAfter({game("United", {yellow("Adams"), injury("Baker", "light")})}, rules);
        const LedgerStart start = ledger.carriedOver(season);
        QCOMPARE(start.watches.size(), std::size_t{2});
        QCOMPARE(readBack(start, rules), start);
        TeamLedger next(rules, rovers, start);
        next.add(game("City", {yellow("Adams")}));
        QCOMPARE(
            reasons(next),
            QStringList{u"Adams: yellow card v City in the window opened v United (First League 2025)"_s});
    }

    /// Whoever changes the team takes along what is left of his own, whoever stands before him.
    void onlyHisOwnGoesAlong()
    {
        DisciplineRules rules = leagueRules({});
        const std::vector<MatchReport> games{
            game("United", {red("Baker"), yellow("Cole"), injury("Dean", "weeks")}),
            game("City", {yellow("Adams")}, {"Baker", "Dean"}),
            game("Town", {red("Adams")}, {"Baker", "Dean"}), game("Albion", {}, {"Adams", "Dean"})};
        const TeamLedger ledger = ledgerAfter(games, rules);
        const QUuid adams = idOf(u"Adams"_s);
        const LedgerStart his = ledger.transferOut(adams);
        QCOMPARE(readBack(his, rules), his);
        QCOMPARE(his.suspensions.size(), std::size_t{1});
        QCOMPARE(his.suspensions.front().player, adams);
        QCOMPARE(his.suspensions.front().games, std::optional(1));
        QVERIFY(his.suspensions.front().missed.empty());
        QCOMPARE(his.runs.size(), std::size_t{1});
        QCOMPARE(his.runs.front().player, adams);
        // He has served his own.
        QVERIFY(ledger.transferOut(idOf(u"Baker"_s)).isEmpty());
        const QUuid dean = idOf(u"Dean"_s);
        QCOMPARE(ledger.transferOut(dean).suspensions.front().games, std::optional(1));
        rules.transfers = {true, true, false};
        QVERIFY(ledgerAfter(games, rules).transferOut(dean).isEmpty());
        rules.transfers = {false, false, true};
        QVERIFY(ledgerAfter(games, rules).transferOut(adams).isEmpty());
    }

    void hisOwnWindowGoesAlong()
    {
        DisciplineRules rules = disciplineRules(u"champions-2020"_s).value();
        const std::vector<MatchReport> games{
            game("United", {yellow("Adams"), injury("Baker", "light"), yellow("Cole")})};
        const auto watchesOf = [&](const char *name) {
            const QUuid player = idOf(QString::fromLatin1(name));
            const auto watches = ledgerAfter(games, rules).transferOut(player).watches;
            return watches.size() == 1 && watches.front().player == player ? 1 : -int(watches.size());
        };
        for (const char *name : {"Adams", "Baker", "Cole"})
            QCOMPARE(watchesOf(name), 1);
        QCOMPARE(watchesOf("Dean"), 0);
        rules.transfers = {true, false, true};
        QCOMPARE(watchesOf("Cole"), 0);
        QCOMPARE(watchesOf("Baker"), 1);
        // Of a season each kind by its rule, too.
        rules.nextSeason = {true, true, false, true};
        const LedgerStart start = ledgerAfter(games, rules).carriedOver(season);
        QCOMPARE(start.watches.size(), std::size_t{1});
        QVERIFY(start.watches.front().injuries);
    }

    void aBanMayOutlastASeason()
    {
        const DisciplineRules rules = leagueRules({});
        TeamLedger first = ledgerAfter(lastSeason(), rules);
        QVERIFY(first.decide({Decision::Kind::Extended, idOf(u"Adams"_s), u"Adams"_s, 2, u"violent"_s})
                    .has_value());
        TeamLedger second(rules, rovers, first.carriedOver(season));
        second.add(game("City", {}, {"Adams", "Baker", "Dean"}));
        const TeamLedger third(rules, rovers, second.carriedOver(u"First League 2026"_s));
        QCOMPARE(carryOf(third, "Adams").banned, 2);
        QVERIFY(
            reasons(third).contains(u"Adams: sent off v Town (First League 2025), banned for 2 matches"_s));
    }

    void mistakesNameTheirPlace_data() { rowsFrom<QByteArray, QString>("test_carried_over"); }

    void mistakesNameTheirPlace()
    {
        const auto [json, line] = row<QByteArray, QString>();
        QCOMPARE(problemsOf(json.constData()).value(0), line);
    }
};

TOUCHLINE_TEST(TestCarriedOver)

} // namespace test_carried_over

#include "test_carried_over.moc"
