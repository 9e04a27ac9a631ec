// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/wrapped_text.h"
#include "app/cli/cups/cup_json.h"
#include "core/base/input_file.h"
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"
#include "models/league/league_results.h"
#include "models/words/board_text.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"
#include "tests/support/tried_games.h"
#include "tests/unit/cli/run_cli.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_terminal_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Runs the command line with somebody who types these lines.
CliRun typing(const QString &arguments, const QString &lines)
{
    CliRun run;
    QString typed = lines;
    QTextStream in(&typed);
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    cli::Streams streams{out, err, false, &in};
    run.code = cli::runCommandLine(arguments.split(u' '), streams);
    out.flush();
    err.flush();
    return run;
}

/// Answers enough for a whole match: always the first option.
QString firstOptions()
{
    return QStringLiteral("1\n").repeated(5000);
}

/// A grid of ten columns and rows, each cell called by both ("2/5").
BoardGeometry smallGrid(bool isNamedByEachSide)
{
    BoardGeometry grid;
    grid.width = 10;
    grid.length = 10;
    grid.isNamedByEachSide = isNamedByEachSide;
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 10; ++column) {
            BoardCell cell;
            cell.centre = {column + 0.5, row + 0.5};
            for (const auto &[x, y] : {std::pair(0, 0), {1, 0}, {1, 1}, {0, 1}})
                cell.outline.push_back({static_cast<double>(column + x), static_cast<double>(row + y)});
            cell.name = QStringLiteral("%1/%2").arg(column).arg(row);
            grid.cells.push_back(cell);
        }
    for (int column = 0; column < 10; ++column)
        grid.columns.push_back({column + 0.5, QString::number(column)});
    for (int row = 0; row < 10; ++row)
        grid.rows.push_back({row + 0.5, QString::number(row)});
    return grid;
}

/// Where the piece stands by the names at the edges of a board that is shown.
QString placeRead(const QString &board)
{
    const QStringList lines = board.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        if (const qsizetype column = line.indexOf(QStringLiteral("x9")); column >= 0)
            return lines.constLast().mid(column, 1) + u'/' + line.left(1);
    return {};
}

} // namespace

/// --play, --dice typed and --board.
class TestTerminalMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every game of the registry can be played by a person to its end, and the log plays again.
    void aPersonPlaysAWholeMatch_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("side");
        for (const Game *game : triedGames())
            for (const char *side : {"home", "away", "both"})
                QTest::newRow(qPrintable(
                    QStringLiteral("%1 %2").arg(QLatin1String(game->info().id), QLatin1String(side))))
                    << QString::fromUtf8(game->info().id) << QString::fromUtf8(side);
    }
    void aPersonPlaysAWholeMatch()
    {
        QFETCH(QString, game);
        QFETCH(QString, side);
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log.json"));
        const CliRun run =
            typing(QStringLiteral("match FRA-1998 BRA-1970 --game %1 --seed 5 --play %2 --log %3")
                       .arg(game, side, log),
                   firstOptions());
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        const QString result = run.out.section(u'\n', -3, -3);
        QVERIFY2(result.startsWith(QStringLiteral("France 1998 ")), qPrintable(result));
        const CliRun again = runCli({QStringLiteral("replay"), log});
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.contains(result));
    }

    /// What was told is not told again when the first minute of stoppage time comes.
    void theStoryIsToldOnce()
    {
        for (const char *game : {"atcs --level advanced", "fuba --level basic"}) {
            const CliRun run = typing(QStringLiteral("match FRA-1998 BRA-1970 --game %1 --seed 5 --play home")
                                          .arg(QLatin1String(game)),
                                      firstOptions());
            QCOMPARE(run.code, 0);
            QVERIFY(run.out.contains(QStringLiteral("45+1'")));
            QCOMPARE(run.out.count(QStringLiteral("France 1998 v Brazil 1970")), 1);
            QCOMPARE(run.out.count(QStringLiteral("First half, ")), 1);
        }
    }

    /// A kick of a shoot-out has its line; what is used for the next one is not told of it.
    void theNextKickIsNotToldOfTheLastOne()
    {
        const CliRun run = typing(QStringLiteral("match BRA-1970 ITA-1970 --level premier --play both "
                                                 "--seed 25 --knockout --no-extra-time"),
                                  QStringLiteral("coach\n").repeated(5000));
        QCOMPARE(run.code, 0);
        const QString kicks = run.out.section(QStringLiteral("Shoot-out: "), 1);
        static const QRegularExpression before(
            QStringLiteral("\n\\?? +One-timer of Clodoaldo \\(\\+1\\)\n +Brazil 1970, Clodoaldo: "));
        QVERIFY2(before.match(kicks).hasMatch(), qPrintable(kicks));
        QVERIFY(!kicks.contains(QRegularExpression(QStringLiteral("\\d–\\d, "))));
    }

    void wrongAnswersAreAskedAgain()
    {
        const CliRun run =
            typing(QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --seed 5 --play home"),
                   QStringLiteral("99\nforward\n4-4-2\n") + firstOptions());
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("\"99\" isn't one of these. Type a number from 1 to 27.")));
        QVERIFY(run.out.contains(QStringLiteral("France 1998 play 4-4-2")));
    }

    /// What is read off the board shown is what the choices of that side say: places, and with them arrows.
    void theBoardFitsTheNamesOfPlaces()
    {
        for (const bool isNamedByEachSide : {false, true}) {
            const BoardGeometry grid = smallGrid(isNamedByEachSide);
            for (int cell = 0; cell < static_cast<int>(grid.cells.size()); ++cell)
                for (const Side viewer : bothSides) {
                    BoardPosition position;
                    BoardPiece piece;
                    piece.side = Side::Away;
                    piece.number = 9;
                    piece.cell = cell;
                    position.pieces = {piece};
                    QCOMPARE(placeRead(boardText(grid, position, viewer)),
                             namedBy(grid, viewer).cells[static_cast<std::size_t>(cell)].name);
                }
        }
        // An arrow points there for both sides: the board is not turned where they share its names.
        const CliRun away =
            typing(QStringLiteral("match BRA-1970 ITA-1970 --game champions --play away --seed 11"),
                   QStringLiteral("coach\n").repeated(8));
        QVERIFY(away.out.contains(QRegularExpression(QStringLiteral("\n +0 +1 +2 +3 .*11\n"))));
        QVERIFY(!away.out.contains(QRegularExpression(QStringLiteral("\n +11 +10 .*0\n"))));
    }

    /// The half page of the manual about a question or a roll, and what a die has to show.
    void aQuestionIsExplainedByTheManual()
    {
        const QString match = QStringLiteral("match BRA-1970 ITA-1970 --game fuba ");
        for (const char *word : {"help", "F1"}) {
            const CliRun run = typing(match + QStringLiteral("--play home --seed 1"),
                                      QLatin1String(word) + QStringLiteral("\n?\n"));
            QVERIFY(
                run.out.contains(QStringLiteral("? \nFormation\n---------\n\nThe formation does not say ")));
            QVERIFY(run.out.contains(QStringLiteral("Also: help (what this question is about), why ")));
            QCOMPARE(run.out.count(QStringLiteral("help what the\nquestion is about.")), 1);
        }
        const CliRun dice =
            typing(match + QStringLiteral("--dice typed"), QStringLiteral("?\nwhy\nhelp\n7\n"));
        QCOMPARE(dice.out.count(QStringLiteral("Roll for \"toss, home\" and type what is shown, 1 to 6.\n")),
                 2);
        QVERIFY(dice.out.contains(QStringLiteral("\nToss\n----\n\nBoth sides roll one die")));
        QCOMPARE(dice.out.count(QStringLiteral("is not a roll of this die")), 1);
        // What is needed is known where it decides.
        const CliRun shot = typing(QStringLiteral("match BRA-1970 ITA-1970 --level basic --dice typed"),
                                   QStringLiteral("1\n?\n"));
        QVERIFY2(shot.out.contains(QStringLiteral("1 to 100 (0 is 100).\n24 or less is a shot on goal.\n")),
                 qPrintable(shot.out));
    }

    /// A player is called by the name, however it is typed, and the list has one number before each.
    void aPlayerIsCalledByTheName()
    {
        const QString match =
            QStringLiteral("match BRA-1970 ITA-1970 --game champions --play home --seed 11");
        const QString begin = QStringLiteral("coach\n").repeated(9);
        const CliRun list = typing(match, begin + QStringLiteral("?\n\nNobody\n"));
        QVERIFY2(list.out.contains(QStringLiteral("  2 Antônio (6)")), qPrintable(list.out.right(3000)));
        QVERIFY(list.out.contains(QStringLiteral("? Type a number from 1 to ")));
        for (const char *name : {"Antônio", "antonio", "ANTONIO", "Antônio (6)", "6 Antônio"}) {
            const CliRun run = typing(match, begin + QString::fromUtf8(name) + u'\n');
            QVERIFY2(!run.out.contains(QStringLiteral("isn't one of these")), name);
        }
        // Words that stand in several choices are none.
        const CliRun several =
            typing(QStringLiteral("match BRA-1970 ITA-1970 --level premier --play home --seed 1"),
                   QStringLiteral("normal\n"));
        QVERIFY(several.out.contains(
            QStringLiteral("\"normal\" is in more than one of these. Type a number from 1 to ")));
    }

    /// Small words: where the ball rests is told where it was not played to, and a minus is a minus.
    void nothingIsToldTwice()
    {
        const CliRun run =
            typing(QStringLiteral("match BRA-1970 ITA-1970 --game champions --play home --seed 11"),
                   QStringLiteral("coach\n").repeated(5000));
        QCOMPARE(run.code, 0);
        static const QRegularExpression again(
            QStringLiteral(" (?:ball (?:goes )?|on |flies )to (\\d+/\\d+), where it rests at \\1"));
        QVERIFY2(!again.match(run.out).hasMatch(), qPrintable(again.match(run.out).captured()));
        QVERIFY(run.out.contains(QStringLiteral("plays the ball to ")));
        const CliRun premier =
            typing(QStringLiteral("match BRA-1970 ITA-1970 --level premier --play both --seed 25"),
                   QStringLiteral("coach\n").repeated(5000));
        QVERIFY(premier.out.contains(QStringLiteral("one-timer −1 ")));
        QVERIFY(!premier.out.contains(QStringLiteral("one-timer -1")));
        const CliRun duels =
            typing(QStringLiteral("match BRA-1970 ITA-1970 --game simulator --play both --seed 3"),
                   QStringLiteral("coach\n").repeated(9000));
        QVERIFY(duels.out.contains(QRegularExpression(QStringLiteral(": \\d+ against \\d+, (won|lost)"))));
        QVERIFY(!duels.out.contains(QRegularExpression(QStringLiteral(": \\d+ against \\d+, a foul"))));
    }

    /// A row of numbers is not listed, and the number that is typed is the one that is meant.
    void aRowOfNumbersIsTyped()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("log.json"));
        const CliRun run = typing(
            QStringLiteral("match FRA-1998 BRA-1970 --game simulator --seed 4 --play home --log ") + path,
            QStringLiteral("1\n1\n?\n400\n90\n101\n40\n") + firstOptions());
        QCOMPARE(run.code, 0);
        QVERIFY(!run.out.contains(QStringLiteral("127 degrees")));
        QCOMPARE(run.out.section(QStringLiteral("way of playing):\n"), 1, 1).section(u'\n', 0, 0),
                 QStringLiteral("  0 to 359 degrees"));
        QVERIFY(run.out.contains(QStringLiteral("\"400\" isn't one of these. Type a number from 0 to 359.")));
        QVERIFY(run.out.contains(QStringLiteral("\"101\" isn't one of these. Type a number from 1 to 100.")));
        const QByteArray log = readInput(path).value();
        QVERIFY(log.indexOf("\"90 degrees\"") < log.indexOf("\"40 per cent\""));
        QVERIFY(log.indexOf("\"90 degrees\"") > 0);
    }

    /// What each option costs and does, and why others are closed, without a rulebook.
    void questionsTellWhatIsToBeKnown()
    {
        const CliRun run =
            typing(QStringLiteral("match FRA-1998 BRA-1970 --level premier --seed 5 --play home"),
                   QStringLiteral("?\n") + QStringLiteral("why\n?\n1\n").repeated(60) + firstOptions());
        QCOMPARE(run.code, 0);
        // Long ones go on below themselves.
        QVERIFY(run.out.contains(QRegularExpression(QStringLiteral("\n  \\d Aggressive, [^\n]*\n    [^ ]"))));
        QString told = run.out;
        told.replace(QRegularExpression(QStringLiteral("\n {4,}")), QStringLiteral(" "));
        static const QRegularExpression formation(QStringLiteral(
            "  \\d Aggressive, 5-4-1: Costs 2 attempts, 2 shots on goal\\. The "
            "formation of the card is \\d-\\d-\\d\\. Your attempts: \\d+, your final SOG: \\d+\\."));
        QVERIFY2(formation.match(told).hasMatch(), qPrintable(run.out.left(4000)));
        static const QRegularExpression tactic(QStringLiteral(
            "  2 Long ball × 1: Costs 1 attempt\\. Shot on goal: \\d+ of 100\\. Shot roll −15\\."));
        QVERIFY(tactic.match(told).hasMatch());
        QVERIFY(
            run.out.contains(QStringLiteral("    counter attack 1: A counter-attack follows a goal roll")));
        QVERIFY(run.out.contains(QStringLiteral("Nothing is noted that could be chosen at other times.")));
    }

    /// Also the words of "?" are a name, in any case and with or without their points.
    void anAnswerIsTypedInAnyCase()
    {
        for (const char *name : {"NORMAL 4-3-3", "Normal, 4-3-3", "normal 433"}) {
            const CliRun run =
                typing(QStringLiteral("match BRA-1970 ITA-1938 --level premier --seed 5 --play home"),
                       QString::fromLatin1(name) + u'\n' + firstOptions());
            QCOMPARE(run.code, 0);
            QVERIFY2(run.out.contains(QStringLiteral("Brazil 1970 play Normal 4-3-3")), name);
            QVERIFY2(!run.out.contains(QStringLiteral("isn't one of these")), name);
        }
    }

    /// Before a question stands how the match stands, once for each time that it is another.
    void theStandingIsShown()
    {
        const CliRun run = typing(
            QStringLiteral("match BRA-1970 ITA-1938 --level premier --seed 5 --play home"), firstOptions());
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("\nBrazil 1970 0–0 Italy 1938\n")));
        static const QRegularExpression standing(
            QStringLiteral("\nBrazil 1970 \\d+–\\d+ Italy 1938, \\d+(\\+\\d+)?'\n"));
        QStringList standings;
        for (auto all = standing.globalMatch(run.out); all.hasNext();)
            standings << all.next().captured();
        QVERIFY(standings.size() > 5);
        standings.removeDuplicates();
        QVERIFY(standings.size() > 5);
    }

    /// Whoever leaves a match that is kept goes on where it stood; what is typed in two sittings is the match
    /// that is typed in one.
    void aMatchThatIsLeftIsResumed()
    {
        const QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("friendly.match"));
        const QString command =
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --play home --seed 5");
        const CliRun whole = typing(command, firstOptions());
        QCOMPARE(whole.code, 0);
        // With Ctrl+D; with "quit".
        const CliRun left =
            typing(command + QStringLiteral(" --keep ") + kept, QStringLiteral("1\n").repeated(12));
        QCOMPARE(left.code, 1);
        QVERIFY2(
            left.err.contains(QStringLiteral("You left the match. It is kept as it stands: resume it with "
                                             "touchline-cli match --resume \"%1\"")
                                  .arg(kept)),
            qPrintable(left.err));
        const QString resume = QStringLiteral("match --resume ") + kept;
        const CliRun again = typing(resume, QStringLiteral("1\nundo\n1\nquit\n"));
        QCOMPARE(again.code, 0);
        QCOMPARE(again.err, left.err);
        const CliRun early = runCli({QStringLiteral("explain"), QStringLiteral("--log"), kept});
        VERIFY_REFUSED(
            early,
            QStringList{
                QStringLiteral("This match is not over: go on with match --resume \"%1\".").arg(kept)});
        const QString log = folder.filePath(QStringLiteral("log.json"));
        const CliRun over = typing(resume + QStringLiteral(" --log ") + log, firstOptions());
        QCOMPARE(over.err, QString());
        QCOMPARE(over.code, 0);
        QCOMPARE(over.out.section(u'\n', -3), whole.out.section(u'\n', -3));
        QCOMPARE(runCli({QStringLiteral("replay"), log}).code, 0);
        // It is over now, and says so.
        const CliRun finished = typing(resume, {});
        QCOMPARE(finished.code, 0);
        QCOMPARE(finished.out, QStringLiteral("This match is over.\n\n") + over.out.section(u'\n', -3));
        QCOMPARE(runCli({QStringLiteral("replay"), kept}).out, runCli({QStringLiteral("replay"), log}).out);
        // A file that is there is not begun anew; the teams are those of the file.
        VERIFY_REFUSED(typing(command + QStringLiteral(" --keep ") + kept, firstOptions()),
                       QStringList{kept + QStringLiteral(" already exists. Add --force to overwrite it.")});
        QCOMPARE(
            typing(command + QStringLiteral(" --force --keep ") + kept, QStringLiteral("1\nquit\n")).code, 0);
        QCOMPARE(typing(resume, QStringLiteral("quit\n")).code, 0);
        const QString other = writtenFile(folder.filePath(QStringLiteral("coach.txt")), "coach\n");
        VERIFY_REFUSED(typing(QStringLiteral("match --resume ") + other, {}),
                       QStringList{other + QStringLiteral(" is no match that was kept.")});
        QCOMPARE(typing(resume + QStringLiteral(" FRA-1998 BRA-1970"), {}).code, 2);
        QCOMPARE(typing(QStringLiteral("match FRA-1998 BRA-1970 --keep ") + kept, {}).code, 2);
        QCOMPARE(typing(QStringLiteral("match --resume ") + folder.filePath(QStringLiteral("none")), {}).code,
                 1);
    }

    /// Who goes on with a match may say who plays it now, and with which dice; teams, rules and seed are the
    /// match's own, and nothing that is said is passed over in silence.
    void whoGoesOnMayChangeSeatsAndDice()
    {
        const QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("friendly.match"));
        QCOMPARE(
            typing(QStringLiteral("match FRA-1998 BRA-1970 --level premier --play home --seed 5 --keep ") +
                       kept,
                   QStringLiteral("1\nquit\n"))
                .code,
            0);
        const QString resume = QStringLiteral("match --resume ") + kept;
        for (const char *other : {"--seed 3", "--level basic", "--game fuba", "--keep other.match",
                                  "--neutral", "--rolls rolls.txt", "--knockout"}) {
            const CliRun refused = typing(resume + u' ' + QLatin1String(other), firstOptions());
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains(QStringLiteral("%1 can't be used with --resume.")
                                              .arg(QString::fromLatin1(other).section(u' ', 0, 0))),
                     qPrintable(refused.err));
        }
        QCOMPARE(typing(resume + QStringLiteral(" --away-agent nobody"), {}).code, 2);
        const CliRun dice = typing(resume + QStringLiteral(" --dice typed"),
                                   QStringLiteral("1\n").repeated(8) + QStringLiteral("quit\n"));
        QVERIFY2(dice.out.contains(QStringLiteral("(1 to ")), qPrintable(dice.out));
        const QString log = folder.filePath(QStringLiteral("log.json"));
        const CliRun over =
            typing(resume + QStringLiteral(" --play away --home-agent random --dice computer --log ") + log,
                   firstOptions());
        QCOMPARE(over.err, QString());
        QCOMPARE(over.code, 0);
        QVERIFY(!over.out.contains(QStringLiteral("(1 to 100)?")));
        QVERIFY(over.out.contains(QStringLiteral("Brazil 1970, ")));
        QVERIFY(!over.out.contains(QStringLiteral("France 1998, strategy")));
        QVERIFY(bytesOf(log).contains("random"));
        QCOMPARE(runCli({QStringLiteral("replay"), log}).code, 0);
    }

    /// What a person is asked must not wait until all is over: also in a match of a league that is gone on
    /// with, without a word of who plays.
    void questionsAreNotHeldBack()
    {
        for (const char *asks :
             {"match A B --play home", "match A B --dice typed", "match --resume file", "match --resume=file",
              "league play place --fixture 3", "league play place --fixture=3 --play both",
              "match A B --json", "league friendly place A B --play home", "league friendly place --resume 3",
              "league friendly place --watch=3"})
            QVERIFY2(!cli::isFoldedForPerson(QString::fromLatin1(asks).split(u' ')), asks);
        for (const char *tells :
             {"match A B", "league play place --to-end", "league fixtures place", "standings place",
              "explain A B --fixture 3", "league friendly place", "league friendly place --show 3"})
            QVERIFY2(cli::isFoldedForPerson(QString::fromLatin1(tells).split(u' ')), tells);
    }

    /// JSON is all that is on standard output.
    void promptsAndJsonAreApart()
    {
        const CliRun run =
            typing(QStringLiteral("match FRA-1998 BRA-1970 --level premier --seed 5 --play home --json"),
                   firstOptions());
        QCOMPARE(run.code, 0);
        QVERIFY(!run.json().isEmpty());
        QVERIFY(run.err.contains(QStringLiteral("France 1998, strategy and formation")));
    }

    void theComputersStepsAreShownOneByOne()
    {
        QCOMPARE(typing(QStringLiteral("match A B --play home --pace quick"), {}).code, 2);
        const QString command =
            QStringLiteral("match FRA-1998 BRA-1970 --level premier --seed 5 --play home");
        const CliRun atOnce = typing(command, firstOptions());
        const CliRun paced = typing(command, QStringLiteral("pace fast\n1\npace at-once\n") + firstOptions());
        QCOMPARE(paced.code, 0);
        QCOMPARE(paced.out.section(u'\n', -3), atOnce.out.section(u'\n', -3));
        // Nothing is left out, and no line of a minute is told less often.
        QVERIFY(paced.out.contains(QStringLiteral("Half-time: ")));
        // Where nothing is to be decided, it says so.
        const CliRun basic = typing(QStringLiteral("match FRA-1998 BRA-1970 --seed 5 --play home"), {});
        QCOMPARE(basic.code, 0);
        const QString nothing = QStringLiteral("These rules leave nothing to decide");
        QVERIFY(basic.out.startsWith(nothing + QStringLiteral(". ")));
        QCOMPARE(basic.out.count(nothing), 1);
        const CliRun knockout =
            typing(QStringLiteral("match FRA-1998 BRA-1970 --seed 5 --play home --knockout"), {});
        QVERIFY(knockout.out.startsWith(nothing + QStringLiteral(" before a shoot-out. ")));
        QVERIFY(!atOnce.out.contains(nothing));
    }

    void aDecisionIsTakenBack()
    {
        const QString command =
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --seed 5 --play home --log ");
        const QTemporaryDir folder;
        const QString plain = folder.filePath(QStringLiteral("plain.json"));
        const QString undone = folder.filePath(QStringLiteral("undone.json"));
        QCOMPARE(typing(command + plain, firstOptions()).code, 0);
        const CliRun run =
            typing(command + undone, QStringLiteral("undo\n1\n1\n2\nUNDO\nUndo\n") + firstOptions());
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("There is nothing to undo yet.")));
        QCOMPARE(run.out.count(QStringLiteral("Taken back.")), 2);
        // The same dice and the same opponents: only what was taken back is another.
        QCOMPARE(readInput(undone).value(), readInput(plain).value());
    }

    void theCoachDecidesForOnce()
    {
        const CliRun alone = runCli("match FRA-1998 BRA-1970 --game fuba --level basic --seed 5 --json");
        const CliRun coached = typing(
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --seed 5 --play home --json"),
            QStringLiteral("coach\n").repeated(5000));
        QCOMPARE(coached.code, 0);
        // Questions are on standard error, where JSON is wanted.
        QCOMPARE(coached.out, alone.out);
        const CliRun byTurn = typing(
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --seed 5 --play home --json"),
            QStringLiteral("coach turn\n").repeated(5000));
        QCOMPARE(byTurn.out, alone.out);
        QVERIFY(byTurn.err.count(QStringLiteral("\n? ")) < coached.err.count(QStringLiteral("\n? ")) / 2);
    }

    void aTypedDieIsTakenBack()
    {
        QString lines;
        for (int roll = 0; roll < 4000; ++roll)
            lines += QString::number(1 + (roll * 7 + roll / 5) % 6) + u'\n';
        const QString command =
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --dice typed");
        const CliRun plain = typing(command, lines);
        const CliRun undone = typing(command, QStringLiteral("undo\n6\nundo\n") + lines);
        QCOMPARE(undone.code, 0);
        QCOMPARE(undone.out.section(u'\n', -4), plain.out.section(u'\n', -4));
    }

    void whoeverLeavesIsToldSo()
    {
        const CliRun run = typing(QStringLiteral("match FRA-1998 BRA-1970 --game fuba --seed 5 --play away"),
                                  QStringLiteral("1\n"));
        // Nothing is lost, also where no file was named: it is among the user's data, to go on with.
        QCOMPARE(run.code, 1);
        static const QRegularExpression kept(
            QStringLiteral("^You left the match. It is kept as it stands: resume it with touchline-cli match "
                           "--resume \"(.*/touchline/matches/.*France 1998 v Brazil 1970.*\\.match)\"\n$"));
        const auto found = kept.match(run.err);
        QVERIFY2(found.hasMatch(), qPrintable(run.err));
        QString lines = firstOptions();
        const CliRun over = runCli({QStringLiteral("match"), QStringLiteral("--resume"), found.captured(1)},
                                   cli::usualWidth, &lines);
        QCOMPARE(over.code, 0);
        QCOMPARE(
            over.out.section(u'\n', -3),
            typing(QStringLiteral("match FRA-1998 BRA-1970 --game fuba --seed 5 --play away"), firstOptions())
                .out.section(u'\n', -3));
        // Who leaves on purpose has done nothing wrong.
        const CliRun quit = typing(QStringLiteral("match FRA-1998 BRA-1970 --game fuba --seed 5 --play away"),
                                   QStringLiteral("1\nQuit\n"));
        QCOMPARE(quit.code, 0);
        const auto keptToo = kept.match(quit.err);
        QVERIFY2(keptToo.hasMatch(), qPrintable(quit.err));
        // Another one of the same teams in the same second is another file.
        const CliRun next = typing(QStringLiteral("match FRA-1998 BRA-1970 --game fuba --seed 5 --play away"),
                                   QStringLiteral("1\nquit\n"));
        QCOMPARE(next.code, 0);
        QVERIFY(kept.match(next.err).captured(1) != keptToo.captured(1));
    }

    /// Ctrl+C ends the program, with the same word.
    void whoeverInterruptsIsToldSo()
    {
        static QStringList said;
        said.clear();
        const QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("a.match"));
        QString typed = QStringLiteral("1\nquit\n");
        QTextStream in(&typed);
        CliRun run;
        QTextStream out(&run.out);
        QTextStream err(&run.err);
        cli::Streams streams{out, err, false, &in};
        streams.sayWhenInterrupted = [](const QString &text) { said << text; };
        run.code = cli::runCommandLine(
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --play home --keep %1").arg(kept).split(u' '),
            streams);
        err.flush();
        QCOMPARE(run.code, 0);
        QCOMPARE(said, (QStringList{run.err.trimmed(), QString()}));
        QVERIFY(said.constFirst().contains(kept));
    }

    /// Every input of a fixture is in the league before the next is asked for: who leaves goes on there.
    void aFixtureThatIsLeftGoesOnWhereItStood()
    {
        const QTemporaryDir folder;
        const auto league = [&folder](const char *name) {
            QString place = folder.filePath(QString::fromLatin1(name));
            const auto run = [](const QString &arguments) { return runCli(arguments.split(u' ')).code; };
            if (run(QStringLiteral("league new %1 --name Club --as Anna").arg(place)) != 0 ||
                run(QStringLiteral("cup --template league-4 --seed 3 --league %1 --as Anna").arg(place)) !=
                    0 ||
                run(QStringLiteral("league undo %1 --as Anna").arg(place)) != 0)
                qFatal("The league could not be made.");
            return place;
        };
        const QString whole = league("whole.touchline");
        const QString left = league("left.touchline");
        const auto play = [](const QString &place, const char *more, const QString &lines) {
            return typing(QStringLiteral("league play %1 --as Anna --fixture 1%2")
                              .arg(place, QString::fromLatin1(more)),
                          lines);
        };
        const auto rounds = QStringLiteral("50\n5\n4\n3\n").repeated(2000);
        const CliRun once = play(whole, " --play home --dice typed", rounds);
        QVERIFY2(once.code == 0, qPrintable(once.err));
        for (const char *more : {" --play home --dice typed", "", ""}) {
            const CliRun some = play(left, more, rounds.left(27));
            QCOMPARE(some.code, 1);
            QVERIFY2(some.err.contains(QStringLiteral("It is kept as it stands")), qPrintable(some.err));
            QVERIFY2(some.err.contains(QStringLiteral("--fixture 1")), qPrintable(some.err));
        }
        // Nobody else has a league file open meanwhile.
        std::vector<LogEntry> kept;
        {
            const auto opened = League::open(left, {QStringLiteral("Anna"), false, {}});
            QVERIFY(opened);
            const auto lines = (*opened)->matches().underWay();
            QVERIFY(lines);
            QCOMPARE(lines->size(), 1U);
            const auto live = (*opened)->matches().resume(lines->front().fixture);
            QVERIFY(live);
            QVERIFY(live->entries().size() >= 9);
            QCOMPARE(live->agent(Side::Home), QStringLiteral("person"));
            kept = live->entries();
        }
        // Gone on with by the computer, with its dice.
        const CliRun over =
            play(left, " --play home --dice computer", QStringLiteral("coach\n").repeated(400));
        QVERIFY2(over.code == 0, qPrintable(over.err));
        const auto opened = League::open(left, {QStringLiteral("Anna"), false, {}});
        QVERIFY(opened);
        QVERIFY((*opened)->matches().underWay()->empty());
        const auto competition = (*opened)->competitions().find((*opened)->competitions().all()->front().id);
        QVERIFY(competition);
        const MatchReport *report = competition->report(0);
        QVERIFY(report != nullptr);
        const auto log = (*opened)->results().log(report->id);
        QVERIFY(log && *log);
        QVERIFY((*log)->entries.size() > kept.size());
        QVERIFY(std::equal(kept.begin(), kept.end(), (*log)->entries.begin()));
    }

    /// A fixture that was begun may be thrown away, and what must not change meanwhile says so.
    void aFixtureIsDiscarded()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("a.touchline"));
        const auto run = [&place](const char *arguments, const QString &lines = {}) {
            return typing(QString::fromLatin1(arguments).arg(place), lines);
        };
        QCOMPARE(run("league new %1 --name Club").code, 0);
        QCOMPARE(run("cup --template league-4 --seed 3 --league %1").code, 0);
        QCOMPARE(run("league undo %1").code, 0);
        const auto begin = [&run] {
            return run("league play %1 --fixture 2 --play home --dice typed", QStringLiteral("5\nquit\n"))
                .code;
        };
        QCOMPARE(begin(), 0);
        const CliRun entered = run("league report %1 2 1-0");
        QCOMPARE(entered.code, 1);
        QVERIFY2(entered.err.contains(QStringLiteral(
                     "Finish or discard it first.\n\"league play\" with --fixture 2 goes on with "
                     "it, --discard throws it away.\n")),
                 qPrintable(entered.err));
        QCOMPARE(run("league play %1 --discard").code, 2);
        QCOMPARE(run("league play %1 --discard --fixture 2 --play home").code, 2);
        const CliRun discarded = run("league play %1 --fixture 2 --discard");
        QCOMPARE(discarded.code, 0);
        QCOMPARE(discarded.out, QStringLiteral("Discarded: match 2\n"));
        VERIFY_REFUSED(run("league play %1 --fixture 2 --discard"),
                       QStringList{QStringLiteral("Match 2 is not being played.")});
        QCOMPARE(begin(), 0);
        QCOMPARE(run("league play %1 --fixture 2 --discard").code, 0);
        QCOMPARE(run("league report %1 2 1-0").code, 0);
    }

    /// "As played": a roll is not taken back.
    void theCompetitionSaysWhatMayBeTakenBack()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("l.touchline"));
        const auto must = [&place](const char *arguments) {
            CliRun run = runCli(QString::fromLatin1(arguments).arg(place).split(u' '));
            if (run.code != 0)
                qFatal("%s", qPrintable(run.err));
            return run;
        };
        must("league new %1 --name Club --as Anna");
        must("cup --template league-4 --seed 3 --league %1 --as Anna");
        must("league undo %1 --as Anna");
        QCOMPARE(must("league rules %1 --json").json()[QStringLiteral("taking_back")].toString(),
                 QStringLiteral("free"));
        QVERIFY(!must("league rules %1").out.contains(QStringLiteral("Taking back")));
        QCOMPARE(
            runCli(QStringLiteral("league rules %1 --taking-back sometimes").arg(place).split(u' ')).code, 2);
        must("league rules %1 --taking-back never --yes --as Anna");
        QCOMPARE(must("league rules %1 --json").json()[QStringLiteral("taking_back")].toString(),
                 QStringLiteral("never"));
        QVERIFY(must("league rules %1").out.contains(QStringLiteral("as played")));
        QVERIFY(must("verify %1").out.contains(QStringLiteral("No problems found")));
        const QString command =
            QStringLiteral("league play %1 --as Anna --fixture 1 --play both --dice typed");
        const CliRun refused = typing(command.arg(place), QStringLiteral("5\nundo\n"));
        QVERIFY2(refused.out.contains(QStringLiteral("In this competition rolls cannot be taken back")),
                 qPrintable(refused.out));
        QVERIFY(!refused.out.contains(QStringLiteral("Taken back")));
        must("league rules %1 --taking-back consent --yes --as Anna");
        const CliRun no = typing(command.arg(place), QStringLiteral("undo\nno\n"));
        QVERIFY2(no.out.contains(QStringLiteral("only if the other side agrees")), qPrintable(no.out));
        const CliRun yes = typing(command.arg(place), QStringLiteral("undo\nyes\n"));
        QVERIFY2(yes.out.contains(QStringLiteral("Taken back")), qPrintable(yes.out));
    }

    /// At home one sees what the visitors chose before one chooses oneself (ATCS 5.1, D10, D30); nobody else
    /// does.
    void theVisitorsChooseOpenly()
    {
        const QString match = QStringLiteral("match FRA-1998 BRA-1970 --level premier --seed 5 ");
        const CliRun home = typing(match + QStringLiteral("--play home"), firstOptions());
        QCOMPARE(home.code, 0);
        static const QRegularExpression plan(QStringLiteral(
            "Brazil 1970 chose (aggressive|normal|conservative) \\d-\\d-\\d\\.\nFrance 1998, strategy"));
        static const QRegularExpression tactic(
            QStringLiteral("Brazil 1970 chose (none|packed in \\d)\\.\nFrance 1998, "));
        int plans = 0;
        for (auto all = plan.globalMatch(home.out); all.hasNext(); all.next())
            ++plans;
        QCOMPARE(plans, 2); // before each half
        QVERIFY(tactic.match(home.out).hasMatch());
        for (const char *other : {"--play away", "--play home --neutral"}) {
            const CliRun run = typing(match + QLatin1String(other), firstOptions());
            QCOMPARE(run.code, 0);
            QVERIFY(!run.out.contains(QStringLiteral(" chose ")));
        }
    }

    /// Two persons at one terminal and nobody at home: what the first chooses in secret is not shown while it
    /// is typed, and its question is cleared away before the other one reads (ATCS 5.1, D10, D30).
    void twoPersonsDoNotSeeEachOthersSecrets()
    {
        static QList<bool> echo;
        const auto play = [](const QString &arguments) {
            echo.clear();
            CliRun run;
            QString typed = firstOptions();
            QTextStream in(&typed);
            QTextStream out(&run.out);
            QTextStream err(&run.err);
            cli::Streams streams{out, err, false, &in};
            streams.outIsScreen = true;
            streams.setEcho = [](bool isShown) { echo << isShown; };
            run.code = cli::runCommandLine(arguments.split(u' '), streams);
            out.flush();
            return run;
        };
        const QString match = QStringLiteral("match FRA-1998 BRA-1970 --seed 5 --play both --level ");
        const CliRun run = play(match + QStringLiteral("premier --neutral"));
        QCOMPARE(run.code, 0);
        static const QRegularExpression secret(
            QStringLiteral("France 1998, [^\n]* \\(in secret: Brazil 1970 look away\\):\n([^?]*)\\? "
                           "\x1b\\[2J\x1b\\[HFrance 1998 have decided.\n"));
        const auto asked = run.out.count(QStringLiteral("(in secret: "));
        QVERIFY(asked >= 4);
        QVERIFY(run.out.contains(secret));
        QCOMPARE(run.out.count(QStringLiteral("\x1b[2J\x1b[H")), asked);
        QCOMPARE(echo.size(), 2 * asked);
        for (qsizetype i = 0; i < echo.size(); ++i)
            QCOMPARE(echo.at(i), i % 2 == 1);
        // Where one side is at home, the visitors choose openly; where a computer player is the other side,
        // nobody looks on.
        for (const CliRun &open :
             {play(match + QStringLiteral("premier")),
              play(QStringLiteral("match FRA-1998 BRA-1970 --seed 5 --play home --neutral "
                                  "--level premier"))}) {
            QCOMPARE(open.code, 0);
            QVERIFY(!open.out.contains(QStringLiteral("(in secret: ")));
            QVERIFY(!open.out.contains(u'\x1b'));
        }
        QVERIFY(echo.isEmpty());
    }

    /// A match of a league is played by a person as any other, and entered with its log (ATCS R60).
    void aPersonPlaysAMatchOfALeague()
    {
        const QTemporaryDir folder;
        const QString league = folder.filePath(QStringLiteral("a.touchline"));
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("new"), league, QStringLiteral("--name"),
                         QStringLiteral("A")})
                     .code,
                 0);
        const QString out = folder.filePath(QStringLiteral("cup.json"));
        CompetitionWishes wishes = cupWishes("premier");
        wishes.format = QStringLiteral("league-4x2");
        const NewCompetition made = newCompetition(wishes).value();
        QVERIFY(!writtenFile(out, writtenJson(cli::cupFileJson(made.competition))).isEmpty());
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("import"), league, out}).code, 0);
        const QString play = QStringLiteral("league play %1 --fixture 1 ").arg(league);
        QCOMPARE(typing(play + QStringLiteral("--play home"), QStringLiteral("1\n")).code, 1); // left
        const CliRun run = typing(play + QStringLiteral("--play home"), firstOptions());
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral(" chose "))); // the visitors, at their hosts'
        const CliRun again =
            runCli({QStringLiteral("replay"), league, QStringLiteral("--fixture"), QStringLiteral("1")});
        QCOMPARE(again.code, 0);
        QVERIFY(typing(play + QStringLiteral("--play home"), firstOptions())
                    .err.contains(QStringLiteral("has already been played")));
        QCOMPARE(typing(QStringLiteral("league play %1 --play home").arg(league), {}).code, 2);
    }

    /// Nobody sees what the other side chose in secret.
    void secretsAreNotTold()
    {
        const CliRun run =
            typing(QStringLiteral("match FRA-1998 ARG-1986 --game fuba --level full --seed 5 --play home"),
                   firstOptions());
        QCOMPARE(run.code, 0);
        QVERIFY(!run.out.contains(QStringLiteral("> Argentina 1986")));
        const QString secret = QStringLiteral("3-5-2; condition");
        QVERIFY(run.out.contains(secret));
        const QString before = run.out.section(QStringLiteral("Argentina 1986 play"), 0, 0);
        QVERIFY(!before.contains(secret));
    }

    /// name_pick: whoever types says who it was, by number or by name, and the log has it.
    void namesByHand()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log.json"));
        const QString command =
            QStringLiteral("match FRA-1998 BRA-1970 --game fuba --seed 1 --play away --options ");
        const QString question = QStringLiteral("Brazil 1970, who is booked:\n  1 by the rules");
        const CliRun plain = typing(command + QStringLiteral("name_pick=off"), firstOptions());
        QVERIFY(!plain.out.contains(question));
        QVERIFY(plain.out.contains(QStringLiteral("Yellow card for Brito")));
        const CliRun drawn = typing(command + QStringLiteral("name_pick=on"), firstOptions());
        QCOMPARE(drawn.code, 0);
        QVERIFY(drawn.out.contains(QStringLiteral("Yellow card for Brito")));
        const qsizetype asked = drawn.out.indexOf(question);
        QVERIFY(asked > 0);
        // As many answers as were given before it, then a name.
        const auto before = static_cast<int>(drawn.out.left(asked).count(QStringLiteral("\n? ")));
        const CliRun named =
            typing(command + QStringLiteral("name_pick=on --log ") + log,
                   QStringLiteral("1\n").repeated(before) + QStringLiteral("Clodoaldo\n") + firstOptions());
        QCOMPARE(named.code, 0);
        QVERIFY(named.out.contains(QStringLiteral("Yellow card for Clodoaldo")));
        QVERIFY(!named.out.contains(QStringLiteral("Yellow card for Brito")));
        const CliRun again = runCli({QStringLiteral("replay"), log, QStringLiteral("--narrate")});
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.contains(QStringLiteral("Yellow card for Clodoaldo")));
    }

    void aTeamDoesNotPlayItself()
    {
        for (const char *away : {"BRA-1970", "BRA-1970 --play home"})
            VERIFY_REFUSED(typing(QStringLiteral("match BRA-1970 ") + QLatin1String(away), {}),
                           QStringList{QStringLiteral("A team cannot play against itself.")});
    }

    void ownDice()
    {
        QString lines;
        for (int roll = 0; roll < 4000; ++roll)
            lines += QString::number(1 + (roll * 7 + roll / 5) % 6) + u'\n';
        const CliRun run =
            typing(QStringLiteral("match FRA-1998 BRA-1970 --game fuba --level basic --dice typed"),
                   QStringLiteral("7\nsix\n") + lines);
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("toss, home (1 to 6)? ")));
        QVERIFY(!run.out.contains(QStringLiteral("seed")));
        QCOMPARE(typing(QStringLiteral("match A B --dice typed --seed 1"), {}).code, 2);
        QCOMPARE(typing(QStringLiteral("match A B --dice marbles"), {}).code, 2);
        QCOMPARE(typing(QStringLiteral("match A B --play nobody"), {}).code, 2);
    }

    /// The board stands behind each turn of the story; with it nothing else changes.
    void boardOfEachTurn()
    {
        const QString command = QStringLiteral("match FRA-1998 BRA-1970 --game fuba --seed 5 --narrate");
        const CliRun run = typing(command + QStringLiteral(" --board"), {});
        QCOMPARE(run.code, 0);
        const auto turns = run.out.count(QRegularExpression(QStringLiteral(": ball in the ")));
        QVERIFY(turns > 30);
        QCOMPARE(run.out.count(QRegularExpression(QStringLiteral("\\| +PX"))), turns);
        const QByteArray beginning = run.out.section(u'\n', 0, 40).toUtf8();
        QCOMPARE(beginning, goldenFile(QStringLiteral("cli/fuba_board.txt"), beginning));
        // A game without a board is told as ever.
        QCOMPARE(runCli("match FRA-1998 BRA-1970 --seed 5 --board").out,
                 runCli("match FRA-1998 BRA-1970 --seed 5").out);
    }
};

TOUCHLINE_TEST(TestTerminalMatch)

} // namespace test_terminal_match

#include "test_terminal_match.moc"
