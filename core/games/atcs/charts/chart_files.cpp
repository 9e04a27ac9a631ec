// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/chart_files.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr std::array forms = std::to_array<ChartForm<Charts>>({
    {"strategy",
     QT_TRANSLATE_NOOP("core", "Strategy against strategy: attempts, shots on goal, chart modifier"),
     "own,opponent,attempts,shots_on_goal,chart_modifier", readStrategyChart},
    {"card_rolls", QT_TRANSLATE_NOOP("core", "Rolls on the card chart that a strategy allows in a check"),
     "strategy,rolls", readCardRolls},
    {"formation", QT_TRANSLATE_NOOP("core", "Formation against formation: attempts and shots on goal"),
     "own,opponent,attempts,shots_on_goal", readFormationChart},
    {"card", QT_TRANSLATE_NOOP("core", "Card chart: fouls, kicks, cards, injuries"),
     "result,effect,roll_again", readCardChart},
    {"injury", QT_TRANSLATE_NOOP("core", "What an injury does"), "result,effect", readInjuryChart},
    {"referee_country", QT_TRANSLATE_NOOP("core", "Country of the referee of a World Cup or friendly game"),
     "numbers,country,modifier", readRefereeCountries},
    {"referee", QT_TRANSLATE_NOOP("core", "Type of the referee"), "result,type", readRefereeChart},
    {"referee_modifiers", QT_TRANSLATE_NOOP("core", "What a type of referee adds to rolls"),
     "type,card_chart,goal_check,referee_call", readRefereeModifiers},
    {"goal_check", QT_TRANSLATE_NOOP("core", "Whether the referee looks at a goal"), "result,goal",
     readGoalCheckChart},
    {"referee_call", QT_TRANSLATE_NOOP("core", "What the referee then says"), "result,call", readCallChart},
    {"world_cup_host", QT_TRANSLATE_NOOP("core", "Host of a World Cup"), "numbers,country",
     readWorldCupHosts},
    {"conference_host",
     QT_TRANSLATE_NOOP("core", "Place of a conference tournament and country of its referees"),
     "conference,numbers,country", readConferenceHosts},
    {"solo_strategy", QT_TRANSLATE_NOOP("core", "Strategy of the Solo side"), "numbers,strategy",
     readSoloStrategies},
    {"solo_formation", QT_TRANSLATE_NOOP("core", "Formation of the Solo side"), "numbers,formation",
     readSoloFormations},
});

} // namespace

std::span<const ChartForm<Charts>> chartForms()
{
    return forms;
}

} // namespace touchline::atcs
