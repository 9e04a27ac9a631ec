// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/match_tables.h"
#include "core/games/oldschool/rules/phase.h"
#include "core/match/event.h"
#include "core/match/state/match_state.h"
#include "core/match/todo_stack.h"

#include <array>
#include <cstdint>

namespace touchline::oldschool {

/// Pieces: 0..10 Home's by slot, 11..21 Away's. Slot 0 is the goalkeeper's.
inline constexpr int sideSize = 11;
inline constexpr int pieceCount = 2 * sideSize;
inline constexpr int nobody = -1;

[[nodiscard]] constexpr int pieceOf(Side side, int slot)
{
    return static_cast<int>(index(side)) * sideSize + slot;
}
[[nodiscard]] constexpr Side sideOf(int piece)
{
    return piece < sideSize ? Side::Home : Side::Away;
}
[[nodiscard]] constexpr int slotOf(int piece)
{
    return piece % sideSize;
}

/// A roll that was declined (6.5).
struct KeptRoll
{
    std::int8_t a = 0; ///< 0: there is none
    std::int8_t b = 0;
    std::int8_t by = nobody;
    bool noShot = false; ///< a playmaker's second

    bool operator==(const KeptRoll &) const = default;
};

/// Section 4. Positions are kept in Home's frame, `home` in the side's own.
struct Piece
{
    Point at;
    Point home;
    KeptRoll lastRoll;
    std::int8_t player = nobody; ///< index in the squad of the day
    std::int8_t shirt = 0;
    Role role = Role::Midfielder;
    Flank flank = Flank::None;
    Line line = Line::Midfield;
    std::int8_t mpMax = 2;
    std::int8_t mp = 0;
    std::int8_t lock = 0;
    std::int8_t rolls = 0;
    std::int8_t yellows = 0;
    std::uint8_t marks = 0xff;
    bool onPitch = false;
    bool cameOn = false; ///< as a substitute
    bool stuck = false;
    bool moved = false;
    bool feinted = false;
    bool tackled = false;
    bool walked = false;
    bool grounded = false;
    bool offside = false;
    bool longRun = false; ///< a keeper whose second run for a rolling ball is given (6.8)

    bool operator==(const Piece &) const = default;
};

enum class BallMode : std::uint8_t { Dead, Held, Hands, Loose, Air, Header };

struct Ball
{
    BallMode mode = BallMode::Dead;
    Point at;
    Point way; ///< of the play that sent it, in Home's frame
    std::int8_t holder = nobody;
    std::int8_t roll = 0; ///< cells that a loose ball goes at the start of the next turn
    /// Dice of the flight, for a header that repeats them; 0: none.
    std::int8_t a = 0;
    std::int8_t b = 0;

    bool operator==(const Ball &) const = default;
};

struct SideState
{
    std::int8_t formation = 0;
    std::int8_t substitutions = 0; ///< left
    std::int8_t jokers = 0;        ///< left
    std::int8_t captain = nobody;  ///< slot
    Bits bench = 0;                ///< who may still come on
    std::int8_t kicks = 0;         ///< shoot-out
    std::int8_t kickGoals = 0;
    Bits kicked = 0; ///< slots

    bool operator==(const SideState &) const = default;
};

/// What is forgotten when a turn begins (5.2).
struct TurnState
{
    bool isStarting = true; ///< what stops play leads to its restart in this turn
    bool inAttack = false;  ///< the A-phase
    bool turnover = false;  ///< the other side controls the ball since
    bool dicePlayUsed = false;
    bool turned = false;
    bool mustPlay = false;
    bool byFreePass = false; ///< the carrier got the ball by a free pass
    std::int8_t freePasses = 0;
    Bits involved = 0;
    KeptRoll phaseRoll;
    Restart kind = Restart::None;

    bool operator==(const TurnState &) const = default;
};

/// What the dice on the table are for (5.6).
enum class DiceFor : std::uint8_t { Carrier, Second, Replay, ReplayShot, Header, Cross, Corner };

struct DiceState
{
    DiceFor use = DiceFor::Carrier;
    std::int8_t a = 0;
    std::int8_t b = 0;
    std::int8_t by = nobody;
    std::int8_t rows = 0; ///< cross, corner
    bool noShot = false;

    bool operator==(const DiceState &) const = default;
};

/// Kinds of plays (5.6).
enum class PlayKind : std::uint8_t {
    Decline,
    Again,
    Through,
    Short,
    Coordinate,
    Long,
    FloatingCross,
    LowCross,
    DoubleCross,
    Straight,
    CoordinateShot,
    Lob
};

/// A ball that is played: field plays and shots. Places in the frame of the side that plays.
struct Flight
{
    PlayKind kind = PlayKind::Short;
    Side side = Side::Home;
    std::int8_t by = nobody;
    Point from;
    Point to; ///< of a shot: column and height in the goal
    bool headed = false;
    bool canCurl = false;
    bool keeperTried = false; ///< the keeper in its way has had his chance
    Point curl;
    std::int8_t curls = 0;
    std::array<std::int8_t, sideSize> inWay{};
    std::int8_t inWayCount = 0;
    std::int8_t inWayAt = 0;

    bool operator==(const Flight &) const = default;
};

enum class DiveFor : std::uint8_t { Pass, Rolling, Dribble, Turn, Landing, Shot, RunIn, Penalty };

/// A save or a block: who, and from where the ball bounces off. Places in Home's frame.
struct Deflection
{
    DiveFor dive = DiveFor::Pass;
    std::int8_t by = nobody;
    Point from;
    Point way;
    bool byKeeper = false;
    bool byFeet = false;
    bool cornerIsLeft = true;

    bool operator==(const Deflection &) const = default;
};

enum class AirWish : std::uint8_t { Leave, Head, Feet };

/// A floating ball that comes down (6.11).
struct Landing
{
    std::array<Bits, 2> near{}; ///< candidates by side
    std::array<AirWish, 2> wish{};
    std::array<Side, 3> order{};
    Bits answered = 0; ///< sides
    std::int8_t rolls = 0;
    std::int8_t at = 0;
    Side feet = Side::Home;
    bool keeperTried = false;

    bool operator==(const Landing &) const = default;
};

struct RestartState
{
    Restart kind = Restart::None; ///< pending
    Side side = Side::Home;
    Point cell; ///< Home's frame
    std::int8_t taker = nobody;
    std::array<Bits, 2> placed{}; ///< slots that have been placed by hand
    std::int8_t placing = nobody;
    std::int8_t row = 0;

    bool operator==(const RestartState &) const = default;
};

struct TackleState
{
    std::int8_t by = nobody;
    std::int8_t on = nobody;

    bool operator==(const TackleState &) const = default;
};

enum class Task : std::uint8_t {
    Formation,
    PickNext,
    Captain,
    Toss,
    BeginHalf,
    BeginTurn,
    RollBall,
    RestartNext,
    Subs,
    NeedKeeper,
    TakerTask,
    Position,
    PlaceNext,
    BringIntoPlay,
    Phases,
    HeaderPlay,
    AttackPhase, ///< begins it
    ActNext,
    DefendPhase,
    DefendNext,
    AfterDefence, ///< D came first: what the attackers do then
    AirNext,
    Land,
    TurnEnd,
    HalfEnd,
    AfterHalf,
    Kick, ///< shoot-out
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
    using Phase = oldschool::Phase;
    using Todos = TodoStack<Todo, mostTodos>;
    using Tables = MatchTables;
    static constexpr Phase firstChoice = firstChoicePhase;
    static constexpr std::span<const RollPrompt> prompts = phasePrompts;
};

/// A position of a match (section 4): a plain value without heap.
struct State : MatchState<StateParts>
{
    std::array<Piece, pieceCount> pieces{};
    std::array<std::int8_t, static_cast<std::size_t>(cellCount)> occupant{};
    PerSide<SideState> sides;
    Ball ball;
    std::int8_t half = 1;
    std::int16_t turn = 0;
    Side poss = Side::Home;
    Side attacker = Side::Home;
    Side first = Side::Home; ///< kicked off half 1, or half 3
    bool defendersFirst = false;
    Side lastTouch = Side::Home;
    std::int8_t lastPiece = nobody;
    std::int8_t passer = nobody; ///< last pass of the side in possession, for an assist
    TurnState now;
    DiceState dice;
    Flight flight;
    Deflection deflection;
    Landing landing;
    RestartState restart;
    TackleState tackle;
    std::int8_t chosen = nobody; ///< mover, substitute, opponent of a feint, who heads
    std::int8_t evens = 0;       ///< feint
    std::int8_t white = 0;       ///< last thrown in this turn; 0: not yet
    std::int8_t lightBlue = 0;   ///< the referee's, likewise
    bool halfEnding = false;     ///< only a penalty is still taken

    [[nodiscard]] const Charts &charts() const { return *tables->charts; }
    [[nodiscard]] const Piece &piece(int number) const { return pieces[static_cast<std::size_t>(number)]; }
    [[nodiscard]] Piece &piece(int number) { return pieces[static_cast<std::size_t>(number)]; }
    bool operator==(const State &) const = default;
};

} // namespace touchline::oldschool
