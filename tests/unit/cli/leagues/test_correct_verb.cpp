// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_json.h"
#include "core/base/json_reader.h"
#include "tests/support/ban_season.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"
#include "tests/unit/competition/small_formats.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_correct_verb {

using namespace touchline;
using namespace touchline::testing;

namespace {

Competition playedWorldCup()
{
    Competition competition = cup::make("worldcup-32");
    cup::playGroupsInOrder(competition);
    for (int number = 49; number <= 64; ++number)
        cup::play(competition, number, {1, 0});
    return competition;
}

/// The numbers under `key`, or of the objects there under "match".
QList<int> numbers(const QJsonArray &array)
{
    QList<int> list;
    for (const auto &value : array)
        list.append(value.isObject() ? value.toObject().value(QStringLiteral("match")).toInt()
                                     : value.toInt());
    return list;
}

} // namespace

class TestCorrectVerb : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString written(const Competition &competition)
    {
        return writtenFile(m_folder.filePath(QStringLiteral("cup.json")),
                           writtenJson(cli::cupFileJson(competition)));
    }

    static Competition read(const QString &path)
    {
        return cli::competitionOfCupFile(parseJsonObject(bytesOf(path)).value()).value();
    }

    /// `correct FILE ...` with arguments that have no spaces.
    static CliRun correct(const QString &path, const char *arguments)
    {
        return runCli(QStringList{QStringLiteral("correct"), path} +
                      QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts));
    }

private Q_SLOTS:
    void whatIfChangesNothing()
    {
        const QString path = written(playedWorldCup());
        const QByteArray before = bytesOf(path);
        const CliRun run = correct(path, "--match 1 --score 0-1 --what-if");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("corrected.txt"), run.out);
        QCOMPARE(bytesOf(path), before);
    }

    void theSameForMachines()
    {
        const QString path = written(playedWorldCup());
        const QJsonObject json = correct(path, "--match 1 --score 0-1 --json").json();
        QCOMPARE(numbers(json.value(QStringLiteral("conflicts")).toArray()),
                 (QList<int>{49, 53, 57, 59, 61, 62, 63, 64}));
        const QJsonObject table = json.value(QStringLiteral("tables")).toArray().first().toObject();
        QCOMPARE(table.value(QStringLiteral("name")).toString(), QStringLiteral("A"));
        QVERIFY(table.value(QStringLiteral("changes_order")).toBool());
        const QJsonObject champion = json.value(QStringLiteral("places")).toArray().first().toObject();
        QCOMPARE(champion.value(QStringLiteral("before")).toString(), QStringLiteral("Team T01"));
        QVERIFY(champion.value(QStringLiteral("after")).isNull());
        // Now it is in the file, and the way back frees the matches.
        QCOMPARE(read(path).report(0)->score, (Score{0, 1}));
        QCOMPARE(read(path).setAside().size(), std::size_t{1});
        const QJsonObject listed = correct(path, "--json").json();
        QCOMPARE(numbers(listed.value(QStringLiteral("conflicts")).toArray()).size(), 8);
        const QJsonObject back = correct(path, "--match 1 --score 1-0 --json").json();
        QCOMPARE(numbers(back.value(QStringLiteral("freed")).toArray()).size(), 8);
        QCOMPARE(correct(path, "").out, QStringLiteral("No conflicts.\n"));
    }

    void everyKindOfCorrection_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<int>("match");
        QTest::addColumn<int>("state");
        const auto row = [](const char *arguments, int match, FixtureState state) {
            QTest::newRow(arguments) << QByteArray(arguments) << match << int(state);
        };
        row("--match 64 --score 2-2 --pens 5-4", 64, FixtureState::Played);
        row("--match 64 --score 2-1 --aet", 64, FixtureState::Played);
        row("--match 64 --take-out", 64, FixtureState::Ready);
        row("--match 64 --walkover AWAY", 64, FixtureState::Played);
        row("--match 64 --walkover away --score 0-5 --reason doping --on 2026-07-20", 64,
            FixtureState::Played);
        row("--match 1 --walkover BOTH", 1, FixtureState::Played);
        row("--match 1 --annul", 1, FixtureState::Void);
        row("--match 64 --replay --new-day 2026-07-21", 64, FixtureState::Ready);
        row("--match 64 --abandoned 1-0 --minute 63", 64, FixtureState::Undecided);
        row("--match 64 --abandoned 1-0 --then stands", 64, FixtureState::Played);
        row("--match 64 --abandoned 1-0 --then replay", 64, FixtureState::Ready);
        row("--match 64 --abandoned 1-0 --then AWAY", 64, FixtureState::Played);
        row("--withdraw T01 --results void", 64, FixtureState::Played);
        row("--deduct T16 3 --reason debts", 64, FixtureState::Played);
        row("--deduct T16 --points 3 --group A --reason debts", 64, FixtureState::Played);
        row("--lot T01,T16 --group A", 64, FixtureState::Played);
    }

    void everyKindOfCorrection()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(int, match);
        QFETCH(int, state);
        const QString path = written(playedWorldCup());
        const CliRun run = correct(path, arguments.constData());
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QVERIFY(!run.out.isEmpty());
        QCOMPARE(int(cup::state(read(path), match)), state);
    }

    void aMatchIsPostponedAndTakenAsItIs()
    {
        Competition competition = cup::make("worldcup-32");
        const QString path = written(competition);
        QCOMPARE(correct(path, "--match 1 --postpone 2026-05-01").out,
                 QStringLiteral("Nothing else changes.\n"));
        QCOMPARE(read(path).appointment(0)->date, QDate(2026, 5, 1));
        QCOMPARE(correct(path, "--match 1 --postpone open").code, 0);
        QVERIFY(read(path).appointment(0)->date.isNull());
        QCOMPARE(correct(path, "--match 1 --lift").code, 0);
        QVERIFY(read(path).appointment(0) == nullptr);

        competition = playedWorldCup();
        cup::play(competition, 61, {0, 1}); // another finalist
        const QString other = written(competition);
        const CliRun run = correct(other, "--match 64 --as-it-is");
        QCOMPARE(run.err, QString());
        QVERIFY(run.out.contains(QStringLiteral("Match 64 (final) counts.")));
    }

    void aMatchIsPostponedWithItsHourAndGround()
    {
        const QString path = written(cup::make("worldcup-32"));
        const CliRun run = correct(path, "--match 1 --postpone 2026-05-01 --kick-off 19:30 --ground Wembley");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, QStringLiteral("Nothing else changes.\n"));
        const Competition moved = read(path);
        QCOMPARE(moved.appointment(0)->date, QDate(2026, 5, 1));
        QCOMPARE(moved.appointment(0)->time, QTime(19, 30));
        QCOMPARE(moved.appointment(0)->stadium, QStringLiteral("Wembley"));
        // Another match of one of its teams on that day, and another match on that ground at that hour.
        const CliRun twice = correct(path, "--match 17 --postpone 2026-05-01 --what-if");
        QCOMPARE(twice.out, QStringLiteral("Team T01 would play twice on 2026-05-01: matches 17 and 1.\n"));
        const CliRun taken =
            correct(path, "--match 3 --postpone 2026-05-01 --kick-off 19:30 --ground wembley --what-if");
        QCOMPARE(taken.out, QStringLiteral("wembley is taken on 2026-05-01 at that time by match 1.\n"));
        const QJsonArray clashes = correct(path, "--match 17 --postpone 2026-05-01 --what-if --json")
                                       .json()
                                       .value(QStringLiteral("clashes"))
                                       .toArray();
        QCOMPARE(clashes.size(), 1);
        QCOMPARE(clashes.first().toObject().value(QStringLiteral("other")).toInt(), 1);
    }

    void hourAndGroundAreForANewDay_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *arguments, const char *says) {
            QTest::newRow(arguments) << QByteArray(arguments) << QString::fromUtf8(says);
        };
        row("--match 1 --postpone open --kick-off 19:30", "--kick-off needs a new day");
        row("--match 1 --postpone 2026-05-01 --kick-off 25:00", "\"25:00\" isn't a time. Try 19:30.");
        row("--match 1 --postpone 2026-05-01 --kick-off soon", "\"soon\" isn't a time. Try 19:30.");
        row("--match 1 --annul --ground Wembley",
            "--kick-off and --ground are only for a match on a new day");
    }

    void hourAndGroundAreForANewDay()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(QString, says);
        Competition competition = cup::make("worldcup-32");
        const QString path = written(competition);
        const CliRun run = correct(path, arguments.constData());
        QVERIFY2(run.err.startsWith(says), qPrintable(run.err));
        QCOMPARE(run.code, 2);
        QVERIFY(read(path) == competition);
    }

    /// Of many matches one sentence says what becomes of them.
    void whatBecomesOfManyMatchesIsOneSentence()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 1, {1, 0});
        const QString path = written(competition);
        const CliRun counted = correct(path, "--withdraw T01 --results counted --what-if");
        QVERIFY2(counted.out.contains(QStringLiteral("2 matches are decided by walkover: 17, 33.\n")),
                 qPrintable(counted.out));
        QVERIFY(!counted.out.contains(QStringLiteral("counts")));
        const CliRun none = correct(path, "--withdraw T01 --results void --what-if");
        QVERIFY2(none.out.contains(QStringLiteral("Match 1 (group stage) no longer counts.\n")),
                 qPrintable(none.out));
        QVERIFY2(none.out.contains(QStringLiteral("2 matches are not played: 17, 33.\n")),
                 qPrintable(none.out));
    }

    /// In a Swiss there is nothing that could be void: who met the team has met it.
    void resultsThatCannotBeVoidStand()
    {
        Competition competition = cup::make("swiss-8x4");
        const std::vector<RoundDraw> drawn = drawRounds(competition, progress(competition)).value();
        for (const RoundDraw &draw : drawn)
            QVERIFY(competition.addRoundDraw(draw));
        cup::play(competition, 1, {1, 0});
        const QString home = cup::pairing(competition, 1).section(u'-', 0, 0);
        const QString sentence =
            QStringLiteral(
                "The results of Team %1 stand: only those of a group in which everybody meets, and "
                "that is not over, can be void.\n")
                .arg(home);
        const QByteArray withdrawn = "--withdraw " + home.toUtf8();
        const CliRun none =
            correct(written(competition), (withdrawn + " --results void --what-if").constData());
        QVERIFY2(none.out.contains(sentence), qPrintable(none.out + none.err));
        const CliRun counted =
            correct(written(competition), (withdrawn + " --results counted --what-if").constData());
        QVERIFY2(!counted.out.contains(QStringLiteral("stand: only")), qPrintable(counted.out));
        // In a group they can be.
        Competition group = cup::make("worldcup-32");
        cup::play(group, 1, {1, 0});
        QVERIFY(!correct(written(group), "--withdraw T01 --results void --what-if")
                     .out.contains(QStringLiteral("stand: only")));
    }

    void theTableSaysWhoHasWithdrawn()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 1, {1, 0});
        const QString path = written(competition);
        QCOMPARE(correct(path, "--withdraw T01 --results void").code, 0);
        const CliRun shown = runCli({QStringLiteral("standings"), path});
        QVERIFY2(shown.out.contains(QStringLiteral("Team T01 has withdrawn: its results are void\n")),
                 qPrintable(shown.out));
        const QJsonObject json =
            parseJsonObject(
                runCli({QStringLiteral("standings"), path, QStringLiteral("--json")}).out.toUtf8())
                .value();
        QCOMPARE(json[QStringLiteral("groups")][0][QStringLiteral("withdrawn")].toArray(),
                 QJsonArray{QStringLiteral("Team T01")});
    }

    void cardsOutliveACorrectedScore()
    {
        Competition competition = cup::make("worldcup-32");
        MatchReport report = cup::report(competition, 1, {1, 0});
        report.completeness = Completeness::Full;
        const QUuid sinner = QUuid::createUuid();
        report.events = {
            {ReportEventKind::Goal, 5, 0, Side::Home, QUuid::createUuid(), QStringLiteral("Scorer"), {}},
            {ReportEventKind::Red, 10, 0, Side::Home, sinner, QStringLiteral("Sinner"), {}}};
        QVERIFY(competition.record(report).has_value());
        const QString path = written(competition);
        QCOMPARE(correct(path, "--match 1 --score 2-0").code, 0);
        const Competition corrected = read(path);
        QCOMPARE(corrected.report(0)->events.size(), std::size_t{1});
        QCOMPARE(corrected.report(0)->events[0].player, sinner);
        QVERIFY(*corrected.setAside()[0].report == report);
    }

    void whoShouldHaveBeenOutIsToldAsAWarning()
    {
        Competition competition = cup::make("worldcup-32");
        MatchReport rough = cup::report(competition, 1, {0, 0});
        rough.completeness = Completeness::Full;
        rough.events = {
            {ReportEventKind::Red, 10, 0, Side::Home, QUuid::createUuid(), QStringLiteral("Kane"), {}}};
        QVERIFY(competition.record(rough).has_value());
        const CliRun open = correct(written(competition), "--match 1 --take-out --what-if");
        QVERIFY2(open.out.contains(
                     QStringLiteral("Kane (Team T01) may play in match 17: no longer out (sent off v "
                                    "Team T16)")),
                 qPrintable(open.out));
        cup::play(competition, 17, {1, 0});
        const QString path = written(competition);
        // By the rules a red card stays when the match is annulled.
        QVERIFY(!correct(path, "--match 1 --annul --what-if").out.contains(QStringLiteral("Players:")));
        const CliRun played = correct(path, "--match 1 --annul --cards fall --what-if");
        QVERIFY2(played.out.contains(QStringLiteral("; played: the result stands)")), qPrintable(played.out));
        const QJsonArray changes = correct(path, "--match 1 --annul --cards fall --what-if --json")
                                       .json()
                                       .value(QStringLiteral("availability"))
                                       .toArray();
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.first().toObject().value(QStringLiteral("match")).toInt(), 17);
        QCOMPARE(changes.first().toObject().value(QStringLiteral("out")).toBool(), false);
        QCOMPARE(changes.first().toObject().value(QStringLiteral("played")).toBool(), true);
    }

    void aBanThatMovesWithItsMatchIsToldFirst()
    {
        namespace bans = touchline::testing::bans;
        Competition competition = bans::season();
        const std::vector<int> own = bans::matchesOf(competition, 0);
        bans::enter(competition, bans::sheet(competition, own[0], {{0, 0, ReportEventKind::Red}}, {}));
        const QByteArray number = QByteArray::number(own[1]);
        const QByteArray putOff = "--match " + number + " --postpone 2026-11-28 --what-if";
        const CliRun run = correct(written(competition), putOff.constData());
        QCOMPARE(run.err, QString());
        QVERIFY2(run.out.contains(
                     QStringLiteral("T01 a (Team T01) misses match %1 on 2026-09-19: sent off").arg(own[2])),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains(QStringLiteral("may play in match %1").arg(own[1])), qPrintable(run.out));
        QVERIFY(!run.out.contains(QStringLiteral("Nothing else changes")));
    }

    void cardsAreRuledWhereTheMatchIs()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 1, {1, 0});
        const QString path = written(competition);
        QVERIFY(correct(path, "--match 1 --annul --cards maybe")
                    .err.startsWith(QStringLiteral("--cards is stay or fall, not \"maybe\".\n")));
        QVERIFY(
            correct(path, "--match 1 --walkover HOME --cards stay")
                .err.startsWith(QStringLiteral("--cards is only for --annul, --abandoned and --replay.\n")));
        QCOMPARE(correct(path, "--match 1 --annul --cards stay").code, 0);
        QCOMPARE(int(read(path).rulings().back().cards), int(Ruling::Cards::Stay));
    }

    void walkoversAndDeductionsAreToldInTheCup()
    {
        const QString path = written(playedWorldCup());
        QCOMPARE(correct(path, "--match 64 --walkover AWAY").code, 0);
        QCOMPARE(correct(path, "--deduct T32 1 --reason debts").code, 0);
        const QJsonObject file = parseJsonObject(bytesOf(path)).value();
        QCOMPARE(file.value(QStringLiteral("champion")).toString(), QStringLiteral("Team T02"));
        const QJsonObject final = file.value(QStringLiteral("matches")).toArray().last().toObject();
        QCOMPARE(final.value(QStringLiteral("status")).toString(), QStringLiteral("awarded"));
        QCOMPARE(final.value(QStringLiteral("score")).toArray(), (QJsonArray{0, 3}));
    }

    void aCardComesInForATeamThatHasNotBegun()
    {
        const QString path = m_folder.filePath(QStringLiteral("fresh.json"));
        writtenFile(path, writtenJson(cli::cupFileJson(cup::make("worldcup-32"))));
        QCOMPARE(correct(path, "--replace T32 --by FRA-1998 --reason late").code, 0);
        QCOMPARE(read(path).entrant(31).code, QStringLiteral("FRA-1998"));
        QCOMPARE(read(path).entrant(31).ranking, 32);
        QCOMPARE(read(path).replacements().size(), std::size_t{1});
    }

    void wrongWishesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *arguments, const char *line) {
            QTest::newRow(arguments) << QByteArray(arguments) << QString::fromUtf8(line);
        };
        row("--score 1-0", "Choose the match with --match NUMBER.");
        row("--match 99 --score 1-0", "The competition has no match 99.");
        row("--match 1 --score one", "\"one\" isn't a result. Try 2-1, 2-1 aet or 1-1 4-3p.");
        row("--match 1 --walkover HOME --score 3-0p", "\"3-0p\" isn't a score. Try 2-1.");
        row("--match 1 --score 1-0aet", "This match has no extra time: a draw stands after regular time.");
        row("--match 1 --score 1-0 --aet", "This match has no extra time: a draw stands after regular time.");
        row("--match 1 --score 1-1(4-3) --pens 5-4",
            "\"1-1(4-3)\" already says how the shoot-out ended. Leave --pens out.");
        row("--match 63 --score 3-1 --pens 5-4", "There is no shoot-out after 3-1.");
        row("--match 1 --postpone soon", "\"soon\" isn't a date. Try 2026-06-11.");
        row("--match 1 --postpone open", "Match 1 has been played: it can be replayed, not postponed.");
        row("--match 1 --walkover Fulham", "--walkover is HOME, AWAY or BOTH, not \"Fulham\".");
        row("--match 1 --abandoned 1-0 --then perhaps",
            "--then is undecided, stands, replay, HOME or AWAY, not \"perhaps\".");
        row("--match 1 --abandoned 1-0 --minute 300", "\"300\" isn't a number from 1 to 120.");
        row("--withdraw TeamT01 --results void", "No team \"TeamT01\" takes part. Did you mean Team T01?");
        row("--withdraw T01", "--results is void, counted or revoked, not \"\".");
        row("--deduct T01 x --reason y", "\"x\" isn't a number of points from 0.5 to 1000.");
        row("--deduct T01 3", "A deduction needs a team, its table, at least one point and a reason.");
        row("--deduct T01 3 --group B --reason y", "No such table has that team.");
        row("--match 1 --as-it-is", "Match 1 was played by the right teams.");
        row("--replace T01 --by FRA-1998",
            "Team T01 has already played: only a team that has not played yet can be replaced.");
        row("--match 64 --score 1-1",
            "This match needs a winner: add the shoot-out, as in 1-1 4-3p, or extra time, as in 2-1 aet.");
    }

    void wrongWishesAreRefused()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(QString, line);
        const QString path = written(playedWorldCup());
        const QByteArray before = bytesOf(path);
        const CliRun run = correct(path, arguments.constData());
        VERIFY_NOT_DONE(run, QStringList{line});
        QCOMPARE(bytesOf(path), before);
    }

    void wrongUsageIsSaid()
    {
        const QString path = written(playedWorldCup());
        QCOMPARE(runCli("correct").code, 2);
        QCOMPARE(correct(path, "--match 1 --annul --replay").code, 2);
        QCOMPARE(correct(path, "3 --match 1 --annul").code, 2);
        QCOMPARE(runCli("correct /nowhere/cup.json").code, 1);
    }
};

TOUCHLINE_TEST(TestCorrectVerb)

} // namespace test_correct_verb

#include "test_correct_verb.moc"
