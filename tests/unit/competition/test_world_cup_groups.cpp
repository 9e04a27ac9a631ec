// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "core/competition/standings.h"
#include "core/competition/standings_words.h"

#include <QFile>
#include <QTest>

#include <map>

using namespace touchline;

namespace {

/// One real group: its results and the table that the books have.
struct RealGroup
{
    QStringList teams;
    std::vector<GroupResult> results;
    std::vector<Row> expected;

    int team(const QString &name)
    {
        if (!teams.contains(name))
            teams.append(name);
        return static_cast<int>(teams.indexOf(name));
    }
};

CsvTable read(const char *name)
{
    QFile file(QStringLiteral("tests/data/competition/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("run from the top of the source tree: no %s", name);
    return CsvTable::parse(file.readAll()).value();
}

int number(const CsvTable &table, const CsvTable::Row &row, const char *column)
{
    return table.cell(row, QLatin1String(column)).toInt();
}

QString key(const CsvTable &table, const CsvTable::Row &row)
{
    return table.cell(row, QStringLiteral("year")) + QLatin1Char(' ') +
           table.cell(row, QStringLiteral("group"));
}

std::map<QString, RealGroup> realGroups()
{
    std::map<QString, RealGroup> groups;
    const CsvTable results = read("group_results.csv");
    for (const CsvTable::Row &row : results.rows()) {
        RealGroup &group = groups[key(results, row)];
        const int home = group.team(results.cell(row, QStringLiteral("home")));
        const int away = group.team(results.cell(row, QStringLiteral("away")));
        group.results.push_back(GroupResult::withScore(
            home, away, {number(results, row, "home_goals"), number(results, row, "away_goals")}));
    }
    const CsvTable tables = read("group_tables.csv");
    for (const CsvTable::Row &row : tables.rows()) {
        RealGroup &group = groups[key(tables, row)];
        const Tally tally{number(tables, row, "played"),    number(tables, row, "won"),
                          number(tables, row, "drawn"),     number(tables, row, "lost"),
                          number(tables, row, "goals_for"), number(tables, row, "goals_against"),
                          number(tables, row, "points")};
        group.expected.push_back(
            {group.team(tables.cell(row, QStringLiteral("team"))), number(tables, row, "position"), tally});
    }
    return groups;
}

/// Japan went on before Senegal on the conduct of their players, which these rules do not know.
std::vector<std::vector<int>> lotsOf(const QString &key, RealGroup &group)
{
    if (key != QLatin1String("2018 Group H"))
        return {};
    return {{group.team(QStringLiteral("Japan")), group.team(QStringLiteral("Senegal"))}};
}

} // namespace

class TestWorldCupGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tablesComeOutAsTheyWere_data()
    {
        QTest::addColumn<QString>("key");
        for (const auto &entry : realGroups())
            QTest::newRow(qPrintable(entry.first)) << entry.first;
    }

    void tablesComeOutAsTheyWere()
    {
        QFETCH(QString, key);
        RealGroup group = realGroups().at(key);
        const auto lots = lotsOf(key, group);
        const RuleSet rules = ruleSet(QStringLiteral("atcs")).value();
        const Table table =
            standings({static_cast<int>(group.teams.size()), group.results, &rules, {}, lots});
        QVERIFY(table.rows == group.expected);
        QVERIFY(levelSets(table).empty());
    }

    void onlyOneGroupNeededMoreThanTheRules()
    {
        const RuleSet rules = ruleSet(QStringLiteral("atcs")).value();
        QStringList level;
        for (const auto &[key, group] : realGroups()) {
            const Table table =
                standings({static_cast<int>(group.teams.size()), group.results, &rules, {}, {}});
            if (!levelSets(table).empty())
                level.append(key);
        }
        QCOMPARE(level, QStringList{QStringLiteral("2018 Group H")});
    }

    void theReasonIsTheRealOne()
    {
        const RealGroup group = realGroups().at(QStringLiteral("2002 Group B"));
        const RuleSet rules = ruleSet(QStringLiteral("atcs")).value();
        const Table table = standings({4, group.results, &rules, {}, {}});
        const std::vector<QString> names(group.teams.begin(), group.teams.end());
        QCOMPARE(why(table, 1, rules, names).front().english(),
                 QStringLiteral(
                     "above South Africa on goals scored (6-5) after level points and goal difference"));
    }
};

QTEST_GUILESS_MAIN(TestWorldCupGroups)
#include "test_world_cup_groups.moc"
