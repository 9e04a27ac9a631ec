// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/base/index.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/standings/standings.h"
#include "models/words/competition/standings_words.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QFile>

#include <map>

namespace test_world_cup_groups {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// One real group: its results and the table that the books have.
struct RealGroup
{
    QString year;
    QStringList teams;
    std::vector<GroupResult> results;
    std::vector<GroupResult> playOffs;
    std::vector<Row> expected;
    /// Pairs that a lot, and those that nothing separated, by the books; upper team first.
    std::vector<std::vector<int>> lots;
    /// By name; empty = not known.
    std::map<QString, int> conduct;

    int team(const QString &name)
    {
        if (!teams.contains(name))
            teams.append(name);
        return int(teams.indexOf(name));
    }
};

CsvTable read(const char *name)
{
    QFile file(u"tests/data/competition/"_s + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("run from the top of the source tree: no %s", name);
    return CsvTable::parse(file.readAll()).value();
}

QString cell(const CsvTable &table, const CsvTable::Row &row, const char *column)
{
    return table.cell(row, QLatin1String(column));
}

int number(const CsvTable &table, const CsvTable::Row &row, const char *column)
{
    return cell(table, row, column).toInt();
}

/// "1974 Group 2", "1974/2 Group A" for a second stage.
QString key(const CsvTable &table, const CsvTable::Row &row)
{
    const QString stage = cell(table, row, "stage");
    return cell(table, row, "year") + (stage == "1"_L1 ? QString() : u'/' + stage) + QLatin1Char(' ') +
           cell(table, row, "group");
}

void readResults(std::map<QString, RealGroup> &groups)
{
    const CsvTable results = read("group_results.csv");
    for (const CsvTable::Row &row : results.rows()) {
        RealGroup &group = groups[key(results, row)];
        const int home = group.team(cell(results, row, "home"));
        const int away = group.team(cell(results, row, "away"));
        const bool isPlayOff = cell(results, row, "kind") == "play-off"_L1;
        (isPlayOff ? group.playOffs : group.results)
            .push_back(GroupResult::withScore(
                home, away, {number(results, row, "home_goals"), number(results, row, "away_goals")}));
    }
}

void readTables(std::map<QString, RealGroup> &groups)
{
    const CsvTable tables = read("group_tables.csv");
    for (const CsvTable::Row &row : tables.rows()) {
        RealGroup &group = groups[key(tables, row)];
        group.year = cell(tables, row, "year");
        const Tally tally{number(tables, row, "played"),    number(tables, row, "won"),
                          number(tables, row, "drawn"),     number(tables, row, "lost"),
                          number(tables, row, "goals_for"), number(tables, row, "goals_against"),
                          number(tables, row, "points")};
        const int team = group.team(cell(tables, row, "team"));
        const bool follows = cell(tables, row, "tie_break").startsWith("drawing of lots"_L1);
        if (follows && !group.lots.empty())
            group.lots.back().push_back(team);
        else if (follows)
            group.lots.push_back({team});
        group.expected.push_back({team, number(tables, row, "position"), tally});
    }
}

std::map<QString, RealGroup> realGroups()
{
    std::map<QString, RealGroup> groups;
    readResults(groups);
    readTables(groups);
    // Four yellow cards against six; those of the other two teams decided nothing.
    groups.at(u"2018 Group H"_s).conduct = {{u"Japan"_s, -4}, {u"Senegal"_s, -6}};
    return groups;
}

RuleSet rulesOf(const RealGroup &group)
{
    return ruleSet(u"fifa-"_s + group.year).value();
}

/// With or without what the organisers had to add to the results.
Table tableOf(const RealGroup &group, bool withFacts = true)
{
    const RuleSet rules = rulesOf(group);
    GroupInput input{int(group.teams.size()), group.results, &rules, {}, {}};
    std::array reports{
        CountedInReports{TieBreak::Conduct, std::vector<int>(std::size_t(group.teams.size()))}};
    for (const auto &[name, score] : group.conduct)
        reports[0].byTeam[at(group.teams.indexOf(name))] = score;
    if (withFacts) {
        input.lots = group.lots;
        input.playOffs = group.playOffs;
        if (!group.conduct.empty())
            input.reports = reports;
    }
    return standings(input);
}

QString why(const char *key, std::size_t row)
{
    const RealGroup group = realGroups().at(QLatin1String(key));
    const std::vector<QString> names(group.teams.begin(), group.teams.end());
    return touchline::why(tableOf(group), row, rulesOf(group), names, Language{}).front();
}

} // namespace

class TestWorldCupGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditionIsThere()
    {
        QStringList years;
        for (const auto &entry : realGroups())
            if (!years.contains(entry.second.year))
                years.append(entry.second.year);
        // No groups in 1934 and 1938.
        QCOMPARE(years.size(), 21);
        QCOMPARE(realGroups().size(), std::size_t{137});
    }

    void tablesComeOutAsTheyWere_data()
    {
        QTest::addColumn<QString>("key");
        for (const auto &entry : realGroups())
            QTest::newRow(qPrintable(entry.first)) << entry.first;
    }

    void tablesComeOutAsTheyWere()
    {
        QFETCH(QString, key);
        const RealGroup group = realGroups().at(key);
        const Table table = tableOf(group);
        QStringList order;
        QStringList expected;
        for (const Row &row : table.rows)
            order.append(group.teams.at(row.team));
        for (const Row &row : group.expected)
            expected.append(group.teams.at(row.team));
        QCOMPARE(order, expected);
        QVERIFY(table.rows == group.expected);
    }

    /// These are level by the rules of their year, and for each of them nothing hung on it.
    void nobodyElseIsLevel()
    {
        QStringList level;
        for (const auto &[key, group] : realGroups())
            if (!levelSets(tableOf(group)).empty())
                level.append(key);
        QCOMPARE(level, (QStringList{u"1950 Group 2"_s, u"1954 Group 3"_s, u"1970 Group 4"_s}));
    }

    void theseNeededMoreThanResults()
    {
        QStringList level;
        for (const auto &[key, group] : realGroups())
            if (tableOf(group) != tableOf(group, false))
                level.append(key);
        QCOMPARE(level,
                 (QStringList{u"1954 Group 1"_s, u"1954 Group 2"_s, u"1954 Group 3"_s, u"1954 Group 4"_s,
                              u"1958 Group 1"_s, u"1958 Group 3"_s, u"1958 Group 4"_s, u"1970 Group 1"_s,
                              u"1990 Group F"_s, u"2018 Group H"_s}));
    }

    void theReasonIsTheRealOne_data()
    {
        columns<QString, QString>();
        const auto row = [](const char *key, std::size_t place, const char *expected) {
            QTest::newRow(key) << why(key, place) << QString::fromUtf8(expected);
        };
        row("1954 Group 1", 0, "above Yugoslavia by lot after level points");
        row("1954 Group 2", 1, "above Turkey by play-off after level points");
        row("1958 Group 2", 0, "above Yugoslavia on goal average (1.571 to 1.167) after level points");
        row("1966 Group 2", 0, "above Argentina on goal average (7.000 to 4.000) after level points");
        row("1970 Group 1", 0, "above Mexico by lot after level points and goal difference");
        row("1990 Group F", 1,
            "above Netherlands by lot after level points, goal difference and goals scored, and level points "
            "in the matches between the level teams");
        row("1994 Group D", 1,
            "above Argentina on points in the matches between the level teams (3-0) after level points, goal "
            "difference and goals scored");
        row("2002 Group B", 1,
            "above South Africa on goals scored (6-5) after level points and goal difference");
        row("2018 Group H", 1,
            "above Senegal on conduct score (−4 to −6) after level points, goal difference and goals scored, "
            "in all matches and in those between the level teams");
        row("2026 Group E", 0,
            "above Ivory Coast on points in the matches between the level teams (3-0) after level points");
        row("2026 Group G", 0,
            "above Egypt on goal difference (+4 to +2) after level points and level matches between the "
            "level teams");
    }

    void theReasonIsTheRealOne()
    {
        const auto [reason, expected] = row<QString, QString>();
        QCOMPARE(reason, expected);
    }
};

TOUCHLINE_TEST(TestWorldCupGroups)

} // namespace test_world_cup_groups

#include "test_world_cup_groups.moc"
