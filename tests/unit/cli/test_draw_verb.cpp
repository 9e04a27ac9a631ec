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

class DrawFiles
{
public:
    QString operator()(const char *name, const QByteArray &text) const
    {
        return writtenFile(m_folder.filePath(QString::fromUtf8(name)), text);
    }

private:
    QTemporaryDir m_folder;
};

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

    void cardsByIdAndNameWithPots()
    {
        const DrawFiles file;
        const QString teams = file("teams.txt", "FRA-1998 # hosts\nBrazil 1970\nITA-1938\nGER-1954\n");
        const CliRun ranked = drawOf(teams, "--groups 2 --method ranking");
        QCOMPARE(ranked.out, QStringLiteral("Draw of 4 teams, ranking\n\n"
                                            "A  Brazil 1970   Italy 1938\n"
                                            "B  Germany 1954  France 1998\n"));
        const QString pots =
            file("pots.json", R"({"pots": [["FRA-1998", "ITA-1938"], ["GER-1954", "Brazil 1970"]]})");
        const CliRun run = drawOf(
            teams,
            qPrintable(QStringLiteral("--sizes 2,2 --pots %1 --fixed FRA-1998=B1 --seed 1").arg(pots)));
        QCOMPARE(run.err, QString());
        QVERIFY(run.out.contains(QStringLiteral("\nA  Italy 1938 ")));
        QVERIFY(run.out.contains(QStringLiteral("\nB  France 1998 ")));
    }

    void aCup()
    {
        const DrawFiles file;
        const QString teams =
            file("clubs.csv", "name,country,ranking\nAlba,X,1\nBerg,X,5\nCity,Y,2\nDorf,Y,3\n"
                              "Ems,Z,4\nFort,Z,6\n");
        const QString limits = file("limits.json", R"({"same_country": 1})");
        const CliRun run = drawOf(
            teams, qPrintable(QStringLiteral("--method open --seeds 2 --limits %1 --seed 4").arg(limits)));
        QCOMPARE(run.err, QString());
        const QStringList lines = run.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[1], QStringLiteral("1  Alba  (bye)"));
        QCOMPARE(lines[4], QStringLiteral("4  City  (bye)"));
        for (const QString &tie : {lines[2], lines[3]})
            QVERIFY(tie.contains(QStringLiteral("Ems")) != tie.contains(QStringLiteral("Fort")));
        const QJsonObject json =
            drawOf(
                teams,
                qPrintable(QStringLiteral("--method open --seeds 2 --limits %1 --seed 4 --json").arg(limits)))
                .json();
        QCOMPARE(json.value(QStringLiteral("ties")).toArray().size(), 4);
        QCOMPARE(json.value(QStringLiteral("ties")).toArray().at(0).toArray(),
                 QJsonArray{QStringLiteral("Alba")});
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

    void impossibleDrawsAreRefusedWithTheReason()
    {
        const DrawFiles file;
        const QString teams = file("teams.csv", "name,conference\nA,UEFA\nB,UEFA\nC,UEFA\nD,CAF\n");
        const QString limits = file("limits.json", R"({"conferences": {"UEFA": 1}})");
        VERIFY_PROBLEMS(
            drawOf(teams, qPrintable(QStringLiteral("--groups 2 --limits ") + limits)),
            QStringList{QStringLiteral("UEFA: 3 teams of UEFA do not go into 2 groups with at most 1 "
                                       "in each. Draw without limits, or take teams of other "
                                       "conferences.")});
        VERIFY_REFUSED(
            drawOf(championsLeague, "--league-phase --pots nowhere.json"),
            QStringList{QStringLiteral("The file nowhere.json cannot be read: No such file or directory.")});
    }

    void badListsAndOptionsAreRefused()
    {
        const DrawFiles file;
        const QString wide = file("wide.csv", "name,colour\nA,red\nB,blue\n");
        const CliRun drawn = drawOf(wide, "--groups 1");
        QCOMPARE(drawn.code, 0);
        QCOMPARE(drawn.errorLines(),
                 QStringList{wide + QStringLiteral(": line 1: Columns that are ignored: colour.")});
        const QString nameless = file("nameless.csv", "country\nX\n");
        VERIFY_PROBLEMS(drawOf(nameless, "--groups 1"),
                        QStringList{nameless + QStringLiteral(": line 1: The column name is missing.")});
        const QString twice = file("twice.csv", "name,ranking\nA,1\nA,0\n,3\n");
        VERIFY_PROBLEMS(
            drawOf(twice, "--groups 1"),
            (QStringList{twice + QStringLiteral(": line 3, column 1: A is in the list twice."),
                         twice +
                             QStringLiteral(": line 3, column 2: The ranking must be a whole number from 1 "
                                            "on, not \"0\"."),
                         twice + QStringLiteral(": line 4, column 1: A team needs a name.")}));
        const QString good = file("good.csv", "name\nA\nB\nC\nD\n");
        VERIFY_WRONG_USAGE(drawOf(good, "--groups 0"),
                           QStringList{QStringLiteral("--groups takes a number from 1 to 128, not \"0\".")});
        VERIFY_WRONG_USAGE(drawOf(good, "--sizes 2,x"),
                           QStringList{QStringLiteral(
                               "--sizes takes numbers from 1 to 128 with commas between, not \"x\".")});
        VERIFY_REFUSED(drawOf(good, "--sizes 2,3"),
                       QStringList{QStringLiteral("There are 4 teams for 5 places in the groups.")});
        VERIFY_WRONG_USAGE(
            drawOf(good, "--groups 2 --fixed A"),
            QStringList{QStringLiteral("A fixed place is given as TEAM=PLACE, not as \"A\".")});
        VERIFY_WRONG_USAGE(drawOf(good, "--groups 2 --fixed A=A1 --fixed A=B1"),
                           QStringList{QStringLiteral("A has two fixed places.")});
        VERIFY_PROBLEMS(drawOf(good, "--groups 2 --fixed E=A1"),
                        QStringList{QStringLiteral("fixed.E: There is no team E in this competition.")});
        VERIFY_WRONG_USAGE(
            drawOf(good, "--method open --seeds many"),
            QStringList{QStringLiteral("--seeds takes a number from 0 to 256, not \"many\".")});
        const QString limits = file("limits.json", R"({"confederations": {}})");
        const CliRun limited = drawOf(good, qPrintable(QStringLiteral("--groups 2 --limits ") + limits));
        QVERIFY(
            limited.problemLines().constFirst().startsWith(limits + QStringLiteral(": confederations: ")));
        const QString pots = file("pots.json", "{}");
        VERIFY_PROBLEMS(drawOf(good, qPrintable(QStringLiteral("--groups 2 --pots ") + pots)),
                        QStringList{pots + QStringLiteral(": pots: This key is missing.")});
        const QString cards = file("cards.txt", "FRA-1998\nXXX-1900\n");
        const CliRun unknown = drawOf(cards, "--groups 1");
        // It may be a club; but it is told.
        QCOMPARE(unknown.code, 0);
        QVERIFY2(unknown.err.contains(QStringLiteral("no historic teams")) &&
                     unknown.err.contains(QStringLiteral("XXX-1900")),
                 qPrintable(unknown.err));
        VERIFY_REFUSED(
            drawOf(good, "--league-phase"),
            QStringList{QStringLiteral("Pots of 1 teams are too small for 2 opponents of each pot.")});
    }
};

TOUCHLINE_TEST(TestDrawVerb)

} // namespace test_draw_verb

#include "test_draw_verb.moc"
