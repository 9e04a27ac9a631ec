// SPDX-License-Identifier: GPL-3.0-or-later
// World Cups as they were held: "cup --teams real", from the start or from a day on.
#include "core/competition/editions/real_edition.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace test_real_cup {

using namespace touchline;
using namespace touchline::testing;

namespace {

QStringList arguments(const QString &edition, const QStringList &more)
{
    return QStringList{QStringLiteral("cup"),     QStringLiteral("--template"), edition,
                       QStringLiteral("--teams"), QStringLiteral("real"),       QStringLiteral("--seed"),
                       QStringLiteral("7"),       QStringLiteral("--level"),    QStringLiteral("quick")} +
           more;
}

QJsonObject cupOf(const QString &edition, const QStringList &more = {})
{
    const CliRun run = runCli(arguments(edition, QStringList{QStringLiteral("--json")} + more));
    if (run.code != 0)
        qFatal("%s", qPrintable(run.err));
    return run.json();
}

QJsonObject match(const QJsonObject &cup, int number)
{
    const QJsonArray matches = cup.value(QStringLiteral("matches")).toArray();
    for (const auto &one : matches)
        if (one.toObject().value(QStringLiteral("number")).toInt() == number)
            return one.toObject();
    return {};
}

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

/// A table without the room between its columns.
QString withSingleSpaces(QString text)
{
    static const QRegularExpression room(QStringLiteral(" {2,}"));
    return text.replace(room, QStringLiteral(" "));
}

} // namespace

class TestRealCup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditionIsPlayedToItsEnd_data()
    {
        QTest::addColumn<QString>("edition");
        for (const QString &name : realEditionNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void everyEditionIsPlayedToItsEnd()
    {
        QFETCH(QString, edition);
        const QJsonObject cup = cupOf(edition);
        QVERIFY(!text(cup, "champion").isEmpty());
        QVERIFY(!text(cup, "runner_up").isEmpty());
        const QJsonArray matches = cup.value(QStringLiteral("matches")).toArray();
        for (const auto &one : matches)
            QVERIFY(one.toObject().contains(QStringLiteral("winner")));
        // As many as there are: replays apart, every real match has its day and its ground.
        QCOMPARE(text(match(cup, 1), "date").left(4), edition.right(4));
        QVERIFY(!text(match(cup, 1).value(QStringLiteral("venue")).toObject(), "stadium").isEmpty());
    }

    void withAllOfItRealTheChampionIsReal_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("champion");
        const auto row = [](const char *edition, const char *champion) {
            QTest::newRow(edition) << QString::fromLatin1(edition) << QString::fromLatin1(champion);
        };
        row("worldcup-1930", "Uruguay 1930");
        row("worldcup-1950", "Uruguay 1950");
        row("worldcup-1954", "Germany 1954");
        row("worldcup-1990", "Germany 1990");
        row("worldcup-2022", "Argentina 2022");
        row("worldcup-2026", "Spain 2026");
    }

    void withAllOfItRealTheChampionIsReal()
    {
        QFETCH(QString, edition);
        QFETCH(QString, champion);
        const QJsonObject cup = cupOf(edition, {QStringLiteral("--from"), QStringLiteral("2030-01-01")});
        QCOMPARE(text(cup, "champion"), champion);
        QCOMPARE(cup.value(QStringLiteral("scorers")).toArray().size(), 0);
    }

    void fromADayOnTheRestIsPlayed()
    {
        const QJsonObject cup =
            cupOf(QStringLiteral("worldcup-1954"), {QStringLiteral("--from"), QStringLiteral("1954-06-30")});
        // Real: the quarter-finals, who met was drawn.
        QCOMPARE(match(cup, 19).value(QStringLiteral("score")).toArray(), (QJsonArray{7, 5}));
        QCOMPARE(text(match(cup, 23), "home"), QStringLiteral("Hungary 1954"));
        QCOMPARE(text(match(cup, 23), "away"), QStringLiteral("Uruguay 1954"));
        QCOMPARE(text(match(cup, 24), "home"), QStringLiteral("Germany 1954"));
        QCOMPARE(text(match(cup, 26), "date"), QStringLiteral("1954-07-04"));
        const QJsonObject venue = match(cup, 26).value(QStringLiteral("venue")).toObject();
        QCOMPARE(venue, (QJsonObject{{QStringLiteral("stadium"), QStringLiteral("Wankdorf Stadium")},
                                     {QStringLiteral("city"), QStringLiteral("Bern")},
                                     {QStringLiteral("country"), QStringLiteral("Switzerland")},
                                     {QStringLiteral("zone"), QStringLiteral("Europe/Zurich")}}));
    }

    void anotherSeedChangesOnlyTheRest()
    {
        const QStringList from{QStringLiteral("--from"), QStringLiteral("1970-06-14")};
        const QJsonObject one = cupOf(QStringLiteral("worldcup-1970"), from);
        const QJsonObject other = cupOf(QStringLiteral("worldcup-1970"),
                                        from + QStringList{QStringLiteral("--seed"), QStringLiteral("8")});
        QCOMPARE(one.value(QStringLiteral("groups")), other.value(QStringLiteral("groups")));
        QCOMPARE(text(match(one, 27), "home"), QStringLiteral("Soviet Union 1970"));
        QCOMPARE(text(match(other, 27), "home"), QStringLiteral("Soviet Union 1970"));
    }

    void theGroundSaysWhoIsAtHome()
    {
        const QJsonObject cup =
            runCli("cup --template worldcup-2002 --teams real --seed 1 --level premier --json").json();
        const QJsonObject host = cup.value(QStringLiteral("host")).toObject();
        QCOMPARE(text(host, "country"), QStringLiteral("Japan"));
        QCOMPARE(host.value(QStringLiteral("teams")).toArray(),
                 (QJsonArray{QStringLiteral("South Korea 2002"), QStringLiteral("Japan 2002")}));
    }

    void theTextShowsDatesAndGrounds()
    {
        const CliRun run = runCli(arguments(QStringLiteral("worldcup-1930"),
                                            {QStringLiteral("--from"), QStringLiteral("1930-07-31")}));
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(QString::fromUtf8(
                     "4–1  Mexico 1930         1930-07-13 15:00, Estadio Pocitos, Montevideo\n")),
                 qPrintable(run.out.left(400)));
    }

    void aFileKeepsTheRealPart()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cup.json"));
        const CliRun run = runCli(arguments(
            QStringLiteral("worldcup-2018"),
            {QStringLiteral("--from"), QStringLiteral("2018-06-30"), QStringLiteral("--out"), path}));
        QCOMPARE(run.code, 0);
        const CliRun tables = runCli({QStringLiteral("standings"), path});
        QCOMPARE(tables.code, 0);
        QVERIFY2(tables.out.contains(QStringLiteral("above Senegal 2018 on conduct score (−4 to −6)")),
                 qPrintable(tables.out));
    }

    void otherTeamsPlayInOldFormats()
    {
        const CliRun run = runCli("cup --template worldcup-1950 --seed 1 --level quick --json");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QVERIFY(!text(run.json(), "champion").isEmpty());
        QVERIFY(!match(run.json(), 1).contains(QStringLiteral("date")));
    }

    /// The best are not kept apart, and another seed draws otherwise.
    void oldCupsAreDrawnOutOfOnePot()
    {
        const QTemporaryDir folder;
        QByteArray teams;
        const RealEdition real = realEdition(QStringLiteral("worldcup-1938")).value();
        for (const RealTeam &team : real.teams)
            teams += team.code.toUtf8() + '\n';
        const QString file = writtenFile(folder.filePath(QStringLiteral("teams.txt")), teams);
        std::set<QString> first;
        for (int seed = 1; seed <= 5; ++seed) {
            const CliRun run = runCli(
                QStringLiteral("cup --template worldcup-1938 --level quick --json --seed %1 --teams %2")
                    .arg(seed)
                    .arg(file)
                    .split(u' '));
            QCOMPARE(run.err, QString());
            first.insert(text(match(run.json(), 1), "home") + text(match(run.json(), 1), "away"));
        }
        QVERIFY(first.size() > 1);
    }

    void theListNamesAllFormats()
    {
        const CliRun run = runCli("cup --template list");
        QCOMPARE(run.code, 0);
        for (const char *line : {"worldcup-1930 World Cup 1930\n", "worldcup-48 World Cup with 48 teams\n",
                                 "euro-24 European Championship with 24 teams", "cup-27 knockout with byes"})
            QVERIFY2(withSingleSpaces(run.out).contains(QLatin1String(line)), qPrintable(run.out));
    }

    void whatDoesNotGoTogetherIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("code");
        const auto row = [](const char *line, const char *sentence, int code) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(sentence) << code;
        };
        row("--template worldcup-1954 --from 1954-06-26", "--from needs --teams real.", 2);
        row("--template worldcup-1954 --teams real --from soon", "\"soon\" isn't a date. Try 1954-06-26.", 2);
        row("--template worldcup-1954 --teams real --draw random",
            "--teams real has the groups of that year: leave out --draw and --relax-spread.", 2);
        row("--template worldcup-1954 --teams real --relax-spread",
            "--teams real has the groups of that year: leave out --draw and --relax-spread.", 2);
        row("--template worldcup-1954 --draw 1", "There is no draw \"1\" for World Cup 1954. Draws: random.",
            2);
    }

    void whatDoesNotGoTogetherIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, sentence);
        QFETCH(int, code);
        const CliRun run = runCli(QStringLiteral("cup %1").arg(line).split(u' '));
        QCOMPARE(run.code, code);
        QCOMPARE(run.out, QString());
        QCOMPARE(run.errorLines().constFirst(), sentence);
    }

    void aFormatWithoutAYearHasNoRealTeams()
    {
        const CliRun run = runCli("cup --template worldcup-48 --teams real");
        QCOMPARE(run.code, 2);
        QVERIFY(run.err.startsWith(QLatin1String("No real teams are known for \"worldcup-48\"")));
    }
};

TOUCHLINE_TEST(TestRealCup)

} // namespace test_real_cup

#include "test_real_cup.moc"
