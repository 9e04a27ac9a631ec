// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/champions_options.h"

#include "core/match/option_specs.h"

#include <QtGlobal>

#include <array>

namespace touchline::champions {

namespace {

constexpr std::array<const char *, 2> timingWords{"watch", "rolls90"};
constexpr std::array<const char *, 2> timingLabels{
    QT_TRANSLATE_NOOP("core", "Six minutes for every 1 that is rolled"),
    QT_TRANSLATE_NOOP("core", "A minute for every roll")};
constexpr std::array<const char *, 2> kickOffWords{"own_half", "mixed"};
constexpr std::array<const char *, 2> kickOffLabels{QT_TRANSLATE_NOOP("core", "All in their own half"),
                                                    QT_TRANSLATE_NOOP("core", "Anywhere on the field")};

constexpr std::array options{
    switchOption(
        "interception", QT_TRANSLATE_NOOP("core", "Interceptions"),
        QT_TRANSLATE_NOOP("core", "An opponent beside the way of the ball may step in and turn it away."),
        true),
    switchOption("offside", QT_TRANSLATE_NOOP("core", "Offside"),
                 QT_TRANSLATE_NOOP("core",
                                   "Who stands offside cannot be passed to, and comes back at the end of "
                                   "the turn."),
                 true),
    switchOption("pick_up", QT_TRANSLATE_NOOP("core", "The goalie picks the ball up"),
                 QT_TRANSLATE_NOOP("core",
                                   "In his penalty area the goalie may take a ball in his hands that he "
                                   "reaches with all his steps."),
                 true),
    switchOption("anti_killjoy", QT_TRANSLATE_NOOP("core", "No walls before the goal"),
                 QT_TRANSLATE_NOOP("core",
                                   "At most four outfielders in the own penalty area, no chain of more than "
                                   "nine men, and nobody locks the ball in."),
                 true),
    switchOption(
        "substitutions", QT_TRANSLATE_NOOP("core", "Substitutions"),
        QT_TRANSLATE_NOOP("core", "Three a side: a man warms up and comes on at the next dead ball."), true),
    switchOption("shoulder_charge", QT_TRANSLATE_NOOP("core", "Shoulder charge"),
                 QT_TRANSLATE_NOOP("core",
                                   "With a 1 a man pushes the opponent beside him who is nearest to the "
                                   "ball."),
                 true),
    switchOption("fouls", QT_TRANSLATE_NOOP("core", "Fouls"),
                 QT_TRANSLATE_NOOP("core",
                                   "Dice and position force fouls, with cards, injuries, free kicks and "
                                   "penalties. Hand ball of a goalie stays without it."),
                 true),
    wordOption("timing", QT_TRANSLATE_NOOP("core", "Time"),
               QT_TRANSLATE_NOOP("core", "What moves the watch. Where every roll is a minute, each foul adds "
                                         "one more."),
               timingWords, timingLabels),
    wordOption("kick_off", QT_TRANSLATE_NOOP("core", "Placing at the kick-off"),
               QT_TRANSLATE_NOOP("core", "Where men may stand when the match begins."), kickOffWords,
               kickOffLabels),
    numberOption(
        "penalty_rows", QT_TRANSLATE_NOOP("core", "Depth of the penalty area"),
        QT_TRANSLATE_NOOP("core", "In rows; a smaller area means fewer penalties and more hand balls."), 2, 3,
        3),
    switchOption("golden_goal", QT_TRANSLATE_NOOP("core", "Golden goal"),
                 QT_TRANSLATE_NOOP("core",
                                   "The goal that decides in extra time ends the match. Off, a competition "
                                   "that plays extra time to its end does so."),
                 true),
};

constexpr std::array allNames = namesOf(options);

constexpr std::array firstDefaults{LevelDefault{"substitutions", 0}, LevelDefault{"shoulder_charge", 0},
                                   LevelDefault{"fouls", 0}, LevelDefault{"pick_up", 0}};

constexpr std::array levels{
    LevelSpec{
        "full", QT_TRANSLATE_NOOP("core", "Full"), QT_TRANSLATE_NOOP("core", "All rules."), allNames, {}},
    LevelSpec{"first", QT_TRANSLATE_NOOP("core", "First match"),
              QT_TRANSLATE_NOOP("core", "Without fouls, substitutions, shoulder charges and pick-ups."),
              allNames, firstDefaults},
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
    RuleOptions rules;
    rules.interception = values.isOn("interception");
    rules.offside = values.isOn("offside");
    rules.pickUp = values.isOn("pick_up");
    rules.killjoy = values.isOn("anti_killjoy");
    rules.substitutions = values.isOn("substitutions");
    rules.charge = values.isOn("shoulder_charge");
    rules.fouls = values.isOn("fouls");
    rules.rolls90 = values.value("timing") == 1;
    rules.mixedStart = values.value("kick_off") == 1;
    rules.penaltyRows = static_cast<std::int8_t>(values.value("penalty_rows", 3));
    rules.goldenGoal = values.isOn("golden_goal");
    return rules;
}

} // namespace touchline::champions
