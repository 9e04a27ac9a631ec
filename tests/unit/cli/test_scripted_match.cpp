// SPDX-License-Identifier: GPL-3.0-or-later
// A match whose dice and choices come from files, and matches with charts and conditions of one's own.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace test_scripted_match {

using namespace touchline::testing;

namespace {

const QString rollsFile = QStringLiteral("tests/data/cli/premier.rolls");
const QString choicesFile = QStringLiteral("tests/data/cli/premier.choices");

/// FRX against TUX at a level.
CliRun play(const QString &level, const QStringList &more)
{
    return runCli(QStringList{QStringLiteral("match"), QStringLiteral("tests/data/cli/FRX.json"),
                              QStringLiteral("tests/data/cli/TUX.json"), QStringLiteral("--level"), level} +
                  more);
}

CliRun playScript(const QString &rolls, const QString &choices, const QStringList &more = {})
{
    return play(QStringLiteral("premier"),
                QStringList{QStringLiteral("--knockout"), QStringLiteral("--rolls"), rolls,
                            QStringLiteral("--choices"), choices} +
                    more);
}

std::vector<QJsonObject> eventsOf(const QJsonObject &match, const char *kind)
{
    std::vector<QJsonObject> found;
    for (const auto &event : match.value(QStringLiteral("events")).toArray())
        if (event.toObject().value(QStringLiteral("kind")) == QLatin1String(kind))
            found.push_back(event.toObject());
    return found;
}

/// The rolls and the choices of a log, as the files that play it again.
struct Script
{
    QByteArray rolls;
    QByteArray choices;
};

Script scriptOf(const QString &logPath)
{
    Script script;
    const QJsonObject log = QJsonDocument::fromJson(bytesOf(logPath)).object();
    for (const auto &one : log.value(QStringLiteral("entries")).toArray()) {
        const QJsonObject entry = one.toObject();
        if (entry.contains(QStringLiteral("roll")))
            script.rolls += QByteArray::number(entry.value(QStringLiteral("value")).toInt()) + '\n';
        else
            script.choices += entry.value(QStringLiteral("option")).toString().toUtf8() + '\n';
    }
    return script;
}

} // namespace

class TestScriptedMatch : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString written(const char *name, const QByteArray &bytes) const
    {
        return writtenFile(m_folder.filePath(QString::fromUtf8(name)), bytes);
    }

private Q_SLOTS:
    void aMatchOfPremierLeagueIsToldInFull_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("file");
        QTest::newRow("every attempt")
            << QStringLiteral("--narrate") << QStringLiteral("narrated_premier.txt");
        QTest::newRow("in short") << QString() << QStringLiteral("told_premier.txt");
    }

    void aMatchOfPremierLeagueIsToldInFull()
    {
        QFETCH(QString, form);
        QFETCH(QString, file);
        const CliRun run = playScript(rollsFile, choicesFile, form.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(file, run.out);
    }

    void rollsAndChoicesOfAMatchGiveItAgain_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("agents");
        for (const char *level : {"basic", "advanced", "premier"})
            for (const char *agents : {"coach", "random", "solo"})
                QTest::addRow("%s %s", level, agents)
                    << QString::fromUtf8(level)
                    << QStringLiteral("--home-agent %1 --away-agent %1").arg(QLatin1String(agents));
    }

    void rollsAndChoicesOfAMatchGiveItAgain()
    {
        QFETCH(QString, level);
        QFETCH(QString, agents);
        for (int seed = 1; seed <= 8; ++seed) {
            const QString log = m_folder.filePath(QStringLiteral("log.json"));
            const QStringList common = agents.split(u' ')
                                       << QStringLiteral("--knockout") << QStringLiteral("--json");
            const CliRun first =
                play(level, common + QStringList{QStringLiteral("--seed"), QString::number(seed),
                                                 QStringLiteral("--log"), log, QStringLiteral("--force")});
            QCOMPARE(first.err, QString());
            const Script script = scriptOf(log);
            const CliRun again = play(
                level, common + QStringList{QStringLiteral("--rolls"), written("rolls", script.rolls),
                                            QStringLiteral("--choices"), written("choices", script.choices)});
            QCOMPARE(again.err, QString());
            QJsonObject expected = first.json();
            expected.insert(QStringLiteral("seed"), QJsonValue());
            QCOMPARE(again.json(), expected);
        }
    }

    void theNarrationNamesTheChoicesThatAFileTakes()
    {
        const CliRun told = playScript(rollsFile, choicesFile, {QStringLiteral("--narrate")});
        QByteArray choices;
        for (const QString &line : told.out.split(u'\n'))
            if (const QString bare = line.trimmed(); bare.startsWith(QLatin1String("> ")))
                for (const QString &one : bare.mid(2).split(QStringLiteral(" | ")))
                    choices += one.section(QStringLiteral(": "), 1).toUtf8() + "  # typed off\n";
        const CliRun again = playScript(rollsFile, written("typed", "# from the screen\n\n" + choices),
                                        {QStringLiteral("--narrate")});
        QCOMPARE(again.out, told.out);
    }

    void withoutChoicesTheComputerPlayersDecide()
    {
        // The plans are chosen between the two rolls.
        const CliRun run =
            play(QStringLiteral("advanced"), {QStringLiteral("--rolls"), written("few", "1\n")});
        VERIFY_REFUSED(
            run,
            QStringList{QStringLiteral(
                "There are too few rolls: roll 2 is missing, shot on goal (D32), a number from 1 to 100.")});
    }

    void choicesThatDoNotFitAreNamed_data()
    {
        QTest::addColumn<QByteArray>("choices");
        QTest::addColumn<QString>("sentence");
        const QByteArray good = bytesOf(choicesFile);
        QTest::newRow("none") << QByteArray("# nothing\n")
                              << QStringLiteral(
                                     "There are too few choices: choice 1 is missing, strategy and "
                                     "formation (D10) of the away side.");
        QTest::newRow("too few") << QByteArray("aggressive 3-5-2\n")
                                 << QStringLiteral(
                                        "There are too few choices: choice 2 is missing, strategy and "
                                        "formation (D11) of the home side.");
        QTest::newRow("too many") << good + "none\n"
                                  << QStringLiteral(
                                         "Too many choices: the match asked for %1, but %2 were given.")
                                         .arg(177)
                                         .arg(178);
        QStringList possible{QStringLiteral("none")};
        for (int attempts = 1; attempts <= 17; ++attempts)
            possible << QStringLiteral("long ball %1").arg(attempts);
        QTest::newRow("impossible")
            << QByteArray("aggressive 3-5-2\nnormal 4-3-3\nlong ball 18\n")
            << QStringLiteral(
                   "Choice 3, long ball or counter attack (D30) of the away side, cannot be \"long "
                   "ball 18\". Possible: %1.")
                   .arg(possible.join(QStringLiteral(", ")));
    }

    void choicesThatDoNotFitAreNamed()
    {
        QFETCH(QByteArray, choices);
        QFETCH(QString, sentence);
        const CliRun run = playScript(rollsFile, written("choices", choices));
        VERIFY_REFUSED(run, QStringList{sentence});
    }

    void aFileOfChoicesThatIsNotThereIsRefused()
    {
        const QString none = m_folder.filePath(QStringLiteral("none"));
        VERIFY_REFUSED(
            playScript(rollsFile, none),
            QStringList{QStringLiteral("The file %1 cannot be read: No such file or directory.").arg(none)});
    }

    void aSideThatPlaysAloneRollsForItsPlan()
    {
        const QStringList charts{QStringLiteral("--options"), QStringLiteral("random_strategy_formation=on"),
                                 QStringLiteral("--seed"), QStringLiteral("4"), QStringLiteral("--json")};
        const auto rolled = [&](const QStringList &agents) {
            return eventsOf(play(QStringLiteral("advanced"), charts + agents).json(), "solo_chart");
        };
        QVERIFY(rolled({}).empty());
        const auto rolls = rolled({QStringLiteral("--home-agent"), QStringLiteral("solo")});
        // Strategy and formation, in both halves.
        QCOMPARE(rolls.size(), std::size_t{4});
        for (const QJsonObject &roll : rolls)
            QCOMPARE(roll.value(QStringLiteral("side")).toString(), QStringLiteral("home"));
    }

    void theGroundIsTheHomeSidesUnlessItIsNeutral()
    {
        const QStringList seed{QStringLiteral("--seed"), QStringLiteral("4"), QStringLiteral("--narrate")};
        QVERIFY(play(QStringLiteral("premier"), seed).out.contains(QLatin1String("France 1998 at home")));
        const CliRun neutral =
            play(QStringLiteral("premier"), seed + QStringList{QStringLiteral("--neutral")});
        QVERIFY(neutral.out.contains(QLatin1String("on neutral ground")));
        QVERIFY(!neutral.out.contains(QLatin1String("come first")));
    }

    void refereesComeFromTheConference()
    {
        const QStringList ofc{QStringLiteral("--json"), QStringLiteral("--conference"),
                              QStringLiteral("OFC")};
        const QStringList countries{QStringLiteral("Dutch East Indies"), QStringLiteral("Fiji"),
                                    QStringLiteral("Israel"), QStringLiteral("New Zealand"),
                                    QStringLiteral("Tahiti")};
        for (int seed = 1; seed <= 20; ++seed) {
            const CliRun run = play(QStringLiteral("premier"),
                                    ofc + QStringList{QStringLiteral("--seed"), QString::number(seed)});
            const auto referees = eventsOf(run.json(), "referee");
            QCOMPARE(referees.size(), std::size_t{1});
            QVERIFY(countries.contains(referees[0].value(QStringLiteral("country")).toString()));
        }
        VERIFY_WRONG_USAGE(
            play(QStringLiteral("premier"), {QStringLiteral("--conference"), QStringLiteral("MOON")}),
            QStringList{QStringLiteral("There is no conference \"MOON\".")});
    }

    void aChartOfOnesOwnIsUsed()
    {
        const CliRun shipped = runCli("charts card_rolls");
        QCOMPARE(shipped.code, 0);
        const QString path = written(
            "card_rolls.csv", QByteArray(shipped.out.toUtf8()).replace("Aggressive,3", "Aggressive,5"));
        // TUX prefers to be aggressive.
        const auto most = [&](const QStringList &charts) {
            const QStringList match{QStringLiteral("--seed"), QStringLiteral("3"), QStringLiteral("--json"),
                                    QStringLiteral("--away-agent"), QStringLiteral("solo")};
            int maximum = 0;
            for (const QJsonObject &check :
                 eventsOf(play(QStringLiteral("advanced"), match + charts).json(), "check_start"))
                maximum = std::max(maximum, check.value(QStringLiteral("maximum")).toInt());
            return maximum;
        };
        QCOMPARE(most({}), 3);
        QCOMPARE(most({QStringLiteral("--chart"), QStringLiteral("card_rolls=") + path}), 5);
    }

    void chartsThatCannotBeUsedAreNamed()
    {
        const auto refused = [](const QStringList &charts) {
            return play(QStringLiteral("advanced"), charts);
        };
        const QString chart = QStringLiteral("--chart");
        const QString path = written("card.csv", "result,effect\n");
        VERIFY_NOT_DONE(refused({chart, QStringLiteral("card")}),
                        QStringList{QStringLiteral("A chart is given as NAME=FILE, not as \"card\".")});
        const QString good = written("good.csv", runCli("charts card").out.toUtf8());
        VERIFY_NOT_DONE(
            refused({chart, QStringLiteral("card=") + good, chart, QStringLiteral("card=") + good}),
            QStringList{QStringLiteral("The chart \"card\" is given twice.")});
        VERIFY_REFUSED(
            refused({chart, QStringLiteral("card=/no/such/file")}),
            QStringList{QStringLiteral("The file /no/such/file cannot be read: No such file or directory.")});
        const CliRun bad = refused({chart, QStringLiteral("card=") + path});
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.err.contains(QLatin1String("card.csv: card: ")), qPrintable(bad.err));
        const CliRun unknown = refused({chart, QStringLiteral("weather=") + path});
        QVERIFY2(unknown.err.contains(QLatin1String("No chart is called \"weather\"")),
                 qPrintable(unknown.err));
    }
};

TOUCHLINE_TEST(TestScriptedMatch)

} // namespace test_scripted_match

#include "test_scripted_match.moc"
