// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules_ball.h"

namespace touchline::fuba {

/// The actions of a stage (specification 6.11 to 6.16).

/// Kinds of actions, one of which a stage has once; both ways of pressing are one.
[[nodiscard]] constexpr int kindBit(Action action)
{
    return 1 << static_cast<int>(action == Action::Aggressive ? Action::Pressing : action);
}

[[nodiscard]] inline bool mayPress(const State &state, Side side, bool aggressive)
{
    if (side == state.holder || state.noPress)
        return false;
    const int own = weightAtBall(state, side);
    if (!aggressive)
        return own >= weightAtBall(state, opposite(side));
    const Line ballZone = zoneOf(ballOf(state, side));
    return state.options().aggressivePressing && own > 0 && conditionOf(state.sides[side], ballZone) > 0;
}

/// Where Creative midfielder may play the ball: beside the centre, to a piece that is not offside (R69).
inline void listCreative(const State &state, OptionList &options)
{
    const Side side = state.holder;
    for (int to = 0; to < areaCount; ++to)
        if (has(besides(area::CC), to) && countIn(state.sides[side], to) > 0 &&
            !isOffsideNow(state, side, to))
            options.add(to);
}
[[nodiscard]] inline bool mayCreate(const State &state, Side side)
{
    if (side != state.holder || state.ball != area::CC || !canUse(state, side, Skill::CreativeMidfielder) ||
        state.noPress)
        return false;
    OptionList options;
    listCreative(state, options);
    return !options.empty();
}

[[nodiscard]] inline bool mayAct(const State &state, Side side, Action action)
{
    if ((state.stage.done & kindBit(action)) != 0)
        return false;
    switch (action) {
    case Action::Movement:
    case Action::Adjustment:
        return true;
    case Action::Pressing:
        return mayPress(state, side, false);
    case Action::Aggressive:
        return mayPress(state, side, true);
    case Action::GoalAttempt:
        return mayShoot(state, side);
    case Action::Substitution:
        return state.options().substitutions && state.sides[side].substitutions < 3;
    case Action::Creative:
        return mayCreate(state, side);
    case Action::None:
        break;
    }
    return state.stage.count >= 2;
}

inline void listActions(const State &state, OptionList &options)
{
    if (state.stage.mustShoot && state.stage.count == 0 && mayShoot(state, state.stage.side)) {
        options.add(static_cast<int>(Action::GoalAttempt));
        return;
    }
    for (int action = 0; action <= static_cast<int>(Action::None); ++action)
        if (mayAct(state, state.stage.side, static_cast<Action>(action)))
            options.add(action);
}

template <class Sink>
void chooseAction(State &state, OptionCode option, Sink &sink)
{
    StageState &stage = state.stage;
    const Side side = stage.side;
    stage.action = static_cast<Action>(option);
    if (stage.action == Action::None) {
        stage.count = stage.most;
        return;
    }
    stage.secondary = stage.count > 0;
    ++stage.count;
    stage.done = static_cast<std::uint8_t>(stage.done | kindBit(stage.action));
    stage.boosted = false;
    stage.dribbled = false;
    stage.typedMoves = 0;
    stage.extraMoves = 0;
    stage.skillDice = 0;
    stage.shotBonus = 0;
    stage.keeperSkill = false;
    tell(state, sink, event::Action, side, option, stage.secondary ? 1 : 0);
    push(state, Task::Actions);
    if (stage.action == Action::Aggressive)
        loseCondition(state, side, zoneOf(ballOf(state, side)), 1, Why::Aggressive, sink);
    push(state, Task::Act, side);
    const bool boostable = stage.action == Action::Movement || stage.action == Action::Adjustment ||
                           stage.action == Action::Pressing || stage.action == Action::Aggressive;
    if (boostable && canBoost(state, side))
        ask(state, Phase::Boost, side);
}
template <class Sink>
void chooseBoost(State &state, OptionCode option, Sink &sink)
{
    if (option != useCode)
        return;
    state.stage.boosted = true;
    loseCondition(state, state.decider, zoneOfTarget(state, state.decider), 1, Why::Boost, sink);
}

// Movement (6.13) -----------------------------------------------------------------------------------------

inline constexpr int fansActions = 3;
inline constexpr int fansMoves = 5;
inline constexpr int fansAttempt = 6;

/// Moves of a type that are left after tiredness, second place and the opponents' skill.
[[nodiscard]] inline int movesAfterDeductions(const State &state, Side side, int men)
{
    return std::max(0, men - (state.stage.secondary ? 1 : 0) - state.sides[side].movesPenalty);
}
[[nodiscard]] inline int tiredMen(const State &state, Side side, Line line)
{
    return menOf(state, side, line) - (state.sides[side].tired ? 1 : 0);
}

inline void beginMoves(State &state, MoveKind kind, int typed)
{
    StageState &stage = state.stage;
    stage.type = kind;
    stage.typedMoves = static_cast<std::int8_t>(typed);
    stage.extraMoves = static_cast<std::int8_t>((stage.boosted ? 1 : 0) + (stage.fans == fansMoves ? 2 : 0));
    push(state, Task::AfterMoves, stage.side);
    push(state, Task::MoveOn, stage.side);
}
template <class Sink>
void chooseMoveType(State &state, OptionCode option, Sink &sink)
{
    const auto kind = static_cast<MoveKind>(option);
    const Side side = state.decider;
    if (kind == MoveKind::HighCondition) {
        useSkill(state, side, Skill::HighCondition, sink);
        awaitRoll(state, Phase::ConditionRoll, side);
        return;
    }
    beginMoves(state, kind,
               movesAfterDeductions(state, side, tiredMen(state, side, static_cast<Line>(option))));
}
template <class Sink>
void rollHighCondition(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    const int men = std::max(die, tiredMen(state, side, zoneOfTarget(state, side)));
    const int moves = movesAfterDeductions(state, side, men);
    tell(state, sink, event::HighCondition, side, die, moves);
    beginMoves(state, MoveKind::HighCondition, moves);
}

inline void moveOn(State &state)
{
    if (kindsLeft(state) != 0 || mayToggleKeeper(state, state.stage.side))
        ask(state, Phase::Move, state.stage.side);
}
inline void listMoves(const State &state, OptionList &options)
{
    const Side side = state.stage.side;
    options.add(doneCode);
    if (const int kinds = kindsLeft(state); kinds != 0)
        MoveFinder(state, side, kinds, true).each([&](const PieceMove &move) { options.add(move.code()); });
    if (mayToggleKeeper(state, side))
        options.add(toggleCode);
}
template <class Sink>
void chooseMove(State &state, OptionCode option, Sink &sink)
{
    StageState &stage = state.stage;
    const Side side = stage.side;
    if (option == doneCode)
        return;
    push(state, Task::MoveOn, side);
    if (option == toggleCode) {
        state.sides[side].keeperOut = !state.sides[side].keeperOut;
        state.sides[side].keeperMoved = true;
        tell(state, sink, event::Move, side, area::PA, area::PA, 1, 0);
        return;
    }
    const PieceMove move = PieceMove::ofCode(option);
    if (stage.typedMoves > 0 && (fuba::bitOf(stage.type) & fuba::bitOf(kindOf(move))) != 0)
        --stage.typedMoves;
    else
        --stage.extraMoves;
    if (move.ball) {
        if (dribbleTo(state, side, move.to) == Dribble::BySkill)
            useSkill(state, side, Skill::Dribbling, sink);
        stage.dribbled = true;
    }
    applyMove(state, side, move, sink);
}

[[nodiscard]] inline bool mayPassShort(const State &state, Side side)
{
    const int target = targetOf(state, side);
    return side == state.holder && state.stage.type == MoveKind::Midfield &&
           zoneOf(target) == Line::Midfield && canUse(state, side, Skill::ShortPasses) &&
           weightSeen(state, opposite(side), side, target) <= weightSeen(state, side, side, target);
}
[[nodiscard]] inline bool mayDouble(const State &state, Side side)
{
    const int target = targetOf(state, side);
    return side != state.holder && zoneOf(target) == Line::Defence && canUse(state, side, Skill::Doubling) &&
           weightSeen(state, side, side, target) > weightSeen(state, opposite(side), side, target);
}

template <class Sink>
void setValue(State &state, int value, Side teller, Sink &sink)
{
    state.value = static_cast<std::int8_t>(std::clamp(value, 1, 6));
    tell(state, sink, event::NewValue, teller, state.value, 0);
}

/// Codes of skill windows: passCode, or 1 + skill.
[[nodiscard]] constexpr OptionCode skillCode(Skill skill)
{
    return 1 + static_cast<int>(skill);
}
[[nodiscard]] constexpr Skill skillOf(OptionCode option)
{
    return static_cast<Skill>(option - 1);
}

inline void listAfterMoves(const State &state, OptionList &options)
{
    options.add(passCode);
    if (mayPassShort(state, state.stage.side))
        options.add(skillCode(Skill::ShortPasses));
    if (mayDouble(state, state.stage.side))
        options.add(skillCode(Skill::Doubling));
}
template <class Sink>
void chooseAfterMoves(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Skill skill = skillOf(option);
    useSkill(state, state.decider, skill, sink);
    setValue(state, state.value + (skill == Skill::ShortPasses ? -1 : 2), state.decider, sink);
}

// Adjustment (6.15) ---------------------------------------------------------------------------------------

template <class Sink>
void adjust(State &state, Sink &sink)
{
    const StageState &stage = state.stage;
    const Side side = stage.side;
    const int own = weightAtBall(state, side) - (stage.secondary ? 1 : 0) + (stage.boosted ? 1 : 0);
    const int other = weightAtBall(state, opposite(side));
    const int lead = side == state.holder ? own - other : other - own;
    const int before = state.value;
    state.value = static_cast<std::int8_t>(std::clamp(before - std::clamp(lead, -2, 2), 1, 6));
    tell(state, sink, event::Adjust, side, weightAtBall(state, side), other, before, state.value,
         stage.secondary ? 1 : 0, stage.boosted ? 1 : 0);
}

// Pressing (6.15, A6) -------------------------------------------------------------------------------------

inline void listPressSkills(const State &state, OptionList &options)
{
    const Side side = state.stage.side;
    const Line zone = zoneOf(ballOf(state, side));
    options.add(passCode);
    if (zone == Line::Defence && canUse(state, side, Skill::Tackle))
        options.add(skillCode(Skill::Tackle));
    if (zone == Line::Midfield && canUse(state, side, Skill::MidfieldPressing))
        options.add(skillCode(Skill::MidfieldPressing));
}
template <class Sink>
void choosePressSkill(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, skillOf(option), sink);
    state.stage.skillDice = 1;
}

/// Whether two dice are rolled, the higher one discarded.
[[nodiscard]] inline bool pressesWithTwo(const State &state)
{
    const Side side = state.stage.side;
    return state.stage.skillDice != 0 ||
           (state.stage.action == Action::Aggressive &&
            weightAtBall(state, opposite(side)) - weightAtBall(state, side) < 2);
}
/// Added to the die of the pressing side.
[[nodiscard]] inline int pressModifier(const State &state)
{
    const StageState &stage = state.stage;
    const SideState &own = state.sides[stage.side];
    const bool keeperHelps =
        own.keeperOut && own.keeper == area::PA && zoneOf(ballOf(state, stage.side)) == Line::Defence;
    return (stage.secondary ? 1 : 0) - (stage.boosted ? 1 : 0) - stage.pressBonus - (keeperHelps ? 1 : 0);
}

template <class Sink>
void settlePress(State &state, int die, int second, Sink &sink)
{
    const StageState &stage = state.stage;
    const Side side = stage.side;
    const bool aggressive = stage.action == Action::Aggressive;
    const int kept = second == 0 ? die : std::min(die, second);
    const int result = kept + pressModifier(state);
    const int before = state.value;
    const bool wild = aggressive && stage.skillDice != 0 && die == second;
    PressResult how = PressResult::Nothing;
    if (wild || (result > before && aggressive)) {
        how = PressResult::Foul;
    } else if (result < before) {
        how = PressResult::Won;
        state.holder = side;
        state.value = static_cast<std::int8_t>(kept);
    } else if (result > before) {
        how = PressResult::Failed;
        state.value = static_cast<std::int8_t>(std::max(1, before - 2));
    }
    tell(state, sink, event::Press, side, die, pressModifier(state), before, static_cast<int>(how),
         state.value, second);
    if (how == PressResult::Foul) {
        dropAll(state);
        state.target = state.ball;
        foul(state, side, sink);
    } else if (how == PressResult::Won) {
        push(state, Task::Fullbacks, side);
    }
}
template <class Sink>
void rollPress(State &state, int die, Sink &sink)
{
    if (!pressesWithTwo(state)) {
        settlePress(state, die, 0, sink);
        return;
    }
    state.stage.firstDie = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::PressSecond, state.stage.side);
}

inline void listFullbacks(const State &state, OptionList &options)
{
    const Side side = state.holder;
    const int ball = ballOf(state, side);
    options.add(passCode);
    if (zoneOf(ball) != Line::Defence || !canUse(state, side, Skill::SkilledFullbacks))
        return;
    for (int to = 0; to < areaCount; ++to)
        if (to != ball && distance(ball, to) <= 2 && countIn(state.sides[side], to) > 0 &&
            !isOffsideNow(state, side, to))
            options.add(1 + to);
}
template <class Sink>
void chooseFullbacks(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Side side = state.decider;
    const int from = ballOf(state, side);
    const int to = option - 1;
    useSkill(state, side, Skill::SkilledFullbacks, sink);
    const int before = state.value;
    state.value = static_cast<std::int8_t>(std::min(6, before + distance(from, to)));
    state.ball = static_cast<std::int8_t>(seenBy(side, to));
    tell(state, sink, event::BallPlayed, side, from, to, before, state.value, 0, 0);
}
template <class Sink>
void chooseCreative(State &state, OptionCode to, Sink &sink)
{
    const Side side = state.decider;
    useSkill(state, side, Skill::CreativeMidfielder, sink);
    state.ball = static_cast<std::int8_t>(seenBy(side, to));
    tell(state, sink, event::BallPlayed, side, area::CC, to, state.value, state.value, 0, 0);
}

// Goal attempt (6.11) -------------------------------------------------------------------------------------

inline void listShotSkills(const State &state, OptionList &options)
{
    const Side side = state.holder;
    options.add(passCode);
    if (ballOf(state, side) == area::PX && canUse(state, side, Skill::ClinicalFinisher))
        options.add(skillCode(Skill::ClinicalFinisher));
}
template <class Sink>
void chooseShotSkill(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::ClinicalFinisher, sink);
    ++state.stage.shotBonus;
}

[[nodiscard]] inline ShotTerms shotTermsNow(const State &state)
{
    const StageState &stage = state.stage;
    const int other = stage.shotBonus + (stage.fans == fansAttempt ? 1 : 0);
    return shotTerms(state, state.holder, ballOf(state, state.holder), stage.secondary, other);
}

[[nodiscard]] inline GoalHow goalHow(const State &state)
{
    if (state.turnIsFreeKick)
        return GoalHow::FreeKick;
    return state.turnIsCorner ? GoalHow::Corner : GoalHow::Play;
}

template <class Sink>
void scoreFrom(State &state, GoalHow how, int from, Sink &sink)
{
    const Side side = state.holder;
    const int scorer = drawScorer(state, side, from, state.turnIsCorner);
    if (asksForName(state, Phase::ScorerPick, side, mayScore(state.sides[side]), scorer))
        state.pick.a = static_cast<std::int8_t>(how);
    else
        scoreGoal(state, how, scorer, sink);
}

template <class Sink>
void settleShot(State &state, ShotResult result, int from, Sink &sink)
{
    switch (result) {
    case ShotResult::Goal:
        scoreFrom(state, goalHow(state), from, sink);
        return;
    case ShotResult::Corner: {
        const Side side = state.holder;
        dropAll(state);
        push(state, Task::CornerFor, side, nowhere);
        return;
    }
    case ShotResult::Rebound:
        awaitRoll(state, Phase::ReboundHolder, state.holder);
        return;
    case ShotResult::Again:
        awaitRoll(state, Phase::DifficultRoll, state.holder);
        return;
    case ShotResult::Miss:
        tell(state, sink, event::Miss, state.holder);
        awardGoalKick(state, false, sink);
        return;
    }
}

/// What the first die of an attempt brings.
[[nodiscard]] inline ShotResult shotResult(const State &state, const ShotTerms &terms, int die)
{
    if (terms.needed(state.value) > 6)
        return die == 6 ? ShotResult::Again : ShotResult::Miss;
    const int sum = die + terms.sum();
    if (sum > state.value)
        return ShotResult::Goal;
    if (sum == state.value)
        return ShotResult::Corner;
    const bool follows = countIn(state.sides[state.holder], area::PX) > 0;
    return sum == state.value - 1 && follows ? ShotResult::Rebound : ShotResult::Miss;
}
/// What the second die of a difficult attempt brings (4.7.1).
[[nodiscard]] constexpr ShotResult difficultResult(int distanceModifier, int die)
{
    if (die > -distanceModifier)
        return ShotResult::Goal;
    return die == -distanceModifier ? ShotResult::Corner : ShotResult::Miss;
}

template <class Sink>
void takeShot(State &state, int die, int second, Sink &sink)
{
    const ShotTerms terms = shotTermsNow(state);
    const int from = ballOf(state, state.holder);
    const int kept = second == 0 ? die : std::min(die, second);
    const ShotResult result = shotResult(state, terms, kept);
    state.shotArea = static_cast<std::int8_t>(from);
    tell(state, sink, event::Shot, state.holder, from, state.value, die, terms.atBall, terms.inBox,
         terms.keeperOut, terms.distance, terms.secondary, terms.other, terms.needed(state.value),
         static_cast<int>(result), second);
    settleShot(state, result, from, sink);
}
template <class Sink>
void rollShot(State &state, int die, Sink &sink)
{
    if (!state.stage.keeperSkill) {
        takeShot(state, die, 0, sink);
        return;
    }
    state.stage.firstDie = static_cast<std::int8_t>(die);
    awaitRoll(state, Phase::ShotSecond, state.holder);
}
template <class Sink>
void rollDifficult(State &state, int die, Sink &sink)
{
    const int from = state.shotArea;
    const int modifier = state.tables->charts->shot[static_cast<std::size_t>(from)];
    const ShotResult result = difficultResult(modifier, die);
    tell(state, sink, event::DifficultShot, state.holder, die, modifier, static_cast<int>(result));
    settleShot(state, result, from, sink);
}

/// Pieces of the defending side in its penalty area without the keeper.
template <class Sink>
void rollRebound(State &state, int die, Sink &sink)
{
    const Side side = state.holder;
    const Side other = opposite(side);
    const int attackers = countIn(state.sides[side], area::PX);
    const int defenders = at(state.sides[other].pieces, area::PA);
    const int own = state.rollSum + attackers;
    const int theirs = die + defenders;
    const ShotResult result = own > theirs    ? ShotResult::Goal
                              : own == theirs ? ShotResult::Corner
                                              : ShotResult::Miss;
    tell(state, sink, event::Rebound, side, state.rollSum, attackers, die, defenders,
         static_cast<int>(result));
    if (result == ShotResult::Goal) {
        scoreFrom(state, GoalHow::Rebound, area::PX, sink);
    } else if (result == ShotResult::Corner) {
        settleShot(state, result, area::PX, sink);
    } else {
        // The ball is theirs, in their penalty area; the turn goes on (R11).
        state.holder = other;
        state.ball = static_cast<std::int8_t>(seenBy(other, area::PA));
        state.value = state.rollSum;
        push(state, Task::FetchBall);
    }
}

// Substitution (6.16) -------------------------------------------------------------------------------------

enum class Substitute : std::int8_t { Formation, RemoveYellow, Fresh };
inline constexpr int mostSubstitutes = 3;

/// Codes of a shift between lines: 1 + from * 3 + to.
[[nodiscard]] constexpr OptionCode shiftCode(int from, int to)
{
    return 1 + 3 * from + to;
}
inline void listShifts(const Formation &formation, OptionList &options)
{
    for (int from = 0; from < 3; ++from)
        for (int to = 0; to < 3; ++to)
            if (from != to && formation.of(static_cast<Line>(from)) >= 2 &&
                formation.of(static_cast<Line>(to)) < 6)
                options.add(shiftCode(from, to));
}
inline std::pair<Line, Line> linesOf(OptionCode option)
{
    return {static_cast<Line>((option - 1) / 3), static_cast<Line>((option - 1) % 3)};
}
/// A player of the formation goes from one line to another, from the next turn on. Told by tellShift().
inline void makeShift(State &state, Side side, OptionCode option)
{
    const auto [from, to] = linesOf(option);
    Formation &pending = state.sides[side].pending;
    --pending.at(from);
    ++pending.at(to);
}
template <class Sink>
void tellShift(State &state, Side side, OptionCode option, Sink &sink)
{
    const auto [from, to] = linesOf(option);
    const Formation &pending = state.sides[side].pending;
    tell(state, sink, event::Shift, side, static_cast<int>(from), static_cast<int>(to), pending.men[0],
         pending.men[1], pending.men[2]);
}
template <class Sink>
std::pair<Line, Line> shift(State &state, Side side, OptionCode option, Sink &sink)
{
    makeShift(state, side, option);
    tellShift(state, side, option, sink);
    return linesOf(option);
}

inline void listSubstitutes(const State &state, OptionList &options)
{
    options.add(static_cast<int>(Substitute::Formation));
    if (state.sides[state.stage.side].yellowsHeld > 0)
        options.add(static_cast<int>(Substitute::RemoveYellow));
    if (state.options().condition)
        options.add(static_cast<int>(Substitute::Fresh));
}
template <class Sink>
void replaceNamed(State &state, Side side, int off, int enters, Sink &sink)
{
    SideState &own = state.sides[side];
    const Line line = enters == bookedOnesLine ? lineFrom(own, off) : static_cast<Line>(enters);
    goOff(own, off);
    // With nobody left on the bench the names stay as they are.
    if (!bringSomebodyOn(state, side, off, line, sink))
        comeBack(own, off);
}
template <class Sink>
void replaceSomebody(State &state, Side side, Line leaves, int enters, Sink &sink)
{
    const bool booked = enters == bookedOnesLine;
    const int off = drawReplaced(state, side, leaves, booked);
    if (firstOfBench(state, side, leaves) != noName &&
        asksForName(state, Phase::OffPick, side, mayMakeRoom(state, side, leaves, booked), off))
        state.pick.a = static_cast<std::int8_t>(enters);
    else
        replaceNamed(state, side, off, enters, sink);
}
template <class Sink>
void chooseSubstitute(State &state, OptionCode option, Sink &sink)
{
    const Side side = state.decider;
    SideState &own = state.sides[side];
    ++own.substitutions;
    tell(state, sink, event::Substitution, side, option, mostSubstitutes - own.substitutions);
    switch (static_cast<Substitute>(option)) {
    case Substitute::Formation:
        push(state, Task::ShiftLine, side, 1, 1);
        return;
    case Substitute::RemoveYellow:
        --own.yellowsHeld;
        push(state, Task::Replace, side, static_cast<int>(Line::Midfield), bookedOnesLine);
        return;
    case Substitute::Fresh:
        push(state, Task::Fresh, side);
        return;
    }
}
/// A shift of the formation that was asked for: by a substitution, or by Trained formation change.
template <class Sink>
void chooseShift(State &state, OptionCode option, Sink &sink)
{
    const Side side = state.decider;
    const auto [from, to] = shift(state, side, option, sink);
    if (state.why == 0) {
        if (state.points > 1)
            push(state, Task::ShiftLine, side, state.points - 1, 0);
        return;
    }
    if (state.options().condition && state.period >= Period::SecondHalf)
        push(state, Task::Strengthen, side, static_cast<int>(to));
    push(state, Task::Replace, side, static_cast<int>(from), static_cast<int>(to));
}
inline void beginFresh(State &state, Side side)
{
    state.rollCount = 0;
    if (canUse(state, side, Skill::WidePlayerMaterial))
        ask(state, Phase::WideWindow, side);
    else
        awaitRoll(state, Phase::FreshFirst, side);
}
template <class Sink>
void chooseWide(State &state, OptionCode option, Sink &sink)
{
    if (option != passCode) {
        useSkill(state, state.decider, Skill::WidePlayerMaterial, sink);
        state.rollCount = 2;
    }
    awaitRoll(state, Phase::FreshFirst, state.decider);
}
template <class Sink>
void rollFresh(State &state, int die, Sink & /*sink*/)
{
    const int sum = state.rollSum + die - state.rollCount;
    push(state, Task::Gain, state.rollSide, sum * 10 > clockOf(state) ? 1 : 2, static_cast<int>(Why::Fresh));
}

} // namespace touchline::fuba
