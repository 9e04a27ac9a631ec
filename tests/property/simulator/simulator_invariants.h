// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/to_qstring.h"
#include "tests/unit/simulator/simulator_matches.h"

#include <QString>

#include <cmath>

/// What always holds in a match of Simulator Soccer (specification, section 11), and what has to be met in so
/// many matches.
namespace simulator_invariants {

using namespace touchline;
using namespace touchline::simulator;

/// Skills that show in no event of their own.
enum Skill : std::uint8_t {
    AssistSkill,
    GoalScorerSkill,
    RecoverySkill,
    BlockSkill,
    GreenRunSkill,
    BackwardRunSkill,
    TouchPassSkill,
    FirstShotSkill,
    FirstCrossSkill,
    WideCrossSkill,
    OutsideShotSkill,
    LongPassSkill,
    YellowShortSkill,
    MakesRoomSkill,
    LongBallMove,
    StandsUp,
    InHandKick,
    SkillCount
};
inline constexpr std::array<const char *, SkillCount> skillNames{
    "assist",       "goal scorer",        "recovery",    "block",           "green run",    "run back",
    "touch pass",   "first shot",         "first cross", "wide cross",      "outside shot", "long pass",
    "yellow short", "teammate gives way", "long ball",   "stands up again", "hands"};

struct Seen
{
    std::array<long, phaseCount> phases{};
    std::array<long, 64> events{};
    std::array<long, SkillCount> skills{};
    std::array<long, 8> reasons{};
    std::array<std::array<long, 3>, 3> duels{};
    std::array<long, 5> fouls{};
    std::array<long, 4> entries{};
    std::array<long, 4> poses{};
    std::array<long, 9> acts{};
    std::array<long, 4> ends{};
    std::array<long, 2> injuries{};
    std::array<std::array<long, 2>, 2> conditions{};
    long goals = 0;
    long ownGoals = 0;
    long penalties = 0;
    long shootOuts = 0;
    long forfeits = 0;
    int longest = 0;
    std::size_t widest = 0;
};

/// One match with what is watched in it.
class Watched
{
public:
    Watched(const MatchTables &tables, std::uint64_t seed, Seen &seen)
        : m_seen(seen)
        , m_dice(seed)
        , m_home{Generator(seed, 1)}
        , m_away{Generator(seed, 2)}
        , m_state(startMatch(tables, m_events))
    {
    }

    QString play()
    {
        constexpr int mostSteps = 60'000;
        int steps = 0;
        while (awaits(m_state) != Awaits::Nothing) {
            if (++steps > mostSteps)
                return QStringLiteral("the match does not end");
            ++m_seen.phases[static_cast<std::size_t>(m_state.phase)];
            const State before = m_state;
            const std::size_t told = m_events.events().size();
            if (QString fault = step(); !fault.isEmpty())
                return fault;
            if (QString fault = check(before, m_events.events().subspan(told)); !fault.isEmpty())
                return QStringLiteral("%1 (phase %2, step %3)")
                    .arg(fault)
                    .arg(static_cast<int>(before.phase))
                    .arg(steps);
        }
        m_seen.longest = std::max(m_seen.longest, steps);
        m_seen.shootOuts += m_state.shootOutHeld ? 1 : 0;
        m_seen.forfeits += m_state.forfeited ? 1 : 0;
        return {};
    }
    [[nodiscard]] const State &state() const { return m_state; }

private:
    QString step()
    {
        if (awaits(m_state) == Awaits::Roll) {
            applyRoll(m_state, m_dice.roll(promptDue(m_state).die.faces), Teller(m_events), m_due);
            return {};
        }
        if (m_due.empty())
            listOptions(m_state, m_due);
        const bool isAim = m_state.phase == Phase::Direction;
        if (m_due.size() < 2 || (m_due.size() > 200 && !isAim))
            return QStringLiteral("phase %1 has %2 options")
                .arg(static_cast<int>(m_state.phase))
                .arg(m_due.size());
        if (!isAim)
            m_seen.widest = std::max(m_seen.widest, m_due.size());
        noteSkills();
        auto &player = m_state.decider == Side::Home ? m_home : m_away;
        applyChoice(m_state, player.choose(m_state, m_due), Teller(m_events), m_due);
        return {};
    }

    void note(Skill skill, bool isMet) { m_seen.skills[skill] += isMet ? 1 : 0; }

    void noteSkills()
    {
        const State &s = m_state;
        const int piece = s.ball.possessor;
        if (s.phase == Phase::Kick && s.turn.abilities != 0) {
            note(AssistSkill, s.turn.cancelled != noPiece);
            note(TouchPassSkill, (s.turn.abilities & mayPass) != 0);
            const int cell = own(s, sideOf(piece), s.man(piece).cell);
            note(FirstShotSkill, (s.turn.abilities & mayShoot) != 0 && isPenaltyArea(cell));
            note(OutsideShotSkill, (s.turn.abilities & mayShoot) != 0 && !isPenaltyArea(cell));
            note(FirstCrossSkill, (s.turn.abilities & mayCross) != 0 && isCrossingZone(cell));
            note(WideCrossSkill, (s.turn.abilities & mayCross) != 0 && !isCrossingZone(cell));
        }
        if (s.phase == Phase::Kick)
            note(InHandKick, m_due.contains(handCode) && s.ball.inHands);
        if (s.phase == Phase::KeeperCell)
            note(GoalScorerSkill, s.kick.goalScorer);
        if (s.phase == Phase::SlidePose)
            note(BlockSkill, m_due.contains(standCode));
        if (s.phase == Phase::MakeRoom)
            note(MakesRoomSkill, true);
        if (s.phase == Phase::MoveTo) {
            note(LongBallMove, s.longBall > 3);
            for (const OptionCode option : m_due.all())
                note(GreenRunSkill,
                     s.longBall == 0 && distance(seen(option, s.along(s.decider)), s.man(s.chosen).cell) > 3);
        }
        if (s.phase == Phase::SpeedMove)
            for (const OptionCode option : m_due.all())
                note(BackwardRunSkill,
                     option != doneCode && !isFrontOf(seen(option, s.along(s.decider)), s.man(s.chosen).cell,
                                                      s.along(s.decider)));
    }

    QString check(const State &before, std::span<const Event> events)
    {
        if (before.phase == Phase::EntryRoll)
            note(RecoverySkill, count(before, before.chosen, Colour::Blue) > 1 && before.options().levels);
        for (const Event &one : events)
            if (QString fault = noteEvent(one); !fault.isEmpty())
                return fault;
        if (QString fault = checkMove(before); !fault.isEmpty())
            return fault;
        if (QString fault = checkTokens(); !fault.isEmpty())
            return fault;
        return checkBall();
    }

    QString noteEvent(const Event &one)
    {
        const auto first = static_cast<std::size_t>(one.numbers[0]);
        if (one.kind >= EventKind::FirstOfGame)
            ++m_seen.events[static_cast<std::size_t>(one.kind) -
                            static_cast<std::size_t>(EventKind::FirstOfGame)];
        if (one.kind == EventKind::Goal || one.kind == EventKind::OwnGoal) {
            ++(one.kind == EventKind::Goal ? m_seen.goals : m_seen.ownGoals);
            const Side gains = one.kind == EventKind::Goal ? one.side : opposite(one.side);
            ++m_score.of(gains);
        }
        if (one.kind == EventKind::Injury)
            ++m_seen.injuries[first];
        if (one.kind == event::RefereeType)
            ++m_seen.conditions[0][static_cast<std::size_t>(one.numbers[1])];
        if (one.kind == event::Weather)
            ++m_seen.conditions[1][static_cast<std::size_t>(one.numbers[1])];
        if (one.kind == event::Possession) {
            ++m_seen.reasons[static_cast<std::size_t>(one.numbers[1])];
            const bool isShort = one.numbers[1] == static_cast<int>(Reason::Short);
            const int far = m_state.ball.cells.distanceFrom(std::max<int>(0, m_state.kick.cell));
            note(LongPassSkill, isShort && far > 5);
            note(YellowShortSkill, isShort && far == 5);
        }
        if (one.kind == event::Foul)
            ++m_seen.fouls[static_cast<std::size_t>(one.numbers[1])];
        if (one.kind == event::Entry)
            ++m_seen.entries[static_cast<std::size_t>(one.numbers[1])];
        if (one.kind == event::KeeperSet)
            ++m_seen.poses[first];
        if (one.kind == event::StandUp)
            note(StandsUp, true);
        if (one.kind == event::Kick) {
            ++m_seen.acts[first];
            ++m_seen.ends[static_cast<std::size_t>(one.numbers[8])];
        }
        if (one.kind == event::Turn)
            m_shots = m_crosses = 0;
        if (one.kind == event::Declare) {
            m_crosses += first == static_cast<std::size_t>(Act::Cross) ? 1 : 0;
            m_shots += first == static_cast<std::size_t>(Act::Shot) ? 1 : 0;
            // The shot after the goalkeeper was dribbled past belongs to the first one (R23).
            m_shots -= first == static_cast<std::size_t>(Act::DribbleKeeper) ? 1 : 0;
            if (!m_state.shootOutHeld && (m_shots > 1 || m_crosses > 1))
                return QStringLiteral("two shots or crosses in one turn");
        }
        if (one.kind == event::Header && one.numbers[0] != 0 && ++m_shots > 1)
            return QStringLiteral("two shots in one turn");
        if (one.kind == event::Duel)
            return noteDuel(one);
        if (one.kind == event::Step) {
            const bool isNext = one.numbers[0] == m_steps + 1;
            m_steps = one.numbers[0];
            if (!isNext)
                return QStringLiteral("the clock jumps");
        }
        if (one.kind == EventKind::PeriodStart)
            m_steps = 0;
        return {};
    }

    QString noteDuel(const Event &one)
    {
        ++m_seen.duels[static_cast<std::size_t>(one.numbers[0])][static_cast<std::size_t>(one.numbers[7])];
        for (const int sum : {one.numbers[4], one.numbers[5]})
            if (sum > 14 || (sum < 1 && one.numbers[3] != 0))
                return QStringLiteral("a duel sum of %1").arg(sum);
        return {};
    }

    QString checkMove(const State &before)
    {
        const bool attacks = before.phase == Phase::MoveToSpot;
        if (!attacks && before.phase != Phase::DefendSpot)
            return {};
        const int piece = before.chosen;
        const int cells = distance(before.man(piece).cell, before.chosenCell);
        const bool isRun = attacks && isOuterRow(before.chosenCell) && before.options().levels;
        const int usual =
            attacks ? std::max(isRun ? 4 : 3, int{before.longBall}) : std::max(1, allowance(before));
        if (before.man(piece).moved)
            return QStringLiteral("a player moves twice");
        if (cells > usual || (before.man(piece).injuries > 1 && cells > 1))
            return QStringLiteral("a move of %1 cells").arg(cells);
        return {};
    }

    [[nodiscard]] bool standsRight(int piece) const
    {
        const Man &man = m_state.man(piece);
        if (man.spot == freePoint)
            return man.at.x >= 0 && man.at.x <= pitchLength && man.at.y >= 0 && man.at.y <= pitchWidth &&
                   cellOf(man.at) == man.cell;
        // Ends change before the tokens are set up again.
        return isInField(man.at) &&
               (man.at == spotAt(man.cell, man.spot, true) || man.at == spotAt(man.cell, man.spot, false));
    }

    QString checkTokens() const
    {
        for (const Side side : bothSides) {
            const SideState &team = m_state.sides[side];
            const int number = inGame(m_state, side);
            if (number > teamSize || (number < fewestMen && !m_state.forfeited && !m_state.todo.size))
                return QStringLiteral("%1 tokens").arg(number);
            if (team.substitutions > mostSubstitutions)
                return QStringLiteral("too many substitutions");
            if (keeperOf(m_state, side) == noPiece && m_state.todo.size == 0 &&
                awaits(m_state) != Awaits::Nothing && m_state.phase != Phase::LostKeeper &&
                m_state.phase != Phase::ReserveFor && m_state.phase != Phase::NamedKeeper)
                return QStringLiteral("nobody keeps goal");
            for (int cell = 0; cell < cellCount; ++cell)
                if (const int crowd = crowdAt(m_state, side, cell);
                    crowd > 1 && (cell != team.wall || crowd > 3))
                    return QStringLiteral("%1 tokens in cell %2").arg(crowd).arg(cell);
        }
        for (int piece = 0; piece < pieceCount; ++piece) {
            const Man &man = m_state.man(piece);
            if (man.place == Place::Field && !man.isOn() && !mayBeInHand(piece))
                return QStringLiteral("token %1 is nowhere").arg(piece);
            if (!man.isOn())
                continue;
            if (man.place != Place::Field || !standsRight(piece))
                return QStringLiteral("token %1 stands wrong").arg(piece);
            for (int other = 0; other < piece; ++other)
                if (m_state.man(other).isOn() && m_state.man(other).cell == man.cell &&
                    man.spot != freePoint && m_state.man(other).spot != freePoint &&
                    squared(man.at, m_state.man(other).at) < tokenGap * tokenGap)
                    return QStringLiteral("tokens %1 and %2 are too near").arg(piece).arg(other);
        }
        return {};
    }

    [[nodiscard]] bool mayBeInHand(int piece) const
    {
        return m_state.sides[sideOf(piece)].inHand || m_state.shootOutHeld || m_state.forfeited ||
               (m_state.phase == Phase::WinnerSpot && piece == m_state.chosen) ||
               m_state.phase == Phase::CoinRoll;
    }

    QString checkBall() const
    {
        const Ball &ball = m_state.ball;
        const bool isInPlay = m_state.phase == Phase::Kick || m_state.phase == Phase::Move ||
                              m_state.phase == Phase::Defend || m_state.phase == Phase::MoveTo ||
                              m_state.phase == Phase::DefendTo || m_state.phase == Phase::Respot;
        if (!m_state.forfeited && m_score != m_state.score)
            return QStringLiteral("the score changed without a goal");
        if (!isInPlay || m_state.shootOutHeld)
            return {};
        if (ball.possessor == noPiece || m_state.man(ball.possessor).lying ||
            !ball.cells.has(m_state.man(ball.possessor).cell))
            return QStringLiteral("nobody has the ball");
        if (ball.at.x < -40 || ball.at.x > pitchLength + 40 || ball.at.y < -40 || ball.at.y > pitchWidth + 40)
            return QStringLiteral("the ball is out");
        for (int piece = 0; piece < pieceCount; ++piece)
            if (piece != ball.possessor && m_state.man(piece).isOn() &&
                squared(m_state.man(piece).at, ball.at) < ballGap * ballGap)
                return QStringLiteral("token %1 is too near to the ball").arg(piece);
        return {};
    }

    Seen &m_seen;
    EventList m_events;
    Generator m_dice;
    testing::SimulatorByChance m_home;
    testing::SimulatorByChance m_away;
    State m_state;
    OptionList m_due;
    Score m_score;
    int m_steps = 0;
    int m_shots = 0;
    int m_crosses = 0;
};

/// Any of the three regulations, with any sticker for a match in three.
inline MatchTables anyTables(Generator &generator)
{
    const std::uint32_t regulation = generator.below(3);
    RuleOptions options = regulation == 0   ? testing::simulatorBase()
                          : regulation == 1 ? RuleOptions{}
                                            : testing::simulatorTournament();
    if (generator.below(4) == 0) {
        options.liftedPass = generator.below(2) == 0;
        options.backPass = generator.below(2) == 0;
        options.knockOver = generator.below(2) == 0;
        options.goldenGoal = generator.below(2) == 0;
    }
    MatchTables tables = testing::simulatorTables(options);
    // Some teams of eleven who cross alike, so that what is rare is met too.
    const bool areCrossers = regulation > 0 && generator.below(10) == 0;
    if (areCrossers)
        for (const Side side : bothSides)
            for (std::size_t man = 1; man < squadSize; ++man)
                tables.teams[side].stickers[man] = stickerOf("GGGH");
    if (regulation > 0 && !areCrossers && generator.below(3) > 0)
        for (const Side side : bothSides)
            for (int man = 1; man < squadSize; ++man) {
                const auto &all = shippedCharts().stickers;
                tables.teams[side].stickers[static_cast<std::size_t>(man)] =
                    all[generator.below(static_cast<std::uint32_t>(all.size() - 3))];
            }
    for (const Side side : bothSides) {
        tables.teams[side].skill = static_cast<std::int16_t>(50 * generator.below(4));
        tables.teams[side].formation = static_cast<std::int8_t>(generator.below(8));
        if (generator.below(10) == 0)
            tables.teams[side].available &=
                generator.next() | (generator.below(2) == 0 ? generator.next() | generator.next() : 0);
    }
    if (generator.below(4) > 0)
        tables.ground = generator.below(2) == 0 ? Side::Home : Side::Away;
    tables.decision.needsWinner = generator.below(3) == 0;
    if (generator.below(4) == 0)
        tables.decision.extraTime = static_cast<DecisionRules::ExtraTime>(generator.below(4));
    tables.decision.shootOut = generator.below(5) > 0;
    return tables;
}

/// Plays matches; the first fault with its match, or nothing.
inline QString playMatches(int matches, std::uint64_t first, Seen &seen)
{
    for (int number = 0; number < matches; ++number) {
        const std::uint64_t seed = first + static_cast<std::uint64_t>(number);
        Generator generator(seed, 7);
        const MatchTables tables = anyTables(generator);
        Watched match(tables, seed, seen);
        if (const QString fault = match.play(); !fault.isEmpty())
            return QStringLiteral("match %1: %2").arg(seed).arg(fault);
        // Now and then the same again: the same seed gives the same match.
        if (number % 50 == 0) {
            Seen ignored;
            Watched again(tables, seed, ignored);
            static_cast<void>(again.play());
            if (!(again.state() == match.state()))
                return QStringLiteral("match %1 goes otherwise the second time").arg(seed);
        }
    }
    return {};
}

/// What was never met; empty: everything was.
inline QString notMet(const Seen &seen)
{
    QString missed;
    const auto note = [&](const QString &what, long number) {
        if (number == 0)
            missed += what + QStringLiteral("; ");
    };
    for (std::size_t phase = 1; phase + 1 < phaseCount; ++phase)
        note(QStringLiteral("decision point ") + toQString(phasePrompts[phase].label), seen.phases[phase]);
    for (std::size_t skill = 0; skill < SkillCount; ++skill)
        note(QString::fromUtf8(skillNames[skill]), seen.skills[skill]);
    for (const EventSpec &spec : eventSpecs())
        if (spec.kind >= EventKind::FirstOfGame && spec.kind != event::LotsRoll)
            note(QString::fromUtf8(spec.name), seen.events[static_cast<std::size_t>(spec.kind) -
                                                           static_cast<std::size_t>(EventKind::FirstOfGame)]);
    for (std::size_t i = 0; i < seen.reasons.size(); ++i)
        if (i != static_cast<std::size_t>(Reason::Header))
            note(QStringLiteral("reason %1").arg(i), seen.reasons[i]);
    for (std::size_t kind = 0; kind < 3; ++kind)
        for (std::size_t result = 0; result < 3; ++result)
            note(QStringLiteral("duel %1, result %2").arg(kind).arg(result), seen.duels[kind][result]);
    for (std::size_t i = 0; i < seen.fouls.size(); ++i)
        note(QStringLiteral("foul %1").arg(i), seen.fouls[i]);
    for (std::size_t i = 0; i < seen.entries.size(); ++i)
        if (i != static_cast<std::size_t>(EntryResult::Foul))
            note(QStringLiteral("entry %1").arg(i), seen.entries[i]);
    for (std::size_t i = 0; i < seen.poses.size(); ++i)
        note(QStringLiteral("pose %1").arg(i), seen.poses[i]);
    for (std::size_t i = 1; i < seen.acts.size(); ++i)
        note(QStringLiteral("act %1").arg(i), seen.acts[i]);
    for (std::size_t i = 0; i < seen.ends.size(); ++i)
        note(QStringLiteral("end %1").arg(i), seen.ends[i]);
    for (std::size_t i = 0; i < 2; ++i) {
        note(QStringLiteral("injury %1").arg(i), seen.injuries[i]);
        note(QStringLiteral("referee %1").arg(i), seen.conditions[0][i]);
        note(QStringLiteral("weather %1").arg(i), seen.conditions[1][i]);
    }
    note(QStringLiteral("goal"), seen.goals);
    note(QStringLiteral("own goal"), seen.ownGoals);
    note(QStringLiteral("shoot-out"), seen.shootOuts);
    note(QStringLiteral("forfeit"), seen.forfeits);
    return missed;
}

} // namespace simulator_invariants
