// SPDX-License-Identifier: GPL-3.0-or-later
// Many World Cups with random draws: the goals of the modern game, and titles mostly for the strong but not
// for them alone. The figures are printed, so that a note can quote them.
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/card/ranking.h"
#include "core/play/matches/competition_player.h"
#include "core/teams/historic_teams.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <map>
#include <set>

namespace test_cup_statistics {

using namespace touchline;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int cups = 60;
constexpr std::size_t fewestChampions = 12;
#else
constexpr int cups = 2000;
constexpr std::size_t fewestChampions = 20;
#endif

struct Statistics
{
    int matches = 0;
    int goals = 0;
    int draws = 0;
    int shootOuts = 0;
    std::map<QString, int> titles;
};

Statistics played(int count)
{
    Statistics statistics;
    CompetitionWishes wishes = testing::cupWishes("basic");
    wishes.draw = QStringLiteral("random");
    for (int seed = 1; seed <= count; ++seed) {
        wishes.seed = static_cast<std::uint64_t>(seed);
        auto cup = newCompetition(wishes);
        if (!cup || !playAll(cup->competition, cup->rules))
            return {};
        const Competition &competition = cup->competition;
        for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
            const MatchReport &report = *competition.report(i);
            ++statistics.matches;
            statistics.goals += report.score.home + report.score.away;
            statistics.draws += report.after90->isLevel() ? 1 : 0;
            statistics.shootOuts += report.shootOut ? 1 : 0;
        }
        ++statistics.titles[competition.entrant(progress(competition).finalPlaces.front()).code];
    }
    return statistics;
}

/// Ids of the strongest quarter of the 64 cards by ranking number.
std::set<QString> strongestQuarter()
{
    std::vector<std::shared_ptr<const atcs::TeamCard>> cards;
    std::vector<const atcs::TeamCard *> plain;
    for (const QString &id : historicTeamIds(TeamSet::Historic66)) {
        cards.push_back(*atcs::loadCard(id));
        if (cards.back()->kind == atcs::CardKind::Card)
            plain.push_back(cards.back().get());
    }
    const auto order = atcs::rankingOrder(plain);
    std::set<QString> strongest;
    for (std::size_t place = 0; place < plain.size() / 4; ++place)
        strongest.insert(plain[order[place]]->team.code);
    return strongest;
}

} // namespace

class TestCupStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_statistics = played(cups); }

    void everyCupWasPlayedToItsEnd()
    {
        QCOMPARE(m_statistics.matches, cups * 64);
        qInfo("%d World Cups, %d matches: %.3f goals, %.1f %% level after 90 minutes, %.1f %% shoot-outs",
              cups, m_statistics.matches, mean(m_statistics.goals), 100 * mean(m_statistics.draws),
              100 * mean(m_statistics.shootOuts));
    }

    void theGoalsOfTheModernGame()
    {
        QVERIFY(mean(m_statistics.goals) >= 2.3);
        QVERIFY(mean(m_statistics.goals) <= 3.2);
    }

    void theStrongestQuarterWinsMostTitles()
    {
        int titles = 0;
        for (const QString &id : strongestQuarter())
            titles += m_statistics.titles[id];
        qInfo("strongest quarter: %d of %d titles", titles, cups);
        QVERIFY(2 * titles > cups);
    }

    void manyTeamsWinATitle()
    {
        std::size_t champions = 0;
        QStringList best;
        for (const auto &[id, titles] : m_statistics.titles) {
            champions += titles > 0 ? 1 : 0;
            if (titles * 25 > cups)
                best << QStringLiteral("%1 %2").arg(id).arg(titles);
        }
        qInfo("%d different champions; most titles: %s", static_cast<int>(champions),
              qPrintable(best.join(QStringLiteral(", "))));
        QVERIFY(champions >= fewestChampions);
    }

private:
    [[nodiscard]] double mean(int sum) const { return static_cast<double>(sum) / m_statistics.matches; }

    Statistics m_statistics;
};

TOUCHLINE_TEST(TestCupStatistics)

} // namespace test_cup_statistics

#include "test_cup_statistics.moc"
