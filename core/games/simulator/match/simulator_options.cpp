// SPDX-License-Identifier: GPL-3.0-or-later
// The options of 6.17. What a competition settles (extra time, shoot-out, away goals) is in DecisionRules;
// the budget is a matter of the team.
#include "core/games/simulator/match/simulator_options.h"

#include <QtGlobal>

#include <array>

namespace touchline::simulator {

namespace {

constexpr OptionSpec onOff(const char *name, const char *title, const char *help, int standard)
{
    return {name, title, help, OptionType::Switch, 0, 1, {}, standard};
}
constexpr OptionSpec number(const char *name, const char *title, const char *help, int least, int most,
                            int standard)
{
    return {name, title, help, OptionType::Number, least, most, {}, standard};
}

constexpr std::array<const char *, 2> clockWords{"referee", "turns"};
constexpr std::array<const char *, 2> clockLabels{
    QT_TRANSLATE_NOOP("core", "The referees walk 33 steps a half"),
    QT_TRANSLATE_NOOP("core", "17 turns of both sides a half")};

constexpr std::array allOptions{
    onOff("duels", QT_TRANSLATE_NOOP("core", "Duels with dice"),
          QT_TRANSLATE_NOOP("core",
                            "Dribbling and tackles are decided by stickers and dice. Off, a tackle needs "
                            "a five or a six."),
          1),
    onOff("pressing", QT_TRANSLATE_NOOP("core", "Pressing"),
          QT_TRANSLATE_NOOP("core", "In midfield an opponent beside the kicker takes a pass that is level."),
          1),
    onOff("levels", QT_TRANSLATE_NOOP("core", "Second and third levels of skills"),
          QT_TRANSLATE_NOOP("core", "Two or three sections of a colour can do more than one."), 1),
    onOff(
        "speed", QT_TRANSLATE_NOOP("core", "Speed"),
        QT_TRANSLATE_NOOP("core", "Grey sections run towards a loose ball before it is decided who gets it."),
        1),
    onOff("heading", QT_TRANSLATE_NOOP("core", "Heading"),
          QT_TRANSLATE_NOOP("core", "Black sections step into the penalty area before a cross."), 1),
    onOff("slide_tackle", QT_TRANSLATE_NOOP("core", "Slide tackles"),
          QT_TRANSLATE_NOOP("core", "Blue sections throw themselves before a first-time shot or cross."), 1),
    onOff("squads", QT_TRANSLATE_NOOP("core", "Budget squads"),
          QT_TRANSLATE_NOOP("core",
                            "Each side plays with its own stickers. Off, both play with the same sixteen "
                            "of one section."),
          1),
    onOff("knock_over", QT_TRANSLATE_NOOP("core", "Knocking over"),
          QT_TRANSLATE_NOOP("core", "A kick close to an opponent may knock his token over: a foul."), 1),
    onOff("home_advantage", QT_TRANSLATE_NOOP("core", "Home advantage"),
          QT_TRANSLATE_NOOP("core", "The side on its own ground adds two to its sum in three duels."), 0),
    onOff("referee_type", QT_TRANSLATE_NOOP("core", "Strict and normal referees"),
          QT_TRANSLATE_NOOP("core", "A die before the match: a strict referee sees more fouls in duels."), 0),
    onOff("weather", QT_TRANSLATE_NOOP("core", "Weather"),
          QT_TRANSLATE_NOOP("core",
                            "A die before the match: in bad weather short passes are shorter and injuries "
                            "more frequent."),
          0),
    onOff("var", QT_TRANSLATE_NOOP("core", "Video assistant referee"),
          QT_TRANSLATE_NOOP("core", "A six revokes a penalty for a foul in a duel."), 0),
    onOff("injuries", QT_TRANSLATE_NOOP("core", "Injuries"),
          QT_TRANSLATE_NOOP("core", "Who is fouled may be left with the first section of his sticker."), 0),
    onOff("fatigue", QT_TRANSLATE_NOOP("core", "Fatigue"),
          QT_TRANSLATE_NOOP("core", "From minute 60 on a side has one section each, and one more for every "
                                    "substitution."),
          0),
    OptionSpec{"clock", QT_TRANSLATE_NOOP("core", "Length of a half"),
               QT_TRANSLATE_NOOP("core", "By the walk of the referees, or by a number of turns."),
               OptionType::Word, 0, 1, clockWords, 0, nullptr, clockLabels},
    onOff(
        "lifted_pass", QT_TRANSLATE_NOOP("core", "Lifted passes in open play"),
        QT_TRANSLATE_NOOP("core", "Off, only crosses, shots, free kicks, corners and goal kicks are lifted."),
        0),
    onOff("back_pass", QT_TRANSLATE_NOOP("core", "Back-pass rule"),
          QT_TRANSLATE_NOOP("core",
                            "The goalkeeper may not play with his hands what a teammate passed to him."),
          0),
    onOff("golden_goal", QT_TRANSLATE_NOOP("core", "Golden goal"),
          QT_TRANSLATE_NOOP("core",
                            "The goal that decides in extra time ends the match. Off, a competition that "
                            "plays extra time to its end does so."),
          0),
    number("aim_error_home", QT_TRANSLATE_NOOP("core", "Aim error of the home side, per cent"),
           QT_TRANSLATE_NOOP("core",
                             "How far from its aim the ball may go when a person plays the home side. "
                             "Computer players have the error of their level."),
           0, 200, 50),
    number("aim_error_away", QT_TRANSLATE_NOOP("core", "Aim error of the visitors, per cent"),
           QT_TRANSLATE_NOOP("core", "How far from its aim the ball may go when a person plays the visitors. "
                                     "Computer players have the error of their level."),
           0, 200, 50),
};

constexpr std::array<const char *, allOptions.size()> allNames = [] {
    std::array<const char *, allOptions.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = allOptions[i].name;
    return names;
}();

constexpr std::array baseDefaults{LevelDefault{"duels", 0},   LevelDefault{"pressing", 0},
                                  LevelDefault{"levels", 0},  LevelDefault{"speed", 0},
                                  LevelDefault{"heading", 0}, LevelDefault{"slide_tackle", 0},
                                  LevelDefault{"squads", 0},  LevelDefault{"knock_over", 0}};
constexpr std::array tournamentDefaults{LevelDefault{"home_advantage", 1}, LevelDefault{"referee_type", 1},
                                        LevelDefault{"weather", 1},        LevelDefault{"var", 1},
                                        LevelDefault{"injuries", 1},       LevelDefault{"fatigue", 1},
                                        LevelDefault{"clock", 1}};

constexpr std::array allLevels{
    LevelSpec{"complete",
              QT_TRANSLATE_NOOP("core", "Complete"),
              QT_TRANSLATE_NOOP("core", "Budget squads, duels, all skills."),
              allNames,
              {}},
    LevelSpec{"base", QT_TRANSLATE_NOOP("core", "Base"),
              QT_TRANSLATE_NOOP("core", "The same sixteen players for both sides, one skill each, no duels."),
              allNames, baseDefaults},
    LevelSpec{
        "tournament", QT_TRANSLATE_NOOP("core", "Tournament"),
        QT_TRANSLATE_NOOP("core", "Complete, with home advantage, referee, weather, injuries and fatigue."),
        allNames, tournamentDefaults},
};

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return allOptions;
}

std::span<const LevelSpec> levelSpecs()
{
    return allLevels;
}

RuleOptions ruleOptions(const OptionValues &values)
{
    RuleOptions rules;
    rules.duels = values.isOn("duels");
    rules.pressing = values.isOn("pressing");
    rules.levels = values.isOn("levels");
    rules.speed = values.isOn("speed");
    rules.heading = values.isOn("heading");
    rules.slideTackle = values.isOn("slide_tackle");
    rules.squads = values.isOn("squads");
    rules.knockOver = values.isOn("knock_over");
    rules.homeAdvantage = values.isOn("home_advantage");
    rules.refereeType = values.isOn("referee_type");
    rules.weather = values.isOn("weather");
    rules.var = values.isOn("var");
    rules.injuries = values.isOn("injuries");
    rules.fatigue = values.isOn("fatigue");
    rules.turnClock = values.value("clock") == 1;
    rules.liftedPass = values.isOn("lifted_pass");
    rules.backPass = values.isOn("back_pass");
    rules.goldenGoal = values.isOn("golden_goal");
    return rules;
}

} // namespace touchline::simulator
