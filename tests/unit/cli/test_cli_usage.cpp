// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTest>

namespace test_cli_usage {

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
        // clang-format off
        for (const char *verb : {
                 "cards",
                 "charts",
                 "match",
                 "explain",
                 "replay",
                 "cup",
                 "format",
                 "draw",
                 "schedule",
                 "standings",
                 "bracket",
                 "correct",
                 "decide",
                 "season",
                 "suspensions",
                 "statistics",
                 "export",
                 "league",
                 "league new",
                 "league info",
                 "league play",
                 "league report",
                 "league correct",
                 "league undo",
                 "league redo",
                 "league log",
                 "league import",
                 "league export",
                 "league move",
                 "backup",
                 "verify",
             })
            // clang-format on
            QTest::newRow(verb)
                << QStringLiteral("%1 --help").arg(QString::fromUtf8(verb))
                << QStringLiteral("help_%1.txt").arg(QString::fromUtf8(verb).replace(u' ', u'_'));
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
        row("cards", "Cards: list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.",
            "cards");
        row("cards list all",
            "Cards: list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.", "cards");
        row("cards show", "Cards: list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.",
            "cards");
        row("cards check",
            "Cards: list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.", "cards");
        row("cards list --set old", "--set is historic or all.", "cards");
        row("cards generate", "--out says where the card files go.", "cards");
        row("match", "A match has two teams: HOME and AWAY.", "match");
        row("match BRA-1970", "A match has two teams: HOME and AWAY.", "match");
        row("match A B C", "A match has two teams: HOME and AWAY.", "match");
        row("match A B --seed 1 --rolls x", "Either --seed or --rolls: the dice come from one place.",
            "match");
        row("match A B --seed 1 --choices x", "--choices goes with --rolls.", "match");
        row("match A B --first-leg 1-2", "--first-leg goes with --knockout.", "match");
        row("match A B --away-goals", "--away-goals goes with --knockout.", "match");
        row("match A B --golden-goal", "--golden-goal goes with --knockout.", "match");
        row("match A B --silver-goal", "--silver-goal goes with --knockout.", "match");
        row("match A B --no-extra-time", "--no-extra-time goes with --knockout.", "match");
        row("explain A B --no-shoot-out", "--no-shoot-out goes with --knockout.", "explain");
        row("match A B --knockout --away-goals", "--away-goals goes with --first-leg.", "match");
        row("match A B --knockout --first-leg two", "--first-leg takes a score such as 1-2, not \"two\".",
            "match");
        row("match A B --knockout --first-leg 1-2-3", "--first-leg takes a score such as 1-2, not \"1-2-3\".",
            "match");
        row("match A B --knockout --golden-goal --silver-goal",
            "One of --golden-goal, --silver-goal and --no-extra-time.", "match");
        row("explain A B --knockout --golden-goal --no-extra-time",
            "One of --golden-goal, --silver-goal and --no-extra-time.", "explain");
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
        row("schedule", "--teams says which teams play.", "schedule");
        row("schedule --foo", "Unknown option 'foo'.", "schedule");
        row("schedule x --teams t", "\"x\" is no option of a schedule.", "schedule");
        row("schedule --teams t --json --csv", "Either --json or --csv.", "schedule");
        row("schedule --teams t --legs 7", "--legs is a number from 1 to 6.", "schedule");
        row("schedule --teams t --legs two", "--legs takes a whole number, not \"two\".", "schedule");
        row("schedule --teams t --order mine", "--order is drawn or given.", "schedule");
        row("schedule --teams t --second-leg welsh",
            "--second-leg is mirrored, reversed, english, french or handbook.", "schedule");
        row("schedule --teams t --order given --seed 1", "--seed goes with --order drawn.", "schedule");
        row("schedule --teams t --relax-wishes", "--relax-wishes goes with --wishes.", "schedule");
        row("schedule --teams t --every 7", "--every counts from the date of --first.", "schedule");
        row("schedule --teams t --first 2026-08-15 --every 0", "--every is a number from 1 to 366.",
            "schedule");
        row("schedule --teams t --first today", "--first takes a date such as 2026-08-15, not \"today\".",
            "schedule");
        row("schedule --teams t --calendar c --first 2026-08-15",
            "--first and --every make a calendar of their own; either they or --calendar.", "schedule");
        row("draw --foo", "Unknown option 'foo'.", "draw");
        row("draw", "Which teams? --teams names the list.", "draw");
        row("draw x", "\"x\" is no option of a draw.", "draw");
        row("draw --teams x", "How many groups? --groups or --sizes.", "draw");
        row("draw --teams x --groups 2 --sizes 2,2", "Either --groups or --sizes.", "draw");
        row("draw --teams x --groups 2 --method lots", "--method is sequential, uniform, open or ranking.",
            "draw");
        row("draw --teams x --groups 2 --method open", "An open draw has no groups.", "draw");
        row("draw --teams x --groups 2 --seeds 2", "--seeds goes with --method open.", "draw");
        row("draw --teams x --league-phase --groups 4", "--groups does not go with --league-phase.", "draw");
        row("draw --teams x --league-phase --ceremony", "--ceremony does not go with --league-phase.",
            "draw");
        row("draw --teams x --groups 2 --seed one", "--seed takes a whole number, not \"one\".", "draw");
        row("format", "Formats: list, show NAME, or check FILE.", "format");
        row("format show", "Formats: list, show NAME, or check FILE.", "format");
        row("format list all", "Formats: list, show NAME, or check FILE.", "format");
        row("bracket", "The bracket of which cup or list of results?", "bracket");
        row("bracket a.csv", "In which format? --template takes its name.", "bracket");
        row("bracket a.json --template cup-4", "A cup has its own format, teams and facts.", "bracket");
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
        row("decide", "A decision in which cup?", "decide");
        row("decide a.json b.json", "A decision in which cup?", "decide");
        row("decide a.json --team T", "--team and --player say whom it is about.", "decide");
        row("decide a.json --team T --player P --reason r",
            "One of --add, --extend and --lift says what was decided.", "decide");
        row("decide a.json --team T --player P --reason r --add 1 --lift",
            "One of --add, --extend and --lift says what was decided.", "decide");
        row("decide a.json --team T --player P --add 1", "--reason says why.", "decide");
        row("decide a.json --team T --player P --reason r --add 0",
            "--add takes a number of matches from 1 to 1000.", "decide");
        row("decide a.json --team T --player P --reason r --extend two",
            "--extend takes a number of matches from 1 to 1000.", "decide");
        row("season", "The next season of which league?", "season");
        row("season a.json b.json", "The next season of which league?", "season");
        row("season --foo", "Unknown option 'foo'.", "season");
        const char *words =
            "League: new, info, play, report, correct, undo, redo, log, import, export, move.";
        row("league", words, "league");
        row("league delete a.touchline", words, "league");
        row("league new", "Where shall the league be kept?", "league new");
        row("league new a.touchline", "--name says what the league is called.", "league new");
        row("league new a.touchline --foo", "Unknown option 'foo'.", "league new");
        row("league info", "Which league?", "league info");
        row("league info a.touchline b.touchline", "Which league?", "league info");
        row("league play", "In which league, and which competition?", "league play");
        row("league play a.touchline 1 2", "In which league, and which competition?", "league play");
        row("league play a.touchline --matchday --to-end", "One of --fixture, --matchday and --to-end.",
            "league play");
        row("league report", "In which league?", "league report");
        row("league report a.touchline", "Which match, and its score?", "league report");
        row("league report a.touchline 5", "Which match, and its score?", "league report");
        row("league report a.touchline 1 5 2-1 x", "Which match, and its score?", "league report");
        row("league report a.touchline --sheet s.json", "Which match is the sheet of?", "league report");
        row("league report a.touchline 1 --sheet s.json --aet",
            "A score sheet has its own extra time and shoot-out.", "league report");
        row("league correct", "Which league?", "league correct");
        row("league correct a.touchline --yes", "Which correction?", "league correct");
        row("league correct a.touchline --take-out --annul",
            "One correction at a time: --take-out or --annul?", "league correct");
        row("league correct a.touchline --take-out --yes --show", "Either --yes or --show.",
            "league correct");
        row("league undo", "In which league?", "league undo");
        row("league redo", "In which league?", "league redo");
        row("league log", "The history of which league?", "league log");
        row("league log a.touchline --match 1 --entry 2", "Either --match or --entry.", "league log");
        row("league log a.touchline --entry x", "--entry takes a whole number, not \"x\".", "league log");
        row("league import a.touchline", "Into which league, and which files?", "league import");
        row("league import --teams x", "Into which league, and which files?", "league import");
        row("league import a.touchline --preview",
            "--preview goes with a list: --teams, --squads, --fixtures or --results.", "league import");
        row("league import a.touchline b.json --good-rows",
            "--good-rows goes with a list: --teams, --squads, --fixtures or --results.", "league import");
        row("league import a.touchline --teams x --results y", "One list at a time: --teams or --results?",
            "league import");
        row("league import a.touchline b.json --teams x", "A list comes alone, without other files.",
            "league import");
        row("league import a.touchline --teams x --competition y", "--competition does not go with --teams.",
            "league import");
        row("league export", "Which league, and which competition?", "league export");
        row("league export a.touchline --all", "--all takes no competition, and --out says where it goes.",
            "league export");
        row("league export a.touchline 1 --all --out x",
            "--all takes no competition, and --out says where it goes.", "league export");
        row("league export a.touchline --teams x --out y",
            "Lists or JSON: --all and --out do not go with a list.", "league export");
        row("league move a.touchline", "From where to where?", "league move");
        row("backup postgresql://host/league", "--to says into which file a shared league is copied.",
            "backup");
        row("backup", "A backup of which league?", "backup");
        row("verify", "Which league?", "verify");
        row("correct a.touchline --take-out", "A league is corrected by \"league correct\".", "correct");
        row("standings a.csv --competition x", "--competition goes with a league.", "standings");
        row("bracket a.csv --competition x", "--competition goes with a league.", "bracket");
        row("suspensions a.csv --competition x", "--competition goes with a league.", "suspensions");
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

TOUCHLINE_TEST(TestCliUsage)

} // namespace test_cli_usage

#include "test_cli_usage.moc"
