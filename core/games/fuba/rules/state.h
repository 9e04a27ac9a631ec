// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/events.h"
#include "core/games/fuba/rules/phase.h"
#include "core/games/fuba/rules/todo_list.h"
#include "core/games/fuba/team/team_sheet.h"
#include "core/match/event.h"
#include "core/match/state/match_state.h"

#include <array>
#include <cstdint>

namespace touchline::fuba {

using Counts = std::array<std::int8_t, areaCount>;

/// An injured piece that comes back.
struct AbsentPiece
{
    std::int16_t due = 0; ///< turn
    std::int8_t name = noName;

    bool operator==(const AbsentPiece &) const = default;
};

struct SideState
{
    Formation formation;
    /// In force from the next turn.
    Formation pending;
    /// What it chose at half-time, until both have (H1).
    std::int8_t halfTimeShift = 0;
    std::array<std::int8_t, 5> roles{};
    /// Outfield pieces by area (own view), those of them not moved in this turn, and those moved off a goal
    /// line (6.14).
    Counts pieces{};
    Counts unmoved{};
    Counts freed{};
    std::int8_t keeper = area::PA;
    bool keeperMoved = false;
    bool keeperFreed = false;
    bool keeperOut = false; ///< A5: out of his goal area
    /// Outfield pieces still in the game, on the pitch or to come back.
    std::int8_t available = 10;
    std::array<AbsentPiece, 10> absent{};
    std::int8_t absentCount = 0;
    std::int16_t yellowsHeld = 0;
    std::int16_t yellowsReceived = 0;
    std::int16_t reds = 0;
    std::int16_t injuries = 0;
    std::array<std::int8_t, lineCount> condition{};
    bool tired = false;
    std::int8_t substitutions = 0;
    Skills skills = 0;
    Skills revealed = 0;
    Skills usedUp = 0;
    std::int8_t orderCount = 0;
    std::int8_t startCount = 0;
    bool noDefence = false;        ///< event +5
    std::int8_t movesPenalty = 0;  ///< Creative goalkeeper against it
    std::int8_t strongArea = -1;   ///< Stopper, Target man: one piece counts as three here
    std::int8_t nextMatchLoss = 0; ///< C1
    std::int8_t kicks = 0;         ///< shoot-out
    std::int8_t kickGoals = 0;
    Names kicked = 0;
    // Names (3.1)
    std::array<std::int8_t, mostNames> line{};
    Names onPitch = 0;
    Names bench = 0;
    Names booked = 0;
    Names sentOff = 0;

    bool operator==(const SideState &) const = default;
};

enum class Action : std::uint8_t {
    Movement,
    Adjustment,
    Pressing,
    Aggressive,
    GoalAttempt,
    Substitution,
    Creative,
    None
};
enum class MoveKind : std::uint8_t { Defence, Midfield, Forward, HighCondition };

/// The stage in progress.
struct StageState
{
    Side side = Side::Home;
    std::int8_t number = 0; ///< 0 none, 1 first, 2 second
    std::uint8_t done = 0;  ///< kinds of actions taken, by bit
    std::int8_t count = 0;
    std::int8_t most = 2;
    Skills windowPassed = 0; ///< skills that were offered or used in the window that is open
    std::int8_t fans = 0;    ///< roll of Fanatic fans
    std::int8_t pressBonus = 0;
    bool mustShoot = false; ///< Goal poacher, direct free kick
    // The action
    Action action = Action::None;
    bool secondary = false;
    bool boosted = false;
    MoveKind type = MoveKind::Defence;
    std::int8_t typedMoves = 0;
    std::int8_t extraMoves = 0;
    bool dribbled = false;
    std::int8_t skillDice = 0; ///< Tackle or Midfield pressing: two dice, foul on doubles
    std::int8_t firstDie = 0;
    std::int8_t shotBonus = 0;
    bool keeperSkill = false;

    bool operator==(const StageState &) const = default;
};

/// Placing pieces by hand, and moves that belong to no stage.
struct PlacingState
{
    SetUpKind kind = SetUpKind::KickOff;
    std::int8_t left = 0;
    std::int8_t lowest = 0;
    /// Where the first adjusting move brought a piece, -1 = none; 13 for the keeper.
    std::int8_t brought = -1;
    /// Moves of a quick free kick.
    std::int8_t made = 0;
    std::int8_t most = 0;

    bool operator==(const PlacingState &) const = default;
};

/// Whom a person may name, and what the rule that asked goes on with.
struct NamePick
{
    Names among = 0;
    /// Whom the rule would take.
    std::int8_t byRule = noName;
    std::int8_t a = 0;
    std::int8_t b = 0;

    bool operator==(const NamePick &) const = default;
};

/// What MatchState asks a game for.
struct StateParts
{
    using Phase = fuba::Phase;
    using Todos = TodoList;
    using Tables = MatchTables;
    static constexpr Phase firstChoice = firstChoicePhase;
    static constexpr std::span<const RollPrompt> prompts = phasePrompts;
};

/// A position of a match (specification, section 4): a plain value without heap; copying it is cheap.
struct State : MatchState<StateParts>
{
    PerSide<SideState> sides;
    Period period = Period::FirstHalf;
    std::int16_t turn = 0;
    /// Square of the time track, and of its stoppage part 0..5.
    std::int16_t square = 1;
    std::int16_t stoppage = 0;
    bool endAfterTurn = false;
    bool hourOver = false;        ///< C4
    Side holder = Side::Home;     ///< controlling team
    Side turnHolder = Side::Home; ///< ... when the turn began
    Side firstKick = Side::Home;
    std::int8_t ball = area::CC; ///< as the home side sees it
    bool atSpot = false;         ///< the ball lies at the corner spot beside `ball`, with a taker
    std::int8_t value = 1;
    std::int8_t start = area::CC;
    std::int8_t target = area::CC;
    bool crossing = false;
    bool trap = false;
    bool turnIsCorner = false;
    bool turnIsFreeKick = false;
    Restart restart = Restart::None;
    std::int8_t holderDie = 0;
    std::int8_t otherDie = 0;
    std::int8_t eventHolderDie = 0;
    std::int8_t eventOtherDie = 0;
    std::int8_t moved = 0; ///< squares the marker moved
    std::int8_t valueModifier = 0;
    bool noPress = false;
    bool noStages = false;
    Side first = Side::Home; ///< side of the first stage
    /// Dice of things that roll twice.
    std::int8_t rollSum = 0;
    std::int8_t rollCount = 0;
    bool actorUsed = false;
    bool actorCaused = false;
    Side fouler = Side::Home;
    std::int8_t cardMore = 0; ///< 1 in a red test on a yellow roll of 6
    std::int8_t cardRoll = 0;
    std::int8_t removedMark = 0;
    std::int8_t removedArea = 0;
    bool removesInjured = false;
    std::int8_t removedName = noName;
    std::int8_t why = 0;
    std::int8_t points = 0;
    std::int8_t dive = 0;
    std::int8_t spot = 0;
    std::int8_t tosses = 0;
    std::int8_t tossHome = 0;
    StageState stage;
    PlacingState placing;
    NamePick pick;
    std::int16_t pairs = 0;
    bool revealed = false;
    /// What is set up when the turn is over: nothing, a kick-off, a corner.
    Restart waiting = Restart::None;
    /// The side whose first action is a goal attempt by Goal poacher; -1 = none.
    std::int8_t poacher = -1;
    std::int8_t shotArea = 0;
    /// Goes on with every roll, so that names differ from match to match without a die of their own.
    std::uint64_t nameKey = 0;

    bool operator==(const State &) const = default;
};

} // namespace touchline::fuba
