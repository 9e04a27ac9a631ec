// SPDX-License-Identifier: GPL-3.0-or-later
// match and explain: --knockout and what goes with it.
#include "models/words/common/tie_text.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_decision_options {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// FRX against TUX in a Quick Play knockout with two dice; powers 9 and 8.
CliRun quick(const char *dice, const QString &options)
{
    const QTemporaryDir folder;
    const QString path = writtenFile(folder.filePath(QStringLiteral("q.rolls")), dice);
    return runCli(QStringLiteral("match tests/data/cli/FRX.json tests/data/cli/TUX.json --level quick "
                                 "--knockout --rolls %1 %2")
                      .arg(path, options)
                      .split(u' ', Qt::SkipEmptyParts));
}

/// The result and what is said of the tie.
QString resultLines(const QString &out)
{
    QStringList lines = out.split(u'\n', Qt::SkipEmptyParts);
    lines.removeLast(); // game, level, seed
    while (!lines.isEmpty() && !lines.first().startsWith(QLatin1String("France")))
        lines.removeFirst();
    return lines.join(u'|');
}

/// The first seed of this knockout match whose telling has these words.
int seedWith(const QString &match, const char *words)
{
    for (int seed = 1; seed < 1000; ++seed)
        if (runCli(QStringLiteral("%1 --seed %2").arg(match).arg(seed).split(u' '))
                .out.contains(QString::fromUtf8(words)))
            return seed;
    return -1;
}

} // namespace

class TestDecisionOptions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void theResultOfATie_data()
    {
        QTest::addColumn<QByteArray>("dice");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("tieWinner");
        const auto row = [](const char *name, const char *dice, const char *options, const char *lines,
                            const char *tieWinner) {
            QTest::newRow(name) << QByteArray(dice) << QString::fromUtf8(options) << QString::fromUtf8(lines)
                                << QString::fromUtf8(tieWinner);
        };
        row("won on aggregate", "8\n5\n", "--first-leg 1-2",
            "France 1998 3–1 Turkey 2002|France 1998 win 4–3 on aggregate", "home");
        row("the visitors go through", "4\n5\n", "--first-leg 1-2",
            "France 1998 1–1 Turkey 2002|Turkey 2002 win 3–2 on aggregate", "away");
        row("away goals", "4\n5\n", "--first-leg 0-0 --away-goals",
            "France 1998 1–1 Turkey 2002|1–1 on aggregate, away goals decide: Turkey 2002 win", "away");
        row("criteria", "4\n5\n", "--first-leg 0-0",
            "France 1998 1–1 Turkey 2002|1–1 on aggregate, level|France 1998 win on criteria: better result "
            "at a World Cup",
            "home");
        row("a replay or lots", "4\n5\n", "--first-leg 0-0 --no-shoot-out",
            "France 1998 1–1 Turkey 2002|1–1 on aggregate, a replay or lots decide", "");
        row("a replay of one match", "4\n5\n", "--no-shoot-out",
            "France 1998 1–1 Turkey 2002|Level: a replay or lots decide", "-");
        row("one match", "8\n5\n", "--no-shoot-out", "France 1998 3–1 Turkey 2002", "-");
    }

    void theResultOfATie()
    {
        QFETCH(QByteArray, dice);
        QFETCH(QString, options);
        QFETCH(QString, lines);
        QFETCH(QString, tieWinner);
        const CliRun run = quick(dice.constData(), options);
        QCOMPARE(run.err, QString());
        QCOMPARE(resultLines(run.out), lines);
        const QJsonObject match = quick(dice.constData(), options + QStringLiteral(" --json")).json();
        QCOMPARE(match.contains(QStringLiteral("tie_winner")), tieWinner != QLatin1String("-"));
        QCOMPARE(match.contains(QStringLiteral("aggregate")), tieWinner != QLatin1String("-"));
        if (tieWinner != QLatin1String("-"))
            QCOMPARE(match.value(QStringLiteral("tie_winner")).toString(), tieWinner);
    }

    void machinesGetBothLegs()
    {
        const QJsonObject match = quick("8\n5\n", QStringLiteral("--first-leg 1-2 --json")).json();
        QCOMPARE(match.value(QStringLiteral("first_leg")).toArray(), (QJsonArray{1, 2}));
        QCOMPARE(match.value(QStringLiteral("aggregate")).toArray(), (QJsonArray{4, 3}));
        QCOMPARE(match.value(QStringLiteral("score")).toArray(), (QJsonArray{3, 1}));
    }

    void quickPlayWithoutScoresHasNoTwoLegs()
    {
        VERIFY_PROBLEMS(quick("8\n5\n", QStringLiteral("--first-leg 1-2 --options quick_scores=off")),
                        QStringList{QStringLiteral(
                            "options.quick_scores: Two legs are added up: Quick Play needs its scores for "
                            "that.")});
    }

    void aSecondLegIsTold_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("file");
        QTest::newRow("short") << QStringLiteral("match") << QStringLiteral("told_second_leg.txt");
        QTest::newRow("every attempt")
            << QStringLiteral("match --narrate") << QStringLiteral("narrated_second_leg.txt");
        QTest::newRow("explained") << QStringLiteral("explain") << QStringLiteral("explained_second_leg.txt");
    }

    /// Level on aggregate and on away goals after 90 minutes, then a golden goal.
    void aSecondLegIsTold()
    {
        QFETCH(QString, verb);
        QFETCH(QString, file);
        const QString match =
            QStringLiteral(" BRA-1970 ITA-1970 --knockout --first-leg 1-2 --away-goals --golden-goal");
        static const int seed = seedWith(QStringLiteral("match") + match, ", golden goal)");
        QVERIFY(seed > 0);
        const CliRun run = runCli((verb + match + QStringLiteral(" --seed %1").arg(seed)).split(u' '));
        QCOMPARE(run.code, 0);
        QVERIFY2(
            run.out.contains(QString::fromUtf8("After 90 minutes: 2–1, 3–3 on aggregate, away goals 1–1")),
            qPrintable(run.out));
        QCOMPARE(run.out.count(QLatin1String(", golden goal")), verb == QLatin1String("match") ? 1 : 2);
        COMPARE_GOLDEN(file, run.out);
    }

    void aSilverGoalIsToldAtHalfTimeOfExtraTime()
    {
        const QString match = QStringLiteral("match BRA-1970 ITA-1970 --knockout --silver-goal");
        const int early = seedWith(match, "Half-time of extra time: 1–0\n\nBrazil 1970 1–0 (a.e.t.)");
        QVERIFY(early > 0);
        const int late = seedWith(match, "Extra time, second period");
        QVERIFY(late > 0);
        const QString out = runCli(QStringLiteral("%1 --seed %2").arg(match).arg(late).split(u' ')).out;
        static const QRegularExpression levelAtHalfTime(
            QStringLiteral("Half-time of extra time: (\\d+)–\\1\\n.*After extra time: "),
            QRegularExpression::DotMatchesEverythingOption);
        QVERIFY2(levelAtHalfTime.match(out).hasMatch(), qPrintable(out));
    }

    void withoutExtraTimeTheKicksFollow()
    {
        const QString match = QStringLiteral("match BRA-1970 ITA-1970 --knockout --no-extra-time");
        const int seed = seedWith(match, " pens)");
        QVERIFY(seed > 0);
        const QJsonObject played =
            runCli(QStringLiteral("%1 --json --seed %2").arg(match).arg(seed).split(u' ')).json();
        QVERIFY(played.value(QStringLiteral("extra_time")).isNull());
        QCOMPARE(played.value(QStringLiteral("decided_by")).toString(), QStringLiteral("shoot_out"));
    }

    void aShootOutOfATieIsTold()
    {
        const QString match = QStringLiteral("match BRA-1970 ITA-1970 --knockout --first-leg 1-2");
        QVERIFY(seedWith(match, "3–3 on aggregate, Italy 1970 win the shoot-out\n") > 0);
    }

    void itComesBackFromTheLog()
    {
        const QString log = m_folder.filePath(QStringLiteral("log.json"));
        for (const char *options : {"--first-leg 1-2 --away-goals --golden-goal",
                                    "--first-leg 0-0 --silver-goal", "--no-extra-time --no-shoot-out",
                                    "--no-shoot-out --level quick", "--silver-goal --level premier"}) {
            const QStringList match = QStringLiteral("BRA-1970 ITA-1970 --knockout --seed 7 %1")
                                          .arg(QString::fromUtf8(options))
                                          .split(u' ');
            const CliRun played =
                runCli(QStringList{QStringLiteral("match")} + match +
                       QStringList{QStringLiteral("--log"), log, QStringLiteral("--force")});
            QCOMPARE(played.code, 0);
            QVERIFY(bytesOf(log).contains("\"decision\": {"));
            QCOMPARE(runCli({QStringLiteral("explain"), QStringLiteral("--log"), log}).out,
                     runCli(QStringList{QStringLiteral("explain")} + match).out);
            const CliRun again = runCli({QStringLiteral("replay"), log});
            QCOMPARE(again.err, QString());
            QVERIFY2(again.out.contains(played.out.section(u'\n', -3, -3)), qPrintable(again.out));
        }
    }

    void awayGoalsOfNormalTimeAloneAreTold()
    {
        DecisionRules rules;
        rules.needsWinner = true;
        rules.firstLeg = Score{0, 1};
        rules.awayGoals = true;
        QCOMPARE(aggregateText(rules, {2, 1}, {1, 0}), QString::fromUtf8("2–2 on aggregate, away goals 0–1"));
        rules.awayGoalsInExtraTime = false;
        QCOMPARE(aggregateText(rules, {2, 1}, {1, 0}), QString::fromUtf8("2–2 on aggregate, away goals 0–0"));
        QCOMPARE(aggregateText(rules, {1, 1}, {1, 1}), QString::fromUtf8("1–2 on aggregate"));
        rules.needsWinner = false;
        QCOMPARE(aggregateText(rules, {1, 1}, {1, 1}), QString());
    }
};

TOUCHLINE_TEST(TestDecisionOptions)

} // namespace test_decision_options

#include "test_decision_options.moc"
