// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "core/base/json_reader.h"
#include "core/discipline/availability.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "tests/support/carded_cup.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"
#include "tests/unit/competition/league_builder.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_season_verb {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

/// A league with discipline rules of its own: a red card costs three matches.
Competition leagueWithRules(const char *rules)
{
    CompetitionDefinition definition = cup::leagueDefinition();
    definition.discipline = disciplineRulesFile(QString::fromUtf8(rules)).value();
    return Competition::create(std::move(definition)).value();
}

/// Plays it in order; in the last group match of T04 (relegated) Adams is sent off and Baker gets a yellow
/// card, in the play-off Cole of T06 (promoted) is sent off.
void playWithCards(Competition &league)
{
    cup::playGroupsInOrder(league);
    const int last = groupMatchesOf(league, "T04").back();
    const Score score = league.report(league.indexOfNumber(last))->score;
    playWith(league, last, score,
             {cardFor(league, "T04", last, Kind::Red, "Adams"),
              cardFor(league, "T04", last, Kind::Yellow, "Baker")});
    playWith(league, 13, {2, 0}, {eventOf(Kind::Red, Side::Home, "Cole")});
}

} // namespace

class TestSeasonVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    [[nodiscard]] QString kept(const Competition &competition, const char *name = "league.json") const
    {
        return writtenFile(path(name), writtenJson(cli::cupFileJson(competition)));
    }

private Q_SLOTS:
    void theNextSeasonIsTold()
    {
        Competition league = leagueWithRules("england");
        playWithCards(league);
        const CliRun run = runCli({QStringLiteral("season"), kept(league), QStringLiteral("--out"),
                                   path("next.json"), QStringLiteral("--force")});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("season.txt"), run.out);
        const CliRun suspensions = runCli({QStringLiteral("suspensions"), path("next.json")});
        COMPARE_GOLDEN(QStringLiteral("season_suspensions.txt"), suspensions.out);
    }

    void forMachines()
    {
        Competition league = leagueWithRules("england");
        playWithCards(league);
        const QJsonObject json = runCli({QStringLiteral("season"), kept(league), QStringLiteral("--name"),
                                         QStringLiteral("The Year After"), QStringLiteral("--json")})
                                     .json();
        QCOMPARE(json.value(QStringLiteral("name")).toString(), QStringLiteral("The Year After"));
        QCOMPARE(json.value(QStringLiteral("teams")).toInt(), 8);
        QStringList moves;
        for (const auto &move : json.value(QStringLiteral("moves")).toArray())
            moves << move[QStringLiteral("team")].toString() + u' ' +
                         move[QStringLiteral("direction")].toString();
        QCOMPARE(moves, (QStringList{QStringLiteral("Team T06 up"), QStringLiteral("Team T05 up"),
                                     QStringLiteral("Team T04 down"), QStringLiteral("Team T03 down")}));
        QCOMPARE(json.value(QStringLiteral("suspended")).toArray().size(), 2);
    }

    /// All teams share one table, which has no name.
    void whoLeavesALeagueOfOneTable()
    {
        QCOMPARE(runCli({QStringLiteral("cup"), QStringLiteral("--template"), QStringLiteral("apertura-4"),
                         QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--out"),
                         path("apertura.json")})
                     .code,
                 0);
        const CliRun shown = runCli({QStringLiteral("season"), path("apertura.json")});
        QVERIFY2(shown.out.contains(QStringLiteral("\nGone\n")), qPrintable(shown.out + shown.err));
        QVERIFY2(!shown.out.contains(u'#'), qPrintable(shown.out));
        const QJsonArray moves =
            runCli({QStringLiteral("season"), path("apertura.json"), QStringLiteral("--json")})
                .json()
                .value(QStringLiteral("moves"))
                .toArray();
        QCOMPARE(moves.size(), 1);
        QCOMPARE(moves[0][QStringLiteral("direction")].toString(), QStringLiteral("leaves"));
        QVERIFY(moves[0][QStringLiteral("to")].isNull());
    }

    void whatIsCarriedOverIsForTheRules_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("left");
        QTest::newRow("england: three") << QStringLiteral("england") << 3;
        QTest::newRow("domestic: one") << QStringLiteral("domestic") << 1;
        QTest::newRow("fifa: one") << QStringLiteral("fifa-2026") << 1;
    }

    void whatIsCarriedOverIsForTheRules()
    {
        QFETCH(QString, rules);
        QFETCH(int, left);
        Competition league = leagueWithRules(rules.toUtf8().constData());
        playWithCards(league);
        QCOMPARE(runCli({QStringLiteral("season"), kept(league), QStringLiteral("--out"), path("next.json"),
                         QStringLiteral("--force")})
                     .code,
                 0);
        Competition next = cli::readCupFile(path("next.json")).value();
        const DisciplineRules set = disciplineOf(next).value().value();
        const int relegated = next.indexOfTeam(league.entrant(3).id);
        const QUuid adams = idOf(QStringLiteral("Adams"));
        // Served in the first matches of the new season, in the division below.
        int missed = 0;
        for (const int number : groupMatchesOf(next, "T04")) {
            const int fixture = next.indexOfNumber(number);
            const TeamLedger before = ledgerBefore(next, relegated, fixture, set);
            QCOMPARE(before.isSuspended(adams), missed < left);
            missed += before.isSuspended(adams) ? 1 : 0;
            playWith(next, number, {0, 0}, {});
        }
        QCOMPARE(missed, std::min(left, 6));
        // The yellow card of last season is forgotten.
        QCOMPARE(ledgerOf(next, relegated, set).carry(idOf(QStringLiteral("Baker"))).bookings, 0);
    }

    void aBanMayReachIntoTheThirdSeason()
    {
        Competition league = leagueWithRules("england");
        playWithCards(league);
        const QString file = kept(league);
        QCOMPARE(runCli({QStringLiteral("decide"), file, QStringLiteral("--team"), QStringLiteral("T04"),
                         QStringLiteral("--player"), QStringLiteral("Adams"), QStringLiteral("--extend"),
                         QStringLiteral("5"), QStringLiteral("--reason"), QStringLiteral("brutal")})
                     .code,
                 0);
        QCOMPARE(runCli({QStringLiteral("season"), file, QStringLiteral("--out"), path("second.json")}).code,
                 0);
        Competition second = cli::readCupFile(path("second.json")).value();
        cup::playOut(second, Generator(9));
        QCOMPARE(runCli({QStringLiteral("season"), kept(second, "second.json"), QStringLiteral("--out"),
                         path("third.json")})
                     .code,
                 0);
        const Competition third = cli::readCupFile(path("third.json")).value();
        const DisciplineRules set = disciplineOf(third).value().value();
        const int team = third.indexOfTeam(league.entrant(3).id);
        const TeamLedger ledger = ledgerOf(third, team, set);
        // Eight matches; the league has three for each team, and perhaps a play-off.
        const auto played = static_cast<int>(
            ledgerOf(second, second.indexOfTeam(league.entrant(3).id), set).matches().size());
        QCOMPARE(ledger.carry(idOf(QStringLiteral("Adams"))).banned, 8 - (played - 1));
        QVERIFY(absentees(ledger)[0].because[0].english().contains(
            QLatin1String("(Test League 2025/26), banned for")));
        QCOMPARE(third.definition().name, QStringLiteral("Test League 2027/28"));
    }

    void anInjuryOfALeagueHasAnEnd()
    {
        Competition league = cup::makeLeague(); // the rules of ATCS: ten matches in a league
        cup::playLeagueInOrder(league);
        ReportEvent injury = eventOf(Kind::Injury, Side::Home, "Dean");
        injury.detail = QStringLiteral("out_tournament");
        playWith(league, 13, {2, 0}, {injury});
        const QJsonObject json =
            runCli({QStringLiteral("season"), kept(league), QStringLiteral("--json")}).json();
        QCOMPARE(json.value(QStringLiteral("suspended"))
                     .toArray()
                     .at(0)[QStringLiteral("because")]
                     .toArray()
                     .at(0)
                     .toString(),
                 QStringLiteral("injured v Team T03 (Test League 2025/26), out for 10 matches"));
    }

    void aSeasonThatIsNotOverIsRefused()
    {
        Competition league = cup::makeLeague();
        cup::playGroupsInOrder(league);
        const CliRun run =
            runCli({QStringLiteral("season"), kept(league), QStringLiteral("--out"), path("none.json")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains(QLatin1String("It is not decided yet which team comes from W13.")));
        QVERIFY(!QFile::exists(path("none.json")));
    }

    void newcomersAreCards()
    {
        Competition league = cup::makeLeague();
        cup::playLeagueInOrder(league);
        const CliRun tooMany = runCli({QStringLiteral("season"), kept(league), QStringLiteral("--newcomer"),
                                       QStringLiteral("BRA-1970")});
        VERIFY_REFUSED(tooMany,
                       QStringList{QStringLiteral("Next season has places for 0 new teams, not for 1.")});
        QCOMPARE(runCli({QStringLiteral("season"), kept(league), QStringLiteral("--newcomer"),
                         QStringLiteral("Atlantis")})
                     .code,
                 1);
        CompetitionDefinition definition = cup::leagueDefinition();
        definition.format.nextSeason.push_back({QStringLiteral("gone"), {}});
        std::swap(definition.format.nextSeason[2].from, definition.format.nextSeason[1].from);
        Competition open = Competition::create(definition).value();
        cup::playLeagueInOrder(open);
        const CliRun run =
            runCli({QStringLiteral("season"), kept(open), QStringLiteral("--json"),
                    QStringLiteral("--newcomer"), QStringLiteral("BRA-1970"), QStringLiteral("--newcomer"),
                    QStringLiteral("ITA-1938"), QStringLiteral("--newcomer"), QStringLiteral("FRA-1998"),
                    QStringLiteral("--newcomer"), QStringLiteral("GER-1954")});
        QCOMPARE(run.err, QString());
        QStringList moves;
        for (const auto &move : run.json().value(QStringLiteral("moves")).toArray())
            moves << move[QStringLiteral("team")].toString() + u' ' +
                         move[QStringLiteral("direction")].toString();
        QCOMPARE(moves.mid(2),
                 (QStringList{QStringLiteral("Brazil 1970 new"), QStringLiteral("Italy 1938 new"),
                              QStringLiteral("France 1998 new"), QStringLiteral("Germany 1954 new"),
                              QStringLiteral("Team T03 leaves"), QStringLiteral("Team T04 leaves"),
                              QStringLiteral("Team T07 leaves"), QStringLiteral("Team T08 leaves")}));
    }

    void brokenFactsAreNamed()
    {
        CompetitionDefinition definition = cup::leagueDefinition();
        definition.carriedOver = {QJsonObject{{QStringLiteral("team"), QStringLiteral("T99")},
                                              {QStringLiteral("suspensions"), QJsonArray{QJsonObject{}}}}};
        const CliRun run =
            runCli({QStringLiteral("suspensions"), kept(Competition::create(definition).value())});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains(
            QLatin1String("carried_over[0].team: There is no team T99 in this competition.")));
        QVERIFY(run.err.contains(QLatin1String("carried_over[0].suspensions[0].player")));
    }
};

TOUCHLINE_TEST(TestSeasonVerb)

} // namespace test_season_verb

#include "test_season_verb.moc"
