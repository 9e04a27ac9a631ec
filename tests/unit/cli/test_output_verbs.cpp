// SPDX-License-Identifier: GPL-3.0-or-later
// Files that verbs write and read: never a league, other files with --force alone; "-" and pipes.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

namespace test_output_verbs {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The header of a league file.
QByteArray leagueBytes()
{
    return QByteArray("SQLite format 3", 16) + QByteArray(52, '\0') + "TLNE" + QByteArray(400, '\3');
}

/// A pipe that brings the bytes, as a shell makes one of <(...). Each has a name of its own.
class Pipe
{
public:
    explicit Pipe(const QByteArray &bytes)
    {
        static int lowest = 200;
        int ends[2] = {-1, -1};
        if (::pipe(ends) != 0)
            qFatal("no pipe");
        m_read = ::fcntl(ends[0], F_DUPFD, lowest++);
        ::close(ends[0]);
        // A pipe that holds all of it: nobody reads meanwhile.
        if (::fcntl(ends[1], F_SETPIPE_SZ, 1 << 20) < bytes.size())
            qFatal("the pipe is too small");
        if (::write(ends[1], bytes.constData(), static_cast<std::size_t>(bytes.size())) != bytes.size())
            qFatal("too much for a pipe");
        ::close(ends[1]);
    }
    ~Pipe() { ::close(m_read); }
    Q_DISABLE_COPY_MOVE(Pipe)

    [[nodiscard]] QString name() const { return QStringLiteral("/dev/fd/%1").arg(m_read); }
    [[nodiscard]] int handle() const { return m_read; }

private:
    int m_read = -1;
};

QStringList typed(const QString &text, const QString &cup, const QString &out)
{
    QStringList words = text.split(u' ');
    words.replaceInStrings(QStringLiteral("CUP"), cup);
    words.replaceInStrings(QStringLiteral("OUT"), out);
    return words;
}

} // namespace

class TestOutputVerbs : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    QTemporaryDir m_folder;
    QString m_cup;

private Q_SLOTS:
    void initTestCase()
    {
        m_cup = path("cup.json");
        const QString calendar = writtenFile(path("calendar.json"), R"({"first": "2026-08-15", "every": 7})");
        QCOMPARE(runCli({QStringLiteral("cup"), QStringLiteral("--template"), QStringLiteral("league-4"),
                         QStringLiteral("--calendar"), calendar, QStringLiteral("--seed"),
                         QStringLiteral("1"), QStringLiteral("--out"), m_cup})
                     .err,
                 QString());
    }

    void everyOutputIsGuarded_data()
    {
        QTest::addColumn<QString>("arguments");
        const auto row = [](const char *text) { QTest::newRow(text) << QString::fromUtf8(text); };
        row("match FRA-1998 BRA-1970 --seed 1 --log OUT");
        row("cup --template league-4 --seed 1 --out OUT");
        row("export CUP --calendar OUT");
        row("cards export OUT FRA-1998");
    }

    void everyOutputIsGuarded()
    {
        QFETCH(QString, arguments);
        const QString force = QStringLiteral("--force");
        const QString league = writtenFile(path("league.json"), leagueBytes());
        const QString other = writtenFile(path("other.json"), "old");
        for (const QString &refusedName : {league, path("new.touchline"), path("club.touchline-wal"),
                                           QStringLiteral("/dev/null"), m_folder.path()}) {
            const CliRun run = runCli(typed(arguments, m_cup, refusedName) + QStringList{force});
            QCOMPARE(run.code, 1);
            QCOMPARE(run.out, QString());
            QCOMPARE(run.errorLines().size(), 1);
            QVERIFY2(run.err.startsWith(refusedName), qPrintable(run.err));
        }
        QCOMPARE(bytesOf(league), leagueBytes());
        VERIFY_REFUSED(
            runCli(typed(arguments, m_cup, other)),
            QStringList{QStringLiteral("%1 already exists. Add --force to overwrite it.").arg(other)});
        QCOMPARE(bytesOf(other), QByteArray("old"));
        const CliRun forced = runCli(typed(arguments, m_cup, other) + QStringList{force});
        QCOMPARE(forced.err, QString());
        QCOMPARE(forced.code, 0);
        QVERIFY(bytesOf(other).size() > 100);
        // Standard output has what the file would have, and nothing else.
        const CliRun standard = runCli(typed(arguments, m_cup, QStringLiteral("-")));
        QCOMPARE(standard.code, 0);
        QCOMPARE(standard.out.left(10), QString::fromUtf8(bytesOf(other)).left(10));
        QVERIFY(QFile::remove(other));
    }

    void aSiteIsWrittenOverWithForceAlone()
    {
        const QStringList arguments{QStringLiteral("export"), m_cup, QStringLiteral("--site"), path("site")};
        QCOMPARE(runCli(arguments).code, 0);
        const CliRun again = runCli(arguments);
        QCOMPARE(again.code, 1);
        QVERIFY2(again.err.contains(QStringLiteral("--force")), qPrintable(again.err));
        QCOMPARE(runCli(arguments + QStringList{QStringLiteral("--force")}).code, 0);
        const QString page = writtenFile(path("site/index.html"), leagueBytes());
        const QByteArray style = bytesOf(path("site/style.css"));
        QCOMPARE(runCli(arguments + QStringList{QStringLiteral("--force")}).code, 1);
        QCOMPARE(bytesOf(page), leagueBytes());
        QCOMPARE(bytesOf(path("site/style.css")), style);
    }

    void oneStreamIsNotUsedTwice_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *arguments, const char *words) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(words);
        };
        row("cup --out - --json", "--json and \"-\" both need standard output.");
        row("match FRA-1998 BRA-1970 --log - --json", "--json and \"-\" both need standard output.");
        row("match - - --seed 1", "Only one input can be \"-\" (standard input).");
        row("schedule --teams - --calendar -", "Only one input can be \"-\" (standard input).");
        row("match - BRA-1970 --chart card=-", "Only one input can be \"-\" (standard input).");
        row("league export a.touchline --teams - --results -",
            "Only one output can be \"-\" (standard output).");
        row("league export a.touchline --teams x.csv --results ./x.csv", "./x.csv is named for two outputs.");
    }

    void oneStreamIsNotUsedTwice()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, words);
        const CliRun run = runCli(arguments.split(u' '));
        QCOMPARE(run.errorLines().value(0), words);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QString());
    }

    void everyInputCanBeAPipe_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("file");
        const auto row = [](const char *arguments, const char *file) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(file);
        };
        row("standings --rules league-3-1-0 IN", "results");
        row("standings IN", "cup");
        row("export IN --calendar -", "cup");
        row("statistics IN", "cup");
        row("suspensions IN", "cup");
        row("match IN BRA-1970 --seed 1", "card");
        row("cards check IN", "card");
        row("schedule --teams IN --seed 1", "teams");
        row("draw --groups 2 --teams IN --seed 1", "teams");
        row("draw --groups 1 --teams IN --seed 1", "table");
        row("format check IN", "format");
        row("charts check card IN", "chart");
    }

    void everyInputCanBeAPipe()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, file);
        const QHash<QString, QByteArray> files{
            {QStringLiteral("cup"), bytesOf(m_cup)},
            {QStringLiteral("results"), "stage,group,home,away,home_goals,away_goals\nx,A,Town,City,2,1\n"},
            {QStringLiteral("card"), runCli("cards show FRA-1998 --json").out.toUtf8()},
            {QStringLiteral("teams"), "BRA-1970\nFRA-1998\nITA-1982\nESP-2010\n"},
            {QStringLiteral("table"), "name,code\nTown,TWN\nCity,CTY\n"},
            {QStringLiteral("format"), runCli("format show worldcup-32").out.toUtf8()},
            {QStringLiteral("chart"), runCli("charts card").out.toUtf8()}};
        const char *endings[] = {".json", ".csv"};
        QStringList outs;
        for (const char *ending : endings) {
            const QString named =
                writtenFile(path((QByteArray("in") + ending).constData()), files.value(file));
            QStringList words = arguments.split(u' ');
            words.replaceInStrings(QStringLiteral("IN"), named);
            const CliRun run = runCli(words);
            if (run.code == 0)
                outs << QString(run.out).replace(named, QStringLiteral("IN"));
        }
        const Pipe pipe(files.value(file));
        QStringList words = arguments.split(u' ');
        words.replaceInStrings(QStringLiteral("IN"), pipe.name());
        const CliRun piped = runCli(words);
        const bool isCalendar = arguments.contains(QStringLiteral("calendar"));
        QCOMPARE(piped.err, isCalendar ? QStringLiteral("Calendar: -\n") : QString());
        QCOMPARE(piped.code, 0);
        const QString out = QString(piped.out).replace(pipe.name(), QStringLiteral("IN"));
        if (!isCalendar) // which has the time in it
            QVERIFY2(outs.contains(out), qPrintable(out + QStringLiteral("\n---\n") + outs.join(u'\n')));
        QVERIFY(!out.isEmpty());
    }

    void standardInputIsAFileToo()
    {
        const int before = ::dup(STDIN_FILENO);
        const Pipe pipe(bytesOf(m_cup));
        QVERIFY(::dup2(pipe.handle(), STDIN_FILENO) >= 0);
        const CliRun run = runCli("standings -");
        ::dup2(before, STDIN_FILENO);
        ::close(before);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, runCli({QStringLiteral("standings"), m_cup}).out);
    }

    void aLeagueDoesNotComeThroughAPipe()
    {
        const Pipe first(leagueBytes());
        const CliRun standings = runCli({QStringLiteral("standings"), first.name()});
        QCOMPARE(standings.code, 1);
        QVERIFY2(standings.err.contains(QStringLiteral("Leagues cannot be read from a pipe")),
                 qPrintable(standings.err));
        const Pipe second(leagueBytes());
        VERIFY_REFUSED(
            runCli({QStringLiteral("league"), QStringLiteral("play"), second.name()}),
            QStringList{second.name() + QStringLiteral(": A league cannot be read from a pipe. Give "
                                                       "the name of its file.")});
    }

    void aCupThatCameThroughAPipeIsNotChangedThere()
    {
        const Pipe pipe(bytesOf(m_cup));
        const CliRun run = runCli(
            {QStringLiteral("correct"), pipe.name(), QStringLiteral("--score"), QStringLiteral("1=5-0")});
        QVERIFY(run.code != 0);
        QCOMPARE(run.out, QString());
    }
};

TOUCHLINE_TEST(TestOutputVerbs)

} // namespace test_output_verbs

#include "test_output_verbs.moc"
