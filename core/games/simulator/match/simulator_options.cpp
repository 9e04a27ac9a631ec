// SPDX-License-Identifier: GPL-3.0-or-later
// The options of 6.17. What a competition settles (extra time, shoot-out, away goals) is in DecisionRules.
#include "core/games/simulator/match/simulator_options.h"

#include "core/match/option_specs.h"

#include <QtGlobal>

#include <array>
#include <span>

namespace touchline::simulator {

namespace {

constexpr std::array<const char *, 2> clockWords{"referee", "turns"};
constexpr std::array<const char *, 2> clockLabels{
    QT_TRANSLATE_NOOP("core", "The referees walk 33 steps a half"),
    QT_TRANSLATE_NOOP("core", "Both sides have 17 turns a half")};
constexpr std::array<const char *, 2> budgetWords{"standard", "own"};
constexpr std::array<const char *, 2> budgetLabels{
    QT_TRANSLATE_NOOP("core", "Each squad has 34 credits"),
    QT_TRANSLATE_NOOP("core", "As each squad was made (30 to 38)")};

constexpr int mostError = 200;
constexpr int errorOfPerson = 50;

constexpr std::array allOptions{
    switchOption("squads", QT_TRANSLATE_NOOP("core", "Budget squads"),
                 QT_TRANSLATE_NOOP("core",
                                   "Each side plays with its own stickers. Off, both play with the same "
                                   "sixteen of one section."),
                 true),
    switchOption(
        "catalogue_only", QT_TRANSLATE_NOOP("core", "Catalogue players only"),
        QT_TRANSLATE_NOOP("core", "Squads with other stickers than the 112 of the catalogue cannot play."),
        false, "squads"),
    switchOption("duels", QT_TRANSLATE_NOOP("core", "Duels with dice"),
                 QT_TRANSLATE_NOOP("core",
                                   "Dribbling and tackles are decided by stickers and dice. Off, a tackle "
                                   "needs a five or a six."),
                 true),
    switchOption(
        "pressing", QT_TRANSLATE_NOOP("core", "Pressing"),
        QT_TRANSLATE_NOOP("core", "In midfield an opponent beside the kicker takes a pass that is level."),
        true),
    switchOption("levels", QT_TRANSLATE_NOOP("core", "Second and third levels of skills"),
                 QT_TRANSLATE_NOOP("core", "Two or three sections of a colour can do more than one."), true,
                 "squads"),
    switchOption(
        "speed", QT_TRANSLATE_NOOP("core", "Speed"),
        QT_TRANSLATE_NOOP("core", "Grey sections run towards a loose ball before it is decided who gets it."),
        true, "squads"),
    switchOption("heading", QT_TRANSLATE_NOOP("core", "Heading"),
                 QT_TRANSLATE_NOOP("core", "Black sections step into the penalty area before a cross."), true,
                 "squads"),
    switchOption(
        "slide_tackle", QT_TRANSLATE_NOOP("core", "Slide tackles"),
        QT_TRANSLATE_NOOP("core", "Blue sections throw themselves before a first-time shot or cross."), true),
    switchOption("knock_over", QT_TRANSLATE_NOOP("core", "Knocking over"),
                 QT_TRANSLATE_NOOP("core", "A kick close to an opponent may knock that token over: a foul."),
                 true),
    switchOption("home_advantage", QT_TRANSLATE_NOOP("core", "Home advantage"),
                 QT_TRANSLATE_NOOP("core", "The side on its own ground adds two to its sum in three duels."),
                 false, "duels"),
    switchOption(
        "referee_type", QT_TRANSLATE_NOOP("core", "Strict and normal referees"),
        QT_TRANSLATE_NOOP("core", "A die before the match: a strict referee sees more fouls in duels."),
        false, "duels"),
    switchOption("weather", QT_TRANSLATE_NOOP("core", "Weather"),
                 QT_TRANSLATE_NOOP("core",
                                   "A die before the match: in bad weather short passes are shorter and "
                                   "injuries more frequent."),
                 false),
    switchOption("var", QT_TRANSLATE_NOOP("core", "Video assistant referee"),
                 QT_TRANSLATE_NOOP("core", "A six revokes a penalty for a foul in a duel."), false, "duels"),
    switchOption(
        "injuries", QT_TRANSLATE_NOOP("core", "Injuries"),
        QT_TRANSLATE_NOOP("core", "A fouled player may be left with the first section of the sticker."),
        false),
    switchOption("fatigue", QT_TRANSLATE_NOOP("core", "Fatigue"),
                 QT_TRANSLATE_NOOP("core",
                                   "From minute 60 on a side has one section each, and one more for every "
                                   "substitution."),
                 false, "squads"),
    wordOption("clock", QT_TRANSLATE_NOOP("core", "Length of a half"),
               QT_TRANSLATE_NOOP("core", "Counted by the steps of the referees, or by turns."), clockWords,
               clockLabels),
    switchOption("turn_timer", QT_TRANSLATE_NOOP("core", "Time limit of a turn"),
                 QT_TRANSLATE_NOOP("core",
                                   "A person has 40 seconds with the ball and 20 without it. When they are "
                                   "over, the coach plays the turn to its end."),
                 false),
    switchOption(
        "lifted_pass", QT_TRANSLATE_NOOP("core", "Lifted passes in open play"),
        QT_TRANSLATE_NOOP("core", "Off, only crosses, shots, free kicks, corners and goal kicks are lifted."),
        false),
    switchOption("back_pass", QT_TRANSLATE_NOOP("core", "Back-pass rule"),
                 QT_TRANSLATE_NOOP("core", "The goalkeeper may not take a teammate's pass with the hands."),
                 false),
    switchOption("golden_goal", QT_TRANSLATE_NOOP("core", "Golden goal"),
                 QT_TRANSLATE_NOOP("core",
                                   "The goal that decides in extra time ends the match. Off, a competition "
                                   "that plays extra time to its end does so."),
                 false),
    numberOption("aim_error_home", QT_TRANSLATE_NOOP("core", "Aim error of the home side, per cent"),
                 QT_TRANSLATE_NOOP("core",
                                   "How far from its aim the ball may go when a person plays the home side. "
                                   "Computer players have the error of their level."),
                 0, mostError, errorOfPerson),
    numberOption("aim_error_away", QT_TRANSLATE_NOOP("core", "Aim error of the visitors, per cent"),
                 QT_TRANSLATE_NOOP("core",
                                   "How far from its aim the ball may go when a person plays the visitors. "
                                   "Computer players have the error of their level."),
                 0, mostError, errorOfPerson),
    // The Tournament regulation has 34 credits: it stands behind the options of every level.
    wordOption("budget", QT_TRANSLATE_NOOP("core", "Credits of the squads"),
               QT_TRANSLATE_NOOP("core", "Unequal teams may meet in friendlies with different credits."),
               budgetWords, budgetLabels),
};

constexpr std::array allNames = namesOf(allOptions);
constexpr std::span<const char *const> tournamentNames(allNames.data(), allNames.size() - 1);

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
        tournamentNames, tournamentDefaults},
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
    rules.turnTimer = values.isOn("turn_timer");
    return rules;
}

} // namespace touchline::simulator
