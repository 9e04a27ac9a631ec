// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sets of the program by name: which name gets which, and what tells those of leagues apart.
#include "core/competition/rules/named_rules.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/competition/standings/standings.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace test_named_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int A = 0;
constexpr int B = 1;
constexpr int C = 2;
constexpr int D = 3;

GroupResult match(int home, int away, int homeGoals, int awayGoals)
{
    return GroupResult::withScore(home, away, {homeGoals, awayGoals});
}

QString named(const char *name)
{
    const auto rules = ruleSet(QString::fromUtf8(name));
    return rules ? rules->name : QString();
}

/// The rule sets of national leagues.
std::vector<ListedRuleSet> leagueSets()
{
    std::vector<ListedRuleSet> sets;
    for (const RuleGroup &group : ruleGroups())
        if (!group.series.country.isEmpty())
            sets.insert(sets.end(), group.sets.begin(), group.sets.end());
    return sets;
}

/// Who stands above the other: A or B, which are level on points, or nobody.
QString upper(const RuleSet &rules, const std::vector<GroupResult> &results)
{
    const Table table = standings(GroupInput{4, results, &rules, {}, {}});
    const auto rowOf = [&table](int team) {
        return std::find_if(table.rows.begin(), table.rows.end(),
                            [team](const Row &row) { return row.team == team; });
    };
    const auto a = rowOf(A);
    const auto b = rowOf(B);
    if (a->tally.points != b->tally.points)
        return u"not level"_s;
    const auto first = static_cast<std::size_t>(std::min(a, b) - table.rows.begin());
    if (std::abs(a - b) == 1 && isLevelWithNext(table, first))
        return u"level"_s;
    return a < b ? u"A"_s : u"B"_s;
}

} // namespace

class TestNamedRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySetIsWhole()
    {
        QSet<QString> names;
        for (const RuleGroup &group : ruleGroups()) {
            QVERIFY(!group.sets.empty());
            QVERIFY(!group.series.title.isEmpty());
            QCOMPARE(group.series.source.isEmpty(), group.series.name.isEmpty());
            int last = 0;
            for (const ListedRuleSet &one : group.sets) {
                const QString &name = one.rules.name;
                QVERIFY2(validate(one.rules, name).empty(), qPrintable(name));
                QVERIFY2(!names.contains(name), qPrintable(name));
                names.insert(name);
                QCOMPARE(ruleSet(name), std::optional(one.rules));
                const auto again = ruleSetFromJson(toJson(one.rules));
                QVERIFY2(again && *again == one.rules, qPrintable(name));
                QCOMPARE(one.from != 0, !group.series.name.isEmpty());
                // A league that is staged by them must find its order.
                if (!group.series.country.isEmpty())
                    QCOMPARE(one.rules.tieBreaks.back(), TieBreak::Lots);
                if (one.from == 0)
                    continue;
                QCOMPARE(name, u"%1-%2"_s.arg(group.series.name).arg(one.from));
                QVERIFY2(one.from > last, qPrintable(name));
                last = one.from;
                QCOMPARE(one.until == 0, &one == &group.sets.back());
            }
        }
        QCOMPARE(names.size(), ruleSetNames().size());
        QVERIFY(leagueSets().size() > 50);
    }

    void aNameGetsItsRules()
    {
        // A country is its top league, which was another one before.
        const QString inForce =
            u"fifa-2023=fifa-2022 fifa=fifa-2026 uefa-euro-2021=uefa-euro-2020 "
            "england-premier-league=england-premier-league-2019 "
            "england-premier-league-2018=england-premier-league-1992 "
            "england-football-league-1998=england-football-league-1992 "
            "england-football-league-1999=england-football-league-1999 "
            "england=england-premier-league-2019 england-1992=england-premier-league-1992 "
            "england-1991=england-football-league-1981 "
            "england-1975=england-football-league-1888 scotland-2012=scotland-league-1994 "
            "scotland-2013=scotland-premiership-2013 france-1988=france-ligue-1-1988 "
            "france-1990=france-ligue-1-1989 united-states-2014=united-states-mls-2013 "
            "united-states=united-states-mls-2015 germany-9999=germany-bundesliga-2018"_s;
        for (const QString &one : inForce.split(u' '))
            QCOMPARE(named(qPrintable(one.section(u'=', 0, 0))), one.section(u'=', 1));
        // What is no series takes no other year.
        QCOMPARE(named("champions-2021"), QString());
        QCOMPARE(named("uefa-league-phase-2024"), QString());
        for (const char *name : {"", "-", "-2020", "england-", "England", "england-20", "england--2020",
                                 "list", "england-premier-league-2019-2020", "fifa-0000", "fifa-٢٠٢٢"})
            QVERIFY2(named(name).isEmpty(), name);
    }

    void aNameWithoutRulesIsTold()
    {
        const auto described = [](const char *name) {
            return noRuleSet(QString::fromUtf8(name)).message.english();
        };
        QCOMPARE(described("england-1887"),
                 u"There are no rules \"england-1887\": those of England: Football League, EFL begin "
                 "with 1888."_s);
        QCOMPARE(described("italy-2004"),
                 u"There are no rules \"italy-2004\": those of Italy: Serie A begin with 2005."_s);
        QCOMPARE(described("fifa-1929"),
                 u"There are no rules \"fifa-1929\": those of FIFA World Cup begin with 1930."_s);
        QCOMPARE(described("Englnd"), u"There are no rules \"Englnd\". Did you mean england?"_s);
        QVERIFY(described("chess").contains(u"standings --rules list"_s));
    }

    void pointsForAWin()
    {
        QStringList two;
        for (const ListedRuleSet &one : leagueSets())
            if (one.rules.points.win == 2)
                two << one.rules.name;
        QCOMPARE(two, u"england-football-league-1888 england-football-league-1976 "
                      "scotland-league-1921 scotland-league-1971 spain-la-liga-1980 "
                      "germany-bundesliga-1963 germany-bundesliga-1969 france-ligue-1-1976 "
                      "france-ligue-1-1989"_s.split(u' '));
    }

    void leaguesThatDiffer_data()
    {
        columns<std::vector<GroupResult>, QString, QString>();
        const QString headToHead =
            u"spain-la-liga-1980 spain-la-liga-1995 spain-la-liga-2010 italy-serie-a-2005 italy-serie-a-2022 "
            "portugal-primeira-liga-2019 portugal-primeira-liga-2022 turkey-super-lig-2010 "
            "greece-super-league-2025 austria-bundesliga-2021 poland-ekstraklasa-2025 "
            "russia-premier-league-2024"_s;
        const QString afterDifference = u" france-ligue-1-2017 france-ligue-1-2025 japan-j1-league-2020"_s;
        const QString wins = u"belgium-pro-league-2016 belgium-pro-league-2024 brazil-serie-a-2004 "
                             "united-states-mls-2013 united-states-mls-2015 russia-premier-league-2024"_s;
        const QString goals = u"england-football-league-1992 united-states-mls-2012 "
                              "united-states-mls-2013 south-korea-k-league-1-2016"_s;
        const QString average =
            u"england-football-league-1888 scotland-league-1921 germany-bundesliga-1963"_s;
        // B won both matches against A, which beat the others higher.
        QTest::newRow("B head to head")
            << std::vector<GroupResult>{match(A, B, 0, 1), match(B, A, 1, 0), match(A, C, 5, 0),
                                        match(C, A, 0, 5), match(A, D, 5, 0), match(D, A, 0, 5),
                                        match(B, C, 1, 0), match(C, B, 0, 1), match(B, D, 0, 1),
                                        match(D, B, 1, 0)}
            << u"B"_s << headToHead;
        // The same goal difference, more goals for A and a worse average; B won both matches against A.
        QTest::newRow("B head to head before goals")
            << std::vector<GroupResult>{match(A, B, 0, 1), match(B, A, 1, 0), match(A, C, 4, 3),
                                        match(C, A, 3, 4), match(A, D, 4, 3), match(D, A, 3, 4),
                                        match(B, C, 1, 0), match(C, B, 0, 1), match(B, D, 0, 1),
                                        match(D, B, 1, 0)}
            << u"B"_s << headToHead + afterDifference + u' ' + average;
        // 8 points each by three for a win: B has won twice, A once with the better goals. By two points for
        // a win they are not level.
        QTest::newRow("B has more wins")
            << std::vector<GroupResult>{match(A, B, 0, 0), match(B, A, 0, 0), match(A, C, 4, 0),
                                        match(C, A, 0, 0), match(A, D, 0, 0), match(D, A, 0, 0),
                                        match(B, C, 1, 0), match(C, B, 0, 1), match(B, D, 0, 1),
                                        match(D, B, 1, 0), match(D, C, 1, 0)}
            << u"B"_s << wins;
        // B scored more, A has the better difference, and the average is A's.
        QTest::newRow("B scored more") << std::vector<GroupResult>{match(A, B, 0, 0), match(B, A, 0, 0),
                                                                   match(A, C, 3, 0), match(B, C, 5, 3)}
                                       << u"B"_s << goals;
        // B 3-0 to A 8-2: the smaller difference, the better average.
        QTest::newRow("B has the better average")
            << std::vector<GroupResult>{match(A, B, 0, 0), match(B, A, 0, 0), match(A, C, 8, 2),
                                        match(B, C, 3, 0)}
            << u"B"_s << average;
    }

    /// By the listed rules B stands first, by all others of national leagues A.
    void leaguesThatDiffer()
    {
        const auto [results, first, sets] = row<std::vector<GroupResult>, QString, QString>();
        const QStringList listed = sets.split(u' ');
        QStringList found;
        for (const ListedRuleSet &one : leagueSets()) {
            const QString team = upper(one.rules, results);
            QVERIFY2(team != "level"_L1, qPrintable(one.rules.name));
            if (team == first)
                found << one.rules.name;
        }
        for (const QString &name : listed)
            QVERIFY2(found.contains(name), qPrintable(name));
        for (const QString &name : found)
            QVERIFY2(listed.contains(name), qPrintable(name));
    }

    /// After equal points, difference and goals.
    void englandSince2019()
    {
        // Each won at home, B scored once away.
        const std::vector<GroupResult> results{match(A, B, 2, 1), match(B, A, 1, 0), match(A, C, 1, 1),
                                               match(B, C, 1, 1)};
        const std::vector<GroupResult> playOff{match(A, B, 1, 0)};
        const auto by = [&](const char *name, bool played) {
            const RuleSet rules = ruleSet(QString::fromUtf8(name)).value();
            GroupInput input{3, results, &rules, {}, {}};
            if (played)
                input.playOffs = playOff;
            const Table table = standings(input);
            return table.separations[0].by
                       ? tieBreakWord(*table.separations[0].by) + u" %1"_s.arg(table.rows[0].team)
                       : u"level"_s;
        };
        QCOMPARE(by("england-premier-league-2019", false), u"head_to_head_away_goals 1"_s);
        QCOMPARE(by("england-premier-league-1992", false), u"level"_s);
        QCOMPARE(by("england-premier-league-1992", true), u"play_off 0"_s);
        // Italy's title is played for before anything else is asked.
        QCOMPARE(by("italy-serie-a-2022", true), u"play_off 0"_s);
        QCOMPARE(by("germany-bundesliga-2018", false), u"head_to_head_away_goals 1"_s);
    }

    /// Halves lost to rounding come before everything (Austria, Belgium).
    void halfPointsInAustria()
    {
        const std::vector<GroupResult> results{match(A, C, 5, 0), match(B, C, 1, 0)};
        const std::vector<int> quarters{0, 2, 0};
        for (const char *name :
             {"austria-bundesliga-2018", "austria-bundesliga-2021", "belgium-pro-league-2016"}) {
            const RuleSet rules = ruleSet(QString::fromUtf8(name)).value();
            GroupInput input{3, results, &rules, {}, {}};
            QCOMPARE(standings(input).rows[0].team, A);
            input.roundedOff = quarters;
            QCOMPARE(standings(input).rows[0].team, B);
        }
    }

    /// During the season: fewer matches for the same points in the Netherlands, no head-to-head in Spain.
    void duringTheSeason()
    {
        const RuleSet dutch = ruleSet(u"netherlands"_s).value();
        const std::vector<GroupResult> results{match(A, C, 9, 0), match(D, A, 1, 0), match(B, C, 1, 0)};
        QCOMPARE(upper(dutch, results), u"B"_s);
        const RuleSet spanish = ruleSet(u"spain"_s).value();
        const std::vector<GroupResult> half{match(B, A, 1, 0), match(A, C, 5, 0)};
        const std::vector<OpenMatch> open{{A, B}};
        GroupInput input{3, half, &spanish, {}, {}};
        QCOMPARE(standings(input).rows[0].team, B);
        input.open = open;
        QCOMPARE(standings(input).rows[0].team, A);
    }
};

TOUCHLINE_TEST(TestNamedRules)

} // namespace test_named_rules

#include "test_named_rules.moc"
