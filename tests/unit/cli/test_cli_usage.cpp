// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTest>

namespace test_cli_usage {

using namespace touchline::testing;

namespace {

struct HelpEntry
{
    QString name;
    QString explanation;
};

/// Arguments and options in a help text: a name two places in, its explanation behind it or below.
std::vector<HelpEntry> entriesOf(const QString &help)
{
    std::vector<HelpEntry> entries;
    const QStringList lines = help.split(u'\n');
    for (const QString &line : lines) {
        if (!line.startsWith(QLatin1String("  ")))
            continue;
        const bool isNew = line.at(2) != u' ';
        if (isNew)
            entries.push_back({line.trimmed().section(QStringLiteral("  "), 0, 0),
                               line.trimmed().section(QStringLiteral("  "), 1).trimmed()});
        else if (!entries.empty())
            entries.back().explanation += u' ' + line.trimmed();
    }
    return entries;
}

/// As the help texts list them: "cup", "league play".
QStringList allVerbs()
{
    QStringList verbs;
    for (const char *group : {"--help", "league --help"})
        for (const HelpEntry &entry : entriesOf(runCli(group).out))
            verbs << entry.name;
    verbs.removeAll(QStringLiteral("league"));
    return verbs;
}

} // namespace

class TestCliUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The wording is free; what must not get lost is that each option is there and explained.
    void everyOptionOfEveryVerbIsExplained()
    {
        const QStringList verbs = allVerbs();
        QVERIFY(verbs.size() > 30);
        QString options;
        for (const QString &verb : verbs) {
            const CliRun run = runCli((verb + QStringLiteral(" --help")).split(u' '));
            QVERIFY2(run.code == 0 && run.err.isEmpty(), qPrintable(verb));
            QVERIFY2(run.out.startsWith(QStringLiteral("Usage: touchline-cli %1 ").arg(verb)),
                     qPrintable(verb + u'\n' + run.out));
            const std::vector<HelpEntry> entries = entriesOf(run.out);
            QStringList names;
            for (const HelpEntry &entry : entries) {
                const QString what = verb + QStringLiteral(": ") + entry.name;
                QVERIFY2(entry.explanation.size() > 8 && entry.explanation.endsWith(u'.'), qPrintable(what));
                if (entry.name.startsWith(u'-') && !entry.name.startsWith(QLatin1String("-h")))
                    names << entry.name;
            }
            options += verb + u'\n';
            for (const QString &name : names)
                options += QStringLiteral("  ") + name + u'\n';
        }
        COMPARE_GOLDEN(QStringLiteral("options.txt"), options);
    }

    void helpFitsTheTerminal()
    {
        for (const int width : {50, 80, 132}) {
            int widest = 0;
            for (const QString &verb : allVerbs()) {
                const CliRun run = runCli((verb + QStringLiteral(" --help")).split(u' '), width);
                for (const QString &line : run.out.split(u'\n')) {
                    widest = std::max(widest, static_cast<int>(line.size()));
                    // A single word may be longer than the room that is left for it.
                    QVERIFY2(line.size() <= width || !line.trimmed().contains(u' '),
                             qPrintable(verb + QStringLiteral(": ") + line));
                }
            }
            // The room is used.
            QVERIFY(widest > width - 8);
        }
    }

    /// However the program was called, help names it as people type it, and nothing else is touched.
    void helpNamesTheCommand()
    {
        const CliRun match = runCli({QStringLiteral("match"), QStringLiteral("--help")}, 200);
        QVERIFY(match.out.startsWith(QLatin1String("Usage: touchline-cli match [options] HOME AWAY")));
        QVERIFY(match.out.contains(QLatin1String("\"touchline-cli charts\"")));
    }

    void nearMissesAreSuggested_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char *name, const QString &arguments, const char *meant) {
            QTest::newRow(name) << arguments.split(u' ') << QString::fromUtf8(meant);
        };
        row("verb", QStringLiteral("standing"), "standings");
        row("verb of a league", QStringLiteral("league fixture"), "fixtures");
        row("verb behind help", QStringLiteral("help mtach"), "match");
        row("option", QStringLiteral("cup --sed 1"), "--seed");
        row("template", QStringLiteral("cup --template worlcup-32"), "worldcup-32");
        row("built template", QStringLiteral("format show leage-14"), "league-14");
        row("rules", QStringLiteral("standings x.csv --rules leage-3-1-0"), "league-3-1-0");
        row("discipline", QStringLiteral("suspensions x.csv --rules fifa2010"), "fifa-2010");
    }

    void nearMissesAreSuggested()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, meant);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.errorLines().constFirst().contains(QStringLiteral("Did you mean ")) &&
                     run.errorLines().constFirst().contains(meant),
                 qPrintable(run.err));
        QVERIFY2(run.errorLines().constLast().startsWith(QLatin1String("See: touchline-cli ")),
                 qPrintable(run.err));
    }

    void teamsNearByAreSuggested()
    {
        VERIFY_REFUSED(
            runCli({QStringLiteral("match"), QStringLiteral("Frnace 1998"), QStringLiteral("ITA-2006")}),
            QStringList{QStringLiteral("There is no team \"Frnace 1998\". Did you mean France 1998?")});
    }

    void listsAreJsonToo_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("key");
        QTest::newRow("rules") << QStringLiteral("standings --rules list --json") << QStringLiteral("rules");
        QTest::newRow("discipline") << QStringLiteral("suspensions --rules list --json")
                                    << QStringLiteral("rules");
        QTest::newRow("templates") << QStringLiteral("cup --template list --json")
                                   << QStringLiteral("formats");
        QTest::newRow("charts") << QStringLiteral("charts --json") << QStringLiteral("charts");
        QTest::newRow("about") << QStringLiteral("about --json") << QStringLiteral("version");
    }

    void listsAreJsonToo()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, key);
        const CliRun run = runCli(arguments.split(u' '));
        QCOMPARE(run.code, 0);
        QVERIFY2(run.json().contains(key), qPrintable(run.out));
    }

    void helpHasShortNames_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("same");
        QTest::newRow("-h") << QStringLiteral("-h") << QStringLiteral("--help");
        QTest::newRow("help") << QStringLiteral("help") << QStringLiteral("--help");
        QTest::newRow("help cup") << QStringLiteral("help cup") << QStringLiteral("cup --help");
        QTest::newRow("help league play")
            << QStringLiteral("help league play") << QStringLiteral("league play --help");
        QTest::newRow("league help play")
            << QStringLiteral("league help play") << QStringLiteral("league play --help");
        QTest::newRow("help league") << QStringLiteral("help league") << QStringLiteral("league --help");
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
        for (const char *words : {"GNU General Public License", "Fjelstul World Cup Database", "CC-BY-SA 4.0",
                                  "openfootball", "Curtis Sneden", "Kiran Varma", "Benjamin Carroll"})
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
        row("", "Missing command.", "");
        row("play", "There is no command \"play\". Did you mean replay?", "");
        row("cards --foo", "Unknown option --foo.", "cards");
        row("charts --foo", "Unknown option --foo.", "charts");
        row("charts card injury", "Usage: charts, charts NAME, or charts check NAME FILE.", "charts");
        row("charts check", "Usage: charts, charts NAME, or charts check NAME FILE.", "charts");
        row("charts check card", "Usage: charts, charts NAME, or charts check NAME FILE.", "charts");
        row("match --foo", "Unknown option --foo.", "match");
        row("replay --foo", "Unknown option --foo.", "replay");
        row("cup --foo", "Unknown option --foo.", "cup");
        row("standings --foo", "Unknown option --foo.", "standings");
        row("match BRA-1970 ITA-1970 --seed", "Missing value after '--seed'.", "match");
        row("cards",
            "Usage: cards list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.",
            "cards");
        row("cards list all",
            "Usage: cards list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.",
            "cards");
        row("cards show",
            "Usage: cards list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.",
            "cards");
        row("cards check",
            "Usage: cards list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER.",
            "cards");
        row("cards list --set old", "--set is historic or all.", "cards");
        row("cards generate", "Choose the folder for the card files with --out FOLDER.", "cards");
        row("match", "A match has two teams: HOME and AWAY.", "match");
        row("match BRA-1970", "A match has two teams: HOME and AWAY.", "match");
        row("match A B C", "A match has two teams: HOME and AWAY.", "match");
        row("match A B --seed 1 --rolls x", "Use --seed or --rolls, not both.", "match");
        row("match A B --seed 1 --choices x", "--choices needs --rolls.", "match");
        row("match A B --first-leg 1-2", "--first-leg needs --knockout.", "match");
        row("match A B --away-goals", "--away-goals needs --knockout.", "match");
        row("match A B --golden-goal", "--golden-goal needs --knockout.", "match");
        row("match A B --silver-goal", "--silver-goal needs --knockout.", "match");
        row("match A B --no-extra-time", "--no-extra-time needs --knockout.", "match");
        row("explain A B --no-shoot-out", "--no-shoot-out needs --knockout.", "explain");
        row("match A B --knockout --away-goals", "--away-goals needs --first-leg.", "match");
        row("match A B --knockout --first-leg two", "--first-leg takes a score such as 1-2, not \"two\".",
            "match");
        row("match A B --knockout --first-leg 1-2-3", "--first-leg takes a score such as 1-2, not \"1-2-3\".",
            "match");
        row("match A B --knockout --golden-goal --silver-goal",
            "Choose one of --golden-goal, --silver-goal and --no-extra-time.", "match");
        row("explain A B --knockout --golden-goal --no-extra-time",
            "Choose one of --golden-goal, --silver-goal and --no-extra-time.", "explain");
        row("explain A", "A match has two teams: HOME and AWAY.", "explain");
        row("explain A B --choices x", "--choices needs --rolls.", "explain");
        row("explain A B --seed x", "--seed takes a whole number, not \"x\".", "explain");
        row("explain A B --log x", "--log has its own teams, rules and dice: leave out everything else.",
            "explain");
        row("explain --log x --seed 1", "--log has its own teams, rules and dice: leave out everything else.",
            "explain");
        row("match BRA-1970 ITA-1970 --seed one", "--seed takes a whole number, not \"one\".", "match");
        row("match BRA-1970 ITA-1970 --seed=-1", "--seed takes a whole number, not \"-1\".", "match");
        row("match BRA-1970 ITA-1970 --seed 9223372036854775808",
            "--seed takes a whole number, not \"9223372036854775808\".", "match");
        row("replay", "Missing FILE: a match log.", "replay");
        row("replay a b", "Unexpected argument \"b\".", "replay");
        row("cup 1", "Unexpected argument \"1\".", "cup");
        row("cup --seed 1.5", "--seed takes a whole number, not \"1.5\".", "cup");
        row("cup --teams x", "--teams and --relax-spread need --draw random.", "cup");
        row("cup --draw 2 --relax-spread", "--teams and --relax-spread need --draw random.", "cup");
        row("schedule", "Choose the teams with --teams FILE.", "schedule");
        row("schedule --foo", "Unknown option --foo.", "schedule");
        row("schedule x --teams t", "Unexpected argument \"x\".", "schedule");
        row("schedule --teams t --json --csv", "Use --json or --csv, not both.", "schedule");
        row("schedule --teams t --legs 7", "--legs is a number from 1 to 6.", "schedule");
        row("schedule --teams t --legs two", "--legs takes a whole number, not \"two\".", "schedule");
        row("schedule --teams t --order mine", "--order is drawn or given.", "schedule");
        row("schedule --teams t --second-leg welsh",
            "--second-leg is mirrored, reversed, english, french or handbook.", "schedule");
        row("schedule --teams t --order given --seed 1", "--seed needs --order drawn.", "schedule");
        row("schedule --teams t --relax-wishes", "--relax-wishes needs --wishes.", "schedule");
        row("schedule --teams t --every 7", "--every counts from the date of --first.", "schedule");
        row("schedule --teams t --first 2026-08-15 --every 0", "--every is a number from 1 to 366.",
            "schedule");
        row("schedule --teams t --first today", "--first takes a date such as 2026-08-15, not \"today\".",
            "schedule");
        row("schedule --teams t --calendar c --first 2026-08-15",
            "Use --calendar, or --first and --every, not both.", "schedule");
        row("draw --foo", "Unknown option --foo.", "draw");
        row("draw", "Choose the teams with --teams FILE.", "draw");
        row("draw x", "Unexpected argument \"x\".", "draw");
        row("draw --teams x", "Choose the groups with --groups NUMBER or --sizes LIST.", "draw");
        row("draw --teams x --groups 2 --sizes 2,2", "Use --groups or --sizes, not both.", "draw");
        row("draw --teams x --groups 2 --method lots", "--method is sequential, uniform, open or ranking.",
            "draw");
        row("draw --teams x --groups 2 --method open",
            "--groups and --sizes can't be used with --method open.", "draw");
        row("draw --teams x --groups 2 --seeds 2", "--seeds needs --method open.", "draw");
        row("draw --teams x --league-phase --groups 4", "--groups can't be used with --league-phase.",
            "draw");
        row("draw --teams x --league-phase --ceremony", "--ceremony can't be used with --league-phase.",
            "draw");
        row("draw --teams x --groups 2 --seed one", "--seed takes a whole number, not \"one\".", "draw");
        row("format",
            "Usage: format list, show NAME, check FILE, schema, or keys; schema and keys also of rules and "
            "discipline.",
            "format");
        row("format show",
            "Usage: format list, show NAME, check FILE, schema, or keys; schema and keys also of rules and "
            "discipline.",
            "format");
        row("format list all",
            "Usage: format list, show NAME, check FILE, schema, or keys; schema and keys also of rules and "
            "discipline.",
            "format");
        row("bracket", "Missing FILE: a cup, a league or a list of results.", "bracket");
        row("bracket a.csv", "Choose the format with --template NAME.", "bracket");
        row("bracket a.json --template cup-4",
            "--template, --teams and --facts are only for a list of results.", "bracket");
        row("standings", "Missing FILE: results, a cup or a league.", "standings");
        row("standings a.csv b.csv --rules atcs", "Unexpected argument \"b.csv\".", "standings");
        row("standings a.csv", "Choose the rules with --rules NAME or FILE; --rules list prints the names.",
            "standings");
        row("standings cup.json --rules atcs", "--rules and --facts are only for a list of results.",
            "standings");
        row("suspensions --foo", "Unknown option --foo.", "suspensions");
        row("suspensions", "Missing FILE: events, a cup or a league.", "suspensions");
        row("suspensions a.csv b.csv --rules atcs", "Unexpected argument \"b.csv\".", "suspensions");
        row("suspensions a.csv", "Choose the rules with --rules NAME or FILE; --rules list prints the names.",
            "suspensions");
        row("suspensions cup.json --rules atcs",
            "--rules, --league, --yellow-limit and --facts are only for a list of events.", "suspensions");
        row("suspensions cup.json --league",
            "--rules, --league, --yellow-limit and --facts are only for a list of events.", "suspensions");
        row("decide", "Missing FILE: a cup or a league.", "decide");
        row("decide a.json b.json", "Unexpected argument \"b.json\".", "decide");
        row("correct a.json 12 --annul",
            "Unexpected argument \"12\". The number of the match goes with --match.", "correct");
        row("decide a.json --team T", "Choose the player with --team NAME and --player NAME.", "decide");
        row("decide a.json --team T --player P --reason r",
            "Choose one of --add, --until, --extend and --lift.", "decide");
        row("decide a.json --team T --player P --reason r --add 1 --lift",
            "Choose one of --add, --until, --extend and --lift.", "decide");
        row("decide a.json --team T --player P --add 1", "Give the reason with --reason TEXT.", "decide");
        row("decide a.json --team T --player P --reason r --add 0",
            "--add takes a number of matches from 1 to 1000.", "decide");
        row("decide a.json --team T --player P --reason r --extend two",
            "--extend takes a number of matches from 1 to 1000.", "decide");
        row("season", "Missing FILE: a finished competition.", "season");
        row("season a.json b.json", "Unexpected argument \"b.json\".", "season");
        row("season --foo", "Unknown option --foo.", "season");
        const char *words =
            "League: new, info, add, teams, rules, calendar, fixtures, draw, play, friendly, report, "
            "correct, transfer, fines, undo, redo, "
            "log, import, export, move, repaired, rescue.";
        row("league", words, "league");
        row("league delete a.touchline", words, "league");
        row("league new", "Missing PLACE for the new league.", "league new");
        row("league new a.touchline", "Name the league with --name TEXT.", "league new");
        row("league new a.touchline --foo", "Unknown option --foo.", "league new");
        row("league info", "Missing PLACE of the league.", "league info");
        row("league play", "Missing PLACE: touchline-cli league play PLACE [COMPETITION].", "league play");
        row("league play a.touchline 1 2", "Unexpected argument \"2\".", "league play");
        row("league play a.touchline --matchday --to-end",
            "Choose one of --fixture, --matchday and --to-end.", "league play");
        row("league report", "Missing PLACE of the league.", "league report");
        row("league report a.touchline", "Missing MATCH or SCORE.", "league report");
        row("league report a.touchline 5", "Missing MATCH or SCORE.", "league report");
        row("league report a.touchline 1 5 2-1 x", "Missing MATCH or SCORE.", "league report");
        row("league report a.touchline --sheet s.json",
            "Missing MATCH: the number of the match on the sheet.", "league report");
        row("league report a.touchline 1 --sheet s.json --aet",
            "--aet and --pens can't be used with --sheet.", "league report");
        row("league correct", "Missing PLACE of the league.", "league correct");
        row("league correct a.touchline Cup 12 --annul",
            "Unexpected argument \"12\". The number of the match goes with --match.", "league correct");
        row("league info a.touchline b.touchline", "Unexpected argument \"b.touchline\".", "league info");
        row("league fixtures a.touchline Cup 3", "Unexpected argument \"3\".", "league fixtures");
        row("league correct a.touchline --yes", "Choose a correction, such as --score 2-1.",
            "league correct");
        row("league correct a.touchline --take-out --annul",
            "Make one correction at a time, not --take-out and --annul.", "league correct");
        row("league correct a.touchline --take-out --yes --show", "Use --yes or --show, not both.",
            "league correct");
        row("league undo", "Missing PLACE of the league.", "league undo");
        row("league redo", "Missing PLACE of the league.", "league redo");
        row("league log", "Missing PLACE of the league.", "league log");
        row("league log a.touchline --match 1 --entry 2", "Use --match or --entry, not both.", "league log");
        row("league log a.touchline --entry x", "--entry takes a whole number, not \"x\".", "league log");
        row("league import a.touchline", "Missing PLACE or FILE.", "league import");
        row("league import --teams x", "Missing PLACE or FILE.", "league import");
        row("league import a.touchline --preview",
            "--preview needs a list: --teams, --squads, --fixtures or --results.", "league import");
        row("league import a.touchline b.json --good-rows",
            "--good-rows needs a list: --teams, --squads, --fixtures or --results.", "league import");
        row("league import a.touchline --teams x --results y",
            "Import one list at a time, not --teams and --results.", "league import");
        row("league import a.touchline b.json --teams x",
            "A list is imported on its own, without other files.", "league import");
        row("league import a.touchline --teams x --competition y",
            "--competition can't be used with --teams.", "league import");
        row("league export", "Missing PLACE: touchline-cli league export PLACE [COMPETITION].",
            "league export");
        row("league export a.touchline --all", "--all needs --out FILE and takes no competition.",
            "league export");
        row("league export a.touchline 1 --all --out x", "--all needs --out FILE and takes no competition.",
            "league export");
        row("league export a.touchline --teams x --out y", "--all and --out can't be used with a list.",
            "league export");
        row("league move a.touchline", "Missing FROM or TO.", "league move");
        row("league rescue a.touchline", "Missing FROM or TO.", "league rescue");
        row("league repaired a.touchline --yes", "Say what was repaired with --reason TEXT.",
            "league repaired");
        row("backup postgresql://host/league",
            "Choose the file for the copy of a shared league with --to FILE.", "backup");
        row("backup", "Missing PLACE of the league to back up.", "backup");
        row("verify", "Missing PLACE of the league.", "verify");
        row("correct a.touchline --take-out", "Use \"league correct\" for a league.", "correct");
        row("standings a.csv --competition x", "--competition is only for a league.", "standings");
        row("bracket a.csv --competition x", "--competition is only for a league.", "bracket");
        row("suspensions a.csv --competition x", "--competition is only for a league.", "suspensions");
        row("statistics", "Missing FILE: a cup or a league.", "statistics");
        row("statistics cup.json --against BRA-1970", "--against needs --team.", "statistics");
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
        row("--game chess",
            {QStringLiteral(
                "There is no game \"chess\". Games: atcs, fuba, champions, oldschool, simulator, by-hand.")});
        row("--level expert",
            {QStringLiteral("There is no level \"expert\". Levels: basic, advanced, premier, quick.")});
        row("--options penalty_bonus", {QStringLiteral("penalty_bonus: Write an option as name=value.")});
        row("--options penalty_bonus=9,snow=1",
            {QStringLiteral("penalty_bonus: \"9\" is not a value of this option. Possible: 3 to 4."),
             QStringLiteral("snow: There is no such option.")});
        row("--level quick --options penalty_bonus=3",
            {QStringLiteral("penalty_bonus: This option has no effect at the level quick.")});
        row("--home-agent me",
            {QStringLiteral("There is no computer player \"me\". Possible: coach, solo, random.")});
        row("--away-agent you",
            {QStringLiteral("There is no computer player \"you\". Possible: coach, solo, random.")});
    }

    void gamesLevelsOptionsAndPlayersThatDoNotExistAreNamed()
    {
        QFETCH(QString, arguments);
        QFETCH(QStringList, lines);
        for (const char *verb : {"match", "cup"}) {
            const QString teams = QLatin1String(verb) == QLatin1String("match")
                                      ? QStringLiteral(" BRA-1970 ITA-1970 ")
                                      : QStringLiteral(" ");
            const CliRun run = runCli((QString::fromLatin1(verb) + teams + arguments).split(u' '));
            QCOMPARE(
                run.errorLines(),
                lines + QStringList{QStringLiteral("See: touchline-cli %1 --help").arg(QLatin1String(verb))});
            QCOMPARE(run.code, 2);
            QCOMPARE(run.out, QString());
        }
    }
};

TOUCHLINE_TEST(TestCliUsage)

} // namespace test_cli_usage

#include "test_cli_usage.moc"
