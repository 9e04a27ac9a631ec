// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/board/pitch.h"
#include "core/games/champions/rules/match_tables.h"
#include "core/games/champions/rules/phase.h"
#include "core/games/champions/rules/todo_list.h"
#include "core/match/event.h"
#include "core/match/state/match_state.h"

#include <array>
#include <cstdint>

namespace touchline::champions {

/// A man of one side on the grid: 0..19 Home, 20..39 Away.
using Piece = std::int8_t;
inline constexpr Piece noPiece = -1;

[[nodiscard]] constexpr Piece pieceOf(Side side, int man)
{
    return static_cast<Piece>(static_cast<int>(index(side)) * squadSize + man);
}
[[nodiscard]] constexpr Side sideOf(int piece)
{
    return piece < squadSize ? Side::Home : Side::Away;
}
[[nodiscard]] constexpr int manOf(int piece)
{
    return piece % squadSize;
}

/// Where a man is.
enum class Place : std::uint8_t {
    Absent, ///< suspended, injured, not in the squad today
    Dugout,
    Strip, ///< warming up
    Pitch,
    Held, ///< fouler or victim between the foul and the place where he is put
    CameOff,
    SentOff,
    CarriedOff
};

struct SideState
{
    Formation formation;
    std::array<Place, squadSize> place{};
    std::array<std::int16_t, squadSize> cell{}; ///< noCellHere where he is not on the grid
    std::array<std::int8_t, squadSize> yellows{};
    std::array<std::int8_t, squadSize> injuries{};
    /// Cell of the line-up template or of the placing by hand, in the side's own view: the computer's shape.
    std::array<std::int16_t, squadSize> home{};
    /// Who is on the grid, and where anybody is.
    Men onGrid = 0;
    Cells stands;
    Men picked = 0;
    std::int8_t goalie = 0;
    bool makeshift = false;
    std::int8_t substitutions = 0;
    std::int8_t kicks = 0; ///< shoot-out
    std::int8_t kickGoals = 0;
    Men kicked = 0;

    bool operator==(const SideState &) const = default;
};

/// Who plays the ball, and how.
struct Play
{
    Side side = Side::Home;
    std::int16_t cell = 0;
    std::int8_t left = 0; ///< empty spaces that the ball still has to cover
    std::int8_t touches = 0;
    /// Men of `side` who may not touch again.
    Men touched = 0;
    /// Who may touch a second time once somebody else has, or -1.
    std::int8_t restarter = -1;
    /// The first space has to be one of the field.
    bool firstField = false;
    bool goalsClosed = false; ///< kick-off
    bool shotsOnly = false;   ///< penalty
    /// The play goes on after a deflection: no run.
    bool deflected = false;

    bool operator==(const Play &) const = default;
};

/// What the space that is asked for is for.
enum class SpotFor : std::uint8_t { CornerTaker, Victim, Offender, Penalty };

enum class FlightEnd : std::uint8_t { Rest, Out, Shot, Hit };

struct FlightCell
{
    std::int16_t cell = 0;
    std::int8_t left = 0;          ///< spaces that the ball could still go when it is here
    std::int8_t toucher = noPiece; ///< who plays it on here

    bool operator==(const FlightCell &) const = default;
};

/// The way of the ball from the first touch to its end, or of a deflected ball.
struct Flight
{
    static constexpr std::size_t capacity = 24;

    std::array<FlightCell, capacity> cells{};
    std::int8_t count = 0;
    std::int8_t at = 0;       ///< the next cell to look at
    std::int8_t lastFrom = 0; ///< first cell of the last segment
    std::int16_t segment = 0; ///< where the last segment began
    FlightEnd end = FlightEnd::Rest;
    bool deflected = false; ///< both sides may intercept
    /// Where the goalie meets the shot; noCellHere: no attempt.
    std::int16_t spot = noCellHere;
    std::int8_t quarters = 0;
    std::int8_t spotAt = -1;

    [[nodiscard]] const FlightCell &operator[](int number) const
    {
        return cells[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] int lastCell() const { return (*this)[count - 1].cell; }
    bool operator==(const Flight &) const = default;
};

struct RestartState
{
    Restart kind = Restart::None;
    Side side = Side::Home; ///< who re-starts
    std::int16_t cell = noCellHere;
    std::int16_t ballBefore = noCellHere; ///< where the ball lay at the foul
    Piece taker = noPiece;
    SpotFor spotFor = SpotFor::CornerTaker;
    bool operator==(const RestartState &) const = default;
};

struct FoulState
{
    Piece fouler = noPiece; ///< or who stands for him; nobody where he was sent off
    Piece victim = noPiece;
    std::int16_t cell = noCellHere;
    Side side = Side::Home; ///< of the fouler
    bool operator==(const FoulState &) const = default;
};

/// Men of a corner who are still on the endline.
struct CornerState
{
    Piece taker = noPiece;
    Piece wall = noPiece;
    bool operator==(const CornerState &) const = default;
};

/// What MatchState asks a game for.
struct StateParts
{
    using Phase = champions::Phase;
    using Todos = TodoList;
    using Tables = MatchTables;
    static constexpr Phase firstChoice = firstChoicePhase;
    static constexpr std::span<const RollPrompt> prompts = phasePrompts;
};

/// A position of a match (specification, section 4): a plain value without heap; copying it is cheap.
struct State : MatchState<StateParts>
{
    PerSide<SideState> sides;
    std::array<Piece, cellCount> occupant{};
    std::int16_t ball = noCellHere; ///< noCellHere before the kick-off
    Period period = Period::FirstHalf;
    Side turnSide = Side::Home;
    Side nextSide = Side::Home; ///< who has the next TURN as things stand
    std::int8_t roll = 0;
    /// Spaces by which R41 shortens the play of a free kick.
    std::int8_t shortened = 0;
    bool freeKickTurn = false; ///< the roll of a free kick: only moves to the ball
    bool accessWaived = false;
    Piece chosen = noPiece;
    Play play;
    Flight flight;
    /// Men who have used their chance to intercept in this TURN, and who have touched the ball.
    PerSide<Men> chanceUsed;
    PerSide<Men> touchedInTurn;
    Piece thrower = noPiece; ///< still outside the touchline
    Piece lastTouch = noPiece;
    Piece touchBefore = noPiece;
    bool lastTouchIntercepted = false;
    Piece interceptor = noPiece;
    std::int8_t interceptDirection = 0;
    std::int8_t keeperColumn = 0; ///< of the goalie before his save
    /// With which kind of re-start the TURN began.
    Restart turnKind = Restart::None;
    bool canGoBack = false;
    bool makesRoom = false; ///< NewKeeper: for the second goalie
    bool rebounded = false;
    std::int8_t ones = 0;
    std::int16_t sinceOne = 0;
    std::int16_t tally = 0;
    std::int16_t foulCount = 0;
    std::int16_t extraTally = 0;
    std::int16_t extraFouls = 0;
    bool whistled = false;
    std::int8_t kickOffDie = 0;
    bool catchPending = false; ///< the side whose TURN comes begins it with its goalie's roll
    RestartState restart;
    FoulState foul;
    CornerState corner;
    std::int8_t lostInRow = 0;
    /// Substitutions of a dead ball: who comes on, and for whom.
    std::array<std::int8_t, 4> incoming{};
    std::array<std::int8_t, 4> outgoing{};
    std::int8_t incomers = 0;
    std::int8_t subsNamed = 0;
    std::int8_t subsPlaced = 0;
    Men asked = 0; ///< warming men who have answered after a goal
    bool surplus = false;
    /// Forfeited in extra time or after it, whose result does not count then.
    bool brokeOffAfter90 = false;
    bool byLots = false;
    std::int16_t pairs = 0;

    bool operator==(const State &) const = default;
};

} // namespace touchline::champions
