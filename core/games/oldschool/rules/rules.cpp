// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/oldschool/rules/rules.h"

#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

void performRestart(State &state, const Todo &todo, Side side, const Teller &teller)
{
    switch (todo.task) {
    case Task::RestartNext:
        return nextRestart(state, teller);
    case Task::Subs:
        return askSubs(state, side);
    case Task::NeedKeeper:
        return needKeeper(state, side, teller);
    case Task::TakerTask:
        return askTaker(state);
    case Task::Position:
        return positionAll(state);
    case Task::PlaceNext:
        return askPlace(state, side);
    default:
        return bringIntoPlay(state, teller);
    }
}

void performMatch(State &state, const Todo &todo, Side side, const Teller &teller)
{
    switch (todo.task) {
    case Task::Formation:
        return askFormation(state, side, teller);
    case Task::PickNext:
        return pickNext(state, side, todo.a);
    case Task::Captain:
        return askCaptain(state, side);
    case Task::Toss:
        return awaitRoll(state, Phase::TossRoll, Side::Home);
    case Task::BeginHalf:
        return beginHalf(state, teller);
    case Task::HalfEnd:
        return endHalf(state, teller);
    case Task::AfterHalf:
        return afterHalf(state, teller);
    case Task::Kick:
        return nextKick(state, side);
    default:
        return finish(state, teller);
    }
}

void perform(State &state, const Teller &teller)
{
    const Todo todo = state.todo.pop();
    const Side side = todo.side == 0 ? Side::Home : Side::Away;
    switch (todo.task) {
    case Task::BeginTurn:
        return beginTurn(state, teller);
    case Task::RollBall:
        return startRolling(state, teller);
    case Task::Phases:
        return startPhases(state);
    case Task::HeaderPlay:
        return askHead(state);
    case Task::AttackPhase:
        return beginAttack(state, side);
    case Task::ActNext:
        return askAct(state);
    case Task::DefendPhase:
        return beginDefence(state, side, todo.a != 0);
    case Task::DefendNext:
        return askDefence(state, side);
    case Task::AfterDefence:
        return afterDefence(state);
    case Task::AirNext:
        return askAir(state, side);
    case Task::Land:
        return land(state, teller);
    case Task::TurnEnd:
        return endTurn(state, teller);
    case Task::RestartNext:
    case Task::Subs:
    case Task::NeedKeeper:
    case Task::TakerTask:
    case Task::Position:
    case Task::PlaceNext:
    case Task::BringIntoPlay:
        return performRestart(state, todo, side, teller);
    default:
        return performMatch(state, todo, side, teller);
    }
}

void takeRoll(State &state, Phase phase, int value, const Teller &teller)
{
    switch (phase) {
    case Phase::TossRoll:
        return rollToss(state, value, teller);
    case Phase::BlueRoll:
    case Phase::RedRoll:
        return rollDice(state, value, teller);
    case Phase::CurlRoll:
        return rollCurl(state, value, teller);
    case Phase::BlockRoll:
        return rollBlock(state, value, teller);
    case Phase::InterceptRoll:
        return rollIntercept(state, value, teller);
    case Phase::DiveRoll:
        return rollDive(state, value, teller);
    case Phase::ShotBlockRoll:
        return rollShotBlock(state, value, teller);
    case Phase::TurnReactRoll:
        return rollTurnReact(state, value, teller);
    case Phase::FeintRoll:
        return rollFeint(state, value, teller);
    case Phase::DuelRoll:
        return rollDuel(state, value, teller);
    case Phase::FeetRoll:
        return rollFeet(state, value, teller);
    case Phase::TackleRoll:
        return rollTackle(state, value, teller);
    case Phase::RefereeRoll:
        return rollReferee(state, value, teller);
    case Phase::CardRoll:
        return rollCard(state, value, teller);
    case Phase::PenaltyRoll:
        return rollPenalty(state, value, teller);
    default:
        return rollPenaltySave(state, value, teller);
    }
}

void answerRestart(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::FormationChoice:
        return chooseFormation(state, option, teller);
    case Phase::PickChoice:
        return choosePick(state, option);
    case Phase::CaptainChoice:
        return chooseCaptain(state, option, teller);
    case Phase::TossChoice:
        return chooseToss(state, option, teller);
    case Phase::SubOff:
        return chooseSubOff(state, option);
    case Phase::SubOn:
        return chooseSubOn(state, option, teller);
    case Phase::Taker:
        return chooseTaker(state, option);
    case Phase::Place:
        return choosePlace(state, option);
    case Phase::PlaceRow:
        return choosePlaceRow(state, option);
    default:
        return choosePlaceColumn(state, option);
    }
}

void answerDefence(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    switch (phase) {
    case Phase::TurnReact:
        return chooseTurnReact(state, option);
    case Phase::BlockWay:
        return chooseBlockWay(state, option, teller);
    case Phase::Dive:
        return chooseDive(state, option, teller);
    case Phase::Blocker:
        return chooseBlocker(state, option, teller);
    case Phase::KeeperReact:
        return chooseKeeperReact(state, option, teller);
    case Phase::Save:
        return chooseSave(state, option, teller);
    case Phase::Joker:
        return chooseJoker(state, option, teller);
    case Phase::Air:
        return chooseAir(state, option, teller);
    default:
        return chooseHeadBy(state, option, teller);
    }
}

void answer(State &state, Phase phase, OptionCode option, const Teller &teller)
{
    if (phase < Phase::Act)
        return answerRestart(state, phase, option, teller);
    switch (phase) {
    case Phase::Act:
    case Phase::Defend:
        return chooseAct(state, option, teller);
    case Phase::MoveTo:
        return chooseMove(state, option, teller);
    case Phase::Head:
        return chooseHead(state, option, teller);
    case Phase::CrossHeight:
        return chooseCrossHeight(state, option);
    case Phase::Play:
        return choosePlay(state, option, teller);
    case Phase::ThroughRow:
        return chooseThroughRow(state, option);
    case Phase::ThroughColumn:
        return chooseThroughColumn(state, option, teller);
    case Phase::Curl:
        return chooseCurl(state, option, teller);
    case Phase::FeintOn:
        return chooseFeint(state, option);
    case Phase::Switch:
        return chooseSwitch(state, option, teller);
    case Phase::KeeperWalk:
        return chooseWalk(state, option, teller);
    default:
        return answerDefence(state, phase, option, teller);
    }
}

void addAll(OptionList &options, std::initializer_list<OptionCode> codes)
{
    for (const OptionCode code : codes)
        options.add(code);
}

void listRestart(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::FormationChoice:
        return listFormations(state, options);
    case Phase::PickChoice:
        return listPicks(state, options);
    case Phase::CaptainChoice:
        return listCaptains(state, options);
    case Phase::TossChoice:
        return addAll(options, {ballCode, goalCode});
    case Phase::SubOff:
        return listSubsOff(state, options);
    case Phase::SubOn:
        return listSubsOn(state, options);
    case Phase::Taker:
        return listTakers(state, options);
    case Phase::Place:
        return listPlace(state, options);
    case Phase::PlaceRow:
        return listPlaceRows(state, options);
    default:
        return listPlaceColumns(state, options);
    }
}

void listDefenceAnswers(const State &state, OptionList &options)
{
    switch (state.phase) {
    case Phase::TurnReact:
        return listTurnReact(state, options);
    case Phase::BlockWay:
        return addAll(options, {leftCode, rightCode});
    case Phase::Dive:
    case Phase::Joker:
        return addAll(options, {noneCode, useCode});
    case Phase::Blocker:
        return listBlockers(state, options);
    case Phase::KeeperReact:
        return listKeeperReact(state, options);
    case Phase::Save:
        return listSave(state, options);
    case Phase::Air:
        return listAir(state, options);
    default:
        return listHeadBy(state, options);
    }
}

} // namespace

void listOptions(const State &state, OptionList &options)
{
    options.clear();
    if (state.phase < Phase::Act)
        return listRestart(state, options);
    switch (state.phase) {
    case Phase::Act:
        return listActs(state, options);
    case Phase::Defend:
        return listDefence(state, options);
    case Phase::MoveTo:
        return listMoves(state, options);
    case Phase::Head:
        return addAll(options, {sameDiceCode, newDiceCode});
    case Phase::CrossHeight:
        return listCrossHeights(state, options);
    case Phase::Play:
        return listPlays(state, options);
    case Phase::ThroughRow:
        return listThroughRows(state, options);
    case Phase::ThroughColumn:
        return listThroughColumns(state, options);
    case Phase::Curl:
        return listCurls(state, options);
    case Phase::FeintOn:
        return listFeints(state, options);
    case Phase::Switch:
        return listSwitch(state, options);
    case Phase::KeeperWalk:
        return listWalk(state, options);
    default:
        return listDefenceAnswers(state, options);
    }
}

void settle(State &state, const Teller &teller, OptionList &due)
{
    settleState(state, teller, due, perform, answer);
}

void applyRoll(State &state, int value, const Teller &teller, OptionList &due)
{
    const Phase phase = state.phase;
    state.phase = Phase::Running;
    if (phase == Phase::RefereeRoll)
        state.lightBlue = static_cast<std::int8_t>(value);
    else if (phase != Phase::BlueRoll && phase != Phase::RedRoll)
        state.white = static_cast<std::int8_t>(value);
    takeRoll(state, phase, value, teller);
    settle(state, teller, due);
}

void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due)
{
    answerChoice(state, option, teller, answer);
    settle(state, teller, due);
}

State startMatch(const MatchTables &tables, const Teller &teller)
{
    State state;
    state.tables = &tables;
    state.occupant.fill(static_cast<std::int8_t>(nobody));
    teller.all(state, EventKind::MatchStart);
    std::array<int, 2> men{};
    for (const Side side : bothSides) {
        state.sides[side].substitutions = tables.options.substitutions;
        state.sides[side].jokers = tables.options.jokers;
        state.sides[side].bench = tables.teams[side].available;
        for (int player = 0; player < largestSquad; ++player)
            men[index(side)] += has(tables.teams[side].available, player) ? 1 : 0;
    }
    // Who comes with too few men has lost; of two such sides the one with fewer, else the visitors.
    if (std::min(men[0], men[1]) < fewestMen)
        abandon(state, men[0] < men[1] ? Side::Home : Side::Away, teller);
    else
        beginSetUp(state);
    OptionList due;
    settle(state, teller, due);
    return state;
}

} // namespace touchline::oldschool
