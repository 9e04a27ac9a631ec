// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/order_of_play.h"
#include "core/dice/stream.h"
#include "core/forecast/title_race.h"
#include "core/play/matches/play_rules.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

namespace test_title_race {

using namespace touchline;

namespace {

using Round = std::pair<int, int>;

Round roundOf(const Competition &competition, int fixture)
{
    const Fixture &one = competition.fixtures()[at(fixture)];
    return {one.stage, one.round};
}

/// Draws what is due.
void drawAll(Competition &competition)
{
    for (;;) {
        const Progress now = progress(competition);
        const std::vector<Lot> lots = drawLots(competition, now);
        for (const Lot &lot : lots)
            QVERIFY(competition.addLot(lot));
        if (!lots.empty())
            continue;
        if (now.roundsToDraw.empty())
            return;
        const auto draws = drawRounds(competition, now);
        QVERIFY(draws.has_value());
        for (const RoundDraw &draw : *draws)
            QVERIFY(competition.addRoundDraw(draw));
    }
}

/// Plays a competition to its end, one match after the other, and keeps how it stood whenever a round began.
std::vector<Competition> playedRoundByRound(Competition &competition, std::uint64_t seed)
{
    std::vector<Competition> moments;
    Round latest{-1, -1};
    Generator generator(seed);
    for (;;) {
        const Competition before = competition;
        drawAll(competition);
        const std::vector<int> ready =
            inOrderOfPlay(competition, fixturesIn(FixtureState::Ready, progress(competition)));
        if (ready.empty())
            return moments;
        if (const Round round = roundOf(competition, ready.front()); round > latest) {
            moments.push_back(before);
            latest = round;
        }
        cup::play(competition, competition.fixtures()[at(ready.front())].number,
                  {cup::goals(generator), cup::goals(generator)});
    }
}

ForecastWishes few(int threads = 0)
{
    ForecastWishes wishes;
    wishes.runs = 60;
    wishes.threads = threads;
    return wishes;
}

/// Lots may have been drawn at the very end of a table.
bool isSame(const Competition &one, const Competition &other)
{
    return one.roundDraws() == other.roundDraws() && one.rulings() == other.rulings() &&
           progress(one).fixtures == progress(other).fixtures && one.lots().size() >= other.lots().size();
}

} // namespace

class TestTitleRace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void momentsAreHowItStood_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format :
             {"worldcup-32", "worldcup-48", "league-6", "cup-11-replays", "cup-8-two-legs-away-goals",
              "cup-7-redraw", "cup-8-best-of-3", "double-elimination-8", "swiss-9x4", "league-12x3-split"})
            QTest::newRow(format) << format;
    }

    void momentsAreHowItStood()
    {
        QFETCH(const QString, format);
        Competition competition = cup::make(format.toLatin1().constData());
        const std::vector<Competition> expected = playedRoundByRound(competition, 4);
        const std::vector<RaceMoment> moments = raceMoments(competition);
        QCOMPARE(moments.size(), expected.size() + 1);
        QCOMPARE(moments.front().fixture, -1);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(isSame(moments[i].then, expected[i]), qPrintable(QString::number(i)));
        QVERIFY(moments.back().then == competition);
    }

    void aMatchPutOffBelongsToWhenItWasPlayed()
    {
        Competition league = cup::make("league-6");
        std::vector<Appointment> calendar;
        for (const Fixture &fixture : league.fixtures())
            calendar.push_back(
                {fixture.number, QDate(2026, 1, 1).addDays(fixture.round * 7), {}, {}, {}, {}, {}});
        QVERIFY(league.setCalendar(std::move(calendar)));
        const int late = league.fixtures().front().number;
        Ruling putOff;
        putOff.match = late;
        putOff.newDate = QDate(2026, 1, 18);
        QVERIFY(league.rule(putOff));
        for (const Fixture &fixture : league.fixtures())
            if (fixture.round < 4)
                cup::play(league, fixture.number, {1, 0});
        const std::vector<RaceMoment> moments = raceMoments(league);
        QCOMPARE(moments.size(), std::size_t{5});
        const auto isPlayed = [&](std::size_t moment) {
            return moments[moment].then.report(league.indexOfNumber(late)) != nullptr;
        };
        // On the third matchday, the 15th, it was not played; before the fourth, on the 22nd, it was.
        QVERIFY(!isPlayed(1) && !isPlayed(2) && isPlayed(3) && isPlayed(4));
        // That it would be put off was not known at the start.
        QVERIFY(moments.front().then.rulings().empty());
    }

    void whatCameLaterIsNotKnown()
    {
        Competition league = cup::make("league-6");
        for (const Fixture &fixture : league.fixtures())
            if (fixture.round < 2)
                cup::play(league, fixture.number, {1, 0});
        std::vector<int> lastPlayed(6, 0);
        for (const Fixture &fixture : league.fixtures())
            if (fixture.round < 2)
                for (const Side side : bothSides)
                    lastPlayed[at(
                        progress(league).fixtures[at(league.indexOfNumber(fixture.number))].teams[side])] =
                        fixture.number;
        QVERIFY(league.withdrawTeam({2, TeamWithdrawal::Results::Counted, {}, {}, lastPlayed}));
        const std::vector<RaceMoment> moments = raceMoments(league);
        QCOMPARE(moments.size(), std::size_t{3});
        QVERIFY(!moments[0].then.isWithdrawn(2) && !moments[1].then.isWithdrawn(2));
        QVERIFY(moments[2].then.isWithdrawn(2));
    }

    void aRaceIsAForecastFromEachMoment()
    {
        Competition cup = cup::make("worldcup-32");
        const std::vector<Competition> stood = playedRoundByRound(cup, 4);
        const TitleRace race = titleRace(cup, nullptr, few()).value();
        QCOMPARE(race.points.size(), stood.size() + 1);
        for (std::size_t i = 0; i < stood.size(); ++i) {
            const ForecastCounts counts = forecast(stood[i], nullptr, few()).value().counts;
            for (int team = 0; team < 32; ++team)
                QCOMPARE(race.points[i].titles[at(team)], counts.title(team));
        }
        // Whoever has won it has won it.
        const int champion = progress(cup).finalPlaces.front();
        QCOMPARE(race.points.back().titles[at(champion)], (Chance{60, 60}));
        QCOMPARE(titleRace(cup, nullptr, few(1)).value(), race);
        QCOMPARE(titleRace(cup, nullptr, few(3)).value(), race);
    }

    void isEndedFromOutside()
    {
        Competition cup = cup::make("worldcup-32");
        playedRoundByRound(cup, 4);
        int last = 0;
        const TitleRace race = titleRace(cup, nullptr, few(), [&last](int played, int all) {
                                   last = played;
                                   return all == 9 * 60 && played < 130;
                               }).value();
        QVERIFY(race.isCutShort);
        QCOMPARE(last / 10, 13);
        QCOMPARE(race.points.size(), std::size_t{2});
    }
};

TOUCHLINE_TEST(TestTitleRace)

} // namespace test_title_race

#include "test_title_race.moc"
