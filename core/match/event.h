// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/period.h"
#include "core/match/report/side.h"

#include <QJsonObject>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace touchline {

struct FixtureSetup;

/// What happened. The kinds below every report understands; a game has its own from gameEvent(0) on.
enum class EventKind : std::uint16_t {
    MatchStart,
    MatchEnd,
    PeriodStart,
    PeriodEnd,
    Goal,
    OwnGoal,
    Yellow,
    Red,
    Injury,
    SubstituteOn,
    ShootOutStart,
    ShootOutKick,
    ShootOutEnd,
    FirstOfGame = 100
};

[[nodiscard]] constexpr EventKind gameEvent(int number)
{
    return static_cast<EventKind>(static_cast<int>(EventKind::FirstOfGame) + number);
}

/// A fact of a match as data, without words. A plain value; 40 bytes.
struct Event
{
    static constexpr std::int16_t nobody = -1;

    EventKind kind = EventKind::MatchStart;
    Period period = Period::FirstHalf;
    /// The side of `player`, or whose event it is; `hasSide` false where it belongs to nobody.
    Side side = Side::Home;
    bool hasSide = false;
    /// 0..120 and minutes of stoppage time beyond.
    std::int16_t minute = 0;
    std::int16_t stoppage = 0;
    /// Index in the squad of `side`, or `nobody`.
    std::int16_t player = nobody;
    /// Meaning by kind, see EventSpec::fields.
    std::array<std::int16_t, 12> numbers{};

    bool operator==(const Event &) const = default;
};

/// How a number of an event is to be read.
enum class FieldKind : std::uint8_t {
    Number,
    Flag,           ///< 0 or 1
    Word,           ///< index into EventField::words, -1 = none
    OwnPlayer,      ///< index in the squad of `side`, nobody = none
    OpposingPlayer, ///< index in the other squad
    SideName        ///< 0 home, 1 away, -1 none
};

struct EventField
{
    /// Key in JSON and in the narrator's sentences: "natural"; none of reservedEventKeys().
    const char *name = nullptr;
    FieldKind kind = FieldKind::Number;
    /// For Word: the words by number.
    std::span<const char *const> words{};
};

/// Name and fields of an event kind; numbers[i] belongs to fields[i].
struct EventSpec
{
    EventKind kind;
    /// "shot_on_goal"; the `kind` in JSON.
    const char *name;
    std::span<const EventField> fields{};
};

/// Keys that every event has in JSON, in this order: kind, period, minute, stoppage, side, player. No field
/// of any kind may take one of them.
[[nodiscard]] std::span<const char *const> reservedEventKeys();
/// The specs of the kinds that every game has.
[[nodiscard]] std::span<const EventSpec> commonEvents();
/// How a goal came about: words of the field `how` of Goal. Games add theirs at the end of this one list.
enum class GoalHow : std::int16_t { Play, Penalty, Corner, FreeKick, RedCardExtra, Rebound };

/// The spec of a kind: the game's `own` where it says more of a common kind (its first fields are the common
/// ones), else the common one; null if no one knows it.
[[nodiscard]] const EventSpec *eventSpec(EventKind kind, std::span<const EventSpec> own);
/// Name of a player by his index in a squad; empty for `nobody`.
[[nodiscard]] QString playerName(const FixtureSetup &setup, Side side, int player);
/// The event as JSON: minute, stoppage, period, side, kind, player and its fields by name. `own` are the
/// game's specs.
[[nodiscard]] QJsonObject toJson(const Event &event, std::span<const EventSpec> own,
                                 const FixtureSetup &setup);

} // namespace touchline
