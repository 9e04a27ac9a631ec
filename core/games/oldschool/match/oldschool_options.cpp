// SPDX-License-Identifier: GPL-3.0-or-later
// The options of 6.20. What a competition settles (extra time, shoot-out) is in DecisionRules; a wider budget
// of speed is a matter of the team.
#include "core/games/oldschool/match/oldschool_options.h"

#include "core/match/option_specs.h"

#include <QtGlobal>

#include <array>

namespace touchline::oldschool {

namespace {

constexpr std::array<const char *, 2> reactionWords{"full", "distance"};
constexpr std::array<const char *, 2> reactionLabels{
    QT_TRANSLATE_NOOP("core", "With all the points he has left"),
    QT_TRANSLATE_NOOP("core", "The farther the shot, the more")};

constexpr std::array options{
    numberOption("turns_per_half", QT_TRANSLATE_NOOP("core", "Turns of a half"),
                 QT_TRANSLATE_NOOP("core", "How many turns stand for the thirty minutes of a half."), 20, 90,
                 50),
    switchOption("marking_legend", QT_TRANSLATE_NOOP("core", "Marking legend"),
                 QT_TRANSLATE_NOOP("core", "A player tackles only in the directions that his role marks."),
                 false),
    switchOption("feint_two_evens", QT_TRANSLATE_NOOP("core", "Feints need two evens"),
                 QT_TRANSLATE_NOOP("core", "Everybody but a playmaker has to throw even twice for a feint."),
                 false),
    wordOption("keeper_reaction", QT_TRANSLATE_NOOP("core", "How far a goalkeeper moves at a shot"),
               QT_TRANSLATE_NOOP("core", "Moving by the distance of a low shot gives more goals."),
               reactionWords, reactionLabels),
    switchOption("block_extra_rule", QT_TRANSLATE_NOOP("core", "Saves may stay in play"),
                 QT_TRANSLATE_NOOP("core",
                                   "A goalkeeper who dives on his line may knock the ball back instead of "
                                   "giving a corner."),
                 true),
    numberOption(
        "jokers", QT_TRANSLATE_NOOP("core", "Jokers"),
        QT_TRANSLATE_NOOP("core", "How often the captain can keep the referee from judging a tackle."), 0, 6,
        6),
    numberOption("substitutions", QT_TRANSLATE_NOOP("core", "Substitutions"),
                 QT_TRANSLATE_NOOP("core", "How many players a side may change."), 0, 23, 5),
    switchOption(
        "offside", QT_TRANSLATE_NOOP("core", "Offside"),
        QT_TRANSLATE_NOOP("core", "Who stands behind the defence when the ball is played must not touch it."),
        true),
    switchOption("through_auto_intercept", QT_TRANSLATE_NOOP("core", "Through passes need a clear way"),
                 QT_TRANSLATE_NOOP("core",
                                   "Every opponent within a cell of a through pass intercepts it without "
                                   "a roll."),
                 false),
    switchOption("keeper_foul_direct", QT_TRANSLATE_NOOP("core", "A goalkeeper's failed tackle is a foul"),
                 QT_TRANSLATE_NOOP("core", "In his own area the referee is not asked: it is a penalty."),
                 false),
    switchOption("golden_goal", QT_TRANSLATE_NOOP("core", "Golden goal"),
                 QT_TRANSLATE_NOOP("core",
                                   "The goal that decides in extra time ends the match. Off, a competition "
                                   "that plays extra time to its end does so."),
                 false),
    switchOption("shot_block_all", QT_TRANSLATE_NOOP("core", "Everybody in the way may block a shot"),
                 QT_TRANSLATE_NOOP("core", "Each player in the way throws for a block, and not one alone."),
                 false),
    switchOption("clock90", QT_TRANSLATE_NOOP("core", "A clock of 90 minutes"),
                 QT_TRANSLATE_NOOP("core", "Minutes are shown as in a match of 90 minutes instead of 60."),
                 false),
};

constexpr std::array allNames = namesOf(options);

constexpr std::array advancedDefaults{LevelDefault{"marking_legend", 1}, LevelDefault{"feint_two_evens", 1}};

constexpr std::array levels{
    LevelSpec{"normal",
              QT_TRANSLATE_NOOP("core", "Normal"),
              QT_TRANSLATE_NOOP("core", "All rules; everybody marks all around him."),
              allNames,
              {}},
    LevelSpec{"advanced", QT_TRANSLATE_NOOP("core", "Advanced"),
              QT_TRANSLATE_NOOP("core", "With the marking legend, and feints that need two evens."), allNames,
              advancedDefaults},
};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return options;
}

std::span<const LevelSpec> levelSpecs()
{
    return levels;
}

RuleOptions ruleOptions(const OptionValues &values)
{
    const RuleOptions standard;
    RuleOptions rules;
    rules.turnsPerHalf = static_cast<std::int16_t>(values.value("turns_per_half", standard.turnsPerHalf));
    rules.jokers = static_cast<std::int8_t>(values.value("jokers", standard.jokers));
    rules.substitutions = static_cast<std::int8_t>(values.value("substitutions", standard.substitutions));
    rules.markingLegend = values.isOn("marking_legend");
    rules.feintTwoEvens = values.isOn("feint_two_evens");
    rules.keeperByDistance = values.value("keeper_reaction") == 1;
    rules.blockExtraRule = values.isOn("block_extra_rule");
    rules.offside = values.isOn("offside");
    rules.throughAutoIntercept = values.isOn("through_auto_intercept");
    rules.keeperFoulDirect = values.isOn("keeper_foul_direct");
    rules.goldenGoal = values.isOn("golden_goal");
    rules.shotBlockAll = values.isOn("shot_block_all");
    rules.clock90 = values.isOn("clock90");
    return rules;
}

} // namespace touchline::oldschool
