// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a match that is over, in every game.
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "models/views/match_centre/after_match.h"
#include "tests/desktop/hands.h"
#include "tests/support/playable_league.h"

#include <algorithm>
#include <map>

namespace test_after_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::uint64_t matchesOfEach = 6;

const Game &gameNamed(const QByteArray &game)
{
    return *findGame(QString::fromUtf8(game)).value();
}

/// By rules with players, cards and statistics.
PlayedMatch matchOf(const QByteArray &game, std::uint64_t seed)
{
    static const std::map<QByteArray, QByteArray> levels{{"atcs", "premier"},
                                                         {"fuba", "standard"},
                                                         {"champions", "full"},
                                                         {"oldschool", "normal"},
                                                         {"simulator", "tournament"}};
    const QByteArray &level = levels.at(game);
    const Competition league =
        Competition::create(playableLeague(game.constData(), level.constData(), seed)).value();
    return playFixture(league, 0, playRulesOf(league).value(), 0).value();
}

bool isGoal(const AfterMatch::Moment &moment)
{
    return moment.kind == MatchMoment::Kind::Goal;
}

/// Goals, own goals and cards of each player, counted once more.
std::map<std::pair<Side, QString>, PlayerTally> countedAnew(const MatchReport &report)
{
    std::map<std::pair<Side, QString>, PlayerTally> players;
    for (const ReportEvent &event : report.events) {
        PlayerTally &one = players[{event.side, event.playerName}];
        one.goals +=
            event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
        one.ownGoals += event.kind == ReportEventKind::OwnGoal ? 1 : 0;
        one.yellows += event.kind == ReportEventKind::Yellow ? 1 : 0;
        one.reds += event.kind == ReportEventKind::Red || event.kind == ReportEventKind::SecondYellow ? 1 : 0;
        const bool isMade = event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal;
        if (isMade && !event.second.isNull())
            ++players[{event.side, event.secondName}].assists;
    }
    return players;
}

} // namespace

class TestAfterMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameTellsOfItsMatch_data()
    {
        QTest::addColumn<QByteArray>("game");
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                QTest::newRow(game->info().id) << QByteArray(game->info().id);
    }
    void everyGameTellsOfItsMatch()
    {
        QFETCH(QByteArray, game);
        int goals = 0;
        for (std::uint64_t seed = 1; seed <= matchesOfEach; ++seed) {
            const PlayedMatch played = matchOf(game, seed);
            const MatchReport &report = played.report;
            const AfterMatch after = afterMatch(played, gameNamed(game));
            const auto scored = std::count_if(after.moments.begin(), after.moments.end(), isGoal);
            QCOMPARE(static_cast<int>(scored), report.score.home + report.score.away);
            goals += static_cast<int>(scored);
            // The last goal makes the result.
            const auto last = std::find_if(after.moments.rbegin(), after.moments.rend(), isGoal);
            if (last != after.moments.rend())
                QVERIFY2(last->text.endsWith(u", %1–%2"_s.arg(report.score.home).arg(report.score.away)),
                         qPrintable(last->text));
            std::size_t before = 0;
            for (const AfterMatch::Moment &moment : after.moments) {
                QVERIFY(moment.inputs >= before && moment.inputs <= played.log.entries.size());
                before = moment.inputs;
            }
            QCOMPARE(after.figures.front(), (AfterMatch::Figure{u"Goals"_s,
                                                                {{QString::number(report.score.home),
                                                                  QString::number(report.score.away)}}}));
            // What the game counts is there, each once.
            QStringList titles;
            for (const AfterMatch::Figure &figure : after.figures)
                titles << figure.title;
            qInfo("%s %d: %s; best %s (%s)", game.constData(), static_cast<int>(seed),
                  qPrintable(titles.join(u", "_s)), after.best ? qPrintable(after.best->name) : "nobody",
                  after.best ? qPrintable(after.best->because) : "");
            QCOMPARE(titles.removeDuplicates(), 0);
            // In these the last die before a goal never decides it alone.
            const bool hasKeyDice = game != "oldschool" && game != "simulator";
            if (scored > 0 && hasKeyDice)
                QVERIFY(!after.rolls.empty());
            for (const KeyRoll &roll : after.rolls)
                QVERIFY(!roll.text.isEmpty() && roll.entries <= played.log.entries.size());
            const auto players = countedAnew(report);
            for (const auto &[player, tally] : players)
                if (bestPoints(tally) > 0)
                    QVERIFY(after.best);
            // Whom the game itself named has no reason here.
            if (!after.best || after.best->because.isEmpty())
                continue;
            const auto best = players.find({after.best->side, after.best->name});
            // Only a goalkeeper is best without a goal, an assist or a card.
            if (best == players.end() || after.best->because.contains(u"save"_s))
                QVERIFY2(after.best->because.contains(u"save"_s), qPrintable(after.best->because));
            else
                for (const auto &[player, tally] : players)
                    QVERIFY2(bestPoints(tally) <= bestPoints(best->second), qPrintable(player.second));
        }
        QVERIFY(goals > 0);
    }

    /// Champions' reports do not have them: they are counted from what is told, once each.
    void shotsOfChampionsAreCounted()
    {
        int all = 0;
        for (std::uint64_t seed = 1; seed <= matchesOfEach; ++seed) {
            const PlayedMatch played = matchOf("champions", seed);
            const AfterMatch after = afterMatch(played, gameNamed("champions"));
            const auto shots =
                std::find_if(after.figures.begin(), after.figures.end(),
                             [](const AfterMatch::Figure &one) { return one.title == u"Shots on goal"_s; });
            QVERIFY(shots != after.figures.end());
            int told = 0;
            for (const Event &event : played.events)
                told += event.period != Period::ShootOut &&
                                qstrcmp(eventSpec(event.kind, gameNamed("champions").info().events)->name,
                                        "shot") == 0
                            ? 1
                            : 0;
            for (const Side side : bothSides) {
                const int counted = shots->values[side].toInt();
                all += counted;
                told -= counted;
            }
            // What came off somebody is no shot of anybody.
            QVERIFY(told >= 0);
        }
        QVERIFY(all > 0);
    }

    void goalsCountMost()
    {
        QCOMPARE(bestPoints({}), 0);
        QCOMPARE(bestPoints({.goals = 2, .assists = 1}), 7);
        QCOMPARE(bestPoints({.saves = 4, .yellows = 1}), 3);
        QCOMPARE(bestPoints({.goals = 1, .ownGoals = 1, .reds = 1}), -2);
    }

    /// Of two who are level the one of the winner is best; whom the game names is it in any case.
    void whoIsBest()
    {
        PlayedMatch played = matchOf("oldschool", 1);
        const FixtureSetup &setup = played.log.setup;
        const auto playerOf = [&](Side side) { return setup.sides[side].squad.entries.back().person; };
        played.events.clear();
        MatchReport &report = played.report;
        report.events.clear();
        report.figures.clear();
        for (const Side side : bothSides) {
            ReportEvent goal;
            goal.side = side;
            goal.player = playerOf(side).id;
            report.events.push_back(goal);
        }
        const Game &game = gameNamed("oldschool");
        const auto bestSide = [&] { return afterMatch(played, game).best.value().side; };
        report.winner.reset();
        QCOMPARE(bestSide(), Side::Home);
        report.winner = Side::Away;
        QCOMPARE(bestSide(), Side::Away);
        QVERIFY(afterMatch(played, game).best->because.startsWith(u"1 goal"_s));
        const Person &named = setup.sides[Side::Home].squad.entries.front().person;
        report.figures = {{u"player_of_the_match"_s, Side::Home, named.id, named.shortName, 1}};
        QCOMPARE(afterMatch(played, game).best.value(), (AfterMatch::Best{Side::Home, named.shortName, {}}));
        report.figures.clear();
        report.events.clear();
        QVERIFY(!afterMatch(played, game).best);
    }

    /// A goalkeeper who stops shots is seen, in the games that tell it.
    void savesAreCounted()
    {
        for (const char *game : {"atcs", "oldschool", "simulator"}) {
            int saves = 0;
            for (std::uint64_t seed = 1; seed <= matchesOfEach; ++seed) {
                const PlayedMatch played = matchOf(game, seed);
                const PerSide<std::map<int, int>> all = savesOf(played, gameNamed(game));
                for (const Side side : bothSides)
                    for (const auto &[player, count] : all[side]) {
                        QVERIFY(player >= 0);
                        QVERIFY(static_cast<std::size_t>(player) <
                                played.log.setup.sides[side].squad.entries.size());
                        saves += count;
                    }
            }
            QVERIFY2(saves > 0, game);
        }
    }
};

TOUCHLINE_TEST(TestAfterMatch)

} // namespace test_after_match

#include "test_after_match.moc"
