// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "core/base/json_reader.h"
#include "tests/support/carded_cup.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_decide_verb {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

/// T01 has played two of its three group matches: Adams was sent off in the second.
Competition cupWithARedCard()
{
    Competition competition = cup::make("worldcup-32");
    const std::vector<int> own = groupMatchesOf(competition, "T01");
    playWith(competition, own[0], {0, 0}, {cardFor(competition, "T01", own[0], Kind::Yellow, "Baker")});
    playWith(competition, own[1], {0, 0}, {cardFor(competition, "T01", own[1], Kind::Red, "Adams")});
    return competition;
}

} // namespace

class TestDecideVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString kept(const Competition &competition) const
    {
        return writtenFile(m_folder.filePath(QStringLiteral("cup.json")),
                           writtenJson(cli::cupFileJson(competition)));
    }

    [[nodiscard]] static CliRun decide(const QString &path, const char *player, const QStringList &more,
                                       const char *team = "T01")
    {
        return runCli(QStringList{QStringLiteral("decide"), path, QStringLiteral("--team"),
                                  QString::fromUtf8(team), QStringLiteral("--player"),
                                  QString::fromUtf8(player), QStringLiteral("--reason"),
                                  QStringLiteral("spat at an opponent")} +
                      more);
    }

    /// The reasons of the open suspensions of a player after a run with --json.
    [[nodiscard]] static QStringList reasonsOf(const CliRun &run, const char *player)
    {
        QStringList reasons;
        for (const auto &value : run.json().value(QStringLiteral("suspensions")).toArray())
            if (value[QStringLiteral("player")].toString() == QLatin1String(player) &&
                !value[QStringLiteral("served")].toBool())
                for (const auto &reason : value[QStringLiteral("because")].toArray())
                    reasons << reason.toString();
        return reasons;
    }

private Q_SLOTS:
    /// A list of players that was imported is known to decisions and score sheets before the first match.
    void whoIsOnAnImportedListIsKnown()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("clubs.touchline"));
        const auto file = [&folder](const char *name, const QByteArray &bytes) {
            return writtenFile(folder.filePath(QString::fromLatin1(name)), bytes);
        };
        const auto run = [](const QStringList &words) {
            const CliRun done = runCli(words);
            return done.code == 0 ? done.out : QStringLiteral("exit %1: %2").arg(done.code).arg(done.err);
        };
        const auto word = [](const char *text) { return QString::fromUtf8(text); };
        const QString teams = file("clubs.txt", "North\nSouth\nEast\nWest\n");
        QVERIFY(
            !run({word("league"), word("add"), place, word("--template"), word("league-4"), word("--teams"),
                  teams, word("--level"), word("advanced"), word("--places"), word("listed")})
                 .startsWith(QStringLiteral("exit")));
        const auto decide = [&] {
            return run({word("decide"), place, word("--team"), word("North"), word("--player"), word("mann"),
                        word("--add"), word("2"), word("--reason"), word("Words to the referee")});
        };
        QVERIFY2(decide().contains(word("No player of North is known yet: import its squad")),
                 qPrintable(decide()));
        const QString squad =
            file("squad.csv", "team,shirt,name,position\nNorth,9,Jürgen Mann,FW\nNorth,1,Ash,GK\n");
        QVERIFY(!run({word("league"), word("import"), place, word("--squads"), squad})
                     .startsWith(QStringLiteral("exit")));
        QVERIFY2(decide().contains(QStringLiteral("Mann (North)")), qPrintable(decide()));
        QVERIFY(run({word("suspensions"), place}).contains(QStringLiteral("Mann")));
        const QString sheet =
            file("sheet.json", "{\"score\": [1, 0], \"events\": [{\"kind\": \"goal\", \"side\": \"home\", "
                               "\"minute\": 12, \"player\": \"jurgen mann\"}]}");
        const Competition league = *cli::readCupFile(place);
        int number = 0;
        for (const Fixture &one : league.fixtures())
            if (const int home = progress(league)
                                     .fixtures[static_cast<std::size_t>(league.indexOfNumber(one.number))]
                                     .teams[Side::Home];
                number == 0 && home >= 0 && league.entrant(home).name == word("North"))
                number = one.number;
        const QString entered =
            run({word("league"), word("report"), place, QString::number(number), word("--sheet"), sheet});
        QVERIFY2(entered.startsWith(QStringLiteral("Entered: North 1–0")), qPrintable(entered));
    }

    void aDecisionIsKept_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QStringList>("reasons");
        const auto row = [](const char *options, const char *player, const QStringList &reasons) {
            QTest::newRow(options) << QString::fromUtf8(options).split(u' ') << QString::fromUtf8(player)
                                   << reasons;
        };
        const QString decision = QStringLiteral("the organiser's decision: spat at an opponent");
        row("--extend 2", "Adams", {QStringLiteral("sent off v Team T32, banned for 3 matches"), decision});
        row("--lift", "Adams", {});
        row("--add 4", "Adams",
            {QStringLiteral("sent off v Team T32"), QStringLiteral("banned by the organiser for 4 matches"),
             decision});
        row("--add 1", "baker", {QStringLiteral("banned by the organiser for the next match"), decision});
        row("--until 2099-12-12", "baker", {QStringLiteral("banned until 2099-12-12"), decision});
        row("--until 2099-12-12 --injury", "baker", {QStringLiteral("injured until 2099-12-12"), decision});
        row("--add 2 --injury", "baker", {QStringLiteral("injured, out for 2 matches"), decision});
    }

    void howLongIsOneThing_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *options, const char *line) {
            QTest::newRow(options) << QString::fromUtf8(options).split(u' ') << QString::fromUtf8(line);
        };
        row("--add 1 --until 2026-12-12", "Choose one of --add, --until, --extend and --lift.");
        row("--injury --lift", "--injury needs --add or --until.");
        row("--until soon", "--until takes a date: 2026-12-12.");
    }

    void howLongIsOneThing()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, line);
        const CliRun run = decide(kept(cupWithARedCard()), "Adams", options);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.startsWith(line), qPrintable(run.err));
    }

    void aDecisionIsKept()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, player);
        QFETCH(QStringList, reasons);
        const Competition before = cupWithARedCard();
        const QString path = kept(before);
        const CliRun run = decide(path, qPrintable(player), options + QStringList{QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        const QByteArray name = (player.left(1).toUpper() + player.mid(1)).toUtf8();
        QStringList found = reasonsOf(run, name.constData());
        for (QString &reason : found)
            reason.replace(QRegularExpression(QStringLiteral("Team T\\d\\d")), QStringLiteral("Team T32"));
        QCOMPARE(found, reasons);
        // The verb that lists suspensions says the same.
        const CliRun listed = runCli({QStringLiteral("suspensions"), path, QStringLiteral("--json")});
        QCOMPARE(reasonsOf(listed, name.constData()), reasonsOf(run, name.constData()));
        const Competition after = cli::readCupFile(path).value();
        QCOMPARE(after.organiserDecisions().size(), std::size_t{1});
        QCOMPARE(after.organiserDecisions()[0].after, groupMatchesOf(before, "T01")[1]);
    }

    void whatIsToldToPeople()
    {
        const Competition before = cupWithARedCard();
        const QString path = kept(before);
        const QString out = m_folder.filePath(QStringLiteral("other.json"));
        const QByteArray bytes = bytesOf(path);
        const CliRun run = decide(path, "Adams",
                                  {QStringLiteral("--extend"), QStringLiteral("2"), QStringLiteral("--date"),
                                   QStringLiteral("2026-06-20"), QStringLiteral("--out"), out});
        QCOMPARE(run.err, QString());
        COMPARE_GOLDEN(QStringLiteral("decide.txt"), run.out);
        QCOMPARE(bytesOf(path), bytes); // --out leaves it alone
        QCOMPARE(cli::readCupFile(out).value().organiserDecisions()[0].date, QDate(2026, 6, 20));
    }

    void theTimeOfADecisionCounts()
    {
        const Competition before = cupWithARedCard();
        const QString path = kept(before);
        // Before the first match: one match is served in the first, one in the second.
        const CliRun run = decide(path, "Dean",
                                  {QStringLiteral("--add"), QStringLiteral("2"), QStringLiteral("--after"),
                                   QStringLiteral("0"), QStringLiteral("--json")});
        // Nobody in the reports is called Dean, and the program has no card of the team.
        VERIFY_REFUSED(
            run, (QStringList{QStringLiteral("Team T01 has no player \"Dean\". There are: Baker, Adams.")}));
        const CliRun early = decide(path, "Adams",
                                    {QStringLiteral("--add"), QStringLiteral("1"), QStringLiteral("--after"),
                                     QStringLiteral("0"), QStringLiteral("--json")});
        QCOMPARE(early.err, QString());
        const QJsonArray all = early.json().value(QStringLiteral("suspensions")).toArray();
        QCOMPARE(all.at(0)[QStringLiteral("match")].toString(),
                 QString::number(groupMatchesOf(before, "T01")[0]));
        QVERIFY(all.at(0)[QStringLiteral("served")].toBool());
    }

    void whatCannotBeIsRefusedAndChangesNothing_data()
    {
        QTest::addColumn<QString>("team");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *team, const char *player, const char *options, const char *line) {
            QTest::newRow(line) << QString::fromUtf8(team) << QString::fromUtf8(player)
                                << QString::fromUtf8(options).split(u' ') << QString::fromUtf8(line);
        };
        row("T01", "Baker", "--lift", "Baker has no ban that could be lifted or extended.");
        row("T01", "Adams", "--add 1 --after 49", "Team T01 has no match 49.");
        row("T01", "Adams", "--add 1 --after 2000", "Team T01 has no match 2000.");
        row("T01", "Adams", "--add 1 --date today", "\"today\" isn't a date. Try 2026-06-11.");
        row("T02", "Adams", "--add 1",
            "No player of Team T02 is known yet: import its squad, or enter a score sheet.");
    }

    void whatCannotBeIsRefusedAndChangesNothing()
    {
        QFETCH(QString, team);
        QFETCH(QString, player);
        QFETCH(QStringList, options);
        QFETCH(QString, line);
        const QString path = kept(cupWithARedCard());
        const QByteArray bytes = bytesOf(path);
        const CliRun run = decide(path, qPrintable(player), options, qPrintable(team));
        VERIFY_NOT_DONE(run, QStringList{line});
        QCOMPARE(bytesOf(path), bytes);
    }

    void anUnknownTeamIsNamed()
    {
        const CliRun run = decide(kept(cupWithARedCard()), "Adams", {QStringLiteral("--lift")}, "Atlantis");
        QCOMPARE(run.code, 1);
        QVERIFY(
            run.err.startsWith(QLatin1String("No team \"Atlantis\" takes part. Teams: Team T01, Team T02,")));
    }

    void aCorrectedResultLeavesADecisionWithoutEffect()
    {
        const Competition before = cupWithARedCard();
        const QString path = kept(before);
        QCOMPARE(decide(path, "Adams", {QStringLiteral("--lift")}).code, 0);
        Competition corrected = cli::readCupFile(path).value();
        const int second = groupMatchesOf(corrected, "T01")[1];
        playWith(corrected, second, {0, 0}, {}); // there was no red card
        const CliRun run = runCli({QStringLiteral("suspensions"), kept(corrected)});
        QVERIFY(run.out.contains(
            QLatin1String("Decisions without effect: an earlier result was corrected\n"
                          "  Team T01  Adams has no ban that could be lifted or extended.\n")));
        const CliRun json =
            runCli({QStringLiteral("suspensions"), kept(corrected), QStringLiteral("--json")});
        QCOMPARE(json.json().value(QStringLiteral("decisions_without_effect")).toArray().size(), 1);
        QCOMPARE(corrected.organiserDecisions().size(), std::size_t{1}); // it is kept
    }

    void aDecisionThatNobodyCanReadIsNamed()
    {
        Competition competition = cupWithARedCard();
        QVERIFY(
            competition.addOrganiserDecision({0, 0, {}, UnreadableFact{{{QStringLiteral("decision"), 1}}}})
                .has_value());
        const CliRun run = runCli({QStringLiteral("suspensions"), kept(competition)});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains(QLatin1String("decisions[0].decision.player")));
    }
};

TOUCHLINE_TEST(TestDecideVerb)

} // namespace test_decide_verb

#include "test_decide_verb.moc"
