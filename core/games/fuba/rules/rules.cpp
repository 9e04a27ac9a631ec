// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/fuba/rules/rules.h"

#include "core/match/state/phase_table.h"

namespace touchline::fuba {

namespace {

using Row = PhaseRow<State, Teller>;
using TaskOf = TaskRow<State, Teller, Todo>;

// What is offered -------------------------------------------------------------------------------------------

void listMoveTypes(const State &state, OptionList &options)
{
    const SideState &own = state.sides[state.decider];
    for (int kind = 0; kind <= static_cast<int>(MoveKind::Forward); ++kind)
        if (kind != static_cast<int>(MoveKind::Defence) || !own.noDefence)
            options.add(kind);
    if (canUse(state, state.decider, Skill::HighCondition))
        options.add(static_cast<int>(MoveKind::HighCondition));
}

void listRemovable(const State &state, OptionList &options)
{
    for (int area = 0; area < areaCount; ++area)
        if (at(state.sides[state.decider].pieces, area) > 0)
            options.add(area);
}

void listFreeMoves(const State &state, OptionList &options)
{
    options.add(doneCode);
    MoveFinder(state, state.decider, allMoves, false).each([&](const PieceMove &move) {
        options.add(move.code());
    });
}

void listGoalLine(const State &state, OptionList &options)
{
    options.add(doneCode);
    eachGoalLineMove(state, state.decider, [&](const PieceMove &move) { options.add(move.code()); });
}

void listKeeperPlaces(const State &state, OptionList &options)
{
    const Areas places = keeperPlaces(state, state.decider);
    // His penalty area first.
    for (int area = 0; area < areaCount; ++area)
        if (has(places, area))
            options.add(area);
}

void listKeeperSkill(const State &state, OptionList &options)
{
    options.add(passCode);
    if (canUse(state, state.decider, Skill::SkilledGoalkeeper))
        options.add(skillCode(Skill::SkilledGoalkeeper));
}

void listSubstituteCounts(const State &state, OptionList &options)
{
    for (int count = 1; count <= mostSubstitutes - state.sides[state.decider].substitutions; ++count)
        options.add(count);
}

void listPendingShifts(const State &state, OptionList &options)
{
    listShifts(state.sides[state.decider].pending, options);
}

// Answers ---------------------------------------------------------------------------------------------------

Side visitors(const State & /*state*/)
{
    return Side::Away;
}

Side withoutBall(const State &state)
{
    return opposite(state.holder);
}

Side same(const State &state)
{
    return state.rollSide;
}

/// The first of two dice is kept, and the second one is due.
template <std::int8_t State::*first, Phase second, Side (*whose)(const State &)>
void keepFirst(State &state, int die)
{
    state.*first = static_cast<std::int8_t>(die);
    awaitRoll(state, second, whose(state));
}

/// Of the two dice of a skill in a stage.
template <void (*settleBoth)(State &, int, int, const Teller &)>
void withFirst(State &state, int die, const Teller &teller)
{
    settleBoth(state, state.stage.firstDie, die, teller);
}

template <Phase roll>
void letActor(State &state, OptionCode option, const Teller &teller)
{
    chooseActor(state, option, roll, teller);
}

template <void (*settleBoth)(State &, int, int, const Teller &)>
void dropDie(State &state, OptionCode option, const Teller &teller)
{
    const auto [kept, dropped] = keptAndDropped(state, option);
    settleBoth(state, kept, dropped, teller);
}

void chooseLoss(State &state, OptionCode option, const Teller &teller)
{
    loseCondition(state, state.decider, static_cast<Line>(option), 1, static_cast<Why>(state.why), teller);
}

void chooseCorner(State &state, OptionCode option, const Teller &teller)
{
    awardCorner(state, state.decider, option, teller);
}

void chooseKeeperSkill(State &state, OptionCode option, const Teller &teller)
{
    state.stage.keeperSkill = option != passCode;
    if (state.stage.keeperSkill)
        useSkill(state, state.decider, Skill::SkilledGoalkeeper, teller);
}

void chooseSubstituteCount(State &state, OptionCode option)
{
    for (int left = 0; left < option; ++left)
        push(state, Task::Substitutes, state.decider);
}

void nameScorer(State &state, Side /*side*/, int name, int how, const Teller &teller)
{
    scoreGoal(state, static_cast<GoalHow>(how), name, teller);
}

void nameAssist(State &state, Side side, int name, const Teller &teller)
{
    tellAssist(state, side, name, teller);
    afterGoal(state, teller);
}

/// Goes on with the name that was asked for; `rule` takes what it had to remember.
template <auto rule>
void takeName(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const NamePick pick = state.pick;
    state.pick = {};
    const int name = option == byTheRules ? pick.byRule : option - nameCode(0);
    if constexpr (std::is_invocable_v<decltype(rule), State &, Side, int, const Teller &>)
        rule(state, side, name, teller);
    else if constexpr (std::is_invocable_v<decltype(rule), State &, Side, int, int, const Teller &>)
        rule(state, side, name, int{pick.a}, teller);
    else
        rule(state, side, name, int{pick.a}, static_cast<Line>(pick.b), teller);
}

// Tasks -----------------------------------------------------------------------------------------------------

void askAdjustment(State &state, Side side, int made)
{
    state.placing.made = static_cast<std::int8_t>(made);
    ask(state, Phase::SetUpAdjust, side);
}

void testTiredness(State &state, Side side, int sum, int count)
{
    state.rollSum = static_cast<std::int8_t>(sum);
    state.rollCount = static_cast<std::int8_t>(count);
    awaitRoll(state, Phase::Tired, side);
}

void askFetch(State &state)
{
    if (needsFetch(state))
        ask(state, Phase::Fetch, state.holder);
}

void askAction(State &state)
{
    if (state.stage.count < state.stage.most)
        ask(state, Phase::ActionChoice, state.stage.side);
}

void askShift(State &state, Side side, int left, int bySubstitution)
{
    state.points = static_cast<std::int8_t>(left);
    state.why = static_cast<std::int8_t>(bySubstitution);
    ask(state, Phase::ShiftLine, side);
}

/// The end: first what the next match inherits.
void endOrCarry(State &state, bool carried, const Teller &teller)
{
    if (carried)
        return finish(state, teller);
    push(state, Task::Finish, Side::Home, 1);
    if (state.options().c1) {
        push(state, Task::Carry, Side::Away);
        push(state, Task::Carry, Side::Home);
    }
}

constexpr std::array phases{
    Row{Phase::Running},
    Row::roll<keepFirst<&State::tossHome, Phase::TossAway, visitors>>(Phase::TossHome, "P5", "toss, home",
                                                                      d6),
    Row::roll<rollToss>(Phase::TossAway, "P5", "toss, away", d6),
    Row::roll<keepFirst<&State::holderDie, Phase::ControlOther, withoutBall>>(
        Phase::ControlHolder, "T2", "control, team with the ball", d6),
    Row::roll<rollControl>(Phase::ControlOther, "T2", "control, other team", d6),
    Row::roll<rollTired>(Phase::Tired, "T3", "tiredness", d6),
    Row::roll<keepFirst<&State::eventHolderDie, Phase::EventOther, withoutBall>>(
        Phase::EventHolder, "T4", "special event, team with the ball", d6),
    Row::roll<rollEvent>(Phase::EventOther, "T4", "special event, other team", d6),
    Row::roll<rollYellow>(Phase::YellowRoll, "T4a", "yellow card", d6),
    Row::roll<rollYellowSecond>(Phase::YellowSecond, "T4a", "yellow card, second die", d6),
    Row::roll<rollRed>(Phase::RedRoll, "T4b", "red card", d6),
    Row::roll<rollRedSecond>(Phase::RedSecond, "T4b", "red card, second die", d6),
    Row::roll<rollInjury>(Phase::InjuryRoll, "T4d", "injury", d6),
    Row::roll<rollFans>(Phase::FansRoll, "W4", "fanatic fans", d6),
    Row::roll<rollHighCondition>(Phase::ConditionRoll, "N3", "high condition", d6),
    Row::roll<rollPress>(Phase::PressRoll, "N5", "pressing", d6),
    Row::roll<withFirst<settlePress>>(Phase::PressSecond, "N5", "pressing, second die", d6),
    Row::roll<rollShot>(Phase::ShotRoll, "N6", "goal attempt", d6),
    Row::roll<withFirst<takeShot>>(Phase::ShotSecond, "N6", "goal attempt, second die", d6),
    Row::roll<rollDifficult>(Phase::DifficultRoll, "N6", "difficult attempt", d6),
    Row::roll<keepFirst<&State::rollSum, Phase::ReboundOther, withoutBall>>(Phase::ReboundHolder, "N6",
                                                                            "rebound, attackers", d6),
    Row::roll<rollRebound>(Phase::ReboundOther, "N6", "rebound, defenders", d6),
    Row::roll<keepFirst<&State::rollSum, Phase::FreshSecond, same>>(Phase::FreshFirst, "N7", "fresh player",
                                                                    d6),
    Row::roll<rollFresh>(Phase::FreshSecond, "N7", "fresh player, second die", d6),
    Row::roll<rollSpotKick>(Phase::SpotKick, "PK3", "penalty", d6),
    Row::roll<keepFirst<&State::tossHome, Phase::ShootOutAway, visitors>>(Phase::ShootOutHome, "E2",
                                                                          "first kick, home", d6),
    Row::roll<rollShootOut>(Phase::ShootOutAway, "E2", "first kick, away", d6),
    Row::roll<keepFirst<&State::cardRoll, Phase::CarrySecond, same>>(Phase::CarryFirst, "C1", "yellow cards",
                                                                     d6),
    Row::roll<rollCarry>(Phase::CarrySecond, "C1", "yellow cards, second die", d6),
    Row::roll<rollCarryInjury>(Phase::CarryInjury, "C1", "injuries", d6),
    Row::choice<listFormations, chooseFormation>(Phase::FormationChoice, "P1", "formation"),
    Row::choice<listRoles, chooseRole>(Phase::RoleChoice, "P2", "role"),
    Row::choice<listSkills, chooseSkill>(Phase::SkillChoice, "P3", "skill"),
    Row::choice<listLoss, chooseLoss>(Phase::LoseCondition, "P4-", "line that loses condition"),
    Row::choice<Row::offer<0, 1, 2>, chooseGain>(Phase::GainCondition, "P4+", "line that gains condition"),
    Row::choice<Row::offer<0, 1>, chooseKickSide>(Phase::KickSide, "P6", "begin with or without the ball"),
    Row::choice<Row::offerRange<standardPlan, defensivePlan>, chooseSetUpPlan>(Phase::SetUpPlan, "S1",
                                                                               "set-up"),
    Row::choice<listPlaces, choosePlace>(Phase::SetUpPlace, "S1a", "area of the next player"),
    Row::choice<listKeeperPlaces, chooseKeeperPlace>(Phase::SetUpKeeper, "S1k", "area of the keeper"),
    Row::choice<listAdjustments, chooseAdjustment>(Phase::SetUpAdjust, "S3", "move after the set-up"),
    Row::choice<Row::offer<0, 1>, chooseTimekeeper>(Phase::Timekeeper, "W0", "the half has lasted an hour"),
    Row::choice<Row::offer<0, 1>, chooseBeforeTarget>(Phase::BeforeTarget, "W1", "skill before the pass"),
    Row::choice<listTargets, chooseTarget>(Phase::Target, "T1", "where the ball is played"),
    Row::choice<Row::offer<0, 1>, chooseTrap>(Phase::AfterTarget, "W2", "skill against the pass"),
    Row::choice<Row::offer<0, 1>, letActor<Phase::YellowRoll>>(Phase::ActorYellow, "T4w",
                                                               "actor on the yellow card"),
    Row::choice<Row::offer<0, 1>, letActor<Phase::RedRoll>>(Phase::ActorRed, "T4x", "actor on the red card"),
    Row::choice<Row::offer<0, 1>, dropDie<settleYellow>>(Phase::ActorDropYellow, "T4y",
                                                         "die to drop, yellow card"),
    Row::choice<Row::offer<0, 1>, dropDie<settleRed>>(Phase::ActorDropRed, "T4z", "die to drop, red card"),
    Row::choice<listRemovable, chooseRemoved>(Phase::Remove, "T4c", "where a player leaves"),
    Row::choice<Row::offer<0, 1>, chooseInjurySubstitute>(Phase::InjurySubstitute, "T4s",
                                                          "substitute for the injured player"),
    Row::choice<listFreeMoves, chooseFreeMove>(Phase::EventMove, "T4e", "free move"),
    Row::choice<listFetches, chooseFetch>(Phase::Fetch, "T5", "who fetches the ball"),
    Row::choice<listOrderSkills, chooseOrder>(Phase::OrderWindow, "W3", "skill on the order"),
    Row::choice<listStageSkills, chooseStageSkill>(Phase::OpponentWindow, "W4o", "skill against the stage"),
    Row::choice<listStageSkills, chooseStageSkill>(Phase::StageWindow, "W4", "skill for the stage"),
    Row::choice<listActions, chooseAction>(Phase::ActionChoice, "N1", "action"),
    Row::choice<listCreative, chooseCreative>(Phase::CreativeMove, "N1c",
                                              "where the creative midfielder plays"),
    Row::choice<Row::offer<0, 1>, chooseBoost>(Phase::Boost, "N2", "condition point"),
    Row::choice<listMoveTypes, chooseMoveType>(Phase::MoveType, "N3", "type of movement"),
    Row::choice<listMoves, chooseMove>(Phase::Move, "N4", "move"),
    Row::choice<listAfterMoves, chooseAfterMoves>(Phase::AfterMove, "W6", "skill after the movement"),
    Row::choice<listPressSkills, choosePressSkill>(Phase::PressWindow, "N5w", "skill on pressing"),
    Row::choice<listFullbacks, chooseFullbacks>(Phase::FullbacksWindow, "W7", "where the fullbacks play"),
    Row::choice<listShotSkills, chooseShotSkill>(Phase::ShotWindow, "N6w", "skill on the attempt"),
    Row::choice<listKeeperSkill, chooseKeeperSkill>(Phase::KeeperWindow, "N6k", "skill of the keeper"),
    Row::choice<listSubstituteCounts, chooseSubstituteCount>(Phase::SubstituteCount, "N7",
                                                             "number of substitutions"),
    Row::choice<listSubstitutes, chooseSubstitute>(Phase::SubstituteKind, "N7k", "kind of substitution"),
    Row::choice<listPendingShifts, chooseShift>(Phase::ShiftLine, "N7f", "change of formation"),
    Row::choice<Row::offer<0, 1>, chooseWide>(Phase::WideWindow, "N7w", "skill on the fresh player"),
    Row::choice<listGoalLine, chooseGoalLine>(Phase::GoalLine, "N8", "move off the goal line"),
    Row::choice<Row::offer<0, 1>, chooseTrainedChange>(Phase::FormationWindow, "W5", "skill after the stage"),
    Row::choice<listFreeMoves, chooseQuickMove>(Phase::QuickMove, "F1", "move at the kick"),
    Row::choice<Row::offer<0, 1>, chooseKickShot>(Phase::KickShot, "F2", "shoot or play on"),
    Row::choice<Row::offer<0, 1, 2>, chooseDive>(Phase::Dive, "PK2", "dive of the keeper"),
    Row::choice<Row::offer<0, 1, 2>, chooseSpot>(Phase::Spot, "PK3", "spot of the penalty"),
    Row::choice<Row::offer<area::LC, area::RC>, chooseCorner>(Phase::CornerSide, "K1", "side of the corner"),
    Row::choice<Row::offer<0, 1>, chooseGoalKick>(Phase::GoalKick, "G1", "goal kick"),
    Row::choice<listNames, takeName<nameScorer>>(Phase::ScorerPick, "NAME-GOAL", "who scores"),
    Row::choice<listNames, takeName<nameAssist>>(Phase::AssistPick, "NAME-ASSIST", "who made the goal"),
    Row::choice<listNames, takeName<bookNamed>>(Phase::BookedPick, "NAME-YELLOW", "who is booked"),
    Row::choice<listNames, takeName<sendOffNamed>>(Phase::SentOffPick, "NAME-RED", "who is sent off"),
    Row::choice<listNames, takeName<injureNamed>>(Phase::InjuredPick, "NAME-INJURY", "who is injured"),
    Row::choice<listNames, takeName<replaceNamed>>(Phase::OffPick, "NAME-OFF", "who makes room"),
    Row::choice<listNames, takeName<bringOn>>(Phase::OnPick, "NAME-ON", "who comes on"),
    Row::choice<listNames, takeName<takePenaltyKick>>(Phase::PenaltyPick, "NAME-PENALTY",
                                                      "who takes the penalty"),
    Row::choice<listNames, takeName<takeShootOutKick>>(Phase::KickerPick, "NAME-KICK", "who takes the kick"),
    Row::choice<listHalfTime, chooseHalfTime>(Phase::HalfTime, "H1", "formation of the second half"),
    Row{Phase::Over},
};
static_assert(isWhole(phases));

constexpr std::array tasks{
    TaskOf::asks<Phase::FormationChoice>(Task::Formation),
    TaskOf::asks<Phase::RoleChoice>(Task::Roles),
    TaskOf::of<askSkill>(Task::SkillChoices),
    TaskOf::of<reveal>(Task::Reveal),
    TaskOf::of<lose>(Task::Lose),
    TaskOf::of<gain>(Task::Gain),
    TaskOf::of<beginToss>(Task::Toss),
    TaskOf::of<[](State &state, int period, const Teller &teller) {
        beginHalf(state, static_cast<Period>(period), teller);
    }>(Task::BeginHalf),
    TaskOf::of<[](State &state, int kind, const Teller &teller) {
        beginSetUp(state, static_cast<SetUpKind>(kind), teller);
    }>(Task::SetUp),
    TaskOf::of<beginSide>(Task::SetUpSide),
    TaskOf::of<placeOn>(Task::PlaceOn),
    TaskOf::of<askAdjustment>(Task::Adjust),
    TaskOf::of<finishSetUp>(Task::SetUpDone),
    TaskOf::of<beginTurn>(Task::BeginTurn),
    TaskOf::of<firstWindow>(Task::FirstWindow),
    TaskOf::of<[](State &state) { ask(state, Phase::Target, state.holder); }>(Task::ChooseTarget),
    TaskOf::of<play>(Task::Play),
    TaskOf::of<testTiredness>(Task::TirednessTest),
    TaskOf::of<check>(Task::Check),
    TaskOf::of<beginYellow>(Task::Yellow),
    TaskOf::of<bookSomebody>(Task::Book),
    TaskOf::of<beginRed>(Task::Red),
    TaskOf::of<askRemoved>(Task::RemovePiece),
    TaskOf::of<injure>(Task::Injure),
    TaskOf::asks<Phase::EventMove>(Task::FreeMove),
    TaskOf::of<giveFreeKick>(Task::GiveFreeKick),
    TaskOf::of<beginQuickMoves>(Task::QuickMoves),
    TaskOf::of<[](State &state, Side side, int, int isAnswer) { quickOn(state, side, isAnswer != 0); }>(
        Task::QuickOn),
    TaskOf::of<shotOrPlay>(Task::ShotOrPlay),
    TaskOf::of<askFetch>(Task::FetchBall),
    TaskOf::of<newValue>(Task::NewValue),
    TaskOf::asks<Phase::OrderWindow>(Task::OrderWindow),
    TaskOf::of<beginStages>(Task::Stages),
    TaskOf::of<beginStage>(Task::Stage),
    TaskOf::of<stageWindows>(Task::StageWindows),
    TaskOf::of<askAction>(Task::Actions),
    TaskOf::of<endStage>(Task::EndStage),
    TaskOf::asks<Phase::GoalLine>(Task::GoalLineMoves),
    TaskOf::of<askShift>(Task::ShiftLine),
    TaskOf::of<act>(Task::Act),
    TaskOf::of<moveOn>(Task::MoveOn),
    TaskOf::asks<Phase::AfterMove>(Task::AfterMoves),
    TaskOf::asks<Phase::PressRoll>(Task::PressRolls),
    TaskOf::asks<Phase::FullbacksWindow>(Task::Fullbacks),
    TaskOf::asks<Phase::KeeperWindow>(Task::KeeperSkill),
    TaskOf::asks<Phase::ShotRoll>(Task::ShootNow),
    TaskOf::of<cornerFor>(Task::CornerFor),
    TaskOf::of<takePenalty>(Task::TakePenalty),
    TaskOf::asks<Phase::SubstituteKind>(Task::Substitutes),
    TaskOf::of<beginFresh>(Task::Fresh),
    TaskOf::of<[](State &state, Side side, int leaves, int enters, const Teller &teller) {
        replaceSomebody(state, side, static_cast<Line>(leaves), enters, teller);
    }>(Task::Replace),
    TaskOf::of<[](State &state, Side side, int line, const Teller &teller) {
        gainCondition(state, side, static_cast<Line>(line), 1, Why::Strengthened, teller);
    }>(Task::Strengthen),
    TaskOf::of<endTurn>(Task::EndTurn),
    TaskOf::of<endHalf>(Task::EndHalf),
    TaskOf::asks<Phase::HalfTime>(Task::HalfTimeChange),
    TaskOf::of<decide>(Task::Decide),
    TaskOf::of<beginKick>(Task::Kick),
    TaskOf::of<carry>(Task::Carry),
    TaskOf::of<carryInjury>(Task::CarryInjury),
    TaskOf::of<endOrCarry>(Task::Finish),
};
static_assert(isWhole(tasks));

using RuleSteps = TableSteps<phases, tasks>;

} // namespace

constinit const std::array<RollPrompt, phaseCount> phasePrompts = promptsOf(phases);

void listOptions(const State &state, OptionList &options)
{
    RuleSteps::list(state, options);
}

void settle(State &state, const Teller &teller, OptionList &due)
{
    RuleSteps::settle(state, teller, due);
}

void applyRoll(State &state, int value, const Teller &teller, OptionList &due)
{
    const Phase phase = state.phase;
    state.phase = Phase::Running;
    state.nameKey = (state.nameKey ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15ULL;
    RuleSteps::roll(state, phase, value, teller, due);
}

void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due)
{
    RuleSteps::choose(state, option, teller, due);
}

State startMatch(const MatchTables &tables, const Teller &teller)
{
    State state;
    state.tables = &tables;
    state.nameKey = tables.nameKey;
    state.turn = 1;
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        const TeamSheet &team = tables.teams[side];
        own.onPitch = team.starters;
        own.bench = team.bench;
        own.line = team.startLine;
    }
    teller.all(state, EventKind::MatchStart);
    push(state, Task::Reveal);
    if (tables.options.skills)
        for (const Side side : {Side::Away, Side::Home})
            push(state, Task::SkillChoices, side);
    if (tables.options.roles)
        for (const Side side : {Side::Away, Side::Home})
            push(state, Task::Roles, side);
    for (const Side side : {Side::Away, Side::Home})
        push(state, Task::Formation, side);
    OptionList due;
    settle(state, teller, due);
    return state;
}

} // namespace touchline::fuba
