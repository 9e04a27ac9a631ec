// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/atcs_options.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr std::array<const char *, 2> attemptOrders{"alternate", "block"};

constexpr std::array<OptionSpec, 6> options{
    OptionSpec{"attempt_order", QT_TRANSLATE_NOOP("core", "Order of attempts"),
               QT_TRANSLATE_NOOP(
                   "core", "The sides take their attempts in turn, or one side plays all of its attempts "
                           "of the half before the other."),
               OptionType::Word, 0, 1, attemptOrders, 0},
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
               QT_TRANSLATE_NOOP("core", "What a penalty taker adds to his goal roll."),
               OptionType::Number,
               3,
               4,
               {},
               4},
    OptionSpec{"shootout_early_stop",
               QT_TRANSLATE_NOOP("core", "Shoot-out stops when decided"),
               QT_TRANSLATE_NOOP(
                   "core", "The shoot-out ends as soon as one side cannot be caught any more, instead of "
                           "after five kicks each."),
               OptionType::Switch,
               0,
               1,
               {},
               0},
    OptionSpec{"quick_scores",
               QT_TRANSLATE_NOOP("core", "Scores in Quick Play"),
               QT_TRANSLATE_NOOP("core",
                                 "Quick Play gives a likely score beside the winner, so that goal difference "
                                 "counts in the tables."),
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

constexpr std::array<const char *, 4> basicOptions{"attempt_order", "extra_time_periods", "penalty_bonus",
                                                   "shootout_early_stop"};
constexpr std::array<const char *, 2> quickOptions{"quick_scores", "quick_home_advantage"};

constexpr std::array<LevelSpec, 2> levels{
    LevelSpec{"basic",
              QT_TRANSLATE_NOOP("core", "Basic"),
              QT_TRANSLATE_NOOP("core",
                                "Attempts, shots, goal rolls: a match of five to ten minutes at the table."),
              basicOptions,
              {}},
    LevelSpec{"quick",
              QT_TRANSLATE_NOOP("core", "Quick Play"),
              QT_TRANSLATE_NOOP("core", "One die for each side decides the match."),
              quickOptions,
              {}}};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return options;
}

std::span<const LevelSpec> levelSpecs()
{
    return levels;
}

Level levelOf(const QString &name)
{
    return name == QLatin1String("quick") ? Level::Quick : Level::Basic;
}

RuleOptions ruleOptions(const OptionValues &values)
{
    RuleOptions rules;
    rules.attemptsInBlock = values.isOn("attempt_order");
    rules.twoExtraPeriods = values.value("extra_time_periods", 1) == 2;
    rules.penaltyBonus = static_cast<std::int8_t>(values.value("penalty_bonus", 4));
    rules.shootOutEarlyStop = values.isOn("shootout_early_stop");
    rules.quickScores = values.isOn("quick_scores");
    rules.quickHomeAdvantage = values.isOn("quick_home_advantage");
    return rules;
}

} // namespace touchline::atcs
