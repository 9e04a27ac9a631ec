// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/fixture_player.h"

#include "core/dice/stream.h"
#include "core/play/matches/competition_player.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_fixture_player {

using namespace touchline;
using namespace touchline::testing;

namespace {

Competition leagueAt(const char *game, const char *level)
{
    return Competition::create(playableLeague(game, level)).value();
}

int numberOf(const Competition &competition, int fixture)
{
    return competition.fixtures()[at(fixture)].number;
}

PerSide<int> teamsIn(const Competition &competition, int fixture)
{
    return progress(competition).fixtures[at(fixture)].teams;
}

/// The match is to be played again, with both teams named.
Ruling replayOf(const Competition &competition, int fixture)
{
    Ruling ruling{.match = numberOf(competition, fixture),
                  .kind = Ruling::Kind::Replay,
                  .teams = teamsIn(competition, fixture)};
    return ruling;
}

} // namespace

class TestFixturePlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstAttemptHasTheStreamOfTheFixture()
    {
        const Competition league = leagueAt("atcs", "premier");
        const PlayRules rules = playRulesOf(league).value();
        const PlayedMatch played = playFixture(league, 2, rules, 0).value();
        const FixtureSetup setup = kickOffSetup(league, 2, rules, 0).value();
        SeededDice dice(stream("match", league.definition().seed, setup.fixture));
        PerSide<std::unique_ptr<Agent>> agents;
        agents[Side::Home] = rules.choice.game
                                 ->makeAgent(rules.choice.agents[Side::Home], Side::Home,
                                             stream("home agent", league.definition().seed, setup.fixture))
                                 .value();
        agents[Side::Away] = rules.choice.game
                                 ->makeAgent(rules.choice.agents[Side::Away], Side::Away,
                                             stream("away agent", league.definition().seed, setup.fixture))
                                 .value();
        const PlayedMatch same =
            playMatch(*rules.choice.game, setup, dice, {{agents[Side::Home].get(), agents[Side::Away].get()}})
                .value();
        QCOMPARE(same.report, played.report);
        QVERIFY(same.log.entries == played.log.entries);
    }

    void theLogPlaysAgainAndSaysWhoPlayedIt_data()
    {
        columns<QByteArray, QByteArray>();
        QTest::newRow("atcs premier") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("atcs quick") << QByteArray("atcs") << QByteArray("quick");
        QTest::newRow("fuba standard") << QByteArray("fuba") << QByteArray("standard");
    }

    void theLogPlaysAgainAndSaysWhoPlayedIt()
    {
        const auto [game, level] = row<QByteArray, QByteArray>();
        const Competition league = leagueAt(game.constData(), level.constData());
        const PlayRules rules = playRulesOf(league).value();
        const PlayedMatch played = playFixture(league, 0, rules, 3).value();
        QCOMPARE(played.log.seed, u"1"_s);
        QCOMPARE(played.log.agents[Side::Away], rules.choice.agents[Side::Away]);
        QCOMPARE(played.log.setup.attempt, 3);
        const QJsonObject written = toJson(played.log, *rules.choice.game);
        const PlayedMatch again =
            replay(*rules.choice.game, logFromJson(written, *rules.choice.game).value()).value();
        QCOMPARE(again.report, played.report);
        QCOMPARE(toJson(again.log, *rules.choice.game), written);
    }

    void anotherAttemptIsAnotherMatch()
    {
        const Competition league = leagueAt("atcs", "premier");
        const PlayRules rules = playRulesOf(league).value();
        const PlayedMatch first = playFixture(league, 0, rules, 0).value();
        const PlayedMatch second = playFixture(league, 0, rules, 1).value();
        QVERIFY(first.log.entries != second.log.entries);
        QVERIFY(playFixture(league, 0, rules, 1).value().log.entries == second.log.entries);
    }

    void everyReportThatIsSetAsideRaisesTheAttempt()
    {
        Competition league = leagueAt("atcs", "basic");
        const PlayRules rules = playRulesOf(league).value();
        QCOMPARE(attemptOf(league, 0), 0);
        const PlayedMatch first = playFixture(league, 0, rules, 0).value();
        QVERIFY(league.record(first.report).has_value());
        QCOMPARE(attemptOf(league, 0), 0);
        QVERIFY(league.rule(replayOf(league, 0)).has_value());
        QCOMPARE(attemptOf(league, 0), 1);
        QCOMPARE(attemptOf(league, 1), 0);
        QCOMPARE(setupOf(league, 0, teamsIn(league, 0), rules).value().attempt, 1);

        const PlayedMatch second = playFixture(league, 0, rules, 1).value();
        QVERIFY(playAll(league, rules).has_value());
        QCOMPARE(*league.report(0), second.report);
        QVERIFY(second.log.entries != first.log.entries);
        // Entered by hand over it: the next one would be the third.
        QVERIFY(league.record(bareReport(league, 0)).has_value());
        QCOMPARE(attemptOf(league, 0), 2);
    }

    /// Carry-in and absences of both sides follow from what is derived for the match already.
    void aMatchThatIsPlayedDerivesItsCompetitionOnce_data()
    {
        columns<QByteArray, QByteArray>();
        QTest::newRow("bans") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("condition carried on") << QByteArray("fuba") << QByteArray("standard");
    }

    void aMatchThatIsPlayedDerivesItsCompetitionOnce()
    {
        const auto [game, level] = row<QByteArray, QByteArray>();
        Competition league = leagueAt(game.constData(), level.constData());
        const PlayRules rules = playRulesOf(league).value();
        QVERIFY(rules.discipline.has_value());
        long long before = derivationsMade();
        QVERIFY(playFixture(league, 0, rules, 0).has_value());
        QCOMPARE(derivationsMade() - before, 1);

        before = derivationsMade();
        int matches = 0;
        QVERIFY(playAll(league, rules, [&](int, int) { ++matches; }).has_value());
        // The twelve matches of the league and the play-off, each once to be played and once to be recorded,
        // and the end.
        QCOMPARE(matches, 13);
        QCOMPARE(derivationsMade() - before, 2 * matches + 1);
    }

    void onlyAFixtureThatIsReadyIsPlayed()
    {
        Competition league = leagueAt("atcs", "quick");
        const PlayRules rules = playRulesOf(league).value();
        QCOMPARE(playFixture(league, -1, rules, 0).error().fault, Fault::NotFound);
        QCOMPARE(playFixture(league, 13, rules, 0).error().fault, Fault::NotFound);
        const int playOff = league.indexOfNumber(13);
        const auto early = playFixture(league, playOff, rules, 0);
        QCOMPARE(early.error().fault, Fault::Refused);
        QCOMPARE(early.error().message.english(),
                 u"Match 13 cannot be played yet: a team is not known or an earlier match of the "
                 "tie has not been played."_s);
        QVERIFY(league.record(playFixture(league, 0, rules, 0).value().report).has_value());
        const auto twice = playFixture(league, 0, rules, 1);
        QCOMPARE(twice.error().fault, Fault::Refused);
        QCOMPARE(twice.error().message.english(),
                 u"Match %1 has already been played."_s.arg(numberOf(league, 0)));
    }

    void aTeamWithoutADocumentIsEnteredByHand()
    {
        CompetitionDefinition definition = playableLeague("atcs", "basic");
        definition.entrants[0] = {QUuid::createUuid(), {}, u"Rovers"_s, {}, 1};
        Competition league = Competition::create(std::move(definition)).value();
        const PlayRules rules = playRulesOf(league).value();
        QCOMPARE(withoutDocuments(rules), std::vector<int>{0});
        const std::vector<int> own = fixturesOf(league, 0);
        QCOMPARE(own.size(), std::size_t{3});
        const auto played = playFixture(league, own[0], rules, 0);
        QCOMPARE(played.error().fault, Fault::Refused);
        QCOMPARE(played.error().message.english(),
                 u"Rovers has no card for All Time Championship Soccer: its results can be "
                 "entered, but its matches cannot be played."_s);
        QCOMPARE(playAll(league, rules).error().message.english(), played.error().message.english());
        for (const int fixture : own)
            QVERIFY(league.record(bareReport(league, fixture)).has_value());
        // All other matches of the groups can be played now; whether the play-off can depends on its teams.
        const auto rest = playAll(league, rules);
        for (int fixture = 0; fixture < 12; ++fixture)
            QVERIFY(league.report(fixture) != nullptr);
        const PerSide<int> last = teamsIn(league, league.indexOfNumber(13));
        QCOMPARE(rest.has_value(), last[Side::Home] != 0 && last[Side::Away] != 0);
    }
};

TOUCHLINE_TEST(TestFixturePlayer)

} // namespace test_fixture_player

#include "test_fixture_player.moc"
