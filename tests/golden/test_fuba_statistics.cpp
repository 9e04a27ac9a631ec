// SPDX-License-Identifier: GPL-3.0-or-later
// What matches of the computer's coaches look like (specification, section 12): no figure of a single match,
// but the bands in which the mean of many has to lie.
#include "core/games/fuba/agents/coach.h"
#include "core/match/play_out.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace test_fuba_statistics {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::fuba;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchCount = 300;
#else
constexpr int matchCount = 10'000;
#endif

constexpr std::array<int, 8> cards{343, 352, 424, 433, 442, 451, 532, 541};

/// Who decides for the two sides.
struct Deciders
{
    Coach home;
    Coach away;
    Generator random;
    bool awayByChance = false;

    OptionCode operator()(const State &state, const OptionList &options)
    {
        if (state.decider == Side::Home)
            return home.choose(state, options);
        if (awayByChance)
            return options[random.below(static_cast<std::uint32_t>(options.size()))];
        return away.choose(state, options);
    }
};

/// Sums over all matches.
struct Totals
{
    long matches = 0;
    long goals = 0;
    long lead = 0;
    long homeWins = 0;
    long draws = 0;
    long goalless = 0;
    long turns = 0;
    long attempts = 0;
    long corners = 0;
    long freeKicks = 0;
    long penalties = 0;
    long events = 0;
    long pressings = 0;
    long won = 0;
    long yellows = 0;
    long reds = 0;
    long injuries = 0;
    long tired = 0;

    [[nodiscard]] double each(long sum) const
    {
        return static_cast<double>(sum) / static_cast<double>(matches);
    }

    void count(const Event &one)
    {
        attempts += one.kind == event::Shot ? 1 : 0;
        corners += one.kind == event::Corner ? 1 : 0;
        freeKicks += one.kind == event::FreeKick || one.kind == event::Penalty ? 1 : 0;
        penalties += one.kind == event::Penalty ? 1 : 0;
        events += one.kind == event::SpecialEvent ? 1 : 0;
        pressings += one.kind == event::Press ? 1 : 0;
        won += one.kind == event::Press && one.numbers[3] == 0 ? 1 : 0;
        injuries += one.kind == EventKind::Injury ? 1 : 0;
    }
    void count(const State &state)
    {
        ++matches;
        goals += state.score.home + state.score.away;
        lead += state.score.home - state.score.away;
        homeWins += state.score.home > state.score.away ? 1 : 0;
        draws += state.score.isLevel() ? 1 : 0;
        goalless += state.score == Score{} ? 1 : 0;
        turns += state.turn - 1;
        for (const Side side : bothSides) {
            yellows += state.sides[side].yellowsReceived;
            reds += state.sides[side].reds;
            tired += state.sides[side].tired ? 1 : 0;
        }
    }
    void print(const char *name) const
    {
        qInfo("%s: %.2f goals, home %.1f %%, draws %.1f %%, 0-0 %.1f %%, %.2f turns a half, %.2f attempts, "
              "%.2f corners, %.2f free kicks (%.2f penalties), %.2f events, %.2f pressings (%.2f won), "
              "%.2f yellow, %.2f red, %.2f injuries, %.1f %% tired",
              name, each(goals), 100 * each(homeWins), 100 * each(draws), 100 * each(goalless),
              each(turns) / 2, each(attempts), each(corners), each(freeKicks), each(penalties), each(events),
              each(pressings), each(won), each(yellows), each(reds), each(injuries), 50 * each(tired));
    }
};

Totals playMany(const RuleOptions &options, int count, bool awayByChance, int homeCard = 0, int awayCard = 0)
{
    Totals totals;
    for (int number = 0; number < count; ++number) {
        Generator generator(static_cast<std::uint64_t>(number) * 3 + 1);
        MatchTables tables = fubaTables(options);
        const auto card = [&](int wished) { return wished != 0 ? wished : cards[generator.below(8)]; };
        tables.teams[Side::Home].primary = Formation::ofCode(card(homeCard));
        tables.teams[Side::Away].primary = Formation::ofCode(card(awayCard));
        for (const Side side : bothSides)
            tables.teams[side].skills = static_cast<Skills>(generator.next()) & ((1U << skillCount) - 1U);
        Deciders deciders{Coach(Generator(generator.next())), Coach(Generator(generator.next())),
                          Generator(generator.next()), awayByChance};
        EventList events;
        State state = startMatch(tables, events);
        playOut(
            state, [&](Die die) { return generator.roll(die.faces); }, deciders, events);
        for (const Event &one : events.events())
            totals.count(one);
        totals.count(state);
    }
    return totals;
}

bool isIn(double value, double low, double high)
{
    return value >= low && value <= high;
}

/// How far a share in per cent may stray: the bands hold for 10,000 matches; of fewer, three standard errors
/// of a share in the middle of the band.
double slackOf(double low, double high)
{
    constexpr double errors = matchCount >= 10'000 ? 0 : 3;
    const double middle = (low + high) / 200;
    return 100 * errors * std::sqrt(middle * (1 - middle) / matchCount);
}

bool isShareIn(double share, double low, double high)
{
    return isIn(100 * share, low - slackOf(low, high), high + slackOf(low, high));
}

} // namespace

class TestFubaStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoCoaches_data()
    {
        QTest::addColumn<int>("level");
        QTest::newRow("standard") << 0;
        QTest::newRow("basic") << 1;
        QTest::newRow("full") << 2;
    }
    void twoCoaches()
    {
        QFETCH(int, level);
        const RuleOptions options = level == 0 ? fubaStandard() : level == 1 ? RuleOptions() : fubaFull();
        const Totals totals = playMany(options, matchCount, false);
        totals.print(QTest::currentDataTag());
        QVERIFY(isIn(totals.each(totals.goals), 2.0, 3.2));
        QVERIFY(isShareIn(totals.each(totals.goalless), 3, 12));
        QVERIFY(isShareIn(totals.each(totals.draws), 20, 32));
        QVERIFY(isIn(totals.each(totals.turns) / 2, 19.5, 22));
        // Neutral ground: home wins and away wins within two in a hundred.
        const double awayWins = 1 - totals.each(totals.homeWins) - totals.each(totals.draws);
        if (matchCount >= 10'000)
            QVERIFY(isIn(100 * (totals.each(totals.homeWins) - awayWins), -2, 2));
    }

    void coachBeatsChance()
    {
        const Totals totals = playMany(fubaStandard(), matchCount / 5, true);
        totals.print("against chance");
        QVERIFY(totals.each(totals.lead) >= 2);
    }

    /// No formation card dominates.
    void formationsAreEven()
    {
        for (const int card : cards) {
            const Totals totals = playMany(fubaStandard(), matchCount, false, card, 442);
            qInfo("%d against 442: %+.2f goals", card, totals.each(totals.lead));
            if (matchCount >= 10'000)
                QVERIFY(isIn(totals.each(totals.lead), -0.2, 0.2));
        }
    }
};

TOUCHLINE_TEST(TestFubaStatistics)

} // namespace test_fuba_statistics

#include "test_fuba_statistics.moc"
