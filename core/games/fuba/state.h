// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/charts.h"
#include "core/games/fuba/events.h"
#include "core/games/fuba/skills.h"
#include "core/match/decision_rules.h"
#include "core/match/event.h"
#include "core/match/option_list.h"
#include "core/match/question.h"
#include "core/match/score.h"

#include <QtGlobal>

#include <array>
#include <cstdint>
#include <memory>

namespace touchline::fuba {

/// The options of a match in the form in which the rules ask for them (specification 6.22).
struct RuleOptions
{
    bool roles = false;
    bool condition = false;
    bool substitutions = false;
    bool injuries = false;
    bool advancedKeeper = false;
    bool aggressivePressing = false;
    bool advancedOffside = false;
    bool skills = false;
    std::int8_t skillsPerTeam = 2;
    bool c1 = false;
    bool c1Single = false;
    bool c2 = false;
    bool c3 = false;
    bool c4Late = false;
    bool c4Slow = false;
    bool customFormations = true;
    bool extraTime = true;
    bool goldenGoal = false;
    bool namePick = false;
};

/// Players of a squad: bit n for the player of index n.
using Names = std::uint64_t;
inline constexpr int mostNames = 64;
inline constexpr std::int8_t noName = -1;

/// Place of a player on the team sheet: a line of the formation, or the goal.
inline constexpr std::int8_t keeperLine = 3;

/// What the rules need of a team.
struct TeamSheet
{
    Formation primary;
    /// Skills of the competition (C3), first choices otherwise.
    Skills skills = 0;
    /// How often each role is preferred (A1), by Role; what a computer coach takes.
    std::array<std::int8_t, 5> roles{};
    /// Points that C1 takes in this match, and yellow cards received in the competition before it.
    std::int8_t conditionLoss = 0;
    std::int16_t yellowsBefore = 0;
    /// By index in the squad: line of his position (keeperLine for a goalkeeper).
    std::array<std::int8_t, mostNames> position{};
    /// Line in which a starter begins.
    std::array<std::int8_t, mostNames> startLine{};
    Names starters = 0;
    /// Available and not in the team.
    Names bench = 0;
    /// Who takes penalties, in order: all indices of the squad.
    std::array<std::int8_t, mostNames> takers{};
    std::int8_t size = 0;
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<TeamSheet> teams;
    RuleOptions options;
    std::shared_ptr<const Charts> charts;
    DecisionRules decision;
    /// Begins the drawing of names (3.1).
    std::uint64_t nameKey = 0;
};

/// Where the match stands: each is a decision point of section 5 of the specification. Rolls first, then
/// choices, see awaits().
enum class Phase : std::uint8_t {
    Running, ///< nothing is due: the next task is taken
    TossHome,
    TossAway,
    ControlHolder,
    ControlOther,
    Tired,
    EventHolder,
    EventOther,
    YellowRoll,
    YellowSecond, ///< the Actor's second die
    RedRoll,
    RedSecond,
    InjuryRoll,
    FansRoll,
    ConditionRoll, ///< High condition
    PressRoll,
    PressSecond,
    ShotRoll,
    ShotSecond, ///< Skilled goalkeeper
    DifficultRoll,
    ReboundHolder,
    ReboundOther,
    FreshFirst,
    FreshSecond,
    SpotKick,
    ShootOutHome,
    ShootOutAway,
    CarryFirst, ///< C1: two dice against the yellow cards
    CarrySecond,
    CarryInjury,
    // From here on choices.
    FormationChoice,
    RoleChoice,
    SkillChoice,
    LoseCondition,
    GainCondition,
    KickSide,
    SetUpPlan,
    SetUpPlace,
    SetUpKeeper,
    SetUpAdjust,
    Timekeeper,
    BeforeTarget, ///< W1
    Target,
    AfterTarget, ///< W2
    ActorYellow,
    ActorRed,
    ActorDropYellow,
    ActorDropRed,
    Remove,
    InjurySubstitute,
    EventMove,
    Fetch,
    OrderWindow,    ///< W3
    OpponentWindow, ///< W4, the opponent's skills
    StageWindow,    ///< W4, the skills of the acting side
    ActionChoice,
    CreativeMove,
    Boost,
    MoveType,
    Move,
    AfterMove, ///< W6
    PressWindow,
    FullbacksWindow, ///< W7
    ShotWindow,
    KeeperWindow,
    SubstituteCount,
    SubstituteKind,
    ShiftLine, ///< a player of the formation from one line to another
    WideWindow,
    GoalLine,
    FormationWindow, ///< W5
    QuickMove,
    KickShot,
    Dive,
    Spot,
    CornerSide,
    GoalKick,
    // Who it is, where a person says so (name_pick).
    ScorerPick,
    AssistPick,
    BookedPick,
    SentOffPick,
    InjuredPick,
    OffPick, ///< who makes room for a substitute
    OnPick,
    PenaltyPick,
    KickerPick, ///< shoot-out
    HalfTime,
    Over
};

inline constexpr std::size_t phaseCount = static_cast<std::size_t>(Phase::Over) + 1;
inline constexpr Phase firstChoicePhase = Phase::FormationChoice;

enum class Restart : std::uint8_t { None, KickOff, FreeKick, Corner, GoalKick, SlowGoalKick };
enum class SetUpKind : std::uint8_t { KickOff, FreeKick, Corner, Penalty };

/// Something that is to be done when what stands before it is through. What is done first stands last.
enum class Task : std::uint8_t {
    Formation,    ///< side
    Roles,        ///< side
    SkillChoices, ///< side
    Reveal,
    Lose,      ///< side, a: line or anyLine, b: why
    Gain,      ///< side, a: points, b: why
    Toss,      ///< a: period that it is for
    BeginHalf, ///< a: period
    SetUp,     ///< a: SetUpKind
    SetUpSide, ///< side
    PlaceOn,   ///< side
    Adjust,    ///< a: moves made
    SetUpDone,
    BeginTurn,
    FirstWindow,
    ChooseTarget,
    Play,          ///< the ball goes to its target
    TirednessTest, ///< side, a: sum, b: dice so far
    Check,         ///< control check
    Yellow,        ///< side
    Book,          ///< side: its yellow card gets a name
    Red,           ///< side
    RemovePiece,   ///< side, a: 1 for an injury
    Injure,        ///< side
    FreeMove,      ///< side
    GiveFreeKick,
    QuickMoves, ///< side, a: most, b: 1 for the answer of the other side
    QuickOn,    ///< side, b as above
    ShotOrPlay,
    FetchBall,
    NewValue,
    OrderWindow, ///< side
    Stages,
    Stage,        ///< side, a: number, b: 1 if its first action is a goal attempt
    StageWindows, ///< side, a: 0 the opponent's skills, 1 its own
    Actions,
    EndStage,
    GoalLineMoves,
    ShiftLine, ///< side, a: shifts left, b: 1 by substitution
    Act,       ///< the action, boosted or not
    MoveOn,
    AfterMoves,
    PressRolls,
    Fullbacks,
    KeeperSkill,
    ShootNow,
    CornerFor, ///< side, a: its area or nowhere
    TakePenalty,
    Substitutes,
    Fresh,      ///< a fresh player
    Replace,    ///< side, a: line of whom makes room, b: line of the substitute, or bookedOnesLine
    Strengthen, ///< side, a: line
    EndTurn,
    EndHalf,
    HalfTimeChange, ///< side
    Decide,
    ShootOut,    ///< who begins
    Kick,        ///< side
    Carry,       ///< side
    CarryInjury, ///< side
    Finish
};

inline constexpr int anyLine = 3;
/// Of a Replace: somebody who is booked makes room, and the substitute takes his line.
inline constexpr int bookedOnesLine = 3;

struct Todo
{
    Task task = Task::Finish;
    std::int8_t side = 0;
    std::int8_t a = 0;
    std::int8_t b = 0;

    bool operator==(const Todo &) const = default;
};

/// What is still to be done, the next on top.
struct TodoList
{
    static constexpr std::size_t capacity = 48;

    std::array<Todo, capacity> places{};
    std::uint8_t size = 0;

    void push(Todo todo)
    {
        Q_ASSERT(size < capacity);
        places[size++] = todo;
    }
    [[nodiscard]] Todo pop() { return places[--size]; }
    [[nodiscard]] bool operator==(const TodoList &other) const
    {
        if (size != other.size)
            return false;
        for (std::size_t i = 0; i < size; ++i)
            if (places[i] != other.places[i])
                return false;
        return true;
    }
};

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

/// A position of a match (specification, section 4): a plain value without heap; copying it is cheap.
struct State
{
    /// The options of the choice that is due, as settle() found them; empty where none is, or not yet.
    using StepMemory = OptionList;

    const MatchTables *tables = nullptr;
    Phase phase = Phase::Running;
    Side decider = Side::Home;
    TodoList todo;
    PerSide<SideState> sides;
    Score score;
    Score after90;
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
    Side rollSide = Side::Home;
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
    bool extraTimePlayed = false;
    bool shootOutHeld = false;
    bool hasWinner = false;
    Side winner = Side::Home;
    std::int16_t pairs = 0;
    bool revealed = false;
    /// What is set up when the turn is over: nothing, a kick-off, a corner.
    Restart waiting = Restart::None;
    /// The side whose first action is a goal attempt by Goal poacher; -1 = none.
    std::int8_t poacher = -1;
    std::int8_t shotArea = 0;
    /// Goes on with every roll, so that names differ from match to match without a die of their own.
    std::uint64_t nameKey = 0;

    [[nodiscard]] const RuleOptions &options() const { return tables->options; }
    bool operator==(const State &) const = default;
};

} // namespace touchline::fuba
