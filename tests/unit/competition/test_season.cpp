// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"
#include "core/competition/season.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"

#include <QTest>

#include <set>

namespace test_season {

using namespace touchline;

namespace {

QString text(const Error &error)
{
    QStringList lines{error.message.english()};
    for (const Problem &problem : error.problems)
        lines.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return lines.join(u'\n');
}

Competition nextOf(const Competition &competition)
{
    return Competition::create(nextSeason(competition).value()).value();
}

QString division(const Competition &competition, int index)
{
    return cup::division(competition.definition(), competition, index);
}

Entrant newcomer(const char *code)
{
    const QString name = QString::fromLatin1(code);
    return {QUuid::createUuidV5(cup::space, name), name, QStringLiteral("Team ") + name, {}, 0};
}

Format changed(Format format, const std::vector<NextSeasonGroup> &nextSeason)
{
    format.nextSeason = nextSeason;
    return format;
}

/// A league of four in which only three stay: the fourth leaves, a newcomer takes its place.
CompetitionDefinition leagueThatIsLeft(const QString &division, const QString &gone)
{
    CompetitionDefinition definition = cup::leagueDefinition();
    Format format = cup::twoDivisions();
    auto &stage = std::get<RoundRobinStage>(format.stages[0].plan);
    stage.groups.pop_back();
    format.stages.pop_back();
    const auto place = [](int number) { return Slot{Slot::Kind::GroupPlace, 0, number}; };
    format = changed(format, {{division, {place(1), place(2), place(3)}}, {gone, {place(4)}}});
    definition.entrants.resize(4);
    definition.draw.steps.resize(4);
    definition.format = format;
    return definition;
}

} // namespace

class TestSeason : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void teamsGoUpAndDown()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        const Competition second = nextOf(first);
        // The champion first; who stays stands before who comes up.
        QCOMPARE(division(second, 0), QStringLiteral("T01 T02 T06 T05"));
        QCOMPARE(division(second, 1), QStringLiteral("T04 T03 T07 T08"));
        QCOMPARE(divisionsOf(first), (std::vector<int>{0, 0, 0, 0, 1, 1, 1, 1}));
        for (const Entrant &team : second.definition().entrants)
            QCOMPARE(divisionsOf(second)[static_cast<std::size_t>(second.indexOfTeam(team.id))],
                     team.ranking <= 4 ? 0 : 1);
    }

    void thePlayOffMayKeepEverybodyWhereHeIs()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        cup::play(first, 13, {0, 1});
        const Competition second = nextOf(first);
        QCOMPARE(division(second, 0), QStringLiteral("T01 T02 T03 T05"));
        QCOMPARE(division(second, 1), QStringLiteral("T04 T06 T07 T08"));
    }

    void whatStaysAndWhatIsNew()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        const CompetitionDefinition next = nextSeason(first).value();
        const CompetitionDefinition &old = first.definition();
        QCOMPARE(next, nextSeason(first).value());
        QCOMPARE(next.format, old.format);
        QCOMPARE(next.game, old.game);
        QCOMPARE(next.options, old.options);
        QVERIFY(next.id != old.id);
        QVERIFY(next.seed != old.seed);
        QVERIFY(next.seed < (std::uint64_t{1} << 53U));
        QCOMPARE(next.name, QStringLiteral("Test League 2026/27"));
        const Competition second = Competition::create(next).value();
        QCOMPARE(competitionFromJson(toJson(second)).value().definition(), next);
    }

    void aSeasonMustBeOver()
    {
        Competition first = cup::makeLeague();
        cup::playGroupsInOrder(first);
        const auto next = nextSeason(first);
        QCOMPARE(next.error().fault, Fault::Refused);
        QCOMPARE(text(next.error()),
                 QStringLiteral("The season of Test League 2025/26 is not over.\n"
                                "First Division: It is not decided yet which team comes from W13.\n"
                                "Second Division: It is not decided yet which team comes from L13."));
    }

    void aCupHasNoNextSeason()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playOut(competition, Generator(3));
        const auto next = nextSeason(competition);
        QCOMPARE(next.error().fault, Fault::Refused);
        QVERIFY(text(next.error()).contains(QStringLiteral("does not say who plays where next season")));
    }

    void aTeamInTwoPlacesIsNamed()
    {
        CompetitionDefinition definition = cup::leagueDefinition();
        // The loser of the play-off is the third of the first division here.
        definition.format.nextSeason[1].from[2] = {Slot::Kind::GroupPlace, 0, 3};
        Competition first = Competition::create(definition).value();
        cup::playLeagueInOrder(first);
        QCOMPARE(nextSeason(first).error().fault, Fault::Impossible);
        QCOMPARE(text(nextSeason(first).error()),
                 QStringLiteral("The format puts Team T03 into two places of next season."));
    }

    void newcomersTakeTheFreePlaces_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("result");
        QTest::newRow("none") << 0 << QStringLiteral("Next season has places for 1 new teams, not for 0.");
        QTest::newRow("one") << 1 << QStringLiteral("T01 T02 T03 NEW");
        QTest::newRow("two") << 2 << QStringLiteral("Next season has places for 1 new teams, not for 2.");
    }

    void newcomersTakeTheFreePlaces()
    {
        QFETCH(int, count);
        QFETCH(QString, result);
        Competition first =
            Competition::create(leagueThatIsLeft(QStringLiteral("First Division"), QStringLiteral("gone")))
                .value();
        cup::playGroupsInOrder(first);
        std::vector<Entrant> newcomers{newcomer("NEW"), newcomer("OTHER")};
        newcomers.resize(static_cast<std::size_t>(count));
        const auto next = nextSeason(first, newcomers);
        if (!next) {
            QCOMPARE(next.error().fault, Fault::BadInput);
            QCOMPARE(text(next.error()), result);
            return;
        }
        QCOMPARE(division(Competition::create(*next).value(), 0), result);
        QCOMPARE(divisionsOf(first), (std::vector<int>{0, 0, 0, 0}));
    }

    void whoTakesPartIsNoNewcomer()
    {
        Competition first =
            Competition::create(leagueThatIsLeft(QStringLiteral("First Division"), QStringLiteral("gone")))
                .value();
        cup::playGroupsInOrder(first);
        const auto next = nextSeason(first, {first.entrant(0)});
        QCOMPARE(next.error().fault, Fault::BadInput);
        QVERIFY(text(next.error()).contains(QStringLiteral("T01 is entered twice")));
    }

    void moreTeamsThanPlacesAreRefused()
    {
        CompetitionDefinition definition = cup::leagueDefinition();
        const Slot fourth = definition.format.nextSeason[1].from.back();
        definition.format.nextSeason[1].from.pop_back();
        definition.format.nextSeason[0].from.push_back(fourth);
        Competition first = Competition::create(definition).value();
        cup::playLeagueInOrder(first);
        QCOMPARE(text(nextSeason(first).error()),
                 QStringLiteral("5 teams come into First Division, which has 4 places."));
    }

    void aLeagueOutOfThePool()
    {
        // The pool holds the order of a ladder: it is not drawn anew.
        const char *json = R"({
            "name": "ladder-4", "title": "Ladder", "pool": 4,
            "stages": [{"name": "ladder", "type": "ladder", "table": "Ladder", "members": ["#1..#4"],
                        "rounds": 3, "reach": 2, "advance": 0,
                        "rules": {"name": "ladder", "points": {"win": 1, "draw": 0, "defeat": 0},
                                  "tie_breaks": ["points", "lots"], "head_to_head_again": false}}],
            "final_places": ["1Ladder"],
            "next_season": [{"group": "Ladder", "from": ["1..4 Ladder"]}]})";
        const auto format = formatFromJson(parseJsonObject(json).value());
        QVERIFY2(format.has_value(), format ? "" : qPrintable(text(format.error())));
        CompetitionDefinition definition = cup::leagueDefinition();
        definition.format = *format;
        definition.entrants.resize(4);
        definition.draw = serpentineDraw(definition.entrants, entrySizes(*format)).value();
        Competition first = Competition::create(definition).value();
        cup::playOut(first, Generator(5));
        const GroupTable table = progress(first).tables[0];
        const CompetitionDefinition next = nextSeason(first).value();
        for (std::size_t place = 0; place < 4; ++place) {
            QCOMPARE(next.entrants[place].id, first.entrant(table.teamOfRow(place)).id);
            QCOMPARE(next.draw.steps[place].place, static_cast<int>(place));
        }
        QCOMPARE(divisionsOf(first), (std::vector<int>{0, 0, 0, 0}));
    }

    void manySeasonsKeepEveryTeamOnce()
    {
        Competition season = cup::makeLeague(7);
        std::set<QUuid> ids;
        std::set<QString> firstPlaces;
        for (int year = 0; year < 20; ++year) {
            cup::playOut(season, Generator(static_cast<std::uint64_t>(year)));
            const Progress end = progress(season);
            const Competition next = nextOf(season);
            std::set<QUuid> teams;
            for (const Entrant &team : next.definition().entrants)
                teams.insert(team.id);
            QCOMPARE(teams.size(), std::size_t{8});
            QVERIFY(ids.insert(next.definition().id).second);
            firstPlaces.insert(next.entrant(next.placement()[0][0]).code);
            // As many as go up go down.
            const std::vector<int> before = divisionsOf(season);
            const std::vector<int> after = divisionsOf(next);
            int up = 0;
            int down = 0;
            for (std::size_t team = 0; team < before.size(); ++team) {
                const QUuid id = season.entrant(static_cast<int>(team)).id;
                const int now = after[static_cast<std::size_t>(next.indexOfTeam(id))];
                up += now < before[team] ? 1 : 0;
                down += now > before[team] ? 1 : 0;
            }
            QCOMPARE(up, down);
            QVERIFY(up == 1 || up == 2);
            // The champion is first in the ranking.
            QCOMPARE(next.entrant(0).id, season.entrant(end.finalPlaces[0]).id);
            season = next;
        }
        QVERIFY(firstPlaces.size() > 2); // the places are drawn, not handed down
        QCOMPARE(season.definition().name, QStringLiteral("Test League 2045/46"));
    }

    void theYearIsRaised_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("next");
        const auto row = [](const char *name, const char *next) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(next);
        };
        row("League 2025", "League 2026");
        row("2025/26 League", "2026/27 League");
        row("League 1999-2000", "League 2000-2001");
        row("League 1998/99", "League 1999/00");
        row("League 1999\xe2\x80\x93"
            "00",
            "League 2000\xe2\x80\x93"
            "01");
        row("League", "League");
        row("Club 12345", "Club 12345");
    }

    void theYearIsRaised()
    {
        QFETCH(QString, name);
        QFETCH(QString, next);
        QCOMPARE(nameOfNextSeason(name), next);
    }
};

TOUCHLINE_TEST(TestSeason)

} // namespace test_season

#include "test_season.moc"
