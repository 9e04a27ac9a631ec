// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players decide from what their side may know (specification 5.1, 11.12), and name legal options.
#include "tests/support/atcs_position.h"

#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/random_choice.h"
#include "core/games/atcs/agents/solo.h"
#include "core/match/play_out.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <set>

namespace test_coach_secrecy {

using namespace touchline;
using namespace touchline::testing;
using atcs::Coach;
using atcs::LegalOptions;
using atcs::Phase;
using atcs::State;

namespace {

constexpr std::uint64_t matches = 60;

/// The second choice of a secret pair is due, nobody is at home: the other side's stays hidden.
bool hidesFirstChoice(const State &state)
{
    if (state.tables->home)
        return false;
    switch (state.phase) {
    case Phase::PlanSecond:
    case Phase::DefenceTactic:
    case Phase::OffsideTrap:
    case Phase::DefenceAnswer:
    case Phase::KickKeeperOneTimer:
    case Phase::ShootOutKeeperOneTimer:
        return true;
    default:
        return false;
    }
}

/// The same position, had the other side chosen something else.
State otherwise(State state, Generator &generator)
{
    const auto any = [&generator](std::uint32_t bound) {
        return static_cast<std::int8_t>(generator.below(bound));
    };
    if (state.phase == Phase::PlanSecond) {
        state.sides[opposite(state.decider)].plan = {any(3), any(9), false};
        return state;
    }
    state.attempt.attackChoice = any(2);
    if (state.phase == Phase::DefenceTactic)
        state.attempt.attackChoice =
            static_cast<std::int8_t>(any(5) + (any(2) == 0 ? 0 : atcs::counterAttackCode));
    return state;
}

/// Plays matches with `play(state, options)` as both sides.
template <class Play>
void playMatches(atcs::MatchTables &tables, Play play)
{
    tables.decision.needsWinner = true;
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        Generator dice(seed);
        State state = atcs::startMatch(tables, {}, NoEvents());
        playOut(
            state, [&dice](Die die) { return dice.roll(die.faces); }, play, NoEvents());
    }
}

} // namespace

class TestCoachSecrecy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hiddenChoicesDoNotMatter()
    {
        AtcsPosition position;
        Coach coach(Generator(3));
        Generator others(4);
        std::set<Phase> seen;
        bool same = true;
        playMatches(position.tables, [&](const State &state, const LegalOptions &options) {
            if (hidesFirstChoice(state)) {
                seen.insert(state.phase);
                for (int i = 0; i < 5; ++i) {
                    Coach again = coach;
                    Coach other = coach;
                    same = same &&
                           again.choose(state, options) == other.choose(otherwise(state, others), options);
                }
            }
            return coach.choose(state, options);
        });
        QVERIFY(same);
        QCOMPARE(seen.size(), std::size_t{6});
    }

    void everyChoiceIsLegal_data()
    {
        QTest::addColumn<bool>("hasGround");
        QTest::addColumn<bool>("onlyDown");
        QTest::newRow("neutral") << false << false;
        QTest::newRow("at home, one-timers only down") << true << true;
    }

    void everyChoiceIsLegal()
    {
        QFETCH(bool, hasGround);
        QFETCH(bool, onlyDown);
        AtcsPosition position(hasGround ? std::optional(turkey) : std::nullopt);
        position.tables.options.oneTimersOnlyDown = onlyDown;
        Coach coach(Generator(3));
        atcs::RandomChoice random(Generator(4));
        const atcs::Solo solo;
        bool legal = true;
        int choices = 0;
        playMatches(position.tables, [&](const State &state, const LegalOptions &options) {
            const OptionCode coached = coach.choose(state, options);
            const OptionCode drawn = random.choose(state, options);
            legal = legal && options.contains(coached) && options.contains(drawn) &&
                    options.contains(solo.choose(state, options));
            return ++choices % 2 == 0 ? coached : drawn;
        });
        QVERIFY(legal);
        QVERIFY(choices > 1000);
    }
};

TOUCHLINE_TEST(TestCoachSecrecy)

} // namespace test_coach_secrecy

#include "test_coach_secrecy.moc"
