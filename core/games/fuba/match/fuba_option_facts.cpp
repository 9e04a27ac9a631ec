// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/choices.h"
#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/rules/shot_chances.h"

#include <QtGlobal>

#include <utility>

namespace touchline::fuba {

namespace {

/// By Line: one, and several.
constexpr std::array<std::pair<const char *, const char *>, lineCount> conditionPoints{
    {{QT_TRANSLATE_NOOP("core", "condition point, defence"),
      QT_TRANSLATE_NOOP("core", "%1 condition points, defence")},
     {QT_TRANSLATE_NOOP("core", "condition point, midfield"),
      QT_TRANSLATE_NOOP("core", "%1 condition points, midfield")},
     {QT_TRANSLATE_NOOP("core", "condition point, attack"),
      QT_TRANSLATE_NOOP("core", "%1 condition points, attack")}}};
// As ShotChances counts.
constexpr int shotChanceParts = 1296;

constexpr std::array<const char *, lineCount> conditionChanges{
    QT_TRANSLATE_NOOP("core", "Condition of the defence: %1 → %2."),
    QT_TRANSLATE_NOOP("core", "Condition of the midfield: %1 → %2."),
    QT_TRANSLATE_NOOP("core", "Condition of the attack: %1 → %2.")};

void paysCondition(OptionFacts &facts, const State &state, Side side, Line line, int count)
{
    if (count <= 0)
        return;
    const auto place = static_cast<std::size_t>(line);
    const int before = conditionOf(state.sides[side], line);
    const auto &[one, several] = conditionPoints[place];
    facts.prices.push_back({{one, {}}, several, count});
    facts.effects.push_back(
        {conditionChanges[place], {QString::number(before), QString::number(before - count)}});
}

void paysSkill(OptionFacts &facts, const State &state, Side side, Skill skill, Line line)
{
    const SideState &own = state.sides[side];
    const int cost = costOf(own, skill);
    if (cost > 0)
        paysCondition(facts, state, side, line, cost);
    else if ((own.revealed & bitOf(skill)) == 0)
        facts.effects.push_back(
            {QT_TRANSLATE_NOOP("core", "The first use costs nothing; the other side learns of the skill."),
             {}});
}

/// Nothing can be used between the choice of the attempt and its die.
bool shotIsSettled(const State &state)
{
    const Side side = state.holder;
    const SideState &other = state.sides[opposite(side)];
    const bool finisher = ballOf(state, side) == area::PX && canUse(state, side, Skill::ClinicalFinisher);
    // What the other side may still have in secret is not told by leaving the chance out.
    const bool isOpen = !state.options().skills || other.revealed == other.skills;
    return isOpen && !finisher && !canUse(state, opposite(side), Skill::SkilledGoalkeeper);
}

void addShot(const State &state, OptionFacts &facts)
{
    const Side side = state.holder;
    const int from = ballOf(state, side);
    const bool secondary = state.stage.count > 0;
    const int other = state.stage.fans == fansAttempt ? 1 : 0;
    const int needed = shotTerms(state, side, from, secondary, other).needed(state.value);
    if (needed > 6)
        facts.effects.push_back(
            {QT_TRANSLATE_NOOP("core", "A goal needs a 6, and then more than the distance takes away."), {}});
    else
        facts.effects.push_back(
            {QT_TRANSLATE_NOOP("core", "A goal needs %1 or more."), {QString::number(std::max(needed, 1))}});
    if (!shotIsSettled(state))
        return;
    facts.chance = OptionChance{{QT_TRANSLATE_NOOP("core", "goal"), {}},
                                shotChances(state, side, from, state.value, secondary, other).goal,
                                shotChanceParts};
}

OptionFacts conditionFacts(const State &state, OptionCode option, int change)
{
    OptionFacts facts;
    const auto line = static_cast<Line>(option);
    const int before = conditionOf(state.sides[state.decider], line);
    facts.effects.push_back({conditionChanges[static_cast<std::size_t>(option)],
                             {QString::number(before), QString::number(before + change)}});
    return facts;
}

Message whyNoTarget(const State &state, int to)
{
    const Side side = state.holder;
    if (!has(reachedAreas(state), to)) {
        if (countIn(state.sides[side], to) > 0)
            return {QT_TRANSLATE_NOOP("core", "Your pieces there are offside."), {}};
        return {QT_TRANSLATE_NOOP("core", "None of your pieces that is not offside is there or beside it."),
                {}};
    }
    if (!mayTargetReached(state, to)) {
        if (state.value == 6)
            return {QT_TRANSLATE_NOOP("core", "With a ball value of 6 the ball goes one area at most."), {}};
        return {QT_TRANSLATE_NOOP("core", "Who takes the kick cannot play it to himself."), {}};
    }
    return {QT_TRANSLATE_NOOP("core", "The ball value would be %1; more than 6 is not allowed."),
            {QString::number(valueAfterPass(state, to, false))}};
}

Message whyNoPressing(const State &state, Side side, bool isAggressive)
{
    if (side == state.holder)
        return {QT_TRANSLATE_NOOP("core", "Only the side without the ball presses."), {}};
    if (state.noPress)
        return {QT_TRANSLATE_NOOP("core", "There is no pressing at a goal kick."), {}};
    if (!isAggressive)
        return {QT_TRANSLATE_NOOP("core", "You have fewer pieces at the ball than the other side."), {}};
    if (!state.options().aggressivePressing)
        return {QT_TRANSLATE_NOOP("core", "This match is played without aggressive pressing."), {}};
    if (weightAtBall(state, side) == 0)
        return {QT_TRANSLATE_NOOP("core", "None of your pieces is at the ball."), {}};
    return {QT_TRANSLATE_NOOP("core", "The line has no condition point left."), {}};
}

Message whyNoAttempt(const State &state, Side side)
{
    if (side != state.holder)
        return {QT_TRANSLATE_NOOP("core", "Only the side with the ball shoots."), {}};
    if (state.atSpot)
        return {QT_TRANSLATE_NOOP("core", "The ball is at the corner spot."), {}};
    const auto place = static_cast<std::size_t>(ballOf(state, side));
    if (state.tables->charts->shot[place] == Charts::noShot)
        return {QT_TRANSLATE_NOOP("core", "There are no goal attempts from this area."), {}};
    return {QT_TRANSLATE_NOOP("core", "From here only while the keeper is away from his penalty area."), {}};
}

Message whyNoCreative(const State &state, Side side)
{
    if (side != state.holder || state.ball != area::CC)
        return {QT_TRANSLATE_NOOP("core", "Only with the ball in the centre area."), {}};
    if (state.noPress)
        return {QT_TRANSLATE_NOOP("core", "Not at a goal kick."), {}};
    if (!canUse(state, side, Skill::CreativeMidfielder))
        return {QT_TRANSLATE_NOOP("core", "The line cannot pay for the skill."), {}};
    return {QT_TRANSLATE_NOOP("core", "None of your pieces beside the centre is onside."), {}};
}

Message whyNoAction(const State &state, Action action)
{
    const StageState &stage = state.stage;
    const Side side = stage.side;
    if (stage.mustShoot && stage.count == 0 && mayShoot(state, side))
        return {QT_TRANSLATE_NOOP("core", "The first action has to be the goal attempt."), {}};
    if ((stage.done & kindBit(action)) != 0)
        return {QT_TRANSLATE_NOOP("core", "Each kind of action once in a stage."), {}};
    switch (action) {
    case Action::Pressing:
    case Action::Aggressive:
        return whyNoPressing(state, side, action == Action::Aggressive);
    case Action::GoalAttempt:
        return whyNoAttempt(state, side);
    case Action::Substitution:
        return state.options().substitutions
                   ? Message{QT_TRANSLATE_NOOP("core", "All three substitutions are made."), {}}
                   : Message{QT_TRANSLATE_NOOP("core", "This match is played without substitutions."), {}};
    case Action::Creative:
        return whyNoCreative(state, side);
    case Action::Movement:
    case Action::Adjustment:
    case Action::None:
        break;
    }
    return {QT_TRANSLATE_NOOP("core", "The first two actions of a stage are taken, whatever they are."), {}};
}

} // namespace

/// C2: another formation than the team's own takes a point of a line.
OptionFacts formationFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const TeamSheet &team = state.tables->teams[state.decider];
    if (option == team.primary.code())
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "The team's own formation."), {}});
    else if (state.options().c2)
        facts.prices.push_back({{QT_TRANSLATE_NOOP("core", "condition point of a line of your choice"), {}}});
    return facts;
}

OptionFacts targetFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const int to = option % crossingFlag;
    const bool crossing = option >= crossingFlag;
    facts.effects.push_back(
        {QT_TRANSLATE_NOOP("core", "Ball value: %1 → %2."),
         {QString::number(state.value), QString::number(valueAfterPass(state, to, crossing))}});
    if (crossing)
        paysSkill(facts, state, state.holder, Skill::Crossing, zoneOf(to));
    return facts;
}

OptionFacts boostFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option != useCode)
        return facts;
    paysCondition(facts, state, state.decider, zoneOfTarget(state, state.decider), 1);
    const Action action = state.stage.action;
    const char *text = action == Action::Movement ? QT_TRANSLATE_NOOP("core", "One more move, of any kind.")
                       : action == Action::Adjustment
                           ? QT_TRANSLATE_NOOP("core", "One more piece at the ball in the adjustment.")
                           : QT_TRANSLATE_NOOP("core", "The die of the pressing counts one less.");
    facts.effects.push_back({text, {}});
    return facts;
}

OptionFacts actionFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const Side side = state.stage.side;
    switch (static_cast<Action>(option)) {
    case Action::Aggressive:
        paysCondition(facts, state, side, zoneOf(ballOf(state, side)), 1);
        break;
    case Action::GoalAttempt:
        addShot(state, facts);
        break;
    case Action::Substitution:
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "Substitutions left: %1."),
                                 {QString::number(mostSubstitutes - state.sides[side].substitutions)}});
        break;
    case Action::Creative:
        paysSkill(facts, state, side, Skill::CreativeMidfielder, payingLine(state, side));
        break;
    case Action::Movement:
    case Action::Adjustment:
    case Action::Pressing:
    case Action::None:
        break;
    }
    return facts;
}

OptionFacts moveTypeFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (static_cast<MoveKind>(option) == MoveKind::HighCondition)
        paysSkill(facts, state, state.decider, Skill::HighCondition, payingLine(state, state.decider));
    return facts;
}

/// A dribble past opponents takes the skill.
OptionFacts moveFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == doneCode || option == toggleCode)
        return facts;
    const PieceMove move = PieceMove::ofCode(option);
    if (move.ball && dribbleTo(state, state.decider, move.to) == Dribble::BySkill)
        paysSkill(facts, state, state.decider, Skill::Dribbling, payingLine(state, state.decider));
    return facts;
}

OptionFacts skillFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option != passCode)
        paysSkill(facts, state, state.decider, skillOf(option), payingLine(state, state.decider));
    return facts;
}

void closeActions(const State &state, ClosedOptions<State> &closed)
{
    for (int action = 0; action <= static_cast<int>(Action::None); ++action) {
        // Whoever does not have the skill has nothing to ask for.
        const bool isUnknown = static_cast<Action>(action) == Action::Creative &&
                               (state.sides[state.stage.side].skills & bitOf(Skill::CreativeMidfielder)) == 0;
        if (!closed.legal().contains(action) && !isUnknown)
            closed.add(action, whyNoAction(state, static_cast<Action>(action)));
    }
}

void closeTargets(const State &state, ClosedOptions<State> &closed)
{
    for (int area = 0; area < areaCount; ++area)
        if (!closed.legal().contains(area))
            closed.add(area, whyNoTarget(state, area));
}

void closeSubstitutes(const State & /*state*/, ClosedOptions<State> &closed)
{
    closed.add(static_cast<OptionCode>(Substitute::RemoveYellow),
               {QT_TRANSLATE_NOOP("core", "Nobody of the side is booked."), {}});
    closed.add(static_cast<OptionCode>(Substitute::Fresh),
               {QT_TRANSLATE_NOOP("core", "This match is played without condition points."), {}});
}

void closeMoveTypes(const State & /*state*/, ClosedOptions<State> &closed)
{
    closed.add(static_cast<OptionCode>(MoveKind::Defence),
               {QT_TRANSLATE_NOOP("core", "The special event of this turn forbids it."), {}});
}

OptionFacts loseFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    return conditionFacts(state, option, -1);
}

OptionFacts gainFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    const int room = 6 - conditionOf(state.sides[state.decider], static_cast<Line>(option));
    return conditionFacts(state, option, std::min<int>(state.points, room));
}

} // namespace touchline::fuba
