// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_keys.h"
#include "core/discipline/discipline_rules_json.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <map>

namespace test_discipline_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

QJsonObject atcsFile()
{
    QFile file(QStringLiteral("resources/discipline/atcs.json"));
    return file.open(QIODevice::ReadOnly) ? parseJsonObject(file.readAll()).value() : QJsonObject();
}

/// The file with one entry changed; Undefined takes it out.
QJsonObject atcsWith(const char *key, const QJsonValue &value)
{
    QJsonObject object = atcsFile();
    if (value.isUndefined())
        object.remove(QLatin1String(key));
    else
        object.insert(QLatin1String(key), value);
    return object;
}

QJsonValue json(const char *text)
{
    return parseJsonObject(QByteArray("{\"value\": ") + text + "}").value().value(QStringLiteral("value"));
}

} // namespace

class TestDisciplineRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRulesOfAtcs()
    {
        QVERIFY(disciplineRulesNames().contains(QStringLiteral("atcs")));
        const Result<DisciplineRules> rules = disciplineRules(QStringLiteral("atcs"));
        QVERIFY(rules.has_value());
        DisciplineRules expected;
        expected.name = QStringLiteral("atcs");
        expected.title = QStringLiteral("All Time Championship Soccer");
        expected.yellows = {{YellowWindow::ConsecutiveGames, 2, 1}};
        expected.injuries = {{QStringLiteral("stays"), 0},
                             {QStringLiteral("opponent_red"), 0},
                             {QStringLiteral("weakened_1"), 0},
                             {QStringLiteral("weakened_2"), 0},
                             {QStringLiteral("out_next"), 1},
                             {QStringLiteral("out_tournament"), std::nullopt},
                             {QStringLiteral("out_tournament_red"), std::nullopt}};
        expected.seasonOutGames = 10;
        expected.version = 2;
        expected.annulled = {true, true, false, true};
        expected.withdrawn = {true, true, true, true};
        expected.abandoned = UncountedMatch{true, true, false, true};
        expected.missedWithoutBanCounts = true;
        QCOMPARE(*rules, expected);
    }

    void everySetOfRulesCanBeRead()
    {
        const QStringList names =
            QStringLiteral(
                "atcs champions-2020 domestic england-county england fifa-1930 fifa-1970 fifa-1978 fifa-1994 "
                "fifa-1998 fifa-2010 fifa-2026 fuba oldschool simulator uefa-euro-2008 uefa")
                .split(u' ');
        QCOMPARE(disciplineRulesNames(), names);
        for (const QString &name : names) {
            const Result<DisciplineRules> rules = disciplineRules(name);
            QVERIFY2(rules.has_value(), qPrintable(name));
            QCOMPARE(rules->name, name);
            QCOMPARE(rules->version, name == QLatin1String("england-county") ? 1 : 2);
        }
    }

    void aYearTakesTheRulesInForce()
    {
        const auto named = [](const char *name) {
            const auto rules = disciplineRules(QString::fromUtf8(name));
            return rules ? rules->name : QString();
        };
        QCOMPARE(named("fifa-1998"), QStringLiteral("fifa-1998"));
        QCOMPARE(named("fifa-2006"), QStringLiteral("fifa-1998"));
        QCOMPARE(named("fifa-2022"), QStringLiteral("fifa-2010"));
        QCOMPARE(named("fifa-2030"), QStringLiteral("fifa-2026"));
        QCOMPARE(named("fifa-1990"), QStringLiteral("fifa-1978"));
        QCOMPARE(named("fifa-1994"), QStringLiteral("fifa-1994"));
        QCOMPARE(named("fifa-1974"), QStringLiteral("fifa-1970"));
        QCOMPARE(named("fifa-1966"), QStringLiteral("fifa-1930"));
        QCOMPARE(named("fifa"), QStringLiteral("fifa-2026"));
        QCOMPARE(named("uefa-euro-2024"), QStringLiteral("uefa-euro-2008"));
        QCOMPARE(named("uefa-euro"), QStringLiteral("uefa-euro-2008"));
        QCOMPARE(named("uefa"), QStringLiteral("uefa"));
        for (const char *name : {"uefa-2020", "fifa-", "-1970", "", "domestic-2020", "fifa-20266"})
            QCOMPARE(named(name), QString());
    }

    void aYearBeforeTheFirstRulesIsTold()
    {
        const auto described = [](const char *name) {
            return disciplineRules(QString::fromUtf8(name)).error().message.english();
        };
        QCOMPARE(described("fifa-1929"),
                 QStringLiteral("There are no discipline rules \"fifa-1929\": the first are fifa-1930."));
        QCOMPARE(described("uefa-euro-2004"),
                 QStringLiteral(
                     "There are no discipline rules \"uefa-euro-2004\": the first are uefa-euro-2008."));
    }

    void theRulesOfTheWorldCupOf2026()
    {
        const DisciplineRules rules = disciplineRules(QStringLiteral("fifa-2026")).value();
        QCOMPARE(rules.yellows, (std::vector<YellowRule>{{YellowWindow::Competition, 2, 1, 2}}));
        QCOMPARE(rules.wipedAfter, (std::vector<StageKind>{StageKind::Group, StageKind::QuarterFinal}));
    }

    void whatTheFileLeavesOutIsUsual()
    {
        const DisciplineRules rules = disciplineRules(QStringLiteral("domestic")).value();
        QCOMPARE(rules.yellows[0].untilMatch, 0);
        QCOMPARE(rules.nextSeason, (SeasonCarryOver{true, true, false, true}));
        QVERIFY(rules.bansLapseAfter.empty());
        // A file of before asks nothing about matches that do not count: it is as it was.
        QJsonObject former = disciplineRulesFile(QStringLiteral("domestic")).value();
        for (const char *key : {"walkover_counts", "annulled_matches", "withdrawn_matches",
                                "abandoned_matches", "missed_in_vain_counts", "suspended_player_fielded"})
            former.remove(QLatin1String(key));
        const DisciplineRules before = disciplineRulesFromJson(former).value();
        QCOMPARE(before.walkoversServe, WalkoverServes::Both);
        QCOMPARE(before.annulled, UncountedMatch());
        QCOMPARE(before.withdrawn, UncountedMatch());
        QVERIFY(!before.abandoned && !before.missedWithoutBanCounts);
        QCOMPARE(before.fielding, FieldingRule());
    }

    void whatAFileMaySay()
    {
        const DisciplineRules england = disciplineRules(QStringLiteral("england")).value();
        QCOMPARE(england.yellows, (std::vector<YellowRule>{{YellowWindow::Competition, 5, 1, 0, 19},
                                                           {YellowWindow::Competition, 10, 2, 0, 32},
                                                           {YellowWindow::Competition, 15, 3, 0, 0}}));
        const DisciplineRules fifa = disciplineRules(QStringLiteral("fifa-2010")).value();
        QCOMPARE(fifa.walkoversServe, WalkoverServes::Winner);
        QCOMPARE(fifa.nextSeason, (SeasonCarryOver{true, false, false, true}));
        const DisciplineRules uefa = disciplineRules(QStringLiteral("uefa")).value();
        QCOMPARE(uefa.wipedAfter, (std::vector<StageKind>{StageKind::Qualifying, StageKind::QuarterFinal}));
        QCOMPARE(uefa.bansLapseAfter, std::vector<StageKind>{StageKind::Qualifying});
    }

    void aYellowLimitIsOneMoreRule()
    {
        const DisciplineRules plain = disciplineRules(QStringLiteral("oldschool")).value();
        QCOMPARE(withYellowLimit(plain, 0), plain);
        QCOMPARE(withYellowLimit(plain, 3).yellows,
                 (std::vector<YellowRule>{{YellowWindow::Competition, 3, 1, 3}}));
    }

    void rulesThatDoNotExistAreNamed()
    {
        const auto rules = disciplineRules(QStringLiteral("chess"));
        QVERIFY(!rules);
        QCOMPARE(rules.error().fault, Fault::NotFound);
        QCOMPARE(
            rules.error().message.english(),
            QStringLiteral(
                "There are no discipline rules \"chess\". Discipline rules: atcs, champions-2020, "
                "domestic, england-county, england, fifa-1930, fifa-1970, fifa-1978, fifa-1994, fifa-1998, "
                "fifa-2010, fifa-2026, fuba, oldschool, simulator, uefa-euro-2008, uefa."));
    }

    /// The table from which the manual and the JSON Schema are made.
    void theTableHasTheKeysThatAreRead()
    {
        const QJsonObject everything = parseJsonObject(R"({"zz": 1, "name": "x", "title": "X", "version": 1,
            "red_card": {"zz": 1, "games": 1}, "second_yellow_card": {"games": 1},
            "yellow_cards": [{"zz": 1, "in": "competition", "count": 2, "games": 1}],
            "wiped_after": [{"zz": 1, "stage": "group"}], "injuries": [{"zz": 1, "detail": "out", "games": "all"}],
            "card_window": {"zz": 1, "matches": 1, "light_games": 1, "heavy_extra": 1}, "bans_add_up": true,
            "annulled_matches": {"zz": 1, "serves": true, "red_cards": true, "yellow_cards": true,
                                 "injuries": true},
            "suspended_player_fielded": {"zz": 1, "match_lost": true},
            "next_season": {"zz": 1, "bans": true, "yellow_card_bans": true, "yellow_cards": true,
                            "injuries": true},
            "transfers": {"zz": 1, "bans": true, "yellow_cards": true, "injuries": true},
            "served_in": {"zz": 1, "bans": "same_kind", "yellow_card_bans": "all_competitive"},
            "fines": {"zz": 1, "currency": "EUR", "yellow_card": 5}})")
                                           .value();
        const std::map<QString, const char *> objectOfPlace{
            {QStringLiteral("zz"), "discipline"},
            {QStringLiteral("red_card.zz"), "card"},
            {QStringLiteral("yellow_cards[0].zz"), "yellow cards"},
            {QStringLiteral("wiped_after[0].zz"), "wipe"},
            {QStringLiteral("injuries[0].zz"), "injury"},
            {QStringLiteral("card_window.zz"), "window"},
            {QStringLiteral("annulled_matches.zz"), "uncounted"},
            {QStringLiteral("suspended_player_fielded.zz"), "fielding"},
            {QStringLiteral("next_season.zz"), "next season"},
            {QStringLiteral("transfers.zz"), "transfers"},
            {QStringLiteral("served_in.zz"), "served in"},
            {QStringLiteral("fines.zz"), "fines"}};
        QStringList found;
        const auto read = disciplineRulesFromJson(everything);
        QVERIFY(!read);
        for (const Problem &problem : read.error().problems) {
            if (!isUnknownKey(problem))
                continue;
            QVERIFY2(objectOfPlace.count(problem.where) == 1, qPrintable(problem.where));
            const QLatin1String name(objectOfPlace.at(problem.where));
            found << name;
            QStringList keys;
            for (const FileObject &object : disciplineFileObjects())
                for (const FileKey &key : object.keys)
                    if (name == QLatin1String(object.name))
                        keys << QString::fromLatin1(key.name);
            keys.sort();
            QCOMPARE(problem.hint.arguments.front().split(QStringLiteral(", ")), keys);
        }
        QCOMPARE(static_cast<std::size_t>(found.size()), disciplineFileObjects().size());
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *key, const QJsonValue &value, const QStringList &lines) {
            QTest::addRow("%s %d", key, static_cast<int>(lines.size()))
                << QString::fromUtf8(key) << value << lines;
        };
        row("name", QJsonValue(QJsonValue::Undefined), {QStringLiteral("name: This entry is missing.")});
        row("weather", json("1"), {QStringLiteral("weather: Unknown entry.")});
        row("red_card", json(R"({"games": -1, "colour": "red"})"),
            {QStringLiteral("red_card.games: This must be a whole number from 0 to 1000, not -1."),
             QStringLiteral("red_card.colour: Unknown entry.")});
        row("yellow_cards", json(R"([{"in": "a_season", "count": 0, "games": 0}])"),
            {QStringLiteral("yellow_cards[0].in: \"a_season\" is not one of these words: consecutive_games, "
                            "competition."),
             QStringLiteral("yellow_cards[0].count: This must be a whole number from 1 to 100, not 0."),
             QStringLiteral("yellow_cards[0].games: This must be a whole number from 1 to 1000, not 0.")});
        row("injuries",
            json(R"([{"detail": "out_next", "games": "some"}, {"detail": "out_next", "games": 1}, {}])"),
            {QStringLiteral("injuries[0].games: \"some\" is not one of these words: all."),
             QStringLiteral("injuries[2].detail: This entry is missing."),
             QStringLiteral("injuries[2].games: This entry is missing."),
             QStringLiteral("injuries[1].detail: The injury \"out_next\" is listed twice.")});
        row("version", json("0"),
            {QStringLiteral("version: This must be a whole number from 1 to 1000, not 0.")});
        row("wiped_after", json(R"([{"stage": "final"}])"),
            {QStringLiteral("wiped_after[0].stage: \"final\" is not one of these words: qualifying, group, "
                            "quarter-final.")});
        row("walkover_counts", json("\"always\""),
            {QStringLiteral("walkover_counts: \"always\" is not one of these words: for_both, "
                            "for_the_winner, for_nobody.")});
        row("next_season", json(R"({"bans": true, "yellow_card_bans": 1, "yellow_cards": false})"),
            {QStringLiteral("next_season.yellow_card_bans: This must be true or false."),
             QStringLiteral("next_season.injuries: This entry is missing.")});
        row("abandoned_matches", json(R"({"serves": 1, "red_cards": true, "yellow_cards": false})"),
            {QStringLiteral("abandoned_matches.serves: This must be true or false."),
             QStringLiteral("abandoned_matches.injuries: This entry is missing.")});
        row("suspended_player_fielded", json(R"({"match_lost": true, "points": -1})"),
            {QStringLiteral("suspended_player_fielded.points: This must be a number from 0 to 1000, "
                            "not -1.")});
        row("card_window", json(R"({"matches": 0, "light_games": 1, "heavy_extra": 1})"),
            {QStringLiteral("card_window.matches: This must be a whole number from 1 to 1000, not 0.")});
        row("injuries_by_count", json(R"(["stays", "broken"])"),
            {QStringLiteral("injuries_by_count: \"broken\" is not one of the injuries.")});
        row("bans_add_up", json("1"), {QStringLiteral("bans_add_up: This must be true or false.")});
    }

    void whatIsWrongIsNamedWithItsPlace()
    {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QStringList, lines);
        const auto rules = disciplineRulesFromJson(atcsWith(key.toUtf8().constData(), value));
        QVERIFY(!rules);
        QCOMPARE(rules.error().fault, Fault::BadInput);
        QCOMPARE(problemLines(rules.error().problems), lines);
    }
};

TOUCHLINE_TEST(TestDisciplineRules)

} // namespace test_discipline_rules

#include "test_discipline_rules.moc"
