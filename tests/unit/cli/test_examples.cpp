// SPDX-License-Identifier: GPL-3.0-or-later
// Every example of every verb's help runs as it stands, in a folder with the files that the examples name.
// And what is made from the same rows: manual pages, completions.

#include "app/cli/output/completion.h"
#include "app/cli/output/man_page.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace test_examples {

using namespace touchline;
using namespace touchline::testing;
using namespace Qt::StringLiterals;

namespace {

struct NamedFile
{
    const char *name;
    const char *text;
};

constexpr std::array lists{
    NamedFile{"clubs.csv", "name,manager\nBayside Rovers,Ana Peña\nCastle United,Bo Lind\nDockers,Cem Aydın\n"
                           "Mill Town,Dora Kiss\nNorthgate,Egil Ås\nOld Boys,Fay Moore\n"},
    NamedFile{"more-clubs.csv", "name\nNewtown\nHilltop\n"},
    NamedFile{"players.csv",
              "team,shirt,name,position\nBayside Rovers,1,Sol Grant,GK\nBayside Rovers,9,Max Bell,FW\n"
              "Castle United,1,Ned Frost,GK\nCastle United,10,Ole Berg,FW\n"},
    NamedFile{"results.csv", "home,away,home_goals,away_goals\nDockers,Mill Town,3,1\n"},
    NamedFile{"referees.csv", "name,club\nAnna Weber,Mill Town\nBen Ash,Dockers\nCarl Frey,Old Boys\n"},
    NamedFile{"teams.txt",
              "BRA-1970\nITA-1970\nGER-1974\nARG-1986\nFRA-1998\nENG-1966\nURU-1950\nNED-1974\n"},
};

/// What the files of the examples are made by.
constexpr std::array preparations{
    "match BRA-1970 ITA-1970 --seed 4 --log match.json",
    "cup --level advanced --seed 7 --out cup.json",
    "cup --template league-4 --seed 1 --out season.json",
    "league new club.touchline --name \"Tuesday club\"",
    "league import club.touchline --teams clubs.csv",
    "league import club.touchline --squads players.csv",
    "league add club.touchline --template clubs-6 --name \"Season 2026\" --teams league --places listed "
    "--first 2026-09-08 --every 14",
    "league referees club.touchline --add referees.csv",
    "league report club.touchline 1 2-1",
    "league report club.touchline 2 0-0",
    "league report club.touchline 3 1-0",
    "league undo club.touchline",
    "league new wc.touchline --name \"World Cup\"",
    "league add wc.touchline --template worldcup-32 --level premier --draw 1 --seed 2026 --name \"World "
    "Cup\"",
    "league play wc.touchline --matchday",
    "league play wc.touchline --matchday",
    "league undo wc.touchline",
    "league new evening.touchline --name Evening",
    "league import evening.touchline --teams clubs.csv",
    "league add evening.touchline --template swiss-6x3 --game by-hand --name Evening --teams league",
    "league new repaired.touchline --name Mended",
    "league import repaired.touchline --teams clubs.csv",
};

CliRun typed(const QString &command)
{
    return runCli(QProcess::splitCommand(command));
}

/// Somebody has written into the file without Touchline.
void mendByHand(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"by hand"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"UPDATE team SET manager = 'Gus Orr' WHERE name = 'Dockers'"_s));
        QCOMPARE(query.numRowsAffected(), 1);
    }
    QSqlDatabase::removeDatabase(u"by hand"_s);
}

} // namespace

class TestExamples : public QObject
{
    Q_OBJECT

    QTemporaryDir m_files;
    QString m_home = QDir::currentPath();

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir::setCurrent(m_files.path()));
        for (const NamedFile &list : lists)
            QVERIFY(!writtenFile(QString::fromUtf8(list.name), list.text).isEmpty());
        for (const char *preparation : preparations) {
            const CliRun run = typed(QString::fromUtf8(preparation));
            QVERIFY2(run.code == 0, qPrintable(QString::fromUtf8(preparation) + u'\n' + run.err));
        }
        mendByHand(u"repaired.touchline"_s);
    }
    void cleanup() { QDir::setCurrent(m_home); }

    void everyExampleRuns_data()
    {
        QTest::addColumn<QString>("command");
        for (const cli::Verb *verb : cli::allVerbs()) {
            QVERIFY2(verb->examples.size() >= 3, verb->name);
            for (const cli::Example &example : verb->examples) {
                QVERIFY2(QString::fromUtf8(example.command).startsWith(QString::fromUtf8(verb->name)) ||
                             QString::fromUtf8(example.command) == u"help"_s,
                         example.command);
                QTest::addRow("%s", example.command) << QString::fromUtf8(example.command);
            }
        }
    }

    void everyExampleRuns()
    {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        for (const QString &name : QDir(m_files.path()).entryList(QDir::Files))
            QVERIFY(QFile::copy(m_files.filePath(name), folder.filePath(name)));
        QVERIFY(QDir::setCurrent(folder.path()));
        const qsizetype before = QDir().entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size();
        const CliRun run = typed(command);
        QVERIFY2(run.code == 0, qPrintable(run.err));
        // It says something, or leaves a file.
        QVERIFY(!run.out.isEmpty() ||
                QDir().entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size() > before);
    }

    void theHelpShowsThem()
    {
        const CliRun help = runCli("league report --help");
        QVERIFY2(help.out.contains(
                     u"\nExamples:\n  A result\n      touchline-cli league report club.touchline 4 2-1\n"_s),
                 qPrintable(help.out));
    }

    /// Each verb has its page; nothing in it commands roff by accident.
    void everyVerbHasItsManualPage()
    {
        static const QRegularExpression request(u"^\\.(TH|SH|TP|B|BR|PP|EX|EE)\\b"_s);
        for (const cli::Verb *verb : cli::allVerbs()) {
            const QString page = cli::manPage(*verb);
            QVERIFY(page.startsWith(u".TH \"%1\" \"1\""_s.arg(cli::manPageName(*verb).toUpper())));
            for (const QString &line : page.split(u'\n'))
                QVERIFY2(!line.startsWith(u'\'') &&
                             (!line.startsWith(u'.') || request.match(line).hasMatch()),
                         qPrintable(line));
            for (const cli::Example &example : verb->examples)
                QVERIFY2(page.contains(QString::fromUtf8(example.what)), example.what);
            QVERIFY(cli::manPageOfProgram().contains(QString::fromUtf8(verb->summary).section(u'-', 0, 0)));
        }
    }

    void everyShellKnowsEveryOption()
    {
        QCOMPARE(cli::completionShells(), (QStringList{u"bash"_s, u"zsh"_s, u"fish"_s}));
        for (const QString &shell : cli::completionShells()) {
            const QString script = cli::completionScript(shell);
            for (const cli::Verb *verb : cli::allVerbs())
                QVERIFY2(script.contains(QString::fromUtf8(verb->name).section(u' ', -1)), verb->name);
            QVERIFY(script.contains(u"registration-until"_s));
        }
        QCOMPARE(cli::completionScript(u"csh"_s), QString());
    }

    /// Bash itself reads its script, and completes.
    void bashCompletes()
    {
        const QString script =
            cli::completionScript(u"bash"_s) +
            u"\nCOMP_WORDS=(touchline-cli league rep); COMP_CWORD=2; _touchline_cli; echo "
            u"\"${COMPREPLY[*]}\"\n"
            "COMP_WORDS=(touchline-cli cup --see); COMP_CWORD=2; _touchline_cli; echo \"${COMPREPLY[*]}\"\n"_s;
        QProcess bash;
        bash.start(u"bash"_s, {u"-s"_s});
        bash.write(script.toUtf8());
        bash.closeWriteChannel();
        QVERIFY(bash.waitForFinished());
        QCOMPARE(bash.readAllStandardError(), QByteArray());
        QCOMPARE(bash.readAllStandardOutput(), QByteArray("report repaired\n--seed --seeds\n"));
    }
};

TOUCHLINE_TEST(TestExamples)

} // namespace test_examples

#include "test_examples.moc"
