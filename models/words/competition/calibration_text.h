// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/cup_calibration.h"
#include "core/forecast/real_calibration.h"

namespace touchline {

/// Forecasts of simulated competitions against how these went, for a terminal: what was said and what came,
/// bin by bin, then the scores.
[[nodiscard]] QString calibrationText(const CupCalibration &calibration, const CupCalibrationWishes &wishes);

/// The cards against real World Cups, beside those who know less.
[[nodiscard]] QString calibrationText(const RealCalibration &calibration,
                                      const RealCalibrationWishes &wishes);

} // namespace touchline
