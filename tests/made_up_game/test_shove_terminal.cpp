// SPDX-License-Identifier: GPL-3.0-or-later
// The made-up game at the terminal, in its own words.
#include "core/play/squads/known_team.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_shove_terminal {

using namespace touchline;
using namespace touchline::testing;

namespace {

CliRun typing(const QString &arguments, const QString &lines, bool isScreen = false)
{
    CliRun run;
    QString typed = lines;
    QTextStream in(&typed);
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    cli::Streams streams{out, err, false, &in};
    streams.outIsScreen = isScreen;
    run.code = cli::runCommandLine(arguments.split(u' '), streams);
    out.flush();
    err.flush();
    return run;
}

const QString match = QStringLiteral("match FRA-1998 BRA-1970 --game shove --seed 3 ");

} // namespace

class TestShoveTerminal : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] CliRun run(const QString &arguments) const { return runCli(arguments.split(u' ')); }

private Q_SLOTS:
    void theGameTellsItsMatchesItself()
    {
        const CliRun brief = run(match.trimmed());
        QCOMPARE(brief.code, 0);
        QVERIFY2(brief.out.contains(QStringLiteral(" 20'  Clink! 0–1 Jairzinho (Brazil 1970)\n")),
                 qPrintable(brief.out));
        QVERIFY(brief.out.endsWith(QStringLiteral("Shove, parlour, seed 3\n")));
        const CliRun narrated = run(match + QStringLiteral("--narrate"));
        QVERIFY(narrated.out.contains(QStringLiteral("France 1998 v Brazil 1970, a penny on the lane\n")));
        QVERIFY(narrated.out.contains(QStringLiteral("      > France 1998: hold | Brazil 1970: push\n"
                                                     "      France 1998 hold their penny, Brazil 1970 push, "
                                                     "to c\n")));
    }

    void theBoardHasNotesOfBothSides()
    {
        const CliRun board = run(match + QStringLiteral("--narrate --board"));
        QCOMPARE(board.code, 0);
        QVERIFY(board.out.contains(QStringLiteral("\n       Turn: 1\n    o  On the pitch: 11\n")));
        // A low cell keeps its edge: the label stands beside what is in it.
        QVERIFY(board.out.contains(QRegularExpression(QStringLiteral("\\| +b \\*? *\\|"))));
        QVERIFY(!board.out.contains(QRegularExpression(QStringLiteral("-[a-g]-"))));
    }

    void typedDiceAndChoices()
    {
        // Hold against trip in the first turn, push against hold in the second: a die.
        const CliRun typed = typing(match.section(QStringLiteral(" --seed"), 0, 0) +
                                        QStringLiteral(" --play both --dice typed"),
                                    QStringLiteral("hold\ntrip\n1\n2\n7\n6\n"));
        QCOMPARE(typed.code, 1);
        QVERIFY(typed.err.contains(QStringLiteral("You left the match")) || !typed.err.isEmpty());
        QVERIFY(typed.out.contains(QStringLiteral("France 1998, push, hold or trip")));
        QVERIFY(typed.out.contains(QStringLiteral("push (1 to 6)? ")));
        QVERIFY(typed.out.contains(QStringLiteral("France 1998 hold their penny, Brazil 1970 trip")));
        QVERIFY2(typed.out.contains(QStringLiteral("France 1998 push, Brazil 1970 hold their penny, to f")),
                 qPrintable(typed.out));
    }

    /// The first choice is not in sight when the other side decides.
    void aHiddenChoiceIsHidden()
    {
        const CliRun both =
            typing(match + QStringLiteral("--play both"), QStringLiteral("1\n").repeated(500), true);
        QCOMPARE(both.code, 0);
        static const QRegularExpression secret(
            QStringLiteral("\\(in secret: Brazil 1970 look away\\):\n[^?]*\\? "
                           "\x1b\\[2J\x1b\\[HFrance 1998 have decided.\n"));
        QVERIFY(both.out.contains(secret));
        QVERIFY(!both.out.contains(QStringLiteral("France 1998 look away")));
        const CliRun away =
            typing(match + QStringLiteral("--play away"), QStringLiteral("1\n").repeated(500));
        QCOMPARE(away.code, 0);
        QVERIFY(!away.out.contains(QStringLiteral("> France 1998")));
    }

    void cardsOfTheGame()
    {
        const CliRun shown = run(QStringLiteral("cards show FRA-1998 --game shove"));
        QVERIFY2(shown.out.startsWith(QStringLiteral("FRA-1998  France 1998 (6)\nNerve")),
                 qPrintable(shown.out));
        QVERIFY(shown.out.contains(QRegularExpression(QStringLiteral("12 +Henry +FW +1–9\n"))));
        QVERIFY(run(QStringLiteral("cards list --game shove")).out.contains(QStringLiteral("Nerve")));
        // The same team is another card of another game.
        QVERIFY(run(QStringLiteral("cards show FRA-1998")).out.contains(QStringLiteral("Shots on goal")));
        QCOMPARE(run(QStringLiteral("cards list --game fuba")).errorLines(),
                 (QStringList{QStringLiteral("FUBA has no cards."),
                              QStringLiteral("See: touchline-cli cards --help")}));

        const CliRun json = run(QStringLiteral("cards show FRA-1998 --game shove --json"));
        const QString one = writtenFile(path("france.json"), json.out.toUtf8());
        QCOMPARE(run(QStringLiteral("cards check ") + one).out,
                 one + QStringLiteral(": France 1998 is a valid card.\n"));
        QCOMPARE(run(QStringLiteral("cards show %1").arg(one)).out, shown.out);
        QCOMPARE(run(QStringLiteral("cards show %1 --json").arg(one)).out, json.out);
        const CliRun bad =
            run(QStringLiteral("cards check ") +
                writtenFile(path("bad.json"), json.out.toUtf8().replace("\"nerve\": 6", "\"nerve\": 7")));
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.err.contains(QStringLiteral("nerve")), qPrintable(bad.err));
        // Several in one file.
        const QString many = path("many.json");
        QCOMPARE(run(QStringLiteral("cards export %1 FRA-1998 BRA-1970 --game shove").arg(many)).code, 0);
        QCOMPARE(run(QStringLiteral("cards check %1 --game shove").arg(many)).out,
                 many + QStringLiteral(": 2 valid cards.\n"));
        QCOMPARE(run(QStringLiteral("cards generate --out %1 --game shove").arg(path("cards"))).errorLines(),
                 QStringList{QStringLiteral("Shove makes no cards from facts.")});
        // A team from its file plays.
        QVERIFY(run(QStringLiteral("match %1 BRA-1970 --game shove --seed 3").arg(one))
                    .out.contains(QStringLiteral("France 1998 2–2 Brazil 1970")));
    }

    void aCup()
    {
        const CliRun cup = run(QStringLiteral("cup --game shove --template cup-8 --seed 5"));
        QCOMPARE(cup.code, 0);
        QVERIFY(cup.out.contains(QStringLiteral("Top scorers")));
        const CliRun idle = run(
            QStringLiteral("cup --game shove --template cup-8 --seed 5 --options knocks=off,substitutes=1"));
        QVERIFY(idle.code != 0);
        QVERIFY(idle.err.contains(QStringLiteral("It has no effect without the option \"knocks\".")));
        QVERIFY(run(QStringLiteral("cup --game shove --template cup-8 --level basic"))
                    .err.contains(QStringLiteral("parlour")));
    }

    void aLeagueIsPlayedReportedAndVerified()
    {
        const QString league = path("pennies.touchline");
        QCOMPARE(run(QStringLiteral("league new %1 --name Pennies").arg(league)).code, 0);
        QCOMPARE(
            run(QStringLiteral("league add %1 --game shove --seed 4 --template league-4x2").arg(league)).code,
            0);
        QCOMPARE(run(QStringLiteral("league play %1").arg(league)).code, 0);
        QVERIFY(run(QStringLiteral("explain %1 --fixture 1").arg(league))
                    .out.contains(QStringLiteral("Turn 1: penny on d\n")));
        // A sheet of the game: a broken penny keeps him out, four trips bend the penny of the next match.
        const QJsonObject third = run(QStringLiteral("league fixtures %1 --json").arg(league))
                                      .json()[QStringLiteral("matches")]
                                      .toArray()
                                      .at(2)
                                      .toObject();
        const QString home = third[QStringLiteral("home")].toString();
        const QString player = historicTeamNamed(home).value()->squad.entries[2].person.shortName;
        const QByteArray sheet = QStringLiteral(R"({"score": [0, 0], "completeness": "full", "events":
            [{"kind": "injury", "side": "home", "player": "%1", "minute": 30, "detail": "broken"}], "facts":
            [{"name": "trips", "side": "home", "value": "4"}]})")
                                     .arg(player)
                                     .toUtf8();
        const CliRun entered =
            runCli({QStringLiteral("league"), QStringLiteral("report"), league, QStringLiteral("3"),
                    QStringLiteral("--sheet"), writtenFile(path("sheet.json"), sheet)});
        QVERIFY2(entered.code == 0, qPrintable(entered.err));
        const QString out = run(QStringLiteral("suspensions ") + league).out;
        QVERIFY2(out.contains(player), qPrintable(out));
        {
            const auto opened = League::open(league, {QStringLiteral("Anna"), false, {}});
            QVERIFY(opened.has_value());
            const Competition kept =
                (*opened)->competitions().find((*opened)->competitions().all()->front().id).value();
            const MatchReport &report = *kept.report(kept.indexOfNumber(3));
            QCOMPARE(report.carryOut,
                     (QJsonObject{{QStringLiteral("home"), QJsonObject{{QStringLiteral("bent"), 1}}},
                                  {QStringLiteral("away"), QJsonObject{{QStringLiteral("bent"), 0}}}}));
        }
        QCOMPARE(run(QStringLiteral("league play %1 --to-end").arg(league)).code, 0);
        QVERIFY(run(QStringLiteral("suspensions ") + league)
                    .out.startsWith(QStringLiteral("Suspensions and injuries, Shove\n")));
        const CliRun verified = run(QStringLiteral("verify ") + league);
        QCOMPARE(verified.code, 0);
        QVERIFY2(verified.out.contains(QStringLiteral("11 match logs replayed")), qPrintable(verified.out));
        QVERIFY(verified.out.endsWith(QStringLiteral("No problems found.\n")));
    }
};

TOUCHLINE_TEST(TestShoveTerminal)

} // namespace test_shove_terminal

#include "test_shove_terminal.moc"
