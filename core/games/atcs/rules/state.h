// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/match_card.h"
#include "core/games/atcs/charts/charts.h"
#include "core/games/atcs/rules/events.h"
#include "core/match/event.h"
#include "core/match/question.h"
#include "core/match/report/decision_rules.h"
#include "core/match/report/score.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace touchline::atcs {

enum class Level : std::uint8_t { Quick, Basic, Advanced, Premier };

/// The options of a match in the form in which the rules ask for them (specification 1.2).
struct RuleOptions
{
    bool attemptsInBlock = false;   ///< `attempt_order` = block (R9)
    bool twoExtraPeriods = false;   ///< `extra_time_periods` = 2 (R33)
    std::int8_t penaltyBonus = 4;   ///< `penalty_bonus` (R3)
    bool shootOutEarlyStop = false; ///< `shootout_early_stop` (R34)
    bool quickScores = true;        ///< `quick_scores` (R48)
    bool quickHomeAdvantage = false;
    bool homeFieldAdvantage = false;
    bool referees = false;
    bool outOfFormation = false;
    bool longBall = false;
    bool packedIn = false;
    bool counterAttack = false;
    bool offsideTrap = false;
    bool pushingUp = false;
    bool oneTimers = false;
    bool marking = false;
    bool fairPlay = false;
    bool oneRedCard = false;
    bool plansByChance = false;        ///< `random_strategy_formation`
    bool shooterWraps = false;         ///< `shot_overflow` = wrap (R15)
    bool oneTimersOnlyDown = false;    ///< `one_timer_sign` = down_only (R17)
    std::int8_t formation352Sog = 2;   ///< `formation_352_sog` (R1)
    std::int8_t fairRefereeCheck = -1; ///< `fb_referee_modifier` (R7)
    bool oceaniaAustralia = false;     ///< `oceania_australia` (R50)
};

/// What is settled before kick-off and never changes; shared by all states of a match.
struct MatchTables
{
    PerSide<MatchCard> cards;
    Level level = Level::Basic;
    RuleOptions options;
    DecisionRules decision;
    /// The side on its own ground, where that means something: home field advantage is on.
    std::optional<Side> home;
    /// Sides that are run by the Solo procedure; matters for the Solo chart only (D12).
    PerSide<bool> solo;
    /// Not used at Basic and Quick Play, where it may be null. With the options that change a cell in it.
    std::shared_ptr<const Charts> charts;
    /// The chart of this game's referees, entries that are void here taken out (2.5, 2.6).
    CountryChart refereeCountries{};
    /// Where a tournament game is played, and the roll that drew it; noCountry where nobody drew.
    CountryIndex location = noCountry;
    std::int16_t locationNatural = 0;
    /// Countries of the two teams, whose referees are refused; by CountryIndex.
    std::array<bool, 128> refused{};

    [[nodiscard]] bool hasPlans() const { return level >= Level::Advanced; }
    /// Whether any tactic before the shot roll, the shooter roll or the goal roll is in use.
    [[nodiscard]] bool hasShotTactics() const
    {
        return options.longBall || options.packedIn || options.counterAttack;
    }
    [[nodiscard]] bool hasShooterTactics() const { return options.pushingUp || options.offsideTrap; }
    [[nodiscard]] bool hasGoalTactics() const { return options.oneTimers || options.marking; }
};

/// Where the match stands: each is a decision point of section 5 of the specification. Rolls first, then
/// choices, see awaits().
enum class Phase : std::uint8_t {
    RefereeCountry, ///< D01
    RefereeType,    ///< D02
    KickOff,        ///< D03
    SoloStrategy,   ///< D12
    SoloFormation,  ///< D13
    ShotOnGoal,     ///< D32
    Shooter,        ///< D42
    GoalRoll,       ///< D52
    KickRoll,       ///< D52', penalty or corner
    GoalCheck,      ///< D53
    RefereeCall,    ///< D55
    CallFocus,      ///< D56
    Focus,          ///< D60
    CardRoll,       ///< D62
    InjuredPlayer,  ///< D66
    InjuryRoll,     ///< D68
    Culprit,        ///< D69
    NewPlayer,      ///< D6A
    ShootOutFirst,  ///< D70
    ShootOutKick,   ///< D74
    ShootOutLots,   ///< D70 once more, after 40 kicks each
    QuickHome,      ///< Q1
    QuickAway,      ///< Q2
    QuickCoin,      ///< Q3
    // From here on choices.
    PlanFirst,              ///< D10
    PlanSecond,             ///< D11
    Deferral,               ///< D21
    AttackTactic,           ///< D30
    DefenceTactic,          ///< D31
    PushingUp,              ///< D40
    OffsideTrap,            ///< D41
    ScorerOneTimer,         ///< D50
    DefenceAnswer,          ///< D51
    KickerOneTimer,         ///< D50'
    KickKeeperOneTimer,     ///< D51'
    CallOneTimer,           ///< D54
    FocusOneTimer,          ///< D61
    KickTaker,              ///< D63
    InjuryOneTimer,         ///< D67
    ShootOutTaker,          ///< D71
    ShootOutKickerOneTimer, ///< D72
    ShootOutKeeperOneTimer, ///< D73
    Over
};

inline constexpr std::size_t phaseCount = static_cast<std::size_t>(Phase::Over) + 1;
inline constexpr Phase firstChoicePhase = Phase::PlanFirst;

inline constexpr std::int8_t noRow = -1;
inline constexpr std::int8_t noSide = -1;

/// Strategy and formation as the charts count them.
struct Plan
{
    std::int8_t strategy = static_cast<std::int8_t>(Strategy::Normal);
    std::int8_t formation = static_cast<std::int8_t>(Formation::F442);
    /// Rolled on the Solo chart, not chosen: never out of formation (R46).
    bool byChance = false;

    bool operator==(const Plan &) const = default;
};

struct SideState
{
    /// Attempts of the period: all, and those not yet begun (in step 7: extra attempts that wait).
    std::int16_t total = 0;
    std::int16_t remaining = 0;
    /// Attempts of the period spent on tactics, those of step 7 included.
    std::int16_t spent = 0;
    /// Final SOG of the period.
    std::int16_t shotsOnGoal = 0;
    /// Who can take part: neither suspended, injured nor sent off.
    Rows available = 0;
    /// Row of the keeper in goal; noRow when nobody is left.
    std::int8_t keeper = noRow;
    /// The keeper is a scorer because no goalkeeper is available (6.10).
    bool emergencyKeeper = false;
    Plan plan;
    /// Chart modifier of the strategy in this period (2.1).
    std::int8_t chartModifier = 0;
    /// Of this period: marks made, reds really shown, extra attempts won, card chart rolls made.
    std::int8_t marks = 0;
    std::int8_t reds = 0;
    std::int8_t extras = 0;
    std::int8_t checkRolls = 0;
    /// Attempts added in every later period for the opponents' red cards.
    std::int16_t redBonus = 0;
    /// One-timers not yet used.
    Rows oneTimers = 0;
    /// Booked in this match, sent off in it, injured in it and out.
    Rows booked = 0;
    Rows sentOff = 0;
    Rows outNextGame = 0;
    Rows outOfTournament = 0;
    /// By row: what an injury takes from his goal rolls.
    std::array<std::int8_t, MatchCard::mostRows> weakened{};
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

/// What gave an attempt beyond the period's own.
enum class ExtraKind : std::int8_t { None, FreeKick, RedCard };
enum class KickKind : std::int8_t { None, Penalty, Corner };

/// The attempt, or kick, in progress.
struct AttemptState
{
    /// The two choices of the pair that is being made (5.1); nothing is paid before both are known.
    std::int8_t attackChoice = 0;
    std::int8_t defenceChoice = 0;
    std::int8_t longBall = 0;
    std::int8_t counterAttack = 0;
    std::int8_t packedIn = 0;
    /// What the three tactics add to the shot roll.
    std::int16_t shotModifier = 0;
    bool marked = false;
    bool scorerOneTimer = false;
    bool keeperOneTimer = false;
    ExtraKind extra = ExtraKind::None;
    KickKind kick = KickKind::None;
    /// A penalty given by a referee call: its goal rolls are not checked again (R36).
    bool unchecked = false;
    /// One-timer on the referee call.
    std::int8_t callSign = 0;

    bool operator==(const AttemptState &) const = default;
};

/// An extra attempt that waits in step 7.
struct WaitingExtra
{
    Side side = Side::Home;
    ExtraKind kind = ExtraKind::None;

    bool operator==(const WaitingExtra &) const = default;
};

/// Extra attempts in the order in which they were won (6.7.8); at most 12 a side.
struct ExtraQueue
{
    static constexpr std::size_t capacity = 24;

    std::array<WaitingExtra, capacity> places{};
    std::uint8_t size = 0;

    bool operator==(const ExtraQueue &) const = default;
};

/// Step 7, and cards and injuries wherever they come from.
struct CheckState
{
    bool running = false;
    /// Whose check it is, and whether it is the second of the period.
    Side side = Side::Home;
    bool isSecond = false;
    std::int8_t focus = noRow;
    /// The roll showed a star, and another is allowed.
    bool again = false;
    /// One-timer on the roll that is due: -1, 0, +1.
    std::int8_t sign = 0;
    Side injuredSide = Side::Home;
    std::int8_t injured = noRow;
    /// The injury came from "Opponent Injury": its culprit is the focus.
    bool byFocus = false;
    /// Whose player is looked for: booked by a call (D56), culprit (D69), new player (D6A).
    Side wanted = Side::Home;
    /// What the card that waits for the new player came from.
    CardWhy why = CardWhy::Check;
    /// The side that gets a free kick once the cards of a call are shown; noSide = none.
    std::int8_t freeKickFor = noSide;

    bool operator==(const CheckState &) const = default;
};

struct RefereeState
{
    CountryIndex country = noCountry;
    /// The roll that gave the country; 0 where none did (R66).
    std::int8_t natural = 0;
    RefereeType type = RefereeType::FairAndBalanced;
    /// All 0 where there is no referee.
    RefereeModifiers modifiers;
    /// Void rolls so far (R66).
    std::int8_t rerolls = 0;

    bool operator==(const RefereeState &) const = default;
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
    /// Who decides, in a phase that waits for a choice; whose plan is rolled at D12 and D13.
    Side decider = Side::Home;
    /// The player with the ball (row of `turn`), for the goal roll and the shoot-out kick.
    std::int8_t shooter = noRow;
    /// The side whose goal roll missed on the attempt directly before, noSide = none (R14).
    std::int8_t lastMissed = noSide;
    PerSide<SideState> sides;
    Score score;
    Score after90;
    AttemptState attempt;
    Clock clock;
    /// Attempts used and attempts in all of the period, both sides (6.11).
    std::int16_t used = 0;
    std::int16_t inAll = 0;
    /// What the clock showed when it was last read: as a shot roll fell due, or the attempts were used up.
    std::int16_t minute = 0;
    /// Minutes of stoppage time in step 7.
    std::int16_t stoppage = 0;
    bool extraTimePlayed = false;
    bool shootOutHeld = false;
    /// Decided where the score does not say it: shoot-out, Quick Play.
    bool hasWinner = false;
    Side winner = Side::Home;
    bool byLots = false;
    CheckState check;
    ExtraQueue queue;
    RefereeState referee;
    PerSide<std::int16_t> quickDice;
    QuickCriterion criterion = QuickCriterion::None;

    [[nodiscard]] const MatchCard &card(Side side) const { return tables->cards[side]; }
    [[nodiscard]] const RuleOptions &options() const { return tables->options; }
    bool operator==(const State &) const = default;
};

} // namespace touchline::atcs
