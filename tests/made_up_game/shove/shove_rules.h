// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event_sink.h"
#include "core/match/option_list.h"
#include "core/match/report/decision_rules.h"
#include "core/match/report/match_report.h"
#include "tests/made_up_game/shove/shove_sheet.h"

/// Shove, a made-up penny football. A penny lies on a lane of seven cells, a goal at each end.
///  1. Two halves of nine turns, five minutes each.
///  2. In each turn both sides choose in secret: push, hold or trip. Both are opened together.
///  3. Push against push: one die and the difference in nerve; 4 or more: one cell towards the visitors'
///  goal,
///     else one towards the home side's.
///  4. Push against hold: 1 and 2 lose a cell, 3 to 5 win one, 6 wins two.
///  5. Push against trip: a foul. One die: 4 and 5 yellow, 6 red; then the push wins a cell.
///  6. With `knocks` one more die: with a 6 somebody of the pushing side is hurt, odd: bruised (the rest of
///  the
///     match), even: broken (two matches more).
///  7. Who is booked, hurt or scores says a roll of 1 to 100 by the shares of the sheet, the next on the
///  pitch
///     for one who is not.
///  8. A penny in a goal cell is a shot: 3 or more scores, 4 or more against better nerve. Then it lies in
///  the
///     middle again, after a save one cell before the goal.
///  9. Eleven play. For one who is hurt somebody of the bench can come on, as often as `substitutes` says.
/// 10. Extra time of two periods of three turns, golden and silver goals as the fixture has them.
/// 11. Shoot-out: five kicks each, 3 or more scores, then pair by pair; after twenty pairs a die decides.
/// 12. A side that has tripped four times or more bends its penny: one nerve less in the next match.
namespace touchline::shove {

inline constexpr int cells = 7;
inline constexpr int middle = 3;
inline constexpr int tripsThatBend = 4;
inline constexpr const char *bentKey = "bent";

namespace idea {
inline constexpr OptionCode push = 0;
inline constexpr OptionCode hold = 1;
inline constexpr OptionCode trip = 2;
} // namespace idea
inline constexpr std::array<const char *, 3> ideaNames{"push", "hold", "trip"};
inline constexpr OptionCode nobodyComesOn = -1;

namespace event {
inline constexpr EventKind turn = gameEvent(0);
inline constexpr EventKind opened = gameEvent(1);
inline constexpr EventKind pushed = gameEvent(2);
inline constexpr EventKind foul = gameEvent(3);
inline constexpr EventKind shot = gameEvent(4);
inline constexpr EventKind saved = gameEvent(5);
inline constexpr EventKind bent = gameEvent(6);
} // namespace event

enum class Phase : std::uint8_t {
    HomeIdea,
    AwayIdea,
    Push,
    Foul,
    Booked,
    Knock,
    Hurt,
    ComesOn,
    Shot,
    Scorer,
    Kick,
    Lots,
    Over
};

enum class Place : std::uint8_t { Absent, Bench, Pitch, Off };

/// What is settled before kick-off.
struct MatchTables
{
    PerSide<int> nerve;
    PerSide<std::vector<int>> lastNumbers;
    DecisionRules decision;
    bool hasKnocks = true;
    int substitutes = 3;
};

struct SideState
{
    std::array<Place, mostPlayers> places{};
    std::array<std::int8_t, mostPlayers> yellows{};
    OptionCode idea = idea::hold;
    int trips = 0;
    int substitutions = 0;
    int kicks = 0;
    int kickGoals = 0;
    int lastKicker = -1;
};

struct State
{
    const MatchTables *tables = nullptr;
    Phase phase = Phase::HomeIdea;
    /// Who decides, or whose roll it is.
    Side side = Side::Home;
    Period period = Period::FirstHalf;
    int turn = 0;
    int cell = middle;
    Score score;
    Score after90;
    bool isRed = false;
    /// The one who was hurt.
    int hurt = -1;
    PerSide<SideState> sides;
    DecidedBy decidedBy = DecidedBy::NinetyMinutes;
    bool hasLots = false;
    std::optional<Side> winner;

    [[nodiscard]] int player(Side of) const { return static_cast<int>(tables->lastNumbers[of].size()); }
};

[[nodiscard]] State startMatch(const MatchTables &tables,
                               const PerSide<std::array<Place, mostPlayers>> &places, EventList &sink);
[[nodiscard]] Awaits awaits(const State &state);
[[nodiscard]] const RollPrompt &promptDue(const State &state);
void listOptions(const State &state, OptionList &options);
/// `value` is one that the die shows.
void applyRoll(State &state, int value, EventList &sink);
/// `option` is a legal one.
void applyChoice(State &state, OptionCode option, EventList &sink);
[[nodiscard]] int onPitch(const State &state, Side side);

} // namespace touchline::shove
