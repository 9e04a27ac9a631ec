// SPDX-License-Identifier: GPL-3.0-or-later
// What always holds in a match (specification, section 11), whatever the dice, the choices and the options,
// and what must be met at least once in so many matches.
#include "core/dice/generator.h"
#include "tests/support/any_decision.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace property_fuba_invariants {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::fuba;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchCount = 8'000;
#else
constexpr int matchCount = 100'000; ///< of the long runs
#endif

constexpr int mostSteps = 20'000;
constexpr int mostTurns = 50;
/// Every so many matches options are compared with those of the turned position.
constexpr int mirrorEvery = 100;

/// What was met over all matches: a test that never meets a rule proves nothing about it.
struct Seen
{
    std::array<long, phaseCount> phases{};
    std::array<long, skillCount> skills{};
    std::array<long, 11> specialEvents{}; ///< by difference + 5
    std::array<long, areaCount> shots{};
    std::array<std::array<long, 3>, 3> penalties{};
    std::array<long, 6> goals{}; ///< by GoalHow
    std::array<long, 7> fans{};
    int longest = 0;
    std::size_t widest = 0;
};

/// The position as it is with the sides exchanged.
State mirrored(const State &state)
{
    State other = state;
    std::swap(other.sides[Side::Home], other.sides[Side::Away]);
    std::swap(other.score.home, other.score.away);
    for (Side *side : {&other.decider, &other.holder, &other.turnHolder, &other.firstKick, &other.first,
                       &other.rollSide, &other.fouler, &other.stage.side})
        *side = opposite(*side);
    for (std::int8_t *area : {&other.ball, &other.start, &other.target})
        *area = static_cast<std::int8_t>(turned(*area));
    if (other.poacher >= 0)
        other.poacher = static_cast<std::int8_t>(1 - other.poacher);
    return other;
}

/// During these the pieces of a side are not all where they belong.
bool isPlacing(Phase phase)
{
    return phase >= Phase::SetUpPlan && phase <= Phase::SetUpAdjust;
}
bool isRemoving(Phase phase)
{
    return phase == Phase::InjuryRoll || phase == Phase::InjurySubstitute || phase == Phase::Remove ||
           phase == Phase::InjuredPick;
}
bool hasBegun(const State &state)
{
    return state.phase >= Phase::Timekeeper ||
           (state.phase >= Phase::ControlHolder && state.phase <= Phase::SpotKick);
}

/// Checks a match step by step.
class Watch
{
public:
    explicit Watch(const State &state) : m_before(state) {}

    /// The first thing that does not hold; null if everything does.
    [[nodiscard]] const char *broken(const State &state)
    {
        if (const char *fault = wrongNumbers(state))
            return fault;
        for (const Side side : bothSides) {
            if (const char *fault = wrongSide(state, side))
                return fault;
            if (hasBegun(state) && !isPlacing(state.phase) && state.period < Period::ShootOut)
                if (const char *fault = wrongPieces(state, side))
                    return fault;
        }
        if (const char *fault = wrongBall(state))
            return fault;
        m_before = state;
        return nullptr;
    }

private:
    [[nodiscard]] const char *wrongNumbers(const State &state)
    {
        if (state.value < 1 || state.value > 6)
            return "the ball value is no face of a die";
        if (state.period == m_before.period && clockOf(state) < clockOf(m_before))
            return "the clock goes back";
        if (state.score.home < m_before.score.home || state.score.away < m_before.score.away)
            return "a goal disappears";
        if (state.period != m_before.period)
            m_turnAtStart = state.turn;
        if (state.turn - m_turnAtStart > mostTurns)
            return "a half has too many turns";
        if (state.stage.count > state.stage.most || state.stage.most > 3)
            return "too many actions in a stage";
        return nullptr;
    }

    [[nodiscard]] const char *wrongSide(const State &state, Side side) const
    {
        const SideState &own = state.sides[side];
        const SideState &before = m_before.sides[side];
        if (!own.formation.isLegal() || !own.pending.isLegal())
            return "a formation that is none";
        for (const std::int8_t points : own.condition)
            if (points < 0 || points > 6)
                return "condition beyond its track";
        if (before.tired && !own.tired)
            return "a tired team recovers";
        if (own.substitutions > mostSubstitutes || own.yellowsHeld < 0)
            return "substitutions or yellow cards beyond their limits";
        if ((own.revealed & ~own.skills) != 0)
            return "a skill that the team does not have";
        if (std::popcount(own.skills) > state.options().skillsPerTeam)
            return "too many skills";
        if (own.available < 1 || own.available > 10)
            return "pieces beyond their limits";
        if ((own.onPitch & own.sentOff) != 0 || (own.onPitch & own.bench) != 0)
            return "a player in two places";
        if (std::popcount(own.onPitch) > 11)
            return "twelve players";
        return nullptr;
    }

    [[nodiscard]] static const char *wrongPieces(const State &state, Side side)
    {
        const SideState &own = state.sides[side];
        for (int area = 0; area < areaCount; ++area) {
            if (at(own.pieces, area) < 0 || at(own.unmoved, area) < 0 || at(own.freed, area) < 0)
                return "fewer than no pieces";
            if (at(own.unmoved, area) + at(own.freed, area) > at(own.pieces, area))
                return "more marks than pieces";
        }
        if (!isRemoving(state.phase) && outfieldOnPitch(state, side) + own.absentCount != own.available)
            return "pieces are lost or found";
        if (outfieldOnPitch(state, side) < 1)
            return "a team without a piece";
        return nullptr;
    }

    [[nodiscard]] static const char *wrongBall(const State &state)
    {
        const bool quiet = state.phase == Phase::Target || state.phase == Phase::ActionChoice ||
                           state.phase == Phase::Move || state.phase == Phase::GoalLine ||
                           state.phase == Phase::PressRoll || state.phase == Phase::ShotRoll;
        if (quiet && !state.atSpot && countIn(state.sides[state.holder], ballOf(state, state.holder)) == 0)
            return "the ball is alone";
        if (state.phase != Phase::Target)
            return nullptr;
        for (const Side side : bothSides)
            if (state.sides[side].unmoved != state.sides[side].pieces || state.sides[side].keeperMoved)
                return "a turn begins with pieces that have moved";
        return nullptr;
    }

    State m_before;
    int m_turnAtStart = 1;
};

/// After a move of a movement action or event nobody stands in an offside area but by going back.
const char *wrongMove(const State &before, OptionCode option)
{
    if ((before.phase != Phase::Move && before.phase != Phase::EventMove &&
         before.phase != Phase::QuickMove) ||
        option == doneCode || option == toggleCode)
        return nullptr;
    const PieceMove move = PieceMove::ofCode(option);
    const Side side = before.decider;
    const bool alone = side == before.holder && move.from == ballOf(before, side) && !move.ball &&
                       countIn(before.sides[side], move.from) == 1;
    if (alone)
        return "a move leaves the ball alone";
    if (!move.ball && kindOf(move) != MoveKind::Defence && isOffsideNow(before, side, move.to))
        return "a move into offside";
    const bool moved =
        move.keeper ? before.sides[side].keeperMoved : at(before.sides[side].unmoved, move.from) == 0;
    return moved ? "a piece moves twice" : nullptr;
}

OptionCode anyOf(const OptionList &options, Generator &generator)
{
    return options[generator.below(static_cast<std::uint32_t>(options.size()))];
}

/// Dice that make rare things frequent.
int rollWith(int luck, const State &state, Generator &generator)
{
    const bool forced = generator.below(10) < 7;
    const bool event = state.phase == Phase::ControlHolder;
    if (luck == 1 && forced && event)
        return state.value;
    if (luck == 2 && forced &&
        (state.phase == Phase::YellowRoll || state.phase == Phase::InjuryRoll ||
         state.phase == Phase::EventHolder))
        return 6;
    if (luck == 2 && event && forced)
        return state.value;
    if (luck == 3 && forced)
        return 1 + static_cast<int>(generator.below(2));
    return generator.roll(6);
}

/// Plays one match to its end; the fault it meets, or null.
class Play
{
public:
    Play(const MatchTables &tables, int luck, std::uint64_t seed, Seen &seen)
        : m_luck(luck)
        , m_generator(seed)
        , m_mirrors(seed % mirrorEvery == 0)
        , m_seen(seen)
        , m_state(startMatch(tables, m_events))
    {
    }

    const char *run()
    {
        Watch watch(m_state);
        int steps = 0;
        while (awaits(m_state) != Awaits::Nothing) {
            ++m_seen.phases[static_cast<std::size_t>(m_state.phase)];
            if (awaits(m_state) == Awaits::Roll)
                applyRoll(m_state, rollWith(m_luck, m_state, m_generator), m_events);
            else if (const char *fault = decide())
                return fault;
            if (const char *fault = watch.broken(m_state))
                return fault;
            if (++steps > mostSteps)
                return "the match does not end";
        }
        m_seen.longest = std::max(m_seen.longest, steps);
        const DecisionRules &rules = m_state.tables->decision;
        if (rules.needsWinner && rules.shootOut && !rules.firstLeg && !m_state.hasWinner)
            return "a knockout match without a winner";
        return countEvents();
    }

private:
    const char *decide()
    {
        OptionList options;
        listOptions(m_state, options);
        m_seen.widest = std::max(m_seen.widest, options.size());
        if (options.size() < 2 || options.size() > 200)
            return "a choice with nothing or too much to choose";
        if (m_mirrors) {
            OptionList other;
            listOptions(mirrored(m_state), other);
            if (!std::ranges::equal(options.all(), other.all()))
                return "the turned position has other options";
        }
        const OptionCode option = anyOf(options, m_generator);
        if (const char *fault = wrongMove(m_state, option))
            return fault;
        applyChoice(m_state, option, m_events);
        return nullptr;
    }

    /// Goals, skills, special events, what every table gave.
    const char *countEvents()
    {
        Score goals;
        for (const Event &one : m_events.events()) {
            if (one.kind == EventKind::Goal) {
                ++goals.of(one.side);
                ++m_seen.goals[static_cast<std::size_t>(one.numbers[2])];
                if (one.player == Event::nobody)
                    return "a goal of nobody";
            } else if (one.kind == event::Skill) {
                ++m_seen.skills[static_cast<std::size_t>(one.numbers[0])];
            } else if (one.kind == event::SpecialEvent) {
                ++m_seen.specialEvents[static_cast<std::size_t>(one.numbers[2] + 5)];
            } else if (one.kind == event::Shot) {
                ++m_seen.shots[static_cast<std::size_t>(one.numbers[0])];
            } else if (one.kind == event::Fans) {
                ++m_seen.fans[static_cast<std::size_t>(one.numbers[0])];
            } else if (one.kind == event::PenaltyKick) {
                ++m_seen.penalties[static_cast<std::size_t>(one.numbers[0])]
                                  [static_cast<std::size_t>(one.numbers[1])];
            }
        }
        return goals == m_state.score ? nullptr : "the goals told are not the score";
    }

    int m_luck;
    Generator m_generator;
    bool m_mirrors;
    Seen &m_seen;
    EventList m_events;
    State m_state;
};

/// Options by chance that fit together.
RuleOptions anyOptions(Generator &generator)
{
    const auto coin = [&] { return generator.below(2) == 1; };
    RuleOptions options;
    options.condition = generator.below(5) != 0;
    options.roles = options.condition && coin();
    options.substitutions = coin();
    options.injuries = coin();
    options.advancedKeeper = coin();
    options.aggressivePressing = options.condition && coin();
    options.advancedOffside = coin();
    options.skills = options.condition && generator.below(4) != 0;
    options.skillsPerTeam = static_cast<std::int8_t>(1 + generator.below(3));
    options.c1 = options.condition && coin();
    options.c2 = options.condition && coin();
    options.c1Single = coin();
    options.c4Late = coin();
    options.c4Slow = generator.below(4) == 0;
    options.extraTime = coin();
    options.goldenGoal = coin();
    options.namePick = coin();
    return options;
}

} // namespace

class PropertyFubaInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Generator generator(2026);
        for (int number = 0; number < withoutLongRun(matchCount); ++number) {
            MatchTables tables = fubaTables(anyOptions(generator));
            tables.decision = anyDecision(generator);
            tables.nameKey = generator.next();
            tables.teams[Side::Home].yellowsBefore = static_cast<std::int16_t>(generator.below(13));
            tables.teams[Side::Away].conditionLoss = static_cast<std::int8_t>(generator.below(4));
            const char *fault = Play(tables, number % 4, static_cast<std::uint64_t>(number), m_seen).run();
            QVERIFY2(fault == nullptr,
                     qPrintable(QStringLiteral("match %1: %2").arg(number).arg(QString::fromUtf8(fault))));
        }
        qInfo("longest match: %d steps, longest list: %zu", m_seen.longest, m_seen.widest);
    }

    void everyDecisionPointIsReached()
    {
        for (std::size_t phase = 1; phase + 1 < phaseCount; ++phase)
            QVERIFY2(m_seen.phases[phase] > 0, phasePrompts[phase].label.data());
    }
    void everySkillIsUsed()
    {
        for (std::size_t skill = 0; skill < skillCount; ++skill) {
            qInfo("%s: %ld", skillSpecs[skill].name, m_seen.skills[skill]);
            QVERIFY2(m_seen.skills[skill] > 0, skillSpecs[skill].name);
        }
        for (std::size_t die = 1; die <= 6; ++die)
            QVERIFY(m_seen.fans[die] > 0);
    }
    void everySpecialEventHappens()
    {
        for (const long count : m_seen.specialEvents)
            QVERIFY(count > 0);
    }
    void everyTableEntryIsUsed()
    {
        const Charts &charts = shippedCharts();
        for (std::size_t area = 0; area < areaCount; ++area)
            QCOMPARE(m_seen.shots[area] > 0, charts.shot[area] != Charts::noShot);
        for (const auto &row : m_seen.penalties)
            for (const long count : row)
                QVERIFY(count > 0);
        for (const GoalHow how :
             {GoalHow::Play, GoalHow::Penalty, GoalHow::Corner, GoalHow::FreeKick, GoalHow::Rebound})
            QVERIFY(m_seen.goals[static_cast<std::size_t>(how)] > 0);
    }

private:
    Seen m_seen;
};

TOUCHLINE_TEST(PropertyFubaInvariants)

} // namespace property_fuba_invariants

#include "property_fuba_invariants.moc"
