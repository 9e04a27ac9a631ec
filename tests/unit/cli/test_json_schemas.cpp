// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that --json prints is described by a schema in docs/schemas, and every schema is used.
#include "tests/support/json_schema.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_json_schemas {

using namespace touchline::testing;

class TestJsonSchemas : public QObject
{
    Q_OBJECT

private:
    QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// Words apart by spaces; "@name" is that file of the folder.
    QStringList words(const QString &line) const
    {
        QStringList list = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : list)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        return list;
    }

    void make(const char *line)
    {
        const CliRun run = runCli(words(QString::fromUtf8(line)));
        QVERIFY2(run.code == 0, qPrintable(QString::fromUtf8(line) + u'\n' + run.err));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(at("four.txt"), "BRA-1970\nITA-2006\nFRA-1998\nGER-1954\n").isEmpty());
        QVERIFY(!writtenFile(at("clubs.txt"), "North\nSouth\nEast\nWest\n").isEmpty());
        QByteArray many;
        const QJsonArray cards = runCli("cards list --json").json().value(QStringLiteral("cards")).toArray();
        for (qsizetype i = 0; i < 36; ++i)
            many += cards.at(i).toObject().value(QStringLiteral("id")).toString().toUtf8() + '\n';
        QVERIFY(!writtenFile(at("36.txt"), many).isEmpty());
        QVERIFY(!writtenFile(at("results.csv"), "stage,group,home,away,home_goals,away_goals\n"
                                                "league,A,North,South,2,1\nleague,A,South,East,0,0\n"
                                                "league,A,East,North,1,1\n")
                     .isEmpty());
        QVERIFY(!writtenFile(at("ties.csv"), "stage,group,home,away,home_goals,away_goals\n"
                                             ",,North,South,2,1\n,,East,West,0,1\n")
                     .isEmpty());
        QVERIFY(!writtenFile(at("events.csv"), "match,date,stage,team,player,event,minute\n"
                                               "1,,group stage,North,Ash,line_up,\n"
                                               "1,,group stage,North,Ash,red,30\n"
                                               "1,,group stage,South,Birch,yellow,40\n"
                                               "2,,group stage,North,Ash,line_up,\n"
                                               "2,,group stage,South,Birch,yellow,12\n")
                     .isEmpty());
        QVERIFY(!writtenFile(at("wishes.json"), "{\"wishes\": [{\"wish\": \"home\", \"team\": \"North\", "
                                                "\"dates\": [\"2030-12-24\"]}]}")
                     .isEmpty());
        QVERIFY(!writtenFile(at("referees.csv"), "name,club\nAsh,North\nBirch,South\n").isEmpty());
        QVERIFY(!writtenFile(at("two.txt"), "A\nB\n").isEmpty());
        QVERIFY(!writtenFile(at("scripts.txt"), "Αθήνα\nЛокомотив\n横浜\nمصر\n").isEmpty());
        QVERIFY(!writtenFile(at("one.csv"), "home,away,home_goals,away_goals\nΑθήνα,横浜,2,1\n").isEmpty());
        QVERIFY(
            !writtenFile(at("still_open.csv"), "home,away,home_goals,away_goals\nΑθήνα,横浜,,\n").isEmpty());
        for (const char *league : {"unplayed", "begun"})
            make((QByteArray("league add @") + league +
                  ".touchline --template league-4 --teams @scripts.txt --seed 1 --game by-hand")
                     .constData());
        make("league report @begun.touchline 1 0-0");
        QVERIFY(!writtenFile(at("three.txt"), "North\nSouth\nEast\n").isEmpty());
        make("league add @last.touchline --template league-3x1 --teams @three.txt --seed 1 --game by-hand");
        make("league add @ties.touchline --template cup-4 --teams @scripts.txt --seed 1 --game by-hand");
        make("league report @ties.touchline 1 1-0");
        QVERIFY(!writtenFile(at("bad.json"), "{\"name\": \"x\"}").isEmpty());
        make("cup --seed 7 --level advanced --out @cup.json");
        make("cup --template worldcup-1954 --teams real --from 1954-06-26 --seed 1 --out @1954.json");
        make("cup --template pyramid-4-4 --draw random --seed 3 --level advanced --out @divisions.json");
        make("cup --template apertura-4 --seed 1 --out @apertura.json");
        make("cup --template worldcup-32 --draw 1 --seed 2 --level premier --league @l.touchline --as Anna");
        make("league add @p.touchline --template league-4 --teams @clubs.txt --seed 1 --first 2026-09-05");
        (void)writtenFile(at("red.json"), R"({"score": [0, 0], "completeness": "full", "events": [
            {"kind": "red", "side": "home", "player": "Ash", "minute": 30}]})");
        (void)writtenFile(at("players.csv"), "team,number,player,position\nNorth,1,Ash,GK\nSouth,1,Ash,GK\n"
                                             "East,1,Ash,GK\nWest,1,Ash,GK\n");
        make("league add @f.touchline --template clubs-4 --teams @players.csv --seed 1 --first 2026-09-05 "
             "--fines "
             "currency=€,red=20 --rules-name Ours");
        make("league report @f.touchline 1 --sheet @red.json");
        make("league add @q.touchline --template cup-4 --teams @four.txt --seed 1 --level advanced");
        make("match BRA-1970 ITA-1970 --seed 5 --level premier --log @m.json");
        make("league friendly @p.touchline BRA-1970 ITA-1970 --level premier --knockout");
        make("league add @cards.touchline --template league-4 --seed 1 --level premier");
        make("league new @empty.touchline --name Empty");
        make("league add @pair.touchline --template league-2 --teams @two.txt --seed 1 --game by-hand");
        make("league add @swiss.touchline --template swiss-8x3 --seed 1 --game by-hand");
        QVERIFY(!writtenFile(at("five.txt"), "A\nB\nC\nD\nE\n").isEmpty());
        make("league add @byes.touchline --template swiss-5x3 --teams @five.txt --seed 1 --game by-hand");
        make("league add @ruled.touchline --template league-4 --teams @scripts.txt --seed 1 --game by-hand "
             "--first 2026-09-01");
        for (const char *ruling :
             {"--match 1 --postpone open", "--match 2 --abandoned 1-0", "--withdraw 横浜 --results counted"})
            make((QByteArray("league correct @ruled.touchline --reason x --yes ") + ruling).constData());
    }

    void whatIsPrintedIsDescribed_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        const auto row = [](const char *schema, const char *line, int code = 0) {
            QTest::newRow(line) << QString::fromUtf8(schema) << QString::fromUtf8(line) << code;
        };
        row("about", "about");
        row("standings", "standings @cup.json");
        row("rules", "league rules @f.touchline --rules list");
        row("league-fines", "league fines @f.touchline");
        row("league-fines", "league fines @f.touchline --paid 1.1");
        row("league-referees", "league referees @f.touchline --add @referees.csv");
        row("league-referees", "league referees @f.touchline --draw all --seed 1");
        row("league-referees", "league referees @f.touchline --assign 2=none --sheet Birch");
        row("league-officials", "league officials @cards.touchline --draw 1 --seed 1");
        row("league-officials", "league officials @cards.touchline --table 1");
        row("standings", "standings @results.csv --rules league-3-1-0");
        row("standings", "standings @1954.json");
        row("standings-places", "standings @cup.json --places");
        row("standings-places", "standings @f.touchline --places");
        row("rules", "standings --rules list");
        row("rules", "suspensions --rules list");
        row("bracket", "bracket @cup.json");
        row("bracket", "bracket @ties.csv --template cup-4");
        row("cards", "cards list");
        row("card", "cards show BRA-1970");
        row("cards-compare", "cards compare BRA-1970 ITA-1970");
        row("cards-compare", "cards compare BRA-1970 ITA-1970 --level premier --matches 5");
        row("charts", "charts");
        row("charts", "charts --game fuba");
        row("match", "match BRA-1970 ITA-1970 --seed 5 --level premier --knockout");
        row("match", "match BRA-1970 ITA-1970 --seed 6 --knockout --first-leg 1-1");
        row("match", "match BRA-1970 ITA-1970 --seed 5 --game fuba");
        row("match", "match HUN-1954 TUR-2002 --seed 1 --level quick");
        for (const char *line : {"match HUN-1954 BRA-1970 --seed 3 --knockout --game champions",
                                 "match HUN-1954 BRA-1970 --seed 3 --knockout --game oldschool"})
            row("match", line);
        row("match", "match BRA-1970 ITA-1970 --seed 1 --game simulator");
        row("match", "replay @m.json");
        row("luck", "luck @m.json --runs 20 --decisions");
        row("luck-table", "luck @p.touchline --runs 20");
        row("match", "explain --log @m.json");
        row("cup", "cup --seed 1 --level premier");
        row("cup", "cup --template cup-4 --game fuba --seed 2");
        row("cup", "cup --template worldcup-1954 --teams real --from 1954-06-26 --seed 1");
        row("cup", "cup --template clubs-4x2 --seed 3");
        row("formats", "format list");
        row("formats", "cup --template list");
        row("format-check", "format check @bad.json", 1);
        row("draw", "draw --teams @four.txt --groups 2 --seed 1 --ceremony");
        row("draw", "draw --teams @four.txt --method open --seed 1");
        row("league-phase", "draw --teams @36.txt --league-phase --seed 1");
        row("schedule", "schedule --teams @clubs.txt --seed 1 --legs 2 --first 2026-08-15");
        row("suspensions", "suspensions @cup.json");
        row("suspensions", "suspensions @events.csv --rules fifa-2022");
        row("suspensions-on", "suspensions @p.touchline --on 2026-09-05");
        row("suspensions-on", "suspensions @1954.json --on 1954-06-26");
        row("statistics", "statistics @cup.json @1954.json");
        row("statistics", "statistics @cup.json --team BRA-1970");
        row("ratings", "ratings @cup.json @1954.json");
        row("ratings", "ratings @cup.json --team BRA-1970 --against HUN-1954");
        row("ratings", "ratings @ruled.touchline --team 横浜");
        row("forecast", "forecast @unplayed.touchline --runs 5");
        row("forecast", "forecast @cup.json --runs 2 --by-results");
        row("forecast-title-race", "forecast @cup.json --runs 2 --title-race");
        row("calibrate", "calibrate --template cup-4 --cups 2 --runs 5 --level quick");
        row("calibrate", "calibrate --template league-4 --cups 1 --runs 2 --level quick");
        row("calibrate-real", "calibrate --real --template worldcup-1934 --runs 5 --level quick");
        row("needs", "needs @last.touchline North");
        row("conflicts", "correct @cup.json");
        row("consequences", "correct @cup.json --match 1 --annul --what-if");
        row("consequences", "correct @cup.json --match 57 --walkover AWAY --what-if");
        row("consequences", "correct @cup.json --match 57 --walkover HOME --what-if");
        row("consequences", "league correct @l.touchline --match 61 --walkover AWAY --show");
        row("season", "season @divisions.json");
        row("season", "season @apertura.json"); // whose last team leaves
        row("league-info", "league info @l.touchline");
        row("league-info", "league info @p.touchline");
        row("league-log", "league log @l.touchline");
        row("league-log-entry", "league log @l.touchline --entry 2");
        row("league-teams", "league teams @p.touchline");
        row("league-rules", "league rules @p.touchline");
        row("league-calendar", "league calendar @p.touchline");
        row("league-calendar-change",
            "league calendar @p.touchline --first 2030-01-05 --every 14 --wishes @wishes.json");
        row("league-timetable", "league timetable @p.touchline");
        row("league-timetable-change",
            "league timetable @p.touchline --tables 2 --start 9:00 --day 2030-01-05 --referees");
        row("league-transfer", "league transfer @p.touchline");
        row("league-transfer", "league transfer @p.touchline --moves");
        row("league-transfer", "league transfer @p.touchline Newman --to North --on 2026-09-06 --show");
        row("league-friendlies", "league friendly @p.touchline");
        row("league-friendly", "league friendly @p.touchline --show 1");
        row("league-friendly", "league friendly @p.touchline FRA-1998 GER-1954 --game champions");
        row("league-friendlies", "league friendly @p.touchline --rename 1 --name Classic");
        row("match", "replay @p.touchline --friendly Classic");
        row("match", "explain @p.touchline --friendly 1");
        row("verify", "verify @l.touchline");
        row("league-add",
            "league add @p.touchline --template league-4 --name Two --teams @clubs.txt --seed 1");
        row("league-draw", "league draw @byes.touchline --show --bye A=half");
        row("league-draw", "league draw @byes.touchline");
        row("matches", "league fixtures @p.touchline 1");
        row("matches", "league fixtures @l.touchline");
        row("matches", "league play @q.touchline");
    }

    void whatIsPrintedIsDescribed()
    {
        QFETCH(QString, schema);
        QFETCH(QString, line);
        QFETCH(int, code);
        const CliRun run = runCli(words(line) << QStringLiteral("--json"));
        QCOMPARE(run.code, code);
        QVERIFY(!run.json().isEmpty());
        const QStringList problems = schemaProblems(run.json(), schemaCalled(schema));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    /// The same with names of other scripts, with one match and with none played: what a schema says of one
    /// sample need not hold for others.
    void otherInputsAreDescribed_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *schema, const char *line) {
            QTest::newRow(line) << QString::fromUtf8(schema) << QString::fromUtf8(line);
        };
        row("schedule", "schedule --teams @two.txt");
        row("league-draw", "league draw @byes.touchline --bye B=zero --round 2");
        row("schedule", "schedule --teams @scripts.txt --seed 3");
        row("schedule", "schedule --teams @scripts.txt --legs 2 --first 2026-08-15");
        row("standings", "standings @one.csv --rules league-3-1-0");
        row("standings", "standings @still_open.csv --rules league-3-1-0");
        for (const char *league : {"@unplayed.touchline", "@begun.touchline"}) {
            const auto of = [&](const char *schema, const char *verb) {
                row(schema, (QByteArray(verb) + ' ' + league).constData());
            };
            of("standings", "standings");
            of("statistics", "statistics");
            of("ratings", "ratings");
            of("suspensions", "suspensions");
            of("bracket", "bracket");
            of("verify", "verify");
            of("matches", "league fixtures");
            of("league-info", "league info");
            of("league-log", "league log");
            of("league-teams", "league teams");
            of("league-club", "league club");
            of("league-rules", "league rules");
            of("league-fines", "league fines");
            of("league-referees", "league referees");
            of("league-calendar", "league calendar");
            of("league-timetable", "league timetable");
            of("league-transfer", "league transfer");
            of("league-friendlies", "league friendly");
        }
        row("bracket", "bracket @ties.touchline");
        row("matches", "league fixtures @ties.touchline");
        row("matches", "league fixtures @ties.touchline --open");
        row("statistics", "statistics @ties.touchline");
    }

    void otherInputsAreDescribed()
    {
        QFETCH(QString, schema);
        QFETCH(QString, line);
        const CliRun run = runCli(words(line) << QStringLiteral("--json"));
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QStringList problems = schemaProblems(run.json(), schemaCalled(schema));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    /// Every verb that shows a league, over leagues of ten kinds: empty, unplayed, without cards, with cards
    /// and fines, of two teams, with names of all scripts, with friendlies, a cup, a Swiss, one with rulings.
    void tenLeaguesAreDescribed_data()
    {
        QTest::addColumn<QString>("schema");
        const auto row = [](const char *line, const char *schema) {
            QTest::newRow(line) << QString::fromUtf8(schema);
        };
        row("standings %1", "standings");
        row("bracket %1", "bracket");
        row("statistics %1", "statistics");
        row("ratings %1", "ratings");
        row("suspensions %1", "suspensions");
        row("suspensions %1 --on 2026-09-08", "suspensions-on");
        row("verify %1", "verify");
        row("league fixtures %1", "matches");
        row("league fixtures %1 --open", "matches");
        row("league fixtures %1 --next", "matches");
        row("league info %1", "league-info");
        row("league log %1", "league-log");
        row("league teams %1", "league-teams");
        row("league club %1", "league-club");
        row("league club %1 --with-contacts", "league-club");
        row("league rules %1", "league-rules");
        row("league fines %1", "league-fines");
        row("league referees %1", "league-referees");
        row("league calendar %1", "league-calendar");
        row("league timetable %1", "league-timetable");
        row("league transfer %1", "league-transfer");
        row("league transfer %1 --moves", "league-transfer");
        row("league friendly %1", "league-friendlies");
        row("league correct %1 --match 3 --annul --show", "consequences");
    }

    void tenLeaguesAreDescribed()
    {
        QFETCH(QString, schema);
        int described = 0;
        for (const char *league :
             {"empty", "unplayed", "begun", "f", "pair", "p", "l", "ties", "swiss", "ruled"}) {
            const QString line = QString::fromUtf8(QTest::currentDataTag())
                                     .arg(QStringLiteral("@%1.touchline").arg(QString::fromUtf8(league)));
            const CliRun run = runCli(words(line) << QStringLiteral("--json"));
            // A cup has no table, and an empty league no competition: that is said.
            if (run.code != 0) {
                QVERIFY2(!run.err.isEmpty() && run.out.isEmpty(), qPrintable(line));
                continue;
            }
            ++described;
            const QStringList problems = schemaProblems(run.json(), schemaCalled(schema));
            QVERIFY2(problems.isEmpty(), qPrintable(line + u'\n' + problems.join(u'\n')));
        }
        QVERIFY(described >= 5);
    }

    void aDecisionIsDescribed()
    {
        const QJsonArray list =
            runCli({QStringLiteral("suspensions"), at("cup.json"), QStringLiteral("--json")})
                .json()
                .value(QStringLiteral("suspensions"))
                .toArray();
        QVERIFY(!list.isEmpty());
        const QJsonObject first = list.first().toObject();
        const CliRun run = runCli({QStringLiteral("decide"), at("cup.json"), QStringLiteral("--team"),
                                   first.value(QStringLiteral("team")).toString(), QStringLiteral("--player"),
                                   first.value(QStringLiteral("player")).toString(), QStringLiteral("--add"),
                                   QStringLiteral("2"), QStringLiteral("--reason"), QStringLiteral("x"),
                                   QStringLiteral("--out"), at("decided.json"), QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(schemaProblems(run.json(), schemaCalled(QStringLiteral("decide"))), QStringList());
    }

    /// "rules-file" and "discipline-file" are made from the keys that are read (test_rules_choice).
    void filesAreDescribed()
    {
        for (const char *name : {"cup.json", "1954.json"}) {
            const QJsonObject file = QJsonDocument::fromJson(bytesOf(at(name))).object();
            QVERIFY(!file.isEmpty());
            QCOMPARE(schemaProblems(file, schemaCalled(QStringLiteral("cup-file"))), QStringList());
        }
    }

    /// A verb that gets --json gets a schema, and a row above.
    void everyVerbWithJsonIsTried()
    {
        const QByteArray source = bytesOf(QStringLiteral("tests/unit/cli/test_json_schemas.cpp"));
        const QStringList options =
            QString::fromUtf8(bytesOf(QStringLiteral("tests/data/cli/options.txt"))).split(u'\n');
        QString verb;
        int withJson = 0;
        for (const QString &line : options) {
            if (!line.startsWith(u' '))
                verb = line;
            if (line.trimmed() != QLatin1String("--json"))
                continue;
            ++withJson;
            const QByteArray tried = '"' + verb.toUtf8();
            QVERIFY2(source.contains(tried + ' ') || source.contains(tried + "\")"), qPrintable(verb));
        }
        QVERIFY(withJson > 20);
        for (const QString &file : QDir(QStringLiteral("docs/schemas")).entryList({QStringLiteral("*.json")}))
            QVERIFY2(source.contains('"' + file.chopped(5).toUtf8() + '"'), qPrintable(file));
    }

    void aSchemaNoticesWhatItDoesNotDescribe()
    {
        const QJsonObject schema = schemaCalled(QStringLiteral("standings"));
        QJsonObject good =
            runCli({QStringLiteral("standings"), at("cup.json"), QStringLiteral("--json")}).json();
        QCOMPARE(schemaProblems(good, schema), QStringList());
        QJsonObject more = good;
        more.insert(QStringLiteral("extra"), 1);
        QCOMPARE(schemaProblems(more, schema),
                 QStringList{QStringLiteral("extra: the schema does not name this key")});
        QJsonObject less = good;
        less.remove(QStringLiteral("rules"));
        QCOMPARE(schemaProblems(less, schema), QStringList{QStringLiteral("(top): no key rules")});
        QJsonObject other = good;
        other.insert(QStringLiteral("groups"), QStringLiteral("none"));
        QCOMPARE(schemaProblems(other, schema),
                 QStringList{QStringLiteral("groups: another type than the schema has")});
    }

private:
    static QJsonObject schemaCalled(const QString &name)
    {
        const QJsonDocument file =
            QJsonDocument::fromJson(bytesOf(QStringLiteral("docs/schemas/%1.json").arg(name)));
        return file.object();
    }
};

TOUCHLINE_TEST(TestJsonSchemas)

} // namespace test_json_schemas

#include "test_json_schemas.moc"
