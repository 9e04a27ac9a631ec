// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule does a task, lists the options of a choice, goes on with an answer.
#include "core/games/oldschool/rules/rules.h"

#include "core/games/oldschool/rules/steps.h"
#include "core/match/state/phase_table.h"

namespace touchline::oldschool {

namespace {

using Row = PhaseRow<State, Teller>;
using TaskOf = TaskRow<State, Teller, Todo>;

void throwToss(State &state)
{
    awaitRoll(state, Phase::TossRoll, Side::Home);
}

constexpr std::array phases{
    Row{Phase::Running},
    Row::roll<rollToss>(Phase::TossRoll, "R-TOSS", "toss, White", d6),
    Row::roll<rollDice>(Phase::BlueRoll, "R-DICE", "Dark Blue", d10),
    Row::roll<rollDice>(Phase::RedRoll, "R-DICE", "Red", d10),
    Row::roll<rollCurl>(Phase::CurlRoll, "R-CURL", "curl, White", d6),
    Row::roll<rollBlock>(Phase::BlockRoll, "R-BLOCK", "block, White", d6),
    Row::roll<rollIntercept>(Phase::InterceptRoll, "R-INTERCEPT", "interception, White", d6),
    Row::roll<rollDive>(Phase::DiveRoll, "R-DIVE", "dive, White", d6),
    Row::roll<rollShotBlock>(Phase::ShotBlockRoll, "R-SHOTBLOCK", "block of a shot, White", d6),
    Row::roll<rollTurnReact>(Phase::TurnReactRoll, "R-TURN", "answer to the turned ball, White", d6),
    Row::roll<rollFeint>(Phase::FeintRoll, "R-FEINT", "feint, White", d6),
    Row::roll<rollDuel>(Phase::DuelRoll, "R-HEAD", "header, White", d6),
    Row::roll<rollFeet>(Phase::FeetRoll, "R-FEET", "control by feet, White", d6),
    Row::roll<rollTackle>(Phase::TackleRoll, "R-TACKLE", "tackle, White", d6),
    Row::roll<rollReferee>(Phase::RefereeRoll, "R-REFEREE", "referee, Light Blue", d6),
    Row::roll<rollCard>(Phase::CardRoll, "R-CARD", "card, White", d6),
    Row::roll<rollPenalty>(Phase::PenaltyRoll, "R-PENALTY", "penalty, shooter, White", d6),
    Row::roll<rollPenaltySave>(Phase::PenaltySaveRoll, "R-PENSAVE", "penalty, goalkeeper, White", d6),
    Row::choice<listFormations, chooseFormation>(Phase::FormationChoice, "C-FORMATION", "formation"),
    Row::choice<listPicks, choosePick>(Phase::PickChoice, "C-PICK", "who plays"),
    Row::choice<listCaptains, chooseCaptain>(Phase::CaptainChoice, "C-CAPTAIN", "captain"),
    Row::choice<Row::offer<ballCode, goalCode>, chooseToss>(Phase::TossChoice, "C-TOSS", "ball or goal"),
    Row::choice<listSubsOff, chooseSubOff>(Phase::SubOff, "C-SUB", "who goes off"),
    Row::choice<listSubsOn, chooseSubOn>(Phase::SubOn, "C-SUBON", "who comes on"),
    Row::choice<listTakers, chooseTaker>(Phase::Taker, "C-TAKER", "who takes it"),
    Row::choice<listPlace, choosePlace>(Phase::Place, "C-PLACE", "who is placed"),
    Row::choice<listPlaceRows, choosePlaceRow>(Phase::PlaceRow, "C-PLACEROW", "row of his place"),
    Row::choice<listPlaceColumns, choosePlaceColumn>(Phase::PlaceColumn, "C-PLACECOL", "column of his place"),
    Row::choice<listActs, chooseAct>(Phase::Act, "C-ACT", "what the attackers do"),
    Row::choice<listMoves, chooseMove>(Phase::MoveTo, "C-MOVETO", "where he moves"),
    Row::choice<listTurnReact, chooseTurnReact>(Phase::TurnReact, "C-TURNREACT",
                                                "who goes for the turned ball"),
    Row::choice<Row::offer<sameDiceCode, newDiceCode>, chooseHead>(Phase::Head, "C-HEAD",
                                                                   "the same dice or new ones"),
    Row::choice<listCrossHeights, chooseCrossHeight>(Phase::CrossHeight, "C-CROSSV", "rows of the cross"),
    Row::choice<listPlays, choosePlay>(Phase::Play, "C-PLAY", "how the ball is played"),
    Row::choice<listThroughRows, chooseThroughRow>(Phase::ThroughRow, "C-THROUGHROW",
                                                   "row of the through pass"),
    Row::choice<listThroughColumns, chooseThroughColumn>(Phase::ThroughColumn, "C-THROUGHCOL",
                                                         "column of the through pass"),
    Row::choice<listCurls, chooseCurl>(Phase::Curl, "C-CURL", "curl"),
    Row::choice<listFeints, chooseFeint>(Phase::FeintOn, "C-FEINT", "whom he feints"),
    Row::choice<listSwitch, chooseSwitch>(Phase::Switch, "C-SWITCH", "past him or not"),
    Row::choice<Row::offer<leftCode, rightCode>, chooseBlockWay>(Phase::BlockWay, "C-BLOCKDIR",
                                                                 "which way it bounces off"),
    Row::choice<Row::offer<noneCode, useCode>, chooseDive>(Phase::Dive, "C-DIVE", "dive or not"),
    Row::choice<listBlockers, chooseBlocker>(Phase::Blocker, "C-BLOCKER", "who blocks the shot"),
    Row::choice<listKeeperReact, chooseKeeperReact>(Phase::KeeperReact, "C-GKREACT",
                                                    "where the goalkeeper goes"),
    Row::choice<listSave, chooseSave>(Phase::Save, "C-SAVE", "corner or back into play"),
    Row::choice<listDefence, chooseAct>(Phase::Defend, "C-DEF", "what the defenders do"),
    Row::choice<Row::offer<noneCode, useCode>, chooseJoker>(Phase::Joker, "C-JOKER", "joker or referee"),
    Row::choice<listAir, chooseAir>(Phase::Air, "C-AIR", "head, feet or leave it"),
    Row::choice<listHeadBy, chooseHeadBy>(Phase::HeadBy, "C-HEADBY", "who heads"),
    Row::choice<listWalk, chooseWalk>(Phase::KeeperWalk, "C-GKWALK", "where the goalkeeper walks"),
    Row{Phase::Over},
};
static_assert(isWhole(phases));

constexpr std::array tasks{
    TaskOf::of<askFormation>(Task::Formation),
    TaskOf::of<pickNext>(Task::PickNext),
    TaskOf::of<askCaptain>(Task::Captain),
    TaskOf::of<throwToss>(Task::Toss),
    TaskOf::of<beginHalf>(Task::BeginHalf),
    TaskOf::of<beginTurn>(Task::BeginTurn),
    TaskOf::of<startRolling>(Task::RollBall),
    TaskOf::of<nextRestart>(Task::RestartNext),
    TaskOf::of<askSubs>(Task::Subs),
    TaskOf::of<needKeeper>(Task::NeedKeeper),
    TaskOf::of<askTaker>(Task::TakerTask),
    TaskOf::of<positionAll>(Task::Position),
    TaskOf::of<askPlace>(Task::PlaceNext),
    TaskOf::of<bringIntoPlay>(Task::BringIntoPlay),
    TaskOf::of<startPhases>(Task::Phases),
    TaskOf::of<askHead>(Task::HeaderPlay),
    TaskOf::of<beginAttack>(Task::AttackPhase),
    TaskOf::of<askAct>(Task::ActNext),
    TaskOf::of<beginDefence>(Task::DefendPhase),
    TaskOf::of<askDefence>(Task::DefendNext),
    TaskOf::of<afterDefence>(Task::AfterDefence),
    TaskOf::of<askAir>(Task::AirNext),
    TaskOf::of<land>(Task::Land),
    TaskOf::of<endTurn>(Task::TurnEnd),
    TaskOf::of<endHalf>(Task::HalfEnd),
    TaskOf::of<afterHalf>(Task::AfterHalf),
    TaskOf::of<nextKick>(Task::Kick),
    TaskOf::of<finish>(Task::Finish),
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
    if (phase == Phase::RefereeRoll)
        state.lightBlue = static_cast<std::int8_t>(value);
    else if (phase != Phase::BlueRoll && phase != Phase::RedRoll)
        state.white = static_cast<std::int8_t>(value);
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
