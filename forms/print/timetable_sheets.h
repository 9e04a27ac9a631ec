// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/day_grid.h"
#include "forms/print/form_paper.h"
#include "forms/print/picture.h"
#include "models/views/competition_state.h"

class QWidget;

namespace touchline {

/// For each day a grid of tables and hours for the wall, across, then a sheet for each table with a box for
/// each result, upright.
[[nodiscard]] std::vector<Picture> timetableSheets(const CompetitionState &state);

/// Shows how they would be printed, with a choice of printer and paper.
void printTimetable(const CompetitionState &state, QWidget *parent);

} // namespace touchline
