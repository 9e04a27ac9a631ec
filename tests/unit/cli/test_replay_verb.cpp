// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_replay_verb {

using namespace touchline::testing;

namespace {

QByteArray written(const QJsonObject &object)
{
    return QJsonDocument(object).toJson();
}

} // namespace

class TestReplayVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;
    QJsonObject m_log;

    /// Replays the log with another text.
    [[nodiscard]] CliRun replayOf(const QByteArray &bytes) const
    {
        return runCli(
            {QStringLiteral("replay"), writtenFile(m_folder.filePath(QStringLiteral("other.json")), bytes)});
    }

    [[nodiscard]] QStringList named(const char *problem) const
    {
        return {m_folder.filePath(QStringLiteral("other.json")) + QStringLiteral(": ") +
                QString::fromUtf8(problem)};
    }

    /// The log with another value in one of its entries.
    [[nodiscard]] QJsonObject logWith(qsizetype entry, const char *key, const QJsonValue &value) const
    {
        QJsonObject log = m_log;
        QJsonArray entries = log.value(QStringLiteral("entries")).toArray();
        QJsonObject changed = entries.at(entry).toObject();
        changed.insert(QLatin1String(key), value);
        entries[entry] = changed;
        log.insert(QStringLiteral("entries"), entries);
        return log;
    }

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(QStringLiteral("match.json"));
        const CliRun run = runCli({QStringLiteral("match"), QStringLiteral("tests/data/cli/FRX.json"),
                                   QStringLiteral("tests/data/cli/TUX.json"), QStringLiteral("--rolls"),
                                   QStringLiteral("tests/data/cli/t56.rolls"), QStringLiteral("--log"),
                                   m_path, QStringLiteral("--force")});
        QCOMPARE(run.code, 0);
        m_log = QJsonDocument::fromJson(bytesOf(m_path)).object();
        QCOMPARE(m_log.value(QStringLiteral("format")).toString(), QStringLiteral("touchline match log"));
    }

    void aReplayTellsTheSameMatch_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("basic") << QStringLiteral("--seed 1");
        QTest::newRow("quick") << QStringLiteral("--seed 2 --level quick");
        QTest::newRow("shoot-out") << QStringLiteral(
            "--seed 9 --knockout --home-agent random --away-agent solo");
        QTest::newRow("house rules") << QStringLiteral(
            "--seed 9 --knockout --options extra_time_periods=2,attempt_order=block");
    }

    void aReplayTellsTheSameMatch()
    {
        QFETCH(QString, options);
        const QString log = m_folder.filePath(QStringLiteral("log.json"));
        for (const char *form : {"", "--json", "--narrate"}) {
            const QStringList tell = QString::fromUtf8(form).split(u' ', Qt::SkipEmptyParts);
            const CliRun match = runCli(QStringList{QStringLiteral("match"), QStringLiteral("BRA-1970"),
                                                    QStringLiteral("ITA-1970"), QStringLiteral("--log"), log,
                                                    QStringLiteral("--force")} +
                                        options.split(u' ') + tell);
            QCOMPARE(match.code, 0);
            const CliRun replay = runCli(QStringList{QStringLiteral("replay"), log} + tell);
            QCOMPARE(replay.err, QString());
            QCOMPARE(replay.code, 0);
            QCOMPARE(replay.out, match.out);
        }
    }

    void aLogThatGivesAnotherReportIsRefused()
    {
        // Roll 4 was the goal.
        VERIFY_REFUSED(replayOf(written(logWith(3, "value", 2))),
                       named("The rolls and choices in this log lead to another report than the one in it."));
        QJsonObject other = m_log;
        QJsonObject report = other.value(QStringLiteral("report")).toObject();
        report.insert(QStringLiteral("score"), QJsonArray{0, 2});
        other.insert(QStringLiteral("report"), report);
        VERIFY_REFUSED(replayOf(written(other)),
                       named("The rolls and choices in this log lead to another report than the one in it."));
    }

    void aLogThatDoesNotFitTheRulesIsRefused()
    {
        VERIFY_REFUSED(replayOf(written(logWith(0, "value", 11))),
                       named("Roll 1, kick-off (D03), must be a number 1 to 10, not 11."));
        VERIFY_REFUSED(
            replayOf(written(logWith(1, "roll", QStringLiteral("D42")))),
            named("The rolls and choices of the log stand in another order than the match asks for them."));
        QJsonObject fewer = m_log;
        QJsonArray entries = fewer.value(QStringLiteral("entries")).toArray();
        entries.removeLast();
        fewer.insert(QStringLiteral("entries"), entries);
        VERIFY_REFUSED(
            replayOf(written(fewer)),
            named(
                "There are too few rolls: roll 43 is missing, shot on goal (D32), a number from 1 to 100."));
    }

    void anotherVersionOfTheRulesIsRefused()
    {
        QJsonObject older = m_log;
        older.insert(QStringLiteral("rules_version"), 999);
        const CliRun run = replayOf(written(older));
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains(QLatin1String("version 999 of the rules")), qPrintable(run.err));
        QVERIFY2(run.err.contains(QLatin1String("The report stands")), qPrintable(run.err));
    }

    void whatIsNoLogIsRefused()
    {
        VERIFY_REFUSED(replayOf("{}"), named("This is not a Touchline match log."));
        VERIFY_REFUSED(replayOf("{\"format\": "),
                       named("This is not valid JSON: unterminated object (line 1, column 12)."));
        QJsonObject newer = m_log;
        newer.insert(QStringLiteral("format_version"), 3);
        VERIFY_REFUSED(replayOf(written(newer)),
                       named("This match log was written by another version of Touchline."));
        QJsonObject otherGame = m_log;
        otherGame.insert(QStringLiteral("game"), QStringLiteral("chess"));
        VERIFY_REFUSED(
            replayOf(written(otherGame)),
            named(
                "There is no game \"chess\". Games: atcs, fuba, champions, oldschool, simulator, by-hand."));
    }

    void everyProblemOfALogIsNamedWithItsPath()
    {
        QJsonObject broken = logWith(2, "value", QStringLiteral("62"));
        broken.insert(QStringLiteral("colour"), true);
        const CliRun run = replayOf(written(broken));
        QCOMPARE(withoutKnownKeys(run.problemLines()),
                 named("entries[2].value: This must be a whole number.") + named("colour: Unknown entry."));
        QCOMPARE(run.code, 1);
    }

    void aFileThatIsNotThereIsRefused()
    {
        const CliRun run = runCli("replay /no/such/log.json");
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.err.contains(QLatin1String("The file /no/such/log.json cannot be read")),
                 qPrintable(run.err));
    }
};

TOUCHLINE_TEST(TestReplayVerb)

} // namespace test_replay_verb

#include "test_replay_verb.moc"
