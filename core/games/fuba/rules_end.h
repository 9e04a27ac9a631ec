// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules_turn.h"
#include "core/match/match_report.h"

#include <bit>
#include <optional>

namespace touchline::fuba {

/// Before the match, its halves, extra time, the shoot-out, and what the next match inherits (6.1, 6.20,
/// section 9).

// Before the match ----------------------------------------------------------------------------------------

template <class Sink>
void chooseFormation(State &state, OptionCode option, Sink &)
{
    SideState &own = state.sides[state.decider];
    own.formation = Formation::ofCode(option);
    own.pending = own.formation;
    if (state.options().condition)
        own.condition = own.formation.men;
}

inline void listFormations(const State &state, OptionList &options)
{
    const Formation primary = state.tables->teams[state.decider].primary;
    options.add(primary.code());
    const auto offer = [&](Formation formation) {
        if (!options.contains(formation.code()))
            options.add(formation.code());
    };
    for (const Formation &card : state.tables->charts->cards)
        offer(card);
    if (!state.options().customFormations)
        return;
    for (std::int8_t defence = 1; defence <= 6; ++defence)
        for (std::int8_t midfield = 1; midfield <= 6; ++midfield) {
            const Formation formation{{defence, midfield, static_cast<std::int8_t>(10 - defence - midfield)}};
            if (formation.isLegal())
                offer(formation);
        }
}

/// Advanced rule A1: what a role takes and gives, and how often a team may have it.
enum class Role : std::uint8_t {
    AttackingMidfielder,
    DefendingMidfielder,
    AttackingCentreBack,
    WithdrawnStriker,
    OffensiveWingBack
};
struct RoleSpec
{
    Line from;
    Line to;
    std::int8_t most;
};
inline constexpr std::array<RoleSpec, 5> roleSpecs{{{Line::Midfield, Line::Attack, 6},
                                                    {Line::Midfield, Line::Defence, 6},
                                                    {Line::Defence, Line::Midfield, 1},
                                                    {Line::Attack, Line::Midfield, 1},
                                                    {Line::Defence, Line::Attack, 2}}};

[[nodiscard]] inline bool mayTakeRole(const State &state, Side side, std::size_t role)
{
    const SideState &own = state.sides[side];
    const RoleSpec &spec = roleSpecs[role];
    if (own.roles[role] >= spec.most || conditionOf(own, spec.from) == 0 || conditionOf(own, spec.to) >= 6)
        return false;
    // Players with a role are no more than the line has.
    const int midfielders = own.roles[0] + own.roles[1];
    const int defenders = own.roles[2] + own.roles[4];
    if (role <= 1)
        return midfielders < own.formation.of(Line::Midfield);
    return role == 3 || defenders < own.formation.of(Line::Defence);
}
inline void listRoles(const State &state, OptionList &options)
{
    options.add(doneCode);
    for (std::size_t role = 0; role < roleSpecs.size(); ++role)
        if (mayTakeRole(state, state.decider, role))
            options.add(static_cast<OptionCode>(role) + 1);
}
template <class Sink>
void chooseRole(State &state, OptionCode option, Sink &)
{
    if (option == doneCode)
        return;
    const auto role = static_cast<std::size_t>(option - 1);
    SideState &own = state.sides[state.decider];
    ++own.roles[role];
    --conditionOf(own, roleSpecs[role].from);
    ++conditionOf(own, roleSpecs[role].to);
    push(state, Task::Roles, state.decider);
}

[[nodiscard]] inline int takenSkills(const SideState &side)
{
    return std::popcount(side.skills);
}
inline void listSkills(const State &state, OptionList &options)
{
    const Skills taken = state.sides[state.decider].skills;
    const Skills own = state.tables->teams[state.decider].skills;
    const Skills offered = state.options().c3 && own != 0 ? own : (Skills{1} << skillCount) - 1U;
    for (int skill = 0; skill < skillCount; ++skill)
        if ((offered & ~taken & (Skills{1} << static_cast<unsigned>(skill))) != 0)
            options.add(skill);
}
inline void askSkill(State &state, Side side)
{
    if (takenSkills(state.sides[side]) < state.options().skillsPerTeam)
        ask(state, Phase::SkillChoice, side);
}
inline void chooseSkill(State &state, OptionCode option)
{
    state.sides[state.decider].skills |= Skills{1} << static_cast<unsigned>(option);
    push(state, Task::SkillChoices, state.decider);
}

/// Both sides are through: formations and roles are shown, and what earlier matches and another formation
/// cost is paid.
template <class Sink>
void reveal(State &state, Sink &sink)
{
    state.revealed = true;
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        const bool primary = own.formation == state.tables->teams[side].primary;
        tell(state, sink, event::Formation, side, own.formation.men[0], own.formation.men[1],
             own.formation.men[2], primary ? 1 : 0);
        for (std::size_t role = 0; role < roleSpecs.size(); ++role)
            for (int count = 0; count < own.roles[role]; ++count)
                tell(state, sink, event::Role, side, role);
    }
    push(state, Task::Toss, Side::Home, static_cast<int>(Period::FirstHalf));
    for (const Side side : {Side::Away, Side::Home}) {
        const SideState &own = state.sides[side];
        if (state.options().c2 && own.formation != state.tables->teams[side].primary)
            push(state, Task::Lose, side, anyLine, static_cast<int>(Why::OtherFormation));
        const int loss = state.options().c1 ? state.tables->teams[side].conditionLoss : 0;
        for (int point = 0; point < loss; ++point)
            push(state, Task::Lose, side, anyLine, static_cast<int>(Why::EarlierMatch));
    }
}

template <class Sink>
void lose(State &state, Side side, int line, int why, Sink &sink)
{
    if (line != anyLine) {
        loseCondition(state, side, static_cast<Line>(line), 1, static_cast<Why>(why), sink);
        return;
    }
    // With all tracks empty a loss is void (R38).
    if (conditionLeft(state.sides[side]) == 0)
        return;
    state.why = static_cast<std::int8_t>(why);
    ask(state, Phase::LoseCondition, side);
}
inline void gain(State &state, Side side, int points, int why)
{
    state.points = static_cast<std::int8_t>(points);
    state.why = static_cast<std::int8_t>(why);
    ask(state, Phase::GainCondition, side);
}
inline void listLoss(const State &state, OptionList &options)
{
    for (int line = 0; line < static_cast<int>(lineCount); ++line)
        if (conditionOf(state.sides[state.decider], static_cast<Line>(line)) > 0)
            options.add(line);
}
/// A fresh player replaces one of the line that gets his points.
template <class Sink>
void chooseGain(State &state, OptionCode option, Sink &sink)
{
    const Side side = state.decider;
    const auto line = static_cast<Line>(option);
    const auto why = static_cast<Why>(state.why);
    gainCondition(state, side, line, state.points, why, sink);
    if (why == Why::Fresh)
        push(state, Task::Replace, side, option, option);
}

// Tosses --------------------------------------------------------------------------------------------------

inline constexpr int mostTosses = 100;

template <class Sink>
void rollToss(State &state, int die, Sink &sink)
{
    announce(state, sink, event::Toss, state.tossHome, die);
    if (state.tossHome == die && ++state.tosses < mostTosses) {
        awaitRoll(state, Phase::TossHome, Side::Home);
        return;
    }
    // Only rigged dice are level a hundred times (R68).
    ask(state, Phase::KickSide, state.tossHome >= die ? Side::Home : Side::Away);
}
inline void beginToss(State &state, int period)
{
    state.tosses = 0;
    push(state, Task::BeginHalf, Side::Home, period);
    awaitRoll(state, Phase::TossHome, Side::Home);
}
inline constexpr OptionCode withBall = 0;
inline void chooseKickSide(State &state, OptionCode option)
{
    state.firstKick = option == withBall ? state.decider : opposite(state.decider);
}

// Halves --------------------------------------------------------------------------------------------------

template <class Sink>
void beginHalf(State &state, Period period, Sink &sink)
{
    state.period = period;
    constexpr std::array<std::int16_t, 5> firstSquares{0, 1, 46, 91, 106};
    state.square = firstSquares[static_cast<std::size_t>(period)];
    state.stoppage = 0;
    state.endAfterTurn = false;
    state.waiting = Restart::None;
    const bool firstOfTwo = period == Period::FirstHalf || period == Period::ExtraTime;
    state.holder = firstOfTwo ? state.firstKick : opposite(state.firstKick);
    for (const Side side : bothSides)
        state.sides[side].formation = state.sides[side].pending;
    announce(state, sink, EventKind::PeriodStart, static_cast<int>(index(state.holder)));
    push(state, Task::BeginTurn);
    push(state, Task::SetUp, state.holder, static_cast<int>(SetUpKind::KickOff));
}

/// A winner is asked for, of the match or of the tie where earlier legs count, and there is none yet.
[[nodiscard]] inline bool isUndecided(const State &state)
{
    const DecisionRules &rules = state.tables->decision;
    return rules.needsWinner &&
           isTieLevel(rules, state.score, state.extraTimePlayed ? state.after90 : state.score);
}

template <class Sink>
void endHalf(State &state, Sink &sink)
{
    announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
    switch (state.period) {
    case Period::FirstHalf:
        push(state, Task::BeginHalf, Side::Home, static_cast<int>(Period::SecondHalf));
        push(state, Task::HalfTimeChange, Side::Away);
        push(state, Task::HalfTimeChange, Side::Home);
        return;
    case Period::ExtraTime:
        // A silver goal has decided it.
        if (state.tables->decision.extraTime == DecisionRules::ExtraTime::SilverGoal && !isUndecided(state))
            break;
        push(state, Task::BeginHalf, Side::Home, static_cast<int>(Period::ExtraTimeSecond));
        return;
    case Period::SecondHalf:
        state.after90 = state.score;
        break;
    default:
        break;
    }
    push(state, Task::Decide);
}

inline void listHalfTime(const State &state, OptionList &options)
{
    options.add(doneCode);
    listShifts(state.sides[state.decider].pending, options);
}
/// The second side does not see what the first does, so both are told when both have chosen.
template <class Sink>
void chooseHalfTime(State &state, OptionCode option, Sink &sink)
{
    state.sides[state.decider].halfTimeShift = static_cast<std::int8_t>(option);
    if (option != doneCode)
        makeShift(state, state.decider, option);
    if (state.decider == Side::Home)
        return;
    for (const Side side : bothSides) {
        const OptionCode made = state.sides[side].halfTimeShift;
        if (made != doneCode)
            tellShift(state, side, made, sink);
    }
}

/// After 90 or 120 minutes: over, extra time or a shoot-out, as the fixture has it.
template <class Sink>
void decide(State &state, Sink &sink)
{
    const DecisionRules &rules = state.tables->decision;
    const bool isFirstTime = state.period == Period::SecondHalf;
    if (isUndecided(state) && isFirstTime && state.options().extraTime &&
        rules.extraTime != DecisionRules::ExtraTime::None) {
        state.extraTimePlayed = true;
        announce(state, sink, event::ExtraTime);
        push(state, Task::Toss, Side::Home, static_cast<int>(Period::ExtraTime));
        return;
    }
    if (!isUndecided(state) || !rules.shootOut) {
        push(state, Task::Finish);
        return;
    }
    state.shootOutHeld = true;
    state.tosses = 0;
    state.period = Period::ShootOut;
    awaitRoll(state, Phase::ShootOutHome, Side::Home);
}

// Shoot-out (6.20) ----------------------------------------------------------------------------------------

inline constexpr int shootOutKicks = 5;
inline constexpr int mostPairs = 100;

template <class Sink>
void rollShootOut(State &state, int die, Sink &sink)
{
    announce(state, sink, event::Toss, state.tossHome, die);
    if (state.tossHome == die && ++state.tosses < mostTosses) {
        awaitRoll(state, Phase::ShootOutHome, Side::Home);
        return;
    }
    const Side side = state.tossHome >= die ? Side::Home : Side::Away;
    if (state.pairs >= mostPairs) {
        // A hundred pairs alike: the toss decides (R68).
        state.hasWinner = true;
        state.winner = side;
        push(state, Task::Finish);
        return;
    }
    state.firstKick = side;
    announce(state, sink, EventKind::ShootOutStart, static_cast<int>(index(side)));
    push(state, Task::Kick, side);
}

inline void beginKick(State &state, Side side)
{
    state.holder = side;
    ask(state, Phase::Dive, opposite(side));
}

/// The side that cannot be caught any more.
[[nodiscard]] inline std::optional<Side> shootOutWinner(const State &state)
{
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        const SideState &other = state.sides[opposite(side)];
        // After five kicks each a pair decides.
        const int inAll = std::max<int>({shootOutKicks, own.kicks, other.kicks});
        if (own.kickGoals > other.kickGoals + (inAll - other.kicks))
            return side;
    }
    return std::nullopt;
}

template <class Sink>
void takeShootOutKick(State &state, Side side, int taker, int die, Sink &sink)
{
    SideState &own = state.sides[side];
    const int needed = penaltyNeeds(state);
    const bool scored = die >= needed;
    ++own.kicks;
    own.kickGoals = static_cast<std::int8_t>(own.kickGoals + (scored ? 1 : 0));
    noteKick(own, taker);
    tellOf(state, sink, EventKind::ShootOutKick, side, taker, scored ? 1 : 0,
           state.sides[Side::Home].kickGoals, state.sides[Side::Away].kickGoals, die, die, needed);
    if (const auto winner = shootOutWinner(state)) {
        state.hasWinner = true;
        state.winner = *winner;
        announce(state, sink, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
                 state.sides[Side::Away].kickGoals);
        push(state, Task::Finish);
        return;
    }
    if (own.kicks == state.sides[opposite(side)].kicks && own.kicks > shootOutKicks &&
        ++state.pairs >= mostPairs) {
        announce(state, sink, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
                 state.sides[Side::Away].kickGoals);
        state.tosses = 0;
        awaitRoll(state, Phase::ShootOutHome, Side::Home);
        return;
    }
    push(state, Task::Kick, opposite(side));
}

template <class Sink>
void rollShootOutKick(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    const int taker = nextKicker(state, side);
    if (asksForName(state, Phase::KickerPick, side, mayKick(state.sides[side]), taker))
        state.pick.a = static_cast<std::int8_t>(die);
    else
        takeShootOutKick(state, side, taker, die, sink);
}

/// A penalty in the match or in the shoot-out.
template <class Sink>
void rollSpotKick(State &state, int die, Sink &sink)
{
    if (state.period == Period::ShootOut)
        rollShootOutKick(state, die, sink);
    else
        rollPenalty(state, die, sink);
}

// The end -------------------------------------------------------------------------------------------------

[[nodiscard]] inline DecidedBy decidedBy(const State &state)
{
    if (state.shootOutHeld)
        return DecidedBy::ShootOut;
    return state.extraTimePlayed ? DecidedBy::ExtraTime : DecidedBy::NinetyMinutes;
}

/// C1: what this match costs the team in its next one. Dice are rolled only where they can matter.
template <class Sink>
void carry(State &state, Side side, Sink &sink)
{
    SideState &own = state.sides[side];
    own.nextMatchLoss = own.reds > 0 ? 1 : 0;
    state.cardRoll = 0;
    state.rollSum = 0;
    push(state, Task::CarryInjury, side);
    if (own.yellowsReceived > 0 && state.tables->teams[side].yellowsBefore >= 2)
        awaitRoll(state, Phase::CarryFirst, side);
    static_cast<void>(sink);
}
template <class Sink>
void rollCarry(State &state, int die, Sink &)
{
    state.rollSum = static_cast<std::int8_t>(die);
    if (state.cardRoll + die <= state.tables->teams[state.rollSide].yellowsBefore)
        ++state.sides[state.rollSide].nextMatchLoss;
}
template <class Sink>
void tellCarry(State &state, Side side, int injuryDie, Sink &sink)
{
    SideState &own = state.sides[side];
    if (state.options().c1Single)
        own.nextMatchLoss = std::min<std::int8_t>(own.nextMatchLoss, 1);
    tell(state, sink, event::NextMatch, side, own.nextMatchLoss,
         state.tables->teams[side].yellowsBefore + own.yellowsReceived, own.reds > 0 ? 1 : 0, state.cardRoll,
         state.rollSum, injuryDie);
}
template <class Sink>
void carryInjury(State &state, Side side, Sink &sink)
{
    if (state.sides[side].injuries > 0)
        awaitRoll(state, Phase::CarryInjury, side);
    else
        tellCarry(state, side, 0, sink);
}
template <class Sink>
void rollCarryInjury(State &state, int die, Sink &sink)
{
    if (die <= 2)
        ++state.sides[state.rollSide].nextMatchLoss;
    tellCarry(state, state.rollSide, die, sink);
}

template <class Sink>
void finish(State &state, Sink &sink)
{
    dropAll(state);
    if (!state.shootOutHeld) {
        state.hasWinner = !state.score.isLevel();
        state.winner = state.score.leader().value_or(Side::Home);
    }
    announce(state, sink, EventKind::MatchEnd, state.score.home, state.score.away,
             static_cast<int>(decidedBy(state)));
    state.period = Period::End;
    state.phase = Phase::Over;
}

} // namespace touchline::fuba
