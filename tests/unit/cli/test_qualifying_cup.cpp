// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/qualifying_competition.h"

#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

namespace test_qualifying_cup {

using namespace touchline;
using namespace touchline::cli;
using touchline::testing::runCli;

namespace {

QJsonObject cupOf(const QStringList &more)
{
    const auto run = runCli(QStringList{QStringLiteral("cup"), QStringLiteral("--template"),
                                        qualifyingTemplate, QStringLiteral("--json")} +
                            more);
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

/// Names of the teams in the groups A to H.
QStringList finalists(const QJsonObject &cup)
{
    QStringList teams;
    for (const auto &value : cup.value(QStringLiteral("groups")).toArray()) {
        const QJsonObject group = value.toObject();
        if (group.value(QStringLiteral("name")).toString().size() != 1)
            continue;
        for (const auto &row : group.value(QStringLiteral("rows")).toArray())
            teams << row.toObject().value(QStringLiteral("team")).toString();
    }
    return teams;
}

int matchesIn(const QJsonObject &cup, const QString &stage)
{
    int matches = 0;
    for (const auto &value : cup.value(QStringLiteral("matches")).toArray())
        matches += value.toObject().value(QStringLiteral("stage")).toString().startsWith(stage) ? 1 : 0;
    return matches;
}

} // namespace

class TestQualifyingCup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sixConferencesLeadIntoTheFinals() // ATCS 9.6
    {
        // Without a host all places are played for.
        const QJsonObject cup = cupOf({QStringLiteral("--seed"), QStringLiteral("3"),
                                       QStringLiteral("--host"), QStringLiteral("none")});
        QStringList teams = finalists(cup);
        QCOMPARE(teams.size(), 32);
        QCOMPARE(teams.removeDuplicates(), 0);
        QCOMPARE(matchesIn(cup, QStringLiteral("qualifying AFC")), 12);
        QCOMPARE(matchesIn(cup, QStringLiteral("qualifying CAF")), 20);
        QCOMPARE(matchesIn(cup, QStringLiteral("qualifying play-off CAF")), 1);
        QCOMPARE(matchesIn(cup, QStringLiteral("qualifying UEFA")), 2 * 10 + 4 * 6 + 15);
        QVERIFY(!cup.value(QStringLiteral("champion")).toString().isEmpty());
    }

    void theHostQualifies_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<int>("caf");
        // 9.6 asks for a host at every level.
        for (const char *level : {"basic", "advanced", "premier", "quick"}) {
            // Six matches fewer of a group of five that is a group of four, and no play-off.
            QTest::newRow(qPrintable(QStringLiteral("%1, waits").arg(QLatin1String(level))))
                << QString::fromUtf8(level) << QStringList() << 16;
            QTest::newRow(qPrintable(QStringLiteral("%1, competes").arg(QLatin1String(level))))
                << QString::fromUtf8(level) << QStringList{QStringLiteral("--host-competes")} << 20;
        }
    }

    void theHostQualifies()
    {
        QFETCH(QString, level);
        QFETCH(QStringList, more);
        QFETCH(int, caf);
        const QJsonObject cup =
            cupOf(QStringList{QStringLiteral("--seed"), QStringLiteral("4"), QStringLiteral("--level"), level,
                              QStringLiteral("--host"), QStringLiteral("South Africa")} +
                  more);
        QVERIFY(finalists(cup).contains(QStringLiteral("South Africa 2002")));
        QCOMPARE(finalists(cup).size(), 32);
        QCOMPARE(matchesIn(cup, QStringLiteral("qualifying CAF")), caf);
    }

    void homeAndRefereesAreThoseOfTheConference() // ATCS 9.6
    {
        CompetitionWishes wishes;
        wishes.format = qualifyingTemplate;
        wishes.seed = 5;
        wishes.choice.game = *findGame(QStringLiteral("atcs"));
        wishes.choice.level = QStringLiteral("premier");
        const GameInfo &info = wishes.choice.game->info();
        wishes.choice.options =
            resolveOptions(info.options, **findLevel(info.levels, wishes.choice.level), {}).value();
        wishes.choice.agents = {{QStringLiteral("coach"), QStringLiteral("coach")}};
        const auto cup = newCompetition(wishes);
        QVERIFY(cup.has_value());
        const CompetitionDefinition &definition = cup->competition.definition();
        QCOMPARE(definition.conferenceLocations.size(), std::size_t{6});
        const Progress now = progress(cup->competition);
        const int first = fixturesIn(FixtureState::Ready, now).front();
        const PerSide<int> teams = now.fixtures[static_cast<std::size_t>(first)].teams;
        const FixtureSetup setup = setupOf(cup->competition, first, teams, cup->rules).value();
        QCOMPARE(setup.conditions.value(QStringLiteral("conference")).toString(),
                 cup->competition.entrant(teams[Side::Home]).conference);
        QVERIFY(!cup->rules.discipline->wipedAfter.empty());
        wishes.keepCards = true;
        QVERIFY(newCompetition(wishes)->rules.discipline->wipedAfter.empty());
    }

    void australiaIsOfTheConferenceOfTheOption() // R50
    {
        for (const bool isOfOceania : {false, true}) {
            CompetitionWishes wishes = touchline::testing::cupWishes("premier", 5);
            wishes.format = qualifyingTemplate;
            wishes.choice.options.set(QStringLiteral("oceania_australia"), isOfOceania ? 1 : 0);
            const auto cup = newCompetition(wishes);
            QVERIFY(cup.has_value());
            int found = 0;
            for (const Entrant &entrant : cup->competition.definition().entrants) {
                if (!entrant.name.startsWith(QLatin1String("Australia")))
                    continue;
                ++found;
                QCOMPARE(entrant.conference, isOfOceania ? QStringLiteral("OFC") : QStringLiteral("AFC"));
            }
            QCOMPARE(found, 1);
        }
    }

    /// Red cards and injuries of the qualifying too are wiped before the finals (9.4.6, R51), unless they are
    /// to be kept.
    void nobodyMissesTheFinalsForTheQualifying()
    {
        for (const bool isKept : {false, true}) {
            CompetitionWishes wishes = touchline::testing::cupWishes("advanced", 7);
            wishes.format = qualifyingTemplate;
            wishes.keepCards = isKept;
            NewCompetition cup = newCompetition(wishes).value();
            QVERIFY(cup.competition.definition().location); // drawn at this level too
            QVERIFY(playAll(cup.competition, cup.rules).has_value());
            QSet<QUuid> seen;
            int absent = 0;
            for (int i = 0; i < static_cast<int>(cup.competition.fixtures().size()); ++i) {
                const MatchReport *report = cup.competition.report(i);
                if (report == nullptr || stageOf(cup.competition, i) == StageKind::Qualifying)
                    continue;
                for (const Side side : bothSides) {
                    const TeamOnTheDay &team = report->teams[side];
                    if (seen.contains(team.team))
                        continue;
                    seen.insert(team.team);
                    absent += static_cast<int>(
                        std::count_if(team.players.begin(), team.players.end(),
                                      [](const PlayerOnTheDay &one) { return !one.available; }));
                }
            }
            QCOMPARE(seen.size(), 32);
            QCOMPARE(absent > 0, isKept);
        }
    }

    void tooFewTeamsToPickFrom()
    {
        const auto run =
            runCli({QStringLiteral("cup"), QStringLiteral("--template"), QStringLiteral("cup-100")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.contains(QStringLiteral("name the teams")));
    }

    void optionsOfTheQualifyingGoWithIt()
    {
        for (const char *option : {"--host-competes", "--keep-cards"}) {
            const auto run = runCli({QStringLiteral("cup"), QString::fromUtf8(option)});
            QCOMPARE(run.code, 2);
        }
    }
};

TOUCHLINE_TEST(TestQualifyingCup)

} // namespace test_qualifying_cup

#include "test_qualifying_cup.moc"
