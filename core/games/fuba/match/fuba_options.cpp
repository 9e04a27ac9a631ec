// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/fuba_options.h"

#include "core/match/option_specs.h"

#include <QtGlobal>

namespace touchline::fuba {

namespace {

constexpr std::array allOptions{
    switchOption("condition", QT_TRANSLATE_NOOP("core", "Condition (A2)"),
                 QT_TRANSLATE_NOOP("core",
                                   "Each line has condition points. They are spent to make an action better "
                                   "and lost when much time passes at once; without any the team is tired."),
                 true),
    switchOption("roles", QT_TRANSLATE_NOOP("core", "Player roles (A1)"),
                 QT_TRANSLATE_NOOP("core",
                                   "Attacking or defending midfielders and other roles move condition points "
                                   "from one line to another before the match."),
                 false, "condition"),
    switchOption(
        "substitutions", QT_TRANSLATE_NOOP("core", "Substitutions (A3)"),
        QT_TRANSLATE_NOOP(
            "core", "Three a match: for a new formation, to lose a yellow card, or for a fresh player."),
        true),
    switchOption("injuries", QT_TRANSLATE_NOOP("core", "Injuries (A4)"),
                 QT_TRANSLATE_NOOP("core", "Special events and hard fouls injure players."), true),
    switchOption("advanced_keeper", QT_TRANSLATE_NOOP("core", "Position of the keeper (A5)"),
                 QT_TRANSLATE_NOOP("core",
                                   "The keeper may leave the goal area: this helps pressing near the goal, "
                                   "but also the opponents' goal attempts."),
                 false),
    switchOption(
        "aggressive_pressing", QT_TRANSLATE_NOOP("core", "Aggressive pressing (A6)"),
        QT_TRANSLATE_NOOP("core", "Pressing against more players, for a condition point; if it fails it is a "
                                  "foul."),
        false, "condition"),
    switchOption("advanced_offside", QT_TRANSLATE_NOOP("core", "Risk of offside (A7)"),
                 QT_TRANSLATE_NOOP("core", "A pass level with the last line of the opponents is harder."),
                 true),
    switchOption("skills", QT_TRANSLATE_NOOP("core", "Skills (A8)"),
                 QT_TRANSLATE_NOOP("core", "Each team has secret skills, free when first used."), false,
                 "condition"),
    numberOption("skills_per_team", QT_TRANSLATE_NOOP("core", "Skills of a team"),
                 QT_TRANSLATE_NOOP("core", "How many skills a team takes into a match (one where c3 is on)."),
                 1, 3, 2),
    switchOption("c1", QT_TRANSLATE_NOOP("core", "Condition carried over (C1)"),
                 QT_TRANSLATE_NOOP("core",
                                   "Red cards, many yellow cards and injuries cost condition in the next "
                                   "match of a competition."),
                 true, "condition"),
    switchOption("c1_single", QT_TRANSLATE_NOOP("core", "C1 costs one point at most"),
                 QT_TRANSLATE_NOOP("core", "All reasons together cost one condition point, not one each."),
                 false, "c1"),
    switchOption(
        "c2", QT_TRANSLATE_NOOP("core", "Primary formation (C2)"),
        QT_TRANSLATE_NOOP(
            "core",
            "A team that starts in another formation than its primary one has one condition point less."),
        true, "condition"),
    switchOption("c3", QT_TRANSLATE_NOOP("core", "Skills of a competition (C3)"),
                 QT_TRANSLATE_NOOP("core",
                                   "A team has two skills for the whole competition and takes one of them "
                                   "into each match."),
                 false, "skills"),
    switchOption(
        "c4_late", QT_TRANSLATE_NOOP("core", "Late start (C4)"),
        QT_TRANSLATE_NOOP("core", "The match began late: each turn of the first half takes a minute more."),
        false),
    switchOption("c4_slow", QT_TRANSLATE_NOOP("core", "Slow play (C4)"),
                 QT_TRANSLATE_NOOP("core",
                                   "When the first half has taken an hour, the timekeeper announces it; "
                                   "from then on each turn takes a minute more."),
                 false),
    switchOption(
        "custom_formations", QT_TRANSLATE_NOOP("core", "Any formation"),
        QT_TRANSLATE_NOOP("core",
                          "Any three numbers from 1 to 6 that add up to ten, not just the formation cards."),
        true),
    switchOption("extra_time", QT_TRANSLATE_NOOP("core", "Extra time"),
                 QT_TRANSLATE_NOOP("core",
                                   "A tie that needs a winner has two halves of 15 minutes before the "
                                   "shoot-out."),
                 true),
    switchOption("golden_goal", QT_TRANSLATE_NOOP("core", "Golden goal"),
                 QT_TRANSLATE_NOOP("core", "The first goal of extra time ends the match."), false),
    switchOption(
        "name_suspension", QT_TRANSLATE_NOOP("core", "Suspensions by name"),
        QT_TRANSLATE_NOOP(
            "core",
            "A player who was sent off misses the next match: another name plays, nothing else changes."),
        true),
    switchOption("name_pick", QT_TRANSLATE_NOOP("core", "Names by hand"),
                 QT_TRANSLATE_NOOP("core",
                                   "Each team says who of its players scores, is booked, hurt or replaced; "
                                   "\"by the rules\" leaves it to the draw. The game is the same."),
                 false),
};

constexpr std::array allNames = namesOf(allOptions);

constexpr std::array basicDefaults{LevelDefault{"condition", 0},        LevelDefault{"substitutions", 0},
                                   LevelDefault{"injuries", 0},         LevelDefault{"c1", 0},
                                   LevelDefault{"advanced_offside", 0}, LevelDefault{"c2", 0},
                                   LevelDefault{"name_suspension", 0}};
constexpr std::array fullDefaults{LevelDefault{"roles", 1}, LevelDefault{"skills", 1},
                                  LevelDefault{"advanced_keeper", 1}, LevelDefault{"aggressive_pressing", 1},
                                  LevelDefault{"c3", 1}};

constexpr std::array levels{
    LevelSpec{"standard",
              QT_TRANSLATE_NOOP("core", "Standard"),
              QT_TRANSLATE_NOOP("core", "With condition, substitutions, injuries and risk of offside."),
              allNames,
              {}},
    LevelSpec{"basic", QT_TRANSLATE_NOOP("core", "Basic"), QT_TRANSLATE_NOOP("core", "Just the basic rules."),
              allNames, basicDefaults},
    LevelSpec{"full", QT_TRANSLATE_NOOP("core", "Full"),
              QT_TRANSLATE_NOOP("core", "All advanced rules, and skills for the whole competition."),
              allNames, fullDefaults},
};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return allOptions;
}

std::span<const LevelSpec> levelSpecs()
{
    return levels;
}

RuleOptions ruleOptions(const OptionValues &values)
{
    RuleOptions rules;
    rules.roles = values.isOn("roles");
    rules.condition = values.isOn("condition");
    rules.substitutions = values.isOn("substitutions");
    rules.injuries = values.isOn("injuries");
    rules.advancedKeeper = values.isOn("advanced_keeper");
    rules.aggressivePressing = values.isOn("aggressive_pressing");
    rules.advancedOffside = values.isOn("advanced_offside");
    rules.skills = values.isOn("skills");
    rules.c1 = values.isOn("c1");
    rules.c1Single = values.isOn("c1_single");
    rules.c2 = values.isOn("c2");
    rules.c3 = values.isOn("c3");
    rules.skillsPerTeam = static_cast<std::int8_t>(rules.c3 ? 1 : values.value("skills_per_team", 2));
    // A setup that was put together without resolveOptions may ask for what needs something else.
    rules.roles = rules.roles && rules.condition;
    rules.aggressivePressing = rules.aggressivePressing && rules.condition;
    rules.skills = rules.skills && rules.condition;
    rules.c1 = rules.c1 && rules.condition;
    rules.c2 = rules.c2 && rules.condition;
    rules.c4Late = values.isOn("c4_late");
    rules.c4Slow = values.isOn("c4_slow");
    rules.customFormations = values.isOn("custom_formations");
    rules.extraTime = values.isOn("extra_time");
    rules.goldenGoal = values.isOn("golden_goal");
    rules.namePick = values.isOn("name_pick");
    return rules;
}

} // namespace touchline::fuba
