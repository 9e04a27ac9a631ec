// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_schedule_verb {

using namespace touchline;
using namespace touchline::testing;

class TestScheduleVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_five;
    QString m_six;

    [[nodiscard]] QString file(const char *name, const QByteArray &bytes) const
    {
        return writtenFile(m_folder.filePath(QString::fromUtf8(name)), bytes);
    }

    static CliRun schedule(const QString &teams, const char *options, const QStringList &more = {})
    {
        return runCli(QStringList{QStringLiteral("schedule"), QStringLiteral("--teams"), teams} +
                      QString::fromUtf8(options).split(u' ', Qt::SkipEmptyParts) + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_five =
            file("five.txt", "# a small league\nRovers\nUnited\n=SUM(A1)\nÄlbo, SC \"1\"\n\nCity # last\n");
        m_six = file("six.txt", "A\nB\nC\nD\nE\nF\n");
    }

    void aLeagueIsPrinted()
    {
        const QString calendar = file("calendar.json",
                                      R"({"first": "2026-08-15", "midweek": ["2026-08-18"],
                                          "kick_offs": [{"time": "15:30"}, {"day": 1, "time": "17:30", "matches": 1}],
                                          "time_zone": "Europe/Berlin"})");
        const CliRun run =
            schedule(m_five, "--legs 2 --order given --second-leg french --calendar", {calendar});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("schedule_five.txt"), run.out);
    }

    void wishesAreTold()
    {
        const QString wishes = file("wishes.json",
                                    R"({"wishes": [{"wish": "home", "team": "A", "matchdays": [1]},
                                                   {"wish": "not_all_home", "teams": ["A", "B"]},
                                                   {"wish": "home", "team": "B", "matchdays": [1], "must": false}]})");
        const CliRun run = schedule(m_six, "--seed 3 --wishes", {wishes});
        QCOMPARE(run.err, QString());
        COMPARE_GOLDEN(QStringLiteral("schedule_six.txt"), run.out);
        const QJsonArray told = schedule(m_six, "--seed 3 --json --wishes", {wishes})
                                    .json()
                                    .value(QStringLiteral("wishes"))
                                    .toArray();
        QCOMPARE(told.size(), 3);
        QCOMPARE(told.at(1).toObject(),
                 (QJsonObject{{QStringLiteral("wish"),
                               QStringLiteral("Of A, B at most one is at home on one matchday.")},
                              {QStringLiteral("must"), true},
                              {QStringLiteral("kept"), true}}));
        QCOMPARE(told.at(2).toObject().value(QStringLiteral("kept")), QJsonValue(false));
    }

    void jsonHasEverything()
    {
        const CliRun run = schedule(m_five, "--legs 3 --seed 9 --first 2026-12-28 --every 4 --json");
        QCOMPARE(run.code, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json.value(QStringLiteral("legs")), QJsonValue(3));
        QCOMPARE(json.value(QStringLiteral("seed")), QJsonValue(9));
        QCOMPARE(json.value(QStringLiteral("order")), QJsonValue(QStringLiteral("drawn")));
        QCOMPARE(json.value(QStringLiteral("second_leg")), QJsonValue(QStringLiteral("mirrored")));
        QCOMPARE(json.value(QStringLiteral("imbalance")), QJsonValue(0));
        const QJsonArray matchdays = json.value(QStringLiteral("matchdays")).toArray();
        QCOMPARE(matchdays.size(), 15);
        const QJsonObject second = matchdays.at(1).toObject();
        QCOMPARE(second.value(QStringLiteral("date")), QJsonValue(QStringLiteral("2027-01-01")));
        QVERIFY(!second.value(QStringLiteral("free")).toString().isEmpty());
        QCOMPARE(second.value(QStringLiteral("matches")).toArray().size(), 2);
        const QJsonObject match = second.value(QStringLiteral("matches")).toArray().first().toObject();
        QCOMPARE(match.value(QStringLiteral("date")), QJsonValue(QStringLiteral("2027-01-01")));
        QVERIFY(match.value(QStringLiteral("time")).isNull());
        QCOMPARE(matchdays.at(14).toObject().value(QStringLiteral("leg")), QJsonValue(3));
        QCOMPARE(schedule(m_five, "--legs 3 --seed 9 --first 2026-12-28 --every 4 --json").out, run.out);
    }

    void aSpreadsheetTakesTheCsv()
    {
        const CliRun run = schedule(m_five, "--order given --first 2026-08-15 --csv");
        QCOMPARE(run.code, 0);
        const auto table = CsvTable::parse(run.out.toUtf8());
        QVERIFY(table.has_value());
        QCOMPARE(table->columns().join(u','),
                 QStringLiteral("matchday,leg,date,time,time_zone,home,away,free"));
        QCOMPARE(table->rows().size(), std::size_t{15});
        QCOMPARE(table->rows()[0].cells.join(u'|'), QStringLiteral("1|1|2026-08-15|||United|City|"));
        QCOMPARE(table->rows()[1].cells.join(u'|'),
                 QStringLiteral("1|1|2026-08-15|||'=SUM(A1)|Älbo, SC \"1\"|"));
        QCOMPARE(table->rows()[2].cells.join(u'|'), QStringLiteral("1|1|2026-08-15|||||Rovers"));
    }

    void formulasAreText_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"=1+1", "+1", "-1", "@A1"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    void formulasAreText()
    {
        QFETCH(QString, name);
        const QString teams = file("formula.txt", name.toUtf8() + "\nB\n");
        QVERIFY(schedule(teams, "--order given --csv").out.contains(QStringLiteral(",'%1,B,").arg(name)));
    }

    void wishesThatClashAreNamed()
    {
        const QString wishes = file("clash.json",
                                    R"({"wishes": [{"wish": "home", "team": "A", "matchdays": [1]},
                                                   {"wish": "meet", "teams": ["C", "D"], "matchdays": [2]},
                                                   {"wish": "away", "team": "A", "matchdays": [1]}]})");
        VERIFY_REFUSED(
            schedule(m_six, "--seed 1 --wishes", {wishes}),
            (QStringList{wishes +
                             QStringLiteral(": No numbers of a Berger table keep these wishes together."),
                         wishes + QStringLiteral(": wishes[0]: A is at home on matchday 1."),
                         wishes + QStringLiteral(": wishes[2]: A is away on matchday 1.")}));
        const CliRun relaxed = schedule(m_six, "--seed 1 --relax-wishes --wishes", {wishes});
        QCOMPARE(relaxed.code, 0);
        QVERIFY(relaxed.out.endsWith(QStringLiteral("Wishes not kept:\n  A is away on matchday 1.\n")));
        VERIFY_REFUSED(schedule(m_six, "--order given --wishes", {wishes}),
                       (QStringList{wishes + QStringLiteral(": The given order breaks these wishes."),
                                    wishes + QStringLiteral(": wishes[1]: C and D meet on matchday 2."),
                                    wishes + QStringLiteral(": wishes[2]: A is away on matchday 1.")}));
    }

    void badFilesAreNamed()
    {
        const QString one = file("one.txt", "A\n");
        VERIFY_REFUSED(
            schedule(one, ""),
            QStringList{one + QStringLiteral(": A schedule is for 2 to 256 teams; the file names 1.")});
        const QString twice = file("twice.txt", "A\nB\nA\n");
        VERIFY_REFUSED(schedule(twice, ""), QStringList{twice + QStringLiteral(": A is listed twice.")});
        const QString wishes =
            file("bad_wishes.json", R"({"wishes": [{"wish": "home", "team": "Z", "matchdays": [1]}]})");
        VERIFY_PROBLEMS(schedule(m_six, "--wishes", {wishes}),
                        QStringList{wishes + QStringLiteral(": wishes[0].team: There is no team Z.")});
        const QString calendar =
            file("bad_calendar.json", R"({"first": "2026-08-15", "last": "2026-08-30"})");
        VERIFY_PROBLEMS(schedule(m_six, "--calendar", {calendar}),
                        QStringList{calendar + QStringLiteral(": There are 3 dates for 5 matchdays.")});
        const QString zone = file("zone.json", R"({"time_zone": "Europe/Atlantis"})");
        VERIFY_PROBLEMS(schedule(m_six, "--calendar", {zone}),
                        QStringList{zone + QStringLiteral(": time_zone: This is not a time zone like "
                                                          "Europe/Berlin: Europe/Atlantis")});
        const QString small = file("small.json", R"({"kick_offs": [{"matches": 2}]})");
        VERIFY_PROBLEMS(
            schedule(m_six, "--calendar", {small}),
            QStringList{
                small +
                QStringLiteral(": matchday 1: It has 3 matches, more than the kick-offs have room for.")});
        const QString wrong = file("wrong.json", R"({"every": 7})");
        VERIFY_PROBLEMS(schedule(m_six, "--calendar", {wrong}),
                        QStringList{wrong + QStringLiteral(": every: The first date is missing.")});
        QCOMPARE(schedule(m_folder.filePath(QStringLiteral("none.txt")), "").code, 1);
    }

    void datesEndWithTheCalendar()
    {
        QCOMPARE(schedule(m_six, "--first 2026-08-15 --every 1 --order given").code, 0);
        const CliRun endless = schedule(m_six, "--first 9999-12-30 --every 366");
        QCOMPARE(endless.code, 1);
        QCOMPARE(endless.problemLines(), QStringList{QStringLiteral("There are 1 dates for 5 matchdays.")});
    }
};

TOUCHLINE_TEST(TestScheduleVerb)

} // namespace test_schedule_verb

#include "test_schedule_verb.moc"
