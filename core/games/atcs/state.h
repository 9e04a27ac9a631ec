// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/events.h"
#include "core/games/atcs/match_card.h"
#include "core/match/event.h"
#include "core/match/question.h"
#include "core/match/score.h"

#include <array>
#include <cstdint>
#include <optional>

namespace touchline::atcs {

enum class Level : std::uint8_t { Quick, Basic };

/// The options of a match in the form in which the rules ask for them (specification 1.2).
struct RuleOptions
{
    bool attemptsInBlock = false;   ///< `attempt_order` = block (R9)
    bool twoExtraPeriods = false;   ///< `extra_time_periods` = 2 (R33)
    std::int8_t penaltyBonus = 4;   ///< `penalty_bonus` (R3)
    bool shootOutEarlyStop = false; ///< `shootout_early_stop` (R34)
    bool quickScores = true;        ///< `quick_scores` (R48)
    bool quickHomeAdvantage = false;
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<MatchCard> cards;
    Level level = Level::Basic;
    RuleOptions options;
    bool needsWinner = false;
    /// The side on its own ground, where there is one.
    std::optional<Side> home;
};

/// Where the match stands: each is a decision point of section 5 of the specification. Rolls first, see
/// awaits().
enum class Phase : std::uint8_t {
    KickOff,       ///< D03
    ShotOnGoal,    ///< D32
    Shooter,       ///< D42
    GoalRoll,      ///< D52
    ShootOutFirst, ///< D70
    ShootOutKick,  ///< D74
    ShootOutLots,  ///< D70 once more, after 40 kicks each
    QuickHome,     ///< Q1
    QuickAway,     ///< Q2
    QuickCoin,     ///< Q3
    ShootOutTaker, ///< D71, a choice
    Over
};

inline constexpr std::int8_t noRow = -1;

struct SideState
{
    /// Attempts of the period: all, and those not yet begun.
    std::int16_t total = 0;
    std::int16_t remaining = 0;
    /// Final SOG of the period.
    std::int16_t shotsOnGoal = 0;
    /// Who can take part: neither suspended, injured nor sent off.
    Rows available = 0;
    /// Row of the keeper in goal; noRow when nobody is left.
    std::int8_t keeper = noRow;
    /// The keeper is a scorer because no goalkeeper is available (6.10).
    bool emergencyKeeper = false;
    /// Shoot-out: who may kick, who has kicked in this run through the pool, kicks taken, goals.
    Rows pool = 0;
    Rows kicked = 0;
    std::int16_t kicks = 0;
    std::int16_t kickGoals = 0;

    bool operator==(const SideState &) const = default;
};

/// Minutes before a period and its length (6.11).
struct Clock
{
    std::int16_t base = 0;
    std::int16_t length = 45;

    constexpr bool operator==(const Clock &) const = default;
};

/// A position of a match (specification, section 4): a plain value without heap; copying it is cheap.
struct State
{
    const MatchTables *tables = nullptr;
    Phase phase = Phase::KickOff;
    Period period = Period::FirstHalf;
    /// Kick-off side of the period, and of the shoot-out.
    Side first = Side::Home;
    /// Whose attempt, or kick, it is.
    Side turn = Side::Home;
    PerSide<SideState> sides;
    Score score;
    Score after90;
    /// The player with the ball (row of `turn`), for the goal roll and the shoot-out kick.
    std::int8_t shooter = noRow;
    Clock clock;
    /// Attempts used and attempts in all of the period, both sides (6.11).
    std::int16_t used = 0;
    std::int16_t inAll = 0;
    /// 2^32 / inAll, see setAttemptsInAll().
    std::uint64_t inverse = 0;
    bool extraTimePlayed = false;
    bool shootOutHeld = false;
    /// Decided where the score does not say it: shoot-out, Quick Play.
    bool hasWinner = false;
    Side winner = Side::Home;
    bool byLots = false;
    PerSide<std::int16_t> quickDice;
    QuickCriterion criterion = QuickCriterion::None;

    [[nodiscard]] const MatchCard &card(Side side) const { return tables->cards[side]; }
    bool operator==(const State &) const = default;
};

} // namespace touchline::atcs
