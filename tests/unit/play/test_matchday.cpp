// SPDX-License-Identifier: GPL-3.0-or-later
// Matchday by matchday a competition comes to the same end as in one go.
#include "core/competition/competition_json.h"
#include "core/games/registry.h"
#include "core/play/competition_player.h"
#include "core/play/fixture_player.h"
#include "core/play/matchday.h"
#include "core/play/new_competition.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <set>

namespace test_matchday {

using namespace touchline;

namespace {

NewCompetition made(const QString &format)
{
    CompetitionWishes wishes;
    wishes.format = format;
    wishes.seed = 11;
    wishes.choice.game = allGames().front();
    const LevelSpec *level = &wishes.choice.game->info().levels.front();
    wishes.choice.level = QString::fromLatin1(level->name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *level, {});
    const QString agent = QString::fromLatin1(wishes.choice.game->info().agents.front().name);
    wishes.choice.agents = {{agent, agent}};
    return newCompetition(wishes).value();
}

} // namespace

class TestMatchday : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndIsTheSame_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("days");
        // Three matchdays of the groups; then 16, 8, 4, third place, final.
        QTest::newRow("World Cup") << QStringLiteral("worldcup-32") << 8;
        QTest::newRow("league") << QStringLiteral("league-6") << 10;
        QTest::newRow("Swiss, paired round by round") << QStringLiteral("swiss-8x4") << 4;
    }

    void theEndIsTheSame()
    {
        QFETCH(QString, format);
        QFETCH(int, days);
        NewCompetition whole = made(format);
        NewCompetition byDay = made(format);
        QVERIFY(playAll(whole.competition, whole.rules));
        Competition &competition = byDay.competition;
        int played = 0;
        for (;;) {
            const auto drawn = drawWhatIsDue(competition, progress(competition));
            QVERIFY(drawn);
            const std::vector<int> fixtures = nextMatchday(competition, progress(competition));
            if (fixtures.empty() && drawn->isEmpty())
                break;
            if (fixtures.empty())
                continue;
            ++played;
            std::set<QUuid> teams;
            for (const int fixture : fixtures) {
                auto match = playFixture(competition, fixture, byDay.rules, attemptOf(competition, fixture));
                QVERIFY(match);
                for (const Side side : bothSides)
                    QVERIFY2(teams.insert(match->report.teams[side].team).second, "a team plays twice");
                QVERIFY(competition.record(std::move(match->report)));
            }
        }
        QCOMPARE(played, days);
        QCOMPARE(toJson(competition), toJson(whole.competition));
    }

    void nothingIsDueInACompetitionThatIsOver()
    {
        NewCompetition cup = made(QStringLiteral("league-4"));
        QVERIFY(!nextMatchday(cup.competition, progress(cup.competition)).empty());
        QVERIFY(playAll(cup.competition, cup.rules));
        const Progress now = progress(cup.competition);
        QVERIFY(nextMatchday(cup.competition, now).empty());
        QVERIFY(drawWhatIsDue(cup.competition, now)->isEmpty());
    }
};

TOUCHLINE_TEST(TestMatchday)

} // namespace test_matchday

#include "test_matchday.moc"
