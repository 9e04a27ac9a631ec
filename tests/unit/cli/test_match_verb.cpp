// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_match_verb {

using namespace touchline::testing;

namespace {

const QString frx = QStringLiteral("tests/data/cli/FRX.json");
const QString tux = QStringLiteral("tests/data/cli/TUX.json");
const QString vectorRolls = QStringLiteral("tests/data/cli/t56.rolls");

/// FRX against TUX with these rolls.
CliRun playRolls(const QString &rolls, const QStringList &more = {QStringLiteral("--json")})
{
    return runCli(QStringList{QStringLiteral("match"), frx, tux, QStringLiteral("--rolls"), rolls} + more);
}

/// The events of a kind.
std::vector<QJsonObject> eventsOf(const QJsonObject &match, const char *kind)
{
    std::vector<QJsonObject> found;
    const QJsonArray events = match.value(QStringLiteral("events")).toArray();
    for (const auto &event : events)
        if (event.toObject().value(QStringLiteral("kind")) == QLatin1String(kind))
            found.push_back(event.toObject());
    return found;
}

} // namespace

class TestMatchVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOptionsAreListed()
    {
        for (const char *verb : {"match", "cup", "explain"}) {
            const QStringList list{QString::fromUtf8(verb), QStringLiteral("--options"),
                                   QStringLiteral("list")};
            const CliRun text = runCli(list);
            QCOMPARE(text.code, 0);
            const QJsonObject json = runCli(list + QStringList{QStringLiteral("--json")}).json();
            const QJsonArray options = json.value(QStringLiteral("options")).toArray();
            QCOMPARE(options.size(), 24);
            for (const auto &option : options)
                QVERIFY(text.out.contains(u'\n' + option.toObject().value(QStringLiteral("name")).toString() +
                                          u' '));
        }
        const QJsonArray quick = runCli("match --level quick --options list --json")
                                     .json()
                                     .value(QStringLiteral("options"))
                                     .toArray();
        QCOMPARE(quick.size(), 2);
        QCOMPARE(quick[0].toObject().value(QStringLiteral("name")).toString(),
                 QStringLiteral("quick_scores"));
        QCOMPARE(quick[0].toObject().value(QStringLiteral("levels")).toObject(),
                 (QJsonObject{{QStringLiteral("quick"), true}}));
        // A long row of numbers is told by its ends.
        QVERIFY(runCli("match --game oldschool --options list").out.contains(QStringLiteral("20 to 90")));
        const CliRun fuba = runCli("match --game fuba --options list");
        QVERIFY(fuba.out.contains(QStringLiteral("\ncondition ")));
        QVERIFY(!fuba.out.contains(QStringLiteral("\nlong_ball ")));
        QCOMPARE(runCli("match --level expert --options list").code, 2);
    }

    /// Section 7: MATCH_START says by which rules it is played and whose home advantage counts.
    void theStartHasTheRules()
    {
        const auto startOf = [](const char *arguments) {
            return eventsOf(runCli(arguments).json(), "match_start").at(0);
        };
        const QJsonObject home = startOf("match FRA-1998 TUR-2002 --level premier --seed 1 --json");
        QCOMPARE(home.value(QStringLiteral("level")).toString(), QStringLiteral("premier"));
        QCOMPARE(home.value(QStringLiteral("home")).toString(), QStringLiteral("home"));
        QCOMPARE(home.value(QStringLiteral("options")).toObject().size(), 22);
        QVERIFY(home.value(QStringLiteral("options")).toObject().value(QStringLiteral("referees")).toBool());
        for (const char *neutral : {"match FRA-1998 TUR-2002 --level premier --seed 1 --json --neutral",
                                    "match FRA-1998 TUR-2002 --level basic --seed 1 --json"})
            QVERIFY(startOf(neutral).value(QStringLiteral("home")).isNull());
    }

    void theKeysForMachinesAreFixed()
    {
        const QJsonObject match = runCli("match BRA-1970 ITA-1970 --seed 1 --json").json();
        QCOMPARE(
            match.keys(),
            (QStringList{QStringLiteral("after_90"), QStringLiteral("away"), QStringLiteral("carry_out"),
                         QStringLiteral("decided_by"), QStringLiteral("events"), QStringLiteral("extra_time"),
                         QStringLiteral("game"), QStringLiteral("home"), QStringLiteral("level"),
                         QStringLiteral("options"), QStringLiteral("rolls"), QStringLiteral("rules_version"),
                         QStringLiteral("score"), QStringLiteral("seed"), QStringLiteral("shoot_out"),
                         QStringLiteral("winner")}));
        QCOMPARE(match.value(QStringLiteral("game")).toString(), QStringLiteral("atcs"));
        QCOMPARE(match.value(QStringLiteral("level")).toString(), QStringLiteral("basic"));
        QCOMPARE(match.value(QStringLiteral("home")).toString(), QStringLiteral("Brazil 1970"));
        QCOMPARE(match.value(QStringLiteral("away")).toString(), QStringLiteral("Italy 1970"));
        QCOMPARE(match.value(QStringLiteral("seed")).toInt(), 1);
        QCOMPARE(match.value(QStringLiteral("options")).toObject().keys(),
                 (QStringList{QStringLiteral("attempt_order"), QStringLiteral("extra_time_periods"),
                              QStringLiteral("penalty_bonus"), QStringLiteral("shootout_early_stop")}));
        QCOMPARE(match.value(QStringLiteral("score")).toArray().size(), 2);
        QVERIFY(match.value(QStringLiteral("extra_time")).isNull());
        QVERIFY(match.value(QStringLiteral("shoot_out")).isNull());
        QVERIFY(match.value(QStringLiteral("carry_out")).isObject());
        const auto attempts = eventsOf(match, "attempt");
        QVERIFY(!attempts.empty());
        for (const char *key : {"kind", "minute", "stoppage", "period", "side", "natural"})
            QVERIFY2(attempts.front().contains(QLatin1String(key)), key);
    }

    void theSameSeedGivesTheSameMatch()
    {
        for (const char *form : {"", " --json", " --narrate", " --level quick", " --knockout --narrate"}) {
            const QString match =
                QStringLiteral("match BRA-1970 ITA-1970%1 --seed ").arg(QLatin1String(form));
            const CliRun one = runCli((match + u'5').split(u' '));
            QCOMPARE(one.code, 0);
            QCOMPARE(one.err, QString());
            QCOMPARE(runCli((match + u'5').split(u' ')).out, one.out);
            QVERIFY(runCli((match + u'6').split(u' ')).out != one.out);
        }
    }

    void aSeedThatNobodyChoseIsToldAndGivesTheMatchAgain()
    {
        const CliRun run = runCli("match BRA-1970 ITA-1970 --json");
        QCOMPARE(run.code, 0);
        const qint64 seed = run.json().value(QStringLiteral("seed")).toInteger(-1);
        QVERIFY(seed >= 0);
        QCOMPARE(runCli(QStringLiteral("match BRA-1970 ITA-1970 --json --seed %1").arg(seed).split(u' ')).out,
                 run.out);
        const qint64 highest = std::numeric_limits<qint64>::max();
        const CliRun last =
            runCli(QStringLiteral("match BRA-1970 ITA-1970 --json --seed %1").arg(highest).split(u' '));
        QCOMPARE(last.json().value(QStringLiteral("seed")).toInteger(), highest);
    }

    void theSpecificationsVectorIsPlayedFromAFileOfRolls()
    {
        const CliRun run = playRolls(vectorRolls);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        const QJsonObject match = run.json();
        QCOMPARE(match.value(QStringLiteral("rolls")).toInt(), 43);
        QVERIFY(match.value(QStringLiteral("seed")).isNull());
        QCOMPARE(match.value(QStringLiteral("score")).toArray(), (QJsonArray{0, 1}));
        QCOMPARE(match.value(QStringLiteral("winner")).toString(), QStringLiteral("away"));
        const auto starts = eventsOf(match, "period_start");
        QCOMPARE(starts.size(), std::size_t{2});
        QCOMPARE(starts[0].value(QStringLiteral("kick_off")).toString(), QStringLiteral("away"));
        QCOMPARE(starts[1].value(QStringLiteral("kick_off")).toString(), QStringLiteral("home"));
        const auto goals = eventsOf(match, "goal");
        QCOMPARE(goals.size(), std::size_t{1});
        QCOMPARE(goals[0].value(QStringLiteral("player")).toString(), QStringLiteral("Sukur"));
        QCOMPARE(goals[0].value(QStringLiteral("side")).toString(), QStringLiteral("away"));
        QCOMPARE(goals[0].value(QStringLiteral("minute")).toInt(), 3);
        const auto rolls = eventsOf(match, "goal_roll");
        QCOMPARE(rolls[0].value(QStringLiteral("natural")).toInt(), 8);
        QCOMPARE(rolls[0].value(QStringLiteral("goalie_rating")).toInt(), -2);
        QCOMPARE(rolls[0].value(QStringLiteral("modified")).toInt(), 6);
        QCOMPARE(rolls[0].value(QStringLiteral("needed")).toInt(), 6);
        QCOMPARE(rolls[0].value(QStringLiteral("keeper")).toString(), QStringLiteral("Barthez"));
        const auto attempts = eventsOf(match, "attempt");
        QCOMPARE(attempts.size(), std::size_t{16 + 24});
        QCOMPARE(attempts[1].value(QStringLiteral("side")).toString(), QStringLiteral("home"));
        QCOMPARE(attempts[1].value(QStringLiteral("minute")).toInt(), 6);
        QCOMPARE(attempts[1].value(QStringLiteral("natural")).toInt(), 17);
        QCOMPARE(attempts[1].value(QStringLiteral("shots_on_goal")).toInt(), 16);
        QCOMPARE(eventsOf(match, "miss").size(), std::size_t{39});
        QCOMPARE(playRolls(vectorRolls).out, run.out);
    }

    void aMatchOfQuickPlayIsOneRollForEachSide()
    {
        const QTemporaryDir folder;
        const QString path = writtenFile(folder.filePath(QStringLiteral("a.rolls")), "9\n2\n");
        const QJsonObject match =
            playRolls(path, {QStringLiteral("--json"), QStringLiteral("--level"), QStringLiteral("quick")})
                .json();
        QCOMPARE(match.value(QStringLiteral("rolls")).toInt(), 2);
        QCOMPARE(match.value(QStringLiteral("winner")).toString(), QStringLiteral("home"));
        QCOMPARE(match.value(QStringLiteral("score")).toArray().size(), 2);
        const CliRun bare =
            playRolls(path, {QStringLiteral("--json"), QStringLiteral("--level"), QStringLiteral("quick"),
                             QStringLiteral("--options"), QStringLiteral("quick_scores=off")});
        QVERIFY(bare.json().value(QStringLiteral("score")).isNull());
        QVERIFY(bare.json().value(QStringLiteral("after_90")).isNull());
        QCOMPARE(bare.json().value(QStringLiteral("winner")).toString(), QStringLiteral("home"));
        const CliRun told =
            playRolls(path, {QStringLiteral("--level"), QStringLiteral("quick"), QStringLiteral("--options"),
                             QStringLiteral("quick_scores=off")});
        QVERIFY2(told.out.contains(QLatin1String("France 1998 beat Turkey 2002")), qPrintable(told.out));
    }

    void homeAdvantageIsForTheSideOnItsOwnGround()
    {
        const QTemporaryDir folder;
        // Power 9 and 8: level on neutral ground.
        const QString path = writtenFile(folder.filePath(QStringLiteral("a.rolls")), "5\n6\n");
        const QStringList home{QStringLiteral("--json"), QStringLiteral("--level"), QStringLiteral("quick"),
                               QStringLiteral("--options"), QStringLiteral("quick_home_advantage=on")};
        QCOMPARE(playRolls(path, home).json().value(QStringLiteral("winner")).toString(),
                 QStringLiteral("home"));
        QVERIFY(playRolls(path, home + QStringList{QStringLiteral("--neutral")})
                    .json()
                    .value(QStringLiteral("winner"))
                    .isNull());
    }

    void aKnockoutMatchIsToldToItsEnd_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("file");
        QTest::newRow("every attempt")
            << QStringLiteral(" --narrate") << QStringLiteral("narrated_shoot_out.txt");
        QTest::newRow("the goals") << QString() << QStringLiteral("told_shoot_out.txt");
    }

    void aKnockoutMatchIsToldToItsEnd()
    {
        QFETCH(QString, form);
        QFETCH(QString, file);
        const CliRun run =
            runCli(QStringLiteral("match BRA-1970 ITA-1970 --knockout --seed 9%1").arg(form).split(u' '));
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QLatin1String(" pens)")));
        COMPARE_GOLDEN(file, run.out);
    }
};

TOUCHLINE_TEST(TestMatchVerb)

} // namespace test_match_verb

#include "test_match_verb.moc"
