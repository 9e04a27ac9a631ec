// SPDX-License-Identifier: GPL-3.0-or-later
// Players of a club's league who move, from the terminal.

#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_transfer_verb {

using namespace touchline::testing;

class TestTransferVerb : public QObject
{
    Q_OBJECT

private:
    QString at(const QString &name) const { return m_folder.filePath(name); }

    /// Words apart by spaces, "_" is a space within one; "@name" is that file of the folder.
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words) {
            if (word.startsWith(u'@'))
                word = at(word.mid(1));
            else
                word.replace(u'_', u' ');
        }
        return runCli(words);
    }
    CliRun must(const QString &line) const
    {
        const CliRun one = run(line);
        if (one.code != 0)
            qFatal("%s: %s", qPrintable(line), qPrintable(one.err));
        return one;
    }
    CliRun transfer(const QString &options) const
    {
        return run(QStringLiteral("league transfer @club.touchline ") + options);
    }
    QJsonObject fixture(int number) const
    {
        const QJsonArray all = must(QStringLiteral("league fixtures @club.touchline 1 --json"))
                                   .json()[QStringLiteral("matches")]
                                   .toArray();
        return all.at(number - 1).toObject();
    }
    /// The first match of the team from that number on.
    int matchOf(const QString &team, int from) const
    {
        for (int number = from;; ++number)
            if (fixture(number)[QStringLiteral("home")] == team ||
                fixture(number)[QStringLiteral("away")] == team)
                return number;
    }
    QString sideOf(const QString &team, int number) const
    {
        return fixture(number)[QStringLiteral("home")] == team ? QStringLiteral("home")
                                                               : QStringLiteral("away");
    }
    CliRun sheet(int number, const QString &team, const QString &player, const char *kind) const
    {
        const QString text = QStringLiteral(R"({"score": [0, 0], "completeness": "full", "events": [
            {"kind": "%1", "side": "%2", "player": "%3", "minute": 30}]})")
                                 .arg(QLatin1String(kind), sideOf(team, number), player);
        (void)writtenFile(at(QStringLiteral("sheet.json")), text.toUtf8());
        return run(QStringLiteral("league report @club.touchline 1 %1 --sheet @sheet.json").arg(number));
    }
    QString suspensions() const
    {
        return must(QStringLiteral("suspensions @club.touchline --competition 1")).out;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(
            !writtenFile(at(QStringLiteral("clubs.txt")), "Bayside\nCastle\nDockers\nMilltown\n").isEmpty());
        QVERIFY(!writtenFile(at(QStringLiteral("calendar.json")), R"({"first": "2024-09-07", "every": 7})")
                     .isEmpty());
        QVERIFY(!writtenFile(at(QStringLiteral("squads.csv")),
                             "team,name,position,shirt\nBayside,Adam Ash,GK,1\nBayside,Bert Mann,FW,9\n"
                             "Castle,Carl Cole,GK,1\nCastle,Dan Dee,FW,9\nDockers,Ed East,GK,1\n"
                             "Milltown,Fred Fox,GK,1\n")
                     .isEmpty());
        must(QStringLiteral("league add @club.touchline --seed 3 --template clubs-4x2 --teams @clubs.txt "
                            "--red-games 2 --calendar @calendar.json"));
        must(QStringLiteral("league import @club.touchline --squads @squads.csv"));
        const int first = matchOf(QStringLiteral("Bayside"), 1);
        QCOMPARE(sheet(first, QStringLiteral("Bayside"), QStringLiteral("Bert Mann"), "red").code, 0);
        QVERIFY(QFile::copy(at(QStringLiteral("club.touchline")), at(QStringLiteral("made.touchline"))));
    }

    void init()
    {
        const QString league = at(QStringLiteral("club.touchline"));
        QFile::remove(league);
        QVERIFY(QFile::copy(at(QStringLiteral("made.touchline")), league));
    }

    /// Fines follow from cards and rulings, are marked by their numbers, and never change a result.
    void finesAreListedAndTickedOff()
    {
        QCOMPARE(must(QStringLiteral("league fines @club.touchline 1")).out, QStringLiteral("No fines.\n"));
        const QString tables = must(QStringLiteral("standings @club.touchline --json")).out;
        must(QStringLiteral(
            "league rules @club.touchline 1 --fines currency=zł,red=20,yellow=5,walkover=50 --yes"));
        const auto list = [this](const char *options) {
            return must(QStringLiteral("league fines @club.touchline 1 --json ") + QLatin1String(options))
                .json();
        };
        const QJsonObject red = list("")[QStringLiteral("fines")].toArray().first().toObject();
        QCOMPARE(red[QStringLiteral("player")].toString(), QStringLiteral("Bert Mann"));
        QCOMPARE(red[QStringLiteral("cause")].toString(), QStringLiteral("red_card"));
        QCOMPARE(red[QStringLiteral("amount")].toInt(), 20);
        QCOMPARE(red[QStringLiteral("currency")].toString(), QStringLiteral("zł"));
        QCOMPARE(red[QStringLiteral("paid")].toBool(), false);
        QVERIFY(red[QStringLiteral("date")].isString());
        const QString number = red[QStringLiteral("number")].toString();
        // The loser of a walkover pays, and nobody is a player there.
        const int next = matchOf(QStringLiteral("Castle"), red[QStringLiteral("match")].toInt() + 1);
        const QString walkover =
            QStringLiteral("league correct @club.touchline --competition 1 --match %1 --walkover %2 ")
                .arg(next)
                .arg(sideOf(QStringLiteral("Castle"), next) == QLatin1String("home")
                         ? QStringLiteral("AWAY")
                         : QStringLiteral("HOME"));
        // The preview says it before it is so.
        const QString shown = must(walkover).out;
        QVERIFY2(
            shown.contains(QStringLiteral("Fines:\n  Castle: lost by walkover, match %1: 50 zł\n").arg(next)),
            qPrintable(shown));
        const QJsonObject due = must(walkover + QStringLiteral("--json"))
                                    .json()[QStringLiteral("fines")]
                                    .toArray()
                                    .first()
                                    .toObject();
        QCOMPARE(due[QStringLiteral("amount")].toDouble(), 50.0);
        QVERIFY(due[QStringLiteral("due")].toBool());
        must(walkover + QStringLiteral("--yes"));
        const QJsonArray castle = list("--team castle")[QStringLiteral("fines")].toArray();
        QCOMPARE(castle.size(), 1);
        QCOMPARE(castle.first()[QStringLiteral("cause")].toString(), QStringLiteral("walkover"));
        QVERIFY(castle.first()[QStringLiteral("player")].isNull());
        QVERIFY(must(QStringLiteral("league undo @club.touchline --show"))
                    .out.contains(QStringLiteral("match %1: 50 zł is no longer due\n").arg(next)));
        must(QStringLiteral("league undo @club.touchline"));
        // Paid: a fact with a day, that is kept when the rules change, and is taken back by undo.
        must(QStringLiteral("league fines @club.touchline 1 --on 2026-09-20 --paid ") + number);
        QVERIFY(run(QStringLiteral("league fines @club.touchline 1 --paid ") + number)
                    .err.contains(QStringLiteral("already paid")));
        QVERIFY(list("--open")[QStringLiteral("fines")].toArray().isEmpty());
        must(QStringLiteral("league rules @club.touchline 1 --fines none --yes"));
        const QJsonObject paid = list("")[QStringLiteral("fines")].toArray().first().toObject();
        QCOMPARE(paid[QStringLiteral("paid_on")].toString(), QStringLiteral("2026-09-20"));
        QCOMPARE(paid[QStringLiteral("amount")].toInt(), 20);
        QCOMPARE(paid[QStringLiteral("due")].toBool(), false);
        must(QStringLiteral("league undo @club.touchline"));
        QVERIFY(must(QStringLiteral("league log @club.touchline"))
                    .out.contains(QStringLiteral("Fine paid: Bert Mann")));
        must(QStringLiteral("league fines @club.touchline 1 --unpaid ") + number);
        QCOMPARE(list("--open")[QStringLiteral("fines")].toArray().size(), 1);
        must(QStringLiteral("league undo @club.touchline"));
        QCOMPARE(list("--open")[QStringLiteral("fines")].toArray().size(), 0);
        QCOMPARE(must(QStringLiteral("standings @club.touchline --json")).out, tables);
        must(QStringLiteral("verify @club.touchline"));
        // The web site says it too.
        must(QStringLiteral("export @club.touchline --competition 1 --site @site"));
        QFile page(at(QStringLiteral("site/suspensions.html")));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(page.readAll()).contains(QStringLiteral("red card; 20 zł, paid")));
        for (const char *wrong :
             {"yellow=-5,currency=zł", "yellow=1e9,currency=zł", "yellow=1000001,currency=zł", "yellow=5",
              "yellow=5,yellow=6,currency=zł", "green=5,currency=zł", "currency=", "yellow=2.505,currency=zł",
              "yellow,currency=zł", "currency=toolongname,red=1"})
            QVERIFY2(run(QStringLiteral("league rules @club.touchline 1 --fines ") + QString::fromUtf8(wrong))
                             .code == 2,
                     wrong);
        QCOMPARE(run(QStringLiteral("league fines @club.touchline 1 --paid 99.9")).code, 2);
        QCOMPARE(run(QStringLiteral("league fines @club.touchline 1 --team Nobody")).code, 2);
    }

    /// To the hundredth, also where many are added up; whole amounts are kept as they always were.
    void finesHaveTwoDecimals()
    {
        must(QStringLiteral(
            "league rules @club.touchline 1 --fines currency=zł,red=20.10,yellow=5,walkover=0.05 --yes"));
        QVERIFY(must(QStringLiteral("league rules @club.touchline 1"))
                    .out.contains(QStringLiteral("Fines: currency=zł, yellow=5, red=20.10, walkover=0.05.")));
        QVERIFY(must(QStringLiteral("league fines @club.touchline 1"))
                    .out.contains(QStringLiteral("Open: 20.10 zł, paid: 0 zł")));
        const QJsonObject list = must(QStringLiteral("league fines @club.touchline 1 --json")).json();
        QCOMPARE(list[QStringLiteral("sums")].toArray().first()[QStringLiteral("open")].toDouble(), 20.1);
        const QString number =
            list[QStringLiteral("fines")].toArray().first()[QStringLiteral("number")].toString();
        must(QStringLiteral("league fines @club.touchline 1 --paid ") + number);
        QVERIFY(must(QStringLiteral("league fines @club.touchline 1"))
                    .out.contains(QStringLiteral("Open: 0 zł, paid: 20.10 zł")));
        must(QStringLiteral("verify @club.touchline"));
    }

    /// Given for a match or for none, with the reason; they count in the table, which says why.
    void bonusPointsAreGivenByHand()
    {
        const int match = matchOf(QStringLiteral("Castle"), 1);
        const QString give =
            QStringLiteral("league correct @club.touchline --competition 1 --bonus Castle --points 2 ");
        const auto pointsOf = [this] {
            for (const QJsonValue row : must(QStringLiteral("standings @club.touchline --json"))
                                            .json()[QStringLiteral("groups")]
                                            .toArray()
                                            .first()[QStringLiteral("rows")]
                                            .toArray())
                if (row[QStringLiteral("team")].toString() == QStringLiteral("Castle"))
                    return row[QStringLiteral("points")].toInt();
            return -1;
        };
        const int before = pointsOf();
        QVERIFY(run(give + QStringLiteral("--yes")).err.contains(QStringLiteral("Bonus points need")));
        QVERIFY(run(give + QStringLiteral("--match 999 --reason x")).code != 0);
        int other = 1;
        while (fixture(other)[QStringLiteral("home")] == QStringLiteral("Castle") ||
               fixture(other)[QStringLiteral("away")] == QStringLiteral("Castle"))
            ++other;
        QVERIFY(run(give + QStringLiteral("--match %1 --reason x").arg(other))
                    .err.contains(QStringLiteral("Castle does not play in match")));
        must(give + QStringLiteral("--match %1 --reason scorers --yes").arg(match));
        QCOMPARE(pointsOf(), before + 2);
        QVERIFY(
            must(QStringLiteral("standings @club.touchline"))
                .out.contains(QStringLiteral("2 bonus points for Castle (match %1): scorers\n").arg(match)));
        const QJsonObject bonus = must(QStringLiteral("standings @club.touchline --json"))
                                      .json()[QStringLiteral("groups")]
                                      .toArray()
                                      .first()[QStringLiteral("bonus_points")]
                                      .toArray()
                                      .first()
                                      .toObject();
        QCOMPARE(bonus[QStringLiteral("points")].toInt(), 2);
        QCOMPARE(bonus[QStringLiteral("match")].toInt(), match);
        QVERIFY(must(QStringLiteral("league log @club.touchline"))
                    .out.contains(QStringLiteral("Bonus points: Castle (2)")));
        must(QStringLiteral("verify @club.touchline"));
        must(QStringLiteral("export @club.touchline --competition 1 --site @bonus"));
        QString pages;
        for (const QString &name : QDir(at(QStringLiteral("bonus"))).entryList({QStringLiteral("*.html")})) {
            QFile page(at(QStringLiteral("bonus/")) + name);
            QVERIFY(page.open(QIODevice::ReadOnly));
            pages += QString::fromUtf8(page.readAll());
        }
        QVERIFY(pages.contains(QStringLiteral("Castle: 2 bonus points (match %1: scorers)").arg(match)));
        must(QStringLiteral("league undo @club.touchline"));
        QCOMPARE(pointsOf(), before);
        // Not about a match.
        must(give + QStringLiteral("--reason fair --yes"));
        QVERIFY(must(QStringLiteral("standings @club.touchline"))
                    .out.contains(QStringLiteral("2 bonus points for Castle: fair\n")));
    }

    /// Several steps back at once: what they move is shown before, as for one step.
    void severalStepsBackShowWhatTheyMove()
    {
        const QString tables = must(QStringLiteral("standings @club.touchline --json")).out;
        must(QStringLiteral("decide @club.touchline --competition 1 --team Milltown --player Fox --add 2 "
                            "--reason spat"));
        const auto newest = [this] {
            return must(QStringLiteral("league log @club.touchline --json"))
                .json()[QStringLiteral("entries")]
                .toArray()
                .first()[QStringLiteral("entry")]
                .toInt();
        };
        const int ban = newest();
        must(QStringLiteral(
            "league correct @club.touchline --competition 1 --bonus Castle --points 2 --reason "
            "fair --yes"));
        const QString back = QStringLiteral("league undo @club.touchline --back-to %1").arg(ban);
        const QString shown = must(back + QStringLiteral(" --show")).out;
        QVERIFY2(shown.contains(QStringLiteral("Fred Fox (Milltown) may play in match")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Castle")), qPrintable(shown));
        QCOMPARE(newest(), ban + 1);
        QVERIFY(suspensions().contains(QStringLiteral("Fred Fox")));
        QVERIFY(must(back).out.startsWith(QStringLiteral("2 steps undone.")));
        QVERIFY(!suspensions().contains(QStringLiteral("Fred Fox")));
        QCOMPARE(must(QStringLiteral("standings @club.touchline --json")).out, tables);
        must(QStringLiteral("verify @club.touchline"));
        // What is undone, the making of the league, and no number.
        QCOMPARE(run(back).code, 1);
        QCOMPARE(run(QStringLiteral("league undo @club.touchline --back-to 1")).code, 1);
        QCOMPARE(run(QStringLiteral("league undo @club.touchline --back-to x")).code, 2);
        must(QStringLiteral("league redo @club.touchline"));
        QVERIFY(suspensions().contains(QStringLiteral("Fred Fox")));
    }

    void aBanGoesAlong()
    {
        const CliRun shown =
            transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-09-08 --show"));
        QCOMPARE(shown.err, QString());
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.startsWith(
                     QLatin1String("Transfer: Bert Mann from Bayside to Castle on 8 September 2024\n")),
                 qPrintable(shown.out));
        QVERIFY2(shown.out.contains(QLatin1String("Served at Castle: sent off v ")), qPrintable(shown.out));
        QVERIFY(shown.out.contains(QLatin1String("(matches left: 2)")));
        QVERIFY(shown.out.contains(QLatin1String("Bert Mann (Castle) misses match ")));
        QVERIFY(!shown.out.contains(QLatin1String("may play")));
        QVERIFY(
            shown.out.endsWith(QLatin1String("Nothing was changed yet. Make this move without --show.\n")));
        QVERIFY(suspensions().contains(QLatin1String("Bayside  Bert Mann")));
        const CliRun made =
            transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-09-08 --number 10"));
        QCOMPARE(made.code, 0);
        QVERIFY2(suspensions().contains(QLatin1String("Castle  Bert Mann")), qPrintable(suspensions()));
        QVERIFY(!suspensions().contains(QLatin1String("Bayside  Bert Mann")));
        // On the lists of both clubs, and in the history.
        const QString lists = must(QStringLiteral("league export @club.touchline --squads -")).out;
        QVERIFY2(lists.contains(QLatin1String("Castle,10,Bert Mann,Bert Mann,FW")), qPrintable(lists));
        QVERIFY(!lists.contains(QLatin1String("Bayside,9,Bert Mann")));
        QVERIFY(must(QStringLiteral("league log @club.touchline"))
                    .out.contains(
                        QLatin1String("Transfer: Bert Mann from Bayside to Castle on 8 September 2024")));
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
        // A competition that goes elsewhere takes it along.
        must(QStringLiteral("league export @club.touchline 1 --out @copy.json"));
        QVERIFY(
            must(QStringLiteral("suspensions @copy.json")).out.contains(QLatin1String("Castle  Bert Mann")));
        must(QStringLiteral("league undo @club.touchline"));
        QVERIFY(suspensions().contains(QLatin1String("Bayside  Bert Mann")));
        QVERIFY(must(QStringLiteral("league export @club.touchline --squads -"))
                    .out.contains(QLatin1String("Bayside,9,Bert Mann,Bert Mann,FW")));
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
        must(QStringLiteral("league redo @club.touchline"));
        QVERIFY(suspensions().contains(QLatin1String("Castle  Bert Mann")));
    }

    void theSheetRefusesWhoIsElsewhere()
    {
        QCOMPARE(transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-09-08")).code, 0);
        const int own = matchOf(QStringLiteral("Bayside"), 3);
        const CliRun refused = sheet(own, QStringLiteral("Bayside"), QStringLiteral("Bert Mann"), "goal");
        QVERIFY(refused.code != 0);
        QVERIFY2(refused.err.contains(QLatin1String(
                     "Bert Mann cannot play for Bayside: left for Castle on 8 September 2024.")),
                 qPrintable(refused.err));
    }

    void undoneAfterLaterMatches()
    {
        QCOMPARE(transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-09-08 --as Anna")).code,
                 0);
        int theirs = matchOf(QStringLiteral("Castle"), 3);
        must(QStringLiteral("league report @club.touchline 1 %1 1-0").arg(theirs));
        theirs = matchOf(QStringLiteral("Castle"), theirs + 1);
        must(QStringLiteral("league report @club.touchline 1 %1 1-0").arg(theirs));
        theirs = matchOf(QStringLiteral("Castle"), theirs + 1);
        QCOMPARE(sheet(theirs, QStringLiteral("Castle"), QStringLiteral("Bert Mann"), "yellow").code, 0);
        // Anna's own last change is the transfer; the matches of the others stand.
        must(QStringLiteral("league undo @club.touchline --as Anna"));
        QVERIFY(suspensions().contains(QLatin1String("Mann")));
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
    }

    void freePlayersAreListed()
    {
        QCOMPARE(must(QStringLiteral("league transfer @club.touchline")).out,
                 QStringLiteral("No free players.\n"));
        QCOMPARE(transfer(QStringLiteral("Mann --from Bayside --free --on 2024-09-08")).code, 0);
        QVERIFY2(
            must(QStringLiteral("league transfer @club.touchline")).out.contains(QLatin1String("Bert Mann")),
            "free");
        const QJsonArray free = must(QStringLiteral("league transfer @club.touchline --json"))
                                    .json()[QStringLiteral("free")]
                                    .toArray();
        QCOMPARE(free.size(), 1);
        QCOMPARE(free[0][QStringLiteral("left")].toString(), QStringLiteral("Bayside"));
        QCOMPARE(transfer(QStringLiteral("Bert_Mann --to Castle --on 2024-09-10")).code, 0);
        QCOMPARE(must(QStringLiteral("league transfer @club.touchline")).out,
                 QStringLiteral("No free players.\n"));
        QVERIFY(suspensions().contains(QLatin1String("Castle")));
    }

    void loansGuestsAndNumbers()
    {
        QCOMPARE(
            transfer(QStringLiteral("Dee --from Castle --to Milltown --on 2024-09-08 --until 2024-12-31"))
                .code,
            0);
        QVERIFY(transfer(QStringLiteral("Dee --from Castle --to Dockers --on 2024-10-08 --until 2024-12-31"))
                    .err.contains(QLatin1String("Dan Dee is on loan to Milltown until 31 December 2024.")));
        const int match = matchOf(QStringLiteral("Dockers"), 5);
        const QString guest = QStringLiteral("Cole --from Castle --to Dockers --guest %1").arg(match);
        const bool plays = fixture(match)[QStringLiteral("home")] == QStringLiteral("Castle") ||
                           fixture(match)[QStringLiteral("away")] == QStringLiteral("Castle");
        QCOMPARE(transfer(guest).code, plays ? 1 : 0);
        QCOMPARE(transfer(QStringLiteral("Ash --from Bayside --number 13 --on 2024-09-08")).code, 0);
        QVERIFY(must(QStringLiteral("league export @club.touchline --squads -"))
                    .out.contains(QLatin1String("Bayside,13,Adam Ash,Adam Ash,GK")));
        QCOMPARE(transfer(QStringLiteral("Ash --from Bayside --retire --on 2024-12-08")).code, 0);
        // Who has retired is not free.
        QCOMPARE(must(QStringLiteral("league transfer @club.touchline")).out,
                 QStringLiteral("No free players.\n"));
    }

    void strangeInput_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *options, int code, const char *reason) {
            QTest::newRow(options) << QString::fromLatin1(options) << code << QString::fromLatin1(reason);
        };
        row("Mann --from Bayside --to Bayside", 1, "cannot move from Bayside to Bayside");
        row("Mann --from Castle --to Dockers", 1, "Castle has no player \"Mann\"");
        row("Mann --from Nowhere --to Dockers", 1, "The league has no team \"Nowhere\"");
        row("Mann --from Bayside --to Nowhere", 1, "The league has no team \"Nowhere\"");
        row("Mann --from Bayside", 2, "Say where the player goes");
        row("Mann --from Bayside --to Castle --free", 2, "can't be used with --to");
        row("Mann --from Bayside --free --retire", 2, "Choose one of");
        row("Mann --from Bayside --to Castle --on 2024-02-30", 2, "isn't a date");
        row("Mann --from Bayside --to Castle --on 2024-09-08 --until 2024-09-07", 1, "last day");
        row("Mann --from Bayside --to Castle --number 9", 1, "Dan Dee already wears number 9");
        row("Mann --from Bayside --to Castle --number 100", 2, "1 to 99, not 100");
        row("Mann --from Bayside --to Castle --number ten", 2, "1 to 99, not ten");
        row("Mann --to Castle", 1, "is on the list of Bayside");
        row("Mann --free", 2, "Choose the player's team");
        row("Mann --from Bayside --to Castle --guest x", 2, "isn't the number");
        row("Mann --from Bayside --to Castle --guest 999", 1, "has no match 999");
        row("Mann --to Castle --new --position XX", 2, "isn't a position");
        row("--from Bayside --to Castle", 2, "Missing PLAYER");
    }

    void strangeInput()
    {
        QFETCH(QString, options);
        const CliRun one = transfer(options);
        QTEST(one.code, "code");
        QFETCH(QString, reason);
        QVERIFY2(one.err.contains(reason), qPrintable(one.err));
        QVERIFY(suspensions().contains(QLatin1String("Bayside  Bert Mann")));
    }

    void twiceAndBackwards()
    {
        QCOMPARE(transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-10-08")).code, 0);
        const CliRun twice = transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-10-09"));
        QCOMPARE(twice.code, 1);
        QVERIFY2(twice.err.contains(QLatin1String("Bayside has no player \"Mann\"")), qPrintable(twice.err));
        const CliRun before = transfer(QStringLiteral("Mann --from Castle --to Dockers --on 2024-09-20"));
        QCOMPARE(before.code, 1);
        QVERIFY2(before.err.contains(QLatin1String("has a later move already")), qPrintable(before.err));
    }

    void aCardAfterTheDayOfTheMoveFollows()
    {
        // He was sent off for Bayside on 7 or 8 September, and has been Castle's since August, as is known
        // now.
        const CliRun shown =
            transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-08-30 --show"));
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.contains(QLatin1String("Served at Castle: sent off v ")), qPrintable(shown.out));
        QVERIFY2(shown.out.contains(QLatin1String("although: left for Castle on 30 August 2024. The result "
                                                  "stands; the cards and injuries of that match follow the "
                                                  "player by the rules.")),
                 qPrintable(shown.out));
        QCOMPARE(transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-08-30")).code, 0);
        QVERIFY2(suspensions().contains(QLatin1String("Castle  Bert Mann")), qPrintable(suspensions()));
    }

    void newNamesOfASheetAreAddedWhenAsked()
    {
        const int match = matchOf(QStringLiteral("Castle"), 3);
        const QString side = sideOf(QStringLiteral("Castle"), match);
        const QString text = QStringLiteral(R"({"score": [0, 0], "completeness": "full", %2"events": [
            {"kind": "yellow", "side": "%1", "player": "Kowalski, Jan", "minute": 30},
            {"kind": "yellow", "side": "%1", "player": "Łukasz Żak", "minute": 40},
            {"kind": "injury", "side": "%1", "player": "Lukasz Zak", "minute": 50}]})");
        const auto write = [&](const QString &more) {
            (void)writtenFile(at(QStringLiteral("sheet.json")), text.arg(side, more).toUtf8());
        };
        const QString report =
            QStringLiteral("league report @club.touchline 1 %1 --sheet @sheet.json ").arg(match);
        const QString squads = must(QStringLiteral("league export @club.touchline --squads -")).out;
        write({});
        const CliRun refused = run(report);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(QLatin1String("--add-players puts new names on the list of players.")),
                 qPrintable(refused.err));
        QCOMPARE(run(QStringLiteral("league report @club.touchline 1 %1 1-0 --add-players").arg(match)).code,
                 2);
        const QString known = QStringLiteral(
            R"("new_players": [{"side": "%1", "name": "Kowalski, Jan", "shirt": %2, "position": "DF"}], )");
        write(known.arg(side).arg(9));
        QCOMPARE(run(report).code, 2);
        // A shirt that is taken: nothing is entered, not even shown as if it could be.
        for (const char *how : {"--add-players --show", "--add-players"}) {
            const CliRun taken = run(report + QLatin1String(how));
            QCOMPARE(taken.code, 1);
            QVERIFY2(taken.err.contains(QLatin1String("Dan Dee already wears number 9.")),
                     qPrintable(taken.err));
        }
        write(known.arg(side).arg(21));
        const CliRun shown = run(report + QStringLiteral("--add-players --show"));
        QCOMPARE(shown.err, QString());
        QVERIFY2(shown.out.startsWith(QLatin1String("Would be added: Kowalski, Jan (Castle), ")),
                 qPrintable(shown.out));
        QCOMPARE(must(QStringLiteral("league export @club.touchline --squads -")).out, squads);
        const CliRun made = run(report + QStringLiteral("--add-players"));
        QCOMPARE(made.err, QString());
        QVERIFY2(made.out.startsWith(QLatin1String("New players: Kowalski, Jan (Castle), ")),
                 qPrintable(made.out));
        const QString lists = must(QStringLiteral("league export @club.touchline --squads -")).out;
        QVERIFY2(lists.contains(QLatin1String("Castle,21,\"Kowalski, Jan\",\"Kowalski, Jan\",DF")),
                 qPrintable(lists));
        QCOMPARE(lists.count(QStringLiteral("Żak")), 2);
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
        // Facts of their own: the result goes first, then the players.
        must(QStringLiteral("league undo @club.touchline"));
        must(QStringLiteral("league undo @club.touchline"));
        QCOMPARE(must(QStringLiteral("league export @club.touchline --squads -")).out, squads);
        must(QStringLiteral("league rules @club.touchline 1 --registration-until 2024-09-01 --yes"));
        const CliRun late = run(report + QStringLiteral("--add-players"));
        QCOMPARE(late.code, 1);
        QVERIFY2(late.err.contains(QLatin1String("The registration deadline was 1 September 2024")),
                 qPrintable(late.err));
    }

    void aListWithoutPositionsIsEnough()
    {
        (void)writtenFile(at(QStringLiteral("names.csv")),
                          "club,player,no\nDockers,Gus Gray,7\nDockers,Hal Hill,\n");
        const CliRun taken = run(QStringLiteral("league import @club.touchline --squads @names.csv"));
        QCOMPARE(taken.code, 0);
        QVERIFY2(
            taken.err.contains(QLatin1String("Positions filled in by shirt number and order, as the list has "
                                             "none: 2.")),
            qPrintable(taken.err));
        const QString lists = must(QStringLiteral("league export @club.touchline --squads -")).out;
        QVERIFY2(lists.contains(QLatin1String("Dockers,7,Gus Gray,Gus Gray,FW")), qPrintable(lists));
        QVERIFY2(lists.contains(QLatin1String("Dockers,,Hal Hill,Hal Hill,DF")), qPrintable(lists));
        // So is it for a new league.
        (void)writtenFile(at(QStringLiteral("all.csv")),
                          "Verein;Spieler\nA;Ann\nA;Bea\nB;Cid\nC;Dan\nD;Eve\n");
        const CliRun made =
            run(QStringLiteral("league add @names.touchline --seed 3 --template clubs-4x2 --teams "
                               "@all.csv"));
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY(must(QStringLiteral("league export @names.touchline --squads -"))
                    .out.contains(QLatin1String("A,,Ann,Ann,GK")));
    }

    void aMoveIsCancelled()
    {
        QCOMPARE(must(QStringLiteral("league transfer @club.touchline --moves")).out,
                 QStringLiteral("No player has moved.\n"));
        QCOMPARE(transfer(QStringLiteral("Mann --from Bayside --to Castle --on 2024-09-08 --number 10")).code,
                 0);
        QCOMPARE(
            must(QStringLiteral("league transfer @club.touchline --moves")).out,
            QStringLiteral("2024-09-08  Transfer: Bert Mann from Bayside to Castle on 8 September 2024\n"));
        const CliRun shown = transfer(QStringLiteral("Mann --cancel --show"));
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.startsWith(QLatin1String("Cancelled: Transfer: Bert Mann")),
                 qPrintable(shown.out));
        QVERIFY2(shown.out.contains(QLatin1String("Served at Bayside: sent off v ")), qPrintable(shown.out));
        QVERIFY(shown.out.contains(QLatin1String("Cancel this move without --show.")));
        QVERIFY(suspensions().contains(QLatin1String("Castle  Bert Mann")));
        const QJsonObject made =
            must(QStringLiteral("league transfer @club.touchline Mann --cancel --json")).json();
        QVERIFY(made[QStringLiteral("cancelled")].toBool());
        QVERIFY(suspensions().contains(QLatin1String("Bayside  Bert Mann")));
        // He is back on the list with the shirt that he had.
        const QString lists = must(QStringLiteral("league export @club.touchline --squads -")).out;
        QVERIFY2(lists.contains(QLatin1String("Bayside,9,Bert Mann,Bert Mann,FW")), qPrintable(lists));
        QVERIFY(!lists.contains(QLatin1String("Castle,10")));
        QVERIFY(must(QStringLiteral("league log @club.touchline"))
                    .out.contains(QLatin1String("Move cancelled: Transfer: Bert Mann from Bayside")));
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
        QCOMPARE(transfer(QStringLiteral("Mann --cancel")).code, 1);
        must(QStringLiteral("league undo @club.touchline"));
        QVERIFY(suspensions().contains(QLatin1String("Castle  Bert Mann")));
        // The move of later is cancelled first.
        QCOMPARE(transfer(QStringLiteral("Mann --from Castle --to Dockers --on 2024-10-08")).code, 0);
        const CliRun first = transfer(QStringLiteral("Mann --cancel --on 2024-09-08"));
        QCOMPARE(first.code, 1);
        QVERIFY2(first.err.contains(QLatin1String("has a later move")), qPrintable(first.err));
        QCOMPARE(transfer(QStringLiteral("Mann --cancel --to Castle")).code, 2);
        QCOMPARE(transfer(QStringLiteral("Mann --moves")).code, 2);
        QCOMPARE(transfer(QStringLiteral("--cancel")).code, 2);
        QCOMPARE(transfer(QStringLiteral("Nobody --cancel")).code, 1);
        QCOMPARE(transfer(QStringLiteral("Mann --cancel --from Castle")).code, 0);
        QVERIFY(suspensions().contains(QLatin1String("Castle  Bert Mann")));
    }

    void aMoveAheadChangesNoListYet()
    {
        const QString later = QDate::currentDate().addDays(40).toString(Qt::ISODate);
        const QString before = must(QStringLiteral("league export @club.touchline --squads -")).out;
        const CliRun made =
            transfer(QStringLiteral("Mann --from Bayside --to Castle --number 10 --on ") + later);
        QCOMPARE(made.code, 0);
        QVERIFY2(made.out.contains(QLatin1String("The lists of players change on ")), qPrintable(made.out));
        QCOMPARE(must(QStringLiteral("league export @club.touchline --squads -")).out, before);
        QVERIFY(suspensions().contains(QLatin1String("Bayside  Bert Mann")));
        QCOMPARE(transfer(QStringLiteral("Cole --from Castle --free --on ") + later).code, 0);
        QCOMPARE(must(QStringLiteral("league transfer @club.touchline")).out,
                 QStringLiteral("No free players.\n"));
        const QJsonArray moves = must(QStringLiteral("league transfer @club.touchline --moves --json"))
                                     .json()[QStringLiteral("moves")]
                                     .toArray();
        QCOMPARE(moves.size(), 2);
        QVERIFY(moves[0][QStringLiteral("ahead")].toBool());
        // Until then he plays for the old team.
        const int own = matchOf(QStringLiteral("Bayside"), 5);
        QCOMPARE(sheet(own, QStringLiteral("Bayside"), QStringLiteral("Bert Mann"), "yellow").code, 0);
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
    }

    void whoJoinsTooLateIsNotEligible()
    {
        const QString rules = QStringLiteral("league rules @club.touchline 1 ");
        const CliRun shown = run(rules + QStringLiteral("--registration-until 2024-09-30"));
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.contains(QLatin1String("Registration deadline: 30 September 2024.")),
                 qPrintable(shown.out));
        QVERIFY(must(rules + QStringLiteral("--json")).json()[QStringLiteral("registration_until")].isNull());
        must(rules + QStringLiteral("--registration-until 2024-09-30 --yes"));
        QCOMPARE(
            must(rules + QStringLiteral("--json")).json()[QStringLiteral("registration_until")].toString(),
            QStringLiteral("2024-09-30"));
        QCOMPARE(run(rules + QStringLiteral("--registration-until 2024-09-30 --yes")).code, 1);
        QCOMPARE(run(rules + QStringLiteral("--registration-until soon")).code, 2);
        QVERIFY(must(QStringLiteral("league log @club.touchline"))
                    .out.contains(QLatin1String("Registration deadline changed")));
        const CliRun late = transfer(QStringLiteral("Dee --from Castle --to Milltown --on 2024-10-01"));
        QCOMPARE(late.code, 0);
        QVERIFY2(late.out.contains(QLatin1String(
                     "Not eligible for Milltown: the registration deadline was 30 September 2024.")),
                 qPrintable(late.out));
        const int match = matchOf(QStringLiteral("Milltown"), 9);
        const CliRun refused = sheet(match, QStringLiteral("Milltown"), QStringLiteral("Dan Dee"), "yellow");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(QLatin1String("registered on 1 October 2024, after the deadline of 30 "
                                                    "September 2024")),
                 qPrintable(refused.err));
        QVERIFY2(must(rules).out.contains(QLatin1String("Not eligible: Dan Dee (Milltown): registered on")),
                 qPrintable(must(rules).out));
        must(rules + QStringLiteral("--registration-until none --yes"));
        QCOMPARE(sheet(match, QStringLiteral("Milltown"), QStringLiteral("Dan Dee"), "yellow").code, 0);
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
    }

    void aDayInAnotherYearIsQuestioned()
    {
        const QString options = QStringLiteral("Mann --from Bayside --to Castle --show --on ");
        QVERIFY(transfer(options + QStringLiteral("2018-09-08"))
                    .out.contains(QLatin1String("Check the date: 8 September 2018")));
        QVERIFY(
            !transfer(options + QStringLiteral("2024-09-08")).out.contains(QLatin1String("Check the date")));
    }

    void inTwoCompetitionsAtOnce()
    {
        must(QStringLiteral(
            "league add @club.touchline --seed 4 --template cup-4 --teams @clubs.txt --name Cup"));
        const QJsonObject made =
            must(
                QStringLiteral(
                    "league transfer @club.touchline Mann --from Bayside --to Castle --on 2024-09-08 --json"))
                .json();
        QCOMPARE(made[QStringLiteral("competitions")].toArray().size(), 2);
        QCOMPARE(made[QStringLiteral("made")].toBool(), true);
        must(QStringLiteral("league undo @club.touchline"));
        QVERIFY(suspensions().contains(QLatin1String("Bayside  Bert Mann")));
        QCOMPARE(must(QStringLiteral("verify @club.touchline")).code, 0);
    }
};

TOUCHLINE_TEST(TestTransferVerb)

} // namespace test_transfer_verb

#include "test_transfer_verb.moc"
