// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/board/pitch.h"
#include "core/games/simulator/kick/kick.h"
#include "core/games/simulator/rules/match_tables.h"
#include "core/games/simulator/rules/phase.h"
#include "core/match/event.h"
#include "core/match/state/match_state.h"
#include "core/match/todo_stack.h"

#include <array>
#include <cstdint>

namespace touchline::simulator {

/// A token: 0..15 Home's by number, 16..31 Away's.
using Piece = std::int8_t;
inline constexpr int pieceCount = 2 * squadSize;
inline constexpr Piece noPiece = -1;

[[nodiscard]] constexpr int pieceOf(Side side, int man)
{
    return static_cast<int>(index(side)) * squadSize + man;
}
[[nodiscard]] constexpr Side sideOf(int piece)
{
    return piece < squadSize ? Side::Home : Side::Away;
}
[[nodiscard]] constexpr int manOf(int piece)
{
    return piece % squadSize;
}

enum class Place : std::uint8_t { Absent, Bench, Field, CameOff, SentOff };

/// A token and its player (section 4).
struct Man
{
    Point at;
    Cell cell = noCellHere; ///< noCellHere where he is not on the field, or in his side's hand
    std::int8_t spot = 0;   ///< of the cell, or freePoint
    Place place = Place::Absent;
    std::int8_t axis = 0; ///< of a lying token, in steps of 15 degrees
    std::int8_t yellows = 0;
    std::int8_t injuries = 0;
    bool lying = false;
    bool moved = false;   ///< has had his move of this turn
    bool headed = false;  ///< made the heading move for this cross
    bool slid = false;    ///< slid for this shot or cross
    bool edged = false;   ///< used the offside edge for this kick
    bool asked = false;   ///< for his heading or speed move at this kick
    bool reserve = false; ///< keeps goal with a reserve's sticker

    [[nodiscard]] bool isOn() const { return cell != noCellHere; }
    bool operator==(const Man &) const = default;
};

struct SideState
{
    std::int8_t formation = 0;
    std::int8_t keeper = -1; ///< number of who is in goal; -1: nobody
    bool named = false;      ///< he is no goalkeeper
    bool inHand = false;     ///< its tokens are not on the field: the other side sets up first
    std::int8_t substitutions = 0;
    std::int8_t bonuses = 0; ///< home bonuses used
    std::int8_t setUpMoves = 0;
    /// By slot of the formation; -1: the place is empty.
    std::array<std::int8_t, teamSize> lineUp{};
    Cell wall = noCellHere;
    std::int8_t kicks = 0; ///< shoot-out
    std::int8_t kickGoals = 0;
    Bits kicked = 0;

    bool operator==(const SideState &) const = default;
};

/// What is done with the ball in PHASE 1.
enum class Act : std::uint8_t { None, Pass, Dribble, Cross, Shot, Hand, HeadPass, HeadShot, DribbleKeeper };

// Abilities that are pending, as a set.
inline constexpr std::uint8_t mayPass = 1;
inline constexpr std::uint8_t mayCross = 2;
inline constexpr std::uint8_t mayShoot = 4;

/// What is forgotten when a turn begins (section 4).
struct TurnState
{
    bool counterFirst = false;
    Restart restart = Restart::None; ///< of its first kick
    bool shotUsed = false;
    bool crossUsed = false;
    bool firstDone = false; ///< the first defender has moved
    bool freePicked = false;
    bool stopped = false; ///< PHASE 1 is over after this kick but for abilities
    std::int8_t amax = 0;
    std::int8_t defendersMoved = 0;
    Bits touchPassed = 0; ///< pieces
    // Abilities of who won the ball.
    std::uint8_t abilities = 0;
    std::int8_t wonBy = 0;     ///< cells that he moved
    Piece cancelled = noPiece; ///< the marker whose blue an assist switches off
    std::uint8_t kicks = 0;

    bool operator==(const TurnState &) const = default;
};

/// The kick that is prepared or was played last.
struct KickState
{
    Act act = Act::None;
    Piece kicker = noPiece;
    Cell cell = noCellHere; ///< of the kicker
    Point from;
    Aim aim;
    std::array<std::int16_t, 3> error{}; ///< dice
    std::int16_t reaction = 0;
    Restart restart = Restart::None;
    bool counterFirst = false;
    bool firstTime = false; ///< by an ability
    bool pressed = false;
    bool blocked = false;    ///< past an opponent without declaring it
    bool goalScorer = false; ///< the keeper may not stand outside his goal area
    bool rod = false;
    bool unanswered = false; ///< the keeper was dribbled past and does nothing
    bool keeperSet = false;
    Point rodPoint;
    // What came of it.
    KickEnd end = KickEnd::Rest;
    Point to;
    std::array<Piece, mostKickEvents> touches{}; ///< tokens only
    std::int8_t touchCount = 0;
    bool loose = false;        ///< nobody is near the ball that came to rest (6.8)
    bool passedKeeper = false; ///< 6.7: by the side on which one has to dribble past him
    std::array<std::int16_t, pieceCount> offsideX{}; ///< places at the kick, seen by the kicking side

    bool operator==(const KickState &) const = default;
};

enum class DuelKind : std::uint8_t { Dribbling, Keeper, Tackle };

struct DuelState
{
    DuelKind kind = DuelKind::Dribbling;
    Piece attacker = noPiece; ///< has, or had, the ball
    Piece defender = noPiece;
    std::int8_t bonus = 0; ///< 1 home, 2 away: whose sum gets it
    std::int8_t attackDie = 0;
    std::array<Piece, 2> blockers{{noPiece, noPiece}};
    std::int8_t next = 0;

    bool operator==(const DuelState &) const = default;
};

enum class FoulKind : std::uint8_t { KnockOver, Behind, Afar, Duel, Voluntary };
enum class Card : std::uint8_t { None, Yellow, Red };

struct FoulState
{
    FoulKind kind = FoulKind::Duel;
    Piece fouler = noPiece;
    Piece victim = noPiece;
    Cell cell = noCellHere;
    Card card = Card::None;

    bool operator==(const FoulState &) const = default;
};

struct RestartState
{
    Restart kind = Restart::None;
    Side side = Side::Home;
    Point ball;
    Piece taker = noPiece;
    bool bySetUp = true;

    bool operator==(const RestartState &) const = default;
};

struct Ball
{
    Point at = kickOffSpot;
    BallCells cells;
    Piece possessor = noPiece;
    bool inHands = false;
    bool onHead = false; ///< a header is due
    Side lastTouch = Side::Home;

    bool operator==(const Ball &) const = default;
};

/// Something that is to be done when what stands before it is through.
enum class Task : std::uint8_t {
    RefereeTask,
    WeatherTask,
    Coin,
    BeginHalf,
    LostKeeper,  ///< side
    SetUpSide,   ///< side
    PutSetPiece, ///< the ball comes into play
    AskKick,
    AskHeight,
    HeadingMoves, ///< side; a: from that number on
    Slides,
    Reflexes,
    KeeperAnswer,
    AskDribble,
    AskAim,
    Fly,
    NextDuel,
    SpeedMoves, ///< side; a: from that number on
    Contest,
    AfterKick,
    Phase2,
    Phase3,
    AfterPhase3,
    VarCheck,
    BookFoul,
    InjuryCheck,
    AwardFoul,
    HalfEnd,
    ShootOutKick, ///< side
    Finish
};

struct Todo
{
    Task task = Task::Finish;
    std::int8_t side = 0;
    std::int8_t a = 0;

    bool operator==(const Todo &) const = default;
};
inline constexpr std::size_t mostTodos = 24;

/// What MatchState asks a game for.
struct StateParts
{
    using Phase = simulator::Phase;
    using Todos = TodoStack<Todo, mostTodos>;
    using Tables = MatchTables;
    static constexpr const auto &prompts = phasePrompts;
    static constexpr Phase firstChoice = firstChoicePhase;
};

/// A position of a match (section 4): a plain value without heap.
struct State : MatchState<StateParts>
{
    std::array<Man, pieceCount> men{};
    PerSide<SideState> sides;
    Ball ball;
    std::int8_t half = 1;
    std::int8_t steps = 0;
    std::int8_t extraKicks = 0; ///< PHASES 1 begun in injury time
    std::int8_t stepless = 0;   ///< PHASES 1 begun since the last step
    std::int16_t turnNumber = 0;
    bool injuryTime = false;
    bool homeAlong = true; ///< Home attacks along x
    Side first = Side::Home;
    Side attacker = Side::Home;
    bool strict = false;
    bool badWeather = false;
    std::int8_t longBall = 0; ///< cells that all may move in the next PHASES 2 and 3; 0: as usual
    TurnState turn;
    KickState kick;
    DuelState duel;
    FoulState foul;
    RestartState restart;
    Side phaseSide = Side::Home; ///< whose token is moved
    Piece passer = noPiece;      ///< last pass of the side in possession, for an assist
    Piece chosen = noPiece;
    Cell chosenCell = noCellHere;
    std::int8_t chosenSpot = 0;
    Bits tied = 0; ///< who may have the ball
    std::int8_t tiedDistance = 0;
    std::int8_t tieReason = 0;
    bool entering = false; ///< the first defender goes into the ball's cell
    bool byLots = false;

    [[nodiscard]] const Charts &charts() const { return *tables->charts; }
    [[nodiscard]] const Man &man(int piece) const { return men[static_cast<std::size_t>(piece)]; }
    [[nodiscard]] Man &man(int piece) { return men[static_cast<std::size_t>(piece)]; }
    [[nodiscard]] bool along(Side side) const { return (side == Side::Home) == homeAlong; }
    bool operator==(const State &) const = default;
};

} // namespace touchline::simulator
