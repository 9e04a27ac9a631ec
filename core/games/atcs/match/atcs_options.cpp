// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/atcs_options.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr std::array<const char *, 2> attemptOrders{"alternate", "block"};
constexpr std::array<const char *, 2> overflows{"clamp", "wrap"};
constexpr std::array<const char *, 2> signs{"free", "down_only"};
constexpr std::array<const char *, 2> attemptOrderLabels{
    QT_TRANSLATE_NOOP("core", "In turn"), QT_TRANSLATE_NOOP("core", "One team after the other")};
constexpr std::array<const char *, 2> overflowLabels{
    QT_TRANSLATE_NOOP("core", "The last or first player"),
    QT_TRANSLATE_NOOP("core", "Count on from the other end")};
constexpr std::array<const char *, 2> signLabels{QT_TRANSLATE_NOOP("core", "Adds or subtracts 1"),
                                                 QT_TRANSLATE_NOOP("core", "Only subtracts 1")};

constexpr std::array atcsOptionSpecs{
    OptionSpec{"attempt_order", QT_TRANSLATE_NOOP("core", "Order of attempts"),
               QT_TRANSLATE_NOOP("core", "The sides take their attempts in turn, or one side plays all of "
                                         "its attempts of the half before the other."),
               OptionType::Word, 0, 1, attemptOrders, 0, nullptr, attemptOrderLabels},
    OptionSpec{"extra_time_periods",
               QT_TRANSLATE_NOOP("core", "Periods of extra time"),
               QT_TRANSLATE_NOOP("core", "Extra time as one period of 30 minutes, or as two of 15."),
               OptionType::Number,
               1,
               2,
               {},
               1},
    OptionSpec{"penalty_bonus",
               QT_TRANSLATE_NOOP("core", "Bonus on penalties"),
               QT_TRANSLATE_NOOP("core", "What a penalty taker adds to the goal roll."),
               OptionType::Number,
               3,
               4,
               {},
               4},
    OptionSpec{"shootout_early_stop",
               QT_TRANSLATE_NOOP("core", "Shoot-out stops when decided"),
               QT_TRANSLATE_NOOP("core", "The shoot-out ends as soon as one side cannot be caught any more, "
                                         "instead of after five kicks each."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"home_field_advantage",
               QT_TRANSLATE_NOOP("core", "Home Field Advantage"),
               QT_TRANSLATE_NOOP("core", "The home side sees the visitors' choices before making its own, "
                                         "may let them attack first, and has 1 less on the card chart."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"referees",
               QT_TRANSLATE_NOOP("core", "Referees"),
               QT_TRANSLATE_NOOP("core", "A referee is drawn by country and temper. The referee changes the "
                                         "card chart and checks goals from a natural 10."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"out_of_formation",
               QT_TRANSLATE_NOOP("core", "Playing out of Formation"),
               QT_TRANSLATE_NOOP("core", "A side that leaves the formation on its card has two attempts "
                                         "fewer and 2 less on its shots on goal."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"long_ball",
               QT_TRANSLATE_NOOP("core", "Long Ball"),
               QT_TRANSLATE_NOOP("core", "Each unused attempt makes a shot on goal more likely, by 15."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"packed_in_defense",
               QT_TRANSLATE_NOOP("core", "Packed In Defense"),
               QT_TRANSLATE_NOOP("core",
                                 "Each unused attempt makes the opponent's shot on goal less likely, by 15."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"counter_attack",
               QT_TRANSLATE_NOOP("core", "Counter Attack"),
               QT_TRANSLATE_NOOP(
                   "core", "Right after the opponent misses a goal roll, each unused attempt is worth 17."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{
        "offside_trap",
        QT_TRANSLATE_NOOP("core", "Offside Trap"),
        QT_TRANSLATE_NOOP("core", "Each unused attempt pushes the shot down the opponent's card, by 25."),
        OptionType::Switch,
        0,
        1,
        {},
        0},
    OptionSpec{"pushing_up",
               QT_TRANSLATE_NOOP("core", "Pushing Up"),
               QT_TRANSLATE_NOOP("core", "Each unused attempt moves the shot up the side's own card, by 25."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"one_timer",
               QT_TRANSLATE_NOOP("core", "One-Timers"),
               QT_TRANSLATE_NOOP("core",
                                 "Once a match, each one-timer on the card can change one roll by 1: their "
                                 "own shot, a shot against them as keeper, or a chart roll about them."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"marking_players",
               QT_TRANSLATE_NOOP("core", "Marking Players"),
               QT_TRANSLATE_NOOP("core", "A marked scorer has 1 less on the goal roll; each mark adds 1 to "
                                         "the marking side's card chart rolls after the period."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"team_fair_play",
               QT_TRANSLATE_NOOP("core", "Team Fair Play"),
               QT_TRANSLATE_NOOP(
                   "core", "The fair play number of the card counts on the card chart and on referee calls."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"one_red_card",
               QT_TRANSLATE_NOOP("core", "One Red Card"),
               QT_TRANSLATE_NOOP(
                   "core", "A side has one red card in a period at most; any other becomes a yellow card."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"random_strategy_formation",
               QT_TRANSLATE_NOOP("core", "Random Strategy and Formations"),
               QT_TRANSLATE_NOOP("core", "The Solo opponent rolls for its strategy and formation instead of "
                                         "playing what its card prefers."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"shot_overflow", QT_TRANSLATE_NOOP("core", "Shooter rolls beyond the card"),
               QT_TRANSLATE_NOOP("core", "A shooter roll above 100 or below 1 goes to the last or first "
                                         "player, or starts again at the other end."),
               OptionType::Word, 0, 1, overflows, 0, nullptr, overflowLabels},
    OptionSpec{"one_timer_sign", QT_TRANSLATE_NOOP("core", "One-timers on charts"),
               QT_TRANSLATE_NOOP(
                   "core", "On chart rolls a one-timer adds or takes 1 as its side likes, or only takes 1."),
               OptionType::Word, 0, 1, signs, 0, nullptr, signLabels},
    OptionSpec{"formation_352_sog",
               QT_TRANSLATE_NOOP("core", "3-5-2 against 4-3-3"),
               QT_TRANSLATE_NOOP("core", "What the formation chart gives a 3-5-2 against a 4-3-3 in shots on "
                                         "goal: the rulebook's example has both figures."),
               OptionType::Number,
               2,
               4,
               {},
               2},
    OptionSpec{"fb_referee_modifier",
               QT_TRANSLATE_NOOP("core", "Fair and balanced referees"),
               QT_TRANSLATE_NOOP("core", "What a fair and balanced referee adds to goal checks and calls."),
               OptionType::Number,
               -1,
               0,
               {},
               -1},
    OptionSpec{
        "oceania_australia",
        QT_TRANSLATE_NOOP("core", "Australia in Oceania"),
        QT_TRANSLATE_NOOP("core", "Australia plays, and has its referees, in Oceania instead of Asia."),
        OptionType::Switch,
        0,
        1,
        {},
        0},
    OptionSpec{"quick_scores",
               QT_TRANSLATE_NOOP("core", "Scores in Quick Play"),
               QT_TRANSLATE_NOOP("core", "Quick Play gives a likely score beside the winner, so that goal "
                                         "difference counts in the tables."),
               OptionType::Switch,
               0,
               1,
               {},
               1},
    OptionSpec{"quick_home_advantage",
               QT_TRANSLATE_NOOP("core", "Home advantage in Quick Play"),
               QT_TRANSLATE_NOOP("core", "The side on its own ground adds 1 to its roll."),
               OptionType::Switch,
               0,
               1,
               {},
               0}};

constexpr std::array basicOptions{"attempt_order", "extra_time_periods", "penalty_bonus",
                                  "shootout_early_stop"};
/// Every optional rule is a switch of its own at both of the upper levels; they differ in what is on.
constexpr std::array upperOptions{"attempt_order",
                                  "extra_time_periods",
                                  "penalty_bonus",
                                  "shootout_early_stop",
                                  "home_field_advantage",
                                  "referees",
                                  "out_of_formation",
                                  "long_ball",
                                  "packed_in_defense",
                                  "counter_attack",
                                  "offside_trap",
                                  "pushing_up",
                                  "one_timer",
                                  "marking_players",
                                  "team_fair_play",
                                  "one_red_card",
                                  "random_strategy_formation",
                                  "shot_overflow",
                                  "one_timer_sign",
                                  "formation_352_sog",
                                  "fb_referee_modifier",
                                  "oceania_australia"};
constexpr std::array quickOptions{"quick_scores", "quick_home_advantage"};

constexpr std::array premierDefaults{LevelDefault{"home_field_advantage", 1},
                                     LevelDefault{"referees", 1},
                                     LevelDefault{"out_of_formation", 1},
                                     LevelDefault{"long_ball", 1},
                                     LevelDefault{"packed_in_defense", 1},
                                     LevelDefault{"counter_attack", 1},
                                     LevelDefault{"offside_trap", 1},
                                     LevelDefault{"pushing_up", 1},
                                     LevelDefault{"one_timer", 1},
                                     LevelDefault{"marking_players", 1},
                                     LevelDefault{"team_fair_play", 1},
                                     LevelDefault{"one_red_card", 1}};

constexpr std::array levels{
    LevelSpec{"basic",
              QT_TRANSLATE_NOOP("core", "Basic"),
              QT_TRANSLATE_NOOP("core",
                                "Attempts, shots, goal rolls: a match of five to ten minutes at the table."),
              basicOptions,
              {}},
    LevelSpec{"advanced",
              QT_TRANSLATE_NOOP("core", "Advanced"),
              QT_TRANSLATE_NOOP(
                  "core",
                  "Secret strategy and formation, cards and injuries: ten to fifteen minutes at the table."),
              upperOptions,
              {}},
    LevelSpec{"premier", QT_TRANSLATE_NOOP("core", "Premier League"),
              QT_TRANSLATE_NOOP("core", "All tactics, one-timers, marking, referees and home field "
                                        "advantage: fifteen to twenty minutes at the table."),
              upperOptions, premierDefaults},
    LevelSpec{"quick",
              QT_TRANSLATE_NOOP("core", "Quick Play"),
              QT_TRANSLATE_NOOP("core", "One die for each side decides the match."),
              quickOptions,
              {}}};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return atcsOptionSpecs;
}

std::span<const LevelSpec> levelSpecs()
{
    return levels;
}

Level levelOf(const QString &name)
{
    if (name == QLatin1String("quick"))
        return Level::Quick;
    if (name == QLatin1String("advanced"))
        return Level::Advanced;
    return name == QLatin1String("premier") ? Level::Premier : Level::Basic;
}

RuleOptions ruleOptions(const OptionValues &values)
{
    const auto small = [](int value) { return static_cast<std::int8_t>(value); };
    RuleOptions rules;
    rules.attemptsInBlock = values.isOn("attempt_order");
    rules.twoExtraPeriods = values.value("extra_time_periods", 1) == 2;
    rules.penaltyBonus = small(values.value("penalty_bonus", 4));
    rules.shootOutEarlyStop = values.isOn("shootout_early_stop");
    rules.quickScores = values.isOn("quick_scores");
    rules.quickHomeAdvantage = values.isOn("quick_home_advantage");
    rules.homeFieldAdvantage = values.isOn("home_field_advantage");
    rules.referees = values.isOn("referees");
    rules.outOfFormation = values.isOn("out_of_formation");
    rules.longBall = values.isOn("long_ball");
    rules.packedIn = values.isOn("packed_in_defense");
    rules.counterAttack = values.isOn("counter_attack");
    rules.offsideTrap = values.isOn("offside_trap");
    rules.pushingUp = values.isOn("pushing_up");
    rules.oneTimers = values.isOn("one_timer");
    rules.marking = values.isOn("marking_players");
    rules.fairPlay = values.isOn("team_fair_play");
    rules.oneRedCard = values.isOn("one_red_card");
    rules.plansByChance = values.isOn("random_strategy_formation");
    rules.shooterWraps = values.isOn("shot_overflow");
    rules.oneTimersOnlyDown = values.isOn("one_timer_sign");
    rules.formation352Sog = small(values.value("formation_352_sog", 2));
    rules.fairRefereeCheck = small(values.value("fb_referee_modifier", -1));
    rules.oceaniaAustralia = values.isOn("oceania_australia");
    return rules;
}

} // namespace touchline::atcs
