// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line shows of what others wrote: no name commands the terminal, no password is shown, an
// error keeps its sentence; and no input is so long that it fills the memory.
#include "core/base/input_file.h"
#include "core/base/json_reader.h"
#include "core/base/visible_text.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_shown_text {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString evilName = QStringLiteral("Evil\u001b[2J\u009b1m\u202e\u007f");
const QString shownName = QStringLiteral("Evil␛[2J<U+009B>1m<U+202E>␡");

QStringList commands(const char *line, const QString &file)
{
    QStringList arguments = QString::fromUtf8(line).split(u' ');
    arguments.replaceInStrings(QStringLiteral("FILE"), file);
    return arguments;
}

bool hasCommand(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar letter) { return isInvisibleCommand(letter) && letter != u'\n'; });
}

} // namespace

class TestShownText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signsStandForControlCharacters()
    {
        QCOMPARE(visibleText(evilName, LineEnds::Show), shownName);
        QCOMPARE(visibleText(QStringLiteral("a\nb\tc"), LineEnds::Keep), QStringLiteral("a\nb\tc"));
        QCOMPARE(visibleText(QStringLiteral("a\nb\tc"), LineEnds::Show), QStringLiteral("a␊b␉c"));
        QCOMPARE(visibleText(QStringLiteral("Müller 東京 \u200f"), LineEnds::Show),
                 QStringLiteral("Müller 東京 \u200f"));
    }

    void namesDoNotCommandTheTerminal_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"standings FILE --rules league-3-1-0", "bracket FILE --template cup-2"})
            QTest::newRow(command) << QString::fromUtf8(command);
    }

    void namesDoNotCommandTheTerminal()
    {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        const QString file =
            writtenFile(folder.filePath(QStringLiteral("results.csv")),
                        "home,away,home_goals,away_goals\n\"" + evilName.toUtf8() + "\nnext\",Town,2,1\n");
        const CliRun run = runCli(commands(qPrintable(command), file));
        QVERIFY2(!hasCommand(run.out) && !hasCommand(run.err), qPrintable(run.out + run.err));
        QVERIFY2((run.out + run.err).contains(shownName), qPrintable(run.out + run.err));
        // A name does not begin a line of its own.
        QVERIFY2(!(run.out + run.err).contains(QStringLiteral("\nnext")), qPrintable(run.out + run.err));
    }

    void jsonIsExactAndHarmless()
    {
        const QTemporaryDir folder;
        const QString name = evilName + QStringLiteral("\nnext");
        const QString file =
            writtenFile(folder.filePath(QStringLiteral("results.csv")),
                        "home,away,home_goals,away_goals\n\"" + name.toUtf8() + "\",Town,2,1\n");
        const CliRun run = runCli(commands("standings FILE --rules league-3-1-0 --json", file));
        QCOMPARE(run.code, 0);
        QVERIFY(!hasCommand(run.out));
        const QJsonObject group = run.json().value(QStringLiteral("groups")).toArray().first().toObject();
        const QJsonObject row = group.value(QStringLiteral("rows")).toArray().first().toObject();
        // A name is one line: a new line in it is read as a space.
        QCOMPARE(row.value(QStringLiteral("team")).toString(), evilName + QStringLiteral(" next"));
        const QJsonObject object{{name, name}};
        QVERIFY(!hasCommand(QString::fromUtf8(writtenJson(object))));
        QCOMPARE(QJsonDocument::fromJson(writtenJson(object)).object(), object);
    }

    void passwordsAreNotShown_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command :
             {"league info postgresql://anna:secret@127.0.0.1:1/club",
              "league info postgres:/anna:secret@host/db",
              "league info postgresql://anna@host/db?password=secret",
              "league info postgresql://anna:a@secret@h/d", "league info postgresql://anna:sec/secret@h/d",
              "verify postgresql://anna:secret@host:port/db",
              "standings postgresql://anna:secret@host/db --rules league-3-1-0",
              "postgresql://anna:secret@host/db",
              "cup league-4 --out /no/such/postgresql://anna:secret@host/db",
              "league new postgresql://anna:secret@host/db --name Club",
              "match ENG-1966 GER-1966 --seed postgresql://anna:secret@host/db"})
            QTest::newRow(command) << QString::fromUtf8(command);
    }

    void passwordsAreNotShown()
    {
        QFETCH(QString, command);
        const CliRun run = runCli(command.split(u' '));
        QVERIFY(run.code != 0);
        QVERIFY(!run.err.isEmpty());
        QVERIFY2(!(run.out + run.err).contains(QStringLiteral("secret")), qPrintable(run.out + run.err));
    }

    void anErrorKeepsItsSentence()
    {
        const Error conflict{
            Fault::Conflict,
            {"It was changed by %1 %2. Nothing is lost.", {QStringLiteral("W2"), QStringLiteral("just now")}},
            {{QStringLiteral("W2"), {"Theirs: %1", {QStringLiteral("2-1")}}, {}},
             {QStringLiteral("W1"), {"Yours: %1", {QStringLiteral("3-1")}}, {}}}};
        QString text;
        QTextStream err(&text);
        cli::Streams streams{err, err};
        QCOMPARE(cli::printError(streams, conflict, QStringLiteral("postgresql://anna:secret@host/db")), 1);
        const QString prefix = QStringLiteral("postgresql://anna:***@host/db: ");
        QCOMPARE(text.split(u'\n', Qt::SkipEmptyParts),
                 (QStringList{prefix + QStringLiteral("It was changed by W2 just now. Nothing is lost."),
                              prefix + QStringLiteral("W2: Theirs: 2-1"),
                              prefix + QStringLiteral("W1: Yours: 3-1")}));
    }

    /// Of an input that cannot be used too: what happened, then a line for each problem; a sentence that a
    /// problem says again only once.
    void whatHappenedComesBeforeWhatItIsAbout_data()
    {
        QTest::addColumn<Fault>("fault");
        for (const Fault fault : {Fault::BadInput, Fault::Refused, Fault::NotFound, Fault::Damaged})
            QTest::addRow("fault %d", static_cast<int>(fault)) << fault;
    }
    void whatHappenedComesBeforeWhatItIsAbout()
    {
        QFETCH(Fault, fault);
        const auto printed = [fault](const Problems &problems) {
            QString text;
            QTextStream err(&text);
            cli::Streams streams{err, err};
            (void)cli::printError(streams,
                                  {fault, {"The list has problems. Nothing was read.", {}}, problems},
                                  QStringLiteral("list.csv"));
            return text.split(u'\n', Qt::SkipEmptyParts);
        };
        QCOMPARE(printed({{QStringLiteral("line 2"), {"No team.", {}}, {"Write one.", {}}},
                          {QStringLiteral("postgresql://anna:secret@host/db"), {"No goals.", {}}, {}}}),
                 (QStringList{QStringLiteral("list.csv: The list has problems. Nothing was read."),
                              QStringLiteral("list.csv: line 2: No team. Write one."),
                              QStringLiteral("list.csv: postgresql://anna:***@host/db: No goals.")}));
        QCOMPARE(printed({{{}, {"The list has problems. Nothing was read.", {}}, {}}}),
                 QStringList{QStringLiteral("list.csv: The list has problems. Nothing was read.")});
    }

    void everyInputHasALimit_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command :
             {"cards check FILE.json", "standings FILE.csv --rules league-3-1-0",
              "bracket FILE.csv --template cup-2", "suspensions FILE.csv --rules fifa-2022",
              "format check FILE.json", "format show FILE.json", "match ENG-1966 GER-1966 --rolls FILE.txt",
              "match ENG-1966 GER-1966 --chart strategy=FILE.csv", "replay FILE.json",
              "correct FILE.json --match 1 --score 1-0", "season FILE.json",
              "draw --groups 2 --teams FILE.csv", "draw --groups 2 --teams FILE.txt",
              "schedule --teams FILE.txt", "statistics FILE.json",
              "decide FILE.json --team A --player B --lift --reason x", "export FILE.json --calendar -",
              "league import FILE.touchline FILE.json"})
            QTest::newRow(command) << QString::fromUtf8(command);
    }

    void everyInputHasALimit()
    {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        for (const char *suffix : {".json", ".csv", ".txt"}) {
            QFile huge(folder.filePath(QStringLiteral("huge")) + QLatin1String(suffix));
            QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(mostLeagueBytes + 1));
        }
        const CliRun run = runCli(commands(qPrintable(command), folder.filePath(QStringLiteral("huge"))));
        QVERIFY(run.code != 0);
        QVERIFY2(run.err.contains(QStringLiteral("MiB")), qPrintable(run.err));
    }

    /// A file within the limit of bytes must not take many times its size.
    void aFileOfVeryManyLinesIsRefused()
    {
        const QTemporaryDir folder;
        const QString path =
            writtenFile(folder.filePath(QStringLiteral("teams.txt")), QByteArray("a\n").repeated(1'000'001));
        VERIFY_REFUSED(runCli({QStringLiteral("schedule"), QStringLiteral("--teams"), path}),
                       QStringList{path + QStringLiteral(" is too long: more than 1000000 lines.")});
    }

    /// Small parts, of which a tree takes thirty times as much.
    void jsonOfVeryManyPartsIsRefused()
    {
        const QTemporaryDir folder;
        const QString path = writtenFile(folder.filePath(QStringLiteral("wide.json")),
                                         "{\"a\": [" + QByteArray("{\"\":1},").repeated(3'000'000) + "1]}");
        for (const char *verb : {"cards check %1", "format check %1", "season %1", "replay %1",
                                 "statistics %1", "standings %1", "correct %1 --match 1 --score 1-0"}) {
            const CliRun run = runCli(QString::fromUtf8(verb).arg(path).split(u' '));
            QCOMPARE(run.code, 1);
            QVERIFY2(run.err.contains(QStringLiteral("more than 512 MiB of memory")), qPrintable(run.err));
        }
    }

    void endlessInputIsRefused()
    {
        const CliRun run = runCli("cards check /dev/zero");
        QCOMPARE(run.code, 1);
        QCOMPARE(run.err, QStringLiteral("/dev/zero is a device. Give a file or a pipe.\n"));
    }
};

TOUCHLINE_TEST(TestShownText)

} // namespace test_shown_text

#include "test_shown_text.moc"
