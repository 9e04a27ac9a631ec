// SPDX-License-Identifier: GPL-3.0-or-later
// Teams of a competition keep who plays for them; charts and levels that cannot work are in the transcripts.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_competition_options {

using namespace touchline::testing;

class TestCompetitionOptions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    [[nodiscard]] CliRun run(const QString &line) const { return typing(line, {}); }

    /// With somebody who types these lines; "@name" is that file of the folder.
    [[nodiscard]] CliRun typing(const QString &line, const QString &lines) const
    {
        CliRun result;
        QString typed = lines;
        QTextStream in(&typed);
        QTextStream out(&result.out);
        QTextStream err(&result.err);
        touchline::cli::Streams streams{out, err, false, &in};
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        result.code = touchline::cli::runCommandLine(words, streams);
        out.flush();
        err.flush();
        return result;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(path("four.txt"), "BRA-1970\nITA-2006\nFRA-1998\nGER-1954\n").isEmpty());
    }

    /// A team's own person or computer player is kept with the competition (ATCS R60).
    void teamsKeepWhoPlaysForThem()
    {
        const auto in = [this](const char *verb, const QString &rest = {}) {
            return typing(QStringLiteral("league %1 @own.touchline %2").arg(QLatin1String(verb), rest), {});
        };
        QCOMPARE(in("add", QStringLiteral("--template league-4 --level advanced --seed 1 --teams %1 --agent "
                                          "FRA-1998=person --agent BRA-1970=solo")
                               .arg(path("four.txt")))
                     .code,
                 0);
        const CliRun shown = in("teams");
        QVERIFY2(shown.out.contains(QStringLiteral("France 1998")) &&
                     shown.out.contains(QStringLiteral("person")) &&
                     shown.out.contains(QStringLiteral("solo")),
                 qPrintable(shown.out));
        // The computer plays what is its own, and stops before it plays around the person.
        const CliRun played = in("play", QStringLiteral("--to-end --json"));
        QCOMPARE(played.code, 0);
        QCOMPARE(played.json().value(QStringLiteral("matches")).toArray().size(), 1);
        QVERIFY2(played.err.contains(QStringLiteral("Your turn: match ")), qPrintable(played.err));
        const CliRun stuck = in("play");
        QCOMPARE(stuck.code, 1);
        QVERIFY2(stuck.err.contains(QStringLiteral("Your turn: match ")), qPrintable(stuck.err));
        // At the terminal the person is asked without saying so again.
        const QJsonArray open =
            in("fixtures", QStringLiteral("--next --json")).json().value(QStringLiteral("matches")).toArray();
        QCOMPARE(open.size(), 1);
        const QString number = QString::number(open.at(0).toObject().value(QStringLiteral("number")).toInt());
        const CliRun mine = typing(QStringLiteral("league play @own.touchline --fixture ") + number,
                                   QStringLiteral("1\n").repeated(5000));
        QVERIFY2(mine.code == 0, qPrintable(mine.err));
        QVERIFY(mine.out.contains(QStringLiteral("France 1998, strategy")));
        QVERIFY(!mine.out.contains(QStringLiteral("Italy 2006, strategy")) &&
                !mine.out.contains(QStringLiteral("Brazil 1970, strategy")) &&
                !mine.out.contains(QStringLiteral("Germany 1954, strategy")));
        // A command of its own, with undo.
        QCOMPARE(in("teams", QStringLiteral("--agent FRA-1998=none")).code, 0);
        QVERIFY(in("log").out.contains(QStringLiteral("France 1998: no computer player of its own")));
        QCOMPARE(in("undo").code, 0);
        QVERIFY(in("teams").out.contains(QStringLiteral("person")));
        QCOMPARE(in("redo").code, 0);
        // A wrong name further on, and nothing is changed, the ranking neither.
        const QString before = in("log").out;
        const CliRun unknown = in(
            "teams", QStringLiteral("--ranking GER-1954,BRA-1970 --agent BRA-1970=solo --agent NOBODY=solo"));
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(QStringLiteral("NOBODY")), qPrintable(unknown.err));
        QCOMPARE(in("teams", QStringLiteral("--agent BRA-1970=none --agent ITA-2006=nobody")).code, 2);
        QCOMPARE(in("log").out, before);
        // Several teams are one command; those that are not named keep theirs.
        QCOMPARE(in("teams", QStringLiteral("--agent FRA-1998=solo --agent ITA-2006=solo")).code, 0);
        QVERIFY2(in("log").out.contains(QStringLiteral("Changed who plays for 2 teams")),
                 qPrintable(in("log").out));
        QCOMPARE(in("teams").out.count(QStringLiteral("solo")), 3);
        QCOMPARE(in("undo").code, 0);
        QCOMPARE(in("teams").out.count(QStringLiteral("solo")), 1);
        const CliRun rest = in("play", QStringLiteral("--to-end"));
        QCOMPARE(rest.code, 0);
        QVERIFY2(!rest.err.contains(QStringLiteral("Your turn")), qPrintable(rest.err));
        QVERIFY(in("play").err.contains(QStringLiteral("is over")));
        QCOMPARE(run(QStringLiteral("verify @own.touchline")).code, 0);
        // A cup is played at once: no person can take part in it.
        QCOMPARE(run(QStringLiteral("cup --agent BRA-1970=person")).code, 2);
    }
};

TOUCHLINE_TEST(TestCompetitionOptions)

} // namespace test_competition_options

#include "test_competition_options.moc"
