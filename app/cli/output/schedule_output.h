// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/schedule_input.h"

#include <QJsonObject>

namespace touchline::cli {

/// A schedule as it is printed.
struct ScheduleOutput
{
    const ScheduleInput &input;
    const Schedule &schedule;
    /// By matchday and match.
    std::vector<std::vector<MatchTime>> times;
};

/// {"teams", "legs", "second_leg", "order", "seed", "numbers": {team: number}, "first_round", "exchanged",
/// "breaks", "longest_run", "imbalance", "matchdays": [{"matchday", "leg", "date", "matches": [{"home",
/// "away", "date", "time", "time_zone"}], "free"}], "wishes": [{"wish", "must", "kept"}], "gave_up"}: what is
/// not known is null.
[[nodiscard]] QJsonObject scheduleJson(const ScheduleOutput &output);
/// matchday,leg,date,time,time_zone,home,away,free: a line for each match and each free team.
[[nodiscard]] QString scheduleCsv(const ScheduleOutput &output);
[[nodiscard]] QString scheduleText(const ScheduleOutput &output);

} // namespace touchline::cli
