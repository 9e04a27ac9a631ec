// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/cli/run_cli.h"

#include <QTest>

using namespace touchline::testing;

class TestCliUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpIsWhatItWas_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("file");
        QTest::newRow("program") << QStringLiteral("--help") << QStringLiteral("help.txt");
        for (const char *verb : {"cards", "charts", "match", "explain", "replay", "cup", "standings",
                                 "suspensions", "statistics"})
            QTest::newRow(verb) << QStringLiteral("%1 --help").arg(QString::fromUtf8(verb))
                                << QStringLiteral("help_%1.txt").arg(QString::fromUtf8(verb));
    }

    void helpIsWhatItWas()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, file);
        const CliRun run = runCli(arguments.split(u' '));
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QString());
        COMPARE_GOLDEN(file, run.out);
    }

    void helpHasShortNames_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("same");
        QTest::newRow("-h") << QStringLiteral("-h") << QStringLiteral("--help");
        QTest::newRow("help") << QStringLiteral("help") << QStringLiteral("--help");
        QTest::newRow("cup -h") << QStringLiteral("cup -h") << QStringLiteral("cup --help");
    }

    void helpHasShortNames()
    {
        QFETCH(QString, asked);
        QFETCH(QString, same);
        QCOMPARE(runCli(asked.split(u' ')).out, runCli(same.split(u' ')).out);
        QVERIFY(!runCli(asked.split(u' ')).out.isEmpty());
    }

    void theCreditsAreTold()
    {
        const CliRun run = runCli("about");
        QCOMPARE(run.code, 0);
        for (const char *words :
             {"GNU General Public License", "Fjelstul World Cup Database", "CC-BY-SA 4.0", "openfootball"})
            QVERIFY2(run.out.contains(QString::fromUtf8(words)), words);
        QVERIFY(runCli("--version").out.startsWith(QLatin1String("touchline-cli ")));
    }

    void wrongUsageSaysWhatAndWhereToFindHelp_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("verb");
        const auto row = [](const char *arguments, const char *what, const char *verb) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(what)
                                     << QString::fromUtf8(verb);
        };
        row("", "Which verb?", "");
        row("play", "There is no verb \"play\".", "");
        row("cards --foo", "Unknown option 'foo'.", "cards");
        row("charts --foo", "Unknown option 'foo'.", "charts");
        row("charts card injury", "Charts: nothing, NAME, or check NAME FILE.", "charts");
        row("charts check", "Charts: nothing, NAME, or check NAME FILE.", "charts");
        row("charts check card", "Charts: nothing, NAME, or check NAME FILE.", "charts");
        row("match --foo", "Unknown option 'foo'.", "match");
        row("replay --foo", "Unknown option 'foo'.", "replay");
        row("cup --foo", "Unknown option 'foo'.", "cup");
        row("standings --foo", "Unknown option 'foo'.", "standings");
        row("match BRA-1970 ITA-1970 --seed", "Missing value after '--seed'.", "match");
        row("cards", "Cards: list, show ID, check FILE, or generate --out FOLDER.", "cards");
        row("cards list all", "Cards: list, show ID, check FILE, or generate --out FOLDER.", "cards");
        row("cards show", "Cards: list, show ID, check FILE, or generate --out FOLDER.", "cards");
        row("cards check", "Cards: list, show ID, check FILE, or generate --out FOLDER.", "cards");
        row("cards list --set old", "--set is historic or all.", "cards");
        row("cards generate", "--out says where the card files go.", "cards");
        row("match", "A match has two teams: HOME and AWAY.", "match");
        row("match BRA-1970", "A match has two teams: HOME and AWAY.", "match");
        row("match A B C", "A match has two teams: HOME and AWAY.", "match");
        row("match A B --seed 1 --rolls x", "Either --seed or --rolls: the dice come from one place.",
            "match");
        row("match A B --seed 1 --choices x", "--choices goes with --rolls.", "match");
        row("explain A", "A match has two teams: HOME and AWAY.", "explain");
        row("explain A B --choices x", "--choices goes with --rolls.", "explain");
        row("explain A B --seed x", "--seed takes a whole number, not \"x\".", "explain");
        row("explain A B --log x", "A log has its own teams, rules and dice.", "explain");
        row("explain --log x --seed 1", "A log has its own teams, rules and dice.", "explain");
        row("match BRA-1970 ITA-1970 --seed one", "--seed takes a whole number, not \"one\".", "match");
        row("match BRA-1970 ITA-1970 --seed=-1", "--seed takes a whole number, not \"-1\".", "match");
        row("match BRA-1970 ITA-1970 --seed 9223372036854775808",
            "--seed takes a whole number, not \"9223372036854775808\".", "match");
        row("replay", "Which match log?", "replay");
        row("replay a b", "Which match log?", "replay");
        row("cup 1", "\"1\" is no option of a cup.", "cup");
        row("cup --seed 1.5", "--seed takes a whole number, not \"1.5\".", "cup");
        row("cup --teams x", "--teams and --relax-spread go with --draw random.", "cup");
        row("cup --draw 2 --relax-spread", "--teams and --relax-spread go with --draw random.", "cup");
        row("standings", "Which list of results?", "standings");
        row("standings a.csv b.csv --rules atcs", "Which list of results?", "standings");
        row("standings a.csv", "By which rules? --rules list prints their names.", "standings");
        row("standings cup.json --rules atcs", "A cup has its own rules and facts.", "standings");
        row("suspensions --foo", "Unknown option 'foo'.", "suspensions");
        row("suspensions", "Which cup or list of events?", "suspensions");
        row("suspensions a.csv b.csv --rules atcs", "Which cup or list of events?", "suspensions");
        row("suspensions a.csv", "By which rules? --rules list prints their names.", "suspensions");
        row("suspensions cup.json --rules atcs", "A cup has its own rules.", "suspensions");
        row("suspensions cup.json --league", "A cup has its own rules.", "suspensions");
        row("statistics", "Statistics of which cup?", "statistics");
        row("statistics cup.json --against BRA-1970", "--against goes with --team.", "statistics");
        row("statistics cup.json --top ten", "--top takes a whole number, not \"ten\".", "statistics");
    }

    void wrongUsageSaysWhatAndWhereToFindHelp()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, what);
        QFETCH(QString, verb);
        const CliRun run = runCli(arguments.split(u' ', Qt::SkipEmptyParts));
        const QString help = verb.isEmpty() ? QStringLiteral("See: touchline-cli --help")
                                            : QStringLiteral("See: touchline-cli %1 --help").arg(verb);
        QCOMPARE(run.errorLines(), (QStringList{what, help}));
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QString());
    }

    void gamesLevelsOptionsAndPlayersThatDoNotExistAreNamed_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *arguments, const QStringList &lines) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << lines;
        };
        row("--game chess", {QStringLiteral("There is no game \"chess\". Games: atcs, fuba.")});
        row("--level expert",
            {QStringLiteral("There is no level \"expert\". Levels: basic, advanced, premier, quick.")});
        row("--options penalty_bonus", {QStringLiteral("penalty_bonus: An option is given as name=value.")});
        row("--options penalty_bonus=9,snow=1",
            {QStringLiteral("penalty_bonus: \"9\" is no value of this option. Possible: 3 to 4."),
             QStringLiteral("snow: There is no option of this name.")});
        row("--level quick --options penalty_bonus=3",
            {QStringLiteral("penalty_bonus: This option has no meaning at the level quick.")});
        row("--home-agent me",
            {QStringLiteral("There is no computer player \"me\". Possible: coach, solo, random.")});
        row("--away-agent you",
            {QStringLiteral("There is no computer player \"you\". Possible: coach, solo, random.")});
    }

    void gamesLevelsOptionsAndPlayersThatDoNotExistAreNamed()
    {
        QFETCH(QString, arguments);
        QFETCH(QStringList, lines);
        VERIFY_REFUSED(runCli(QStringLiteral("match BRA-1970 ITA-1970 %1").arg(arguments).split(u' ')),
                       lines);
        VERIFY_REFUSED(runCli(QStringLiteral("cup %1").arg(arguments).split(u' ')), lines);
    }
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "test_cli_usage.moc"
