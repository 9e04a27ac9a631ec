// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_json.h"
#include "core/base/json_reader.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/match/report_fixture.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_statistics_verb {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

void playWith(Competition &competition, int number, Score score, std::vector<ReportEvent> events)
{
    MatchReport report = cup::report(competition, number, score);
    report.completeness = Completeness::Full;
    report.events = std::move(events);
    const auto recorded = competition.record(std::move(report));
    QVERIFY2(recorded.has_value(), "the report is valid");
}

/// Matches 1 to 4 and the rest of T01's and T02's groups: a hat-trick, an own goal, cards, results alone.
Competition cupWithEvents(std::uint64_t seed = 1)
{
    Competition competition = cup::make("worldcup-32", seed);
    playWith(competition, 1, {3, 1},
             {eventOf(Kind::Goal, Side::Home, "Adams", 8), eventOf(Kind::Yellow, Side::Away, "Evans", 20),
              eventOf(Kind::PenaltyGoal, Side::Home, "Adams", 31),
              eventOf(Kind::Goal, Side::Away, "Ford", 50), eventOf(Kind::Yellow, Side::Away, "Evans", 60),
              eventOf(Kind::SecondYellow, Side::Away, "Evans", 60),
              eventOf(Kind::Goal, Side::Home, "Adams", 90, 2)});
    playWith(competition, 2, {1, 0},
             {eventOf(Kind::OwnGoal, Side::Away, "Grant", 3), eventOf(Kind::Red, Side::Home, "Hill", 70)});
    playWith(competition, 3, {0, 0}, {eventOf(Kind::Yellow, Side::Home, "Irwin", 40)});
    cup::play(competition, 4, {2, 5});
    for (const Fixture &fixture : competition.fixtures())
        if (fixture.table == 0 && competition.report(competition.indexOfNumber(fixture.number)) == nullptr)
            cup::play(competition, fixture.number, {2, fixture.number % 3});
    return competition;
}

/// A whole cup, in which T01 and T02 may meet late.
Competition playedOut()
{
    Competition competition = cup::make("worldcup-32", 2);
    cup::playOut(competition, Generator(3));
    return competition;
}

QJsonObject firstOf(const QJsonObject &object, const char *list)
{
    return object.value(QString::fromUtf8(list)).toArray().at(0).toObject();
}

QStringList namesIn(const QJsonArray &array, const char *key)
{
    QStringList names;
    for (const auto &one : array)
        names << one.toObject().value(QString::fromUtf8(key)).toString();
    return names;
}

} // namespace

class TestStatisticsVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char *name, const Competition &competition) const
    {
        return writtenFile(m_folder.filePath(QString::fromUtf8(name)),
                           writtenJson(cli::cupFileJson(competition)));
    }

    [[nodiscard]] static CliRun statistics(const QStringList &arguments)
    {
        return runCli(QStringList{QStringLiteral("statistics")} + arguments);
    }

private Q_SLOTS:
    void aCupIsTold()
    {
        const CliRun run = statistics({file("cup.json", cupWithEvents())});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("statistics.txt"), run.out);
    }

    void twoTeamsOfTwoCupsAreTold()
    {
        CliRun run = statistics({file("one.json", cupWithEvents()), file("two.json", playedOut()),
                                 QStringLiteral("--team"), QStringLiteral("T01"), QStringLiteral("--against"),
                                 QStringLiteral("Team T16")});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        run.out.replace(m_folder.path(), QStringLiteral("DIR"));
        COMPARE_GOLDEN(QStringLiteral("statistics_against.txt"), run.out);
    }

    void aCupForMachines()
    {
        const QJsonObject all =
            statistics({file("cup.json", cupWithEvents()), QStringLiteral("--json")}).json();
        QCOMPARE(all.value(QStringLiteral("competitions")).toArray(), QJsonArray{QStringLiteral("Test Cup")});
        QCOMPARE(all.value(QStringLiteral("team")), QJsonValue());
        QCOMPARE(all.value(QStringLiteral("head_to_head")), QJsonValue());
        const QJsonObject totals = all.value(QStringLiteral("totals")).toObject();
        QCOMPARE(totals.value(QStringLiteral("penalty_goals")), 1);
        QCOMPARE(totals.value(QStringLiteral("with_scorers")), 3);
        QCOMPARE(totals.value(QStringLiteral("penalty_goals_per_match")), 1.0 / 3);
        QCOMPARE(totals.value(QStringLiteral("own_goals")), 1);
        QCOMPARE(totals.value(QStringLiteral("yellow")), 3);
        QCOMPARE(totals.value(QStringLiteral("second_yellow")), 1);
        QCOMPARE(totals.value(QStringLiteral("red")), 1);
        const QJsonObject records = all.value(QStringLiteral("records")).toObject();
        const QJsonObject hatTrick = firstOf(records, "hat_tricks");
        QCOMPARE(hatTrick.value(QStringLiteral("player")), QStringLiteral("Adams"));
        QCOMPARE(hatTrick.value(QStringLiteral("penalties")), 1);
        QCOMPARE(hatTrick.value(QStringLiteral("match")).toObject().value(QStringLiteral("number")), 1);
        const QJsonObject fastest = firstOf(records, "fastest_goals");
        QCOMPARE(fastest.value(QStringLiteral("minute")), 3);
        QCOMPARE(fastest.value(QStringLiteral("own_goal")), true);
        QCOMPARE(firstOf(records, "biggest_wins").value(QStringLiteral("score")).toArray(),
                 (QJsonArray{2, 5}));
        QVERIFY(!records.contains(QStringLiteral("biggest_defeats")));
        QCOMPARE(firstOf(all, "scorers").value(QStringLiteral("goals")), 3);
        QCOMPARE(namesIn(all.value(QStringLiteral("cards")).toArray(), "player"),
                 (QStringList{QStringLiteral("Evans"), QStringLiteral("Hill"), QStringLiteral("Irwin")}));
    }

    void spectatorsAreToldWhereTheyWereCounted()
    {
        Competition competition = cupWithEvents();
        QVERIFY(!statistics({file("cup.json", competition)}).out.contains(QLatin1String("pectators")));
        for (const auto &[number, count] : {std::pair(1, 41'000), std::pair(2, 38'500)}) {
            MatchReport report = *competition.report(competition.indexOfNumber(number));
            report.attendance = count;
            QVERIFY(competition.record(std::move(report)).has_value());
        }
        const QString path = file("cup.json", competition);
        const QString text = statistics({path}).out;
        QVERIFY(text.contains(QLatin1String("79500, 39750 a match (counted in 2)")));
        QVERIFY(text.contains(QLatin1String("Most spectators  41000, ")));
        const QJsonObject all = statistics({path, QStringLiteral("--json")}).json();
        const QJsonObject totals = all.value(QStringLiteral("totals")).toObject();
        QCOMPARE(totals.value(QStringLiteral("with_attendance")), 2);
        QCOMPARE(totals.value(QStringLiteral("attendance")), 79'500);
        QCOMPARE(totals.value(QStringLiteral("attendance_per_match")), 39'750.0);
        QCOMPARE(firstOf(all.value(QStringLiteral("records")).toObject(), "highest_attendances")
                     .value(QStringLiteral("attendance")),
                 41'000);
    }

    void oneTeamForMachines()
    {
        const Competition competition = playedOut();
        const QJsonObject all = statistics({file("cup.json", competition), QStringLiteral("--team"),
                                            QStringLiteral("T01"), QStringLiteral("--json")})
                                    .json();
        QCOMPARE(all.value(QStringLiteral("team")), QStringLiteral("Team T01"));
        QCOMPARE(namesIn(all.value(QStringLiteral("teams")).toArray(), "team"),
                 QStringList{QStringLiteral("Team T01")});
        const QJsonObject team = firstOf(all, "teams");
        const int played = team.value(QStringLiteral("played")).toInt();
        QVERIFY(played >= 3);
        QCOMPARE(all.value(QStringLiteral("totals")).toObject().value(QStringLiteral("matches")), played);
        QCOMPARE(team.value(QStringLiteral("form")).toString().size(), std::min(played, 5));
        QVERIFY(all.value(QStringLiteral("records")).toObject().contains(QStringLiteral("biggest_defeats")));
        for (const auto &runs : all.value(QStringLiteral("runs")).toObject())
            QVERIFY(runs.toArray().size() <= 1);
    }

    void severalCupsCountTogether()
    {
        const QString one = file("one.json", cupWithEvents());
        const QString two = file("two.json", playedOut());
        const auto goals = [](const QStringList &files) {
            return statistics(files + QStringList{QStringLiteral("--json")})
                .json()
                .value(QStringLiteral("totals"))
                .toObject()
                .value(QStringLiteral("goals"))
                .toInt();
        };
        QVERIFY(goals({one}) > 0);
        QCOMPARE(goals({one, two}), goals({one}) + goals({two}));
        const QJsonObject both = statistics({one, two, QStringLiteral("--json")}).json();
        QCOMPARE(
            both.value(QStringLiteral("competitions")).toArray(),
            (QJsonArray{QStringLiteral("Test Cup (%1)").arg(one), QStringLiteral("Test Cup (%1)").arg(two)}));
    }

    void theListsOfPlayersAreCut()
    {
        const QString path = file("cup.json", cupWithEvents());
        QVERIFY(statistics({path}).out.contains(QLatin1String("Irwin")));
        const QString cut = statistics({path, QStringLiteral("--top"), QStringLiteral("1")}).out;
        QVERIFY(cut.contains(QLatin1String("Evans")));
        QVERIFY(!cut.contains(QLatin1String("Irwin")));
    }

    void withoutScoresNoGoalsAreTold()
    {
        Competition competition = cup::make("worldcup-32");
        MatchReport report = cup::report(competition, 1, {0, 0});
        report.withoutScore = true;
        report.winner = Side::Away;
        QVERIFY(competition.record(std::move(report)).has_value());
        const QString told = statistics({file("cup.json", competition)}).out;
        QVERIFY2(!told.contains(QLatin1String("Goals")) && !told.contains(QLatin1String("Records")),
                 qPrintable(told));
        QVERIFY2(told.contains(QRegularExpression(QStringLiteral("  1  1  0  0   -   - .*W\n"))),
                 qPrintable(told));
    }

    void aCupThatHasNotBegunSaysSo()
    {
        const QString path = file("cup.json", cup::make("worldcup-32"));
        const CliRun run = statistics({path});
        QCOMPARE(run.out, QStringLiteral("Test Cup\n\nNo matches played.\n"));
        QCOMPARE(run.code, 0);
        const QJsonObject totals =
            statistics({path, QStringLiteral("--json")}).json().value(QStringLiteral("totals")).toObject();
        QCOMPARE(totals.value(QStringLiteral("goals_per_match")), QJsonValue());
    }

    void aNameThatSeveralTeamsHaveIsRefused()
    {
        CompetitionDefinition other = cup::make("worldcup-32", 5).definition();
        other.entrants[0].id = idOf(QStringLiteral("another T01"));
        other.entrants[0].code = QStringLiteral("X01");
        const auto competition = Competition::create(std::move(other));
        QVERIFY(competition.has_value());
        const QStringList files{file("one.json", cupWithEvents()), file("other.json", *competition)};
        VERIFY_REFUSED(
            statistics(files + QStringList{QStringLiteral("--team"), QStringLiteral("Team T01")}),
            QStringList{QStringLiteral("Several teams are called \"Team T01\": use the card id.")});
        QCOMPARE(statistics(files + QStringList{QStringLiteral("--team"), QStringLiteral("X01")})
                     .out.section(u'\n', 2),
                 QStringLiteral("Team T01\n\nNo matches played.\n"));
    }

    void whatCannotBeToldIsNamed()
    {
        const QString path = file("cup.json", cupWithEvents());
        const auto withTeam = [&path](const QStringList &more) {
            return statistics(QStringList{path, QStringLiteral("--team")} + more);
        };
        const CliRun rovers = withTeam({QStringLiteral("Rovers")});
        QCOMPARE(rovers.code, 1);
        QVERIFY2(rovers.err.startsWith(QLatin1String("No team \"Rovers\" takes part. Teams: Team T01, ")),
                 qPrintable(rovers.err));
        const CliRun city =
            withTeam({QStringLiteral("T01"), QStringLiteral("--against"), QStringLiteral("Taem T02")});
        QCOMPARE(city.code, 1);
        QVERIFY2(
            city.err.startsWith(QLatin1String("No team \"Taem T02\" takes part. Did you mean Team T02?")),
            qPrintable(city.err));
        const CliRun itself =
            withTeam({QStringLiteral("T01"), QStringLiteral("--against"), QStringLiteral("Team T01")});
        VERIFY_WRONG_USAGE(itself, QStringList{QStringLiteral("Team T01 can't play against itself.")});
        const QString again = file("again.json", cupWithEvents());
        VERIFY_REFUSED(
            statistics({path, again}),
            QStringList{
                QStringLiteral("%1: This is the same cup as in %2 and would count twice.").arg(again, path)});
        const QString empty = writtenFile(m_folder.filePath(QStringLiteral("empty.json")), "{}");
        VERIFY_REFUSED(statistics({path, empty}),
                       QStringList{empty + QStringLiteral(": This file was not written by \"cup --out\".")});
        VERIFY_REFUSED(
            statistics({QStringLiteral("/no/cup.json")}),
            QStringList{QStringLiteral("The file /no/cup.json cannot be read: No such file or directory.")});
    }
};

TOUCHLINE_TEST(TestStatisticsVerb)

} // namespace test_statistics_verb

#include "test_statistics_verb.moc"
