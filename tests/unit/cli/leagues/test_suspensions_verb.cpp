// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_json.h"
#include "core/base/json_reader.h"
#include "core/discipline/discipline_rules.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
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

const QByteArray heading = "match,date,stage,team,player,event,minute\n";
const QByteArray detailHeading = "match,date,stage,team,player,event,minute,detail\n";

/// Three matches of Rovers: Adams is booked twice and misses the third; Baker is sent off in the second and
/// plays the third all the same; Cole is booked in the third.
const QByteArray threeMatches = heading + "M1,2026-06-11,Groups,Rovers,Adams,line_up,\n"
                                          "M1,2026-06-11,Groups,Rovers,Baker,line_up,\n"
                                          "M1,2026-06-11,Groups,United,Evans,line_up,\n"
                                          "M1,2026-06-11,Groups,Rovers,Adams,yellow,45+2\n"
                                          "M1,2026-06-11,Groups,United,Evans,goal,80\n"
                                          "M2,2026-06-15,Groups,City,Ford,line_up,\n"
                                          "M2,2026-06-15,Groups,Rovers,Adams,line_up,\n"
                                          "M2,2026-06-15,Groups,Rovers,Baker,line_up,\n"
                                          "M2,2026-06-15,Groups,Rovers,Adams,yellow,3\n"
                                          "M2,2026-06-15,Groups,Rovers,Baker,yellow,10\n"
                                          "M2,2026-06-15,Groups,Rovers,Baker,second_yellow,70\n"
                                          "M3,2026-06-19,Groups,Rovers,Baker,line_up,\n"
                                          "M3,2026-06-19,Groups,Rovers,Cole,substitute_on,60\n"
                                          "M3,2026-06-19,Groups,Rovers,Cole,yellow,90\n"
                                          "M3,2026-06-19,Groups,Town,Grant,own_goal,\n";

QJsonObject suspended(const char *team, const char *player, const QJsonValue &match, const char *because,
                      const QStringList &broughtBy, bool served)
{
    return {{QStringLiteral("team"), QString::fromUtf8(team)},
            {QStringLiteral("player"), QString::fromUtf8(player)},
            {QStringLiteral("match"), match},
            {QStringLiteral("because"), QJsonArray{QString::fromUtf8(because)}},
            {QStringLiteral("brought_by"), QJsonArray::fromStringList(broughtBy)},
            {QStringLiteral("served"), served}};
}

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

    [[nodiscard]] CliRun ofEvents(const QByteArray &events, const QStringList &more = {}) const
    {
        return runCli(QStringList{QStringLiteral("suspensions"), QStringLiteral("--rules"),
                                  QStringLiteral("atcs"), file("events.csv", events)} +
                      more);
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
    void eventsAreTold()
    {
        const CliRun run = ofEvents(threeMatches);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("suspensions_events.txt"), run.out);
    }

    void eventsForMachines()
    {
        const CliRun run = ofEvents(threeMatches, {QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        const QJsonObject expected{
            {QStringLiteral("rules"), QStringLiteral("atcs")},
            {QStringLiteral("suspensions"),
             QJsonArray{suspended("Rovers", "Adams", QStringLiteral("M3"),
                                  "second yellow in consecutive matches (v United, v City)",
                                  {QStringLiteral("M1"), QStringLiteral("M2")}, true),
                        suspended("Rovers", "Baker", QJsonValue(), "sent off v City (second yellow card)",
                                  {QStringLiteral("M2")}, false)}},
            {QStringLiteral("violations"),
             QJsonArray{QJsonObject{{QStringLiteral("team"), QStringLiteral("Rovers")},
                                    {QStringLiteral("player"), QStringLiteral("Baker")},
                                    {QStringLiteral("match"), QStringLiteral("M3")},
                                    {QStringLiteral("date"), QStringLiteral("2026-06-19")},
                                    {QStringLiteral("opponent"), QStringLiteral("Town")},
                                    {QStringLiteral("because"),
                                     QJsonArray{QStringLiteral("sent off v City (second yellow card)")}}}}},
            {QStringLiteral("at_risk"),
             QJsonArray{
                 QJsonObject{{QStringLiteral("team"), QStringLiteral("Rovers")},
                             {QStringLiteral("player"), QStringLiteral("Cole")},
                             {QStringLiteral("match"), QStringLiteral("M3")},
                             {QStringLiteral("because"),
                              QJsonArray{QStringLiteral(
                                  "booked v Town: one more yellow card in the next match brings a ban")}}}}}};
        QCOMPARE(run.json(), expected);
    }

    void anInjuryIsCarriedWhereItsDetailSaysSo()
    {
        const auto misses = [this](const QByteArray &events, const QStringList &more = {}) {
            QStringList sentences;
            const QJsonArray all = ofEvents(events, QStringList{QStringLiteral("--json")} + more)
                                       .json()
                                       .value(QStringLiteral("suspensions"))
                                       .toArray();
            for (const auto &one : all)
                sentences << one.toObject().value(QStringLiteral("because")).toArray().at(0).toString();
            return sentences;
        };
        QCOMPARE(misses(heading + "1,,,Rovers,Adams,injury,\n1,,,United,Evans,goal,\n"), QStringList());
        const QByteArray detailed = detailHeading + "1,,,Rovers,Adams,injury,,out_tournament\n"
                                                    "1,,,Rovers,Baker,injury,,weakened_2\n"
                                                    "1,,,Rovers,Cole,injury,,out_next\n"
                                                    "1,,,Rovers,Dean,injury,,\n"
                                                    "1,,,United,Evans,goal,,corner\n";
        QCOMPARE(misses(detailed), (QStringList{QStringLiteral("injured v United, out of the tournament"),
                                                QStringLiteral("injured v United, out of the next match")}));
        QCOMPARE(misses(detailed, {QStringLiteral("--league")}).at(0),
                 QStringLiteral("injured v United, out for 10 matches"));
    }

    void aTeamAloneHasUnknownOpponents()
    {
        const CliRun run = ofEvents(heading + "7,,,Rovers,Adams,red,\n");
        QVERIFY2(run.out.contains(QLatin1String("Adams  sent off v unknown (match 7)")), qPrintable(run.out));
    }

    void namesakesOfTwoTeamsAreTwoPersons()
    {
        const CliRun run = ofEvents(heading + "1,,,Rovers,Silva,yellow,\n1,,,United,Silva,goal,\n"
                                              "2,,,United,Silva,yellow,\n2,,,City,Ford,goal,\n");
        QVERIFY2(!run.out.contains(QLatin1String("Miss the next match")), qPrintable(run.out));
    }

    void whatIsWrongInAListOfEventsIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("events");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const QByteArray &events, const QStringList &lines) {
            QTest::newRow(name) << events << lines;
        };
        row("empty", "", {QStringLiteral("line 1: There is no header row.")});
        row("columns", "match,date,stage,team,player,event,colour\n",
            {QStringLiteral("line 1: The column minute is missing.")});
        row("nothing there", heading + ",,,,,,7\n",
            {QStringLiteral("line 2, column 1: The entry under match is missing."),
             QStringLiteral("line 2, column 4: The entry under team is missing."),
             QStringLiteral("line 2, column 6: The entry under event is missing."),
             QStringLiteral("line 2, column 5: The entry under player is missing.")});
        row("event", heading + "1,,,Rovers,Adams,blue,\n",
            {QStringLiteral(
                "line 2, column 6: \"blue\" isn't an event. Events: line_up, substitute_on, goal, own_goal, "
                "penalty_goal, yellow, second_yellow, red, injury.")});
        row("minute",
            heading + "1,,,Rovers,Adams,goal,late\n\n1,,,Rovers,Adams,goal,121\n"
                      "1,,,Rovers,Adams,goal,0\n1,,,Rovers,Adams,goal,90+\n",
            {QStringLiteral("line 2, column 7: A minute is a number from 1 to 120, or 45+2, not \"late\"."),
             QStringLiteral("line 4, column 7: There is no minute 121: write 120+1."),
             QStringLiteral("line 5, column 7: A minute is a number from 1 to 120, or 45+2, not \"0\"."),
             QStringLiteral("line 6, column 7: A minute is a number from 1 to 120, or 45+2, not \"90+\".")});
        row("third team", heading + "1,,,Rovers,Adams,goal,\n1,,,United,Evans,goal,\n1,,,City,Ford,goal,\n",
            {QStringLiteral("line 4, column 4: City is the third team of match 1.")});
        row("injury", detailHeading + "1,,,Rovers,Adams,injury,,broken\n",
            {QStringLiteral(
                "line 2, column 8: \"broken\" isn't an injury in these rules. Injuries: stays, opponent_red, "
                "weakened_1, weakened_2, out_next, out_tournament, out_tournament_red.")});
    }

    void whatIsWrongInAListOfEventsIsNamedWithItsLine()
    {
        QFETCH(QByteArray, events);
        QFETCH(QStringList, lines);
        for (QString &line : lines)
            line.prepend(m_folder.filePath(QStringLiteral("events.csv")) + QStringLiteral(": "));
        VERIFY_PROBLEMS(ofEvents(events), lines);
    }

    /// Adams is booked in the groups, in a quarter-final and in a semi-final.
    [[nodiscard]] QStringList missedUnder(const char *rules) const
    {
        const QString path = file("cup.csv", heading + "1,,group stage,Rovers,Adams,yellow,3\n"
                                                       "2,,quarter-finals,Rovers,Adams,yellow,3\n"
                                                       "3,,semi-finals,Rovers,Adams,yellow,3\n"
                                                       "4,,final,Rovers,Baker,line_up,\n");
        const QJsonObject told = runCli({QStringLiteral("suspensions"), QStringLiteral("--json"),
                                         QStringLiteral("--rules"), QString::fromUtf8(rules), path})
                                     .json();
        QStringList matches;
        for (const char *list : {"suspensions", "violations"})
            for (const auto &one : told.value(QLatin1String(list)).toArray())
                matches << one.toObject().value(QStringLiteral("match")).toString();
        return matches;
    }

    void stagesForgetWhatTheRulesSay()
    {
        // Banned from the semi-final he plays it all the same, so he still misses the final.
        QCOMPARE(missedUnder("fifa-2018"), (QStringList{QStringLiteral("4"), QStringLiteral("3")}));
        QCOMPARE(missedUnder("fifa-2002"), QStringList{QStringLiteral("4")});
        QCOMPARE(missedUnder("fifa-2026"), QStringList());
        const QString path = file("friendly.csv", heading + "1,,friendly,Rovers,Adams,yellow,3\n");
        VERIFY_PROBLEMS(
            runCli({QStringLiteral("suspensions"), QStringLiteral("--rules"), QStringLiteral("uefa"), path}),
            QStringList{
                path +
                QStringLiteral(
                    ": line 2, column 3: These rules forget bookings after a stage, and \"friendly\" is "
                    "none that is known: group stage, round of 16, quarter-finals, "
                    "semi-finals, third place, final.")});
    }

    void aYellowLimitCostsAMatch()
    {
        const QByteArray events = heading + "1,,,Rovers,Adams,yellow,3\n2,,,Rovers,Baker,goal,3\n"
                                            "3,,,Rovers,Adams,yellow,3\n";
        QVERIFY(!ofEvents(events).out.contains(QLatin1String("yellow cards v unknown")));
        QVERIFY(ofEvents(events, {QStringLiteral("--yellow-limit"), QStringLiteral("2")})
                    .out.contains(QLatin1String("yellow cards v unknown (match 1) and v unknown (match 3)")));
        QCOMPARE(runCli("suspensions --rules oldschool --yellow-limit none events.csv").code, 2);
    }

    [[nodiscard]] CliRun decided(const QByteArray &decisions) const
    {
        const QString facts = file("facts.json", "{\"decisions\": [" + decisions + "]}");
        return ofEvents(threeMatches, {QStringLiteral("--facts"), facts});
    }

    void theOrganiserDecides()
    {
        const CliRun longer =
            decided(R"({"team": "Rovers", "player": "Baker", "after": "M2", "decision": "extended",
                        "games": 2, "reason": "violent conduct"})");
        QVERIFY2(longer.out.contains(
                     QLatin1String("Baker  sent off v City (second yellow card), banned for 3 matches; the "
                                   "organiser's decision: violent conduct, misses the next match")),
                 qPrintable(longer.out + longer.err));
        const CliRun lifted = decided(R"({"team": "Rovers", "player": "Baker", "after": "M2",
                                          "decision": "lifted", "reason": "mistaken identity"})");
        QVERIFY2(lifted.out.contains(
                     QLatin1String("Lifted by the organiser\n  Rovers  Baker  mistaken identity\n")),
                 qPrintable(lifted.out + lifted.err));
        QVERIFY(!lifted.out.contains(QLatin1String("Took part")));
        const CliRun added = decided(R"({"team": "Town", "player": "Grant", "decision": "added",
                                         "games": 1, "reason": "a bet"})");
        QVERIFY2(added.out.contains(QLatin1String("Took part although suspended or injured\n")),
                 qPrintable(added.out + added.err));
    }

    void aBanUntilADay()
    {
        const CliRun until = decided(R"({"team": "Rovers", "player": "Adams", "decision": "added",
                                         "until": "2026-06-15", "reason": "a bet"})");
        QVERIFY2(
            until.out.contains(QLatin1String("Adams  v City (M2, 2026-06-15): banned until 2026-06-15")) ||
                until.out.contains(QLatin1String("banned until 2026-06-15; the organiser's decision: a bet")),
            qPrintable(until.out + until.err));
        QVERIFY(!until.out.contains(QLatin1String("Miss the next match\n  Rovers  Adams")));
    }

    void decisionsThatCannotBeAreNamedWithTheirPlace()
    {
        const QString facts = m_folder.filePath(QStringLiteral("facts.json")) + QStringLiteral(": ");
        VERIFY_PROBLEMS(
            decided(R"({"team": "Rangers", "player": "Baker", "after": "M9", "decision": "dropped",
                        "reason": "none"})"),
            (QStringList{
                facts + QStringLiteral("decisions[0].team: There is no team \"Rangers\" in the events."),
                facts + QStringLiteral("decisions[0].after: Rangers has no match \"M9\" in the events."),
                facts + QStringLiteral("decisions[0].decision: \"dropped\" is not one of these "
                                       "words: lifted, extended, added, injured.")}));
        VERIFY_PROBLEMS(decided(R"({"team": "Rovers", "player": "Baker", "after": "M1",
                                    "decision": "lifted", "reason": "none"})"),
                        QStringList{facts + QStringLiteral("decisions[0]: Baker has no ban that could be "
                                                           "lifted or extended.")});
    }

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
        QVERIFY(ofCup(competition).out.contains(QLatin1String(", misses the next match\n")));
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
        QVERIFY2(told.contains(QRegularExpression(QStringLiteral(", misses match \\d+\n"))),
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

    void cardsThatAreWipedBeforeTheNextMatchAreNoRisk_data()
    {
        QTest::addColumn<QByteArray>("events");
        QTest::addColumn<bool>("isAtRisk");
        const QByteArray booked = ",Rovers,Adams,yellow,10\n";
        QTest::newRow("round of 32") << heading + "80,2026-06-30,round of 32" + booked << true;
        QTest::newRow("quarter-final") << heading + "97,2026-07-09,quarter-finals" + booked << false;
        QTest::newRow("group, others go on") << heading + "1,2026-06-11,group stage" + booked +
                                                    "80,2026-06-30,round of 32,United,Evans,goal,9\n"
                                             << false;
        QTest::newRow("group") << heading + "1,2026-06-11,group stage" + booked << true;
    }
    void cardsThatAreWipedBeforeTheNextMatchAreNoRisk()
    {
        QFETCH(QByteArray, events);
        QFETCH(bool, isAtRisk);
        const CliRun run =
            runCli({QStringLiteral("suspensions"), QStringLiteral("--rules"), QStringLiteral("fifa-2026"),
                    file("wiped.csv", events), QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        QCOMPARE(!run.json().value(QStringLiteral("at_risk")).toArray().isEmpty(), isAtRisk);
    }

    void aMinuteBeyondTheEndIsToldHowToWriteIt()
    {
        const CliRun run = ofEvents(heading + "M1,2026-06-11,Groups,Rovers,Adams,yellow,121\n");
        QVERIFY(run.err.contains(QStringLiteral("There is no minute 121: write 120+1.")));
        QCOMPARE(run.code, 1);
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
                    .startsWith(QStringLiteral("Who is out on Sat 7 Nov 2026\n")));
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
        QVERIFY(next.contains(QStringLiteral("misses this match and the next 9\n")));
        const QString later = run(QStringLiteral("suspensions %1 --on 2026-12-26 --competition 1"));
        QVERIFY(later.contains(QStringLiteral("misses this match and the next 8\n")));
        QVERIFY(later.contains(QStringLiteral("  Nobody is out so far.\n"
                                              "  Both teams have another match before this one.\n")));
        // Nobody knows who plays the final.
        QVERIFY(run(QStringLiteral("suspensions %1 --on 2026-12-26 --competition Cup"))
                    .contains(QStringLiteral("Winner of match 1 v Winner of match 2 (match 3)\n"
                                             "  Nobody is out so far.\n")));
        QCOMPARE(run(QStringLiteral("suspensions %1 --on 2026-12-24")),
                 QStringLiteral("Who is out on Thu 24 Dec 2026\n\n"
                                "No match is played on that day. The next one is on Sat 26 Dec 2026.\n"));
        QCOMPARE(run(QStringLiteral("suspensions %1 --on 2030-01-01")),
                 QStringLiteral("Who is out on Tue 1 Jan 2030\n\n"
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

    void filesThatCannotBeReadAreNamed()
    {
        VERIFY_REFUSED(runCli("suspensions --rules atcs /no/events.csv"),
                       QStringList{QStringLiteral(
                           "The file /no/events.csv cannot be read: No such file or directory.")});
        VERIFY_REFUSED(
            runCli("suspensions /no/cup.json"),
            QStringList{QStringLiteral("The file /no/cup.json cannot be read: No such file or directory.")});
        const QString empty = file("empty.json", "{}");
        VERIFY_REFUSED(runCli({QStringLiteral("suspensions"), empty}),
                       QStringList{empty + QStringLiteral(": This file was not written by \"cup --out\".")});
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
