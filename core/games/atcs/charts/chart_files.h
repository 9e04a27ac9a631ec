// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/charts/charts.h"

/// The form of each chart file: what its columns are, and how its rows become a part of `Charts`.
namespace touchline::atcs {

/// In the order of ChartSet::names().
[[nodiscard]] std::span<const ChartForm<Charts>> chartForms();

// Plans and the Solo rules (specification 2.1, 2.2, 2.7): chart_plans.cpp
void readStrategyChart(ChartReader &reader, Charts &charts);
void readCardRolls(ChartReader &reader, Charts &charts);
void readFormationChart(ChartReader &reader, Charts &charts);
void readSoloStrategies(ChartReader &reader, Charts &charts);
void readSoloFormations(ChartReader &reader, Charts &charts);

// What a modified roll brings (2.3 to 2.5): chart_results.cpp
void readCardChart(ChartReader &reader, Charts &charts);
void readInjuryChart(ChartReader &reader, Charts &charts);
void readRefereeChart(ChartReader &reader, Charts &charts);
void readRefereeModifiers(ChartReader &reader, Charts &charts);
void readGoalCheckChart(ChartReader &reader, Charts &charts);
void readCallChart(ChartReader &reader, Charts &charts);

// Where referees come from and games are played (2.5, 2.6): chart_places.cpp
void readRefereeCountries(ChartReader &reader, Charts &charts);
void readWorldCupHosts(ChartReader &reader, Charts &charts);
void readConferenceHosts(ChartReader &reader, Charts &charts);

} // namespace touchline::atcs
