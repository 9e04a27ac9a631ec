// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/templates.h"
#include "core/games/atcs/card/card_library.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace test_cup_verb {

using namespace touchline::testing;

namespace {

/// Ids of the 66 of one conference, or with `other` those of all the others.
QStringList idsOf(const QString &conference, bool other = false)
{
    QStringList ids;
    const QJsonArray cards = runCli("cards list --json").json().value(QStringLiteral("cards")).toArray();
    for (const auto &card : cards) {
        const bool isOf = card.toObject().value(QStringLiteral("conference")).toString() == conference;
        if (isOf != other)
            ids << card.toObject().value(QStringLiteral("id")).toString();
    }
    return ids;
}

/// As many of UEFA as wanted, others up to 32.
QStringList teamsWith(qsizetype uefa)
{
    return idsOf(QStringLiteral("UEFA")).first(uefa) + idsOf(QStringLiteral("UEFA"), true).first(32 - uefa);
}

std::multiset<QString> teamsIn(const QJsonObject &cup)
{
    std::multiset<QString> teams;
    const QJsonArray groups = cup.value(QStringLiteral("groups")).toArray();
    for (const auto &group : groups) {
        const QJsonArray rows = group.toObject().value(QStringLiteral("rows")).toArray();
        for (const auto &row : rows)
            teams.insert(row.toObject().value(QStringLiteral("team")).toString());
    }
    return teams;
}

} // namespace

class TestCupVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A cup with the teams of a list.
    [[nodiscard]] CliRun drawn(const QStringList &teams, const QStringList &more = {}) const
    {
        const QString path =
            writtenFile(m_folder.filePath(QStringLiteral("teams.txt")),
                        "# who takes part\n\n" + teams.join(QStringLiteral(" # a team\n")).toUtf8() + '\n');
        return runCli(QStringList{QStringLiteral("cup"), QStringLiteral("--draw"), QStringLiteral("random"),
                                  QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--json"),
                                  QStringLiteral("--teams"), path} +
                      more);
    }

private Q_SLOTS:
    void aLeagueHasTheDatesOfItsCalendar()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("calendar.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"first": "2026-08-15", "every": 7, "kick_offs": [{"time": "15:00"}]})");
        file.close();
        const CliRun run =
            runCli(QStringList{QStringLiteral("cup"), QStringLiteral("--template"),
                               QStringLiteral("league-4"), QStringLiteral("--seed"), QStringLiteral("1"),
                               QStringLiteral("--json"), QStringLiteral("--calendar"), path});
        QCOMPARE(run.err, QString());
        const QJsonArray matches = run.json().value(QStringLiteral("matches")).toArray();
        QCOMPARE(matches.size(), 12);
        const auto textOf = [&matches](int match, const char *key) {
            return matches.at(match).toObject().value(QLatin1String(key)).toString();
        };
        QCOMPARE(textOf(0, "date"), QStringLiteral("2026-08-15"));
        QCOMPARE(textOf(1, "date"), QStringLiteral("2026-08-15"));
        QCOMPARE(textOf(2, "date"), QStringLiteral("2026-08-22"));
        QCOMPARE(textOf(11, "date"), QStringLiteral("2026-09-19"));
        QCOMPARE(textOf(11, "time"), QStringLiteral("15:00"));
    }

    void aCalendarThatIsTooShortIsRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("calendar.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"first": "2026-08-15", "every": 7, "last": "2026-08-31"})");
        file.close();
        const CliRun run =
            runCli(QStringList{QStringLiteral("cup"), QStringLiteral("--template"),
                               QStringLiteral("league-4"), QStringLiteral("--calendar"), path});
        QCOMPARE(run.code, 1);
        QVERIFY(run.problemLines().constFirst().startsWith(path));
    }

    void theKeysForMachinesAreFixed()
    {
        const CliRun run = runCli("cup --seed 2026 --json");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        const QJsonObject cup = run.json();
        QCOMPARE(cup.keys(),
                 (QStringList{QStringLiteral("bookings"), QStringLiteral("champion"),
                              QStringLiteral("fourth"), QStringLiteral("game"), QStringLiteral("groups"),
                              QStringLiteral("host"), QStringLiteral("injured_out"), QStringLiteral("level"),
                              QStringLiteral("match_rules"), QStringLiteral("matches"),
                              QStringLiteral("options"), QStringLiteral("runner_up"),
                              QStringLiteral("scorers"), QStringLiteral("seed"), QStringLiteral("template"),
                              QStringLiteral("third"), QStringLiteral("title_awarded")}));
        QCOMPARE(cup.value(QStringLiteral("template")).toString(), QStringLiteral("worldcup-32"));
        QCOMPARE(cup.value(QStringLiteral("seed")).toInt(), 2026);
        const QJsonArray groups = cup.value(QStringLiteral("groups")).toArray();
        QCOMPARE(groups.size(), 8);
        QCOMPARE(groups[0].toObject().keys(),
                 (QStringList{QStringLiteral("name"), QStringLiteral("rows"), QStringLiteral("stage")}));
        QCOMPARE(groups[0].toObject().value(QStringLiteral("rows")).toArray().at(0).toObject().keys(),
                 (QStringList{QStringLiteral("drawn"), QStringLiteral("goal_difference"),
                              QStringLiteral("goals_against"), QStringLiteral("goals_for"),
                              QStringLiteral("level_with"), QStringLiteral("lost"), QStringLiteral("played"),
                              QStringLiteral("points"), QStringLiteral("position"), QStringLiteral("team"),
                              QStringLiteral("why"), QStringLiteral("won")}));
        const QJsonArray matches = cup.value(QStringLiteral("matches")).toArray();
        QCOMPARE(matches.size(), 64);
        for (const auto &match : matches)
            for (const char *key :
                 {"number", "stage", "home", "away", "score", "decided_by", "shoot_out", "uuid"})
                QVERIFY2(match.toObject().contains(QLatin1String(key)), key);
        QCOMPARE(cup.value(QStringLiteral("champion")),
                 matches[63].toObject().value(QStringLiteral("winner")));
        const QJsonObject scorer = cup.value(QStringLiteral("scorers")).toArray().at(0).toObject();
        for (const char *key : {"player", "team", "goals"})
            QVERIFY2(scorer.contains(QLatin1String(key)), key);
        QCOMPARE(teamsIn(cup).size(), std::size_t{32});
    }

    void theSameSeedGivesTheSameCup_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const char *arguments : {"", "--draw 1", "--draw 2", "--draw 3", "--draw random",
                                      "--level quick", "--template worldcup-64"})
            QTest::newRow(arguments) << QString::fromUtf8(arguments);
    }

    void theSameSeedGivesTheSameCup()
    {
        QFETCH(QString, arguments);
        const QString cup = QStringLiteral("cup %1 --seed ").arg(arguments);
        const auto run = [&cup](const char *seed) {
            return runCli((cup + QString::fromUtf8(seed)).split(u' ', Qt::SkipEmptyParts));
        };
        const CliRun one = run("7");
        QCOMPARE(one.err, QString());
        QCOMPARE(one.code, 0);
        QCOMPARE(run("7").out, one.out);
        QVERIFY(run("8").out != one.out);
    }

    void theFirstDrawIsTheStandard()
    {
        QCOMPARE(runCli("cup --seed 3").out, runCli("cup --seed 3 --draw 1").out);
        QVERIFY(teamsIn(runCli("cup --seed 3 --draw 2 --json").json()) !=
                teamsIn(runCli("cup --seed 3 --draw 3 --json").json()));
    }

    void aCupOfSixtyFourHasSixteenGroups()
    {
        const QJsonObject cup = runCli("cup --template worldcup-64 --seed 1 --json").json();
        QCOMPARE(cup.value(QStringLiteral("groups")).toArray().size(), 16);
        QCOMPARE(cup.value(QStringLiteral("matches")).toArray().size(), 128);
        QCOMPARE(teamsIn(cup).size(), std::size_t{64});
        QVERIFY(!cup.value(QStringLiteral("champion")).toString().isEmpty());
    }

    void whatDoesNotExistIsNamed_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("draw")
            << QStringLiteral("--draw nonsense")
            << QStringLiteral("There is no draw \"nonsense\" for World Cup with 32 teams. Draws: 1, 2, "
                              "3, random.");
        QTest::newRow("template") << QStringLiteral("--template league")
                                  << QStringLiteral("There is no format \"league\". Did you mean league-20, "
                                                    "league-20-play-in, league-20-averages?");
        QTest::newRow("file") << QStringLiteral("--draw random --teams /no/teams")
                              << QStringLiteral(
                                     "The file /no/teams cannot be read: No such file or directory.");
    }

    void whatDoesNotExistIsNamed()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, sentence);
        const CliRun run = runCli(QStringLiteral("cup %1").arg(arguments).split(u' '));
        VERIFY_NOT_DONE(run, QStringList{sentence});
    }

    void theTeamsOfAListTakePart()
    {
        const CliRun run = drawn(teamsWith(16));
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        std::multiset<QString> expected;
        for (const QString &id : teamsWith(16))
            expected.insert(
                runCli({QStringLiteral("cards"), QStringLiteral("show"), id, QStringLiteral("--json")})
                    .json()
                    .value(QStringLiteral("name"))
                    .toString() +
                u' ' + id.section(u'-', 1));
        QCOMPARE(teamsIn(run.json()), expected);
    }

    void aListThatMakesNoCupIsRefused()
    {
        QStringList teams = teamsWith(16);
        VERIFY_REFUSED(drawn(teams.first(31)),
                       QStringList{QStringLiteral("There are 31 teams for 32 places in the groups.")});
        teams[31] = QStringLiteral("Atlantis 2030");
        teams[30] = QStringLiteral("Lemuria 2030");
        const CliRun unknown = drawn(teams);
        QCOMPARE(unknown.code, 1);
        QCOMPARE(unknown.out, QString());
        QCOMPARE(unknown.problemLines().size(), 2);
        QVERIFY(unknown.problemLines()[0].startsWith(QLatin1String("Lemuria 2030: There is no team")));
        QVERIFY(unknown.problemLines()[1].startsWith(QLatin1String("Atlantis 2030: There is no team")));
    }

    void aTeamThatIsNamedTwiceIsRefused()
    {
        QStringList teams = teamsWith(16);
        teams[31] = teams[30];
        VERIFY_PROBLEMS(drawn(teams),
                        QStringList{teams[31] + QStringLiteral(": This team is entered twice.")});
    }

    void aDrawThatCannotBeMadeSaysWhyAndIsMadeWithoutTheRule()
    {
        VERIFY_PROBLEMS(drawn(teamsWith(17)),
                        QStringList{QStringLiteral(
                            "UEFA: 17 teams of UEFA do not go into 8 groups with at most 2 in each. "
                            "Draw without limits, or take teams of other conferences.")});
        const CliRun relaxed = drawn(teamsWith(17), {QStringLiteral("--relax-spread")});
        QCOMPARE(relaxed.err, QString());
        QCOMPARE(relaxed.code, 0);
        QCOMPARE(teamsIn(relaxed.json()).size(), std::size_t{32});
    }

    void aCupThatIsKeptGivesItsTablesAgain()
    {
        const QString path = m_folder.filePath(QStringLiteral("cup.json"));
        const CliRun cup = runCli({QStringLiteral("cup"), QStringLiteral("--seed"), QStringLiteral("2026"),
                                   QStringLiteral("--json"), QStringLiteral("--out"), path});
        QCOMPARE(cup.code, 0);
        const CliRun tables = runCli({QStringLiteral("standings"), path, QStringLiteral("--json")});
        QCOMPARE(tables.err, QString());
        QCOMPARE(tables.code, 0);
        QCOMPARE(tables.json().value(QStringLiteral("groups")), cup.json().value(QStringLiteral("groups")));
        QCOMPARE(tables.json().value(QStringLiteral("rules")).toString(), QStringLiteral("atcs"));
        QJsonObject kept = QJsonDocument::fromJson(bytesOf(path)).object();
        QVERIFY(!kept.take(QStringLiteral("competition")).toObject().isEmpty());
        QCOMPARE(kept, cup.json());
        const CliRun told = runCli({QStringLiteral("standings"), path});
        QCOMPARE(told.out.count(QStringLiteral("Group ")), 8);
        // What is told of a whole cup holds the same tables.
        QVERIFY(runCli("cup --seed 2026").out.contains(told.out.split(u'\n').at(2).trimmed()));
    }

    /// Those of historic teams too: a card that is changed later never changes a cup that has begun.
    void allCardsStayWithTheCup()
    {
        using namespace touchline;
        atcs::TeamCard own = *atcs::loadCard(QStringLiteral("FRA-1998")).value();
        own.shotsOnGoal = 8;
        const QString card = writtenFile(m_folder.filePath(QStringLiteral("own.json")), atcs::cardFile(own));
        const QString teams = writtenFile(m_folder.filePath(QStringLiteral("own.txt")),
                                          "BRA-1970\nITA-1938\nGER-1954\n" + card.toUtf8() + '\n');
        const QString path = m_folder.filePath(QStringLiteral("own-cup.json"));
        const CliRun run =
            runCli({QStringLiteral("cup"), QStringLiteral("--template"), QStringLiteral("cup-4"),
                    QStringLiteral("--teams"), teams, QStringLiteral("--seed"), QStringLiteral("1"),
                    QStringLiteral("--out"), path});
        QCOMPARE(run.err, QString());
        const QJsonObject kept = QJsonDocument::fromJson(bytesOf(path)).object();
        const QJsonObject competition = kept.value(QStringLiteral("competition")).toObject();
        const QJsonArray entrants = competition.value(QStringLiteral("entrants")).toArray();
        QCOMPARE(entrants.size(), 4);
        for (const auto &entrant : entrants) {
            const QJsonObject document = entrant.toObject().value(QStringLiteral("document")).toObject();
            const QString code = entrant.toObject().value(QStringLiteral("code")).toString();
            const bool isOwn = code == QStringLiteral("FRA-1998");
            QCOMPARE(document, atcs::toJson(isOwn ? own : *atcs::loadCard(code).value()));
        }
    }

    void aFileThatIsNoCupIsRefused()
    {
        const QString path = writtenFile(m_folder.filePath(QStringLiteral("other.json")), "{\"groups\": []}");
        VERIFY_REFUSED(runCli({QStringLiteral("standings"), path}),
                       QStringList{path + QStringLiteral(": This file was not written by \"cup --out\".")});
    }

    void aCupIsToldWithTablesBracketAndScorers()
    {
        const QString text = runCli("cup --seed 2026").out;
        for (const char *words : {"Group A", "Group H", "Final", "Top scorers"})
            QVERIFY2(text.contains(QString::fromUtf8(words), Qt::CaseInsensitive), words);
        const QString champion =
            runCli("cup --seed 2026 --json").json().value(QStringLiteral("champion")).toString();
        QVERIFY2(text.contains(champion), qPrintable(champion));
    }
};

TOUCHLINE_TEST(TestCupVerb)

} // namespace test_cup_verb

#include "test_cup_verb.moc"
