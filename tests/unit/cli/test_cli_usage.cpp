// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/ink.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTest>

namespace test_cli_usage {

using namespace touchline;
using namespace touchline::testing;
using namespace Qt::StringLiterals;

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

/// Commands that are there to be copied are not folded; test_examples looks at them.
QString withoutExamples(const QString &help)
{
    return help.section(u"\nExamples:\n"_s, 0, 0);
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
            const std::vector<HelpEntry> entries = entriesOf(withoutExamples(run.out));
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
                for (const QString &line : withoutExamples(run.out).split(u'\n')) {
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

    /// On a terminal errors are red and headings bold, unless somebody does not want that; what they say is
    /// the same without.
    void inkIsForTerminals()
    {
        const auto run = [](const char *arguments, bool hasInk) {
            CliRun told;
            QTextStream out(&told.out);
            QTextStream err(&told.err);
            cli::Streams streams{out, err};
            streams.outHasInk = hasInk;
            streams.errHasInk = hasInk;
            told.code = cli::runCommandLine(QString::fromUtf8(arguments).split(u' '), streams);
            out.flush();
            return told;
        };
        const QString red = u"\x1b[31mA match has two teams: HOME and AWAY.\n\x1b[0m"_s;
        QVERIFY(run("match", true).err.startsWith(red));
        QVERIFY(run("match --color=always", false).err.startsWith(red));
        QVERIFY(run("match BRA-1970 BRA-1970", true).err.startsWith(u"\x1b[31mA team cannot play"_s));
        QVERIFY(run("help", true).out.contains(u"\n\x1b[1mPlay:\x1b[0m\n"_s));
        for (const auto &[arguments, hasInk] : {std::pair("match --color=never", true),
                                                {"match", false},
                                                {"match --color=auto", false},
                                                {"help --color=never", true}}) {
            const CliRun plain = run(arguments, hasInk);
            QVERIFY2(!(plain.out + plain.err).contains(u'\x1b'), arguments);
        }
        VERIFY_WRONG_USAGE(run("match --color=loud", false),
                           QStringList{u"--color takes always, never or auto."_s});
        // Behind "--" it is a word like others.
        QVERIFY(run("match -- --color=always B", false).err.contains(u"--color=always"_s));
        // Neither a file nor a pipe has any, and who sets NO_COLOR never.
        qputenv("TERM", "xterm");
        qunsetenv("NO_COLOR");
        QVERIFY(cli::hasInk(true));
        QVERIFY(!cli::hasInk(false));
        qputenv("NO_COLOR", "1");
        QVERIFY(!cli::hasInk(true));
        qputenv("NO_COLOR", "");
        QVERIFY(cli::hasInk(true));
        qputenv("TERM", "dumb");
        QVERIFY(!cli::hasInk(true));
        qputenv("TERM", "xterm");
    }
};

TOUCHLINE_TEST(TestCliUsage)

} // namespace test_cli_usage

#include "test_cli_usage.moc"
