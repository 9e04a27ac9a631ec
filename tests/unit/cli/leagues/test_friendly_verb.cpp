// SPDX-License-Identifier: GPL-3.0-or-later
// Friendlies at the terminal: played, left and gone on with, shown, told, renamed and deleted, as the window
// keeps them.
#include "core/games/registry.h"
#include "models/league/friendlies.h"
#include "models/league/league.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_friendly_verb {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Runs `league friendly` with somebody who types these lines.
CliRun friendly(const QStringList &arguments, const QString &lines = {})
{
    CliRun run;
    QString typed = lines;
    QTextStream in(&typed);
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    cli::Streams streams{out, err, false, &in};
    run.code = cli::runCommandLine(
        QStringList{QStringLiteral("league"), QStringLiteral("friendly")} + arguments, streams);
    out.flush();
    err.flush();
    return run;
}

QString firstChoices()
{
    return QStringLiteral("1\n").repeated(5000);
}

} // namespace

class TestFriendlyVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_leagues = 0;

    /// A league with four clubs that have squads, and a competition that is played with that game.
    QString newLeague(const char *game = "champions")
    {
        QString path = m_folder.filePath(QStringLiteral("%1.touchline").arg(++m_leagues));
        QByteArray players = "team,number,player,position\n";
        for (const char *team : {"Lodz", "Gdynia", "Poznan", "Zielona Góra"})
            for (int number = 1; number <= 18; ++number)
                players += QByteArray(team) + ',' + QByteArray::number(number) + ',' + team + " Player " +
                           QByteArray::number(number) +
                           (number == 1  ? ",GK\n"
                            : number < 6 ? ",DF\n"
                                         : ",MF\n");
        const QString list = writtenFile(m_folder.filePath(QStringLiteral("players.csv")), players);
        const CliRun made =
            runCli({QStringLiteral("league"), QStringLiteral("add"), path, QStringLiteral("--template"),
                    QStringLiteral("clubs-4"), QStringLiteral("--teams"), list, QStringLiteral("--game"),
                    QString::fromLatin1(game), QStringLiteral("--seed"), QStringLiteral("1")});
        if (made.code != 0)
            qFatal("%s", qPrintable(made.err));
        return path;
    }
    static QJsonArray listed(const QString &place)
    {
        return friendly({place, QStringLiteral("--json")})
            .json()
            .value(QStringLiteral("friendlies"))
            .toArray();
    }
    static std::unique_ptr<League> opened(const QString &place)
    {
        return League::open(place, {QStringLiteral("Anna"), false, {}}).value();
    }

private Q_SLOTS:
    /// Clubs and historic teams, by the game of the competition or another; nothing of it is in a table.
    void theComputerPlaysOne()
    {
        const QString place = newLeague();
        const CliRun before = runCli({QStringLiteral("standings"), place, QStringLiteral("--json")});
        QCOMPARE(friendly({place}).out, QStringLiteral("No friendlies.\n"));
        const CliRun clubs = friendly(
            {place, QStringLiteral("lodz"), QStringLiteral("Zielona Gora"), QStringLiteral("--json")});
        QCOMPARE(clubs.err, QString());
        QCOMPARE(clubs.code, 0);
        const QJsonObject match = clubs.json().value(QStringLiteral("match")).toObject();
        QCOMPARE(match.value(QStringLiteral("game")).toString(), QStringLiteral("champions"));
        QCOMPARE(match.value(QStringLiteral("home")).toString(), QStringLiteral("Lodz"));
        const QJsonObject line = clubs.json().value(QStringLiteral("friendly")).toObject();
        QCOMPARE(line.value(QStringLiteral("name")).toString(), QStringLiteral("Lodz v Zielona Góra"));
        QCOMPARE(line.value(QStringLiteral("score")), match.value(QStringLiteral("score")));
        QVERIFY(line.value(QStringLiteral("over")).toBool());
        const CliRun historic =
            friendly({place, QStringLiteral("Hungary 1954"), QStringLiteral("BRA-1970"),
                      QStringLiteral("--game"), QStringLiteral("atcs"), QStringLiteral("--knockout"),
                      QStringLiteral("--name"), QStringLiteral("  Dream final ")});
        QCOMPARE(historic.code, 0);
        QVERIFY2(historic.out.startsWith(QStringLiteral("Dream final\n")), qPrintable(historic.out));
        // The first that was begun is number 1.
        const QJsonArray all = listed(place);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].toObject().value(QStringLiteral("number")).toInt(), 1);
        QCOMPARE(all[1].toObject().value(QStringLiteral("name")).toString(), QStringLiteral("Dream final"));
        const QStringList lines = friendly({place}).out.split(u'\n');
        QVERIFY(lines[0].startsWith(QStringLiteral("1  Lodz v Zielona Góra")));
        QVERIFY(lines[1].startsWith(QStringLiteral("2  Dream final")));
        QCOMPARE(runCli({QStringLiteral("standings"), place, QStringLiteral("--json")}).out, before.out);
    }

    /// Shown, told and explained by its number, name or UUID: always the same match.
    void oneIsShownAndTold()
    {
        const QString place = newLeague("atcs");
        QCOMPARE(friendly({place, QStringLiteral("FRA-1998"), QStringLiteral("BRA-1970")}).code, 0);
        const QString id = listed(place)[0].toObject().value(QStringLiteral("uuid")).toString();
        const CliRun shown = friendly({place, QStringLiteral("--show"), QStringLiteral("1")});
        QCOMPARE(shown.code, 0);
        for (const QString &text : {id, QStringLiteral("france 1998 V brazil 1970"), QStringLiteral(" 1 ")})
            QCOMPARE(friendly({place, QStringLiteral("--show"), text}).out, shown.out);
        const QString story = m_folder.filePath(QStringLiteral("story.html"));
        const CliRun told =
            friendly({place, QStringLiteral("--watch"), QStringLiteral("1"), QStringLiteral("--pace"),
                      QStringLiteral("at-once"), QStringLiteral("--story"), story});
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains(QStringLiteral("France 1998 v Brazil 1970")));
        QVERIFY(told.out.count(u'\n') > shown.out.count(u'\n') + 10);
        QVERIFY(bytesOf(story).contains("Brazil 1970"));
        // The same match everywhere.
        const QString result = shown.out.section(u'\n', -3, -3);
        QVERIFY2(result.startsWith(QStringLiteral("France 1998 ")), qPrintable(result));
        QVERIFY2(told.out.contains(result), qPrintable(told.out));
        const CliRun replayed = runCli({QStringLiteral("replay"), place, QStringLiteral("--friendly"), id});
        QVERIFY2(replayed.out.contains(result), qPrintable(replayed.out + replayed.err));
        const CliRun explained =
            runCli({QStringLiteral("explain"), place, QStringLiteral("--friendly"), QStringLiteral("1")});
        QVERIFY2(explained.out.contains(result), qPrintable(explained.err));
    }

    /// Every game: left in the middle, the list says how it stands, gone on with to its end, and no input is
    /// another than was typed.
    void oneIsLeftAndGoneOnWith_data()
    {
        QTest::addColumn<QString>("game");
        for (const Game *game : allGames())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void oneIsLeftAndGoneOnWith()
    {
        QFETCH(QString, game);
        const QString place = newLeague();
        const QStringList begin{place,
                                QStringLiteral("FRA-1998"),
                                QStringLiteral("BRA-1970"),
                                QStringLiteral("--game"),
                                game,
                                QStringLiteral("--play"),
                                QStringLiteral("both"),
                                QStringLiteral("--dice"),
                                QStringLiteral("typed")};
        const CliRun left = friendly(begin, QStringLiteral("1\n1\n1\nquit\n"));
        QCOMPARE(left.code, 0);
        QVERIFY2(left.err.contains(QStringLiteral("\"league friendly\" and --resume 1")),
                 qPrintable(left.err));
        const auto inputs = [&place] {
            const auto league = opened(place);
            const auto all = Friendlies(*league).all().value();
            return Friendlies(*league).resume(all.front().id).value().entries();
        };
        const std::vector<LogEntry> first = inputs();
        QCOMPARE(first.size(), std::size_t(3));
        const QJsonObject line = listed(place)[0].toObject();
        QVERIFY(!line.value(QStringLiteral("over")).toBool());
        QCOMPARE(line.value(QStringLiteral("home")).toString(), QStringLiteral("France 1998"));
        const CliRun shown = friendly({place, QStringLiteral("--show"), QStringLiteral("1")});
        QVERIFY2(shown.out.contains(QStringLiteral("Resume it with --resume 1.")), qPrintable(shown.out));
        QVERIFY(shown.out.contains(QStringLiteral("France 1998: person")));
        // What is not over cannot be told, nor deleted as if it were.
        for (const char *option : {"--watch", "--delete"}) {
            const CliRun refused = friendly({place, QString::fromLatin1(option), QStringLiteral("1")});
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains(QStringLiteral("is not over")), qPrintable(refused.err));
        }
        // Real dice are asked for again; then the computer takes over everything.
        const CliRun further =
            friendly({place, QStringLiteral("--resume"), QStringLiteral("1")}, QStringLiteral("1\nquit\n"));
        QCOMPARE(further.code, 0);
        const std::vector<LogEntry> second = inputs();
        QCOMPARE(second.size(), std::size_t(4));
        QVERIFY(std::equal(first.begin(), first.end(), second.begin()));
        const CliRun over =
            friendly({place, QStringLiteral("--resume"), QStringLiteral("France 1998 v Brazil 1970"),
                      QStringLiteral("--play"), QStringLiteral("home"), QStringLiteral("--dice"),
                      QStringLiteral("computer"), QStringLiteral("--json")},
                     firstChoices());
        QCOMPARE(over.code, 0);
        QVERIFY(
            over.json().value(QStringLiteral("friendly")).toObject().value(QStringLiteral("over")).toBool());
        {
            const auto league = opened(place);
            const QUuid id = Friendlies(*league).all().value().front().id;
            const MatchLog log = Friendlies(*league).log(id).value();
            QVERIFY(std::equal(second.begin(), second.end(), log.entries.begin()));
        }
        const CliRun again = friendly({place, QStringLiteral("--resume"), QStringLiteral("1")});
        QCOMPARE(again.errorLines(), QStringList{QStringLiteral("\"France 1998 v Brazil 1970\" is over.")});
    }

    /// What the window begins the terminal goes on with, with the dice that the match notes.
    void aMatchOfTheWindowGoesOnHere()
    {
        const QString place = newLeague("atcs");
        QCOMPARE(friendly({place, QStringLiteral("FRA-1998"), QStringLiteral("BRA-1970"),
                           QStringLiteral("--level"), QStringLiteral("premier"), QStringLiteral("--play"),
                           QStringLiteral("home")},
                          QStringLiteral("1\nquit\n"))
                     .code,
                 0);
        {
            const auto league = opened(place);
            Friendlies friendlies(*league);
            LiveMatch match = friendlies.resume(friendlies.all().value().front().id).value();
            // As the window notes it: one side has real dice, the other the computer's.
            QVERIFY(match.setDice({{Side::Home, true, {}}, {Side::Away, false, {}}}).has_value());
        }
        const CliRun asked = friendly({place, QStringLiteral("--resume"), QStringLiteral("1")},
                                      QStringLiteral("1\n").repeated(4) + QStringLiteral("quit\n"));
        QVERIFY2(asked.out.contains(QStringLiteral("France 1998, ")), qPrintable(asked.out));
        QVERIFY2(asked.out.contains(QStringLiteral("(1 to ")), qPrintable(asked.out));
        static const QRegularExpression theirs(QStringLiteral("Brazil 1970, [^\\n]*\\(1 to "));
        QVERIFY2(!asked.out.contains(theirs), qPrintable(asked.out));
    }

    void onesAreRenamedAndDeleted()
    {
        const QString place = newLeague("atcs");
        QCOMPARE(friendly({place, QStringLiteral("FRA-1998"), QStringLiteral("BRA-1970")}).code, 0);
        QCOMPARE(friendly({place, QStringLiteral("FRA-1998"), QStringLiteral("BRA-1970")}).code, 0);
        // Two of one name: the numbers are said.
        const CliRun both =
            friendly({place, QStringLiteral("--show"), QStringLiteral("France 1998 v Brazil 1970")});
        VERIFY_REFUSED(
            both, QStringList{QStringLiteral("Several friendlies are called \"France 1998 v Brazil 1970\". "
                                             "Use one of their numbers: 1, 2.")});
        const CliRun renamed = friendly({place, QStringLiteral("--rename"), QStringLiteral("2"),
                                         QStringLiteral("--name"), QStringLiteral("Revenge")});
        QCOMPARE(renamed.out, QStringLiteral("Renamed: France 1998 v Brazil 1970 is now Revenge\n"));
        QCOMPARE(friendly({place, QStringLiteral("--discard"), QStringLiteral("Revenge")}).code, 1);
        const CliRun gone = friendly({place, QStringLiteral("--delete"), QStringLiteral("Revenge")});
        QCOMPARE(gone.out, QStringLiteral("Deleted: Revenge\n"));
        QCOMPARE(listed(place).size(), 1);
        // Undo brings it back.
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("undo"), place}).code, 0);
        QCOMPARE(listed(place).size(), 2);
        // One that is under way is discarded for good.
        QCOMPARE(friendly({place, QStringLiteral("ITA-1938"), QStringLiteral("BRA-1970"),
                           QStringLiteral("--level"), QStringLiteral("premier"), QStringLiteral("--play"),
                           QStringLiteral("home")},
                          QStringLiteral("quit\n"))
                     .code,
                 0);
        QCOMPARE(friendly({place, QStringLiteral("--discard"), QStringLiteral("3")}).out,
                 QStringLiteral("Discarded: Italy 1938 v Brazil 1970\n"));
        QCOMPARE(listed(place).size(), 2);
    }

    /// Names of any kind: they are kept to the letter, and shown with visible signs on one line.
    void namesOfAnyKind()
    {
        const QString place = newLeague("atcs");
        for (const QString &name :
             {QString(300, u'x'), QString::fromUtf8("مباراة ودية"), QString::fromUtf8("Two\nlines\x1b[31m"),
              QStringLiteral("7"), QStringLiteral("--json")}) {
            QCOMPARE(friendly({place, QStringLiteral("FRA-1998"), QStringLiteral("BRA-1970"),
                               QStringLiteral("--name=") + name})
                         .code,
                     0);
            QCOMPARE(listed(place).last().toObject().value(QStringLiteral("name")).toString(), name);
            const CliRun shown =
                friendly({place, QStringLiteral("--show=") + name, QStringLiteral("--json")});
            QCOMPARE(shown.json()
                         .value(QStringLiteral("friendly"))
                         .toObject()
                         .value(QStringLiteral("name"))
                         .toString(),
                     name);
        }
        const QString list = friendly({place}).out;
        QCOMPARE(list.count(u'\n'), 5);
        QVERIFY(!list.contains(u'\x1b'));
    }
};

TOUCHLINE_TEST(TestFriendlyVerb)

} // namespace test_friendly_verb

#include "test_friendly_verb.moc"
