// SPDX-License-Identifier: GPL-3.0-or-later
// What always holds in a match (specification, section 11), whatever the dice, the choices and the options.
#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/games/atcs/rules/rules.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace property_atcs_invariants {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::atcs;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchesPerLevel = 3'000;
#else
constexpr int matchesPerLevel = 100'000;
#endif

constexpr int mostRolls = 2'500;
constexpr int mostAttemptsOfAMatch = 236;

/// Dice that make rare things frequent.
enum class Luck : std::uint8_t { Fair, Shots, Tens, Cards, Ones };

int rollWith(Luck luck, const State &state, Generator &generator)
{
    const Die die = dieDue(state);
    const bool forced = generator.below(10) < 8;
    switch (luck) {
    case Luck::Shots:
        return forced && state.phase == Phase::ShotOnGoal ? 1 : generator.roll(die.faces);
    case Luck::Tens:
        return forced && die == d10 ? 10 : generator.roll(die.faces);
    case Luck::Cards:
        return forced && state.phase == Phase::CardRoll ? 7 + generator.roll(3) : generator.roll(die.faces);
    case Luck::Ones:
        return forced ? 1 : generator.roll(die.faces);
    case Luck::Fair:
        break;
    }
    return generator.roll(die.faces);
}

/// What was seen over all matches of a level: a test that never meets a rule proves nothing about it.
struct Seen
{
    std::array<long, phaseCount> phases{};
    int longest = 0;
    int mostAttempts = 0;
};

/// Checks a match step by step.
class Watch
{
public:
    explicit Watch(const State &state) : m_before(state) {}

    /// The first thing that does not hold; empty if everything does.
    [[nodiscard]] const char *broken(const State &state)
    {
        if (const char *fault = wrongNumbers(state))
            return fault;
        for (const Side side : bothSides)
            if (const char *fault = wrongSide(state, side))
                return fault;
        m_before = state;
        return nullptr;
    }

private:
    [[nodiscard]] const char *wrongNumbers(const State &state) const
    {
        const bool inPlay = state.phase >= Phase::ShotOnGoal && state.phase <= Phase::CallFocus;
        int spent = 0;
        for (const Side side : bothSides)
            spent += state.sides[side].total - state.sides[side].remaining;
        if (inPlay && !state.check.running && spent != state.used)
            return "resolved + spent + remaining is not the total";
        if (state.period == m_before.period && int(state.minute) < int(m_before.minute))
            return "the minute falls";
        if (!state.check.running && state.stoppage != 0)
            return "stoppage time outside step 7";
        if (state.score.home < m_before.score.home || state.score.away < m_before.score.away)
            return "a goal disappears";
        return nullptr;
    }

    [[nodiscard]] const char *wrongSide(const State &state, Side side) const
    {
        const SideState &own = state.sides[side];
        const SideState &before = m_before.sides[side];
        if (own.remaining < 0)
            return "attempts below 0";
        if (state.check.running && own.remaining != waiting(state, side))
            return "the queue does not hold what remains";
        if (own.extras > mostExtras)
            return "more than twelve extra attempts";
        if ((own.oneTimers & ~before.oneTimers) != 0)
            return "a one-timer comes back";
        if ((own.available & ~before.available) != 0)
            return "somebody comes back";
        if (own.redBonus < before.redBonus || own.redBonus > before.redBonus + 2)
            return "the red bonus jumps";
        if (state.options().oneRedCard && own.reds > 1)
            return "two red cards in a period";
        if (own.available != 0 && (own.keeper == noRow || (own.available & bitOf(own.keeper)) == 0))
            return "nobody keeps goal";
        if ((own.sentOff & own.available) != 0 ||
            ((own.outNextGame | own.outOfTournament) & own.available) != 0)
            return "somebody who went off plays";
        return wrongAct(state, side);
    }

    [[nodiscard]] static const char *wrongAct(const State &state, Side side)
    {
        const SideState &own = state.sides[side];
        const bool atGoal = state.phase == Phase::GoalRoll || state.phase == Phase::KickRoll ||
                            state.phase == Phase::ShootOutKick;
        if (atGoal && state.turn == side && (own.available & bitOf(state.shooter)) == 0)
            return "somebody shoots who is not there";
        if (state.phase == Phase::CardRoll && state.check.side == side &&
            (own.available & bitOf(state.check.focus)) == 0)
            return "the focus is not there";
        if (state.check.running &&
            own.checkRolls > state.tables->charts->cardRolls[static_cast<std::size_t>(own.plan.strategy)])
            return "too many card chart rolls";
        return nullptr;
    }

    [[nodiscard]] static int waiting(const State &state, Side side)
    {
        int count = 0;
        for (std::size_t place = 0; place < state.queue.size; ++place)
            count += state.queue.places[place].side == side ? 1 : 0;
        return count;
    }

    State m_before;
};

/// Totals and SOG when a period has just begun.
const char *wrongTotals(const State &state)
{
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        const int most = isExtraTime(state.period) ? mostAttemptsInExtraTime : mostAttempts;
        if (own.total < fewestAttempts || own.total > most)
            return "total attempts beyond their limits";
        if (own.shotsOnGoal < lowestFinalSog || own.shotsOnGoal > highestFinalSog)
            return "SOG beyond its limits";
        if (own.marks != 0)
            return "marks of another period";
    }
    return nullptr;
}

int goalsOf(const Score &score)
{
    return score.home + score.away;
}

/// Nobody leads: Quick Play without scores has a winner all the same.
bool isWithoutLeader(const State &state)
{
    return state.tables->decision.firstLeg ? isUndecided(state) : !state.hasWinner;
}

/// Plays one match to its end; the fault it meets, or nothing.
const char *play(State state, Luck luck, Generator &generator, Seen &seen)
{
    Watch watch(state);
    int rolls = 0;
    int attempts = 0;
    Period period = Period::End;
    while (awaits(state) != Awaits::Nothing) {
        ++seen.phases[static_cast<std::size_t>(state.phase)];
        if (awaits(state) == Awaits::Roll) {
            attempts += state.phase == Phase::ShotOnGoal ? 1 : 0;
            ++rolls;
            applyRoll(state, rollWith(luck, state, generator), NoEvents());
        } else {
            const LegalOptions options = legalOptions(state);
            if (options.size() < 2)
                return "a choice with nothing to choose";
            applyChoice(state, options[generator.below(static_cast<std::uint32_t>(options.size()))],
                        NoEvents());
        }
        if (const char *fault = watch.broken(state))
            return fault;
        if (state.used == 1 && state.period != period && state.period < Period::ShootOut) {
            period = state.period;
            if (const char *fault = wrongTotals(state))
                return fault;
        }
        if (rolls > mostRolls || attempts > mostAttemptsOfAMatch)
            return "the match does not end";
    }
    seen.longest = std::max(seen.longest, rolls);
    seen.mostAttempts = std::max(seen.mostAttempts, attempts);
    const DecisionRules &rules = state.tables->decision;
    const bool isByGoals = !state.shootOutHeld && state.criterion == QuickCriterion::None;
    if (rules.needsWinner && rules.shootOut && (isByGoals ? isWithoutLeader(state) : !state.hasWinner))
        return "a knockout match without a winner";
    if (state.extraTimePlayed && rules.extraTime == DecisionRules::ExtraTime::GoldenGoal &&
        goalsOf(state.score) > goalsOf(state.after90) + 1)
        return "a goal after the golden goal";
    return nullptr;
}

Rows rowsOf(const SideSetup &side)
{
    Rows rows = 0;
    for (const Absence &absence : side.absent)
        rows |= bitOf(side.squad.indexOf(absence.player));
    return rows;
}

std::shared_ptr<const MatchTables> tablesOf(const FixtureSetup &setup)
{
    Problems problems;
    const auto cardOf = [&](Side side) -> const TeamCard & {
        return dynamic_cast<const TeamCard &>(*setup.sides[side].document);
    };
    return matchTables(setup, cardOf(Side::Home), cardOf(Side::Away), problems);
}

} // namespace

class PropertyAtcsInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHoldsAtEveryStep_data()
    {
        QTest::addColumn<int>("level");
        for (std::size_t place = 0; place < levelSpecs().size(); ++place)
            QTest::newRow(levelSpecs()[place].name) << static_cast<int>(place);
    }

    void everythingHoldsAtEveryStep()
    {
        QFETCH(int, level);
        const LevelSpec &spec = levelSpecs()[static_cast<std::size_t>(level)];
        const AtcsGame game;
        const AnyFixture any(game);
        Seen seen;
        // A fixture with its options is used for several matches: making it takes longer than playing it.
        constexpr int matchesPerFixture = 20;
        for (int fixture = 0; fixture < matchesPerLevel / matchesPerFixture; ++fixture) {
            Generator generator(static_cast<std::uint64_t>(fixture), static_cast<std::uint64_t>(level));
            FixtureSetup setup = any.make(spec, generator);
            // Every second one as usual: extra time, shoot-out.
            if (fixture % 2 == 0)
                decideAnyhow(setup, generator);
            const auto tables = tablesOf(setup);
            const PerSide<Rows> missing{{rowsOf(setup.sides[Side::Home]), rowsOf(setup.sides[Side::Away])}};
            for (int i = 0; i < matchesPerFixture; ++i) {
                const auto luck = static_cast<Luck>(i % 5);
                const char *fault = play(startMatch(*tables, missing, NoEvents()), luck, generator, seen);
                if (fault != nullptr)
                    QFAIL(qPrintable(QStringLiteral("fixture %1, match %2: %3")
                                         .arg(fixture)
                                         .arg(i)
                                         .arg(QString::fromUtf8(fault))));
            }
        }
        qInfo("%s: longest match %d rolls, %d attempts", spec.name, seen.longest, seen.mostAttempts);
        if (QLatin1String(spec.name) != QLatin1String("premier"))
            return;
        // Every decision point has been met many times, but those of Quick Play and the rarest of all.
        for (std::size_t phase = 0; phase < static_cast<std::size_t>(Phase::Over); ++phase) {
            const auto which = static_cast<Phase>(phase);
            const bool isElsewhere = which == Phase::QuickHome || which == Phase::QuickAway ||
                                     which == Phase::QuickCoin || which == Phase::ShootOutLots;
            QVERIFY2(isElsewhere || seen.phases[phase] > matchesPerLevel / 1000,
                     qPrintable(QString::number(phase)));
        }
    }
};

TOUCHLINE_TEST(PropertyAtcsInvariants)

} // namespace property_atcs_invariants

#include "property_atcs_invariants.moc"
