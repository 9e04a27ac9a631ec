// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace test_draw_verb {

using namespace touchline::testing;

namespace {

const QString worldCup = QStringLiteral("tests/data/draws/worldcup_2026.csv");
const QString worldCupLimits = QStringLiteral("tests/data/draws/worldcup_2026.json");
const QString championsLeague = QStringLiteral("tests/data/draws/champions_league_2024.csv");

QStringList worldCupDraw(const QStringList &more)
{
    return QStringList{QStringLiteral("draw"),
                       QStringLiteral("--teams"),
                       worldCup,
                       QStringLiteral("--groups"),
                       QStringLiteral("12"),
                       QStringLiteral("--limits"),
                       worldCupLimits,
                       QStringLiteral("--fixed"),
                       QStringLiteral("Mexico=A1"),
                       QStringLiteral("--fixed"),
                       QStringLiteral("Canada=B1"),
                       QStringLiteral("--fixed"),
                       QStringLiteral("United States=D1")} +
           more;
}

CliRun drawOf(const QString &teams, const char *options)
{
    return runCli(QStringList{QStringLiteral("draw"), QStringLiteral("--teams"), teams} +
                  QString::fromUtf8(options).split(u' ', Qt::SkipEmptyParts));
}

} // namespace

class TestDrawVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCeremonyIsTold()
    {
        const CliRun run = runCli(
            worldCupDraw({QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--ceremony")}));
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("draw_ceremony.txt"), run.out);
        // The groups at the end are those of the same seed without a ceremony.
        const CliRun whole = runCli(worldCupDraw({QStringLiteral("--seed"), QStringLiteral("1")}));
        QCOMPARE(whole.out.section(QStringLiteral("\n\n"), 1), run.out.section(QStringLiteral("\n\n"), 2));
    }

    void theKeysForMachines()
    {
        const QJsonObject json = runCli(worldCupDraw({QStringLiteral("--seed"), QStringLiteral("7"),
                                                      QStringLiteral("--json"), QStringLiteral("--ceremony"),
                                                      QStringLiteral("--method"), QStringLiteral("uniform")}))
                                     .json();
        QCOMPARE(json.keys(),
                 (QStringList{QStringLiteral("ceremony"), QStringLiteral("draw"), QStringLiteral("groups"),
                              QStringLiteral("kind"), QStringLiteral("method"), QStringLiteral("seed")}));
        QCOMPARE(json.value(QStringLiteral("method")).toString(), QStringLiteral("uniform"));
        QCOMPARE(json.value(QStringLiteral("groups")).toArray().size(), 12);
        const QJsonArray balls = json.value(QStringLiteral("ceremony")).toArray();
        QCOMPARE(balls.size(), 48);
        for (const auto &value : balls) {
            const QJsonObject ball = value.toObject();
            QVERIFY(ball.value(QStringLiteral("possible"))
                        .toArray()
                        .contains(ball.value(QStringLiteral("group"))));
            QCOMPARE(ball.value(QStringLiteral("possible")).toArray().size() +
                         ball.value(QStringLiteral("refused")).toArray().size(),
                     12);
        }
        QCOMPARE(
            json.value(QStringLiteral("draw")).toObject().value(QStringLiteral("steps")).toArray().size(),
            48);
    }

    void aLeaguePhase()
    {
        const CliRun run = drawOf(championsLeague, "--league-phase --seed 24");
        QCOMPARE(run.err, QString());
        COMPARE_GOLDEN(QStringLiteral("draw_league_phase.txt"), run.out);
        const QJsonObject json = drawOf(championsLeague, "--league-phase --seed 24 --json").json();
        const QJsonArray days = json.value(QStringLiteral("matchdays")).toArray();
        QCOMPARE(days.size(), 8);
        std::set<QString> pairs;
        for (const auto &day : days) {
            std::set<QString> teams;
            for (const auto &value : day.toArray()) {
                QStringList pair{value.toObject().value(QStringLiteral("home")).toString(),
                                 value.toObject().value(QStringLiteral("away")).toString()};
                teams.insert(pair.begin(), pair.end());
                pair.sort();
                pairs.insert(pair.join(u'-'));
            }
            QCOMPARE(teams.size(), std::size_t{36});
        }
        QCOMPARE(pairs.size(), std::size_t{144});
    }
};

TOUCHLINE_TEST(TestDrawVerb)

} // namespace test_draw_verb

#include "test_draw_verb.moc"
