// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_json.h"
#include "core/base/json_reader.h"
#include "core/discipline/discipline_rules.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/publish/competition_lists.h"
#include "tests/support/golden_file.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/match/report_fixture.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_suspensions_verb {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

/// A goalless draw of that number with these events; the report lists no squads.
void playWith(Competition &competition, int number, std::vector<ReportEvent> events)
{
    MatchReport report = cup::report(competition, number, {0, 0});
    report.completeness = Completeness::Full;
    report.events = std::move(events);
    const auto recorded = competition.record(std::move(report));
    QVERIFY2(recorded.has_value(), "the report is valid");
}

/// The side of "T01" in a match.
Side sideOfFirst(const Competition &competition, int number)
{
    return cup::pairing(competition, number).startsWith(QLatin1String("T01")) ? Side::Home : Side::Away;
}

/// Numbers of the group matches of "T01".
std::vector<int> matchesOfFirst(const Competition &competition)
{
    std::vector<int> numbers;
    for (const Fixture &fixture : competition.fixtures())
        if (fixture.isGroupMatch() &&
            cup::pairing(competition, fixture.number).contains(QLatin1String("T01")))
            numbers.push_back(fixture.number);
    return numbers;
}

} // namespace

class TestSuspensionsVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char *name, const QByteArray &bytes) const
    {
        return writtenFile(m_folder.filePath(QString::fromUtf8(name)), bytes);
    }

    [[nodiscard]] CliRun ofCup(const Competition &competition, const QStringList &more = {}) const
    {
        return runCli(QStringList{QStringLiteral("suspensions"),
                                  file("cup.json", writtenJson(cli::cupFileJson(competition)))} +
                      more);
    }

    /// Two matches of T01: Adams is sent off and misses the second, Baker is booked in both, Cole in the
    /// second.
    [[nodiscard]] static Competition cupWithCards()
    {
        Competition competition = cup::make("worldcup-32");
        const std::vector<int> own = matchesOfFirst(competition);
        const Side first = sideOfFirst(competition, own[0]);
        const Side second = sideOfFirst(competition, own[1]);
        playWith(competition, own[0],
                 {eventOf(Kind::Red, first, "Adams", 20), eventOf(Kind::Yellow, first, "Baker", 30)});
        playWith(competition, own[1],
                 {eventOf(Kind::Yellow, second, "Baker", 30), eventOf(Kind::Yellow, second, "Cole", 40)});
        return competition;
    }

private Q_SLOTS:
    void theCardsOfACupAreTold()
    {
        const CliRun run = ofCup(cupWithCards());
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("suspensions_cup.txt"), run.out);
    }

    void theCardsOfACupForMachines()
    {
        const Competition competition = cupWithCards();
        const std::vector<int> own = matchesOfFirst(competition);
        const QJsonObject list = ofCup(competition, {QStringLiteral("--json")}).json();
        const QJsonArray suspensions = list.value(QStringLiteral("suspensions")).toArray();
        QCOMPARE(suspensions.size(), 2);
        QCOMPARE(suspensions.at(0).toObject().value(QStringLiteral("match")), QString::number(own[1]));
        QCOMPARE(suspensions.at(0).toObject().value(QStringLiteral("served")), true);
        QCOMPARE(suspensions.at(1).toObject().value(QStringLiteral("player")), QStringLiteral("Baker"));
        QCOMPARE(suspensions.at(1).toObject().value(QStringLiteral("match")), QString::number(own[2]));
        QCOMPARE(suspensions.at(1).toObject().value(QStringLiteral("served")), false);
        QCOMPARE(list.value(QStringLiteral("at_risk")).toArray().size(), 1);
    }

    void aBanLapsesWhenTheTeamIsOut()
    {
        // T01 loses nothing but its last match brings a card; then the others play on without it.
        Competition competition = cup::make("worldcup-32");
        const std::vector<int> own = matchesOfFirst(competition);
        for (const int number : own) {
            const Side side = sideOfFirst(competition, number);
            MatchReport report =
                cup::report(competition, number, side == Side::Home ? Score{0, 3} : Score{3, 0});
            if (number == own[2])
                report.events = {eventOf(Kind::Red, side, "Adams", 20),
                                 eventOf(Kind::Yellow, side, "Baker", 21)};
            QVERIFY(competition.record(std::move(report)).has_value());
        }
        QVERIFY(ofCup(competition).out.contains(QLatin1String("Adams  sent off v Team T")));
        QVERIFY(ofCup(competition)
                    .out.contains(QLatin1String(", misses the next match; free after that; the match is "
                                                "not known yet\n")));
        cup::playOut(competition, Generator(7));
        const CliRun run = ofCup(competition);
        QVERIFY2(run.out.contains(QLatin1String("Lapsed: the team has no match left\n  Team T01  Adams  sent "
                                                "off v Team T")),
                 qPrintable(run.out));
        QVERIFY(!run.out.contains(QLatin1String("Baker")));
        const QJsonObject list = ofCup(competition, {QStringLiteral("--json")}).json();
        QCOMPARE(list.value(QStringLiteral("suspensions"))
                     .toArray()
                     .at(0)
                     .toObject()
                     .value(QStringLiteral("match")),
                 QJsonValue());
        QCOMPARE(list.value(QStringLiteral("at_risk")).toArray(), QJsonArray());
    }

    void theNextMatchMayBeKnownBeforeItsOpponent()
    {
        // All of T01's group is played, and nothing of the group that its next opponent comes from.
        Competition competition = cup::make("worldcup-32");
        const std::vector<int> own = matchesOfFirst(competition);
        const int group =
            competition.fixtures()[static_cast<std::size_t>(competition.indexOfNumber(own[0]))].table;
        for (const Fixture &fixture : competition.fixtures()) {
            if (fixture.table != group)
                continue;
            const QStringList teams = cup::pairing(competition, fixture.number).split(u'-');
            MatchReport report =
                cup::report(competition, fixture.number, teams[0] < teams[1] ? Score{1, 0} : Score{0, 1});
            if (fixture.number == own[2])
                report.events = {eventOf(Kind::Red, sideOfFirst(competition, own[2]), "Adams", 20)};
            QVERIFY(competition.record(std::move(report)).has_value());
        }
        const QString told = ofCup(competition).out;
        QVERIFY2(told.contains(QRegularExpression(
                     QStringLiteral(", misses match \\d+; free after that; the match is not known yet\n"))),
                 qPrintable(told));
    }

    void whatAYellowCardWouldCostIsNamed()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playOut(competition, Generator(7));
        const std::size_t count = competition.fixtures().size();
        // The last four are the semi-finals, the match for third place and the final.
        MatchReport quarterFinal = *competition.report(static_cast<int>(count) - 5);
        quarterFinal.events.push_back(eventOf(Kind::Yellow, *quarterFinal.winner, "Adams", 20));
        QVERIFY(competition.restore(std::move(quarterFinal)).has_value());
        for (std::size_t i = count - 4; i < count; ++i)
            competition.withdraw(static_cast<int>(i));
        const CliRun run = ofCup(competition);
        QVERIFY2(run.out.contains(QLatin1String(", one yellow card from missing the final\n")),
                 qPrintable(run.out + run.err));
    }

    void aCupWithoutCardsSaysSo()
    {
        const QString path = m_folder.filePath(QStringLiteral("played.json"));
        QCOMPARE(runCli({QStringLiteral("cup"), QStringLiteral("--seed"), QStringLiteral("1"),
                         QStringLiteral("--out"), path})
                     .code,
                 0);
        const CliRun run = runCli({QStringLiteral("suspensions"), path});
        QCOMPARE(run.out, QStringLiteral("Suspensions and injuries, All Time Championship Soccer\n\n"
                                         "Nobody is suspended, nobody is at risk.\n"));
        QCOMPARE(run.code, 0);
    }

    /// The lists that the window exports, at the terminal.
    void listsForSpreadsheets()
    {
        const Competition played = cupWithCards();
        const QString cup = file("sheets.json", writtenJson(cli::cupFileJson(played)));
        const auto text = [](const QByteArray &csv) { return QString::fromUtf8(csv); };
        const CliRun out = runCli({u"suspensions"_s, cup, u"--csv"_s});
        QCOMPARE(out.out, text(absencesCsv(played).value()));
        QVERIFY(out.out.startsWith(u"date,time,match,team,player,status,why,misses,until\r\n"_s));
        const CliRun tables = runCli({u"standings"_s, cup, u"--csv"_s});
        QCOMPARE(tables.out, text(tablesCsv(played)));
        QVERIFY(tables.out.startsWith(u"stage,group,position,team,"_s));
        for (const char *verb : {"suspensions", "standings"}) {
            const CliRun both = runCli({QString::fromLatin1(verb), cup, u"--csv"_s, u"--json"_s});
            QCOMPARE(both.code, 2);
            QVERIFY2(both.err.startsWith(u"Use --json or --csv, not both."_s), qPrintable(both.err));
            const QString list = file("list.csv", "home,away,home_goals,away_goals\nA,B,1,0\n");
            const CliRun foreign =
                runCli({QString::fromLatin1(verb), list, u"--csv"_s, u"--rules"_s, u"league-3-1-0"_s});
            QCOMPARE(foreign.code, 2);
            QVERIFY2(foreign.err.startsWith(u"--csv is only for a cup or a league."_s),
                     qPrintable(foreign.err));
        }
        QCOMPARE(runCli({u"suspensions"_s, cup, u"--csv"_s, u"--on"_s, u"next"_s}).code, 2);
    }

    /// Two competitions of a league on one Saturday: who is out is counted by dates, not by matchdays.
    void whoIsOutOnADay()
    {
        const QString place = m_folder.filePath(QStringLiteral("two.touchline"));
        const auto run = [&place](const QString &words) {
            const CliRun done = runCli(words.arg(place).split(u' '), 200);
            return done.code == 0 ? done.out : QStringLiteral("exit %1: %2").arg(done.code).arg(done.err);
        };
        QVERIFY(run(QStringLiteral(
                        "league add %1 --template league-8 --level premier --seed 3 --first 2026-11-07"))
                    .startsWith(QStringLiteral("New competition")));
        QVERIFY(
            run(QStringLiteral("league add %1 --template cup-4 --level premier --seed 5 --first 2026-12-19 "
                               "--name Cup"))
                .startsWith(QStringLiteral("New competition")));
        QVERIFY(run(QStringLiteral("suspensions %1 --on next"))
                    .startsWith(QStringLiteral("Absences on Sat 7 Nov 2026\n")));
        for (int matchday = 0; matchday < 6; ++matchday)
            QVERIFY(!run(QStringLiteral("league play %1 1")).startsWith(QStringLiteral("exit")));
        const QString next = run(QStringLiteral("suspensions %1 --on next"));
        QCOMPARE(next.toUtf8(), goldenFile(QStringLiteral("cli/suspensions_on_day.txt"), next.toUtf8()));
        QVERIFY(next.contains(QStringLiteral(", Cup)\n")));
        QCOMPARE(run(QStringLiteral("suspensions %1 --on 2026-12-19")), next);
        // As the list of fixtures may have it.
        QCOMPARE(run(QStringLiteral("suspensions %1 --on 19.12.2026")), next);
        QVERIFY(
            !run(QStringLiteral("suspensions %1 --on next --competition 1")).contains(QStringLiteral("Cup")));
        // What is in the archive is only told of by name, as in the window.
        {
            const auto league = League::open(place, {QStringLiteral("Anna"), false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)->competitions().setArchived((*league)->competitions().all()->back().id, true));
        }
        QVERIFY(!run(QStringLiteral("suspensions %1 --on next"))
                     .contains(QStringLiteral("Turkey 2002 v Bolivia 1994")));
        QVERIFY(run(QStringLiteral("suspensions %1 --on next --competition Cup"))
                    .contains(QStringLiteral("Turkey 2002 v Bolivia 1994")));
        // One match ahead a ban is one shorter.
        QVERIFY(next.contains(QStringLiteral("misses this match and the next 9; out for the rest of "
                                             "this competition\n")));
        const QString later = run(QStringLiteral("suspensions %1 --on 2026-12-26 --competition 1"));
        QVERIFY(later.contains(QStringLiteral("misses this match and the next 8; out for the rest of "
                                              "this competition\n")));
        QVERIFY(later.contains(QStringLiteral("  All players are available so far.\n"
                                              "  Both teams have another match before this one.\n")));
        // Nobody knows who plays the final.
        QVERIFY(run(QStringLiteral("suspensions %1 --on 2026-12-26 --competition Cup"))
                    .contains(QStringLiteral("Winner of match 1 v Winner of match 2 (match 3)\n"
                                             "  All players are available so far.\n")));
        QCOMPARE(run(QStringLiteral("suspensions %1 --on 2026-12-24")),
                 QStringLiteral("Absences on Thu 24 Dec 2026\n\n"
                                "No match is played on that day. The next one is on Sat 26 Dec 2026.\n"));
        QCOMPARE(run(QStringLiteral("suspensions %1 --on 2030-01-01")),
                 QStringLiteral("Absences on Tue 1 Jan 2030\n\n"
                                "No match is played on that day. No later day has a match.\n"));
        QVERIFY(
            run(QStringLiteral("suspensions %1 --on tomorrow"))
                .startsWith(QStringLiteral("exit 2: --on takes a date (2026-11-28) or next. \"tomorrow\" is "
                                           "neither.\n")));
        QVERIFY(run(QStringLiteral("suspensions tests/data/cli/clubs.csv --on next"))
                    .startsWith(QStringLiteral("exit 2: --on is only for a cup or a league.\n")));
    }

    void withoutDatesThereIsNoNextDay()
    {
        const QString place = m_folder.filePath(QStringLiteral("undated.touchline"));
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("add"), place, QStringLiteral("--template"),
                         QStringLiteral("cup-4")})
                     .code,
                 0);
        const CliRun run =
            runCli({QStringLiteral("suspensions"), place, QStringLiteral("--on"), QStringLiteral("next")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains(QStringLiteral("No match that is still to be played has a date.")));
    }

    void theNamesOfTheRulesArePrinted()
    {
        const QString list = runCli("suspensions --rules list").out;
        for (const QString &name : disciplineRulesNames())
            QVERIFY2(list.contains(u' ' + name + u' '), qPrintable(name));
        QVERIFY(list.startsWith(QStringLiteral("Cards, suspensions and injuries")));
        VERIFY_WRONG_USAGE(
            runCli("suspensions --rules chess events.csv"),
            QStringList{QStringLiteral("There are no discipline rules \"chess\". Discipline rules: %1.")
                            .arg(disciplineRulesNames().join(QStringLiteral(", ")))});
    }

    void aCupOfAnUnknownGameIsRefused()
    {
        QJsonObject other = cli::cupFileJson(cup::make("worldcup-32"));
        QJsonObject facts = other.value(QStringLiteral("competition")).toObject();
        facts.insert(QStringLiteral("game"), QStringLiteral("chess"));
        other.insert(QStringLiteral("competition"), facts);
        const QString chess = file("chess.json", writtenJson(other));
        VERIFY_REFUSED(runCli({QStringLiteral("suspensions"), chess}),
                       QStringList{chess + QStringLiteral(": There is no game \"chess\". Games: atcs, fuba, "
                                                          "champions, oldschool, simulator, by-hand.")});
    }
};

TOUCHLINE_TEST(TestSuspensionsVerb)

} // namespace test_suspensions_verb

#include "test_suspensions_verb.moc"
