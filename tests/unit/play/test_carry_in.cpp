// SPDX-License-Identifier: GPL-3.0-or-later
// What a team takes from one match into the next, past matches that were not played.
#include "core/play/discipline/competition_ledger.h"

#include "core/play/matches/fixture_player.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

namespace test_carry_in {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString yellows = u"yellows"_s;
const QString loss = u"condition_loss"_s;

/// A match of which the team took that along; the other side took nothing.
void leave(Competition &competition, int fixture, int team, const QJsonObject &carryOut)
{
    MatchReport report = bareReport(competition, fixture);
    const bool isHome = report.teams[Side::Home].team == competition.entrant(team).id;
    report.carryOut = {{u"home"_s, isHome ? carryOut : QJsonObject()},
                       {u"away"_s, isHome ? QJsonObject() : carryOut}};
    QVERIFY(competition.record(std::move(report)).has_value());
}

void award(Competition &competition, int fixture)
{
    Ruling ruling{.match = competition.fixtures()[at(fixture)].number,
                  .kind = Ruling::Kind::Walkover,
                  .teams = progress(competition).fixtures[at(fixture)].teams,
                  .winner = Side::Home};
    QVERIFY(competition.rule(ruling).has_value());
}

Competition fubaLeague()
{
    return Competition::create(playableLeague("fuba", "standard")).value();
}

} // namespace

class TestCarryIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastMatchOfTheTeamLeavesIt()
    {
        Competition league = fubaLeague();
        const std::vector<int> own = fixturesOf(league, 3);
        QVERIFY(carryInOf(league, 3, own[0]).isEmpty());
        const QJsonObject first{{yellows, 2}, {loss, 1}};
        const QJsonObject second{{yellows, 3}, {loss, 0}};
        leave(league, own[0], 3, first);
        QCOMPARE(carryInOf(league, 3, own[1]), first);
        leave(league, own[1], 3, second);
        QCOMPARE(carryInOf(league, 3, own[2]), second);
        QCOMPARE(carryInOf(league, 3, own[1]), first);
    }

    void yellowCardsOutlastAWalkover() // FUBA C1: no loss, the count stays
    {
        Competition league = fubaLeague();
        const std::vector<int> own = fixturesOf(league, 3);
        leave(league, own[0], 3, {{yellows, 4}, {loss, 2}});
        award(league, own[1]);
        QCOMPARE(carryInOf(league, 3, own[2]), (QJsonObject{{yellows, 4}}));
        // Nothing before the walkover: nothing after it.
        const std::vector<int> others = fixturesOf(league, 5);
        award(league, others[0]);
        QVERIFY(carryInOf(league, 5, others[1]).isEmpty());
    }

    void yellowCardsOutlastAResultThatWasOnlyEntered()
    {
        Competition league = fubaLeague();
        const std::vector<int> own = fixturesOf(league, 3);
        leave(league, own[0], 3, {{yellows, 4}, {loss, 2}});
        QVERIFY(league.record(bareReport(league, own[1])).has_value());
        QCOMPARE(carryInOf(league, 3, own[2]), (QJsonObject{{yellows, 4}}));
    }

    void theEngineCountsOnFromThere()
    {
        Competition league = fubaLeague();
        const PlayRules rules = playRulesOf(league).value();
        const std::vector<int> own = fixturesOf(league, 3);
        leave(league, own[0], 3, {{yellows, 7}, {loss, 0}});
        award(league, own[1]);
        const PlayedMatch played = playFixture(league, own[2], rules, 0).value();
        const bool isHome = played.report.teams[Side::Home].team == league.entrant(3).id;
        const Side side = isHome ? Side::Home : Side::Away;
        int shown = 0;
        for (const ReportEvent &event : played.report.events)
            shown += event.kind == ReportEventKind::Yellow && event.side == side ? 1 : 0;
        const int after = played.report.carryOut.value(sideWord(side)).toObject().value(yellows).toInt();
        QVERIFY2(after >= 7 + shown, qPrintable(QString::number(after)));
    }

    void aGameThatCarriesNothingLeavesNothing()
    {
        Competition league = Competition::create(playableLeague("atcs", "premier")).value();
        const PlayRules rules = playRulesOf(league).value();
        const std::vector<int> own = fixturesOf(league, 0);
        QVERIFY(league.record(playFixture(league, own[0], rules, 0).value().report).has_value());
        QVERIFY(carryInOf(league, 0, own[1]).isEmpty());
    }
};

TOUCHLINE_TEST(TestCarryIn)

} // namespace test_carry_in

#include "test_carry_in.moc"
