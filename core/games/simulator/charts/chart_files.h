// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/charts/charts.h"
#include "core/match/chart_reader.h"

#include <span>

namespace touchline::simulator {

/// The form of a chart file: what its columns are, and how its rows become a part of `Charts`.
struct ChartForm
{
    const char *name;    ///< of the chart and of its file, without ".csv"
    const char *title;   ///< what it is for, to be translated
    const char *columns; ///< "formation,slot,column,row"
    void (*read)(ChartReader &reader, Charts &charts);
};

/// In the order of chartNames().
[[nodiscard]] std::span<const ChartForm> chartForms();
/// Reads one file into its part of `charts`.
void readChart(const ChartForm &form, const QByteArray &file, Charts &charts, Problems &problems);

} // namespace touchline::simulator
