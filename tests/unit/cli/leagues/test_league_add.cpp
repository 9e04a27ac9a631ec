// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_league_add {

using namespace touchline::testing;

class TestLeagueAdd : public QObject
{
    Q_OBJECT

private:
    QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// "league add PLACE ..." with words apart by spaces; "@name" is that file of the folder.
    CliRun add(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        return runCli(QStringList{QStringLiteral("league"), QStringLiteral("add")} + words);
    }

    CliRun in(const char *verb, const char *place, const QStringList &more = {}) const
    {
        return runCli(QString::fromLatin1(verb).split(u' ') + QStringList{at(place)} + more);
    }

    static QJsonArray matches(const CliRun &run)
    {
        return run.json().value(QStringLiteral("matches")).toArray();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(at("clubs.txt"), "North End\nSouth End\nEast Side\nWest Side\n").isEmpty());
        QVERIFY(!writtenFile(at("cards.txt"), "BRA-1970\nITA-2006\nFRA-1998\nGER-1954\n").isEmpty());
    }

    void nothingIsPlayedAndEveryFixtureIsThere()
    {
        const CliRun made = add(QStringLiteral("@a.touchline --template league-4 --teams @clubs.txt "
                                               "--places listed --first 2026-09-05 --every 14 --json"));
        QVERIFY2(made.code == 0 && made.err.isEmpty(), qPrintable(made.err));
        QCOMPARE(made.json().value(QStringLiteral("teams")).toInt(), 4);
        QCOMPARE(made.json().value(QStringLiteral("new_teams")).toInt(), 4);
        QCOMPARE(made.json().value(QStringLiteral("matches")).toInt(), 12);
        QCOMPARE(made.json().value(QStringLiteral("first")).toString(), QStringLiteral("2026-09-05"));
        QCOMPARE(made.json().value(QStringLiteral("last")).toString(), QStringLiteral("2026-11-14"));
        const QJsonArray all = matches(in("league fixtures", "a.touchline", {QStringLiteral("--json")}));
        QCOMPARE(all.size(), 12);
        for (const QJsonValue &one : all) {
            QVERIFY(!one.toObject().contains(QStringLiteral("score")));
            QVERIFY(one.toObject().contains(QStringLiteral("date")));
        }
        // In the order of the list: 1 plays 2 first.
        const QJsonObject first = all.first().toObject();
        QCOMPARE((QStringList{first.value(QStringLiteral("home")).toString(),
                              first.value(QStringLiteral("away")).toString()}),
                 (QStringList{QStringLiteral("North End"), QStringLiteral("South End")}));
        QVERIFY2(in("verify", "a.touchline").code == 0, "verify");
    }

    void reportPlayAndTablesFollow()
    {
        QCOMPARE(add(QStringLiteral("@b.touchline --template league-4 --teams @cards.txt --seed 3 "
                                    "--name Classics --level advanced"))
                     .code,
                 0);
        QCOMPARE(in("league report", "b.touchline", {QStringLiteral("1"), QStringLiteral("2-1")}).code, 0);
        const CliRun open =
            in("league fixtures", "b.touchline", {QStringLiteral("--open"), QStringLiteral("--json")});
        QCOMPARE(matches(open).size(), 11);
        const CliRun played = in("league play", "b.touchline", {QStringLiteral("--json")});
        QVERIFY2(played.code == 0, qPrintable(played.err));
        QCOMPARE(matches(played).size(), 1);
        QCOMPARE(in("league play", "b.touchline", {QStringLiteral("--to-end")}).code, 0);
        const CliRun over = in("league play", "b.touchline");
        VERIFY_REFUSED(over, QStringList{QStringLiteral("Classics is over: all matches are played.")});
        const CliRun ofOne =
            in("league fixtures", "b.touchline", {QStringLiteral("--team"), QStringLiteral("Brazil 1970")});
        QCOMPARE(ofOne.out.count(QStringLiteral("Brazil 1970")), 6);
        QVERIFY(ofOne.out.startsWith(QLatin1String("Matchday 1\n")));
    }

    void aFormatOfOnesOwnIsTakenEverywhere()
    {
        const CliRun shown = runCli("format show groups-2x2-1");
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QJsonObject format = shown.json();
        format.insert(QStringLiteral("title"), QStringLiteral("Village cup"));
        format.insert(QStringLiteral("name"), QStringLiteral("village"));
        QVERIFY(!writtenFile(at("village.json"), QJsonDocument(format).toJson()).isEmpty());
        const CliRun made = add(QStringLiteral("@c.touchline --template @village.json --teams @clubs.txt"));
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY2(made.out.contains(QLatin1String("Village cup")), qPrintable(made.out));
        const CliRun cup = runCli({QStringLiteral("cup"), QStringLiteral("--template"), at("village.json"),
                                   QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--json")});
        QVERIFY2(cup.code == 0, qPrintable(cup.err));
        QCOMPARE(cup.json().value(QStringLiteral("template")).toString(), QStringLiteral("village"));
        QCOMPARE(runCli({QStringLiteral("format"), QStringLiteral("show"), at("village.json")}).json(),
                 format);
        QVERIFY(!writtenFile(at("broken.json"), "{\"name\": \"x\"}").isEmpty());
        const CliRun broken = add(QStringLiteral("@never.touchline --template @broken.json"));
        QCOMPARE(broken.code, 1);
        QVERIFY(broken.problemLines().constFirst().startsWith(at("broken.json") + QStringLiteral(": ")));
        // What is refused leaves no league behind.
        QVERIFY(!QFileInfo::exists(at("never.touchline")));
    }

    void rulesAndNameAreThoseAskedFor()
    {
        QCOMPARE(add(QStringLiteral("@d.touchline --template league-4 --teams @clubs.txt --places listed "
                                    "--rules league-2-1-0 --name Oldies"))
                     .code,
                 0);
        QCOMPARE(in("league report", "d.touchline", {QStringLiteral("1"), QStringLiteral("2-1")}).code, 0);
        const QJsonObject tables = in("standings", "d.touchline", {QStringLiteral("--json")}).json();
        QCOMPARE(tables.value(QStringLiteral("rules")).toString(), QStringLiteral("league-2-1-0"));
        const QJsonObject group = tables.value(QStringLiteral("groups")).toArray().first().toObject();
        const QJsonObject top = group.value(QStringLiteral("rows")).toArray().first().toObject();
        QCOMPARE(top.value(QStringLiteral("points")).toInt(), 2);
        QVERIFY(in("league info", "d.touchline").out.contains(QLatin1String("Oldies")));
    }

    void archivedCompetitionsAreMarked()
    {
        for (const char *name : {"Old", "New"})
            QCOMPARE(add(QStringLiteral("@arc.touchline --template league-4 --teams @clubs.txt --name ") +
                         QLatin1String(name))
                         .code,
                     0);
        {
            const auto league =
                touchline::League::open(at("arc.touchline"), {QStringLiteral("Anna"), false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)
                        ->competitions()
                        .setArchived((*league)->competitions().all()->front().id, true)
                        .has_value());
        }
        const QString text = in("league info", "arc.touchline").out;
        QCOMPARE(text.count(QStringLiteral("played, archived")), 1);
        const QJsonArray all = in("league info", "arc.touchline", {QStringLiteral("--json")})
                                   .json()
                                   .value(QStringLiteral("competitions"))
                                   .toArray();
        QCOMPARE(all.size(), 2);
        for (const auto &one : all)
            QCOMPARE(one.toObject().value(QStringLiteral("archived")).toBool(),
                     one.toObject().value(QStringLiteral("name")).toString() == QStringLiteral("Old"));
    }

    void clubsOfTheLeagueAreKnownAgain()
    {
        QCOMPARE(add(QStringLiteral("@e.touchline --template league-4 --teams @clubs.txt --name One")).code,
                 0);
        const CliRun again =
            add(QStringLiteral("@e.touchline --template cup-4 --teams league --name Two --json"));
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(again.json().value(QStringLiteral("new_teams")).toInt(), 0);
        // A slip of the keyboard makes a new club: it is said.
        QVERIFY(!writtenFile(at("slip.txt"), "north end\nSouht End\nEast Side\nWest Side\n").isEmpty());
        const CliRun slip =
            add(QStringLiteral("@e.touchline --template league-4 --teams @slip.txt --name Three --json"));
        QCOMPARE(slip.code, 0);
        QCOMPARE(slip.json().value(QStringLiteral("new_teams")).toInt(), 1);
        QCOMPARE(slip.errorLines(),
                 QStringList{QStringLiteral("Souht End is a new team. Did you mean South End?")});
        QCOMPARE(in("league info", "e.touchline", {QStringLiteral("--json")})
                     .json()
                     .value(QStringLiteral("teams"))
                     .toInt(),
                 5);
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *line, int code, const char *what) {
            QTest::newRow(line) << QString::fromUtf8(line) << code << QString::fromUtf8(what);
        };
        row("", 2, "Missing PLACE: the league file or the address of a shared league.");
        row("@x.touchline", 2,
            "Choose a format with --template NAME or FILE; \"--template list\" prints the names.");
        row("@x.touchline --template league-4 --places best", 2, "--places is drawn or listed.");
        row("@x.touchline --template league-4 --places listed", 2, "--places listed needs --teams.");
        row("@x.touchline --template league-4 --first soon", 2,
            "--first takes a date such as 2026-08-15, not \"soon\".");
        row("@x.touchline --template leage-4", 2, "There is no format \"leage-4\". Did you mean league-4?");
        row("@x.touchline --template league-4 --rules fancy --teams @clubs.txt", 2,
            "There are no rules \"fancy\". Did you mean france?");
        row("@x.touchline --template league-5 --teams @clubs.txt --places listed", 1,
            "League of 5 teams has 5 teams, not 4.");
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        QFETCH(QString, what);
        const CliRun run = add(line);
        QVERIFY2(run.code == code && !run.errorLines().isEmpty() &&
                     run.errorLines().constFirst().startsWith(what),
                 qPrintable(run.err));
        QCOMPARE(run.out, QString());
        // What is refused leaves no league behind.
        QVERIFY(!QFileInfo::exists(at("x.touchline")));
    }
};

TOUCHLINE_TEST(TestLeagueAdd)

} // namespace test_league_add

#include "test_league_add.moc"
