// SPDX-License-Identifier: GPL-3.0-or-later
// Where a World Cup is held, and the house rules that it keeps: from the draw to the setup of every fixture.
#include "core/competition/home_side.h"
#include "core/dice/stream.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/charts/charts.h"
#include "core/play/competition_host.h"
#include "core/play/matches/fixture_player.h"
#include "core/teams/historic_teams.h"
#include "models/words/competition/cup_text.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_cup_host {

using namespace touchline;
using namespace touchline::cli;
using namespace touchline::testing;

namespace {

/// How many fixtures of the groups have the home side as they should: that of the only host, else none.
int groupMatchesAtHome(const NewCompetition &cup)
{
    const std::vector<int> hosts = hostTeams(cup.competition.definition());
    int atHome = 0;
    for (int i = 0; i < static_cast<int>(cup.competition.fixtures().size()); ++i) {
        const Fixture &fixture = cup.competition.fixtures()[static_cast<std::size_t>(i)];
        if (fixture.table < 0)
            continue;
        const PerSide<int> teams = teamsOf(cup.competition, i);
        const FixtureSetup setup = setupOf(cup.competition, i, teams, cup.rules).value();
        if (setup.ground != homeSide(cup.competition.definition(), fixture, teams))
            return -1;
        if (setup.ground && hosts != std::vector<int>{teams[*setup.ground]})
            return -1;
        atHome += setup.ground ? 1 : 0;
    }
    return atHome;
}

QString headOf(const QString &cup)
{
    return cup.section(u'\n', 2, 2);
}

} // namespace

class TestCupHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHostIsDrawnFromAStreamOfItsOwn()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const NewCompetition cup = newCompetition(cupWishes("premier", seed)).value();
            const CompetitionDefinition &definition = cup.competition.definition();
            SeededDice dice(stream("location", seed, definition.id));
            QCOMPARE(definition.location.value(), cup.rules.choice.game->drawLocation({}, dice).value());
            QVERIFY(definition.location->roll >= 1);
        }
    }

    void levelsWithoutHomeAdvantageHaveNoHost()
    {
        for (const char *level : {"basic", "advanced", "quick"})
            QVERIFY(!newCompetition(cupWishes(level)).value().competition.definition().location);
        CompetitionWishes quick = cupWishes("quick");
        quick.choice.options.set(QStringLiteral("quick_home_advantage"), 1);
        QVERIFY(newCompetition(quick).value().competition.definition().location);
    }

    void theHostIsAtHomeInItsThreeGroupMatches()
    {
        CompetitionWishes wishes = cupWishes("premier");
        wishes.host = QStringLiteral("Mexico");
        const NewCompetition cup = newCompetition(wishes).value();
        QCOMPARE(groupMatchesAtHome(cup), 3);
        const FixtureSetup setup =
            setupOf(cup.competition, 0, teamsOf(cup.competition, 0), cup.rules).value();
        QCOMPARE(setup.conditions, (QJsonObject{{QStringLiteral("location"), QStringLiteral("Mexico")}}));
        // A host that did not qualify, and none at all: neutral everywhere (R49).
        for (const char *country : {"Canada", "none"}) {
            wishes.host = QString::fromUtf8(country);
            QCOMPARE(groupMatchesAtHome(newCompetition(wishes).value()), 0);
        }
    }

    void aDrawnHostKeepsItsRoll()
    {
        const NewCompetition cup = newCompetition(cupWishes("premier", 3)).value();
        const FixtureSetup setup =
            setupOf(cup.competition, 0, teamsOf(cup.competition, 0), cup.rules).value();
        QCOMPARE(setup.conditions.value(QStringLiteral("location_roll")).toInt(),
                 cup.competition.definition().location->roll);
    }

    void theMatchHearsWhereItIsPlayed()
    {
        CompetitionWishes wishes = cupWishes("premier");
        wishes.host = QStringLiteral("Brazil");
        const NewCompetition cup = newCompetition(wishes).value();
        EventList events;
        const auto match = cup.rules.choice.game->kickOff(
            setupOf(cup.competition, 0, teamsOf(cup.competition, 0), cup.rules).value(), events);
        QVERIFY(match.has_value());
        const auto isLocation = [](const Event &event) {
            const EventSpec *spec = eventSpec(event.kind, allGames().front()->info().events);
            return spec != nullptr && QLatin1String(spec->name) == QLatin1String("location");
        };
        const auto told = std::find_if(events.events().begin(), events.events().end(), isLocation);
        QVERIFY(told != events.events().end());
        QCOMPARE(atcs::countryName(static_cast<atcs::CountryIndex>(told->numbers[1])),
                 QStringLiteral("Brazil"));
        QCOMPARE(told->numbers[2], static_cast<int>(index(Side::Home))); // Brazil opens draw 1 as side 0
    }

    void twoCardsOfOneCountryAreBothAtHome()
    {
        const QTemporaryDir folder;
        QStringList teams = historicTeamIds(TeamSet::Historic66).first(30);
        teams.removeAll(QStringLiteral("ESP-1950"));
        teams.removeAll(QStringLiteral("ESP-2010"));
        teams = teams.first(28) + QStringList{QStringLiteral("ESP-1950"), QStringLiteral("ESP-2010"),
                                              QStringLiteral("USA-1930"), QStringLiteral("URU-1930")};
        const QString path =
            writtenFile(folder.filePath(QStringLiteral("teams.txt")), teams.join(u'\n').toUtf8());
        const CliRun run =
            runCli(QStringLiteral("cup --level premier --seed 1 --draw random --relax-spread --host Spain "
                                  "--teams %1")
                       .arg(path)
                       .split(u' '));
        QCOMPARE(run.err, QString());
        const QString head = headOf(run.out);
        QVERIFY2(head == QLatin1String("Played in Spain (home sides: Spain 1950, Spain 2010)"),
                 qPrintable(head));
    }

    void theTextNamesTheHost()
    {
        QCOMPARE(headOf(runCli("cup --level premier --seed 1 --host mexico").out),
                 QStringLiteral("Played in Mexico (home side: Mexico 1986)"));
        QCOMPARE(headOf(runCli("cup --level premier --seed 1 --host Canada").out),
                 QStringLiteral("Played in Canada (the host does not take part: neutral ground)"));
        QCOMPARE(headOf(runCli("cup --level premier --seed 1 --host none").out), QString());
        QCOMPARE(headOf(runCli("cup --seed 1").out), QString());
    }

    void theKeysForMachines()
    {
        const QJsonObject drawn = runCli("cup --level premier --seed 1 --json").json();
        const QJsonObject host = drawn.value(QStringLiteral("host")).toObject();
        QCOMPARE(host.keys(),
                 (QStringList{QStringLiteral("country"), QStringLiteral("roll"), QStringLiteral("teams")}));
        QVERIFY(host.value(QStringLiteral("roll")).toInt() >= 1);
        const QJsonObject bookings = drawn.value(QStringLiteral("bookings")).toObject();
        QVERIFY(bookings.value(QStringLiteral("yellow")).toInt() > 0);
        QVERIFY(bookings.value(QStringLiteral("red")).toInt() > 0);
        QVERIFY(drawn.value(QStringLiteral("injured_out")).toInt() > 0);
        const QJsonObject named = runCli("cup --level premier --seed 1 --host Mexico --json")
                                      .json()
                                      .value(QStringLiteral("host"))
                                      .toObject();
        QVERIFY(named.value(QStringLiteral("roll")).isNull());
        QCOMPARE(named.value(QStringLiteral("teams")).toArray(), QJsonArray{QStringLiteral("Mexico 1986")});
        QVERIFY(runCli("cup --seed 1 --json").json().value(QStringLiteral("host")).isNull());
    }

    void aHostThatHasNoEffectIsRefused()
    {
        VERIFY_REFUSED(
            runCli("cup --seed 1 --host Mexico"),
            QStringList{QStringLiteral("These rules have no home advantage, so a host has no effect: choose "
                                       "another level or turn on home advantage.")});
        VERIFY_WRONG_USAGE(runCli("cup --seed 1 --level premier --host Atlantis"),
                           QStringList{QStringLiteral("No chart has the country \"Atlantis\".")});
        QCOMPARE(runCli("cup --seed 1 --level advanced --options home_field_advantage=on --host Mexico").code,
                 0);
    }

    /// Its matches are on the grounds of its teams: nobody holds it, and nothing is said of neutral ground.
    void aLeagueHasNoHost()
    {
        const CliRun league = runCli("cup --template league-4x2 --level premier --seed 1");
        QCOMPARE(league.code, 0);
        QVERIFY(!league.out.contains(QStringLiteral("Played in")));
        QVERIFY(!league.out.contains(QStringLiteral("neutral")));
        VERIFY_REFUSED(runCli("cup --template league-4x2 --level premier --seed 1 --host France"),
                       QStringList{QStringLiteral("Every match of this competition is played on a team's own "
                                                  "ground: it has no host.")});
        // One that was kept with a country, as older versions did.
        CompetitionWishes wishes = cupWishes("premier");
        wishes.format = QStringLiteral("league-4x2");
        CompetitionDefinition old = newCompetition(wishes).value().competition.definition();
        QVERIFY(!old.location);
        old.location = wishes.choice.game->locationNamed(QStringLiteral("France")).value();
        QVERIFY(!cupText(Competition::create(old).value()).contains(QStringLiteral("Played in")));
        // Where some matches are on neutral ground, they have a place.
        wishes.format = QStringLiteral("league-phase-36");
        QVERIFY(newCompetition(wishes).value().competition.definition().location);
    }

    void aHouseChartIsPinnedAndPlayed()
    {
        const QTemporaryDir folder;
        const QString hosts =
            writtenFile(folder.filePath(QStringLiteral("hosts.csv")), "numbers,country\n1-100,Cuba\n");
        const QString cards =
            writtenFile(folder.filePath(QStringLiteral("cards.csv")),
                        "result,effect,roll_again\n0 or less,No Foul,no\n1 or more,No Foul,no\n");
        const QString out = folder.filePath(QStringLiteral("cup.json"));
        const CliRun run = runCli(QStringLiteral("cup --level advanced --options home_field_advantage=on "
                                                 "--seed 1 --draw 2 --chart world_cup_host=%1 --chart "
                                                 "card=%2 --out %3")
                                      .arg(hosts, cards, out)
                                      .split(u' '));
        QCOMPARE(run.err, QString());
        QCOMPARE(headOf(run.out), QStringLiteral("Played in Cuba (home side: Cuba 1938)"));
        QVERIFY(!run.out.contains(QStringLiteral("yellow"))); // nobody ever commits a foul
        const QJsonObject kept = QJsonDocument::fromJson(bytesOf(out)).object();
        const QJsonObject charts =
            kept.value(QStringLiteral("competition")).toObject().value(QStringLiteral("charts")).toObject();
        QCOMPARE(charts.keys(), (QStringList{QStringLiteral("card"), QStringLiteral("world_cup_host")}));
        QCOMPARE(charts.value(QStringLiteral("card")).toString().toUtf8(), bytesOf(cards));
    }

    void badChartsAreRefused()
    {
        const QTemporaryDir folder;
        const QString bad =
            writtenFile(folder.filePath(QStringLiteral("bad.csv")), "numbers,country\n1-99,Chile\n");
        const QString bytes =
            writtenFile(folder.filePath(QStringLiteral("bytes.csv")), "numbers,country\n1-100,Per\xfa\n");
        const auto cup = [](const QString &chart) {
            return runCli({QStringLiteral("cup"), QStringLiteral("--chart"), chart});
        };
        for (const QString &path : {bad, bytes}) {
            const CliRun run = cup(QStringLiteral("world_cup_host=") + path);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.problemLines().constFirst().startsWith(path + QStringLiteral(": world_cup_host: ")),
                     qPrintable(run.err));
        }
        QVERIFY(cup(QStringLiteral("hosts=") + bad)
                    .err.startsWith(QStringLiteral("No chart is called \"hosts\". There are: ")));
        QCOMPARE(cup(QStringLiteral("hosts")).code, 2);
    }

    void onlyTheSoloOpponentPlaysByRulesOfItsOwn()
    {
        CompetitionWishes wishes = cupWishes("advanced");
        wishes.choice.agents[Side::Away] = QStringLiteral("solo");
        const NewCompetition cup = newCompetition(wishes).value();
        const FixtureSetup setup =
            setupOf(cup.competition, 0, teamsOf(cup.competition, 0), cup.rules).value();
        QCOMPARE(setup.sides[Side::Home].runBy, QString());
        QCOMPARE(setup.sides[Side::Away].runBy, QStringLiteral("solo"));
    }
};

TOUCHLINE_TEST(TestCupHost)

} // namespace test_cup_host

#include "test_cup_host.moc"
