// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"
#include "core/competition/editions/season.h"
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"

#include <set>

namespace test_season {

using namespace touchline;
using namespace touchline::testing;

namespace {

QString text(const Error &error)
{
    QStringList lines{error.message.english()};
    for (const Problem &problem : error.problems)
        lines.append(problem.where + u": "_s + problem.what.english());
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
    return {QUuid::createUuidV5(cup::space, name), name, u"Team "_s + name, {}, 0};
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

/// A plain league of that many teams, whose format says nothing of a next season.
CompetitionDefinition plainLeague(const Format &format)
{
    CompetitionDefinition definition = cup::leagueDefinition();
    definition.format = format;
    const int teams = teamCount(format);
    definition.entrants = cup::entrants(teams);
    definition.draw = serpentineDraw(definition.entrants, entrySizes(format)).value();
    return definition;
}

Competition playedOut(CompetitionDefinition definition, std::uint64_t seed = 5)
{
    Competition competition = Competition::create(std::move(definition)).value();
    cup::playOut(competition, Generator(seed));
    return competition;
}

QStringList codesOf(const CompetitionDefinition &definition)
{
    QStringList codes;
    for (const Entrant &team : definition.entrants)
        codes << team.code;
    return codes;
}

/// Codes of the teams as a competition ended.
QStringList asEnded(const Competition &competition)
{
    QStringList codes;
    for (const int team : progress(competition).finalPlaces)
        codes << competition.entrant(team).code;
    return codes;
}

QUuid idOf(const Competition &competition, const char *code)
{
    for (const Entrant &team : competition.definition().entrants)
        if (team.code == QLatin1String(code))
            return team.id;
    return {};
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
        QCOMPARE(division(second, 0), u"T01 T02 T06 T05"_s);
        QCOMPARE(division(second, 1), u"T04 T03 T07 T08"_s);
        QCOMPARE(divisionsOf(first), (std::vector<int>{0, 0, 0, 0, 1, 1, 1, 1}));
        for (const Entrant &team : second.definition().entrants)
            QCOMPARE(divisionsOf(second)[at(second.indexOfTeam(team.id))], team.ranking <= 4 ? 0 : 1);
    }

    void thePlayOffMayKeepEverybodyWhereHeIs()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        cup::play(first, 13, {0, 1});
        const Competition second = nextOf(first);
        QCOMPARE(division(second, 0), u"T01 T02 T03 T05"_s);
        QCOMPARE(division(second, 1), u"T04 T06 T07 T08"_s);
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
        QCOMPARE(next.name, u"Test League 2026/27"_s);
        const Competition second = Competition::create(next).value();
        QCOMPARE(competitionFromJson(toJson(second)).value().definition(), next);
    }

    /// Hours, home days and shared tables hold for every year, days do not; who leaves takes the own along.
    void whatHangsOnNoDayStays()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        CompetitionDefinition definition = first.definition();
        const QStringList names{first.entrant(0).name, first.entrant(1).name, first.entrant(2).name};
        Calendar calendar;
        calendar.first = QDate(2026, 1, 3);
        calendar.weekdays = {6};
        calendar.blackouts = {{QDate(2026, 2, 1), QDate(2026, 2, 8), {}}};
        calendar.last = QDate(2026, 12, 20);
        calendar.kickOffs = {{0, QTime(15, 0), 0}};
        calendar.timeZone = u"Europe/Warsaw"_s;
        calendar.homeDays = {{names[0], 7}, {names[2], 6}};
        const QUuid one = first.entrant(0).id;
        const QUuid other = first.entrant(1).id;
        const std::vector<CalendarWish> wishes{{WishKind::NotAllHome, {one, other}, {}},
                                               {WishKind::NotHome, {one}, QDate(2026, 1, 3)}};
        definition.days = toJson(SeasonDays{calendar, wishes}, definition.entrants);
        Competition noted = Competition::create(definition).value();
        cup::playLeagueInOrder(noted);
        const CompetitionDefinition next = nextSeason(noted).value();
        const SeasonDays days = readSeasonDays(next.days, next.entrants).value();
        QVERIFY(!days.calendar.first.isValid());
        QVERIFY(!days.calendar.last.isValid());
        QVERIFY(days.calendar.blackouts.empty());
        QCOMPARE(days.calendar.kickOffs, calendar.kickOffs);
        QCOMPARE(days.calendar.timeZone, calendar.timeZone);
        QCOMPARE(days.calendar.homeDays, calendar.homeDays);
        QCOMPARE(days.wishes.size(), std::size_t{1});
        QVERIFY(isSameWish(days.wishes.front(), wishes.front()));
        // A season without days has none.
        QVERIFY(nextSeason(first).value().days.isEmpty());
    }

    void aSeasonMustBeOver()
    {
        Competition first = cup::makeLeague();
        cup::playGroupsInOrder(first);
        const auto next = nextSeason(first);
        QCOMPARE(next.error().fault, Fault::Refused);
        QCOMPARE(text(next.error()), u"The season of Test League 2025/26 is not over.\n"
                                     "First Division: It is not decided yet which team comes from W13.\n"
                                     "Second Division: It is not decided yet which team comes from L13."_s);
    }

    void aCupHasNoNextSeason()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playOut(competition, Generator(3));
        const auto next = nextSeason(competition);
        QCOMPARE(next.error().fault, Fault::Refused);
        QVERIFY(text(next.error()).contains(u"does not say who plays where next season"_s));
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
                 u"The format puts Team T03 into two places of next season."_s);
    }

    void newcomersTakeTheFreePlaces_data()
    {
        columns<int, QString>();
        QTest::newRow("none") << 0 << u"Next season has places for 1 new teams, not for 0."_s;
        QTest::newRow("one") << 1 << u"T01 T02 T03 NEW"_s;
        QTest::newRow("two") << 2 << u"Next season has places for 1 new teams, not for 2."_s;
    }

    void newcomersTakeTheFreePlaces()
    {
        const auto [count, result] = row<int, QString>();
        Competition first = Competition::create(leagueThatIsLeft(u"First Division"_s, u"gone"_s)).value();
        cup::playGroupsInOrder(first);
        std::vector<Entrant> newcomers{newcomer("NEW"), newcomer("OTHER")};
        newcomers.resize(at(count));
        const auto next = nextSeason(first, {newcomers, {}, false, {}});
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
        Competition first = Competition::create(leagueThatIsLeft(u"First Division"_s, u"gone"_s)).value();
        cup::playGroupsInOrder(first);
        const auto next = nextSeason(first, {{first.entrant(0)}, {}, false, {}});
        QCOMPARE(next.error().fault, Fault::BadInput);
        QVERIFY(text(next.error()).contains(u"T01 is entered twice"_s));
    }

    void moreTeamsThanPlacesAreRefused()
    {
        CompetitionDefinition definition = cup::leagueDefinition();
        const Slot fourth = definition.format.nextSeason[1].from.back();
        definition.format.nextSeason[1].from.pop_back();
        definition.format.nextSeason[0].from.push_back(fourth);
        Competition first = Competition::create(definition).value();
        cup::playLeagueInOrder(first);
        QCOMPARE(text(nextSeason(first).error()), u"5 teams come into First Division, which has 4 places."_s);
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
            QCOMPARE(next.draw.steps[place].place, int(place));
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
                const QUuid id = season.entrant(int(team)).id;
                const int now = after[at(next.indexOfTeam(id))];
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
        QCOMPARE(season.definition().name, u"Test League 2045/46"_s);
    }

    void aPlainLeagueGoesOnAsItEnded()
    {
        const Competition first = playedOut(plainLeague(formatTemplate(u"league-8"_s).value()));
        const CompetitionDefinition next = nextSeason(first).value();
        QCOMPARE(codesOf(next), asEnded(first));
        QCOMPARE(next.format, first.definition().format);
        // It is drawn anew: other fixtures than those of the year before.
        const Competition second = Competition::create(next).value();
        QVERIFY(cup::pairing(second, 1) != cup::pairing(first, 1) ||
                cup::pairing(second, 2) != cup::pairing(first, 2));
    }

    void aPlainLeagueIsNotOverWhileAMatchIsOpen()
    {
        Competition first = Competition::create(plainLeague(leagueFormat(4, 1).value())).value();
        for (int match = 1; match <= 5; ++match)
            cup::play(first, match, {1, 0});
        QCOMPARE(text(nextSeason(first).error()), u"The season of Test League 2025/26 is not over.\n"
                                                  "match 6: It has no result that counts."_s);
        cup::play(first, 6, {1, 0});
        QVERIFY(nextSeason(first).has_value());
    }

    void aLeagueGrowsAndShrinks_data() { rowsFrom<QString, int, int, QString>("test_season"); }

    void aLeagueGrowsAndShrinks()
    {
        const auto [format, newcomers, leavers, title] = row<QString, int, int, QString>();
        CompetitionDefinition definition = plainLeague(formatTemplate(format).value());
        definition.format.walkover.goals = 5;
        if (auto *stage = std::get_if<RoundRobinStage>(&definition.format.stages.front().plan))
            stage->rules.points.win = 2;
        const Competition first = playedOut(definition);
        SeasonWishes wishes;
        for (int i = 0; i < newcomers; ++i)
            wishes.newcomers.push_back(newcomer(qPrintable(u"N%1"_s.arg(i))));
        for (int i = 0; i < leavers; ++i)
            wishes.leavers.push_back(first.entrant(i).id);
        const auto next = nextSeason(first, wishes);
        QVERIFY2(next.has_value(), next ? "" : qPrintable(text(next.error())));
        QCOMPARE(teamCount(next->format), 8 + newcomers - leavers);
        QCOMPARE(next->format.walkover, definition.format.walkover);
        if (const auto *stage = std::get_if<RoundRobinStage>(&next->format.stages.front().plan))
            QCOMPARE(stage->rules, std::get<RoundRobinStage>(definition.format.stages.front().plan).rules);
        if (!title.isEmpty())
            QCOMPARE(next->format.title, title);
        const QStringList codes = codesOf(*next);
        for (int i = 0; i < leavers; ++i)
            QVERIFY(!codes.contains(first.entrant(i).code));
        for (int i = 0; i < newcomers; ++i)
            QVERIFY(codes.contains(u"N%1"_s.arg(i)));
    }

    void anOwnFormatGrowsToo()
    {
        // Two groups home and away, with a name of the organiser's: not made from numbers.
        Format format = groupsFormat(2, 4, 1).value();
        format.name = u"our-league"_s;
        format.title = u"Our league"_s;
        format.stages.pop_back();
        format.stages.front().homeGrounds = true;
        std::get<RoundRobinStage>(format.stages.front().plan).advance = 0;
        format.finalPlaces = {{Slot::Kind::GroupPlace, 0, 1}, {Slot::Kind::GroupPlace, 0, 4}};
        format.matchRules = {{QString(), 3, u"basic"_s, {}}};
        const Competition first = playedOut(plainLeague(format));
        QCOMPARE(seasonDivisions(format).size(), std::size_t{2});
        // Everybody stays in the group that they are in.
        const CompetitionDefinition same = nextSeason(first).value();
        const Competition second = Competition::create(same).value();
        for (const Entrant &team : same.entrants)
            QCOMPARE(divisionsOf(second)[at(second.indexOfTeam(team.id))],
                     divisionsOf(first)[at(first.indexOfTeam(team.id))]);
        QCOMPARE(same.format.matchRules, format.matchRules);
        SeasonWishes wishes;
        wishes.newcomers = {newcomer("NEW")};
        wishes.moves = {{wishes.newcomers.front().id, u"A"_s}};
        wishes.leavers = {idOf(first, "T01")};
        const int gone = divisionsOf(first)[at(first.indexOfTeam(wishes.leavers[0]))];
        const CompetitionDefinition next = nextSeason(first, wishes).value();
        const std::vector<int> sizes = entrySizes(next.format);
        QCOMPARE(sizes, gone == 0 ? (std::vector<int>{4, 4}) : (std::vector<int>{5, 3}));
        QCOMPARE(next.format.title, u"Our league"_s);
        wishes.leavers.clear();
        const CompetitionDefinition grown = nextSeason(first, wishes).value();
        QCOMPARE(entrySizes(grown.format), (std::vector<int>{5, 4}));
        // Match 3 is another one in a league of nine.
        QVERIFY(grown.format.matchRules.empty());
    }

    void whatCannotGrowSaysSo()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        SeasonWishes wishes;
        wishes.newcomers = {newcomer("NEW")};
        QCOMPARE(text(nextSeason(first, wishes).error()),
                 u"Next season has places for 0 new teams, not for 1."_s);
        wishes.leavers = {idOf(first, "T02")};
        const Competition second = Competition::create(nextSeason(first, wishes).value()).value();
        // The free place is in the first division: nobody but the organiser says who comes up.
        QCOMPARE(division(second, 0), u"T01 T06 T05 NEW"_s);
    }

    void nobodyMovesWhereTheOrganiserSaysSo()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        SeasonWishes wishes;
        wishes.keepsDivisions = true;
        const Competition second = Competition::create(nextSeason(first, wishes).value()).value();
        QCOMPARE(division(second, 0), u"T01 T02 T03 T04"_s);
        QCOMPARE(division(second, 1), u"T05 T06 T07 T08"_s);
        QCOMPARE(divisionsOfNextSeason(first, true).value(), divisionsOf(first));
        QCOMPARE(divisionsOfNextSeason(first, false).value(), (std::vector<int>{0, 0, 1, 1, 0, 0, 1, 1}));
    }

    void theOrganiserMovesTeams()
    {
        Competition first = cup::makeLeague();
        cup::playLeagueInOrder(first);
        SeasonWishes wishes;
        wishes.moves = {{idOf(first, "T03"), u"First Division"_s},
                        {idOf(first, "T05"), u"Second Division"_s}};
        const Competition second = Competition::create(nextSeason(first, wishes).value()).value();
        QCOMPARE(division(second, 0), u"T01 T02 T06 T03"_s);
        QCOMPARE(division(second, 1), u"T05 T04 T07 T08"_s);
        wishes.moves = {{idOf(first, "T03"), u"Third Division"_s}};
        QCOMPARE(text(nextSeason(first, wishes).error()),
                 u"There is no division \"Third Division\". There are: First Division, "
                 "Second Division."_s);
        wishes.moves = {{QUuid::createUuid(), u"First Division"_s}};
        QCOMPARE(nextSeason(first, wishes).error().fault, Fault::NotFound);
        wishes.moves.clear();
        wishes.leavers = {QUuid::createUuid()};
        QCOMPARE(nextSeason(first, wishes).error().fault, Fault::NotFound);
        // One too many in a division of a fixed size.
        wishes.leavers.clear();
        wishes.moves = {{idOf(first, "T03"), u"First Division"_s}};
        QCOMPARE(nextSeason(first, wishes).error().fault, Fault::Impossible);
    }

    void whoWasToLeaveMayStay()
    {
        const auto place = [](int number) { return Slot{Slot::Kind::GroupPlace, 0, number}; };
        CompetitionDefinition definition = leagueThatIsLeft(u"First Division"_s, u"gone"_s);
        Competition first = Competition::create(definition).value();
        cup::playGroupsInOrder(first);
        QCOMPARE(teamIn(place(4), first, progress(first)), 3);
        SeasonWishes wishes;
        wishes.moves = {{idOf(first, "T04"), u"First Division"_s}};
        QCOMPARE(codesOf(nextSeason(first, wishes).value()),
                 (QStringList{u"T01"_s, u"T02"_s, u"T03"_s, u"T04"_s}));
    }

    void theYearIsRaised_data()
    {
        columns<QString, QString>();
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
        const auto [name, next] = row<QString, QString>();
        QCOMPARE(nameOfNextSeason(name), next);
    }
};

TOUCHLINE_TEST(TestSeason)

} // namespace test_season

#include "test_season.moc"
