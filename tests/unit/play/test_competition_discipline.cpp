// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>

namespace test_competition_discipline {

using namespace touchline;

namespace {

NewCompetition cupAtLevel(const char *name)
{
    return newCompetition(testing::cupWishes(name)).value();
}

/// Indices of the fixtures that an entrant has in the groups.
std::vector<int> groupFixturesOf(const Competition &competition, int team)
{
    const Progress now = progress(competition);
    std::vector<int> fixtures;
    for (int i = 0; i < int(now.fixtures.size()); ++i) {
        const PerSide<int> &teams = now.fixtures[at(i)].teams;
        if (teams[Side::Home] == team || teams[Side::Away] == team)
            fixtures.push_back(i);
    }
    return fixtures;
}

/// A draw without goals in which the first two on the card of the team are sent off and booked.
MatchReport roughMatch(const NewCompetition &cup, int fixture, int team)
{
    const PerSide<int> teams = progress(cup.competition).fixtures[at(fixture)].teams;
    const FixtureSetup setup = setupOf(cup.competition, fixture, teams, cup.rules).value();
    MatchReport report;
    report.id = QUuid::createUuid();
    report.fixture = setup.fixture;
    for (const Side side : bothSides)
        report.teams[side] = {setup.sides[side].team.id, setup.sides[side].team.displayName(), {}};
    const Side side = teams[Side::Home] == team ? Side::Home : Side::Away;
    const auto happens = [&](ReportEventKind kind, std::size_t row) {
        const Person &person = setup.sides[side].squad.entries[row].person;
        report.events.push_back({kind, {}, 0, side, person.id, person.shortName, {}});
    };
    happens(ReportEventKind::Red, 0);
    happens(ReportEventKind::Yellow, 1);
    return report;
}

FixtureSetup setupFor(const NewCompetition &cup, int fixture)
{
    return setupOf(cup.competition, fixture, progress(cup.competition).fixtures[at(fixture)].teams, cup.rules)
        .value();
}

const SideSetup &sideOf(const FixtureSetup &setup, const QUuid &team)
{
    return setup.sides[setup.sides[Side::Home].team.id == team ? Side::Home : Side::Away];
}

} // namespace

class TestCompetitionDiscipline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGameNamesItsRules()
    {
        const NewCompetition cup = cupAtLevel("basic");
        QCOMPARE(cup.rules.discipline, disciplineOf(cup.competition).value());
        QCOMPARE(cup.rules.discipline->name, u"atcs"_s);
    }

    void aCupMayHaveOtherRules()
    {
        CompetitionWishes wishes = testing::cupWishes("basic");
        wishes.discipline = u"fifa-2022"_s;
        const NewCompetition cup = newCompetition(wishes).value();
        QCOMPARE(cup.rules.discipline->name, u"fifa-2010"_s);
        // Those of the field know no injuries: the game's stay.
        QCOMPARE(cup.rules.discipline->injuries, disciplineRules(u"atcs"_s).value().injuries);
        const Result<Competition> read = competitionFromJson(toJson(cup.competition));
        QVERIFY(read.has_value());
        QCOMPARE(disciplineOf(*read).value(), cup.rules.discipline);
        wishes.discipline = u"chess"_s;
        QCOMPARE(newCompetition(wishes).error().fault, Fault::NotFound);
    }

    /// What a file says of injuries counts, what it leaves out is the game's.
    void theWordOfAnOwnFileCounts()
    {
        const Game &atcs = *findGame(u"atcs"_s).value();
        const QJsonObject ofGame = disciplineRulesFile(u"atcs"_s).value();
        QJsonObject file = disciplineRulesFile(u"domestic"_s).value();
        for (const QString &key : keysOfInjuries)
            QVERIFY(!file.contains(key));
        const auto rulesOf = [&atcs](const QJsonObject &own) {
            return disciplineRulesFromJson(disciplineFor(atcs, u"ours"_s, own).value()).value();
        };
        QCOMPARE(rulesOf(file).injuries, disciplineRulesFromJson(ofGame).value().injuries);
        QCOMPARE(rulesOf(file).seasonOutGames, 10);
        QVERIFY(rulesOf(file).bansRunWhileInjured);
        file.insert(u"bans_run_while_injured"_s, false);
        QVERIFY(!rulesOf(file).bansRunWhileInjured);
        QCOMPARE(rulesOf(file).injuries, disciplineRulesFromJson(ofGame).value().injuries);
        file.insert(u"season_out_games"_s, 4);
        QCOMPARE(rulesOf(file).seasonOutGames, 4);
        file.insert(u"injuries"_s, QJsonArray());
        QVERIFY(rulesOf(file).injuries.empty());
        QVERIFY(!rulesOf(file).bansRunWhileInjured);
        // Published rules say nothing of them.
        QCOMPARE(disciplineFor(atcs, u"oldschool"_s).value().value(u"injuries"_s),
                 ofGame.value(u"injuries"_s));
    }

    /// In a league "to the end of the tournament" is ten matches, or as many as are asked for (ATCS 9.4.7).
    void longInjuriesInALeague()
    {
        const auto gamesOf = [](const NewCompetition &made) {
            for (const InjuryRule &injury : made.rules.discipline->injuries)
                if (injury.detail == "out_tournament"_L1)
                    return injury.games;
            return std::optional(-1);
        };
        CompetitionWishes wishes = testing::cupWishes("advanced");
        for (const char *format : {"league-4x2", "apertura-4", "pyramid-4-4"}) {
            wishes.format = QString::fromUtf8(format);
            wishes.seasonOutGames.reset();
            QCOMPARE(gamesOf(newCompetition(wishes).value()), std::optional(10));
            for (const int games : {3, 25}) {
                wishes.seasonOutGames = games;
                const NewCompetition made = newCompetition(wishes).value();
                QCOMPARE(gamesOf(made), std::optional(games));
                const Competition read = competitionFromJson(toJson(made.competition)).value();
                QCOMPARE(disciplineOf(read).value(), made.rules.discipline);
            }
            wishes.seasonOutGames = 0;
            QCOMPARE(gamesOf(newCompetition(wishes).value()), std::optional<int>());
        }
        // What an older version kept has no rules of its own: it goes on as it was.
        wishes.format = u"league-4x2"_s;
        CompetitionDefinition old = newCompetition(wishes).value().competition.definition();
        old.discipline = {};
        const Competition kept = Competition::create(old).value();
        QCOMPARE(disciplineOf(kept).value(), disciplineRules(u"atcs"_s).value());
        // A cup has no season.
        wishes.format = u"worldcup-32"_s;
        QCOMPARE(newCompetition(wishes).error().fault, Fault::Refused);
        wishes.seasonOutGames.reset();
        QCOMPARE(gamesOf(newCompetition(wishes).value()), std::optional<int>());
    }

    void whoWasSentOffIsAbsentFromTheNextSetup()
    {
        NewCompetition cup = cupAtLevel("basic");
        const int team = 5;
        const QUuid id = cup.competition.entrant(team).id;
        const std::vector<int> own = groupFixturesOf(cup.competition, team);
        QCOMPARE(own.size(), std::size_t{3});
        QVERIFY(sideOf(setupFor(cup, own[0]), id).absent.empty());
        MatchReport rough = roughMatch(cup, own[0], team);
        const QString opponent =
            rough.teams[rough.teams[Side::Home].team == id ? Side::Away : Side::Home].name;
        const ReportEvent red = rough.events[0];
        QVERIFY(cup.competition.record(std::move(rough)).has_value());

        const Absence expected{red.player, u"sent off v "_s + opponent};
        const FixtureSetup next = setupFor(cup, own[1]);
        QCOMPARE(sideOf(next, id).absent, std::vector<Absence>{expected});
        QVERIFY(next.sides[&sideOf(next, id) == &next.sides[Side::Home] ? Side::Away : Side::Home]
                    .absent.empty());
        // Of his own match he missed nothing: only what was before counts.
        QVERIFY(sideOf(setupFor(cup, own[0]), id).absent.empty());
    }

    void aCupIsPlayedWithoutWhoIsSuspended_data()
    {
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("basic") << QByteArray("basic");
        QTest::newRow("quick") << QByteArray("quick");
    }

    void aCupIsPlayedWithoutWhoIsSuspended()
    {
        QFETCH(QByteArray, level);
        NewCompetition cup = cupAtLevel(level.constData());
        const int team = 9;
        const std::vector<int> own = groupFixturesOf(cup.competition, team);
        MatchReport rough = roughMatch(cup, own[0], team);
        const QUuid sentOff = rough.events[0].player;
        QVERIFY(cup.competition.record(std::move(rough)).has_value());
        QVERIFY(playAll(cup.competition, cup.rules).has_value());

        const TeamLedger ledger = ledgerOf(cup.competition, team, *cup.rules.discipline);
        QCOMPARE(ledger.suspensions().size(), std::size_t{1});
        QCOMPARE(ledger.suspensions()[0].missed, std::vector<int>{1});
        QVERIFY(ledger.violations().empty());
        const auto listed = [&](int fixture) {
            const MatchReport &report = *cup.competition.report(fixture);
            const QUuid id = cup.competition.entrant(team).id;
            for (const PlayerOnTheDay &player :
                 report.teams[report.teams[Side::Home].team == id ? Side::Home : Side::Away].players)
                if (player.player == sentOff)
                    return player.available;
            return true;
        };
        QVERIFY(!listed(own[1]));
        QVERIFY(listed(own[2]));
    }

    void theNextMatchOfATeam()
    {
        NewCompetition cup = cupAtLevel("quick");
        const int team = 3;
        const std::vector<int> own = groupFixturesOf(cup.competition, team);
        QCOMPARE(nextFixture(cup.competition, progress(cup.competition), team), own[0]);
        QVERIFY(!isOut(cup.competition, progress(cup.competition), team));
        for (const int fixture : own)
            QVERIFY(cup.competition.record(roughMatch(cup, fixture, team)).has_value());
        // His group goes on, so he may have a match left.
        QCOMPARE(nextFixture(cup.competition, progress(cup.competition), team), -1);
        QVERIFY(!isOut(cup.competition, progress(cup.competition), team));
        QVERIFY(playAll(cup.competition, cup.rules).has_value());
        const Progress now = progress(cup.competition);
        for (int other = 0; other < 32; ++other) {
            QCOMPARE(nextFixture(cup.competition, now, other), -1);
            QVERIFY(isOut(cup.competition, now, other));
        }
    }

    /// FUBA, section 9: suspensions by name are an option, off at the basic level.
    void nobodyIsSuspendedWhereAnOptionSaysSo()
    {
        CompetitionDefinition definition = testing::playableLeague("fuba", "standard");
        QVERIFY(disciplineOf(Competition::create(definition).value())->has_value());
        definition.options = {{u"name_suspension"_s, false}};
        QVERIFY(!disciplineOf(Competition::create(definition).value())->has_value());
        QVERIFY(!disciplineOf(Competition::create(testing::playableLeague("fuba", "basic")).value())
                     ->has_value());
    }

    void aGameThatTheProgramDoesNotHaveIsNamed()
    {
        const NewCompetition cup = cupAtLevel("basic");
        CompetitionDefinition definition = cup.competition.definition();
        definition.game = u"chess"_s;
        VERIFY_FAULT(disciplineOf(Competition::create(std::move(definition)).value()), Fault::NotFound);
    }
};

TOUCHLINE_TEST(TestCompetitionDiscipline)

} // namespace test_competition_discipline

#include "test_competition_discipline.moc"
