// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/idle_options.h"

#include "core/games/atcs/match/atcs_options.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline::atcs {

namespace {

/// Everything that decides what an option can do.
struct Circumstances
{
    RuleOptions rules;
    Level level;
    const OptionUse &use;
};

/// When an option does nothing, and why.
struct Idle
{
    const char *option;
    bool (*isIdle)(const Circumstances &now);
    const char *why;
};

bool isWithoutReferees(const Circumstances &now)
{
    return !now.rules.referees;
}

bool needsNoWinner(const Circumstances &now)
{
    return !now.use.needsWinner;
}

constexpr auto withoutWinner = QT_TRANSLATE_NOOP(
    "core", "It has no effect: extra time and shoot-outs are for matches that need a winner.");

constexpr std::array idles{
    Idle{"random_strategy_formation",
         [](const Circumstances &now) { return !now.use.agents.contains(QLatin1String("solo")); },
         QT_TRANSLATE_NOOP("core", "It has no effect: only the Solo opponent rolls for its strategy and "
                                   "formation, and no side is played by \"solo\".")},
    Idle{"fb_referee_modifier", isWithoutReferees,
         QT_TRANSLATE_NOOP("core", "It has no effect without the option \"referees\".")},
    Idle{"oceania_australia", [](const Circumstances &now) { return !now.use.isOfConference; },
         QT_TRANSLATE_NOOP("core", "It has no effect: only conferences, their referees and their qualifying "
                                   "ask where Australia plays.")},
    Idle{"one_timer_sign", [](const Circumstances &now) { return !now.rules.oneTimers; },
         QT_TRANSLATE_NOOP("core", "It has no effect without the option \"one_timer\".")},
    Idle{
        "shot_overflow",
        [](const Circumstances &now) { return !now.rules.offsideTrap && !now.rules.pushingUp; },
        QT_TRANSLATE_NOOP("core", "It has no effect without the option \"offside_trap\" or \"pushing_up\".")},
    Idle{"extra_time_periods", needsNoWinner, withoutWinner},
    Idle{"shootout_early_stop", needsNoWinner, withoutWinner},
    Idle{"penalty_bonus",
         [](const Circumstances &now) { return now.level == Level::Basic && needsNoWinner(now); },
         QT_TRANSLATE_NOOP("core", "It has no effect: at Basic penalties are only taken in shoot-outs.")},
};

bool isWithoutPlans(const Circumstances &now)
{
    return now.level < Level::Advanced;
}

bool isWithoutSoloRolls(const Circumstances &now)
{
    return isWithoutPlans(now) || !now.rules.plansByChance || !now.use.agents.contains(QLatin1String("solo"));
}

/// When nobody looks at a chart (specification 2, and the chapters of the rulebook that name it).
struct IdleChart
{
    const char *name;
    bool (*isIdle)(const Circumstances &now);
};

constexpr std::array idleCharts{
    IdleChart{"strategy", isWithoutPlans},
    IdleChart{"card_rolls", isWithoutPlans},
    IdleChart{"formation", isWithoutPlans},
    IdleChart{"card", isWithoutPlans},
    IdleChart{"injury", isWithoutPlans},
    IdleChart{"referee_country", isWithoutReferees},
    IdleChart{"referee", isWithoutReferees},
    IdleChart{"referee_modifiers", isWithoutReferees},
    IdleChart{"goal_check", isWithoutReferees},
    IdleChart{"referee_call", isWithoutReferees},
    IdleChart{"world_cup_host", [](const Circumstances &now) { return !now.use.drawsHost; }},
    IdleChart{"conference_host", [](const Circumstances &now) { return !now.use.isOfConference; }},
    IdleChart{"solo_strategy", isWithoutSoloRolls},
    IdleChart{"solo_formation", isWithoutSoloRolls},
};

} // namespace

bool usesChart(const QString &name, const LevelSpec &level, const OptionValues &values, const OptionUse &use)
{
    const Circumstances now{ruleOptions(values), levelOf(QString::fromUtf8(level.name)), use};
    return std::none_of(idleCharts.begin(), idleCharts.end(), [&](const IdleChart &chart) {
        return name == QLatin1String(chart.name) && chart.isIdle(now);
    });
}

Problems idleOptions(const LevelSpec &level, const OptionValues &values, const OptionUse &use)
{
    const Circumstances now{ruleOptions(values), levelOf(QString::fromUtf8(level.name)), use};
    Problems problems;
    for (const Idle &idle : idles)
        if (isChanged(optionSpecs(), level, values, idle.option) && idle.isIdle(now))
            problems.push_back({QString::fromUtf8(idle.option), {idle.why, {}}, {}});
    return problems;
}

} // namespace touchline::atcs
