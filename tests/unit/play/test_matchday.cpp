// SPDX-License-Identifier: GPL-3.0-or-later
// Matchday by matchday a competition comes to the same end as in one go.
#include "core/base/index.h"
#include "core/competition/competition_json.h"
#include "core/games/registry.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/matchday.h"
#include "core/play/new_competition.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <set>

namespace test_matchday {

using namespace touchline;
using namespace touchline::testing;

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
    // Three matchdays of the groups; then 16, 8, 4, third place, final.
    void theEndIsTheSame_data() { rowsFrom<QString, int>("test_matchday"); }

    void theEndIsTheSame()
    {
        const auto [format, days] = row<QString, int>();
        NewCompetition whole = made(format);
        NewCompetition byDay = made(format);
        QVERIFY(playAll(whole.competition, whole.rules));
        Competition &competition = byDay.competition;
        int played = 0;
        for (;;) {
            ASSIGN_RESULT(drawn, drawWhatIsDue(competition, progress(competition)));
            const std::vector<int> fixtures = nextMatchday(competition, progress(competition));
            if (fixtures.empty() && drawn->isEmpty())
                break;
            if (fixtures.empty())
                continue;
            ++played;
            std::set<QUuid> teams;
            for (const int fixture : fixtures) {
                ASSIGN_RESULT(
                    match, playFixture(competition, fixture, byDay.rules, attemptOf(competition, fixture)));
                for (const Side side : bothSides)
                    QVERIFY2(teams.insert(match->report.teams[side].team).second, "a team plays twice");
                QVERIFY(competition.record(std::move(match->report)));
            }
        }
        QCOMPARE(played, days);
        QCOMPARE(toJson(competition), toJson(whole.competition));
    }

    /// A Saturday league; a match of the last matchday is played on the Friday before the first.
    void whatWasBroughtForwardComesFirstAndAlone()
    {
        NewCompetition league = made(u"league-6"_s);
        std::vector<Appointment> calendar;
        const std::vector<Fixture> fixtures = league.competition.fixtures();
        const QDate saturday(2026, 11, 28);
        int brought = -1;
        for (const Fixture &one : fixtures) {
            Appointment when;
            when.match = one.number;
            when.date = saturday.addDays(qint64{7} * one.round);
            if (one.round == fixtures.back().round && brought < 0) {
                brought = one.number;
                when.date = saturday.addDays(-1);
            }
            calendar.push_back(when);
        }
        QVERIFY(league.competition.setCalendar(calendar));
        Competition &competition = league.competition;
        const auto numbers = [&competition] {
            std::vector<int> all;
            for (const int one : nextMatchday(competition, progress(competition)))
                all.push_back(competition.fixtures()[at(one)].number);
            return all;
        };
        const auto play = [&](const std::vector<int> &matches) {
            for (const int number : matches) {
                const int index = competition.indexOfNumber(number);
                ASSIGN_RESULT(match,
                              playFixture(competition, index, league.rules, attemptOf(competition, index)));
                QVERIFY(competition.record(std::move(match->report)));
            }
        };
        QCOMPARE(numbers(), std::vector<int>{brought});
        play({brought});
        // Saturday has its three matches.
        QCOMPARE(numbers().size(), std::size_t{3});
        for (const int number : numbers())
            QCOMPARE(competition.appointment(competition.indexOfNumber(number))->date, saturday);
        // One of them is put off, to the second Saturday: there it stands beside the others whose teams are
        // free.
        Ruling ruling{
            .match = numbers().front(), .kind = Ruling::Kind::Postponed, .newDate = saturday.addDays(3)};
        ruling.teams = progress(competition).fixtures[at(competition.indexOfNumber(ruling.match))].teams;
        QVERIFY(competition.rule(ruling));
        play({numbers()[0], numbers()[1]});
        QCOMPARE(numbers(), std::vector<int>{ruling.match});
        // To a day that nobody knows: the others go on without it, and it comes last.
        ruling.newDate = {};
        QVERIFY(competition.rule(ruling));
        std::vector<int> order;
        while (!numbers().empty()) {
            const std::vector<int> next = numbers();
            order.insert(order.end(), next.begin(), next.end());
            play(next);
        }
        QCOMPARE(order.back(), ruling.match);
        QCOMPARE(order.size(), fixtures.size() - 3);
    }

    void nothingIsDueInACompetitionThatIsOver()
    {
        NewCompetition cup = made(u"league-4"_s);
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
