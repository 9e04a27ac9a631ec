// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/fuba/fuba_game.h"
#include "core/games/fuba/team/fuba_team.h"
#include "run_cli.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_fuba_verbs {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString teams = QStringLiteral("match FRA-1998 BRA-1970 --game fuba ");

QString written(const QTemporaryDir &folder, const char *name, const QByteArray &bytes)
{
    QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return path;
}

} // namespace

/// The verbs with FUBA: as with the first game, without a special case.
class TestFubaVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAndOptionsAreItsOwn()
    {
        const CliRun run = runCli((teams + QStringLiteral("--level premier")).split(u' '));
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains(QStringLiteral("standard, basic, full")), qPrintable(run.err));
        const CliRun needs =
            runCli((teams + QStringLiteral("--level basic --options skills=on")).split(u' '));
        QCOMPARE(needs.code, 2);
        QVERIFY(needs.err.contains(QStringLiteral("The option \"skills\" needs the option \"condition\".")));
        QCOMPARE(runCli((teams + QStringLiteral("--home-agent solo")).split(u' ')).code, 2);
    }

    void theSameSeedGivesTheSameMatch()
    {
        for (const char *level : {"standard", "basic", "full"}) {
            const QStringList command =
                (teams + QStringLiteral("--seed 11 --knockout --json --level ") + QLatin1String(level))
                    .split(u' ');
            const CliRun run = runCli(command);
            QCOMPARE(run.code, 0);
            QCOMPARE(run.out, runCli(command).out);
            QCOMPARE(run.json().value(QStringLiteral("game")).toString(), QStringLiteral("fuba"));
            QVERIFY(!run.json().value(QStringLiteral("winner")).isNull());
        }
    }

    /// Rolls and choices of a match, given as files, make the same match.
    void rollsAndChoicesFromFiles()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log.json"));
        QCOMPARE(runCli((teams + QStringLiteral("--seed 3 --level full --log ") + log).split(u' ')).code, 0);
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray entries =
            parseJsonObject(file.readAll())->value(QStringLiteral("entries")).toArray();
        QByteArray rolls;
        QByteArray choices;
        for (const QJsonValue entry : entries) {
            const QJsonObject one = entry.toObject();
            if (one.contains(QStringLiteral("option")))
                choices += one.value(QStringLiteral("option")).toString().toUtf8() + '\n';
            else
                rolls += QByteArray::number(one.value(QStringLiteral("value")).toInt()) + '\n';
        }
        QVERIFY(!rolls.isEmpty() && !choices.isEmpty());
        const QString files = QStringLiteral("--level full --narrate --rolls %1 --choices %2")
                                  .arg(written(folder, "rolls", rolls), written(folder, "choices", choices));
        const CliRun again = runCli((teams + files).split(u' '));
        QCOMPARE(again.err, QString());
        const CliRun replayed = runCli({QStringLiteral("replay"), log, QStringLiteral("--narrate")});
        QCOMPARE(again.out.section(u'\n', 0, -3), replayed.out.section(u'\n', 0, -3));
        const CliRun explained = runCli({QStringLiteral("explain"), QStringLiteral("--log"), log});
        QCOMPARE(explained.code, 0);
        QVERIFY(explained.out.contains(QStringLiteral("Pass to the")));
    }

    /// A team's own document, edited by hand, in place of a card.
    void aTeamFromAFile()
    {
        const QTemporaryDir folder;
        const auto card = *atcs::loadCard(QStringLiteral("FRA-1998"));
        fuba::FubaTeam team = fuba::teamFromSquad(card->team, card->squad());
        team.skills = {fuba::Skill::Actor};
        const QString path = written(folder, "france.json", writtenJson(fuba::toJson(team)));
        const CliRun run =
            runCli({QStringLiteral("match"), path, QStringLiteral("BRA-1970"), QStringLiteral("--game"),
                    QStringLiteral("fuba"), QStringLiteral("--seed"), QStringLiteral("1")});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QJsonObject bad = fuba::toJson(team);
        bad.insert(QStringLiteral("formation"), QStringLiteral("9-1-0"));
        const QString badPath = written(folder, "bad.json", writtenJson(bad));
        const CliRun refused = runCli({QStringLiteral("match"), badPath, QStringLiteral("BRA-1970"),
                                       QStringLiteral("--game"), QStringLiteral("fuba")});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.problemLines().constFirst().startsWith(badPath), qPrintable(refused.err));
    }

    void chartsCanBeReplaced()
    {
        const CliRun list = runCli("charts --game fuba");
        QCOMPARE(list.code, 0);
        QVERIFY(list.out.contains(QStringLiteral("penalty")));
        QVERIFY(runCli("charts").out.contains(QStringLiteral("referee")));
        const CliRun shot = runCli("charts shot --game fuba");
        QCOMPARE(shot.code, 0);
        const QTemporaryDir folder;
        const QString own = written(folder, "shot.csv", shot.out.toUtf8().replace("CA,-2", "CA,0"));
        QCOMPARE(runCli({QStringLiteral("charts"), QStringLiteral("check"), QStringLiteral("shot"), own,
                         QStringLiteral("--game"), QStringLiteral("fuba")})
                     .code,
                 0);
        const CliRun plain = runCli((teams + QStringLiteral("--seed 4 --json")).split(u' '));
        const CliRun changed =
            runCli((teams + QStringLiteral("--seed 4 --json --chart shot=") + own).split(u' '));
        QCOMPARE(changed.code, 0);
        QVERIFY(plain.out != changed.out);
        const QString wrong = written(folder, "wrong.csv", "area,modifier,keeper_out_only\nCA,-2,maybe\n");
        const CliRun refused = runCli((teams + QStringLiteral("--chart shot=") + wrong).split(u' '));
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(QStringLiteral("line 2")), qPrintable(refused.err));
    }

    /// A World Cup from draw to champions, with C1 to C3 and the skills on; the same seed, the same cup.
    void aWholeCup()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cup.json"));
        const QString command = QStringLiteral("cup --game fuba --level full --seed 7 --force --out ") + path;
        const CliRun run = runCli(command.split(u' '));
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("Champions")));
        QCOMPARE(run.out, runCli(command.split(u' ') << QStringLiteral("--force")).out);
        // C1: some team begins a match with what the one before cost it.
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"condition_loss\": 1"));
        const CliRun suspended = runCli({QStringLiteral("suspensions"), path});
        QCOMPARE(suspended.code, 0);
        QVERIFY(suspended.out.startsWith(QStringLiteral("Suspensions and injuries, FUBA")));
        QCOMPARE(runCli({QStringLiteral("statistics"), path}).code, 0);
    }
};

TOUCHLINE_TEST(TestFubaVerbs)

} // namespace test_fuba_verbs

#include "test_fuba_verbs.moc"
