// SPDX-License-Identifier: GPL-3.0-or-later
// Averages over seasons: what a table counts of those before, and who goes down by it.
#include "core/competition/competition_json.h"
#include "core/competition/editions/season.h"
#include "core/competition/former_seasons.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "models/words/competition/standings_words.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"

#include <map>

namespace test_averages {

using namespace touchline;
using namespace touchline::testing;

namespace {

Entrant newcomer(const QString &code)
{
    return {QUuid::createUuidV5(cup::space, code), code, u"Team "_s + code, {}, 0};
}

const GroupTable &averages(const Progress &now)
{
    return now.tables.back();
}

/// Points and matches of a season by team, added up from its league table.
std::map<QUuid, std::pair<int, int>> figuresOf(const Competition &competition)
{
    std::map<QUuid, std::pair<int, int>> figures;
    const GroupTable league = progress(competition).tables.front();
    for (std::size_t row = 0; row < league.table.rows.size(); ++row) {
        const Tally &tally = league.table.rows[row].tally;
        figures[competition.entrant(league.teamOfRow(row)).id] = {tally.points.halves() / 2, tally.played};
    }
    return figures;
}

/// Four seasons of a league of ten, with a newcomer for the one that goes down each year.
std::vector<Competition> fourSeasons()
{
    std::vector<Competition> seasons;
    seasons.push_back(chance::made(averagesLeagueFormat(10, 2, 3).value(), 7));
    for (int year = 0;; ++year) {
        chance::playOut(seasons.back(), Generator(at(year + 1)));
        if (year == 3)
            return seasons;
        SeasonWishes wishes;
        wishes.newcomers = {newcomer(u"N%1"_s.arg(year))};
        seasons.push_back(Competition::create(nextSeason(seasons.back(), wishes).value()).value());
    }
}

} // namespace

class TestAverages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Points and matches of the last three seasons, as far back as a team was in the league.
    void threeSeasonsCount()
    {
        const std::vector<Competition> seasons = fourSeasons();
        for (std::size_t year = 0; year < seasons.size(); ++year) {
            const Progress end = progress(seasons[year]);
            const GroupTable &table = averages(end);
            QCOMPARE(table.table.rows.size(), std::size_t(10));
            double above = 1e9;
            for (std::size_t row = 0; row < 10; ++row) {
                const QUuid team = seasons[year].entrant(table.teamOfRow(row)).id;
                int points = 0;
                int played = 0;
                for (std::size_t back = 0; back < 3 && back <= year; ++back) {
                    const auto figures = figuresOf(seasons[year - back]);
                    const auto found = figures.find(team);
                    if (found == figures.end())
                        break;
                    points += found->second.first;
                    played += found->second.second;
                }
                const Tally &tally = table.table.rows[row].tally;
                QCOMPARE(tally.points, TablePoints(points));
                QCOMPARE(tally.played, played);
                const double average = double(points) / played;
                QVERIFY(average <= above);
                above = average;
            }
        }
    }

    void theLowestAverageGoesDown()
    {
        const std::vector<Competition> seasons = fourSeasons();
        for (std::size_t year = 0; year + 1 < seasons.size(); ++year) {
            const Progress end = progress(seasons[year]);
            const QUuid last = seasons[year].entrant(averages(end).teamOfRow(9)).id;
            QCOMPARE(seasons[year + 1].indexOfTeam(last), -1);
        }
    }

    /// Who comes back after a year away begins anew.
    void aBreakEndsWhatCounts()
    {
        CompetitionDefinition definition = chance::made(averagesLeagueFormat(4).value()).definition();
        const auto season = [&](const QString &name, std::initializer_list<int> teams) {
            FormerSeason former{QUuid::createUuidV5(cup::space, name), name, u"Averages"_s, {}};
            for (const int team : teams)
                former.teams.push_back({definition.entrants[at(team)].id, {6, 1, 2, 3, 4, 5, 5, 0}});
            return former;
        };
        definition.formerSeasons = {season(u"2023"_s, {0, 1, 2, 3}), season(u"2024"_s, {0, 1}),
                                    season(u"2025"_s, {0, 2})};
        const auto &table = std::get<TableStage>(definition.format.stages.back().plan);
        const std::vector<Tally> tallies = formerTallies(definition, table);
        // Of three seasons two are former ones.
        QCOMPARE(tallies[0].played, 12);
        QCOMPARE(tallies[0].points, TablePoints(10));
        QCOMPARE(tallies[1].played, 0);
        QCOMPARE(tallies[2].played, 6);
        QCOMPARE(tallies[3].played, 0);
        // They are there before the first match.
        const Competition competition = Competition::create(definition).value();
        const Progress now = progress(competition);
        for (const Row &row : averages(now).table.rows)
            QCOMPARE(row.tally.played, tallies[at(averages(now).teams[at(row.team)])].played);
        QVERIFY(!averages(now).isComplete);
    }

    /// Points deducted in a season stay away as long as the season counts.
    void deductionsGoAlong()
    {
        Competition competition = chance::made(averagesLeagueFormat(4).value());
        QVERIFY(competition.addDeduction({0, 0, 3, u"late"_s}).has_value());
        chance::playOut(competition, Generator(5));
        const std::vector<FormerSeason> former = formerSeasonsAfter(competition, progress(competition));
        QCOMPARE(former.size(), std::size_t(1));
        const GroupTable league = progress(competition).tables.front();
        for (std::size_t row = 0; row < 4; ++row) {
            const QUuid team = competition.entrant(league.teamOfRow(row)).id;
            const auto found = std::find_if(former[0].teams.begin(), former[0].teams.end(),
                                            [&team](const FormerTally &one) { return one.team == team; });
            QVERIFY(found != former[0].teams.end());
            QVERIFY(found->tally == league.table.rows[row].tally);
        }
    }

    void theyAreKeptAndReadAgain()
    {
        const Competition competition = fourSeasons().back();
        QCOMPARE(competition.definition().formerSeasons.size(), std::size_t(2));
        QCOMPARE(competition.definition().formerSeasons.front().table, u"Averages"_s);
        const QJsonObject kept = toJson(competition);
        ASSIGN_RESULT(again, competitionFromJson(kept));
        QVERIFY(*again == competition);
        QVERIFY(progress(*again) == progress(competition));
        // Such a file may come from anywhere.
        QJsonObject changed = kept;
        changed[u"former_seasons"_s] = QJsonArray{QJsonObject{{u"name"_s, u"2025"_s}}};
        QVERIFY(!competitionFromJson(changed).has_value());
        changed[u"former_seasons"_s] = 5;
        QVERIFY(!competitionFromJson(changed).has_value());
    }

    /// Other points for the league are those of the averages too, which stay averages.
    void ownRulesKeepTheAverages()
    {
        Competition competition = chance::made(averagesLeagueFormat(4).value());
        QVERIFY(competition.setTableRules(ruleSet(u"league-2-1-0"_s).value()).has_value());
        const RuleSet &rules = *competition.tables().back().rules;
        QCOMPARE(rules.points.win, TablePoints(2));
        QVERIFY(isByAverage(rules));
    }

    void averagesAreShownInThousandths()
    {
        QCOMPARE(pointsPerGameText({3, 0, 0, 0, 0, 0, 4, 0}, Language{}), u"1.333"_s);
        Language german;
        german.numbers = QLocale(QLocale::German);
        QCOMPARE(pointsPerGameText({3, 0, 0, 0, 0, 0, 4, 0}, german), u"1,333"_s);
        QCOMPARE(pointsPerGame({3, 0, 0, 0, 0, 0, 5, 0}), 1667);
        QCOMPARE(pointsPerGame({}), 0);
    }
};

TOUCHLINE_TEST(TestAverages)

} // namespace test_averages

#include "test_averages.moc"
