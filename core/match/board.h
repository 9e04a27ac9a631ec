// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/match/board_geometry.h"
#include "core/match/event.h"
#include "core/match/question.h"
#include "core/match/report/score.h"

#include <QString>

#include <optional>
#include <vector>

namespace touchline {

/// What stands on a board, and what can be done with it now. What a drawing has a form for is named by
/// fixed words: no game shows something that no board can draw.

/// Colours of dice and stickers, as things on a table have them.
enum class BoardInk : std::uint8_t {
    White,
    Black,
    Grey,
    Red,
    Orange,
    Yellow,
    Green,
    LightBlue,
    Blue,
    Violet,
    Brown
};

/// Small signs on a piece.
enum class BoardSign : std::uint8_t {
    Yellow,
    Red,
    Injured,
    Makeshift, ///< a goalkeeper who is none
    OffLine,   ///< a goalkeeper out of his area
    Captain,
    Locked, ///< may not move
    Lying,
    Tired,
    Offside
};
inline constexpr int boardSigns = static_cast<int>(BoardSign::Offside) + 1;

/// What something on a board or beside it is there for, where its form does not say it.
enum class BoardMeaning : std::uint8_t {
    Unsaid,
    BallValue,   ///< the ball is a die: how far it may still go
    ControlRoll, ///< thrown for the ball; one die a side
    StepsOfTurn, ///< so many steps has the side that moves
    PlayLength,  ///< says how far the ball can be played
    LuckRoll,    ///< even or odd decides
    RefereeRoll,
    Clock,       ///< stands where the time is
    KeeperReach, ///< a goalkeeper has the ball there, or dives for it
    ShortTouch   ///< a touch is short up to there
};
inline constexpr int boardMeanings = static_cast<int>(BoardMeaning::ShortTouch) + 1;

/// A part of a round sticker: an ability that is there or used up.
struct BoardSection
{
    BoardInk ink = BoardInk::White;
    bool isSpent = false;

    bool operator==(const BoardSection &) const = default;
};

inline constexpr int noPiece = -1;

struct BoardPiece
{
    Side side = Side::Home;
    /// On its shirt; 0 for a piece without one.
    int number = 0;
    /// "GK", "CB", ...; empty where a piece has none.
    QString role{};
    /// Cell it stands in, or noCell and `at`.
    int cell = noCell;
    std::optional<BoardPoint> at{};
    /// How many alike pieces this stands for.
    int count = 1;
    /// It has had its move.
    bool hasMoved = false;
    std::vector<BoardSign> signs{};
    /// The same piece has the same in every position of a match; noPiece where pieces cannot be told apart.
    int id = noPiece;
    /// For somebody who hears it: "Henry"; may be empty.
    QString name{};
    /// Degrees with the clock from the home side's way of playing; nothing where it has no front.
    std::optional<double> angle{};
    /// Of its round sticker, with the clock from the front.
    std::vector<BoardSection> sections{};
    /// Movement that it has left, and had; nothing where this is not counted.
    std::optional<int> pointsLeft{};
    /// Directions that it guards, in degrees as `angle`.
    std::vector<double> guards{};
    /// Its colour where it has not that of its kit: a goalkeeper's, a referee's.
    std::optional<BoardInk> ink{};
    /// It belongs to neither side: a referee.
    bool isOfficial = false;
    BoardMeaning meaning = BoardMeaning::Unsaid;

    [[nodiscard]] BoardPlace place() const { return {cell, at}; }
    [[nodiscard]] bool isKeeper() const { return role == QLatin1String("GK"); }
    bool operator==(const BoardPiece &) const = default;
};

struct BoardBall
{
    int cell = noCell;
    std::optional<BoardPoint> at{};
    /// Where the ball is a die: what it shows; 0 = it is a ball.
    int value = 0;
    /// The side that has it; nothing for a loose ball.
    std::optional<Side> holder{};
    /// The piece that has it, where it is one alone.
    int holderPiece = noPiece;
    BoardMeaning meaning = BoardMeaning::Unsaid;

    [[nodiscard]] BoardPlace place() const { return {cell, at}; }
    bool operator==(const BoardBall &) const = default;
};

/// What a cell or a stretch of the board is marked as.
enum class BoardMarkKind : std::uint8_t {
    Offside,
    Closed, ///< nobody may go there
    Target, ///< where the ball was sent
    Range,  ///< what somebody reaches
    Lane,   ///< a way of the ball, a line of sight
    Threat  ///< an opponent who may stop what is played now
};
inline constexpr int boardMarkKinds = static_cast<int>(BoardMarkKind::Threat) + 1;

struct BoardMark
{
    BoardMarkKind kind = BoardMarkKind::Target;
    int cell = noCell;
    /// Without a cell: two points are a line, three or more an area.
    std::vector<BoardPoint> points{};
    /// What it comes to there: "35 %"; may be empty.
    QString text{};
    /// How much it is so, up to 1: a goalkeeper's own cell, one that he dives to.
    double strength = 1;
    BoardMeaning meaning = BoardMeaning::Unsaid;

    bool operator==(const BoardMark &) const = default;
};

/// What an option does, as far as a board shows it.
enum class BoardAct : std::uint8_t {
    Pick, ///< a piece is named
    Move,
    Place, ///< a piece is put there
    Ball,  ///< the ball is played there
    Shot,
    Duel, ///< charge, tackle, foul
    Save  ///< a goalkeeper or somebody in the way
};
inline constexpr int boardActs = static_cast<int>(BoardAct::Save) + 1;

/// How promising an option is, or how far it goes. A board gives each a colour and a form of line.
enum class BoardTone : std::uint8_t { Plain, Good, Doubtful, Bad, Near, Far };
inline constexpr int boardTones = static_cast<int>(BoardTone::Far) + 1;

/// A legal option of the choice that is due, where it can be pointed at.
struct BoardHighlight
{
    OptionCode option = 0;
    BoardAct act = BoardAct::Move;
    /// The piece's place, where a piece is chosen with its way; else nowhere.
    BoardPlace from{};
    BoardPlace to{};
    /// What it would come to: "value 3".
    QString text{};
    /// "1/3", "62 %"; empty where it is certain or not known.
    QString chance{};
    BoardTone tone = BoardTone::Plain;
    /// Where it can be pointed at besides the cell of `to`: an outline of three points or more.
    std::vector<BoardPoint> area{};
    /// The way there, from its first point to its last one; empty: straight.
    std::vector<BoardPoint> path{};
    /// The whole option for eye and ear, as the game names it; empty: said by its places.
    QString name{};

    bool operator==(const BoardHighlight &) const = default;
};

/// A number that is chosen as one of a row of options: low + n * grain is the option first + n.
struct BoardScale
{
    OptionCode first = 0;
    int count = 0;
    double low = 0;
    double grain = 1;

    [[nodiscard]] double valueOf(int step) const { return low + step * grain; }
    [[nodiscard]] OptionCode optionOf(int step) const { return first + step; }
    /// The step nearest to a value, of those that there are.
    [[nodiscard]] int stepTo(double value) const;
    bool operator==(const BoardScale &) const = default;
};

/// A piece that can be put down anywhere within an area; where only some places are legal they are
/// highlights. Its x and then its y are answers to two questions, one at once after the other.
struct BoardDrag
{
    int piece = noPiece;
    /// Three points or more; empty: anywhere on the board.
    std::vector<BoardPoint> area{};
    /// Names the piece before its place is asked, where several can be put down.
    std::optional<OptionCode> pick{};
    BoardScale across{};
    BoardScale along{};

    bool operator==(const BoardDrag &) const = default;
};

/// Something can be shot by pulling back from it: the way is opposite to the pull, its length the power. The
/// direction and then the power are answers to two questions, one at once after the other.
struct BoardAim
{
    BoardPlace from{};
    /// The pull, in the board's unit, that is full power.
    double longest = 1;
    /// Degrees with the clock from the home side's way of playing; no steps where it is `degrees` already.
    BoardScale direction{};
    double degrees = 0;
    /// Per cent.
    BoardScale power{};

    bool operator==(const BoardAim &) const = default;
};

/// What a shot would come to, for somebody who aims.
struct BoardAimPreview
{
    /// Without an error, to what is met first.
    std::vector<BoardPoint> path{};
    /// Where it usually goes: three points or more; empty where there is no error.
    std::vector<BoardPoint> fan{};
    /// "to Henry"; may be empty.
    QString text{};

    bool operator==(const BoardAimPreview &) const = default;
};

/// A die of the tray beside the board.
struct BoardDie
{
    /// What it is for: "turn", "control".
    QString name;
    int faces = 6;
    /// What it shows; 0: not rolled yet.
    int value = 0;
    BoardInk ink = BoardInk::White;
    /// Nothing can be done with it any more.
    bool isSpent = false;
    std::optional<Side> side{};
    BoardMeaning meaning = BoardMeaning::Unsaid;

    bool operator==(const BoardDie &) const = default;
};

struct BoardClock
{
    /// "63'", "45+2'".
    QString text;
    Period period = Period::FirstHalf;
    /// Steps of the track that are done, of all that it has; 0 of 0 where there is no track.
    int done = 0;
    int all = 0;
    /// What goes on: "home moves"; may be empty.
    QString phase{};

    bool operator==(const BoardClock &) const = default;
};

/// A line beside the board: "Condition: 4 4 2".
struct BoardNote
{
    /// Nothing: it belongs to both.
    std::optional<Side> side;
    QString title;
    QString text;
    /// What it changes in this match: "A duel is a foul on a 1 or 2."
    Message effect{};

    bool operator==(const BoardNote &) const = default;
};

struct BoardPosition
{
    std::vector<BoardPiece> pieces;
    std::optional<BoardBall> ball;
    std::vector<BoardMark> marks;
    std::vector<BoardHighlight> highlights;
    std::vector<BoardNote> notes;
    std::vector<BoardDrag> drags{};
    std::optional<BoardAim> aim{};
    std::vector<BoardDie> dice{};
    std::optional<BoardClock> clock{};
    std::optional<Score> score{};

    bool operator==(const BoardPosition &) const = default;
};

} // namespace touchline
